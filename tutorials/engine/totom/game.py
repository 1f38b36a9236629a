"""What differs between the games of the Tổ tôm deck, as data. Law: TT-1.1, TT-2.1, TT-6.2."""

from dataclasses import dataclass

from tutorials.engine.totom.options import Options


@dataclass(frozen=True, slots=True)
class Game:
    """One game on the 120-card deck: sizes of hands and what a winning hand needs."""

    slug: str
    players: int
    hand: int  # cards of each player
    win_size: int  # cards of a winning hand, the winning card counted
    min_lung: int
    red_for_thap_dieu: int
    cu_for_kinh_cu: int
    noc_end: tuple[tuple[int, int], ...]  # players at the mat -> cards left in the nọc at a draw
    has_cuoc: bool = True

    @property
    def noc(self) -> int:
        """Cards of the nọc once the bắt cái card has gone to the cái."""
        return 120 - self.players * self.hand - 1

    def noc_left(self, players: int, options: Options) -> int:
        """Return how many cards are left in the nọc when the hand is a draw."""
        return 1 if options.noc_hoa == "1" else dict(self.noc_end)[players]


GAMES = {
    game.slug: game
    for game in (
        Game("to-tom", 5, 20, 21, 1, 10, 1, ((5, 5), (4, 8), (3, 11))),
        Game("bi-tu", 4, 24, 25, 2, 12, 2, ((4, 8), (3, 11))),
        Game("to-tom-diem", 5, 20, 21, 1, 10, 1, ((5, 1), (4, 1))),
        Game("tai-ban", 3, 30, 31, 9, 10, 1, ((3, 14),), has_cuoc=False),
    )
}
