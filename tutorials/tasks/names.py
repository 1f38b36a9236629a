"""Names shown to people for what the engine answers by slug."""

from django.utils.translation import gettext as _

from tutorials.engine.cards import Kind
from tutorials.engine.totom.cuoc import CUOC, Cuoc, find, khoi_of
from tutorials.engine.totom.phu import BY_SLUG as LUNGS
from tutorials.engine.totom.phu import PhuKind

_PHU = {kind.slug: kind for kind in PhuKind}
_KHOI_OFFERED = 5  # thông to ngũ khôi stand in the list of cước; higher ones only when the streak asks for one


def label(kind: Kind, lang: str) -> str:
    """Return the name of a card."""
    return kind.label(lang)


def cuoc_name(name: str, lang: str) -> tuple[str, str]:
    """Return the name of a cước and its article; any name is taken that the engine takes."""
    cuoc = find(name, "cuoc")
    return (cuoc.en if lang == "en" else cuoc.vi), cuoc.article


def phu_name(kind: str, lung: str | None, lang: str) -> str:
    """Return the name of a phu: its lưng if it is one, else its sort; without the gloss, which would crowd a row."""
    if lung is not None:
        return LUNGS[lung].vi
    found = _PHU[kind]
    return found.en.split(" (")[0] if lang == "en" else found.vi


def cuoc_offered(streak: int = 0) -> tuple[Cuoc, ...]:
    """Return the cước to choose among, in the order of the table."""
    again = khoi_of(streak)
    return tuple(cuoc for cuoc in CUOC if cuoc.wins <= _KHOI_OFFERED or cuoc == again)


def mode_name(mode: str) -> str:
    """Return what a sort of task is called."""
    return {
        "choice": _("Chọn câu trả lời"),
        "number": _("Đếm và tính"),
        "each": _("Tìm quân"),
        "group": _("Chọn một phu"),
        "arrange": _("Xếp phu"),
        "loose": _("Tìm quân rác"),
        "waits": _("Chờ gì"),
        "win": _("Ù chưa"),
        "cuoc": _("Cước và điểm"),
        "discard": _("Đánh quân nào"),
    }[mode]


def source_name(source: str) -> str:
    """Return where a winning card came from, in words; nothing for a source that is not named."""
    return {
        "noc": _("mở nọc"),
        "discard": _("người khác đánh"),
        "thien-khai": _("thiên khai nhà khác dậy"),
        "bat-cai": _("quân bắt cái"),
    }.get(source, "")
