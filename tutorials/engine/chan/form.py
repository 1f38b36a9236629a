"""The forms of chắn as data: a hundred cards for two to four, or all 120. Law: CH-1.1, CH-1.5, CH-1.7."""

from dataclasses import dataclass

from tutorials.engine.cards import CHAN_LEAVES_OUT, KINDS, Kind
from tutorials.engine.chan.options import Options


@dataclass(frozen=True, slots=True)
class Form:
    """How many play with which deck, and what a winning hand needs."""

    slug: str
    players: int
    pairs: int  # of a winning hand
    min_chan: int
    kinds: tuple[Kind, ...]
    article: str  # what the deal is cited by

    def has(self, kind: Kind) -> bool:
        """Say whether the deck holds this kind. Law: CH-1.1."""
        return self.is_whole_deck or kind.code not in CHAN_LEAVES_OUT

    @property
    def is_whole_deck(self) -> bool:
        """Say whether no card is left out. Law: CH-1.5."""
        return len(self.kinds) == len(KINDS)

    @property
    def win_size(self) -> int:
        """Cards of a winning hand, the winning card counted."""
        return 2 * self.pairs

    @property
    def hand(self) -> int:
        """Cards of each player but the cái, who has one more."""
        return self.win_size - 1

    @property
    def deck(self) -> int:
        """Cards of the whole deck."""
        return 4 * len(self.kinds)

    @property
    def noc(self) -> int:
        """Cards of the nọc once the cái has the extra card. Law: CH-1.2."""
        return self.deck - self.players * self.hand - 1


_HUNDRED = tuple(kind for kind in KINDS if kind.code not in CHAN_LEAVES_OUT)
USUAL = 4  # players where a question does not say how many
FORMS = {
    form.slug: form
    for form in (
        Form("100", 4, 10, 6, _HUNDRED, "CH-1.2"),
        Form("100-3", 3, 10, 6, _HUNDRED, "CH-1.7"),
        Form("100-2", 2, 10, 6, _HUNDRED, "CH-1.7"),
        Form("120-4", 4, 12, 8, KINDS, "CH-1.5"),
        Form("120-5", 5, 10, 6, KINDS, "CH-1.5"),
    )
}
_BY_PLAYERS = {(str(form.deck), form.players): form for form in FORMS.values()}
PLAYERS = {deck: tuple(sorted(players for other, players in _BY_PLAYERS if other == deck)) for deck, _ in _BY_PLAYERS}


def form_of(options: Options, players: int = USUAL) -> Form:
    """Return the form that a table plays. Law: CH-1.1, CH-1.5, CH-1.7."""
    return _BY_PLAYERS[options.bo_bai, players]
