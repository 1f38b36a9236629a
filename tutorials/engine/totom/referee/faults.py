"""The faults of play: slug, article and result; and one fault found in a record."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tutorials.engine.asks import FaultKind
from tutorials.engine.cards import Kind
from tutorials.engine.errors import Message
from tutorials.engine.lines import Line
from tutorials.engine.totom.options import Options
from tutorials.engine.totom.score.calls import PRICES

_TABLE = (
    # eating
    ("an-it-danh-nhieu", "TT-16.19.1", "bao"),
    ("buon-phu", "TT-16.16", "bao"),
    ("an-sau-bo-truoc", "TT-5.4.2", "bao"),
    ("an-chon-quan", "TT-9.9", "bao"),
    ("quan-den-sau", "TT-5.4.1", "bao"),
    ("an-quan-da-danh", "TT-5.4.4", "bao"),
    ("sai-cua", "TT-8.4", "bao"),
    ("tranh-quan", "TT-8.5", "bao"),
    ("bat-thanh-phu", "TT-9.12", "bao"),
    ("bo-yeu", "TT-9.3", "bao"),
    ("xe-khan", "TT-11.2", "bao"),
    ("tien-thuc-sai", "TT-11.6.2", "bao"),
    ("trinh-phu-sai", "TT-12.3", "bao"),
    # phỗng
    ("phong-den-sau", "TT-9.14.1", "bao"),
    ("phong-lo", "TT-9.14.4", "bao"),
    ("tai-kien-khong-doc", "TT-9.14.3", "bao"),
    ("phong-ba-doi", "TT-9.14.5", "bao"),
    ("phong-truoc-u", "TT-16.23", "bao"),
    # throwing
    ("danh-yeu", "TT-10.1", "bao"),
    ("danh-duoi-chieu", "TT-10.2", "bao"),
    ("danh-ca-phong", "TT-10.3", "bao"),
    ("danh-ca-phu", "TT-10.4", "bao"),
    ("quan-troi", "TT-10.5", "bao"),
    ("pha-phu-an-cuoc", "TT-10.7", "bao"),
    ("bo-bai", "TT-16.22", "bao"),
    ("bo-chu-dong", "TT-16.22.2", "bao"),
    ("xen-qua", "TT-11.3.2", "bao"),
    ("mot-thanh", "TT-16.14.2", "den"),
    ("hai-cho", "TT-16.14.3", "den"),
    # ù: light
    ("khe-khan", "TT-11.4", "lanh-lang"),
    ("thoi-khan", "TT-11.4", "cheo-do"),
    ("treo-khan", "TT-11.5", "lanh-lang"),
    ("khe-thien-khai", "TT-12.4.4", "lanh-lang"),
    ("treo-thien-khai", "TT-12.4.4", "lanh-lang"),
    ("treo-tranh", "TT-9.15", "lanh-lang"),
    ("trai-vi", "TT-9.16", "lanh-lang"),
    ("kep-co", "TT-9.16", "lanh-lang"),
    ("bo-u", "TT-14.8", "lanh-lang"),
    ("bat-thuc-thieu-phu", "TT-11.3.4", "lanh-lang"),
    ("bat-thuc-yeu-do", "TT-11.3.4", "lanh-lang"),
    ("trung-truc", "TT-11.8", "lanh-lang"),
    ("tra-chen-sai", "TT-16.2.3", "lanh-lang"),
    ("day-khan-som", "TT-11.6.1", "lanh-lang"),
    ("day-khan-muon", "TT-11.6.5", "lanh-lang"),
    ("ho-sai", "TT-14.9", "lanh-lang"),
    # ù: grave
    ("cham-xuong", "TT-14.9.3", "bao"),
    ("xuong-thua", "TT-14.9", "bao"),
    ("khong-u", "TT-14.3", "bao"),
)
_WHY = {"bo-yeu": ("yeu-phai-an", "TT-8.6")}  # a second sentence: what should have been done
_PLAYER = Message("Tôm thủ", "The player")
FAULT_KINDS = {slug: FaultKind(f"fault-{slug}", slug, *rest) for slug, *rest in _TABLE}
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
