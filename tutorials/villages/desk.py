"""The desk of a game with the hand of a question on it, where the desk can tell that the rules matter."""

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any
from urllib.parse import urlencode

from django.urls import reverse

from tutorials import engine
from tutorials.catalogue import load
from tutorials.catalogue.desks import Desk, Field
from tutorials.catalogue.houses import default_of, of_choices
from tutorials.desks.telling import telling_of
from tutorials.engine.decks import Deck
from tutorials.engine.errors import DoorError
from tutorials.engine.flips import ECHO
from tutorials.villages.contrasts import Contrast


def desk_address(contrast: Contrast, lang: str) -> str:
    """Return the address of the desk with the hand of a case under its second rules; none if the desk cannot tell."""
    question, game = contrast.flip.question, contrast.flip.game
    desk = load().desk(game)
    given = _given(question, desk) if desk else None
    if desk is None or given is None:
        return ""
    answers = contrast.answers(lang)
    for values in _filled(given, desk):
        if _tells(contrast, answers, desk, values, lang):
            plain = {field.name: field.plain for field in desk.fields if field.choices}
            words = {
                field.name: _word(values[field.name])
                for field in desk.fields
                if field.name in values and values[field.name] != plain.get(field.name)
            }
            changes = {name: value for name, value in contrast.rules[1].items() if name != "preset"}
            rules = of_choices(game, contrast.ground.preset, changes).slug
            usual = {} if rules == default_of(game) else {"rules": rules}
            return f"{reverse('desk:index', args=[game])}?{urlencode({**usual, **words})}#reading"
    return ""


def _given(question: Mapping[str, Any], desk: Desk) -> dict[str, Any] | None:
    """Return the fields of the desk that a question fills; None if it holds what the desk does not ask for."""
    found: dict[str, Any] = {}
    for name, value in _flat(question):
        field = desk.field_of(name)
        if field is None:
            return None
        found[field.name] = _read(field, value, desk.deck)
    return None if None in found.values() else found


def _flat(question: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """Yield the fields of a question, the winning card apart from where it came from."""
    for name, value in question.items():
        if name == "winning" and isinstance(value, Mapping):
            yield "winning", value["card"]
            yield "from", {"from": value.get("from", "noc"), "door": value.get("door", "khac")}
        elif name not in ("game", "ask") and value not in (None, "", (), [], False, 0):
            yield name, value


def _read(field: Field, value: Any, deck: Deck) -> Any:
    if not field.holds_cards:
        if not field.choices:
            return value
        known = (value, value["from"]) if isinstance(value, Mapping) else (value,)  # not every desk asks for the door
        return next(
            (choice.word for choice in field.choices if choice.value in known or choice.word == str(value)), None
        )
    try:
        return tuple(deck.parse(value))
    except (DoorError, TypeError):
        return None


def _filled(given: Mapping[str, Any], desk: Desk) -> Iterator[dict[str, Any]]:
    """Yield what may be filled in: for each choice that the question leaves open, every word of it."""
    left = [field for field in desk.fields if field.choices and field.name not in given]
    for words in product(*([choice.word for choice in field.choices] for field in left)):
        yield {**given, **{field.name: word for field, word in zip(left, words, strict=True)}}


def _tells(
    contrast: Contrast, answers: tuple[Mapping[str, Any], ...], desk: Desk, values: Mapping[str, Any], lang: str
) -> bool:
    """Say whether the desk gives this very answer, or one of its own that turns too."""
    asked = desk.question(values)
    if asked is None:
        return False
    said = [engine.ask({"game": contrast.flip.game, "lang": lang, "rules": rules, **asked}) for rules in contrast.rules]
    if any("error" in each for each in said):
        return False
    if asked["ask"] == contrast.flip.question["ask"]:
        return all(_result(one) == _result(other) for one, other in zip(said, answers, strict=True))
    one, other = (telling_of(desk).headline(each, lang) for each in said)
    return one != other


def _result(answer: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in answer.items() if name not in ECHO}


def _word(value: Any) -> str:
    if isinstance(value, tuple):
        return ", ".join(card.vi for card in value)
    return "1" if value is True else str(value)
