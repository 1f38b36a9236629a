"""Hands that a single clause wants, each solved once more by hand beside what the engine says."""

from tests.depth import some
from tutorials.catalogue import Task, load
from tutorials.engine import ask
from tutorials.engine.cards import KINDS, Cards, parse
from tutorials.engine.french import CARDS
from tutorials.fresh import MAKERS
from tutorials.tasks.mode import mode_of
from tutorials.tasks.questions import Asker

SEEDS = range(2001, some(2031, deep=2401))


def dealt(game: str, kind: str) -> list[Task]:
    return [MAKERS[game, kind].make(seed) for seed in SEEDS]


def right(task: Task) -> list:
    return mode_of(task).right(Asker(task, "vi"))


def tapped(task: Task) -> tuple:
    """Return the one group that is right."""
    [place] = right(task)
    return task.mode.groups[int(place)].cards


def is_phu(cards: Cards) -> bool:
    """Say whether three numbered cards are a bí or a run."""
    ranks = sorted(card.rank or 0 for card in cards)
    if len({card.suit for card in cards}) == 1:
        return ranks == [*range(ranks[0], ranks[0] + 3)]
    return len({card.suit for card in cards}) == 3 and len(set(ranks)) == 1


def test_sl_4_5_who_goes_out_first_lays_every_card_at_once() -> None:
    for task in dealt("sam", "ai-ve-nhat"):
        out = []
        for group in task.mode.groups:
            cards = [card.vi for card in group.cards]
            said = ask({"game": "sam", "ask": "plays", "cards": cards, "table": task.mode.ask["table"]})
            if any(play["ends"] for play in said["plays"]):
                out.append(group.cards)
        assert out == [tapped(task)]


def test_xd_1_3_what_the_players_show_each_other_is_no_longer_in_the_stock() -> None:
    for task in dealt("xi-dach", "con-cho-xem"):
        held, *others = [pile.cards for pile in task.show]
        lacks = 21 - sum(min(card.rank, 10) for card in held)
        seen = {*held, *(card for cards in others for card in cards)}
        assert len(seen) == len(held) + sum(map(len, others))
        assert right(task) == [sum(card.rank == lacks and card not in seen for card in CARDS)]


def test_td_1_1_a_card_called_in_verse_is_taken_by_the_two_that_make_a_set_with_it() -> None:
    for task in dealt("to-tom-diem", "xuong-tho"):
        said = task.prompt.source.vi
        [card] = [kind for kind in KINDS if load().verse(kind).text.vi.replace("\n", " / ") in said]
        assert [group.cards for group in task.mode.groups if is_phu((card, *group.cards))] == [tapped(task)]


def test_tt_1_3_1_yeu_lung_bi_and_runs_stand_from_left_to_right() -> None:
    for task in dealt("to-tom", "xep-mot-lop"):
        row = sorted((group.cards for group in task.mode.groups), key=_sort)
        assert row["thứ hai" in task.prompt.source.vi] == tapped(task)


def _sort(cards: Cards) -> int:
    if len(cards) < 3:
        return 0 if cards[0].is_yeu else 6 - len(cards)
    if not is_phu(cards) or cards[0].code == "1v":
        return 1
    return 2 if cards[0].rank == cards[1].rank else 3


def test_tt_8_2_what_lies_on_the_right_of_the_next_player_is_not_taken() -> None:
    for task in dealt("to-tom", "cua-tri"):
        question = task.mode.ask
        assert is_phu(parse((question["card"], *question["beside"])))
        assert right(task) == ["Người bên phải" not in task.prompt.source.vi]


def test_tt_16_18_what_is_no_serious_fault_is_not_penalised() -> None:
    """Both come up: who always calls báo is wrong."""
    found = {right(task) for task in dealt("to-tom", "xu-nhe-nang")}
    assert {"bao", "duoc"} <= found
