"""Cước: the named ways to win, and what each is worth. Law: TT-15.3 to TT-15.20."""

import re
from dataclasses import dataclass, replace

from tutorials.engine.cards import bare
from tutorials.engine.errors import DoorError, Place, shown
from tutorials.engine.totom.game import Game
from tutorials.engine.totom.options import Options
from tutorials.engine.words import both, with_gloss

FEWEST_KHOI = 3
_ROW = re.compile(r"(?:u )?([0-9]{1,3}) khoi")  # a row of wins longer than has a name of its own
KHOI_WORDS = {
    3: "tam", 4: "tứ", 5: "ngũ", 6: "lục", 7: "thất", 8: "bát", 9: "cửu", 10: "thập",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Cuoc:
    """One cước. A great one (tứ trụ) counts multiples of suông, the others dịch above suông."""

    slug: str
    vi: str
    gloss: str  # what it means, in English: its name is Vietnamese there too
    article: str
    like: str = ""  # "thong", "tom", "leo": worth as much alone
    boi: int = 0  # multiple of suông, for the great ones
    wins: int = 0  # number of wins in a row, for khôi
    order: int = 0  # place in the call (TT-14.10)
    aliases: tuple[str, ...] = ()

    @property
    def en(self) -> str:
        """Return its name with what it means."""
        return with_gloss(self.vi, self.gloss)


def _khoi(wins: int) -> Cuoc:
    word = KHOI_WORDS.get(wins, str(wins))
    slug = f"{bare(word)}-khoi"
    article = "TT-15.16" if wins == 3 else "TT-15.17"
    return Cuoc(slug, f"{word} khôi", f"{wins} wins in a row", article, "khoi", wins=wins, order=1)


CUOC: tuple[Cuoc, ...] = (
    Cuoc("suong", "suông", "plain", "TT-15.3", "suong", aliases=("xuông", "ù suông")),
    Cuoc("thong", "thông", "second win in a row", "TT-15.4", "thong", wins=2, order=1),
    *(_khoi(wins) for wins in range(3, 21)),
    Cuoc("thien-u", "thiên ù", "a win on the deal", "TT-15.20", "tom", order=2),
    Cuoc("u-vong", "ù vọng", "on another player’s thiên khai", "TT-15.15", "leo", order=3, aliases=("vọng",)),
    Cuoc("bach-thu", "bạch thủ", "one wait, by phỗng", "TT-15.12", "tom", order=4),
    Cuoc("xuyen-bi-tu", "xuyên bí tư", "", "TT-15.14", "leo", order=5, aliases=("bí tư",)),
    Cuoc("xuyen-nam-gian", "xuyên năm gian", "", "TT-15.13", "leo", order=5, aliases=("xuyên 5 gian",)),
    Cuoc("thap-dieu", "thập điều", "ten red cards", "TT-15.8", boi=3, order=6,
         aliases=("thập hồng", "mười đỏ", "thập nhị điều", "thập nhị hồng", "mười hai đỏ")),
    Cuoc("kinh-cu", "kính cụ", "ông cụ is the only red card", "TT-15.8", boi=3, order=6,
         aliases=("kính cố", "kính nhị cụ", "kính 2 cụ", "kính nhị cố")),
    Cuoc("bach-dinh", "bạch định", "no red card", "TT-15.9", boi=4, order=6),
    Cuoc("chi-nay", "chi nẩy", "chi chi is the only wait", "TT-15.10", boi=6, order=7,
         aliases=("chi nảy", "chi chi nẩy", "chi chi nảy")),
    Cuoc("kinh-tu-co", "kính tứ cố", "four ông cụ", "TT-15.11", boi=12, order=7,
         aliases=("kính tứ cụ", "kính bốn cụ")),
    Cuoc("tom", "tôm", "", "TT-15.6", "tom", order=8),
    Cuoc("leo", "lèo", "", "TT-15.7", "leo", order=9),
)  # fmt: skip
BY_SLUG = {cuoc.slug: cuoc for cuoc in CUOC}

_NAMES: dict[str, Cuoc] = {}
for _cuoc in CUOC:
    for _name in (_cuoc.slug, _cuoc.vi, *_cuoc.aliases):
        for _form in (_name, f"ù {_name}"):
            _NAMES[bare(_form).replace("-", " ")] = _cuoc

_EXCLUDES = (
    ({"thap-dieu", "kinh-cu", "bach-dinh", "kinh-tu-co"}, 1),
    ({"thien-u", "u-vong"}, 1),
    ({"xuyen-bi-tu", "xuyen-nam-gian"}, 1),
    ({"bach-thu", "xuyen-bi-tu"}, 1),
    ({"bach-thu", "xuyen-nam-gian"}, 1),
    ({"bach-thu", "u-vong"}, 1),  # the other's thiên khai holds all four
)
_NEEDS_RED = {"leo", "chi-nay"}
_FEW_RED = {"kinh-cu", "bach-dinh", "kinh-tu-co"}


def khoi_of(streak: int) -> Cuoc | None:
    """Return thông or N khôi for this many wins in a row before the hand."""
    if streak < 1:
        return None
    if streak == 1:
        return BY_SLUG["thong"]
    return _khoi(streak + 1)


def again_of(streak: int, options: Options) -> Cuoc | None:
    """Return thông or N khôi under these options: some houses know thông only (T6). Law: TT-15.4."""
    again = khoi_of(streak)
    return BY_SLUG["thong"] if again is not None and options.thong == "cong-dich" else again


def has_thong(game: Game, options: Options) -> bool:
    """Say whether wins in a row count: at Hội Lim they do not at a table of four (T6). Law: BT-15.3."""
    return not (options.thong == "cong-dich" and game.players == 4)


def as_called(cuoc: Cuoc, game: Game) -> Cuoc:
    """Return the cước under the name that this game gives it: thập nhị điều for thập điều at four."""
    for slug, vi, gloss in game.cuoc_names:
        if slug == cuoc.slug:
            return replace(cuoc, vi=vi, gloss=gloss)
    return cuoc


def find(name: object, field: Place) -> Cuoc:
    """Return the cước of that slug, name or known alias. Raises DoorError if there is none."""
    if isinstance(name, str):
        form = bare(name).replace("-", " ").replace("_", " ").strip()
        known = _NAMES.get(form)
        if known is not None:
            return known
        row = _ROW.fullmatch(form)
        if row is not None and int(row.group(1)) >= FEWEST_KHOI:
            return _khoi(int(row.group(1)))
    slugs = ", ".join(cuoc.slug for cuoc in CUOC if not cuoc.wins or cuoc.wins < 5)
    raise DoorError("unknown-cuoc", field, both("error-totom-unknown-cuoc", given=shown(name), slugs=slugs), word=name)


def refuse_conflicts(cuoc: set[str], field: Place) -> None:
    """Raise DoorError for cước that no hand can hold together."""
    clash: list[str] = []
    for group, most in _EXCLUDES:
        if len(cuoc & group) > most:
            clash = sorted(cuoc & group)
    if cuoc & _FEW_RED and cuoc & _NEEDS_RED:
        clash = sorted(cuoc & (_FEW_RED | _NEEDS_RED))
    if clash:
        names = ", ".join(BY_SLUG[slug].vi for slug in clash)
        raise DoorError("conflict", field, both("error-totom-clash", names=names))


def alone(cuoc: Cuoc, options: Options) -> int:
    """Return the points of this cước by itself. Law: TT-15.3 to TT-15.17."""
    suong, dich = options.suong, options.dich
    tom, leo = (2, 3) if options.tom_leo == "hai-ba-dich" else (1, 2)
    if cuoc.slug == "kinh-tu-co":
        return _kinh_tu_co(options)
    if cuoc.boi:
        return _great(cuoc, options)
    steps = {"suong": 0, "thong": 1, "tom": tom, "leo": leo}
    if cuoc.like == "khoi":
        return suong + dich * (1 + khoi_dich(cuoc.wins, options, alone=True))
    return suong + dich * steps[cuoc.like]


def khoi_dich(wins: int, options: Options, *, alone: bool = False) -> int:
    """Return the dịch of N khôi: N-2, or one whatever N. Law: TT-15.16, TT-15.17."""
    if options.khoi == "mot-dich":
        return 0 if alone else 1
    if wins == 3 and not alone:
        return options.tam_khoi_dich
    return wins - 2


_MULTIPLES = {
    "boi-dich": {"thap-dieu": 3, "kinh-cu": 3, "bach-dinh": 4, "chi-nay": 6},
    "boi": {"thap-dieu": 3, "kinh-cu": 3, "bach-dinh": 4, "chi-nay": 6},
    "bac-giang": {"thap-dieu": 4, "kinh-cu": 6, "bach-dinh": 4, "chi-nay": 6},
    "de-nghi": {"thap-dieu": 4, "kinh-cu": 4, "bach-dinh": 5, "chi-nay": 7},
}


def _great(cuoc: Cuoc, options: Options) -> int:
    times = _MULTIPLES[options.tu_tru][cuoc.slug]
    extra = times * options.dich if options.tu_tru == "boi-dich" else 0
    return times * options.suong + extra


def _kinh_tu_co(options: Options) -> int:
    if options.kinh_tu_co in ("46", "50"):
        return int(options.kinh_tu_co)
    chi_nay = _great(BY_SLUG["chi-nay"], options)
    return chi_nay if options.kinh_tu_co == "mot-chi-nay" else 2 * chi_nay


def own_dich(cuoc: Cuoc, options: Options) -> int:
    """Return the dịch this cước adds when it comes with a higher one. Law: TT-15.18."""
    if cuoc.slug == "suong":
        return 0
    if cuoc.like == "khoi":
        return khoi_dich(cuoc.wins, options)
    if cuoc.boi:
        return cuoc.boi
    return 2 if cuoc.like == "leo" else 1
