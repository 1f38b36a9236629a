"""Text in both languages of the house, and the order in which Vietnamese words are listed."""

import unicodedata

from tutorials.engine.errors import Message

LANGS = ("vi", "en")
Text = Message  # a text in both languages: one class for engine and content

_ALPHABET = "aăâbcdđeêfghijklmnoôơpqrstuưvwxyz"
_PLACES = {letter: place for place, letter in enumerate(_ALPHABET, 1)}
_SHAPES = {"\u0306", "\u0302", "\u031b"}  # breve, circumflex, horn: they make letters of their own
_TONES = {"\u0300": 1, "\u0309": 2, "\u0303": 3, "\u0301": 4, "\u0323": 5}  # huyền, hỏi, ngã, sắc, nặng


def collation(text: str) -> tuple[tuple[int, ...], tuple[int, ...], str]:
    """Return a key that sorts words as a Vietnamese dictionary does: letters first, then tones.

    >>> sorted(["đen", "bí", "ăn", "bị", "an", "bi"], key=collation)
    ['an', 'ăn', 'bi', 'bí', 'bị', 'đen']
    """
    letters: list[int] = []
    tones: list[int] = []
    for letter, tone in _letters(text):
        letters.append(_PLACES.get(letter, 0 if letter.isspace() or letter == "-" else len(_PLACES) + 1))
        tones.append(tone)
    return tuple(letters), tuple(tones), text


def initial(text: str) -> str:
    """Return the heading under which a word stands in an A to Z list: a capital letter, or # for the rest."""
    for letter, _ in _letters(text):
        if letter in _PLACES:
            return letter.upper()
        if letter.isalnum():
            break
    return "#"


def within(name: str) -> str:
    r"""Return a name as it stands within a sentence: small, its first two words on one line.

    >>> within("Tổ tôm bí ngũ").split(" ")
    ['tổ\xa0tôm', 'bí', 'ngũ']
    """
    return name[:1].lower() + name[1:].replace(" ", "\N{NO-BREAK SPACE}", 1)


def cited(name: str) -> str:
    """Return the name of house rules as it stands within a sentence: the English article that opens it stands small.

    >>> cited("The 2005 tổ tôm law"), cited("Wikipedia")
    ('the 2005 tổ tôm law', 'Wikipedia')
    """
    return name[:1].lower() + name[1:] if name.startswith(("The ", "A ", "An ")) else name


def fold(text: str) -> str:
    """Return the text as names are compared: NFC, lower case, single spaces."""
    return " ".join(unicodedata.normalize("NFC", text).casefold().split())


def _letters(text: str) -> list[tuple[str, int]]:
    """Split a text into letters without tone, each with its tone."""
    found: list[tuple[str, int]] = []
    for char in unicodedata.normalize("NFD", text.casefold()):
        if char in _TONES and found:
            found[-1] = found[-1][0], _TONES[char]
        elif char in _SHAPES and found:
            found[-1] = unicodedata.normalize("NFC", found[-1][0] + char), found[-1][1]
        elif not unicodedata.combining(char):
            found.append((char, 0))
    return found
