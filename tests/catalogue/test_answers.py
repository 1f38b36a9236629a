"""Declared answers of puzzles, put before the engine."""

from dataclasses import replace

import pytest

from tests.catalogue.sample import write
from tutorials.catalogue import Puzzle, collect, load
from tutorials.tasks.check import check_lessons, check_puzzles


@pytest.mark.parametrize("game", [game.slug for game in load().games])
def test_the_engine_agrees_with_the_author(game: str) -> None:
    assert [str(problem) for problem in check_puzzles(load().puzzles(game))] == []


MODES = {
    "claim": ('"bao"', 'case = { cards = "1v 2v", act = "danh", then = "1v" }'),
    "fault": ("[3]", 'record = """\nGhế: A B C D E\nCái: A\nA đánh chi chi\n"""'),
    "call": (
        '["bach-thu", "phong"]',
        'hand = { cards = "499v 4w 4s 567w 678w 456s 22v 2w 2s 1v tt" }\nwinning = { card = "9 văn" }',
    ),
    "count": ("7", 'phu = [{ cards = "222v", how = "khan" }, { cards = "7v 3w 3s" }]\nkhan_at_deal = true'),
    "drum": ('"phong"', 'signal = "phong"\nway = "go"'),
    "verse": ('"5v"', 'card = "5v"'),
}
OF_ANOTHER = {"count": "tai-ban", "drum": "to-tom-diem"}  # whose engine alone answers
HEAD = """
[[puzzle]]
slug = "moi"
level = 1
load = 1
topics = ["rac"]
articles = ["TT-4.1"]
title.vi = "Mới"
title.en = "New"
answer = ANSWER
[puzzle.task]
mode = "MODE"
prompt.vi = "Thế nào?"
prompt.en = "How?"
"""
PICKED = 'mode = "{}"\ncards = "1v 5v"\nask = {{ ask = "card" }}\nfield = "{}"\npath = "{}"\nvalue = true'
TAPPED = (
    'mode = "which"\nask = {{ ask = "phu" }}\nfield = "{}"\npath = "{}"\nvalue = true\n'
    'groups = [{{ cards = "1v 5v", vi = "Rời.", en = "Loose." }}, {{ cards = "4v 5v 6v" }}]'
)


def read(folder, mode: str, answer: str, body: str):
    """Return the puzzles of a content folder that has one of this mode, and the problems in it."""
    write(folder)
    text = HEAD.replace("ANSWER", answer).replace("MODE", mode) + body + "\n"
    (folder / "to-tom/puzzles" / f"{mode}.toml").write_text(text, encoding="utf-8")
    catalogue, problems = collect(folder)
    return [puzzle for puzzle in catalogue.puzzles("to-tom") if puzzle.slug == "moi"], list(map(str, problems))


def at_home(puzzle: Puzzle) -> Puzzle:
    """Put a puzzle before the game that has its mode."""
    game = OF_ANOTHER.get(puzzle.task.mode.slug, puzzle.task.game)
    return replace(puzzle, task=replace(puzzle.task, game=game))


@pytest.mark.parametrize("mode", MODES)
def test_a_declared_answer_of_each_mode_holds(tmp_path, mode: str) -> None:
    (puzzle,), problems = read(tmp_path, mode, *MODES[mode])
    assert (problems, puzzle.task.mode.slug) == ([], mode)
    assert list(check_puzzles([at_home(puzzle)])) == []


@pytest.mark.parametrize(
    ("mode", "wrong"),
    [
        ("claim", '"duoc"'),
        ("fault", "[]"),
        ("call", '["phong"]'),
        ("count", "8"),
        ("drum", '"an"'),
        ("verse", '"5w"'),
    ],
)
def test_a_declared_answer_that_does_not_hold_is_named(tmp_path, mode: str, wrong: str) -> None:
    (puzzle,), _ = read(tmp_path, mode, wrong, MODES[mode][1])
    (problem,) = check_puzzles([at_home(puzzle)])
    assert str(problem).startswith(f"to-tom/puzzles/{mode}.toml:2: moi.answer: declared ")


def test_a_question_that_the_engine_refuses_is_named(tmp_path) -> None:
    (puzzle,), _ = read(tmp_path, "fault", "[3]", 'record = "Ghế: A B C D E\\nCái: A\\nA ném 5v"')
    (problem,) = check_puzzles([puzzle])
    assert "record:3: the engine refuses the question: " in str(problem)


@pytest.mark.parametrize(
    ("mode", "body", "said"),
    [
        ("claim", 'case = { game = "to-tom", cards = "1v" }', "puzzle.task.case.game: stands outside the case"),
        ("claim", 'case = "1v"', "puzzle.task.case: must be a table"),
        ("fault", "", "puzzle.task.record: missing: mode fault needs it"),
        ("fault", 'record = ""', "puzzle.task.record: must be a text that is not empty"),
        ("call", 'hand = { cards = "1v" }', "puzzle.task.winning: missing: mode call needs it"),
        ("count", 'phu = [{ cards = "7 van" }]', "puzzle.task.phu.cards: “7 van” may be"),
        ("count", 'phu = [{ how = "an" }]', "puzzle.task.phu.cards: missing"),
        ("count", 'phu = [{ cards = "1v" }]\nhand = { cards = "1v" }', "unknown field for mode count"),
        ("drum", 'signal = "Tùng"', "puzzle.task.signal: must be lower-case ASCII"),
        ("drum", 'signal = "an"\nway = "xem"', "puzzle.task.way: must be one of nghe, go"),
        ("verse", 'card = "5v 6v"', "puzzle.task.card: must be one card"),
        ("verse", 'card = "5x"', "puzzle.task.card: There is no card"),
    ],
)
def test_a_fault_of_a_task_is_named(tmp_path, mode: str, body: str, said: str) -> None:
    puzzles, problems = read(tmp_path, mode, "1", body)
    assert puzzles == []
    assert any(said in problem for problem in problems), problems


STEP = """
order = 1
title.vi = "Quân"
title.en = "Cards"
summary.vi = "Quân bài."
summary.en = "The cards."
minutes = 3
articles = []
terms = []
[[step]]
id = "mot"
[step.task]
prompt.vi = "Thế nào?"
prompt.en = "How?"
"""


def lesson_problems(folder, task: str) -> list[str]:
    """Return what is wrong with a course whose one step has this task."""
    write(folder)
    place = folder / "to-tom/lessons"
    for path in place.glob("01-*"):
        path.unlink()
    (place / "01-quan.toml").write_text(STEP + task + "\n", encoding="utf-8")
    for lang in ("vi", "en"):
        (place / f"01-quan.{lang}.md").write_text("## mot | Mot\n\nMot.\n", encoding="utf-8")
    catalogue, _ = collect(folder)
    assert catalogue.lessons("to-tom")
    return [str(problem) for problem in check_lessons(catalogue.lessons("to-tom"))]


@pytest.mark.parametrize("game", [game.slug for game in load().games])
def test_every_task_of_a_lesson_can_be_answered(game: str) -> None:
    assert [str(problem) for problem in check_lessons(load().lessons(game))] == []


@pytest.mark.parametrize(
    ("task", "said"),
    [
        ('mode = "number"\nask = { ask = "deal" }\npath = "hand"', ""),
        ('mode = "number"\nask = { ask = "deal" }\npath = "hend"', "mot.path: there is nothing at “hend”"),
        (
            'mode = "number"\nask = { ask = "deal" }\npath = "game"',
            "mot.path: the engine says 'to-tom', which is no number",
        ),
        ('mode = "number"\nask = { ask = "deel" }\npath = "hand"', "mot.ask.ask: the engine refuses the question"),
        ('mode = "each"\ncards = "1v 5v"\npath = "red"\nvalue = true', "mot.value: no answer is right"),
        ('mode = "each"\ncards = "1v cc"\npath = "redd"\nvalue = true', "mot.path: there is nothing at “redd”"),
        ('mode = "group"\ncards = "1v 5v 9w"\nwant = { kind = "bi" }', "mot.want: no answer is right"),
        ('mode = "waits"\nhand = { cards = "1v" }', "mot.hand.cards: the engine refuses the question"),
        (PICKED.format("one", "cardd", "red"), "mot.cardd: the engine refuses every pick: "),
        (PICKED.format("pick", "cardd", "red"), "mot.cardd: the engine refuses every pick: "),
        (PICKED.format("one", "card", "redd"), "mot.path: there is nothing at “redd”"),
        (PICKED.format("one", "card", "red"), "mot.value: no answer is right"),
        (TAPPED.format("cardss", "phu"), "mot.cardss: the engine refuses every pick: "),
        (TAPPED.format("cards", "phuu"), "mot.path: there is nothing at “phuu”"),
    ],
)
def test_a_task_of_a_lesson_that_nobody_can_answer_is_named(tmp_path, task: str, said: str) -> None:
    problems = lesson_problems(tmp_path, task)
    if not said:
        assert problems == []
    else:
        (problem,) = problems
        assert problem.startswith(f"to-tom/lessons/01-quan.toml:12: {said}"), problem
