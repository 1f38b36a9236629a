"""The table of tam cúc: shows, calls, hidden pieces, turning up, kết, faults, and what each seat sees."""

from collections import Counter
from random import Random

import pytest

from tests.depth import some
from tutorials.engine.pieces import DECK, parse
from tutorials.engine.tamcuc.ending import Ending, Position, hand_of
from tutorials.engine.tamcuc.groups import judge
from tutorials.engine.tamcuc.options import RULES, Options
from tutorials.play.tables import STRENGTHS, Choice, choose, play_on
from tutorials.play.tamcuc import TABLES
from tutorials.play.tamcuc.table import codes, read
from tutorials.play.trial import Dealt, Setting


def deal(*hands, first=0, **options):
    codes = tuple(tuple(piece.code for piece in parse(hand)) for hand in hands)
    return TABLES.deal(Setting("tam-cuc", "", Options(**options), dealt=Dealt(codes, first=first)))


def after(table, *keys):
    for key in keys:
        choice = Choice.read(key + "." * (3 - key.count(".")))
        assert table.can(choice), key
        table = table.apply(choice)
    return table


def keys(table):
    return [choice.key.rstrip(".") for choice in table.choices()]


def setting(number, players=None):
    chance = Random(f"tam-cuc:{number}")
    return Setting("tam-cuc", f"table:{number}", RULES.at_random(chance), players or chance.choice((2, 3, 4)))


def pieces_of(table):
    """Count every piece wherever it lies."""
    heaps = [*table.held, *table.down, *table.up, *table.laid, table.size.left_out]
    shown = Counter(piece for groups in table.shows for group in groups for piece in group.pieces)
    return Counter(piece for heap in heaps for piece in heap) + shown


def test_hands_by_chance_end_with_every_piece_and_every_point():
    for number in range(some(60, deep=2000)):
        table = play_on(TABLES, TABLES.deal(setting(number)), ["lawful"] * 4, f"{number}")
        assert table.result is not None
        assert sum(table.result.points) == 0
        assert pieces_of(table) == Counter(DECK)
        assert sum(table.taken) == table.size.hand


def test_a_sample_is_seen_as_the_table_itself_and_chosen_at_alike():
    chance = Random(5)
    for number in range(some(12, deep=300)):
        table = TABLES.deal(setting(number))
        while table.turn is not None:
            for seat in range(table.players) if chance.random() < 0.2 else ():
                view = table.view(seat)
                other = TABLES.sample(view, Random(number)).view(seat)
                assert other == view
                for strength in STRENGTHS[: 3 if chance.random() < 0.05 else 2] if view.choices else ():
                    chosen = [choose(TABLES, strength, each, Random(1)) for each in (view, other)]
                    assert chosen[0] == chosen[1]
            table = table.apply(chance.choice(table.choices()))


def test_tc_4_soldiers_are_shown_and_the_others_lay_as_many():
    table = deal("4 tốt đỏ, xe đỏ, mã đỏ", "tướng đỏ, 2 pháo đỏ, 2 mã đen, tốt đen", first=1)
    assert (table.turn, keys(table)) == (0, ["trinh.tot-do_tot-do_tot-do_tot-do", "giu"])
    shown = after(table, "trinh.tot-do_tot-do_tot-do_tot-do")
    assert (shown.turn, shown.needed, shown.taken) == (1, 4, (4, 0))
    given = after(shown, "ra.ma-den", "ra.ma-den", "ra.tot-den", "ra.tuong-do")
    assert (given.turn, given.phase, len(given.held[1])) == (1, "goi", 2)
    assert given.view(0).places[1].piles[0].down == 4
    assert given.view(1).places[1].piles[0].cards == ("tuong-do", "ma-den", "ma-den", "tot-den")


def test_tc_4_3_five_soldiers_seize_the_lead_and_tc_4_7_leave_no_room_for_four():
    hands = ("5 tốt đỏ, xe đỏ, mã đỏ, pháo đỏ", "4 tốt đen, 2 xe đen, 2 pháo đen")
    table = after(deal(*hands, first=1), "trinh.tot-do_tot-do_tot-do_tot-do_tot-do")
    assert table.lead == 0
    assert table.phase == "dua"  # nobody was asked about the four black ones


def test_tc_5_call_lay_turn_up_and_take():
    table = deal("2 xe đen, mã đỏ", "2 xe đỏ, tốt đen", "sĩ đỏ, sĩ đen, tốt đỏ")
    called = after(table, "goi-2.xe-den_xe-den")
    assert called.view(1).mat[0].down == 2  # nobody sees what was called, only how many
    assert keys(called) == ["ra.xe-do_xe-do", "ra.xe-do", "ra.tot-den"]
    laid = after(called, "ra.xe-do_xe-do", "ra.si-do", "ra.si-den")
    assert (laid.turn, keys(laid)) == (1, ["lat.xe-do_xe-do", "chui"])
    taken = after(laid, "lat.xe-do_xe-do")
    assert (taken.turn, taken.taken) == (1, (0, 2, 0))
    assert [event.act for event in taken.events][-4:] == ["lat", "lat", "chui", "an-2"]
    assert after(laid, "chui").taken == (2, 0, 0)


def test_tc_5_5_a_call_above_the_red_cart_stays_down_in_the_first_trick():
    table = after(deal("tướng đỏ, mã đỏ", "sĩ đỏ, tốt đen"), "goi-1.tuong-do", "ra.tot-den")
    assert keys(table) == ["lat.tot-den", "chui"]
    assert table.events[-1].act == "chui"


@pytest.mark.parametrize(
    ("hands", "plays", "end", "points"),
    [
        (("2 pháo đỏ, xe đỏ", "tốt đen, 2 mã đen"), ["goi-1.xe-do", "ra.tot-den", "goi-2.phao-do_phao-do"],
         "ket-doi", (12, -12)),
        (("2 tốt đen, xe đỏ", "2 tốt đỏ, mã đen"),
         ["goi-1.xe-do", "ra.ma-den", "goi-2.tot-den_tot-den", "lat.tot-do_tot-do"], "de-tot-den", (-48, 48)),
        (("xe đỏ", "mã đỏ"), ["goi-1.xe-do"], "so-cay", (1, -1)),
    ],
)  # fmt: skip
def test_tc_7_and_tc_8_the_last_trick(hands, plays, end, points):
    result = after(deal(*hands), *plays).result
    assert (result.end, result.points) == (end, points)


def test_tc_9_what_the_law_forbids_is_void_and_named():
    table = deal("4 tốt đỏ, xe đỏ, mã đỏ", "tướng đỏ, 2 pháo đỏ, 2 mã đen, tốt đen")
    wrong = Choice("trinh", ("tot-do", "tot-do", "tot-do", "xe-do"))
    assert (table.refusal(wrong).slug, table.refusal(wrong).clause) == ("trinh-sai", "TC-9.3")
    kept = after(table, "giu")
    late = Choice("trinh", ("tot-do",) * 4)
    assert kept.refusal(late).slug == "trinh-muon"
    loose = Choice("goi-2", ("xe-do", "ma-do"))
    assert (kept.refusal(loose).slug, kept.refusal(loose).clause) == ("goi-sai-bo", "TC-9.1")
    again = kept.apply(loose)
    assert (again.turn, again.held, again.events[-1].act) == (kept.turn, kept.held, "goi-sai-bo")
    called = after(kept, "goi-1.xe-do")
    many = Choice("ra", ("ma-den", "ma-den"))
    assert (called.refusal(many).slug, called.refusal(many).clause) == ("sai-so-quan", "TC-9.2")
    assert called.apply(many).held == called.held
    with pytest.raises(ValueError, match="not possible"):
        called.apply(Choice("ra", ("si-do",)))


def test_who_took_the_last_trick_calls_first_in_the_next_hand():
    table = after(deal("xe đỏ", "mã đỏ", first=1), "goi-1.ma-do", "lat.xe-do")
    assert table.result.following == {"first": 0}
    following = Setting("tam-cuc", "x", Options(), 2, carried=table.result.following)
    assert TABLES.deal(following).lead == 0


@pytest.mark.parametrize("number", range(some(6, deep=60)))
def test_tc_1_4_the_strong_player_ends_a_hand_of_two_as_a_whole_search_does(number):
    chance = Random(f"end:{number}")
    deck = list(DECK)
    chance.shuffle(deck)
    dealt = Dealt((codes(deck[:4]), codes(deck[4:8])))
    table = TABLES.deal(Setting("tam-cuc", "", Options(luot_dau="khong"), dealt=dealt))
    if table.phase != "goi":
        return
    chosen = TABLES.strong(table.view(0), Random(1))
    here = Position(*(hand_of(hand) for hand in table.held), (0, 0))
    ending = Ending(table.options)
    sure = {choice: ending.worth(here, judge(read(choice.cards))) for choice in table.choices()}
    assert sure[chosen] == max(sure.values())


def test_reasons_are_plain_numbers_and_the_best_comes_first():
    for number in range(some(10, deep=100)):
        table = play_on(TABLES, TABLES.deal(setting(number)), ["lawful"] * 4, "x", until=0)
        if table.turn == 0:
            ranked = TABLES.weigh(table.view(0))
            assert {each.choice for each in ranked} == set(table.choices())
            assert [each.worth for each in ranked] == sorted((each.worth for each in ranked), reverse=True)
            assert all(each.reasons for each in ranked)
