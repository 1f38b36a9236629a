"""House rules (lệ làng) of chắn: one frozen value, each field with its article and its choices.

The defaults are the Vietnamese Wikipedia's text (preset `wikipedia`). `TABLE` describes every option: the rows
C1 to C16 of the matrix of disagreements, and what tables play besides. Where all known sources agree an option has
one choice.
"""

from dataclasses import dataclass

from tutorials.engine.errors import Message
from tutorials.engine.rules import OptionInfo, named, numbers, option, yes_no

PLAIN_WIN = 2  # points of a hand without any cước, in every house


@dataclass(frozen=True, slots=True)
class Options:
    """The choices of one table. Points, before any stake."""

    bo_bai: str = "100"
    khong_chan: str = "chia-lai"
    doc_boong: bool = True
    rong_chi: str = "chua-an"
    u_tra_cua: bool = False
    u_it_nhat: int = 2
    thong_lanh_lang: bool = True
    thien_u: int = 2
    thien_u_bach_thu: bool = False
    dia_u: str = "khong"
    diem_dia_u: int = 4
    bach_thu_chi: int = 5
    chiu_u: int = 3
    thien_khai: int = 3
    cuoc_lon: str = "7-8-12-12"
    tranh: bool = False
    tranh_them: bool = False
    tam_do: str = "dung"
    tri_quan_danh: bool = True
    cuoc_kep: str = "mot-dich"
    tron_diem: bool = False
    ga: str = "muoi-nam"
    ga_nuoi: bool = False
    den: str = "tam-do-hai-leo"
    den_ai: str = "tung-nha"
    loi_nhe: str = "lanh-lang"
    xuong_thieu: str = "mat-diem"
    bo_u: str = "bao"
    ba_dau_duoi_chieu: bool = True
    bao_khi: str = "ngay"
    an_chon_ca: str = "tru-chan"
    chiu_sau_bo: bool = True

    @property
    def is_any_win_enough(self) -> bool:
        """Say whether a plain win counts. Law: CH-3.7."""
        return self.u_it_nhat <= PLAIN_WIN


TABLE: tuple[OptionInfo, ...] = (
    option(
        "bo_bai", "C15", "CH-1.5", "Bộ bài", "The deck",
        named(**{
            "100": ("100 quân: mười đôi, ít nhất sáu chắn", "100 cards: ten pairs, at least six chắn"),
            "120": (
                "cả 120 quân: bốn người mười hai đôi, ít nhất tám chắn; năm người mười đôi, ít nhất sáu chắn; "
                "quân yêu không làm quân ù",
                "all 120 cards: four players twelve pairs, at least eight chắn; five players ten pairs, at least six "
                "chắn; no yêu may be the winning card",
            ),
        }),
    ),
    option(
        "khong_chan", "C10", "CH-1.4", "Lên bài không có chắn nào", "A deal without any chắn",
        named(
            chia_lai=("chia lại", "dealt again"),
            danh_tiep=("đánh tiếp; ù được thì có cước phá thiên", "played on; an ù then has the cước phá thiên"),
        ),
    ),
    option(
        "doc_boong", "C13", "CH-1.6", "Quân trên cùng của nọc lúc vào ván", "The top card of the stock at the start",
        yes_no(
            ("là đốc boong, không làm quân ù (nơi có địa ù thì ù được)",
             "is the đốc boong, which wins for nobody (where địa ù is played it does)"),
            ("làm quân ù như mọi quân", "wins like any other card"),
        ),
    ),
    option(
        "rong_chi", "C11", "CH-3.3", "Ù rộng bằng chi chi", "A wide ù on chi chi",
        named(
            chua_an=(
                "chỉ khi chưa ăn, chưa chíu quân nào từ lúc lên bài",
                "only if nothing has been eaten or taken by chíu since the deal",
            ),
            khong=("không được", "never"),
            duoc=("được như mọi quân", "as on any card"),
        ),
    ),
    option(
        "u_tra_cua", "C12", "CH-3.5", "Quân trả cửa", "A card given back to a door",
        yes_no(
            ("ù được như quân bốc nọc", "wins like a card from the stock"),
            ("như quân đánh ra: chỉ chíu ù", "is like a discard: only chíu ù wins"),
        ),
    ),
    option(
        "u_it_nhat", "C1", "CH-3.7", "Ít nhất mấy điểm mới được ù", "The least points of a win",
        {
            2: Message("mấy điểm cũng ù", "any win counts"),
            3: Message("không ù suông: từ 3 điểm", "no plain win: 3 points or more"),
            4: Message("từ 4 điểm", "4 points or more"),
        },
    ),
    option(
        "thong_lanh_lang", "C8", "CH-6.2", "Ván trước ù lành làng", "The hand before was won without points",
        yes_no(
            ("ván này ù vẫn là thông", "a win now is still thông"),
            ("ván này ù không là thông", "a win now is not thông"),
        ),
    ),
    option("thien_u", "C1", "CH-6.4", "Điểm thiên ù", "Points of thiên ù", numbers(2, 3, 4)),
    option(
        "thien_u_bach_thu", "C1", "CH-6.8", "Thiên ù vừa đủ sáu chắn", "Thiên ù with just six chắn",
        yes_no(("kể thêm bạch thủ", "has bạch thủ too"), ("không kể bạch thủ", "has no bạch thủ")),
    ),
    option(
        "dia_u", "C13", "CH-6.5", "Địa ù", "Địa ù",
        named(
            khong=("không có cước này", "no such cước"),
            quan_dau=("ù quân đầu tiên của nọc", "ù on the first card of the nọc"),
            chua_boc=(
                "ù quân đầu tiên của nọc, hoặc khi chưa ai bốc",
                "ù on the first card of the nọc, or before anybody has drawn",
            ),
            vong_dau=(
                "ù quân đầu tiên của nọc, trong vòng đánh đầu",
                "ù on the first card of the nọc, in the first round",
            ),
        ),
    ),
    option("diem_dia_u", "C1", "CH-6.5", "Điểm địa ù", "Points of địa ù", numbers(3, 4)),
    option("bach_thu_chi", "C2", "CH-6.9", "Điểm bạch thủ chi", "Points of bạch thủ chi", numbers(5, 6)),
    option("chiu_u", "C3", "CH-6.6", "Điểm chíu ù và ù bòn", "Points of chíu ù and ù bòn", numbers(3, 4)),
    option(
        "thien_khai", "C4", "CH-6.12", "Điểm thiên khai và bòn", "Points of thiên khai and bòn", numbers(3, 4)
    ),
    option(
        "cuoc_lon", "C5", "CH-6.16", "Bạch định, tám đỏ, kính tứ chi, thập thành",
        "Bạch định, tám đỏ, kính tứ chi, thập thành",
        named(**{
            "7-8-12-12": ("7, 8, 12, 12 điểm", "7, 8, 12, 12 points"),
            "6-7-11-11": ("6, 7, 11, 11 điểm", "6, 7, 11, 11 points"),
        }),
    ),
    option(
        "tranh", "C5", "CH-6.20", "Bốn cước gọi theo tranh", "The four cước named after the pictures",
        yes_no(
            ("có: hoa rơi cửa Phật, nhà lầu xe hơi, cá lội sân đình, ngư ông bắt cá",
             "known: hoa rơi cửa Phật, nhà lầu xe hơi, cá lội sân đình, ngư ông bắt cá"),
            ("không có", "not known"),
        ),
    ),
    option(
        "tranh_them", "C5", "CH-6.25", "Cá nhảy đầu thuyền, đồng tử hái hoa", "Cá nhảy đầu thuyền, đồng tử hái hoa",
        yes_no(("có, 20 điểm", "known, 20 points"), ("không có", "not known")),
    ),
    option(
        "tam_do", "C16", "CH-6.17", "Tám đỏ", "Tám đỏ (eight reds)",
        named(dung=("đúng tám quân đỏ", "exactly eight red cards"), tu_tro_len=("tám trở lên", "eight or more")),
    ),
    option(
        "tri_quan_danh", "C12", "CH-6.3", "Ù quân người khác đánh vào cửa mình", "Ù on a card thrown to one's own door",
        yes_no(("cũng là trì", "is trì too"), ("không bao giờ là trì", "is never trì")),
    ),
    option(
        "cuoc_kep", "C6", "CH-7.2", "Mỗi cước thêm", "Each further cước",
        named(
            mot_dich=("thêm một điểm, riêng lèo hai", "adds one point, lèo alone two"),
            dich_rieng=("thêm dịch riêng của cước ấy", "adds its own dịch"),
        ),
    ),
    option(
        "tron_diem", "C6", "CH-7.3", "Đi với thập thành", "Together with thập thành",
        yes_no(
            ("bạch định, tám đỏ, kính tứ chi cộng đủ điểm", "bạch định, tám đỏ, kính tứ chi add their full points"),
            ("mọi cước chỉ cộng dịch", "every cước adds only its dịch"),
        ),
    ),
    option(
        "ga", "C7", "CH-7.4", "Gà", "Gà",
        named(
            muoi_nam=(
                "trì bạch thủ 10; bạch định, tám đỏ, kính tứ chi, thập thành 5",
                "trì bạch thủ 10; bạch định, tám đỏ, kính tứ chi, thập thành 5",
            ),
            don_vi_hai=(
                "mỗi gà 5 điểm cho các cước hiếm; trì bạch thủ hai gà",
                "units of 5 points for the rare cước; trì bạch thủ two units",
            ),
            don_vi_mot=(
                "mỗi gà 5 điểm cho các cước hiếm; trì bạch thủ một gà",
                "units of 5 points for the rare cước; trì bạch thủ one unit",
            ),
            khong=("không chơi gà", "played without gà"),
        ),
    ),
    option(
        "ga_nuoi", "C7", "CH-7.7", "Gà lấy ở đâu", "Where the gà comes from",
        yes_no(
            ("gà nuôi: ván nào cả làng cũng góp, ai ù cước có gà thì lấy hết",
             "a pot that grows: all put in every hand, a win with a gà takes it all"),
            ("các nhà kia trả ngay cùng điểm ù", "the others pay it at once with the points"),
        ),
    ),
    option(
        "den", "C8", "CH-9.2", "Bị báo thì đền", "Who is báo pays",
        named(
            tam_do_hai_leo=("điểm của tám đỏ hai lèo", "the points of tám đỏ with two lèo"),
            tam_do_hai_leo_ga=(
                "điểm của tám đỏ hai lèo, thêm gà tám đỏ",
                "the points of tám đỏ with two lèo, and the gà of tám đỏ",
            ),
        ),
    ),
    option(
        "den_ai", "C8", "CH-9.4", "Bị báo thì trả ai", "Whom a penalised player (báo) pays",
        named(
            tung_nha=("đền làng: trả mức đền cho từng nhà kia", "pays everyone: the penalty to each of the others"),
            thay_lang=(
                "đền thay làng: nhà khác ù thì trả thay các nhà không lỗi; tự mình ù sai thì trả mức đền cho từng nhà",
                "pays for everyone: when another wins, for all without a fault; after a false win, the penalty to each",
            ),
        ),
    ),
    option(
        "loi_nhe", "C8", "CH-8.1", "Ăn treo tranh, trái vỉ, chíu được mà ăn thường",
        "Ăn treo tranh, trái vỉ, eating plainly where chíu was possible",
        named(lanh_lang=("ù thì không được điểm, không phải đền", "an ù earns nothing, and nothing is paid")),
    ),
    option(
        "xuong_thieu", "C8", "CH-8.22", "Xướng thiếu cước", "Leaving a cước out of the call",
        named(
            mat_diem=("mất điểm cước ấy", "loses the points of that cước"),
            phai_ho=(
                "thiên ù, chíu ù, ù bòn, bạch thủ, bạch thủ chi thiếu là báo; cước khác mất điểm",
                "thiên ù, chíu ù, ù bòn, bạch thủ, bạch thủ chi left out is báo; others lose their points",
            ),
        ),
    ),
    option(
        "bo_u", "C8", "CH-8.20", "Bỏ ù rồi lại ù", "Letting an ù go and winning later",
        named(bao=("báo", "báo"), lanh_lang=("ù không được điểm", "the ù earns nothing")),
    ),
    option(
        "ba_dau_duoi_chieu", "C8", "CH-8.21", "Có ba đầu, ăn đỉnh mà hạ thành cạ",
        "With ba đầu, a like card laid down as a cạ",
        yes_no(("báo ba đầu dưới chiếu", "báo"), ("như treo tranh", "as treo tranh")),
    ),
    option(
        "bao_khi", "C9", "CH-9.3", "Ăn chọn cạ, ăn cạ chuyển chờ, có chắn cấu cạ",
        "Ăn chọn cạ, ăn cạ chuyển chờ, có chắn cấu cạ",
        named(
            ngay=("báo ngay khi phạm", "báo at once"),
            khi_u=("chỉ báo khi chính người ấy ù", "báo only if that player then wins"),
        ),
    ),
    option(
        "an_chon_ca", "C14", "CH-8.12", "Ăn chọn cạ", "Ăn chọn cạ",
        named(
            tru_chan=(
                "quân cùng số đã thành chắn thì không kể (một cửu vạn, hai hay bốn cửu văn: được lấy cửu vạn ăn "
                "cửu sách)",
                "cards of the row that pair as chắn do not count (one 9 vạn and two or four 9 văn: the 9 vạn may take "
                "a 9 sách)",
            ),
            nghiem=(
                "trên tay có hai hàng của số ấy là không được ăn cạ",
                "with two suits of the number in hand no cạ may be eaten",
            ),
        ),
    ),
    option(
        "chiu_sau_bo", "C15", "CH-8.24", "Chíu quân mình đã bỏ", "Chíu of a card that you let go at your own door",
        yes_no(("được", "allowed"), ("không được: bị báo", "not allowed: the player is penalised (báo)")),
    ),
)  # fmt: skip
