"""Judge an ù: whether the hand wins, and which cước it has. Law: CH-3, CH-6."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tutorials.engine.cards import BY_CODE, COPIES, KINDS, Cards, Kind, counts_of
from tutorials.engine.chan.cuoc import CUOC, ORDER, is_known
from tutorials.engine.chan.form import Form
from tutorials.engine.chan.hand import Hand
from tutorials.engine.chan.options import Options
from tutorials.engine.chan.pairs import ROW_OF, ROWS, Layout, lay, lay_counts
from tutorials.engine.chan.scoring import score

SOURCES = ("noc", "discard", "tra-cua")
DOORS = ("tri", "khac")
_CHI = BY_CODE["cc"]
_RED = tuple(kind.index for kind in KINDS if kind.is_red)
_LEO = tuple(BY_CODE[code].index for code in ("9w", "8s", "cc"))
_TOM = tuple(BY_CODE[code].index for code in ("3w", "3s", "7v"))
_BLOSSOM, _CARP = BY_CODE["2w"], BY_CODE["8w"]
_PAGODA, _CART, _BOAT, _STILTS = (BY_CODE[code] for code in ("5w", "4w", "5s", "8v"))


@dataclass(frozen=True, slots=True)
class Picture:
    """A cước of a trì bạch thủ named after what is drawn on the cards. Law: CH-6.20 to CH-6.26."""

    slug: str
    card: Kind  # won on
    eaten: Cards = ()  # lies on the mat
    held: Cards = ()  # a chắn of each is still in the hand

    def is_seen(self, hand: Hand, chan_held: Cards) -> bool:
        """Say whether what lies on the mat and in the hand makes the picture."""
        return {*hand.laid()}.issuperset(self.eaten) and {*chan_held}.issuperset(self.held)


_PICTURES = (
    Picture("hoa-roi-cua-phat", _BLOSSOM, eaten=(_PAGODA,)),
    Picture("nha-lau-xe-hoi-hoa-roi-cua-phat", _BLOSSOM, held=(_PAGODA, _CART)),
    Picture("dong-tu-hai-hoa", _BLOSSOM, eaten=(_STILTS,)),
    Picture("ca-loi-san-dinh", _CARP, eaten=(_PAGODA,)),
    Picture("ca-nhay-dau-thuyen", _CARP, eaten=(_BOAT,)),
    Picture("ngu-ong-bat-ca", _CARP, held=(_CHI, _BOAT)),
)


@dataclass(frozen=True, slots=True)
class Winning:
    """How the ù came: the card, where it came from, and what was so before it. No card: thiên ù (CH-6.4)."""

    card: Kind | None
    source: str = "noc"
    door: str = "khac"
    first_draw: bool = False  # nobody has drawn before, or this is the first card of the nọc
    after_first_round: bool = False
    streak: int = 0
    no_chan: bool = False  # no chắn in the deal


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a hand is ù: the reason if not, the layout of what is held with the winning card, all chắn counted."""

    reason: str | None
    layout: Layout
    chan: int
    is_single_wait: bool  # one wait only: the winning card makes the last chắn that was wanting (CH-3.2)

    @property
    def is_win(self) -> bool:
        """Say whether the hand wins."""
        return self.reason is None


Wait = tuple[Kind, Winning, Verdict]


def judge(hand: Hand, winning: Winning, form: Form, options: Options) -> Verdict:
    """Judge whether a hand of the right size is ù. Law: CH-1.5, CH-1.6, CH-3.1, CH-3.3, CH-3.5, CH-3.7."""
    counts = counts_of(hand.held)
    card = winning.card
    held = 0
    if card is not None:
        held = counts[card.index]
        counts[card.index] += 1
    layout = lay_counts(counts)
    chan = len(layout.chan) + hand.laid_chan
    is_single = chan == form.min_chan and (card is None or _was_odd_alone(counts, card))
    verdict = Verdict(_reason(hand, winning, held, layout, chan, form, options), layout, chan, is_single)
    if verdict.is_win and not options.is_any_win_enough:
        cuoc = cuoc_of(hand, winning, verdict, form, options)
        if score(cuoc, options).diem < options.u_it_nhat:
            return replace(verdict, reason="thieu-diem")
    return verdict


def _was_odd_alone(counts: list[int], card: Kind) -> bool:
    """Say whether the winning card found its like as the only odd card of the row."""
    return not counts[card.index] & 1 and not any(counts[index] & 1 for index in ROWS[ROW_OF[card.index]])


def _reason(
    hand: Hand, winning: Winning, held: int, layout: Layout, chan: int, form: Form, options: Options
) -> str | None:
    card = winning.card
    if not layout.is_round:
        return "con-que"
    if chan < form.min_chan:
        return "thieu-chan"
    if card is None:
        return None
    if form.is_whole_deck and card.is_yeu:
        return "quan-yeu"
    if _is_doc_boong(winning, options):
        return "doc-boong"
    if not _is_from_noc(winning, options) and held != 3:
        return "quan-danh"
    if is_wide_on_chi(card, chan, form) and not _may_win_wide_on_chi(hand, options):
        return "rong-chi"
    return None


def _is_doc_boong(winning: Winning, options: Options) -> bool:
    """Say whether the card is the one on top of the nọc at the start, which wins for nobody. Law: CH-1.6."""
    is_top = winning.first_draw and winning.source == "noc"
    return is_top and options.doc_boong and options.dia_u == "khong"


def _is_from_noc(winning: Winning, options: Options) -> bool:
    """Say whether any hand may win on the card, as on one from the nọc. Law: CH-3.5."""
    return winning.source == "noc" or (winning.source == "tra-cua" and options.u_tra_cua)


def is_wide_on_chi(card: Kind | None, chan: int, form: Form) -> bool:
    """Say whether a hand with chắn enough before wins on chi chi. Law: CH-3.3."""
    return card is _CHI and chan > form.min_chan


def _may_win_wide_on_chi(hand: Hand, options: Options) -> bool:
    """Say whether a hand with chắn enough may win on chi chi. Law: CH-3.3."""
    return options.rong_chi == "duoc" or (options.rong_chi == "chua-an" and not hand.has_eaten)


def cuoc_of(hand: Hand, winning: Winning, verdict: Verdict, form: Form, options: Options) -> dict[str, int]:
    """Return the cước of an ù with how many times each, in call order; suông if there is none. Law: CH-6, CH-7.6."""
    counts = counts_of(hand.held)
    found = _of_card(hand, winning, verdict, counts, options)
    found["thien-khai"] = counts.count(COPIES)
    for kind in hand.laid():
        counts[kind.index] += 1
    if winning.card is not None:
        counts[winning.card.index] += 1
    found |= _of_reds(counts, options)
    found["leo"] = min(counts[_LEO[0]], counts[_LEO[1]], counts[_LEO[2]])
    found["tom"] = min(counts[_TOM[0]], counts[_TOM[1]], counts[_TOM[2]])
    found["chiu"] = len(hand.chiu)
    found["bon"] = len(hand.an_chan) - len(set(hand.an_chan))
    found["thong"] = int(winning.streak > 0)
    found["pha-thien"] = int(winning.no_chan)
    found["thap-thanh"] = int(verdict.chan == form.pairs)
    known = {slug: times for slug, times in found.items() if times and is_known(CUOC[slug], options)}
    return {slug: known[slug] for slug in sorted(known, key=ORDER.__getitem__)} or {"suong": 1}


def _of_reds(counts: list[int], options: Options) -> dict[str, int]:
    """Return the cước that count red cards. Law: CH-6.16 to CH-6.18."""
    reds = sum([counts[index] for index in _RED])
    eight = reds == 8 if options.tam_do == "dung" else reds >= 8
    four_chi = counts[_CHI.index] == 4 and reds == 4
    return {"bach-dinh": int(reds == 0), "tam-do": int(eight), "kinh-tu-chi": int(four_chi)}


def _of_card(hand: Hand, winning: Winning, verdict: Verdict, counts: list[int], options: Options) -> dict[str, int]:
    """Return the cước that the winning card and its door make; `counts` are of the cards held.

    Law: CH-6.3 to CH-6.9, CH-6.20 to CH-6.26.
    """
    card = winning.card
    if card is None:
        return {"thien-u": 1, "bach-thu": int(verdict.is_single_wait and options.thien_u_bach_thu)}
    held = counts[card.index]
    is_tri = winning.door == "tri" and (winning.source != "discard" or options.tri_quan_danh)
    pictures = _pictures(hand, card, verdict, options) if is_tri and verdict.is_single_wait else ()
    wait = "bach-thu-chi" if card is _CHI else "bach-thu"
    plain = {"tri": int(is_tri), wait: int(verdict.is_single_wait)}
    return {
        **(dict.fromkeys(pictures, 1) or plain),
        "dia-u": int(_is_dia_u(winning, options)),
        "chiu-u": int(held == 3),
        "u-bon": int(held == 1 and card in hand.an_chan),
    }


def _is_dia_u(winning: Winning, options: Options) -> bool:
    """Say whether the ù came on the first card of the nọc, as the house reads it. Law: CH-6.5."""
    if not winning.first_draw:
        return False
    if options.dia_u == "vong-dau" and winning.after_first_round:
        return False
    return winning.source == "noc" or options.dia_u == "chua-boc"


def _pictures(hand: Hand, card: Kind, verdict: Verdict, options: Options) -> Iterator[str]:
    """Yield the cước named after the pictures that a trì bạch thủ makes in a house. Law: CH-6.20 to CH-6.26."""
    for each in _PICTURES:
        if each.card is card and is_known(CUOC[each.slug], options) and each.is_seen(hand, verdict.layout.chan):
            yield each.slug


def _drawn(hand: Hand, kind: Kind, form: Form, options: Options, streak: int) -> tuple[Winning, Verdict]:
    """Return how a card from the nọc wins: at any door, or at one's own where that earns too little. Law: CH-3.7."""
    for door in reversed(DOORS):
        winning = Winning(kind, door=door, streak=streak)
        verdict = judge(hand, winning, form, options)
        if verdict.reason != "thieu-diem":
            break
    return winning, verdict


def waits(hand: Hand, form: Form, options: Options, streak: int = 0) -> list[Wait]:
    """Return every kind of the nọc that would make the hand ù, and how, in the order of the deck. Law: CH-3.2."""
    layout = lay(hand.held)
    odd = [*layout.que, *(three[0] for three in layout.ba_dau)]
    if len(odd) != 1:  # a card can mend one row only
        return []
    counts = hand.counts()
    row = [KINDS[index] for index in ROWS[ROW_OF[odd[0].index]] if counts[index] < COPIES]
    found = [(kind, *_drawn(hand, kind, form, options, streak)) for kind in row if form.has(kind)]
    return [each for each in found if each[2].is_win]
