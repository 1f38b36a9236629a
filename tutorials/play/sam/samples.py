"""Possible deals behind what one seat of sâm knows."""

from random import Random

from tutorials.engine.french import BY_CODE, CARDS, Cards
from tutorials.play.sam.table import Sam, read, sort
from tutorials.play.tables import View


def hidden(view: View) -> Cards:
    """Return the cards that a seat has not seen: those that others hold, and those not dealt."""
    gone = {code for event in view.events if event.act != "danh-sai" for code in event.cards}
    seen = {BY_CODE[code] for code in (*view.hand, *gone)}
    return tuple(card for card in CARDS if card not in seen)


def sample(view: View, chance: Random) -> Sam:
    """Deal what is hidden among the others, each deal as likely."""
    pool = list(hidden(view))
    chance.shuffle(pool)
    held, at = [], 0
    for seat, place in enumerate(view.places):
        held.append(read(view.hand) if seat == view.seat else sort(pool[at : at + place.held]))
        at += 0 if seat == view.seat else place.held
    return Sam(view.setting, tuple(held), view.known, view.events)
