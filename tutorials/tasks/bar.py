"""What the foot of the screen says of a turn: a word, one sentence, the way on, and folded below them the proof."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from django.utils.translation import gettext as _

from tutorials.catalogue import Prose
from tutorials.catalogue.marks import FACES, USUAL_FACE
from tutorials.tasks.questions import Line
from tutorials.tasks.turn import Judgement, Parted, Row, Turn


@dataclass(frozen=True, slots=True, kw_only=True)
class Bar:
    """A verdict, a hint, a solution, or what keeps an answer from being judged."""

    state: str  # for its looks: right, wrong, hint, solution
    word: str
    sentence: str  # of the usual face
    by_face: Mapping[str, str] = field(default_factory=dict)  # the sentence by the faces it is said of, if it differs
    prose: Prose | None = None  # of which the sentence is only the first, or which it leaves out
    rows: tuple[Row, ...] = ()
    hands: tuple[Parted, ...] = ()
    lines: tuple[Line, ...] = ()
    is_open: bool = False
    leads_on: bool = False  # what comes next is offered
    retries: bool = False  # another try is offered

    @property
    def has_proof(self) -> bool:
        """Say whether there is something to fold."""
        return bool(self.prose or self.rows or self.hands or self.lines)


def bar_of(turn: Turn, lang: str) -> Bar | None:
    """Return what is said of a turn; None before anything was sent."""
    if turn.errors:
        return Bar(state="wrong", word="", sentence=turn.errors[0])
    if turn.judgement:
        return _right(turn, turn.judgement, lang) if turn.is_solved else _wrong(turn, turn.judgement, lang)
    if turn.laid:
        return _laid(turn.laid)
    if turn.shows_hint:
        return _with_hint(Bar(state="hint", word=_("Gợi ý:"), sentence=""), turn, lang)
    return _solution(turn, lang) if turn.solution else None


def _right(turn: Turn, said: Judgement, lang: str) -> Bar:
    word = said.word or _("Đúng rồi.")
    told = Bar(state="right", word=word, sentence="", hands=said.hands, lines=said.lines, leads_on=True)
    return _with_prose(told, turn.task.why, lang) if turn.task.why else _with_first_line(told)


def _wrong(turn: Turn, said: Judgement, lang: str) -> Bar:
    told = Bar(state="wrong", word=_("Chưa đúng."), sentence="", hands=said.hands, lines=said.lines, retries=True)
    if turn.task.note:
        return _with_prose(told, turn.task.note, lang)
    own = next((line for line in said.lines if not line.is_engines), None)
    if own is not None:
        return replace(told, sentence=own.text, prose=turn.task.hint, lines=_without(said.lines, own))
    return _with_hint(told, turn, lang) if turn.task.hint else _with_first_line(told)


def _laid(said: Judgement) -> Bar:
    word = _("Đã xếp.") if said.is_right else _("Chưa thành phu.")
    return _with_first_line(Bar(state="right" if said.is_right else "wrong", word=word, sentence="", lines=said.lines))


def _solution(turn: Turn, lang: str) -> Bar:
    assert turn.solution is not None
    found = turn.solution
    told = Bar(
        state="solution",
        word=_("Lời giải:"),
        sentence="",
        rows=found.rows,
        hands=found.hands,
        lines=found.lines,
        is_open=True,
        leads_on=True,
    )
    return _with_prose(told, turn.task.why, lang) if turn.task.why else _with_first_line(told)


def _with_hint(bar: Bar, turn: Turn, lang: str) -> Bar:
    """Say the whole hint: hints are short."""
    hint = turn.task.hint
    return _saying(bar, lambda face: hint.plain(lang, face)) if hint else bar


def _with_prose(bar: Bar, text: Prose, lang: str) -> Bar:
    """Say the first sentence of a text; the whole of it is folded if there is more."""
    is_short = all(text.plain(lang, face) == text.first(lang, face) for face in FACES)
    return _saying(replace(bar, prose=None if is_short else text), lambda face: text.first(lang, face))


def _saying(bar: Bar, sentence: Callable[[str], str]) -> Bar:
    """Say a sentence to the readers of every face; the style shows that of the face which is shown."""
    faces: dict[str, list[str]] = {}
    for face in FACES:
        faces.setdefault(sentence(face), []).append(face)
    by_face = {" ".join(names): text for text, names in faces.items()} if len(faces) > 1 else {}
    return replace(bar, sentence=sentence(USUAL_FACE), by_face=by_face)


def _with_first_line(bar: Bar) -> Bar:
    return replace(bar, sentence=bar.lines[0].text, lines=_without(bar.lines, bar.lines[0])) if bar.lines else bar


def _without(lines: tuple[Line, ...], one: Line) -> tuple[Line, ...]:
    """Leave out a line that is said already, unless it names an article."""
    return lines if one.article else tuple(line for line in lines if line is not one)
