"""House rules of ba cây and bài cào: one set of questions, two sets of answers."""

from dataclasses import dataclass, replace
from typing import Literal

from tutorials.engine.rules import Preset, RuleSet, option

BAC = "BC"  # before the articles of ba cây
NAM = "BA"  # before those of bài cào; the same numbers say the same things


@dataclass(frozen=True, slots=True)
class Options:
    """The choices of a table of three cards; the usual ones are ba cây as the North plays it."""

    bo_bai: Literal[36, 52] = option(36, "BC-1.1", "B1")
    tron_chuc: Literal["muoi", "bu"] = option("muoi", "BC-3.3", "B2")
    ba_hinh: bool = option(True, "BC-3.4", "B5")
    sap: bool = option(False, "BC-3.5", "B5")
    sap_at: Literal["cao-nhat", "thap-nhat"] = option("cao-nhat", "BC-3.5", "B5")
    tren_het: Literal["sap", "ba-tien"] = option("sap", "BC-3.5", "B5")
    bang_diem: Literal["ro-co-chuon-bich", "ro-co-bich-chuon", "hoa"] = option("ro-co-chuon-bich", "BC-4.2", "B3")
    at: Literal["at-ro", "moi-at"] = option("at-ro", "BC-4.4", "B4")
    nhat_bang: Literal["moi-nguoi", "hoa-lang"] = option("moi-nguoi", "BC-5.4")
    gap_doi: Literal["khong", "tu-10", "tu-8"] = option("khong", "BC-5.5")
    nhan_at_cu: Literal[1, 2, 3] = option(1, "BC-5.5")
    nhan_sap: Literal[1, 2, 3, 4] = option(1, "BC-5.5")
    nhan_ba_tien: Literal[1, 2, 3] = option(1, "BC-5.5")
    bang_chuong: Literal["hoa", "chuong-an"] = option("hoa", "BC-5.6")
    ai_chuong: Literal["giu", "luan-phien", "cuop-chuong"] = option("giu", "BC-5.7")
    ga: bool = option(False, "BC-5.8")


BA_CAY = RuleSet(
    (
        Preset("bac", Options(), ("bacay-bac",)),
        Preset("on-choi", Options(bang_diem="ro-co-bich-chuon", at="moi-at")),
        Preset("an-gap", Options(sap=True, gap_doi="tu-8", nhan_at_cu=3, nhan_sap=4)),
        Preset("may-chu", Options(gap_doi="tu-10", ai_chuong="cuop-chuong", ga=True)),
    )
)
_SOUTH = Options(bo_bai=52, tron_chuc="bu", bang_diem="hoa")
BAI_CAO = RuleSet(
    (
        Preset("nam", _SOUTH, ("baicao-nam",)),
        Preset("bai-viet", replace(_SOUTH, bang_diem="ro-co-chuon-bich", at="moi-at")),
    ),
    law=NAM,
)
