"""More questions on the seven other games, written from the sources by a reader who had seen no verdict."""

CHUI = {"chui": True}
HEAD = "Ván: chan\nGhế: A B C D\nCái: A\n"


def rec(*lines):
    return HEAD + "\n".join(lines) + "\n"


def chan(ask, rules, **fields):
    return {"game": "chan", "ask": ask, "rules": rules, **fields}


def win(card, door="khac", source="noc"):
    return {"card": card, "from": source, "door": door}


# ------------------------------------------------------------------ chắn: hands
# chíu 6s (4 = two chắn) + 2v2v 3w3w 4s4s 5w5w + cạ 3v3s 7v7w 8v8w + 5v = 19; 5s makes a cạ: six chắn, wide. Tôm 1, red 1.
TTTC = {"cards": "2v2v 3w3w 4s4s 5w5w 3v3s 7v7w 8v8w 5v", "chiu": ["6s"], "winning": win("5s", "tri"), "streak": 1}
# five chắn + four cạ + cc = 19; cc. Lèo min(9w1, 8s1, cc2) = 1. 3w0: no tôm. Red 4.
BTC_LEO = {"cards": "2v2v 4s4s 5v5v 6w6w 7s7s 9w9v 8s8v 3v3s 5w5s cc", "winning": win("chi chi")}
# nine chắn + 7s = 19; 7s: ten chắn. Red 8w2 9s2 cc2 8s2 = 8. 9w0: no lèo; 3s0: no tôm.
TEN_EIGHT = {"cards": "8w8w 9s9s cc cc 8s8s 2v2v 3w3w 4s4s 5v5v 6w6w 7s", "winning": win("7s")}
# cc x4 on the hand (two chắn) + 2v2v 3w3w 4s4s 5v5v + cạ 6v6w 7w7s 4v4w + 5w = 19; 5s makes a cạ: six chắn. Red: the four cc only.
FOUR_CC = {"cards": "cc cc cc cc 2v2v 3w3w 4s4s 5v5v 6v6w 7w7s 4v4w 5w", "winning": win("5s")}
# twenty cards at the deal: 9v x4 (two chắn) + 2v2v 3w3w 4s4s 5v5v 6w6w = seven chắn; cạ 7w7s 8v8w 4v4w. No tôm (3s0), red 1.
SKY = {"cards": "9v9v9v9v 2v2v 3w3w 4s4s 5v5v 6w6w 7w7s 8v8w 4v4w"}
# six chắn + three cạ + cc = 19, nothing eaten or taken by chíu: a wide chi. 3w0, 3s0: no tôm. Red 8w, cc2 = 3.
WIDE_CC = {"cards": "2w2w 3v3v 4w4w 5s5s 6v6v 9v9v 7v7s 8v8w 4v4s cc", "winning": win("chi chi", "tri")}
# chíu 4s (4) + 7w x3 + 2v2v 3w3w 5v5v + cạ 6v6w 8v8w 9v9s = 19; the fourth 7w thrown elsewhere. Six chắn before, seven after. 3s0.
CHIU_TWO = {"cards": "7w7w7w 2v2v 3w3w 5v5v 6v6w 8v8w 9v9s", "chiu": ["4s"], "winning": win("7w", "khac", "discard")}
# chắn 5w 4w 6v 8v 7s on the hand, nothing eaten + cạ 3v3w 9v9s 5v5s 6w6s + 2w = 19; 2w: five chắn + one. 3s0: no tôm. Red 9s.
HOUSE = {"cards": "5w5w 4w4w 6v6v 8v8v 7s7s 3v3w 9v9s 5v5s 6w6s 2w", "winning": win("2w", "tri")}
# five chắn + cạ 2v2s 5v5w 9v9w 8w8s + 7s = 19; 7s given back to the own door. Lèo 0 (no cc), tôm 0.
BACK = {"cards": "3s3s 4v4v 6s6s 7w7w 8v8v 2v2s 5v5w 9v9w 8w8s 7s", "winning": win("7s", "tri", "tra-cua")}
# six chắn + cạ 2v2w 9v9s 7v7s + 4s = 19; 4s: seven chắn, so no bạch thủ. 3s0, 3w0.
SEVEN = {"cards": "2s2s 3v3v 5s5s 6v6v 7w7w 8v8v 2v2w 9v9s 7v7s 4s", "winning": win("4s"), "announced": ["bach-thu"]}
# five chắn + cạ 3v3w 7v7w 8v8w 4w4s + 2s = 19; 2s at the own door: trì bạch thủ, tôm min(3s2, 3w1, 7v1) = 1. Not a picture card.
UNSAID = {
    "cards": "3s3s 2w2w 5v5v 6s6s 9v9v 3v3w 7v7w 8v8w 4w4s 2s",
    "winning": win("2s", "tri"),
    "announced": ["tri", "tom"],
}
# 120 cards, four players: 23 + one; seven chắn (2v 3w 4s 5v 6w 7s 8v) + cạ 1v1w 9v9w oc-tt 2w2s + 3v; 3s makes the twelfth pair.
SEVEN_OF_TWELVE = {
    "cards": "2v2v 3w3w 4s4s 5v5v 6w6w 7s7s 8v8v 1v1w 9v9w oc tt 2w2s 3v",
    "players": 4,
    "winning": win("3s"),
}

# six chắn (2v 2w 3w 5v 6w 7s) + cạ 8v8w 9v9s 3v3s + 4v = 19: waits for the fours only. 7v0: no tôm.
FOURS = "Bài B: 2v2v 2w2w 3w3w 5v5v 6w6w 7s7s 8v8w 9v9s 3v3s 4v"
PLAIN = rec(FOURS, "A đánh chi chi", "B mở chi chi", "C mở chi chi", "D mở 4 sách", "B ù 4 sách: suông")
# 4w thrown cannot be won on; B, waiting for a four, eats it as a cạ and throws 9v: now waits for a nine.
CHANGE = rec(FOURS, "A đánh 4 vạn", "B ăn 4 vạn với 4 văn", "B đánh 9 văn")
# 6s x3 + chắn 2v 3w 4s 5w (8) + cạ 3v3s 7v7w 8v8w (6) + 5v 9v = 19. Chíu at C's door, 9v given back; then waits for a five only.
CLEAN = rec(
    "Bài B: 6s6s6s 2v2v 3w3w 4s4s 5w5w 3v3s 7v7w 8v8w 5v 9v",
    "A đánh chi chi",
    "B mở chi chi",
    "C mở 6 sách",
    "B chíu 6 sách",
    "B trả 9 văn",
    "C dưới 9 văn",
    "D mở chi chi",
    "A mở 2 sách",
    "B mở 5 sách",
    "B ù 5 sách: trì, tôm, có chíu",
)
PASS_CA = rec(
    "Tay B: 7s 9v",
    "A đánh 7 văn",
    "B mở 6 văn",
    "C mở 2 văn",
    "D mở 3 vạn",
    "A mở 7 vạn",
    "B ăn 7 vạn với 7 sách",
    "B đánh 9 văn",
)
PASS_THROW = rec(
    "Tay B: 5w 8v",
    "A đánh 5 vạn",
    "B mở 6 văn",
    "C mở 2 văn",
    "D mở 3 sách",
    "A mở 8 văn",
    "B ăn 8 văn với 8 văn",
    "B đánh 5 vạn",
)
PASS_CHAN = rec(
    "Tay B: 5s 9w",
    "A đánh 5 sách",
    "B mở 6 văn",
    "C mở 2 văn",
    "D mở 3 vạn",
    "A mở 5 vạn",
    "B ăn 5 vạn với 5 sách",
    "B đánh 9 vạn",
)
BOTH_OF_CHAN = rec(
    "Tay B: 4s4s 8v 9w",
    "A đánh 8 văn",
    "B ăn 8 văn với 8 văn",
    "B đánh 4 sách",
    "C mở 2 văn",
    "D mở 3 vạn",
    "A mở 9 vạn",
    "B ăn 9 vạn với 9 vạn",
    "B đánh 4 sách",
)
THROW_EAT = rec(
    "Tay B: 4s4s 8v 9w",
    "A đánh 8 văn",
    "B ăn 8 văn với 8 văn",
    "B đánh 4 sách",
    "C mở 2 văn",
    "D mở 3 vạn",
    "A mở 4 sách",
    "B ăn 4 sách với 4 sách",
    "B đánh 9 vạn",
)
EAT_CA_THROW_CA = rec(
    "Tay B: 5v 7v 7w 8s",
    "A đánh 5 sách",
    "B ăn 5 sách với 5 văn",
    "B đánh 7 văn",
    "C mở 3 sách",
    "D mở 4 vạn",
    "A mở 8 sách",
    "B ăn 8 sách với 8 sách",
    "B đánh 7 vạn",
)

CHAN = [
    # tôm 4 + thông, trì, có chíu 1 each
    (
        "001 chắn «Ù Thông Trì Tôm có Chíu 7 điểm»",
        chan("win", "wikipedia", **TTTC),
        {"result": "diem", "cuoc": {"thong": 1, "tri": 1, "tom": 1, "chiu": 1}, "diem": 7, "ga": 0},
    ),
    # 5 + 2; neither trì nor one of the four with gà
    (
        "001 chắn «nhưng Bạch Thủ Chi Lèo 7 điểm»",
        chan("win", "wikipedia", **BTC_LEO),
        {"result": "diem", "cuoc": {"bach-thu-chi": 1, "leo": 1}, "diem": 7, "ga": 0},
    ),
    # 6 + 2; one gà
    (
        "RP 4 «bạch thủ chi 6 (3)», «lèo 5 (2)»; gà one each",
        chan("win", "san-dinh", **BTC_LEO),
        {"result": "diem", "cuoc": {"bach-thu-chi": 1, "leo": 1}, "diem": 8, "ga": 5},
    ),
    # 12 + 1; gà 5 + 5
    (
        "001 chắn «Là bài toàn chắn (10 chắn)»; each cước more adds 1",
        chan("win", "wikipedia", **TEN_EIGHT),
        {"result": "diem", "cuoc": {"thap-thanh": 1, "tam-do": 1}, "diem": 13, "ga": 10},
    ),
    # 12 + the full 8; two gà
    (
        "RP 4 «With thập thành, … add their full points»",
        chan("win", "san-dinh", **TEN_EIGHT),
        {"result": "diem", "cuoc": {"thap-thanh": 1, "tam-do": 1}, "diem": 20, "ga": 10},
    ),
    # 12 + thiên khai 1
    (
        "001 chắn «duy nhất bốn quân chi đỏ», «trên bài có bốn quân giống»",
        chan("win", "wikipedia", **FOUR_CC),
        {"result": "diem", "cuoc": {"kinh-tu-chi": 1, "thien-khai": 1}, "diem": 13, "ga": 5},
    ),
    # 11 + 1
    (
        "RP C5 «6, 7, 11, 11 (138)»",
        chan("win", "138", **FOUR_CC),
        {"result": "diem", "cuoc": {"kinh-tu-chi": 1, "thien-khai": 1}, "diem": 12, "ga": 5},
    ),
    # thiên khai 3 is the greatest, thiên ù (2) adds 1
    (
        "001 chắn «Thiên ù: 2 điểm», «tính từ cước sắc đơn lớn nhất»",
        chan("win", "wikipedia", **SKY),
        {"result": "diem", "cuoc": {"thien-u": 1, "thien-khai": 1}, "diem": 4},
    ),
    # thiên ù 4 + 1; seven chắn, so the question of bạch thủ does not rise
    (
        "RP C1, 4 thiên ù «4 (Sân Đình client)», thiên khai 3 (1)",
        chan("win", "san-dinh", **SKY),
        {"result": "diem", "cuoc": {"thien-u": 1, "thien-khai": 1}, "diem": 5},
    ),
    (
        "001 chắn «không ăn được quân nào» … «lên quân ù Chi Chi»",
        chan("win", "wikipedia", **WIDE_CC),
        {"result": "diem", "cuoc": {"tri": 1}, "diem": 3},
    ),
    ("presets.toml san-dinh «Rộng chi không ù được»", chan("win", "san-dinh", **WIDE_CC), {"result": "khong-u"}),
    # chíu ù 3 + có chíu 1
    (
        "001 chắn «ù mà có chíu hạ trước đó»; chíu ù 3",
        chan("win", "wikipedia", **CHIU_TWO),
        {"result": "diem", "cuoc": {"chiu-u": 1, "chiu": 1}, "diem": 4, "ga": 0},
    ),
    # chíu ù 4 + chíu 1
    (
        "RP C3 «3 (Wikipedia) vs 4 (Sân Đình client»",
        chan("win", "san-dinh", **CHIU_TWO),
        {"result": "diem", "cuoc": {"chiu-u": 1, "chiu": 1}, "diem": 5, "ga": 0},
    ),
    (
        "RP 4 nhà lầu: 5 vạn, 4 vạn «on the hand (not eaten)»",
        chan("win", "san-dinh", **HOUSE),
        {"result": "diem", "cuoc": {"nha-lau-xe-hoi-hoa-roi-cua-phat": 1}, "diem": 30, "ga": 5},
    ),
    # a bạch thủ at one's own door, but the card was given back, not drawn
    ("001 chắn «Quân ù phải là quân bốc nọc»", chan("win", "wikipedia", **BACK), {"result": "khong-u"}),
    (
        "001 chắn Báo «ù bạch thủ nhưng thừa 6 chắn»",
        chan("win", "wikipedia", **SEVEN),
        {"result": "bao", "den": 12},
    ),
    (
        "option xuong_thieu, Sân Đình: «bạch thủ chi thiếu là báo»",
        chan("win", "san-dinh", **UNSAID),
        {"result": "bao"},
    ),
    (
        "RP C15 «12 pairs with ≥8 chắn for four»",
        chan("win", "gia-dinh-120", **SEVEN_OF_TWELVE),
        {"result": "khong-u"},
    ),
    (
        "001 chắn «ăn cạ khác trong cùng một hàng»",
        chan("turns", "wikipedia", record=PASS_CA),
        {"fault_slugs": {"bo-ca-an-ca"}},
    ),
    (
        "001 chắn «bỏ ăn nhưng lại đánh đi»",
        chan("turns", "wikipedia", record=PASS_THROW),
        {"fault_slugs": {"bo-chan-danh-chan"}},
    ),
    (
        "RP 4 «passing a chắn then eating … a cạ»",
        chan("turns", "san-dinh", record=PASS_CHAN),
        {"fault_slugs": {"bo-chan-an-ca"}},
    ),
    (
        "001 chắn Báo «đánh cả chắn đi»",
        chan("turns", "wikipedia", record=BOTH_OF_CHAN),
        {"fault_slugs": {"danh-ca-chan"}},
    ),
    (
        "RP 4 «throwing a card then eating its like»",
        chan("turns", "san-dinh", record=THROW_EAT),
        {"fault_slugs": {"danh-roi-an-lai"}},
    ),
    (
        "001 chắn «nhưng đánh cả một cạ khác»",
        chan("turns", "wikipedia", record=EAT_CA_THROW_CA),
        {"fault_slugs": {"an-ca-danh-ca"}},
    ),
    ("001 chắn Báo «ăn cạ đổi chờ»", chan("turns", "wikipedia", record=CHANGE), {"fault_slugs": {"an-ca-chuyen-cho"}}),
    (
        "001 chắn «ù không có cước sắc gì»",
        chan("turns", "wikipedia", record=PLAIN),
        {"no_fault": True, "winner.diem": 2},
    ),
    (
        "option u_it_nhat «không ù suông: từ 3 điểm»",
        chan("turns", {"preset": "wikipedia", "u_it_nhat": 3}, record=PLAIN),
        {"fault_slugs": {"u-thieu-diem"}},
    ),
    # chíu of an opened card, a card given back, ù at the own door: tôm 4 + trì 1 + chíu 1
    (
        "001 chắn Báo «nhưng không đánh trả cửa» (here given back)",
        chan("turns", "wikipedia", record=CLEAN),
        {"no_fault": True, "winner.diem": 6},
    ),
]


# ------------------------------------------------------------------ tam cúc
def tc(ask, rules="gamevh", **fields):
    return {"game": "tam-cuc", "ask": ask, "rules": rules, **fields}


FIRST = {
    "call": "xe đỏ",
    "first": True,
    "answers": [{"cards": "tượng đen"}, {"cards": "tướng đỏ"}, {"cards": "sĩ đen"}],
}
TAM_CUC = [
    # four high pieces are no group and take nothing; red soldiers are above black ones
    (
        "004 Xếp bài «Tứ tử: Bốn lá Tốt cùng màu»",
        tc(
            "trick",
            call="4 tốt đen",
            answers=[{"cards": "tướng đỏ, sĩ đỏ, tượng đỏ, xe đỏ"}, {"cards": "4 tốt đỏ"}, CHUI],
        ),
        {"winner": 2},
    ),
    # the great three of black over the small three of red
    (
        "004 Cách chơi «ăn những bộ ba dưới (Xe-Pháo-Mã)»",
        tc("trick", call="xe đỏ, pháo đỏ, mã đỏ", answers=[CHUI, {"cards": "tướng đen, sĩ đen, tượng đen"}, CHUI]),
        {"winner": 2},
    ),
    ("004 Lưu ý «phép ra Xe hồng là cao nhất»", tc("trick", **FIRST), {"winner": 0}),
    # four players, folk: the black tượng may be shown, tướng and sĩ not
    ("RP K1 «tượng hồng for 2 and 4 players»", tc("trick", "dan-gian", **FIRST), {"winner": 1}),
    # kết ba 6: 6-0, 6-2, 6-2; taken 1+0+2+2 = 8-3
    (
        "004 Kết ba tay tư 6; «kết trừ đi số cây»",
        tc("finish", players=4, call="xe đen, pháo đen, mã đen", answers=[CHUI, CHUI, CHUI], taken=[1, 0, 2, 2]),
        {"diem": [14, -6, -4, -4]},
    ),
    # đè 16 less the caller's three cây; taken 3+0+2+1 = 8-2
    (
        "004 «Tốt đỏ đè tốt đen … 16»; option den=tru-cay",
        tc(
            "finish",
            {"preset": "gamevh", "den": "tru-cay"},
            players=4,
            call="2 tốt đen",
            answers=[CHUI, {"cards": "2 tốt đỏ"}, CHUI],
            taken=[3, 0, 2, 1],
        ),
        {"diem": [-13, 0, 13, 0]},
    ),
    (
        "004 Kết thúc «ai có 3 cây là hòa»",
        tc("settle", players=3, taken=[5, 3, 1]),
        {"result": ["thang", "hoa", "thua"]},
    ),
    # a pair of tượng is a kết where any pair is: tay ba 6, so 6-4 and 6-1; taken 2+4+1 = 9-2
    (
        "004 đôi Tượng, but option bo_ket «đôi nào cũng được»",
        tc(
            "finish",
            {"preset": "gamevh", "bo_ket": "moi-doi"},
            players=3,
            call="2 tượng đen",
            answers=[CHUI, CHUI],
            taken=[2, 4, 1],
        ),
        {"diem": [7, -2, -5]},
    ),
    (
        "004 «Riêng Ngũ tử còn giành quyền cướp cái»",
        tc("trinh", players=4, cards="4 tốt đen, tướng đỏ, sĩ đỏ, xe đen, mã đỏ"),
        {"cuop_cai": False},
    ),
]


# ------------------------------------------------------------------ tá lả
def tl(ask, rules="bai-luat", **fields):
    return {"game": "ta-la", "ask": ask, "rules": rules, **fields}


ACE = "Q♠ K♠ A♠ 5♥ 6♥ 7♥ 2♦ 9♣ J♦"
TRON = {
    "seats": [{"mom": True, "laid": 0}, {"diem": 5, "laid": 1}, {"diem": 0, "laid": 2}, {"diem": 30, "laid": 3}],
    "u": 2,
    "u_kind": "tron",
}
TWO_TAKEN = {
    "seats": [{"diem": 10, "laid": 0}, {"diem": 4, "laid": 1}],
    "taken": [{"by": 0, "from": 1}, {"by": 0, "from": 1}],
}
TA_LA = [
    # 12+13+1+2+9+11 = 48
    ("RP A6 «lowest only; Q-K-A invalid (Bài Việt)»", tl("melds", "ung-dung", cards=ACE), {"diem": 48, "mom": False}),
    # 2+9+11 = 22
    (
        "option at «A-2-3 và Q-K-A»",
        tl("melds", {"preset": "ung-dung", "at": "hai-dau"}, cards=ACE),
        {"diem": 22, "mom": False},
    ),
    # 6♦7♦8♦ leaves 6+6+13+12+1+3 = 41; three sixes would leave 7+8+13+12+1+3 = 44
    (
        "003 II.3 «người ít điểm nhất sẽ về nhất»",
        tl("melds", cards="6♠ 6♥ 6♦ 7♦ 8♦ K♣ Q♠ A♥ 3♣"),
        {"diem": 41, "mom": False, "u": False},
    ),
    # even the móm pays no more than the others
    (
        "003 II.3 «bị thua như nhau (không phân hạng)»",
        tl("rank", **TRON),
        {"payments": [-5, -5, 15, -5]},
    ),
    ("presets.toml may-chu «Ù 5, ù tròn 10»", tl("rank", "may-chu", **TRON), {"payments": [-10, -10, 30, -10]}),
    # second 1, last 3 though only three play
    (
        "003 II.3 «ván 3 hoặc 2 người»; option gia_hang bet-ba",
        tl(
            "rank",
            {"preset": "bai-luat", "gia_hang": "bet-ba"},
            seats=[{"diem": 9, "laid": 0}, {"diem": 20, "laid": 1}, {"diem": 14, "laid": 2}],
        ),
        {"order": [0, 2, 1], "payments": [4, -3, -1]},
    ),
    # seat 1 is first: +1; it lost two cards: 1 + 2
    (
        "RP A3 «1, 2, 3 progressive (calculator)»",
        tl("rank", "bang-tinh", **TWO_TAKEN),
        {"order": [1, 0], "payments": [2, -2]},
    ),
    # the same, 1 + 1
    ("RP A3 «1 each (Bài Việt)»", tl("rank", "ung-dung", **TWO_TAKEN), {"order": [1, 0], "payments": [1, -1]}),
    # 10♥ fits only the run that already holds the eaten 9♥
    (
        "presets.toml ung-dung «Mỗi phỏm một lá ăn»",
        tl("eat", "ung-dung", cards="7♥ 8♥ 9♥ 2♠ 5♦ J♣ K♦ 3♣ Q♠", eaten="9♥", card="10♥"),
        {"may": False},
    ),
    # no two alike, none of a suit nearer than three; yet this portal has no ù khan
    (
        "presets.toml cong-choi «Không có ù khan»",
        tl("melds", "cong-choi", cards="A♠ 4♠ 7♠ 10♠ 2♣ 5♣ 8♣ J♣ 6♦"),
        {"u_khan": False, "mom": True, "diem": 54},
    ),
]


# ------------------------------------------------------------------ sâm
def sam(ask, rules="bai-luat", **fields):
    return {"game": "sam", "ask": ask, "rules": rules, **fields}


TWO_QUADS = {"table": "2♠ 2♥", "play": "5♠ 5♥ 5♦ 5♣ 9♠ 9♥ 9♦ 9♣"}
LONGER = {"table": "3♠ 4♥ 5♦", "play": "6♠ 7♥ 8♦ 9♣"}
FROZEN = {
    "seats": [
        {"cards": ""},
        {"cards": "4♠ 7♥", "played": True},
        {"cards": "3♦ 3♣ 5♠ 6♥ 8♦ 9♣ J♠ Q♥ K♦ A♣", "played": False},
    ],
    "winner": 0,
}
SAM = [
    ("003 II.1 «mỗi tứ quý sẽ chặn được một lá»", sam("beats", **TWO_QUADS), {"beats": True}),
    (
        "presets.toml trang-huong-dan «Không gì chặt đôi 2»",
        sam("beats", "trang-huong-dan", **TWO_QUADS),
        {"beats": False},
    ),
    ("RP 3 «a longer straight may block: both contradicted everywhere»", sam("beats", **LONGER), {"beats": False}),
    (
        "RP S3 / presets.toml dac-ta «sảnh dài hơn chặn được sảnh ngắn»",
        sam("beats", "dac-ta", **LONGER),
        {"beats": True},
    ),
    ("RP S1 «K-A-2 out (iWin, Bài Việt)»", sam("combo", "tro-choi-mang", cards="K♠ A♥ 2♦"), {"combo": None}),
    # three sám and one card: no five pairs, both colours
    (
        "RP S7 «minus 3 sám by default (Bài Việt)»",
        sam("white", "ung-dung", cards="3♠ 3♥ 3♦ 6♠ 6♥ 6♣ J♠ J♦ J♣ K♥"),
        {"white": None},
    ),
    # two cards 2; not one card played: 15
    ("RP S8 cóng «15 lá (Bài Việt)»", sam("settle", **FROZEN), {"diem": [17, -2, -15]}),
    ("presets.toml phan-mem «cóng ở đây chỉ đếm lá»", sam("settle", "phan-mem", **FROZEN), {"diem": [12, -2, -10]}),
    # 2-3-4 is above A-2-3, and a straight with a 2 may be the last play there
    (
        "presets.toml mien-bac «trừ sảnh có lá 2»",
        sam("beats", "mien-bac", table="A♠ 2♠ 3♠", play="2♥ 3♥ 4♥", last=True),
        {"beats": True},
    ),
]


# ------------------------------------------------------------------ ba cây, bài cào
def three(game, ask, rules, **fields):
    return {"game": game, "ask": ask, "rules": rules, **fields}


# 5+8+4 = 17, 2+9+6 = 17: seven each; only clubs against only spades
CLUBS = {"a": "5♣ 8♣ 4♣", "b": "2♠ 9♠ 6♠"}
# 3+3+3 = 9, 10+10+9 = 29: nine each
SAP = {"a": "3♠ 3♥ 3♦", "b": "K♠ J♥ 9♣"}
# chương 2+3+1 = 6; 9+8+2 = 19: nine; 1+2+1 = 4
CHUONG = {
    "seats": [{"cards": "2♠ 3♠ A♠"}, {"cards": "9♥ 8♥ 2♥"}, {"cards": "A♣ 2♣ A♥"}],
    "way": "cam-chuong",
    "chuong": 0,
}
BA = [
    # 1+2+7 = 10, 9+8+3 = 20: ten each; the ace of diamonds is above the nine
    (
        "003 II.2 «♦A là quân bài lớn nhất»",
        three("ba-cay", "compare", "bac", a="A♦ 2♥ 7♠", b="9♦ 8♣ 3♠"),
        {"winner": "a"},
    ),
    ("003 II.2 «rô♦ > cơ♥ > chuồn♣ > bích♠»", three("ba-cay", "compare", "bac", **CLUBS), {"winner": "a"}),
    ("RP B3 «rô > cơ > bích > tép (onchoi)»", three("ba-cay", "compare", "on-choi", **CLUBS), {"winner": "b"}),
    # three of a number are no special hand in the seed
    ("003 II.2 «Bài cào không quan tâm đến chất»", three("bai-cao", "compare", "nam", **SAP), {"winner": "hoa"}),
    (
        "RP B5, option sap «hơn mọi bài phải đếm»",
        three("bai-cao", "compare", {"preset": "nam", "sap": True}, **SAP),
        {"winner": "a"},
    ),
    # 1+7+10 = 18, 10+5+3 = 18: eight each, best suit clubs in both: A♣ above K♣
    (
        "RP B4 «A > K > … within a suit»",
        three("bai-cao", "compare", "bai-viet", a="A♣ 7♠ Q♠", b="K♣ 5♠ 3♠"),
        {"winner": "a"},
    ),
    ("003 II.2 «cầm chương» (tức cầm cái)", three("ba-cay", "settle", "bac", **CHUONG), {"diem": [0, 1, -1]}),
    # the nine wins double
    (
        "presets.toml an-gap «tám, chín, mười điểm ăn gấp đôi»",
        three("ba-cay", "settle", "an-gap", **CHUONG),
        {"diem": [-1, 2, -1]},
    ),
]


# ------------------------------------------------------------------ xì dách
def xd(ask, rules="adam", **fields):
    return {"game": "xi-dach", "ask": ask, "rules": rules, **fields}


# xì bàng, then 19 against the 18 of the cái
PAIRED = {"con": [{"cards": "A♠ A♥"}, {"cards": "10♠ 9♣"}], "cai": "10♦ 8♦"}
XI_DACH = [
    ("003 II.4 «một trong các lá 10, J, Q, K»", xd("value", cards="A♦ 10♣"), {"kind": "xi-dach"}),
    (
        "003 II.4 «có nơi chỉ có J, Q, K»",
        xd("value", {"preset": "adam", "xi_dach": "chi-hinh"}, cards="A♦ 10♣"),
        {"kind": "thuong"},
    ),
    # 2+3+4+3+4 = 16, 2+5+4+6+3 = 20
    (
        "003 II.4 ngũ linh «ai ít điểm hơn sẽ thắng»",
        xd("compare", con="2♠ 3♥ 4♦ 3♣ 4♠", cai="2♥ 5♠ 4♥ 6♦ 3♦"),
        {"winner": "con"},
    ),
    ("RP X4 «or the same 16 (seed)»", xd("value", cards="10♠ 5♥", seat="cai"), {"kind": "non", "diem": 15}),
    (
        "RP X4 «dealer 15 (GamEO, Bài Việt)»",
        xd("value", "gameo", cards="10♠ 5♥", seat="cai"),
        {"kind": "thuong", "diem": 15},
    ),
    ("RP X6 «×4/×3/×2 … (GamEO)»", xd("settle", "gameo", **PAIRED), {"diem": {"cai": -5, "con": [4, 1]}}),
    ("RP X6 «×3/×2/×2 (Bài Việt)»", xd("settle", "bai-viet", **PAIRED), {"diem": {"cai": -4, "con": [3, 1]}}),
    # 24 and 25
    (
        "RP X7 both quắc «draw (Bài Việt default)»",
        xd("compare", "bai-viet", con="10♠ 9♥ 5♦", cai="10♦ 8♣ 7♠"),
        {"winner": "hoa"},
    ),
]

ROWS = CHAN + TAM_CUC + TA_LA + SAM + BA + XI_DACH
