"""House rules of tam cúc: options with their articles, and presets.

The usual choices are the guide of gamevh (preset `gamevh`). Where the sources say nothing the choice of this
site stands with the row that it belongs to, and the law says so.
"""

from dataclasses import dataclass
from typing import Literal

from tutorials.engine.rules import Preset, RuleSet, option


@dataclass(frozen=True, slots=True)
class Options:
    """The choices of one table. Points, never money."""

    luot_dau: Literal["xe-do", "tuong-do", "khong"] = option("xe-do", "TC-5.5", "K1")
    bo_quan: Literal["hai-tuong-hai-si-tot-den", "hai-tuong-si-do-hai-tot", "hai-tot"] = option(
        "hai-tuong-hai-si-tot-den", "TC-1.3", "K2"
    )
    bang_suc: Literal["ngua-truoc", "ngua-sau"] = option("ngua-truoc", "TC-3.6", "K3")
    thuong_trinh: Literal["khong", "2-5"] = option("khong", "TC-4.6")
    bang_ket: Literal["gamevh", "2-3-4-8"] = option("gamevh", "TC-8.1", "K5")
    bo_ket: Literal["den-xe-do", "moi-doi", "moi-bo"] = option("den-xe-do", "TC-7.2", "K5")
    ai_ket: Literal["nguoi-goi", "nguoi-an"] = option("nguoi-goi", "TC-7.7", "K5")
    cay_thua: Literal["khong-mat", "duoc-lai", "cong-them"] = option("khong-mat", "TC-8.2", "K5")
    den: Literal["mot-muc", "tru-cay", "thay-lang"] = option("mot-muc", "TC-8.3", "K5")


PRESETS = (
    Preset("gamevh", Options(), ("tamcuc-gamevh",)),
    Preset("dan-gian", Options(luot_dau="tuong-do", bo_quan="hai-tuong-si-do-hai-tot"), ("tamcuc-dan-gian",)),
)
RULES = RuleSet(PRESETS)
