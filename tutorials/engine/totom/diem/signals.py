"""The drum signals of tổ tôm điếm. Law: TD-8.

A signal is told by its sounds: tùng on the skin, cắc on the rim, long rolls, in some villages a gong.
"""

from dataclasses import dataclass, replace

from tutorials.engine.errors import Message
from tutorials.engine.totom.diem.strokes import CAC, GONG, ROLL, TUNG
from tutorials.engine.totom.options import Options
from tutorials.engine.words import both

SMALL, GREAT = "trong-con", "trong-cai"  # the player's drum, and the trung quân's, which repeats it
MANY_FROM = 2  # that many cắc alone urge somebody on (TD-8.4)


@dataclass(frozen=True, slots=True)
class Signal:
    """One signal of the small drum."""

    slug: str
    article: str
    strokes: str  # as it is written and played; … goes on in the same way, / pauses
    sounds: tuple[str, ...]
    is_custom: bool = False  # given by the law as an example that each village settles

    @property
    def name(self) -> Message:
        """Return what it is called."""
        return both(f"signal-name-{self.slug}")

    @property
    def meaning(self) -> Message:
        """Return what it says."""
        return both(f"signal-meaning-{self.slug}")

    @property
    def instrument(self) -> str:
        """Return what the player strikes."""
        return GONG if GONG in self.sounds else SMALL

    @property
    def said(self) -> Message:
        """Return the strokes in few words: rolls counted, the rest as it is written."""
        rolls = {1: Message("một hồi dài", "one long roll"), 3: Message("ba hồi dài", "three long rolls")}
        return rolls[len(self.sounds)] if ROLL in self.sounds else Message(self.strokes, self.strokes)

    @property
    def phrase(self) -> str:
        """Return the key of the sentence that tells the signal."""
        return f"drum-{self.slug}" if self.instrument == SMALL else f"drum-{self.slug}-{self.instrument}"


SIGNALS: tuple[Signal, ...] = (
    Signal("khong-an", "TD-8.3", "cắc", (CAC,)),
    Signal("giuc", "TD-8.4", "cắc cắc cắc…", (CAC, CAC, CAC)),
    Signal("an", "TD-8.5", "tùng", (TUNG,)),
    Signal("hoi", "TD-8.6", "tùng cắc", (TUNG, CAC)),
    Signal("phong", "TD-8.7", "tùng tùng", (TUNG,) * 2),
    Signal("day-khan", "TD-8.9", "tùng tùng tùng", (TUNG,) * 3),
    Signal("day-thien-khai", "TD-8.10", "tùng tùng tùng tùng", (TUNG,) * 4),
    Signal("u", "TD-8.11", "tùng tùng tùng… tùng", (ROLL,)),
    Signal("u-chi-nay", "TD-8.12", "tùng tùng tùng… tùng / tùng tùng tùng… tùng / tùng tùng tùng… tùng", (ROLL,) * 3),
    Signal("tra-chen-an-2-danh-1", "TD-8.13.1", "tùng tùng cắc", (TUNG, TUNG, CAC), is_custom=True),
    Signal("tra-chen-an-ca", "TD-8.13.2", "tùng tùng tùng cắc", (TUNG, TUNG, TUNG, CAC), is_custom=True),
)


def signals(options: Options) -> tuple[Signal, ...]:
    """Return the signals of a house. Law: TD-8.3 to TD-8.13; the gong for `not taking`: T42."""
    if options.trong_khong_an != "mot-chieng":
        return SIGNALS
    return tuple(
        replace(each, strokes="chiêng", sounds=(GONG,)) if each.slug == "khong-an" else each for each in SIGNALS
    )


def signal_of(slug: str, options: Options) -> Signal:
    """Return a signal as this house sounds it. Raises KeyError if there is none of that name."""
    return {each.slug: each for each in signals(options)}[slug]


def meant_by(sounds: tuple[str, ...], options: Options) -> tuple[Signal, ...]:
    """Return the signals that sound like this."""
    is_urging = len(sounds) >= MANY_FROM and set(sounds) == {CAC}
    return tuple(each for each in signals(options) if each.sounds == sounds or (is_urging and each.slug == "giuc"))
