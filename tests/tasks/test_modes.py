"""The modes as such: one module each, and a new one needs no other place."""

from dataclasses import dataclass
from pkgutil import iter_modules

import pytest
from django.template.loader import render_to_string

from tests.catalogue.sample import write
from tests.tasks.making import TASKS, task
from tests.tasks.test_judge import answer
from tutorials.catalogue import Text, collect, tasks
from tutorials.engine.cards import parse
from tutorials.engine.games import deck_of
from tutorials.tasks import modes
from tutorials.tasks.check import check_puzzles
from tutorials.tasks.fields import Words
from tutorials.tasks.mode import Mode
from tutorials.tasks.modes import MODES
from tutorials.tasks.modes.which import Group
from tutorials.tasks.play import begin
from tutorials.tasks.questions import Asker, lines_of
from tutorials.tasks.turn import Answer, Judgement, Solution

WHY = Text("vì sao", "why")


def test_each_module_is_one_mode_of_its_name() -> None:
    assert list(MODES) == [found.name for found in iter_modules(modes.__path__)]


@dataclass(frozen=True, slots=True, kw_only=True)
class HandSizeMode(Mode):
    """How many cards are dealt to a player of a game."""

    slug = "size"
    label = "Mấy quân"
    asks_number = True

    of: Words

    @property
    def question(self):
        return {"game": self.of, "ask": "deal"}

    def right(self, asker: Asker) -> int:
        return self.said(asker)["hand"]

    def judge(self, asker: Asker, answer: Answer) -> Judgement:
        return Judgement(answer.number == self.right(asker))

    def solve(self, asker: Asker) -> Solution:
        return Solution((), lines_of(self.said(asker)))


PUZZLE = """
[[puzzle]]
slug = "moi"
level = 1
load = 1
topics = ["rac"]
articles = ["TT-4.1"]
title.vi = "Mới"
title.en = "New"
answer = 20
[puzzle.task]
mode = "size"
prompt.vi = "Mấy quân?"
prompt.en = "How many cards?"
"""


@pytest.mark.parametrize(("field", "said"), [('of = "to-tom"', ""), ("", "of: missing: mode size needs it")])
def test_a_new_mode_is_read_drawn_judged_and_checked(tmp_path, monkeypatch, field: str, said: str) -> None:
    monkeypatch.setitem(tasks.MODES, "size", HandSizeMode.read)
    write(tmp_path)
    (tmp_path / "to-tom/puzzles/size.toml").write_text(PUZZLE + field + "\n", encoding="utf-8")
    catalogue, problems = collect(tmp_path)
    if said:
        assert [str(problem) for problem in problems] == [f"to-tom/puzzles/size.toml:11: puzzle.task.{said}"]
        return
    assert problems == ()
    puzzle = catalogue.puzzle("to-tom", "moi")
    assert puzzle is not None
    assert begin(puzzle.task, "vi").board.options == ()
    assert answer(puzzle.task, number="20").is_solved and not answer(puzzle.task, number="21").is_solved
    assert answer(puzzle.task, number="").errors
    assert answer(puzzle.task, do="solution").solution.lines
    assert list(check_puzzles([puzzle])) == []


DRAWN = """
mode = "choice"
prompt.vi = "Đâu là phu dọc?"
prompt.en = "Which is a run?"
ask = { ask = "phu", cards = "456v" }
path = "kind"
choices = [
  { value = "doc", cards = "456v" },
  { value = "bi", cards = "4v 4w 4s", vi = "ba quân bốn", en = "three fours" },
]
"""


def test_choices_may_be_cards_with_or_without_words(tmp_path, rf) -> None:
    write(tmp_path)
    asked = PUZZLE.partition('mode = "size"')[0].replace("answer = 20", 'answer = ["doc"]')
    (tmp_path / "to-tom/puzzles/choice.toml").write_text(asked + DRAWN, encoding="utf-8")
    catalogue, problems = collect(tmp_path)
    assert problems == ()
    puzzle = catalogue.puzzle("to-tom", "moi")
    assert puzzle is not None
    assert begin(puzzle.task, "en").board.shown == (), "drawn in a choice already"
    run, bi = begin(puzzle.task, "en").board.options
    assert (len(run.cards), run.label, run.is_unnamed) == (3, "4 of văn, 5 of văn, 6 of văn", True)
    assert (len(bi.cards), bi.label, bi.is_unnamed) == (3, "three fours", False)
    html = render_to_string("tasks/_words.html", {"turn": begin(puzzle.task, "en"), "request": rf.get("/")})
    assert html.count('class="card"') == 6
    assert "4 văn, 5 văn" not in html and "three fours" in html
    assert answer(puzzle.task, pick="0").is_solved and not answer(puzzle.task, pick="1").is_solved


def test_the_one_card_may_be_that_which_leaves_the_others_right() -> None:
    cards = parse("9w9s 8s8v cc")
    one = task(
        "one", game="chan", cards=cards, ask={"ask": "arrange"}, field="cards", path="tron", value=True, rest=True
    )
    assert [answer(one, pick=str(number)).is_solved for number in range(5)] == [False] * 4 + [True]
    assert not begin(one, "vi").board.shown, "the cards to pick are the hand"


@pytest.mark.parametrize(("card", "labels", "won"), [("chi chi", ["Với 6 sách"], True), ("2 văn", [""], False)])
def test_what_a_discard_leaves_is_parted_with_the_card_it_waits_for(card: str, labels: list[str], won: bool) -> None:
    cards = "2v2v2w2s 3w3w 4v4w4s4s 5v5v 6s 7s7s 8v8w 9v9s cc"
    one = task(
        "one", game="chan", cards=cards, ask={"ask": "waits"}, field="cards", path="way", value="bach-thu", rest=True
    )
    place = [each.vi for each in one.mode.cards].index(card)
    said = answer(one, pick=str(place)).judgement
    assert said is not None and said.is_right == won
    assert [hand.label for hand in said.hands] == labels and [hand.has_won for hand in said.hands] == [won]


def test_of_two_discards_alike_the_hand_shown_is_without_the_one_made() -> None:
    cards = "2♦ 3♠ 4♠ 5♠ 6♥ 7♦ 9♣ 10♥ K♠ K♦"
    ask = {"ask": "discards", "cards": cards}
    kinds = deck_of("ta-la").parse(cards)
    one = task("one", game="ta-la", cards=kinds, ask=ask, field="throw", path="verdict", value="hay-nhat")
    said = answer(one, pick="9").judgement
    assert said is not None and said.is_right and not said.hands[0].has_won
    assert "K♦" not in [card.vi for row in said.hands[0].rows for card in row.cards]


@pytest.mark.parametrize(
    ("groups", "fault"),
    [
        ((Group(parse("456s")), Group(parse("456v"))), ("groups", "every group is right")),
        ((Group(parse("456s")), Group(parse("457v"))), ("groups", "each group that is wrong must say why (vi, en)")),
        ((Group(parse("457v"), WHY), Group(parse("458v"), WHY)), ("value", "no answer is right")),
    ],
)
def test_one_group_of_several_is_right_and_a_wrong_one_says_why(groups, fault) -> None:
    made = task("which", groups=groups, ask={"ask": "phu"}, field="cards", path="phu", value=True)
    assert fault in set(made.mode.flaws(made.mode.right(Asker(made, "vi"))))


def test_a_group_tapped_wrongly_gets_its_own_reason_first() -> None:
    turn = answer(TASKS["which"], pick="0")
    assert turn.judgement is not None and turn.judgement.lines[0].text == "khác chất"
    assert not turn.judgement.lines[0].is_engines and turn.judgement.lines[1].is_engines
