"""Count the lưng of a complete hand of tài bàn."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from tutorials.catalogue.tables import Table
from tutorials.catalogue.tasks import read_cards
from tutorials.engine.cards import parse
from tutorials.engine.totom.tai_ban.count import trung_in
from tutorials.tasks.board import Board, Row
from tutorials.tasks.fields import Flag
from tutorials.tasks.layout import Layout
from tutorials.tasks.mode import Mode
from tutorials.tasks.names import names
from tutorials.tasks.questions import Asker, Line, Question, lines_of
from tutorials.tasks.turn import Answer, Judgement, Solution


def melds(table: Table, key: str, game: str) -> tuple[Mapping[str, Any], ...]:
    """Read melds as the door reads them: their cards, and how each was made."""
    found = []
    for each in table.tables(key):
        found.append({"cards": each.text("cards"), "how": each.text("how", is_required=False) or "an"})
        read_cards(each, "cards")
        each.finish()
        table.is_broken = table.is_broken or each.is_broken
    return tuple(found)


@dataclass(frozen=True, slots=True, kw_only=True)
class CountMode(Mode):
    """A hand in its phu."""

    slug = "count"
    label = gettext_lazy("Đếm lưng")
    number_label = gettext_lazy("Được mấy lưng?")
    asks_number = True

    phu: Annotated[tuple[Mapping[str, Any], ...], melds]
    khan_at_deal: Flag = False

    @property
    def question(self) -> Question | None:
        """Ask for the lưng."""
        phu = [dict(each) for each in self.phu]
        return {"ask": "count", "phu": phu, "khan_at_deal": self.khan_at_deal}

    def right(self, asker: Asker) -> Any:
        """Return the number of lưng."""
        return self.said(asker)["lung"]

    def shown(self, asker: Asker, layout: Layout | None) -> Board:
        """Lay the phu out, each with how it was made."""
        fact = _("Lúc chia có khàn") if self.khan_at_deal else _("Lúc chia không có khàn nào")
        return Board(rows=tuple(self._rows(asker.lang)), facts=(fact,))

    def _rows(self, lang: str) -> Iterator[Row]:
        for number, meld in enumerate(self.phu):
            cards, how = parse(meld["cards"]), meld.get("how", "an")
            words = ", ".join(trung.name.say(lang) for trung in trung_in(cards, how)) or _("phu")
            yield Row(number, words, names(cards, lang), cards)

    def judge(self, asker: Asker, answer: Answer) -> Judgement:
        """Judge the number typed."""
        said = self.said(asker)
        return Judgement(said["lung"] == answer.number, lines_of(said))

    def answers(self, asker: Asker, board: Board) -> tuple[str, ...]:
        """Return the number."""
        return (_("%(count)s lưng") % {"count": self.right(asker)},)

    def solve(self, asker: Asker) -> Solution:
        """Say the number."""
        said = self.said(asker)
        return Solution((), (Line(_("%(count)s lưng") % {"count": said["lung"]}), *lines_of(said)))
