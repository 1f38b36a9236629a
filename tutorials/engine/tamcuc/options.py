"""House rules of tam cúc: one frozen value, each field with its article and its choices.

The defaults are the guide of gamevh (preset `gamevh`). Where the sources say nothing the choice of this
site stands with the row that it belongs to, and the law says so.
"""

from dataclasses import dataclass

from tutorials.engine.errors import Message
from tutorials.engine.rules import OptionInfo, Preset, RuleSet, named, option, yes_no


@dataclass(frozen=True, slots=True)
class Options:
    """The choices of one table. Points, never money."""

    luot_dau: str = "xe-do"
    bo_quan: str = "hai-tuong-hai-si-tot-den"
    bang_suc: str = "ngua-truoc"
    thuong_trinh: str = "khong"
    quan_chui: bool = True
    bang_ket: str = "gamevh"
    bo_ket: str = "den-xe-do"
    ai_ket: str = "nguoi-goi"
    cay_thua: str = "khong-mat"
    den: str = "mot-muc"


TABLE: tuple[OptionInfo, ...] = (
    option(
        "luot_dau",
        "K1",
        "TC-5.5",
        "Lượt đầu được ngửa đến",
        "The first trick may go up to",
        named(
            xe_do=("xe đỏ, mấy người chơi cũng thế", "the red cart, however many play"),
            tuong_do=(
                "tượng đỏ khi hai hay bốn người, xe đỏ khi ba",
                "the red elephant with two or four, the red cart with three",
            ),
            khong=("không hạn chế", "no limit"),
        ),
    ),
    option(
        "bo_quan",
        "K2",
        "TC-1.3",
        "Ba người thì bỏ ra",
        "With three players there are left out",
        named(
            hai_tuong_hai_si_tot_den=(
                "hai tướng, một sĩ đỏ, một sĩ đen, một tốt đen",
                "both generals, a red and a black adviser, a black soldier",
            ),
            hai_tuong_si_do_hai_tot=(
                "hai tướng, một sĩ đỏ, một tốt đỏ, một tốt đen",
                "both generals, a red adviser, a red and a black soldier",
            ),
            hai_tot=(
                "một tốt đỏ và một tốt đen, mỗi người mười quân",
                "a red and a black soldier, leaving ten pieces each",
            ),
        ),
    ),
    option(
        "bang_suc",
        "K3",
        "TC-3.6",
        "Hai bên bằng sức thì",
        "Of two alike",
        named(
            ngua_truoc=("người ngửa trước ăn, nên người gọi ăn", "the first to turn up takes, so the caller does"),
            ngua_sau=("người ngửa sau ăn", "the later to turn up takes"),
        ),
    ),
    option(
        "thuong_trinh",
        "",
        "TC-4.6",
        "Trình làng được thưởng",
        "The reward for a show",
        {
            "khong": Message("không thưởng, chỉ tính cây", "none, only cây count"),
            "2-5": Message(
                "mỗi người khác trả ngay 2 điểm cho tứ tử, 5 điểm cho ngũ tử",
                "each other player pays at once 2 points for four soldiers, 5 for five",
            ),
        },
    ),
    option(
        "quan_chui",
        "K4",
        "TC-6.1",
        "Lượt có quân chui",
        "A trick with pieces left face down",
        {True: yes_no(("vẫn tính đủ cây", "counts in full"), ("", ""))[True]},
    ),
    option(
        "bang_ket",
        "K5",
        "TC-8.1",
        "Bảng điểm kết",
        "Table of points for a kết",
        {
            "gamevh": Message(
                "12, 18, 24, 48 khi hai người; một nửa khi ba; một phần ba khi bốn",
                "12, 18, 24, 48 with two; half with three; a third with four",
            ),
            "2-3-4-8": Message("2, 3, 4, 8, mấy người chơi cũng thế", "2, 3, 4, 8, however many play"),
        },
    ),
    option(
        "bo_ket",
        "K5",
        "TC-7.2",
        "Bộ được kết",
        "Groups that make a kết",
        named(
            den_xe_do=(
                "đôi đến đôi xe đỏ; bộ ba thì chỉ xe pháo mã",
                "pairs up to the red carts; of threes only cart, cannon, horse",
            ),
            moi_doi=("đôi nào cũng được; bộ ba thì chỉ xe pháo mã", "any pair; of threes only cart, cannon, horse"),
            moi_bo=("đôi nào, bộ ba nào cũng được", "any pair and any three"),
        ),
    ),
    option(
        "ai_ket",
        "K5",
        "TC-7.7",
        "Ai được kết",
        "Who may make a kết",
        named(
            nguoi_goi=("chỉ người gọi lượt cuối, trừ khi đè", "only who calls the last trick, but for an overpowering"),
            nguoi_an=("ai ăn lượt cuối bằng bộ kết được", "whoever takes the last trick with a group that may"),
        ),
    ),
    option(
        "cay_thua",
        "K5",
        "TC-8.2",
        "Người thua có nhiều cây hơn điểm kết thì",
        "A loser with more cây than the points of the kết",
        named(
            khong_mat=("không mất điểm nào", "loses nothing"),
            duoc_lai=("được lại chỗ hơn", "gains the difference"),
            cong_them=(
                "không trừ cây: so cây như thường, điểm kết tính thêm",
                "no cây are taken off: they are compared as usual and the kết is added",
            ),
        ),
    ),
    option(
        "den",
        "K5",
        "TC-8.3",
        "Bị đè thì người gọi đền",
        "A caller who is overpowered pays",
        named(
            mot_muc=("đúng một mức trong bảng", "the figure of the table, once"),
            tru_cay=("một mức trừ số cây của mình", "the figure less the cây won"),
            thay_lang=("một mức thay cho mỗi người còn lại", "the figure for each of the others"),
        ),
    ),
)

PRESETS: tuple[Preset[Options], ...] = (
    Preset("gamevh", Options(), "Hướng dẫn chơi tam cúc của gamevh", "không ghi", aliases=("tamcuc-gamevh",)),
    Preset(
        "dan-gian",
        Options(luot_dau="tuong-do", bo_quan="hai-tuong-si-do-hai-tot"),
        "Lời kể lối chơi dân gian trên các trang phổ biến trò chơi",
        "không ghi",
        aliases=("tamcuc-dan-gian",),
    ),
)

RULES: RuleSet[Options] = RuleSet(TABLE, PRESETS)
