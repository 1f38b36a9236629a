"""How good players choose: `weigh` ranks the choices, `strong` takes what promises most points.

To weigh is to want the fewest loose cards, then the lưng that a win needs, then most cards still to come that help; who
waits to be ù wants most winning cards. A steady player does the same without counting what others have thrown and laid.
None ever lets an ù go.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

from tutorials.play.tables import Choice, Reason, View, Weighed
from tutorials.play.totom.course import codes
from tutorials.play.totom.moves import throw
from tutorials.play.totom.odds import value
from tutorials.play.totom.outlook import Outlook, lung_of
from tutorials.play.totom.thought import CLAIMS, LET_GO, THROW, Prospect, Thought, U, kind_of

_U, _WAITS, _COPY, _LOOSE, _MOST_HELP = 10_000.0, 1_000.0, 10.0, 100.0, 49
_LUNG = 50.0  # what it is worth to have all the lưng that a win needs
_NINE_LUNG = 120.0  # the same at tài bàn


def weigh(view: View) -> Sequence[Weighed]:
    """Rank the choices of a view, best first."""
    return _ranked(Thought(view))


def steady(view: View) -> Choice:
    """Return the best choice to somebody who does not count what is gone.

    What helps is counted only for hands that it could make the best: it is worth less than a loose card.
    """
    thought = Thought(view, counts=False)
    prospects = thought.prospects()
    least = {id(each): _least(thought, each.outlook) for found in prospects.values() for each in found}
    floor = max(least.values(), default=0.0)

    def of(choice: Choice) -> float:
        if choice.act == U:
            return _U
        if not prospects.get(choice):
            return _unseen(thought, choice)
        return max(
            worth(thought, each.outlook) if least[id(each)] + _MOST_HELP >= floor else least[id(each)]
            for each in prospects[choice]
        )

    return max(thought.choices, key=of)


def _ranked(thought: Thought) -> Sequence[Weighed]:
    prospects = thought.prospects()
    found = []
    for choice in thought.choices:
        if choice.act == U:
            found.append(Weighed(choice, _U, (Reason("u"),)))
        elif prospects.get(choice):
            best = max(prospects[choice], key=lambda each: worth(thought, each.outlook))
            found.append(Weighed(choice, worth(thought, best.outlook), tuple(reasons(thought, best))))
        else:
            found.append(Weighed(choice, _unseen(thought, choice), tuple(_at_a_glance(thought, choice))))
    return sorted(found, key=lambda each: -each.worth)


def worth(thought: Thought, outlook: Outlook) -> float:
    """Return what a hand is worth to a steady player."""
    least = _least(thought, outlook)
    return least if outlook.waits else least + min(_MOST_HELP, thought.copies(outlook.helps))


def _least(thought: Thought, outlook: Outlook) -> float:
    """Return what a hand is worth whatever helps it; who waits needs no help but the winning cards."""
    if outlook.waits:
        return _WAITS + _COPY * thought.copies(outlook.waits) - outlook.loose
    return _worth_of_lung(thought, outlook.lung) - _LOOSE * outlook.loose


def _unseen(thought: Thought, choice: Choice) -> float:
    """Return what a choice is worth that was not looked at closely: less than any that was."""
    return -_LOOSE * thought.loose_after(choice) - _WAITS


def _worth_of_lung(thought: Thought, lung: int) -> float:
    need = thought.game.min_lung
    return (_LUNG if thought.game.has_cuoc else _NINE_LUNG) * min(lung, need) / need if need else 0.0


def strong(view: View, chance: Random) -> Choice:
    """Return the choice that promises most points; where none promises any, what a steady player does."""
    if any(choice.act == U for choice in view.choices):
        return weigh(view)[0].choice
    thought = Thought(view)
    if thought.known.left == 1:  # the one card still to come wins or not: every throw is looked at
        thought.span = replace(thought.span, throws=len(view.choices))
    found = [
        (value(thought, prospect), worth(thought, prospect.outlook), -place, choice)
        for place, (choice, prospects) in enumerate(thought.prospects().items())
        for prospect in prospects
    ]
    return max(found, key=lambda each: each[:3])[3]


# why ------------------------------------------------------------------------------------------


def reasons(thought: Thought, prospect: Prospect) -> Iterator[Reason]:
    """Yield why a choice is good or bad, what matters most first."""
    act, outlook, before = prospect.choice.act, prospect.outlook, thought.own.loose
    if act in CLAIMS:
        yield from _placed(before - outlook.loose)
    yield from _lost(thought, outlook.lung)
    if outlook.waits:
        yield Reason("waits", {"waits": codes(outlook.waits), "left": thought.copies(outlook.waits)})
    elif outlook.helps:
        left = thought.copies(outlook.helps)
        yield Reason("helps", {"loose": outlook.loose, "kinds": len(outlook.helps), "left": left})
    else:
        yield Reason("helps-none", {"loose": outlook.loose})
    if act == THROW and (more := outlook.loose - before + 1) > 0:
        yield Reason("breaks", {"more": more})
    yield from _of_lung(thought, outlook.lung, thought.lung)
    if act == LET_GO and not thought.game.is_free:
        yield Reason("let-go")
    if act == THROW and (left := thought.live[kind_of(prospect.choice)]) > 1:
        yield Reason("pair-out", {"left": left})


def _at_a_glance(thought: Thought, choice: Choice) -> Iterator[Reason]:
    """Yield why a choice is less good that was not looked at closely: what it breaks, or what the card still fits."""
    more = thought.loose_after(choice) - thought.own.loose
    if choice.act != THROW:
        yield from _placed(-more)
    elif more >= 0:
        yield from _lost(thought, lung_of(throw(thought.own, kind_of(choice)), thought.game))
        yield Reason("breaks", {"more": more + 1})
    else:
        kind = kind_of(choice)
        left = thought.copies(thought.fitting(kind))
        yield Reason("fits", {"card": codes((kind,)), "left": left}) if left else Reason("fits-none")


def _placed(less: int) -> Iterator[Reason]:
    yield Reason("places", {"less": less}) if less > 0 else Reason("places-none")


def _lost(thought: Thought, lung: int) -> Iterator[Reason]:
    need = thought.game.min_lung
    if lung < min(thought.lung, need):
        yield Reason("lung-lost", {"lung": lung, "need": need})


def _of_lung(thought: Thought, lung: int, before: int) -> Iterator[Reason]:
    need = thought.game.min_lung
    if lung > before and before < need:
        yield Reason("lung-won", {"lung": lung})
    elif before <= lung < need:
        yield Reason("lung-short", {"lung": lung, "need": need})
