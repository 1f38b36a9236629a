"""Read the fields of a question about Tá lả: hands with taken cards, phỏm on the table, seats, takings."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tutorials.engine import fields
from tutorials.engine.errors import DoorError, Message, Path, shown, spelled
from tutorials.engine.fields import Question
from tutorials.engine.french import Card, Cards, parse
from tutorials.engine.tala.melds import FULL, lay
from tutorials.engine.tala.options import Options
from tutorials.engine.tala.phom import judge
from tutorials.engine.tala.ranking import SEATS, Seat, Taken, UKind, most_taken
from tutorials.engine.tala.rotation import Rotation, Turn, Unlawful, Way

PLAYERS = (2, 4)
MOST_POINTS = 200  # ten cards hold fewer
MOST_LAID = 16
MOST_GA = 999
_KINDS = tuple(kind.slug for kind in UKind)


def names(cards: Sequence[Card]) -> list[str]:
    """Return the names that answers write."""
    return [card.vi for card in cards]


def in_order(cards: Sequence[Card]) -> Cards:
    """Return the cards in the order of the deck."""
    return tuple(sorted(cards, key=lambda card: card.index))


def read_hand(question: Question, *, most: int = FULL, least: int = 1) -> tuple[Cards, Cards]:
    """Read the cards held and those of them that were taken; taken ones may be named in `eaten` alone."""
    cards = parse(fields.require(question, "cards"), "cards")
    eaten = parse(question.get("eaten", ()), "eaten")
    held = in_order(tuple(dict.fromkeys((*cards, *eaten))))
    if not least <= len(held) <= most:
        raise _size(len(held), least, most)
    return held, eaten


def _size(count: int, least: int, most: int) -> DoorError:
    wanted = Message(f"{least} đến {most}", f"{least} to {most}") if least < most else Message(f"{most}", f"{most}")
    return DoorError(
        "hand-size",
        "cards",
        f"Có {count} lá, kể cả lá ăn; ở đây cần {wanted.vi} lá. Bài tá lả có chín lá, lúc sắp đánh là mười.",
        f"There are {count} cards, taken ones included; {wanted.en} are needed here. A hand of tá lả has nine, ten"
        " when one is to be thrown.",
    )


def require_possible(held: Cards, eaten: Cards, options: Options) -> None:
    """Refuse a hand whose taken cards cannot all lie in phỏm. Law: TL-5.3, TL-6.3."""
    if lay(held, eaten, options=options) is None:
        raise DoorError(
            "eaten-outside",
            "eaten",
            f"Lá ăn {', '.join(names(eaten))} không vào phỏm riêng được với những lá này (TL-5.3). Hãy xem lại lá ăn.",
            f"The taken {', '.join(names(eaten))} cannot each lie in a phỏm with these cards (TL-5.3). Check «eaten».",
        )


@dataclass(frozen=True, slots=True)
class Lying:
    """A phỏm on the table, and in which place its owner laid down, where that is told."""

    cards: Cards
    laid: int | None


def read_table(question: Question, field: str, held: Cards, options: Options) -> tuple[Lying, ...]:
    """Read the phỏm that lie on the table; each must be one, and share no card with another or the hand."""
    found: list[Lying] = []
    known = set(held)
    for number, each in enumerate(fields.items(question, field)):
        place, laid = (field, number), None
        if isinstance(each, Mapping):
            fields.refuse_unknown(each, ("cards", "laid"), place)
            laid = _number(each, "laid", 1, 1, MOST_LAID, place) if "laid" in each else None
            each = fields.require(each, "cards", place)
        cards = parse(each, place)
        phom = judge(cards, ace_high=options.at == "hai-dau")
        if phom is None:
            raise DoorError(
                "not-a-phom",
                place,
                f"{', '.join(names(cards)) or '(trống)'} không phải một phỏm (TL-3).",
                f"{', '.join(names(cards)) or '(nothing)'} is no phỏm (TL-3).",
            )
        for card in cards:
            if card in known:
                raise DoorError(
                    "twice",
                    place,
                    f"Lá {card.vi} đứng hai chỗ. Hãy bỏ một.",
                    f"The card {card.vi} stands in two places. Take one away.",
                )
        known |= set(cards)
        found.append(Lying(phom.cards, laid))
    return tuple(found)


def read_seats(question: Question, options: Options, *, is_won: bool) -> list[Seat]:
    """Read the players at the end of a hand; points are not needed where one has won by ù, or one was false."""
    given = fields.items(question, "seats")
    if not PLAYERS[0] <= len(given) <= PLAYERS[1]:
        raise DoorError(
            "players",
            "seats",
            f"Có {len(given)} nhà; tá lả chơi hai đến bốn người.",
            f"There are {len(given)} seats; tá lả is for two to four.",
        )
    is_over = is_won or any(isinstance(each, Mapping) and each.get("lao") is True for each in given)
    is_over = is_over and (is_won or options.phat_lao == "den-lang")
    found = [_seat(each, ("seats", number), number + 1, is_over) for number, each in enumerate(given)]
    _check_lao(found, options, is_won=is_won)
    laid = [each["laid"] for each in given if "laid" in each]
    if len(set(laid)) < len(laid):
        raise DoorError(
            "conflict",
            "seats",
            "Hai nhà không thể cùng hạ một lúc: mỗi «laid» một số khác nhau.",
            "Two cannot lay down at once: give each a «laid» of its own.",
        )
    return found


def _check_lao(seats: Sequence[Seat], options: Options, *, is_won: bool) -> None:
    """Refuse more false play than a hand can hold, where the first ends it. Law: TL-11.5."""
    count = sum(seat.lao for seat in seats)
    if options.phat_lao == "den-lang" and count + is_won > 1:
        raise DoorError(
            "conflict",
            "seats",
            "Theo lệ này có người láo thì ván dừng ngay: chỉ một nhà có «lao», và không nhà nào ù nữa (TL-11.5).",
            "Under these rules false play ends the hand: one seat at most has «lao», and nobody wins (TL-11.5).",
        )


def _seat(given: Any, path: Path, place: int, is_won: bool) -> Seat:
    if not isinstance(given, Mapping):
        field = spelled(path)
        raise DoorError(
            "bad-type",
            path,
            f"«{field}» phải là một bảng có «diem» hoặc «mom», và «laid».",
            f"«{field}» must be a table with «diem» or «mom», and «laid».",
        )
    fields.refuse_unknown(given, ("diem", "mom", "laid", "lao"), path)
    mom, lao = fields.flag(given, "mom", path), fields.flag(given, "lao", path)
    if not mom and not lao and not is_won:
        fields.require(given, "diem", path)
    points = _number(given, "diem", 0, 0, MOST_POINTS, path)
    return Seat(points, mom, _number(given, "laid", place, 0, MOST_LAID, path), lao)


def _number(given: Question, name: str, default: int, low: int, high: int, inside: Path) -> int:
    try:
        return fields.number(given, name, default, low, high)
    except DoorError as error:
        raise error.at((*inside, name)) from None


def read_winner(question: Question, players: int) -> tuple[int, UKind] | None:
    """Read who is ù and how; None if nobody is."""
    kind = next(kind for kind in UKind if kind.slug == fields.word(question, "u_kind", _KINDS, "thuong"))
    if question.get("u") is None:
        return None
    return fields.number(question, "u", 0, 0, players - 1), kind


def read_taken(question: Question, players: int, options: Options, kind: UKind | None = None) -> list[Taken]:
    """Read the cards taken in the hand, in order; `kind` is that of the ù, if somebody won.

    Raises DoorError for what cannot be: a taking from another than the player before (TL-5.5), more than a hand
    has phỏm for (TL-5.3), any before an ù khan (TL-8.3).
    """
    found = _takings(question, players)
    counts = Counter[int]()
    for number, each in enumerate(found):
        counts[each.by] += 1
        if counts[each.by] > most_taken(options):
            raise _taken_too_often(number, each.by, options)
    if found and kind is UKind.KHAN:
        raise DoorError(
            "conflict",
            "taken",
            "Ù khan hô lúc vừa lên bài, chưa ai đánh lá nào nên chưa ai ăn được (TL-8.3). Hãy bỏ «taken».",
            "Ù khan is called as the cards are dealt: nobody has discarded, so nothing was taken (TL-8.3)."
            " Leave out «taken».",
        )
    return found


def _taken_too_often(number: int, by: int, options: Options) -> DoorError:
    most = most_taken(options)
    article = "TL-4.4" if options.hai_la_an else "TL-5.3"
    return DoorError(
        "conflict",
        ("taken", number),
        f"Nhà {SEATS[by]} ăn quá {most} lá: mỗi lượt ăn một lá, lá ăn nào cũng phải nằm trong phỏm ({article}).",
        f"{SEATS[by]} cannot take more than {most} cards: one a turn, and each must lie in a phỏm ({article}).",
    )


def read_ga(question: Question, options: Options) -> int:
    """Read what lies in the side pool before the hand. Law: TL-10.5."""
    if "ga" in question and not options.ga:
        raise DoorError(
            "no-ga",
            "ga",
            "Lệ này không chơi gà nên không có «ga». Hãy bỏ «ga», hoặc chọn lệ có gà (TL-10.5).",
            "There is no side pool (gà) under these rules. Leave out «ga», or choose rules that have one (TL-10.5).",
        )
    return fields.number(question, "ga", 0, 0, MOST_GA)


def read_ways(question: Question, rotation: Rotation) -> list[Turn]:
    """Read how each turn began and play it: «boc» or «an», with «-het» where nothing is left to throw.

    Raises DoorError for a turn that cannot be, naming its place and the clause.
    """
    turns = [rotation.begin()]
    for number, given in enumerate(fields.items(question, "ways")):
        place = ("ways", number)
        slug = fields.word_of(given, place, _WAYS)
        way = next(way for way in Way if way.slug == slug)
        wrong = rotation.unlawful(way)
        if wrong is not None:
            said = _UNLAWFUL[wrong]
            seat = "" if rotation.next is None else SEATS[rotation.next]
            vi, en = (text.format(seat=seat, article=wrong.article) for text in (said.vi, said.en))
            raise DoorError("conflict", place, vi, en)
        turns.append(rotation.play(way))
    return turns


_WAYS = tuple(way.slug for way in Way)
_UNLAWFUL = {
    Unlawful.OVER: Message(
        "Ai cũng đã đủ bốn lá trước mặt, ván đã hết ({article}). Hãy bỏ bớt lượt.",
        "Everybody has four cards in front, and the hand is over ({article}). Leave out this turn.",
    ),
    Unlawful.NOT_NEXT: Message(
        "Nhà {seat} không ăn được: người ngay trước không vừa đánh lá nào ({article}). Hãy ghi «boc».",
        "{seat} cannot take: the player before has not just discarded ({article}). Write «boc».",
    ),
    Unlawful.STOCK: Message(
        "Nọc đã hết, nhà {seat} không còn lá để bốc ({article}).",
        "The stock is used up; {seat} has nothing to draw ({article}).",
    ),
    Unlawful.TOO_EARLY: Message(
        "Nhà {seat} chưa đến lượt hạ nên chưa thể hết bài ({article}). Hãy bỏ «-het».",
        "{seat} does not lay down yet and cannot run out of cards ({article}). Leave out «-het».",
    ),
}


def _takings(question: Question, players: int) -> list[Taken]:
    found = []
    for number, each in enumerate(fields.items(question, "taken")):
        path = ("taken", number)
        if not isinstance(each, Mapping):
            field = spelled(path)
            raise DoorError(
                "bad-type",
                path,
                f"«{field}» phải là một bảng có «by», và nếu cần «from», «chot».",
                f"«{field}» must be a table with «by», and if need be «from» and «chot».",
            )
        fields.refuse_unknown(each, ("by", "from", "chot"), path)
        fields.require(each, "by", path)
        by = _number(each, "by", 0, 0, players - 1, path)
        before = (by - 1) % players
        if _number(each, "from", before, 0, players - 1, path) != before:
            raise DoorError(
                "conflict",
                (*path, "from"),
                f"Chỉ ăn được của người ngay trước: nhà {by} ăn của nhà {before}, không phải {shown(each['from'])}.",
                f"One takes only from the player before: seat {by} from seat {before}, not {shown(each['from'])}.",
            )
        found.append(Taken(by, before, fields.flag(each, "chot", path)))
    return found
