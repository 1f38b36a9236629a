"""Hands played through the choices of a table: every table keeps its word, and one that does not is found out."""

from dataclasses import dataclass, replace
from random import Random

import pytest

from tests.depth import some
from tests.play.climb import TABLES, Climb, deal, sample, setting, weigh
from tutorials.engine.games import GAMES
from tutorials.play.__main__ import main
from tutorials.play.games import tables_of
from tutorials.play.sitting import players_at
from tutorials.play.tables import LAWFUL, STEADY, Choice, Place, Result, Tables, mark_of, read_mark
from tutorials.play.trial import What

SAT = [game for game in GAMES if tables_of(game)]


@pytest.mark.parametrize("game", SAT)
def test_hands_by_chance_end_and_are_judged_without_fault(game, capsys):
    hands = str(some(4, deep=1000))
    assert main([game, "--table", "--hands", hands, "--seed", "11", "--players", "0", "--rules", "presets"]) == 0
    said = capsys.readouterr().out
    assert f"hands {hands}," in said
    assert "false faults 0, records refused 0" in said
    assert "other ends 0, stuck 0, views that tell too much 0" in said


def trial(tables, hands=20, strengths=(LAWFUL, STEADY)):
    """Return what is found at a table."""
    players = players_at(tables, strengths)
    judged = [players.judge(players.play(each), each) for each in map(setting, map(str, range(hands)))]
    return {disagreement.what for each in judged for disagreement in each.disagreements}


def test_a_table_that_keeps_its_word_is_clean():
    assert trial(TABLES) == set()


@dataclass(frozen=True)
class Stuck(Climb):
    """Nothing can be thrown but the first card."""

    def choices(self):
        return tuple(each for each in super().choices() if each.act != "danh" or len(self.events) < 3)


@dataclass(frozen=True)
class Telling(Climb):
    """The view holds the other hands."""

    def view(self, seat):
        return replace(super().view(seat), known=(*super().view(seat).known, self.hands))


def at(kind):
    """Return tables of another kind of hand."""

    def dealt(set_by):
        return kind(set_by, deal(set_by).hands, 0)

    def sampled(view, chance):
        found = sample(replace(view, known=view.known[:3]), chance)
        return kind(**{name: getattr(found, name) for name in Climb.__dataclass_fields__})

    return Tables(dealt, sampled, weigh, TABLES.strong, TABLES.seats)


def test_a_dead_end_is_found():
    assert What.STUCK in trial(at(Stuck))


def test_a_view_that_tells_of_other_hands_is_found():
    assert trial(at(Telling), hands=40) == {What.SEEN}


def test_points_from_nowhere_are_found():
    players = players_at(TABLES, (LAWFUL,))
    played = players.play(setting("lost"))
    given = replace(played, table=replace(played.table, result=Result("het", (1, 0, 0))))
    assert What.LOST in {each.what for each in players.judge(given, setting("lost")).disagreements}


def test_a_hand_that_comes_out_otherwise_when_played_again_is_found():
    players = players_at(TABLES, (LAWFUL,))
    played = players.play(setting("one"))
    assert What.OTHER in {each.what for each in players.judge(played, setting("two")).disagreements}


def test_not_weighing_a_choice_is_found():
    lazy = replace(TABLES, weigh=lambda view: weigh(view)[:1])
    assert What.SEEN in trial(lazy, hands=60)


def test_a_choice_is_read_as_it_was_written():
    choice = Choice("an", ("6v", "7v"), "5v", ("bach-thu",))
    assert Choice.read(choice.key) == choice


@pytest.mark.parametrize(
    ("arguments", "told"),
    [(["--strengths", "lawful,clever"], "no strength “clever”"), (["--plant"], "plant no faults")],
)
def test_what_cannot_be_played_at_a_table_is_told(arguments, told, capsys, monkeypatch):
    monkeypatch.setattr("tutorials.play.__main__.tables_of", lambda game: TABLES)
    assert main(["tam-cuc", "--table", *arguments, "--hands", "1"]) == 2
    assert told in capsys.readouterr().err


def test_a_sample_is_the_same_from_the_same_seed():
    view = deal(setting("same")).view(1)
    assert sample(view, Random(3)) == sample(view, Random(3))


def test_a_mark_beside_a_seat_may_have_a_card():
    place = Place(5, marks=("cai", mark_of("cup", "5v"), "cup", mark_of("khan", "7w")))
    assert [read_mark(mark) for mark in place.marks] == [("cai", ""), ("cup", "5v"), ("cup", ""), ("khan", "7w")]
    assert (place.marked("cup"), place.marked("an")) == (("5v",), ())
