"""A hand of a hội as a short word of the address: `ua.ctmle.tc` is “A won with tôm and lèo on a card that C threw”.

The seats are letters in the order of play. `read(write(hand)) == hand`; what cannot be read raises ValueError.
"""

import re
from collections.abc import Mapping
from typing import Any

LETTERS = "abcde"
RESULTS = {
    "u": "u",
    "b": "bao",
    "l": "lanh-lang",
    "d": "den",
    "o": "cheo-do",
    "h": "hoa",
    "r": "bo-bai",
}
SEATED = ("u", "b", "l", "d", "o")  # results that name a seat at once
CUOC = {
    "tm": "tom",
    "le": "leo",
    "td": "thap-dieu",
    "kc": "kinh-cu",
    "bd": "bach-dinh",
    "cn": "chi-nay",
    "kt": "kinh-tu-co",
    "bt": "bach-thu",
    "xb": "xuyen-bi-tu",
    "xn": "xuyen-nam-gian",
    "tu": "thien-u",
    "uv": "u-vong",
}
DEN = {"d": "don", "l": "lang", "c": "chong"}
EXTRAS = {"b": "bo-u", "q": "lo-quan", "n": "nhai", "v": "de-u"}
_SEATS = {"t": "thrower", "w": "winner", "k": "ke", "j": "cai"}
_NUMBERS = {"p": "diem", "s": "dich"}
_FLAGS: dict[str, tuple[str, Any]] = {
    "i": ("thong", False),
    "z": ("loi", "xuong-thua"),
    "m": ("bat_thuong", True),
    "y": ("an_ga", True),
}
_HEAD = re.compile(rf"([ubldo])([{LETTERS}])|([hr])")
_EXTRA = re.compile(rf"([{''.join(EXTRAS)}])([{LETTERS}])(\d{{0,2}})")
_SLUGS = {slug: code for code, slug in CUOC.items()}

Hand = dict[str, Any]


def write(hand: Mapping[str, Any]) -> str:
    """Write a hand, its seats as letters, as one word."""
    letter = next(code for code, result in RESULTS.items() if result == hand["result"])
    parts = [letter + hand.get("seat", "")]
    if hand.get("cuoc"):
        parts.append("c" + "".join(_SLUGS[slug] for slug in hand["cuoc"]))
    parts += [f"{code}{hand[name]}" for code, name in _NUMBERS.items() if name in hand]
    parts += [f"{code}{hand[name]}" for code, name in _SEATS.items() if hand.get(name)]
    if hand.get("chiu"):
        parts.append("x" + "".join(hand["chiu"]))
    parts += [f"n{code}" for code, den in DEN.items() if hand.get("den") == den]
    parts += [code for code, (name, value) in _FLAGS.items() if hand.get(name) == value]
    for extra in hand.get("ga", ()):
        code = next(code for code, why in EXTRAS.items() if why == extra["why"])
        times = extra.get("times", 1)
        parts.append(f"g{code}{extra['seat']}{times if times > 1 else ''}")
    return ".".join(parts)


def read(word: str) -> Hand:
    """Read a word; raises ValueError with the part that cannot be read."""
    head, *parts = word.split(".")
    match = _HEAD.fullmatch(head)
    if match is None:
        raise ValueError(head)
    hand: Hand = {"result": RESULTS[head[0]]}
    if match[2]:
        hand["seat"] = match[2]
    for part in parts:
        _take(part, hand)
    return hand


def _take(part: str, hand: Hand) -> None:
    """Take one part of a word into the hand."""
    code, rest = part[:1], part[1:]
    if code == "c" and rest and len(rest) % 2 == 0:
        codes = [rest[place : place + 2] for place in range(0, len(rest), 2)]
        if all(each in CUOC for each in codes):
            hand["cuoc"] = [CUOC[each] for each in dict.fromkeys(codes)]
            return
    if code in _NUMBERS and rest.isascii() and rest.isdecimal() and len(rest) <= 4:
        hand[_NUMBERS[code]] = int(rest)
        return
    if code in _SEATS and len(rest) == 1 and rest in LETTERS:
        hand[_SEATS[code]] = rest
        return
    if code == "x" and rest and set(rest) <= set(LETTERS):
        hand["chiu"] = list(dict.fromkeys(rest))
        return
    if code == "n" and rest in DEN:
        hand["den"] = DEN[rest]
        return
    if code in _FLAGS and not rest:
        name, value = _FLAGS[code]
        hand[name] = value
        return
    match = _EXTRA.fullmatch(rest) if code == "g" else None
    if match is None:
        raise ValueError(part)
    extra: dict[str, Any] = {"why": EXTRAS[match[1]], "seat": match[2]}
    if match[3]:
        extra["times"] = int(match[3])
    hand.setdefault("ga", []).append(extra)
