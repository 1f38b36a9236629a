"""House rules of ba cây and bài cào: one set of questions, two sets of answers."""

from dataclasses import dataclass, replace

from tutorials.engine.errors import Message
from tutorials.engine.rules import OptionInfo, Preset, RuleSet, Value, named, numbers, option, yes_no

BAC = "BC"  # before the articles of ba cây
NAM = "BA"  # before the articles of bài cào; the same numbers say the same things


@dataclass(frozen=True, slots=True)
class Options:
    """The choices of a table of three cards; the defaults are ba cây as the North plays it."""

    bo_bai: int = 36  # BC-1.1
    tron_chuc: str = "muoi"  # BC-3.3
    ba_hinh: bool = True  # BC-3.4
    sap: bool = False  # BC-3.5
    sap_at: str = "cao-nhat"  # BC-3.5
    tren_het: str = "sap"  # BC-3.5
    bang_diem: str = "ro-co-chuon-bich"  # BC-4.2
    at: str = "at-ro"  # BC-4.4
    nhat_bang: str = "moi-nguoi"  # BC-5.4
    gap_doi: str = "khong"  # BC-5.5
    nhan_at_cu: int = 1  # BC-5.5
    nhan_sap: int = 1  # BC-5.5
    nhan_ba_tien: int = 1  # BC-5.5
    bang_chuong: str = "hoa"  # BC-5.6
    ai_chuong: str = "giu"  # BC-5.7
    ga: bool = False  # BC-5.8


_TIMES = {
    1: Message("như mọi bài", "as any hand"),
    2: Message("gấp đôi", "twice as much"),
    3: Message("gấp ba", "three times as much"),
    4: Message("gấp bốn", "four times as much"),
}


def _times(*choices: int) -> dict[Value, Message]:
    """Describe how many times over a hand is paid."""
    return {each: _TIMES[each] for each in choices}


def _table(law: str) -> tuple[OptionInfo, ...]:
    """Describe the options with the articles of one of the two laws."""
    return (*_hands(law), *_comparing(law), *_paying(law), *_chuong(law))


def _hands(law: str) -> tuple[OptionInfo, ...]:
    return (
        option(
            "bo_bai", "B1", f"{law}-1.1", "Bộ bài", "The deck",
            numbers(36, 52, vi="lá", en="cards"),
        ),
        option(
            "tron_chuc", "B2", f"{law}-3.3", "Tổng tròn chục", "A round total",
            named(muoi=("mười điểm, cao nhất", "ten points, the best"), bu=("bù, thấp nhất", "bù, the least")),
        ),
        option(
            "ba_hinh", "B5", f"{law}-3.4", "Ba lá hình", "Three court cards",
            yes_no(("ba tiên, thắng ngay", "ba tiên, wins outright"), ("cộng như bài khác", "added like any hand")),
        ),
        option(
            "sap", "B5", f"{law}-3.5", "Ba lá cùng số", "Three of a kind",
            yes_no(
                ("sáp, hơn mọi bài phải đếm", "sáp, above every hand that is counted"),
                ("cộng như bài khác", "added like any hand"),
            ),
        ),
        option(
            "sap_at", "B5", f"{law}-3.5", "Sáp át", "Three aces",
            named(cao_nhat=("sáp lớn nhất", "the highest sáp"), thap_nhat=("sáp nhỏ nhất", "the lowest sáp")),
        ),
        option(
            "tren_het", "B5", f"{law}-3.5", "Sáp với ba tiên", "Sáp and ba tiên",
            named(sap=("sáp hơn", "sáp is higher"), ba_tien=("ba tiên hơn", "ba tiên is higher")),
        ),
    )  # fmt: skip


def _comparing(law: str) -> tuple[OptionInfo, ...]:
    return (
        option(
            "bang_diem", "B3", f"{law}-4.2", "Bằng điểm", "Equal points",
            {
                "ro-co-chuon-bich": Message("so chất: rô, cơ, chuồn, bích", "suits: ♦ ♥ ♣ ♠"),
                "ro-co-bich-chuon": Message("so chất: rô, cơ, bích, chuồn", "suits: ♦ ♥ ♠ ♣"),
                "hoa": Message("hòa, không kể chất", "a draw; suits do not count"),
            },
        ),
        option(
            "at", "B4", f"{law}-4.4", "Át khi so chất", "The ace among suits",
            {
                "at-ro": Message("chỉ át rô lớn nhất", "only the ace of diamonds is high"),
                "moi-at": Message("át nào cũng lớn nhất trong chất", "every ace is highest in its suit"),
            },
        ),
    )  # fmt: skip


def _paying(law: str) -> tuple[OptionInfo, ...]:
    return (
        option(
            "nhat_bang", "", f"{law}-5.4", "Nhiều người cùng nhất", "Several best hands",
            {
                "moi-nguoi": Message("mỗi người nhất đều được điểm", "each of them is paid"),
                "hoa-lang": Message("cả làng hòa", "nobody is paid"),
            },
        ),
        option(
            "gap_doi", "", f"{law}-5.5", "Nhiều điểm ăn gấp đôi", "Double for high points",
            {
                "khong": Message("không", "no"),
                "tu-10": Message("mười điểm", "ten points"),
                "tu-8": Message("tám điểm trở lên", "eight points or more"),
            },
        ),
        option("nhan_at_cu", "", f"{law}-5.5", "Mười át cụ ăn", "Ten with the ace of diamonds", _times(1, 2, 3)),
        option("nhan_sap", "", f"{law}-5.5", "Sáp ăn", "Sáp", _times(1, 2, 3, 4)),
        option("nhan_ba_tien", "", f"{law}-5.5", "Ba tiên ăn", "Ba tiên", _times(1, 2, 3)),
    )  # fmt: skip


def _chuong(law: str) -> tuple[OptionInfo, ...]:
    return (
        option(
            "bang_chuong", "", f"{law}-5.6", "Bằng bài chương", "Equal to the banker",
            {
                "hoa": Message("hòa", "a draw"),
                "chuong-an": Message("chương ăn", "the banker wins"),
            },
        ),
        option(
            "ai_chuong", "", f"{law}-5.7", "Ván sau ai cầm chương", "The next banker",
            {
                "giu": Message("vẫn người cũ", "the same player"),
                "luan-phien": Message("lần lượt từng người", "each player in turn"),
                "cuop-chuong": Message("người cao nhất bàn có mười điểm, ba tiên hay sáp",
                                       "the best hand, if it is ten points, ba tiên or sáp"),
            },
        ),
        option(
            "ga", "", f"{law}-5.8", "Gà", "Gà (side pool)",
            yes_no(("ai muốn thì góp", "may be joined"), ("không có", "none")),
        ),
    )  # fmt: skip


_NORTH = Options()
_SOUTH = Options(bo_bai=52, tron_chuc="bu", bang_diem="hoa")
_ESSAY = "Bài viết về luật sâm, ba cây, tá lả, xì dách"

BA_CAY = RuleSet(
    _table(BAC),
    (
        Preset("bac", _NORTH, f"{_ESSAY}, phần ba cây", "không ghi", ("bacay-bac",)),
        Preset("on-choi", replace(_NORTH, bang_diem="ro-co-bich-chuon", at="moi-at"), "Trang Ôn Chơi", "không ghi"),
        Preset(
            "an-gap",
            replace(_NORTH, sap=True, gap_doi="tu-8", nhan_at_cu=3, nhan_sap=4),
            "Một bản luật ba cây của bàn chơi trên mạng",
            "không ghi",
        ),
        Preset(
            "may-chu",
            replace(_NORTH, gap_doi="tu-10", ai_chuong="cuop-chuong", ga=True),
            "Một chương trình máy chủ chơi ba cây, mã nguồn công khai",
            "không ghi",
        ),
    ),
)
BAI_CAO = RuleSet(
    _table(NAM),
    (
        Preset("nam", _SOUTH, f"{_ESSAY}, phần bài cào", "không ghi", ("baicao-nam",)),
        Preset(
            "bai-viet",
            replace(_SOUTH, bang_diem="ro-co-chuon-bich", at="moi-at"),
            "Luật chơi của Bài Việt",
            "không ghi",
        ),
    ),
)
