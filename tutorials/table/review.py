"""Going through a finished hand: each decision of the reader with what else was possible, in words.

What can be counted stands at once. What samples say comes from `weighing/job.py`, when it is done.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.utils.formats import localize
from django.utils.safestring import SafeString

from tutorials import engine
from tutorials.catalogue import Game, houses
from tutorials.catalogue.houses import House
from tutorials.engine.decks import MONEY, Card
from tutorials.engine.games import GAMES, deck_of
from tutorials.learners import memory
from tutorials.learners.memory import Note
from tutorials.learners.schedule import Meeting
from tutorials.mats.speech import Speech, cards_of
from tutorials.pages.points import signed
from tutorials.pages.request import language
from tutorials.play.sampling import Chance, Verdict, costliest, findings
from tutorials.play.tables import STEADY, Choice, Event, Reason, Result
from tutorials.scenes.record_address import address_of
from tutorials.table.elsewhere import elsewhere
from tutorials.table.models import Sitting
from tutorials.table.replay import Turn, entries_of, number_of, turns_of, written
from tutorials.table.sitting import Played, house_of, setting_of
from tutorials.table.words import apart, end_of, speech_of
from tutorials.weighing.hands import Hand
from tutorials.weighing.job import Findings

MOST_REASONS = 2  # of one choice, told at once
MOST_SHOWN = 7  # choices of one decision
MOST_DOUBTFUL = 3  # decisions told while they are not weighed


@dataclass(frozen=True, slots=True)
class Option:
    """A choice with what it promised."""

    label: SafeString
    is_made: bool
    is_better: bool
    wins: int  # of a hundred
    points: float
    samples: int

    @property
    def shown(self) -> str:
        """Return the points as they are written."""
        sign = "+" if self.points > 0.05 else "−" if self.points < -0.05 else ""
        return sign + localize(round(abs(self.points), 1))


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision of the reader, told."""

    number: int
    turn: int  # of the hand: where it is seen on the mat
    made: SafeString
    better: SafeString  # empty where nothing seemed better
    cost: float  # points; nothing within the error of the samples
    margin: float
    findings: tuple[str, ...]
    reasons: tuple[SafeString, ...]  # of the choice made
    reasons_better: tuple[SafeString, ...]
    hint: SafeString  # what a hint would have said, where the samples hold another choice best; else empty
    options: tuple[Option, ...]
    open: Card | None
    hand: tuple[Card, ...]

    @property
    def open_cards(self) -> tuple[Card, ...]:
        """Return the card that lay open, as those of a pile."""
        return (self.open,) if self.open else ()

    @property
    def is_sampled(self) -> bool:
        """Say whether samples say anything of it."""
        return bool(self.sampled)

    @property
    def sampled(self) -> tuple[Option, ...]:
        """Return the choices of which samples say something."""
        return tuple(option for option in self.options if option.samples)


@dataclass(frozen=True, slots=True)
class Scored:
    """What the same win is worth by the rules of one village."""

    house: House
    points: int
    is_own: bool


@dataclass(frozen=True, slots=True)
class Dealt:
    """What one seat was dealt."""

    name: str
    is_mine: bool
    cards: tuple[Card, ...]


def gone_through(
    game: Game, sitting: Sitting, now: Played, hand: Hand, findings: Findings, own: Collection[str] = ()
) -> dict[str, Any]:
    """Return what the page shows of a hand that is over; `own` are the keys of the reader's tables."""
    lang = language()
    speech, house = speech_of(sitting, lang), house_of(sitting)
    decisions, record = decisions_of(hand, findings, speech), now.table.record()
    deck, result, turns = deck_of(sitting.game), now.table.result, turns_of(hand)
    assert result is not None
    return {
        "end": end_of(sitting, now, speech),
        "look": findings.look,
        "findings": findings,
        "decisions": decisions,
        "worst": worst_of(findings, decisions),
        "doubtful": [each for each in decisions if each.better][:MOST_DOUBTFUL],
        "hands": tuple(_dealt(hand, speech)),
        "kinds": deck.kinds,
        "deck": "" if deck.slug == MONEY.slug else deck.slug,
        "scored": (points := scored(house, result)),
        "is_scored_alike": len({each.points for each in points}) == 1,
        "elsewhere": (alike := elsewhere(house, hand)),
        "is_paid_alike": all(each.points == alike[0].points for each in alike),
        "par": [(speech.who(seat), signed(points), seat == hand.seat) for seat, points in enumerate(findings.par)],
        "others": others_of(sitting, own),
        "record": record or written(game, sitting, turns, entries_of(turns, speech), result, speech),
        "refereed": address_of(record, house) if record else "",
        "is_sampled_steadily": hand.tables.sampled_by == STEADY,
    }


def _dealt(hand: Hand, speech: Speech) -> Iterator[Dealt]:
    """Yield what each seat was dealt, the reader's own first."""
    hands = hand.steps[0].hands
    for step in range(len(hands)):
        seat = (hand.seat + step) % len(hands)
        yield Dealt(speech.who(seat), seat == hand.seat, cards_of(hands[seat]))


def others_of(sitting: Sitting, own: Collection[str]) -> int:
    """Count how often others have played the same deal; a reader's own tables, by key, are not theirs."""
    names = ("game", "seed", "seat", "players", "rules", "number")
    same = Sitting.objects.filter(**{name: getattr(sitting, name) for name in names})
    return same.exclude(key__in={sitting.key, *own}).filter(version__gt=0).count()


def hand_of(sitting: Sitting) -> Hand:
    """Return the hand of a sitting that is over."""
    made = tuple(map(Choice.read, sitting.choices.split()))
    return Hand(setting_of(sitting), made, sitting.seat)


def decisions_of(hand: Hand, findings: Findings, speech: Speech) -> tuple[Decision, ...]:
    """Tell every decision, in the order of play."""
    events = hand.steps[-1].view(hand.seat).events
    numbered, turns = enumerate(findings.verdicts, 1), turns_of(hand)
    return tuple(_decision(number, verdict, turns, events, speech) for number, verdict in numbered)


def worst_of(findings: Findings, decisions: Sequence[Decision]) -> tuple[Decision, ...]:
    """Return the decisions that cost most, the worst first."""
    places = {verdict.moment.place: decision for verdict, decision in zip(findings.verdicts, decisions, strict=True)}
    return tuple(places[verdict.moment.place] for verdict in costliest(findings.verdicts))


def _decision(
    number: int, verdict: Verdict, turns: Sequence[Turn], events: Sequence[Event], speech: Speech
) -> Decision:
    view, better = verdict.moment.view, verdict.better
    return Decision(
        number=number,
        turn=number_of(turns, verdict.moment.place),
        made=speech.label(verdict.moment.made),
        better=speech.label(better) if better is not None else SafeString(""),
        cost=verdict.cost,
        margin=verdict.margin,
        findings=findings(verdict, events),
        reasons=_said(apart(verdict.reasons, verdict.reasons_better), speech),
        reasons_better=_said(apart(verdict.reasons_better, verdict.reasons), speech),
        hint=_hint(verdict, speech),
        options=tuple(_option(chance, verdict, speech) for chance in _ordered(verdict.chances)[:MOST_SHOWN]),
        open=cards_of((view.shown.card,))[0] if view.shown else None,
        hand=cards_of(view.hand),
    )


def _hint(verdict: Verdict, speech: Speech) -> SafeString:
    """Return the hint from which the samples differ: it counts, they play the hand out."""
    is_other = verdict.best is not None and verdict.best not in verdict.counted
    return speech.label(verdict.counted[0]) if is_other else SafeString("")


def _ordered(chances: Iterable[Chance]) -> list[Chance]:
    return sorted(chances, key=lambda chance: (chance.count == 0, -chance.points))


def _option(chance: Chance, verdict: Verdict, speech: Speech) -> Option:
    return Option(
        label=speech.label(chance.choice),
        is_made=chance.choice == verdict.moment.made,
        is_better=verdict.cost > 0 and chance.choice == verdict.better,
        wins=round(100 * chance.wins),
        points=chance.points,
        samples=chance.count,
    )


def _said(reasons: Iterable[Reason], speech: Speech) -> tuple[SafeString, ...]:
    return tuple(filter(None, map(speech.reason, reasons)))[:MOST_REASONS]


# the hand under other rules


def scored(own: House, result: Result) -> tuple[Scored, ...]:
    """Return what the win is worth under each preset of its game, where the game counts by what was called."""
    if not result.said or "score" not in GAMES[own.game].asks:
        return ()
    others = [house for house in houses.presets(own.game) if house.slug != own.slug]
    found = [(house, _points(house, result)) for house in (own, *others)]
    return tuple(Scored(house, points, house is own) for house, points in found if points is not None)


def _points(house: House, result: Result) -> int | None:
    """Return the points of a call; None where those rules do not know it."""
    said = engine.ask({"game": house.game, "ask": "score", "cuoc": list(result.said), "rules": house.rules})
    points = said.get("diem")
    return points if isinstance(points, int) else None


# what comes back to the reader


def remember(
    request: HttpRequest, response: HttpResponse, sitting: Sitting, findings: Findings, hand: Hand,
    learn: Mapping[str, tuple[str, ...]],
) -> None:  # fmt: skip
    """Have the articles of what cost most asked again: once, of a reader who has met them here."""
    events = hand.steps[-1].view(hand.seat).events
    meetings = [
        Meeting(sitting.game, article, "", f"table/{sitting.game}/{sitting.key}", is_right=False)
        for article in dict.fromkeys(
            article for verdict in costliest(findings.verdicts) for article in _articles(verdict, events, learn)[:1]
        )
    ]
    known = memory.visitor(request)
    note = Note()
    for meeting in meetings[: 1 if known is None or known.is_new else None]:
        note = memory.write(request, None, meeting)
    note.sign(request, response)


def _articles(verdict: Verdict, events: Sequence[Event], learn: Mapping[str, tuple[str, ...]]) -> list[str]:
    """Return the articles that a costly decision is about: by what was found, by the reasons, by the act."""
    reasons = (*verdict.reasons, *verdict.reasons_better)
    acts = [choice.act for choice in (verdict.better, verdict.moment.made) if choice is not None]
    slugs = (*findings(verdict, events), *(reason.slug for reason in reasons), *acts)
    return [article for slug in slugs for article in learn.get(slug, ())]
