"""House rules (lệ làng) of Tổ tôm: options with their articles and rows, and presets.

The usual choices are the law of 2005 (preset `luat-2005`). A preset names only what differs from it; what its
source does not say keeps the law's choice. Where all known sources agree, or only tell the same thing otherwise, there
is no option: the law says what they say.
"""

from dataclasses import dataclass
from typing import Literal

from tutorials.engine.rules import Preset, RuleSet, option


@dataclass(frozen=True, slots=True)
class Options:
    """The choices of one table. Points, before any stake."""

    # points of cước, and which there are
    suong: Literal[4, 2, 3] = option(4, "TT-15.3", "T1")
    dich: Literal[2, 1] = option(2, "TT-15.1", "T1")
    tom_leo: Literal["hai-ba-dich", "mot-hai-dich"] = option("hai-ba-dich", "TT-15.6", "T2")
    tu_tru: Literal["boi-dich", "boi", "bac-giang", "de-nghi"] = option("boi-dich", "TT-15.2", "T3")
    kinh_tu_co: Literal["hai-chi-nay", "mot-chi-nay", "46", "50", "het-hoi"] = option("hai-chi-nay", "TT-15.11", "T4")
    kinh_tu_co_trung_tu: bool = option(True, "TT-15.11", "T4")
    cuoc_kep: Literal["dich-rieng", "mot-dich"] = option("dich-rieng", "TT-15.18", "T5")
    thong: Literal["cuoc", "cong-dich"] = option("cuoc", "TT-15.4", "T6")
    thong_sau_lanh_lang: bool = option(False, "TT-16.20", "T6")
    tam_khoi_dich: Literal[1, 2] = option(1, "TT-15.16", "T7")
    khoi: Literal["n-tru-2", "mot-dich"] = option("n-tru-2", "TT-15.17", "T8")
    thap_dieu: Literal["dung", "tu-tro-len"] = option("dung", "TT-15.8", "T9")
    bach_thu: bool = option(True, "TT-15.12", "T10")
    bach_thu_cham_thanh: bool = option(True, "TT-15.12", "T10")
    bach_thu_co_lung: bool = option(True, "TT-15.12", "T10")
    bach_thu_tai_kien: bool = option(True, "TT-15.12", "T11")
    xuyen_bi_tu_bat_thuc: bool = option(True, "TT-15.14", "T12")
    xuyen_nam_gian: Literal["bon-rac", "hai-dau"] = option("bon-rac", "TT-15.13", "T13")
    xuyen_nam_gian_mot_cho: bool = option(False, "TT-15.13", "T13")
    chi_nay: Literal["rac-tu-dau", "le-doi", "chi-cho-chi"] = option("rac-tu-dau", "TT-15.10", "T14")
    chi_nay_thanh: Literal["khong-the", "khi-den", "khong-xet"] = option("khi-den", "TT-13.6", "T14")
    xuyen_vong: bool = option(True, "TT-15.13", "T15")
    u_vong: Literal["leo", "khong-cuoc", "khong-u"] = option("leo", "TT-15.15", "T16")
    thien_u: bool = option(True, "TT-15.20", "T17")
    thien_u_quan_u: bool = option(True, "TT-14.1", "T17")
    # what is called at an ù, and what may be taken or cut
    xuong_thua: Literal["den-dung", "cheo-do"] = option("den-dung", "TT-14.9", "T30")
    chi_nay_phai_ho: bool = option(False, "TT-14.9", "T30")
    cham_xuong: Literal["bao", "cheo-do", "lanh-lang"] = option("bao", "TT-14.9.3", "T30")
    thu_tu_xuong: Literal["le-luat", "cao-truoc"] = option("le-luat", "TT-14.10", "T30")
    ho_phong: Literal["can-moi-ho", "luon"] = option("can-moi-ho", "TT-9.14.2", "T30")
    u_quan_danh: bool = option(True, "TT-2.2", "T33")
    phong_quan_den_sau: Literal["chi-phong-u", "khong"] = option("chi-phong-u", "TT-9.14.2", "T34")
    danh_di_u_lai: Literal["phai-ho", "tu-do", "khong"] = option("phai-ho", "TT-5.4", "T35")
    xen_thien_khai: Literal[2, 1] = option(2, "TT-12.4.2", "T24")
    # how a hand begins and ends: the bắt cái, the cái, the draw
    bat_cai: Literal["mot-quan-10", "mot-quan", "hai-quan", "rut-hai"] = option("mot-quan-10", "TT-1.2", "T36")
    cai_nguoi_chiu: bool = option(True, "TT-7.1", "T37")
    cai_nguoi_bao: bool = option(True, "TT-7.1", "T37")
    noc_hoa: Literal["5-8-11", "ca-diem", "1", "0"] = option("5-8-11", "TT-6.2", "T38")
    chia_bai: Literal["ta-huu", "hoi-lim", "rieng"] = option("ta-huu", "TT-16.12", "T37")
    # what is a fault in eating, raising and throwing, and what it costs
    an_it_danh_nhieu: Literal["dem-quan", "mot-quan-lang"] = option("dem-quan", "TT-16.19.1", "T18")
    buon_phu: bool = option(True, "TT-16.16", "T19")
    pha_phu_an_cuoc: bool = option(False, "TT-10.7", "T19")
    bo_bai: Literal["bo", "buong"] = option("bo", "TT-16.22", "T20")
    bo_chu_dong: Literal["dem-quan", "giu-het"] = option("dem-quan", "TT-16.22.2", "T20")
    phong_tai_kien: Literal["doc-duoi-chieu", "doc-tren-tay", "khong-can"] = option(
        "doc-duoi-chieu", "TT-9.14.3", "T21"
    )
    tai_kien_khong_doc: Literal["bao", "lanh-lang"] = option("bao", "TT-9.14.3", "T29")
    bat_thuc_can: Literal["khong", "mot-phu", "phu-doc", "hai-phu"] = option("khong", "TT-11.3.4", "T22")
    bat_thuc_yeu_do: bool = option(True, "TT-11.3.4", "T22")
    trung_truc: Literal["quan-rac", "mot-bi", "phu-tu-dau"] = option("quan-rac", "TT-11.8", "T23")
    khan_tro: Literal["bao", "lanh-lang"] = option("bao", "TT-11.5", "T23")
    bat_thuc_thien_khai_can: Literal["khong", "hai-phu", "hai-doc-mot-bi"] = option("khong", "TT-12.4", "T24")
    trinh_phu_bi: bool = option(False, "TT-12.3", "T25")
    tien_thuc_hau_day: Literal["moi-phu", "phu-doc", "doc-hoac-bi-hai"] = option("moi-phu", "TT-11.6.2", "T26")
    khe_khan: Literal["lanh-lang", "cheo-do"] = option("lanh-lang", "TT-11.4", "T27")
    treo_tranh: Literal["yeu-va-bi", "ca-phu-doc"] = option("yeu-va-bi", "TT-9.15", "T29")
    bao_truoc_u: Literal["bao", "bo-qua", "phat-va"] = option("bao", "TT-16.23", "T31")
    bao_truoc_u_gia: Literal["thay-lang", "chong"] = option("thay-lang", "TT-16.23.1", "T31")
    u_xoa_loi: Literal["xoa", "van-xet"] = option("xoa", "TT-2.4", "T41")
    # how points and fines are held through a hội
    ga: Literal["khong", "cong-nghiep", "ga-nha", "ga-rung", "ga-lang"] = option("khong", "TT-16.4.1", "T39")
    ga_ngoai: Literal["khong", "don", "chong"] = option("khong", "TT-16.4.2", "T39")
    loi_diem: Literal["gom", "quang"] = option("gom", "TT-16.5", "T40")
    phat: Literal["den-ngay", "cheo-do"] = option("den-ngay", "TT-16.18", "T41")
    # điếm, the sorts of lưng, and tài bàn
    trong_khong_an: Literal["mot-cac", "mot-chieng"] = option("mot-cac", "TT-16.24", "T42")
    trong_u_sai: Literal["khong-noi", "khong-diem", "den"] = option("khong-noi", "TT-16.24", "T42")
    tam_tu: Literal["khong", "phu"] = option("khong", "TT-4.13", "T23", "T44")


PRESETS = (
    Preset("luat-2005", Options(), ("tai-ban-2005",)),
    # The game as it was played in 2022; where its written rules differ, the article says so.
    Preset(
        "san-dinh",
        Options(
            tu_tru="boi",
            xuyen_nam_gian="hai-dau",
            chi_nay="le-doi",
            chi_nay_thanh="khong-the",
            u_vong="khong-u",
            thien_u_quan_u=False,
            cham_xuong="lanh-lang",
            bat_cai="mot-quan",
            buon_phu=False,
            tai_kien_khong_doc="lanh-lang",
            bat_thuc_can="mot-phu",
            bat_thuc_yeu_do=False,
            trung_truc="phu-tu-dau",
            khan_tro="lanh-lang",
            bat_thuc_thien_khai_can="hai-phu",
            bao_truoc_u="bo-qua",
        ),
    ),
    Preset(
        "hoi-lim",
        Options(
            tom_leo="mot-hai-dich",
            tu_tru="boi",
            kinh_tu_co="46",
            kinh_tu_co_trung_tu=False,
            cuoc_kep="mot-dich",
            thong="cong-dich",
            khoi="mot-dich",
            thap_dieu="tu-tro-len",
            bach_thu=False,
            chi_nay="chi-cho-chi",
            xuyen_vong=False,
            u_vong="khong-cuoc",
            thien_u=False,
            thien_u_quan_u=False,
            xuong_thua="cheo-do",
            thu_tu_xuong="cao-truoc",
            ho_phong="luon",
            bat_cai="hai-quan",
            cai_nguoi_chiu=False,
            noc_hoa="ca-diem",
            chia_bai="hoi-lim",
            pha_phu_an_cuoc=True,
            trung_truc="mot-bi",
            khe_khan="cheo-do",
            treo_tranh="ca-phu-doc",
            u_xoa_loi="van-xet",
            phat="cheo-do",
        ),
    ),
    Preset(
        "wikipedia",
        Options(
            suong=2,
            dich=1,
            tu_tru="boi",
            kinh_tu_co_trung_tu=False,
            bach_thu_co_lung=False,
            xuyen_nam_gian_mot_cho=True,
            chi_nay="le-doi",
            chi_nay_thanh="khong-xet",
            chi_nay_phai_ho=True,
            bat_cai="rut-hai",
            noc_hoa="0",
        ),
    ),
    # Tables before about 1970, as the author of the 2005 law tells them.
    Preset(
        "chieu-co",
        Options(
            suong=2,
            dich=1,
            tu_tru="boi",
            thien_u_quan_u=False,
            xen_thien_khai=1,
            phong_tai_kien="doc-tren-tay",
            bat_thuc_can="phu-doc",
            bat_thuc_yeu_do=False,
            trung_truc="mot-bi",
            bat_thuc_thien_khai_can="hai-doc-mot-bi",
            tien_thuc_hau_day="phu-doc",
        ),
    ),
)
RULES = RuleSet(PRESETS)
