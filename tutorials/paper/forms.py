"""Forms to be filled in by hand: score sheets with the points of a village, a grid of names and lessons, slips."""

from collections.abc import Iterator, Mapping
from typing import Any

from django import forms
from django.http import QueryDict
from django.utils.translation import gettext_lazy as _

from tutorials.catalogue import Game, Text, load
from tutorials.catalogue.games import FEWEST, MOST
from tutorials.catalogue.houses import LONGEST_NAME, MAIN_GAME, House, default_of, presets, rules_of
from tutorials.catalogue.houses import read as read_house
from tutorials.catalogue.subjects import by_subject
from tutorials.engine.rules import as_dict
from tutorials.pages.offering import offer
from tutorials.pages.preferences import Preferences
from tutorials.pages.request import language
from tutorials.paper.fields import TextSize
from tutorials.paper.kind import Kind, PaperForm
from tutorials.press.letters import complaint, unprintable
from tutorials.scenes.points import Points, points_of

LINE = {"14": 8.5, "18": 10.0, "24": 12.5}  # height of a line to write on, in millimetres
COLUMN = {"14": 8.6, "18": 11.0, "24": 14.5}  # width of a lesson in the grid
FOOT = {"14": 11.0, "18": 13.0, "24": 14.0}  # letters of the points at the foot, in points
EM = 25.4 / 72  # millimetres of a point
LINE_SPACE, LETTER = 1.3, 0.5  # of the size of letters: a line with its rule, and a letter with some room
SHORT = 14  # letters of names that stand three to a line
HIGH, WIDE = 273.0, 186.0  # room on a page
HEAD, SUM = 38.0, 12.0  # of a score sheet: its head, and the title over the points
NAMES, TITLES, TITLE = 62.0, 66.0, 12.0  # of the grid: width of names, height of lessons, height of its title
GRID_LINE = {"14": 7.5, "18": 9.0, "24": 11.0}
SLIPS = {"dispute": {"14": 4, "18": 2, "24": 2}, "names": {"14": 10, "18": 8, "24": 8}}


class BlankForm(TextSize, PaperForm):
    """Which form, of which game, under whose rules."""

    what = forms.ChoiceField(
        label=_("Phiếu nào"),
        choices=[
            ("score", _("Phiếu ghi điểm")),
            ("grid", _("Bảng tên và bài học")),
            ("dispute", _("Giấy nhờ xử")),
            ("names", _("Thẻ tên")),
        ],
        initial="score",
    )
    game = forms.ChoiceField(label=_("Trò chơi"), initial=MAIN_GAME)
    rules = forms.CharField(label=_("Theo lệ"), required=False, initial="", widget=forms.Select)
    name = forms.CharField(
        label=_("Tên làng"), max_length=LONGEST_NAME, required=False, initial="", widget=forms.HiddenInput
    )
    players = forms.IntegerField(
        label=_("Số người (phiếu ghi điểm)"),
        min_value=FEWEST,
        max_value=MOST,
        required=False,
        help_text=_("Để trống thì theo lệ thường của trò."),
    )
    own = ("name", "players")
    field_order = ("what", "game", "rules", "name", "players", "size")

    def __init__(self, given: QueryDict, preferences: Preferences | None = None) -> None:
        """Offer the houses of the game that is given, and the reader's own."""
        super().__init__(given, preferences)
        games = [game for game in load().games if game.is_open]
        lang, known = language(), [game.slug for game in games]
        offer(self, "game", [(game.slug, game.name.say(lang)) for game in reversed(games)])
        game = self.data["game"] if self.data["game"] in known else known[0]
        own = preferences.house(game) if preferences else None
        if own and "rules" not in given:
            self.given["rules"], self.given["name"] = own.slug, own.title
        if _is_of_another(self.given.get("rules", ""), game):
            self.given["rules"] = default_of(game)  # they were chosen before the game was changed
        self.house = read_house(self.given.get("rules", "") or default_of(game), game, self.given.get("name", ""))
        offered = (*presets(game), *(each for each in (own, self.house) if each is not None and each.changes))
        offer(self, "rules", [(each.slug, each.name.say(lang)) for each in dict.fromkeys(offered)])
        if not self.data.get("rules"):
            self.given["rules"] = default_of(game)

    def clean_rules(self) -> str:
        """Take rules that can be read; the usual ones of the game need no word."""
        if self.house.faults:
            raise forms.ValidationError(self.house.faults[0].say(language()), code="rules")
        return "" if self.house.slug == default_of(self.house.game) else self.house.slug

    def clean_name(self) -> str:
        """Take a name that can be printed; one that cannot is shown, so that it can be changed."""
        if letter := unprintable(self.cleaned_data["name"]):
            self.fields["name"].widget = forms.TextInput(attrs={"maxlength": LONGEST_NAME})
            raise forms.ValidationError(complaint(letter).say(language()), code="unprintable")
        return self.house.title if self.house.changes else ""

    @property
    def is_common(self) -> bool:
        """Say whether others may choose the same: not with a village of somebody's own."""
        return super().is_common and not self.house.changes


def _is_of_another(rules: str, game: str) -> bool:
    """Say whether an address word begins with a preset that other games know, and not this one."""
    preset = rules.partition("~")[0]
    known = {each.slug: {house.slug for house in presets(each.slug)} for each in load().games if each.is_open}
    return preset not in known[game] and any(preset in slugs for slugs in known.values())


def fill(choices: Mapping[str, Any], lang: str) -> Mapping[str, Any]:
    """Return what stands on the form."""
    slug = choices["game"]
    house = read_house(choices["rules"] or default_of(slug), slug, choices["name"])
    found: dict[str, Any] = {
        "what": choices["what"],
        "game": _game(house),
        "house": house,
        "line": LINE[choices["size"]],
    }
    return found | _FILLS[choices["what"]](choices, house, lang)


def _game(house: House) -> Game:
    return next(each for each in load().games if each.slug == house.game)


def _score(choices: Mapping[str, Any], house: House, lang: str) -> dict[str, Any]:
    size = choices["size"]
    told = list(_points(house, lang))
    paid = [] if any(points for _, points in told) else list(_paid(house, lang))
    words = [f"{name} {points}" for name, points in told or paid]
    columns = 3 if told and size == "14" and max(map(len, words)) <= SHORT + 6 else 2
    foot = _foot(words, columns, FOOT[size])
    options = as_dict(house.options)
    columns_of = [key for key, is_kept in _pools(options) if is_kept]
    return {
        "players": range(choices["players"] or _game(house).columns),
        "rows": range(max(4, int((HIGH - HEAD - SUM - foot) / LINE[size]) - 1)),
        "told": told,
        "notes": list(_notes(house)) if told else [],
        "paid": paid,
        "columns": columns,
        "foot": FOOT[size],
        "pools": columns_of,
    }


def _foot(words: list[str], columns: int, size: float) -> float:
    """Return how high the points at the foot are, a little more rather than less."""
    letters = int((WIDE / columns - 8) / (size * EM * LETTER))
    lines = sum(-(-len(word) // letters) for word in words)
    return (-(-lines // columns) + 1) * size * EM * LINE_SPACE


def _pools(options: Mapping[str, Any]) -> Iterator[tuple[str, bool]]:
    """Yield what a hội keeps beside the players' points, and whether these rules keep it."""
    yield "lang", options.get("loi_diem") == "gom"
    yield "ga", options.get("ga", "khong") not in ("khong", False)


def _points(house: House, lang: str) -> Iterator[tuple[str, str]]:
    """Yield what counts points under some rules, with how many."""
    tables = points_of(house)
    rows: list[Points] = [row for slug, table in tables.items() if slug != "compound" for row in table]
    for row in rows:
        if any(each is not None for each in row.cells):
            told = " / ".join(str(each) for each in row.cells if each is not None)
            yield row.name.say(lang), f"{told} +{row.ga}" if row.ga else told


def _notes(house: House) -> Iterator[Any]:
    """Yield what the figures mean where several stand beside each other."""
    tables = points_of(house)
    if "ket" in tables:
        yield _("Chỗ có ba số: lần lượt là điểm khi chơi hai, ba, bốn người.")
    if "lung" in tables:
        yield _("Lưng có hai số: số trước là lưng thường, số sau là lưng bằng quân tài.")
    if any(row.ga for table in tables.values() for row in table):
        yield _("Số sau dấu cộng là gà.")


def _paid(house: House, lang: str) -> Iterator[tuple[str, str]]:
    """Yield the house rules that say what a win counts, each with its choice."""
    chosen = as_dict(house.options)
    for subject, infos in by_subject(rules_of(house.game).table, house.game):
        if subject.slug.upper() in _game(house).paid:
            for info in infos:
                said = info.choices[chosen[info.name]]
                yield getattr(info.label, lang), getattr(said, lang)


def _grid(choices: Mapping[str, Any], house: House, lang: str) -> dict[str, Any]:
    size = choices["size"]
    lessons = [lesson.title.say(lang) for lesson in load().lessons(house.game)]
    each = int((HIGH - NAMES) / COLUMN[size])
    pages = -(-len(lessons) // each)
    share = -(-len(lessons) // max(pages, 1))
    parts = [
        [(number, title) for number, title in enumerate(lessons[start : start + share], start + 1)]
        for start in range(0, len(lessons), share)
    ]
    return {
        "parts": parts,
        "rows": range(int((WIDE - TITLE - TITLES) / GRID_LINE[size])),
        "line": GRID_LINE[size],
        "column": COLUMN[size],
        "names_width": NAMES,
        "titles": TITLES,
    }


def _slips(choices: Mapping[str, Any], house: House, lang: str) -> dict[str, Any]:
    return {"slips": range(SLIPS[choices["what"]][choices["size"]])}


_FILLS = {"score": _score, "grid": _grid, "dispute": _slips, "names": _slips}

KIND = Kind(
    "forms",
    Text("Phiếu để trống", "Blank forms"),
    Text(
        "Phiếu ghi điểm mọi trò, có điểm theo lệ làng ở cuối; bảng tên và bài học; giấy nhờ xử; thẻ tên.",
        "Score sheets with the points of every game; a grid of names and lessons; dispute slips; name cards.",
    ),
    BlankForm,
    fill,
    reads=("scenes", "tasks"),
    has_preview=True,
)
