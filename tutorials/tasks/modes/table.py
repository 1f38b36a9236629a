"""Play at the table: one decision, a hand to be won, or a fault to be found among what was played."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Annotated, Any

from django.http import QueryDict
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from tutorials.catalogue.tables import Table as Fields
from tutorials.engine.errors import DoorError
from tutorials.engine.games import deck_of
from tutorials.mats.acts import chosen
from tutorials.mats.draw import Mat, draw
from tutorials.mats.steps import Steps
from tutorials.play.tables import Choice, Codes, turned_up, unjudged
from tutorials.tasks.aim import Aim, broken, feeds, way, wins
from tutorials.tasks.board import Board, Option
from tutorials.tasks.fields import CardsGiven, Flag, Part, Words, a_number, one_of
from tutorials.tasks.layout import Layout
from tutorials.tasks.mode import Mode
from tutorials.tasks.questions import Asker, Line, UnanswerableTask
from tutorials.tasks.sitting import Forged, Prepared, Sitting, read, sit
from tutorials.tasks.table_lines import ended, moves, reasons, refused, say_choice, words_of
from tutorials.tasks.turn import Answer, Judgement, Solution, Turn

SEATS = 6
NO_FAULT = "none"  # sent by the form for a hand without a fault
_STRANGE = gettext_lazy("Nước này không có trong ván. Ván bài bắt đầu lại từ đầu.")


class Goal(StrEnum):
    """What is asked of the learner."""

    CHOOSE = "choose"  # what to do now
    WIN = "win"  # to play until he has won
    END = "end"  # to play until the hand is over, whoever wins
    FAULT = "fault"  # which of the moves made breaks the law


class Best(StrEnum):
    """Which choices are right, where the content does not name them."""

    BEST = "best"  # those that a steady player holds for the best
    WINS = "wins"  # those that win the hand if all play on steadily
    SAFE = "safe"  # those whose card no neighbour may take
    LAWFUL = "lawful"  # of those offered


def texts(table: Fields, key: str) -> tuple[str, ...]:
    """Read texts that may come twice, as moves and hands do."""
    found = table.raw(key) if table.has(key) else []
    if isinstance(found, list) and all(isinstance(each, str) for each in found):
        return tuple(found)
    table.fault(key, "must be a list of texts")
    return ()


def the_hands(table: Fields, key: str, game: str) -> tuple[Codes, ...]:
    """Read the hands, a text each."""
    found = tuple(_codes(table, key, each, game) for each in texts(table, key))
    if not 2 <= len(found) <= SEATS:
        table.fault(key, f"two to {SEATS} hands")
    return found


def the_keys(table: Fields, key: str, game: str) -> tuple[str, ...]:
    """Read choices by their keys."""
    return texts(table, key)


def right_ones(table: Fields, key: str, game: str) -> tuple[str, ...]:
    """Read which choices are right: a word for all of a kind, or their keys."""
    if isinstance(table.raw(key), str):
        return (table.one_of(key, tuple(Best)),)
    return table.words(key)


def _codes(table: Fields, key: str, text: str, game: str) -> Codes:
    try:
        return tuple(card.code for card in deck_of(game).parse(text, key))
    except DoorError as error:
        table.fault(key, error.message.en)
        return ()


Keys = Annotated[tuple[str, ...], the_keys]
Seat = Annotated[int, a_number(0, SEATS - 1)]


@dataclass(frozen=True, slots=True, kw_only=True)
class TableBoard(Board):
    """The table as the learner sees it."""

    sitting: Sitting
    mat: Mat
    steps: Steps | None = None  # where the moves made are gone through

    @property
    def made(self) -> str:
        """Return the choices made so far, as the form carries them."""
        return " ".join(self.sitting.made)

    @property
    def told(self) -> str:
        """Return the move after which the table is shown, as it stands among those to pick."""
        return self.options[self.steps.here - 1].label if self.steps and self.steps.here else ""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableMode(Mode):
    """A prepared hand, and what is asked of the learner in it."""

    slug = "table"
    label = gettext_lazy("Bên chiếu")
    legend = gettext_lazy("Làm gì bây giờ?")
    offered = "tasks/_table.html"
    is_single = True
    has_mat = True
    is_at_table = True

    goal: Annotated[str, one_of(*Goal)]
    hands: Annotated[tuple[Codes, ...], the_hands] = ()
    seed: Words = ""  # a deal by chance instead of prepared hands
    players: Annotated[int, a_number(2, SEATS)] = 0  # of that
    stock: CardsGiven = ()
    first: Seat = 0
    seat: Seat = 0
    carried: Part = field(default_factory=dict)
    moves: Keys = ()
    meek: Flag = False  # the neighbours take nothing
    offer: Keys = ()  # where not all that is lawful is offered, or more
    right_: Annotated[tuple[str, ...], right_ones] = (Best.BEST,)
    act: Words = ""  # what the learner has to come to do; empty: to win the hand
    turns: Annotated[int, a_number(1, 40)] = 0  # within so many; 0: as many as it takes

    @classmethod
    def faults(cls, table: Fields) -> Iterator[tuple[str, str]]:
        """Yield what nobody could deal, and a seat that nobody sits at."""
        if table.has("hands") == table.has("seed"):
            yield "hands", "either hands or a seed"
        count = len(texts(table, "hands")) if table.has("hands") else SEATS
        yield from ((each, "no such seat") for each in ("seat", "first") if (table.raw(each) or 0) >= count)

    def prepared(self, asker: Asker) -> Prepared:
        """Return the hand with the rules of the task."""
        return Prepared(
            game=asker.task.game,
            rules=json.dumps(asker.task.rules, sort_keys=True),
            carried=json.dumps(self.carried, sort_keys=True),
            seed=self.seed,
            players=self.players or None,
            hands=self.hands,
            stock=tuple(card.code for card in self.stock),
            first=self.first,
            seat=self.seat,
            moves=self.moves,
            is_meek=self.meek,
        )

    def begun(self, asker: Asker) -> Sitting:
        """Return the hand as the learner finds it. Raises UnanswerableTask if its moves cannot be made."""
        try:
            return sit(self.prepared(asker))
        except (Forged, DoorError, ValueError) as error:
            raise UnanswerableTask("moves" if self.moves else "hands", str(error)) from error

    @property
    def goes_on(self) -> bool:
        """Say whether choice follows choice."""
        return self.goal in (Goal.WIN, Goal.END)

    @property
    def aim(self) -> Aim:
        """Return what is to be reached."""
        return Aim(self.act, self.turns, is_any_end=self.goal == Goal.END)

    # what is right --------------------------------------------------------------------------------

    def right(self, asker: Asker) -> Any:
        """Return the right choices by key, the moves at fault by number, or that the goal can be reached."""
        begun = self.begun(asker)
        if self.goal == Goal.FAULT:
            return list(broken(begun))
        return list(self.right_keys(begun)) if self.goal == Goal.CHOOSE else bool(way(self.aim, begun))

    def flaws(self, right: Any) -> Iterator[tuple[str, str]]:
        """Yield that nothing is right."""
        if not right and self.goes_on:
            yield "hands", "no way leads to the goal"
        elif not right and self.goal == Goal.CHOOSE:
            yield "right", "no choice is right"

    def right_keys(self, begun: Sitting) -> tuple[str, ...]:
        """Return the choices that are right. Raises UnanswerableTask for one that is not among those offered."""
        offered, lawful = ([each.key for each in some] for some in (self.open_choices(begun), begun.choices))
        if self.right_[0] not in tuple(Best):
            if strange := [key for key in self.right_ if key not in offered or key not in lawful]:
                raise UnanswerableTask("right", f"not among the lawful choices: {strange}; those are {lawful}")
            return self.right_
        good = [key for key in offered if key in lawful]
        match self.right_[0]:
            case Best.BEST:
                return tuple(key for key in good if key == begun.ranked()[0])
            case Best.WINS:
                return tuple(key for key in good if wins(begun, key))
            case Best.SAFE:
                return tuple(key for key in good if not feeds(begun, key))
        return tuple(good)

    # what is drawn --------------------------------------------------------------------------------

    def shown(self, asker: Asker, layout: Layout | None) -> TableBoard:
        """Show the table as the learner finds it."""
        return self.drawn(asker, self.begun(asker))

    def drawn(self, asker: Asker, sitting: Sitting, before: Sitting | None = None) -> TableBoard:
        """Show the table after some choices, with what is new since an earlier one."""
        if self.goal == Goal.FAULT:
            return self.replayed(asker, sitting, len(self.moves))
        view = replace(sitting.view, choices=self.open_choices(sitting))
        table = sitting.table
        open_hands, view = (table.hands, turned_up(table, view)) if table.result else ((), view)
        since = len((before or sitting).view.events) if before else 0
        mat = draw(view, words_of(asker), asker.lang, turn=table.turn, since=since, hands=open_hands)
        return TableBoard(sitting=sitting, mat=mat)

    def replayed(self, asker: Asker, sitting: Sitting, here: int) -> TableBoard:
        """Show the table after so many of the moves made, with nothing that tells which of them is at fault."""
        tables = [sitting.prepared.dealt(), *(after for _move, _before, after in sitting.prepared.moved())]
        view = replace(unjudged(tables[here].view(self.seat)), choices=(), events=())
        turn = tables[here].turn if here < len(self.moves) else None
        mat = draw(view, words_of(asker), asker.lang, turn=turn)
        return TableBoard(sitting=sitting, mat=mat, steps=Steps(here, tuple(range(len(tables)))))

    def open_choices(self, sitting: Sitting) -> tuple[Choice, ...]:
        """Return what the learner may choose among: what is lawful, unless the task offers something else."""
        return tuple(map(read, self.offer)) if self.offer and not sitting.made else sitting.choices

    def options(self, asker: Asker, shown: Board) -> Iterator[Option]:
        """Yield the moves made, one of which may be at fault."""
        if self.goal == Goal.FAULT:
            assert isinstance(shown, TableBoard)
            for number, text in enumerate(moves(asker, shown.sitting), 1):
                yield Option(str(number), f"{number}. {text}")
            yield Option(NO_FAULT, _("Không có lỗi nào"))

    # what is done ---------------------------------------------------------------------------------

    def move(self, asker: Asker, data: QueryDict) -> Turn | None:
        """Take a choice, or a step through the moves; a line picked is judged as the answers of other modes are."""
        if self.goal == Goal.FAULT:
            return self._stepped(asker, data.get("at", ""))
        begun = self.begun(asker)
        try:
            return self.moved(asker, sit(begun.prepared, tuple(data.get("made", "").split())), data)
        except Forged:
            return Turn(asker.task, self.drawn(asker, begun), (str(_STRANGE),))

    def _stepped(self, asker: Asker, step: str) -> Turn | None:
        """Go to another of the moves made; None if no such was sent."""
        if step not in map(str, range(len(self.moves) + 1)):
            return None
        begun = self.begun(asker)
        board = self.replayed(asker, begun, int(step))
        return Turn(asker.task, replace(board, options=tuple(self.options(asker, board))))

    def moved(self, asker: Asker, before: Sitting, data: QueryDict) -> Turn:
        """Take what was sent with a hand. Raises Forged."""
        do, board = data.get("do", "check"), self.drawn(asker, before)
        if do == "retry":
            return Turn(asker.task, self.board(asker), is_back=True)
        if do == "undo":
            return Turn(asker.task, self.drawn(asker, sit(before.prepared, before.made[:-1])), is_back=True)
        if do == "back":
            return Turn(asker.task, board, is_back=True)
        if do == "hint":
            return Turn(asker.task, board, shows_hint=True)
        if do == "solution":
            return Turn(asker.task, board, solution=self.solution(asker, before))
        view = replace(before.view, choices=self.open_choices(before))
        choice = chosen(view, data, before.table.can) if view.choices else None
        if choice is None:
            return Turn(asker.task, board, (_("Hãy chọn một nước đi."),))
        return self._gone_on(asker, before, choice) if self.goes_on else self._decided(asker, board, choice)

    def _decided(self, asker: Asker, board: TableBoard, choice: Choice) -> Turn:
        return Turn(asker.task, board, judgement=self.judge(asker, Answer(words=(choice.key,))))

    def _gone_on(self, asker: Asker, before: Sitting, choice: Choice) -> Turn:
        """Let the hand go on; what the law forbids is named and not done."""
        if refusal := before.table.refusal(choice):
            return Turn(asker.task, self.drawn(asker, before), (refused(asker, refusal).text,))
        after = before.after(choice.key)
        board = self.drawn(asker, after, before)
        if self.aim.is_reached(after) or self.aim.is_lost(after):
            return Turn(asker.task, board, judgement=self.judge(asker, Answer(words=after.made)))
        return Turn(asker.task, board, has_moved=True)

    def judge(self, asker: Asker, answer: Answer) -> Judgement:
        """Judge a decision, a line picked, or all choices of a hand."""
        begun = self.begun(asker)
        if self.goes_on:
            return self._judged_hand(asker, sit(begun.prepared, answer.words))
        picked = answer.words[0]
        return (
            self._judged_line(asker, begun, picked) if self.goal == Goal.FAULT else self._judged(asker, begun, picked)
        )

    def _judged_hand(self, asker: Asker, sitting: Sitting) -> Judgement:
        if self.aim.is_reached(sitting):
            word = _("Xong một ván.") if self.goal == Goal.END else ""
            return Judgement(True, tuple(ended(asker, sitting)), word=word)
        if not self.aim.is_late(sitting):
            return Judgement(False, tuple(ended(asker, sitting)))
        text = ngettext("Đã hết %(count)s lượt.", "Đã hết %(count)s lượt.", self.turns)
        return Judgement(False, (Line(text % {"count": self.turns}),))

    def _judged(self, asker: Asker, begun: Sitting, key: str) -> Judgement:
        if refusal := begun.table.refusal(read(key)):
            return Judgement(False, (refused(asker, refusal),))
        return Judgement(key in self.right_keys(begun), tuple(reasons(asker, begun, key)))

    def _judged_line(self, asker: Asker, begun: Sitting, picked: str) -> Judgement:
        found = broken(begun)
        if picked == NO_FAULT or int(picked) not in found:
            is_right = picked == NO_FAULT and not found
            text = _("Ván này có lỗi.") if picked == NO_FAULT else _("Dòng %(line)s không có lỗi.") % {"line": picked}
            return Judgement(is_right, () if is_right else (Line(text),))
        return Judgement(True, (refused(asker, found[int(picked)]),))

    def key(self, asker: Asker, answer: Answer, board: Board) -> Iterable[str]:
        """Return the moves at fault, or that there is none."""
        return [str(each) for each in self.right(asker)] or [NO_FAULT]

    def solve(self, asker: Asker) -> Solution:
        """Tell the right choice, a way to the goal, or the fault."""
        return self.solution(asker, self.begun(asker))

    def solution(self, asker: Asker, sitting: Sitting) -> Solution:
        """Tell it from where the learner stands; from the beginning, if there is no way any more."""
        begun = self.begun(asker)
        if self.goal == Goal.FAULT:
            found = [refused(asker, each) for each in broken(begun).values()]
            return Solution((), tuple(found) or (Line(_("Không có lỗi nào")),))
        if self.goal == Goal.CHOOSE:
            right = self.right_keys(begun)
            return Solution(
                (), (*_steps(asker, right), *(line for key in right[:1] for line in reasons(asker, begun, key)))
            )
        if further := way(self.aim, sitting):
            return Solution((), _steps(asker, further[len(sitting.made) :]))
        return Solution((), _steps(asker, way(self.aim, begun)))


def _steps(asker: Asker, keys: Iterable[str]) -> tuple[Line, ...]:
    return tuple(Line(say_choice(asker, key)) for key in keys)
