"""How players of chắn rank what may be done, and why.

Fewest steps to an ù first (pairs and chắn that are wanting), then the most cards left that help, then chắn kept.
A steady player does not count what others have thrown and laid.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from tutorials.engine.cards import BY_CODE, COPIES, KINDS, Kind
from tutorials.engine.chan.pairs import ROW_OF
from tutorials.play.chan.outlook import Holding, Outlook, copies_of, holding_of, look
from tutorials.play.chan.sample import unseen
from tutorials.play.tables import Choice, Reason, View, Weighed, own_cards

_WIN = 10_000.0
_STEP = 100.0
_CHAN = 0.5  # of a live card


def weigh(view: View) -> Sequence[Weighed]:
    """Rank every choice, best first: an ù, then what leaves the hand nearest to one."""
    return _ranked(view, unseen(view))


def steady(view: View) -> Choice:
    """Return the best choice to somebody who does not count what is gone."""
    left = Counter(dict.fromkeys(view.known.form.kinds, COPIES))
    left.subtract(BY_CODE[code] for code in own_cards(view))
    return _ranked(view, +left)[0].choice


def _ranked(view: View, left: Mapping[Kind, int]) -> Sequence[Weighed]:
    known = view.known
    held = holding_of(known.players[view.seat], left, known.form, view.setting.options)
    found = [_weighed(choice, held, view) for choice in view.choices]
    return sorted(found, key=lambda each: -each.worth)


def worth_of(outlook: Outlook) -> float:
    """Return how good a hand is that waits."""
    return _CHAN * outlook.chan + outlook.live - _STEP * outlook.steps


def best_throw(held: Holding) -> tuple[int | None, Outlook]:
    """Return the best card to throw, and how the hand looks then; none where no throw is lawful."""
    found = [(index, look(held.throw(index))) for index in held.may_throw()]
    return max(found, key=lambda each: worth_of(each[1]), default=(None, look(held)))


def after(choice: Choice, held: Holding, view: View) -> Outlook:
    """Return how the hand looks after a choice, its best throw included."""
    if choice.act in ("danh", "tra"):
        return look(held.throw(BY_CODE[choice.cards[0]].index))
    if choice.act == "an":
        return best_throw(held.eat(BY_CODE[choice.taken].index, BY_CODE[choice.cards[0]].index))[1]
    if choice.act == "chiu":
        return best_throw(held.chiu(BY_CODE[choice.taken].index))[1]
    if choice.act in ("boc", "duoi") and view.shown is not None:
        return look(held.let_pass(BY_CODE[view.shown.card].index))
    return look(held)


def _weighed(choice: Choice, held: Holding, view: View) -> Weighed:
    if choice.act == "u":
        return Weighed(choice, _WIN, (Reason("u", {}),))
    outlook = after(choice, held, view)
    if choice.act == "bo" and stage_of(view) == "win":
        return Weighed(choice, worth_of(outlook) - _WIN, (Reason("bo-u", {}),))
    return Weighed(choice, worth_of(outlook), tuple(_reasons(choice, held, outlook, view)))


def stage_of(view: View) -> str:
    """Return what the seat is asked."""
    return str(view.known.stage.value) if view.known.stage else ""


def _reasons(choice: Choice, held: Holding, outlook: Outlook, view: View) -> Iterator[Reason]:
    """Say why, the most telling first."""
    if choice.act in ("danh", "tra"):
        yield from _of_throw(BY_CODE[choice.cards[0]].index, held)
    elif choice.act == "an":
        yield Reason("an-chan" if choice.cards == (choice.taken,) else "an-ca")
    elif choice.act == "chiu":
        yield Reason("chiu")
    elif choice.act in ("boc", "duoi") and view.shown is not None:
        card = BY_CODE[view.shown.card]
        if held.counts[card.index] & 1:
            yield Reason("bo-chan", {"cards": (card.code,)})
    yield from _of_hand(outlook)


def _of_throw(index: int, held: Holding) -> Iterator[Reason]:
    count = held.counts[index]
    odd = [kind for kind, other in enumerate(held.counts) if other & 1 and ROW_OF[kind] == ROW_OF[index]]
    if count % 2 == 0:
        yield Reason("vo-chan", {"cards": (KINDS[index].code,)})
    elif len(odd) == 2:
        yield Reason("vo-ca", {"cards": tuple(KINDS[kind].code for kind in odd)})
    elif len(odd) == 3:
        yield Reason("ba-dau", {"cards": (KINDS[index].code,)})
    elif len(odd) == 1:
        yield Reason("que", {"cards": (KINDS[index].code,)})


def _of_hand(outlook: Outlook) -> Iterator[Reason]:
    """Say what the hand waits for, or how far it is from that."""
    if outlook.waits:
        codes = tuple(KINDS[index].code for index, _ in outlook.waits)
        yield Reason("cho", {"cards": codes, "left": copies_of(outlook.waits)})
        return
    if outlook.loose == 1 and outlook.steps == 1:
        yield Reason("cho-het")
        return
    yield Reason("con-que", {"loose": outlook.loose, "left": copies_of(outlook.helps)})
    if outlook.chan < outlook.need:
        yield Reason("thieu-chan", {"chan": outlook.chan, "need": outlook.need})
