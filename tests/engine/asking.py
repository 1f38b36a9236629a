"""Short ways to ask the door in tests."""

from functools import cache
from typing import Any

import jsonschema

from tutorials.engine import ask, schema


@cache
def validator() -> jsonschema.Draft202012Validator:
    """Return what tells whether a question fits the schema, made once: the schema is large."""
    return jsonschema.Draft202012Validator(schema())


def totom(name: str, **fields: Any) -> dict[str, Any]:
    """Ask a Tổ tôm question that must have an answer."""
    answer = ask({"game": "to-tom", "ask": name, **fields})
    assert "error" not in answer, answer
    return answer


def refused(name: str, **fields: Any) -> dict[str, Any]:
    """Ask a Tổ tôm question that must be refused; return the error."""
    answer = ask({"game": "to-tom", "ask": name, **fields})
    assert "error" in answer, answer
    error = answer["error"]
    assert error["message"]
    return error


def win(cards: str, card: str, **fields: Any) -> dict[str, Any]:
    """Ask whether a hand is ù with a card; `source` and `later` tell where the card came from."""
    winning = {"card": card, "from": fields.pop("source", "noc"), "later": fields.pop("later", False)}
    return totom("win", cards=cards, winning=winning, **fields)
