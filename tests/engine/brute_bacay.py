"""Ba cây and bài cào settled another way: card names only, each pair of hands in turn, house rules one by one."""

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
COURT = {"J", "Q", "K"}
SUITS = {"ro-co-chuon-bich": "♦♥♣♠", "ro-co-bich-chuon": "♦♥♠♣"}  # from the highest


def kind(cards, rules):
    """Return what the hand is: `sap`, `ba-tien`, or the points it is counted at."""
    ranks = [card[:-1] for card in cards]
    is_sap = rules["sap"] and ranks[0] == ranks[1] == ranks[2]
    is_court = rules["ba_hinh"] and set(ranks) <= COURT
    if is_sap and is_court:
        return rules["tren_het"]
    if is_sap or is_court:
        return "sap" if is_sap else "ba-tien"
    total = sum(10 if rank in COURT else RANKS.index(rank) + 1 for rank in ranks)
    while total > 9:
        total -= 10
    return 10 if total == 0 and rules["tron_chuc"] == "muoi" else total


def better(mine, theirs, rules):
    """Say whether the first hand beats the second."""
    a, b = kind(mine, rules), kind(theirs, rules)
    order = ["ba-tien", "sap"] if rules["tren_het"] == "sap" else ["sap", "ba-tien"]
    if a in order or b in order:
        if a != b:
            return a in order and (b not in order or order.index(a) > order.index(b))
        if a == "sap":
            ladder = RANKS[1:] + RANKS[:1] if rules["sap_at"] == "cao-nhat" else RANKS
            return ladder.index(mine[0][:-1]) > ladder.index(theirs[0][:-1])
    elif a != b:
        return a > b
    if rules["bang_diem"] == "hoa":
        return False
    for suit in SUITS[rules["bang_diem"]]:
        ace_high = suit == "♦" or rules["at"] == "moi-at"
        ladder = RANKS[1:] + RANKS[:1] if ace_high else RANKS
        best = [
            max((ladder.index(card[:-1]) for card in hand if card[-1] == suit), default=-1) for hand in (mine, theirs)
        ]
        if best[0] != best[1]:
            return best[0] > best[1]
    return False


def price(cards, rules):
    """Return what a win with the hand takes."""
    what = kind(cards, rules)
    if what == "sap":
        return rules["nhan_sap"]
    if what == "ba-tien":
        return rules["nhan_ba_tien"]
    prices = [1]
    if what == 10 and "A♦" in cards:
        prices.append(rules["nhan_at_cu"])
    if (rules["gap_doi"] == "tu-10" and what == 10) or (rules["gap_doi"] == "tu-8" and what in (8, 9, 10)):
        prices.append(2)
    return max(prices)


def top(seats, hands, rules):
    """Return the seats, among those, that nobody of them beats."""
    return [seat for seat in seats if not any(better(hands[other], hands[seat], rules) for other in seats)]


def settle(hands, way, chuong, joined, before, rules):
    """Return points, side pool, what is left in it, the best seats, and the next chương."""
    seats = range(len(hands))
    diem = [0] * len(hands)
    best = top(seats, hands, rules)
    if way == "nhat-an-tat":
        if len(best) == 1 or rules["nhat_bang"] == "moi-nguoi":
            for winner in best:
                for loser in seats:
                    if loser not in best:
                        diem[winner] += price(hands[winner], rules)
                        diem[loser] -= price(hands[winner], rules)
    else:
        for seat in seats:
            if seat == chuong:
                continue
            if better(hands[seat], hands[chuong], rules):
                paid = price(hands[seat], rules)
            elif better(hands[chuong], hands[seat], rules) or rules["bang_chuong"] == "chuong-an":
                paid = -price(hands[chuong], rules)
            else:
                paid = 0
            diem[seat] += paid
            diem[chuong] -= paid
    ga, left = None, 0
    if rules["ga"] and (joined or before):
        ga, left = [0] * len(hands), before + len(joined)
        for seat in joined:
            ga[seat] -= 1
        first = top(joined, hands, rules)
        if len(first) == 1:
            ga[first[0]] += left
            left = 0
    return {
        "diem": diem,
        "ga": ga,
        "left": left,
        "best": best,
        "next_chuong": following(hands, way, chuong, best, rules),
    }


def following(hands, way, chuong, best, rules):
    """Return who is chương next."""
    if way == "nhat-an-tat":
        return None
    if rules["ai_chuong"] == "luan-phien":
        return 0 if chuong + 1 == len(hands) else chuong + 1
    if (
        rules["ai_chuong"] == "cuop-chuong"
        and chuong not in best
        and kind(hands[best[0]], rules) in ("sap", "ba-tien", 10)
    ):
        return next((seat for seat in best if seat > chuong), best[0])
    return chuong
