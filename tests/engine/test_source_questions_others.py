"""Questions that the sources themselves answer, for chắn, tam cúc, tá lả, sâm, ba cây, bài cào and xì dách.

Each row holds the question, what the answer must say, and the place in the source that says it. The expectations
were written from the sources; sums and comparisons are made again here in a slow, plain way.
"""

import itertools
import json
import random
import subprocess
import sys
from collections import Counter
from typing import Any

import pytest

from tests.engine.asking import validator
from tests.engine.brute_chan import count_cuoc, draw_hand
from tests.every import every, for_each
from tutorials.engine import ask
from tutorials.engine.games import GAMES, SLUG_OF

Fields = dict[str, Any]
Row = tuple[str, str, str, Fields, Fields]  # place, game, ask, fields, what the answer must hold

FIVE_CHAN = "2v2v 3w3w 4s4s 5v5v 6w6w 7v7w 8v8w 9v9s 2w2s 4v"  # and four cạ: one 4 văn wanting
BA_DAU_FIVE = "2v2v 3w3w 4s4s 5v5v 6w6w 7v7w7s 8v8w 9v9s 4v4w"  # five chắn: any seven wins, so no bạch thủ
SIX_CHAN = "2v2v 3w3w 4s4s 5v5v 6w6w 9w9w 7v7w 8v8w 9v9s 2w2s"
WIDE_CHI = "2v2v 3w3w 4s4s 5v5v 6w6w 9w9w 7v7w 8v8w 9v9s cc"
CHUI = {"chui": True}

ROWS: list[Row] = [
    # chắn: the points of one cước, then the examples of several at once
    *(
        ("001:danh-chan", "chan", "score", {"cuoc": [slug]}, {"diem": diem, "ga": ga})
        for slug, diem, ga in [
            ("suong", 2, 0), ("thien-u", 2, 0), ("thong", 3, 0), ("tri", 3, 0), ("chiu", 3, 0), ("chiu-u", 3, 0),
            ("thien-khai", 3, 0), ("bon", 3, 0), ("u-bon", 3, 0), ("tom", 4, 0), ("bach-thu", 4, 0), ("leo", 5, 0),
            ("bach-thu-chi", 5, 0), ("bach-dinh", 7, 5), ("tam-do", 8, 5), ("kinh-tu-chi", 12, 5),
            ("thap-thanh", 12, 5),
        ]
    ),
    *(
        ("001:danh-chan", "chan", "score", {"cuoc": cuoc}, {"diem": diem})
        for cuoc, diem in [
            (["tôm"], 4), (["trì", "tôm"], 5), (["thông", "trì", "tôm"], 6), (["thông", "trì", "tôm", "có chíu"], 7),
            (["bạch thủ chi"], 5), (["bạch thủ chi", "lèo"], 7), ({"leo": 1}, 5), ({"leo": 2}, 7), ({"leo": 3}, 9),
        ]
    ),
    ("001:danh-chan", "chan", "score", {"cuoc": ["tri", "bach-thu"]}, {"diem": 5, "ga": 10}),
    ("001:danh-chan", "chan", "score", {"cuoc": {"tam-do": 1, "leo": 2}}, {"diem": 12}),
    ("001:danh-chan", "chan", "fault", {"slug": "u-que"}, {"result": "bao", "den": 12}),
    ("001:danh-chan", "chan", "fault", {"slug": "ăn treo tranh"}, {"result": "lanh-lang", "den": 0}),
    ("001:danh-chan", "chan", "fault", {"slug": "trái vỉ"}, {"result": "lanh-lang", "den": 0}),
    ("001:danh-chan", "chan", "win", {"cards": SIX_CHAN[:-2], "winning": {"card": "2s"}, "announced": ["bạch thủ"]},
     {"result": "bao", "den": 12}),
    ("001:danh-chan", "chan", "deal", {}, {"hand": 19, "cai": 20, "noc": 23, "min_chan": 6, "win_size": 20}),
    *(
        ("001:danh-chan", "chan", "deal", {"bat_cai": card}, {"cai_part": part})
        for card, part in [
            ("chi chi", "nhat"), ("ngũ vạn", "nhat"), ("9s", "nhat"), ("2w", "tien"), ("lục văn", "tien"),
            ("3v", "doi"), ("7s", "doi"), ("4w", "lui"), ("bát sách", "lui"),
        ]
    ),
    ("001:danh-chan", "chan", "win", {"cards": FIVE_CHAN, "winning": {"card": "4v"}}, {"cuoc": {"bach-thu": 1}}),
    ("001:danh-chan", "chan", "win", {"cards": FIVE_CHAN, "winning": {"card": "4w"}}, {"result": "khong-u"}),
    ("001:danh-chan", "chan", "win", {"cards": SIX_CHAN}, {"cuoc": {"thien-u": 1}, "diem": 2}),
    ("001:danh-chan", "chan", "win", {"cards": WIDE_CHI, "winning": {"card": "cc"}}, {"result": "diem", "diem": 2}),
    # chắn at Sân Đình: its program gives bạch thủ to no wait of ba đầu, and gives it to a thiên ù with six chắn
    ("san-dinh", "chan", "win", {"cards": BA_DAU_FIVE, "winning": {"card": "7v"}, "rules": "san-dinh"},
     {"cuoc": {"suong": 1}}),
    ("san-dinh", "chan", "win", {"cards": SIX_CHAN, "rules": "san-dinh"}, {"cuoc": {"thien-u": 1, "bach-thu": 1}}),
    # tam cúc: groups, who takes, the first trick
    *(
        ("004:xep-bai", "tam-cuc", "group", {"cards": cards}, {"group": group})
        for cards, group in [
            ("đôi pháo đen", "doi"), ("2 xe hồng", "doi"), ("tướng đỏ, sĩ đỏ, tượng đỏ", "ba-tren"),
            ("xe đen, pháo đen, mã đen", "ba-duoi"), ("sĩ đen, tượng đen, xe đen", None),
            ("tượng đỏ, xe đỏ, pháo đỏ", None), ("bốn tốt đen", "tu-tu"), ("5 tốt đỏ", "ngu-tu"), ("tướng bà", "le"),
            ("tướng ông, tướng bà", None), ("ba tốt đỏ", None),
        ]
    ),
    ("004:cach-choi", "tam-cuc", "trick", {"call": "xe đỏ, pháo đỏ, mã đỏ", "answers": [
        {"cards": "tướng đen, sĩ đen, tượng đen"}, CHUI, CHUI]}, {"winner": 1}),
    ("004:cach-choi", "tam-cuc", "trick", {"call": "xe đen", "answers": [{"cards": "xe hồng"}]}, {"winner": 1}),
    ("004:cach-choi", "tam-cuc", "trick", {"call": "mã đen", "first": True, "answers": [
        {"cards": "sĩ đỏ"}, {"cards": "tượng đen"}, {"cards": "xe đỏ"}]}, {"winner": 3}),
    ("004:cach-choi", "tam-cuc", "trinh", {"cards": "5 tốt đen, xe đỏ"}, {"trinh": ["ngu-tu"], "cuop_cai": True}),
    ("004:cach-choi", "tam-cuc", "trinh", {"cards": "4 tốt đỏ, xe đỏ"}, {"trinh": ["tu-tu"], "cuop_cai": False}),
    ("004:ket-thuc", "tam-cuc", "finish", {"call": "2 tượng đỏ", "taken": [2, 2, 1, 1]}, {"ket": None}),
    ("004:ket-thuc", "tam-cuc", "settle", {"taken": [4, 2, 1, 1]}, {"result": ["thang", "hoa", "thua", "thua"]}),
    ("004:ket-thuc", "tam-cuc", "settle", {"taken": [4, 3, 2]}, {"result": ["thang", "hoa", "thua"]}),
    ("004:ket-thuc", "tam-cuc", "settle", {"taken": [8, 8]}, {"result": ["hoa", "hoa"]}),
    # bài cào and ba cây
    ("003:II.2", "bai-cao", "value", {"cards": "10♥ 9♣ 8♠"}, {"nut": 7}),
    ("003:II.2", "bai-cao", "value", {"cards": "2♥ 3♣ 5♠"}, {"nut": 0}),
    ("003:II.2", "bai-cao", "value", {"cards": "J♥ Q♣ K♠"}, {"special": "ba-tien"}),
    ("003:II.2", "bai-cao", "compare", {"a": "3♥ 4♣ 2♠", "b": "3♦ 4♠ 2♣"}, {"winner": "hoa"}),
    ("003:II.2", "bai-cao", "compare", {"a": "J♥ Q♣ J♠", "b": "9♥ 9♣ A♠"}, {"winner": "a"}),
    ("003:II.2", "ba-cay", "value", {"cards": "A♥ 7♣ 3♠"}, {"nut": 1}),
    ("003:II.2", "ba-cay", "value", {"cards": "9♥ 7♣ 4♠"}, {"nut": 10}),
    ("003:II.2", "ba-cay", "compare", {"a": "A♠ 7♣ 2♦", "b": "3♥ 4♣ 3♠"}, {"winner": "a"}),
    ("003:II.2", "ba-cay", "compare", {"a": "A♦ 3♣ 6♥", "b": "2♠ 2♣ 6♦"}, {"winner": "a"}),
    # tá lả
    *(
        ("003:II.3", "ta-la", "melds", {"cards": cards}, {"diem": diem, "mom": mom})
        for cards, diem, mom in [
            ("♥2 ♠Q ♦4", 18, True), ("♠4 ♦4 ♥4", 0, False), ("♠K ♦K ♣K", 0, False), ("♥2 ♠2 ♦2", 0, False),
            ("♣4 ♣5 ♣6", 0, False), ("♥6 ♥7 ♥8 ♥9 ♥10", 0, False), ("♠8 ♠9 ♠10 ♠J", 0, False),
            ("J♠ Q♦ K♥ A♣", 37, True),
        ]
    ),
    ("003:II.3", "ta-la", "melds", {"cards": "A♠ A♦ A♥ 5♣ 6♣ 7♣ 9♥ 10♥ J♥ K♦"}, {"u": True}),
    ("003:II.3", "ta-la", "rank", {"seats": [{"diem": 9, "laid": 1}, {"diem": 9, "laid": 0}, {"mom": True},
     {"diem": 2}]}, {"order": [3, 1, 0, 2]}),
    ("003:II.3", "ta-la", "rank", {"seats": [{"diem": 9}, {"diem": 0}, {"mom": True}], "u": 1}, {"places": [2, 1, 2]}),
    # sâm
    ("003:II.1", "sam", "beats", {"table": "2♠", "play": "5♠ 5♣ 5♦ 5♥"}, {"beats": True}),
    ("003:II.1", "sam", "beats", {"table": "2♠ 2♥", "play": "5♠ 5♣ 5♦ 5♥"}, {"beats": False}),
    ("003:II.1", "sam", "beats", {"table": "2♠ 2♥", "play": "5♠ 5♣ 5♦ 5♥ 9♠ 9♣ 9♦ 9♥"}, {"beats": True}),
    ("003:II.1", "sam", "beats", {"table": "3♠ 4♠ 5♠", "play": "6♠ 7♠ 8♦"}, {"beats": True}),
    # xì dách
    *(
        ("003:II.4", "xi-dach", "value", {"cards": cards}, {"kind": kind})
        for cards, kind in [
            ("A♠ A♥", "xi-bang"), ("A♠ 10♥", "xi-dach"), ("A♠ K♥", "xi-dach"), ("2♠ 3♠ 4♠ 5♠ 6♠", "ngu-linh"),
            ("2♠ 2♥ 3♠ 3♥ 4♠", "non"), ("10♠ 6♠", "thuong"), ("10♠ 5♠", "non"), ("10♠ 9♠ 3♠", "quac"),
        ]
    ),
    ("003:II.4", "xi-dach", "compare", {"con": "2♠ 3♠ 4♠ 5♠ 6♠", "cai": "2♦ 3♦ 4♦ 5♦ 3♥"}, {"winner": "cai"}),
    ("003:II.4", "xi-dach", "compare", {"con": "10♠ 9♠ 5♠", "cai": "10♦ 5♦"}, {"winner": "cai"}),
    ("003:II.4", "xi-dach", "compare", {"con": "10♠ 9♠", "cai": "10♦ 9♦"}, {"winner": "hoa"}),
    ("003:II.4", "xi-dach", "compare", {"con": "10♠ 9♠", "cai": "A♦ K♦"}, {"winner": "cai"}),
    ("003:II.4", "xi-dach", "compare", {"con": "A♠ 10♠", "cai": "A♦ K♦"}, {"winner": "hoa"}),
]  # fmt: skip


def _question(row: Row) -> Fields:
    _, game, name, fields, _ = row
    return {"game": game, "ask": name, **fields}


def _said(answer: Fields) -> Fields:
    """Return what an answer says, without the sentences and the rules."""
    return {key: value for key, value in answer.items() if key not in ("lines", "rules")}


def test_the_engine_says_what_the_source_says():
    def is_said(row):
        question, expected = _question(row), row[4]
        assert validator().is_valid(question), question
        answer = ask(question)
        assert {key: answer.get(key) for key in expected} == expected, answer
        assert _said(ask({**question, "lang": "en"})) == _said(answer)

    every(((f"{row[0]}-{row[1]}-{row[2]}", row) for row in ROWS), is_said)


def test_a_batch_of_lines_gives_the_same_answers_in_order():
    questions = [_question(row) for row in ROWS]
    lines = "\n".join(json.dumps(question, ensure_ascii=False) for question in questions)
    command = [sys.executable, "-m", "tutorials.engine"]
    done = subprocess.run(command, input=lines, capture_output=True, text=True, check=True, encoding="utf-8")
    assert [json.loads(line) for line in done.stdout.splitlines()] == [ask(question) for question in questions]


THROWN = {"cards": "2v2v 3w3w 4s4s 5v5v 6v6v6v 7v7w 8v8w 9v9s 2w2s", "winning": {"card": "6v", "from": "discard"}}
AT_DOOR = {**THROWN, "winning": {"card": "6v", "from": "discard", "door": "tri"}}
NINE_RED = {"cards": "8w8w 9w9w 8s8s 9s9s cc 3v3v 4v4w 5v5w 6v6w 2v2w", "winning": {"card": "cc"}}
EATEN_CHI = {"cards": "2v2v 3w3w 4s4s 5v5v 6w6w 7v7w 8v8w 9v9s cc", "an_chan": ["9w"], "winning": {"card": "cc"}}
FOUR = [{}, {}, {}, {}]
TAKEN = [{"by": 1, "from": 0}, {"by": 1, "from": 0}]
LAST = [{"cards": ""}, {"cards": "3♠ 4♥"}, {"cards": "5♠ 2♥ 2♠"}]
FLIPS: list[tuple[str, str, str, str, Fields, str, dict[Any, Any]]] = [
    # row, game, option, ask, fields, key of the answer, what each choice makes of it
    ("C1", "chan", "thien_u", "win", {"cards": SIX_CHAN}, "diem", {2: 2, 3: 3, 4: 4}),
    ("C2", "chan", "bach_thu_chi", "score", {"cuoc": ["bach-thu-chi"]}, "diem", {5: 5, 6: 6}),
    ("C3", "chan", "chiu_u", "score", {"cuoc": ["u-bon"]}, "diem", {3: 3, 4: 4}),
    ("C4", "chan", "thien_khai", "score", {"cuoc": ["bon"]}, "diem", {3: 3, 4: 4}),
    ("C5", "chan", "cuoc_lon", "score", {"cuoc": ["tam-do"]}, "diem", {"7-8-12-12": 8, "6-7-11-11": 7}),
    ("C6", "chan", "cuoc_kep", "score", {"cuoc": ["tam-do", "bach-thu-chi"]}, "diem",
     {"mot-dich": 9, "dich-rieng": 10}),
    ("C6", "chan", "tron_diem", "score", {"cuoc": ["thap-thanh", "tam-do"]}, "diem", {True: 20, False: 13}),
    ("C7", "chan", "ga", "score", {"cuoc": ["tri", "bach-thu"]}, "ga",
     {"muoi-nam": 10, "don-vi-hai": 10, "don-vi-mot": 5, "khong": 0}),
    ("C8", "chan", "den", "fault", {"slug": "u-que"}, "den", {"tam-do-hai-leo": 12, "tam-do-hai-leo-ga": 17}),
    ("C9", "chan", "bao_khi", "fault", {"slug": "an-chon-ca"}, "grade", {"ngay": "bao", "khi-u": "bao-khi-u"}),
    ("C10", "chan", "khong_chan", "win", {"cards": FIVE_CHAN, "winning": {"card": "4v"}, "no_chan": True}, "diem",
     {"chia-lai": 4, "danh-tiep": 13}),
    ("C11", "chan", "rong_chi", "win", EATEN_CHI, "result", {"chua-an": "khong-u", "khong": "khong-u", "duoc": "diem"}),
    ("C12", "chan", "tri_quan_danh", "win", AT_DOOR, "diem", {True: 6, False: 5}),
    ("C13", "chan", "dia_u", "win", {**THROWN, "first_draw": True}, "diem",
     {"khong": 5, "quan-dau": 5, "chua-boc": 6, "vong-dau": 5}),
    ("C15", "chan", "bo_bai", "deal", {}, "min_chan", {"100": 6, "120": 8}),
    ("C16", "chan", "tam_do", "win", NINE_RED, "cuoc", {"dung": {"bach-thu-chi": 1, "leo": 2},
     "tu-tro-len": {"bach-thu-chi": 1, "tam-do": 1, "leo": 2}}),
    ("K1", "tam-cuc", "luot_dau", "trick", {"call": "xe đỏ", "first": True, "answers": [{"cards": "tượng đỏ"},
     {"cards": "sĩ đỏ"}, CHUI]}, "winner", {"xe-do": 0, "tuong-do": 1, "khong": 2}),
    ("K2", "tam-cuc", "bo_quan", "deal", {"players": 3}, "left_out", {
        "hai-tuong-hai-si-tot-den": ["tướng đỏ", "tướng đen", "sĩ đỏ", "sĩ đen", "tốt đen"],
        "hai-tuong-si-do-hai-tot": ["tướng đỏ", "tướng đen", "sĩ đỏ", "tốt đỏ", "tốt đen"],
        "hai-tot": ["tốt đỏ", "tốt đen"]}),
    ("K3", "tam-cuc", "bang_suc", "trick", {"call": "xe đen", "answers": [{"cards": "xe đen"}]}, "winner",
     {"ngua-truoc": 0, "ngua-sau": 1}),
    ("K5", "tam-cuc", "den", "finish", {"call": "2 tốt đen", "taken": [3, 1, 1, 1], "answers": [
        {"cards": "2 tốt đỏ"}, CHUI, CHUI]}, "diem",
     {"mot-muc": [-16, 16, 0, 0], "tru-cay": [-13, 13, 0, 0], "thay-lang": [-48, 48, 0, 0]}),
    ("A1", "ta-la", "muoi_la", "deal", {}, "first", {"nguoi-trao": "nguoi-trao", "di-dau": "di-dau"}),
    ("A2", "ta-la", "den", "rank", {"seats": FOUR, "u": 1, "taken": [*TAKEN, TAKEN[0]]}, "payments",
     {"bi-an": [-21, 21, 0, 0], "nguoi-an": [-11, 21, -5, -5]}),
    ("A3", "ta-la", "gia_an", "rank", {"seats": FOUR, "u": 1, "taken": TAKEN}, "payments",
     {"deu": [-7, 17, -5, -5], "tang": [-8, 18, -5, -5]}),
    ("A4", "ta-la", "u_khan", "melds", {"cards": "A♠ 4♠ 7♠ 10♠ K♠ 2♥ 5♥ 8♥ J♥"}, "u_khan",
     {0: False, 5: True, 7: True}),
    ("A4", "ta-la", "u_tron", "rank", {"seats": [{}, {}], "u": 1, "u_kind": "tron"}, "payments",
     {5: [-5, 5], 6: [-6, 6]}),
    ("A5", "ta-la", "mom_gui", "send", {"cards": "9♥ K♠", "table": ["6♥ 7♥ 8♥"], "mom": True}, "diem",
     {True: 13, False: 22}),
    ("A6", "ta-la", "at", "melds", {"cards": "Q♠ K♠ A♠"}, "diem", {"duoi-hai": 26, "hai-dau": 0}),
    ("S1", "sam", "two_in_straight", "combo", {"cards": "A♠ 2♥ 3♦"}, "combo", {"dau": "sanh", "khong": None}),
    ("S2", "sam", "pair_of_twos", "beats", {"table": "2♠ 2♥", "play": "4♠ 4♣ 4♦ 4♥"}, "beats",
     {"khong": False, "mot-tu-quy": True, "hai-tu-quy": False}),
    ("S3", "sam", "longer_straight", "beats", {"table": "3♠ 4♠ 5♠", "play": "4♥ 5♥ 6♥ 7♥"}, "beats",
     {True: True, False: False}),
    ("S4", "sam", "opener", "opener", {"hands": ["3♠ 4♠ 6♥ 8♠ 9♠ 10♠ J♠ K♠ A♥ 2♠", "3♥ 4♥ 5♥ 7♠ 8♥ 9♥ J♥ Q♥ K♥ A♠"]},
     "opener", {"nho-nhat": 0, "ngau-nhien": None}),
    ("S5", "sam", "bao_fail", "settle", {"seats": [{"cards": "3♠"}, {"cards": "4♠"}, {"cards": "7♠"}], "bao": 0,
     "blocker": 1}, "diem", {"moi-nguoi": [-40, 20, 20], "nguoi-chan": [-40, 40, 0]}),
    ("S6", "sam", "last_two", "beats", {"table": "3♠", "play": "2♠", "last": True}, "beats",
     {"thua": True, "thoi": True, "cam": False}),
    ("S7", "sam", "three_sam", "white", {"cards": "3♠ 3♥ 3♦ 5♥ 5♠ 5♦ 9♥ 9♣ 9♠ K♥"}, "white",
     {True: "ba-sam", False: None}),
    ("S8", "sam", "cong", "settle", {"seats": [*LAST, {"cards": "3♥ 4♠ 5♥ 6♥ 7♠ 8♥ 9♥ J♥ Q♥ K♥", "played": False}],
     "winner": 0}, "diem", {"muoi-lam": [48, -2, -31, -15], "dem-la": [43, -2, -31, -10]}),
    ("B1", "ba-cay", "bo_bai", "value", {"cards": "10♠ 9♥ 8♦"}, "nut", {36: None, 52: 7}),
    ("B2", "ba-cay", "tron_chuc", "compare", {"a": "5♣ 2♠ 3♠", "b": "9♠ 4♥ 6♠"}, "winner", {"muoi": "a", "bu": "b"}),
    ("B3", "ba-cay", "bang_diem", "compare", {"a": "5♣ 2♣ 3♣", "b": "9♠ 4♠ 7♠"}, "winner",
     {"ro-co-chuon-bich": "a", "ro-co-bich-chuon": "b", "hoa": "hoa"}),
    ("B4", "ba-cay", "at", "compare", {"a": "A♥ 5♣ 4♠", "b": "2♥ 3♣ 5♠"}, "winner", {"at-ro": "b", "moi-at": "a"}),
    ("B5", "bai-cao", "ba_hinh", "compare", {"a": "J♥ Q♥ K♥", "b": "9♠ 2♠ 5♠"}, "winner", {True: "a", False: "b"}),
    ("X1", "xi-dach", "at", "value", {"cards": "A♠ 5♠ 5♥"}, "diem", {"tu-do": 21, "theo-so-la": 20, "mot-muoi": 20}),
    ("X2", "xi-dach", "xi_dach", "value", {"cards": "A♠ 10♠"}, "kind", {"muoi-hay-hinh": "xi-dach",
     "chi-hinh": "thuong"}),
    ("X3", "xi-dach", "ngu_linh", "value", {"cards": "2♠ 2♥ 3♠ 3♥ 4♠"}, "kind", {"tu-16": "non",
     "khong-qua-21": "ngu-linh"}),
    ("X4", "xi-dach", "du_tuoi", "value", {"cards": "10♠ 5♠"}, "kind", {16: "non", 14: "thuong"}),
    ("X5", "xi-dach", "den", "settle", {"con": [{"cards": "10♠ K♠ 9♥"}, {"cards": "10♦ 9♠"}], "cai": "10♣ 8♥"}, "diem",
     {"rut-qua-21": {"cai": 0, "con": [-1, 1]}, "tu-28": {"cai": 0, "con": [-2, 2]}}),
    ("X6", "xi-dach", "nhan", "settle", {"con": [{"cards": "A♠ A♥"}, {"cards": "A♦ K♠"}], "cai": "10♥ 8♥"}, "diem",
     {"nhu-nhau": {"cai": -2, "con": [1, 1]}, "4-3-2": {"cai": -7, "con": [4, 3]},
      "3-2-2": {"cai": -5, "con": [3, 2]}}),
    ("X7", "xi-dach", "cung_quac", "compare", {"con": "10♠ 9♠ 5♠", "cai": "10♦ 9♦ 8♦"}, "winner",
     {"hoa": "hoa", "con-thua": "cai"}),
]  # fmt: skip


def test_each_choice_of_a_row_answers_in_its_own_way():
    def turns(flip):
        _, game, option, name, fields, key, by_choice = flip
        question = {"game": game, "ask": name, **fields}
        said = {choice: ask({**question, "rules": {option: choice}}).get(key) for choice in by_choice}
        assert said == by_choice
        assert len({json.dumps(found) for found in said.values()}) > 1, "a row must make a difference"

    every(((f"{flip[0]}-{flip[2]}", flip) for flip in FLIPS), turns)


ALIKE: list[tuple[str, str, str, list[Any]]] = [
    # game, ask, field, ways to say one thing; the other fields are in BESIDE
    ("chan", "win", "winning", [{"card": "4v", "door": "tri"}, {"card": "4 VĂN", "door": "trì", "from": "noc"},
     {"card": "tứ văn", "door": "Chì", "from": "nọc"}]),
    ("chan", "win", "chiu", [["6w"], "6w", ["Lục Vạn"], [["6w", "6w"]], [["6w", "6w"], ["6w", "6w"]],
     ["6 vạn, 6 vạn"], [["6w", "6w", "6w", "6w"]]]),
    ("chan", "deal", "rules", ["san-dinh", "san_dinh", "chan_san_dinh", "CHAN-SAN-DINH", "Sân Đình",
     {"preset": "chan_san_dinh"}, {"preset": "san-dinh", "bo-bai": "100"}, {"preset": "san-dinh",
     "khong_chan": "danh_tiep"}]),
    ("chan", "deal", "rules", ["wikipedia", "chan_wikipedia", None, {}, {"preset": "Wikipedia"}]),
    ("xi-dach", "deal", "rules", ["bai-viet", "xidach_bai_viet", "Bài Viết"]),
    ("bai-cao", "value", "cards", ["10♠ A♦ 2♥", ["10s", "Ad", "2h"], ["10S", "AD", "2H"], "10sAd2h",
     "10 bích, át rô, 2 cơ", "mười bích, ách rô, hai cơ", "10 BÍCH át rô 2 CƠ", "10 bich at ro 2 co", "♠10 ♦A ♥2",
     ["10♤", "A♢", "2♡"]]),
    ("bai-cao", "value", "cards", ["J♣ Q♥ K♦", "bồi chuồn, đầm cơ, già rô", "bồi tép, Dam co, gia ro", "jcqhkd"]),
    ("bai-cao", "value", "cards", ["7♣ 4♥ 3♦", "bảy nhép, bốn cơ, ba rô", "bẩy tép, tư cơ, 3 rô",
     "bay nhep bon co ba ro"]),
    ("bai-cao", "value", "cards", ["K♠ 2♥ A♦", "K pích, heo cơ, xì rô", "già bích, hai cơ, át cụ",
     "gia pich heo co xi ro", ["king of spades", "two of hearts", "ace of diamonds"],
     "the King of Spades; 2 hearts; Ace of the diamonds",
     "con K pích, lá 2 cơ, cây át rô", "K PÍCH HEO CƠ ÁT CỤ"]),
    ("bai-cao", "value", "cards", ["10♠ 9♣ Q♦", "10 of spades, 9 of clubs, queen of diamonds",
     "ten of spades nine clubs Queen Diamonds", "10 pích 9 nhép đầm rô", "10spades 9clubs qdiamonds"]),
    ("tam-cuc", "group", "cards", ["2 xe đỏ", "hai xe đỏ", "đôi xe hồng", ["XE ĐIỀU", "xe do"], "xe đỏ xe đỏ"]),
    ("tam-cuc", "group", "cards", ["tướng ông", "tướng đỏ", ["Tướng Hồng"]]),
    ("tam-cuc", "group", "cards", ["4 tốt đen", "bốn tốt đen", ["tot den"] * 4]),
    ("tam-cuc", "finish", "taken", [[2, 3, 1, 0]]),
]  # fmt: skip
BESIDE: dict[tuple[str, str], Fields] = {
    ("chan", "winning"): {"cards": FIVE_CHAN},
    ("chan", "chiu"): {"cards": "2v2v 3w3w 5v5v 4s4s 7v7w 8v8w 9v9s 4v", "winning": {"card": "4v"}},
    ("tam-cuc", "taken"): {"call": "2 pháo đen"},
}


@for_each(("game", "name", "field", "ways"), ALIKE)
def test_one_thing_said_in_many_ways(game, name, field, ways):
    fields = {"game": game, "ask": name, **BESIDE.get((game, field), {})}
    answers = [ask({**fields, field: way}) for way in ways]
    for way, answer in zip(ways, answers, strict=True):
        assert "error" not in answer, (way, answer)
        assert answer == answers[0], way


HEARTS_AND_HEO = {
    "ta-la": ("melds", {"cards": ["heo cơ", "heo rô", "heo pích"]}, "phom", [["2♠", "2♦", "2♥"]]),
    "sam": ("combo", {"cards": "heo cơ, heo rô"}, "top", "2"),
    "ba-cay": ("value", {"cards": "xì pích, heo cơ, 3 nhép"}, "nut", 6),
    "bai-cao": ("value", {"cards": "K pích, heo cơ, 5 tép"}, "nut", 7),
    "xi-dach": ("value", {"cards": "xì cơ, K pích"}, "kind", "xi-dach"),
}


@for_each("game", HEARTS_AND_HEO)
def test_every_game_of_the_french_deck_reads_the_cards_as_people_call_them(game):
    name, fields, key, expected = HEARTS_AND_HEO[game]
    assert ask({"game": game, "ask": name, **fields})[key] == expected


@pytest.mark.parametrize("word", ["K pích", "heo cơ", "ten of spades", "10 of spades", "Queen of hearts", "con 9 nhép"])
@pytest.mark.parametrize(("game", "name"), [("to-tom", "phu"), ("tam-cuc", "group")])
def test_the_same_words_are_told_to_be_of_another_deck_where_they_are(game, name, word):
    error = ask({"game": game, "ask": name, "cards": word})["error"]
    assert error["code"] == "wrong-game" and "ta-la" in error["message"], error


@for_each("card", ["1 pích", "heo", "heo đỏ", "vua", "ace", "of spades", "10 of", "hearts"])
def test_half_a_name_is_no_card(card):
    assert ask({"game": "sam", "ask": "combo", "cards": card})["error"]["code"] == "unknown-card"


@for_each(
    ("word", "slug"),
    [
        ("phỏm", "ta-la"), ("Phỏm", "ta-la"), ("bài phỏm", "ta-la"), ("bai_ta_la", "ta-la"), ("tá lả", "ta-la"),
        ("sâm lốc", "sam"), ("Sâm Lốc", "sam"), ("sam-loc", "sam"), ("xâm lốc", "sam"), ("sâm", "sam"),
        ("xì lác", "xi-dach"), ("xì lát", "xi-dach"), ("Xì Lác ", "xi-dach"), ("xi_lac", "xi-dach"),
        ("3 cây", "ba-cay"), ("bài ba cây", "ba-cay"), ("cào", "bai-cao"), ("bài ba lá", "bai-cao"),
    ],
)  # fmt: skip
def test_a_game_answers_to_the_names_that_people_have_for_it(word, slug):
    answer = ask({"game": word, "ask": "deal"})
    assert answer.get("game") == slug, answer
    assert answer == ask({"game": slug, "ask": "deal"})


def test_no_name_of_a_game_is_that_of_another():
    assert not SLUG_OF.keys() & GAMES.keys()
    assert len(SLUG_OF) == sum(len(game.called) for game in GAMES.values())
    unknown = ask({"game": "tiến lên", "ask": "deal"})["error"]
    assert unknown["code"] == "unknown-value" and "phom" not in unknown["message"]


@pytest.mark.parametrize("game", ["tam_cuc", "Tam cúc", "TAM-CUC"])
def test_a_game_is_known_with_marks_and_underscores(game):
    assert ask({"game": game, "ask": "deal"})["game"] == "tam-cuc"


@pytest.mark.parametrize(
    ("chiu", "code"),
    [([["6w", "6w", "6w"]], "not-alike"), ([["6w", "6w"]] * 3, "fifth-copy"), (["6w", ["6w", "6w"]], "fifth-copy")],
)
def test_ch_5_1_a_chiu_is_four_cards_and_comes_once(chiu, code):
    question = {"game": "chan", "ask": "arrange", "cards": "2v2v", "chiu": chiu}
    assert ask(question)["error"]["code"] == code


def test_tc_8_2_the_last_trick_needs_no_more_than_its_call():
    assert ask({"game": "tam-cuc", "ask": "finish", "call": "2 pháo đen"})["diem"] == [12, -4, -4, -4]
    by_seats = ask({"game": "tam-cuc", "ask": "finish", "call": "2 pháo đen", "taken": [2, 3, 1, 0]})
    assert by_seats["diem"] == [8, -1, -3, -4]
    assert ask({"game": "tam-cuc", "ask": "finish", "call": "2 pháo đen", "taken": [4, 5]})["diem"] == [7, -7]


def test_tl_5_1_a_taken_card_may_leave_nothing_to_throw():
    answer = ask({"game": "ta-la", "ask": "eat", "cards": "A♠ 2♠", "card": "3♠"})
    assert (answer["may"], answer["u"], answer["throw"], answer["diem"]) == (True, False, [], 0)


# the sum rule of chắn, over every combination of a small set of cước

GREAT = {None: 0, "bach-dinh": 7, "tam-do": 8, "kinh-tu-chi": 12}
WAITS = {None: 0, "bach-thu": 4, "bach-thu-chi": 5}


def excluded(cuoc: dict[str, int]) -> bool:
    """Say by the meaning of the words whether no hand has all of them."""
    full, single = "thap-thanh" in cuoc, {"bach-thu", "bach-thu-chi"} & set(cuoc)
    colourless = "bach-dinh" in cuoc and {"leo", "bach-thu-chi"} & set(cuoc)
    four_only = "kinh-tu-chi" in cuoc and "leo" in cuoc
    nine_reds = "tam-do" in cuoc and cuoc.get("leo", 0) == 3
    return bool((full and single) or colourless or four_only or nine_reds)


def test_ch_7_1_every_combination_sums_to_the_greatest_and_one_for_each_other():
    choices = itertools.product((0, 1), (0, 1), (0, 1), WAITS, GREAT, (0, 1, 3), (0, 2), (0, 1))
    for thong, tri, full, wait, great, leo, tom, chiu in choices:
        points = {"thong": 3, "tri": 3, "thap-thanh": 12, "leo": 5, "tom": 4, "chiu": 3, wait: WAITS[wait]}
        points[great] = GREAT[great]
        times = {
            "thong": thong,
            "tri": tri,
            "thap-thanh": full,
            "leo": leo,
            "tom": tom,
            "chiu": chiu,
            wait: 1,
            great: 1,
        }
        cuoc = {slug: count for slug, count in times.items() if slug and count}
        added = sum(count * (2 if slug == "leo" else 1) for slug, count in cuoc.items())
        best = max((points[slug] - (2 if slug == "leo" else 1) for slug in cuoc), default=2)
        ga = 5 * sum(slug in cuoc for slug in ("bach-dinh", "tam-do", "kinh-tu-chi", "thap-thanh"))
        ga += 10 if tri and wait else 0
        answer = ask({"game": "chan", "ask": "score", "cuoc": cuoc})
        if excluded(cuoc):
            assert answer["error"]["code"] == "conflict", cuoc
            continue
        assert (answer["diem"], answer["ga"]) == (best + added, ga), cuoc


KETS = {
    "2 xe đỏ": (2, (12, 6, 4)), "2 mã đen": (2, (12, 6, 4)), "xe đen, pháo đen, mã đen": (3, (18, 9, 6)),
    "2 tốt đen": (2, (24, 12, 8)), "4 tốt đen": (4, (24, 12, 8)), "4 tốt đỏ": (4, (24, 12, 8)),
}  # fmt: skip
TRICKS = {2: 16, 3: 9, 4: 8}  # cây of a whole deal


@pytest.mark.parametrize("call", KETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_tc_8_1_every_ket_for_every_number_of_players(call, players):
    size, figures = KETS[call]
    figure, shares = figures[players - 2], range(TRICKS[players] - size + 1)
    for others in itertools.product(shares, repeat=players - 1):
        if sum(others) > TRICKS[players] - size:
            continue
        lost = [max(0, figure - cay) for cay in others]
        taken = [TRICKS[players] - size - sum(others), *others]
        answer = ask({"game": "tam-cuc", "ask": "finish", "players": players, "call": call, "taken": taken})
        assert answer["diem"] == [sum(lost), *(-each for each in lost)], taken


@pytest.mark.parametrize("game", ["ba-cay", "bai-cao"])
def test_three_cards_compare_as_plain_sums_and_suits_do(game):
    ranks = ["A", *map(str, range(2, 10)), *(["10", "J", "Q", "K"] if game == "bai-cao" else [])]
    deck = [rank + suit for rank in ranks for suit in "♦♥♣♠"]
    chance = random.Random(3)
    for _ in range(1500):
        dealt = chance.sample(deck, 6)
        a, b = (_three(hand, game) for hand in (dealt[:3], dealt[3:]))
        winner = "hoa" if a == b else "a" if a > b else "b"
        assert ask({"game": game, "ask": "compare", "a": dealt[:3], "b": dealt[3:]})["winner"] == winner, dealt


def _three(hand: list[str], game: str) -> tuple[Any, ...]:
    """Return what three cards sort by: nút, and in ba cây the best card, suit first and the ace of rô on top."""
    worth = {"A": 1, "J": 10, "Q": 10, "K": 10}
    total = sum(worth.get(card[:-1]) or int(card[:-1]) for card in hand) % 10
    if game == "bai-cao":
        return (10,) if all(card[0] in "JQK" for card in hand) else (total,)
    best = max(("♠♣♥♦".index(card[-1]), 99 if card == "A♦" else worth.get(card[0]) or int(card[0])) for card in hand)
    return (total or 10, best)


def test_ch_6_the_cuoc_of_whole_hands_are_counted_card_by_card():
    chance = random.Random(11)
    met: Counter[str] = Counter()
    for _ in range(1200):
        held, eaten, card = draw_hand(chance)
        door = chance.choice(["tri", "khac"])
        question = {"game": "chan", "ask": "win", "cards": held, "an_chan": eaten, "rules": {"rong_chi": "duoc"}}
        answer = ask({**question, "winning": {"card": card, "door": door}})
        expected = count_cuoc(held, eaten, card, door)
        assert (answer["result"], answer["cuoc"]) == ("diem", expected), question
        met.update(expected)
    assert {"suong", "chiu-u", "u-bon", "bach-thu", "thap-thanh", "bach-dinh", "tam-do", "tom", "leo"} <= set(met)
