"""A printer that prints lines, and bad disks."""

from tests.press.printers import bad_disk, printer, queue

__all__ = ["bad_disk", "printer", "queue"]
