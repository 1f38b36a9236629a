"""House rules of sâm lốc: where tables differ, with the article that says so, and the presets."""

from dataclasses import dataclass

from tutorials.engine.errors import Message
from tutorials.engine.rules import Preset, RuleSet, named, numbers, option, yes_no


@dataclass(frozen=True, slots=True)
class Options:
    """The choices of one table; the defaults are those of the essay, its slips mended (SL-8.4)."""

    most_players: int = 4  # SL-1.2: 4, 5
    two_in_straight: str = "dau"  # SL-2.6: dau, khong
    pair_of_twos: str = "hai-tu-quy"  # SL-3.5: khong, mot-tu-quy, hai-tu-quy
    three_twos: str = "khong"  # SL-3.7: khong, mot-tu-quy
    longer_straight: bool = False  # SL-3.3
    opener: str = "nho-nhat"  # SL-4.1: nho-nhat, ngau-nhien
    bao_fail: str = "moi-nguoi"  # SL-6.3: moi-nguoi, nguoi-chan, nguoi-chan-ca-minh
    bao_last: str = "het-la-thang"  # SL-6.4: het-la-thang, van-chan
    last_two: str = "thua"  # SL-4.6: thua, thoi, cam
    straight_out: bool = False  # SL-4.8
    unsaid: str = "khong-den"  # SL-4.9: khong-den, thua
    three_sam: bool = True  # SL-5.5
    split_quad: bool = True  # SL-5.7
    only_dragon: bool = False  # SL-5.9
    cong: str = "muoi-lam"  # SL-7.2: muoi-lam, hai-muoi, dem-la
    thoi: str = "muoi-lam"  # SL-7.3: muoi-lam, muoi, nam, den-do, dem-la
    thoi_quad: int = 15  # SL-7.4: 15, 20, 10, 0
    cut_two: str = "nhu-thoi"  # SL-7.10: nhu-thoi, muoi, hai-muoi
    cut_quad: int = 15  # SL-7.11: 15, 10, 20, 40
    chain: str = "don"  # SL-7.12: don, tung-lan
    dragon: int = 20  # SL-7.13: 20, 40


TABLE = (
    option(
        "most_players",
        "",
        "SL-1.2",
        "Nhiều nhất mấy người chơi",
        "How many may play",
        numbers(4, 5, vi="người", en="players"),
    ),
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
        "three_twos",
        "",
        "SL-3.7",
        "Ba lá 2 bị gì chặt",
        "What cuts three 2s",
        named(khong=("Không gì chặt được", "Nothing does"), mot_tu_quy=("Một tứ quý", "One four of a kind")),
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
            nguoi_chan_ca_minh=(
                "Một mình người chặn, 20 nhân với cả số người chơi",
                "Only the one who stopped it, 20 for every player at the table",
            ),
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
        "straight_out",
        "",
        "SL-4.8",
        "Về bằng sảnh có lá 2",
        "Going out with a straight that holds a 2",
        yes_no(
            ("Được như sảnh thường", "Fine, as with any straight"),
            ("Cũng là về bằng lá 2", "Counts as going out on a 2"),
        ),
    ),
    option(
        "unsaid",
        "",
        "SL-4.9",
        "Còn một lá mà không báo, rồi về",
        "Going out without having said “báo một”",
        named(
            khong_den=("Vẫn về nhất, người ngồi trước khỏi phải đền", "Wins, but the player before need not pay"),
            thua=("Thua như về bằng lá 2", "Loses, as by going out on a 2"),
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
        "only_dragon",
        "",
        "SL-5.9",
        "Bộ nào ăn trắng",
        "What wins on the deal",
        yes_no(("Chỉ sảnh rồng", "Only a dragon straight"), ("Cả năm bộ", "All five kinds of hand")),
    ),
    option(
        "cong",
        "S8",
        "SL-7.2",
        "Cóng: chưa đánh được lá nào",
        "Cóng: not one card played",
        named(
            muoi_lam=("15 điểm thay cho mười lá", "15 points for the ten cards"),
            hai_muoi=("20 điểm thay cho mười lá", "20 points for the ten cards"),
            dem_la=("Đếm lá như thường", "The cards are counted as usual"),
        ),
    ),
    option(
        "thoi",
        "S6",
        "SL-7.3",
        "Giá một lá 2 bị thối",
        "The worth of a 2 held",
        named(
            muoi_lam=("15 điểm mỗi lá", "15 points each"),
            muoi=("10 điểm mỗi lá", "10 points each"),
            nam=("5 điểm mỗi lá", "5 points each"),
            den_do=("2 đen 10 điểm, 2 đỏ 15 điểm", "10 points a black one, 15 a red one"),
            dem_la=("1 điểm như lá khác", "1 point, as any card"),
        ),
    ),
    option(
        "thoi_quad",
        "",
        "SL-7.4",
        "Giá tứ quý bị thối",
        "The worth of four of a kind held",
        {**numbers(15, 20, 10), 0: Message("Đếm bốn lá như thường", "Four cards as usual")},
    ),
    option(
        "cut_two",
        "",
        "SL-7.10",
        "Giá lá 2 bị chặt",
        "The worth of a 2 that is cut",
        named(
            nhu_thoi=("Mỗi lá như bị thối", "Each as when held"),
            muoi=("10 điểm mỗi lá", "10 points each"),
            hai_muoi=("20 điểm một lần chặt, dù mấy lá", "20 points a cut, however many"),
        ),
    ),
    option(
        "cut_quad",
        "",
        "SL-7.11",
        "Giá tứ quý bị tứ quý lớn hơn chặn",
        "The worth of four of a kind that is beaten",
        numbers(15, 10, 20, 40),
    ),
    option(
        "chain",
        "",
        "SL-7.12",
        "Chặt chồng, ai trả",
        "Cuts upon cuts: who pays",
        named(
            don=("Người bị chặt sau cùng trả cả chuỗi", "The last to be cut pays for all"),
            tung_lan=("Mỗi lần chặt trả riêng", "Each cut is paid by itself"),
        ),
    ),
    option(
        "dragon",
        "",
        "SL-7.13",
        "Sảnh rồng, mỗi nhà trả",
        "A dragon straight, each pays",
        numbers(20, 40),
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
    Preset(
        "mien-bac",
        Options(
            most_players=5,
            opener="ngau-nhien",
            bao_fail="nguoi-chan-ca-minh",
            bao_last="van-chan",
            last_two="cam",
            straight_out=True,
            only_dragon=True,
            thoi="dem-la",
            thoi_quad=0,
            cut_two="hai-muoi",
            cut_quad=40,
            chain="tung-lan",
            dragon=40,
        ),
        "Bản “Luật chơi sâm miền Bắc” kèm một trò chơi, mã nguồn công khai",
        "không ghi",
    ),
    Preset(
        "dac-ta",
        Options(
            most_players=5,
            two_in_straight="khong",
            pair_of_twos="mot-tu-quy",
            three_twos="mot-tu-quy",
            longer_straight=True,
            thoi="nam",
            cut_two="muoi",
        ),
        "Bản khảo luật của một trò chơi sâm, mã nguồn công khai",
        "không ghi",
    ),
)

RULES = RuleSet(TABLE, PRESETS)
