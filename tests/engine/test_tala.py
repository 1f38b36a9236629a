"""Tá lả (TL-3 to TL-9): phỏm, laying down, taking, throwing, sending, ù; the solver against brute force."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.depth import examples, some
from tests.engine import brute_tala as brute
from tests.every import for_each
from tutorials.engine import ask
from tutorials.engine.french import CARDS, parse
from tutorials.engine.tala.melds import lay
from tutorials.engine.tala.options import Options
from tutorials.engine.tala.phom import judge, phom_in
from tutorials.engine.tala.turn import send


def tala(name, **fields):
    answer = ask({"game": "ta-la", "ask": name, **fields})
    assert "error" not in answer, answer
    return answer


def refused(name, **fields):
    answer = ask({"game": "ta-la", "ask": name, **fields})
    assert "error" in answer, answer
    assert answer["error"]["message"]
    return answer["error"]


def plain(cards):
    return tuple((card.rank, card.suit.letter) for card in cards)


# the solver ------------------------------------------------------------------------------------


@st.composite
def hands(draw, sizes=(9, 10)):
    """Hands out of few ranks and suits, so that many phỏm cross; some cards in them may be taken ones."""
    low = draw(st.integers(1, 9))
    wide = draw(st.integers(3, 5))
    pool = [card for card in CARDS if low <= card.rank < low + wide or card.rank in (1, 12, 13)]
    size = draw(st.sampled_from(sizes))
    cards = draw(st.lists(st.sampled_from(pool), min_size=size, max_size=size, unique=True))
    eaten = draw(st.lists(st.sampled_from(cards), max_size=3, unique=True))
    return tuple(cards), tuple(eaten)


@examples(50, deep=100)
@given(hands(), st.booleans(), st.booleans())
def test_least_points_agree_with_brute_force(hand, ace_high, shared):
    cards, eaten = hand
    options = Options(at="hai-dau" if ace_high else "duoi-hai", hai_la_an=shared)
    found = lay(cards, eaten, options=options)
    expected = brute.best(plain(cards), plain(eaten), ace_high, shared)
    assert (None if found is None else (found.is_u, found.points)) == expected


def test_least_points_agree_on_dealt_hands():
    rng = random.Random(20)
    for _ in range(some(40, deep=80)):
        cards = tuple(rng.sample(CARDS, rng.choice((9, 10))))
        found = lay(cards)
        assert (found.is_u, found.points) == brute.best(plain(cards))


@examples(40, deep=80)
@given(hands())
def test_a_layout_holds_each_card_once_and_each_taken_card_in_a_phom_of_its_own(hand):
    cards, eaten = hand
    found = lay(cards, eaten)
    if found is None:
        return
    laid = [card for phom in found.phom for card in phom.cards]
    assert sorted(card.index for card in (*laid, *found.loose)) == sorted(card.index for card in cards)
    assert all(brute.is_phom(plain(phom.cards)) for phom in found.phom)
    assert all(sum(card in phom.cards for card in eaten) <= 1 for phom in found.phom)
    assert set(eaten) <= set(laid)


def test_tl_3_the_whole_deck_holds_as_many_phom_as_can_be_counted():
    sets = 13 * (4 + 1)  # three of four suits, or all four
    runs = 4 * sum(14 - size for size in range(3, 14))
    assert len(phom_in(CARDS)) == sets + runs
    assert len(phom_in(CARDS, ace_high=True)) == sets + runs + 4 * 11  # ending in an ace: three to thirteen cards


# what a phỏm is --------------------------------------------------------------------------------


@for_each(
    ("cards", "kind"),
    [
        ("4♠ 4♦ 4♥", "ngang"),
        ("K♠ K♦ K♣", "ngang"),
        ("2♥ 2♠ 2♦", "ngang"),
        ("4♣ 5♣ 6♣", "doc"),
        ("6♥ 7♥ 8♥ 9♥ 10♥", "doc"),
        ("8♠ 9♠ 10♠ J♠", "doc"),
        ("A♥ 2♥ 3♥", "doc"),
        ("7♠ 7♥ 7♦ 7♣", "ngang"),
    ],
)
def test_tl_3_1_and_3_2_phom_of_both_kinds(cards, kind):
    answer = tala("phom", cards=cards)
    assert (answer["phom"], answer["kind"], answer["ca"]) == (True, kind, False)


@for_each(
    ("cards", "article"),
    [
        ("4♣ 5♣", None),
        ("4♣ 5♦ 6♣", "TL-3.2"),
        ("4♣ 5♣ 7♣", "TL-3.2"),
        ("2♥ Q♠ 4♦", "TL-3.1"),
        ("Q♥ K♥ A♥", "TL-3.3"),
        ("K♥ A♥ 2♥", "TL-3.2"),
    ],
)
def test_tl_3_what_is_no_phom(cards, article):
    answer = tala("phom", cards=cards)
    assert not answer["phom"]
    assert article is None or answer["articles"] == [article]


def test_tl_3_3_an_ace_above_the_king_where_the_house_knows_it():
    assert tala("phom", cards="Q♥ K♥ A♥", rules={"at": "hai-dau"})["kind"] == "doc"
    assert not tala("phom", cards="K♥ A♥ 2♥", rules={"at": "hai-dau"})["phom"]


@for_each(
    ("cards", "ca"),
    [("5♠ 7♠", True), ("5♠ 6♠", True), ("5♠ 5♦", True), ("5♠ 8♠", False), ("K♠ A♠", False), ("5♠ 6♦", False)],
)
def test_tl_3_5_a_ca_wants_one_card(cards, ca):
    assert tala("phom", cards=cards)["ca"] is ca


# laying down, ù, móm ---------------------------------------------------------------------------


def test_tl_8_1_three_phom_and_one_card_over_is_u():
    answer = tala("melds", cards="4♠ 4♦ 4♥ 8♠ 9♠ 10♠ K♠ K♣ K♥ 5♦")
    assert (answer["u"], answer["u_tron"], answer["rac"], answer["diem"]) == (True, False, ["5♦"], 5)
    assert len(answer["phom"]) == 3


def test_tl_8_1_nine_cards_with_one_loose_are_no_u():
    assert not tala("melds", cards="4♠ 4♦ 4♥ 8♠ 9♠ 10♠ K♠ K♣ 5♦")["u"]


def test_tl_8_1_two_long_phom_with_nothing_left_are_u():
    answer = tala("melds", cards="6♥ 7♥ 8♥ 9♥ 10♥ 8♠ 9♠ 10♠ J♠")
    assert (answer["u"], answer["diem"], len(answer["phom"])) == (True, 0, 2)


def test_tl_8_1_u_goes_before_fewer_points():
    cards = "A♠ A♦ A♥ 2♥ 3♥ 4♥ 2♠ 2♦ 2♣ K♣"
    answer = tala("melds", cards=cards)
    assert answer["u"] and answer["rac"] == ["K♣"]


@pytest.mark.parametrize("cards", ["A♠ 2♠ 3♠", "4♠ 4♦ 4♥ 8♠ 9♠ 10♠", "4♠ 4♦ 4♥ 4♣ 8♠ 9♠ 10♠ J♠"])
def test_tl_8_1_fewer_than_nine_cards_are_no_u_though_all_lie_in_phom(cards):
    answer = tala("melds", cards=cards)
    assert (answer["u"], answer["u_tron"], answer["diem"], answer["rac"]) == (False, False, 0, [])
    assert not any("ù" in line["text"] for line in answer["lines"])


def test_tl_8_1_taking_and_throwing_with_few_cards_make_no_u():
    taken = tala("eat", cards="A♠ 2♠", card="3♠")
    assert (taken["may"], taken["result"], taken["u"], taken["diem"], taken["throw"]) == (True, "an", False, 0, [])
    thrown = tala("discards", cards="4♠ 4♦ 4♥ 7♣")
    assert (thrown["u"], thrown["best"][0]["card"]) == (False, "7♣")
    assert tala("lay", cards="4♠ 4♦ 4♥", laid="4♠ 4♦ 4♥")["verdict"] == "it-nhat"


def test_tl_8_2_ten_cards_laid_are_u_tron():
    answer = tala("melds", cards="4♠ 4♦ 4♥ 4♣ 8♠ 9♠ 10♠ K♠ K♣ K♥")
    assert (answer["u"], answer["u_tron"], answer["rac"]) == (True, True, [])


KHAN = "A♠ 2♦ 4♥ 5♣ 7♦ 8♠ 10♣ J♥ K♠"


def test_tl_8_3_u_khan_has_no_phom_and_no_ca():
    assert tala("melds", cards=KHAN)["u_khan"]
    assert not tala("melds", cards=KHAN, rules={"u_khan": 0})["u_khan"]
    assert not tala("melds", cards=KHAN.replace("K♠", "K♥"))["u_khan"]  # J♥ K♥ is a cạ
    assert not tala("melds", cards="A♠ 4♥ 7♦")["u_khan"]  # not a whole hand


def test_tl_9_4_no_phom_is_mom():
    answer = tala("melds", cards="2♥ Q♠ 4♦")
    assert (answer["mom"], answer["diem"], answer["phom"]) == (True, 18, [])


def test_tl_9_1_points_of_loose_cards():
    assert tala("melds", cards="A♠ J♦ Q♥ K♣ 10♦ 7♠")["diem"] == 1 + 11 + 12 + 13 + 10 + 7


def test_tl_5_3_a_taken_card_parts_a_long_run():
    cards = "3♣ 4♣ 5♣ 6♣ 7♣ 8♣ K♠ Q♦ 2♥"
    assert tala("melds", cards=cards, eaten="3♣ 8♣")["phom"] == [["3♣", "4♣", "5♣"], ["6♣", "7♣", "8♣"]]
    assert refused("melds", cards="3♣ 4♣ 5♣ 6♣ 7♣ K♠ Q♦ 2♥", eaten="3♣ 7♣")["code"] == "eaten-outside"
    shared = tala("melds", cards="3♣ 4♣ 5♣ 6♣ 7♣ K♠ Q♦ 2♥", eaten="3♣ 7♣", rules={"hai_la_an": True})
    assert shared["phom"] == [["3♣", "4♣", "5♣", "6♣", "7♣"]]


def test_tl_6_3_a_taken_card_is_laid_though_it_costs_points():
    cards = "2♣ 3♣ 4♣ 4♠ 4♥ K♦ Q♠ 9♦ 7♥"
    assert tala("melds", cards=cards)["diem"] == 13 + 12 + 9 + 7 + 2 + 3
    held = tala("melds", cards=cards, eaten="2♣")
    assert held["phom"] == [["2♣", "3♣", "4♣"]] and held["diem"] == 13 + 12 + 9 + 7 + 8


def test_taken_cards_may_be_named_among_the_cards_or_apart():
    whole = tala("melds", cards="2♣ 3♣ 4♣ K♦", eaten="2♣")
    apart = tala("melds", cards="3♣ 4♣ K♦", eaten="2♣")
    assert whole["phom"] == apart["phom"] and whole["diem"] == apart["diem"] == 13


# taking and throwing ---------------------------------------------------------------------------


@for_each(
    ("card", "result"),
    [("4♥", "an"), ("10♥", "chung-phom"), ("K♥", "khong-phom"), ("9♠", "khong-phom")],
)
def test_tl_5_which_card_may_be_taken(card, result):
    answer = tala("eat", cards="4♠ 4♦ 7♥ 8♥ 9♥ 2♣ 5♣ J♠ K♦", eaten="9♥", card=card)
    assert answer["result"] == result
    assert answer["may"] is (result == "an")


def test_tl_5_2_a_phom_of_a_taken_card_is_not_torn():
    answer = tala("eat", cards="7♥ 8♥ 9♥ 9♠ 2♣ 5♣ J♠ K♦ 3♦", eaten="7♥", card="9♦")
    assert answer["result"] == "vo-phom"
    assert tala("eat", cards="7♥ 8♥ 9♥ 9♠ 2♣ 5♣ J♠ K♦ 3♦", card="9♦")["may"]


def test_tl_5_1_taking_that_makes_u():
    answer = tala("eat", cards="4♠ 4♦ 4♥ 8♠ 9♠ 10♠ K♠ K♣ 5♦", card="K♥")
    assert (answer["result"], answer["u"], answer["diem"], answer["throw"]) == ("an-u", True, 0, ["5♦"])


@examples(40, deep=80)
@given(hands(sizes=(8, 9)), st.sampled_from(CARDS))
def test_taking_is_allowed_where_brute_force_finds_room(hand, card):
    cards, eaten = hand
    if card in cards or lay(cards, eaten) is None:
        return
    names = [each.vi for each in cards]
    answer = tala("eat", cards=names, eaten=[each.vi for each in eaten], card=card.vi)
    room = brute.best(plain((*cards, card)), plain((*eaten, card)))
    assert answer["may"] is (room is not None)


def test_tl_4_3_the_best_throw_leaves_the_fewest_points():
    answer = tala("discards", cards="4♠ 4♦ 4♥ 7♥ 8♥ 9♥ 2♣ 5♣ J♠ K♦", eaten="9♥")
    assert [throw["card"] for throw in answer["best"]] == ["K♦"]
    assert answer["best"][0]["diem"] == 18
    assert {each["card"]: each["article"] for each in answer["forbidden"]} == {
        "9♥": "TL-5.2",
        "7♥": "TL-5.4",
        "8♥": "TL-5.4",
    }


def test_a_throw_is_judged():
    cards = "4♠ 4♦ 4♥ 7♥ 8♥ 9♥ 2♣ 5♣ J♠ K♦"
    for card, verdict in (("K♦", "hay-nhat"), ("2♣", "con-hon"), ("9♥", "cam"), ("8♥", "cam")):
        assert tala("discards", cards=cards, eaten="9♥", throw=[card])["verdict"] == verdict
    assert refused("discards", cards=cards, throw=["K♦", "2♣"])["code"] == "one-card"
    assert refused("discards", cards=cards, throw="A♠")["code"] == "not-held"


def test_waits_are_the_unseen_cards_that_help():
    cards = "5♠ 5♦ 7♥ 8♥ K♣ K♦ 2♣ J♠ Q♦ 10♣"
    best = tala("discards", cards=cards, aim="cho")["best"]
    held = [name for name in cards.split() if name != best[0]["card"]]
    least = tala("melds", cards=held)["diem"]
    helping = 0
    for card in CARDS:
        if card.vi not in cards.split():
            with_it = tala("melds", cards=[*held, card.vi])
            loose = sum(each.rank for each in parse(with_it["rac"]) if each is not card)
            helping += loose < least
    assert best[0]["cho"] == helping
    gone = tala("discards", cards=cards, aim="cho", seen=["5♥", "5♣"])["best"]
    assert gone[0]["cho"] == helping - 2


def test_tl_6_2_a_way_of_laying_is_judged():
    cards = "4♠ 4♦ 4♥ 5♥ 6♥ 2♣"
    assert tala("lay", cards=cards, laid="4♥ 5♥ 6♥")["verdict"] == "it-nhat"
    assert tala("lay", cards=cards, laid="4♠ 4♦ 4♥")["verdict"] == "con-hon"
    assert tala("lay", cards=cards, laid="4♠ 4♦ 5♥")["verdict"] == "sai"
    assert tala("lay", cards=cards, laid="4♥ 5♥ 6♥", eaten="4♠")["verdict"] == "sai"
    assert refused("lay", cards=cards, laid="9♣")["code"] == "not-held"


# sending ---------------------------------------------------------------------------------------


def test_tl_7_2_cards_follow_one_another():
    answer = tala("send", cards="10♥ J♥ 4♣ 2♠", table=["7♥ 8♥ 9♥", ["4♠", "4♦", "4♥"]])
    assert sorted(each["card"] for each in answer["sent"]) == ["10♥", "4♣", "J♥"]
    assert (answer["left"], answer["diem"]) == (["2♠"], 2)


def test_tl_7_1_a_card_with_two_places_goes_where_most_can_follow():
    answer = tala("send", cards="7♥ 8♥ 9♥", table=["7♠ 7♦ 7♣", "4♥ 5♥ 6♥"])
    assert answer["left"] == [] and {each["to"] for each in answer["sent"]} == {1}


def fewest_left(cards, table, ace_high):
    """Try every card on every phỏm, in every order."""
    best = sum(card.rank for card in cards)
    for card in cards:
        for number, lying in enumerate(table):
            if brute.is_phom(plain((*lying, card)), ace_high):
                rest = [other for other in cards if other is not card]
                grown = [*table[:number], (*lying, card), *table[number + 1 :]]
                best = min(best, fewest_left(rest, grown, ace_high))
    return best


def test_sending_leaves_as_little_as_trying_everything():
    rng = random.Random(8)
    sent = 0
    for _ in range(some(50, deep=120)):
        ace_high = rng.random() < 0.4
        table, free = [], list(CARDS)
        for _ in range(3):
            phom = rng.choice([each for each in phom_in(free, ace_high=ace_high) if each.size == 3])
            table.append(phom.cards)
            free = [card for card in free if card not in phom.cards]
        near = [card for card in free if any(abs(card.rank - each.rank) < 3 for phom in table for each in phom)]
        cards = tuple(rng.sample(near, 5))
        found = send(cards, table, Options(at="hai-dau" if ace_high else "duoi-hai"))
        assert found.points == fewest_left(cards, table, ace_high)
        sent += len(found.sent)
    assert sent > some(15, deep=40)


@pytest.mark.parametrize("rules", [None, "bang-tinh", "ung-dung"])
def test_tl_7_3_mom_may_not_send_unless_the_house_allows_it(rules):
    question = {"cards": "10♥ 2♠", "table": ["7♥ 8♥ 9♥"], "mom": True}
    assert not tala("send", **question, rules=rules)["may"]
    assert tala("send", **question, rules=rules, sent="10♥")["verdict"] == "sai"
    allowed = tala("send", **question, rules={"preset": rules or "bai-luat", "mom_gui": True})
    assert (allowed["may"], allowed["diem"]) == (True, 2)


def test_the_table_must_hold_phom():
    assert refused("send", cards="10♥", table=["7♥ 8♥"])["code"] == "not-a-phom"
    assert refused("send", cards="9♥", table=["7♥ 8♥ 9♥"])["code"] == "twice"
    assert judge(parse("7♥ 8♥ 9♥")) is not None
