"""Fields that questions of sâm lốc share: hands, plays and seats."""

from collections.abc import Iterable, Mapping

from tutorials.engine import fields
from tutorials.engine.errors import DoorError, Message, Path, Place, spelled
from tutorials.engine.fields import Question
from tutorials.engine.foreign import too_many
from tutorials.engine.french import Card, Cards, parse
from tutorials.engine.sam.combos import HAND, Combo, find_combo
from tutorials.engine.sam.options import Options
from tutorials.engine.sam.reasons import describe

USUAL = 4  # players where nothing is said
FEWEST, MOST = 2, 5  # players; the house says whether five may play (SL-1.2)


def cards_of(question: Question, field: str, inside: Path = (), *, most: int = HAND) -> Cards:
    """Read cards that may be missing; more than a hand holds are refused (SL-1.2)."""
    path = (*inside, field)
    cards = parse(question.get(field, ()), path)
    if len(cards) > most:
        name = spelled(path)
        raise DoorError(
            "hand-size",
            path,
            f"«{name}» có {len(cards)} lá; sâm mỗi người chỉ cầm {HAND} lá. Hãy bớt đi.",
            f"«{name}» holds {len(cards)} cards; in sâm a hand is {HAND}. Take some away.",
        )
    return cards


def whole_hand(question: Question, field: str, inside: Path = ()) -> Cards:
    """Read a hand of ten."""
    fields.require(question, field, inside)
    cards = cards_of(question, field, inside)
    if len(cards) != HAND:
        path = (*inside, field)
        name = spelled(path)
        raise DoorError(
            "hand-size",
            path,
            f"«{name}» có {len(cards)} lá; cần đúng {HAND} lá như lúc chia xong.",
            f"«{name}» holds {len(cards)} cards; exactly {HAND} are needed, as dealt.",
        )
    return cards


def combo_of(cards: Cards, field: Place, options: Options) -> Combo:
    """Return what the cards are. Raises DoorError if they may not be played together."""
    combo = find_combo(cards, options)
    if combo is None:
        line = describe(cards, options)
        raise DoorError("not-a-combo", field, line.as_dict("vi")["text"], line.as_dict("en")["text"])
    return combo


def refuse_twice(groups: Iterable[Cards], field: Place) -> None:
    """Raise DoorError if a card stands in two places: the deck holds each card once (SL-1.1)."""
    seen: set[Card] = set()
    for cards in groups:
        for card in cards:
            if card in seen:
                raise too_many(Message(card.vi, card.en), 1, field)
            seen.add(card)


def players_of(question: Question, options: Options) -> int:
    """Read how many play: four where nothing is said (SL-1.2)."""
    return fields.number(question, "players", USUAL, FEWEST, options.most_players)


def seat_of(question: Question, field: str, players: int, inside: Path = ()) -> int | None:
    """Read a seat, 0 to the number of players less one; missing or null is nobody."""
    value = question.get(field)
    if value is None:
        return None
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < players:
        return value
    path = (*inside, field)
    name = spelled(path)
    raise DoorError(
        "bad-seat",
        path,
        f"«{name}» phải là số ghế từ 0 đến {players - 1}.",
        f"«{name}» must be a seat from 0 to {players - 1}.",
    )


def tables(given: object, place: Path, known: tuple[str, ...]) -> list[tuple[Path, Question]]:
    """Read a list of tables, each with the path to it; unknown keys are refused."""
    found: list[tuple[Path, Question]] = []
    for number, each in enumerate(fields.items_of(given, place)):
        path: Path = (*place, number)
        if not isinstance(each, Mapping):
            keys, name = ", ".join(known), spelled(path)
            raise DoorError(
                "bad-type", path, f"«{name}» phải là một bảng có: {keys}.", f"«{name}» must be a table with: {keys}."
            )
        fields.refuse_unknown(each, known, path)
        found.append((path, each))
    return found


def hands_of(question: Question, field: str, fewest: int, most: int) -> tuple[Cards, ...]:
    """Read the hands of several players, each at most ten cards."""
    given = fields.items(question, field)
    if not fewest <= len(given) <= most:
        raise DoorError(
            "players",
            field,
            f"«{field}» có {len(given)} tay bài; cần từ {fewest} đến {most}.",
            f"«{field}» holds {len(given)} hands; {fewest} to {most} are needed.",
        )
    hands = tuple(cards_of({field: each}, field) for each in given)
    refuse_twice(hands, field)
    return hands


def names(cards: Iterable[Card]) -> list[str]:
    """Return cards as answers write them."""
    return [card.vi for card in cards]
