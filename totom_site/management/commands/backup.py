"""Write a backup of all that cannot be made anew."""

from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from totom_site import archive


class Command(BaseCommand):
    """Copy database and secret into one file, which only its owner can read."""

    help = (
        "Write database and secret into one file; the site may go on meanwhile. Whoever has the file can sign cookies."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the name of the file."""
        parser.add_argument("file", type=Path)

    def handle(self, *args: Any, **options: Any) -> None:
        """Write it, and say where and how large it is."""
        try:
            archive.backup(options["file"])
        except archive.ArchiveError as error:
            raise CommandError(str(error)) from error
        self.stdout.write(f"{options['file']}: {options['file'].stat().st_size:,} bytes")
