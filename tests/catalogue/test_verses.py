"""The verses that call the cards: all thirty, in lục bát, each telling its card."""

import re
import unicodedata

import pytest

from tests.every import for_each
from tutorials.catalogue import load
from tutorials.catalogue.tables import Sheet, Table
from tutorials.catalogue.verses import read_verses, syllables
from tutorials.engine.cards import KINDS

VERSES = tuple(load().verses_of("to-tom-diem"))
IDS = [verse.card.code for verse in VERSES]

_MARKS = {"\u0300": "huyền", "\u0309": "hỏi", "\u0303": "ngã", "\u0301": "sắc", "\u0323": "nặng"}
_ONSET = re.compile(r"(?:ngh?|nh|gh?|gi|kh|ch|tr|th|ph|qu|[bcdđhklmnprstvx])?")
RANKS = (
    ("một",),
    ("hai", "đôi"),
    ("ba",),
    ("bốn",),
    ("năm",),
    ("sáu",),
    ("bảy",),
    ("tám",),
    ("chín",),
)
SUITS = {"v": ("thơ", "văn"), "w": ("muôn", "vạn"), "s": ("sách", "dây")}


def tone(syllable):
    """Return the tone of a syllable; `ngang` if it bears no mark."""
    return next((_MARKS[each] for each in unicodedata.normalize("NFD", syllable) if each in _MARKS), "ngang")


def is_level(syllable):
    """Say whether a syllable is of the level tones (bằng)."""
    return tone(syllable) in ("ngang", "huyền")


def rhyme(syllable):
    """Return what of a syllable rhymes: no onset, no tone, no gliding o or u before the vowel."""
    letters = "".join(each for each in unicodedata.normalize("NFD", syllable.lower()) if each not in _MARKS)
    rest = _ONSET.sub("", unicodedata.normalize("NFC", letters), count=1)
    return re.sub(r"^o(?=[aăe])|^u(?=[yêơâ])", "", rest)


def test_every_kind_has_a_verse_in_the_order_of_the_deck():
    assert [kind.code for kind in KINDS] == IDS


@for_each("verse", VERSES, ids=IDS)
def test_a_verse_is_luc_bat(verse):
    six, eight = map(syllables, verse.lines("vi"))
    assert (len(six), len(eight)) == (6, 8)
    assert [is_level(six[place - 1]) for place in (2, 4, 6)] == [True, False, True]
    assert [is_level(eight[place - 1]) for place in (2, 4, 6, 8)] == [True, False, True, True]
    assert {tone(eight[5]), tone(eight[7])} == {"ngang", "huyền"}
    assert rhyme(six[5]) == rhyme(eight[5])


@for_each("verse", VERSES, ids=IDS)
def test_a_verse_tells_rank_and_suit_and_red(verse):
    words = [word.lower() for word in (*syllables(verse.lines("vi")[0]), *syllables(verse.lines("vi")[1]))]
    clues = [clue.lower() for clue in verse.clues("vi")]
    assert ("son" in clues) == verse.card.is_red
    if verse.card.suit is None:
        return
    assert set(RANKS[verse.card.rank - 1]) & set(clues)
    assert set(SUITS[verse.card.suit.letter]) & set(clues)
    others = [word for number, names in enumerate(RANKS, 1) if number != verse.card.rank for word in names]
    others += [word for letter, names in SUITS.items() if letter != verse.card.suit.letter for word in names]
    assert set(words) & set(others) == set()


@for_each("verse", VERSES, ids=IDS)
def test_the_words_to_listen_for_are_marked(verse):
    for lang, marked in (("vi", verse.marked_vi), ("en", verse.marked_en)):
        assert ["".join(piece for piece, _ in line) for line in marked] == list(verse.lines(lang))
        assert {piece for line in marked for piece, is_clue in line if is_clue} == set(verse.clues(lang))


def test_no_two_verses_share_a_line():
    lines = [line for verse in VERSES for line in verse.lines("vi")]
    assert len(set(lines)) == 60


def read(**changes):
    """Read one verse, changed, and return what is wrong with it."""
    values = {
        "card": "1v",
        "vi": "Chị em chung một câu thơ\nSánh vai tay quạt đứng chờ hội xuân.",
        "en": "One verse,\ntwo sisters.",
        "picture": {"vi": "hai chị em", "en": "two sisters"},
        "clues": {"vi": ["một"], "en": ["One"]},
    } | changes
    problems = []
    read_verses(Table(Sheet("verses.toml", {}, problems), (), {"verse": [values]}), "to-tom-diem")
    return [problem.message for problem in problems if not problem.message.startswith("no verse for")]


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({}, ""),
        ({"vi": "Chị em chung một câu thơ"}, "a couplet has two lines (vi)"),
        (
            {"vi": "Chị em một câu thơ\nSánh vai tay quạt đứng chờ hội xuân."},
            "lục bát has 6 and 8 syllables, not 5 and 8",
        ),
        ({"clues": {"vi": ["hai"], "en": ["One"]}}, "“hai” does not stand in the verse"),
        ({"clues": {"vi": ["một"]}}, "missing: the words to listen for"),
        ({"card": "1v 2v"}, "must be one card"),
        ({"card": "7 van"}, "“7 van”"),
    ],
)
def test_a_faulty_verse_is_named(changes, fault):
    found = read(**changes)
    assert (any(fault in message for message in found)) if fault else found == []
