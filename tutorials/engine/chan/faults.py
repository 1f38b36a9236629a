"""The faults of chắn: articles, grades by house, and one fault found in a record. Law: CH-8."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from tutorials.engine.asks import FaultKind
from tutorials.engine.cards import Kind, bare
from tutorials.engine.chan.options import Options
from tutorials.engine.chan.scoring import NOTHING, Score, fine
from tutorials.engine.errors import DoorError, Message, Place, shown
from tutorials.engine.lines import Line
from tutorials.engine.words import both

LIGHT, IF_WIN, GRAVE = "lanh-lang", "bao-khi-u", "bao"
"""Only loses the pay (CH-8.1); báo only if that player then wins (CH-8.2); báo at once."""
ALLOWED = "duoc"  # no fault in this house


_TABLE = (
    # passing
    ("bo-chan-an-chan", "CH-8.3", GRAVE),
    ("bo-chan-an-ca", "CH-8.3", GRAVE),
    ("bo-ca-an-ca", "CH-8.4", GRAVE),
    ("bo-chan-danh-chan", "CH-8.5", GRAVE),
    # throwing, then eating
    ("danh-ca-an-ca", "CH-8.6", GRAVE),
    ("danh-roi-an-lai", "CH-8.7", GRAVE),
    ("xe-ca-an-ca", "CH-8.7", GRAVE),
    ("danh-ca-chan", "CH-8.8", GRAVE),
    # eating, then throwing or eating
    ("an-roi-danh-lai", "CH-8.9", GRAVE),
    ("an-ca-an-chan", "CH-8.10", GRAVE),
    ("an-hai-ca", "CH-8.10", GRAVE),
    ("an-ca-chiu", "CH-8.10", GRAVE),
    ("an-ca-danh-ca", "CH-8.11", GRAVE),
    ("an-ca-danh-cung-hang", "CH-8.11", GRAVE),
    # eating from what is paired already
    ("an-chon-ca", "CH-8.12", IF_WIN),
    ("an-treo-tranh", "CH-8.13", LIGHT),
    ("ba-dau-duoi-chieu", "CH-8.21", GRAVE),
    ("trai-vi", "CH-8.18", LIGHT),
    ("chiu-an-thuong", "CH-8.14", LIGHT),
    ("an-ca-chuyen-cho", "CH-8.15", IF_WIN),
    ("co-chan-cau-ca", "CH-8.16", IF_WIN),
    # doors
    ("khong-tra-cua", "CH-8.19", GRAVE),
    ("an-khong-thanh", "CH-4.2", GRAVE),
    ("sai-cua", "CH-4.3", GRAVE),
    ("tranh-quan", "CH-4.4", GRAVE),
    ("bo-roi-chiu", "CH-8.24", GRAVE),
    # ù
    ("u-que", "CH-8.17", GRAVE),
    ("u-non", "CH-8.17", GRAVE),
    ("u-thieu-diem", "CH-8.23", GRAVE),
    ("u-sai-quan", "CH-8.17", GRAVE),
    ("xuong-sai", "CH-8.22", GRAVE),
    ("bo-u", "CH-8.20", GRAVE),
)
_ALIASES = {  # other names that people have for them
    "bo-ca-an-ca": ("bo an ca nay nhung sau do an ca khac trong cung mot hang",),
    "bo-chan-danh-chan": ("bo an nhung lai danh di",),
    "danh-ca-chan": ("danh ca chan di", "danh doi chan"),
    "an-roi-danh-lai": ("an chan roi lai danh di",),
    "an-treo-tranh": ("treo tranh", "ha an treo tranh"),
    "ba-dau-duoi-chieu": ("bao ba dau duoi chieu", "an dinh ba dau nhung ha thanh ca"),
    "trai-vi": ("trai bi", "ha an trai vi"),
    "chiu-an-thuong": ("chiu duoc an thuong", "bo chiu an thuong"),
    "an-ca-chuyen-cho": ("an ca doi cho",),
    "co-chan-cau-ca": ("cau ca",),
    "khong-tra-cua": ("chiu quan mo noc nhung khong danh tra cua",),
    "bo-roi-chiu": ("bo chiu roi chiu lai", "duoi roi chiu lai"),
    "u-que": ("u khi bai van con que",),
    "u-non": ("u chua du sau chan",),
    "u-thieu-diem": ("u thieu diem", "u khong du diem", "u suong khi khong choi suong"),
    "xuong-sai": ("xuong nham cuoc", "xuong nham cuoc sac", "suong nham cuoc sac", "u bach thu nhung thua 6 chan"),
    "bo-u": ("bo u roi u lai",),
}
FAULT_KINDS = {slug: FaultKind(f"chan-fault-{slug}", slug, *rest) for slug, *rest in _TABLE}
_ALLOWED_BY: dict[str, Callable[[Options], bool]] = {
    "bo-roi-chiu": lambda options: options.chiu_sau_bo,
    "u-thieu-diem": lambda options: options.is_any_win_enough,
}
_PLAYER = Message("Người chơi", "The player")


def _plain(text: str) -> str:
    return " ".join(bare(text).replace("-", " ").replace(",", " ").split())


@cache
def _by_name() -> dict[str, FaultKind]:
    """Return the faults by all that they are called."""
    kinds = FAULT_KINDS.values()
    return {_plain(name): kind for kind in kinds for name in (kind.slug, kind.vi, *_ALIASES.get(kind.slug, ()))}


def find_fault(name: object, field: Place) -> FaultKind:
    """Return the fault of that slug or name. Raises DoorError if there is none."""
    found = _by_name().get(_plain(name)) if isinstance(name, str) else None
    if found is None:
        raise DoorError(
            "unknown-fault", field, both("error-chan-unknown-fault", given=shown(name), known=[*FAULT_KINDS])
        )
    return found


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
