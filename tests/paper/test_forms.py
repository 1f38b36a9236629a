"""Blank forms: a score sheet for every game with the points of its house, a grid of lessons, slips."""

import pytest

from tests.paper.making import order, pages, text_of
from tutorials.catalogue import load
from tutorials.catalogue.houses import House
from tutorials.scenes.points import points_of

GAMES = [game.slug for game in load().games if game.is_open]
GAME = pytest.mark.parametrize("game", GAMES)
OWN = "hoi-lim~suong.2"


def html(address, lang="vi"):
    return " ".join(order(f"forms?{address}", lang).html().split())


@GAME
@pytest.mark.parametrize("lang", ["vi", "en"])
def test_every_game_has_a_score_sheet_with_points_at_its_foot(game, lang):
    shown = html(f"game={game}", lang)
    assert shown.count('<th scope="row" class="number">') >= 12
    assert '<ul class="told' in shown


@pytest.mark.parametrize(("address", "lang"), [("", "vi"), ("?game=chan&size=24", "en"), ("?game=sam&size=24", "vi")])
def test_a_score_sheet_is_one_page(address, lang):
    assert len(pages(f"forms{address}", lang)) == 1


def test_points_are_those_of_the_house():
    usual, lim = (points_of(House("to-tom", rules))["cuoc"] for rules in ("luat-2005", "hoi-lim"))
    differing = next(
        (one.name.vi, one.points, other.points)
        for one in usual
        for other in lim
        if one.name == other.name and one.points != other.points and one.points and other.points
    )
    name, first, second = differing
    assert f"<span>{name}</span> <b>{first}</b>" in html("")
    assert f"<span>{name}</span> <b>{second}</b>" in html("rules=hoi-lim")


def test_games_without_a_table_tell_the_rules_that_say_what_a_win_counts():
    assert "Ù thì mỗi người trả: <b>5 điểm</b>" in html("game=ta-la")


def test_the_pot_and_the_gà_have_columns_where_they_are_kept():
    assert html("").count("Làng</th>") == 1
    assert "Làng</th>" not in html("game=ta-la")


@pytest.mark.parametrize(("query", "count"), [("", 5), ("&players=7", 7)])
def test_as_many_columns_as_players(query, count):
    assert html(f"game=to-tom{query}").count('class="player"') == count


@GAME
def test_the_grid_names_every_lesson_of_the_game(game):
    shown = html(f"what=grid&game={game}")
    assert shown.count('class="lesson"') == len(load().lessons(game))


def test_a_grid_lies_on_its_side():
    [page] = pages("forms?what=grid&game=chan")
    assert page.mediabox.width > page.mediabox.height


@pytest.mark.parametrize(("address", "count"), [("what=dispute", 4), ("what=dispute&size=24", 2), ("what=names", 10)])
def test_slips_fill_one_page(address, count):
    assert html(address).count('class="slip"') == count
    assert len(pages(f"forms?{address}")) == 1


def test_a_village_of_ones_own_is_named_and_kept_apart():
    made = order(f"forms?rules={OWN}&name=Làng Bến")
    assert "Làng Bến" in made.html()
    assert not made.is_common and order("forms?rules=hoi-lim").is_common


def test_the_usual_house_needs_no_word():
    assert order("forms?game=chan&rules=wikipedia").words == (("game", "chan"),)


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ("rules=none", "rules"),
        ("game=poker", "game"),
        ("players=99", "players"),
        ("players=1e9", "players"),
        (f"rules={OWN}&name=🎉", "name"),
    ],
)
@pytest.mark.parametrize("prefix", ["", "/en"])
def test_what_cannot_be_is_told_at_its_field(client, prefix, query, field):
    answer = client.get(f"{prefix}/paper/forms.pdf?{query}")
    assert answer.status_code == 400
    shown = answer.content.decode()
    assert f'id="id_{field}_error"' in shown


def test_the_words_are_in_the_language_of_the_address():
    assert "Score sheet" in text_of("forms?game=chan&size=24", "en")


def test_rules_of_the_game_that_was_chosen_before_give_way(client):
    answer = client.get("/paper/forms/?game=ta-la&rules=hoi-lim")
    assert answer.status_code == 200
    assert order("forms?game=ta-la&rules=hoi-lim").words == (("game", "ta-la"),)


@pytest.mark.parametrize(
    ("game", "note"), [("tam-cuc", "hai, ba, bốn người"), ("tai-ban", "quân tài"), ("chan", "dấu cộng là gà")]
)
def test_figures_that_stand_side_by_side_are_explained(game, note):
    assert note in html(f"game={game}")
    assert note not in html("game=to-tom")
