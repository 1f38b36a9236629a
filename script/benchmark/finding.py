"""How often the search puts first what people mean, how long it takes, and what its index costs."""

import random
import resource
import statistics
import string
import time
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import tomli

from script.benchmark.figures import Figure, p95

if TYPE_CHECKING:
    from tutorials.search.results import Results

PART = "search"
FILE = Path("tests/search/asked.toml")
SEED = 20261123
GARBAGE = 300
ASIDE = ("kept",)  # sets that are counted and not told
LONGEST = 200  # letters that the page reads
FRIGHT = "0123456789 .,;-§#%&()[]\"'<>♠♥đơưăâêôạặợ食不"
ROUNDS = 3


@dataclass(frozen=True)
class Asked:
    """One search of the file, in the language of its reader, with the addresses of which one must come first."""

    name: str
    lang: str
    query: str
    wanted: tuple[str, ...]

    def place(self, addresses: Iterator[str]) -> int:
        """Return at which place a wanted address stands, from 1; 0 where none does."""
        for place, address in enumerate(addresses, 1):
            bare = address.removeprefix("/en") if self.lang == "en" else address
            if any(_is_like(bare, wanted) for wanted in self.wanted):
                return place
        return 0


def _is_like(address: str, wanted: str) -> bool:
    return fnmatchcase(address, wanted.replace("?", "[?]"))


def searches(path: Path = FILE) -> list[Asked]:
    """Return the searches of the file."""
    sets = tomli.loads(path.read_text(encoding="utf-8"))["set"]
    return [
        Asked(each["name"], each["lang"], query, tuple(wanted)) for each in sets for query, *wanted in each["asked"]
    ]


def garbage(dice: random.Random, count: int) -> Iterator[str]:
    """Yield what strangers type, or send: letters, signs, words in no order, as long as the page reads."""
    words = [word for asked in searches() for word in asked.query.split()]
    sources = (string.ascii_lowercase + " ", FRIGHT, "ab ", "7vws ", [f"{word} " for word in words])
    for number in range(count):
        source = sources[number % len(sources)]
        yield "".join(dice.choice(source) for _ in range(dice.randrange(1, LONGEST)))[:LONGEST]


def measure(environ: dict[str, str], *, is_told: bool = False) -> list[Figure]:
    """Ask everything of the file, then garbage."""
    import django

    django.setup()
    figures = [*_built()]
    asked = searches()
    places = {each: _answer(each.query, each.lang)[0] for each in asked}
    found = {each: each.place(addresses.addresses) for each, addresses in places.items()}
    for name in dict.fromkeys(each.name for each in asked):
        of_set = [found[each] for each in asked if each.name == name]
        for most, said in ((1, "first"), (3, "in the first three")):
            share = 100 * sum(0 < place <= most for place in of_set) / len(of_set)
            bar = 95 if most == 1 else None
            figures.append(Figure(PART, f"{name}, {len(of_set)} searches: {said}", share, "%", at_least=bar))
    if is_told:
        for each, place in found.items():
            if place != 1 and each.name not in ASIDE:
                first = list(places[each].addresses)[:3]
                print(f"{each.name} {place:>2} {each.lang} {each.query!r}: {first}")
    figures += _timed("searches", [(each.query, each.lang) for each in asked] * ROUNDS, at_most=15)
    rubbish = [(text, "vi") for text in garbage(random.Random(SEED), GARBAGE)]
    return [*figures, *_timed("garbage", rubbish)]


def _answer(query: str, lang: str) -> "tuple[Results, float]":
    """Return the answer of a search and how many milliseconds of a core it took."""
    from django.utils.translation import override

    from tutorials.search.results import answer

    with override(lang):
        begin = time.thread_time()
        found = answer(query, lang)
        return found, (time.thread_time() - begin) * 1000


def _built() -> Iterator[Figure]:
    """Build the index and weigh it."""
    from tutorials.catalogue import load
    from tutorials.search.results import index

    load()
    before, begin = _resident(), time.process_time()
    index()
    yield Figure(PART, "index: built", time.process_time() - begin, "s")
    yield Figure(PART, "index: memory", _resident() - before, "MB")


def _resident() -> float:
    """Return the memory of this process that is in use, in MB."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * resource.getpagesize() / 1e6


def _timed(name: str, asked: list[tuple[str, str]], at_most: float | None = None) -> Iterator[Figure]:
    taken = [_answer(query, lang)[1] for query, lang in asked]
    yield Figure(PART, f"{name}, p50", statistics.median(taken), "ms")
    yield Figure(PART, f"{name}, p95", p95(taken), "ms", at_most=at_most)
    yield Figure(PART, f"{name}, longest", max(taken), "ms", at_most=100)


tell = partial(measure, is_told=True)

if __name__ == "__main__":
    import os

    from script.benchmark.figures import table

    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "totom_site.settings")
    print(table(tell({})))
