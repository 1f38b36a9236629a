"""Judge answers about tổ tôm điếm: a signal of the drum, the card that a verse names."""

from django.utils.translation import gettext as _

from tutorials.catalogue import Way
from tutorials.engine.cards import Kind
from tutorials.tasks import diem
from tutorials.tasks.answer import Answer
from tutorials.tasks.judgement import Judgement
from tutorials.tasks.names import label
from tutorials.tasks.questions import Asker, Line, lines_of


def drum(asker: Asker, answer: Answer) -> Judgement:
    """Judge the signal picked; two that are beaten alike (or mean the same) are one."""
    said, picked = asker.drum(asker.task.signal), asker.drum(answer.words[0])
    key = "strokes" if asker.task.way is Way.HEAR else "meaning"
    is_right = picked[key] == said[key]
    return Judgement(is_right, lines_of(said if is_right else picked))


def verse(asker: Asker, answer: Answer) -> Judgement:
    """Judge the face picked; the words to listen for are told once it is found."""
    picked = answer.cards[0]
    if picked is asker.task.card:
        return Judgement(True, told(picked, asker))
    return Judgement(False, (*_pictured(picked, asker.lang), *lines_of(asker.card(picked))))


def told(kind: Kind, asker: Asker) -> tuple[Line, ...]:
    """Tell the card that a verse calls: its picture, the words that give rank and suit, and what it is."""
    lines = list(_pictured(kind, asker.lang))
    if found := diem.verse(kind):
        words = ", ".join(f"«{clue}»" for clue in found.clues(asker.lang))
        lines.append(Line(_("Những tiếng cần nghe trong câu: %(words)s.") % {"words": words}))
    return (*lines, *lines_of(asker.card(kind)))


def _pictured(kind: Kind, lang: str) -> tuple[Line, ...]:
    found = diem.verse(kind)
    if found is None:
        return ()
    return (Line(_("%(card)s vẽ %(picture)s.") % {"card": label(kind, lang), "picture": found.picture.say(lang)}),)
