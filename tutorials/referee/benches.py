"""What the referee knows of each game, as data: its quarrels, its form, the cards to tap, a record to begin with."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tutorials.catalogue.houses import House
from tutorials.engine.cards import KINDS, Kind
from tutorials.engine.chan.form import form_of
from tutorials.engine.totom.game import GAMES
from tutorials.referee import chan_disputes, disputes, example
from tutorials.referee.case_form import CaseForm
from tutorials.referee.chan_disputes import Group, NamedFault
from tutorials.referee.chan_form import ChanForm
from tutorials.referee.chan_scenes import scenes as chan_scenes
from tutorials.referee.disputes import HELD_FIELDS, Dispute
from tutorials.referee.famous import FAMOUS, Famous
from tutorials.referee.forms import ClaimForm
from tutorials.tasks.case import Scene, scenes


@dataclass(frozen=True, slots=True)
class Bench:
    """What the pages of the referee show of one game."""

    disputes: tuple[Dispute, ...]
    form: type[CaseForm]
    scenes: Callable[[Mapping[str, Any], str], tuple[Scene, ...]]
    example: str  # a record to try
    grammar: str  # the template that tells how to write one
    famous: tuple[Famous, ...] = ()
    held: tuple[str, ...] = ()  # fields whose cards can only come from the hand, where the whole hand is told
    kinds: Callable[[House], tuple[Kind, ...]] = lambda house: KINDS  # to tap: the deck that the house plays with
    groups: Callable[[], tuple[Group, ...]] = tuple  # the faults that can be chosen by their names
    den_article: str = ""  # what a báo costs

    @property
    def by_slug(self) -> Mapping[str, Dispute]:
        """Return the quarrels by the word of the address."""
        return {dispute.slug: dispute for dispute in self.disputes}

    def fault(self, slug: str) -> NamedFault | None:
        """Return a fault by its slug; None if there is none."""
        groups = self.groups() if slug else ()
        return next((fault for group in groups for fault in group.faults if fault.slug == slug), None)


def _of_totom(slug: str) -> Bench:
    return Bench(
        disputes=disputes.DISPUTES,
        form=ClaimForm,
        scenes=scenes,
        example=example.RECORD,
        grammar="referee/_grammar.html",
        famous=FAMOUS if GAMES[slug].players == 5 else (),
        held=HELD_FIELDS,
    )


_CHAN = Bench(
    disputes=chan_disputes.DISPUTES,
    form=ChanForm,
    scenes=chan_scenes,
    example=example.CHAN_RECORD,
    grammar="referee/_grammar_chan.html",
    kinds=lambda house: form_of(house.options).kinds,
    groups=chan_disputes.groups,
    den_article="CH-9.2",
)
_TOTOM = {slug: _of_totom(slug) for slug in GAMES}
BENCHES: Mapping[str, Bench] = {"to-tom": _TOTOM["to-tom"], chan_disputes.GAME: _CHAN, **_TOTOM}
