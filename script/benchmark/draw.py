"""Draw strings by a seed, kind by kind, for a reader who marks those that he would print as they stand.

    python -m script.benchmark.draw --seed S [--strings 300] [--lang en] [--kinds law,puzzle]

Each line: number, kind, file and line, the string. Strings of fewer than four words are left out.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from random import Random

import polib

from tutorials.catalogue.strings import String, strings

LOCALE = Path("totom_site/locale/en/LC_MESSAGES/django.po")
SHORTEST = 4  # words


def interface() -> Iterator[String]:
    """Yield the strings of pages, in both languages."""
    for entry in polib.pofile(str(LOCALE)):
        for lang, text in (("vi", entry.msgid), ("en", entry.msgstr or entry.msgstr_plural.get(1, ""))):
            yield String("interface", lang, str(LOCALE), entry.linenum, "", text)


def drawn(lang: str, kinds: set[str], count: int, seed: str) -> list[String]:
    """Return so many strings of a language, the same number of each kind as far as it goes."""
    found: dict[str, list[String]] = {}
    for string in (*strings(), *interface()):
        if string.lang == lang and len(string.text.split()) >= SHORTEST and (not kinds or string.kind in kinds):
            found.setdefault(string.kind, []).append(string)
    dice = Random(seed)
    for each in found.values():
        dice.shuffle(each)
    chosen: list[String] = []
    while len(chosen) < count and any(found.values()):
        for kind in sorted(found):
            if found[kind] and len(chosen) < count:
                chosen.append(found[kind].pop())
    return sorted(chosen, key=lambda each: (each.kind, each.file, each.line))


def main() -> None:
    """Read the command line and print the draw."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", required=True)
    parser.add_argument("--strings", type=int, default=300)
    parser.add_argument("--lang", choices=("vi", "en"), default="en")
    parser.add_argument("--kinds", default="", help="separated by commas; without: all")
    given = parser.parse_args()
    kinds = {each for each in given.kinds.split(",") if each}
    for number, each in enumerate(drawn(given.lang, kinds, given.strings, given.seed), 1):
        print(f"{number}\t{each.kind}\t{each.file}:{each.line}\t{each.text}")


if __name__ == "__main__":
    main()
