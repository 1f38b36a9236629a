"""Tam cúc judged another way: names only, the sentences of the guide one by one, every way of play tried."""

from collections import Counter
from itertools import combinations, permutations

NAMES = ["tướng", "sĩ", "tượng", "xe", "pháo", "mã", "tốt"]
COUNTS = {"tướng": 1, "sĩ": 2, "tượng": 2, "xe": 2, "pháo": 2, "mã": 2, "tốt": 5}
DECK = [f"{name} {colour}" for name in NAMES for colour in ("đỏ", "đen") for _ in range(COUNTS[name])]
THREES = {"ba-tren": ("tướng", "sĩ", "tượng"), "ba-duoi": ("xe", "pháo", "mã")}
KET = {  # points with two, three and four players; the flat table is the same for all
    "ket-doi": (12, 6, 4),
    "ket-ba": (18, 9, 6),
    "ket-tot-den": (24, 12, 8),
    "ket-tu-tu": (24, 12, 8),
    "ket-ngu-tu": (24, 12, 8),
    "de-tot-den": (48, 24, 16),
    "de-tu-tu": (48, 24, 16),
    "de-ngu-tu": (48, 24, 16),
}
FLAT = {12: 2, 18: 3, 24: 4, 48: 8}
LEFT_OUT = {
    "hai-tuong-hai-si-tot-den": ["tướng đỏ", "tướng đen", "sĩ đỏ", "sĩ đen", "tốt đen"],
    "hai-tuong-si-do-hai-tot": ["tướng đỏ", "tướng đen", "sĩ đỏ", "tốt đỏ", "tốt đen"],
    "hai-tot": ["tốt đỏ", "tốt đen"],
}
GUIDE = {  # the rules of gamevh
    "bo_quan": "hai-tuong-hai-si-tot-den",
    "bang_suc": "ngua-truoc",
    "bang_ket": "gamevh",
    "bo_ket": "den-xe-do",
    "ai_ket": "nguoi-goi",
    "cay_thua": "khong-mat",
    "den": "mot-muc",
}


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


def takes(call, answers, first=False, cap=("tướng", "sĩ", "tượng"), bang_suc="ngua-truoc"):
    """Return who takes a trick: the first seat (or the last, by the other rule) that nobody else beats."""
    laid = [(0, call), *((seat, cards) for seat, (cards, chui) in enumerate(answers, 1) if not chui)]
    if first:
        laid = [(seat, cards) for seat, cards in laid if not any(card.split()[0] in cap for card in cards)]
    laid = [(seat, cards) for seat, cards in laid if group(cards)]
    best = [seat for seat, cards in laid if not any(beats(other, cards) for _, other in laid)]
    return (best[-1] if bang_suc == "ngua-sau" else best[0]) if best else 0


def ket_of(cards, bo_ket):
    """Return the kết that a group makes in the last trick."""
    names = sorted({card.split()[0] for card in cards})
    if len(cards) == 1:
        return None
    if len(cards) > 3:
        return {4: "ket-tu-tu", 5: "ket-ngu-tu"}[len(cards)]
    if len(cards) == 3:
        return "ket-ba" if names == sorted(THREES["ba-duoi"]) or bo_ket == "moi-bo" else None
    if set(cards) == {"tốt đen"}:
        return "ket-tot-den"
    return "ket-doi" if names[0] in ("xe", "pháo", "mã", "tốt") or bo_ket != "den-xe-do" else None


def finish(call, answers, taken, rules=GUIDE):
    """Return the kết and the points of a last trick, as the guide and the houses tell them."""
    players = len(taken)
    winner = takes(call, answers, bang_suc=rules["bang_suc"])
    best = call if winner == 0 else answers[winner - 1][0]
    in_play = rest(DECK, LEFT_OUT[rules["bo_quan"]] if players == 3 else [])
    ket = None
    if any(cards.count(card) > in_play.count(card) for cards in (call, best) for card in cards):
        pass  # nobody can hold it, so it earns nothing
    elif winner == 0:
        ket = ket_of(call, rules["bo_ket"])
    elif len(call) > 1 and set(call) == {"tốt đen"} and set(best) == {"tốt đỏ"}:
        ket = {2: "de-tot-den", 4: "de-tu-tu", 5: "de-ngu-tu"}[len(call)]
    elif rules["ai_ket"] == "nguoi-an":
        ket = ket_of(best, rules["bo_ket"])
    cay = [won + (len(call) if seat == winner else 0) for seat, won in enumerate(taken)]
    in_all = len(in_play) // players
    by_cay = [won - in_all // players if in_all % players == 0 else sum(won - each for each in cay) for won in cay]
    if ket is None:
        return None, by_cay
    worth = KET[ket][players - 2] if rules["bang_ket"] == "gamevh" else FLAT[KET[ket][0]]
    points = [-loss_of(ket, seat, won, worth, players, rules) for seat, won in enumerate(taken)]
    points[winner] = 0
    points[winner] = -sum(points)
    if rules["cay_thua"] == "cong-them":
        points = [by_ket + more for by_ket, more in zip(points, by_cay, strict=True)]
    return ket, points


def loss_of(ket, seat, won, worth, players, rules):
    """Return what a seat loses by a kết that another made."""
    less = {"khong-mat": max(worth - won, 0), "duoc-lai": worth - won, "cong-them": worth}[rules["cay_thua"]]
    if not ket.startswith("de"):
        return less
    return {"mot-muc": worth, "tru-cay": less, "thay-lang": worth * (players - 1)}[rules["den"]] if seat == 0 else 0


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
