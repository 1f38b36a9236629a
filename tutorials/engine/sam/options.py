"""House rules of sâm lốc: where tables differ, with the article that says so, and the presets."""

from dataclasses import dataclass

from tutorials.engine.rules import Preset, RuleSet, named, option, yes_no


@dataclass(frozen=True, slots=True)
class Options:
    """The choices of one table; the defaults are those of the essay, its slips mended (SL-8.4)."""

    two_in_straight: str = "dau"  # SL-2.6: dau, khong
    pair_of_twos: str = "hai-tu-quy"  # SL-3.5: khong, mot-tu-quy, hai-tu-quy
    longer_straight: bool = False  # SL-3.3
    opener: str = "nho-nhat"  # SL-4.1: nho-nhat, ngau-nhien
    bao_fail: str = "moi-nguoi"  # SL-6.3: moi-nguoi, nguoi-chan
    bao_last: str = "het-la-thang"  # SL-6.4: het-la-thang, van-chan
    last_two: str = "thua"  # SL-4.6: thua, thoi, cam
    three_sam: bool = True  # SL-5.5
    split_quad: bool = True  # SL-5.7
    cong: str = "muoi-lam"  # SL-7.2: muoi-lam, dem-la
    thoi: str = "muoi-lam"  # SL-7.3: muoi-lam, den-do


TABLE = (
    option(
        "two_in_straight",
        "S1",
        "SL-2.6",
        "Lá 2 trong sảnh",
        "A two in a straight",
        named(
            dau=(
                "Đứng đầu: A-2-3 nhỏ nhất, rồi 2-3-4; K-A-2 không được",
                "Low: A-2-3 is the lowest, then 2-3-4; no K-A-2",
            ),
            khong=("Không sảnh nào có lá 2", "No straight holds a two"),
        ),
    ),
    option(
        "pair_of_twos",
        "S2",
        "SL-3.5",
        "Đôi 2 bị gì chặt",
        "What cuts a pair of twos",
        named(
            khong=("Không gì chặt được", "Nothing does"),
            mot_tu_quy=("Một tứ quý", "One tứ quý"),
            hai_tu_quy=("Hai tứ quý đánh cùng lúc", "Two tứ quý played together"),
        ),
    ),
    option(
        "longer_straight",
        "S3",
        "SL-3.3",
        "Sảnh dài hơn chặn sảnh ngắn",
        "A longer straight on a shorter one",
        yes_no(
            ("Chặn được, nếu lá cuối lớn hơn", "It beats, if its top card is higher"),
            ("Không: phải cùng số lá", "No: the lengths must be equal"),
        ),
    ),
    option(
        "opener",
        "S4",
        "SL-4.1",
        "Ván đầu, không ai báo sâm: ai đi trước",
        "First hand, nobody declares: who leads",
        named(
            nho_nhat=("Người có lá nhỏ nhất", "The holder of the smallest card"),
            ngau_nhien=("Bốc thăm", "Drawn by lot"),
        ),
    ),
    option(
        "bao_fail",
        "S5",
        "SL-6.3",
        "Báo sâm bị chặn, ai được đền",
        "A báo sâm is stopped: who is paid",
        named(
            moi_nguoi=("Mỗi người 20 điểm", "Everybody, 20 points each"),
            nguoi_chan=("Một mình người chặn", "Only the one who stopped it"),
        ),
    ),
    option(
        "bao_last",
        "S5",
        "SL-6.4",
        "Nước cuối của người báo sâm",
        "The last play of a báo sâm",
        named(
            het_la_thang=("Hết bài là xong, không ai chặn nữa", "Out of cards is out: nobody may beat it"),
            van_chan=("Vẫn chặn được", "It may still be beaten"),
        ),
    ),
    option(
        "last_two",
        "S6",
        "SL-4.6",
        "Nước cuối có lá 2",
        "Going out with a two",
        named(
            thua=("Thua, trả mỗi người 15 điểm, ván dừng", "Loses, pays 15 points to each, the hand ends"),
            thoi=("Tính thối, những người khác đánh tiếp", "Counts as thối, the others play on"),
            cam=("Không được đánh", "Not allowed"),
        ),
    ),
    option(
        "three_sam",
        "S7",
        "SL-5.5",
        "Ba sám ăn trắng",
        "Three sám win on the deal",
        yes_no(("Có", "Yes"), ("Không", "No")),
    ),
    option(
        "split_quad",
        "S7",
        "SL-5.7",
        "Ăn trắng: tứ quý tách làm hai đôi, hay một sám và lá lẻ",
        "On the deal a tứ quý may count as two pairs, or as a sám and one card",
        yes_no(("Được tách", "It may"), ("Không tách", "It may not")),
    ),
    option(
        "cong",
        "S8",
        "SL-7.2",
        "Cóng: chưa đánh được lá nào",
        "Cóng: not one card played",
        named(
            muoi_lam=("15 điểm thay cho mười lá", "15 points for the ten cards"),
            dem_la=("Đếm lá như thường", "The cards are counted as usual"),
        ),
    ),
    option(
        "thoi",
        "S6",
        "SL-7.3",
        "Giá một lá 2 bị thối hay bị chặt",
        "The worth of a two held or cut",
        named(
            muoi_lam=("15 điểm mỗi lá", "15 points each"),
            den_do=("2 đen 10 điểm, 2 đỏ 15 điểm", "10 points a black one, 15 a red one"),
        ),
    ),
)

PRESETS = (
    Preset("bai-luat", Options(), "Bài viết tổng hợp luật bốn trò, chỗ sai đã sửa", "không ghi"),
    Preset(
        "trang-huong-dan",
        Options(pair_of_twos="khong", opener="ngau-nhien", bao_fail="nguoi-chan"),
        "Một trang hướng dẫn trò chơi trên mạng",
        "không ghi",
        aliases=("sam-onchoi",),
    ),
    Preset(
        "tro-choi-mang",
        Options(pair_of_twos="khong"),
        "Luật kèm một trò chơi trên mạng",
        "không ghi",
        aliases=("sam-iwin",),
    ),
    Preset(
        "trang-giai-dap",
        Options(pair_of_twos="khong", last_two="thoi"),
        "Một trang giải đáp luật chơi",
        "không ghi",
        aliases=("sam-ciao33",),
    ),
    Preset(
        "phan-mem",
        Options(two_in_straight="khong", pair_of_twos="khong", last_two="cam", cong="dem-la"),
        "Chương trình máy chủ công khai, bản luật thứ nhất",
        "không ghi",
    ),
    Preset(
        "ung-dung",
        Options(pair_of_twos="khong", opener="ngau-nhien", three_sam=False),
        "Bản mô tả luật của một ứng dụng chơi với máy",
        "không ghi",
    ),
)

RULES = RuleSet(TABLE, PRESETS)
