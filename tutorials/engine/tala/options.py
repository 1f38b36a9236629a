"""House rules of Tá lả: one frozen value, each choice with its article, and the presets by their sources.

The defaults are the reading of the essay (preset `bai-viet`); where it is silent, what the other sources agree on.
"""

from dataclasses import dataclass

from tutorials.engine.errors import Message
from tutorials.engine.rules import ALLOWED, Preset, RuleSet, named, numbers, option, yes_no


@dataclass(frozen=True, slots=True)
class Options:
    """The choices of one table."""

    muoi_la: str = "nguoi-trao"
    at: str = "duoi-hai"
    hai_la_an: bool = False
    tai: bool = False
    chuyen: str = "dau-vong"
    gui_ai: str = "ha-truoc"
    mom_gui: bool = False
    an_ba: bool = False
    u_het: bool = False
    gia_u: int = 5
    u_tron: int = 5
    u_khan: int = 5
    gia_hang: str = "theo-bac"
    gia_mom: int = 4
    gia_an: str = "tang"
    gia_chot: int = 4
    ga: bool = False
    den: str = "bi-an"
    den_chot: bool = False
    den_an_chot: bool = False
    den_thay_an: bool = False
    phat_lao: str = "den-lang"


TABLE = (
    option(
        "muoi_la", "A1", "TL-2.2", "Ai nhận mười lá và đánh trước", "Who receives ten cards and plays first",
        named(
            nguoi_trao=("người tráo và chia bài", "who shuffled and dealt"),
            di_dau=("người được đi đầu, như người nhất ván trước", "who is to play first, such as the last winner"),
        ),
    ),
    option(
        "at", "A6", "TL-3.3", "Át trong phỏm dọc", "The ace in a run",
        named(
            duoi_hai=("chỉ đứng dưới 2: A-2-3", "only below the 2: A-2-3"),
            hai_dau=("dưới 2 hoặc trên già: A-2-3 và Q-K-A", "below the 2 or above the king: A-2-3 and Q-K-A"),
        ),
    ),
    option(
        "hai_la_an", "", "TL-5.3", "Hai lá ăn trong một phỏm", "Two taken cards in one phỏm",
        ALLOWED,
    ),
    option(
        "tai", "", "TL-7.4", "Chuyển bài và tái khi có lá bị ăn", "Moving a card and the extra turn after a taking",
        yes_no(
            ("có: ai cũng phải đủ bốn lá trước mặt", "yes: everyone must end with four cards in front"),
            ("không: mỗi người đánh đúng bốn lá", "no: everyone throws exactly four cards"),
        ),
    ),
    option(
        "chuyen", "", "TL-7.5", "Chuyển lá của ai cho người bị ăn", "Whose card makes up for the one taken",
        named(
            dau_vong=("của người đầu vòng", "that of the head of the round"),
            lien_truoc=("của người đánh liền trước người bị ăn", "that of the player just before the one who lost it"),
        ),
    ),
    option(
        "gui_ai", "", "TL-7.6", "Gửi vào phỏm của ai", "Whose melds take added cards",
        named(
            ha_truoc=("của người hạ trước mình", "those laid before your own"),
            da_ha=("của bất cứ ai đã hạ", "anybody’s that lie on the table"),
        ),
    ),
    option(
        "mom_gui", "A5", "TL-7.3", "Người móm gửi bài", "A player without a phỏm sending cards",
        yes_no(("được gửi", "may send"), ("không được gửi", "may not send")),
    ),
    option(
        "an_ba", "", "TL-8.5", "Ăn lá thứ ba mà hai lá ăn chung một phỏm", "A third card taken while two share a meld",
        yes_no(("là ù", "wins"), ("chưa phải ù", "does not win yet")),
    ),
    option(
        "u_het", "", "TL-8.6", "Hạ, gửi rồi hết bài", "No card left after laying down and adding",
        yes_no(("là ù", "wins"), ("chỉ là 0 điểm", "is just 0 points")),
    ),
    option(
        "gia_u", "A4", "TL-10.2", "Ù, mỗi người trả", "An ù, each pays", numbers(5, 4, 6, 10),
    ),
    option(
        "u_tron", "A4", "TL-8.2", "Ù tròn, mỗi người trả", "Ù tròn, each pays", numbers(5, 6, 10),
    ),
    option(
        "u_khan", "A4", "TL-8.3", "Ù khan, mỗi người trả", "Ù khan, each pays",
        {0: Message("không có ù khan", "there is no ù khan"), **numbers(5, 7)},
    ),
    option(
        "gia_hang", "", "TL-10.1", "Trả theo hạng", "Paying by place",
        named(
            theo_bac=("nhì 1, ba 2, tư 3", "second 1, third 2, fourth 3"),
            bet_ba=("người bét luôn trả 3, dù mấy người chơi", "the last always 3, however many play"),
        ),
    ),
    option(
        "gia_mom", "", "TL-10.6", "Người móm trả", "A player without a meld pays",
        {**numbers(4, 3, 5), 0: Message("theo hạng", "by place")},
    ),
    option(
        "gia_an", "A3", "TL-10.3", "Trả cho lá bị ăn", "Paying for a taken card",
        named(
            deu=("mỗi lá một điểm", "one point a card"),
            khong=("không trả", "nothing"),
            tang=("lá thứ nhất 1, thứ hai 2, thứ ba 3", "1 for the first, 2 for the second, 3 for the third"),
        ),
    ),
    option(
        "gia_chot", "A3", "TL-10.4", "Trả cho lá chốt", "Paying for the last card",
        {**numbers(4, 3, 5), 0: Message("như lá thường", "as for any card")},
    ),
    option(
        "ga", "", "TL-10.5", "Gà", "Side pool (gà)",
        yes_no(
            ("mỗi lá bị ăn góp một điểm, ai ù lấy cả", "a point for each card taken, all of it to an ù"),
            ("không chơi", "none"),
        ),
    ),
    option(
        "den", "A2", "TL-11.1", "Ăn đủ ba lá rồi ù thì ai đền", "Who pays for all when three cards led to ù",
        named(
            bi_an=("người để người ù ăn ba lá", "who let the winner take three"),
            nguoi_an=("người khác đã ăn đủ ba lá", "another player who took three"),
        ),
    ),
    option(
        "den_chot", "A2", "TL-11.2",
        "Đánh lá chốt cho người sau ù", "Throwing the last card that makes the next player win",
        yes_no(("phải đền", "pays for all"), ("không đền", "does not")),
    ),
    option(
        "den_an_chot", "A2", "TL-11.3", "Ăn chốt rồi người khác ù", "Taking the last card before another player wins",
        yes_no(("người ăn chốt sau cùng đền", "the last who took one pays for all"), ("không đền", "does not")),
    ),
    option(
        "den_thay_an", "A2", "TL-11.4", "Đã đền thì tiền lá ăn", "Points for taken cards once someone pays for all",
        yes_no(("thôi không tính", "are dropped"), ("vẫn tính", "still count")),
    ),
    option(
        "phat_lao", "", "TL-11.5", "Ù láo, ăn láo, hạ láo", "A false ù, taking or laying down",
        named(
            den_lang=("ván dừng, trả mỗi người như trả ù", "ends the hand and pays everyone as for an ù"),
            xep_cuoi=("đánh tiếp, xếp sau cả người móm", "lets the hand go on and comes behind all"),
        ),
    ),
)  # fmt: skip

PRESETS: tuple[Preset[Options], ...] = (
    Preset("bai-luat", Options(), "Bài viết về luật sâm, ba cây, tá lả, xì dách", "không ghi"),
    Preset(
        "ung-dung",
        Options(
            muoi_la="di-dau",
            tai=True,
            chuyen="lien-truoc",
            gia_an="deu",
            den_chot=True,
            den_an_chot=True,
        ),
        "Văn bản luật của trò chơi Bài Việt",
        "không ghi",
        aliases=(
            "bai-viet",
            "tala-bai-viet",
        ),
    ),
    Preset(
        "bang-tinh",
        Options(muoi_la="di-dau", u_tron=6, u_khan=7, den_thay_an=True),
        "Bảng tính điểm tá lả",
        "không ghi",
        aliases=("tala-calc",),
    ),
    Preset(
        "cong-choi",
        Options(muoi_la="di-dau", u_khan=0),
        "Trang luật phỏm của một cổng trò chơi",
        "không ghi",
    ),
    Preset(
        "may-chu",
        Options(
            muoi_la="di-dau",
            tai=True,
            gui_ai="da-ha",
            u_het=True,
            u_tron=10,
            gia_an="khong",
            ga=True,
            den_an_chot=True,
        ),
        "Chương trình máy chủ chơi tá lả, mã nguồn công khai",
        "không ghi",
    ),
)
RULES = RuleSet(TABLE, PRESETS)
