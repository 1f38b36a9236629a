"""House rules of sâm lốc: where tables differ, with the article that says so, and the presets."""

from dataclasses import dataclass
from typing import Literal

from tutorials.engine.rules import Preset, RuleSet, option


@dataclass(frozen=True, slots=True)
class Options:
    """The choices of one table; the usual ones are those of the essay, its slips mended (SL-8.4)."""

    most_players: Literal[4, 5] = option(4, "SL-1.2")
    two_in_straight: Literal["dau", "khong"] = option("dau", "SL-2.6", "S1")
    pair_of_twos: Literal["khong", "mot-tu-quy", "hai-tu-quy"] = option("hai-tu-quy", "SL-3.5", "S2")
    three_twos: Literal["khong", "mot-tu-quy"] = option("khong", "SL-3.7")
    longer_straight: bool = option(False, "SL-3.3", "S3")
    opener: Literal["nho-nhat", "ngau-nhien"] = option("nho-nhat", "SL-4.1", "S4")
    bao_fail: Literal["moi-nguoi", "nguoi-chan", "nguoi-chan-ca-minh"] = option("moi-nguoi", "SL-6.3", "S5")
    bao_last: Literal["het-la-thang", "van-chan"] = option("het-la-thang", "SL-6.4", "S5")
    last_two: Literal["thua", "thoi", "cam"] = option("thua", "SL-4.6", "S6")
    straight_out: bool = option(False, "SL-4.8")
    unsaid: Literal["khong-den", "thua"] = option("khong-den", "SL-4.9")
    three_sam: bool = option(True, "SL-5.5", "S7")
    split_quad: bool = option(True, "SL-5.7", "S7")
    only_dragon: bool = option(False, "SL-5.9")
    cong: Literal["muoi-lam", "hai-muoi", "dem-la"] = option("muoi-lam", "SL-7.2", "S8")
    thoi: Literal["muoi-lam", "muoi", "nam", "den-do", "dem-la"] = option("muoi-lam", "SL-7.3", "S6")
    thoi_quad: Literal[15, 20, 10, 0] = option(15, "SL-7.4")
    cut_two: Literal["nhu-thoi", "muoi", "hai-muoi"] = option("nhu-thoi", "SL-7.10")
    cut_quad: Literal[15, 10, 20, 40] = option(15, "SL-7.11")
    chain: Literal["don", "tung-lan"] = option("don", "SL-7.12")
    dragon: Literal[20, 40] = option(20, "SL-7.13")


PRESETS = (
    Preset("bai-luat", Options()),
    Preset(
        "trang-huong-dan", Options(pair_of_twos="khong", opener="ngau-nhien", bao_fail="nguoi-chan"), ("sam-onchoi",)
    ),
    Preset("tro-choi-mang", Options(pair_of_twos="khong"), ("sam-iwin",)),
    Preset("trang-giai-dap", Options(pair_of_twos="khong", last_two="thoi"), ("sam-ciao33",)),
    Preset("phan-mem", Options(two_in_straight="khong", pair_of_twos="khong", last_two="cam", cong="dem-la")),
    Preset("ung-dung", Options(pair_of_twos="khong", opener="ngau-nhien", three_sam=False)),
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
    ),
)
RULES = RuleSet(PRESETS)
