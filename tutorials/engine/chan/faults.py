"""The faults of chắn: names, articles, grades by house, and one fault found in a record. Law: CH-8."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from tutorials.engine.cards import Kind, bare
from tutorials.engine.chan.options import Options
from tutorials.engine.chan.scoring import NOTHING, Score, fine
from tutorials.engine.errors import DoorError, Message, Place, shown
from tutorials.engine.lines import Line
from tutorials.engine.words import both

LIGHT, IF_WIN, GRAVE = "lanh-lang", "bao-khi-u", "bao"
"""Only loses the pay (CH-8.1); báo only if that player then wins (CH-8.2); báo at once."""
ALLOWED = "duoc"  # no fault in this house


@dataclass(frozen=True, slots=True)
class FaultKind:
    """A fault with a name: its usual grade, and its article."""

    slug: str
    vi: str
    en: str
    result: str
    article: str
    aliases: tuple[str, ...] = ()


_TABLE = (
    # passing
    FaultKind("bo-chan-an-chan", "bỏ chắn ăn chắn", "passing up a chắn, then taking it", GRAVE, "CH-8.3"),
    FaultKind("bo-chan-an-ca", "bỏ chắn ăn cạ", "passing up a chắn, then taking a cạ of its row", GRAVE, "CH-8.3"),
    FaultKind(
        "bo-ca-an-ca", "bỏ cạ ăn cạ", "passing up a cạ, then taking a cạ of its row", GRAVE, "CH-8.4",
        ("bo an ca nay nhung sau do an ca khac trong cung mot hang",),
    ),
    FaultKind(
        "bo-chan-danh-chan", "bỏ chắn đánh chắn", "passing up a chắn, then discarding its card", GRAVE, "CH-8.5",
        ("bo an nhung lai danh di",),
    ),
    # throwing, then eating
    FaultKind("danh-ca-an-ca", "đánh cạ ăn cạ", "discarding a cạ, then taking a cạ", GRAVE, "CH-8.6"),
    FaultKind("danh-roi-an-lai", "đánh rồi ăn lại", "discarding a card, then taking a copy of it", GRAVE, "CH-8.7"),
    FaultKind("xe-ca-an-ca", "xé cạ ăn cạ", "discarding a card, then taking a cạ of its row", GRAVE, "CH-8.7"),
    FaultKind(
        "danh-ca-chan", "đánh cả chắn", "discarding both cards of a chắn", GRAVE, "CH-8.8",
        ("danh ca chan di", "danh doi chan"),
    ),
    # eating, then throwing or eating
    FaultKind(
        "an-roi-danh-lai", "ăn rồi đánh lại", "taking a card, then discarding a copy of it", GRAVE, "CH-8.9",
        ("an chan roi lai danh di",),
    ),
    FaultKind("an-ca-an-chan", "ăn cạ rồi ăn chắn cùng hàng", "taking a cạ, then a chắn of its row", GRAVE, "CH-8.10"),
    FaultKind("an-hai-ca", "ăn hai cạ cùng hàng", "taking two cạ of one row", GRAVE, "CH-8.10"),
    FaultKind("an-ca-chiu", "ăn cạ rồi chíu cùng hàng", "taking a cạ, then chíu in its row", GRAVE, "CH-8.10"),
    FaultKind("an-ca-danh-ca", "ăn cạ đánh cạ", "taking a cạ, then discarding a cạ", GRAVE, "CH-8.11"),
    FaultKind(
        "an-ca-danh-cung-hang", "ăn cạ đánh quân cùng hàng", "taking a cạ, then discarding a card of its row", GRAVE,
        "CH-8.11",
    ),
    # eating from what is paired already
    FaultKind("an-chon-ca", "ăn chọn cạ", "breaking one cạ to take another", IF_WIN, "CH-8.12"),
    FaultKind(
        "an-treo-tranh", "ăn treo tranh", "taking a cạ with a copy of the card in hand", LIGHT, "CH-8.13",
        ("treo tranh", "ha an treo tranh"),
    ),
    FaultKind(
        "ba-dau-duoi-chieu", "ba đầu dưới chiếu", "a ba đầu laid down as a cạ", GRAVE, "CH-8.21",
        ("bao ba dau duoi chieu", "an dinh ba dau nhung ha thanh ca"),
    ),
    FaultKind("trai-vi", "trái vỉ", "a pair laid in the wrong order", LIGHT, "CH-8.18", ("trai bi", "ha an trai vi")),
    FaultKind(
        "chiu-an-thuong", "chíu được mà ăn thường", "taking plainly where chíu was possible", LIGHT, "CH-8.14",
        ("chiu duoc an thuong", "bo chiu an thuong"),
    ),
    FaultKind(
        "an-ca-chuyen-cho", "ăn cạ chuyển chờ", "taking a cạ to change the wait", IF_WIN, "CH-8.15", ("an ca doi cho",)
    ),
    FaultKind("co-chan-cau-ca", "có chắn cấu cạ", "breaking a chắn to take a cạ", IF_WIN, "CH-8.16", ("cau ca",)),
    # doors
    FaultKind(
        "khong-tra-cua", "chíu không trả cửa", "chíu without giving a card back to the door", GRAVE, "CH-8.19",
        ("chiu quan mo noc nhung khong danh tra cua",),
    ),
    FaultKind("an-khong-thanh", "ăn không thành chắn, cạ", "taking without making a pair", GRAVE, "CH-4.2"),
    FaultKind("sai-cua", "ăn sai cửa", "taking at another player’s door", GRAVE, "CH-4.3"),
    FaultKind("tranh-quan", "ăn tranh", "taking a card to which another player has a better right", GRAVE, "CH-4.4"),
    FaultKind(
        "bo-roi-chiu", "bỏ rồi lại chíu", "passing up a card, then calling chíu on it", GRAVE, "CH-8.24",
        ("bo chiu roi chiu lai", "duoi roi chiu lai"),
    ),
    # ù
    FaultKind("u-que", "ù còn què", "winning with an unpaired card", GRAVE, "CH-8.17", ("u khi bai van con que",)),
    FaultKind("u-non", "ù thiếu chắn", "winning with too few chắn", GRAVE, "CH-8.17", ("u chua du sau chan",)),
    FaultKind(
        "u-thieu-diem", "ù chưa đủ điểm", "winning with too few points", GRAVE, "CH-8.23",
        ("u thieu diem", "u khong du diem", "u suong khi khong choi suong"),
    ),
    FaultKind("u-sai-quan", "ù quân không được ù", "winning on a card that may not win", GRAVE, "CH-8.17"),
    FaultKind(
        "xuong-sai", "xướng sai cước", "a wrong call", GRAVE, "CH-8.22",
        ("xuong nham cuoc", "xuong nham cuoc sac", "suong nham cuoc sac", "u bach thu nhung thua 6 chan"),
    ),
    FaultKind(
        "bo-u", "bỏ ù rồi lại ù", "passing up a winning card, then winning later", GRAVE, "CH-8.20", ("bo u roi u lai",)
    ),
)  # fmt: skip
FAULT_KINDS = {kind.slug: kind for kind in _TABLE}
_GRADES = {LIGHT: ("chan-grade-light", "CH-8.1"), IF_WIN: ("chan-grade-if-win", "CH-8.2")}
_ALLOWED_BY: dict[str, Callable[[Options], bool]] = {
    "bo-roi-chiu": lambda options: options.chiu_sau_bo,
    "u-thieu-diem": lambda options: options.is_any_win_enough,
}
_PLAYER = Message("Người chơi", "The player")


def _plain(text: str) -> str:
    return " ".join(bare(text).replace("-", " ").replace(",", " ").split())


_BY_NAME = {_plain(name): kind for kind in _TABLE for name in (kind.slug, kind.vi, *kind.aliases)}


def find_fault(name: object, field: Place) -> FaultKind:
    """Return the fault of that slug or name. Raises DoorError if there is none."""
    found = _BY_NAME.get(_plain(name)) if isinstance(name, str) else None
    if found is None:
        raise DoorError(
            "unknown-fault", field, both("error-chan-unknown-fault", given=shown(name), known=[*FAULT_KINDS])
        )
    return found


def grade_line(result: str) -> Line:
    """Return the sentence that says what a grade means. Law: CH-8.1, CH-8.2, CH-9.3."""
    phrase, article = _GRADES.get(result, ("chan-grade-bao", "CH-9.3"))
    return Line(phrase, article)


def grade(slug: str, options: Options) -> str:
    """Return what a fault costs in a house. Law: CH-8.1, CH-8.2, CH-8.20, CH-8.21, CH-9.3."""
    if slug in _ALLOWED_BY and _ALLOWED_BY[slug](options):
        return ALLOWED
    result = FAULT_KINDS[slug].result
    if slug == "bo-u":
        return options.bo_u
    if slug == "ba-dau-duoi-chieu" and not options.ba_dau_duoi_chieu:
        return LIGHT
    if result == IF_WIN and options.bao_khi == "ngay":
        return GRAVE
    return result


def in_force(options: Options) -> list[tuple[FaultKind, str]]:
    """Return the faults of a house, each with its grade. Law: CH-8."""
    graded = ((kind, grade(slug, options)) for slug, kind in FAULT_KINDS.items())
    return [(kind, result) for kind, result in graded if result != ALLOWED]


def price(result: str | None, options: Options) -> Score:
    """Return what is paid for a fault of a grade; nothing for a light one. Law: CH-8.1, CH-9.2."""
    return fine(options) if result in (IF_WIN, GRAVE) else NOTHING


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault of a record: where, who, what it costs, the article, and the line that it goes back to."""

    line: int
    seat: str
    slug: str
    result: str
    card: Kind | None
    since: int | None = None
    values: dict[str, Any] = field(default_factory=dict, compare=False, hash=False)

    @property
    def kind(self) -> FaultKind:
        """Return the sort of fault."""
        return FAULT_KINDS[self.slug]

    def as_line(self, *, is_case: bool = False) -> Line:
        """Return the sentence that explains the fault; a single case has no lines or seats to name."""
        values: dict[str, Any] = {"seat": self.seat, "card": self.card or "", "where": "", "ago": ""}
        if is_case:
            values["seat"] = _PLAYER
        else:
            values["where"] = Message(f"Dòng {self.line}: ", f"Line {self.line}: ")
            if self.since:
                values["ago"] = Message(f" (dòng {self.since})", f" (line {self.since})")
        return Line(f"chan-loi-{self.slug}", self.kind.article, **{**values, **self.values})


_WORST = (LIGHT, IF_WIN, GRAVE)


def worst_of(faults: Iterable[Fault]) -> str | None:
    """Return the gravest of what faults cost; None if there are none. Law: CH-8.1, CH-8.2."""
    return max((fault.result for fault in faults), key=_WORST.index, default=None)
