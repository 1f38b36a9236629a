"""What each choice does, and what is done without asking until the next seat has a word to say.

Law: TT-5.4, TT-6.2, TT-7.1, TT-8.5, TT-8.6, TT-9.15, TT-10.3, TT-11.6, TT-12.2, TT-14.6, TT-16.2.3.
"""

from tutorials.engine.cards import COPIES
from tutorials.engine.totom.score.calls import CALLS, find_call
from tutorials.engine.totom.score.cuoc import find
from tutorials.play.tables import Choice, Refusal
from tutorials.play.totom import cups, endings, legal, moves, offers
from tutorials.play.totom.course import LET_GO, Asking, Course, Item, Outcome
from tutorials.play.totom.moments import Shown
from tutorials.play.totom.notes import cards, name
from tutorials.play.totom.players import ANY
from tutorials.play.totom.players import Choice as Claim
from tutorials.play.totom.seat import Meld, Seat
from tutorials.play.totom.wins import Win

_CAUGHT = ("bao", "cheo-do")
_QUIET = (Asking.TURN, Asking.PASS, Asking.OPEN)  # done without asking


def begin(course: Course) -> None:
    """Ask for what must lie on the mat before play, then let the cái be ù, or throw."""
    course.tell(None, "chia")
    course.tell(course.deal.cai, "bat-cai", (course.deal.bat_cai,))
    course.agenda = before_play(course)
    advance(course)


def before_play(course: Course) -> list[Item]:
    """Return what is asked before the first throw: three and four alike, thiên ù (TT-11.1, TT-14.1)."""
    cai = course.deal.cai
    laid = [
        Item(Asking.LAY, place, kind)
        for place in course.from_place(cai)
        for kind in course.seats[place].kinds
        if course.seats[place].hand[kind] >= COPIES - 1 and kind not in course.seats[place].cups
    ]
    return [*laid, Item(Asking.DEAL, cai, course.deal.bat_cai), Item(Asking.TURN, cai)]


def advance(course: Course) -> None:
    """Go on until a seat has something to choose, or the hand is over."""
    course.asked, course.offers = None, {}
    while course.result is None:
        item = course.agenda.pop(0)
        if item.asking in _QUIET:
            _DO[item.asking](course, item)
            continue
        if item.place in course.caught and item.asking is not Asking.THROW:
            continue  # who is báo waits for the end; only what it took makes it throw once more (TT-16.18.2)
        found = offers.lawful(course, item)
        if item.asking is Asking.OVER and item.kind in course.seats[item.place].khan and not found:
            seat = course.seats[item.place] = course.seats[item.place].noted()
            seat.spoiled = True  # khê khàn: nothing could be thrown
        if found or item.is_said:
            course.asked, course.offers = item, found or {LET_GO: None}
            return
        if item.asking is Asking.THROW:  # every throw would be a fault: a yêu had to be eaten (TT-16.18.2)
            course.result = endings.stuck(course, item.place)


def carry_out(course: Course, choice: Choice, outcome: Outcome, fault: Refusal | None = None) -> None:
    """Do what the seat that was asked has chosen, and go on; `fault` is what the referee has against it."""
    item = course.asked
    assert item is not None
    if choice.act == "u" and isinstance(outcome, Win):
        _win(course, item, choice, outcome, fault)
    else:
        _ACT[item.asking](course, item, choice, outcome)
        if fault is not None and fault.cost in _CAUGHT:
            course.caught[item.place] = fault.cost
            course.tell(item.place, "bao", said=(fault.slug,))
    advance(course)


# at the start, and thiên khai -----------------------------------------------------------------


def _lay(course: Course, item: Item, choice: Choice, outcome: Outcome) -> None:
    seat, kind = course.seats[item.place], item.kind
    verb = {"up-khan": "úp", "up-thien-khai": "úp thiên khai", "trinh": "trình", "xin-bat-thuc": "chén"}.get(choice.act)
    if not isinstance(outcome, Seat) or verb is None:
        return
    course.seats[item.place] = outcome
    shown = outcome.melds[-1].cards if choice.act == "trinh" else ()
    beside = list(shown)
    if beside:
        beside.remove(kind)
    for _ in range(outcome.cups[kind] if choice.act == "xin-bat-thuc" else 1):
        course.notes.act(seat.name, verb, kind, beside)
        course.tell(item.place, choice.act, shown)


def _raise(course: Course, item: Item, choice: Choice, outcome: Outcome) -> None:
    if outcome is None:
        return
    place, kind = item.place, item.kind
    seat = course.seats[place] = course.seats[place].copy()
    seat.thien_khai.discard(kind)
    number = next(i for i, meld in enumerate(seat.melds) if meld.how == "thien-khai" and meld.cards[0] == kind)
    seat.melds[number] = Meld((kind,) * 4, "day-thien-khai")
    seat.changed()
    course.notes.act(seat.name, "dậy thiên khai", kind)
    course.tell(place, "day-thien-khai", (kind,) * 4)
    if course.able.options.u_vong != "khong-u":
        vong = [Item(Asking.VONG, other, kind) for other in course.from_place(place)[1:]]
        course.agenda[:0] = vong


def _turn(course: Course, item: Item) -> None:
    course.agenda[:0] = before_throw(course, item.place)


def before_throw(course: Course, place: int) -> list[Item]:
    """Return what a seat is asked that has to throw: a thiên khai not yet raised is raised first (TT-12.2.4)."""
    raised = [Item(Asking.RAISE, place, kind) for kind in sorted(course.seats[place].thien_khai)]
    return [*raised, Item(Asking.THROW, place)]


# ù --------------------------------------------------------------------------------------------


def _win(course: Course, item: Item, choice: Choice, win: Win, fault: Refusal | None) -> None:
    seat, card = course.seats[item.place].copy(), item.kind
    if item.asking is Asking.DEAL:
        seat.hand[card] -= 1
    if item.asking is not Asking.VONG:  # there the card stays with the other's thiên khai (TT-14.6)
        seat.melds.append(Meld((card,), "u", card))
    seat.changed()
    thrower = course.shown.by if course.shown is not None and not course.shown.opened else None
    course.seats[item.place], course.shown = seat, None
    course.notes.add(f"{seat.name} ù {name(card)}{_spoken(course, win)}")
    course.tell(item.place, "u", taken=card, said=choice.said)
    course.result = endings.won(course, item.place, win, fault, thrower)


def _no_win(course: Course, item: Item, choice: Choice, outcome: Outcome) -> None:
    """Let an ù go; who says instead that it takes the card is asked when all others were heard (TT-8.5)."""
    if not isinstance(outcome, Claim) or course.shown is None:
        return
    eats = choice.act in ("an", "an-cai") and item.place in course.eaters(course.shown)
    wanted = Asking.EAT if eats else Asking.OVER
    course.agenda = [
        each._replace(is_said=True) if each[:2] == (wanted, item.place) else each
        for each in course.agenda
        if each.place != item.place or each.asking not in (Asking.OVER, Asking.EAT) or each.asking is wanted
    ]


def _nothing(course: Course, item: Item, choice: Choice, outcome: Outcome) -> None:
    """Let it go."""


def _spoken(course: Course, win: Win) -> str:
    """Return what is called with an ù as it is written: cước, then conditions; at tài bàn nothing (TB-14.2)."""
    if not course.game.has_cuoc:
        return ""
    cuoc = ", ".join(find(slug, "record").vi for slug in win.cuoc)
    calls = ", ".join(CALLS[slug].said for slug in win.calls)
    return f": {cuoc}" + (f"; {calls}" if calls or course.is_faulty else "")


# claims ---------------------------------------------------------------------------------------


def _claim(course: Course, item: Item, choice: Choice, outcome: Outcome) -> None:
    if item.asking is Asking.OVER:
        course.agenda = [each for each in course.agenda if each[:2] != (Asking.EAT, item.place)]
    if not isinstance(outcome, Claim):
        return
    assert course.shown is not None
    place, claim = item.place, outcome
    before = course.seats[place]
    verb = "ăn" if claim.act == "tiền thực" else claim.act
    course.notes.act(before.name, verb, claim.card, claim.beside)
    if claim.act == "tiền thực":
        course.notes.act(before.name, "dậy khàn", claim.card)
    shown = () if claim.act == "ăn cài" else choice.cards
    course.tell(place, choice.act, (offers.BY_CODE[code] for code in shown), claim.card)
    forced = course.is_forced(place) or claim.act in ("dậy khàn", "tiền thực")
    course.need = ANY if forced else course.need_now()
    _passed(course, place, eaten=claim.act in ("ăn", "ăn cài"))
    after = claim.after.copy()
    moves.settle(before, after)
    if verb == "ăn" and claim.card in after.cups:
        after.met_again.add(claim.card)
    course.seats[place] = after
    _return_cups(course, place)
    course.shown = None
    course.agenda = [Item(Asking.TURN, place)]


def _throw(course: Course, item: Item, choice: Choice, outcome: Outcome) -> None:
    assert isinstance(outcome, int)
    seat = course.seats[item.place]
    course.notes.act(seat.name, "đánh", outcome)
    course.tell(item.place, "danh", (outcome,))
    course.seats[item.place] = moves.throw(seat, outcome)
    _return_cups(course, item.place)
    _lie_open(course, Shown(outcome, item.place, opened=False))


def _lie_open(course: Course, shown: Shown) -> None:
    """Lay a card open and ask around."""
    course.shown = shown
    course.need = ANY
    course.agenda = asked_around(course, shown)


def asked_around(course: Course, shown: Shown) -> list[Item]:
    """Return who is asked about an open card, and what: ù, what goes over eating, eating (TT-8.5, TT-8.6)."""
    order = course.order(shown)
    asked = [(Asking.OVER, order), (Asking.EAT, course.eaters(shown))]
    if shown.opened or course.able.options.u_quan_danh:
        asked.insert(0, (Asking.WIN, order))
    around = [Item(asking, place, shown.card) for asking, places in asked for place in places]
    return [*around, Item(Asking.PASS, shown.by)]


def _return_cups(course: Course, place: int) -> None:
    """Return each cup whose cards have all been shown, with the words for it (TT-16.2.3)."""
    for kind in cups.due(course.seats[place], course.able.options):
        seat = course.seats[place] = course.seats[place].noted()
        words = cups.words(seat, kind)
        course.notes.add(f"{seat.name} trả chén {name(kind)}: {', '.join(words)}")
        course.tell(place, "tra-chen", (kind,), said=tuple(find_call(word, "record").slug for word in words))
        seat.returned.add(kind)


# what lies open and is not taken --------------------------------------------------------------


def _pass(course: Course, item: Item) -> None:
    _passed(course, None)
    course.shown = None
    course.agenda = before_opening(course, course.around(item.place))


def before_opening(course: Course, by: int) -> list[Item]:
    """Return what is asked before a seat opens the nọc: the first time every thiên khai is raised (TT-12.2.1)."""
    dong_noc = [] if course.opened else course.from_place(by)
    raised = [Item(Asking.RAISE, place, kind) for place in dong_noc for kind in sorted(course.seats[place].thien_khai)]
    return [*raised, Item(Asking.OPEN, by)]


def _passed(course: Course, claimant: int | None, *, eaten: bool = False) -> None:
    """Note who let the open card go (TT-5.4, TT-10.3). Who was outbid did not let it go."""
    shown = course.shown
    assert shown is not None
    if claimant is None:
        course.doors.append(shown.card)
        course.door_of.append(shown.by)
    eaters = course.eaters(shown)
    first = eaters[: eaters.index(claimant)] if eaten and claimant in eaters else []
    for place in course.order(shown):
        came = place in (eaters if claimant is None else first)
        if place == claimant or not (came or course.seats[place].hand[shown.card] >= 2):
            continue
        seat = course.seats[place] = course.seats[place].noted()
        legal.pass_phong(seat, shown.card)
        if came:
            legal.let_go(seat, shown.card)
            _hang(course, seat, shown.card)
            if claimant is not None:
                seat.outrun.append(shown.card)


def _hang(course: Course, seat: Seat, card: int) -> None:
    """Lay a copy of a card let go that would go on a run of the mat, where the house asks for it (TT-9.15)."""
    if course.able.options.treo_tranh == "ca-phu-doc" and not course.able.free and moves.hang(seat, card):
        course.notes.add(f"{seat.name} hạ {cards((card,))}")
        course.tell(seat.place, "ha", (card,))


def _open(course: Course, item: Item) -> None:
    """Open the next card of the nọc, or end the hand in a draw (TT-6.2)."""
    by = item.place
    if not course.left:
        course.notes.add("Hòa")
        course.tell(None, "hoa")
        course.result = endings.drawn(course, course.around(by, -1))
        return
    card = course.deal.noc[course.opened]
    course.opened += 1
    course.notes.act(course.seats[by].name, "mở", card)
    course.tell(by, "mo", (card,))
    _lie_open(course, Shown(card, by, opened=True))


_DO = {Asking.TURN: _turn, Asking.PASS: _pass, Asking.OPEN: _open}
_ACT = {
    Asking.PAUSE: _nothing,
    Asking.LAY: _lay,
    Asking.DEAL: _nothing,
    Asking.RAISE: _raise,
    Asking.VONG: _nothing,
    Asking.THROW: _throw,
    Asking.WIN: _no_win,
    Asking.OVER: _claim,
    Asking.EAT: _claim,
}
