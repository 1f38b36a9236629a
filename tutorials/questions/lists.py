"""Lists of questions in an address: a lesson, a filter of puzzles, fresh hands, or questions chosen one by one.

The worksheet and the screen take the same list, so that one address serves the hall and the paper.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, overload
from urllib.parse import urlencode

from django import forms
from django.http import QueryDict
from django.utils.translation import gettext_lazy as _

from tutorials.catalogue import Game, Lesson, Puzzle, Text, load
from tutorials.fresh import LAST_SEED, MAKERS, Level, modes_of
from tutorials.fresh.dice import Dice
from tutorials.pages.request import language
from tutorials.questions.codes import LAST_SHORT
from tutorials.questions.posed import shuffled
from tutorials.questions.question import NoQuestion, question
from tutorials.tasks.mode import mode_of
from tutorials.training.exercises import FRESH, PUZZLE, STEP, taught
from tutorials.training.kinds import kind_name, topic_name

MOST = 24  # questions of a list
USUAL = 8
EACH = LAST_SHORT // MOST  # seeds among which each fresh hand of a list is looked for, so that none comes twice
OWN, LESSON, PUZZLES, DEALT = "own", "lesson", "puzzles", "fresh"
KEPT = 4096
ANY = ("", _("tất cả"))


@dataclass(frozen=True, slots=True)
class QuestionList:
    """Questions in order, under the address that names them."""

    names: Sequence[str]
    title: Text
    query: str

    def __len__(self) -> int:
        """Count the questions."""
        return len(self.names)

    @property
    def own_names(self) -> tuple[str, ...]:
        """Return all names, to be carried on one by one."""
        return tuple(self.names)


class _Dealt(Sequence[str]):
    """Names of fresh hands, dealt when they are looked at."""

    def __init__(self, game: str, kind: str, level: str, seed: int, count: int) -> None:
        self._of, self._count = (game, kind, level, seed), count

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, place: int) -> str: ...

    @overload
    def __getitem__(self, place: slice) -> Sequence[str]: ...

    def __getitem__(self, place: int | slice) -> str | Sequence[str]:
        if isinstance(place, slice):
            return [_dealt(*self._of, each) for each in range(self._count)[place]]
        return _dealt(*self._of, range(self._count)[place])


@lru_cache(maxsize=KEPT)
def _dealt(game: str, kind: str, level: str, seed: int, place: int) -> str:
    among = range(1 + place * EACH, 1 + (place + 1) * EACH)
    found = MAKERS[game, kind].seed(Level(level), Dice(f"list:{seed}:{place}"), among)
    return f"{FRESH}/{game}/{kind}/{found}"


class ListForm(forms.Form):
    """Reads which questions are meant; what is wrong is told beside its field."""

    game = forms.ChoiceField(label=_("Trò"), required=False)
    of = forms.ChoiceField(label=_("Lấy câu hỏi từ đâu"), required=False)
    lesson = forms.ChoiceField(label=_("Bài học"), required=False)
    mode = forms.ChoiceField(label=_("Loại thế bài"), required=False)
    topic = forms.ChoiceField(label=_("Chủ đề"), required=False)
    level = forms.ChoiceField(label=_("Bậc"), required=False)
    kind = forms.ChoiceField(label=_("Loại bài mới chia"), required=False)
    hard = forms.ChoiceField(label=_("Độ khó"), required=False)
    n = forms.IntegerField(label=_("Số câu"), required=False, min_value=1, max_value=MOST)
    seed = forms.IntegerField(
        label=_("Số rút bài"),
        required=False,
        min_value=1,
        max_value=LAST_SEED,
        help_text=_("Cùng số thì ra cùng câu; đổi số thì ra câu khác."),
    )

    def __init__(self, data: QueryDict) -> None:
        super().__init__(data)
        self.names = tuple(dict.fromkeys(name for name in data.getlist("q")[: 2 * MOST] if name))
        games = [game for game in load().games if game.is_open]
        self.found = next((game for game in games if game.slug == data.get("game")), games[-1])
        self._offer(games)
        self.list: QuestionList | None = None

    def _offer(self, games: Sequence[Game]) -> None:
        lang, slug = language(), self.found.slug
        puzzles = _puzzles(slug)
        topics = sorted({topic for puzzle in puzzles for topic in puzzle.topics})
        kinds = dict.fromkeys(puzzle.kind for puzzle in puzzles)
        dealt = [kind for kind in taught(slug) if kind in modes_of(slug)]
        self.offered: dict[str, list[tuple[Any, Any]]] = {
            "game": [(game.slug, game.name.say(lang)) for game in games],
            "of": self._sorts(dealt),
            "lesson": [(each.slug, f"{each.order}. {each.title.say(lang)}") for each in _lessons(slug)],
            "mode": [ANY, *((kind, kind_name(slug, kind, lang)) for kind in kinds)],
            "topic": [ANY, *((topic, topic_name(topic, lang)) for topic in topics)],
            "level": [ANY, *((str(level), str(level)) for level in sorted({puzzle.level for puzzle in puzzles}))],
            "kind": [(kind, kind_name(slug, kind, lang)) for kind in dealt],
            "hard": [(level.value, level.label) for level in Level],
        }
        for name, choices in self.offered.items():
            field = self.fields[name]
            assert isinstance(field, forms.ChoiceField)
            field.choices = choices
            field.error_messages["invalid_choice"] = _("Không có lựa chọn này. Hãy chọn lại.")

    def _sorts(self, dealt: Sequence[str]) -> list[tuple[str, Any]]:
        """Return the sorts of list that the game has."""
        sorts = [(LESSON, _("một bài học")), (PUZZLES, _("thế bài chọn lọc")), (DEALT, _("bài mới chia"))]
        has = {LESSON: bool(_lessons(self.found.slug)), PUZZLES: bool(_puzzles(self.found.slug)), DEALT: bool(dealt)}
        own = [(OWN, _("các câu mình chọn"))] if self.names else []
        return [*own, *(each for each in sorts if has[each[0]])]

    def value(self, name: str) -> Any:
        """Return what is chosen, or what stands first where nothing is."""
        given = self.cleaned_data.get(name)
        return given if given not in (None, "") or not self.offered[name] else self.offered[name][0][0]

    def clean(self) -> None:
        """Find the questions."""
        if self.errors:
            return
        sort = self.value("of")
        finders = {OWN: self._own, LESSON: self._lesson, PUZZLES: self._chosen, DEALT: self._fresh}
        self.list = finders[sort]()
        if self.list is not None and not len(self.list):
            self.add_error("of", _("Không có câu nào như thế in được. Hãy chọn rộng hơn."))
            self.list = None

    def _own(self) -> QuestionList | None:
        if len(self.names) > MOST:
            self.add_error("of", _("Nhiều nhất %(count)s câu một danh sách.") % {"count": MOST})
            return None
        try:
            for name in self.names:
                question(name)
        except NoQuestion as error:
            self.add_error("of", error.text.say(language()))
            return None
        title = Text("Câu hỏi tự chọn", "Chosen questions")
        return QuestionList(self.names, title, own_query(self.names))

    def _lesson(self) -> QuestionList | None:
        slug, lesson = self.found.slug, load().lesson(self.found.slug, self.value("lesson"))
        if lesson is None:
            return None
        names = [f"{STEP}/{slug}/{lesson.slug}/{step.id}" for step in lesson.steps if step.task and _is_posable(step)]
        return QuestionList(names[:MOST], lesson.title, _query(game=slug, of=LESSON, lesson=lesson.slug))

    def _chosen(self) -> QuestionList:
        chosen, count, seed = self.cleaned_data, self.cleaned_data.get("n") or USUAL, self.cleaned_data.get("seed")
        fits = [
            place
            for place, puzzle in enumerate(_puzzles(self.found.slug))
            if chosen["mode"] in ("", puzzle.kind)
            and chosen["topic"] in ("", *puzzle.topics)
            and chosen["level"] in ("", str(puzzle.level))
        ]
        taken = sorted(shuffled(fits, f"{seed}")[:count]) if seed else fits[:count]
        puzzles = _puzzles(self.found.slug)
        narrow = {name: chosen[name] for name in ("mode", "topic", "level")}
        query = _query(game=self.found.slug, of=PUZZLES, **narrow, n=count, seed=seed)
        names = tuple(f"{PUZZLE}/{self.found.slug}/{puzzles[place].slug}" for place in taken)
        return QuestionList(names, self._title(chosen["mode"]), query)

    def _fresh(self) -> QuestionList:
        slug, kind, hard = self.found.slug, self.value("kind"), self.value("hard")
        count, seed = self.cleaned_data.get("n") or USUAL, self.cleaned_data.get("seed") or 1
        query = _query(game=slug, of=DEALT, kind=kind, hard=hard, n=count, seed=seed)
        return QuestionList(_Dealt(slug, kind, hard, seed, count), self._title(kind), query)

    def _title(self, kind: str) -> Text:
        name = self.found.name
        if not kind:
            return Text(f"Thế bài {name.vi}", f"Puzzles of {name.en}")
        own = [kind_name(self.found.slug, kind, lang) for lang in ("vi", "en")]
        return Text(f"{name.vi}: {own[0]}", f"{name.en}: {own[1]}")


def own_query(names: Sequence[str]) -> str:
    """Return the address of questions chosen one by one."""
    return urlencode([("q", name) for name in names], safe="/:;")


def _query(**words: Any) -> str:
    return urlencode({name: value for name, value in words.items() if value})


def _is_posable(one: Any) -> bool:
    return not mode_of(one.task).is_at_table


@lru_cache(maxsize=64)
def _puzzles(game: str) -> tuple[Puzzle, ...]:
    return tuple(puzzle for puzzle in load().puzzles(game) if _is_posable(puzzle))


@lru_cache(maxsize=64)
def _lessons(game: str) -> tuple[Lesson, ...]:
    """Return the lessons that ask something that can be printed."""
    return tuple(
        lesson for lesson in load().lessons(game) if any(step.task and _is_posable(step) for step in lesson.steps)
    )
