"""What a hand of a hội moves, worked out once more from the text of each law, without the engine's code."""

from collections.abc import Mapping, Sequence
from typing import Any

Points = list[int]


def pays(points: Points, giver: int, taker: int, amount: int) -> None:
    """Move points from one seat to another."""
    points[giver] -= amount
    points[taker] += amount


def each_pays(points: Points, taker: int, amount: int, but: Sequence[int] = ()) -> None:
    """Let everybody else pay a seat, except some; a negative amount is paid by that seat."""
    for seat in range(len(points)):
        if seat != taker and seat not in but:
            pays(points, seat, taker, amount)


def chan(hand: Mapping[str, Any], players: int, rules: Mapping[str, Any], pot: int) -> tuple[Points, int]:
    """CH-7.7: all put in; CH-9.1: each pays the win; CH-9.2, CH-9.4: who was báo pays twelve to each, or for all."""
    points, grows = [0] * players, rules["ga_nuoi"]
    if grows:
        points, pot = [-5] * players, pot + 5 * players
    caught, seat, result = list(hand.get("bao", ())), hand.get("seat"), hand["result"]
    fine = (
        {"7-8-12-12": 8, "6-7-11-11": 7}[rules["cuoc_lon"]]
        + 4
        + (5 if rules["den"] == "tam-do-hai-leo-ga" and rules["ga"] != "khong" else 0)
    )
    worth = hand.get("diem", 0) + (0 if grows else hand.get("ga", 0))
    if result == "u" and rules["den_ai"] == "thay-lang" and caught:
        for late in caught[1:]:
            pays(points, late, seat, worth)
        pays(points, caught[0], seat, worth * (players - 1 - len(caught[1:])))
    elif result == "u":
        each_pays(points, seat, worth, caught)
    payers = [*caught, seat] if result == "u-bao" else caught
    for each in payers:
        if rules["den_ai"] == "tung-nha" or (result == "u-bao" and each == seat):
            each_pays(points, each, -fine)
    if grows and result == "u" and hand.get("ga", 0):
        points[seat] += pot
        pot = 0
    return points, pot


def tam_cuc(hand: Mapping[str, Any], players: int, rules: Mapping[str, Any]) -> Points:
    """TC-8.1 to TC-8.4: the table of a kết, less the cây won; the mark of cây where there is none."""
    points = [0] * players
    for seat, what in hand.get("trinh", ()):
        if rules["thuong_trinh"] == "2-5":
            each_pays(points, seat, {"tu-tu": 2, "ngu-tu": 5}[what])
    hand_size = {2: 16, 4: 8, 3: 10 if rules["bo_quan"] == "hai-tot" else 9}[players]
    cay, kept = list(hand["cay"]), [0] * players
    for seat in range(players):
        kept[seat] = sum(cay[seat] - cay[other] for other in range(players))
        if hand_size % players == 0:
            kept[seat] //= players
    if hand["result"] == "so-cay":
        return [one + more for one, more in zip(points, kept, strict=True)]
    name = hand["ket"]
    row = 3 if name.startswith("de-") else {"ket-doi": 0, "ket-ba": 1}.get(name, 2)
    worth = (
        [2, 3, 4, 8][row]
        if rules["bang_ket"] == "2-3-4-8"
        else [[12, 18, 24, 48], [6, 9, 12, 24], [4, 6, 8, 16]][players - 2][row]
    )
    for seat in range(players):
        less = 0 if rules["cay_thua"] == "cong-them" else cay[seat]
        owed = worth - less if rules["cay_thua"] == "duoc-lai" else max(0, worth - less)
        if seat == hand["seat"]:
            continue
        if row < 3:
            pays(points, seat, hand["seat"], owed)
        elif seat == hand["goi"]:
            owed = {"mot-muc": worth, "tru-cay": owed, "thay-lang": worth * (players - 1)}[rules["den"]]
            pays(points, seat, hand["seat"], owed)
    if rules["cay_thua"] == "cong-them":
        points = [one + more for one, more in zip(points, kept, strict=True)]
    return points


def ta_la(hand: Mapping[str, Any], players: int, rules: Mapping[str, Any], pot: int) -> tuple[Points, int]:
    """TL-10.1 to TL-10.6, TL-11.1 to TL-11.5: places, taken cards, ù, who pays for all, the gà."""
    points, seat, result = [0] * players, hand.get("seat"), hand["result"]
    taken, chot = hand["an"], list(hand["chot"])
    price = 0
    if result == "u":
        kind = {"thuong": 0, "tron": rules["u_tron"], "khan": rules["u_khan"]}[hand["u_kind"]]
        price = max(rules["gia_u"], kind)
    payer = _pays_for_all(hand, players, rules) if result == "u" and hand["u_kind"] != "khan" else None
    if not (payer is not None and rules["den_thay_an"]):
        for eater, count in enumerate(taken):
            from_ = (eater + players - 1) % players
            for number in range(1, count + 1):
                is_last = number == count and eater in chot and rules["gia_chot"]
                usual = {"tang": number, "deu": 1, "khong": 0}[rules["gia_an"]]
                pays(points, from_, eater, rules["gia_chot"] if is_last else usual)
    if result == "u" and payer is not None:
        pays(points, payer, seat, price * (players - 1))
    elif result == "u":
        each_pays(points, seat, price)
    elif result == "lao":
        each_pays(points, seat, -rules["gia_u"])
    else:
        order = hand["thu"]
        for place, loser in enumerate(order[1:], 1):
            owed = 3 if place == players - 1 and rules["gia_hang"] == "bet-ba" else place
            if loser in hand["mom"] and rules["gia_mom"]:
                owed = rules["gia_mom"]
            if loser in hand["lao"]:
                owed = 3 * rules["gia_u"]
            pays(points, loser, order[0], owed)
    if rules["ga"]:
        for eater, count in enumerate(taken):
            points[(eater + players - 1) % players] -= count
            pot += count
        if result == "u":
            points[seat] += pot
            pot = 0
    return points, pot


def _pays_for_all(hand: Mapping[str, Any], players: int, rules: Mapping[str, Any]) -> int | None:
    """TL-11.1: who fed three cards, or took three; TL-11.2, TL-11.3: the last cards of the hand."""
    seat, taken, chot = hand["seat"], hand["an"], hand["chot"]
    if rules["den"] == "bi-an" and taken[seat] >= 3:
        return int((seat + players - 1) % players)
    if rules["den"] == "nguoi-an":
        for other in range(players):
            if other != seat and taken[other] >= 3:
                return other
    if rules["den_chot"] and chot and chot[-1] == seat:
        return int((seat + players - 1) % players)
    others = [each for each in chot if each != seat]
    return others[-1] if rules["den_an_chot"] and others else None


def sam(hand: Mapping[str, Any], players: int, rules: Mapping[str, Any]) -> Points:
    """SL-4.6, SL-6.3, SL-7: cards left, cóng, twos and fours held, cuts, báo sâm, wins on the deal."""
    points, seat, result = [0] * players, hand["seat"], hand["result"]
    two = {"muoi-lam": 15, "muoi": 10, "nam": 5, "dem-la": 1, "den-do": 10}[rules["thoi"]]
    for what, row in hand.get("chat", ()):
        quad, twos = rules["cut_quad"], {"mot-hai": 1, "hai-hai": 2, "ba-hai": 3, "tu-quy": 0}[what]
        first = {"muoi": 10 * twos, "hai-muoi": 20, "nhu-thoi": two * twos}[rules["cut_two"]] if twos else quad
        prices = [first, *[quad] * (len(row) - 2)]
        if rules["chain"] == "don":
            pays(points, row[-2], row[-1], sum(prices))
        else:
            for place, price in enumerate(prices):
                pays(points, row[place], row[place + 1], price)
    if result == "sam":
        each_pays(points, seat, rules["dragon"] if hand.get("sanh_rong") else 20)
    elif result == "hong-sam":
        stopped = hand.get("chan")
        if stopped is None or rules["bao_fail"] == "moi-nguoi":
            each_pays(points, seat, -20)
        else:
            pays(points, seat, stopped, 20 * (players if rules["bao_fail"] == "nguoi-chan-ca-minh" else players - 1))
    elif result == "an-trang":
        each_pays(points, seat, rules["dragon"] if hand["bo"] == "sanh-rong" else 20)
    elif result == "ve-hai" or hand.get("quen_bao") and rules["unsaid"] == "thua":
        each_pays(points, seat, -15)
    else:
        for other in range(players):
            if other == seat:
                continue
            guard = hand.get("khong_giu")
            payer = other if guard is None or hand.get("quen_bao") else guard
            pays(points, payer, seat, _left(hand, other, two, rules))
    return points


def _left(hand: Mapping[str, Any], seat: int, two: int, rules: Mapping[str, Any]) -> int:
    left, twos, red, quads = (hand[name][seat] for name in ("con", "hai", "do", "tu_quy"))
    worth = two * twos + (5 * red if rules["thoi"] == "den-do" else 0) + rules["thoi_quad"] * quads
    plain = left - twos - 4 * quads + (0 if rules["thoi_quad"] else 4 * quads)
    if left == 10 and rules["cong"] != "dem-la":
        plain = {"muoi-lam": 15, "hai-muoi": 20}[rules["cong"]]
        worth -= two * twos if rules["thoi"] == "dem-la" else 0
    return int(plain + worth)
