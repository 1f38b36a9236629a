"""The desk of a game as its content folder tells it: what is read, what is refused, what a plain one tells."""

from dataclasses import replace

from django.test import Client
from django.utils.translation import override

from tutorials import catalogue, engine
from tutorials.catalogue.desks import Sort, read_desks
from tutorials.catalogue.tables import Sheet, Table

GAME = "sam"
PLAIN = {
    "intro": {"vi": "Xem bài.", "en": "Look at a hand."},
    "field": [{"name": "cards", "label": {"vi": "Bài", "en": "Cards"}, "size": 1}],
    "ask": [{"name": "plays", "send": ["cards"]}],
}


def read(**changes: object):
    problems: list = []
    table = Table(Sheet("sam/desk.toml", {}, problems), (), {**PLAIN, **changes})
    return read_desks({GAME: table}).get(GAME), [str(problem) for problem in problems]


def test_a_few_lines_make_a_desk() -> None:
    desk, problems = read()
    assert not problems and desk is not None
    assert desk.question({"cards": desk.deck.parse("9 ♠")}) == {"ask": "plays", "cards": ["9♠"]}
    assert desk.question({}) is None


def test_the_engine_tells_the_sort_of_a_field() -> None:
    desk = catalogue.load().desks["chan"]
    sorts = {field.name: field.sort for field in desk.fields}
    assert sorts["cards"] is Sort.CARDS and sorts["winning"] is Sort.CARD and sorts["first_draw"] is Sort.FLAG
    streak = desk.field("streak")
    assert streak is not None and (streak.sort, streak.low, streak.high) == (Sort.NUMBER, 0, 99)


def test_what_the_engine_does_not_take_is_named() -> None:
    _, problems = read(ask=[{"name": "plays", "send": ["cards"]}, {"name": "juggle", "send": ["cards"]}])
    assert any("no question juggle" in problem for problem in problems)
    _, problems = read(ask=[{"name": "white", "send": ["cards", "hats"]}])
    assert any("no field hats" in problem for problem in problems)
    fields = [*PLAIN["field"], {"name": "players", "label": {"vi": "Số người", "en": "Players"}}]
    _, problems = read(field=fields, ask=[{"name": "white", "send": ["cards", "players"]}])
    assert any("white does not take players" in problem for problem in problems)


def test_a_desk_that_tells_nothing_of_its_own_tells_the_first_line(client: Client, monkeypatch) -> None:
    desk, _ = read()
    assert desk is not None
    known = catalogue.load()
    monkeypatch.setattr("tutorials.desk.views.load", lambda: replace(known, desks={GAME: desk}))
    cards = "3♠ 9♠ 9♥"
    with override("vi"):
        first = engine.ask({"game": GAME, "ask": "plays", "cards": cards})["lines"][0]["text"]
        page = client.get(f"/{GAME}/desk/", {"cards": cards}, headers={"HX-Request": "true"}).content.decode()
    assert f'<h2 id="reading">{first}</h2>' in page
