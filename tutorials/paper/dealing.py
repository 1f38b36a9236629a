"""A prepared deal as it is printed: a slip for each seat, the nọc in its order, and the teacher's page."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any
from urllib.parse import urlencode

from django.urls import reverse
from django.utils.safestring import SafeString

from tutorials import engine
from tutorials.catalogue import houses, load
from tutorials.catalogue.houses import House
from tutorials.engine.decks import Card
from tutorials.engine.games import GAMES
from tutorials.mats.account import Turn, account_of
from tutorials.mats.hand import Part, parts_of
from tutorials.mats.speech import Speech, cards_of, letter
from tutorials.mats.wants import Want
from tutorials.pages.points import signed
from tutorials.play.games import tables_of
from tutorials.play.model_hand import ModelHand, play_out
from tutorials.play.tables import STEADY, Codes, Result, Table, Tables
from tutorials.play.trial import Setting
from tutorials.press.qr import printed_address

TRIES = 16  # deals looked at for something that is to happen, when each must be played
GLANCES = 200  # the same, when it is seen in the deal
USUAL_MOST = 5  # players, where more may sit down
KEPT = 24  # hands that this process remembers
MANY, FEW = 14, 4  # cards on a slip that takes half a page when there are more; a quarter when not more
ROWS, ROW, CARD, GAP = 2, 186, 13.9, 4.3  # rows on half a page; millimetres of a row, a large card, between parts
PAIR = 2
BAT_CAI, WIN, KHAN = "bat-cai", "u", "khan"


@dataclass(frozen=True, slots=True)
class Deal:
    """Which deal, and who plays it for the teacher."""

    game: str
    rules: str  # the address word of its house
    seed: str
    players: int
    strength: str = STEADY

    @property
    def house(self) -> House:
        """Return the rules it is played by."""
        return houses.read(self.rules, self.game)

    @property
    def setting(self) -> Setting:
        """Return it as the table of the site is set up."""
        return Setting(self.game, self.seed, self.house.options, self.players)

    def path(self, seat: int | None = None) -> str:
        """Return where the same deal is played on the site, from a seat."""
        words = {"seed": self.seed, "players": str(self.players), "rules": self.house.slug}
        words |= {} if seat is None else {"seat": str(seat)}
        return f"{reverse('table:index', args=[self.game])}?{urlencode(words)}"


def games() -> tuple[str, ...]:
    """Return the games that have a table."""
    return tuple(game for game in GAMES if tables_of(game) is not None)


def tables(game: str) -> Tables:
    """Return the tables of a game that has them."""
    found = tables_of(game)
    assert found is not None
    return found


def seats_of(house: House) -> Sequence[int]:
    """Return how many may play."""
    return tables(house.game).seats(house.game, house.options)


def usual_players(house: House) -> int:
    """Return how many play where nobody says, as at the table of the site."""
    seats = seats_of(house)
    return max((count for count in seats if count <= USUAL_MOST), default=seats[0])


def dealt(deal: Deal) -> Table:
    """Return the table as dealt."""
    return tables(deal.game).deal(deal.setting)


@lru_cache(maxsize=KEPT)
def played(deal: Deal) -> ModelHand:
    """Return the whole hand."""
    return play_out(tables(deal.game), deal.setting, deal.strength)


@lru_cache(maxsize=512)
def look_for(want: Want, deal: Deal) -> str:
    """Return the first seed from that of a deal on with which something happens; none within the bound: nothing."""
    tried = 0
    for number in range(int(deal.seed), int(deal.seed) + GLANCES):
        each = Deal(deal.game, deal.rules, str(number), deal.players, deal.strength)
        if not want.is_dealt(dealt(each)):
            continue
        tried += 1
        if want.is_played(played(each)):
            return each.seed
        if tried == TRIES:
            break
    return ""


# what is printed


@dataclass(frozen=True, slots=True)
class Slip:
    """What one seat is dealt."""

    letter: str
    marks: tuple[SafeString, ...]  # what stands beside the seat: who begins
    count: int
    parts: tuple[Part, ...]  # one without a name where the hand is not parted
    extra: tuple[Card, ...]  # the card turned up for the starter, which is among them
    khan: tuple[Card, ...]  # of which three are held, where they are laid face down
    thien_khai: tuple[Card, ...]  # of which four are
    address: str  # where the same seat is played on the site; none where nobody could reach it

    @property
    def cards(self) -> tuple[Card, ...]:
        """Return the hand in one row, part after part."""
        return tuple(card for part in self.parts for card in part.cards)

    @property
    def is_crowded(self) -> bool:
        """Say whether its parts, drawn large, would take more than two rows: half a page has no more."""
        rows, left = 0, 0.0
        for part in self.parts:
            width = len(part.cards) * CARD + GAP
            rows, left = (rows, left - width) if left >= width else (rows + 1, ROW - width)
        return self.count > MANY and rows > ROWS

    @property
    def room(self) -> str:
        """Return the class for how much of a page it takes: the cuts of all sheets lie alike."""
        return "half" if self.count > MANY else "third" if self.count > FEW else "quarter"


@dataclass(frozen=True, slots=True)
class Row:
    """What a seat won or lost."""

    letter: str
    points: str
    is_winner: bool


@dataclass(frozen=True, slots=True)
class Ending:
    """How the hand ended."""

    told: SafeString
    rows: tuple[Row, ...]
    lines: tuple[tuple[str, str], ...]  # how the points are counted, each with its article
    proof: tuple[Part, ...]  # the winner's hand, parted
    winner: str


def slips_of(deal: Deal, lang: str, *, is_parted: bool) -> tuple[Slip, ...]:
    """Return the slips of a deal, in the order of the seats."""
    table = dealt(deal)
    opening = table.view(0).events
    turned = {event.seat: event.cards for event in opening if event.act == BAT_CAI}
    speech, places = _speech(deal, lang), table.view(0).places
    return tuple(
        Slip(
            letter(seat),
            tuple(map(speech.mark, places[seat].marks)),
            len(hand),
            tuple(_parted(deal, hand, lang)) if is_parted else (Part("", cards_of(hand), is_loose=True),),
            cards_of(turned.get(seat, ())),
            _alike(deal.game, hand, 3),
            _alike(deal.game, hand, 4),
            printed_address(deal.path(seat)),
        )
        for seat, hand in enumerate(table.hands)
    )


def _parted(deal: Deal, hand: Codes, lang: str) -> Iterator[Part]:
    """Part a hand; three or four alike of Tổ tôm and its kin lie by themselves, for they are laid so before play."""
    speech, rest = _speech(deal, lang), list(hand)
    for count, kind in ((4, "thien-khai"), (3, KHAN)):
        for card in _alike(deal.game, hand, count):
            rest = [code for code in rest if code != card.code]
            yield Part(speech.name("pile", kind), (card,) * count)
    yield from parts_of(deal.game, tuple(rest), lang)


def _alike(game: str, hand: Codes, count: int) -> tuple[Card, ...]:
    """Return the kinds of which a hand holds so many, in a game that lays them face down: Tổ tôm and its kin."""
    held = Counter(hand) if load().table(game).find("pile", KHAN) else Counter()
    return cards_of(code for code, found in held.items() if found == count)


def stock_of(deal: Deal) -> tuple[Card, ...]:
    """Return the nọc, the first to be drawn in front."""
    return cards_of(dealt(deal).to_draw)


def turns_of(deal: Deal, lang: str) -> tuple[Turn, ...]:
    """Tell the hand turn by turn."""
    return account_of(played(deal), deal.house, _speech(deal, lang))


def ending_of(deal: Deal, lang: str) -> Ending:
    """Tell how the hand ended."""
    hand = played(deal)
    result, winners = hand.result, hand.result.winners
    return Ending(
        told=_speech(deal, lang).result(result.end, winners, result.said),
        rows=tuple(Row(letter(seat), signed(each), seat in winners) for seat, each in enumerate(result.points)),
        lines=tuple(_counted(deal, result, lang)),
        proof=_proof(hand, lang),
        winner=letter(winners[0]) if winners else "",
    )


def _speech(deal: Deal, lang: str) -> Speech:
    return Speech(deal.game, load().table(deal.game), lang, is_exact=True)


def _counted(deal: Deal, result: Result, lang: str) -> Iterator[tuple[str, str]]:
    """Yield how the points of a win are counted, where the engine counts what was called."""
    if not result.said or "score" not in GAMES[deal.game].asks:
        return
    question = {"game": deal.game, "ask": "score", "cuoc": list(result.said), "rules": deal.house.rules, "lang": lang}
    said: Mapping[str, Any] = engine.ask(question)
    for line in said.get("lines", ()):
        yield line["text"], line.get("article") or ""


def _proof(hand: ModelHand, lang: str) -> tuple[Part, ...]:
    """Part the whole hand of the winner with the card that won; nothing where the engine cannot part it whole."""
    winners, game = hand.result.winners, hand.setting.game
    if len(winners) != 1 or "arrange" not in GAMES[game].asks:
        return ()
    speech, view = Speech(game, load().table(game), lang), hand.last.view(winners[0])
    card = next((event.taken for event in reversed(view.events) if event.act == WIN), "")
    piles = [(pile.kind, (*pile.cards, *pile.under)) for pile in view.places[winners[0]].piles if pile.kind != WIN]
    for laid, rest in _wins(piles, hand.last.hands[winners[0]], card):
        parted = parts_of(game, rest, lang)
        if not any(part.is_loose for part in parted):
            named = (Part(speech.name("pile", kind), cards_of(codes)) for kind, codes in laid)
            return (*named, *parted)
    return ()


Laid = Sequence[tuple[str, Codes]]  # the kind of each pile and its cards


def _wins(piles: Laid, held: Codes, card: str) -> Iterator[tuple[Laid, Codes]]:
    """Yield the ways in which a card can end a hand: in some set, as a phỗng, on a khàn."""
    yield piles, (*held, card) if card else held
    if card and held.count(card) >= PAIR:
        rest = list(held)
        for _copy in range(PAIR):
            rest.remove(card)
        yield (*piles, ("phong", (card,) * (PAIR + 1))), tuple(rest)
    if any(set(codes) == {card} for _kind, codes in piles):
        raised = [("day-khan", (*codes, card)) if set(codes) == {card} else (kind, codes) for kind, codes in piles]
        yield raised, held


def referee_of(deal: Deal, lang: str) -> tuple[str, ...] | None:
    """Return the faults that the engine's referee finds in the record; None where the game has no record."""
    record = played(deal).last.record()
    if not record:
        return None
    said = engine.ask({"game": deal.game, "ask": "turns", "record": record, "rules": deal.house.rules, "lang": lang})
    return tuple(f"{fault['seat']}: {fault['fault']} ({fault['article']})" for fault in said.get("faults", ()))
