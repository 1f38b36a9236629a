"""The one command for every game: it plays, judges, tells the figures, and refuses what it cannot play."""

import pytest

from tutorials.engine.games import GAMES
from tutorials.play.__main__ import main
from tutorials.play.games import players_of

PLANTING = [game for game in GAMES if players_of(game).sorts(game)]


@pytest.mark.parametrize("rules", [[], ["presets"], ["any"]])
@pytest.mark.parametrize("game", GAMES)
def test_lawful_hands_of_every_game_and_house_are_clean(game, rules, capsys):
    assert main([game, "--hands", "6", "--seed", "3", "--players", "0", "--rules", *rules]) == 0
    said = capsys.readouterr().out
    assert "hands 6," in said
    assert "false faults 0, records refused 0" in said
    assert "cards or points lost 0, other ends 0, stuck 0" in said


@pytest.mark.parametrize("game", PLANTING)
def test_planted_faults_are_found(game, capsys):
    assert main([game, "--hands", "12", "--seed", "5", "--plant", "--seen"]) == 0
    said = capsys.readouterr().out
    assert "missed 0" in said
    assert "planted 0" not in said
    assert "never: " in said


def test_the_games_that_plant_are_those_with_a_referee():
    assert set(PLANTING) == {game for game in GAMES if "turns" in GAMES[game].asks}


def test_a_hand_is_shown_with_what_the_referee_says(capsys):
    assert main(["to-tom", "--hands", "1", "--seed", "test", "--plant", "danh-yeu", "--show"]) == 0
    said = capsys.readouterr().out
    assert "Ván: to-tom" in said
    assert "hai-u" in said  # among the plants that never came up


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["to-tom", "--rules", "ten-la"], "There is no preset “ten-la”"),
        (["sam", "--rules", "nowhere"], "There is no preset “nowhere”"),
        (["sam", "--plant"], "plant no faults"),
        (["chan", "--plant", "ten-la"], "cannot plant “ten-la”"),
        (["chan", "--players", "9"], "9 cannot play chan"),
        (["chan", "--rules", "tranh=2"], "does not take “2”"),
    ],
)
def test_what_cannot_be_played_is_told(arguments, told, capsys):
    assert main([*arguments, "--hands", "1"]) == 2
    assert told in capsys.readouterr().err
