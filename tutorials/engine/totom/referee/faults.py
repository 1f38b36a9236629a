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
    ("an-it-danh-nhieu", "ăn ít đánh nhiều", "eating few and throwing many", "bao", "TT-16.19.1"),
    ("buon-phu", "buôn phu", "trading phu without gain", "bao", "TT-16.16"),
    ("an-sau-bo-truoc", "ăn sau bỏ trước", "eating the later card of the same use", "bao", "TT-5.4.2"),
    ("an-chon-quan", "ăn chọn quân sai", "choosing the later card for one cạ", "bao", "TT-9.9"),
    ("quan-den-sau", "ăn quân đến sau", "eating a later copy", "bao", "TT-5.4.1"),
    ("an-quan-da-danh", "ăn lại quân đã đánh", "eating a card thrown before", "bao", "TT-5.4.4"),
    ("sai-cua", "ăn sai cửa", "eating at a wrong door", "bao", "TT-8.4"),
    ("tranh-quan", "tranh quân", "claiming against a higher claim", "bao", "TT-8.5"),
    ("bat-thanh-phu", "ăn bất thành phu", "eating without making a phu", "bao", "TT-9.12"),
    ("bo-yeu", "bỏ yêu ở cửa trì", "letting go a yêu that must be taken", "bao", "TT-9.3"),
    ("xe-khan", "xé khàn đã úp", "tearing a khàn that lies face down", "bao", "TT-11.2"),
    ("tien-thuc-sai", "tiền thực hậu dậy sai lệ", "eating before raising against the house rule", "bao", "TT-11.6.2"),
    ("trinh-phu-sai", "trình phu sai", "showing a wrong phu with a thiên khai", "bao", "TT-12.3"),
    # phỗng
    ("phong-den-sau", "phỗng quân đến sau", "phỗng of a later copy", "bao", "TT-9.14.1"),
    ("phong-lo", "phỗng lộ", "phỗng with a card that lies on the mat", "bao", "TT-9.14.4"),
    ("tai-kien-khong-doc", "phỗng tái kiến không phu dọc", "phỗng tái kiến without a run", "bao", "TT-9.14.3"),
    ("phong-ba-doi", "phỗng ba đôi liên tiếp", "phỗng of three pairs in a row", "bao", "TT-9.14.5"),
    ("phong-truoc-u", "phỗng sai trước người ù", "a wrong phỗng before another's ù", "bao", "TT-16.23"),
    # throwing
    ("danh-yeu", "đánh quân yêu", "throwing a yêu", "bao", "TT-10.1"),
    ("danh-duoi-chieu", "đánh quân dưới chiếu", "throwing what lies on the mat", "bao", "TT-10.2"),
    ("danh-ca-phong", "đánh cả phỗng", "throwing both of a pair not taken", "bao", "TT-10.3"),
    ("danh-ca-phu", "đánh cả phu", "throwing a whole phu", "bao", "TT-10.4"),
    ("quan-troi", "đánh quân đã trôi", "throwing a card that goes with a run on the mat", "bao", "TT-10.5"),
    ("pha-phu-an-cuoc", "phá phu ăn cước", "breaking a plain set for a bonus", "bao", "TT-10.7"),
    ("bo-bai", "bó bài", "throwing a bound card", "bao", "TT-16.22"),
    ("bo-chu-dong", "tự bó bài", "throwing a card of a phu one broke up oneself", "bao", "TT-16.22.2"),
    ("xen-qua", "đánh xén quá chén", "cutting more than the cups allow", "bao", "TT-11.3.2"),
    ("mot-thanh", "chưa thành mà đánh ù", "throwing the winning card without being thành", "den", "TT-16.14.2"),
    ("hai-cho", "chưa chờ mà đánh ù", "throwing the winning card without waiting", "den", "TT-16.14.3"),
    # ù: light
    ("khe-khan", "khê khàn", "a khàn not raised when its card came", "lanh-lang", "TT-11.4"),
    ("thoi-khan", "thối khàn", "a khàn not raised when its card came", "cheo-do", "TT-11.4"),
    ("treo-khan", "treo khàn", "a khàn neither laid nor declined", "lanh-lang", "TT-11.5"),
    ("khe-thien-khai", "khê thiên khai", "a thiên khai not raised in time", "lanh-lang", "TT-12.4.4"),
    ("treo-thien-khai", "treo thiên khai", "a thiên khai neither laid nor declined", "lanh-lang", "TT-12.4.4"),
    ("treo-tranh", "treo tranh", "a card kept that belonged on the mat", "lanh-lang", "TT-9.15"),
    ("trai-vi", "trái vỉ", "cards laid in the wrong order", "lanh-lang", "TT-9.16"),
    ("kep-co", "kẹp cổ", "a copy caught between other cards", "lanh-lang", "TT-9.16"),
    ("bo-u", "bỏ ù", "an earlier winning card let go", "lanh-lang", "TT-14.8"),
    ("bat-thuc-thieu-phu", "bất thực thiếu phu", "declining a khàn without the phu it needs", "lanh-lang", "TT-11.3.4"),
    ("bat-thuc-yeu-do", "bất thực khàn yêu đỏ", "declining a khàn of red yêu", "lanh-lang", "TT-11.3.4"),
    ("trung-truc", "bất thực trùng trục", "a declined khàn in one heap", "lanh-lang", "TT-11.8"),
    ("tra-chen-sai", "trả chén sai", "a cup returned wrongly", "lanh-lang", "TT-16.2.3"),
    ("day-khan-som", "dậy khàn sớm", "a khàn raised before the hand is laid down", "lanh-lang", "TT-11.6.1"),
    ("day-khan-muon", "dậy khàn muộn", "a khàn raised after the calls", "lanh-lang", "TT-11.6.5"),
    ("ho-sai", "hô thiếu hoặc hô sai", "a condition missing or wrong", "lanh-lang", "TT-14.9"),
    # ù: grave
    ("cham-xuong", "chậm xướng", "a true win not laid out whole", "bao", "TT-14.9.3"),
    ("xuong-thua", "xướng thừa cước", "calling a cước that is not there", "bao", "TT-14.9"),
    ("khong-u", "ù mà bài không ù", "ù with a hand that is not ù", "bao", "TT-14.3"),
)
_WHY = {"bo-yeu": ("yeu-phai-an", "TT-8.6")}  # a second sentence: what should have been done
_PLAYER = Message("Tôm thủ", "The player")
FAULT_KINDS = {row[0]: FaultKind(*row) for row in _TABLE}
_IN_HOUSE: dict[str, Callable[[Options], str]] = {  # what costs one thing here and another there
    **PRICES,
    "tai-kien-khong-doc": lambda options: options.tai_kien_khong_doc,  # TT-9.14.3
    "xuong-thua": lambda options: "cheo-do" if options.xuong_thua == "cheo-do" else "bao",  # TT-14.9
}


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
