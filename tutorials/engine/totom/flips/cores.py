"""Where to look for a hand that a house rule changes: for each rule the cards it is about."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from tutorials.engine.totom.flips.hands import Core, Question, questions
from tutorials.engine.totom.game import Game

Cores = Callable[[Game], tuple[Core, ...]]

PLAIN = Core("46s", "5s")
TOM = Core("7v3w", "3s", lung=1)
BACH_DINH = replace(PLAIN, red="")
KINH_TU_CO = Core("46s oc oc oc oc", "5s", lung=1, red="", fields={"thien_khai": "oc"})
CHI_NAY = Core("9w8s", "cc", lung=1, red="")
BACH_THU = Core("5v5v", "5v", lung=1)
NAM_GIAN = Core("3467v", "5v")
_OUTER = (Core("2356v 2345w 5678s", "4v"), Core("3467v 3456w 6789s", "5v"), Core("2356v 3345w 123s", "4v"))
BI_TU = Core("4v4v4s4s", "4w")


def _had(core: Core, **fields: object) -> Core:
    """Return the core with more told of what happened before."""
    return replace(core, fields={**core.fields, **fields})


def _from(core: Core, source: str) -> Core:
    """Return the core won with a card from elsewhere than the nọc."""
    return replace(core, winning={**core.winning, "from": source})


def _kinh_cu(game: Game, core: Core = PLAIN) -> Core:
    return replace(core, red=" ".join(["oc"] * game.cu_for_kinh_cu))


def _thap_dieu(game: Game, more: int = 0, ten: str = "tt 9w9s 789s 789w oc oc tt") -> Core:
    """Return a core with as many red cards as thập điều wants, and so many more."""
    wanted = game.red_for_thap_dieu - 10 + more
    return Core("46s", "5s", lung=1, red=" ".join([ten, *["cc"] * wanted]))


def _same(*cores: Core) -> Cores:
    return lambda game: cores


_CORES: dict[str, Cores] = {
    "suong": _same(PLAIN),
    "dich": _same(TOM),
    "tom_leo": _same(TOM),
    "tu_tru": lambda game: (_kinh_cu(game), BACH_DINH, _thap_dieu(game), CHI_NAY),
    "kinh_tu_co": _same(KINH_TU_CO),
    "kinh_tu_co_trung_tu": _same(
        Core("46s oc oc", "5s", red="", fields={"mat": [{"cards": "oc", "how": "an"}, {"cards": "oc", "how": "an"}]})
    ),
    "cuoc_kep": lambda game: (_thap_dieu(game, ten="cc 9w8s 789s 789w oc oc cc"),),
    "thong": _same(_had(PLAIN, streak=2)),
    "thong_sau_lanh_lang": _same(_had(PLAIN, streak=1, after_lanh_lang=True)),
    "tam_khoi_dich": _same(_had(TOM, streak=2)),
    "khoi": _same(_had(PLAIN, streak=3), _had(TOM, streak=3)),
    "thap_dieu": lambda game: (_thap_dieu(game, 1),),
    "bach_thu": _same(BACH_THU),
    "bach_thu_cham_thanh": _same(Core("44567v", "4v", lung=1), Core("55678v", "5v", lung=1)),
    "bach_thu_co_lung": _same(Core("5v5v", "5v")),
    "bach_thu_tai_kien": _same(Core("4v4v4v56v", "4v", lung=1, fields={"bat_thuc": "4v"})),
    "tam_tu": _same(Core("6w46s", "4w", fields={"mat": [{"cards": "5v5v5v5w5s", "how": "an", "eaten": "5 văn"}]})),
    "xuyen_bi_tu_bat_thuc": _same(_had(BI_TU, bat_thuc="4v", discarded="4v")),
    "xuyen_nam_gian": _same(*_OUTER),
    "xuyen_nam_gian_mot_cho": _same(Core("245778v 27w 27s", "6v")),
    "chi_nay": _same(_had(CHI_NAY, discarded="67s"), Core("456789v 23456789w 45678s oc", "cc", lung=1, red="")),
    "chi_nay_thanh": _same(Core("9w8s 4567w", "cc", lung=1, red=""),
                           Core("9w8s 4567w", "cc", lung=1, red="", fields={"passed": "8w"})),
    "xuyen_vong": _same(NAM_GIAN, BI_TU),
    "u_vong": _same(_from(PLAIN, "thien-khai")),
    "thien_u": _same(_from(PLAIN, "bat-cai")),
    "thien_u_quan_u": _same(_from(BACH_THU, "bat-cai"), _from(NAM_GIAN, "bat-cai")),
    "xuong_thua": _same(_had(PLAIN, announced=["tom"])),
    "cham_xuong": _same(_had(PLAIN, faults=["cham-xuong"])),
    "chi_nay_phai_ho": _same(_had(CHI_NAY, announced=["leo"])),
    "thu_tu_xuong": lambda game: (
        Core("9w8s 789s 789w tt oc oc", "cc", lung=1, red=" ".join(["oc"] * (game.red_for_thap_dieu - 10))),
        _kinh_cu(game, BACH_THU),
    ),
    "ho_phong": _same(Core("5v5v", "5v", fields={"called": []})),
    "u_quan_danh": _same(_from(PLAIN, "discard")),
    "phong_quan_den_sau": _same(_had(BACH_THU, passed="5v")),
    "danh_di_u_lai": _same(_had(PLAIN, discarded="5s")),
    "khan_tro": _same(Core("5v5v5v 46s", "5s", fields={"bat_thuc": "5v", "called": ["an-ca"]}, clear="46v5w")),
    "xen_thien_khai": _same(
        Core("5v5v5v", ask="discards", extra=1, fields={"bat_thuc": "5v", "discarded": "5v"})
    ),
}  # fmt: skip


def hands(option: str, game: Game) -> Iterator[Question]:
    """Yield questions about hands that this option may change."""
    for core in _CORES[option](game) if option in _CORES else ():
        yield from questions(core, game, option)
