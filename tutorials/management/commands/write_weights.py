"""Write down how many questions of the law each house rule turns: what the pages of two villages put first."""

from typing import Any

from django.core.management.base import BaseCommand

from tutorials.catalogue.weights import FILE, text


class Command(BaseCommand):
    """Ask all questions of all laws with one rule changed at a time; it takes some minutes."""

    help = "Count anew what each house rule turns, after a change of options or of the examples of the law."
    requires_system_checks: list[str] = []

    def handle(self, *args: Any, **options: Any) -> None:
        """Write the file."""
        FILE.write_text(text(), encoding="utf-8")
        self.stderr.write(f"{FILE.name} written")
