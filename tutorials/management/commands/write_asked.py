"""Write down which clauses each kind of fresh exercise asks about: where a clause that is due is looked for."""

from typing import Any

from django.core.management.base import BaseCommand

from tutorials.training.asked import FILE, text


class Command(BaseCommand):
    """Make some dozens of exercises of every kind and read their proofs; it takes half a minute."""

    help = "Count anew which clauses the fresh exercises ask about, after a change of those who make them."
    requires_system_checks: list[str] = []

    def handle(self, *args: Any, **options: Any) -> None:
        """Write the file."""
        FILE.write_text(text(), encoding="utf-8")
        self.stderr.write(f"{FILE.name} written")
