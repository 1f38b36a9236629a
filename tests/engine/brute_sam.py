"""A slow second opinion on sâm lốc, from the text of the law: all subsets, all partings, nothing of the engine."""

from functools import cache
from itertools import combinations

ORDER = "3456789TJQKA2"  # SL-1.4
ROW = "A23456789TJQKA"  # SL-2.6


def signs(names):
    """Return the ranks of cards as one letter each: `10♠` is T."""
    return [name[:-1].replace("10", "T") for name in names]


def runs(with_two):
    """Return every straight as a string of ranks, by its place in the row."""
    found = {}
    for first in range(len(ROW)):
        for last in range(first + 3, min(len(ROW), first + 10) + 1):
            run = ROW[first:last]
            if len(set(run)) == len(run) and (with_two or "2" not in run):
                found["".join(sorted(run))] = (len(run), last)
    return found


RUNS = {True: runs(True), False: runs(False)}


def combo(ranks, with_two=True):
    """Return (kind, size, height) or None."""
    ranks = list(ranks)
    if len(set(ranks)) == 1 and len(ranks) <= 4:
        return ("rac", "doi", "sam", "tu-quy")[len(ranks) - 1], len(ranks), ORDER.index(ranks[0])
    found = RUNS[with_two].get("".join(sorted(ranks)))
    return ("sanh", *found) if found else None


def is_two_quads(ranks):
    return len(ranks) == 8 and len(set(ranks)) == 2 and all(list(ranks).count(rank) == 4 for rank in set(ranks))


def beats(table, play, with_two=True, pair="hai-tu-quy", longer=False, three="khong"):
    """Say whether ranks beat ranks that are a combination."""
    below, above = combo(table, with_two), combo(play, with_two)
    if sorted(table) == ["2"] and above and above[0] == "tu-quy":
        return True
    if sorted(table) == ["2", "2"]:
        return (pair == "hai-tu-quy" and is_two_quads(play)) or (
            pair == "mot-tu-quy" and above is not None and above[0] == "tu-quy"
        )
    if sorted(table) == ["2", "2", "2"]:
        return three == "mot-tu-quy" and above is not None and above[0] == "tu-quy"
    if above is None or below is None or above[0] != below[0]:
        return False
    if above[0] == "sanh":
        return above[2] > below[2] and (above[1] == below[1] or (longer and above[1] > below[1]))
    return above[2] > below[2]


def answers(hand, table, **rules):
    """Return what a hand can put on the table, by trying every subset; on nothing, every combination."""
    found = set()
    for size in range(1, len(hand) + 1):
        for chosen in combinations(sorted(hand), size):
            if table is None:
                if combo(chosen, rules.get("with_two", True)):
                    found.add("".join(sorted(chosen)))
            elif beats(table, chosen, **rules):
                found.add("".join(sorted(chosen)))
    return found


def fewest_weak(hand, is_weak, with_two=True, last_is_over=True, straight_out=False):
    """Return the fewest plays that may fail, over all partings of the hand and all choices of the last play."""

    @cache
    def partings(left):
        """Return all partings as sets of (weak, may not be the last) for each play; plays are sorted within."""
        if not left:
            return frozenset({()})
        found = set()
        for size in range(len(left)):
            for rest in set(combinations(left[1:], size)):
                play = (left[0], *rest)
                if combo(play, with_two) is None:
                    continue
                after = list(left)
                for rank in play:
                    after.remove(rank)
                barred = "2" in play and not (straight_out and len(set(play)) > 1)
                for others in partings(tuple(after)):
                    found.add(tuple(sorted((*others, (is_weak("".join(sorted(play))), barred)))))
        return frozenset(found)

    best = 99
    for parting in partings(tuple(sorted(hand))):
        weak = sum(each[0] for each in parting)
        endings = [each for each in parting if not each[1]]
        if not endings:
            best = min(best, weak + 1)
        elif last_is_over and any(each[0] for each in endings):
            best = min(best, weak - 1)
        else:
            best = min(best, weak)
    return best
