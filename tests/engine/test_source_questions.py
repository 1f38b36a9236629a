"""Questions an outside reader of the sources would ask, with the answers the sources give.

Written from the sources before the engine was asked. Each row: where it stands (source and place, or the
row of the matrix), the question, and what the answer must hold. Cards are in the short form.
"""

from typing import Any

from tests.engine.asking import validator
from tests.every import every
from tutorials.engine import ask

Row = tuple[str, dict[str, Any], dict[str, Any]]

SUON = "8v2w2s 456v 567w 678s 234s 1v1w1s cc tt"  # round, sườn its one lưng, two red
BLACK = "8v2w2s 456v 567w 234s 345s 1v1v1w1w1s"  # round, all black
TEN_RED = "cc 9w 8s tt 9w 9s oc oc cc cc 456v 567w 234s 1v"
TOM_LEO = "7v3w3s cc 9w 8s 456v 567w 234s 456s 1v1w"
PAIR_9S = "456v 567v 234w 678w 345s 1v1v1w 9s9s"
WAIT_CHI = "456v 567v 234w 345s 1v1v1w1w1s1s 9w 8s"
WAIT_CHI_PAIR = "456v 567v 234w 345s 1v1v1w1w1s 9w 8s8s"
NINE_DECLINED = "789w 9w9w 456v 567v 234s 1v1v1w1s"  # and one or two 8 sách
BI_TU = "8v2w2s 567v 678w 789s 4w4w4s4s 1v1w1s tt"
NAM_GIAN = "8v2w2s 567w 234s 789s 34v67v 1v1w1s tt"
OUTER_LOOSE = "cc 9w 8s 4v4v4w4s 6v6v6w6s 3v7v 1v1v1w1w1s1s oc"
FOUR_CU = "oc oc oc 8v2w2s 456v 567w 234s 345s 1v1w"
DECLINED = "7v7v 56v 89v 8v2w2s 234s 345w 1v1w1s tt oc"  # one of a declined khàn of 7 văn was thrown
ONE_BI = "5v5v5v 5w5s 8v2w2s 678w 234w 678s 1v1w1s"
YEU_HOME = "1v1v1v 8v2w2s 567v 345w 678s 456s 1w1s"
AGAIN = "7v7v7v 7w7s 234w 345s 234v 456s 1v1w1s"  # ù by phỗng of the declined 7 văn, and no run holds 7 văn
TWO_CUT = "7v7v 5v5v6v6v8v8v 789w cc 9w 8s 234s 1v1w1s"
EATEN_LEO = "8s8s8s 8w8v 9w 456v 567v 234w 345s 1v"
FIVE_MEN = "34v5v5v67v 5w5s 8v2w2s 567w 789s 1v1w1s"
TAI_BAN = "2v2v2v 5w5w5w 3s3s3s 456v 678s 234w 567v 456s 1v1w1s oc cc tt"

TAI_KINDS = ("2v", "9v", "5w", "8w", "4s", "7s", "1v", "1w", "cc")  # nine of the twelve tài


def win(cards: str, card: str, **more: Any) -> dict[str, Any]:
    """Write a question about an ù on the player's own door."""
    winning = {"card": card, "from": more.pop("source", "noc"), "door": more.pop("door", "tri")}
    return {"ask": "win", "cards": cards, "winning": winning, **more}


def score(*cuoc: str, **more: Any) -> dict[str, Any]:
    return {"ask": "score", "cuoc": list(cuoc), **more}


def meld(cards: str, how: str) -> dict[str, str]:
    return {"cards": cards, "how": how}


def count(*phu: dict[str, str], **more: Any) -> dict[str, Any]:
    return {"game": "tai-ban", "ask": "count", "phu": list(phu), **more}


def turns(*lines: str, **more: Any) -> dict[str, Any]:
    return {"ask": "turns", "record": "\n".join(("Ghế: A B C D E", "Cái: A", *lines)), **more}


def free_turns(*lines: str) -> dict[str, Any]:
    return {"game": "tai-ban", "ask": "turns", "record": "\n".join(("Ván: tai-ban", "Ghế: A B C", "Cái: A", *lines))}


def eats(hand: str, beside: str, *thrown: str, card: str = "3 văn", mat: str = "", **more: Any) -> dict[str, Any]:
    """Write a record: B eats a card that A threw, then throws these, one a turn."""
    head = (f"Tay B: {hand}", *((f"Chiếu B: {mat}",) if mat else ()))
    acts = [f"A đánh {card}", f"B ăn {card} với {beside}", f"B đánh {thrown[0]}"]
    for each in thrown[1:]:
        acts += ["…", f"B đánh {each}"]
    return turns(*head, *acts, **more)


FAULTLESS: dict[str, Any] = {"faults": []}
BAO: dict[str, Any] = {"faults": ["bao"]}

POINTS: tuple[Row, ...] = (
    ("002 B.15.3", score(), {"diem": 4, "dich": 0}),
    ("002 B.15.4", score(streak=1), {"diem": 6, "dich": 1}),
    ("002 B.15.16", score(streak=2), {"diem": 8, "dich": 1}),
    ("002 B.15.17", score("tứ khôi"), {"diem": 10, "dich": 2}),
    ("002 B.15.18", score("tôm", "lèo"), {"diem": 12}),
    ("002 B.15.18", score("Bạch định", "tôm", streak=1), {"diem": 28}),
    ("002 B.15.2.5", score("xuyên bí tư", "thập điều", "chi nẩy"), {"diem": 46}),
    ("002 A.8, post 9", score("lèo", streak=2), {"diem": 12}),
    ("T8", score("bát khôi", "thập điều"), {"diem": 30}),
    ("002 C.15.2", score("kính 2 cụ", game="bi-tu"), {"diem": 18}),
    ("002 C.15.2", score("mười hai đỏ", game="bi-tu"), {"diem": 18}),
    ("000 điểm", score("thập điều", "tôm", "lèo", rules="hoi_lim"), {"diem": 16}),
    ("000 điểm", score("bạch định", "tôm", rules="hoi_lim"), {"diem": 18}),
    ("000 điểm", score("thông", "kính cụ", "tôm", rules="hoi_lim"), {"diem": 16}),
    ("000 điểm", score("kính tứ cố", rules="hoi_lim"), {"diem": 46}),
    ("000 bốn người", score(streak=1, game="bi-tu", rules="hoi_lim"), {"diem": 4}),
    ("001 câu vè", score("tôm", "lèo", rules="wikipedia"), {"diem": 6}),
    ("001 câu vè", score("kính tứ cố", rules="wikipedia"), {"diem": 24}),
    ("002 page 1", score("chi nẩy", rules="san_dinh"), {"diem": 24}),
    ("T1", score(rules={"preset": "luat_2005", "suong": 3, "dich": 1}), {"diem": 3}),
    ("T3 bg", score("kính cụ", rules={"tu_tru": "bac-giang"}), {"diem": 24}),
    ("T3 proposal", score("chi nẩy", rules={"tu_tru": "de-nghi"}), {"diem": 28}),
    ("T7", score("lèo", streak=2, rules={"tam_khoi_dich": 2}), {"diem": 14}),
    ("002 D.15", {"game": "tai-ban", **score("sửu bàn"), "n": 10}, {"times": 3, "diem": 30}),
    ("words", score("kinh_tu_co"), {"diem": 72}),
    ("words", score("XUYEN_BI_TU"), {"diem": 10}),
)

WINS: tuple[Row, ...] = (
    ("002 B.15.3", win(SUON, "ông cụ"), {"result": "diem", "cuoc": ["suong"], "diem": 4}),
    ("002 B.15.17", win(SUON, "oc", streak=7), {"diem": 18}),
    ("002 B.15.8", win(BLACK, "oc"), {"cuoc": ["kinh-cu"], "diem": 18}),
    ("002 B.15.9", win(BLACK, "7v"), {"cuoc": ["bach-dinh"], "diem": 24}),
    ("002 B.15.8", win(TEN_RED, "7v"), {"cuoc": ["thap-dieu", "leo"], "diem": 22}),
    ("T9 2005", win(TEN_RED, "oc"), {"cuoc": ["leo"], "diem": 10}),
    ("T9 Hội Lim", win(TEN_RED, "oc", rules="hoi_lim"), {"cuoc": ["thap-dieu", "leo"], "diem": 14}),
    ("002 B.15.11", win(FOUR_CU, "oc", khan=["ông cụ"]), {"cuoc": ["kinh-tu-co"], "diem": 72}),
    ("002 B.15.11", win(FOUR_CU, "oc", bat_thuc=["ông cụ"]), {"cuoc": ["suong"], "diem": 4}),
    ("001 kính tứ cố", win(FOUR_CU, "oc", bat_thuc=["oc"], rules="wikipedia"), {"cuoc": ["kinh-tu-co"], "diem": 24}),
    ("002 B.15.12", {"ask": "waits", "cards": PAIR_9S}, {"waits": {"9 sách": 8}, "state": "cho-u"}),
    ("002 B.15.12", win(PAIR_9S, "9s", source="discard", door="cheo"), {"cuoc": ["bach-thu"], "diem": 8}),
    ("002 B.9.14.2", win(PAIR_9S, "9s", called=[]), {"result": "lanh-lang"}),
    ("000 các cách chờ", win(PAIR_9S, "9s", rules="hoi_lim"), {"cuoc": ["suong"], "diem": 4}),
    ("002 B.15.10", {"ask": "waits", "cards": WAIT_CHI}, {"waits": {"chi chi": 36}}),
    (
        "002 B.15.10",
        win(NINE_DECLINED + " 8s8s", "cc", bat_thuc="9w"),
        {"cuoc": ["xuyen-bi-tu", "chi-nay"], "diem": 40},
    ),
    ("002 B.15.10", win(NINE_DECLINED + " 8s 1w", "cc", bat_thuc="9w"), {"cuoc": ["leo"], "diem": 10}),
    ("000 chờ chi chi", win(WAIT_CHI_PAIR, "cc", passed="8s", rules="hoi_lim"), {"cuoc": ["leo"], "diem": 8}),
    ("T14 Sân Đình", win(WAIT_CHI_PAIR, "cc", rules="san_dinh"), {"cuoc": ["leo"], "diem": 10}),
    ("002 B.13.6", win(WAIT_CHI_PAIR, "cc", passed="8s"), {"cuoc": ["leo"], "diem": 10}),
    (
        "002 B.15.2.5",
        win("456v 567v 234w 1v1w tt tt tt oc oc 9w9w 8s8s", "cc"),
        {"cuoc": ["xuyen-bi-tu", "thap-dieu", "chi-nay"], "diem": 46},
    ),
    ("002 B.15.14.1", {"ask": "waits", "cards": BI_TU}, {"waits": {"4 văn": 10}}),
    ("001 chê xuyên", win(BI_TU, "tứ văn", rules="wikipedia"), {"cuoc": ["xuyen-bi-tu"], "diem": 5}),
    ("T15", win(BI_TU, "4v", rules="hoi_lim"), {"cuoc": ["suong"]}),
    ("T13", win(NAM_GIAN, "5v"), {"cuoc": ["xuyen-nam-gian"], "diem": 10}),
    ("T13 2005", win(OUTER_LOOSE, "5v"), {"cuoc": ["leo"], "diem": 10}),
    ("T13 Sân Đình", win(OUTER_LOOSE, "5v", rules="san_dinh"), {"cuoc": ["xuyen-nam-gian", "leo"], "diem": 14}),
    (
        "002 B.15.14.2",
        {"ask": "waits", "cards": "cc 9w 8s 567v 678w 567s 2w2w2s2s 1v1w1s oc"},
        {"waits": {"2 văn": 10, "8 văn": 10}},
    ),
    (
        "002 B.15.14.2",
        {"ask": "waits", "cards": "456v 567v 234s 9w9w9s9s 7v3w3s 1v1w1s oc"},
        {"waits": {"9 văn": 8, "thang thang": 8}},
    ),
    (
        "002 B.15.14.3",
        {"ask": "waits", "cards": "456v 567v 678w 567s 2w2w2s2s 1v1w1s oc"},
        {"waits": {"8 văn": 10}},
    ),
    (
        "002 B.15.14.3",
        win("456v 456v 567w 567s 3w3w3s3s 1v1w1s tt", "7v"),
        {"cuoc": ["xuyen-bi-tu", "tom"], "diem": 12},
    ),
    (
        "002 B.15.14.3",
        win("456v 567v 456w 234s 9w9w9s9s 1v1v1w cc", "tt"),
        {"cuoc": ["xuyen-bi-tu"], "diem": 10},
    ),
    ("002 B.14.1", win(PAIR_9S, "9s", source="bat-cai", dealer=True), {"cuoc": ["thien-u", "bach-thu"], "diem": 10}),
    ("T17", win(PAIR_9S, "9s", source="bat_cai", dealer=True, rules="chieu_co"), {"cuoc": ["thien-u"], "diem": 4}),
    ("002 B.14.9", win(TOM_LEO, "oc", announced=["tôm"]), {"result": "diem", "diem": 8}),
    ("002 B.14.9", win(SUON, "oc", announced=["tôm", "lèo"]), {"result": "bao", "diem": 0, "den": 12}),
    ("000 chèo đò", win(SUON, "oc", announced=["tôm"], rules="hoi_lim"), {"result": "bao", "den": 0}),
    ("001 báo", win(WAIT_CHI, "cc", announced=["lèo"], rules="wikipedia"), {"result": "bao"}),
    ("002 B.14.6", win(SUON, "5s", source="thiên khai", door="chéo"), {"cuoc": ["u-vong"], "diem": 10}),
    ("T16", win(SUON, "5s", source="thien_khai", rules={"u_vong": "khong-u"}), {"result": "khong-u"}),
    ("002 B.5.4.4", win(SUON, "5s", discarded="5s", called=[]), {"result": "lanh-lang"}),
    ("002 B.5.4.4", win(SUON, "5s", discarded="5s", called=["Đánh đi ù lại"]), {"result": "diem"}),
    ("002 B.16.20", win(SUON, "oc", streak=1, after_lanh_lang=True), {"diem": 4}),
    ("002 B.11.4", win(SUON, "oc", faults=["khê thiên khai"]), {"result": "lanh-lang"}),
    ("002 B.11.5", win(SUON, "oc", faults=["treo_khan"]), {"result": "lanh-lang"}),
    ("T27 2005", win(SUON, "oc", faults=["thối khàn"]), {"result": "lanh-lang"}),
    ("T27 Hội Lim", win(SUON, "oc", faults=["thối khàn"], rules="hoi_lim"), {"result": "bao", "diem": 0}),
    ("000 khê khàn", win(SUON, "oc", faults=["khê khàn"], rules="hoi_lim"), {"result": "lanh-lang"}),
    (
        "T27 Hội Lim",
        win("8v2w2s 4v4v4v 567w 678s 234s 1v1w1s cc tt", "oc", khan="4v", passed="4v", rules="hoi_lim"),
        {"result": "bao"},
    ),
    ("002 B.11.3.3", win(DECLINED, "cc", bat_thuc="7v", discarded="7v", called=["ăn 2 đánh 1"]), {"result": "diem"}),
    ("002 B.11.3.3", win(DECLINED, "cc", bat_thuc="7v", discarded="7v", called=["ăn cả"]), {"result": "lanh-lang"}),
    ("002 B.12.4.2", win(TWO_CUT, "tt", bat_thuc=["7v", "7v"], discarded="7v7v"), {"result": "diem", "diem": 10}),
    (
        "T24",
        win(TWO_CUT, "tt", bat_thuc=["7v", "7v"], discarded="7v7v", rules={"xen_thien_khai": 1}),
        {"result": "khong-u"},
    ),
    ("002 B.16.21.2", win(YEU_HOME, "tt", bat_thuc="1v", called=["yêu hoàn yêu, ăn cả"]), {"result": "diem"}),
    ("002 B.16.21.2", win(YEU_HOME, "tt", bat_thuc="1v", called=["ăn cả"]), {"result": "lanh-lang"}),
    ("002 B.16.21.3", win(ONE_BI, "tt", bat_thuc="5v", called=["ăn cả trả chén làng"]), {"result": "lanh-lang"}),
    ("T23 2005", win(ONE_BI, "tt", bat_thuc="5v"), {"result": "diem", "diem": 4}),
    ("T23 Hội Lim", win(ONE_BI, "tt", bat_thuc="5v", rules="hoi_lim"), {"result": "lanh-lang", "diem": 0}),
    ("T23 old", win(ONE_BI, "tt", bat_thuc="5v", rules="chieu_co"), {"result": "lanh-lang", "diem": 0}),
    (
        "T23 old",
        win(ONE_BI.replace("678w", "678v"), "tt", bat_thuc="5v", rules="chieu_co"),
        {"result": "diem"},  # a 5 văn can lie in 5678 văn
    ),
    (
        "T23 Sân Đình",
        win("5v5v5v 5w 8v2w2s 678w 234w 678s 1v1v1w1s", "5s", bat_thuc="5v", rules="san_dinh"),
        {"result": "lanh-lang"},
    ),
    ("T23 Sân Đình", win(ONE_BI, "tt", bat_thuc="5v", rules="san_dinh"), {"result": "diem"}),
    (
        "T23 2005",
        win("5v5v5v 456w 456s 8v2w2s 789w 1v1w1s tt tt", "oc", bat_thuc="5v", called=["ăn cả"]),
        {"result": "bao"},
    ),
    ("T21 2005", win(AGAIN, "7v", bat_thuc="7v"), {"result": "khong-u"}),
    ("T29 Sân Đình", win(AGAIN, "7v", bat_thuc="7v", rules="san_dinh"), {"result": "lanh-lang", "diem": 0}),
    ("T21 none", win(AGAIN, "7v", bat_thuc="7v", rules={"phong_tai_kien": "khong-can"}), {"result": "diem"}),
    (
        "002 B.9.14.3",
        win("7v7v7v 7w7s 234w 345s 456v 456s 1v1w1s", "7v", bat_thuc="7v", called=["phỗng ăn cả trả chén"]),
        {"result": "diem", "announce": ["phong", "an-ca", "bach-dinh"]},
    ),
    (
        "T11",
        win("7v7v7v 56v 234w 345s 456s 789s 1v1w1s", "7v", bat_thuc="7v", rules={"bach_thu_tai_kien": False}),
        {"cuoc": ["suong"]},
    ),
    (
        "002 post 10",
        win(EATEN_LEO, "8s", khan=["8s"], mat=[meld("cc", "an")], called=["tiền ù hậu dậy"]),
        {"cuoc": ["leo"], "diem": 10},
    ),
    (
        "002 post 10",
        win(EATEN_LEO, "8s", khan=["8s"], mat=[meld("cc", "an")], called=["tiền dậy hậu ù"]),
        {"result": "lanh-lang"},
    ),
    ("002 B.14.7", win(FIVE_MEN, "5v", called=["ù năm binh"]), {"result": "diem"}),
    ("002 B.14.7", win(FIVE_MEN, "5v", called=[]), {"result": "lanh-lang"}),
    (
        "002 D.14",
        {"game": "tai-ban", **win(TAI_BAN, "1v", khan="2v 5w 3s")},
        {"result": "diem", "lung": 15, "times": 1},
    ),
    (
        "002 D.4.4.3",
        {"game": "tai-ban", **win(TAI_BAN, "2v", khan="2v 5w 3s")},
        {"lung": 21, "times": 2, "cuoc": ["tai-ban"]},
    ),
)

LAID: tuple[Row, ...] = (
    (
        "002 post 13",
        {"ask": "arrange", "cards": "7v7v7v7v 55v66v88v", "bat_thuc": ["7v", "7v"]},
        {"rac": ["7 văn"] * 2},
    ),
    (
        "002 post 13",
        {"ask": "arrange", "cards": "7v7v7v7v 55v66v88v", "khan": "7v"},
        {"rac": ["5 văn", "6 văn", "8 văn"], "lung": 1},
    ),
    ("002 B.4.8", {"ask": "phu", "cards": "4w4w4s4s"}, {"phu": False, "kind": None}),
    ("002 B.4.8", {"ask": "phu", "cards": "tứ vạn, tứ vạn, tứ sách, tứ sách, tứ văn"}, {"phu": True, "kind": "bi"}),
    ("000 ăn năm binh", {"ask": "phu", "cards": "cc 9w 8s 8s"}, {"kind": "lung", "lung": "leo"}),
    ("002 B.4.4.8", {"ask": "arrange", "cards": "456w", "mat": [{"cards": "6v6v6v"}]}, {"tron": True, "lung": 1}),
    ("TT-4.4", {"ask": "arrange", "cards": "tt 9w 9s oc"}, {"tron": True, "lung": 1}),
    ("TT-4.4", {"ask": "arrange", "cards": "7v7v 3w3w 3s3s"}, {"tron": True, "lung": 2}),
    ("TT-4.10", {"ask": "phu", "cards": "8v9v1v"}, {"phu": False}),
    ("002 D.4.2.1", count(meld("7v7v7v 3w3w3w 3s", "phong")), {"lung": 3}),
    ("002 D.4.2.3", count(meld("cc cc 9w9w 8s8s", "an")), {"lung": 2}),
    (
        "002 D.15.1",
        count(meld("2v2v2v2v", "day-khan"), meld("5w5w5w", "khan"), khan_at_deal=True),
        {"lung": 18, "cuoc": "suong", "times": 1},
    ),
    (
        "002 D.15.2",
        count(meld("2v2v2v2v", "day-khan"), meld("5w5w5w", "khan"), meld("7v3w3s", "an"), khan_at_deal=True),
        {"lung": 19, "cuoc": "tai-ban", "times": 2},
    ),
    (
        "T47",
        count(
            *(
                meld(f"{each} {each} {each}", "phong")
                for each in ["2v", "9v", "5w", "8w", "4s", "7s", "1v", "1w", "cc"]
            ),
            meld("7v3w3s", "an"),
            khan_at_deal=False,
            rules="tai_ban_2005",
        ),
        {"lung": 19, "cuoc": "suu-ban", "times": 3},
    ),
)

TABLE_ROWS: tuple[Row, ...] = (
    ("002 D.1", {"game": "tai-ban", "ask": "deal", "rules": "tai_ban_2005"}, {"hand": 30, "cai": 31, "noc_end": 14}),
    ("002 E.7", {"game": "to-tom-diem", "ask": "deal"}, {"noc_end": 1, "noc": 19}),
    ("000 năm người", {"game": "to-tom-diem", "ask": "deal", "rules": "hoi_lim"}, {"noc_end": 5, "hand": 20}),
    ("000 năm người", {"game": "to-tom", "ask": "deal", "rules": "hoi_lim"}, {"noc_end": 5}),
    ("T38", {"game": "to-tom-diem", "ask": "deal", "rules": {"preset": "hoi_lim", "noc_hoa": "1"}}, {"noc_end": 1}),
    ("001 bắt cái", {"ask": "deal", "rules": "wikipedia"}, {"noc": 18, "noc_face_up": 1}),
)

PLAYED: tuple[Row, ...] = (
    ("002 post 8, 1a", eats("5v 3s", "5v", "3 sách", mat="ăn 4 văn với 4v 4w 4s | ăn 3 vạn với 4w 5w 6w"), FAULTLESS),
    ("002 post 8, 2a", eats("2v 3w3s", "2v", "3 sách", "3 vạn", mat="ăn 6 văn với 45v"), BAO),
    ("002 post 8, 2c", eats("2v 3w3s", "3w 3s", "2 văn", mat="ăn 6 văn với 45v"), FAULTLESS),
    ("002 post 8, 3a", eats("45v 3w3s", "3w 3s", "4 văn", "5 văn"), FAULTLESS),
    (
        "T18",
        eats("45v 3w3s", "3w 3s", "4 văn", "5 văn", rules={"an_it_danh_nhieu": "mot-quan-lang"}),
        BAO,
    ),
    ("002 post 8, 4a", eats("245v 3w3s", "245v", "3 sách", "3 vạn"), FAULTLESS),
    ("002 post 8, 4b", eats("245v 3w3s", "3w 3s", "2 văn", "4 văn", "5 văn"), BAO),
    ("002 post 8, 5a", eats("245v 3s3s3w", "3s3s3w", "2 văn", "4 văn", "5 văn"), FAULTLESS),
    ("002 post 8, 6a", eats("245v 3w3w3s3s", "3w3w3s3s", "2 văn", "4 văn", "5 văn"), FAULTLESS),
    ("002 post 8, 6b", eats("245v 3w3w3s3s", "245v", "3 vạn", "3 vạn", "3 sách", "3 sách"), BAO),
    (
        "002 post 8, 7a",
        eats("34v67v 5s5s5w5w", "5s5s5w5w", "3 văn", "4 văn", "6 văn", "7 văn", card="5 văn"),
        FAULTLESS,
    ),
    (
        "002 A.1.1",
        turns("Tay B: 7v7v 8v", "Chiếu B: ăn 6 văn với 45v", "A đánh 7 văn", "B phỗng 7 văn", "B đánh 8 văn"),
        BAO,
    ),
    (
        "T19",
        turns(
            "Tay B: 7v7v 8v", "Chiếu B: ăn 6 văn với 45v", "A đánh 7 văn", "B phỗng 7 văn", "B đánh 8 văn",
            rules="san_dinh",
        ),
        FAULTLESS,
    ),
    (
        "002 A.1.2",
        turns(
            "Tay B: 2v2v 3v 1v", "A đánh 2 văn", "B phỗng 2 văn", "B đánh 3 văn", "…", "C mở 1 văn", "…", "B hạ 1v",
        ),
        BAO,
    ),
    (
        "002 A.1.3",
        turns("Tay B: 6v6v 4v", "Chiếu B: ăn 5 văn với 5v 5w 5s", "A đánh 6 văn", "B phỗng 6 văn", "B đánh 4 văn"),
        BAO,
    ),
    (
        "001 báo",
        turns(
            "Tay B: 34w 9s", "A đánh 5 vạn", "B mở 2 sách", "…", "A đánh 5 vạn", "B ăn 5 vạn với 34w", "B đánh 9 sách",
        ),
        BAO,
    ),
    (
        "001 báo",
        turns(
            "Tay B: 56v 9s", "A đánh 4 văn", "B mở 2 sách", "…", "A đánh 7 văn", "B ăn 7 văn với 56v", "B đánh 9 sách",
        ),
        BAO,
    ),
    (
        "001 báo",
        turns("Tay B: 5s5s 6s 7s", "A đánh 5 sách", "B phỗng 5 sách", "B đánh 6 sách", "…", "B đánh 7 sách"),
        BAO,
    ),
    (
        "002 post 16, 1",
        turns(
            "Tay B: 7v7v7v 6v 7w7s 9s", "B chén 7 văn", "A đánh 5 văn", "B ăn 5 văn với 67v", "B đánh 9 sách", "…",
            "C đánh 7 văn", "B phỗng 7 văn",
        ),
        FAULTLESS,
    ),
    (
        "T21 old",
        turns(
            "Tay B: 7v7v7v 6v 7w7s 9s", "B chén 7 văn", "A đánh 5 văn", "B ăn 5 văn với 67v", "B đánh 9 sách", "…",
            "C đánh 7 văn", "B phỗng 7 văn", rules="chieu_co",
        ),
        BAO,
    ),
    (
        "002 post 11",
        turns(
            "Tay B: 8s 8v8v", "Chiếu B: ăn 9 sách với 9s 9v 9w", "Đã đánh B: 7 sách", "A đánh 7 sách", "B mở 2 văn",
            "…", "E đánh 8 văn", "B phỗng 8 văn", "B đánh 8 sách",
        ),
        BAO,
    ),
    (
        "T31 2005",
        turns(
            "Tay B: 7v7v", "Đã hiện B: 7 văn", "Tay đủ D: 56v 8v2w2s 567w 678s 234s 1v1v1w1s cc tt", "A đánh 7 văn",
            "B phỗng 7 văn", "D ù 7 văn: suông",
        ),
        BAO,
    ),
    (
        "T49",
        free_turns(
            "Tay B: 7v7v 45v 45s", "A đánh 7 văn", "B mở 2 sách", "…", "A đánh 3 văn", "B ăn 3 văn với 45v",
            "B đánh 7 văn", "…", "A đánh 3 sách", "B ăn 3 sách với 45s", "B đánh 7 văn",
        ),
        FAULTLESS,
    ),
)  # fmt: skip

ROWS = (*POINTS, *WINS, *LAID, *TABLE_ROWS, *PLAYED)


def _said(answer: dict[str, Any], key: str) -> Any:
    """Return a part of the answer in the words of the table: waits as points by card, faults as their results."""
    if key == "waits":
        return {each["card"]: each["diem"] for each in answer["waits"]}
    if key == "faults":
        return [each["result"] for each in answer["faults"]]
    return answer[key]


def test_the_sources_answer() -> None:
    def is_answered(row: Row) -> None:
        _, question, expected = row
        answer = ask({"game": "to-tom", **question})
        assert "error" not in answer, answer
        assert {key: _said(answer, key) for key in expected} == expected

    every(((f"{row[0]} {number}", row) for number, row in enumerate(ROWS)), is_answered)


def test_the_schema_takes_a_question_of_every_sort() -> None:
    check = validator()
    for _, question, _ in (*LAID, *TABLE_ROWS[1:2], *PLAYED):
        written = {key: value for key, value in question.items() if key != "rules"}
        check.validate({"game": "to-tom", **written})


def test_english_gives_the_same_answer_and_leaves_no_vietnamese_sentence() -> None:
    for _, question, expected in WINS[:20]:
        answer = ask({"game": "to-tom", **question, "lang": "en"})
        assert {key: _said(answer, key) for key in expected} == expected
        assert all("không" not in line["text"] for line in answer["lines"])
