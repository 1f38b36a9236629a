"""House rules of xì dách."""

from dataclasses import dataclass
from typing import Literal

from tutorials.engine.rules import Preset, RuleSet, option

DEN_FROM = {"tu-26": 26, "tu-27": 27, "tu-28": 28, "tu-30": 30}  # the least total that pays for all: XD-8.2


@dataclass(frozen=True, slots=True)
class Options:
    """The choices of a table; the usual ones are the reading of the essay on the four games."""

    at: Literal["tu-do", "theo-so-la", "mot-muoi"] = option("tu-do", "XD-3.2", "X1")
    xi_dach: Literal["muoi-hay-hinh", "chi-hinh"] = option("muoi-hay-hinh", "XD-4.2", "X2")
    ngu_linh: Literal["tu-16", "khong-qua-21"] = option("tu-16", "XD-6.1", "X3")
    du_tuoi: Literal[16, 14] = option(16, "XD-5.2", "X4")
    cai_du_tuoi: Literal[16, 15, 14] = option(16, "XD-5.3", "X4")
    den: Literal["rut-qua-21", "tu-26", "tu-27", "tu-28", "tu-30"] = option("rut-qua-21", "XD-8.1", "X5")
    den_cho: Literal["moi-nguoi", "cai"] = option("moi-nguoi", "XD-8.3", "X5")
    nhan: Literal["nhu-nhau", "4-3-2", "3-2-2"] = option("nhu-nhau", "XD-9.2", "X6")
    cung_quac: Literal["hoa", "con-thua"] = option("hoa", "XD-7.7", "X7")
    non: Literal["hon-quac", "luon-thua"] = option("hon-quac", "XD-7.6")
    bang_diem: Literal["hoa", "cai", "con"] = option("hoa", "XD-7.4")
    cung_bo: Literal["hoa", "cai"] = option("hoa", "XD-4.4")
    hai_ngu_linh: Literal["it-diem", "hoa", "cai"] = option("it-diem", "XD-6.2", "X3")
    lam_cai: Literal["co-dinh", "xi-dach", "luan-phien"] = option("co-dinh", "XD-9.4")


PRESETS = (
    Preset("adam", Options(), ("xidach-adam",)),
    Preset("gameo", Options(ngu_linh="khong-qua-21", cai_du_tuoi=15, den="tu-28", nhan="4-3-2"), ("xidach-gameo",)),
    Preset(
        "bai-viet",
        Options(at="theo-so-la", ngu_linh="khong-qua-21", cai_du_tuoi=15, nhan="3-2-2"),
        ("xidach-bai-viet",),
    ),
    Preset("ban-mang", Options(cung_quac="con-thua", non="luon-thua", bang_diem="con")),
)
RULES = RuleSet(PRESETS)
