"""The score book of sâm lốc: cards left, cuts and calls told; the law pays. Law: SL-4.1, SL-4.6, SL-6.3, SL-7."""

from tutorials.engine.asks import Ask
from tutorials.engine.errors import DoorError
from tutorials.engine.fields import Asked, Field, Flag, Many, Table, words
from tutorials.engine.french import CARDS, Cards
from tutorials.engine.hoi import SEAT, Before, Book, Kept, Move, each_field, seats_field
from tutorials.engine.sam.combos import HAND, TWO, strength
from tutorials.engine.sam.options import Options
from tutorials.engine.sam.payment import Chain, End, Seat, settle
from tutorials.engine.sam.white import White
from tutorials.engine.seats import SeatOf
from tutorials.engine.words import both

OUT, SAM, FAILED, WHITE, ON_TWO = "nhat", "sam", "hong-sam", "an-trang", "ve-hai"
CUTS = {"mot-hai": 1, "hai-hai": 2, "ba-hai": 3, "tu-quy": 0}  # twos that are cut; none: a tứ quý
MOST_TWOS, MOST_QUADS = 4, 2
_LEFT = each_field("con", HAND, "Cards that each seat has left; ten is cóng.")
_TWOS, _RED = each_field("hai", MOST_TWOS, "Twos among them."), each_field("do", 2, "Red ones among the twos.")
_QUADS = each_field("tu_quy", MOST_QUADS, "Four of a kind among them, but twos.")
_GUARD = Field("khong_giu", SeatOf(), (), "Who let the last card of another through (SL-7.8).")
_UNSAID = Field("quen_bao", Flag(), False, "The winner had not said that one card was left.")
_BLOCKER = Field("chan", SeatOf(), (), "Who stopped the sâm; nobody where its last play had a two.")
_DRAGON = Field("sanh_rong", Flag(), False, "All ten went as one straight.")
_WHITE = Field("bo", words(tuple(white.slug for white in White)), "ba-sam")
_WHAT, _ROW = Field("gi", words(tuple(CUTS))), seats_field("nha", "Who was cut, who cut, who cut that again.")
_CHAINS = Field("chat", Many(Table((_WHAT, _ROW))), ())

_BY_POWER = {power: [card for card in CARDS if strength(card) == power] for power in {strength(c) for c in CARDS}}
_PLAIN = sorted(power for power in _BY_POWER if power != TWO)
_TWOS_BLACK_FIRST = sorted(_BY_POWER[TWO], key=lambda card: card.is_red)
_STRAIGHT: Cards = tuple(_BY_POWER[power][0] for power in _PLAIN[:HAND])


def _keep(asked: Asked, before: Before, options: Options) -> Kept:
    """Count one hand."""
    result = asked.given["result"]
    seat = before.seat(asked)
    nobody = (Seat(),) * before.players
    first: int | None = seat
    if result == SAM:
        end = End(nobody, seat, bao=seat, last=_STRAIGHT if asked[_DRAGON] else ())
    elif result == FAILED:
        end, first = _failed(seat, asked, before, options)
    elif result == WHITE:
        end = _white(seat, asked[_WHITE], before, options)
    elif result == ON_TWO:
        if options.last_two != "thua":
            raise DoorError("conflict", "result", both("error-sam-hoi-on-two"))
        end, first = End(nobody, seat, last=_TWOS_BLACK_FIRST_ONE, chains=_chains(asked, before, options)), None
    else:
        end = _out(seat, asked, before, options)
    account = settle(end, options)
    moves = tuple(Move(*move) for move in account.moves)
    return Kept(moves, tuple(account.lines[:-1]), None if result in (FAILED, ON_TWO) else seat, first=first)


_TWOS_BLACK_FIRST_ONE: Cards = (_TWOS_BLACK_FIRST[0],)


def _failed(seat: int, asked: Asked, before: Before, options: Options) -> tuple[End, int | None]:
    """Return the end of a sâm that was stopped, or went out on a two. Law: SL-6.3, SL-6.5."""
    blocker = before.maybe(asked, _BLOCKER)
    if blocker == seat:
        raise DoorError("conflict", "chan", both("error-sam-declarer-stops"))
    last = _TWOS_BLACK_FIRST_ONE if blocker is None else ()
    if blocker is None and options.last_two == "cam":
        raise DoorError("missing", "chan", both("error-sam-hoi-blocker"))
    return End((Seat(),) * before.players, seat, bao=seat, blocker=blocker, last=last), blocker


def _white(seat: int, slug: str, before: Before, options: Options) -> End:
    """Return the end of a hand that wins on the deal, where the house knows it. Law: SL-5.9, SL-7.7, SL-7.13."""
    is_dragon = slug == White.SANH_RONG.slug
    if (options.only_dragon and not is_dragon) or (slug == White.BA_SAM.slug and not options.three_sam):
        raise DoorError("unknown-here", "bo", both("error-sam-hoi-white", white=_label(slug)))
    seats = tuple(Seat(_STRAIGHT if is_dragon and each == seat else ()) for each in range(before.players))
    return End(seats, seat, is_white=True)


def _label(slug: str) -> object:
    return next(white.label for white in White if white.slug == slug)


def _out(seat: int, asked: Asked, before: Before, options: Options) -> End:
    """Return the end of a hand in which somebody went out. Law: SL-7.1 to SL-7.8."""
    given = [before.each(asked, field) for field in (_LEFT, _TWOS, _RED, _QUADS)]
    seats = []
    for place, (left, twos, red, quads) in enumerate(zip(*given, strict=True)):
        if place == seat:
            if left or twos or quads:
                raise DoorError("conflict", "con", both("error-sam-hoi-went-out", seat=before.seats[seat]))
            seats.append(Seat())
            continue
        if not left:
            raise DoorError("missing", "con", both("error-sam-hoi-left", seat=before.seats[place]))
        if (twos or 0) + 4 * (quads or 0) > left or (red or 0) > (twos or 0):
            raise DoorError("conflict", "con", both("error-sam-hoi-worth", seat=before.seats[place], left=left))
        seats.append(Seat(held(left, twos or 0, red or 0, quads or 0), played=left < HAND))
    if sum(each or 0 for each in given[1]) > MOST_TWOS:
        raise DoorError("too-many", "hai", both("error-sam-hoi-twos"))
    guard = before.maybe(asked, _GUARD)
    if guard == seat:
        raise DoorError("conflict", "khong_giu", both("error-sam-pays-himself"))
    return End(
        tuple(seats), seat, unguarded=guard, unsaid=asked[_UNSAID], chains=_chains(asked, before, options)
    )  # fmt: skip


def held(left: int, twos: int, red: int, quads: int) -> Cards:
    """Return cards as many, and of such worth, as a seat is said to have left; which ones does not matter."""
    black = [card for card in _BY_POWER[TWO] if not card.is_red]
    reds = [card for card in _BY_POWER[TWO] if card.is_red]
    found = [*reds[:red], *(black + reds[red:])[: twos - red]]
    found += [card for power in _PLAIN[:quads] for card in _BY_POWER[power]]
    rest = [card for power in _PLAIN[quads:] for card in _BY_POWER[power][:1]]
    return tuple([*found, *rest][:left])


def _chains(asked: Asked, before: Before, options: Options) -> tuple[Chain, ...]:
    """Read the cuts, each with those who cut what cut. Law: SL-3.4 to SL-3.7, SL-7.5."""
    found, cut = [], 0
    for each in asked[_CHAINS]:
        seats, what = before.several(each, _ROW), each[_WHAT]
        if len(seats) < 2:
            raise DoorError("missing", each.path_of(_ROW), both("error-sam-hoi-cut"))
        twos = CUTS[what]
        if (twos == 2 and options.pair_of_twos == "khong") or (twos == 3 and options.three_twos == "khong"):
            raise DoorError("unknown-here", each.path_of(_WHAT), both("error-sam-hoi-no-cut", count=twos))
        first = tuple(_TWOS_BLACK_FIRST[:twos]) if twos else tuple(_BY_POWER[_PLAIN[0]])
        cut += twos
        if cut + sum(twos_held or 0 for twos_held in asked.given.get(_TWOS.name) or ()) > MOST_TWOS:
            raise DoorError("too-many", each.path_of(_WHAT), both("error-sam-hoi-twos"))
        quads = tuple(tuple(_BY_POWER[_PLAIN[place + 1]]) for place in range(len(seats) - 1))
        found.append(Chain(seats, (first, *quads)))
    return tuple(found)


BOOK = Book(
    takes={
        OUT: (SEAT, _LEFT, _TWOS, _RED, _QUADS, _GUARD, _UNSAID, _CHAINS),
        SAM: (SEAT, _DRAGON),
        FAILED: (SEAT, _BLOCKER),
        WHITE: (SEAT, _WHITE),
        ON_TWO: (SEAT, _CHAINS),
    },
    keep=_keep,
    seating=lambda options: (*range(2, options.most_players + 1), 4),
    begins=("sam-hoi-begins", "SL-7.1"),
)
ASK: Ask = BOOK.ask()
