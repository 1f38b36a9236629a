"""Names shown to people for what the engine answers by slug."""

from collections.abc import Collection, Iterable
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from tutorials.catalogue.houses import MAIN_GAME
from tutorials.engine.cards import Kind
from tutorials.engine.games import GAMES
from tutorials.engine.totom.score.calls import find_call, find_fault
from tutorials.engine.totom.score.cuoc import CUOC, khoi_of
from tutorials.engine.totom.solve.phu import BY_SLUG as LUNGS
from tutorials.engine.totom.solve.phu import PhuKind
from tutorials.engine.totom.tai_ban import cuoc as tai_ban

_PHU = {kind.slug: kind for kind in PhuKind}
_KHOI_OFFERED = 5  # thông to ngũ khôi stand in the list of cước; higher ones only when the streak asks for one


def label(kind: Kind, lang: str) -> str:
    """Return the name of a card."""
    return kind.label(lang)


def phrase(card: Any, lang: str) -> str:
    """Return the name of a card as a sentence holds it, of whatever deck: `the 7 of văn`."""
    return str(getattr(card, "phrase", card.label)(lang))


def names(kinds: Iterable[Kind], lang: str) -> str:
    """Return the names of cards, one after the other."""
    return ", ".join(kind.label(lang) for kind in kinds)


def cuoc_name(name: str, lang: str, game: str = MAIN_GAME) -> tuple[str, str]:
    """Return the name of a cước as this game calls it, and its article; any name is taken that the engine takes."""
    find = GAMES[game].cuoc
    assert find is not None, f"{game} has no cước"
    cuoc = find(name, "cuoc")
    return (cuoc.en if lang == "en" else cuoc.vi), cuoc.article


def call_name(name: str, lang: str) -> tuple[str, str]:
    """Return the name of a condition that is called, and its article; any name is taken that the engine takes."""
    call = find_call(name, "called")
    return (call.en if lang == "en" else call.vi), call.article


def fault_name(name: str, lang: str) -> tuple[str, str]:
    """Return the name of a light fault, and its article; any name is taken that the engine takes."""
    fault = find_fault(name, "faults")
    return (fault.en if lang == "en" else fault.vi), fault.article


def phu_name(kind: str, lung: str | None, lang: str, later: Collection[str] = ()) -> str:
    """Return the name of a phu: its lưng if it is one, else its sort; without the gloss, which would crowd a row.

    A term that is taught later gives way to plain words.
    """
    if lung is not None:
        return LUNGS[lung].vi
    if kind == "bi" and "phu-bi" in later:
        return _("phu ngang")
    found = _PHU[kind]
    return found.short.en if lang == "en" else found.vi


def phu_word(kind: str, lung: str | None, lang: str) -> str:
    """Return what a phu is called beside others: without the word for phu, or for lưng."""
    return LUNGS[lung].short if lung is not None else _PHU[kind].short.say(lang)


def cuoc_offered(streak: int = 0, game: str = MAIN_GAME) -> tuple[str, ...]:
    """Return the slugs of the cước to choose among, in the order of the table."""
    if not GAMES[game].about.has_cuoc:  # but its three ways to win
        return tuple(tai_ban.CUOC)
    again = khoi_of(streak)
    return tuple(cuoc.slug for cuoc in CUOC if cuoc.wins <= _KHOI_OFFERED or cuoc == again)


def how_name(how: str) -> str:
    """Return how a phu came to lie there."""
    return {
        "an": pgettext("how", "ăn"),
        "phong": pgettext("how", "phỗng"),
        "khan": pgettext("how", "khàn"),
        "thien-khai": pgettext("how", "thiên khai"),
        "day-khan": pgettext("how", "dậy khàn"),
        "day-thien-khai": pgettext("how", "dậy thiên khai"),
        "trinh": pgettext("how", "trình"),
        "ha": pgettext("how", "hạ"),
        "phu": pgettext("how", "phu có sẵn"),
        "bat-thuc": pgettext("how", "bất thực"),
        "an-chan": pgettext("how", "ăn chắn"),
        "an-ca": pgettext("how", "ăn cạ"),
        "chiu": pgettext("how", "chíu"),
    }.get(how, how)


def source_name(source: str) -> str:
    """Return where a winning card came from, in words; nothing for a source that is not named."""
    return {
        "noc": _("mở nọc"),
        "discard": _("người khác đánh"),
        "thien-khai": _("thiên khai nhà khác dậy"),
        "bat-cai": _("quân bắt cái"),
    }.get(source, "")
