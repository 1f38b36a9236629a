"""Whatever is sent, every question of every game gets an answer or an error that names a field, never an exception."""

import json
from itertools import product

from tests.depth import sample
from tests.every import every, for_each
from tutorials.engine import ask
from tutorials.engine.games import GAMES

ASKS = [(game.slug, name) for game in GAMES.values() for name in game.asks]
JUNK = (
    None, True, -1, 10**30, 0.5, "", "«»", "7 văn", "10♠ 10♠", "xe đỏ", "10s", [], [None], [[]], ["", 3], {},
    {"a": None},
    [{"cards": None}], [{"cards": "xe đỏ", "chui": 3}], {"card": 7}, {"cards": ["10♠"] * 9}, [{"diem": -1, "mom": "x"}],
    ["10♠", "10♠"], "\u202e", "x" * 5000, ["7v"] * 500,
)  # fmt: skip
PLAIN = {"money": "22v 33s", "tam-cuc": "xe đỏ, pháo đỏ", "french": "10♠ J♠ Q♠"}


def is_sound(answer: dict) -> bool:
    """Say whether it is an answer with its lines, or an error in both parts."""
    if "error" in answer:
        return {"code", "field", "message"} <= answer["error"].keys() and bool(answer["error"]["message"])
    return bool(answer["lines"]) and all(line["text"] and line["article"] for line in answer["lines"])


@for_each("game", GAMES)
def test_a_field_of_junk_is_refused_or_answered(game: str) -> None:
    every(((name, (game, name)) for name in GAMES[game].asks), takes_junk)


def takes_junk(asked: tuple[str, str]) -> None:
    game, name = asked
    fields = GAMES[game].asks[name].names
    plain = {
        field: PLAIN[GAMES[game].deck.slug]
        for field in ("cards", "a", "b", "con", "cai", "table", "play")
        if field in fields
    }
    for lang, field, junk in sample(product(("vi", "en"), fields, JUNK), 80):
        answer = ask({"game": game, "ask": name, "lang": lang, **plain, field: junk})
        assert is_sound(answer), (field, junk, answer)
        json.dumps(answer, ensure_ascii=False)


def test_a_bare_question_is_refused_or_answered() -> None:
    def is_taken(asked: tuple[str, str]) -> None:
        game, name = asked
        assert is_sound(ask({"game": game, "ask": name}))
        assert is_sound(ask({"game": game, "ask": name, **dict.fromkeys(GAMES[game].asks[name].names)}))

    every(((f"{game} {name}", (game, name)) for game, name in ASKS), is_taken)


@for_each("rules", [3, [], "nowhere", {"preset": 7}, {"nothing": 1}, {"preset": None}])
def test_rules_that_do_not_exist_are_refused(rules: object) -> None:
    for game in GAMES.values():
        error = ask({"game": game.slug, "ask": next(iter(game.asks)), "rules": rules})["error"]
        assert error["field"].startswith("rules"), game.slug
