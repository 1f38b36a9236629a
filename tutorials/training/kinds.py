"""What the kinds of puzzles are called: a mode by its own name, others as their file says."""

from django.utils.translation import gettext as _

from tutorials.catalogue import load
from tutorials.fresh import MAKERS
from tutorials.tasks.modes import MODES


def level_name(level: int) -> str:
    """Say how much of the law a puzzle asks for."""
    names = (_("cho người mới"), _("dễ"), _("vừa"), _("khó"), _("rất khó"))
    return names[level - 1]


def load_name(weight: int) -> str:
    """Say how much of a puzzle must be held in the head."""
    names = (_("nhìn là thấy"), _("nhẩm một chút"), _("phải nhẩm"), _("phải nhẩm lâu"), _("phải nhẩm rất lâu"))
    return names[weight - 1]


def kind_name(game: str, kind: str, lang: str) -> str:
    """Return the name of a kind of puzzle of a game."""
    for puzzle in load().puzzles(game):
        if puzzle.kind == kind and puzzle.sort_name is not None:
            return puzzle.sort_name.say(lang)
    maker = MAKERS.get((game, kind))
    if maker is not None and maker.name is not None:
        return maker.name.say(lang)
    return str(MODES[kind].label) if kind in MODES else kind.replace("-", " ")


def topic_name(topic: str, lang: str) -> str:
    """Return what a topic is called: the term of that slug, or the slug in words."""
    term = load().term(topic)
    return term.name.say(lang) if term else topic.replace("-", " ")
