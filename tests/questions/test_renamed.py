"""Puzzles that were renamed: what was printed or solved under an earlier name is still theirs."""

from tests.every import every
from tutorials.catalogue import load
from tutorials.learners.refs import as_called_now, of_puzzle
from tutorials.questions.codes import code_of, found
from tutorials.questions.question import question
from tutorials.tasks.mode import mode_of

RENAMED = [puzzle for puzzles in load().collections.values() for puzzle in puzzles if puzzle.earlier]

NAMED = [(of_puzzle(puzzle), puzzle) for puzzle in RENAMED]


def test_a_printed_code_still_leads_to_its_puzzle():
    def check(puzzle):
        name = f"puzzle/{of_puzzle(puzzle)}"
        assert all(name in found(code_of(f"puzzle/{puzzle.game}/{slug}")) for slug in (puzzle.slug, *puzzle.earlier))

    every(NAMED, check)


def test_an_earlier_name_asks_the_same_question():
    def check(puzzle):
        assert question(f"puzzle/{puzzle.game}/{puzzle.earlier[0]}").task == puzzle.task

    every([each for each in NAMED if not mode_of(each[1].task).is_at_table], check)


def test_what_was_solved_under_an_earlier_name_counts_once():
    puzzle = RENAMED[0]
    old = f"{puzzle.game}/{puzzle.earlier[0]}"
    assert as_called_now([old, of_puzzle(puzzle), "to-tom/gone"]) == {of_puzzle(puzzle), "to-tom/gone"}
