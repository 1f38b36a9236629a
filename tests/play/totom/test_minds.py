"""How good players choose at Tổ tôm: as anybody would where it is plain, and by what they see alone."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from tests.depth import some
from tutorials.engine.cards import BY_CODE, COPIES, KINDS
from tutorials.engine.totom.game import GAMES, Game
from tutorials.engine.totom.options import Options
from tutorials.play.tables import LAWFUL, STEADY, STRONG, Choice, Table, View, choose, play_on
from tutorials.play.totom import TABLES, minds
from tutorials.play.totom.moves import throw
from tutorials.play.totom.odds import feeds
from tutorials.play.totom.outlook import lung_of
from tutorials.play.totom.shapes import TRIPLES, YEU
from tutorials.play.totom.thought import Thought, kind_of
from tutorials.play.totom.wins import House
from tutorials.play.trial import Dealt, Setting

HANDS = some(2, deep=60)
LUNGS = 5
GOOD = (STEADY, STRONG)


def small(first: str, second: str = "", third: str = "", *, begins: int = 0, stock: str = "") -> Table:
    """Return a table of three with nine cards each, one more for who begins; what is not told comes by chance."""
    told, noc = [each.split() for each in (first, second, third)], stock.split()
    left = Counter({kind.code: COPIES for kind in KINDS})
    left.subtract([*(code for hand in told for code in hand), *noc])
    assert min(left.values()) >= 0
    rest = sorted(left.elements())
    Random(1).shuffle(rest)
    for place, hand in enumerate(told):
        while len(hand) < 9 + (place == begins):
            hand.append(rest.pop())
    dealt = Dealt(tuple(map(tuple, told)), (*noc, *rest[:20]), begins)
    return TABLES.deal(Setting("to-tom", "", Options(), dealt=dealt))


def best(table: Table, strength: str) -> Choice:
    """Return what the seat to act does."""
    assert table.turn is not None
    return choose(TABLES, strength, table.view(table.turn), Random(1))


def act(table: Table, key: str) -> Table:
    """Return the table after a choice."""
    assert Choice.read(key) in table.choices(), [choice.key for choice in table.choices()]
    return table.apply(Choice.read(key))


def decisions(game: str, hands: int, seed: str) -> Iterator[View]:
    """Yield the decisions of some hands played by chance."""
    for number in range(hands):
        table, chance = TABLES.deal(Setting(game, f"{seed}:{number}", Options())), Random(number)
        while table.turn is not None:
            view = table.view(table.turn)
            if len(view.choices) > 1:
                yield view
            table = table.apply(chance.choice(view.choices))


# plain to anybody ---------------------------------------------------------------------------


@pytest.mark.parametrize("strength", GOOD)
def test_a_card_by_itself_goes_before_two_that_need_one_more(strength: str) -> None:
    table = small("3v 4v 5v 3w 4w 5w 6s 7s 9v 2s")
    assert best(table, strength).cards in (("9v",), ("2s",))


@pytest.mark.parametrize("strength", GOOD)
def test_two_at_the_end_of_a_suit_go_before_two_in_the_middle(strength: str) -> None:
    table = small("3v 4v 5v 3w 4w 5w 6s 7s 8v 9v")
    assert best(table, strength).cards in (("8v",), ("9v",))


@pytest.mark.parametrize("strength", GOOD)
def test_a_card_that_fills_two_loose_ones_is_eaten(strength: str) -> None:
    table = small("3v 4v 5v 3w 4w 5w 6s 8s 9v", third="7s 7s 2w 2v 8v 8w 9w 9w 2s 4s", begins=2)
    chosen = best(act(table, "danh.7s.."), strength)
    assert (chosen.act, chosen.taken, chosen.cards) == ("an", "7s", ("6s", "8s"))


@pytest.mark.parametrize("strength", GOOD)
def test_a_pair_is_kept_for_a_phong(strength: str) -> None:
    table = small("3v 4v 5v 3w 4w 5w 7s 7s 9v 2s")
    assert best(table, strength).cards != ("7s",)


@pytest.mark.parametrize("strength", GOOD)
def test_a_phong_that_leaves_nothing_loose_is_taken(strength: str) -> None:
    table = small("3v 4v 5v 3w 4w 5w 7s 7s 9v", second="7s 9w 9w 2v 2s 8v 8w 9s 4s 6w", begins=1)
    chosen = best(act(table, "danh.7s.."), strength)
    assert (chosen.act, chosen.cards) == ("phong", ("7s", "7s"))


@pytest.mark.parametrize("strength", GOOD)
def test_a_win_is_taken(strength: str) -> None:
    table = small("3v 4v 5v 3w 4w 5w 6s 7s 8s", second="7s 5s 9w 2v 2s 8v 8w 9s 4s 6w", begins=1)
    assert best(act(table, "danh.5s.."), strength).act == "u"


# what holds in every position -----------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_is_ranked_once_best_first_with_a_reason(game: str) -> None:
    for view in decisions(game, HANDS, "ranked"):
        found = TABLES.weigh(view)
        assert Counter(each.choice for each in found) == Counter(view.choices)
        assert [each.worth for each in found] == sorted((each.worth for each in found), reverse=True)
        assert all(each.reasons for each in found)


@pytest.mark.parametrize("game", ["bi-tu", "tai-ban"])  # where it happens often enough
def test_a_lung_broken_is_told_before_all_but_what_a_claim_places(game: str) -> None:
    """Pages tell but the first two reasons of a choice."""
    broken = 0
    for view in decisions(game, 60, "lung"):
        thought = Thought(view)
        for each in TABLES.weigh(view):
            slugs = [reason.slug for reason in each.reasons]
            if each.choice.act == "danh":
                lung = lung_of(throw(thought.own, kind_of(each.choice)), thought.game)
                assert ("lung-lost" in slugs) == (lung < min(thought.lung, thought.game.min_lung))
            if "lung-lost" in slugs:
                broken += 1
                assert slugs.index("lung-lost") == (slugs[0] in ("places", "places-none"))
        if broken >= LUNGS:
            return
    raise AssertionError("no lưng is broken")


@pytest.mark.parametrize("game", GAMES)
def test_the_steady_player_takes_the_first_of_all_it_could_rank(game: str) -> None:
    """What it does not count to the end could not have been the best."""
    for view in decisions(game, HANDS, "steady"):
        assert minds.steady(view) == minds._ranked(Thought(view, counts=False))[0].choice


@pytest.mark.parametrize("game", GAMES)
def test_what_helps_after_a_throw_is_told_from_what_helped_before_it(game: str) -> None:
    for view in decisions(game, HANDS, "helping"):
        thought = Thought(view)
        for choice in view.choices:
            if choice.act == "danh":
                kind = kind_of(choice)
                left = throw(thought.own, kind)
                assert thought.look(left, kind).helps == thought.look(left).helps


@pytest.mark.parametrize("game", GAMES)
def test_the_same_view_is_answered_the_same_way_and_no_win_is_let_go(game: str) -> None:
    for view in decisions(game, HANDS, "same"):
        for strength in GOOD:
            chosen = choose(TABLES, strength, view, Random(1))
            assert chosen == choose(TABLES, strength, view, Random(1))
            if any(choice.act == "u" for choice in view.choices):
                assert chosen.act == "u"


@pytest.mark.parametrize("game", GAMES)
def test_good_players_play_hands_to_their_end(game: str) -> None:
    for number in range(HANDS):
        table = TABLES.deal(Setting(game, f"good:{number}", Options()))
        table = play_on(TABLES, table, [STRONG, STEADY, STRONG, STEADY, LAWFUL], f"{number}")
        assert table.result is not None


# one card from the end the promise can be counted ----------------------------------------------


def last_draw(seed: int, game: Game) -> View:
    """Return the view of who begins a hand of which one card will be opened: phu of three, and a few cards by chance.

    A house where nobody wins with a card thrown: so nothing is given away by a throw.
    """
    chance, own, options = Random(seed), Counter[int](), Options(u_quan_danh=False)
    while own.total() < game.hand // 3 * 3 - 2:
        triple = chance.choice(TRIPLES)
        if all(own[kind] < 2 for kind in triple):
            own.update(triple)
    while own.total() <= game.hand:
        kind = chance.randrange(len(KINDS))
        if own[kind] < 2 and kind not in YEU:
            own[kind] += 1
    rest = [kind for kind in range(len(KINDS)) for _ in range(COPIES - own[kind])]
    chance.shuffle(rest)
    sizes = [game.hand] * (game.players - 1) + [game.noc_left(game.players, options) + 1]
    heaps = [tuple(KINDS[rest.pop()].code for _ in range(size)) for size in sizes]
    first = tuple(KINDS[kind].code for kind in own.elements())
    table = TABLES.deal(Setting(game.slug, "", options, dealt=Dealt((first, *heaps[:-1]), heaps[-1])))
    while table.turn != 0 or table.choices()[0].act not in ("danh", "u"):
        table = table.apply(table.choices()[0])
    return table.view(0)


def expected(view: View, choice: Choice) -> int:
    """Count the points of all unseen cards that would win after a throw."""
    known = view.known
    seat = throw(known.own, next(kind.index for kind in KINDS if kind.code == choice.cards[0]))
    house, found = House(known.game, view.setting.options), 0
    for kind in range(len(KINDS)):
        win = house.win(seat, kind, "noc") if known.unseen(kind) else None
        found += known.unseen(kind) * win.points if win else 0
    return found


@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.has_cuoc], ids=lambda game: game.slug)
def test_one_card_from_the_end_the_strong_player_throws_what_wins_most(game: Game) -> None:
    """At tài bàn hardly any hand is one card from its nine lưng there."""
    counted = 0
    for seed in range(some(30, deep=1000)):
        view = last_draw(seed, game)
        if view.choices[0].act == "u" or len(view.choices) == 1:
            continue
        worth = {choice: expected(view, choice) for choice in view.choices}
        counted += len(set(worth.values())) > 1
        assert worth[choose(TABLES, STRONG, view, Random(1))] == max(worth.values()), seed
    assert counted > some(5, deep=200)


def test_what_another_has_thrown_is_safer_to_throw() -> None:
    first, third = "3v 4v 5v 3w 4w 5w 9v 5s 7s", "2s 2v 6w 8w 9w 9w 8s 5s 7w 2w"
    table = small(first, "2v 6v 8v 6w 8w 9w 9s 4s 7v", third, begins=2, stock="1w")
    view = act(table, "danh.5s..").view(0)
    thought = Thought(view)
    assert feeds(thought, BY_CODE["5s"].index) < feeds(thought, BY_CODE["9v"].index)
