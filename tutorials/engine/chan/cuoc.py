"""The cước of chắn: names, articles, points and dịch by house. Law: CH-6, CH-7.2."""

from dataclasses import dataclass
from functools import lru_cache

from tutorials.engine.cards import bare
from tutorials.engine.chan.options import Options
from tutorials.engine.errors import DoorError, Place, shown
from tutorials.engine.words import both, with_gloss

KEPT = 64  # houses whose prices are remembered; there are as many houses as people make up
LONE_GREAT = 3  # the dịch of a great cước is so much less than its points


@dataclass(frozen=True, slots=True)
class Cuoc:
    """A cước: what marks the hand or the way it won."""

    slug: str
    vi: str
    gloss: str  # what it means, in English: its name is Vietnamese there too
    article: str
    points: int  # alone
    dich: int  # beside a greater one, where each has its own
    aliases: tuple[str, ...] = ()
    is_repeatable: bool = False

    @property
    def en(self) -> str:
        """Return its name with what it means."""
        return with_gloss(self.vi, self.gloss)

    @property
    def name(self) -> str:
        """Return the name as it is called: `có chíu` for one that the hand has."""
        return f"có {self.vi}" if self.slug in _CALLED_WITH_CO else self.vi


_CALLED_WITH_CO = ("chiu", "bon", "thien-khai")
_NHA_LAU = "nha-lau-xe-hoi-hoa-roi-cua-phat"
CUOC = {
    cuoc.slug: cuoc
    for cuoc in (  # in the order in which they are called (CH-7.6)
        Cuoc("suong", "suông", "plain", "CH-6.1", 2, 0, ("xuong", "u suong", "u xuong")),
        Cuoc("thong", "thông", "second win in a row", "CH-6.2", 3, 1, ("u thong",)),
        Cuoc("tri", "trì", "at the winner’s door", "CH-6.3", 3, 1, ("u tri", "u tai cua")),
        Cuoc("thien-u", "thiên ù", "won as dealt", "CH-6.4", 2, 1),
        Cuoc("dia-u", "địa ù", "on the first card of the stock", "CH-6.5", 4, 1),
        Cuoc("chiu-u", "chíu ù", "with the fourth copy", "CH-6.6", 3, 1, ("u chiu",)),
        Cuoc("u-bon", "ù bòn", "with a copy of a chắn taken before", "CH-6.7", 3, 1),
        Cuoc("pha-thien", "phá thiên", "no chắn in the deal", "CH-6.19", 12, 9),
        Cuoc("bach-thu", "bạch thủ", "a single wait", "CH-6.8", 4, 1, ("u bach thu",)),
        Cuoc(
            "bach-thu-chi", "bạch thủ chi", "a single wait for chi chi", "CH-6.9", 5, 2,
            ("bach thu u chi", "u bach thu chi"),
        ),
        Cuoc("thap-thanh", "thập thành", "all chắn", "CH-6.15", 12, 9, ("kin chan", "muoi chan")),
        Cuoc("bach-dinh", "bạch định", "no red card", "CH-6.16", 7, 4),
        Cuoc("tam-do", "tám đỏ", "eight red cards", "CH-6.17", 8, 5, ("8 do",)),
        Cuoc("kinh-tu-chi", "kính tứ chi", "four chi chi are the only red cards", "CH-6.18", 12, 9),
        Cuoc("hoa-roi-cua-phat", "hoa rơi cửa Phật", "blossom at the pagoda", "CH-6.20", 20, 17),
        Cuoc(
            _NHA_LAU, "nhà lầu xe hơi hoa rơi cửa Phật",
            "house, car and falling blossom", "CH-6.21", 30, 27, ("nha lau xe hoi",),
        ),
        Cuoc(
            "dong-tu-hai-hoa", "đồng tử hái hoa", "a child picking blossom", "CH-6.26", 20, 17,
        ),
        Cuoc("ca-loi-san-dinh", "cá lội sân đình", "carp in the temple yard", "CH-6.22", 20, 17),
        Cuoc(
            "ca-nhay-dau-thuyen", "cá nhảy đầu thuyền", "carp at the bow", "CH-6.25", 20, 17,
        ),
        Cuoc("ngu-ong-bat-ca", "ngư ông bắt cá", "the fisherman’s catch", "CH-6.23", 30, 27),
        Cuoc("leo", "lèo", "9 of vạn, 8 of sách, chi chi", "CH-6.11", 5, 2, ("co leo", "u leo"),
             is_repeatable=True),
        Cuoc("tom", "tôm", "3 of vạn, 3 of sách, 7 of văn", "CH-6.10", 4, 1, ("co tom", "u tom"),
             is_repeatable=True),
        Cuoc("chiu", "chíu", "", "CH-6.13", 3, 1, ("co chiu", "chieu", "co chieu"), is_repeatable=True),
        Cuoc("bon", "ăn bòn", "two identical chắn taken", "CH-6.14", 3, 1,
             ("bon", "co bon", "co an bon"), is_repeatable=True),
        Cuoc("thien-khai", "thiên khai", "four alike in the deal", "CH-6.12", 3, 1,
             ("co thien khai",), is_repeatable=True),
    )
}  # fmt: skip
"""Every cước by slug, in the order in which they are called. Law: CH-7.6."""
ORDER = {slug: place for place, slug in enumerate(CUOC)}
MORE_PICTURES = ("dong-tu-hai-hoa", "ca-nhay-dau-thuyen")  # of other tables than Sân Đình
BLOSSOMS = ("hoa-roi-cua-phat", _NHA_LAU, "dong-tu-hai-hoa")  # won on 2 vạn
CARPS = ("ca-loi-san-dinh", "ca-nhay-dau-thuyen", "ngu-ong-bat-ca")  # won on 8 vạn
PICTURES = (*BLOSSOMS, *CARPS)
MOST_TIMES = 4
_GREAT = {
    "7-8-12-12": {"bach-dinh": 7, "tam-do": 8, "kinh-tu-chi": 12, "thap-thanh": 12},
    "6-7-11-11": {"bach-dinh": 6, "tam-do": 7, "kinh-tu-chi": 11, "thap-thanh": 11},
}


def _plain(text: str) -> str:
    return " ".join(bare(text).replace("-", " ").split())


_NUMBERS = {"hai": 2, "ba": 3, "bốn": 4, "2": 2, "3": 3, "4": 4, "đôi": 2}
_BY_NAME = {_plain(name): cuoc for cuoc in CUOC.values() for name in (cuoc.slug, cuoc.vi, cuoc.name, *cuoc.aliases)} | {
    "chi": CUOC["tri"],
    "u chi": CUOC["tri"],
}


def find_cuoc(name: object, field: Place) -> Cuoc:
    """Return the cước of that slug or name. Raises DoorError if there is none."""
    found = _BY_NAME.get(_plain(name)) if isinstance(name, str) else None
    if found is None:
        raise DoorError(
            "unknown-cuoc", field, both("error-chan-unknown-cuoc", given=shown(name), known=[*CUOC]), word=name
        )
    return found


def find_times(name: object, field: Place) -> tuple[Cuoc, int]:
    """Return the cước of a name and how many times it is called: `hai lèo` is lèo twice. Law: CH-7.6."""
    first, _, rest = name.partition(" ") if isinstance(name, str) else ("", "", "")
    repeated = _BY_NAME.get(_plain(rest))
    if first.casefold() in _NUMBERS and repeated is not None and repeated.is_repeatable:
        return repeated, _NUMBERS[first.casefold()]
    return find_cuoc(name, field), 1


def is_known(cuoc: Cuoc, options: Options) -> bool:
    """Say whether a house has this cước. Law: CH-6.5, CH-6.19, CH-6.20, CH-6.25, CH-6.26."""
    if cuoc.slug == "dia-u":
        return options.dia_u != "khong"
    if cuoc.slug == "pha-thien":
        return options.khong_chan == "danh-tiep"
    if cuoc.slug in MORE_PICTURES:
        return options.tranh_them
    return options.tranh or cuoc.slug not in PICTURES


@lru_cache(maxsize=KEPT)
def prices(options: Options) -> dict[str, tuple[int, int]]:
    """Return the points and the dịch of every cước in a house. Law: CH-6, CH-7.2."""
    return {slug: (points_of(cuoc, options), dich_of(cuoc, options)) for slug, cuoc in CUOC.items()}


def points_of(cuoc: Cuoc, options: Options) -> int:
    """Return the points of a cước alone. Law: CH-6."""
    if cuoc.slug in _GREAT["7-8-12-12"]:
        return _GREAT[options.cuoc_lon][cuoc.slug]
    return {
        "thien-u": options.thien_u,
        "dia-u": options.diem_dia_u,
        "chiu-u": options.chiu_u,
        "u-bon": options.chiu_u,
        "bach-thu-chi": options.bach_thu_chi,
        "thien-khai": options.thien_khai,
        "bon": options.thien_khai,
    }.get(cuoc.slug, cuoc.points)


def dich_of(cuoc: Cuoc, options: Options) -> int:
    """Return what a cước adds beside a greater one. Law: CH-7.2."""
    if cuoc.slug == "suong":
        return 0
    if options.cuoc_kep == "mot-dich":
        return 2 if cuoc.slug == "leo" else 1
    return points_of(cuoc, options) - LONE_GREAT if cuoc.dich > 2 or cuoc.slug == "bach-thu-chi" else cuoc.dich
