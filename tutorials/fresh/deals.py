"""Fresh exercises about the deal: how many cards everybody gets, and how many are left."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial

from tutorials.catalogue import Task, Text
from tutorials.fresh.dice import Dice, seeded
from tutorials.fresh.levels import Maker, Makers, Scale
from tutorials.fresh.making import OFFERED, PEOPLE, asked, offered, plain
from tutorials.tasks.fields import Choice
from tutorials.tasks.modes.choice import ChoiceMode

_NAME = Text("Chia bài", "The deal")


@dataclass(frozen=True, slots=True)
class Fact:
    """A number of the deal, where it lies in the engine's answer, and the clause that says it."""

    path: str
    vi: str
    en: str
    clause: str


LEAF = "lá"  # what a card is called in the games of the French deck
HAND = ("Mỗi người được chia mấy {card}?", "How many cards does each player get?")
_FIRST = ("Người đánh trước cầm mấy {card}?", "How many cards does the player who starts hold?")
STOCK = ("Chia xong, còn lại mấy {card}?", "How many cards are left after the deal?")
END = (
    "Nọc còn mấy {card} mà chưa ai ù thì hòa?",
    "With how many cards left in the stock is the hand a draw, if nobody has won?",
)


@dataclass(frozen=True, slots=True)
class Deal:
    """What is asked about the deal of a game, and with how many players."""

    game: str
    players: tuple[int, ...]
    facts: tuple[Fact, ...]
    card: str = "quân"  # what one is called in Vietnamese
    fewer: Mapping[int, str] = field(default_factory=dict)  # the clause of the facts with fewer players
    whole: tuple[str, ...] = ()  # articles that all of them together show
    deck: str = ""  # the clause that says how many cards there are: what is left rests on it

    def clause(self, fact: Fact, players: int) -> str:
        """Return the clause that says a number for so many players."""
        return self.fewer.get(players, fact.clause)

    @property
    def articles(self) -> tuple[str, ...]:
        """Return what is trained."""
        found = (*(fact.clause for fact in self.facts), *self.fewer.values(), *self.whole, self.deck)
        return tuple(dict.fromkeys(filter(None, found)))


def usual_facts(clause: str, *, stock: str = "", end: str = "") -> tuple[Fact, ...]:
    """Return what each gets, what the one who starts holds, what is left, and with how many left nobody wins."""
    found = [Fact("hand", *HAND, clause), Fact("cai", *_FIRST, clause), Fact("noc", *STOCK, stock or clause)]
    return tuple(found if not end else [*found, Fact("noc_end", *END, end)])


def _numbers(deal: Deal, dice: Dice) -> Task:
    """Ask for a number of the deal, among numbers near it."""
    players = dice.one(deal.players)
    fact = dice.one(deal.facts)
    right = asked(deal.game, "deal", players=players)[fact.path]
    near = sorted({right + step for step in (-5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 10) if right + step > 0})
    values = sorted([right, *dice.some(near, 1 + dice.below(3))])
    who = PEOPLE[players]
    return Task(
        game=deal.game,
        prompt=plain(f"{who.vi} chơi. {fact.vi.format(card=deal.card)}", f"{who.en} play. {fact.en}"),
        mode=ChoiceMode(
            ask={"ask": "deal", "players": players},
            path=fact.path,
            choices=tuple(Choice(value, Text(f"{value} {deal.card}", counted(value))) for value in values),
        ),
    )


def counted(value: int) -> str:
    """Say how many cards."""
    return f"{value} card" if value == 1 else f"{value} cards"


def _clauses(deal: Deal, task: Task) -> tuple[str, ...]:
    """Return the clause that says the number asked for, what that rests on, and the articles that all numbers show."""
    assert isinstance(task.mode, ChoiceMode)
    fact = next(fact for fact in deal.facts if fact.path == task.mode.path)
    deck = (deal.deck,) if deal.deck and (fact.vi, fact.en) == STOCK else ()
    return (deal.clause(fact, task.mode.ask["players"]), *deck, *deal.whole)


def deal_makers(deal: Deal) -> Makers:
    """Return the maker of a game's questions about its deal."""
    return {
        (deal.game, "chia-bai"): Maker(
            seeded(f"{deal.game}:chia-bai", partial(_numbers, deal)),
            Scale(OFFERED, offered, 2, 3),
            deal.articles,
            is_aside=True,
            name=_NAME,
            mode=ChoiceMode.slug,
            rests=partial(_clauses, deal),
        )
    }
