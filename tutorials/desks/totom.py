"""How the desk tells a hand of tổ tôm: its phu, what it waits for, whether it is ù, what to throw."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from tutorials.catalogue.houses import House
from tutorials.desks.hand import Answer, Hand
from tutorials.desks.reading import Comparison, Judged, Reading, Row, Section, Worth
from tutorials.desks.spelling import spell
from tutorials.desks.telling import Telling
from tutorials.engine import DoorError
from tutorials.engine.cards import Cards, Kind, parse
from tutorials.engine.totom.game import GAMES
from tutorials.tasks.modes.discard import leaves
from tutorials.tasks.names import cuoc_name, label, phrase, phu_name
from tutorials.tasks.questions import lines_of

NAMED = 4  # cards named in the head of a column

Waits = Mapping[str, Answer]  # what each card waited for earns, by its name


def _check(hand: Hand) -> Answer:
    """Let the engine look at the whole: size, house rules, khàn among the cards, phu on the mat. Raises DoorError."""
    said = _ask(hand, "discards" if hand.size > _win_size(hand) else "arrange")
    if _named(hand):
        _ask(hand, "win")
    return said


def _read(hand: Hand, said: Answer) -> Reading | None:
    """Tell a hand; None for an empty one."""
    size, full = hand.size, _win_size(hand)
    if not size:
        return None
    missing = max(0, full - 1 - size)
    laid = Section(lines=lines_of(said), rows=_rows(said, hand.lang))
    if size == full - 1 and not _named(hand):
        return _waiting(hand, laid)
    if size >= full - 1:
        return _full(hand)
    state = _("Bài tròn") if said["tron"] else _("Bài chưa tròn")
    return Reading(Section(state, note=_still_missing(size, missing) if missing else ""), (laid,))


def _ask(hand: Hand, name: str, house: House | None = None, **changes: Any) -> Answer:
    """Put a question of the desk; the hand may be empty, or changed."""
    said = hand.put(name, house, **{"cards": _cards(hand), **changes})
    assert said is not None  # the desk knows each of these questions
    return said


def _cards(hand: Hand) -> Cards:
    found: Cards = hand.values.get("cards", ())
    return found


def _named(hand: Hand) -> Kind | None:
    """Return the winning card that was named."""
    return next(iter(hand.values.get("winning", ())), None)


def _win_size(hand: Hand) -> int:
    return GAMES[hand.house.game].win_size


def _still_missing(size: int, count: int) -> str:
    text = ngettext(
        "Mới có %(size)s quân; thêm %(count)s quân nữa thì xem được bài chờ gì.",
        "Mới có %(size)s quân; thêm %(count)s quân nữa thì xem được bài chờ gì.",
        count,
    )
    return text % {"size": size, "count": count}


def _rows(said: Answer, lang: str) -> tuple[Row, ...]:
    """Return the phu of a hand, and last its loose cards."""
    rows = tuple(Row(_label(phu, lang), parse(phu["cards"])) for phu in said.get("phu", ()))
    loose = parse(said.get("rac", ()))
    return (*rows, Row(_("quân rác"), loose, is_loose=True)) if loose else rows


def _label(phu: Mapping[str, Any], lang: str) -> str:
    """Name a phu, with its lưng where the game counts them."""
    name = phu_name(phu["kind"], phu["lung"], lang)
    return _("%(phu)s · %(count)s lưng") % {"phu": name, "count": phu["count"]} if phu.get("count") else name


def _names(slugs: list[str], hand: Hand) -> str:
    return ", ".join(cuoc_name(slug, hand.lang, hand.house.game)[0] for slug in slugs)


def _compare(hand: Hand, worth: Mapping[House, tuple[Worth, ...]], columns: tuple[str, ...]) -> Comparison:
    judged = tuple(Judged(house, house == hand.house, each) for house, each in worth.items())
    has_cuoc = GAMES[hand.house.game].has_cuoc
    return Comparison(_("Điểm theo từng lệ"), judged, columns, leads_on=has_cuoc)


# one card short of ù -------------------------------------------------------------------------------------


def _waiting(hand: Hand, laid: Section) -> Reading:
    found = {house: {wait["card"]: wait for wait in _ask(hand, "waits", house)["waits"]} for house in hand.houses}
    own, lines = found[hand.house], lines_of(_ask(hand, "waits"))[:1]
    heading = _("Bài chờ ù") if own else _("Chưa chờ quân nào")
    rows = tuple(_told(own, alike, hand) for alike in _alike(_in_order(own), (own,)))
    answer = Section(heading, lines=lines, rows=rows)
    if not any(found.values()):
        return Reading(answer, (laid,))
    cards = _in_order(name for waits in found.values() for name in waits)
    columns = _alike(cards, found.values())
    worth = {
        house: tuple(_worth_of_wait(waits.get(alike[0].vi), hand) for alike in columns)
        for house, waits in found.items()
    }
    compared = _compare(hand, worth, tuple(_named_together(alike, hand.lang) for alike in columns))
    best = max(_in_order(own), key=lambda kind: own[kind.vi]["diem"], default=None)
    return Reading(answer, (_come(hand, best) if best else laid,), compared)


def _alike(cards: Cards, houses: Collection[Waits]) -> list[Cards]:
    """Put cards together that are worth the same in each of some houses."""
    found: dict[tuple[Any, ...], list[Kind]] = {}
    for kind in cards:
        found.setdefault(tuple(_earned(waits.get(kind.vi)) for waits in houses), []).append(kind)
    return [tuple(alike) for alike in found.values()]


def _earned(wait: Answer | None) -> tuple[Any, ...] | None:
    """Return the cước of a card that is waited for, and its points."""
    return (*wait["cuoc"], wait["diem"]) if wait else None


def _told(waits: Waits, cards: Cards, hand: Hand) -> Row:
    worth = _sum(_worth_of_wait(waits[cards[0].vi], hand))
    return Row(f"{_named_together(cards, hand.lang)} · {worth}", cards)


def _named_together(cards: Cards, lang: str) -> str:
    """Name cards, the first of many."""
    names = [label(kind, lang) for kind in cards]
    if len(names) <= NAMED:
        return ", ".join(names)
    first = ", ".join(names[: NAMED - 1])
    return _("%(cards)s và %(count)s quân nữa") % {"cards": first, "count": len(names) - NAMED + 1}


def _in_order(names: Iterable[str]) -> Cards:
    """Return each card that is named once, in the order of the deck."""
    return tuple(sorted(parse(list(dict.fromkeys(names))), key=lambda kind: kind.index))


def _come(hand: Hand, card: Kind) -> Section:
    """Lay the hand out as it is when a card that it waits for has come."""
    said = _ask(hand, "win", **_with(_cards(hand), card))
    return Section(_("Khi %(card)s đến") % {"card": phrase(card, hand.lang)}, rows=_rows(said, hand.lang))


def _sum(worth: Worth) -> str:
    """Say in one breath what a win is worth."""
    return _("%(cuoc)s: %(points)s điểm") % {"cuoc": worth.words, "points": worth.points}


def _worth_of_wait(wait: Mapping[str, Any] | None, hand: Hand) -> Worth:
    return Worth(_names(wait["cuoc"], hand), wait["diem"]) if wait else Worth(_("không ù"))


# of full size --------------------------------------------------------------------------------------------


def _full(hand: Hand) -> Reading:
    """Tell a hand of full size: the named winning card, else the last card typed that can be one."""
    if named := _named(hand):
        return _win(hand, _cards(hand), named)
    said = _ask(hand, "discards")
    best = tuple(leaves(throw, hand.lang) for throw in said["best"])
    throws = Section(_("Nếu phải đánh một quân"), lines=(*best, *lines_of(said)[len(best) :]))
    cards = _cards(hand)
    for place in range(len(cards) - 1, -1, -1):
        rest, card = cards[:place] + cards[place + 1 :], cards[place]
        try:
            _ask(hand, "win", **_with(rest, card))
        except DoorError:
            continue
        others = tuple((label(kind, hand.lang), _address(hand, cards, kind)) for kind in dict.fromkeys(cards))
        return _win(hand, rest, card, others, throws)
    return Reading(Section(_("Không ù")), (throws,))


def _with(cards: Cards, winning: Kind) -> dict[str, Any]:
    return {"cards": cards, "winning": (winning,)}


def _address(hand: Hand, cards: Cards, winning: Kind) -> str:
    """Return the query of the same hand with another winning card."""
    place = cards.index(winning)
    return hand.address(cards=spell(cards[:place] + cards[place + 1 :]), winning=winning.code)


def _win(
    hand: Hand,
    cards: Cards,
    card: Kind,
    others: tuple[tuple[str, str], ...] = (),
    *more: Section,
) -> Reading:
    fields = _with(cards, card)
    said = _ask(hand, "win", **fields)
    is_u = said["reason"] is None
    own = _worth_of_win(said, hand, hand.house)
    worth = {house: (_worth_of_win(_ask(hand, "win", house, **fields), hand, house),) for house in hand.houses}
    words = _("Coi %(card)s là quân ù.") % {"card": phrase(card, hand.lang)}
    answer = Section(_("Ù được") if is_u else _("Không ù"), words=words, verdict=_sum(own) if is_u else "")
    laid = Section(lines=lines_of(said), rows=_rows(said, hand.lang), others=others)
    compared = None
    if any(each[0].points is not None for each in worth.values()):
        compared = replace(_compare(hand, worth, (_("Cước"), _("Cộng điểm"))), has_sums=True)
    return Reading(answer, (laid, *more), compared)


def _worth_of_win(said: Answer, hand: Hand, house: House) -> Worth:
    if said["reason"] is not None:
        return Worth(_("không ù"), lines=lines_of(said))
    names = _names(said["cuoc"], hand)
    if not GAMES[house.game].has_cuoc:
        return Worth(names, said["diem"])
    counted = hand.ask({"ask": "score", "cuoc": said["cuoc"], "streak": hand.values.get("streak", 0)}, house)
    parts = [str(part["diem"]) for part in counted["parts"]]
    if counted["diem"] != said["diem"]:
        return Worth(names, said["diem"])
    return Worth(names, said["diem"], " + ".join(parts) if len(parts) > 1 else "", lines_of(counted))


TELLING = Telling(check=_check, read=_read)
