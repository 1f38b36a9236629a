"""The options of a house by subject, in the order in which people ask about them."""

from collections.abc import Iterator
from dataclasses import dataclass

from tutorials.catalogue import Text, load
from tutorials.catalogue.houses import MAIN_GAME, rules_of
from tutorials.engine.rules import OptionInfo


@dataclass(frozen=True, slots=True)
class Subject:
    """A group of options."""

    slug: str
    title: Text
    names: frozenset[str]


def _subject(slug: str, vi: str, en: str, names: str) -> Subject:
    return Subject(slug, Text(vi, en), frozenset(names.split()))


SUBJECTS = (
    _subject(
        "diem", "Điểm và dịch", "Points and steps (dịch)",
        "suong dich tom_leo tu_tru kinh_tu_co kinh_tu_co_trung_tu cuoc_kep thong thong_sau_lanh_lang tam_khoi_dich "
        "khoi thap_dieu",
    ),
    _subject(
        "cuoc", "Bạch thủ, xuyên, chi nẩy, thiên ù", "The bonuses bạch thủ, xuyên, chi nẩy, thiên ù",
        "bach_thu bach_thu_cham_thanh bach_thu_co_lung bach_thu_tai_kien xuyen_bi_tu_bat_thuc xuyen_nam_gian "
        "xuyen_nam_gian_mot_cho chi_nay chi_nay_thanh xuyen_vong u_vong thien_u thien_u_quan_u",
    ),
    _subject(
        "u", "Ù, hô và xướng", "Winning and calling",
        "u_quan_danh danh_di_u_lai ho_phong xuong_thua chi_nay_phai_ho cham_xuong thu_tu_xuong "
        "bao_truoc_u bao_truoc_u_gia u_xoa_loi",
    ),
    _subject(
        "an-danh", "Ăn và đánh", "Taking and discarding",
        "an_it_danh_nhieu buon_phu pha_phu_an_cuoc bo_bai bo_chu_dong treo_tranh phong_quan_den_sau phong_tai_kien "
        "tai_kien_khong_doc tam_tu",
    ),
    _subject(
        "khan", "Khàn, thiên khai, bất thực", "Khàn, thiên khai, bất thực",
        "bat_thuc_can bat_thuc_yeu_do trung_truc khan_tro xen_thien_khai bat_thuc_thien_khai_can trinh_phu_bi "
        "tien_thuc_hau_day khe_khan",
    ),
    _subject(
        "cai", "Bắt cái, nọc", "Drawing for the dealer, and the stock",
        "bat_cai cai_nguoi_chiu cai_nguoi_bao noc_hoa chia_bai",
    ),
    _subject("hoi", "Hội, gà, phạt", "Matches (hội), side pools (gà), penalties", "phat loi_diem ga ga_ngoai"),
)  # fmt: skip
_OTHERS = Subject("khac", Text("Điếm, tài bàn, tên gọi", "Tổ tôm điếm, tài bàn, names"), frozenset())


def by_subject(
    options: tuple[OptionInfo, ...], game: str = MAIN_GAME
) -> Iterator[tuple[Subject, tuple[OptionInfo, ...]]]:
    """Yield each subject with those of the options that belong to it; what no subject claims comes last.

    Other games than those of the Tổ tôm rules have the articles of their law for subjects.
    """
    if rules_of(game) is not rules_of(MAIN_GAME):
        yield from _by_article(options, game)
        return
    left = list(options)
    for subject in SUBJECTS:
        found = tuple(info for info in left if info.name in subject.names)
        left = [info for info in left if info not in found]
        if found:
            yield subject, found
    if left:
        yield _OTHERS, tuple(left)


def _by_article(options: tuple[OptionInfo, ...], game: str) -> Iterator[tuple[Subject, tuple[OptionInfo, ...]]]:
    law = load().law(game)
    found: dict[str, list[OptionInfo]] = {}
    for info in options:
        article = law.article_of(info.article)
        found.setdefault(article.id if article else "", []).append(info)
    for article in law.articles:
        if infos := found.get(article.id):
            yield Subject(article.id.lower(), article.heading, frozenset()), tuple(infos)
    if infos := found.get(""):
        yield Subject(_OTHERS.slug, Text("Các lệ khác", "Other rules"), frozenset()), tuple(infos)
