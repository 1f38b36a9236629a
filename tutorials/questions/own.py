"""Questions of one's own: a hand as the desk takes it, and what is asked about it, written in one name.

`own/chan/cho-gi/cards:2v.2v.3w;an_chan:9s.9s;rules:san-dinh`: the game, the question (`[[pose]]` of its desk), and the
fields of the desk, cards by their codes. What is right is asked of the engine; a name holds no answer.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, replace
from typing import Any

from tutorials.catalogue import LANGS, Desk, Prose, Text, houses, load
from tutorials.catalogue.desks import Asked, Field, Pose, Sort
from tutorials.catalogue.houses import House
from tutorials.catalogue.tasks import Shown, Task
from tutorials.desks.hand import Hand
from tutorials.engine import DoorError
from tutorials.engine.decks import Card, card_by_code
from tutorials.engine.totom.game import GAMES
from tutorials.fresh.making import plain
from tutorials.tasks.fields import Choice
from tutorials.tasks.mode import mode_of
from tutorials.tasks.modes import MODES
from tutorials.tasks.questions import Asker, UnanswerableTask
from tutorials.tasks.turn import Answer

OWN = "own"
RULES = "rules"
MOST_CARDS = 60  # of a field
_IN, _OF, _BETWEEN, _MELDS = ".", ":", ";", "_"
_WAYS = ("an", "phong", "day-khan", "trinh")

Values = Mapping[str, Any]


class Unaskable(ValueError):
    """A name that asks nothing; `text` says why."""

    def __init__(self, vi: str, en: str) -> None:
        super().__init__(en)
        self.text = Text(vi, en)


# names


def own_name(hand: Hand, pose: Pose, values: Values) -> str:
    """Write the name of a question about a hand; `own_task` reads it."""
    sent = _sent(hand.desk, pose)
    parts = [
        f"{field.name}{_OF}{_word(field, values[field.name])}"
        for field in hand.desk.fields
        if field.name in sent and values.get(field.name) not in (None, "", (), [], False, field.plain)
    ]
    if not hand.house.is_plain:
        parts.append(f"{RULES}{_OF}{hand.house.slug}")
    return "/".join((OWN, hand.desk.game, pose.slug, _BETWEEN.join(parts)))


def own_task(name: str) -> Task:
    """Return the exercise of a name. Raises Unaskable."""
    _, game, slug, words = [*name.split("/", 3), "", "", ""][:4]
    desk = load().desk(game)
    pose = next((each for each in desk.poses if each.slug == slug), None) if desk else None
    if desk is None or pose is None:
        raise Unaskable(f"trò “{game}” không có câu “{slug}”.", f"the game “{game}” has no question “{slug}”.")
    given = dict(part.partition(_OF)[::2] for part in words.split(_BETWEEN) if part)
    house = houses.read(given.pop(RULES, ""), game)
    if house.faults:
        raise Unaskable(house.faults[0].vi, house.faults[0].en)
    task = _task(desk, pose, dict(_read(desk, pose, given)), house)
    if task is None:
        raise Unaskable("chưa đủ bài.", "too few cards are given.")
    _check(task, pose)
    return task


def _sent(desk: Desk, pose: Pose) -> frozenset[str]:
    """Return the fields that a question takes."""
    return frozenset(name for ask in desk.asks if ask.name == pose.asked for name in (*ask.send, *ask.given))


def _word(field: Field, value: Any) -> str:
    if field.sort is Sort.MELDS:
        return _MELDS.join(_IN.join((meld["how"], *_codes(meld["cards"]))) for meld in value)
    if field.holds_cards:
        return _IN.join(_codes(value))
    return "1" if value is True else str(value)


def _codes(cards: Iterable[Card]) -> list[str]:
    return [card.code for card in cards]


def _read(desk: Desk, pose: Pose, given: Mapping[str, str]) -> Iterator[tuple[str, Any]]:
    sent = _sent(desk, pose)
    for name, word in given.items():
        field = desk.field(name)
        if field is None or name not in sent:
            raise Unaskable(f"không nhận “{name}”.", f"this question does not take “{name}”.")
        value = _value(desk, field, word)
        if value is None:
            raise Unaskable(f"không đọc được “{name}:{word}”.", f"“{name}:{word}” cannot be read.")
        yield name, value


def _value(desk: Desk, field: Field, word: str) -> Any:
    """Read what a field holds as the desk's form would; None if it cannot be read."""
    if field.sort is Sort.MELDS:
        melds = [part.partition(_IN)[::2] for part in word.split(_MELDS)]
        read = [(how, _cards(desk, cards)) for how, cards in melds]
        fits = all(how in _WAYS and cards for how, cards in read)
        return [{"cards": cards or (), "how": how} for how, cards in read] if fits else None
    if field.holds_cards:
        found = _cards(desk, word)
        return None if found is None or (field.sort is Sort.CARD and len(found) != 1) else found
    if field.sort is Sort.NUMBER:
        is_number = word.isascii() and word.isdecimal() and len(word) <= len(str(field.high))
        return int(word) if is_number and field.low <= int(word) <= field.high else None
    if field.sort is Sort.FLAG:
        return True if word == "1" else None
    return word if any(choice.word == word for choice in field.choices) else None


def _cards(desk: Desk, word: str) -> tuple[Card, ...] | None:
    codes = word.split(_IN)
    known = {card.code for card in desk.deck.kinds}
    if len(codes) > MOST_CARDS or not known.issuperset(codes):
        return None
    return tuple(map(card_by_code, codes))


# exercises


def questions_of(hand: Hand) -> Iterator[tuple[str, Task]]:
    """Yield what may be asked about a hand on the desk: the name of each question, and its exercise."""
    for pose in hand.desk.poses:
        for values, task in tasks_of(hand, pose):
            if is_answerable(task, pose):
                yield own_name(hand, pose, values), task
                break


def tasks_of(hand: Hand, pose: Pose) -> Iterator[tuple[Values, Task]]:
    """Yield the exercises that a question makes of a hand on the desk, each with the hand; some have no answer."""
    for values in _variants(hand):
        task = _task(hand.desk, pose, values, hand.house)
        if task is not None:
            yield values, task


def _variants(hand: Hand) -> Iterator[Values]:
    """Yield the hand as it was filled in, and with its last card as the one that has come."""
    yield hand.values
    cards = hand.values.get("cards", ())
    if hand.desk.field("winning") and not hand.values.get("winning") and len(cards) > 1:
        yield {**hand.values, "cards": cards[:-1], "winning": cards[-1:]}


def _task(desk: Desk, pose: Pose, values: Values, house: House) -> Task | None:
    """Return the exercise that a pose makes of a hand; None where too little is filled in."""
    if pose.sizes and desk.size(values) not in pose.sizes:
        return None
    if not any(_is_filled(desk, ask, values) for ask in desk.asks if ask.name == pose.asked):
        return None
    asked = desk.question({desk.hand.name: (), **values} if desk.hand.holds_cards else values, pose.asked)
    if asked is None:
        return None
    mode = MODES[pose.mode](**_given(pose, asked))
    rules = None if house.is_plain else house.rules
    task = Task(mode=mode, game=desk.game, prompt=plain(pose.prompt.vi, pose.prompt.en), rules=rules)
    return task if desk.game in GAMES else replace(task, **_told(desk, pose, values))


def _is_filled(desk: Desk, ask: Asked, values: Values) -> bool:
    """Say whether all is filled in that a question needs; one that names nothing needs some cards."""
    names = ask.given or tuple(field.name for field in desk.fields if field.holds_cards and values.get(field.name))
    return bool(names) and all(values.get(name) for name in names)


def _given(pose: Pose, asked: Mapping[str, Any]) -> dict[str, Any]:
    """Return what the mode of a pose is given: the state of the hand, or the whole question."""
    takes = {each.name for each in fields(MODES[pose.mode])}
    if "hand" in takes:
        apart: dict[str, Any] = {name: asked[name] for name in ("winning", "streak") if name in takes and name in asked}
        return {"hand": {name: value for name, value in asked.items() if name not in {"ask", *apart}}, **apart}
    found: dict[str, Any] = {"ask": asked, "path": pose.path}
    if "choices" in takes:
        found["choices"] = tuple(Choice(value, label) for value, label in pose.choices)
    return found


def _told(desk: Desk, pose: Pose, values: Values) -> dict[str, Any]:
    """Return the cards of a hand as piles, and behind the prompt what is no card: for games without a hand board."""
    sent = _sent(desk, pose)
    has_hand = "hand" in {each.name for each in fields(MODES[pose.mode])}
    shown, facts = [], []
    for field in desk.fields:
        value = values.get(field.name) or (field.plain if _is_of_winning(desk, pose, field, values) else None)
        if field.name not in sent or not value or (has_hand and field is desk.hand):
            continue
        if field.holds_cards:
            shown.append(Shown(field.label, tuple(value)))
        else:
            facts.append(_fact(field, value))
    told = [" ".join((pose.prompt.say(lang), *(fact.say(lang) for fact in facts))) for lang in LANGS]
    prompt: Prose = plain(*told)
    return {"show": tuple(shown), "prompt": prompt}


def _is_of_winning(desk: Desk, pose: Pose, field: Field, values: Values) -> bool:
    """Say whether a field tells of the card that has come, so that even its plain choice must be told."""
    return (
        bool(field.choices)
        and "winning" in values
        and any(
            ask.called.get(field.name, "").partition(".")[0] == "winning" for ask in desk.asks if ask.name == pose.asked
        )
    )


def _fact(field: Field, value: Any) -> Text:
    chosen = next((choice.label for choice in field.choices if choice.word == value), None)
    said = chosen or (Text("có", "yes") if value is True else Text(str(value), str(value)))
    return Text(f"{field.label.vi}: {said.vi}.", f"{field.label.en}: {said.en}.")


def _check(task: Task, pose: Pose) -> None:
    """Refuse what the engine cannot answer, in its words. Raises Unaskable."""
    mode = mode_of(task)
    said = [Asker(task, lang).try_put(mode.question or {}) for lang in LANGS]
    if "error" in said[0]:
        vi, en = (each["error"]["message"] for each in said)
        raise Unaskable(vi, en)
    if not is_answerable(task, pose):
        raise Unaskable("với bài này câu ấy không có câu trả lời.", "of this hand it has no answer.")


def is_answerable(task: Task, pose: Pose) -> bool:
    """Say whether the engine takes the question, and its answer is among those offered."""
    mode, asker = mode_of(task), Asker(task, LANGS[0])
    try:
        right = mode.right(asker)
        board = mode.board(asker)
        found = mode.key(asker, Answer(), board)
        key = None if found is None else tuple(found)
    except (UnanswerableTask, DoorError):
        return False
    is_out = bool(pose.unless) and bool(mode.said(asker).get(pose.unless))
    if is_out or next(iter(mode.flaws(right)), None) is not None:
        return False
    offered = {option.value for option in board.options}
    return key is None or (offered.issuperset(key) and (bool(key) or mode.may_be_empty))
