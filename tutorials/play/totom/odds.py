"""What a hand promises in points: how likely it is to win before the nọc ends, and what the win would earn.

The figures were fitted to some thousand hands that steady players played; with one card still to be opened the promise
of a hand that waits is exact. Law: TT-6.2, TT-10.1, TT-15.3 to TT-15.11.
"""

from functools import lru_cache
from math import exp, log
from operator import mul

from tutorials.engine.cards import BY_CODE, KINDS
from tutorials.engine.totom.options import Options
from tutorials.engine.totom.score.cuoc import BY_SLUG, alone
from tutorials.engine.totom.solve.arrange import LEO, LUNG_INDEXES, TOM, Search, pack_hand
from tutorials.play.tables import Pile
from tutorials.play.totom.outlook import Outlook
from tutorials.play.totom.seat import Seat
from tutorials.play.totom.shapes import YEU, makes_phu
from tutorials.play.totom.thought import Prospect, Thought
from tutorials.play.totom.wins import House, N

_ONLY_OPENED = 0.6  # how often a yêu comes: from the nọc alone, for nobody throws it (TT-10.1)
_DOORS = 2  # of a seat: its own and its upper neighbour's
_WAITING, _WAITING_FREE = (-4.99, 1.04, 1.44), (-4.55, 0.49, 1.86)  # 1, log of winning copies, log of cards to come
_OF_FIVE = (-5.68, -0.785, 0.0248, -0.386, 0.623, 2.054, 0.0031)
_WEIGHTS = {  # of what `_chance` sees, in its order; lưng are scarcer than phu where nine are needed
    "bi-tu": (-6.99, -0.388, 0.0, -0.505, 0.53, 2.338, 0.0),
    "tai-ban": (-5.06, -0.452, 0.0, -0.583, 0.435, 2.055, 0.0),
}
_USUAL_MATES = 12  # of a loose card: cards that could bring it into a phu with one more
_TIE = 0.05  # points: enough to choose between hands that promise as much
_MOST_GIVEN = 0.2  # of all throws three in a hundred are won with
_CUOC = ((TOM, BY_SLUG["tom"]), (LEO, BY_SLUG["leo"]))
# how often a win has a cước of which all is held: it costs no card more, one, or several
_LAID, _NEARLY, _SELDOM = 0.85, 0.35, 0.1
_TWO = 0.025  # the same where one of the three is missing, for each copy of that
_RED = tuple(kind.index for kind in KINDS if kind.is_red)
_WHOLE = 20  # cards; a small prepared hand has no such cước to hope for
_CU = BY_CODE["oc"].index


def value(thought: Thought, prospect: Prospect) -> float:
    """Return the points that a choice may expect to win, less what a throw with it may give away."""
    hoped = promise(thought, prospect)
    if prospect.thrown is None or thought.game.is_free or not thought.options.u_quan_danh:
        return hoped  # at tài bàn few hands are won with a card thrown
    given = feeds(thought, prospect.thrown) / 2  # who wins so would have won anyway in half of all hands
    if thought.options.loi_diem != "quang":
        return hoped - _TIE * given  # the pot pays: another's win costs nothing of one's own
    return hoped * (1 - given) - given * (thought.options.suong + thought.options.dich)


def promise(thought: Thought, prospect: Prospect) -> float:
    """Return the points that a hand may expect to win."""
    outlook = prospect.outlook
    if not thought.known.left:
        return 0.0
    if outlook.waits:
        return _promise_of_waits(thought, prospect.seat, outlook)
    if thought.known.left == 1:
        return 0.0  # what does not wait for the last card wins with none
    return _chance(thought, prospect.seat, outlook) * earnings(thought, prospect.seat)


def _sigmoid(value: float) -> float:
    return 1 / (1 + exp(-value))


def _copies(thought: Thought, kinds: tuple[int, ...]) -> float:
    return sum(thought.live[kind] * (_ONLY_OPENED if kind in YEU else 1.0) for kind in kinds)


def _promise_of_waits(thought: Thought, seat: Seat, outlook: Outlook) -> float:
    """Return what the winning cards may bring, each by its own points."""
    house, last = House(thought.game, thought.options), thought.known.left == 1
    copies = points = 0.0
    for kind in outlook.waits:
        win = house.win(seat, kind, "noc")
        some = float(thought.live[kind]) if last else _copies(thought, (kind,))
        copies += some
        points += some * (win.points if win else 0)
    if last:
        return points / max(1, sum(thought.live))
    one, of_copies, of_left = _WAITING_FREE if thought.game.is_free else _WAITING
    chance = _sigmoid(one + of_copies * log(copies) + of_left * log(thought.known.left + 1))
    return chance * points / copies


def _chance(thought: Thought, seat: Seat, outlook: Outlook) -> float:
    """Return how likely a hand is to win that does not wait yet."""
    game, left, loose = thought.game, thought.known.left + 1, outlook.loose
    mass = _copies(thought, outlook.paired) + _DOORS / game.players * _copies(thought, outlook.eaten)
    short = max(0, game.min_lung - outlook.lung)
    seen = (1.0, loose, loose * loose, short, log(mass + 0.5), log(left), mass * left)
    mates = sum(thought.mates(seat, kind) for kind in seat.loose_kinds) - _USUAL_MATES * loose
    return _sigmoid(0.004 * mates + sum(map(mul, _WEIGHTS.get(game.slug, _OF_FIVE), seen)))


# what a win would earn ------------------------------------------------------------------------


def earnings(thought: Thought, seat: Seat) -> float:
    """Return what a win of this hand may be expected to earn."""
    if not thought.game.has_cuoc:
        return float(N)
    own = list(seat.hand)
    for meld in seat.melds:
        for card in meld.cards:
            own[card] += 1
    return thought.options.suong + _of_tom_and_leo(thought, seat, own) + _of_colour(thought, own)


def _of_tom_and_leo(thought: Thought, seat: Seat, own: list[int]) -> float:
    found = 0.0
    for number, cuoc in _CUOC:
        more = alone(cuoc, thought.options) - thought.options.suong
        missing = [kind for kind in LUNG_INDEXES[number] if not own[kind]]
        if not missing:
            found += more * _holds(seat, number)
        elif len(missing) == 1:
            found += more * _TWO * thought.live[missing[0]]
    return found


def _holds(seat: Seat, lung: int) -> float:
    """Return how likely a winning hand is to lie with this lưng, by the loose cards that it costs."""
    free, blocks = seat.solved
    search = Search(pack_hand(free), blocks, len(blocks))
    if search.within(seat.loose, 0, (lung,)):
        return _LAID
    return _NEARLY if search.within(seat.loose + 1, 0, (lung,)) else _SELDOM


def _of_colour(thought: Thought, own: list[int]) -> float:
    """Return what few or many red cards may bring (TT-15.8, TT-15.9)."""
    if thought.game.hand < _WHOLE:
        return 0.0
    red = sum(own[kind] for kind in _RED)
    plain, great = thought.options.suong, _great(thought.options)
    many = thought.game.red_for_thap_dieu
    if not red:
        return great["bach-dinh"] - plain
    if red == 1:
        return 0.8 * (great["kinh-cu"] - plain) if own[_CU] else 0.3 * (great["bach-dinh"] - plain)
    return 0.5 * (great["thap-dieu"] - plain) if many - 1 <= red <= many else 0.0


@lru_cache(maxsize=1 << 5)
def _great(options: Options) -> dict[str, int]:
    return {slug: alone(BY_SLUG[slug], options) for slug in ("bach-dinh", "kinh-cu", "thap-dieu")}


# what a throw may give away -------------------------------------------------------------------


def feeds(thought: Thought, kind: int) -> float:
    """Return how likely another is to win with this card: less if some have thrown it, more if it fits their mats."""
    others, known = thought.others, thought.known
    thrown = sum(KINDS[kind].code in place.thrown for place in others)
    let_go = sum(kind in known.let_go[seat] for seat in range(len(known.let_go)) if seat != thought.own.place)
    fits = sum(any(_fits(pile, kind) for pile in place.piles) for place in others)
    most = max(len(place.piles) for place in others)
    of_card = 0.11 * thought.live[kind] - 0.76 * thrown - 0.3 * let_go + 0.8 * fits
    return min(_MOST_GIVEN, _sigmoid(-4.2 - 0.065 * known.left + 0.66 * most + of_card))


def _fits(pile: Pile, kind: int) -> bool:
    """Say whether a card goes with a phu on the mat."""
    return pile.kind in ("an", "trinh") and makes_phu(kind, *(BY_CODE[code].index for code in pile.cards))
