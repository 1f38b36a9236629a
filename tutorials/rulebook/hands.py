"""Hands of the examples as the engine parts them: into phu, chắn and cạ, or phỏm, the card that came in its place."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from django.utils.translation import override

from tutorials.catalogue import LANGS, Text
from tutorials.catalogue.houses import MAIN_GAME
from tutorials.engine import ask
from tutorials.engine.decks import FRENCH, Card
from tutorials.engine.games import GAMES, deck_of
from tutorials.scenes.piles import HAND, Pile
from tutorials.tasks.parted import laid
from tutorials.tasks.turn import Row

LEAST = 6  # cards of a hand that is worth parting
_ASKED = {"win": "win", "arrange": "arrange", "waits": "arrange", "discards": "arrange"}  # what parts such a hand
_ASKED_FRENCH = {"melds": "melds", "discards": "melds"}


def parted(question: Mapping[str, Any], piles: Sequence[Pile]) -> tuple[Pile, ...]:
    """Return the piles of an example with the hand parted; as they are where the engine does not part it."""
    game = question.get("game", MAIN_GAME)
    if game not in GAMES or sum(len(pile.cards) for pile in piles) < LEAST:
        return tuple(piles)
    ways = _ASKED_FRENCH if deck_of(game).slug == FRENCH.slug else _ASKED
    way = ways.get(question.get("ask", ""))
    if way is None or way not in GAMES[game].asks:
        return (_alone(question, game, piles) if question.get("whole") else ()) or tuple(piles)
    rows = _rows(_asked(question, way, game), game, piles)
    is_refused = not rows and "arrange" in GAMES[game].asks and "error" in ask(dict(question))
    return _in_place(rows, piles) or (_alone(question, game, piles) if is_refused else ()) or tuple(piles)


def _alone(question: Mapping[str, Any], game: str, piles: Sequence[Pile]) -> tuple[Pile, ...]:
    """Part what is held by itself: the hand of a case, or one that the engine refuses, too large or wrongly called."""
    held = next((pile for pile in piles if pile.place == HAND), None)
    if held is None:
        return ()
    names = [card.code for card in held.cards]
    parts = _in_place(_rows({"game": game, "ask": "arrange", "cards": names}, game, ()), (held,))
    return (*parts, *(pile for pile in piles if pile is not held)) if parts else ()


def _asked(question: Mapping[str, Any], way: str, game: str) -> dict[str, Any]:
    """Return the question that parts the hand of another."""
    if question.get("ask") == way:
        return dict(question)
    fields = GAMES[game].asks[way].names
    kept = {name: value for name, value in question.items() if name in (*fields, "game", "rules")}
    return {**kept, "ask": way}


def _rows(asked: dict[str, Any], game: str, piles: Sequence[Pile]) -> tuple[tuple[Text, Row], ...]:
    """Return the parts of a hand with their names in both languages."""
    answer = ask(asked)
    if "error" in answer:
        return ()
    came = next((pile.cards[0] for pile in piles if pile.is_marked), None)
    told = []
    for lang in LANGS:
        with override(lang):
            told.append(laid(deck_of(game), answer, lang, came))
    return tuple((Text(vi.label, en.label), vi) for vi, en in zip(*told, strict=True))


def _in_place(rows: Sequence[tuple[Text, Row]], piles: Sequence[Pile]) -> tuple[Pile, ...]:
    """Put the parts where the hand lay; what lies elsewhere keeps its own place, if the parts leave it whole."""
    held = [pile for pile in piles if pile.place == HAND or pile.is_marked]
    others = [pile for pile in piles if pile not in held]
    here: Counter[Card] = Counter(card for pile in held for card in pile.cards)
    parts = list(rows)
    for pile in others:
        match = next((each for each in parts if Counter(each[1].cards) == Counter(pile.cards)), None)
        if match is not None:
            parts.remove(match)
    if not parts or len(rows) < 2:
        return ()
    found: Counter[Card] = Counter(card for _, row in parts for card in row.cards)
    if found != here:
        return _all_anew(rows, held, others)
    return (*_piles(parts), *others)


def _all_anew(rows: Sequence[tuple[Text, Row]], held: Sequence[Pile], others: Sequence[Pile]) -> tuple[Pile, ...]:
    """Return all parts, where they mix what is held and what lies before the player; the rest as it is."""
    left: Counter[Card] = Counter(card for _, row in rows for card in row.cards)
    left.subtract(Counter(card for pile in held for card in pile.cards))
    rest = []
    for pile in others:
        cards = Counter(pile.cards)
        if all(left[card] >= count for card, count in cards.items()):
            left.subtract(cards)
        else:
            rest.append(pile)
    if any(left.values()):
        return ()
    return (*_piles(rows), *rest)


def _piles(rows: Sequence[tuple[Text, Row]]) -> Iterator[Pile]:
    """Yield the parts as piles; single cards of one sort, such as yêu, share one."""
    for (name, is_single), alike in groupby(rows, key=lambda each: (each[0], len(each[1].cards) == 1)):
        found = [row for _, row in alike]
        if is_single:
            won = next((place for place, row in enumerate(found) if row.won >= 0), -1)
            yield Pile(name, tuple(card for row in found for card in row.cards), won=won)
        else:
            yield from (Pile(name, row.cards, won=row.won) for row in found)


def reason(question: Mapping[str, Any], clause: str) -> Text | None:
    """Return what the engine says of an example, in a sentence: that of the clause itself if it says one."""
    answers = [ask({**question, "lang": lang}) for lang in LANGS]
    if any("error" in answer or not answer["lines"] for answer in answers):
        return None
    lines = answers[0]["lines"]
    place = next((number for number, line in enumerate(lines) if line["article"] == clause), 0)
    return Text(*(str(answer["lines"][place]["text"]) for answer in answers))


def shows(cards: Sequence[Card], piles: Sequence[Pile]) -> bool:
    """Say whether cards are those of some piles, in whatever order."""
    return Counter(cards) == Counter(card for pile in piles for card in pile.cards)
