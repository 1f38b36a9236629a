"""The table of xì dách: drawing in turn, checking, faults, what each seat sees, and players against the exact odds."""

from random import Random

import pytest

from tests.depth import some
from tutorials.engine.french import CARDS, parse
from tutorials.engine.xidach.odds import advise, ranks_by_class, unseen
from tutorials.engine.xidach.options import RULES, Options
from tutorials.play.french import cards_of
from tutorials.play.tables import STRENGTHS, Choice, choose, play_on
from tutorials.play.trial import Dealt, Setting
from tutorials.play.xidach import TABLES


def codes(names):
    return tuple(card.code for card in parse(names))


def deal(*hands, stock="", cai=0, **options):
    dealt = Dealt(tuple(map(codes, hands)), codes(stock) if stock else (), cai)
    return TABLES.deal(Setting("xi-dach", "", Options(**options), dealt=dealt))


def after(table, *acts):
    for act in acts:
        table = table.apply(Choice(*act) if isinstance(act, tuple) else Choice(act))
    return table


def check(seat):
    return "xet", (), "", (), seat


def setting(number, players=None):
    chance = Random(f"xi-dach:{number}")
    return Setting("xi-dach", f"table:{number}", RULES.at_random(chance), players or chance.choice((2, 3, 4, 5)))


def acts(table):
    return [choice.act for choice in table.choices()]


def test_hands_by_chance_end_with_every_card_and_every_point():
    for number in range(some(60, deep=2000)):
        table = play_on(TABLES, TABLES.deal(setting(number)), ["lawful"] * 5, f"{number}")
        assert sum(table.result.points) == 0
        cards = [code for hand in table.hands for code in hand] + list(table.stock)
        assert sorted(cards) == sorted(card.code for card in CARDS)


def test_a_sample_is_seen_as_the_table_itself_and_chosen_at_alike():
    chance = Random(5)
    for number in range(some(12, deep=300)):
        table = TABLES.deal(setting(number))
        while table.turn is not None:
            for seat in range(len(table.hands)):
                view = table.view(seat)
                other = TABLES.sample(view, Random(number)).view(seat)
                assert other == view
                for strength in STRENGTHS if view.choices and chance.random() < 0.3 else ():
                    assert choose(TABLES, strength, view, Random(1)) == choose(TABLES, strength, other, Random(1))
            table = table.apply(chance.choice(table.choices()))


def test_xd_4_4_the_dealer_shows_two_cards_and_the_hand_is_over():
    table = deal("A♣ Q♥", "K♣ J♥", "A♦ K♠", "A♠ A♥")
    assert (table.turn, table.result.end, table.result.points) == (None, "trinh", (0, -1, 0, 1))


def test_xd_4_5_a_player_who_shows_wins_and_sits_out():
    table = deal("9♣ 9♥", "A♦ K♠", "10♠ 6♥", stock="5♦")
    assert (table.turn, table.waiting) == (2, (2,))
    assert after(table, "rut", "dan", check(2)).result.points == (-2, 1, 1)


def test_xd_5_a_hand_too_low_must_draw_and_five_cards_are_laid_open():
    table = deal("9♣ 9♥", "2♦ 3♠", stock="2♠ 4♣ 5♥ 8♣")
    drawn = after(table, "rut", "rut")
    assert acts(drawn) == ["rut"]
    full = after(drawn, "rut")
    assert (full.turn, full.events[-1].act) == (0, "trinh")
    assert full.view(0).places[1].piles[0].cards == codes("2♠ 2♦ 3♠ 4♣ 5♥")
    assert full.view(0).places[1].marks == ("ngu-linh",)


def test_xd_7_9_the_dealer_checks_one_and_draws_on():
    table = deal("10♣ 6♥", "10♦ 5♠", "K♦ 9♣", stock="10♥ 4♠")
    stood = after(table, "rut", "dan", "dan")
    assert [choice.key for choice in stood.choices()] == ["rut...", "xet....1", "xet....2", "xet-het..."]
    over = after(stood, check(1), "rut", check(2))
    assert over.result.points == (2, -1, -1)
    assert over.view(2).places[1].marks == ("quac", "thua")


@pytest.mark.parametrize(
    ("hands", "before", "act", "slug", "clause"),
    [
        (("10♣ 6♥", "10♦ 2♠"), [], "dan", "dan-non", "XD-5.4"),
        (("10♣ 6♥", "10♦ 6♠"), ["rut"], "rut", "rut-qua-21", "XD-8.1"),
        (("10♣ 2♥", "10♦ 8♠"), ["dan"], check(1), "xet-non", "XD-7.1"),
        (("10♣ 2♥", "10♦ 8♠"), ["dan", "rut"], "rut", "rut-qua-21", "XD-8.1"),
    ],
)
def test_what_the_law_forbids_can_be_done_and_is_named(hands, before, act, slug, clause):
    table = after(deal(*hands, stock="K♣ K♥"), *before)
    choice = Choice(*act) if isinstance(act, tuple) else Choice(act)
    assert choice not in table.choices() and table.can(choice)
    refusal = table.refusal(choice)
    assert (refusal.slug, refusal.clause) == (slug, clause)
    table.apply(choice)


def test_xd_8_1_drawing_over_21_pays_for_all():
    table = deal("10♣ 8♥", "10♦ 6♠", "9♦ 9♠", stock="K♣ K♥ 5♦")
    assert after(table, "rut", "rut", "dan", "dan", "xet-het").result.points == (1, -2, 1)


def test_what_cannot_be_done_is_refused():
    table = deal("10♣ 6♥", "10♦ 6♠", stock="K♣")
    for choice in (Choice("xet", whom=1), Choice("bo"), Choice("rut", codes("K♣"))):
        assert not table.can(choice)
        with pytest.raises(ValueError, match="cannot"):
            table.apply(choice)


def test_the_dealers_place_goes_on():
    played = after(deal("10♣ 8♥", "10♦ 8♠", "9♦ 9♠", lam_cai="luan-phien"), "dan", "dan", "xet-het")
    assert played.result.following == {"cai": 1}
    assert TABLES.deal(Setting("xi-dach", "x", Options(), 3, carried=played.result.following)).cai == 1


def test_a_strong_player_does_what_the_exact_odds_say():
    """Under every preset the same act, or one that costs no more than a hundredth."""
    chance, asked = Random(31), 0
    while asked < some(16, deep=400):
        preset = RULES.presets[asked % len(RULES.presets)]
        table = TABLES.deal(Setting("xi-dach", str(chance.random()), preset.options, 4))
        while table.turn is not None and table.turn != table.cai:
            view = table.view(table.turn)
            if len(view.choices) > 1:
                asked += 1
                opened = [code for event in view.events for code in event.cards]
                counts = unseen(cards_of((*view.hand, *opened)))
                exact = advise(ranks_by_class(cards_of(view.hand)), counts, preset.options, 4)
                chosen = TABLES.strong(view, chance)
                cost = (exact.draw.points - exact.stand.points) * (1 if chosen.act == "dan" else -1)
                assert cost <= 0.01, (view.hand, chosen)
            table = table.apply(choose(TABLES, "steady", view, chance))


def test_strength_shows_with_seats_turned_over_the_same_deals():
    gained = 0
    for number in range(some(30, deep=600)):
        for seat in range(3):
            strengths = ["steady" if each == seat else "lawful" for each in range(3)]
            table = play_on(TABLES, TABLES.deal(setting(number, 3)), strengths, f"{number}")
            gained += table.result.points[seat]
    assert gained > 0
