"""Clear tables at which nobody has played for a long time."""

from datetime import timedelta
from typing import Any

from django.core.management.base import BaseCommand, CommandParser
from django.utils import timezone

from tutorials.table.models import Sitting
from tutorials.weighing.job import forget

DAYS = 30
BATCH = 500  # tables that are cleared at once, so that nobody who plays waits for long


class Command(BaseCommand):
    """Delete rows that nobody will ask for."""

    help = "Clear tables at which nobody has played for so many days; to be run once a day or a week."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the number of days."""
        parser.add_argument(
            "--days", type=int, default=DAYS, choices=range(1, 3651), metavar="DAYS", help="(%(default)s)"
        )

    def handle(self, *args: Any, **options: Any) -> None:
        """Clear them, and say how many they were."""
        before = timezone.now() - timedelta(days=options["days"])
        forget(before)  # what their hands were worth
        idle = Sitting.objects.filter(touched__lt=before)
        count = 0
        while keys := list(idle.values_list("pk", flat=True)[:BATCH]):
            Sitting.objects.filter(pk__in=keys).delete()
            count += len(keys)
        self.stdout.write(f"cleared: {count}")
