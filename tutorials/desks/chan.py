"""How the desk tells chắn: pairs, waits, whether the hand is ù, its cước and points."""

from collections.abc import Sequence
from typing import Any

from tutorials.catalogue import Text
from tutorials.desks.hand import Answer, Hand
from tutorials.desks.reading import Row, Section
from tutorials.desks.telling import Laid, Telling, counted
from tutorials.engine.chan.cuoc import CUOC
from tutorials.engine.decks import CHAN, MONEY

_LABELS = {
    "chan": Text("Chắn", "Chắn"),
    "ca": Text("Cạ", "Cạ"),
    "ba-dau": Text("Ba đầu", "Ba đầu"),
    "que": Text("Què", "Unpaired (què)"),
    "chiu": Text("Chíu", "Chíu"),
    "an-chan": Text("Chắn đã ăn", "Chắn taken"),
    "an-ca": Text("Cạ đã ăn", "Cạ taken"),
}


def _headline(said: Answer, lang: str) -> str:
    if said["ask"] == "arrange":
        return _arranged(said, lang)
    if said["ask"] == "settle":
        return _paid(said, lang)
    if said["ask"] == "waits":
        return _waiting(said, lang)
    if said["result"] == "khong-u":
        return Text("Chưa ù", "Not a win").say(lang)
    return Text(f"Ù: {_worth(said, lang)}", f"You win: {_worth(said, lang)}").say(lang)


def _worth(win: Answer, lang: str) -> str:
    """Say the cước of a win, its points and its gà."""
    cuoc = ", ".join(f"{times} {CUOC[slug].vi}" if times > 1 else CUOC[slug].vi for slug, times in win["cuoc"].items())
    points = Text(f"{win['diem']} điểm", counted(win["diem"], "point")).say(lang)
    ga = f", gà {win['ga']}" if win["ga"] else ""
    return f"{cuoc}. {points}{ga}"


def _waiting(said: Answer, lang: str) -> str:
    """Say what a hand waits for, and what each win would earn."""
    told = "; ".join(f"{_named(cards, lang)} ({worth})" for worth, cards in _waits(said, lang))
    if not told:
        return Text("Chưa chờ được quân nào", "Not waiting yet").say(lang)
    return Text(f"Chờ {told}", f"Waits for {told}").say(lang)


def _named(cards: Sequence[str], lang: str) -> str:
    return ", ".join(kind.label(lang) for kind in MONEY.parse(list(cards)))


def _waits(said: Answer, lang: str) -> Sequence[Laid]:
    """Put the cards together that a hand waits for and that are worth the same."""
    found: dict[tuple[Any, ...], list[Answer]] = {}
    for wait in said["waits"] if said["ask"] == "waits" else ():
        found.setdefault((*wait["cuoc"].items(), wait["diem"], wait["ga"]), []).append(wait)
    return [(_worth(alike[0], lang).replace(".", ","), [wait["card"] for wait in alike]) for alike in found.values()]


def _paid(said: Answer, lang: str) -> str:
    winner, *others = (f"{points:+d}".replace("-", "−") if points else "0" for points in said["diem"])
    if len(set(others)) == 1:
        return Text(f"Nhà ù {winner}, mỗi nhà kia {others[0]}", f"Winner {winner}, each of the others {others[0]}").say(
            lang
        )
    caught, rest = others[0], others[1]
    return Text(
        f"Nhà ù {winner}, nhà bị báo {caught}, mỗi nhà kia {rest}",
        f"Winner {winner}, penalised player {caught}, each of the others {rest}",
    ).say(lang)


def _arranged(said: Answer, lang: str) -> str:
    chan, ca = said["so_chan"], len(said["ca"])
    loose = len(said["que"]) + len(said["ba_dau"])
    if loose:
        return Text(f"{chan} chắn, {ca} cạ, chưa tròn", f"{chan} chắn, {ca} cạ, not all paired").say(lang)
    if said["u"]:
        return Text(f"{chan} chắn, {ca} cạ: lên bài đã ù", f"{chan} chắn, {ca} cạ: a win as dealt").say(lang)
    return Text(f"{chan} chắn, {ca} cạ, tròn", f"{chan} chắn, {ca} cạ, all paired").say(lang)


def _rows(said: Answer, lang: str) -> list[Laid]:
    if said["ask"] in ("settle", "waits"):
        return []
    if said["ask"] == "arrange":
        groups = {"chan": said["chan"], "ca": said["ca"], "ba-dau": said["ba_dau"], "que": [said["que"]]}
    else:
        groups = {}
        for pair in said["pairs"]:
            is_eaten = pair["how"] == "an"
            groups.setdefault(f"an-{pair['kind']}" if is_eaten else pair["kind"], []).append(pair["cards"])
    return [
        (_LABELS[kind].say(lang), [card for cards in found for card in cards])
        for kind, found in groups.items()
        if any(found)
    ]


def _come(hand: Hand, said: Answer) -> tuple[Section, ...]:
    """Lay a hand that waits as it is when the best card has come."""
    if said["ask"] != "waits" or not said["waits"]:
        return ()
    best = max(said["waits"], key=lambda wait: int(wait["diem"]))
    card = MONEY.parse([best["card"]])[0]
    won = hand.put("win", winning=(card,)) or {}
    rows = tuple(Row(label, MONEY.parse(list(names))) for label, names in _rows(won, hand.lang))
    return (Section(Text(f"Khi {card.vi} đến", f"When {card.phrase('en')} comes").say(hand.lang), rows=rows),)


def _kinds(deal: Answer) -> Sequence[Any]:
    """Return the kinds of the deck of 100 cards, or of all 120. Law: CH-1.1, CH-1.5."""
    whole = sum(MONEY.copies(kind) for kind in MONEY.kinds)
    return MONEY.kinds if deal["deck"] == whole else CHAN.kinds


TELLING = Telling(headline=_headline, shown=_waits, rows=_rows, more=_come, kinds=_kinds)
