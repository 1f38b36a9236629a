"""How Vietnamese is said, by rule from its spelling: each syllable in the phonetic alphabet, with its tone.

The dialect is that of Hanoi, in a broad transcription: tr is said as ch, d, gi and r as z, s as x; final ng or c after
o, ô or u is closed with the lips.
"""

import re
import unicodedata
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType


class Tone(Enum):
    """The six tones: their mark in spelling, their name, and how the voice goes."""

    NGANG = "", "ngang", "level"
    HUYEN = "\N{COMBINING GRAVE ACCENT}", "huyền", "low, falling"
    SAC = "\N{COMBINING ACUTE ACCENT}", "sắc", "rising"
    HOI = "\N{COMBINING HOOK ABOVE}", "hỏi", "dipping"
    NGA = "\N{COMBINING TILDE}", "ngã", "rising, broken"
    NANG = "\N{COMBINING DOT BELOW}", "nặng", "low, cut short"

    def __init__(self, mark: str, vi: str, en: str) -> None:
        self.mark = mark
        self.vi = vi
        self.en = en


@dataclass(frozen=True, slots=True)
class Syllable:
    """A syllable as it is said."""

    onset: str
    glide: str
    nucleus: str
    coda: str
    tone: Tone

    @property
    def sound(self) -> str:
        """Return the sounds in the phonetic alphabet, without the tone."""
        return self.onset + self.glide + self.nucleus + self.coda


ONSETS = MappingProxyType(
    {
        **{"b": "ɓ", "c": "k", "ch": "tɕ", "d": "z", "đ": "ɗ", "g": "ɣ", "gh": "ɣ", "gi": "z", "h": "h", "k": "k"},
        **{"kh": "x", "l": "l", "m": "m", "n": "n", "ng": "ŋ", "ngh": "ŋ", "nh": "ɲ", "p": "p", "ph": "f", "qu": "k"},
        **{"r": "z", "s": "s", "t": "t", "th": "tʰ", "tr": "tɕ", "v": "v", "x": "s", "": "ʔ"},
    }
)
NUCLEI = MappingProxyType(
    {
        **{"a": "aː", "ă": "a", "â": "ə", "e": "ɛ", "ê": "e", "i": "i", "y": "i", "o": "ɔ", "ô": "o", "ơ": "əː"},
        **{"u": "u", "ư": "ɨ", "ia": "iə", "iê": "iə", "yê": "iə", "ya": "iə", "ua": "uə", "uô": "uə"},
        **{"ưa": "ɨə", "ươ": "ɨə", "oo": "ɔ"},
    }
)
CODAS = MappingProxyType(
    {
        **{"": "", "m": "m", "n": "n", "ng": "ŋ", "nh": "ŋ", "p": "p", "t": "t", "c": "k", "ch": "k"},
        **{"i": "j", "y": "j", "o": "w", "u": "w"},
    }
)
WHOLE = MappingProxyType(  # rimes whose vowel their last sound changes
    {
        **{"ay": ("a", "j"), "au": ("a", "w"), "anh": ("aj", "ŋ"), "ach": ("aj", "k"), "ênh": ("əj", "ŋ")},
        **{"êch": ("əj", "k"), "ong": ("aw", "ŋ͡m"), "oc": ("aw", "k͡p"), "ông": ("əw", "ŋ͡m"), "ôc": ("əw", "k͡p")},
        **{"ung": ("u", "ŋ͡m"), "uc": ("u", "k͡p")},
    }
)
GLIDES = ("oa", "oă", "oe", "uê", "uy", "uâ", "uơ")  # a first vowel letter that is only a rounding of the lips
STOPS = frozenset({"p", "t", "k", "k͡p"})
DIGITS = ("không", "một", "hai", "ba", "bốn", "năm", "sáu", "bảy", "tám", "chín")
LETTERS = MappingProxyType({"N": "en nờ"})  # as their name is said
_MARKS = MappingProxyType({tone.mark: tone for tone in Tone if tone.mark})
_ONSET = re.compile(r"(ngh?|gh|gi|g|ch|c|kh?|nh?|ph?|qu|th|tr|t|[bdđhlmrsvx])?(.+)")
_CODA = re.compile(r"(.+?)(ng|nh|ch|[mnptciyou])?")
_ASIDE = re.compile(r"\([^)]*\)")
_WORD = re.compile(r"[^\W_]+")


def spoken(name: str) -> str:
    """Return the words of a name as they are said: without what stands in brackets, numbers as words."""
    words = _WORD.findall(_ASIDE.sub(" ", name))
    return " ".join(_number(int(word)) if word.isdigit() else LETTERS.get(word, word) for word in words)


def syllables(name: str) -> tuple[Syllable, ...]:
    """Say a name, syllable by syllable. Raises ValueError if something in it is not Vietnamese."""
    return tuple(syllable(word) for word in spoken(name).casefold().split())


def syllable(written: str) -> Syllable:
    """Say one syllable as it is written. Raises ValueError if it is not Vietnamese."""
    plain, tone = _without_tone(written.casefold())
    match = _ONSET.fullmatch(plain)
    if match is None:
        raise ValueError(f"“{written}” is no syllable")
    onset, rime = match[1] or "", match[2]
    if plain == "gi" or (onset == "gi" and rime[0] in "ênm"):  # its i is the vowel too: gì, gìn, giết
        onset, rime = "gi", "i" + rime.removeprefix("i")
    glide, rime = _glide(onset, rime)
    nucleus, coda = _rime(rime, written)
    if coda in STOPS and tone not in (Tone.SAC, Tone.NANG):
        raise ValueError(f"“{written}”: a stop closes sắc and nặng alone")
    return Syllable(ONSETS[onset], glide, nucleus, coda, tone)


def _without_tone(written: str) -> tuple[str, Tone]:
    """Take the mark of the tone away."""
    letters = unicodedata.normalize("NFD", written)
    tones = [_MARKS[letter] for letter in letters if letter in _MARKS]
    plain = "".join(letter for letter in letters if letter not in _MARKS)
    if len(tones) > 1:
        raise ValueError(f"“{written}” has more than one tone")
    return unicodedata.normalize("NFC", plain), tones[0] if tones else Tone.NGANG


def _glide(onset: str, rime: str) -> tuple[str, str]:
    """Part the rounding of the lips from the rest of the rime."""
    if onset == "qu":
        return ("", "u" + rime) if rime[0] == "ô" else ("w", rime)  # quốc is said as cuốc
    if rime[:2] in GLIDES:
        return "w", rime[1:]
    return "", rime


def _rime(rime: str, written: str) -> tuple[str, str]:
    """Say vowel and last sound."""
    if rime in WHOLE:
        return WHOLE[rime]
    if rime in NUCLEI:
        return NUCLEI[rime], ""
    match = _CODA.fullmatch(rime)
    if match is None or match[1] not in NUCLEI or match[2] is None:
        raise ValueError(f"“{written}” ends as no Vietnamese syllable does")
    return NUCLEI[match[1]], CODAS[match[2]]


def _number(number: int) -> str:
    """Return a number below ten thousand in words."""
    if number < 10:
        return DIGITS[number]
    if number < 100:
        tens, ones = divmod(number, 10)
        head = "mười" if tens == 1 else f"{DIGITS[tens]} mươi"
        return f"{head} {_last(tens, ones)}" if ones else head
    size, unit = (1000, "nghìn") if number >= 1000 else (100, "trăm")
    hundreds, rest = divmod(number, size)
    said = f"{DIGITS[hundreds]} {unit}"
    if size == 1000 and 0 < rest < 100:
        said += " không trăm"
    if 0 < rest < 10:
        said += " linh"
    return f"{said} {_number(rest)}" if rest else said


def _last(tens: int, ones: int) -> str:
    """Return the last figure after tens: some change their sound there."""
    if ones == 5:
        return "lăm"
    return "mốt" if ones == 1 and tens > 1 else DIGITS[ones]
