"""Who plays and by which rules: read from the form, checked by the engine, kept in the address."""

from dataclasses import dataclass, replace
from typing import Any

from django.http import QueryDict
from django.utils.translation import gettext as _

from tutorials.catalogue import houses
from tutorials.catalogue.houses import House
from tutorials.engine import DoorError
from tutorials.engine.games import GAMES
from tutorials.engine.rules import as_dict
from tutorials.hoi.address import BETWEEN_NAMES, LONGEST_TERM, State
from tutorials.scenes.hoi import LETTERS

KEEP = "keep"


@dataclass(frozen=True, slots=True)
class Select:
    """One choice among several."""

    name: str
    label: str
    choices: tuple[tuple[str, str, bool], ...]


def changed(state: State, sent: QueryDict) -> State:
    """Return the hội with the players and rules of the form; the hands stay."""
    typed = [" ".join(sent.get(f"p{place}", "").replace(BETWEEN_NAMES, " ").split()) for place in range(1, 6)]
    house = _house(state, sent)
    names = tuple(name for name in typed[: max(state.sheet.seating(house.game, house.options))] if name)
    terms = tuple((term.field, sent.get(term.field, "").strip()[:LONGEST_TERM]) for term in state.sheet.terms)
    return replace(state, names=names, house=house, terms=terms)


def _house(state: State, sent: QueryDict) -> House:
    """Return the rules of the form: another preset brings its own options, unless one was changed by hand too."""
    before = state.house
    slug = sent.get("house", KEEP)
    rules = GAMES[state.game].rules
    base = before if slug not in rules.by_slug else House(state.game, slug)
    in_force = as_dict(before.options)
    own: dict[str, Any] = {}
    for name in state.sheet.options:
        value = houses.value_of(rules.by_name[name], sent.get(name, ""))
        if value is not None and value != in_force[name]:
            own[name] = value
    if not own:
        return base
    return houses.of_choices(state.game, base.preset, {**dict(base.changes), **own}, base.title)


def fault_of(state: State, lang: str) -> tuple[str, str]:
    """Return what is wrong with players and rules, and where; empty if nothing is."""
    fewest, _most = state.seating
    if len(state.names) < fewest:
        return "p", _("Cần ít nhất %(count)s người chơi.") % {"count": fewest}
    try:
        state.ask([], lang)
    except DoorError as error:
        field = str(error.path[0])
        return "p" if field == "players" else field, error.message.say(lang)
    return "", ""


def house_select(state: State, lang: str) -> Select:
    """Return the presets to choose among, and the village in force if it is one's own."""
    own = [(KEEP, state.house.name.say(lang), True)] if state.house.is_own else []
    presets = [
        (house.slug, house.name.say(lang), not own and house.preset == state.house.preset)
        for house in houses.presets(state.game)
    ]
    return Select("house", _("Lệ làng"), (*own, *presets))


def option_selects(state: State, lang: str) -> tuple[Select, ...]:
    """Return the options that a score keeper needs to know."""
    in_force = as_dict(state.house.options)
    return tuple(
        Select(
            info.name,
            info.label.say(lang),
            tuple((str(value), text.say(lang), value == in_force[info.name]) for value, text in info.choices.items()),
        )
        for info in map(GAMES[state.game].rules.by_name.__getitem__, state.sheet.options)
    )


def term_selects(state: State) -> tuple[Select, ...]:
    """Return what is agreed on beside the rules at a table of tổ tôm."""
    if not state.sheet.is_totom:
        return ()
    seats = tuple((letter, name) for letter, name in state.seats)
    nobody = ("", _("chưa định"))
    return (
        _select("cai", _("Cái ván đầu"), (nobody, *seats), state.term("cai")),
        _select("boc", _("Người bắt cái ván đầu"), (nobody, *seats), state.term("boc")),
        _select(
            "thuong",
            _("Ù được nhiều hơn số điểm làng còn lại"),
            (("", _("phần hơn lấy ở hội sau (thượng hội)")), ("thoi", _("phần hơn thì thôi, không tính"))),
            state.term("thuong"),
        ),
        _select(
            "du",
            _("Điểm lẻ cuối hội"),
            (("", _("nằm lại, góp thêm vào")), ("de-rieng", _("để riêng, không ai lấy"))),
            state.term("du"),
        ),
        _select(
            "mach",
            _("Ván hòa ở giữa hai ván ù"),
            (("", _("làm đứt mạch thông")), ("1", _("không làm đứt mạch thông"))),
            state.term("mach"),
        ),
    )


def _select(name: str, label: str, choices: tuple[tuple[str, str], ...], value: str) -> Select:
    return Select(name, label, tuple((word, text, word == value) for word, text in choices))


def name_fields(state: State) -> tuple[tuple[int, str, str], ...]:
    """Return the number, letter and name of every seat that the game has."""
    most = max(state.sheet.seating(state.game, state.house.options))
    names = (*state.names, *[""] * (most - len(state.names)))
    return tuple((place, LETTERS[place - 1].upper(), name) for place, name in enumerate(names[:most], 1))
