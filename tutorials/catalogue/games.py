"""The games of the site, from the smallest to the greatest."""

from dataclasses import dataclass

from tutorials.catalogue.texts import Text


@dataclass(frozen=True, slots=True)
class Game:
    """A game that the site teaches or will teach."""

    slug: str
    name: Text
    deck: Text
    gist: Text  # one line for somebody who has never heard of it
    prefix: str = ""  # of its articles: TT
    is_open: bool = False


MONEY_120 = Text("bộ bài tổ tôm, 120 quân", "the money deck, 120 cards")
MONEY_100 = Text("bộ bài tổ tôm bớt 20 quân", "the money deck less 20 cards")
TAM_CUC = Text("bộ bài tam cúc, 32 quân", "the tam cúc deck, 32 pieces")
FRENCH = Text("bộ bài tây, 52 lá", "a French deck, 52 cards")
FRENCH_36 = Text("bộ bài tây từ át đến 9, 36 lá", "a French deck from ace to nine, 36 cards")

GAMES: tuple[Game, ...] = (
    Game(
        slug="bai-cao",
        name=Text("Bài cào", "Bài cào"),
        deck=FRENCH,
        gist=Text("Ba lá, đếm nút.", "Three cards, count the pips."),
        prefix="BA",
        is_open=True,
    ),
    Game(
        slug="ba-cay",
        name=Text("Ba cây", "Ba cây"),
        deck=FRENCH_36,
        gist=Text("Ba lá, so điểm rồi so chất.", "Three cards: points first, then suits."),
        prefix="BC",
        is_open=True,
    ),
    Game(
        slug="xi-dach",
        name=Text("Xì dách", "Xì dách"),
        deck=FRENCH,
        gist=Text("Rút bài cho gần hai mươi mốt.", "Draw towards twenty-one."),
        prefix="XD",
        is_open=True,
    ),
    Game(
        slug="tam-cuc",
        name=Text("Tam cúc", "Tam cúc"),
        deck=TAM_CUC,
        gist=Text("Cả nhà chơi ngày Tết: lẻ, đôi, ba.", "A family game of New Year: ones, twos and threes."),
        prefix="TC",
        is_open=True,
    ),
    Game(
        slug="ta-la",
        name=Text("Tá lả", "Tá lả"),
        deck=FRENCH,
        gist=Text("Ghép phỏm, ăn quân của người bên.", "Make melds, take your neighbour's cards."),
        prefix="TL",
        is_open=True,
    ),
    Game(
        slug="sam",
        name=Text("Sâm lốc", "Sâm lốc"),
        deck=FRENCH,
        gist=Text("Chặn bài nhau, ai hết bài trước thì được.", "Beat what lies there and be out first."),
        prefix="SL",
        is_open=True,
    ),
    Game(
        slug="tai-ban",
        name=Text("Tài bàn", "Tài bàn"),
        deck=MONEY_120,
        gist=Text("Ba người, gom cho đủ chín lưng.", "Three players, nine lưng to gather."),
        prefix="TB",
        is_open=True,
    ),
    Game(
        slug="chan",
        name=Text("Chắn", "Chắn"),
        deck=MONEY_100,
        gist=Text("Bốn người, ghép từng đôi.", "Four players, all in pairs."),
        prefix="CH",
        is_open=True,
    ),
    Game(
        slug="bi-tu",
        name=Text("Tổ tôm bí tứ", "Tổ tôm for four"),
        deck=MONEY_120,
        gist=Text("Bốn người, cần hai lưng.", "Four players, two lưng to win."),
        prefix="BT",
        is_open=True,
    ),
    Game(
        slug="to-tom",
        name=Text("Tổ tôm bí ngũ", "Tổ tôm for five"),
        deck=MONEY_120,
        gist=Text("Năm người quanh chiếu: xếp phu, giữ lưng, chờ ù.", "Five round the mat: sets, a lưng, then ù."),
        prefix="TT",
        is_open=True,
    ),
    Game(
        slug="to-tom-diem",
        name=Text("Tổ tôm điếm", "Tổ tôm điếm"),
        deck=MONEY_120,
        gist=Text("Ngồi chòi nghe trống, chơi ngày hội.", "From huts, to the drum, on festival days."),
        prefix="TD",
        is_open=True,
    ),
)
BY_SLUG = {game.slug: game for game in GAMES}
EVERY_GAME = "all"
