"""Which card to throw: what each leaves, and which may not be thrown. Law: TT-10.1 to TT-10.5."""

from dataclasses import dataclass, replace

from tutorials.engine.cards import KINDS, Cards, Kind
from tutorials.engine.totom.game import Game
from tutorials.engine.totom.options import Options
from tutorials.engine.totom.solve.hand import Hand
from tutorials.engine.totom.solve.tam_tu import loose_in
from tutorials.engine.totom.solve.uses import waiting


@dataclass(frozen=True, slots=True)
class Throw:
    """What is left after one card is thrown: kinds waited for, and fewest loose cards."""

    card: Kind
    waits: Cards
    loose: int


@dataclass(frozen=True, slots=True)
class Forbidden:
    """Kinds that may not be thrown, with the phrase and the article that forbid it."""

    phrase: str
    article: str
    cards: Cards


def forbidden(hand: Hand, options: Options) -> tuple[Forbidden, ...]:
    """Return what may not be thrown from this hand."""
    counts = hand.counts()
    yeu = tuple(kind for kind in KINDS if kind.is_yeu and counts[kind.index])
    trung = tuple(KINDS[kind] for kind, _ in hand.blocks if not hand.held[kind])
    on_mat = tuple(kind for kind in KINDS if hand.free[kind.index] and not hand.held[kind.index])
    cut = tuple(KINDS[kind] for kind in sorted(hand.bat_thuc) if cuts_left(hand, kind, options) <= 0)
    found = (
        Forbidden("no-yeu", "TT-10.1", yeu),
        Forbidden("no-block", "TT-10.2", tuple(k for k in (*trung, *on_mat) if not k.is_yeu)),
        Forbidden("no-second-cut", "TT-11.3.2", tuple(kind for kind in cut if not kind.is_yeu)),
    )
    return tuple(each for each in found if each.cards)


def cuts_left(hand: Hand, declined: int, options: Options) -> int:
    """Count the copies of a declined kind that may still be thrown. Law: TT-11.3.2, TT-12.4.2.

    A declined khàn has one cup and so one cut; a declined thiên khai (four at the deal) has two cups.
    """
    thrown = sum(kind.index == declined for kind in hand.discarded)
    return (options.xen_thien_khai if declined in hand.four else 1) - thrown


def throws(hand: Hand, game: Game, options: Options) -> tuple[Throw, ...]:
    """Return every card that may be thrown, best first: most waits, then fewest loose cards."""
    barred = {kind.index for each in forbidden(hand, options) for kind in each.cards}
    found = []
    for kind in KINDS:
        if kind.index in barred or not hand.held[kind.index]:
            continue
        free, held = list(hand.free), list(hand.held)
        free[kind.index] -= 1
        held[kind.index] -= 1
        after = replace(hand, free=tuple(free), held=tuple(held), discarded=(*hand.discarded, kind))
        waits = tuple(KINDS[index] for index in sorted(waiting(after, game)))
        found.append(Throw(kind, waits, loose_in(after)))
    found.sort(key=lambda throw: (-len(throw.waits), throw.loose, throw.card.index))
    return tuple(found)


def best_throws(found: tuple[Throw, ...]) -> tuple[Throw, ...]:
    """Return the throws that leave most waits; where none waits, those with fewest loose cards."""
    if not found:
        return ()
    most = len(found[0].waits)
    if most:
        return tuple(throw for throw in found if len(throw.waits) == most)
    fewest = min(throw.loose for throw in found)
    return tuple(throw for throw in found if throw.loose == fewest)
