"""Write the table of flips that the engine answers with, from the examples of the law that name an option."""

from typing import Any

from django.core.management.base import BaseCommand

from tutorials.catalogue.flips import table_text
from tutorials.engine.totom.flips.questions import TABLE


class Command(BaseCommand):
    """Write the examples that turn an option of Tổ tôm into the table of its `flip`."""

    help = "Write the engine's table of flips from the law; check_content says when it is old."
    requires_system_checks: list[str] = []

    def handle(self, *args: Any, **options: Any) -> None:
        """Write the table."""
        TABLE.write_text(table_text(), encoding="utf-8")
