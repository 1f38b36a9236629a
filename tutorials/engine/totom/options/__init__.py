"""House rules (lệ làng) of Tổ tôm: one frozen value, each field with its article and its choices.

The defaults are the law of 2005 (preset `luat-2005`). `TABLE` describes every option to people and to
the door: the rows T1 to T49 of the matrix of disagreements. Where all known sources agree an option
has one choice: it stands there so that a village that plays otherwise can be added.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tutorials.engine.rules import OptionInfo, RuleSet, Value, as_dict
from tutorials.engine.totom.options.calls import CALLS
from tutorials.engine.totom.options.conduct import CONDUCT
from tutorials.engine.totom.options.deal import DEAL
from tutorials.engine.totom.options.forms import FORMS
from tutorials.engine.totom.options.hoi import HOI
from tutorials.engine.totom.options.points import POINTS

__all__ = ["BY_NAME", "TABLE", "OptionInfo", "Options", "Value", "as_dict", "choose"]


@dataclass(frozen=True, slots=True)
class Options:
    """The choices of one table. Points, before any stake."""

    suong: int = 4
    dich: int = 2
    tom_leo: str = "hai-ba-dich"
    tu_tru: str = "boi-dich"
    kinh_tu_co: str = "hai-chi-nay"
    kinh_tu_co_trung_tu: bool = True
    cuoc_kep: str = "dich-rieng"
    thong: str = "cuoc"
    thong_sau_lanh_lang: bool = False
    tam_khoi_dich: int = 1
    khoi: str = "n-tru-2"
    thap_dieu: str = "dung"
    bach_thu: bool = True
    bach_thu_cham_thanh: bool = True
    bach_thu_co_lung: bool = True
    bach_thu_tai_kien: bool = True
    xuyen_bi_tu_bat_thuc: bool = True
    xuyen_nam_gian: str = "bon-rac"
    xuyen_nam_gian_mot_cho: bool = False
    chi_nay: str = "rac-tu-dau"
    chi_nay_thanh: str = "khi-den"
    xuyen_vong: bool = True
    u_vong: str = "leo"
    thien_u: bool = True
    thien_u_quan_u: bool = True
    xuong_thua: str = "den-dung"
    chi_nay_phai_ho: bool = False
    cham_xuong: str = "bao"
    thu_tu_xuong: str = "le-luat"
    ho_phong: str = "can-moi-ho"
    u_quan_danh: bool = True
    phong_quan_den_sau: str = "chi-phong-u"
    danh_di_u_lai: str = "phai-ho"
    xen_thien_khai: int = 2
    bat_cai: str = "mot-quan-10"
    cai_nguoi_chiu: bool = True
    cai_nguoi_bao: bool = True
    noc_hoa: str = "5-8-11"
    chia_bai: str = "ta-huu"
    an_it_danh_nhieu: str = "dem-quan"
    buon_phu: bool = True
    pha_phu_an_cuoc: bool = False
    bo_bai: str = "bo"
    bo_chu_dong: str = "dem-quan"
    phong_tai_kien: str = "doc-duoi-chieu"
    tai_kien_khong_doc: str = "bao"
    bat_thuc_can: str = "khong"
    bat_thuc_yeu_do: bool = True
    trung_truc: str = "quan-rac"
    khan_tro: str = "bao"
    bat_thuc_thien_khai_can: str = "khong"
    trinh_phu_bi: bool = False
    tien_thuc_hau_day: str = "moi-phu"
    khe_khan: str = "lanh-lang"
    bo_u: str = "lanh-lang"
    treo_tranh: str = "yeu-va-bi"
    bao_truoc_u: str = "bao"
    bao_truoc_u_gia: str = "thay-lang"
    hai_u: str = "cua-truoc"
    u_xoa_loi: str = "xoa"
    ga: str = "khong"
    ga_ngoai: str = "khong"
    loi_diem: str = "gom"
    phat: str = "den-ngay"
    trong_khong_an: str = "mot-cac"
    trong_u_sai: str = "khong-noi"
    so_lung: int = 9
    trung_trong_doc: str = "hang-rieng"
    tam_tu: str = "khong"
    quan_tai: str = "yeu-va-sau-quan"
    tai_ban_lung: int = 9
    tai_ban_cuoc: str = "mot-hai-ba"
    ghep_lung: str = "moi-lung-va-trung"
    tai_ban_tu_do: str = "tu-do"


TABLE: tuple[OptionInfo, ...] = (*POINTS, *CALLS, *DEAL, *CONDUCT, *HOI, *FORMS)
BY_NAME = {info.name: info for info in TABLE}
_RULES: RuleSet[Options] = RuleSet(TABLE, ())


def choose(options: Options, changes: Mapping[str, Any]) -> Options:
    """Return the options with some choices changed. Raises DoorError for one that does not exist."""
    return _RULES.choose(options, changes)
