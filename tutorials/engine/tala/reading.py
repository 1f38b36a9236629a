"""Read the fields of a question about Tá lả: hands with taken cards, phỏm on the table, seats, takings."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from tutorials.engine import fields
from tutorials.engine.errors import DoorError, Message, shown
from tutorials.engine.fields import Question
from tutorials.engine.french import Card, Cards, parse
from tutorials.engine.tala.melds import FULL, lay
from tutorials.engine.tala.options import Options
from tutorials.engine.tala.phom import judge
from tutorials.engine.tala.ranking import SEATS, Seat, Taken, UKind, most_taken

PLAYERS = (2, 4)
MOST_POINTS = 200  # ten cards hold fewer
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


def read_table(question: Question, field: str, held: Cards, options: Options) -> tuple[Cards, ...]:
    """Read the phỏm that lie on the table; each must be one, and share no card with another or the hand."""
    found: list[Cards] = []
    known = set(held)
    for number, each in enumerate(fields.items(question, field)):
        place = f"{field}[{number}]"
        if isinstance(each, Mapping):
            fields.refuse_unknown(each, ("cards",), place)
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
        found.append(phom.cards)
    return tuple(found)


def read_seats(question: Question, *, is_won: bool) -> list[Seat]:
    """Read the players at the end of a hand; points are not needed where one has won by ù."""
    given = fields.items(question, "seats")
    if not PLAYERS[0] <= len(given) <= PLAYERS[1]:
        raise DoorError(
            "players",
            "seats",
            f"Có {len(given)} nhà; tá lả chơi hai đến bốn người.",
            f"There are {len(given)} seats; tá lả is for two to four.",
        )
    found = [_seat(each, f"seats[{number}]", number + 1, is_won) for number, each in enumerate(given)]
    laid = [each["laid"] for each in given if "laid" in each]
    if len(set(laid)) < len(laid):
        raise DoorError(
            "conflict",
            "seats",
            "Hai nhà không thể cùng hạ một lúc: mỗi «laid» một số khác nhau.",
            "Two cannot lay down at once: give each a «laid» of its own.",
        )
    return found


def _seat(given: Any, field: str, place: int, is_won: bool) -> Seat:
    if not isinstance(given, Mapping):
        raise DoorError(
            "bad-type",
            field,
            f"«{field}» phải là một bảng có «diem» hoặc «mom», và «laid».",
            f"«{field}» must be a table with «diem» or «mom», and «laid».",
        )
    fields.refuse_unknown(given, ("diem", "mom", "laid"), field)
    mom = fields.flag(given, "mom", field)
    if not mom and not is_won:
        fields.require(given, "diem", field)
    return Seat(_number(given, "diem", 0, 0, MOST_POINTS, field), mom, _number(given, "laid", place, 0, 16, field))


def _number(given: Question, name: str, default: int, low: int, high: int, inside: str) -> int:
    try:
        return fields.number(given, name, default, low, high)
    except DoorError as error:
        raise DoorError(error.code, f"{inside}.{name}", error.message.vi, error.message.en) from None


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
        f"taken[{number}]",
        f"Nhà {SEATS[by]} ăn quá {most} lá: mỗi lượt ăn một lá, lá ăn nào cũng phải nằm trong phỏm ({article}).",
        f"{SEATS[by]} cannot take more than {most} cards: one a turn, and each must lie in a phỏm ({article}).",
    )


def _takings(question: Question, players: int) -> list[Taken]:
    found = []
    for number, each in enumerate(fields.items(question, "taken")):
        field = f"taken[{number}]"
        if not isinstance(each, Mapping):
            raise DoorError(
                "bad-type",
                field,
                f"«{field}» phải là một bảng có «by», và nếu cần «from», «chot».",
                f"«{field}» must be a table with «by», and if need be «from» and «chot».",
            )
        fields.refuse_unknown(each, ("by", "from", "chot"), field)
        fields.require(each, "by", field)
        by = _number(each, "by", 0, 0, players - 1, field)
        before = (by - 1) % players
        if _number(each, "from", before, 0, players - 1, field) != before:
            raise DoorError(
                "conflict",
                f"{field}.from",
                f"Chỉ ăn được của người ngay trước: nhà {by} ăn của nhà {before}, không phải {shown(each['from'])}.",
                f"One takes only from the player before: seat {by} from seat {before}, not {shown(each['from'])}.",
            )
        found.append(Taken(by, before, fields.flag(each, "chot", field)))
    return found
