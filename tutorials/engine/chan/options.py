"""House rules (lệ làng) of chắn: options with their articles and rows, and presets.

The usual choices are the Vietnamese Wikipedia's text (preset `wikipedia`). A preset names only what differs from it;
what its source does not say keeps that choice.
"""

from dataclasses import dataclass
from typing import Literal

from tutorials.engine.rules import Preset, RuleSet, option

PLAIN_WIN = 2  # points of a hand without any cước, in every house


@dataclass(frozen=True, slots=True)
class Options:
    """The choices of one table. Points, before any stake."""

    bo_bai: Literal["100", "120"] = option("100", "CH-1.5", "C15")
    khong_chan: Literal["chia-lai", "danh-tiep"] = option("chia-lai", "CH-1.4", "C10")
    doc_boong: bool = option(True, "CH-1.6", "C13")
    rong_chi: Literal["chua-an", "khong", "duoc"] = option("chua-an", "CH-3.3", "C11")
    u_tra_cua: bool = option(False, "CH-3.5", "C12")
    u_it_nhat: Literal[2, 3, 4] = option(2, "CH-3.7", "C1")
    thong_lanh_lang: bool = option(True, "CH-6.2", "C8")
    thien_u: Literal[2, 3, 4] = option(2, "CH-6.4", "C1")
    thien_u_bach_thu: bool = option(False, "CH-6.8", "C1")
    dia_u: Literal["khong", "quan-dau", "chua-boc", "vong-dau"] = option("khong", "CH-6.5", "C13")
    diem_dia_u: Literal[3, 4] = option(4, "CH-6.5", "C1")
    bach_thu_chi: Literal[5, 6] = option(5, "CH-6.9", "C2")
    chiu_u: Literal[3, 4] = option(3, "CH-6.6", "C3")
    thien_khai: Literal[3, 4] = option(3, "CH-6.12", "C4")
    cuoc_lon: Literal["7-8-12-12", "6-7-11-11"] = option("7-8-12-12", "CH-6.16", "C5")
    tranh: bool = option(False, "CH-6.20", "C5")
    tranh_them: bool = option(False, "CH-6.25", "C5")
    tam_do: Literal["dung", "tu-tro-len"] = option("dung", "CH-6.17", "C16")
    tri_quan_danh: bool = option(True, "CH-6.3", "C12")
    cuoc_kep: Literal["mot-dich", "dich-rieng"] = option("mot-dich", "CH-7.2", "C6")
    tron_diem: bool = option(False, "CH-7.3", "C6")
    ga: Literal["muoi-nam", "don-vi-hai", "don-vi-mot", "khong"] = option("muoi-nam", "CH-7.4", "C7")
    ga_nuoi: bool = option(False, "CH-7.7", "C7")
    den: Literal["tam-do-hai-leo", "tam-do-hai-leo-ga"] = option("tam-do-hai-leo", "CH-9.2", "C8")
    den_ai: Literal["tung-nha", "thay-lang"] = option("tung-nha", "CH-9.4", "C8")
    xuong_thieu: Literal["mat-diem", "phai-ho"] = option("mat-diem", "CH-8.22", "C8")
    bo_u: Literal["bao", "lanh-lang"] = option("bao", "CH-8.20", "C8")
    ba_dau_duoi_chieu: bool = option(True, "CH-8.21", "C8")
    bao_khi: Literal["ngay", "khi-u"] = option("ngay", "CH-9.3", "C9")
    an_chon_ca: Literal["tru-chan", "nghiem"] = option("tru-chan", "CH-8.12", "C14")
    chiu_sau_bo: bool = option(True, "CH-8.24", "C15")

    @property
    def is_any_win_enough(self) -> bool:
        """Say whether a plain win counts. Law: CH-3.7."""
        return self.u_it_nhat <= PLAIN_WIN


PRESETS = (
    Preset("wikipedia", Options(), ("chan-wikipedia",)),
    Preset(
        "san-dinh",
        Options(
            khong_chan="danh-tiep",
            doc_boong=False,
            rong_chi="khong",
            u_tra_cua=True,
            thien_u=4,
            thien_u_bach_thu=True,
            dia_u="chua-boc",
            bach_thu_chi=6,
            chiu_u=4,
            tranh=True,
            tri_quan_danh=False,
            cuoc_kep="dich-rieng",
            tron_diem=True,
            ga="don-vi-hai",
            xuong_thieu="phai-ho",
            bo_u="lanh-lang",
            ba_dau_duoi_chieu=False,
            bao_khi="khi-u",
        ),
        ("chan-san-dinh",),
    ),
    Preset(
        "chan-van-van",
        Options(
            doc_boong=False,
            thien_u=3,
            dia_u="quan-dau",
            diem_dia_u=3,
            bach_thu_chi=6,
            cuoc_kep="dich-rieng",
            ga="don-vi-mot",
        ),
    ),
    Preset(
        "138",
        Options(
            doc_boong=False,
            thien_u=3,
            dia_u="quan-dau",
            diem_dia_u=3,
            cuoc_lon="6-7-11-11",
        ),
        ("chan-138",),
    ),
    Preset("gia-dinh-120", Options(bo_bai="120", chiu_sau_bo=False)),
)
RULES = RuleSet(PRESETS)
