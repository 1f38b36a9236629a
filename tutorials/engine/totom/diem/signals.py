"""The drum signals of tổ tôm điếm. Law: TD-8.

A signal is told by its sounds: tùng on the skin, cắc on the rim, long rolls, in some villages a gong.
"""

from dataclasses import dataclass, replace

from tutorials.engine.errors import Message
from tutorials.engine.totom.diem.strokes import CAC, GONG, ROLL, TUNG
from tutorials.engine.totom.options import Options

SMALL, GREAT = "trong-con", "trong-cai"  # the player's drum, and the trung quân's, which repeats it
MANY_FROM = 2  # that many cắc alone urge somebody on (TD-8.4)


@dataclass(frozen=True, slots=True)
class Signal:
    """One signal of the small drum."""

    slug: str
    article: str
    name: Message
    strokes: str  # as it is written and played; … goes on in the same way, / pauses
    sounds: tuple[str, ...]
    meaning: Message
    is_custom: bool = False  # given by the law as an example that each village settles

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
    Signal(
        "khong-an",
        "TD-8.3",
        Message("không ăn", "not taking"),
        "cắc",
        (CAC,),
        Message("không ăn quân vừa ra", "the card that came is not taken"),
    ),
    Signal(
        "giuc",
        "TD-8.4",
        Message("giục", "hurry"),
        "cắc cắc cắc…",
        (CAC, CAC, CAC),
        Message("giục người khác đánh nhanh", "another player is asked to be quick"),
    ),
    Signal(
        "an",
        "TD-8.5",
        Message("ăn", "taking"),
        "tùng",
        (TUNG,),
        Message("ăn quân vừa ra", "the card that came is taken"),
    ),
    Signal(
        "hoi",
        "TD-8.6",
        Message("hỏi trung quân", "asking the caller"),
        "tùng cắc",
        (TUNG, CAC),
        Message("xin hỏi trung quân một điều", "a question to the caller"),
    ),
    Signal(
        "phong",
        "TD-8.7",
        Message("phỗng", "phỗng"),
        "tùng tùng",
        (TUNG,) * 2,
        Message("phỗng quân vừa ra bằng đôi trên tay", "the card that came is taken by phỗng with a pair"),
    ),
    Signal(
        "day-khan",
        "TD-8.9",
        Message("dậy khàn", "raising a khàn"),
        "tùng tùng tùng",
        (TUNG,) * 3,
        Message("lật khàn úp, nhập với quân vừa ra", "the three lying face down join the card that came"),
    ),
    Signal(
        "day-thien-khai",
        "TD-8.10",
        Message("dậy thiên khai", "raising a thiên khai"),
        "tùng tùng tùng tùng",
        (TUNG,) * 4,
        Message("lật bốn quân thiên khai cho làng xem", "the four alike are turned up for all to see"),
    ),
    Signal(
        "u",
        "TD-8.11",
        Message("ù", "a win"),
        "tùng tùng tùng… tùng",
        (ROLL,),
        Message("bài đã ù", "the hand is won"),
    ),
    Signal(
        "u-chi-nay",
        "TD-8.12",
        Message("ù chi nẩy", "a win with chi nẩy"),
        "tùng tùng tùng… tùng / tùng tùng tùng… tùng / tùng tùng tùng… tùng",
        (ROLL,) * 3,
        Message("bài đã ù, cước chi nẩy", "the hand is won with chi nẩy"),
    ),
    Signal(
        "tra-chen-an-2-danh-1",
        "TD-8.13.1",
        Message("trả chén: ăn hai đánh một", "returning the cup: two kept, one discarded"),
        "tùng tùng cắc",
        (TUNG, TUNG, CAC),
        Message(
            "khàn bất thực đã vào phu hai quân, đánh đi một quân",
            "of the declined three, two went into sets and one was discarded",
        ),
        is_custom=True,
    ),
    Signal(
        "tra-chen-an-ca",
        "TD-8.13.2",
        Message("trả chén: ăn cả", "returning the cup: all kept"),
        "tùng tùng tùng cắc",
        (TUNG, TUNG, TUNG, CAC),
        Message("cả ba quân khàn bất thực đã vào phu", "all three cards of the declined khàn went into sets"),
        is_custom=True,
    ),
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
