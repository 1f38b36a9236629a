"""Print the books that readers order."""

from contextlib import ExitStack
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from tutorials.press.queue import living
from tutorials.press.shift import Shift


class Command(BaseCommand):
    """Be the press of this machine until stopped."""

    help = "Print the books that readers order, one at a time, until stopped. One press runs on a machine."
    _has_waited = False

    def add_arguments(self, parser: CommandParser) -> None:
        """Take whether the press serves one server alone."""
        parser.add_argument("--ahead", action="store_true", help="print the usual books and papers before anybody asks")
        parser.add_argument("--with-parent", type=int, metavar="PID", help="stop when this process, its parent, ends")

    def handle(self, *args: Any, **options: Any) -> None:
        """Print until stopped."""
        shift = Shift(parent=options["with_parent"], prints_ahead=options["ahead"])
        with ExitStack() as stack:
            try:
                while not _is_alone(stack):
                    self._refuse_or_wait(shift)
            except OSError as error:
                places = f"{settings.RULEBOOK_DIR}, {settings.RULEBOOK_SPARE}"
                raise CommandError(f"{places}: {error.strerror}") from None
            shift.run()

    def _refuse_or_wait(self, shift: Shift) -> None:
        """Wait as long as a server needs the press: that of the server before may still be ending."""
        said = (
            f"Đã có máy in đang chạy cho {settings.RULEBOOK_DIR}. / "
            f"A press is already running for {settings.RULEBOOK_DIR}."
        )
        if not shift.has_server:
            raise CommandError(said)
        if not self._has_waited:
            self.stderr.write(said)
            self._has_waited = True


def _is_alone(stack: ExitStack) -> bool:
    """Try to be the press of this machine until the stack ends."""
    try:
        stack.enter_context(living())
    except BlockingIOError:
        return False
    return True
