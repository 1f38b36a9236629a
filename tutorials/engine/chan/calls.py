"""What is called when a hand is shown, and what a wrong or short call costs. Law: CH-3.4, CH-7.6, CH-8.22."""

from collections.abc import Mapping
from dataclasses import dataclass

from tutorials.engine.chan.cuoc import CUOC, ORDER, PICTURES
from tutorials.engine.chan.options import Options
from tutorials.engine.chan.scoring import Times
from tutorials.engine.lines import Line

MUST_CALL = ("thien-u", "chiu-u", "u-bon", "bach-thu", "bach-thu-chi")
PARTS = ("tri", "bach-thu")  # of a picture
_TIMES_VI = {2: "hai", 3: "ba", 4: "bốn"}


def in_order(cuoc: Times) -> list[str]:
    """Return the slugs in call order. Law: CH-7.6."""
    return sorted(cuoc, key=ORDER.__getitem__)


def said(cuoc: Times) -> str:
    """Return the call as it is spoken: `thông, trì, hai lèo, có chíu`. Law: CH-7.6."""
    words = []
    for slug in in_order(cuoc):
        times = cuoc[slug]
        words.append(f"{_TIMES_VI.get(times, times)} {CUOC[slug].vi}" if times > 1 else CUOC[slug].name)
    return ", ".join(words)


@dataclass(frozen=True, slots=True)
class Heard:
    """A call compared with the hand: the cước that are paid, those too many, those that had to be said."""

    paid: dict[str, int]
    extra: tuple[str, ...]
    missing: tuple[str, ...]  # for which the call is wrong
    lost: tuple[str, ...]  # whose points are only lost

    @property
    def is_wrong(self) -> bool:
        """Say whether the call is a fault. Law: CH-8.22."""
        return bool(self.extra or self.missing)

    def lines(self) -> list[Line]:
        """Say what was too much and too little."""
        found = []
        for wrong, slugs in (("extra", self.extra), ("missing", self.missing), ("lost", self.lost)):
            if slugs:
                found.append(Line(f"chan-call-{wrong}", "CH-8.22", names=[CUOC[slug] for slug in slugs]))
        return found


def compare(true: Times, called: Mapping[str, int], options: Options) -> Heard:
    """Compare what was called with what the hand has. Law: CH-8.22.

    A picture is called by its name, or by its parts: then bạch thủ must be among them (CH-6.20).
    """
    true, called = _by_name_or_parts(true, called)
    extra = tuple(slug for slug in in_order(called) if called[slug] > true.get(slug, 0) and slug != "suong")
    short = tuple(slug for slug in in_order(true) if called.get(slug, 0) < true[slug] and slug != "suong")
    must: tuple[str, ...] = MUST_CALL if options.xuong_thieu == "phai-ho" else ()
    if "thien-u" in true:
        must = tuple(slug for slug in must if slug != "bach-thu")
    paid = {slug: min(times, called.get(slug, 0)) for slug, times in true.items() if called.get(slug)}
    return Heard(
        paid or {"suong": 1},
        extra,
        tuple(slug for slug in short if slug in must),
        tuple(slug for slug in short if slug not in must),
    )


def _by_name_or_parts(true: Times, called: Mapping[str, int]) -> tuple[dict[str, int], dict[str, int]]:
    """Return both with a picture under its name, where one is called so, and else under trì and bạch thủ."""
    pictures = [slug for slug in PICTURES if slug in true]
    if any(called.get(slug) for slug in pictures):
        return dict(true), {slug: times for slug, times in called.items() if slug not in PARTS}
    left = {slug: times for slug, times in true.items() if slug not in pictures}
    return (left | dict.fromkeys(PARTS, 1) if pictures else left), dict(called)
