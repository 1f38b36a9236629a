"""Lists of questions in an address: a lesson, a filter of puzzles, fresh hands, or questions chosen one by one.

The worksheet and the screen take the same list, so that one address serves the hall and the paper.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import Any, overload
from urllib.parse import urlencode

from django import forms
from django.http import QueryDict
from django.utils.translation import gettext_lazy as _

from tutorials.catalogue import Game, Lesson, Puzzle, Text, load
from tutorials.catalogue.houses import MAIN_GAME
from tutorials.catalogue.texts import within
from tutorials.fresh import LAST_SEED, MAKERS, Level, modes_of
from tutorials.fresh.dice import Dice
from tutorials.pages.offering import offer
from tutorials.pages.request import language
from tutorials.questions.codes import LAST_SHORT, LONGEST_ADDRESS, name_in
from tutorials.questions.posed import is_held_up, shuffled
from tutorials.questions.question import NoQuestion, Question, question
from tutorials.tasks.mode import mode_of
from tutorials.training.exercises import FRESH, PUZZLE, STEP, taught
from tutorials.training.kinds import kind_name, topic_name

MOST = 24  # questions of a list
USUAL = 8
EACH = LAST_SHORT // MOST  # seeds among which each fresh hand of a list is looked for, so that none comes twice
OWN, LESSON, PUZZLES, DEALT = "own", "lesson", "puzzles", "fresh"
KEPT = 4096
NUMBER_TOLD = {
    "invalid": _("Hãy gõ một số nguyên, ví dụ 1."),
    "min_value": _("Hãy gõ một số từ %(limit_value)s trở lên."),
    "max_value": _("Nhiều nhất là %(limit_value)s."),
}
ANY = ("", _("tất cả"))
HELD_UP = "letter"
_NARROW = {
    LESSON: ("lesson", "by"),
    PUZZLES: ("mode", "topic", "level", "by", "n", "seed"),
    DEALT: ("kind", "hard", "by", "n", "seed"),
}


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
    def own(self) -> str:
        """Return the address of the same questions chosen one by one."""
        return own_query(self.names)

    @property
    def parts(self) -> Iterator[tuple[Question, str]]:
        """Yield each question, and the address of the list without it."""
        names = list(self.names)
        for place, name in enumerate(names):
            yield question(name), own_query(names[:place] + names[place + 1 :])


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


class Names(forms.Field):
    """The names of questions chosen one by one, each in a field `q` of the address."""

    widget = forms.MultipleHiddenInput

    def to_python(self, value: Any) -> list[str]:
        """Return each name once."""
        return list(dict.fromkeys(str(name) for name in (value or ())[: 2 * MOST] if name))


class ListFields(forms.Form):
    """Which questions are meant; what is wrong is told beside its field."""

    q = Names(required=False)
    add = forms.CharField(
        label=_("Thêm một câu: gõ mã, hay dán địa chỉ trang của câu ấy"), required=False, max_length=LONGEST_ADDRESS
    )

    game = forms.ChoiceField(label=_("Trò"), required=False)
    of = forms.ChoiceField(label=_("Lấy câu hỏi từ đâu"), required=False)
    lesson = forms.ChoiceField(label=_("Bài học"), required=False)
    mode = forms.ChoiceField(label=_("Loại thế bài"), required=False)
    topic = forms.ChoiceField(label=_("Chủ đề"), required=False)
    level = forms.ChoiceField(label=_("Độ khó"), required=False)
    kind = forms.ChoiceField(label=_("Loại bài mới chia"), required=False)
    hard = forms.ChoiceField(label=_("Độ khó"), required=False)
    by = forms.ChoiceField(label=_("Cách trả lời"), required=False)
    n = forms.IntegerField(label=_("Số câu"), required=False, min_value=1, max_value=MOST, error_messages=NUMBER_TOLD)
    seed = forms.IntegerField(
        label=_("Số rút bài"),
        required=False,
        min_value=1,
        max_value=LAST_SEED,
        error_messages=NUMBER_TOLD,
        help_text=_("Cùng số thì ra cùng câu; đổi số thì ra câu khác."),
    )

    questions: QuestionList | None = None

    def take(self) -> None:
        """Offer what the game of the data has; to be called when the data is there."""
        games = [game for game in load().games if game.is_open]
        self.found = next((game for game in games if game.slug == (self.data.get("game") or MAIN_GAME)), games[-1])
        self.has_own = any(self.data.getlist("q")) if isinstance(self.data, QueryDict) else False
        self._offer(games)

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
            "by": [("", _("cách nào cũng lấy")), (HELD_UP, _("chỉ câu chọn một chữ A đến D"))],
        }
        for name, choices in self.offered.items():
            offer(self, name, choices)
            self.fields[name].error_messages["invalid_choice"] = _("Không có lựa chọn này. Hãy chọn lại.")

    def _sorts(self, dealt: Sequence[str]) -> list[tuple[str, Any]]:
        """Return the sorts of list that the game has."""
        sorts = [(LESSON, _("một bài học")), (PUZZLES, _("thế bài chọn lọc")), (DEALT, _("bài mới chia"))]
        has = {LESSON: bool(_lessons(self.found.slug)), PUZZLES: bool(_puzzles(self.found.slug)), DEALT: bool(dealt)}
        own = [(OWN, _("các câu mình chọn"))] if self.has_own else []
        return [*own, *(each for each in sorts if has[each[0]])]

    @property
    def sources(self) -> Iterator[tuple[str, Any, list[tuple[forms.BoundField, str, Any]]]]:
        """Yield where questions may come from: the word, its name, and each field with its id and widget."""
        for word, title in self.offered["of"]:
            if word != OWN:
                ids = {name: f"{word}-{name}" for name in _NARROW[word]}
                fields = [(self[name], ident, self[name].as_widget(attrs={"id": ident})) for name, ident in ids.items()]
                yield word, str(title).capitalize(), fields

    def value(self, name: str) -> Any:
        """Return what is chosen, or what stands first where nothing is."""
        given = self.found.slug if name == "game" else self.cleaned_data.get(name)
        return given if given not in (None, "") or not self.offered[name] else self.offered[name][0][0]

    def clean(self) -> dict[str, Any]:
        """Find the questions."""
        super().clean()
        if not self.errors:
            self._find()
        return {**self.cleaned_data, "questions": self.questions}

    def _find(self) -> None:
        sort = self.value("of")
        if added := self.cleaned_data["add"]:
            self._add(added, sort)
            return
        self.questions = self._finders[sort]()
        if self.questions is not None and not len(self.questions):
            self.add_error("of", _("Không có câu hỏi nào như thế mà in được. Hãy chọn rộng hơn."))
            self.questions = None

    def _add(self, text: str, sort: str) -> None:
        """Add a question to those that are there, which are chosen one by one from then on."""
        name = name_in(text)
        if not name:
            self.add_error("add", _("Không tìm thấy câu nào có mã hay địa chỉ này."))
            return
        had = self._finders[sort]() if self.is_given else None
        self.cleaned_data["q"] = list(dict.fromkeys([*(had.names if had else ()), name]))
        self.questions = self._own()

    @property
    def is_given(self) -> bool:
        """Say whether the address names a list at all."""
        return bool(self.data.get("of") or self.data.get("q"))

    @property
    def _finders(self) -> dict[str, Callable[[], QuestionList | None]]:
        return {OWN: self._own, LESSON: self._lesson, PUZZLES: self._chosen, DEALT: self._fresh}

    def _own(self) -> QuestionList | None:
        names = tuple(self.cleaned_data["q"])
        if len(names) > MOST:
            self.add_error("of", _("Mỗi danh sách nhiều nhất %(count)s câu.") % {"count": MOST})
            return None
        try:
            for name in names:
                question(name)
        except NoQuestion as error:
            self.add_error("of", error.text.say(language()))
            return None
        title = Text("Câu hỏi tự chọn", "Chosen questions")
        return QuestionList(names, title, own_query(names))

    def _lesson(self) -> QuestionList | None:
        slug, lesson = self.found.slug, load().lesson(self.found.slug, self.value("lesson"))
        if lesson is None:
            return None
        names = [f"{STEP}/{slug}/{lesson.slug}/{step.id}" for step in lesson.steps if step.task and _is_posable(step)]
        query = _query(game=slug, of=LESSON, lesson=lesson.slug, by=self.cleaned_data["by"])
        return QuestionList(self._answered(names, MOST), lesson.title, query)

    def _chosen(self) -> QuestionList:
        chosen, count, seed = self.cleaned_data, self.cleaned_data.get("n") or USUAL, self.cleaned_data.get("seed")
        fits = [
            place
            for place, puzzle in enumerate(_puzzles(self.found.slug))
            if chosen["mode"] in ("", puzzle.kind)
            and chosen["topic"] in ("", *puzzle.topics)
            and chosen["level"] in ("", str(puzzle.level))
        ]
        puzzles = _puzzles(self.found.slug)
        names = {f"{PUZZLE}/{self.found.slug}/{puzzles[place].slug}": place for place in fits}
        taken = self._answered(shuffled(names, f"{seed}") if seed else names, count)
        narrow = {name: chosen[name] for name in ("mode", "topic", "level", "by")}
        query = _query(game=self.found.slug, of=PUZZLES, **narrow, n=count, seed=seed)
        return QuestionList(tuple(sorted(taken, key=names.__getitem__)), self._title(chosen["mode"]), query)

    def _fresh(self) -> QuestionList:
        slug, kind, hard = self.found.slug, self.value("kind"), self.value("hard")
        count, seed = self.cleaned_data.get("n") or USUAL, self.cleaned_data.get("seed") or 1
        by = self.cleaned_data["by"]
        query = _query(game=slug, of=DEALT, kind=kind, hard=hard, by=by, n=count, seed=seed)
        dealt = _Dealt(slug, kind, hard, seed, count)
        return QuestionList(self._answered(dealt, count) if by else dealt, self._title(kind), query)

    def _answered(self, names: Iterable[str], count: int) -> tuple[str, ...]:
        """Return the first questions that are answered as was chosen."""
        is_any = self.cleaned_data["by"] != HELD_UP
        return tuple(islice((name for name in names if is_any or is_held_up(question(name))), count))

    def _title(self, kind: str) -> Text:
        name = self.found.name
        if not kind:
            return Text(f"Thế bài {within(name.vi)}", f"Puzzles of {within(name.en)}")
        own = [kind_name(self.found.slug, kind, lang) for lang in ("vi", "en")]
        return Text(f"{name.vi}: {own[0]}", f"{name.en}: {own[1]}")


class ListForm(ListFields):
    """Reads a list from an address."""

    def __init__(self, data: QueryDict) -> None:
        super().__init__(data)
        self.take()


def own_query(names: Sequence[str]) -> str:
    """Return the address of questions chosen one by one."""
    return urlencode([("q", name) for name in names], safe="/:;")


def lesson_query(lesson: Lesson) -> str:
    """Return the address of the questions of a lesson; empty if it asks nothing that can be printed."""
    if not any(step.task and _is_posable(step) for step in lesson.steps):
        return ""
    return _query(game=lesson.game, of=LESSON, lesson=lesson.slug)


def puzzle_query(puzzle: Puzzle) -> str:
    """Return the address of one puzzle; empty if it is played at the table."""
    return own_query([f"{PUZZLE}/{puzzle.game}/{puzzle.slug}"]) if _is_posable(puzzle) else ""


def puzzles_query(game: str, **narrow: str) -> str:
    """Return the address of the puzzles of a game that pass a filter."""
    return _query(game=game, of=PUZZLES, **narrow)


def fresh_query(game: str, kind: str, hard: Level, seed: int) -> str:
    """Return the address of fresh hands of a kind."""
    return _query(game=game, of=DEALT, kind=kind, hard=hard.value, seed=seed)


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
