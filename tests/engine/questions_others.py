"""Questions on the seven other games that a second reader wrote from the sources before any verdict was seen.

Each row: where it stands, the question, what the answer must hold; as in `questions_totom`. Two records were
mended afterwards: one mixed a whole hand with a part of another, one needs the whole hand to show a ba đầu.
"""

CHUI = {"chui": True}
HEAD = "Ván: chan\nGhế: A B C D\nCái: A\n"


def rec(*lines):
    return HEAD + "\n".join(lines) + "\n"


# ---------------------------------------------------------------- chắn: hands
# BIG: chíu 7v (4) + 9w9w 8s8s cc cc (6) + 3s3w 4v4w 5v5w 6v6s (8) + 2s (1) = 19, win 2s = 20.
# Chắn before: 7v 7v 9w 8s cc = 5, with 2s six: bạch thủ. Lèo min(9w2, 8s2, cc2) = 2. Tôm min(3s1, 3w1, 7v4) = 1. Red 6.
BIG = {
    "cards": "9w9w 8s8s cc cc 3s3w 4v4w 5v5w 6v6s 2s",
    "chiu": ["7v"],
    "winning": {"card": "2s", "from": "noc", "door": "tri"},
    "streak": 1,
}

# KTC10: eaten cc cc twice (4) + seven chắn (14) + 4v (1) = 19, win 4v = 20. Ten chắn; red: four cc only; no tôm (no 3s), no lèo.
KTC10 = {
    "cards": "2v2v 3w3w 4s4s 5v5v 6w6w 7s7s 8v8v 4v",
    "an_chan": ["cc", "cc"],
    "winning": {"card": "4v", "from": "noc", "door": "khac"},
}
KTC10_CUOC = {"thap-thanh": 1, "kinh-tu-chi": 1, "bon": 1}

# TAM: 9w9w 8s8s 2v2v 4s4s 6w6w (10) + 8v8w 9v9s 5v5w 7w7s (8) + cc (1) = 19, win cc. Five chắn + cc = six.
# Red: 9w2 8s2 8w1 9s1 cc2 = 8. Lèo min(2, 2, 2) = 2. No 3: no tôm.
TAM = {
    "cards": "9w9w 8s8s 2v2v 4s4s 6w6w 8v8w 9v9s 5v5w 7w7s cc",
    "winning": {"card": "cc", "from": "noc", "door": "tri"},
}
TAM_CUOC = {"tri": 1, "bach-thu-chi": 1, "tam-do": 1, "leo": 2}

# DINH: 2v2v 4s4s 5w5w 6v6v 7v7v (10) + 3s3w 4v4w 5v5s 6w6s (8) + 8v (1) = 19, win 8v (black). Five chắn + one. Red 0.
# Tôm min(3s1, 3w1, 7v2) = 1.
DINH = {
    "cards": "2v2v 4s4s 5w5w 6v6v 7v7v 3s3w 4v4w 5v5s 6w6s 8v",
    "winning": {"card": "8v", "from": "noc", "door": "tri"},
}
DINH_CUOC = {"tri": 1, "bach-thu": 1, "bach-dinh": 1, "tom": 1}

# KTC3: cc cc cc (3) + 2v2v 3w3w 4s4s 5v5v (8) + 6v6w 7w7s 4v4w 5w5s (8) = 19, win cc thrown. Five chắn + cc = six. Red 4 (cc).
KTC3 = {
    "cards": "cc cc cc 2v2v 3w3w 4s4s 5v5v 6v6w 7w7s 4v4w 5w5s",
    "winning": {"card": "cc", "from": "discard", "door": "khac"},
}
KTC3_CUOC = {"kinh-tu-chi": 1, "bach-thu-chi": 1, "chiu-u": 1}

# WIDE6: 6v6v6v (3) + 2v2v 3w3w 4s4s 5v5v 7s7s (10) + 7v7w 8v8w 9v9s (6) = 19. Six chắn already; 6v odd.
WIDE6 = "6v6v6v 2v2v 3w3w 4s4s 5v5v 7s7s 7v7w 8v8w 9v9s"

# BON: eaten 5v5v (2) + 2v2v 3w3w 4s4s 6w6w (8) + 7v7w 8v8w 9v9s 2w2s (8) + 5v (1) = 19, win 5v: five chắn + one.
# 3s0 no tôm; red 8w 9s = 2.
BON = {
    "cards": "2v2v 3w3w 4s4s 6w6w 7v7w 8v8w 9v9s 2w2s 5v",
    "an_chan": ["5v"],
    "winning": {"card": "5v", "from": "noc", "door": "khac"},
}

# DIA: 2v2v 3w3w 4s4s 5v5v 6w6w 7s7s (12) + 8v8w 9v9s 4v4w (6) + 5s (1) = 19, win 5w makes cạ 5s5w: six chắn, a wide ù.
DIA = {
    "cards": "2v2v 3w3w 4s4s 5v5v 6w6w 7s7s 8v8w 9v9s 4v4w 5s",
    "winning": {"card": "5w", "from": "noc", "door": "khac"},
    "first_draw": True,
    "streak": 1,
}

# HOA: eaten 5w5w (2) + 7v7v 4s4s 6v6v 8v8v (8) + 3s3w 9v9s 6w6s 7w7s (8) + 2w (1) = 19, win 2w: five chắn + one.
# Tôm min(3s1, 3w1, 7v2) = 1. No 4w at all, so no nhà lầu. Red 9s = 1.
HOA = {"cards": "7v7v 4s4s 6v6v 8v8v 3s3w 9v9s 6w6s 7w7s 2w", "an_chan": ["5w"], "streak": 1}

# NGU: cc cc 5s5s 8s8s 2v2v 4s4s (10) + 9w9v 6v6w 7w7s 3v3s (8) + 8w (1) = 19, win 8w: five chắn + one.
# Lèo min(9w1, 8s2, cc2) = 1. Red cc2 8s2 9w1 8w2 = 7, so no tám đỏ. 3w0: no tôm. No 5w eaten: no cá lội.
NGU = {
    "cards": "cc cc 5s5s 8s8s 2v2v 4s4s 9w9v 6v6w 7w7s 3v3s 8w",
    "winning": {"card": "8w", "from": "noc", "door": "tri"},
}

# PHA: eaten 2v 4s 5w 6v 7v (10) + 3s3w 8v8w 9v9s 4v4w (8) + 5s (1) = 19, no two alike on the hand; win 5s: six chắn.
# Tôm min(3s1, 3w1, 7v2) = 1. Red 8w 9s = 2.
PHA = {
    "cards": "3s3w 8v8w 9v9s 4v4w 5s",
    "an_chan": ["2v", "4s", "5w", "6v", "7v"],
    "no_chan": True,
    "winning": {"card": "5s", "from": "noc", "door": "tri"},
}

# TEN: eaten cc cc twice (4) + 9w9w9w 9v 8s8s8s 8v (8) + 2v2v 3w3w 4s4s (6) + 5v (1) = 19, win 5w makes cạ: 20.
# Chắn cc cc 9w 8s 2v 3w 4s = 7 (wide). Lèo min(9w3, 8s3, cc4) = 3. Red 3+3+4 = 10.
TEN = {
    "cards": "9w9w9w9v 8s8s8s8v 2v2v 3w3w 4s4s 5v",
    "an_chan": ["cc", "cc"],
    "winning": {"card": "5w", "from": "noc", "door": "khac"},
}

# ONE_LEO: 8s8s cc cc 2v2v 4s4s 5v5v 6w6w (12) + 9w9v 7v7w 3v3s (6) + 2w (1) = 19, win 2s makes cạ 2w2s. Six chắn.
# Lèo min(9w1, 8s2, cc2) = 1.
ONE_LEO = {
    "cards": "8s8s cc cc 2v2v 4s4s 5v5v 6w6w 9w9v 7v7w 3v3s 2w",
    "winning": {"card": "2s", "from": "noc", "door": "khac"},
}

# RONG: eaten cạ 2w2s (2) + 2v2v 3w3w 4s4s 5v5v 6w6w 7s7s (12) + 8v8w 9v9s (4) + cc (1) = 19. Six chắn, a wide wait on cc only.
RONG = {"cards": "2v2v 3w3w 4s4s 5v5v 6w6w 7s7s 8v8w 9v9s cc", "an_ca": [["2w", "2s"]]}

# YEU: eight chắn (16) + 1w1s 2w2s 3v3s (6) + oc (1) = 23, win 1v would be cạ oc-1v: 24 = twelve pairs, eight chắn.
YEU = {
    "cards": "2v2v 3w3w 4s4s 5v5v 6w6w 7s7s 8v8v 9v9v 1w1s 2w2s 3v3s oc",
    "players": 4,
    "winning": {"card": "1v", "from": "noc", "door": "khac"},
}

# TRA: 2v2v 3w3w 5s5s 6w6w 7v7v (10) + 8v8w 9v9s 2w2s 5v5w (8) + 4v (1) = 19: waits 4v alone. D's 6s: B holds none.
TRA = rec(
    "Bài B: 2v2v 3w3w 5s5s 6w6w 7v7v 8v8w 9v9s 2w2s 5v5w 4v",
    "A đánh 3 sách",
    "B mở 6 sách",
    "D chíu 6 sách",
    "D trả 4 văn",
    "B ù 4 văn: trì, bạch thủ",
)

# ba đầu of five: the like card 5v thrown, laid with 5w
BA_DAU = rec(
    "Tay đủ B: 2v2v 3w3w 4s4s 6v6v 7v7v 8v8v 9v9s 5v5w5s 2s 3s", "A đánh 5 văn", "B ăn 5 văn với 5 vạn", "B đánh 2 sách"
)

# CHON: 9w 9v9v (3) + 2v2v 3w3w 4s4s 5v5v (8) + 7v7w 8v8s 2w2s (6) + 6v cc (2) = 19
CHON = rec(
    "Bài B: 9w 9v9v 2v2v 3w3w 4s4s 5v5v 7v7w 8v8s 2w2s 6v cc", "A đánh 9 sách", "B ăn 9 sách với 9 vạn", "B đánh 6 văn"
)

# CAU: 9w9w9v (3) + 2v2v 3w3w 4s4s 5v5v 6w6w 7s7s (12) + 8v8w (2) + 4v cc (2) = 19. Eats 9s with one of the chắn 9w9w, throws cc:
# mat 9s9w; hand 9w9v + six chắn + 8v8w + 4v = 17, win 4w makes cạ: ten pairs, six chắn, tròn. B did not wait before the eating
# (9v, 4v, cc loose).
CAU = rec(
    "Bài B: 9w9w9v 2v2v 3w3w 4s4s 5v5v 6w6w 7s7s 8v8w 4v cc",
    "A đánh 3 sách",
    "B mở 6 văn",
    "C mở 7 văn",
    "D mở 8 sách",
    "A mở 9 sách",
    "B ăn 9 sách với 9 vạn",
    "B đánh chi chi",
    "C mở 4 vạn",
    "B ù 4 vạn: suông",
)

# TRA_CUA: C's own draw taken by A's chíu; A throws on to B's door and gives nothing back to C's.
TRA_CUA = rec("Tay A: 6s 6s 6s 2v", "A đánh 9 sách", "B mở 5 văn", "C mở 6 sách", "A chíu 6 sách", "A đánh 2 văn")

# DANH_CA: 3v then 3w thrown (a whole cạ, each after a chắn was eaten), then a cạ of six eaten.
DANH_CA = rec(
    "Tay B: 2v 3v 3w 8s 6s 9v",
    "A đánh 2 văn",
    "B ăn 2 văn với 2 văn",
    "B đánh 3 văn",
    "C mở 4 vạn",
    "D mở 5 vạn",
    "A mở 8 sách",
    "B ăn 8 sách với 8 sách",
    "B đánh 3 vạn",
    "C mở 7 vạn",
    "D mở 4 sách",
    "A mở 6 vạn",
    "B ăn 6 vạn với 6 sách",
    "B đánh 9 văn",
)

# CHIU_AN: 5v5v5v (3) + 2v2v 3w3w 4s4s 6w6w (8) + 7v7w 8v8w 9v9s (6) + 2w cc (2) = 19. Fourth 5v eaten plainly, cc thrown:
# mat 5v5v; hand 5v5v + four chắn + three cạ + 2w = 17; win 2w: chắn 5v 5v 2v 3w 4s 6w 2w = 7, cạ 3: ten pairs. Plain but for the fault.
CHIU_AN = rec(
    "Bài B: 5v5v5v 2v2v 3w3w 4s4s 6w6w 7v7w 8v8w 9v9s 2w cc",
    "A đánh 3 sách",
    "B mở 6 văn",
    "C mở 4 văn",
    "D mở 6 sách",
    "A mở 5 văn",
    "B ăn 5 văn với 5 văn",
    "B đánh chi chi",
    "C mở 2 vạn",
    "B ù 2 vạn: suông",
)


def chan(ask, rules, fields):
    return {"game": "chan", "ask": ask, "rules": rules, **fields}


CHAN = [
    # lèo 5 + second lèo 2 + thông, trì, bạch thủ, tôm, có chíu 1 each = 12; gà trì bạch thủ 10
    (
        "001 chắn, «thêm một cước sắc thì dịch thêm 1»; «hai Lèo 7 điểm»; gà trì bạch thủ 10",
        chan("win", "wikipedia", BIG),
        {
            "result": "diem",
            "cuoc": {"thong": 1, "tri": 1, "bach-thu": 1, "leo": 2, "tom": 1, "chiu": 1},
            "diem": 12,
            "ga": 10,
        },
    ),
    # 12 + 12 (full, with thập thành) + bòn 1 = 25; two gà of 5
    (
        "RP 4 «With thập thành … add their full points»; gà one each",
        chan("win", "san-dinh", KTC10),
        {"result": "diem", "cuoc": KTC10_CUOC, "diem": 25, "ga": 10},
    ),
    # 12 + dịch 9 + 1 = 22
    (
        "RP C6 chanvanvan max + dịch; full points only Sân Đình",
        chan("win", "chan-van-van", KTC10),
        {"result": "diem", "cuoc": KTC10_CUOC, "diem": 22},
    ),
    # 8 + trì 1 + bạch thủ chi 1 + lèo 2x2 = 14
    (
        "001 chắn «Riêng lèo dịch vát 2»; tám đỏ 8",
        chan("win", "wikipedia", TAM),
        {"result": "diem", "cuoc": TAM_CUOC, "diem": 14},
    ),
    # 8 + 1 + 3 + 4 = 16
    (
        "RP 4 bạch thủ chi 6 (3), tám đỏ 8 (5), lèo 5 (2)",
        chan("win", "san-dinh", TAM),
        {"result": "diem", "cuoc": TAM_CUOC, "diem": 16},
    ),
    # 138: 6 + 1 + 1 + 1 = 9; gà as Wikipedia: trì bạch thủ 10 + bạch định 5
    (
        "RP C5 «6, 7, 11, 11 (138)»; 001 gà 10 and 5",
        chan("win", "138", DINH),
        {"result": "diem", "cuoc": DINH_CUOC, "diem": 9, "ga": 15},
    ),
    # chanvanvan: 7 + 1 + 1 + 1 = 10; trì bạch thủ one unit 5 + bạch định 5
    (
        "RP C5 bạch định 7; C7 trì bạch thủ one unit (chanvanvan)",
        chan("win", "chan-van-van", DINH),
        {"result": "diem", "cuoc": DINH_CUOC, "diem": 10, "ga": 10},
    ),
    # chíu ù is the one ù on a discard; 12 + 1 + 1 = 14; gà kính tứ chi 5 (not trì)
    (
        "001 chắn «chíu ù thì được ù cả quân đánh»",
        chan("win", "wikipedia", KTC3),
        {"result": "diem", "cuoc": KTC3_CUOC, "diem": 14, "ga": 5},
    ),
    # 12 + bạch thủ chi 3 + chíu ù 1 = 16; gà kính tứ chi 5 + bạch thủ chi 5
    (
        "RP 4 dịch 9/3/1; gà one each bạch thủ chi, kính tứ chi",
        chan("win", "san-dinh", KTC3),
        {"result": "diem", "cuoc": KTC3_CUOC, "diem": 16, "ga": 10},
    ),
    # tròn and six chắn by the cạ 6v6w, but the card was thrown and it is no chíu ù
    (
        "001 chắn «Quân ù phải là quân bốc nọc»",
        chan("win", "wikipedia", {"cards": WIDE6, "winning": {"card": "6w", "from": "discard", "door": "tri"}}),
        {"result": "khong-u"},
    ),
    # 4 + 1 = 5, not trì, yet one gà for ù bòn with bạch thủ
    (
        "RP 4 gà «ù bòn with bạch thủ»; ù bòn 4, bạch thủ (1)",
        chan("win", "san-dinh", BON),
        {"result": "diem", "cuoc": {"u-bon": 1, "bach-thu": 1}, "diem": 5, "ga": 5},
    ),
    # địa ù 3 + thông 1
    (
        "RP C1 «địa ù 3 (chanvanvan, 138)»",
        chan("win", "138", DIA),
        {"result": "diem", "cuoc": {"dia-u": 1, "thong": 1}, "diem": 4},
    ),
    # địa ù 4 + thông 1
    (
        "RP 4 địa ù 4, thông 3 (1)",
        chan("win", "san-dinh", DIA),
        {"result": "diem", "cuoc": {"dia-u": 1, "thong": 1}, "diem": 5},
    ),
    # 20 + thông 1 + tôm 1 = 22; the picture swallows trì and bạch thủ; one gà
    (
        "RP 4 hoa rơi 20; no trì/bạch thủ beside a picture",
        chan("win", "san-dinh", {**HOA, "winning": {"card": "2w", "from": "noc", "door": "tri"}}),
        {"result": "diem", "cuoc": {"hoa-roi-cua-phat": 1, "thong": 1, "tom": 1}, "diem": 22, "ga": 5},
    ),
    # not at the own door: no trì, so no picture; bạch thủ 4 + thông 1 + tôm 1 = 6
    (
        "RP 4 hoa rơi: «trì bạch thủ on 2 vạn»",
        chan("win", "san-dinh", {**HOA, "winning": {"card": "2w", "from": "noc", "door": "khac"}}),
        {"result": "diem", "cuoc": {"bach-thu": 1, "thong": 1, "tom": 1}, "diem": 6, "ga": 0},
    ),
    # 30 + lèo 2 = 32; one gà
    (
        "RP 4 ngư ông 30, chi chi and 5 sách «on the hand»",
        chan("win", "san-dinh", NGU),
        {"result": "diem", "cuoc": {"ngu-ong-bat-ca": 1, "leo": 1}, "diem": 32, "ga": 5},
    ),
    # phá thiên 12 + trì 1 + bạch thủ 1 + tôm 1 = 15; gà phá thiên 5 + trì bạch thủ 10
    (
        "RP 4 phá thiên: «no chắn in the deal and yet ù», 12; gà units",
        chan("win", "san-dinh", PHA),
        {"result": "diem", "cuoc": {"pha-thien": 1, "tri": 1, "bach-thu": 1, "tom": 1}, "diem": 15, "ga": 15},
    ),
    # ten reds: no tám đỏ; lèo 5 + 2 + 2, bòn 1 = 10
    (
        "001 chắn «ba Lèo 9 điểm»; RP C16 exactly 8",
        chan("win", "wikipedia", TEN),
        {"result": "diem", "cuoc": {"leo": 3, "bon": 1}, "diem": 10, "ga": 0},
    ),
    # trì also on the card returned to the own door; bạch thủ 4 + trì 1 = 5
    (
        "RP 4 trì «(or returned to it)»",
        chan("turns", "san-dinh", {"record": TRA}),
        {"no_fault": True, "winner.diem": 5},
    ),
    # one lèo called as two: wrong call; đền tám đỏ hai lèo 8 + 2 + 2
    (
        "001 chắn «khi ù sướng (nói) nhầm cước sắc»",
        chan("win", "wikipedia", {**ONE_LEO, "announced": {"leo": 2}}),
        {"result": "bao", "den": 12},
    ),
    # a cạ was eaten, so the wide chi wins no more, and nothing else fits
    ("001 chắn «không ăn được quân nào»", chan("waits", "wikipedia", RONG), {"waits": []}),
    # 120 cards: a yêu may not be the winning card though it would close twelve pairs
    ("RP C15 «yêu cards cannot be the winning card»", chan("win", "gia-dinh-120", YEU), {"result": "khong-u"}),
    # ù lành làng earns nothing and owes nothing, gà of tám đỏ included
    (
        "001 chắn «tính điểm nhưng không bị đền báo»",
        chan("settle", "wikipedia", {"players": 4, "winner": 2, "cuoc": {"tam-do": 1, "leo": 1}, "lanh_lang": True}),
        {"diem": [0, 0, 0, 0]},
    ),
    (
        "001 chắn «ăn đỉnh ba đầu nhưng hạ thành cạ»",
        chan("turns", "wikipedia", {"record": BA_DAU}),
        {"fault_slugs": ["ba-dau-duoi-chieu"]},
    ),
    ("RP C14/4 exception «9 văn already pair»", chan("turns", "chan-van-van", {"record": CHON}), {"no_fault": True}),
    (
        "RP C14 the same cards where the exception is not kept",
        chan("turns", {"preset": "chan-van-van", "an_chon_ca": "nghiem"}, {"record": CHON}),
        {"fault_slugs": ["an-chon-ca"]},
    ),
    (
        "RP 4 «Báo only if he then ù», chắn cấu cạ",
        chan("turns", "san-dinh", {"record": CAU}),
        {"fault_slugs": ["co-chan-cau-ca"]},
    ),
    (
        "001 chắn «mở nọc nhưng không đánh trả cửa»",
        chan("turns", "wikipedia", {"record": TRA_CUA}),
        {"fault_slugs": ["khong-tra-cua"]},
    ),
    (
        "RP 4 báo at once «throwing a cạ then eating a cạ»",
        chan("turns", "san-dinh", {"record": DANH_CA}),
        {"fault_slugs": ["danh-ca-an-ca"]},
    ),
    # light fault, not báo, but the ù is not paid
    (
        "RP 4 «eating plainly where chíu was possible»",
        chan("turns", "san-dinh", {"record": CHIU_AN}),
        {"fault_slugs": ["chiu-an-thuong"], "winner.diem": 0},
    ),
]


# ---------------------------------------------------------------- tam cúc
def tc(ask, fields, rules="gamevh"):
    return {"game": "tam-cuc", "ask": ask, "rules": rules, **fields}


TAM_CUC = [
    ("004 Xếp bài «Xe-Pháo-Mã cùng màu»", tc("group", {"cards": "xe đỏ, pháo đen, mã đỏ"}), {"group": None}),
    # folk, four players: up to tượng đỏ; đôi tượng đen stays face up and beats đôi xe đỏ
    (
        "RP K1 «tượng hồng for 2 and 4 players»",
        tc(
            "trick",
            {"call": "2 xe đen", "first": True, "answers": [{"cards": "2 tượng đen"}, {"cards": "2 xe đỏ"}, CHUI]},
            "dan-gian",
        ),
        {"winner": 1},
    ),
    # folk, three players: up to xe đỏ, so the tượng count as chui
    (
        "RP K1 «xe hồng for 3»",
        tc(
            "trick",
            {"call": "2 xe đen", "first": True, "answers": [{"cards": "2 tượng đen"}, {"cards": "2 xe đỏ"}]},
            "dan-gian",
        ),
        {"winner": 2},
    ),
    # the great three holds tượng and sĩ: chui in the first trick; red xe-pháo-mã takes
    (
        "004 Lưu ý «đánh cây có Tượng hoặc Sỹ»",
        tc(
            "trick",
            {
                "call": "xe đen, pháo đen, mã đen",
                "first": True,
                "answers": [{"cards": "tướng đỏ, sĩ đỏ, tượng đỏ"}, {"cards": "xe đỏ, pháo đỏ, mã đỏ"}, CHUI],
            },
        ),
        {"winner": 2},
    ),
    # tướng + sĩ is no pair; the red mã lie face down; red tốt are below black mã
    (
        "004 Cách chơi «chịu thua và không ngửa bài»",
        tc(
            "trick",
            {
                "call": "2 mã đen",
                "answers": [{"cards": "tướng đỏ, sĩ đỏ"}, {"cards": "2 mã đỏ", "chui": True}, {"cards": "2 tốt đỏ"}],
            },
        ),
        {"winner": 0},
    ),
    # three players: red over black pays 24; the caller has no cây, so nothing could be taken off; 0+4+3 = 9-2
    (
        "004 Kết thúc «phải đền cho người ăn Tốt đỏ», tay ba 24",
        tc("finish", {"players": 3, "call": "2 tốt đen", "taken": [0, 4, 3], "answers": [CHUI, {"cards": "2 tốt đỏ"}]}),
        {"diem": [-24, 0, 24]},
    ),
    # two players: the great three may not be a kết; 7+6 = 16-3
    (
        "004 Kết thúc «chỉ được kết Xe-Pháo-Mã»",
        tc("finish", {"players": 2, "call": "tướng đen, sĩ đen, tượng đen", "taken": [7, 6], "answers": [CHUI]}),
        {"ket": None},
    ),
    # red soldiers are a plain kết đôi (4): losses 4-0, 4-1, 4-2; 3+0+1+2 = 8-2
    (
        "004 Kết thúc «số điểm kết trừ đi số cây», kết đôi tay tư 4",
        tc("finish", {"players": 4, "call": "2 tốt đỏ", "taken": [3, 0, 1, 2], "answers": [CHUI, CHUI, CHUI]}),
        {"diem": [9, -4, -3, -2]},
    ),
    (
        "004 Kết thúc «bàn 4 người là 2 cây»",
        tc("settle", {"players": 4, "taken": [4, 0, 4, 0]}),
        {"result": ["thang", "thua", "thang", "thua"]},
    ),
    # five soldiers, but of two colours: nothing to show
    (
        "004 Đặc biệt «4 hay 5 cây tốt đỏ hoặc đen»",
        tc("trinh", {"players": 4, "cards": "3 tốt đỏ, 2 tốt đen, xe đỏ, mã đen, tướng đỏ"}),
        {"trinh": [], "cuop_cai": False},
    ),
]


# ---------------------------------------------------------------- tá lả
def tl(ask, fields, rules="bai-luat"):
    return {"game": "ta-la", "ask": ask, "rules": rules, **fields}


THREE = [{"by": 1, "from": 0}] * 3
TA_LA = [
    # 9 cards: 8♠9♠10♠, 5♥6♥7♥, 7♠7♦7♣; 7♠8♠9♠10♠ or 7777 would leave cards over
    (
        "003 II.3 «hạ hết phỏm người đó còn 0 điểm»",
        tl("melds", {"cards": "7♠ 7♥ 7♦ 7♣ 8♠ 9♠ 10♠ 5♥ 6♥"}),
        {"diem": 0, "u": True, "mom": False},
    ),
    # the eaten 5♠ must lie in a phỏm: 555, so 6♦ 7♦ are loose: 6+7+13+9+2+1 = 38 (35 if 5♦6♦7♦ might be laid)
    (
        "003 II.3 «bài trên tay thành một phỏm»",
        tl("melds", {"cards": "5♠ 5♥ 5♦ 6♦ 7♦ K♠ 9♣ 2♥ A♣", "eaten": "5♠"}),
        {"diem": 38, "mom": False},
    ),
    # 10+11+12+13+1+2+4+5+7 = 65; Q is of another suit, A-2 and 4-5 want the 3; cạ 10♥J♥ so no ù khan
    (
        "003 II.3 «J=11, Q=12, K=13 và A=1»",
        tl("melds", {"cards": "10♥ J♥ Q♠ K♥ A♥ 2♥ 4♥ 5♥ 7♥"}),
        {"diem": 65, "mom": True, "u_khan": False},
    ),
    # no two of a rank, no two within a suit nearer than three: no cạ at all
    (
        "RP A4 «khan 7 (calculator)»",
        tl("melds", {"cards": "2♠ 5♠ 8♠ J♠ 3♥ 6♥ 9♥ Q♥ A♦"}, "bang-tinh"),
        {"u_khan": True},
    ),
    # 3, then the two twelves by who laid first, then móm; 1, 2 and móm 4: the winner 7
    (
        "003 II.3 «người hạ bài trước sẽ được ưu tiên»; «móm … vị trí cuối»",
        tl(
            "rank",
            {
                "seats": [
                    {"diem": 12, "laid": 0},
                    {"mom": True, "laid": 1},
                    {"diem": 3, "laid": 2},
                    {"diem": 12, "laid": 3},
                ]
            },
        ),
        {"order": [2, 0, 3, 1], "payments": [-1, -4, 7, -2]},
    ),
    # ù tròn 6 for each of two = 12; taken cards dropped once someone pays for all
    (
        "RP A2, A4 «tròn 6»; preset bang-tinh",
        tl("den", {"players": 3, "u": 1, "u_kind": "tron", "taken": THREE}, "bang-tinh"),
        {"payments": [-12, 12, 0]},
    ),
    # Bài Việt: any ù 5 for each of two = 10, and 1 for each of three cards = 13
    (
        "RP A2, A3, A4 Bài Việt «1 each», «5 each»",
        tl("den", {"players": 3, "u": 1, "u_kind": "tron", "taken": THREE}, "ung-dung"),
        {"payments": [-13, 13, 0]},
    ),
    # 5♥ 4♥ and 9♥ go to the run laid before; K♠ not, that meld is laid after: K 13 + Q 12 = 25
    (
        "TRUTH, tá lả 5 «gửi only to who laid before»",
        tl(
            "send",
            {
                "cards": "4♥ 5♥ 9♥ K♠ Q♥",
                "laid": 3,
                "table": [{"cards": "6♥ 7♥ 8♥", "laid": 1}, {"cards": "K♥ K♦ K♣", "laid": 4}],
            },
            "ung-dung",
        ),
        {"diem": 25},
    ),
    # 16 throws, the first without drawing: 15 takings, two of them from the table; nọc 52 - 37 - 13 = 2
    (
        "003 II.3 «kết thúc sau 4 vòng đánh»; one 10, others 9",
        tl(
            "order",
            {
                "players": 4,
                "first": 2,
                "ways": [
                    "boc",
                    "boc",
                    "an",
                    "boc",
                    "boc",
                    "boc",
                    "boc",
                    "boc",
                    "an",
                    "boc",
                    "boc",
                    "boc",
                    "boc",
                    "boc",
                    "boc",
                ],
            },
        ),
        {"over": True, "noc": 2, "lay_order": [2, 3, 0, 1]},
    ),
    # 8♥ would need 6♥7♥, but without 7♥ the eaten 7♠ has only 7♦ left
    (
        "003 II.3 an eaten card stands in a phỏm",
        tl("eat", {"cards": "7♠ 7♥ 7♦ 6♥ K♠ Q♦ 2♣ 9♦ 4♠", "eaten": "7♠", "card": "8♥"}),
        {"may": False},
    ),
]


# ---------------------------------------------------------------- sâm
def sam(ask, fields, rules="bai-luat"):
    return {"game": "sam", "ask": ask, "rules": rules, **fields}


SAM = [
    ("RP S1 «A-2-3, 2-3-4 … Q-K-A»", sam("combo", {"cards": "2♠ 3♥ 4♦ 5♣"}), {"combo": "sanh"}),
    ("RP S1 no 2 in a straight; preset dac-ta", sam("combo", {"cards": "2♠ 3♥ 4♦ 5♣"}, "dac-ta"), {"combo": None}),
    # A-2-3 is the lowest straight although it holds the two highest cards
    (
        "RP S1; preset tro-choi-mang A-2-3 nhỏ nhất",
        sam("beats", {"table": "10♠ J♥ Q♦", "play": "A♠ 2♥ 3♦"}, "tro-choi-mang"),
        {"beats": False},
    ),
    ("003 II.1 «chặn được một lá bài 2»", sam("beats", {"table": "A♠", "play": "4♠ 4♥ 4♦ 4♣"}), {"beats": False}),
    (
        "preset dac-ta: one tứ quý on a 2, two, three",
        sam("beats", {"table": "2♠ 2♥ 2♦", "play": "4♠ 4♥ 4♦ 4♣"}, "dac-ta"),
        {"beats": True},
    ),
    # longer, but lower: «sảnh cao hơn … độ dài nhiều hơn»
    (
        "003 II.1 «sảnh cao hơn để chặn», longer allowed (S3)",
        sam("beats", {"table": "8♠ 9♥ 10♦", "play": "3♠ 4♥ 5♦ 6♣"}, "dac-ta"),
        {"beats": False},
    ),
    # the last winner and the smallest card sit elsewhere; who declares sâm leads
    (
        "003 II.1 «ai hô Sâm trước người đó được quyền»",
        sam(
            "opener",
            {
                "hands": [
                    "3♠ 3♥ 5♥ 6♠ 8♥ 9♣ J♦ Q♠ K♥ A♥",
                    "4♠ 4♥ 6♦ 7♠ 7♥ 10♣ 10♦ J♠ Q♥ K♦",
                    "5♠ 5♦ 6♥ 7♦ 8♠ 9♦ 10♠ J♥ A♠ 2♠",
                ],
                "bao": 2,
                "last_winner": 0,
            },
        ),
        {"opener": 2},
    ),
    # 20 for every one of four players, all to the blocker
    (
        "TRUTH sâm 5 / preset mien-bac «20 nhân số người chơi»",
        sam(
            "settle",
            {
                "seats": [{"cards": "3♠ 4♥"}, {"cards": "5♠ 9♥ 9♦"}, {"cards": "7♠"}, {"cards": "8♠ J♥"}],
                "bao": 1,
                "blocker": 3,
            },
            "mien-bac",
        ),
        {"diem": [0, -80, 0, 80]},
    ),
    # ten red cards win on the deal by S7, but in the North only sảnh rồng does
    (
        "preset mien-bac «Chỉ sảnh rồng được kể ngay»; RP S7",
        sam("white", {"cards": "3♥ 3♦ 5♥ 6♦ 8♥ 9♦ J♥ Q♦ K♥ A♦"}, "mien-bac"),
        {"white": None},
    ),
]


# ---------------------------------------------------------------- ba cây, bài cào
def three(game, ask, fields, rules):
    return {"game": game, "ask": ask, "rules": rules, **fields}


BA = [
    # 6+9+5 = 20, 9+8+3 = 20: ten each, both with rô; 9♦ is above 6♦
    (
        "003 II.2 «là 20 thì được tính là 10»; rô",
        three("ba-cay", "compare", {"a": "6♦ 9♥ 5♥", "b": "9♦ 8♠ 3♣"}, "bac"),
        {"winner": "b"},
    ),
    # 1+8+9 = 18, 8+7+3 = 18: eight each, best suit cơ in both: A♥ is the lowest cơ here, the highest at Ôn Chơi
    (
        "003 II.2 «vẫn tính là những lá nhỏ nhất»",
        three("ba-cay", "compare", {"a": "A♥ 8♣ 9♠", "b": "8♥ 7♠ 3♠"}, "bac"),
        {"winner": "b"},
    ),
    (
        "RP B4 «any ace is highest in its suit (onchoi)»",
        three("ba-cay", "compare", {"a": "A♥ 8♣ 9♠", "b": "8♥ 7♠ 3♠"}, "on-choi"),
        {"winner": "a"},
    ),
    # sáp of nines (27, seven points) above ten át cụ (1+4+5)
    (
        "RP B5 «sáp above it in some houses»; preset an-gap",
        three("ba-cay", "compare", {"a": "9♣ 9♥ 9♠", "b": "A♦ 4♥ 5♥"}, "an-gap"),
        {"winner": "a"},
    ),
    # 30 is bù, the least; 1+10+10 = 21 is one nút
    (
        "003 II.2 «10 nút được xem là thấp nhất»",
        three("bai-cao", "compare", {"a": "10♥ 10♣ K♠", "b": "A♠ 10♦ J♥"}, "nam"),
        {"winner": "b"},
    ),
    # the ace is no face: 1+10+10 = 21, one nút, no ba tiên
    (
        "003 II.2 «ba lá bài J, Q, K bất kỳ»",
        three("bai-cao", "value", {"cards": "A♥ Q♣ K♠"}, "nam"),
        {"nut": 1, "special": None},
    ),
    # 10+4+5 = 19, 9+10+10 = 29: nine each
    (
        "003 II.2 «Bài cào không quan tâm đến chất»",
        three("bai-cao", "compare", {"a": "K♦ 4♠ 5♠", "b": "9♦ Q♠ J♠"}, "nam"),
        {"winner": "hoa"},
    ),
    (
        "RP B3, B4 «within a suit (Bài Việt)»",
        three("bai-cao", "compare", {"a": "K♦ 4♠ 5♠", "b": "9♦ Q♠ J♠"}, "bai-viet"),
        {"winner": "a"},
    ),
]


# ---------------------------------------------------------------- xì dách
def xd(ask, fields, rules="adam"):
    return {"game": "xi-dach", "ask": ask, "rules": rules, **fields}


XI_DACH = [
    # 11 + 1 + 9 = 21
    ("003 II.4 «tính là 1, 10 hoặc 11 tùy ý»", xd("value", {"cards": "A♠ A♥ 9♦"}), {"kind": "thuong", "diem": 21}),
    # three cards: 1 or 10, so 10 + 1 + 9 = 20
    ("RP X1 Bài Việt «1/10 for three»", xd("value", {"cards": "A♠ A♥ 9♦"}, "bai-viet"), {"kind": "thuong", "diem": 20}),
    # four cards: the ace is 1: 1+2+3+5 = 11, below 16
    (
        "RP X1 Bài Việt «1 from four»; X4 16",
        xd("value", {"cards": "A♠ 2♥ 3♦ 5♣"}, "bai-viet"),
        {"kind": "non", "diem": 11},
    ),
    # 2+2+3+3+5 = 15: no ngũ linh by the seed, and below 16
    (
        "003 II.4 «tổng điểm bằng 16 - 21»",
        xd("compare", {"con": "2♠ 2♥ 3♦ 3♣ 5♠", "cai": "10♦ 10♥"}),
        {"winner": "cai"},
    ),
    (
        "RP X3 «total ≤21 (GamEO, Bài Việt)»",
        xd("compare", {"con": "2♠ 2♥ 3♦ 3♣ 5♠", "cai": "10♦ 10♥"}, "gameo"),
        {"winner": "con"},
    ),
    # xì dách is settled on the first two cards, before any ngũ linh can be drawn
    (
        "003 II.4 «người nào có sẽ thắng cược nhà cái»",
        xd("compare", {"con": "A♠ K♥", "cai": "2♠ 3♥ 4♦ 5♣ 6♠"}),
        {"winner": "con"},
    ),
    # con 0 (10+5+9 = 24, drew again: 27) loses to all three: -3. con 1 (20) beats the cái (18): 1+1 = 2. con 2 (17) loses: 1-1 = 0.
    # cái: 1 - 1 + 1 = 1. Sum 0.
    (
        "003 II.4 Đền bài «xử thua tất cả mọi người khác»",
        xd(
            "settle",
            {
                "con": [{"cards": "10♠ 5♠ 9♥ 3♦", "drew_over": True}, {"cards": "10♦ K♣"}, {"cards": "10♥ 7♣"}],
                "cai": "10♣ 8♥",
            },
        ),
        {"diem": {"cai": 1, "con": [-3, 2, 0]}},
    ),
    # 14 is too low, the cái 24 is bust: the seed lets the con win, this table never
    (
        "preset ban-mang «con non hay con quắc luôn thua»; TRUTH xì dách 5",
        xd("compare", {"con": "10♠ 4♥", "cai": "10♦ 9♦ 5♣"}, "ban-mang"),
        {"winner": "cai"},
    ),
]

ROWS = CHAN + TAM_CUC + TA_LA + SAM + BA + XI_DACH
