"""The answers that a change must not change: kept for questions of every game, and compared again."""

import json

import pytest

from script.benchmark.answers import compare, write
from script.benchmark.questions import Maker, content_questions
from tutorials.engine.games import GAMES

pytestmark = pytest.mark.xdist_group("stored answers")  # the content is read once


def test_questions_are_the_same_for_the_same_seed_and_ask_everything():
    plain = content_questions()
    made, again, other = (list(Maker(seed, plain).questions(200)) for seed in (1, 1, 2))
    assert made == again != other
    asked = {(question["game"], question["ask"]) for question in plain}
    assert {game for game, _ask in asked} == set(GAMES)
    maker = Maker(1, plain)
    varied = {str(maker.variant().get("ask")) for _ in range(1500)}
    assert all(name in varied for game in GAMES.values() for name in game.asks)


def test_a_changed_answer_is_told(tmp_path, capsys):
    file = tmp_path / "answers.jsonl"
    write(file, seed=3, count=60, more=None)
    assert compare(file, but=(), shown=0) == 0
    first, *rest = file.read_text(encoding="utf-8").splitlines()
    kept = json.loads(first)
    kept["answer"]["lines"] = []
    file.write_text("\n".join((json.dumps(kept), *rest)), encoding="utf-8")
    assert compare(file, but=(), shown=5) == 1
    assert "lines" in capsys.readouterr().out
