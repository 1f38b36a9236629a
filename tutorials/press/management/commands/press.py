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

    def add_arguments(self, parser: CommandParser) -> None:
        """Take whether the press serves one server alone."""
        parser.add_argument("--ahead", action="store_true", help="print the usual books and papers before anybody asks")
        parser.add_argument("--with-parent", type=int, metavar="PID", help="stop when this process, its parent, ends")

    def handle(self, *args: Any, **options: Any) -> None:
        """Print until stopped."""
        with ExitStack() as stack:
            try:
                stack.enter_context(living())
            except BlockingIOError:
                raise CommandError(
                    f"Đã có máy in đang chạy cho {settings.RULEBOOK_DIR}. / "
                    f"A press is already running for {settings.RULEBOOK_DIR}."
                ) from None
            except OSError as error:
                places = f"{settings.RULEBOOK_DIR}, {settings.RULEBOOK_SPARE}"
                raise CommandError(f"{places}: {error.strerror}") from None
            Shift(parent=options["with_parent"], prints_ahead=options["ahead"]).run()
