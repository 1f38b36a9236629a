"""House rules of Tá lả: options with their articles, and presets.

The usual choices are the reading of the essay (preset `bai-luat`); where it is silent, what the other sources agree on.
"""

from dataclasses import dataclass
from typing import Literal

from tutorials.engine.rules import Preset, RuleSet, option


@dataclass(frozen=True, slots=True)
class Options:
    """The choices of one table."""

    muoi_la: Literal["nguoi-trao", "di-dau"] = option("nguoi-trao", "TL-2.2", "A1")
    at: Literal["duoi-hai", "hai-dau"] = option("duoi-hai", "TL-3.3", "A6")
    hai_la_an: bool = option(False, "TL-5.3")
    tai: bool = option(False, "TL-7.4")
    chuyen: Literal["dau-vong", "lien-truoc"] = option("dau-vong", "TL-7.5")
    gui_ai: Literal["ha-truoc", "da-ha"] = option("ha-truoc", "TL-7.6")
    mom_gui: bool = option(False, "TL-7.3", "A5")
    an_ba: bool = option(False, "TL-8.5")
    u_het: bool = option(False, "TL-8.6")
    gia_u: Literal[5, 4, 6, 10] = option(5, "TL-10.2", "A4")
    u_tron: Literal[5, 6, 10] = option(5, "TL-8.2", "A4")
    u_khan: Literal[0, 5, 7] = option(5, "TL-8.3", "A4")
    gia_hang: Literal["theo-bac", "bet-ba"] = option("theo-bac", "TL-10.1")
    gia_mom: Literal[4, 3, 5, 0] = option(4, "TL-10.6")
    gia_an: Literal["deu", "khong", "tang"] = option("tang", "TL-10.3", "A3")
    gia_chot: Literal[4, 3, 5, 0] = option(4, "TL-10.4", "A3")
    ga: bool = option(False, "TL-10.5")
    den: Literal["bi-an", "nguoi-an"] = option("bi-an", "TL-11.1", "A2")
    den_chot: bool = option(False, "TL-11.2", "A2")
    den_an_chot: bool = option(False, "TL-11.3", "A2")
    den_thay_an: bool = option(False, "TL-11.4", "A2")
    phat_lao: Literal["den-lang", "xep-cuoi"] = option("den-lang", "TL-11.5")


PRESETS = (
    Preset("bai-luat", Options()),
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
        ("bai-viet", "tala-bai-viet"),
    ),
    Preset("bang-tinh", Options(muoi_la="di-dau", u_tron=6, u_khan=7, den_thay_an=True), ("tala-calc",)),
    Preset("cong-choi", Options(muoi_la="di-dau", u_khan=0)),
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
    ),
)
RULES = RuleSet(PRESETS)
