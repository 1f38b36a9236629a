"""The score book of chắn: who won, with which cước, who was báo."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, pgettext_lazy

from tutorials.engine.chan.cuoc import CUOC, MOST_TIMES, is_known
from tutorials.engine.chan.hoi import BOOK
from tutorials.hoi.address import State
from tutorials.hoi.form import COUNTED, Question, SheetForm, counted_gist
from tutorials.hoi.sheet import Choice, Kind, Sheet, Term
from tutorials.hoi.words import Count, Flag, Hand, Several, Slugs, Vocabulary, with_counted

CODES = {
    "sg": "suong", "tg": "thong", "tr": "tri", "tu": "thien-u", "du": "dia-u", "cu": "chiu-u", "ub": "u-bon",
    "pt": "pha-thien", "bt": "bach-thu", "bc": "bach-thu-chi", "tt": "thap-thanh", "bd": "bach-dinh", "td": "tam-do",
    "kt": "kinh-tu-chi", "hr": "hoa-roi-cua-phat", "nl": "nha-lau-xe-hoi-hoa-roi-cua-phat", "dh": "dong-tu-hai-hoa",
    "cl": "ca-loi-san-dinh", "cn": "ca-nhay-dau-thuyen", "nc": "ngu-ong-bat-ca", "le": "leo", "tm": "tom",
    "ch": "chiu", "bn": "bon", "tk": "thien-khai",
}  # fmt: skip
WORDS = Vocabulary(
    {"u": "u", "l": "lanh-lang", "s": "u-bao", "h": "hoa"},
    "uls",
    (
        Slugs("c", "cuoc", CODES, has_times=True),
        Count("p", "diem"),
        Count("g", "ga"),
        Several("b", "bao"),
        Flag("i", "thong", False),
    ),
)
KINDS = (
    Kind(
        "u",
        pgettext_lazy("hoi", "Ù"),
        gettext_lazy("có người ù, được điểm"),
        ("seat", "cuoc"),
        ("more", "bao", "thong", "diem", "ga"),
    ),
    Kind("hoa", pgettext_lazy("hoi", "Hòa"), gettext_lazy("nọc mở đến mức hòa, không ai ù"), ("bao",)),
    Kind("u-bao", gettext_lazy("Ù sai, bị báo"), gettext_lazy("ù sai hay xướng sai, phải đền"), ("seat",), ("bao",)),
    Kind("lanh-lang", gettext_lazy("Ù lành làng"), gettext_lazy("lỗi nhẹ, ù không có điểm"), ("seat",), ("bao",)),
)
NOT_TICKED = ("suong", "thong")  # what no cước means, and what the row of wins tells


def _cuoc(state: State, lang: str) -> list[Choice]:
    """Return the cước that the house knows."""
    known = [cuoc for cuoc in CUOC.values() if is_known(cuoc, state.house.options)]
    return [(cuoc.slug, cuoc_name(cuoc.slug, lang)) for cuoc in known if cuoc.slug not in NOT_TICKED]


def _more(state: State, lang: str) -> list[Choice]:
    """Return the cước that may come more than once."""
    again = [cuoc.slug for cuoc in CUOC.values() if cuoc.is_repeatable]
    return [(f"{slug}:{times}", f"{times} {CUOC[slug].vi}") for slug in again for times in (2, 3, MOST_TIMES)]


def cuoc_name(slug: str, lang: str) -> str:
    """Return what a cước is called, without what it means."""
    cuoc = CUOC[slug]
    return cuoc.vi if lang == "en" else cuoc.name


class Form(SheetForm):
    """The form of one hand of chắn."""

    own = {
        "seat": Question(
            "one", {"u": gettext_lazy("Ai ù"), "lanh-lang": gettext_lazy("Ai ù"), "u-bao": gettext_lazy("Ai hô ù")}
        ),
        "cuoc": Question(
            "tick", gettext_lazy("Cước sắc"), _cuoc, gettext_lazy("Không chọn gì là ù suông. Thông máy tự đếm.")
        ),
        "more": Question("tick", gettext_lazy("Cước có hai lần trở lên"), _more),
        "bao": Question("many", gettext_lazy("Ai đã bị báo trong ván")),
        "thong": Question("flag", gettext_lazy("Ù liền mà quên xướng thông"), value=False),
        "diem": Question(
            "number", gettext_lazy("Điểm đã tính sẵn"), help_text=gettext_lazy("Để trống thì máy tính theo cước.")
        ),
        "ga": Question(
            "number", gettext_lazy("Gà đã tính sẵn"), help_text=gettext_lazy("Chỉ điền ô này khi ghi điểm đã tính sẵn.")
        ),
    }

    def mended(self, hand: Hand) -> Hand:
        """Return the hand with its cước in one table."""
        times = dict.fromkeys(hand.pop("cuoc", ()), 1)
        for each in hand.pop("more", ()):
            slug, _colon, count = each.partition(":")
            times[slug] = max(times.get(slug, 0), int(count))
        ordered = {slug: times[slug] for slug in CUOC if slug in times}
        return {**hand, **({"cuoc": ordered} if ordered else {})}

    def filled(self, hand: Mapping[str, Any]) -> dict[str, list[str]]:
        """Return what the form would have been sent for a hand."""
        times = hand.get("cuoc", {})
        found = super().filled({name: value for name, value in hand.items() if name != "cuoc"})
        return found | {
            "cuoc": [slug for slug, count in times.items() if count == 1],
            "more": [f"{slug}:{count}" for slug, count in times.items() if count > 1],
        }


def gist(hand: Mapping[str, Any], lang: str, game: str) -> str:
    """Say in a few words how a hand ended."""
    if hand["result"] == COUNTED.slug:
        return counted_gist(hand)
    cuoc = ", ".join(CUOC[slug].vi for slug in hand["cuoc"] if slug != "suong")
    said = {"name": hand["seat"] or "", "cuoc": cuoc}
    if hand["result"] == "u":
        return _("%(name)s ù %(cuoc)s") % said if cuoc else _("%(name)s ù") % said
    told = {"lanh-lang": _("%(name)s ù lành làng"), "u-bao": _("%(name)s ù sai, bị báo"), "hoa": _("hòa")}
    return told[hand["result"]] % said


SHEET = Sheet(
    words=with_counted(WORDS),
    kinds=(*KINDS, COUNTED),
    form=Form,
    options=("den_ai", "ga", "ga_nuoi"),
    seating=lambda game, options: BOOK.seating(options),
    gist=gist,
    more=gettext_lazy("Thêm: ai bị báo, hai lèo hay hai tôm, điểm đã tính sẵn…"),
    terms=(Term("gop", "share", "number"),),
)
