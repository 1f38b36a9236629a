"""Examples of the law as the book draws them: cards in one picture, or told box by box as they happened."""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from django.utils.translation import override

from tutorials.catalogue import LANGS, Example, Prose, Text
from tutorials.catalogue.examples import agrees
from tutorials.catalogue.houses import MAIN_GAME, default_of
from tutorials.engine import ask
from tutorials.engine.decks import MONEY, Card, deck_with
from tutorials.faces.compose import STYLES, Face
from tutorials.press.pictures import CARD_GAP, CARD_HEIGHT, Picture, row_source
from tutorials.press.pictures import PILE_GAP as PILE_GAP_UNITS
from tutorials.rulebook.hands import parted, reason, shows
from tutorials.rulebook.words import WORDS
from tutorials.scenes.examples import record_of, rules_name, ruling
from tutorials.scenes.piles import HAND, Pile, piles_of
from tutorials.tasks import transcript

Rules = str | Mapping[str, Any]
JUDGED = ("claim", "turns")  # questions to the referee
MOST_NARROW, MOST_BESIDE = 3, 6  # cards of a box that stands beside others, narrow and less so
FEW, FEW_APART = 4, 3  # money cards as wide as an example that takes half a line: in one pile, in several
GAP, PILE_GAP = CARD_GAP / CARD_HEIGHT, (PILE_GAP_UNITS - CARD_GAP) / CARD_HEIGHT  # in heights of a card
MOST_LETTERS = 110  # of its sentence
SHARES = 12  # lengths that are tried to make rows even


@dataclass(frozen=True, slots=True)
class Box:
    """One moment of a story: words, and the cards below them."""

    label: Text
    pictures: tuple[Picture, ...] = ()
    width: str = "narrow"
    is_fault: bool = False


@dataclass(frozen=True, slots=True)
class Case:
    """An example as the book shows it."""

    is_allowed: bool
    text: Prose
    pictures: tuple[Picture, ...]
    caption: Text | None
    note: Text | None  # what the engine says where the rules of the book change the answer
    is_small: bool
    reason: Text | None = None  # what the engine says of a hand that is parted
    boxes: tuple[Box, ...] = ()
    ruling: Text | None = None  # of the referee
    strokes: str = ""  # of the drum
    rules: Text | None = None  # where they are the example's own

    @property
    def verdict(self) -> Text:
        """Return the verdict as a word."""
        return WORDS["allowed" if self.is_allowed else "forbidden"]


def case_of(
    example: Example,
    rules: Rules,
    face: Face,
    longest: float,
    langs: Sequence[str] = LANGS,
    clause: str = "",
    shown: Sequence[Card] = (),
) -> Case:
    """Put an example before the engine under some rules, and draw it in rows so many heights of a card long.

    `clause` is where it stands; cards that are `shown` there already are not drawn again.
    """
    question = example.question
    held = piles_of(question)
    piles = parted(question, held)
    is_parted = piles != held
    note = _note(example, rules)
    is_record = question.get("ask") == "turns"
    is_again = bool(shown) and shows(shown, held)
    needs_names = is_parted or bool(held) and not (is_again or example.is_named)
    strokes = ask(question).get("strokes", "") if question.get("ask") in ("drum", "roll") else ""
    return Case(
        is_allowed=example.is_allowed,
        text=example.text,
        pictures=() if is_again else tuple(_pictures(piles, face, longest)),
        caption=_caption(piles) if needs_names else None,
        note=note,
        is_small=_is_small(example, held) and note is None and not is_record,
        reason=reason(question, clause) if is_parted and note is None else None,
        boxes=tuple(_boxes(question, face, longest, langs)) if is_record else (),
        ruling=None if example.is_allowed or question.get("ask") not in JUDGED else _ruling(question, langs),
        strokes=str(strokes),
        rules=_rules(question) if "rules" in question else None,
    )


def _is_small(example: Example, piles: Sequence[Pile]) -> bool:
    """Say whether an example has few cards and few words."""
    room = sum(_width(kind) for pile in piles for kind in pile.cards)
    return room <= (FEW if len(piles) == 1 else FEW_APART) and len(example.text.plain("vi")) < MOST_LETTERS


def _width(kind: Card) -> float:
    """Return how wide a card is, in cards of the money deck."""
    style, money = (STYLES[deck.slug] for deck in (deck_with(kind.code), MONEY))
    return (style.width * money.height) / (style.height * money.width)


def _note(example: Example, rules: Rules) -> Text | None:
    """Say what the engine answers if these rules change what the example promises."""
    usual = default_of(example.question.get("game", MAIN_GAME))
    if rules == usual or "rules" in example.question:  # the tests hold what it promises
        return None
    asked = {**example.question, "rules": rules}
    answer = ask(asked)
    if agrees(example.expect, answer):
        return None
    if asked.get("ask") in JUDGED and (told := _ruling(asked, LANGS)):
        return told  # its sentences name lines of a record that stands nowhere
    said = {lang: " ".join(line["text"] for line in ask({**asked, "lang": lang}).get("lines", ())) for lang in LANGS}
    return Text(said["vi"], said["en"])


def _rules(question: Mapping[str, Any]) -> Text:
    return Text(*(rules_name(question, lang) for lang in LANGS))


def _ruling(question: Mapping[str, Any], langs: Sequence[str]) -> Text | None:
    """Return the referee's word, in the languages of the book."""
    answer = ask(question)
    said = {}
    for lang in langs:
        with override(lang):
            said[lang] = ruling(answer)
    return _text(said) if all(said.values()) else None


# told as it happened


def _boxes(question: Mapping[str, Any], face: Face, longest: float, langs: Sequence[str]) -> Iterator[Box]:
    """Yield the moments of a record; every language tells the same ones."""
    faults = {fault["turn"] for fault in ask(question).get("faults", ())}
    tellings = []
    for lang in langs:
        with override(lang):
            found = record_of(question, lang)
            heads = [
                (_known(entry), entry) for entry in found.heads if entry.cards
            ]  # seats are plain from what is done
            steps = ((_done(entry, step), entry) for step, entry in enumerate(found.actions, 1))
            tellings.append([*heads, *steps])
    for moments in zip(*tellings, strict=True):
        words = _text(dict(zip(langs, (words for words, _ in moments), strict=True)))
        entry = moments[0][1]
        rows = tuple(Pile(HAND, group.cards) for group in entry.groups if group.cards)
        count = sum(len(row.cards) for row in rows)
        is_head = entry in found.heads
        width = "wide" if count > MOST_BESIDE else "middle" if is_head or count > MOST_NARROW else "narrow"
        parts = _parted_head(question, rows) if is_head else rows
        drawn = _pictures(parts, face, longest, is_plain=parts == rows)
        yield Box(words, tuple(drawn), width, entry.number in faults)


def _parted_head(question: Mapping[str, Any], rows: tuple[Pile, ...]) -> tuple[Pile, ...]:
    """Part a whole hand that the first lines of a record tell."""
    if len(rows) != 1:
        return rows
    names = [card.vi for card in rows[0].cards]
    return parted({"game": question.get("game", MAIN_GAME), "ask": "arrange", "cards": names}, rows)


def _known(entry: transcript.Entry) -> str:
    """Return what a head line tells, with how each phu on the mat came."""
    made = ", ".join(group.words for group in entry.groups if group.words)
    return f"{entry.words}: {made}" if made else entry.words


def _done(entry: transcript.Entry, step: int) -> str:
    """Return what was done, with its number and the seat."""
    done = " ".join(part for part in (f"{step}.", entry.seat, entry.words) if part)
    return f"{done}; {entry.said}" if entry.said else done


def _text(said: Mapping[str, str]) -> Text:
    """Return what was said in the languages of the book; a language that it lacks is never asked for."""
    one = next(iter(said.values()))
    return Text(said.get("vi", one), said.get("en", one))


# names and pictures


def names_of(cards: Sequence[Card]) -> Text:
    """Name cards in their order, neighbours of a suit together: `34567 văn, 2 sách, chi chi`; `xe đỏ ×2, tốt đen`."""
    return Text(", ".join(_names(cards, "vi")), ", ".join(_names(cards, "en")))


def _names(cards: Sequence[Any], lang: str) -> Iterator[str]:
    if cards and deck_with(cards[0].code) is not MONEY:
        for kind, alike in groupby(cards):
            count = len(tuple(alike))
            yield kind.label(lang) + (f" ×{count}" if count > 1 else "")
        return
    for suit, together in groupby(cards, key=lambda kind: kind.suit):
        group = tuple(together)
        if suit is not None:
            yield f"{''.join(str(kind.rank) for kind in group)} {suit.label}"
            continue
        for kind, alike in groupby(group):
            count = len(tuple(alike))
            yield kind.label(lang) + (f" ×{count}" if count > 1 else "")


def _caption(piles: Sequence[Pile], *, is_plain: bool = False) -> Text:
    """Say what the picture shows; the place is named where there are several."""
    return Text(*(_said(piles, lang, is_plain) for lang in LANGS))


def _said(piles: Sequence[Pile], lang: str, is_plain: bool) -> str:
    if len(piles) == 1 or is_plain:
        return "; ".join(names_of(pile.cards).say(lang) for pile in piles)
    said = []
    for place, there in groupby(piles, key=lambda pile: pile.place.say(lang)):
        names = " · ".join(names_of(pile.cards).say(lang) for pile in there)
        said.append(f"{place}: {names}" if place else names)
    return "; ".join(said)


def _pictures(piles: Sequence[Pile], face: Face, longest: float, *, is_plain: bool = False) -> Iterator[Picture]:
    """Draw all piles in a row; in two or more of like length if the row is too long for the page."""
    for row in _rows(piles, longest):
        marked = [place for place, pile in enumerate(row) if pile.is_marked]
        won = {place: pile.won for place, pile in enumerate(row) if pile.won >= 0}
        source = row_source([pile.cards for pile in row], face, marked, won)
        deck = deck_with(row[0].cards[0].code).slug
        yield Picture(source, _caption(row, is_plain=is_plain), deck, bool(marked or won))


def picture(cards: Sequence[Card], face: Face) -> Picture:
    """Draw one row of cards."""
    return next(_pictures((Pile(HAND, tuple(cards)),), face, math.inf))


def pictures(cards: Sequence[Card], face: Face, longest: float) -> tuple[Picture, ...]:
    """Draw cards in a row, or in several of like length."""
    return tuple(_pictures((Pile(HAND, tuple(cards)),), face, longest))


def _rows(piles: Sequence[Pile], longest: float) -> tuple[tuple[Pile, ...], ...]:
    """Break piles into as few rows as they need, and these as even as they can be."""
    parts = [part for pile in piles for part in _halves(pile, longest)]
    rows = _filled(parts, longest)
    least = sum(_length(part.cards) for part in parts) / max(len(rows), 1)
    for share in range(SHARES):
        tried = _filled(parts, least + (longest - least) * share / SHARES) if len(rows) > 1 else rows
        if len(tried) <= len(rows):
            return tried
    return rows


def _filled(parts: Sequence[Pile], longest: float) -> tuple[tuple[Pile, ...], ...]:
    """Put piles into rows, each as full as it may be."""
    rows: list[list[Pile]] = []
    room = 0.0
    for part in parts:
        length = _length(part.cards)
        if not rows or length > room:
            rows.append([])
            room = longest
        rows[-1].append(part)
        room -= length + PILE_GAP
    return tuple(map(tuple, rows))


def _length(cards: Sequence[Card]) -> float:
    """Return how long cards side by side are, in heights of a card."""
    return sum(STYLES[(deck := deck_with(kind.code).slug)].width / STYLES[deck].height + GAP for kind in cards)


def _halves(pile: Pile, longest: float) -> Iterator[Pile]:
    """Break a pile that is too long for a row into like parts; the card that won stays marked."""
    count = math.ceil(_length(pile.cards) / longest) if pile.cards else 0
    size = math.ceil(len(pile.cards) / max(count, 1))
    for start in range(0, len(pile.cards), max(size, 1)):
        won = pile.won - start if start <= pile.won < start + size else -1
        yield Pile(pile.place, pile.cards[start : start + size], pile.is_marked, won)
