"""Cước that no hand has together, each pair with its article and its reason. Law: CH-6, CH-7.8."""

from collections.abc import Iterator
from dataclasses import dataclass

from tutorials.engine.chan.cuoc import BLOSSOMS, CARPS, CUOC, PICTURES
from tutorials.engine.chan.options import Options
from tutorials.engine.chan.scoring import Times
from tutorials.engine.errors import Message
from tutorials.engine.words import both

_MOST_LEO_OF_EIGHT = 2  # each lèo has three reds


@dataclass(frozen=True, slots=True)
class Clash:
    """A cước, the cước that it cannot stand beside, by which article and why."""

    slug: str
    others: tuple[str, ...]
    article: str
    phrase: str

    @property
    def why(self) -> Message:
        """Return the reason."""
        return both(self.phrase)


_WITH_A_CARD = ("tri", "dia-u", "chiu-u", "u-bon", "bach-thu-chi", *PICTURES)  # the winning card makes them
_WITH_CHAN = (  # made of chắn or of several alike
    "thien-khai", "chiu", "chiu-u", "bon", "u-bon", "kinh-tu-chi", "nha-lau-xe-hoi-hoa-roi-cua-phat", "ngu-ong-bat-ca",
)  # fmt: skip
CLASHES = (
    Clash("suong", tuple(slug for slug in CUOC if slug != "suong"), "CH-6.1", "clash-suong"),
    Clash("thien-u", (*_WITH_A_CARD, "chiu", "bon", "pha-thien"), "CH-6.4", "clash-thien-u"),
    Clash("bach-thu-chi", ("bach-thu",), "CH-6.9", "clash-bach-thu-chi"),
    Clash("u-bon", ("chiu-u",), "CH-6.7", "clash-u-bon"),
    Clash("thap-thanh", ("bach-thu", "bach-thu-chi", *PICTURES), "CH-6.15", "clash-thap-thanh"),
    Clash("bach-dinh", ("tam-do", "kinh-tu-chi", "leo", "bach-thu-chi", *CARPS), "CH-6.16", "clash-bach-dinh"),
    Clash("tam-do", ("kinh-tu-chi",), "CH-6.17", "clash-tam-do"),
    Clash("kinh-tu-chi", ("leo", *CARPS), "CH-6.18", "clash-kinh-tu-chi"),
    Clash("pha-thien", _WITH_CHAN, "CH-6.19", "clash-pha-thien"),
    *(Clash(slug, ("tri", "bach-thu", "bach-thu-chi"), "CH-6.20", "clash-picture") for slug in PICTURES),
    *(Clash(slug, CARPS, "CH-6.24", "clash-two-pictures") for slug in BLOSSOMS),
)
_DEALT_SINGLE = Clash("thien-u", ("bach-thu",), "CH-6.8", "clash-dealt")
_TOO_MANY_LEO = Clash("tam-do", ("leo",), "CH-6.17", "clash-many-leo")


def clash_in(cuoc: Times, options: Options) -> tuple[Clash, str] | None:
    """Return the first clash among cước and the other one of the two; None if a hand can have them all. Law: CH-7.8."""
    for clash in _clashes(cuoc, options):
        other = next((slug for slug in clash.others if cuoc.get(slug)), None)
        if cuoc.get(clash.slug) and other is not None:
            return clash, other
    return None


def _clashes(cuoc: Times, options: Options) -> Iterator[Clash]:
    yield from CLASHES
    if not options.thien_u_bach_thu:
        yield _DEALT_SINGLE
    if options.tam_do == "dung" and cuoc.get("leo", 0) > _MOST_LEO_OF_EIGHT:
        yield _TOO_MANY_LEO
