"""House rules of ba cây and bài cào: one set of questions, two sets of answers."""

from dataclasses import dataclass, replace

from tutorials.engine.errors import Message
from tutorials.engine.rules import OptionInfo, Preset, RuleSet, named, numbers, option, yes_no

BAC = "BC"  # before the articles of ba cây
NAM = "BA"  # before the articles of bài cào; the same numbers say the same things


@dataclass(frozen=True, slots=True)
class Options:
    """The choices of a table of three cards; the defaults are ba cây as the North plays it."""

    bo_bai: int = 36  # BC-1.1
    tron_chuc: str = "muoi"  # BC-3.3
    ba_hinh: bool = True  # BC-3.4
    sap: bool = False  # BC-3.5
    bang_diem: str = "ro-co-chuon-bich"  # BC-4.2
    at: str = "at-ro"  # BC-4.4
    nhat_bang: str = "moi-nguoi"  # BC-5.4


def _table(law: str) -> tuple[OptionInfo, ...]:
    """Describe the options with the articles of one of the two laws."""
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
            "sap", "B5", f"{law}-3.5", "Ba lá cùng số", "Three of a rank",
            yes_no(("sáp, trên cả ba tiên", "sáp, above even ba tiên"), ("cộng như bài khác", "added like any hand")),
        ),
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
        option(
            "nhat_bang", "", f"{law}-5.4", "Nhiều người cùng nhất", "Several best hands",
            {
                "moi-nguoi": Message("mỗi người nhất đều được điểm", "each of them is paid"),
                "hoa-lang": Message("cả làng hòa", "nobody is paid"),
            },
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
