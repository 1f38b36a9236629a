"""What differs between the games of the Tổ tôm deck, as data. Law: TT-1.1, TT-2.1, TT-6.2."""

from dataclasses import dataclass

from tutorials.engine.lines import Line
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
    noc_end_mat: tuple[tuple[int, int], ...] = ()  # the same, where a festival ends as a mat does (T38)
    has_cuoc: bool = True
    cuoc_names: tuple[tuple[str, str, str], ...] = ()  # slug, name, gloss: what this game calls it
    articles: tuple[tuple[str, str], ...] = ()  # clause of tổ tôm -> clause of this game's own law

    def cited(self, line: Line) -> Line:
        """Return the line with the article of this game's own law, where it has one."""
        own = dict(self.articles).get(line.article)
        return Line(line.phrase, own, **line.values) if own else line

    @property
    def is_free(self) -> bool:
        """Say whether eating and throwing are free of the three laws (tài bàn, TB-16)."""
        return not self.has_cuoc

    @property
    def noc(self) -> int:
        """Cards of the nọc once the bắt cái card has gone to the cái."""
        return 120 - self.players * self.hand - 1

    def noc_left(self, players: int, options: Options) -> int:
        """Return how many cards are left in the nọc when the hand is a draw."""
        if options.noc_hoa in ("0", "1"):
            return int(options.noc_hoa)
        as_mat = options.noc_hoa == "ca-diem" and self.noc_end_mat
        return dict(as_mat or self.noc_end)[players]


_FOUR_CUOC = (
    ("thap-dieu", "thập nhị điều", "twelve red cards"),
    ("kinh-cu", "kính nhị cụ", "two ông cụ are the only red cards"),
)
_FOUR_ARTICLES = (
    ("TT-1.1", "BT-1.1"),
    ("TT-1.2", "BT-1.2"),
    ("TT-1.2.3", "BT-1.2"),
    ("TT-2.1", "BT-2.1"),
    ("TT-2.5", "BT-2.1"),
    ("TT-6.2", "BT-6.1"),
    ("TT-7.1", "BT-7.1"),
    ("TT-13.1", "BT-13.1"),
    ("TT-13.2", "BT-13.1"),
    ("TT-15.8", "BT-15.1"),
)
_THREE_ARTICLES = (
    ("TT-1.1", "TB-1.1"),
    ("TT-1.2", "TB-1.2"),
    ("TT-1.2.3", "TB-1.2"),
    ("TT-2.5", "TB-2.1"),
    ("TT-5.2", "TB-3.1"),
    ("TT-6.2", "TB-6.1"),
    ("TT-7.1", "TB-7.1"),
    ("TT-13.9", "TB-13.1"),
    ("TT-16.19", "TB-16.1"),
)
GAMES = {
    game.slug: game
    for game in (
        Game("to-tom", 5, 20, 21, 1, 10, 1, ((5, 5), (4, 8), (3, 11))),
        Game("bi-tu", 4, 24, 25, 2, 12, 2, ((4, 8), (3, 11)), cuoc_names=_FOUR_CUOC, articles=_FOUR_ARTICLES),
        Game("to-tom-diem", 5, 20, 21, 1, 10, 1, ((5, 1), (4, 1)), ((5, 5), (4, 8)), articles=(("TT-6.2", "TD-9.3"),)),
        Game("tai-ban", 3, 30, 31, 9, 10, 1, ((3, 14),), has_cuoc=False, articles=_THREE_ARTICLES),
    )
}
