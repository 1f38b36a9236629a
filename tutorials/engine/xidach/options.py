"""House rules of xì dách."""

from dataclasses import dataclass

from tutorials.engine.errors import Message
from tutorials.engine.rules import OptionInfo, Preset, RuleSet, named, numbers, option


@dataclass(frozen=True, slots=True)
class Options:
    """The choices of a table; the defaults are the reading of the essay on the four games."""

    at: str = "tu-do"  # XD-3.2
    xi_dach: str = "muoi-hay-hinh"  # XD-4.2
    ngu_linh: str = "tu-16"  # XD-6.1
    du_tuoi: int = 16  # XD-5.2
    cai_du_tuoi: int = 16  # XD-5.3
    den: str = "rut-qua-21"  # XD-8.1
    nhan: str = "nhu-nhau"  # XD-9.2
    cung_quac: str = "hoa"  # XD-7.7


TABLE: tuple[OptionInfo, ...] = (
    option(
        "at", "X1", "XD-3.2", "Giá trị lá át", "Value of an ace",
        {
            "tu-do": Message("1, 10 hoặc 11, tùy ý", "1, 10 or 11, freely"),
            "theo-so-la": Message(
                "theo số lá: hai lá 10 hoặc 11, ba lá 1 hoặc 10, từ bốn lá 1",
                "by the cards held: two 10 or 11, three 1 or 10, from four 1",
            ),
            "mot-muoi": Message("chỉ 1 hoặc 10", "only 1 or 10"),
        },
    ),
    option(
        "xi_dach", "X2", "XD-4.2", "Bộ xì dách", "The hand xì dách",
        {
            "muoi-hay-hinh": Message("át với 10, J, Q hay K", "an ace with 10, J, Q or K"),
            "chi-hinh": Message("át với J, Q hay K", "an ace with J, Q or K"),
        },
    ),
    option(
        "ngu_linh", "X3", "XD-6.1", "Ngũ linh", "Ngũ linh",
        {
            "tu-16": Message("năm lá, từ 16 đến 21", "five cards, 16 to 21"),
            "khong-qua-21": Message("năm lá, không quá 21", "five cards, no more than 21"),
        },
    ),
    option("du_tuoi", "X4", "XD-5.2", "Con đủ tuổi", "A player is of age", numbers(16, 14)),
    option("cai_du_tuoi", "X4", "XD-5.3", "Cái đủ tuổi", "The dealer is of age", numbers(16, 15, 14)),
    option(
        "den", "X5", "XD-8.1", "Đền", "Paying for all",
        {
            "rut-qua-21": Message("đã quá 21 mà còn rút, bị bắt gặp", "drawing although over 21, when found out"),
            "tu-28": Message("quắc từ 28 điểm", "a total of 28 or more"),
        },
    ),
    option(
        "nhan", "X6", "XD-9.2", "Nhân điểm xì bàng, xì dách, ngũ linh", "Points for xì bàng, xì dách, ngũ linh",
        {
            "nhu-nhau": Message("như nhau, một điểm", "alike, one point"),
            "4-3-2": Message("4, 3, 2 điểm", "4, 3, 2 points"),
            "3-2-2": Message("3, 2, 2 điểm", "3, 2, 2 points"),
        },
    ),
    option(
        "cung_quac", "X7", "XD-7.7", "Con và cái cùng quắc", "Player and dealer both over",
        named(hoa=("hòa", "a draw"), con_thua=("con thua", "the player loses")),
    ),
)  # fmt: skip

PRESETS: tuple[Preset[Options], ...] = (
    Preset("adam", Options(), "Bài viết về luật sâm, ba cây, tá lả, xì dách", "không ghi", ("xidach-adam",)),
    Preset(
        "gameo",
        Options(ngu_linh="khong-qua-21", cai_du_tuoi=15, den="tu-28", nhan="4-3-2"),
        "Trang GamEO",
        "không ghi",
        ("xidach-gameo",),
    ),
    Preset(
        "bai-viet",
        Options(at="theo-so-la", ngu_linh="khong-qua-21", cai_du_tuoi=15, nhan="3-2-2"),
        "Luật chơi của Bài Việt",
        "không ghi",
        ("xidach-bai-viet",),
    ),
)
RULES = RuleSet(TABLE, PRESETS)
