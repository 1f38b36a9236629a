"""Tá lả laid down by trying everything, written apart from the engine: cards are pairs of rank and suit letter."""

from itertools import combinations


def is_phom(cards, ace_high=False):
    """Say whether these cards are one phỏm, by the words of the law."""
    if len(cards) < 3:
        return False
    ranks = [rank for rank, _ in cards]
    suits = [suit for _, suit in cards]
    if len(set(ranks)) == 1:
        return True
    if len(set(suits)) > 1:
        return False
    readings = [ranks]
    if ace_high:
        readings.append([14 if rank == 1 else rank for rank in ranks])
    return any(sorted(each) == list(range(min(each), min(each) + len(each))) for each in readings)


def ways(cards, eaten, ace_high=False, shared=False):
    """Yield the loose cards of every way to lay the cards down with all taken cards in phỏm."""
    if not cards:
        yield ()
        return
    first, rest = cards[0], cards[1:]
    if first not in eaten:
        for loose in ways(rest, eaten, ace_high, shared):
            yield (first, *loose)
    for size in range(2, len(rest) + 1):
        for others in combinations(rest, size):
            phom = (first, *others)
            if not is_phom(phom, ace_high):
                continue
            if not shared and sum(card in eaten for card in phom) > 1:
                continue
            left = tuple(card for card in rest if card not in others)
            yield from ways(left, eaten, ace_high, shared)


def best(cards, eaten=(), ace_high=False, shared=False):
    """Return (ù, fewest points), or None if the taken cards cannot all lie in phỏm."""
    found = []
    for loose in ways(tuple(cards), frozenset(eaten), ace_high, shared):
        wins = (len(cards) in (9, 10) and not loose) or (len(cards) == 10 and len(loose) == 1)
        found.append((not (wins and len(loose) < len(cards)), sum(rank for rank, _ in loose)))
    if not found:
        return None
    worst, points = min(found)
    return not worst, points


def laps(players, ways, moved_from):
    """Follow the turns with every thrown card as a thing of its own; `moved_from` None: no card is moved.

    Returns the turns as (seat, whether the last card was taken, from whom to whom a card was moved), the number of
    cards before each, and who laid down in order.
    """
    mats = {seat: [] for seat in range(players)}
    thrown = dict.fromkeys(range(players), 0)
    turns, laid, out, takings = [], [], [], 0
    last, serial = None, 0

    def count(seat):
        return thrown[seat] if moved_from is None else len(mats[seat])

    def waiting(seat):
        return seat not in out and count(seat) < 4

    seat = 0
    for way in ("", *ways):
        if way:
            seat = (seat + 1) % players
            while not waiting(seat):
                seat = (seat + 1) % players
        chot, moved = False, None
        if way.startswith("an"):
            owner = seat - 1 if seat else players - 1
            assert last == (owner, mats[owner][-1])
            chot = count(owner) == 4
            mats[owner].pop()
            if moved_from is not None:
                donor = takings % players if moved_from == "dau-vong" else (owner + players - 1) % players
                if donor != owner and mats[donor]:
                    mats[owner].append(mats[donor].pop())
                    moved = (donor, owner)
                    if donor in out:
                        out.remove(donor)
            takings += 1
        if seat not in laid and count(seat) == 3:
            laid.append(seat)
        turns.append((seat, chot, moved))
        if way.endswith("-het"):
            out.append(seat)
            continue
        serial += 1
        mats[seat].append(serial)
        thrown[seat] += 1
        last = (seat, serial)
    return {"turns": turns, "piles": [len(mats[seat]) for seat in range(players)], "laid": laid}
