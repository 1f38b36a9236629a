"""The score books of chắn, tam cúc, tá lả and sâm: counted twice, and what they refuse."""

from itertools import product
from random import Random

from tests.depth import some
from tests.engine import brute_hoi
from tests.every import every, for_each
from tutorials.engine import ask
from tutorials.engine.games import GAMES
from tutorials.engine.rules import as_dict

PLAYERS = ["An", "Bình", "Chi", "Dần", "Em"]


def hoi(game, hands, players=4, rules=None, **terms):
    question = {"game": game, "ask": "hoi", "players": PLAYERS[:players], "hands": hands, **terms}
    return ask(question | ({"rules": rules} if rules else {}))


def told(game, hand, players=4, rules=None):
    """Return the points of the seats after one hand."""
    return list(hoi(game, [hand], players, rules)["totals"].values())


def error(game, hand, players=4, rules=None, **terms):
    found = hoi(game, [hand], players, rules, **terms)["error"]
    return found["field"], found["message"]


def at_random(game, chance, fixed=()):
    """Return house rules drawn by chance, as a question gives them and as a table."""
    rules = as_dict(GAMES[game].rules.at_random(chance)) | dict(fixed)
    return {"preset": GAMES[game].rules.default, **rules}, rules


def names(seats):
    return [PLAYERS[seat] for seat in seats]


# counted twice --------------------------------------------------------------------------------


def chan_hand(chance, players):
    result = chance.choice(("u", "u", "u", "lanh-lang", "u-bao", "hoa"))
    seat = chance.randrange(players)
    others = [each for each in range(players) if each != seat]
    hand = {"result": result, "bao": chance.sample(others, chance.choice((0, 0, 1, 2 if players > 2 else 1)))}
    if result != "hoa":
        hand["seat"] = seat
    if result == "u":
        hand |= {"diem": chance.randint(4, 30), "ga": chance.choice((0, 0, 5, 10))}
    return hand


def test_a_hoi_of_chan_counted_twice():
    every(((str(seed), Random(seed)) for seed in range(some(40, deep=2000))), chan_agrees)


def chan_agrees(chance):
    given, rules = at_random("chan", chance)
    players = chance.choice((2, 3, 4) if rules["bo_bai"] == "100" else (4, 5))
    hands = [chan_hand(chance, players) for _ in range(6)]
    totals, pot = [0] * players, 0
    for hand in hands:
        points, pot = brute_hoi.chan(hand, players, rules, pot)
        totals = [one + more for one, more in zip(totals, points, strict=True)]
    said = [
        hand | {"bao": names(hand["bao"])} | ({"seat": PLAYERS[hand["seat"]]} if "seat" in hand else {})
        for hand in hands
    ]
    answer = hoi("chan", said, players, given)
    assert (list(answer["totals"].values()), answer["ga"]) == (totals, pot)
    assert sum(totals) + pot == 0


def tam_cuc_hand(chance, players, rules):
    size = {2: 16, 4: 8, 3: 10 if rules["bo_quan"] == "hai-tot" else 9}[players]
    seat = chance.randrange(players)
    cay = [0] * players
    kets = ("ket-doi", "ket-ba", "ket-tot-den", "ket-tu-tu", "ket-ngu-tu", "de-tot-den", "de-tu-tu", "de-ngu-tu")
    ket = chance.choice((None, None, *kets))
    if ket:
        cay[seat] = {"doi": 2, "ba": 3, "tot": 2, "tu": 4, "ngu": 5}[ket.split("-")[1]]
    while sum(cay) < size:
        cay[chance.randrange(players)] += 1
    shown = [(chance.randrange(players), chance.choice(("tu-tu", "ngu-tu")))] * chance.choice((0, 0, 1))
    hand = {"result": "ket" if ket else "so-cay", "cay": cay, "trinh": shown}
    if ket:
        hand |= {"seat": seat, "ket": ket}
        if ket.startswith("de-"):
            hand["goi"] = chance.choice([each for each in range(players) if each != seat])
    return hand


def test_a_hoi_of_tam_cuc_counted_twice():
    every(((str(seed), Random(seed)) for seed in range(some(40, deep=2000))), tam_cuc_agrees)


def tam_cuc_agrees(chance):
    given, rules = at_random("tam-cuc", chance)
    players = chance.choice((2, 3, 4))
    hand = tam_cuc_hand(chance, players, rules)
    said = dict(hand, trinh=[{"seat": PLAYERS[seat], "bo": what} for seat, what in hand["trinh"]])
    said |= {name: PLAYERS[hand[name]] for name in ("seat", "goi") if name in hand}
    assert told("tam-cuc", said, players, given) == brute_hoi.tam_cuc(hand, players, rules)


def ta_la_hand(chance, players, rules):
    result = chance.choice(("hang", "hang", "u", "u", *(("lao",) if rules["phat_lao"] == "den-lang" else ())))
    hand = {"result": result, "an": [chance.choice((0, 0, 0, 1, 2, 3)) for _ in range(players)]}
    hand["chot"] = chance.sample(eaters := [seat for seat in range(players) if hand["an"][seat]], min(len(eaters), 1))
    if result == "hang":
        order = chance.sample(range(players), players)
        mom, lao = chance.choice((0, 1, players)), chance.choice((0, 1)) if rules["phat_lao"] == "xep-cuoi" else 0
        hand |= {"thu": order, "mom": order[players - mom :], "lao": order[players - lao :]}
        return hand
    hand["seat"] = chance.randrange(players)
    if result == "u":
        hand["u_kind"] = chance.choice(("thuong", "tron", *(("khan",) if rules["u_khan"] else ())))
        if hand["u_kind"] == "khan":
            hand |= {"an": [0] * players, "chot": []}
    return hand


def test_a_hoi_of_ta_la_counted_twice():
    every(((str(seed), Random(seed)) for seed in range(some(40, deep=2000))), ta_la_agrees)


def ta_la_agrees(chance):
    given, rules = at_random("ta-la", chance)
    players = chance.choice((2, 3, 4))
    hands = [ta_la_hand(chance, players, rules) for _ in range(4)]
    totals, pot = [0] * players, 0
    for hand in hands:
        points, pot = brute_hoi.ta_la(hand, players, rules, pot)
        totals = [one + more for one, more in zip(totals, points, strict=True)]
    said = []
    for hand in hands:
        spoken = hand | {name: names(hand[name]) for name in ("chot", "thu", "mom", "lao") if name in hand}
        said.append(spoken | ({"seat": PLAYERS[hand["seat"]]} if "seat" in hand else {}))
    answer = hoi("ta-la", said, players, given)
    assert (list(answer["totals"].values()), answer["ga"]) == (totals, pot)


def sam_hand(chance, players, rules):
    results = ["nhat", "nhat", "nhat", "sam", "hong-sam", "an-trang"]
    result = chance.choice(results + (["ve-hai"] if rules["last_two"] == "thua" else []))
    seat = chance.randrange(players)
    others = [each for each in range(players) if each != seat]
    hand = {"result": result, "seat": seat}
    if result == "nhat":
        table = [(0, 0, 0, 0)] * players
        for other in others:
            left = chance.randint(1, 10)
            quads = chance.choice((0, 0, left // 4 and 1))
            twos = chance.choice((0, 0, min(1, left - 4 * quads)))
            table[other] = (left, twos, chance.choice((0, twos)), quads)
        hand |= {name: [row[place] for row in table] for place, name in enumerate(("con", "hai", "do", "tu_quy"))}
        hand |= {"khong_giu": chance.choice(others)} if chance.random() < 0.3 else {}
        hand |= {"quen_bao": True} if chance.random() < 0.2 else {}
    if result in ("nhat", "ve-hai") and chance.random() < 0.5:
        known = ["mot-hai", "tu-quy"] + (["hai-hai"] if rules["pair_of_twos"] != "khong" else [])
        left = 4 - sum(hand.get("hai", ()))
        hand["chat"] = []
        for _cut in range(chance.choice((1, 1, 2, 3))):
            what = chance.choice(known)
            left -= {"mot-hai": 1, "hai-hai": 2}.get(what, 0)
            if left >= 0:
                hand["chat"].append((what, chance.sample(range(players), chance.randint(2, min(3, players)))))
    if result == "sam":
        hand["sanh_rong"] = chance.random() < 0.3
    if result == "hong-sam" and (rules["last_two"] == "cam" or chance.random() < 0.7):
        hand["chan"] = chance.choice(others)
    if result == "an-trang":
        hand["bo"] = "sanh-rong" if rules["only_dragon"] else chance.choice(("sanh-rong", "tu-quy-hai", "nam-doi"))
    return hand


def test_a_hoi_of_sam_counted_twice():
    every(((str(seed), Random(seed)) for seed in range(some(60, deep=2000))), sam_agrees)


def sam_agrees(chance):
    given, rules = at_random("sam", chance, {"straight_out": False})
    players = chance.choice((2, 3, 4))
    hand = sam_hand(chance, players, rules)
    said = hand | {name: PLAYERS[hand[name]] for name in ("seat", "khong_giu", "chan") if name in hand}
    said |= {"chat": [{"gi": what, "nha": names(row)} for what, row in hand["chat"]]} if "chat" in hand else {}
    assert told("sam", said, players, given) == brute_hoi.sam(hand, players, rules)


# what the law says ----------------------------------------------------------------------------


def test_sl_7_5_each_cut_of_a_hand_is_paid_and_a_deck_has_four_twos():
    cuts = [{"gi": "mot-hai", "nha": ["Bình", "An"]}, {"gi": "hai-hai", "nha": ["An", "Chi"]}]
    hand = {"result": "nhat", "seat": "An", "con": [0, 1, 1, 1]}
    one, two = (told("sam", hand | {"chat": cuts[:count]}, 4, {}) for count in (1, 2))
    assert [late - early for early, late in zip(one, two, strict=True)] == [-30, 0, 30, 0]
    too_many = hand | {"hai": [0, 1, 1, 0], "chat": cuts}
    assert error("sam", too_many)[0] == "hands[0].chat[1].gi"


def test_ch_6_2_thong_is_counted_by_the_row_and_a_draw_or_a_false_win_breaks_it():
    won = {"result": "u", "seat": "An"}
    assert [hand["diem"] for hand in hoi("chan", [won, won, won])["hands"]] == [2, 3, 3]
    assert hoi("chan", [won, {"result": "hoa"}, won])["hands"][-1]["diem"] == 2
    assert hoi("chan", [{"result": "u-bao", "seat": "An"}, won])["hands"][-1]["diem"] == 2
    light = {"result": "lanh-lang", "seat": "An"}
    assert hoi("chan", [light, won])["hands"][-1]["diem"] == 3
    kept = {"preset": "wikipedia", "thong_lanh_lang": False}
    assert hoi("chan", [light, won], rules=kept)["hands"][-1]["diem"] == 2
    assert hoi("chan", [won, won | {"thong": False}])["hands"][-1]["diem"] == 2


def test_ch_7_7_the_ga_grows_until_a_win_with_a_ga_takes_it():
    grown = {"preset": "wikipedia", "ga_nuoi": True}
    hands = [{"result": "hoa"}, {"result": "u", "seat": "An", "cuoc": ["bạch định"]}]
    answer = hoi("chan", hands, rules=grown, share=3)
    assert [hand["ga"] for hand in answer["hands"]] == [12, 0]
    assert answer["totals"] == {"An": 3 * 7 + 24 - 6, "Bình": -13, "Chi": -13, "Dần": -13}


def test_tc_6_2_cay_add_up_and_one_seat_may_be_left_open():
    assert told("tam-cuc", {"result": "so-cay", "cay": [3, None, 2, 1]}) == [1, 0, 0, -1]
    assert error("tam-cuc", {"result": "so-cay", "cay": [3, 3, 2, 1]})[0] == "hands[0].cay"
    assert "bằng 8; ở đây được 9" in error("tam-cuc", {"result": "so-cay", "cay": [3, 3, 2, 1]})[1]


def test_tl_10_5_the_ga_stays_until_a_win_takes_it():
    placed = {"result": "hang", "thu": PLAYERS[:4], "an": [0, 1, 0, 0]}
    answer = hoi("ta-la", [placed, placed, {"result": "u", "seat": "Chi"}], rules={"preset": "bai-luat", "ga": True})
    assert [hand["ga"] for hand in answer["hands"]] == [1, 2, 0]


def test_sl_4_1_who_won_begins_the_next_hand():
    answer = hoi("sam", [{"result": "nhat", "seat": "Bình", "con": [3, 0, 4, 5]}])
    assert answer["first_next"] == "Bình"


def test_the_lines_name_the_players_and_their_articles():
    answer = hoi("ta-la", [{"result": "hang", "thu": ["Chi", "An", "Bình", "Dần"], "mom": ["Dần"]}])
    said = {(line["text"], line["article"]) for line in answer["lines"]}
    assert ("Nhà Dần móm: trả nhà Chi 4 điểm.", "TL-10.6") in said


REFUSED = [
    ("chan", {"result": "u"}, "seat", "seat"),
    ("chan", {"result": "u", "seat": "Em"}, "seat", "không có ai tên “Em”"),
    ("chan", {"result": "u", "seat": "An", "cuoc": ["thông"]}, "cuoc", "không ù ván ngay trước"),
    ("chan", {"result": "u", "seat": "An", "cuoc": ["tôm"], "diem": 4}, "diem", "không ghi cả hai"),
    ("chan", {"result": "u", "seat": "An", "bao": ["An"]}, "bao", "không ù được nữa"),
    ("chan", {"result": "hoa", "bao": ["An", "An"]}, "bao", "hai lần"),
    ("chan", {"result": "hoa", "seat": "An"}, "seat", "không có mục"),
    ("tam-cuc", {"result": "ket", "seat": "An", "cay": [2, 2, 2, 2]}, "ket", "ket"),
    ("tam-cuc", {"result": "ket", "seat": "An", "ket": "ket-ba", "cay": [2, 2, 2, 2]}, "cay", "ít nhất 3"),
    ("tam-cuc", {"result": "ket", "seat": "An", "ket": "ket-doi", "goi": "Chi", "cay": [2, 2, 2, 2]}, "goi", "bị đè"),
    ("tam-cuc", {"result": "ket", "seat": "An", "ket": "de-tot-den", "cay": [2, 2, 2, 2]}, "goi", "goi"),
    ("tam-cuc", {"result": "so-cay", "cay": [8]}, "cay", "phải có 4 số"),
    ("ta-la", {"result": "hang", "thu": ["An", "Chi"]}, "thu", "đủ hạng của 4"),
    ("ta-la", {"result": "hang", "thu": PLAYERS[:4], "mom": ["An"]}, "thu", "móm xếp sau"),
    ("ta-la", {"result": "hang", "thu": PLAYERS[:4], "lao": ["Dần"]}, "lao", "thì ván dừng"),
    ("ta-la", {"result": "u", "seat": "An", "chot": ["An"]}, "chot", "ít nhất một lá"),
    ("ta-la", {"result": "u", "seat": "An", "an": [4, 0, 0, 0]}, "an", "nhiều nhất 3"),
    ("ta-la", {"result": "u", "seat": "An", "u_kind": "khan", "an": [1, 0, 0, 0]}, "an", "chưa ai ăn"),
    ("sam", {"result": "nhat", "seat": "An"}, "con", "Bình còn mấy lá?"),
    ("sam", {"result": "nhat", "seat": "An", "con": [1, 2, 3, 4]}, "con", "không còn lá nào"),
    (
        "sam",
        {"result": "nhat", "seat": "An", "con": [0, 2, 3, 4], "hai": [0, 3, 0, 0]},
        "con",
        "không đủ chỗ cho số lá 2",
    ),
    ("sam", {"result": "hong-sam", "seat": "An", "chan": "An"}, "chan", "chặn"),
    ("sam", {"result": "ve-hai", "seat": "An", "chat": [{"gi": "mot-hai", "nha": ["An"]}]}, "chat[0].nha", "hai người"),
]


@for_each(("game", "hand", "field", "said"), REFUSED)
def test_a_hand_that_cannot_be_names_its_field(game, hand, field, said):
    found, message = error(game, hand)
    assert found == f"hands[0].{field}"
    assert said in message


JUNK = (None, True, -1, 10**30, "", "x" * 5000, [], {}, [None], [[]], [{}], ["An", "An"], [10**30] * 4, {"tom": 10**30})


@for_each("game", ("chan", "tam-cuc", "ta-la", "sam"))
def test_junk_never_breaks_a_score_book(game):
    fields = GAMES[game].fields_of("hoi")["hands"]["items"]["properties"]
    for result in fields["result"]["enum"]:
        for name, junk in product(fields, JUNK):
            found = hoi(game, [{"result": result, "seat": "An", name: junk}])
            assert "lines" in found or set(found["error"]) == {"code", "field", "message"}


def test_what_a_house_has_not_is_refused():
    assert error("chan", {"result": "hoa"}, share=5)[0] == "share"
    assert "từ 4 điểm" in error("chan", {"result": "u", "seat": "An", "cuoc": ["trì"]}, rules={"u_it_nhat": 4})[1]
    assert error("ta-la", {"result": "lao", "seat": "An"}, rules={"phat_lao": "xep-cuoi"})[0] == "hands[0].result"
    assert error("ta-la", {"result": "u", "seat": "An", "u_kind": "khan"}, rules={"u_khan": 0})[0] == "hands[0].u_kind"
    assert error("sam", {"result": "ve-hai", "seat": "An"}, rules={"last_two": "thoi"})[0] == "hands[0].result"
    assert error("sam", {"result": "an-trang", "seat": "An"}, rules={"only_dragon": True})[0] == "hands[0].bo"
    twos = {"result": "ve-hai", "seat": "An", "chat": [{"gi": "ba-hai", "nha": ["Chi", "An"]}]}
    assert error("sam", twos)[0] == "hands[0].chat[0].gi"


def test_who_pays_whom_in_the_end_leaves_everybody_at_nought():
    hands = [{"result": "u", "seat": "An", "diem": 7}, {"result": "u", "seat": "Chi", "diem": 3}]
    answer = hoi("chan", hands)
    rest = dict(answer["totals"])
    for each in answer["owes"]:
        rest[each["from"]] += each["points"]
        rest[each["to"]] -= each["points"]
    assert set(rest.values()) == {0}
