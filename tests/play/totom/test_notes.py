"""The record that players write keeps its acts as values: no player reads a line to learn what was done."""

from tutorials.engine.cards import parse
from tutorials.play.totom.notes import Done, Notes


def test_what_was_done_last_is_a_value_and_no_word_in_a_line():
    notes, (card,) = Notes(), parse("8v")
    line = notes.act("B", "phỗng", card.index)
    assert notes.last == notes.acts[line] == Done("B", "phỗng")
    copy = notes.copy()
    copy.add("B ù 8 văn: suông; hô phỗng rồi ù")
    assert copy.last is None and notes.last == Done("B", "phỗng")
