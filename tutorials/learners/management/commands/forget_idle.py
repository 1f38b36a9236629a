"""Forget learners who have solved nothing for a long time."""

from argparse import ArgumentTypeError
from datetime import timedelta
from typing import Any

from django.core.management.base import BaseCommand, CommandParser
from django.utils import timezone

from tutorials.learners.memory import forget_idle

YEAR = 365


class Command(BaseCommand):
    """Delete rows that nobody will ask for."""

    help = "Forget learners who have solved nothing for so many days; to be run once a day or a week."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the number of days."""
        parser.add_argument(
            "--days", type=_days, default=2 * YEAR, help="of silence (%(default)s: as long as the cookie)"
        )

    def handle(self, *args: Any, **options: Any) -> None:
        """Forget them, and say how many they were."""
        count = forget_idle(timezone.now() - timedelta(days=options["days"]))
        self.stdout.write(f"forgotten: {count}")


def _days(word: str) -> int:
    if not word.isdecimal() or int(word) < 1:
        raise ArgumentTypeError(f"{word} is no number of days")
    return int(word)
