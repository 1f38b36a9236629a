"""Print a rulebook to a file."""

import gc
import sys
from argparse import ArgumentTypeError
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from tutorials.catalogue.houses import clean
from tutorials.catalogue.marks import USUAL_FACE
from tutorials.faces.compose import Face
from tutorials.press.letters import complaint, unprintable
from tutorials.press.orders import printed
from tutorials.press.pdf import PRINTING, MissingLibraries
from tutorials.press.store import write
from tutorials.rulebook.choices import FORMS, LONGEST_CLUB, WHOLE, Edition, Kind, Language, Paper, books, clean_club
from tutorials.rulebook.orders import BookOrder, address_of_books
from tutorials.rulebook.places import code_of


class Command(BaseCommand):
    """Print one edition, or copy it if it is kept."""

    help = "Write a rulebook as PDF."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the choices of the page."""
        parser.add_argument("--game", choices=[*books(), WHOLE], default=FORMS[0])
        parser.add_argument(
            "--games", choices=books(), nargs="+", default=[], help=f"of a book of several (--game {WHOLE})"
        )
        parser.add_argument("--rules", default="", help="house rules: a preset, or a village as addresses write it")
        parser.add_argument("--name", type=_village, default="", help="of that village")
        parser.add_argument("--lang", choices=[each.value for each in Language], default=Language.VI.value)
        parser.add_argument("--kind", choices=[each.value for each in Kind], default=Kind.LAW.value)
        parser.add_argument("--paper", choices=[each.value for each in Paper], default=Paper.A5.value)
        parser.add_argument("--face", choices=[each.value for each in Face], default=USUAL_FACE)
        parser.add_argument("--club", type=_club, default="", help="name to print on the cover")
        parser.add_argument(
            "--address", default=settings.SITE_ADDRESS, help="where the site is, for the QR code (%(default)s)"
        )
        parser.add_argument("-o", "--output", default="", help="file to write; - for standard output")

    def handle(self, *args: Any, **options: Any) -> None:
        """Write the book, and say where it is."""
        edition = Edition(
            game=options["game"],
            several=tuple(options["games"]),
            rules=options["rules"],
            name=options["name"],
            language=Language(options["lang"]),
            paper=Paper(options["paper"]),
            face=Face(options["face"]),
            club=options["club"],
            kind=Kind(options["kind"]),
        )
        self._check(edition)
        if edition.house.faults:
            raise CommandError(f"--rules: {edition.house.faults[0].en}")
        gc.set_threshold(*PRINTING)
        address = address_of_books(edition, options["address"].rstrip("/"))
        try:
            data = printed(BookOrder(edition, address))
        except MissingLibraries as missing:
            raise CommandError(" / ".join(missing.text.say(lang) for lang in edition.language.langs)) from None
        name = f"{edition.game}-{edition.rules}-{edition.language.value}-{edition.paper.value}.pdf"
        self._save(options["output"] or name, data, code_of(edition))

    def _check(self, edition: Edition) -> None:
        """Refuse what the page does not offer either. Raises CommandError."""
        if edition.paper not in edition.kind.papers:
            raise CommandError(f"--paper: a {edition.kind.value} is not printed as {edition.paper.value}")
        if edition.language not in edition.kind.languages:
            raise CommandError(f"--lang: a {edition.kind.value} is not printed in {edition.language.value}")
        if edition.is_whole and edition.kind is Kind.BOOKLET:
            raise CommandError(f"--kind: a booklet is of one game, not of {edition.game}")

    def _save(self, output: str, data: bytes, code: str) -> None:
        if output == "-":
            sys.stdout.buffer.write(data)
            return
        try:
            write(Path(output), data)
        except OSError as error:
            raise CommandError(f"{output}: {error.strerror}") from None
        self.stderr.write(f"{output}: {code}, {len(data) / 1000:.0f} kB")


def _club(text: str) -> str:
    name = clean_club(text)
    if len(name) > LONGEST_CLUB:
        raise ArgumentTypeError(f"{len(name)} > {LONGEST_CLUB}")
    return _printable(name)


def _village(text: str) -> str:
    return _printable(clean(text))


def _printable(name: str) -> str:
    if letter := unprintable(name):
        raise ArgumentTypeError(complaint(letter).en)
    return name
