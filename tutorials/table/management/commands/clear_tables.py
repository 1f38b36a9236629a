"""Clear tables at which nobody has played for a long time."""

from datetime import timedelta
from typing import Any

from django.core.management.base import BaseCommand, CommandParser
from django.utils import timezone

from tutorials.table.clearing import DAYS, clear
from tutorials.weighing.job import forget


class Command(BaseCommand):
    """Delete rows that nobody will ask for."""

    help = "Clear tables at which nobody has played for so many days: all of them, or sooner than the site does itself."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the number of days."""
        parser.add_argument(
            "--days", type=int, default=DAYS, choices=range(1, 3651), metavar="DAYS", help="(%(default)s)"
        )

    def handle(self, *args: Any, **options: Any) -> None:
        """Clear them, and say how many they were."""
        before = timezone.now() - timedelta(days=options["days"])
        forget(before)  # what their hands were worth
        count = 0
        while cleared := clear(before):
            count += cleared
        self.stdout.write(f"cleared: {count}")
