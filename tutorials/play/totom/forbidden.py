"""What hands allow though the law may forbid it: a table with a referee lets one do it.

Law: TT-8.4, TT-9.12, TT-9.14.3, TT-9.14.4, TT-10, TT-11.2, TT-12.3, TT-14.3, TT-14.9.
"""

from collections import Counter
from collections.abc import Iterator

from tutorials.engine.cards import COPIES, KINDS
from tutorials.engine.totom.score.calls import CALLS
from tutorials.engine.totom.score.cuoc import BY_SLUG
from tutorials.engine.totom.tai_ban.cuoc import CUOC as TAI_BAN_CUOC
from tutorials.play.tables import Choice, Way, ways_of
from tutorials.play.totom import moves, offers
from tutorials.play.totom.course import LET_GO, Asking, Course, Item, Outcome
from tutorials.play.totom.offers import ACTS, BY_CODE
from tutorials.play.totom.players import Choice as Claim
from tutorials.play.totom.seat import Seat
from tutorials.play.totom.shapes import YEU, may_share
from tutorials.play.totom.wins import Win

MOST_BESIDE = 9  # cards of the hand that are laid with one: a whole run beside a phỗng tái kiến
_MANY = tuple(range(1, MOST_BESIDE + 1))
_VERBS = {act: verb for verb, act in ACTS.items()}
CLAIMED = (Asking.WIN, Asking.OVER, Asking.EAT)


def possible(course: Course, choice: Choice) -> Outcome:
    """Return what comes of a choice that is not lawful. Raises ValueError if the hand does not allow it."""
    item = course.asked
    if item is None:
        raise ValueError("the hand is over")
    seat = course.seats[item.place]
    if choice == LET_GO and item.asking is not Asking.THROW:
        return None
    if choice.act == "u" and item.asking not in (Asking.LAY, Asking.RAISE, Asking.THROW):
        return _called(course, item, choice)
    if any(code not in BY_CODE for code in (*choice.cards, *filter(None, [choice.taken]))) or choice.said:
        raise ValueError(f"{choice.key} names no cards of this deck")
    if item.asking is Asking.LAY and choice in _layings(seat, item.kind):
        return offers.seat_after(seat, choice)
    if item.asking is Asking.LAY and choice.act == "trinh" and not choice.taken:
        return moves.show_fourth(seat, item.kind, _beside_fourth(seat, item.kind, choice))
    if item.asking is Asking.THROW and choice.act == "danh" and len(choice.cards) == 1 and not choice.taken:
        kind = BY_CODE[choice.cards[0]]
        if seat.hand[kind]:
            return kind
    if item.asking in CLAIMED and choice.taken == KINDS[item.kind].code and _holds(seat, item.kind, choice):
        cards = tuple(sorted(BY_CODE[code] for code in choice.cards))
        beside = cards[:0] if choice.act == "day-khan" else cards
        if choice.act == "phong":
            beside = tuple((Counter(cards) - Counter({item.kind: 2})).elements())
        return Claim(_VERBS[choice.act], item.kind, beside, offers.seat_after(seat, choice), 1.0)
    raise ValueError(f"{choice.key} cannot be done here")


def ways(course: Course) -> tuple[Way, ...]:
    """Return what the seat that is asked could do: at an open card the same, whatever it was asked for."""
    item = course.asked
    if item is None:
        return ()
    if item.asking is Asking.THROW:
        return (Way("danh", sizes=(1,), is_usual=True),)
    if item.asking in CLAIMED:
        return (*_claims(course.seats[item.place], item.kind), Way("u", taken=KINDS[item.kind].code), Way(LET_GO.act))
    if item.asking is Asking.LAY:
        seat, code = course.seats[item.place], KINDS[item.kind].code
        is_four = seat.hand[item.kind] == COPIES
        shows = (Way("trinh", (code,) * COPIES, sizes=_MANY),) if is_four else ()
        return *ways_of(_layings(seat, item.kind)), *shows, *ways_of((LET_GO,))
    wins = (Way("u", taken=KINDS[item.kind].code),) if item.asking is not Asking.RAISE else ()
    return (*wins, *ways_of(each for each in course.offers if each.act not in ("u", LET_GO.act)), Way(LET_GO.act))


def _claims(seat: Seat, kind: int) -> Iterator[Way]:
    """Yield the ways to take an open card that the cards allow: with any cards of the hand that are lifted."""
    code, many = KINDS[kind].code, _MANY
    yield Way("an", taken=code, sizes=many)
    if kind in YEU or seat.open_melds:
        yield Way("an", taken=code)  # a yêu stands alone, another card joins what lies open (TT-9.1, TT-9.3)
    for khan in sorted(khan for khan in seat.khan if may_share(khan, kind)):
        yield Way("an-cai", (KINDS[khan].code,), code, many)
    if moves.for_phong(seat, kind) >= COPIES - 2:
        yield Way("phong", (code,) * 2, code, (0, *many) if seat.declined(kind) else ())
    if kind in seat.khan:
        yield Way("day-khan", taken=code)
        yield Way("an-day-khan", taken=code, sizes=(0, *many) if seat.open_melds else many)


def _layings(seat: Seat, kind: int) -> tuple[Choice, ...]:
    code, copies = KINDS[kind].code, seat.hand[kind]
    laid = "up-thien-khai" if copies == COPIES else "up-khan"
    return Choice(laid, (code,) * copies), Choice("xin-bat-thuc", (code,))


def _beside_fourth(seat: Seat, kind: int, choice: Choice) -> tuple[int, ...]:
    """Return what is laid with the fourth of a thiên khai (TT-12.3). Raises ValueError if the hand has it not."""
    cards = Counter(BY_CODE[code] for code in choice.cards)
    if seat.hand[kind] != COPIES or cards.pop(kind, 0) != COPIES or not cards:
        raise ValueError(f"{choice.key} shows no fourth card")
    if any(seat.hand[card] < count for card, count in cards.items()):
        raise ValueError(f"{choice.key} names more than the hand holds")
    return tuple(sorted(cards.elements()))


def _holds(seat: Seat, card: int, choice: Choice) -> bool:
    """Say whether the seat has the cards that go with a claim, in hand or as the khàn that it leans on."""
    cards = Counter(BY_CODE[code] for code in choice.cards)
    if choice.act == "phong" and not seat.declined(card):
        return cards == {card: 2} and moves.for_phong(seat, card) >= 2  # a copy of the mat too (TT-9.14.4)
    khan = [kind for kind in cards if kind in seat.khan and not seat.hand[kind]]
    held = all(seat.hand[kind] >= count for kind, count in cards.items() if kind not in khan)
    return held and {
        "an": not khan,
        "an-cai": len(khan) == 1 and cards[khan[0]] == 1 and len(cards) > 1 if khan else False,
        "phong": cards[card] >= 2 and not khan,  # with the run of a phỗng tái kiến (TT-9.14.3)
        "day-khan": card in seat.khan and not cards,
        "an-day-khan": card in seat.khan and not khan,
    }.get(choice.act, False)


# ù --------------------------------------------------------------------------------------------


def _called(course: Course, item: Item, choice: Choice) -> Win:
    """Return an ù as it is called, right or wrong. Raises ValueError where it cannot be called."""
    if choice.taken != KINDS[item.kind].code or choice.cards or len({*choice.said}) != len(choice.said):
        raise ValueError(f"{choice.key} cannot be called here")
    known = BY_SLUG if course.game.has_cuoc else TAI_BAN_CUOC
    if any(slug not in known and slug not in CALLS for slug in choice.said):
        raise ValueError(f"{choice.key} calls what there is not")
    cuoc = tuple(slug for slug in choice.said if slug in known)
    calls = tuple(slug for slug in choice.said if slug not in known)
    seat = course.seats[item.place]
    if item.asking is Asking.DEAL:
        seat = offers.without(seat, item.kind)
    return course.house.called(seat, item.kind, offers.source_of(course, item), cuoc, calls)
