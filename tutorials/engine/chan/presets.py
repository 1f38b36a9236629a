"""Presets (lệ) of chắn: named sets of choices, each with its source and the date of that source.

Only what differs from the Wikipedia's text is written. What a source does not say keeps that choice.
"""

from dataclasses import replace

from tutorials.engine.chan.options import TABLE, Options
from tutorials.engine.rules import Preset, RuleSet

_SAN_DINH = Options(
    khong_chan="danh-tiep",
    doc_boong=False,
    rong_chi="khong",
    thien_u=4,
    thien_u_bach_thu=True,
    dia_u="chua-boc",
    bach_thu_chi=6,
    chiu_u=4,
    tranh=True,
    tri_quan_danh=False,
    u_tra_cua=True,
    cuoc_kep="dich-rieng",
    tron_diem=True,
    ga="don-vi-hai",
    xuong_thieu="phai-ho",
    bo_u="lanh-lang",
    ba_dau_duoi_chieu=False,
    bao_khi="khi-u",
)
PRESETS: tuple[Preset[Options], ...] = (
    Preset(
        "wikipedia",
        Options(),
        "Wikipedia tiếng Việt, mục Tổ tôm, phần Đánh chắn",
        "không ghi",
        aliases=("chan-wikipedia",),
    ),
    Preset(
        "san-dinh",
        _SAN_DINH,
        "Bàn chơi chắn Sân Đình trên mạng, theo chương trình của bàn",
        "không ghi",
        aliases=("chan-san-dinh",),
    ),
    Preset(
        "chan-van-van",
        replace(
            Options(),
            doc_boong=False,
            thien_u=3,
            dia_u="quan-dau",
            diem_dia_u=3,
            bach_thu_chi=6,
            cuoc_kep="dich-rieng",
            ga="don-vi-mot",
        ),
        "Trang chắn vạn văn",
        "không ghi",
    ),
    Preset(
        "138",
        replace(Options(), doc_boong=False, thien_u=3, dia_u="quan-dau", diem_dia_u=3, cuoc_lon="6-7-11-11"),
        "Bàn chơi chắn 138 trên mạng",
        "không ghi",
        aliases=("chan-138",),
    ),
    Preset(
        "gia-dinh-120",
        replace(Options(), bo_bai="120", chiu_sau_bo=False),
        "Lối chơi 120 quân của một gia đình",
        "không ghi",
    ),
)
RULES = RuleSet(TABLE, PRESETS)
