"""Put a backup in the place of what is there."""

from pathlib import Path
from typing import Any

from django.core.management import call_command
from django.core.management.base import BaseCommand, CommandError, CommandParser

from totom_site import archive

OTHER_SECRET = (
    "The cookies of readers were signed with another secret than SECRET_KEY. "
    "So that they hold, add the one in the backup (tar -xOf FILE secret_key) to SECRET_KEY_FALLBACKS."
)


class Command(BaseCommand):
    """Bring back database and secret."""

    help = "Put a backup in the place of database and secret. Stop the site first."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the name of the file, and the word that it is meant."""
        parser.add_argument("file", type=Path)
        parser.add_argument("--replace", action="store_true", help="yes: what is there now is given up")

    def handle(self, *args: Any, **options: Any) -> None:
        """Restore, and bring the tables to what this version of the site wants."""
        if not options["replace"]:
            raise CommandError("what is there now is given up: say --replace, with the site stopped")
        try:
            is_same = archive.restore(options["file"])
        except archive.ArchiveError as error:
            raise CommandError(str(error)) from error
        call_command("migrate", verbosity=0)
        self.stdout.write(f"{options['file']}: restored")
        if not is_same:
            self.stdout.write(OTHER_SECRET)
