"""The table of Tổ tôm as a value: hands by chance under any house, records without fault, the same again from keys."""

from collections import Counter
from random import Random

import pytest

from tests.depth import some
from tutorials.engine.cards import COPIES, KINDS
from tutorials.engine.totom.game import GAMES
from tutorials.engine.totom.options import RULES, Options
from tutorials.engine.totom.referee.record import parse_record
from tutorials.engine.totom.referee.replay import faults_of
from tutorials.play.tables import LAWFUL, STRENGTHS, STRONG, Choice, Table, choose, play_on
from tutorials.play.totom import TABLES
from tutorials.play.totom.moves import for_phong
from tutorials.play.totom.seat import Meld, Seat
from tutorials.play.totom.shapes import may_share
from tutorials.play.trial import Dealt, Setting

HANDS = some(8, deep=300)


def house(number: int) -> Options:
    """Return the options of one hand: every preset in turn, and any choices."""
    if number % 2:
        return RULES.at_random(Random(number))
    return RULES.presets[number // 2 % len(RULES.presets)].options


@pytest.mark.parametrize("game", GAMES)
def test_hands_by_chance_end_and_their_records_hold_no_fault(game: str) -> None:
    ends = Counter()
    for number in range(HANDS):
        setting = Setting(game, f"mat:{number}", house(number))
        table = TABLES.deal(setting)
        table = play_on(TABLES, table, [LAWFUL] * 5, f"{number}")
        assert table.turn is None and table.choices() == ()
        assert table.result is not None
        ends[table.result.end] += 1
        assert faults_of(parse_record(table.record()), GAMES[game], setting.options) == [], table.record()
    assert ends["u"] and ends["hoa"]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_keys_make_the_same_hand(game: str) -> None:
    setting, chance, keys = Setting(game, "keys", Options()), Random(1), []
    table = again = TABLES.deal(setting)
    while table.turn is not None:
        keys.append(chance.choice(table.choices()).key)
        table = table.apply(Choice.read(keys[-1]))
    for key in keys:
        again = again.apply(Choice.read(key))
    assert again.record() == table.record() and again.result == table.result
    assert [again.view(seat) for seat in range(len(again.hands))] == [
        table.view(seat) for seat in range(len(table.hands))
    ]


@pytest.mark.parametrize("game", GAMES)
def test_a_sampled_table_is_the_same_to_the_seat_that_looks(game: str) -> None:
    moments = 0
    for number in range(HANDS // 4):
        table, chance = TABLES.deal(Setting(game, f"sample:{number}", house(number))), Random(number)
        while table.turn is not None:
            if chance.random() < 0.5:
                moments += 1
                for seat in {table.turn, chance.randrange(len(table.hands))}:
                    view = table.view(seat)
                    other = TABLES.sample(view, chance)
                    assert other.view(seat) == view
                    assert Counter(card for hand in other.hands for card in hand).most_common(1)[0][1] <= 4
                    for strength in STRENGTHS if view.choices else ():
                        mine, theirs = (choose(TABLES, strength, each, Random(1)) for each in (view, other.view(seat)))
                        assert mine == theirs
            table = table.apply(chance.choice(table.choices()))
    assert moments > 3 * (HANDS // 4)


@pytest.mark.parametrize("game", GAMES)
def test_every_card_that_was_opened_or_thrown_lies_on_the_mat_once(game: str) -> None:
    """What nobody took lies at the door of whoever threw or opened it; the rest before its taker (TT-8)."""
    for number in range(HANDS // 4):
        table, chance = TABLES.deal(Setting(game, f"doors:{number}", house(number))), Random(number)
        whole = sum(map(len, table.hands)) + len(table.to_draw)
        while table.turn is not None:
            table = table.apply(chance.choice(table.choices()))
            view = table.view(0)
            lying = Counter(code for place in view.places for code in place.door or ())
            lying.update([view.shown.card] if view.shown else [])
            laid = Counter(code for place in view.places for pile in place.piles for code in pile.cards)
            down = sum(pile.down for place in view.places for pile in place.piles)
            assert down + (lying + laid).total() + sum(place.held for place in view.places) + (view.stock or 0) == whole
            shown = Counter(event.cards[0] for event in view.events if event.act in ("danh", "mo"))
            assert shown <= lying + laid, shown - lying - laid


def test_a_sampled_table_can_be_played_to_its_end() -> None:
    table, chance = TABLES.deal(Setting("to-tom", "on", Options())), Random(1)
    for _ in range(6):
        assert table.turn is not None
        other = TABLES.sample(table.view(table.turn), chance)
        assert play_on(TABLES, other, [LAWFUL] * 5, "on").result is not None
        table = table.apply(chance.choice(table.choices()))


def test_a_small_prepared_hand_is_won_with_all_cards_in_phu() -> None:
    hands = (
        ("1v", "2v", "3v", "5s", "6s", "7s", "4w", "5w", "8v", "9s"),
        ("2v", "4v", "6v", "8v", "2s", "4s", "6w", "8w", "1w"),
        ("2w", "3w", "5v", "6v", "9v", "9w", "8s", "3s", "1s"),
    )
    stock = ("7v", "6w", "3v", "4v", "9s", "2s", "3s", "5v", "7w", "9v")
    table = TABLES.deal(Setting("to-tom", "", Options(), dealt=Dealt(hands, stock)))
    table = table.apply(Choice("danh", ("9s",)))
    while table.turn is not None:
        view = table.view(table.turn)
        assert TABLES.sample(view, Random(1)).view(table.turn) == view
        if Choice("an", ("4w", "5w"), "6w") in view.choices:
            lure = table.refusal(Choice("an", view.hand[:2], "6w"))
            assert lure is not None and lure.slug == "bat-thanh-phu"
        table = table.apply(view.choices[0])
    assert table.result is not None and (table.result.end, table.result.winners) == ("u", (0,))
    assert table.result.said == ("suong",)  # ten cards are all black soon enough: no bạch định


# what the law forbids --------------------------------------------------------------------------


def first(table: Table, act: str) -> tuple[Table, Choice]:
    """Return the table at the first moment at which something of this kind may be done, and it."""
    while True:
        found = next((each for each in table.choices() if each.act == act), None)
        if found is not None:
            return table, found
        chosen = next((each for each in table.choices() if each.act == "bo"), table.choices()[0])
        table = table.apply(chosen)


def tried(table: Table) -> list[Choice]:
    """Return what somebody might try at this moment."""
    assert table.turn is not None
    view = table.view(table.turn)
    found = [Choice("bo"), *(Choice("danh", (code,)) for code in dict.fromkeys(view.hand))]
    if view.shown is not None:
        card, two = view.shown.card, view.hand[:2]
        found += [Choice("u", (), card, said) for said in ((), ("tom",))]
        found += [Choice("phong", (card, card), card), Choice("day-khan", (), card), Choice("an", two, card)]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_what_the_law_forbids_is_named_and_the_hand_goes_on_to_its_end(game: str) -> None:
    faults = Counter()
    for number in range(HANDS // 2):
        table, chance = TABLES.deal(Setting(game, f"fault:{number}", house(number))), Random(number)
        while table.turn is not None:
            assert not any(table.refusal(each) for each in table.choices())
            wrong = [each for each in tried(table) if each not in table.choices() and table.can(each)]
            choice = chance.choice(wrong if wrong and chance.random() < 0.1 else table.choices())
            refusal = table.refusal(choice)
            table = table.apply(choice)
            if refusal is not None:
                faults[refusal.slug] += 1
                assert refusal.clause and refusal.cost
        parse_record(table.record())
        assert table.result is not None and len(table.result.points) == len(table.hands)
    assert faults["khong-u"] + faults["danh-yeu"] + faults["bat-thanh-phu"]


def test_tt_10_1_who_throws_a_yeu_is_caught_and_plays_no_further() -> None:
    table, _ = first(TABLES.deal(Setting("to-tom", "yeu:1", Options())), "danh")
    seat = table.turn
    assert seat is not None
    yeu = next(code for code in table.hands[seat] if code in ("1v", "1w", "1s", "cc", "tt", "oc"))
    wrong = Choice("danh", (yeu,))
    assert table.can(wrong) and wrong not in table.choices()
    refusal = table.refusal(wrong)
    assert refusal is not None and (refusal.slug, refusal.clause, refusal.cost) == ("danh-yeu", "TT-10.1", "bao")
    table = table.apply(wrong)
    assert "bao" in table.view(0).places[seat].marks
    chance = Random(1)
    while table.turn is not None:
        assert table.turn != seat
        table = table.apply(chance.choice(table.choices()))
    assert table.result is not None and table.result.following["cai"] == seat  # TT-7.1.3


def one_win_let_go(seed: str) -> tuple[Table, int | None]:
    """Play a hand steadily but for the first ù, which is let go; return its end, and by whom."""
    table, seat = TABLES.deal(Setting("to-tom", seed, Options())), None
    while table.turn is not None:
        win = next((each for each in table.choices() if each.act == "u"), None)
        if win is not None and seat is None:
            seat, refusal = table.turn, table.refusal(Choice("bo"))
            assert win.said and refusal is not None and (refusal.slug, refusal.cost) == ("bo-u", "lanh-lang")
            table = table.apply(Choice("bo"))
        else:
            table = table.apply(TABLES.weigh(table.view(table.turn))[0].choice)
    return table, seat


def test_tt_14_8_who_lets_a_win_go_wins_without_points_later() -> None:
    ends = (one_win_let_go(f"go:{number}") for number in range(40))
    result, seat = next((end.result, seat) for end, seat in ends if end.result and end.result.winners == (seat,))
    assert result is not None and result.end == "lanh-lang"
    assert set(result.points) == {0} and result.following["cai"] == seat


def test_tt_14_3_a_false_win_is_paid_for() -> None:
    table, choice = first(TABLES.deal(Setting("to-tom", "false", RULES.choose(Options(), {"loi_diem": "quang"}))), "an")
    wrong, seat = Choice("u", (), choice.taken, ("suong",)), table.turn
    refusal = table.refusal(wrong)
    assert refusal is not None and refusal.slug == "khong-u"
    table = table.apply(wrong)
    assert table.result is not None and table.result.end == "bao" and seat is not None
    assert table.result.points[seat] == -16 and sum(table.result.points) == 0


def with_thien_khai() -> Table:
    """Return a whole hand whose starter is dealt four 6 văn, and the cards for a run and a bí with one of them."""
    held = [kind.code for kind in KINDS if kind.code in ("6v", "4v", "5v", "6w", "6s", "9w")]
    held += ["6v"] * 3
    rest = list((Counter({kind.code: COPIES for kind in KINDS}) - Counter(held)).elements())
    Random(4).shuffle(rest)
    rest = [*(code for code in rest if code != "6v")]
    alike = Counter(held)
    while len(held) < 21:
        code = rest.pop()
        if alike[code] < 2:  # nothing else to lay down
            held.append(code)
            alike[code] += 1
        else:
            rest.insert(0, code)
    hands = (tuple(held), *(tuple(rest.pop() for _ in range(20)) for _ in range(4)))
    return TABLES.deal(Setting("to-tom", "", Options(), dealt=Dealt(hands, tuple(rest))))


@pytest.mark.parametrize(("beside", "slug", "clause"), [
    (("4v", "5v"), "", ""),
    (("6w", "6s"), "trinh-phu-sai", "TT-12.3"),
    (("4v", "9w"), "bat-thanh-phu", "TT-9.12"),
    (("9w",), "bat-thanh-phu", "TT-9.12"),
])  # fmt: skip
def test_tt_12_3_the_fourth_card_is_shown_with_whatever_is_lifted(
    beside: tuple[str, ...], slug: str, clause: str
) -> None:
    table = with_thien_khai()
    seat, order = table.turn, [kind.code for kind in KINDS]
    assert seat is not None
    choice = Choice("trinh", tuple(sorted((*("6v",) * 4, *beside), key=order.index)))
    way = next(each for each in table.ways() if each.act == "trinh")
    assert way.cards == ("6v",) * 4 and len(beside) in way.sizes and table.can(choice)
    refusal = table.refusal(choice)
    assert (refusal is not None) == bool(slug)
    if refusal is not None:
        assert (refusal.slug, refusal.clause, refusal.cost) == (slug, clause, "bao")
        assert "bao" in table.apply(choice).view(0).places[seat].marks
    assert play_on(TABLES, table.apply(choice), [STRONG] * 5, "on").result is not None


def test_no_fourth_card_is_shown_that_the_hand_has_not() -> None:
    table = with_thien_khai()
    for cards in (("6v",) * 4, ("6v",) * 5, ("4v", "5v", *("6v",) * 3), ("4v", "4v", "4v", "4v", *("6v",) * 4)):
        assert not table.can(Choice("trinh", cards))


def test_what_no_hand_allows_cannot_be_done() -> None:
    table, choice = first(TABLES.deal(Setting("to-tom", "keys", Options())), "danh")
    for other in (
        Choice("danh"),
        Choice("bo"),
        Choice("an", choice.cards, "5v"),
        Choice("u", (), "xx"),
        Choice("nothing"),
    ):
        assert not table.can(other)
        with pytest.raises(ValueError):
            table.apply(other)


def test_tb_a_khan_beside_a_shown_fourth_counts_as_a_khan_laid() -> None:
    held = [0] * len(KINDS)
    seat = Seat("A", 0, held, melds=[Meld((26,) * 3, "khan", down=True), Meld((24, 25, 26), "trinh")])
    assert seat.as_hand().khan == {26}


SHOWN_PAIR = (
    ("5v", "1v", "9w", "9s", "3s", "2w", "2v", "8s", "4s", "7w"),
    ("4v", "6v", "6v", "6w", "6s", "7v", "8v", "9v", "1w", "3w"),
    ("2s", "2s", "4w", "7w", "9w", "1s", "3v", "5w", "8w", "8s"),
)
LO = Choice("phong", ("6v", "6v"), "6v")


def at_a_shown_pair() -> Table:
    """Return the table where the second seat is asked for a 6 văn: of its own two one lies in 4-5-6 văn."""
    table = TABLES.deal(Setting("to-tom", "", Options(), dealt=Dealt(SHOWN_PAIR, ("1s", "9s", "9v", "6v", "3w", "2w"))))
    for key in ("danh.5v..", "an.4v_6v.5v.", "danh.3w.."):
        table = table.apply(Choice.read(key))
    while (shown := table.view(1).shown) is None or shown.card != "6v":
        table = table.apply(Choice("bo"))
    assert table.turn == 1 and table.hands[1].count("6v") == 1
    assert LO not in table.choices() and LO in [way.choice for way in table.ways()] and table.can(LO)
    return table.apply(LO)  # it could have won: it is asked for the card when all others were heard


def test_tt_9_14_4_a_phong_with_a_card_of_the_mat_can_be_called_and_is_caught() -> None:
    table = at_a_shown_pair()
    refusal = table.refusal(LO)
    assert refusal is not None and (refusal.slug, refusal.clause, refusal.cost) == ("phong-lo", "TT-9.14.4", "bao")
    after = table.apply(LO)
    place = after.view(0).places[1]
    assert [(pile.kind, pile.cards, pile.taken) for pile in place.piles] == [
        ("an", ("4v", "5v"), "5v"),
        ("phong", ("6v",) * 3, "6v"),
    ]
    assert "6v" not in after.hands[1] and "bao" in place.marks and "B phỗng 6 văn" in after.record()
    assert play_on(TABLES, after, [STRONG] * 3, "on").result is not None


@pytest.mark.parametrize(("hand", "melds", "cups", "count"), [
    (1, [Meld((4, 5, 6), "an", 5)], {}, 2),
    (0, [Meld((5, 5, 14, 23), "an", 14)], {}, 2),  # the pair lies in a bí
    (1, [Meld((5, 5, 5), "phong", 5)], {}, 1),  # a phỗng is not torn
    (1, [Meld((4, 5, 6), "an", 5)], {5: 1}, 1),  # a declined khàn: phỗng tái kiến takes the pair from the hand
])  # fmt: skip
def test_tt_9_14_4_what_may_be_taken_off_the_mat(
    hand: int, melds: list[Meld], cups: dict[int, int], count: int
) -> None:
    held = [0] * len(KINDS)
    held[5] = hand
    assert for_phong(Seat("A", 0, held, melds=melds, cups=cups), 5) == count


def test_a_sampled_table_goes_on_where_a_seat_has_said_that_it_takes_the_card() -> None:
    """The seat is asked for the card, though the law has nothing to offer it."""
    table = at_a_shown_pair()
    view = table.view(1)
    assert table.turn == 1 and view.choices == (Choice("bo"),)
    sampled = TABLES.sample(view, Random(1))
    assert sampled.view(1) == view and play_on(TABLES, sampled, [LAWFUL] * 3, "on").result is not None


def test_tt_9_4_only_a_khan_that_may_lie_with_the_card_is_offered_for_an_cai() -> None:
    """In a run, however long, as one number, or in a lưng; else the button would only be in the way."""
    order = [kind.code for kind in KINDS]
    for khan, card, shares in (
        ("4v", "8v", True), ("5w", "5s", True), ("3s", "7v", True), ("2s", "8v", True), ("1w", "6v", False),
        ("2s", "9w", False), ("oc", "9v", False), ("3s", "8v", False),
    ):  # fmt: skip
        assert may_share(order.index(khan), order.index(card)) == shares, (khan, card)
