"""The table of Tá lả: drawing and taking, laying, sending, ù, moved cards, faults, and what each seat sees."""

from dataclasses import replace
from random import Random

import pytest

from tests.depth import some
from tutorials.engine.french import CARDS, parse
from tutorials.engine.tala.options import RULES, Options
from tutorials.engine.tala.rotation import Way, follow
from tutorials.play.tables import STRENGTHS, Choice, choose, play_on
from tutorials.play.tala import TABLES
from tutorials.play.tala.state import sort
from tutorials.play.trial import Dealt, Setting

PHOM = "4♠ 4♦ 4♥"
RUN = "8♠ 9♠ 10♠"


def codes(names):
    return tuple(card.code for card in parse(names)) if names else ()


def deal(*hands, stock="", first=0, **options):
    dealt = Dealt(tuple(map(codes, hands)), codes(stock), first)
    return TABLES.deal(Setting("ta-la", "", Options(**options), dealt=dealt))


def after(table, *keys):
    for key in keys:
        table = table.apply(Choice.read(key + "." * (3 - key.count("."))))
    return table


def keys(table):
    return [choice.key.rstrip(".") for choice in table.choices()]


def setting(number, players=None):
    chance = Random(f"ta-la:{number}")
    return Setting("ta-la", f"table:{number}", RULES.at_random(chance), players or chance.choice((2, 3, 4)))


def cards_of(table):
    found = list(table.stock)
    for side in table.sides:
        found += [*side.hand, *side.pile, *(card for phom in side.phom for card in phom)]
    return found


def test_hands_by_chance_end_with_every_card_and_every_point():
    for number in range(some(40, deep=2000)):
        given = setting(number)
        table = play_on(TABLES, TABLES.deal(given), ["lawful", "steady"] * 2, f"{number}")
        assert sum(table.result.points) + table.result.following.get("ga", 0) == 0
        assert sorted(card.index for card in cards_of(table)) == list(range(len(CARDS)))


def test_turns_follow_the_clauses_on_turns():
    """Seats, takings, moved cards and laying are what the engine makes of how each turn began. Law: TL-7.4, TL-7.5."""
    for number in range(some(40, deep=1000)):
        table = play_on(TABLES, TABLES.deal(setting(number)), ["steady", "lawful"] * 2, f"{number}")
        acts = [event for event in table.events if event.act in ("boc", "an", "het")]
        ways = []
        for event in acts:
            ways = [*ways[:-1], f"{ways[-1]}-het"] if event.act == "het" else [*ways, event.act]
        if table.end.act == "u-khan":
            continue
        by_slug = {way.slug: way for way in Way}
        told, turns = follow(len(table.sides), [by_slug[way] for way in ways], table.options, table.first)
        assert [turn.seat for turn in turns[1:]] == [event.seat for event in acts if event.act != "het"]
        assert tuple(turn.taken for turn in turns if turn.taken) == table.taken
        moved = [(event.seat, event.whom) for event in table.events if event.act == "chuyen"]
        assert [(turn.moved.source, turn.moved.to) for turn in turns if turn.moved] == moved
        if table.end.act == "het-vong":
            assert told.piles == [len(side.pile) for side in table.sides]
            laid = sorted((side.laid, seat) for seat, side in enumerate(table.sides) if side.laid)
            assert told.laid == [seat for _, seat in laid]


def test_a_sample_is_seen_as_the_table_itself_and_chosen_at_alike():
    chance = Random(5)
    for number in range(some(10, deep=300)):
        table = TABLES.deal(setting(number))
        while table.turn is not None:
            for seat in range(len(table.sides)) if chance.random() < 0.2 else ():
                view = table.view(seat)
                other = TABLES.sample(view, Random(number)).view(seat)
                assert other == view
                for strength in STRENGTHS if view.choices else ():
                    assert choose(TABLES, strength, view, Random(1)) == choose(TABLES, strength, other, Random(1))
            table = table.apply(choose(TABLES, chance.choice(STRENGTHS[:2]), table.view(table.turn), chance))


def test_tl_4_take_or_draw_then_throw():
    table = deal(f"{PHOM} 5♣ 9♦", "3♣ 7♣ J♥ Q♠", stock="2♦ K♥")
    assert keys(table) == ["danh.4b", "danh.4r", "danh.4c", "danh.5t", "danh.9r"]
    thrown = after(table, "danh.9r")
    assert (thrown.turn, keys(thrown)) == (1, ["boc"])
    again = after(thrown, "boc", "danh.qb")
    assert (again.turn, again.view(0).shown.card) == (0, "qb")
    assert again.view(0).stock == 1


def test_tl_5_a_taken_card_and_those_tied_to_it_stay():
    table = after(deal("5♣ 9♦ K♠", "4♣ 6♣", stock="2♦"), "danh.5t")
    assert keys(table) == ["an..5t", "boc"]
    taken = after(table, "an..5t")
    assert taken.view(0).places[1].marks == ("an.5t",)
    for card, slug in (("5t", "danh-la-an"), ("4t", "danh-la-troi")):
        refusal = taken.refusal(Choice("danh", (card,)))
        assert (refusal.slug, refusal.cost) == (slug, "den-lang")


def last_round(*hands, **more):
    """Play so far that everybody has thrown three."""
    table = deal(*hands, **more)
    while not table.side.laid and "ha" not in [choice.act for choice in table.choices()] and table.turn is not None:
        throws = [choice for choice in table.choices() if choice.act == "danh"]
        table = table.apply(throws[-1] if throws else table.choices()[-1])
    return table


def test_tl_6_and_7_lay_down_then_send_then_throw():
    hands = (f"{PHOM} J♣ Q♦ K♥ K♣ 2♣", "4♣ 6♦ 6♥ 6♠ 10♦ J♠ Q♣")
    table = last_round(*hands, stock="A♦ 9♦ A♣ 8♦ K♠ 3♥ 2♥")
    assert (table.turn, keys(table)) == (0, ["ha.4b_4r_4c"])
    laid = after(table, "ha.4b_4r_4c")
    assert laid.view(1).places[0].piles[0].cards == codes(PHOM)
    other = after(laid, laid.choices()[-1].key, "boc", "ha.6b_6r_6c")
    assert keys(other)[0] == "gui.4t"
    sent = after(other, "gui.4t")
    assert sent.view(0).places[0].piles[0].cards == codes("4♠ 4♣ 4♦ 4♥")
    over = after(sent, sent.choices()[0].key)
    assert over.result.end == "het-vong"
    assert [event.act for event in over.events[-2:]] == ["con", "con"]


def test_tl_7_4_a_card_is_moved_and_the_turn_made_up_for():
    table = after(deal("5♣ 9♦ K♠", "4♣ 6♣", "J♦ J♠", stock="2♦ 3♦ 4♦", tai=True), "danh.kb", "boc", "danh.2r")
    assert after(table, "boc").sides[1].pile == (parse("2♦")[0],)
    taken = after(deal("5♣ 9♦", "4♣", "A♣ 2♣", stock="3♣ Q♦", tai=True), "danh.9r", "boc", "danh.3t", "an..3t")
    assert [(event.act, event.cards, event.whom) for event in taken.events[-2:]] == [
        ("an", (), 1),
        ("chuyen", ("9r",), 1),
    ]


@pytest.mark.parametrize(
    ("hand", "act", "points"),
    [(f"{PHOM} {RUN} K♠ K♣ K♥ 5♦", "u", 5), (f"{PHOM} 4♣ {RUN} K♠ K♣ K♥", "u-tron", 10)],
)
def test_tl_8_u_is_called_and_ends_the_hand(hand, act, points):
    table = deal(hand, "2♦ 3♥", "2♥ 3♦", u_tron=10)
    assert keys(table)[0].startswith(f"{act}.")
    over = table.apply(table.choices()[0])
    assert (over.result.end, over.result.points) == (act, (2 * points, -points, -points))


def test_tl_8_3_u_khan_is_asked_before_anybody_throws():
    hand = "A♠ 2♦ 4♥ 5♣ 7♦ 8♠ 10♣ J♥ K♠"
    table = deal(f"{PHOM} 5♠ 6♦ 9♣ 9♥ Q♦ Q♥ 2♠", hand)
    assert (table.turn, [choice.act for choice in table.choices()]) == (1, ["u-khan", "bo"])
    assert table.view(0).choices == ()
    assert table.apply(table.choices()[0]).result.points == (-5, 5)
    assert (after(table, "bo").turn, after(table, "bo").events) == (0, table.events)


@pytest.mark.parametrize("phat_lao", ["den-lang", "xep-cuoi"])
def test_tl_11_5_false_play_is_named_and_paid(phat_lao):
    table = deal(f"{PHOM} 5♣ 9♦", "3♣ 7♣ J♥ Q♠", "2♣ 8♥ K♦ 6♠", stock="2♦ K♥", phat_lao=phat_lao)
    call = Choice("u", table.hands[0])
    assert (table.refusal(call).slug, table.refusal(call).clause) == ("u-lao", "TL-8.1")
    false = table.apply(call)
    if phat_lao == "den-lang":
        assert (false.result.end, false.result.points) == ("lao", (-10, 5, 5))
    else:
        assert (false.turn, false.hands, false.view(1).places[0].marks) == (0, table.hands, ("dau", "lao"))
    wrong = after(table, "danh.9r").refusal(Choice("an", taken="9r"))
    assert (wrong.slug, wrong.clause) == ("khong-phom", "TL-5.1")


def against(table, key):
    """Return what the law has against a choice: the fault, its clause and its cost, and that it can be done."""
    choice = Choice.read(key + "." * (3 - key.count(".")))
    found = table.refusal(choice)
    assert table.can(choice)
    return (found.slug, found.clause, found.cost) if found else None


def is_taken_back(table, key):
    """Say whether after an act nothing has changed but what is told of it."""
    later = after(table, key)
    return (later.turn, later.sides, later.choices()) == (table.turn, table.sides, table.choices())


def test_tl_6_to_lay_down_falsely_or_too_early():
    table = deal(f"{PHOM} 5♣ 9♦", "3♣ 7♣ J♥ Q♠", "2♣ 8♥ K♦ 6♠", stock="2♦ K♥")
    assert [way.act for way in table.ways()] == ["danh", "ha", "u"]  # the same at every turn
    assert against(table, "ha.4b_4r_4c") == ("ha-som", "TL-6.1", "cam-len")
    assert is_taken_back(table, "ha.4b_4r_4c")
    assert against(table, "ha.4b_4r_5t") == ("ha-lao", "TL-6.3", "den-lang")
    assert after(table, "ha.4b_4r_5t").result.end == "lao"


def test_tl_6_1_nothing_is_thrown_before_the_phom_are_laid_down():
    table = last_round(f"{PHOM} J♣ Q♦ K♥ K♣ 2♣", "4♣ 6♦ 6♥ 6♠ 10♦ J♠ Q♣", stock="A♦ 9♦ A♣ 8♦ K♠ 3♥ 2♥")
    assert [(way.act, way.is_usual) for way in table.ways()] == [("danh", False), ("ha", True), ("u", False)]
    loose = next(code for code in table.hands[0] if code not in codes(PHOM))
    assert against(table, f"danh.{loose}") == ("danh-chua-ha", "TL-6.1", "cam-len")
    assert is_taken_back(table, f"danh.{loose}")
    assert against(table, f"ha.{loose}") == ("ha-lao", "TL-6.3", "den-lang")


def test_tl_7_what_may_not_be_sent_is_taken_back():
    table = last_round(f"{PHOM} J♣ Q♦ K♥ K♣ 2♣", "4♣ 6♦ 6♥ 6♠ 10♦ J♠ Q♣", stock="A♦ 9♦ A♣ 8♦ K♠ 3♥ 2♥")
    laid = after(table, "ha.4b_4r_4c")
    other = after(laid, laid.choices()[-1].key, "boc")
    assert "gui" in [way.act for way in other.ways()]
    assert against(other, "gui.4t") == ("gui-chua-ha", "TL-7.1", "cam-len")
    ready = after(other, "ha.6b_6r_6c")
    odd = next(code for code in ready.hands[1] if code != "4t")
    assert against(ready, "gui.4t") is None
    for key in (f"gui.{odd}", f"gui.4t_{odd}"):
        assert against(ready, key) == ("gui-khong-vao", "TL-7.1", "cam-len")
        assert is_taken_back(ready, key)


def test_tl_7_3_without_a_phom_nothing_is_sent():
    hands = (f"{PHOM} J♣ Q♦ K♥ K♣ 2♣", "4♣ 6♦ 8♥ 6♠ 10♦ J♠ Q♣")
    for mom_gui, said in ((False, ("gui-mom", "TL-7.3", "cam-len")), (True, None)):
        table = last_round(*hands, stock="A♦ 9♦ A♣ 8♦ K♠ 3♥ 2♥", mom_gui=mom_gui)
        laid = after(table, "ha.4b_4r_4c")
        mom = after(laid, laid.choices()[-1].key, "boc")
        assert mom.side.is_mom and against(mom, "gui.4t") == said


def test_tl_7_2_cards_are_sent_one_by_one_as_one_likes():
    table = both_laid("J♣", RUN, "J♠ Q♠ A♥", "6♦ 6♥ 6♠")
    assert against(table, "gui.qb") == ("gui-khong-vao", "TL-7.1", "cam-len")  # the jack must lie there first
    one = after(table, "gui.jb")
    assert one.hands[1] == codes("A♥ Q♠") and against(one, "gui.qb") is None
    assert after(one, "gui.qb").sides == after(table, "gui.jb_qb").sides


def both_laid(first, run, second, other, **options):
    """Return the turn of the second of two who have laid a phỏm each, the first before."""
    table = deal(f"{first} {run}", f"{second} {other}", stock="2♦", **options)
    laid = ((first, run), (second, other))
    sides = tuple(
        replace(side, hand=sort(parse(hand)), phom=(sort(parse(phom)),), laid=number)
        for number, (side, (hand, phom)) in enumerate(zip(table.sides, laid, strict=True), 1)
    )
    return replace(table, sides=sides, phase="danh", at=1)


def test_tl_7_6_nothing_is_sent_to_whom_laid_down_later():
    for gui_ai, said in (("ha-truoc", ("gui-phom-sau", "TL-7.6", "cam-len")), ("da-ha", None)):
        table = replace(both_laid("J♣ 6♣", PHOM, "Q♣", "6♦ 6♥ 6♠", gui_ai=gui_ai), at=0)
        assert against(table, "gui.6t") == said


def test_what_is_not_possible_is_refused():
    table = deal("5♣ 9♦ K♠", "4♣ 6♣", stock="2♦")
    foreign = (Choice("danh", ("4t",)), Choice("ha", ("4t", "9r")), Choice("gui", ("5t",)))
    for choice in (*foreign, Choice("boc"), Choice("an", taken="5t"), Choice("ha"), Choice("ha", ("5t",), "9r")):
        assert not table.can(choice), choice
        with pytest.raises(ValueError, match="not possible"):
            table.apply(choice)


def test_who_begins_the_next_hand_and_what_lies_in_the_pool():
    hand = f"{PHOM} {RUN} K♠ K♣ K♥ 5♦"
    for muoi_la, first in (("di-dau", 1), ("nguoi-trao", 2)):
        table = deal("2♦ 3♥", hand, "2♥ 3♦", first=1, muoi_la=muoi_la, ga=True)
        assert table.apply(table.choices()[0]).result.following == {"first": first, "ga": 0}
    rich = Setting("ta-la", "", Options(ga=True), carried={"ga": 7}, dealt=Dealt((codes(hand), codes("2♦ 3♥"))))
    table = TABLES.deal(rich)
    assert table.apply(table.choices()[0]).result.points == (12, -5)


def test_a_steady_player_gains_with_seats_turned_over_the_same_deals():
    gained = 0
    for number in range(some(12, deep=300)):
        for seat in range(3):
            strengths = ["steady" if each == seat else "lawful" for each in range(3)]
            given = Setting("ta-la", f"turned:{number}", Options(), 3)
            gained += play_on(TABLES, TABLES.deal(given), strengths, f"{number}").result.points[seat]
    assert gained > 0


def test_the_last_throw_of_a_strong_player_is_one_that_nobody_takes():
    """The king leaves a point less, but three kings are unseen; no phỏm can be made with the queen any more."""
    hands = "4♠ 4♦ 4♥ K♠ Q♦ 9♣ 7♠ 6♣", "Q♠ Q♥ J♦ 10♠ 8♥ 6♦ 2♥"
    table = deal(*hands, stock="5♣ A♠ 3♦ 2♣ 10♥ 3♥ 9♥ 8♣")
    for mine, other in (("9t", "qb"), ("7b", "qc"), ("6t", "jr")):
        table = after(table, f"danh.{mine}", "boc", f"danh.{other}", "boc")
    view = after(table, "ha.4b_4r_4c").view(0)
    thrown = [choose(TABLES, strength, view, Random(1)).cards for strength in ("steady", "strong")]
    assert thrown == [("kb",), ("qr",)]
