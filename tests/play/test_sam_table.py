"""The table of sâm lốc: báo sâm, rounds, cuts, the last card, faults, and what each seat sees."""

from collections import Counter
from random import Random

import pytest

from tests.depth import some
from tutorials.engine.french import CARDS, parse
from tutorials.engine.sam.options import RULES, Options
from tutorials.play.sam import TABLES
from tutorials.play.tables import STRENGTHS, Choice, choose, play_on
from tutorials.play.trial import Dealt, Setting

TEN = "3♠ 3♥ 5♠ 6♥ 8♠ 9♥ J♠ K♦ A♠ 2♥"
OTHER = "4♠ 4♥ 7♠ 7♥ 10♠ 10♥ Q♠ Q♦ K♠ A♦"


def codes(cards):
    return tuple(card.code for card in parse(cards))


def deal(*hands, first=0, **options):
    dealt = Dealt(tuple(map(codes, hands)), first=first)
    return TABLES.deal(Setting("sam", "", Options(**options), dealt=dealt))


def after(table, *plays):
    for play in plays:
        act, _, cards = play.partition(" ")
        choice = Choice(act, codes(cards) if cards else ())
        assert table.can(choice), play
        table = table.apply(choice)
    return table


def fault(table, play):
    act, _, cards = play.partition(" ")
    choice = Choice(act, codes(cards) if cards else ())
    assert table.can(choice)
    found = table.refusal(choice)
    return found and (found.slug, found.clause)


def setting(number):
    chance = Random(f"sam:{number}")
    options = RULES.at_random(chance)
    return Setting("sam", f"table:{number}", options, chance.choice(TABLES.seats("sam", options)))


def test_hands_by_chance_end_with_every_card_and_every_point():
    for number in range(some(60, deep=2000)):
        table = play_on(TABLES, TABLES.deal(setting(number)), ["lawful"] * 5, f"{number}")
        assert table.result is not None
        assert sum(table.result.points) == 0
        played = [code for event in table.events if event.act != "an-trang" for code in event.cards]
        there = Counter(code for hand in table.hands for code in hand) + Counter(played)
        assert set(there.values()) == {1}
        assert len(there) == 10 * len(table.hands)


def test_a_sample_is_seen_as_the_table_itself_and_chosen_at_alike():
    chance = Random(5)
    for number in range(some(10, deep=300)):
        table = TABLES.deal(setting(number))
        while table.turn is not None:
            for seat in range(len(table.held)) if chance.random() < 0.2 else ():
                view = table.view(seat)
                other = TABLES.sample(view, Random(number)).view(seat)
                assert other == view
                for strength in STRENGTHS[: 3 if chance.random() < 0.05 else 2] if view.choices else ():
                    chosen = [choose(TABLES, strength, each, Random(1)) for each in (view, other)]
                    assert chosen[0] == chosen[1]
            table = table.apply(chance.choice(table.choices()[-3:]))


def test_sl_4_1_to_4_4_a_round_is_led_beaten_let_go_and_opened_anew():
    table = deal("3♠ 9♠ K♠", "5♥ 10♥ A♥", "4♦ 4♣ J♦")
    assert [choice.act for choice in table.choices()] == ["mo"] * 3
    table = after(table, "mo 9♠", "chan 10♥", "bo")
    assert table.turn == 0
    table = after(table, "bo")
    assert (table.turn, table.open.round.table) == (1, None)


def test_sl_3_4_a_two_is_cut_and_paid_for():
    table = after(deal("3♠ 5♠ 2♠ 3♦", "7♠ 7♥ 7♦ 7♣ 9♣", "4♦ 4♣ J♦ Q♦"), "mo 2♠", "chat-bao 7♠ 7♥ 7♦ 7♣", "mo 9♣")
    assert table.result.end == "het-bai"
    assert table.result.points == (-15 - 3, 15 + 3 + 4, -4)


def test_sl_6_bao_sam_is_stopped_by_anybody():
    table = after(deal(TEN, OTHER), "khong-bao", "bao-sam", "mo 4♠")
    assert (table.open.bao, table.turn) == (1, 0)
    stopped = after(table, "chan 5♠")
    assert (stopped.result.end, stopped.result.points, stopped.result.winners) == ("sam-hong", (20, -20), (0,))


def test_sl_6_4_the_last_play_can_be_stopped_where_the_house_says_so():
    hands = ("A♠ A♥ A♦ A♣ K♠ K♥ K♦ Q♠ Q♥ 3♠", "4♠ 4♥ 7♠ 7♥ 10♠ 10♥ J♠ J♦ 9♠ 8♦")
    plays = ("bao-sam", "mo A♠ A♥ A♦ A♣", "mo K♠ K♥ K♦", "mo-bao Q♠ Q♥", "mo 3♠")
    assert after(deal(*hands), *plays).result.end == "sam"
    open_end = after(deal(*hands, bao_last="van-chan"), *plays)
    assert open_end.result is None
    assert after(open_end, "chan 4♠").result.end == "sam-hong"
    assert after(open_end, "bo").result.end == "sam"


def test_sl_4_6_going_out_on_a_two():
    hands = ("3♠ 2♠", "5♥ 10♥", "4♦ J♦")
    plays = ("mo-bao 3♠", "bo", "bo", "mo 2♠")
    assert after(deal(*hands), *plays).result.points == (-30, 15, 15)
    kept = after(deal(*hands, last_two="cam"), *plays[:-1])
    assert kept.turn == 1  # the two may not be led, and nothing else is held
    played_on = after(deal(*hands, last_two="thoi"), *plays)
    assert (played_on.turn, played_on.result) == (1, None)


def test_sl_4_7_the_neighbour_of_a_last_card_guards_or_pays_for_all():
    table = after(deal("3♠ 9♠ 9♥ K♠", "4♥ 4♠ Q♠", "3♦ 4♣ J♦ 6♣", first=1), "mo-bao 4♥ 4♠", "chan 9♠ 9♥")
    assert [choice.cards for choice in table.choices()] == [codes("K♠")]
    assert fault(table, "mo-bao 3♠") == ("khong-giu", "SL-4.7")
    assert after(table, "mo-bao 3♠", "chan Q♠").result.points == (-5, 5, 0)


def test_sl_8_what_is_no_lawful_play_goes_back_to_the_hand():
    table = deal("3♠ 9♠ K♠ 9♦", "5♥ 10♥ A♥ 9♥", "4♦ 4♣ J♦ Q♣")
    assert fault(table, "bo") == ("phai-mo-vong", "SL-4.4")
    assert fault(table, "mo 3♠ 9♠")[0] == "khong-thanh-bo"
    led = after(table, "mo 9♠")
    assert fault(led, "chan 5♥") == ("nho-hon", "SL-3.1")
    assert fault(led, "chan 9♥") == ("bang-nhau", "SL-3.2")
    assert fault(led, "chan 10♥ A♥")[0] == "khong-thanh-bo"
    again = after(led, "chan 5♥")
    assert (again.turn, again.held, again.events[-1].act) == (1, led.held, "danh-sai")
    assert fault(deal("3♠ 2♠", "5♥ 10♥", last_two="cam"), "mo-bao 3♠") is None
    with pytest.raises(ValueError, match="not possible"):
        led.apply(Choice("chan", codes("A♠")))


def test_sl_4_9_a_last_card_not_said():
    table = deal("3♠ K♠", "5♥ 10♥ A♥", unsaid="thua")
    assert fault(table, "mo 3♠") == ("quen-bao-mot", "SL-4.9")
    out = after(table, "mo 3♠", "bo", "mo K♠")
    assert (out.result.end, out.result.points) == ("quen-bao", (-15, 15))


def test_sl_5_a_hand_that_wins_on_the_deal_is_not_played():
    table = deal("3♠ 3♥ 5♠ 5♥ 6♠ 6♥ 9♠ 9♥ J♠ J♥", OTHER)
    assert (table.turn, table.result.end, table.result.said) == (None, "trang", ("nam-doi",))
    assert table.result.points == (20, -20)


def test_sl_4_1_who_won_leads_the_next_hand():
    table = after(deal("3♠", "5♥ 10♥", "4♦ J♦"), "mo 3♠")
    assert table.result.following == {"first": 0}
    assert TABLES.deal(Setting("sam", "x", Options(), 4, carried={"first": 2})).turn == 2


def test_reasons_are_given_for_every_choice_and_the_best_comes_first():
    for number in range(some(8, deep=100)):
        table = TABLES.deal(setting(number))
        while table.turn is not None:
            ranked = TABLES.weigh(table.view(table.turn))
            assert {each.choice for each in ranked} == set(table.choices())
            assert [each.worth for each in ranked] == sorted((each.worth for each in ranked), reverse=True)
            assert all(each.reasons for each in ranked)
            table = table.apply(ranked[0].choice)


def test_sl_6_6_a_sure_bao_sam_is_declared_and_made():
    table = deal("A♠ A♥ A♦ A♣ K♠ K♥ K♦ 2♠ 2♥ 3♠", "4♠ 4♥ 7♠ 7♥ 10♠ 10♥ J♠ J♦ 9♠ 8♦", pair_of_twos="khong")
    for strength in STRENGTHS[1:]:
        assert play_on(TABLES, table, [strength] * 2, "1").result.end == "sam"


def test_a_bao_sam_is_stopped_by_whoever_thinks():
    table = after(deal(TEN, OTHER), "khong-bao", "bao-sam", "mo 4♠")
    for strength in STRENGTHS[1:]:
        assert choose(TABLES, strength, table.view(0), Random(1)).act == "chan"


def test_the_strong_player_mostly_ends_a_hand_as_a_search_of_open_hands_does():
    """The search looks at both hands, the player does not: it cannot always find as much."""
    agreed = 0
    for number in range(some(12, deep=200)):
        chance = Random(f"sam-end:{number}")
        pack = chance.sample([card for card in CARDS if card.rank != 2], 6)
        dealt = Dealt(tuple(tuple(card.code for card in pack[3 * seat : 3 * seat + 3]) for seat in (0, 1)))
        table = TABLES.deal(Setting("sam", "", Options(), dealt=dealt))
        agreed += _search(table.apply(_by_strong(table)), 0) == _search(table, 0)
    assert agreed >= some(8, deep=150)


def _by_strong(table):
    return choose(TABLES, "strong", table.view(table.turn), Random(1))


def _search(table, seat):
    """Return the most points a seat makes sure of when both hands lie open."""
    if table.turn is None:
        return table.result.points[seat]
    values = [_search(table.apply(choice), seat) for choice in table.choices()]
    return max(values) if table.turn == seat else min(values)
