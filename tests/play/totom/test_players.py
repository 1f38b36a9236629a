"""Self-play: lawful hands without a fault, planted faults that are found, cards and records kept whole."""

from collections import Counter
from random import Random

import pytest

from tests.depth import sample, some
from tests.engine.asking import totom
from tests.every import for_each
from tutorials.engine.cards import KINDS
from tutorials.engine.totom.game import GAMES
from tutorials.engine.totom.options import RULES, Options
from tutorials.play.totom import legal, moves, plants
from tutorials.play.totom.deal import deal
from tutorials.play.totom.moves import Laying
from tutorials.play.totom.players import Mind
from tutorials.play.totom.seat import Meld, Seat
from tutorials.play.totom.start import holds_enough, may_decline, phu_of
from tutorials.play.totom.states import hands_from_play
from tutorials.play.totom.table import Helpless, Table
from tutorials.play.totom.trial import Played, compare, compare_seen, judge, play, play_planted, seen_by
from tutorials.play.trial import What

BI_NGU = GAMES["to-tom"]
BY_CODE = {kind.code: kind.index for kind in KINDS}


def seat(held: str, *melds: str) -> Seat:
    """Return a seat with these cards, and runs or bí of the mat."""
    hand = [0] * len(KINDS)
    for code in held.split():
        hand[BY_CODE[code]] += 1
    laid = [Meld(tuple(sorted(BY_CODE[code] for code in meld.split())), "an") for meld in melds]
    return Seat("B", 1, hand, melds=laid)


def k(code: str) -> int:
    """Return the index of a kind."""
    return BY_CODE[code]


# the deal and the hand ------------------------------------------------------------------------


@pytest.mark.parametrize("slug", GAMES)
def test_tt_1_1_the_deal_holds_all_cards(slug: str) -> None:
    game = GAMES[slug]
    dealt = deal(Random(1), game)
    cards = Counter([*(card for hand in dealt.hands for card in hand), dealt.bat_cai, *dealt.noc])
    assert {len(hand) for hand in dealt.hands} == {game.hand}
    assert len(dealt.noc) == game.noc
    assert set(cards.values()) == {4}
    assert len(cards) == 30


def test_the_same_seed_plays_the_same_hand() -> None:
    assert play("2005:1", BI_NGU) == play("2005:1", BI_NGU)


def test_lawful_hands_have_no_fault() -> None:
    ends = Counter()
    for number in range(some(8, deep=14)):
        played = play(f"test:{number}", BI_NGU)
        ends[played.end] += 1
        assert compare(played, judge(played, BI_NGU)) is None, played.text
    assert ends["ù"] and ends["hòa"]


@for_each(
    "name",
    [
        "danh-yeu",
        "danh-duoi-chieu",
        "danh-ca-phu",
        "sai-cua",
        "bo-yeu",
        "bat-thanh-phu",
        "quan-den-sau",
        "trinh-phu-sai",
        "phong-ba-doi",
        "tai-kien-khong-doc",
        "xen-qua",
        "bo-bai",
        "khong-u",
        "xuong-thua",
        "an-it-danh-nhieu",
        "buon-phu",
        "bat-thuc-thieu-phu",
    ],
)
def test_a_planted_fault_is_found(name: str) -> None:
    for number in range(40):
        played = play_planted(f"test:{number}", BI_NGU, name=name)
        assert compare(played, judge(played, BI_NGU)) is None, played.text
        if played.plant:
            return
    pytest.fail(f"no hand gave an opportunity for {name}")


def test_tt_16_14_3_a_seat_that_works_towards_a_fault_waits_near_the_end_like_others() -> None:
    """In this hand a seat dealt for a fault took a card with two left to open, and threw what fitted the fault."""
    played = play_planted("281128:3070", BI_NGU, name="")
    assert not played.plant
    assert judge(played, BI_NGU) == []


@pytest.mark.parametrize("name", ["sai-cua", "danh-yeu", "treo-thien-khai"])
def test_a_planted_fault_is_found_at_tai_ban_too(name: str) -> None:
    game = GAMES["tai-ban"]
    for number in range(20):
        played = play_planted(f"test:{number}", game, name=name)
        assert compare(played, judge(played, game)) is None, played.text
        if played.plant:
            return
    pytest.fail(f"no hand gave an opportunity for {name}")


def test_tb_16_1_what_tai_ban_allows_is_not_planted_there() -> None:
    assert set(plants.of(BI_NGU)) == set(plants.SORTS)
    assert {"danh-ca-phu", "buon-phu", "quan-den-sau"}.isdisjoint(plants.of(GAMES["tai-ban"]))


@pytest.mark.parametrize("slug", ["bi-tu", "tai-ban", "to-tom-diem"])
def test_the_other_games_are_played_too(slug: str) -> None:
    for number in range(some(1, deep=3)):
        played = play(f"test:{number}", GAMES[slug])
        assert compare(played, judge(played, GAMES[slug])) is None, played.text


@pytest.mark.parametrize("name", ["san-dinh", "hoi-lim", "wikipedia", "chieu-co"])
def test_lawful_hands_have_no_fault_under_other_house_rules(name: str) -> None:
    options = RULES.preset(name).options
    for number in range(some(1, deep=2)):
        played = play(f"test:{number}", BI_NGU, options)
        assert compare(played, judge(played, BI_NGU, options)) is None, played.text


def test_tt_5_8_a_record_seen_from_one_seat_proves_no_fault_of_lawful_hands() -> None:
    for number in range(some(2, deep=5)):
        played = play(f"test:{number}", BI_NGU)
        assert [line[:6] for line in seen_by(played, "B").splitlines() if line[:4] == "Bài "] == ["Bài B:"]
        assert totom("turns", record=seen_by(played, "B"))["faults"] == [], seen_by(played, "B")
        assert compare_seen(played, [], BI_NGU) is None


def test_tt_5_8_a_fault_that_only_one_seat_sees_is_told() -> None:
    played = Played("Ghế: A B C D E\nCái: A\nA đánh chi chi\n", "báo", 1)
    known = {"turn": 3, "seat": "A", "fault": "danh-yeu", "result": "bao"}
    assert compare_seen(played, [known], BI_NGU) is None
    assert compare_seen(played, [], BI_NGU).detail == "seen by nobody: 3 A danh-yeu"


def test_every_sort_of_plant_can_be_made() -> None:
    for name in sample(plants.SORTS, 6):
        played = play_planted("any:1", BI_NGU, name=name)
        assert played.text.startswith("Ván: to-tom\n")


def test_a_fault_that_is_not_found_is_told() -> None:
    played = Played("", "ù", 1, "danh-yeu", ("danh-yeu",), "B", 7)
    fault = {"turn": 7, "seat": "B", "fault": "danh-yeu", "result": "bao"}
    assert compare(played, [fault]) is None
    assert compare(played, []).what is What.MISSED
    assert compare(played, [fault, {**fault, "seat": "C"}]).what is What.FALSE
    assert compare(Played("", "ù", 1), [fault]).what is What.FALSE


# the players' reading of the law --------------------------------------------------------------


def test_tt_10_1_a_yeu_is_not_thrown() -> None:
    assert legal.of_throw(seat("cc 2v"), k("cc"), Options()).sure == {"danh-yeu"}


def test_tt_10_5_a_card_that_goes_with_a_run_on_the_mat_is_not_thrown() -> None:
    held = seat("7v 2s", "4v 5v 6v")
    assert legal.of_throw(held, k("7v"), Options()).sure == {"quan-troi"}
    assert legal.of_throw(held, k("2s"), Options()).is_clean()
    assert legal.of_throw(seat("7v 7v", "4v 5v 6v"), k("7v"), Options()).is_clean()  # one of two stays


def test_tt_16_19_1_an_mot_danh_hai() -> None:
    """The second worked example: 456 văn on the mat, 2 văn and 3 vạn 3 sách in hand, 3 văn comes."""
    before = seat("2v 3w 3s 9v", "4v 5v 6v")
    run = moves.eat(before, Laying(k("3v"), (k("2v"),), join=0))
    moves.settle(before, run)
    once = moves.throw(run, k("3w"))
    assert legal.of_throw(run, k("3w"), Options()).is_bearable()
    assert legal.of_throw(once, k("3s"), Options()).sure == {"an-it-danh-nhieu"}
    bi = moves.eat(before, Laying(k("3v"), (k("3w"), k("3s"))))
    moves.settle(before, bi)
    assert "an-it-danh-nhieu" not in legal.of_throw(bi, k("2v"), Options()).sure


def test_tt_5_4_1_a_copy_that_was_let_go_is_not_eaten() -> None:
    held = seat("5v 6v")
    laying = Laying(k("4v"), (k("5v"), k("6v")))
    assert legal.of_eating(held, laying, 2, own_door=True, up_door=False).is_clean()
    legal.let_go(held, k("4v"))
    assert legal.of_eating(held, laying, 2, own_door=True, up_door=False).sure == {"quan-den-sau"}


def test_tt_5_4_2_the_other_end_of_a_ca_is_not_eaten_later() -> None:
    held = seat("5v 6v")
    legal.let_go(held, k("4v"))
    laying = Laying(k("7v"), (k("5v"), k("6v")))
    assert legal.of_eating(held, laying, 2, own_door=False, up_door=True).sure == {"an-sau-bo-truoc"}


def test_tt_5_5_what_carries_a_run_of_the_mat_on_is_no_later_card() -> None:
    """With 567 sách on the mat 2 sách is the sixth card of that run, though 5 sách would have done for 34 sách too."""
    for held, run, passed, later, pair in (
        ("2v 3s 3s 4s 4s 8s 8s", "5s 6s 7s", "5s", "2s", "3s 4s"),
        ("2w 6w 7w", "3w 4w 5w", "5w", "8w", "6w 7w"),
    ):
        laying = Laying(k(later), tuple(k(code) for code in pair.split()))
        beside, apart = seat(held, run), seat(held, "4v 5v 6v")
        for each in (beside, apart):
            legal.let_go(each, k(passed))
        assert "an-sau-bo-truoc" not in legal.of_eating(beside, laying, 2, own_door=True, up_door=False).sure
        assert "an-sau-bo-truoc" in legal.of_eating(apart, laying, 2, own_door=True, up_door=False).sure


def test_tt_12_4_3_two_cups_tell_that_four_were_dealt() -> None:
    """B declined 6 văn with two cups and 7 văn with one: only of 6 văn was a fourth copy ever in the hand."""
    declined = seat("6v 6v 7v 7v 7v", "6v 6w 6s")
    declined.cups |= {k("6v"): 2, k("7v"): 1}
    assert declined.as_hand().four == {k("6v")}


@pytest.mark.parametrize(("held", "gained"), [("2v 2w 3s 4s 9v", 1), ("2w 2w 3s 4s 9v", 2)])
def test_tt_9_4_a_hidden_phu_carries_what_can_lie_in_it_and_no_more(held: str, gained: int) -> None:
    """Beside a khàn of 8 văn lie 2 vạn and 2 sách: another 2 vạn goes with them, 2 văn does not."""
    before = seat(held)
    before.melds.append(Meld((k("8v"),) * 3, "khan", down=True))
    before.khan.add(k("8v"))
    after = moves.eat(before, Laying(k("2s"), (k("2w"),), khan=k("8v")))
    moves.settle(before, after)
    assert after.claims[-1].gained == gained
    marks = legal.of_throw(moves.throw(after, k("4s")), k("3s"), Options())
    assert ("an-it-danh-nhieu" in marks.sure) == (gained == 1)


def test_tt_16_19_4_a_card_that_lies_on_the_mat_is_not_carried() -> None:
    """Laid anew the mat would leave 4 văn loose, which goes with 56789 văn; but no card of the hand does."""
    before = seat("5v 6v 3w 5w 5s 5s 9s tt oc", "4v 4v 4w 4s", "1s 2s 3s", "6v 7v 8v 9v")
    after = moves.eat(before, Laying(k("5v"), (), join=2))
    assert after.loose < before.loose
    moves.settle(before, after)
    assert after.claims[-1].gained == 0
    assert "an-it-danh-nhieu" in legal.of_throw(after, k("5s"), Options()).doubtful


@pytest.mark.parametrize(
    ("mat", "passed", "card", "bound", "doubted"),
    [
        (("9v 9w 9s 9s",), "7s", "8s", True, False),  # one 9 sách more than the bí needs
        (("9s tt oc",), "7s", "8s", False, False),  # without it two yêu are left, and no lưng
        (("2v 3v 4v", "5v 6v 7v"), "2s", "2w", False, True),  # 34567 would be one run
        (("2v 3v 4v",), "2s", "2w", False, False),
    ],
)
def test_tt_16_22_only_a_spare_card_of_the_mat_binds(
    mat: tuple[str, ...], passed: str, card: str, *, bound: bool, doubted: bool
) -> None:
    held = seat(f"{card} 5w", *mat)
    legal.let_go(held, k(passed))
    marks = legal.of_throw(held, k(card), Options())
    assert ("bo-bai" in marks.sure, "bo-bai" in marks.doubtful) == (bound, doubted)


def test_tt_9_11_what_breaks_as_many_as_it_carries_is_not_eaten_before_a_khan_is_raised() -> None:
    """7 văn out of 5678 văn for lưng tôm with 3 vạn 3 vạn carries two and leaves three loose; 3 sách helps 2 sách."""
    before = seat("5v 6v 7v 8v 3w 3w 1s 2s 9s")
    before.melds.append(Meld((k("3s"),) * 3, "khan", down=True))
    before.khan.add(k("3s"))
    mind = Mind(BI_NGU, Options(), Random(1))
    holds = {choice.beside: choice.holds() for choice in mind.raising(before, k("3s"), at_door=True)}
    assert holds[k("1s"), k("2s")]
    assert not holds[k("7v"), k("3w"), k("3w")]


# who has to throw -----------------------------------------------------------------------------


def test_tt_13_8_a_yeu_that_has_to_be_eaten_breaks_a_phu_of_the_hand() -> None:
    """Nothing is loose beside 2 sách, which goes with 345 sách: a run of the hand that nothing eaten took from goes."""
    held = seat("7w 8w 9w 2s cc", "3s 4s 5s")
    after = moves.eat(held, Laying(k("oc"), ()))
    mind = Mind(BI_NGU, Options(), Random(1))
    assert mind.throws(after) or mind.forced_throws(after)
    assert k("2s") not in dict(mind.forced_throws(after))
    assert mind.throw(after) in {k("7w"), k("8w"), k("9w")}


def test_tt_16_18_2_who_can_throw_nothing_lawful_is_bao() -> None:
    helpless = seat("2s cc oc", "3s 4s 5s")
    mind = Mind(BI_NGU, Options(), Random(1))
    assert mind.throw(helpless) is None
    card, marks = mind.least_fault(helpless)
    assert marks.sure == ({"quan-troi"} if card == k("2s") else {"danh-yeu"})


def test_a_helpless_throw_has_to_be_found() -> None:
    throw = Helpless("B", 7, frozenset({"danh-yeu"}), is_sure=True)
    played = Played("", "báo", 1, helpless=throw)
    fault = {"turn": 7, "seat": "B", "fault": "danh-yeu", "result": "bao"}
    assert compare(played, [fault]) is None
    assert compare(played, []).what is What.MISSED
    assert compare(played, [fault, {**fault, "turn": 6}]).what is What.FALSE
    doubted = Played("", "báo", 1, helpless=Helpless("B", 7, frozenset({"danh-yeu"}), is_sure=False))
    assert compare(doubted, []) is None


def test_every_hand_is_played_to_an_end_of_the_law() -> None:
    """These hands once ended with a yêu that nobody ate: its seat could throw nothing without a doubt."""
    for number in sample(("zeta:319", "zeta:874", "beta:2766", "beta:3012"), 2):
        played = play(number, BI_NGU)
        assert played.end in ("ù", "hòa", "báo")
        assert compare(played, judge(played, BI_NGU)) is None, played.text


@pytest.mark.parametrize(
    ("held", "rule", "enough"),
    [
        ("5v 5v 5v 2w", "khong", True),
        ("5v 5v 5v 2w", "mot-phu", False),
        ("5v 5v 5v 5w 5s", "mot-phu", True),
        ("5v 5v 5v 5w 5s", "phu-doc", False),
        ("5v 5v 5v 6v 7v", "phu-doc", True),
        ("5v 5v 5v 6v 7v", "hai-phu", False),
        ("5v 5v 5v 6v 7v 5w 5s", "hai-phu", True),
    ],
)
def test_tt_11_3_4_players_decline_a_khan_where_the_house_has_what_it_asks(
    held: str, rule: str, *, enough: bool
) -> None:
    run, bis = phu_of(seat(held), k("5v"))
    assert holds_enough(rule, run=run, bis=bis) == enough


def test_tt_11_8_san_dinh_has_its_khan_declined_too() -> None:
    options = RULES.preset("san-dinh").options
    assert options.trung_truc == "phu-tu-dau"
    table = Table(Random(1), BI_NGU, options)
    assert may_decline(table.options, seat("5v 5v 5v 6v 7v"), k("5v"))
    assert not may_decline(table.options, seat("5v 5v 5v 6v 8v"), k("5v"))


def test_tt_12_2_4_a_thien_khai_is_not_late_before_the_noc_is_opened() -> None:
    table = Table(Random(1), BI_NGU, Options())
    fault = plants.make("khe-thien-khai", Random(1))
    fault.commit(table, 0)
    table.winner = 0  # by ù vọng, on a thiên khai raised before the nọc is opened
    assert not fault.is_ripe(table)
    table.opened = 1
    assert fault.is_ripe(table)


def test_tt_16_22_a_spare_card_and_one_that_came_bind_a_third() -> None:
    held = seat("8s 2v", "9v 9w 9s 9s")
    legal.let_go(held, k("7s"))
    assert legal.of_throw(held, k("8s"), Options()).sure == {"bo-bai"}


def test_tt_9_3_every_copy_of_an_eaten_yeu_may_be_laid() -> None:
    assert Laying(k("cc"), (k("cc"), k("cc"))) in list(moves.layings(seat("cc cc 2v"), k("cc")))


# hands for puzzles ----------------------------------------------------------------------------


def test_states_are_hands_one_card_short() -> None:
    states = list(hands_from_play("test:3"))
    assert len(states) > 40
    for state in states[-30:]:
        answer = totom("waits", **state.hand())
        assert "error" not in answer, answer
        assert len(answer["waits"]) == len(state.waits)
