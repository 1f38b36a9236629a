"""Plant one fault in a hand: somebody does what the law forbids, and may or may not be stopped for it. Law: CH-8.

The faults that a line is are those that the culprit's own reading of the law names; the referee has no say in it.
"""

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from random import Random

from tutorials.engine.cards import Kind
from tutorials.engine.chan.cuoc import CUOC, is_known
from tutorials.engine.chan.faults import GRAVE, grade
from tutorials.engine.chan.form import Form, form_of
from tutorials.engine.chan.options import Options
from tutorials.play.chan.loop import Loop, Played
from tutorials.play.chan.player import Player, Shown

THROWS = ("bo-chan-danh-chan", "danh-ca-chan", "an-roi-danh-lai", "an-ca-danh-ca", "an-ca-danh-cung-hang")
EATS = (
    "bo-chan-an-chan", "bo-chan-an-ca", "bo-ca-an-ca", "danh-ca-an-ca", "danh-roi-an-lai", "xe-ca-an-ca",
    "an-ca-an-chan", "an-hai-ca", "an-chon-ca", "an-treo-tranh", "ba-dau-duoi-chieu", "chiu-an-thuong",
    "an-ca-chuyen-cho", "co-chan-cau-ca", "an-khong-thanh",
)  # fmt: skip
CHIUS = ("bo-roi-chiu",)  # “an-ca-chiu” comes only after another fault: who holds three may not eat a cạ of the row
WINS = ("u-que", "u-non", "u-sai-quan", "u-thieu-diem")
SORTS = (*THROWS, *EATS, *CHIUS, *WINS, "sai-cua", "tranh-quan", "khong-tra-cua", "xuong-sai", "bo-u")
_COMMON = (*THROWS, *EATS)
_EARLIEST = 4  # actions before the fault, so that there is something to read
_LATEST = 16
_PATIENCE = 12  # actions in which a common sort of fault is waited for; then any will do
_LONG_PATIENCE = 36  # for a sort that few deals give a chance for
_MOST_AFTER = 8  # actions after it in a record that is cut short


class _Enough(Exception):
    """Ends the record in the middle of the hand."""


class Planter(Loop):
    """A hand in which one player breaks the law once, of one sort if there is a chance for it."""

    def __init__(self, chance: Random, form: Form, options: Options, *, sort: str) -> None:
        super().__init__(chance, form, options)
        self.sort = sort
        self.culprit: Player | None = None
        self._after = len(self.lines) + _EARLIEST + chance.randrange(_LATEST - _EARLIEST)
        self._is_noticed = chance.random() < 0.5
        if sort == "bo-roi-chiu":  # proved only by a card that was passed down in writing
            self.told_passes = 1.0

    # when, and by whom ------------------------------------------------------------------------

    @property
    def _is_time(self) -> bool:
        return self.culprit is None and len(self.lines) >= self._after

    def _is_time_for(self, slugs: Iterable[str]) -> bool:
        """Say whether a fault of these names is to be made now."""
        if not self._is_time:
            return False
        found = set(slugs)
        patience = _PATIENCE if self.sort in _COMMON else _LONG_PATIENCE
        is_any = len(self.lines) >= self._after + patience and bool(found & set(_COMMON))
        return self.sort in found or is_any

    def _catch(self, player: Player) -> None:
        self.culprit = player

    def _leave_hand(self, slugs: Iterable[str]) -> bool:
        """Let the culprit play no further, if the fault is grave and noticed, and two are left. Law: CH-8.2."""
        is_grave = any(grade(slug, self.options) == GRAVE for slug in slugs)
        left = sum(not player.is_out for player in self.players)
        if is_grave and self._is_noticed and left > 2 and self.culprit is not None:
            self.culprit.is_out = True
            return True
        return False

    def _door(self, shown: Shown, player: Player) -> int:
        """Pass over who was báo, noticed or not: by the law that seat plays no further. Law: CH-6.3, CH-8.2."""
        is_bao = any(grade(slug, self.options) == GRAVE for slugs in self.faults.values() for slug in slugs)
        if self.culprit in (None, player) or not is_bao or shown.door != self.culprit.place:
            return shown.door
        return self._from(shown.door + 1)[0].place

    # what is done wrong -----------------------------------------------------------------------

    def _around(self, shown: Shown) -> Shown | None:
        if not self._is_time:
            return super()._around(shown)
        order = self._from(shown.door)
        shown = replace(shown, door=order[0].place)
        others = [player for player in order if shown.source == "noc" or player.place != shown.by]
        if any(not self._win_faults(player, shown) for player in others):
            return super()._around(shown)
        if self._wins_wrongly(others, shown):
            return None
        for player in others:
            if player.held[shown.card] == 3:
                faults = player.calling_chiu(shown.card, self.options)
                if faults and self._is_time_for(faults):
                    self._catch(player)
                    opened = self._chiu(player, shown)
                    self._leave_hand(faults)
                    return opened
        if (found := self._eats_wrongly(order, shown)) is not None:
            return self._take_wrongly(shown, *found)
        return super()._around(shown)

    def _wins_wrongly(self, others: list[Player], shown: Shown) -> bool:
        """Let somebody declare an ù that is none; a hand that is short of much shows nothing but that."""
        for player in others if self.sort in WINS else ():
            faults = self._win_faults(player, shown)
            if self.sort in faults and (self.sort == "u-que" or "u-que" not in faults) and self._is_time_for(faults):
                self._catch(player)
                self._declare(player, shown, faults)
                return True
        return False

    def _eats_wrongly(self, order: list[Player], shown: Shown) -> tuple[Player, Kind, set[str]] | None:
        """Find who eats what may not be eaten: at the own door, or what lies at another's."""
        for player in order:
            own = self._own_for(player, shown, order)
            if own is not None:
                self._catch(player)
                return player, *own
        return None

    def _own_for(self, player: Player, shown: Shown, order: list[Player]) -> tuple[Kind, set[str]] | None:
        is_owner = player is order[0]
        comes_next = shown.is_at_drawing_door and len(order) > 1 and player is order[1]
        if not is_owner and (comes_next or player.place == shown.by):  # who drew and passed it seems to eat at home
            return None
        found = []
        for own in player.kinds():
            faults = player.eating(shown.card, own, self.form, self.options) | (set() if is_owner else {"sai-cua"})
            is_wanted = is_owner or self.sort == "sai-cua"
            if is_wanted and self._is_time_for(faults) and ("an-khong-thanh" not in faults - {self.sort}):
                found.append((own, faults))
        return self.chance.choice(found) if found else None

    def _take_wrongly(self, shown: Shown, player: Player, own: Kind, faults: set[str]) -> Shown | None:
        """Eat what may not be eaten; who is stopped on the spot throws nothing, and the next draws. Law: CH-8.2."""
        self._take(player, shown, own, faults)
        if "sai-cua" not in faults and self.chance.random() < 0.5 and self._leave_hand(faults):
            return self._draw(self._from(player.place + 1)[0])
        opened = self._throw(player)
        self._leave_hand(faults)
        return opened

    def _wants_chiu(self, player: Player, shown: Shown) -> bool:
        is_own = shown.is_at_drawing_door and shown.door == player.place
        if self.sort == "bo-roi-chiu" and is_own and self.culprit is None:
            return False  # to be called once the card has been passed down
        return super()._wants_chiu(player, shown)

    def _snatch(self, taker: Player, shown: Shown) -> None:
        """Let another eat what has been taken by chíu. Law: CH-4.4."""
        others = [each for each in self._from(taker.place + 1) if each is not taker and each.kinds()]
        if others and self._is_time_for({"tranh-quan"}):
            thief = self.chance.choice(others)
            self._catch(thief)
            self._write(f"{thief.name} ăn {shown.card.vi} với {self.chance.choice(thief.kinds()).vi}", {"tranh-quan"})
            self._leave_hand({"tranh-quan"})

    def _throw(self, player: Player, back: tuple[int, bool] | None = None) -> Shown | None:
        if back and self._is_time_for({"khong-tra-cua"}):
            self._catch(player)
            card = self._choose(player)
            self._write(f"{player.name} đánh {card.vi}", {"khong-tra-cua", *player.throwing(card)})
            opened: Shown | None = self._thrown(player, card, None)
        else:
            opened = super()._throw(player, back)
        if player is self.culprit:
            self._leave_hand(self.faults.get(len(self.lines) - 1, ()))
        return opened

    def _choose(self, player: Player) -> Kind:
        wrong = self._is_time and [card for card in player.kinds() if self._is_time_for(player.throwing(card))]
        if not wrong:
            return super()._choose(player)
        self._catch(player)
        return self.chance.choice(wrong)

    # ù ----------------------------------------------------------------------------------------

    def _declares(self, player: Player, shown: Shown | None) -> bool:
        if self._win_faults(player, shown):
            return False
        if player.let_go is not None:  # the fault is to win after all, on another card
            is_same = shown is not None and shown.opened == player.let_go
            if self.sort != "bo-u" or is_same or self.culprit not in (None, player):
                return False
            self._catch(player)
            self._declare(player, shown, {"bo-u"})
            return True
        if self.sort == "bo-u":
            self._let_go(player, shown)
            return False
        if self._is_time_for({"xuong-sai"}) and (more := self._too_much(self._cuoc(player, shown))):
            self._catch(player)
            self._declare(player, shown, {"xuong-sai"}, more)
            return True
        return super()._declares(player, shown)

    def _too_much(self, cuoc: dict[str, int]) -> str:
        """Return a cước that the hand has not, as it is added to the call."""
        known = [each for each in CUOC.values() if is_known(each, self.options)]
        names = [each.vi for each in known if each.slug not in (*cuoc, "suong", "tri", "bach-thu")]
        return f", {self.chance.choice(names)}"


class Excerpt(Planter):
    """The first part of a hand, as a quarrel at the mat would tell it: one hand is known, the culprit's."""

    def __init__(self, chance: Random, form: Form, options: Options, *, is_clean: bool) -> None:
        super().__init__(chance, form, options, sort=chance.choice(_COMMON))
        self._is_noticed = False
        self._end = len(self.lines) + 2 * _LATEST + _PATIENCE
        if is_clean:
            self.culprit = chance.choice(self.players)
            self._end = self._after

    def _catch(self, player: Player) -> None:
        super()._catch(player)
        self._end = len(self.lines) + 1 + self.chance.randrange(_MOST_AFTER)

    def _around(self, shown: Shown) -> Shown | None:
        if len(self.lines) > self._end:
            raise _Enough
        return super()._around(shown)

    def record(self) -> tuple[str, int] | None:
        """Return the record and how many lines of it are at fault, or None if nobody was caught."""
        with suppress(_Enough):
            self.play()
        if self.culprit is None:
            return None
        hand = f"Bài {self.culprit.name}:"
        lines = [line for line in self.lines if not line.startswith("Bài ") or line.startswith(hand)]
        return "\n".join(lines) + "\n", len(self.faults)


def play_planted(seed: str, options: Options, players: int, sort: str = "") -> Played:
    """Play a whole hand with a fault in it, of one sort or of any; there may be no chance for it."""
    chance = Random(seed)
    wanted = sort or chance.choice(SORTS)
    return Planter(chance, form_of(options, players), options, sort=wanted).play()


def plant(chance: Random, options: Options, *, is_clean: bool = False) -> str | None:
    """Return a record with exactly one line at fault (none if clean), or None if the deal gave no chance for it."""
    found = Excerpt(chance, form_of(options), options, is_clean=is_clean).record()
    return found[0] if found and found[1] == (0 if is_clean else 1) else None
