"""Tam cúc judged another way: names only, the sentences of the guide one by one, every way of play tried."""

from collections import Counter
from itertools import combinations, permutations

NAMES = ["tướng", "sĩ", "tượng", "xe", "pháo", "mã", "tốt"]
COUNTS = {"tướng": 1, "sĩ": 2, "tượng": 2, "xe": 2, "pháo": 2, "mã": 2, "tốt": 5}
DECK = [f"{name} {colour}" for name in NAMES for colour in ("đỏ", "đen") for _ in range(COUNTS[name])]
THREES = {"ba-tren": ("tướng", "sĩ", "tượng"), "ba-duoi": ("xe", "pháo", "mã")}
KET = {
    "ket-doi": {2: 12, 3: 6, 4: 4},
    "ket-ba": {2: 18, 3: 9, 4: 6},
    "ket-tot-den": {2: 24, 3: 12, 4: 8},
    "ket-tu-tu": {2: 24, 3: 12, 4: 8},
    "ket-ngu-tu": {2: 24, 3: 12, 4: 8},
    "de-tot-den": {2: 48, 3: 24, 4: 16},
    "de-tu-tu": {2: 48, 3: 24, 4: 16},
    "de-ngu-tu": {2: 48, 3: 24, 4: 16},
}
MARKS = {2: 8, 3: 3, 4: 2}
LEFT_OUT = {2: [], 3: ["tướng đỏ", "tướng đen", "sĩ đỏ", "sĩ đen", "tốt đen"], 4: []}


def group(cards):
    """Name the group of these pieces, or return None."""
    names, colours = zip(*(card.split() for card in cards), strict=True)
    if len(set(colours)) > 1:
        return None
    if len(cards) == 1:
        return "le"
    if len(cards) == 2:
        return "doi" if names[0] == names[1] else None
    for word, three in THREES.items():
        if any(names == order for order in permutations(three)):
            return word
    if len(cards) in (4, 5) and set(names) == {"tốt"}:
        return "tu-tu" if len(cards) == 4 else "ngu-tu"
    return None


def beats(cards, other):
    """Say whether the first group is above the second, both of one size."""
    a, b = group(cards), group(other)
    if a is None or b is None or len(cards) != len(other):
        return False
    if {a, b} == {"ba-tren", "ba-duoi"}:
        return a == "ba-tren"
    (name, colour), (name2, colour2) = cards[0].split(), other[0].split()
    if len(cards) < 3 and name != name2:
        return NAMES.index(name) < NAMES.index(name2)
    return (colour, colour2) == ("đỏ", "đen")


def takes(call, answers, first=False, cap=("tướng", "sĩ", "tượng")):
    """Return who takes a trick: the first seat that nobody else beats among those that count."""
    laid = [(0, call), *((seat, cards) for seat, (cards, chui) in enumerate(answers, 1) if not chui)]
    if first:
        laid = [(seat, cards) for seat, cards in laid if not any(card.split()[0] in cap for card in cards)]
    laid = [(seat, cards) for seat, cards in laid if group(cards)]
    for seat, cards in laid:
        if not any(beats(other, cards) for _, other in laid):
            return seat
    return 0


def finish(call, answers, taken):
    """Return the kết and the points of a last trick, as the guide tells them."""
    players, winner = len(taken), takes(call, answers)
    ket = None
    in_play = rest(DECK, LEFT_OUT[players])
    shown = [call, *(cards for seat, (cards, chui) in enumerate(answers, 1) if seat == winner and not chui)]
    if any(cards.count(card) > in_play.count(card) for cards in shown for card in cards):
        pass  # nobody can hold it, so it earns nothing
    elif winner == 0:
        names = [card.split()[0] for card in call]
        if call == ["tốt đen"] * 2:
            ket = "ket-tot-den"
        elif len(call) == 2 and names[0] in ("xe", "pháo", "mã", "tốt"):
            ket = "ket-doi"
        elif sorted(names) == sorted(THREES["ba-duoi"]):
            ket = "ket-ba"
        elif len(call) > 3:
            ket = "ket-tu-tu" if len(call) == 4 else "ket-ngu-tu"
    elif len(call) > 1 and set(call) == {"tốt đen"} and set(answers[winner - 1][0]) == {"tốt đỏ"}:
        ket = {2: "de-tot-den", 4: "de-tu-tu", 5: "de-ngu-tu"}[len(call)]
    if ket is None:
        cay = [won + (len(call) if seat == winner else 0) for seat, won in enumerate(taken)]
        return None, [won - MARKS[players] for won in cay]
    worth = KET[ket][players]
    if ket.startswith("de"):
        return ket, [worth if seat == winner else -worth if seat == 0 else 0 for seat in range(players)]
    points = [0 if seat == winner else -max(worth - won, 0) for seat, won in enumerate(taken)]
    points[winner] = -sum(points)
    return ket, points


def parts(hand, size):
    """Return every different set of so many pieces."""
    return {tuple(sorted(part)) for part in combinations(hand, size)}


def rest(hand, part):
    """Return what is left of a hand."""
    return sorted((Counter(hand) - Counter(part)).elements())


def calls(hand):
    """Return every group that a hand can call."""
    return [part for size in range(1, len(hand) + 1) for part in parts(hand, size) if group(part)]


def lead(mine, other, taken):
    """Return the points of the best call of an open deal of two, against the worst answer."""
    return max(worth(mine, other, taken, call) for call in calls(mine))


def worth(mine, other, taken, call):
    """Return the points that one call makes sure of."""
    found = []
    for answer in parts(other, len(call)):
        for chui in (True, False):
            if takes(list(call), [(list(answer), chui)]) == 0:
                if chui or not beats(answer, call):
                    found.append(_after(mine, other, taken, call, answer, chui, True))
            else:
                found.append(_after(mine, other, taken, call, answer, chui, False))
    return min(found)


def _after(mine, other, taken, call, answer, chui, i_take):
    if len(mine) == len(call):
        return finish(list(call), [(list(answer), chui)], taken)[1][0]
    won = [taken[0] + len(call) * i_take, taken[1] + len(call) * (not i_take)]
    left, theirs = rest(mine, call), rest(other, answer)
    return lead(left, theirs, won) if i_take else follow(left, theirs, won)


def follow(mine, other, taken):
    """Return my points when the other calls and I know only how many."""
    return min(
        max(
            min(_answered(mine, other, taken, call, answer) for call in calls(other) if len(call) == size)
            for answer in parts(mine, size)
        )
        for size in {len(call) for call in calls(other)}
    )


def _answered(mine, other, taken, call, answer):
    found = []
    for chui in (True, False):
        i_take = takes(list(call), [(list(answer), chui)]) == 1
        if len(mine) == len(call):
            found.append(finish(list(call), [(list(answer), chui)], [taken[1], taken[0]])[1][1])
            continue
        won = [taken[0] + len(call) * i_take, taken[1] + len(call) * (not i_take)]
        left, theirs = rest(mine, answer), rest(other, call)
        found.append(lead(left, theirs, won) if i_take else follow(left, theirs, won))
    return max(found)
