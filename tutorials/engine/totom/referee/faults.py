"""The faults of play: slug, names, result and article; and one fault found in a record."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tutorials.engine.cards import Kind
from tutorials.engine.errors import Message
from tutorials.engine.lines import Line
from tutorials.engine.totom.options import Options
from tutorials.engine.totom.score.calls import PRICES


@dataclass(frozen=True, slots=True)
class FaultKind:
    """A fault with a name: what it usually costs, and its article."""

    slug: str
    vi: str
    en: str
    result: str  # bao, lanh-lang, den, cheo-do
    article: str


_TABLE = (
    # eating
    ("an-it-danh-nhieu", "ăn ít đánh nhiều", "taking few and discarding many", "bao", "TT-16.19.1"),
    ("buon-phu", "buôn phu", "trading sets without gain", "bao", "TT-16.16"),
    ("an-sau-bo-truoc", "ăn sau bỏ trước", "taking the later card of the same use", "bao", "TT-5.4.2"),
    ("an-chon-quan", "ăn chọn quân sai", "choosing the later card for one unfinished set", "bao", "TT-9.9"),
    ("quan-den-sau", "ăn quân đến sau", "taking a later copy", "bao", "TT-5.4.1"),
    ("an-quan-da-danh", "ăn lại quân đã đánh", "taking back a card discarded before", "bao", "TT-5.4.4"),
    ("sai-cua", "ăn sai cửa", "taking at a wrong door", "bao", "TT-8.4"),
    ("tranh-quan", "tranh quân", "claiming against a higher claim", "bao", "TT-8.5"),
    ("bat-thanh-phu", "ăn bất thành phu", "taking a card that makes no set", "bao", "TT-9.12"),
    ("bo-yeu", "bỏ yêu ở cửa trì", "passing a yêu that must be taken", "bao", "TT-9.3"),
    ("xe-khan", "xé khàn đã úp", "splitting a khàn that lies face down", "bao", "TT-11.2"),
    ("tien-thuc-sai", "tiền thực hậu dậy sai lệ", "taking before raising against the house rules", "bao", "TT-11.6.2"),
    ("trinh-phu-sai", "trình phu sai", "showing a wrong set with a thiên khai", "bao", "TT-12.3"),
    # phỗng
    ("phong-den-sau", "phỗng quân đến sau", "phỗng of a later copy", "bao", "TT-9.14.1"),
    ("phong-lo", "phỗng lộ", "phỗng with a card that lies on the mat", "bao", "TT-9.14.4"),
    ("tai-kien-khong-doc", "phỗng tái kiến không phu dọc", "phỗng tái kiến without a run", "bao", "TT-9.14.3"),
    ("phong-ba-doi", "phỗng ba đôi liên tiếp", "phỗng of three pairs in a row", "bao", "TT-9.14.5"),
    ("phong-truoc-u", "phỗng sai trước người ù", "a wrong phỗng before another player’s win", "bao", "TT-16.23"),
    # throwing
    ("danh-yeu", "đánh quân yêu", "discarding a yêu", "bao", "TT-10.1"),
    ("danh-duoi-chieu", "đánh quân dưới chiếu", "discarding a card from the mat", "bao", "TT-10.2"),
    ("danh-ca-phong", "đánh cả phỗng", "discarding both cards of a pair after passing up phỗng", "bao", "TT-10.3"),
    ("danh-ca-phu", "đánh cả phu", "discarding a whole set", "bao", "TT-10.4"),
    ("quan-troi", "đánh quân đã trôi", "discarding a card placed in a run on the mat", "bao", "TT-10.5"),
    ("pha-phu-an-cuoc", "phá phu ăn cước", "breaking a plain set for a bonus", "bao", "TT-10.7"),
    ("bo-bai", "bó bài", "discarding a bound card", "bao", "TT-16.22"),
    ("bo-chu-dong", "tự bó bài", "discarding what is left of a set you broke up", "bao", "TT-16.22.2"),
    ("xen-qua", "đánh xén quá chén", "trimming more than the cups allow", "bao", "TT-11.3.2"),
    ("mot-thanh", "chưa thành mà đánh ù", "discarding the winning card with an incomplete hand", "den", "TT-16.14.2"),
    (
        "hai-cho",
        "chưa chờ mà đánh ù",
        "discarding the winning card with a hand that is not waiting",
        "den",
        "TT-16.14.3",
    ),
    # ù: light
    ("khe-khan", "khê khàn", "a khàn not raised when its card came", "lanh-lang", "TT-11.4"),
    ("thoi-khan", "thối khàn", "a khàn not raised when its card came", "cheo-do", "TT-11.4"),
    ("treo-khan", "treo khàn", "a khàn neither laid nor declined", "lanh-lang", "TT-11.5"),
    ("khe-thien-khai", "khê thiên khai", "a thiên khai not raised in time", "lanh-lang", "TT-12.4.4"),
    ("treo-thien-khai", "treo thiên khai", "a thiên khai neither laid nor declined", "lanh-lang", "TT-12.4.4"),
    ("treo-tranh", "treo tranh", "a card kept that belonged on the mat", "lanh-lang", "TT-9.15"),
    ("trai-vi", "trái vỉ", "cards laid in the wrong order", "lanh-lang", "TT-9.16"),
    ("kep-co", "kẹp cổ", "a copy caught between other cards", "lanh-lang", "TT-9.16"),
    ("bo-u", "bỏ ù", "an earlier winning card passed up", "lanh-lang", "TT-14.8"),
    (
        "bat-thuc-thieu-phu",
        "bất thực thiếu phu",
        "declining a khàn without the sets it needs",
        "lanh-lang",
        "TT-11.3.4",
    ),
    ("bat-thuc-yeu-do", "bất thực khàn yêu đỏ", "declining a khàn of red yêu", "lanh-lang", "TT-11.3.4"),
    ("trung-truc", "bất thực trùng trục", "a declined khàn left loose or whole", "lanh-lang", "TT-11.8"),
    ("tra-chen-sai", "trả chén sai", "a cup returned wrongly", "lanh-lang", "TT-16.2.3"),
    ("day-khan-som", "dậy khàn sớm", "a khàn raised before the hand is laid down", "lanh-lang", "TT-11.6.1"),
    ("day-khan-muon", "dậy khàn muộn", "a khàn raised after the calls", "lanh-lang", "TT-11.6.5"),
    ("ho-sai", "hô thiếu hoặc hô sai", "a call missing or wrong", "lanh-lang", "TT-14.9"),
    # ù: grave
    ("cham-xuong", "chậm xướng", "a true win not laid out in full", "bao", "TT-14.9.3"),
    ("xuong-thua", "xướng thừa cước", "calling a bonus the hand does not have", "bao", "TT-14.9"),
    ("khong-u", "ù mà bài không ù", "calling a win on a hand that does not win", "bao", "TT-14.3"),
)
_WHY = {"bo-yeu": ("yeu-phai-an", "TT-8.6")}  # a second sentence: what should have been done
_PLAYER = Message("Tôm thủ", "The player")
FAULT_KINDS = {row[0]: FaultKind(*row) for row in _TABLE}
_IN_HOUSE: dict[str, Callable[[Options], str]] = {  # what costs one thing here and another there
    **PRICES,
    "tai-kien-khong-doc": lambda options: options.tai_kien_khong_doc,  # TT-9.14.3
    "phong-truoc-u": lambda options: "den" if options.bao_truoc_u == "phat-va" else "bao",  # TT-16.23.3
    "xuong-thua": lambda options: "cheo-do" if options.xuong_thua == "cheo-do" else "bao",  # TT-14.9
}


_NONE: dict[str, Callable[[Options], bool]] = {  # houses where an act is no fault
    "buon-phu": lambda options: not options.buon_phu,  # TT-16.16
    "pha-phu-an-cuoc": lambda options: not options.pha_phu_an_cuoc,  # TT-10.7
    "bo-chu-dong": lambda options: options.bo_chu_dong != "giu-het",  # TT-16.22.2
    "khe-khan": lambda options: options.khe_khan != "lanh-lang",  # there it is called thối khàn: TT-11.4
    "thoi-khan": lambda options: options.khe_khan == "lanh-lang",
    "bat-thuc-yeu-do": lambda options: options.bat_thuc_yeu_do,  # TT-11.3.4
    "bat-thuc-thieu-phu": lambda options: options.bat_thuc_can == options.bat_thuc_thien_khai_can == "khong",
    "phong-truoc-u": lambda options: options.bao_truoc_u == "bo-qua",  # TT-16.23
}
_NOT_IN_TAI_BAN = frozenset(  # TB-9.2, TB-9.3, TB-10.2, TB-10.3, TB-11.2 to TB-11.4, TB-14.2, TB-16.1
    (
        "an-it-danh-nhieu", "buon-phu", "an-sau-bo-truoc", "an-chon-quan", "quan-den-sau", "phong-den-sau",
        "tai-kien-khong-doc", "danh-ca-phong", "danh-ca-phu", "quan-troi", "pha-phu-an-cuoc", "bo-bai", "bo-chu-dong",
        "xen-qua", "ho-sai",
    )
)  # fmt: skip


def in_force(options: Options, *, is_free: bool = False) -> list[tuple[FaultKind, str]]:
    """Return the faults of a house, each with what it costs; `is_free` in tài bàn, which has fewer. Law: TB-16.1."""
    return [
        (kind, cost(slug, options))
        for slug, kind in FAULT_KINDS.items()
        if not (slug in _NONE and _NONE[slug](options)) and not (is_free and slug in _NOT_IN_TAI_BAN)
    ]


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault of a record: where, who, what it costs, the article, and since when a light one stood."""

    line: int
    seat: str
    slug: str
    result: str
    article: str
    card: Kind
    since: int | None = None
    values: dict[str, Any] = field(default_factory=dict, compare=False, hash=False)

    def as_lines(self, *, is_case: bool = False) -> list[Line]:
        """Return the sentences that explain the fault; a single case has no lines or seats to name."""
        since = Message(f" (dòng {self.since})", f" (line {self.since})") if self.since and not is_case else ""
        lines = [_said(self, f"loi-{self.slug}", is_case=is_case, ago=since)]
        if self.slug in _WHY:
            phrase, article = _WHY[self.slug]
            lines.append(Line(phrase, article, card=self.card))
        return lines


@dataclass(frozen=True, slots=True)
class Note:
    """What a record shows of a line that is no fault, and that people might take for one."""

    line: int
    seat: str
    slug: str
    article: str
    card: Kind
    values: dict[str, Any] = field(default_factory=dict, compare=False, hash=False)

    def as_line(self, *, is_case: bool = False) -> Line:
        """Return the sentence that tells it."""
        return _said(self, f"note-{self.slug}", is_case=is_case)


def _said(what: Fault | Note, phrase: str, *, is_case: bool, **values: object) -> Line:
    where = "" if is_case else Message(f"Dòng {what.line}: ", f"Line {what.line}: ")
    seat = _PLAYER if is_case else what.seat
    return Line(phrase, what.article, **{"seat": seat, "card": what.card, "where": where, **values, **what.values})


def cost(slug: str, options: Options, *, is_grave: bool = False) -> str:
    """Return what a fault costs in a house; a light one may be grave in its case. Law: TT-16.18."""
    result = _IN_HOUSE[slug](options) if slug in _IN_HOUSE else FAULT_KINDS[slug].result
    if is_grave:
        result = "bao"
    if result == "bao" and options.phat == "cheo-do":
        return "cheo-do"
    return result
