"""Read a hand from a question: cards, khàn, thiên khai, bất thực, melds on the mat."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from tutorials.engine.cards import COPIES, KINDS, Cards, Kind, counts_of, refuse_fifth_copy, short
from tutorials.engine.errors import DoorError, Message, Path
from tutorials.engine.fields import Asked, Number
from tutorials.engine.totom.fields import (
    AFTER_LANH_LANG,
    BAT_THUC,
    CARDS,
    DEALER,
    DISCARDED,
    EATEN,
    HOW,
    KHAN,
    MAT,
    PASSED,
    PLAYERS,
    STREAK,
    THIEN_KHAI,
)
from tutorials.engine.totom.game import Game
from tutorials.engine.totom.options import Options
from tutorials.engine.totom.solve.arrange import Blocks
from tutorials.engine.totom.solve.hand import Hand
from tutorials.engine.totom.solve.phu import is_whole_kind, judge_phu
from tutorials.engine.words import both

MOST_TRUNG = 10  # the longest hand of any game has 31 cards
_NO_MORE = Message("", "")


def read_hand(asked: Asked, game: Game) -> Hand:
    """Return the hand that the question describes.

    Raises DoorError for bad cards, a khàn that is not among the cards, a meld that is no phu, or a
    fifth copy over hand and mat together.
    """
    cards = asked[CARDS]
    khan, thien_khai, bat_thuc = asked.get(KHAN) or (), asked.get(THIEN_KHAI) or (), asked.get(BAT_THUC) or ()
    _refuse_clash(bat_thuc, khan, thien_khai)
    held = counts_of(cards)
    blocks: list[tuple[int, int]] = []
    for kinds, size, field in ((khan, 3, "khan"), (thien_khai, 4, "thien_khai")):
        for kind in kinds:
            _refuse_missing(held, kind, size, field)
            held[kind.index] -= size
            blocks.append((kind.index, size))
    laid, laid_blocks, alike, eaten = _mat(asked, game)
    if len(blocks) + len(laid_blocks) > MOST_TRUNG:
        raise DoorError(
            "too-many", "mat" if laid_blocks else "khan", both("error-totom-too-many-trung", most=MOST_TRUNG)
        )
    own: Sequence[Kind] = cards
    if laid or laid_blocks:
        own = refuse_fifth_copy([*cards, *laid, *_block_cards(laid_blocks)], "mat" if laid else "cards")
    free = held.copy()
    for card in laid:
        free[card.index] += 1
    if PLAYERS in asked:
        asked[PLAYERS.of(Number(2, game.players))]
    discarded = asked.get(DISCARDED) or ()
    passed = asked.get(PASSED) or ()
    if discarded:
        own = refuse_fifth_copy([*own, *discarded], "discarded")
    if passed:
        refuse_fifth_copy([*own, *passed], "passed")
    return Hand(
        free=tuple(free),
        held=tuple(held),
        blocks=(*blocks, *laid_blocks),
        khan=frozenset(kind.index for kind in khan),
        thien_khai=frozenset(kind.index for kind in thien_khai),
        bat_thuc=frozenset(kind.index for kind in bat_thuc),
        four=frozenset(kind.index for kind in bat_thuc if Counter(own)[kind] - eaten[kind] == COPIES),
        tam_tu=alike - {kind.index for kind in bat_thuc},
        discarded=discarded,
        passed=passed,
        dealer=asked[DEALER],
        streak=asked[STREAK],
        after_lanh_lang=asked[AFTER_LANH_LANG],
    )


def _refuse_missing(held: Sequence[int], kind: Kind, size: int, field: str) -> None:
    if held[kind.index] < size:
        name = "khàn" if size == 3 else "thiên khai"
        given = {"Name": name.capitalize(), "kind": kind, "size": size, "held": held[kind.index], "name": name}
        raise DoorError(f"no-{field.replace('_', '-')}", field, both("error-totom-too-few-alike", **given))


def require_declined(hand: Hand) -> None:
    """Raise DoorError for a declined kind that was no khàn, thrown cards counted. Law: TT-11.1, TT-11.3."""
    counts = hand.counts()
    for kind in (KINDS[index] for index in sorted(hand.bat_thuc)):
        found = counts[kind.index] + hand.discarded.count(kind)
        if found < 3:
            raise DoorError("no-khan", "bat_thuc", both("error-totom-no-khan", kind=kind, found=found))


def _refuse_clash(bat_thuc: Cards, khan: Cards, thien_khai: Cards) -> None:
    for kind in khan:
        if kind in thien_khai:
            raise DoorError("conflict", "khan", both("error-totom-khan-and-thien-khai", kind=kind))
    for kind in bat_thuc:
        if kind in thien_khai:
            raise DoorError("conflict", "bat_thuc", both("error-totom-thien-khai-and-bat-thuc", kind=kind))
        if kind in khan:
            raise DoorError("conflict", "bat_thuc", both("error-totom-khan-and-bat-thuc", kind=kind))


def in_house(hand: Hand, options: Options) -> Hand:
    """Return the hand as the house reads it. Law: TT-4.13, TT-9.14.3."""
    if options.phong_tai_kien == "khong-can":
        hand = replace(hand, tai_kien_free=True)
    return hand if options.tam_tu == "phu" or not hand.tam_tu else replace(hand, tam_tu=frozenset())


def _mat(asked: Asked, game: Game) -> tuple[Cards, Blocks, frozenset[int], Counter[Kind]]:
    """Return the free cards of the mat, the trùng made there, the kinds eaten beside a pair, and each card eaten."""
    free: list[Kind] = []
    alike: set[int] = set()
    taken: Counter[Kind] = Counter()
    blocks: list[tuple[int, int]] = []
    for meld in asked[MAT]:
        path, cards, how, eaten = meld.path, meld[CARDS], meld[HOW], meld[EATEN]
        if eaten is not None:
            taken[eaten] += 1
        is_three = how == "an" and eaten is not None and not eaten.is_yeu and cards.count(eaten) == 3
        if eaten is not None and is_three and game.has_cuoc:  # ăn năm binh: the three were not taken by phỗng
            alike.add(eaten.index)
            free.extend(_phu(cards, path))
            continue
        if how not in ("phong", "day-khan") and is_whole_kind(cards):  # alike on the mat: a trùng, however told
            how = "phong" if len(cards) == 3 else "day-khan"
        if how in ("phong", "day-khan"):
            blocks.append(_trung(cards, how, path))
        else:
            free.extend(_phu(cards, path))
    return tuple(free), tuple(blocks), frozenset(alike), taken


def _phu(cards: Cards, path: Path) -> Cards:
    if judge_phu(cards) is None:
        raise DoorError("not-a-phu", (*path, "cards"), both("error-totom-not-a-phu", cards=short(cards)))
    return cards


def _trung(cards: Cards, how: str, path: Path) -> tuple[int, int]:
    size = 3 if how == "phong" else 4
    if len(cards) != size or not is_whole_kind(cards):
        raise DoorError(
            "not-a-phu", (*path, "cards"), both("error-totom-not-alike", how=how, size=size, cards=short(cards))
        )
    return cards[0].index, size


def _block_cards(blocks: Blocks) -> list[Kind]:
    return [KINDS[kind] for kind, size in blocks for _ in range(size)]


def require_size(hand: Hand, size: int, game: Game, extra: Message = _NO_MORE) -> None:
    """Raise DoorError unless hand and mat together hold this many cards. Law: TT-2.5."""
    if hand.size != size:
        more = size - hand.size
        advice = both("hand-size-add", more=more) if more > 0 else both("hand-size-drop", less=-more)
        given = {"held": hand.size, "size": size, "extra": extra, "advice": advice, "win": game.win_size}
        raise DoorError("hand-size", "cards", both("error-totom-hand-size", **given))
