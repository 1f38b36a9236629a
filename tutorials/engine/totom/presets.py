"""Presets (lệ): named sets of choices, each with its source and the date of that source.

Only what differs from the law of 2005 is written. What a source does not say keeps the law's choice.
"""

from tutorials.engine.rules import Preset, RuleSet
from tutorials.engine.totom.options import TABLE, Options

PRESETS: tuple[Preset[Options], ...] = (
    Preset("luat-2005", Options(), "Luật Tổ tôm của Nguyễn Quốc Vượng", "2005", ("tai-ban-2005",)),
    Preset(
        "san-dinh",
        # The game as it was played in 2022; where its written rules differ, the article says so.
        Options(
            tu_tru="boi",
            xuyen_nam_gian="hai-dau",
            chi_nay="le-doi",
            chi_nay_thanh="khong-the",
            buon_phu=False,
            thien_u_quan_u=False,
            u_vong="khong-u",
            bat_cai="mot-quan",
            bat_thuc_can="mot-phu",
            bat_thuc_yeu_do=False,
            trung_truc="phu-tu-dau",
            khan_tro="lanh-lang",
            bat_thuc_thien_khai_can="hai-phu",
            tai_kien_khong_doc="lanh-lang",
            bao_truoc_u="bo-qua",
            cham_xuong="lanh-lang",
        ),
        "Luật và ván chơi Tổ tôm Sân Đình, theo thảo luận trên diễn đàn",
        "2021-2022",
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
            ho_phong="luon",
            thu_tu_xuong="cao-truoc",
            bat_cai="hai-quan",
            cai_nguoi_chiu=False,
            noc_hoa="ca-diem",
            pha_phu_an_cuoc=True,
            chia_bai="hoi-lim",
            trung_truc="mot-bi",
            khe_khan="cheo-do",
            bo_u="chi-cai",
            treo_tranh="ca-phu-doc",
            u_xoa_loi="van-xet",
            phat="cheo-do",
        ),
        "Tổ tôm điếm hội Lim, bản sưu tầm",
        "không ghi",
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
        "Wikipedia tiếng Việt, mục Tổ tôm",
        "không ghi",
    ),
    Preset(
        "chieu-co",
        # Tables before about 1970, as the author of the 2005 law tells them.
        Options(
            suong=2,
            dich=1,
            tu_tru="boi",
            xen_thien_khai=1,
            phong_tai_kien="doc-tren-tay",
            bat_thuc_can="phu-doc",
            bat_thuc_yeu_do=False,
            trung_truc="mot-bi",
            bat_thuc_thien_khai_can="hai-doc-mot-bi",
            tien_thuc_hau_day="phu-doc",
            thien_u_quan_u=False,
            phong_quan_den_sau="chi-phong-u",
        ),
        "Lệ chiếu trước khoảng 1970, theo lời kể trong Luật Tổ tôm 2005",
        "1970",
    ),
)
RULES = RuleSet(TABLE, PRESETS)
BY_SLUG = RULES.by_slug
DEFAULT = RULES.default
preset = RULES.preset
