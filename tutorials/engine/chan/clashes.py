"""Cước that no hand has together, each pair with its article and its reason. Law: CH-6, CH-7.8."""

from collections.abc import Iterator
from dataclasses import dataclass

from tutorials.engine.chan.cuoc import BLOSSOMS, CARPS, CUOC, PICTURES
from tutorials.engine.chan.options import Options
from tutorials.engine.chan.scoring import Times
from tutorials.engine.errors import Message

_MOST_LEO_OF_EIGHT = 2  # each lèo has three reds


@dataclass(frozen=True, slots=True)
class Clash:
    """A cước, the cước that it cannot stand beside, by which article and why."""

    slug: str
    others: tuple[str, ...]
    article: str
    why: Message


_WITH_A_CARD = ("tri", "dia-u", "chiu-u", "u-bon", "bach-thu-chi", *PICTURES)  # the winning card makes them
CLASHES = (
    Clash(
        "suong",
        tuple(slug for slug in CUOC if slug != "suong"),
        "CH-6.1",
        Message("suông là ù không có cước nào", "a plain win has no bonus at all"),
    ),
    Clash(
        "thien-u",
        (*_WITH_A_CARD, "chiu", "bon", "pha-thien"),
        "CH-6.4",
        Message(
            "thiên ù là lên bài đã ù, chưa có quân ù, chưa ăn chưa chíu quân nào",
            "thiên ù is won as dealt: there is no winning card, and nothing has been taken",
        ),
    ),
    Clash(
        "bach-thu-chi",
        ("bach-thu",),
        "CH-6.9",
        Message("đã là bạch thủ chi thì không tính thêm bạch thủ", "bạch thủ chi takes the place of bạch thủ"),
    ),
    Clash(
        "u-bon",
        ("chiu-u",),
        "CH-6.7",
        Message(
            "ù bòn thì trên tay có một quân giống quân ù, chíu ù thì có ba",
            "ù bòn needs one copy of the winning card in hand, chíu ù three",
        ),
    ),
    Clash(
        "thap-thanh",
        ("bach-thu", "bach-thu-chi", *PICTURES),
        "CH-6.15",
        Message(
            "thập thành toàn chắn, bạch thủ chỉ vừa đủ số chắn",
            "thập thành is all chắn, while bạch thủ has only as many as a win needs",
        ),
    ),
    Clash(
        "bach-dinh",
        ("tam-do", "kinh-tu-chi", "leo", "bach-thu-chi", *CARPS),
        "CH-6.16",
        Message("bạch định không có quân đỏ nào", "bạch định has no red card"),
    ),
    Clash(
        "tam-do",
        ("kinh-tu-chi",),
        "CH-6.17",
        Message("kính tứ chi chỉ có bốn quân đỏ", "kính tứ chi has only four red cards"),
    ),
    Clash(
        "kinh-tu-chi",
        ("leo", *CARPS),
        "CH-6.18",
        Message("kính tứ chi chỉ có chi chi là quân đỏ", "kính tứ chi has no red cards except chi chi"),
    ),
    Clash(
        "pha-thien",
        (
            "thien-khai", "chiu", "chiu-u", "bon", "u-bon", "kinh-tu-chi", "nha-lau-xe-hoi-hoa-roi-cua-phat",
            "ngu-ong-bat-ca",
        ),
        "CH-6.19",
        Message("phá thiên là lên bài không có chắn nào", "phá thiên is a hand dealt without any chắn"),
    ),
    *(
        Clash(
            slug,
            ("tri", "bach-thu", "bach-thu-chi"),
            "CH-6.20",
            Message("tên tranh đã gồm trì bạch thủ", "the name of the picture stands for trì and bạch thủ"),
        )
        for slug in PICTURES
    ),
    *(
        Clash(
            slug,
            CARPS,
            "CH-6.24",
            Message("tranh này ù 2 vạn, tranh kia ù 8 vạn", "one is won on the 2 of vạn, the other on the 8 of vạn"),
        )
        for slug in BLOSSOMS
    ),
)  # fmt: skip
_DEALT_SINGLE = Clash(
    "thien-u",
    ("bach-thu",),
    "CH-6.8",
    Message("lệ này không kể bạch thủ cho thiên ù", "these house rules do not count bạch thủ with thiên ù"),
)
_TOO_MANY_LEO = Clash(
    "tam-do",
    ("leo",),
    "CH-6.17",
    Message(
        "tám đỏ có đúng tám quân đỏ, ba lèo đã là chín",
        "tám đỏ has exactly eight red cards, and three lèo already have nine",
    ),
)


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
