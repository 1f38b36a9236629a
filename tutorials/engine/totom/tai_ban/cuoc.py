"""The cước of tài bàn: names, articles, multiples of N. Law: TB-15.1 to TB-15.3."""

from dataclasses import dataclass

from tutorials.engine.cards import bare
from tutorials.engine.errors import DoorError, Place, shown
from tutorials.engine.words import both, with_gloss

MIN_LUNG = 9
TAI_BAN_LUNG = 19


@dataclass(frozen=True, slots=True)
class Cuoc:
    """One of the three cước of tài bàn, worth a multiple of N. Law: TB-15."""

    slug: str
    vi: str
    gloss: str  # what it means, in English: its name is Vietnamese there too
    times: int
    article: str
    aliases: tuple[str, ...] = ()

    @property
    def en(self) -> str:
        """Return its name with what it means."""
        return with_gloss(self.vi, self.gloss)


CUOC = {
    cuoc.slug: cuoc
    for cuoc in (
        Cuoc("suong", "suông", "plain", 1, "TB-15.1", ("xuông",)),
        Cuoc("tai-ban", "tài bàn", "19 lưng or more", 2, "TB-15.2"),
        Cuoc("suu-ban", "sửu bàn", "no khàn from the deal", 3, "TB-15.3"),
    )
}


def find_cuoc(name: object, field: Place) -> Cuoc:
    """Return the cước of that slug, name or alias. Raises DoorError if there is none."""
    if isinstance(name, str):
        plain = bare(name).replace("-", " ").strip().removeprefix("u ")
        for cuoc in CUOC.values():
            if plain in (bare(each) for each in (cuoc.slug.replace("-", " "), cuoc.vi, *cuoc.aliases)):
                return cuoc
    raise DoorError("unknown-cuoc", field, both("error-tai-ban-unknown-cuoc", given=shown(name), known=[*CUOC]))


def cuoc_of(lung: int, *, khan_at_deal: bool) -> Cuoc | None:
    """Return the cước of so many lưng, None below nine. Law: TB-15.1 to TB-15.3."""
    if lung < MIN_LUNG:
        return None
    if not khan_at_deal:
        return CUOC["suu-ban"]
    return CUOC["tai-ban"] if lung >= TAI_BAN_LUNG else CUOC["suong"]
