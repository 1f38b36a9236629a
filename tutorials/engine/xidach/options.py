"""House rules of xì dách."""

from dataclasses import dataclass

from tutorials.engine.errors import Message
from tutorials.engine.rules import OptionInfo, Preset, RuleSet, named, numbers, option

DEN_FROM = {"tu-26": 26, "tu-27": 27, "tu-28": 28, "tu-30": 30}  # the least total that pays for all: XD-8.2
_EQUAL = named(hoa=("hòa", "a draw"), cai=("cái thắng", "the dealer wins"), con=("con thắng", "the player wins"))


@dataclass(frozen=True, slots=True)
class Options:
    """The choices of a table; the defaults are the reading of the essay on the four games."""

    at: str = "tu-do"  # XD-3.2
    xi_dach: str = "muoi-hay-hinh"  # XD-4.2
    ngu_linh: str = "tu-16"  # XD-6.1
    du_tuoi: int = 16  # XD-5.2
    cai_du_tuoi: int = 16  # XD-5.3
    den: str = "rut-qua-21"  # XD-8.1
    den_cho: str = "moi-nguoi"  # XD-8.3
    nhan: str = "nhu-nhau"  # XD-9.2
    cung_quac: str = "hoa"  # XD-7.7
    non: str = "hon-quac"  # XD-7.6
    bang_diem: str = "hoa"  # XD-7.4
    cung_bo: str = "hoa"  # XD-4.4
    hai_ngu_linh: str = "it-diem"  # XD-6.2
    lam_cai: str = "co-dinh"  # XD-9.4


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
    option("du_tuoi", "X4", "XD-5.2", "Con đủ tuổi", "The least for a player", numbers(16, 14)),
    option("cai_du_tuoi", "X4", "XD-5.3", "Cái đủ tuổi", "The least for the dealer", numbers(16, 15, 14)),
    option(
        "den", "X5", "XD-8.1", "Đền", "Paying for all",
        {
            "rut-qua-21": Message("đã quá 21 mà còn rút, bị bắt gặp", "drawing although over 21, when found out"),
            **{slug: Message(f"quắc từ {low} điểm", f"a total of {low} or more") for slug, low in DEN_FROM.items()},
        },
    ),
    option(
        "den_cho", "X5", "XD-8.3", "Đền cho ai", "Who is paid by đền",
        named(
            moi_nguoi=("mỗi người một phần", "everyone a part"),
            cai=("dồn cả cho cái", "the dealer gets it all"),
        ),
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
        "cung_quac", "X7", "XD-7.7", "Con và cái cùng quắc", "Player and dealer both bust",
        named(hoa=("hòa", "a draw"), con_thua=("con thua", "the player loses")),
    ),
    option(
        "non", "", "XD-7.6", "Con non gặp cái quắc", "A player too low against a dealer gone bust",
        named(hon_quac=("con thắng", "the player wins"), luon_thua=("con vẫn thua", "the player loses all the same")),
    ),
    option("bang_diem", "", "XD-7.4", "Bằng điểm", "Equal points", _EQUAL),
    option(
        "cung_bo", "", "XD-4.4", "Cùng xì bàng hay cùng xì dách", "Both with xì bàng, or both with xì dách",
        named(hoa=("hòa", "a draw"), cai=("cái thắng", "the dealer wins")),
    ),
    option(
        "hai_ngu_linh", "X3", "XD-6.2", "Hai ngũ linh", "Two ngũ linh",
        {
            "it-diem": Message("ít điểm hơn thắng", "the lower wins"),
            "hoa": Message("hòa", "a draw"),
            "cai": Message("cái thắng", "the dealer wins"),
        },
    ),
    option(
        "lam_cai", "", "XD-9.4", "Ván sau ai làm cái", "The next dealer",
        {
            "co-dinh": Message("vẫn người cũ", "the same player"),
            "xi-dach": Message("ai có xì bàng hay xì dách", "whoever had xì bàng or xì dách"),
            "luan-phien": Message("lần lượt từng người", "each player in turn"),
        },
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
    Preset(
        "ban-mang",
        Options(cung_quac="con-thua", non="luon-thua", bang_diem="con"),
        "Một bản luật xì dách của bàn chơi trên mạng",
        "không ghi",
    ),
)
RULES = RuleSet(TABLE, PRESETS)
