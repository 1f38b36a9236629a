"""More questions on Tổ tôm and its forms, written from the sources by a reader who had seen no verdict.

The same shape as `questions_totom`. Three rows were mended afterwards, where the reader had overlooked something: a
xuyên bí tư beside the chi nẩy, a second three alike, and a run that holds one of the four cards.
"""

H5 = "Ghế: A B C D E\nCái: A\n"
H4 = "Ván: bi-tu\nGhế: A B C D\nCái: A\n"

TOM_LEO = "7v3w3s cc 9w 8s 456v 567w 234s 1v1w1s oc 1v"  # round, tôm and lèo; no thang thang held
DEN_TOM = "7v3w3s 456v 567w 456s 123w 1s1s 1v1v 1w"  # round, tôm, all black; 4w makes 1-7 vạn in runs
MUOI_MOT = "cc 9w 8s tt 9w 9s oc oc cc tt 456v 567w 234s 1v"  # round, lèo, ten red; 8w is the eleventh
BON_CU = "8v2w2s 456v 567w 345s 678v 1v1w"  # 17 black, sườn; three ông cụ lie eaten one by one
CU_AN = [{"cards": "oc", "how": "an", "eaten": "ông cụ"}] * 3
NAY = "9w 8s 456v 345w 234s 567v 1v1v1w1w1s oc"  # only chi chi
MOT_BI = "6w6w6w 6v6s 8v2w2s 345v 345s 234w 1v1w cc"  # khàn 6w declined: one bí, no run can have a 6w
NAY_BT = "9w9w9w 7w8w 8s8s 456v 234s 345s 1v1v1w oc"  # khàn 9w declined, 789w, pair 8s: only chi chi
NAY_DOI = "8s8s 9w 456v 345w 678v 234s 1v1v1w1s1s"  # pair 8s and a 9w: only chi chi
BI_LEO = "8s8s8s 8w8v 9w 456v 345w 345s 1v1w1s oc"  # khàn 8s, bí 8, a loose 9w; chi chi on the mat: only 8s
TAI_KIEN = "5v5v5v 6v7v 234s 678s 234w 678w 1v1w oc"  # khàn 5v declined, 567v, no lưng: only phỗng 5v
NAM_GIAN = "3v4v4v6v6v7v 4w4s 6w6s 9v1w1s 234s 1v1v cc oc"  # 3v 7v loose, a 4v and a 6v to spare in bí: only 5v
CHIN = "9w9w9s9s 456v 345w 678s 234s 567v 1v"  # no lưng
CHIN_LUNG = "9w9w9s9s 8v2w2s 456v 345w 678s 234s 1v"  # sườn
CHUA_LUNG = "1v 3456v 567w 234w 456s 567s 1w oc cc"  # round, no lưng
SUONG = "8v2w2s 456v 567w 345s 678v 1v1w1s cc oc"  # round, sườn, no 3w at all
KHE = (
    "Bài B: 4s4s4s 45w 8v2w2s 567v 789w 1v1v1w cc tt 9v\nB úp 4 sách\nA đánh 9 sách\nB mở 3 sách\nC mở 4 sách\n"
    "D mở 2 văn\nE mở 7 sách\nA mở 6 vạn\nB ăn 6 vạn với 45w\nB đánh 9 văn\nC mở ông cụ\nB ù ông cụ: suông\n"
)
HAI_CHO = (
    "Tay đủ B: 7v3w3s 456v 678s 1v1w cc tt 67w 9v 2w 4s 2v 8v\nNọc: 7\nA đánh 8 vạn\nB ăn 8 vạn với 67w\n"
    "B đánh 8 văn\nD ù 8 văn: suông\n"
)
NOI_DOC = (
    "Tay đủ B: 45v 7v7w7s 8v2w2s 345s 234w 1v1w cc oc 9v 9s\nA đánh 6 văn\nB ăn 6 văn với 45v\nB đánh 9 văn\n"
    "C mở 6 sách\nD mở 9 vạn\nE mở 2 sách\nA mở 5 sách\nB mở 7 văn\nC mở 6 vạn\nD mở 3 sách\nE mở 9 vạn\nA mở 5 vạn\n"
    "B ăn 5 vạn với 234w\nB đánh 9 sách\nC mở 1 sách\nB ù 1 sách: suông\n"
)
TRINH = "Bài B: 7s7s7s7s 5s6s8s 7v7w 234v 678v 345w 2w 9w\n"
KHAI = "Bài B: 3w3w3w3w 45s 456v 678v 567w 1v1v1w cc 9s\nB úp thiên khai 3 vạn\nA đánh 6 sách\nB ăn 6 sách với 45s\n"
CHEN_CHI = (
    "Bài B: cc cc cc 9w 8s 45v 567w 234s 345s 1v1w oc 9v\nB chén chi chi\nA đánh 6 văn\nB ăn 6 văn với 45v\n"
    "B đánh 9 văn\nC mở 1 sách\nB ù 1 sách: lèo; ăn cả\n"
)
HAI_DO = (
    "tt 9w9s 8v2w2s tt oc oc cc cc 789w 678s 456v 345w 1v"  # 24 cards, 11 red, sườn and one yêu đỏ; 9s is the twelfth
)
MUOI_DO = "tt 9w9s 8v2w2s tt oc oc cc 789w 678s 456v 345w 1v1s"  # 24 cards, 10 red; 3v is black
CHUNG = "tt oc 9w9s 456v 567w 345s 678v 234w 567s 1v1v"  # 24 cards, round; one thang thang and one 9s for both yêu đỏ


def noc(card, door="tri"):
    return {"card": card, "from": "noc", "door": door}


ROWS = [
    # ============================================================ single wins
    # lèo 10, tôm 1 dịch, thông 1 dịch
    (
        "002 B.15.18 «Tổng Điểm Dịch của Tiếng Ù cao nhất»",
        {"ask": "win", "cards": TOM_LEO, "streak": 1, "winning": noc("tt")},
        {"result": "diem", "diem": 14},
    ),
    # lèo 8, and 2 for each other cước
    (
        "000 «Thông Kính cụ tôm»: 12+2+2",
        {"ask": "win", "rules": "hoi-lim", "cards": TOM_LEO, "streak": 1, "winning": noc("tt")},
        {"result": "diem", "diem": 12},
    ),
    # 24 and 1 dịch
    (
        "002 B.15.9, 15.18 «được cộng thêm 1 Dịch»",
        {"ask": "win", "cards": DEN_TOM, "winning": {"card": "4w", "from": "discard", "door": "cheo"}},
        {"result": "diem", "diem": 26},
    ),
    (
        "000 «Bạch định tôm: 16 + 2 = 18»",
        {
            "ask": "win",
            "rules": "hoi-lim",
            "cards": DEN_TOM,
            "winning": {"card": "4w", "from": "discard", "door": "cheo"},
        },
        {"result": "diem", "diem": 18},
    ),
    # eleven red: not thập điều, so lèo alone
    (
        "002 B.15.8 «11 Quân Đen với 10 QUÂN ĐỎ»",
        {"ask": "win", "cards": MUOI_MOT, "winning": noc("8w", "cheo")},
        {"result": "diem", "diem": 10, "cuoc": ["leo"]},
    ),
    # four ông cụ, none of them a trùng: each came alone
    (
        "002 B.15.11 «phải là một Lưng Trùng Tứ»",
        {"ask": "win", "cards": BON_CU, "mat": CU_AN, "winning": noc("oc")},
        {"result": "diem", "diem": 4, "cuoc": ["suong"]},
    ),
    (
        "000 «có đủ 4 ông cụ, không có quân»",
        {"ask": "win", "rules": "hoi-lim", "cards": BON_CU, "mat": CU_AN, "winning": noc("oc")},
        {"result": "diem", "diem": 46, "cuoc": ["kinh-tu-co"]},
    ),
    # the picked card is the winning card: chi nẩy 36, thiên ù 1 dịch
    (
        "002 B.14.1.2 «như Bạch Thủ, Xuyên, Chi Nẩy»",
        {"ask": "win", "cards": NAY, "dealer": True, "winning": {"card": "cc", "from": "bat-cai"}},
        {"result": "diem", "diem": 38},
    ),
    # Sân Đình has not that: lèo 10, thiên ù 1 dịch
    (
        "002 khác biệt 7 «Quân Bắt Cái của Thiên Ù»",
        {
            "ask": "win",
            "rules": "san-dinh",
            "cards": NAY,
            "dealer": True,
            "winning": {"card": "cc", "from": "bat-cai"},
        },
        {"result": "diem", "diem": 12},
    ),
    # lèo 5, thiên ù 1
    (
        "002 B.14.1.2 «TT xưa thì chưa có khái niệm này»",
        {
            "ask": "win",
            "rules": "chieu-co",
            "cards": NAY,
            "dealer": True,
            "winning": {"card": "cc", "from": "bat-cai"},
        },
        {"result": "diem", "diem": 6},
    ),
    # all three back in the one bí, said
    (
        "002 B.16.21.3 «tất cả quân A đều trở về»",
        {
            "ask": "win",
            "cards": MOT_BI,
            "bat_thuc": "6w",
            "called": ["bí hoàn bí", "ăn cả"],
            "winning": noc("tt"),
        },
        {"result": "diem", "diem": 4},
    ),
    (
        "000 «khàn bất thực chỉ có một phu bí»",
        {
            "ask": "win",
            "rules": "hoi-lim",
            "cards": MOT_BI,
            "bat_thuc": "6w",
            "called": ["bí hoàn bí", "ăn cả"],
            "winning": noc("tt"),
        },
        {"result": "lanh-lang", "diem": 0},
    ),
    # khàn 9 vạn declined, a run with it and a loose pair of 8 sách, all from the deal
    (
        "002 B.15.10 «BTK 9 vạn hay BTK 8 sách»",
        {
            "ask": "win",
            "cards": NAY_BT,
            "bat_thuc": "9w",
            "called": ["ăn cả"],
            "winning": noc("cc", "cheo"),
        },
        {"result": "diem", "diem": 40, "cuoc": ["xuyen-bi-tu", "chi-nay"]},
    ),
    (
        "000 «chỉ chờ duy nhất một nước chi chi»",
        {
            "ask": "win",
            "rules": "hoi-lim",
            "cards": NAY_BT,
            "bat_thuc": "9w",
            "called": ["ăn cả"],
            "winning": noc("cc", "cheo"),
        },
        {"result": "diem", "diem": 24, "cuoc": ["chi-nay"]},
    ),
    # an 8 sách came, he did not phỗng it: lèo only
    (
        "000 «lên bát sách không phỗng đánh cửu vạn»",
        {"ask": "win", "rules": "hoi-lim", "cards": NAY_DOI, "passed": "8s", "winning": noc("cc", "cheo")},
        {"result": "diem", "diem": 8, "cuoc": ["leo"]},
    ),
    # chi nẩy called as lèo
    (
        "001 Báo «phải hô chi nảy không được bỏ»",
        {"ask": "win", "rules": "wikipedia", "cards": NAY, "announced": ["lèo"], "winning": noc("cc")},
        {"result": "bao", "diem": 0},
    ),
    (
        "000 «thì chỉ ăn điểm loại thấp mà thôi»",
        {"ask": "win", "rules": "hoi-lim", "cards": NAY, "announced": ["lèo"], "winning": noc("cc")},
        {"result": "diem", "diem": 8},
    ),
    # the example of post 10: 8 sách with the 9 vạn and the chi chi of the mat, then the khàn is raised in bí 8
    (
        "002 post 10 «Ù thành Bí Lèo với phu Bí 8»",
        {
            "ask": "win",
            "cards": BI_LEO,
            "khan": "8s",
            "mat": [{"cards": "cc", "how": "an", "eaten": "chi chi"}],
            "called": ["tiền ù hậu dậy"],
            "winning": noc("8s", "cheo"),
        },
        {"result": "diem", "diem": 10, "cuoc": ["leo"]},
    ),
    # the same, and nothing said of the order
    (
        "002 B.11.6.3 «HÔ rõ điều kiện Tiền Ù Hậu Dậy»",
        {
            "ask": "win",
            "cards": BI_LEO,
            "khan": "8s",
            "mat": [{"cards": "cc", "how": "an", "eaten": "chi chi"}],
            "called": [],
            "winning": noc("8s", "cheo"),
        },
        {"result": "lanh-lang", "diem": 0},
    ),
    # the one wait is the phỗng of the declined khàn, which brings the lưng
    (
        "002 B.15.12.2 «dù là Phỗng Yêu, Phỗng Tái Kiến»",
        {
            "ask": "win",
            "cards": TAI_KIEN,
            "bat_thuc": "5v",
            "called": ["phỗng", "ăn cả"],
            "winning": {"card": "5v", "from": "discard", "door": "cheo"},
        },
        {"result": "diem", "diem": 8, "cuoc": ["bach-thu"]},
    ),
    # ============================================================ single cases
    # a card that could lengthen the run of the mat, laid in a bí instead: two carried, one thrown
    (
        "002 post 8, 2c «là “Ăn 2 Đánh 1”»",
        {
            "ask": "claim",
            "act": "an",
            "cards": "3w 4v4s",
            "mat": [{"cards": "567w", "how": "an", "eaten": "7w"}],
            "card": "4w",
            "from": "discard",
            "door": "tren",
            "beside": "4v4s",
            "then": "3w",
        },
        {"allowed": True},
    ),
    # two carried, three thrown
    (
        "002 post 8, 4b «đánh ngược lại là Bị Báo»",
        {
            "ask": "claim",
            "act": "an",
            "cards": "578w 6v6s",
            "card": "6w",
            "from": "discard",
            "door": "tren",
            "beside": "6v6s",
            "then": "5w 7w 8w",
        },
        {"allowed": False, "result": "bao", "fault_slugs": ["an-it-danh-nhieu"]},
    ),
    # two carried, two thrown
    (
        "002 B.9.10.1 «được phép đánh đi cả Cạ kia»",
        {
            "ask": "claim",
            "act": "an",
            "cards": "7s8s 9v9w",
            "card": "9s",
            "from": "discard",
            "door": "tren",
            "beside": "7s8s",
            "then": "9v 9w",
        },
        {"allowed": True},
    ),
    (
        "002 post 6 «là bị Bắt Báo “Ăn 1 đánh 2”» (lệ video)",
        {
            "ask": "claim",
            "act": "an",
            "rules": {"an_it_danh_nhieu": "mot-quan-lang"},
            "cards": "7s8s 9v9w",
            "card": "9s",
            "from": "discard",
            "door": "tren",
            "beside": "7s8s",
            "then": "9v 9w",
        },
        {"allowed": False, "result": "bao"},
    ),
    # with 5-6 văn, 4 văn was let go and now 7 văn is eaten
    (
        "001 Báo «không ăn tứ văn sau đó lại ăn»",
        {
            "ask": "claim",
            "act": "an",
            "rules": "wikipedia",
            "cards": "56v 2s",
            "passed": "4v",
            "card": "7v",
            "from": "discard",
            "door": "tren",
            "beside": "56v",
            "then": "2s",
        },
        {"allowed": False, "result": "bao"},
    ),
    (
        "000 «Đã không ăn quân trước của phu dọc»",
        {
            "ask": "claim",
            "act": "an",
            "rules": "hoi-lim",
            "cards": "56v 2s",
            "passed": "4v",
            "card": "7v",
            "from": "discard",
            "door": "tren",
            "beside": "56v",
            "then": "2s",
        },
        {"allowed": False, "result": "cheo-do"},
    ),
    # his pair lies in a bí of the mat and there is no cup
    (
        "002 B.9.14.4 «nằm cả trong phu bí dưới chiếu»",
        {
            "ask": "claim",
            "act": "phong",
            "cards": "9v 2s",
            "mat": [{"cards": "6s6w6w6v", "how": "an", "eaten": "6s"}],
            "card": "6w",
            "from": "discard",
            "door": "cheo",
            "then": "9v",
        },
        {"allowed": False, "result": "bao", "fault_slugs": ["phong-lo"]},
    ),
    # neither thrown by the left neighbour nor drawn at his own door
    (
        "002 B.11.6.2 «nhà trên đánh xuống hoặc mở Nọc»",
        {
            "ask": "claim",
            "act": "day-khan",
            "cards": "6s6s6s 7s8s 2v",
            "khan": "6s",
            "card": "6s",
            "from": "noc",
            "door": "cheo",
            "beside": "7s8s",
            "then": "2v",
        },
        {"allowed": False, "result": "bao"},
    ),
    # into sườn, while the khàn stays with 2 vạn and 2 văn: a second bí
    (
        "002 post 10 «Tiền ăn phu hậu dậy khàn» … «Game cho phép»",
        {
            "ask": "claim",
            "act": "day-khan",
            "rules": "san-dinh",
            "cards": "2s2s2s 2w2w2v 8v 9s",
            "khan": "2s",
            "card": "2s",
            "from": "discard",
            "door": "tren",
            "beside": "8v 2w",
            "then": "9s",
        },
        {"allowed": True},
    ),
    (
        "002 post 10 «Các cụ xưa không cho ăn tiền thực»",
        {
            "ask": "claim",
            "act": "day-khan",
            "rules": "chieu-co",
            "cards": "2s2s2s 2w2w2v 8v 9s",
            "khan": "2s",
            "card": "2s",
            "from": "discard",
            "door": "tren",
            "beside": "8v 2w",
            "then": "9s",
        },
        {"allowed": False, "result": "bao", "fault_slugs": ["tien-thuc-sai"]},
    ),
    # one cup, and the second card of the khàn goes
    (
        "002 B.11.3.2 «được phép đánh Xén đi một quân»",
        {
            "ask": "claim",
            "act": "danh",
            "cards": "7s7s 5s6s",
            "bat_thuc": "7s",
            "discarded": "7s",
            "then": "7s",
        },
        {"allowed": False, "result": "bao", "fault_slugs": ["xen-qua"]},
    ),
    # six cards in the bí, the declined khàn not taken by phỗng
    (
        "002 B.9.7 «6 quân bài gọi là Ăn Lục Binh»",
        {
            "ask": "claim",
            "act": "an",
            "cards": "7v7v7v7w7s 2w",
            "bat_thuc": "7v",
            "card": "7v",
            "from": "noc",
            "door": "tri",
            "beside": "7v7v7v7w7s",
            "then": "2w",
        },
        {"allowed": True, "no_fault": True},
    ),
    # the last card but one: raising a khàn is excused
    (
        "002 B.16.14.1 «Dậy Khàn được miễn trừ điều kiện»",
        {
            "ask": "claim",
            "act": "day-khan",
            "cards": "4w4w4w 8v2w2s 567v 345s 1v1w cc 6w7w 9v9s 3v",
            "whole": True,
            "khan": "4w",
            "card": "4w",
            "from": "noc",
            "door": "cheo",
            "then": "3v",
            "then_won": True,
            "noc": 1,
        },
        {"allowed": True, "no_fault": True},
    ),
    # a phỗng is not: after it he waits for 8 vạn only
    (
        "002 B.16.14.2 «phải có Bài Thành(hoặc Thập Thành)»",
        {
            "ask": "claim",
            "act": "phong",
            "cards": "6s6s 8v2w2s 567v 345w 234s 1v1w cc 7w9w 3v",
            "whole": True,
            "card": "6s",
            "from": "discard",
            "door": "cheo",
            "then": "3v",
            "then_won": True,
            "noc": 1,
        },
        {"result": "den", "fault_slugs": ["mot-thanh"]},
    ),
    # suông called tôm
    (
        "000 chèo đò «Hô ù loại thấp thành loại cao»",
        {
            "ask": "claim",
            "act": "u",
            "rules": "hoi-lim",
            "cards": SUONG,
            "whole": True,
            "announced": ["tôm"],
            "card": "tt",
            "from": "noc",
            "door": "tri",
        },
        {"allowed": False, "result": "cheo-do", "fault_slugs": ["xuong-thua"]},
    ),
    (
        "002 B.2.4 «Tt sẽ bị Đền Làng nếu vướng»",
        {
            "ask": "claim",
            "act": "u",
            "cards": SUONG,
            "whole": True,
            "announced": ["tôm"],
            "card": "tt",
            "from": "noc",
            "door": "tri",
        },
        {"allowed": False, "result": "bao", "fault_slugs": ["xuong-thua"]},
    ),
    # before: 6s 8s go with the spare 7s of the mat. After: 8s 8s carried, 6s thrown
    (
        "002 khác biệt 1.3 «phỗng 6 văn rồi đánh đi 4»",
        {
            "ask": "claim",
            "act": "phong",
            "cards": "6s 8s8s",
            "mat": [{"cards": "7w7s7s7v", "how": "an", "eaten": "7w"}],
            "card": "8s",
            "from": "discard",
            "door": "cheo",
            "then": "6s",
        },
        {"allowed": False, "result": "bao", "fault_slugs": ["buon-phu"]},
    ),
    (
        "002 khác biệt 1 «Có lỗi BUÔN PHU»: TTSĐ không có",
        {
            "ask": "claim",
            "act": "phong",
            "rules": "san-dinh",
            "cards": "6s 8s8s",
            "mat": [{"cards": "7w7s7s7v", "how": "an", "eaten": "7w"}],
            "card": "8s",
            "from": "discard",
            "door": "cheo",
            "then": "6s",
        },
        {"allowed": True},
    ),
    (
        "001 Báo «phỗng ngũ sách mà đánh cả tứ sách»",
        {
            "ask": "claim",
            "act": "phong",
            "rules": "wikipedia",
            "cards": "5s5s 4s6s",
            "card": "5s",
            "from": "discard",
            "door": "cheo",
            "then": "4s 6s",
        },
        {"allowed": False, "result": "bao"},
    ),
    (
        "000 chèo đò «Ăn một quân lại đánh 2 quân»",
        {
            "ask": "claim",
            "act": "phong",
            "rules": "hoi-lim",
            "cards": "5s5s 4s6s",
            "card": "5s",
            "from": "discard",
            "door": "cheo",
            "then": "4s 6s",
        },
        {"allowed": False, "result": "cheo-do"},
    ),
    # ============================================================ records
    # the 4 sách came while he was not waiting, and the khàn stayed down
    (
        "002 B.11.4 «Khê Khàn nếu Ù thì là Ù»",
        {"ask": "turns", "record": H5 + KHE},
        {"fault_slugs": ["khe-khan"]},
    ),
    (
        "000 chèo đò «có quân lên đúng khàn lại không»",
        {"ask": "turns", "rules": "hoi-lim", "record": H5 + KHE},
        {"fault_slugs": ["thoi-khan"]},
    ),
    # seven left, the draw at five: two to open; four loose cards, not waiting
    (
        "002 B.16.14.3 «khi còn HAI QUÂN MỞ NỌC»",
        {"ask": "turns", "record": H5 + HAI_CHO},
        {"fault_slugs": ["hai-cho"]},
    ),
    # the nọc is played out: seven to open
    (
        "001 «Khi bài nọc hết thì xong một ván»",
        {"ask": "turns", "rules": "wikipedia", "record": H5 + HAI_CHO},
        {"no_fault": True},
    ),
    # 7 văn opened at his door could follow 456v of the mat; his own 7 văn stays in bí 7
    (
        "000 «mình không ăn phải hạ quân trùng»",
        {"ask": "turns", "rules": "hoi-lim", "record": H5 + NOI_DOC},
        {"fault_slugs": ["treo-tranh"]},
    ),
    (
        "002 B.1.3.3, 9.3 (luật không buộc) «phải hạ xuống khỏi Treo Tranh»",
        {"ask": "turns", "record": H5 + NOI_DOC},
        {"no_fault": True},
    ),
    (
        "002 B.12.3 «tổ hợp từ 1 quân trong Thiên Khai»",
        {
            "ask": "turns",
            "record": H5 + TRINH + "B trình 7 sách với 5s6s8s\nA đánh 9 văn\nB mở 2 văn\nC mở 3 vạn\n",
        },
        {"no_fault": True},
    ),
    (
        "002 B.12.3 «cùng với một Phu Dọc»",
        {
            "ask": "turns",
            "record": H5 + TRINH + "B trình 7 sách với 7v7w\nA đánh 9 văn\nB mở 2 văn\nC mở 3 vạn\n",
        },
        {"fault_slugs": ["trinh-phu-sai"]},
    ),
    (
        "002 post 14, c2 «Có 1 số nơi cho»",
        {
            "ask": "turns",
            "rules": {"trinh_phu_bi": True},
            "record": H5 + TRINH + "B trình 7 sách với 7v7w\nA đánh 9 văn\nB mở 2 văn\nC mở 3 vạn\n",
        },
        {"no_fault": True},
    ),
    # four 7 văn neither laid nor declined, all four in phu: 567v 678v 789v and bí 7
    (
        "002 B.12.4.4 «quên Úp Thiên Khai bị TREO THIÊN KHAI»",
        {
            "ask": "turns",
            "record": H5
            + "Bài B: 5v6v6v 7v7v7v7v 8v8v 9v 7w7s 8v2w2s 345s 1v1w\nA đánh 9 sách\nB mở ông cụ\nB ù ông cụ: suông\n",
        },
        {"fault_slugs": ["treo-thien-khai", "treo-khan"]},
    ),
    (
        "002 B.12.2.4.2.3 «Trước khi đánh đi quân trên tay»",
        {
            "ask": "turns",
            "record": H5 + KHAI + "B dậy thiên khai 3 vạn\nB đánh 9 sách\nC mở 1 sách\nB ù 1 sách: suông\n",
        },
        {"no_fault": True},
    ),
    # neither before his first throw nor before the first card of the nọc
    (
        "002 B.12.4.4 «quên Dậy Thiên Khai bị KHÊ THIÊN KHAI»",
        {
            "ask": "turns",
            "record": H5 + KHAI + "B đánh 9 sách\nC mở 2 vạn\nB dậy thiên khai 3 vạn\nD mở 1 sách\nB ù 1 sách: suông\n",
        },
        {"fault_slugs": ["khe-thien-khai"]},
    ),
    # 7 sách thrown first, then a second 9 sách eaten into bí 9, then 8 sách: no 7 sách came again
    (
        "002 post 12 «Đúng như bạn nói thì không bị báo»",
        {
            "ask": "turns",
            "rules": "san-dinh",
            "record": H5 + "Tay B: 78s 9v9w9s 45v\nA đánh 6 văn\nB ăn 6 văn với 45v\nB đánh 7 sách\n…\nA đánh 9 sách\n"
            "B ăn 9 sách với 9s9v9w\nB đánh 8 sách\n",
        },
        {"no_fault": True},
    ),
    # another takes the card by phỗng: the ù outranks it and was let go all the same
    (
        "002 B.14.8.1 «Không Ù khi đang Chờ Ù»",
        {
            "ask": "turns",
            "record": H5
            + "Tay đủ B: 8v2w2s 567w 678v 234w 45s 1v1v1w cc oc tt\nTay D: 6s6s 9v\nA đánh 6 sách\nD phỗng 6 sách\n"
            "D đánh 9 văn\nE mở 2 văn\nA mở 3 sách\nB ù 3 sách: suông\n",
        },
        {"fault_slugs": ["bo-u"]},
    ),
    # the card of A lies before B
    (
        "000 «Chỉ được ăn quân khi đến cửa mình»",
        {
            "ask": "turns",
            "record": H5 + "Tay C: 78s 2w\nA đánh 9 sách\nC ăn 9 sách với 78s\nC đánh 2 vạn\n",
        },
        {"fault_slugs": ["sai-cua"]},
    ),
    # two vạn and one sách: two suits are no bí
    (
        "002 B.9.12 «không xếp tròn Phu ăn dưới Chiếu»",
        {
            "ask": "turns",
            "record": H5 + "Tay B: 4w4s 2v\nA đánh 4 vạn\nB ăn 4 vạn với 4w4s\nB đánh 2 văn\n",
        },
        {"fault_slugs": ["bat-thanh-phu"]},
    ),
    # the third like lies last
    (
        "002 B.1.3.3 «phải xếp sau cùng của Phu(Ăn 5 Binh)»",
        {
            "ask": "turns",
            "record": H5
            + "Tay đủ B: 6w6w6v6s 8v2w2s 234v 234s 234w 1v1w cc 9v\nA đánh 6 vạn\nB ăn 6 vạn với 6w6w6v6s\n"
            "B xếp 6w 6w 6v 6s 6w\nB đánh 9 văn\nC mở ông cụ\nB ù ông cụ: suông\n",
        },
        {"no_fault": True},
    ),
    # a run, and the eaten card lies last
    (
        "002 B.1.3.3 «quân ăn của Làng phải xếp đầu tiên»",
        {
            "ask": "turns",
            "record": H5
            + "Tay đủ B: 56v 8v2w2s 567w 345s 678s 1v1v1w cc oc 9v\nA đánh 4 văn\nB ăn 4 văn với 56v\nB xếp 5v 6v 4v\n"
            "B đánh 9 văn\nC mở thang thang\nB ù thang thang: suông\n",
        },
        {"fault_slugs": ["trai-vi"]},
    ),
    # khàn chi chi declined for a lèo held from the deal
    (
        "002 khác biệt 3 «Được phép Bất thực Khàn Yêu Đỏ»",
        {"ask": "turns", "record": H5 + CHEN_CHI},
        {"no_fault": True},
    ),
    (
        "002 khác biệt 3; RULE_POINTS 5, item 3",
        {"ask": "turns", "rules": "san-dinh", "record": H5 + CHEN_CHI},
        {"fault_slugs": ["bat-thuc-yeu-do"]},
    ),
    # a cup, and nothing said of it at the ù
    (
        "002 B.11.3.3 «nêu rõ các diễn biến của BTK»",
        {
            "ask": "turns",
            "record": H5
            + "Bài B: 6s6s6s 78s 6v6w 8v2w2s 345w 45v 234s 1v 9v\nB chén 6 sách\nA đánh 3 văn\nB ăn 3 văn với 45v\n"
            "B đánh 9 văn\nC mở ông cụ\nB ù ông cụ: suông;\n",
        },
        {"fault_slugs": ["ho-sai"]},
    ),
    # lèo is there, a hand won before is not
    (
        "002 B.15.5 «Ù THÔNG là Ù ván thứ hai»",
        {
            "ask": "turns",
            "record": H5
            + "Tay đủ B: cc 9w8s 456v 345w 567s 678v 1v1w1s oc tt\nA đánh 2 văn\nB mở chi chi\nB ù chi chi: thông, lèo\n",
        },
        {"fault_slugs": ["xuong-thua"]},
    ),
    # ============================================================ waits
    # no lưng: 9 văn would only round it, thang thang brings the lưng: five cards, one wait
    (
        "002 B.15.14.3 «hoặc Thang Thang thành Lưng Yêu Đỏ»",
        {"ask": "waits", "cards": CHIN},
        {"state": "cho-u", "waits": {"thang thang": 4}},
    ),
    (
        "002 B.15.14.2 «Quân Ù là 9 Văn, Thang Thang»",
        {"ask": "waits", "cards": CHIN_LUNG},
        {"waits": {"9 văn": 4, "thang thang": 4}},
    ),
    # 4 văn and 6 văn are the spare ones of two bí
    (
        "002 post 9, 4 «phải là XUYÊN 4 QUÂN RÁC»",
        {"ask": "waits", "cards": NAM_GIAN},
        {"waits": {"5 văn": 4}},
    ),
    (
        "002 post 9, 4 «chỉ tính 2 quân đầu cuối»",
        {"ask": "waits", "rules": "san-dinh", "cards": NAM_GIAN},
        {"waits": {"5 văn": 10}},
    ),
    # 1-2-3 văn and 4-5-6-... apart: 2 văn is the only card that brings a lưng
    (
        "002 B.13.1 «bài đã Tròn nhưng chưa có Lưng»",
        {"ask": "waits", "cards": CHUA_LUNG},
        {"state": "thanh", "waits": {"2 văn": 4}},
    ),
    (
        "002 B.4.2 «có số liên tiếp nhau»; RULE_POINTS 2.4",
        {"ask": "phu", "cards": "8w 9w 1w"},
        {"phu": False, "kind": None},
    ),
    # ============================================================ bí tứ (24 cards)
    (
        "002 C.15.2 «13 Quân Đen với 12 QUÂN ĐỎ»",
        {"game": "bi-tu", "ask": "win", "cards": HAI_DO, "winning": noc("9s", "cheo")},
        {"result": "diem", "diem": 18},
    ),
    (
        "000 «thập nhị hồng nếu chơi4 người»: 12",
        {"game": "bi-tu", "ask": "win", "rules": "hoi-lim", "cards": HAI_DO, "winning": noc("9s", "cheo")},
        {"result": "diem", "diem": 12},
    ),
    # ten red are nothing at four
    (
        "002 C.15.1 «“Thập Nhị Điều” thay cho “Thập Điều”»",
        {"game": "bi-tu", "ask": "win", "cards": MUOI_DO, "winning": noc("3v", "cheo")},
        {"result": "diem", "diem": 4, "cuoc": ["suong"]},
    ),
    # the two yêu đỏ share thang thang and 9 sách: one lưng
    (
        "002 C.4 «2 Phu Lưng xếp riêng độc lập»",
        {"game": "bi-tu", "ask": "win", "cards": CHUNG, "winning": noc("1w")},
        {"result": "khong-u"},
    ),
    # ten left, the draw at eight
    (
        "002 C.6 «Chơi đủ 4 người, Nọc còn 8 quân»",
        {
            "game": "bi-tu",
            "ask": "turns",
            "record": H4 + "Tay đủ B: 7v3w3s 456v 678s 345s oc 1v1w cc tt 67w 9v 2w 4s 2v 8v\nNọc: 10\nA đánh 8 vạn\n"
            "B ăn 8 vạn với 67w\nB đánh 8 văn\nD ù 8 văn: suông\n",
        },
        {"fault_slugs": ["hai-cho"]},
    ),
    # ============================================================ tài bàn
    # neither 8 văn nor 2 vạn is tài: phỗng 1, khàn 3, sườn 1
    (
        "002 D.4.2.1, D.4.3 «Khàn thường là 3 Lưng»",
        {
            "game": "tai-ban",
            "ask": "count",
            "khan_at_deal": True,
            "phu": [
                {
                    "cards": "8v8v8v 2w2w2w 2s",
                    "trung": [{"card": "8v", "how": "phong"}, {"card": "2w", "how": "khan"}],
                }
            ],
        },
        {"lung": 5},
    ),
    # nine phỗng of tài cards, 18, and sườn: 19 lưng, but no khàn at the deal
    (
        "002 D.15.3 «trên tay chưa có Lưng Khàn»; RULE_POINTS T47",
        {
            "game": "tai-ban",
            "ask": "count",
            "khan_at_deal": False,
            "n": 5,
            "phu": [
                *(
                    {"cards": f"{card} {card} {card}", "how": "phong"}
                    for card in ("1v", "1w", "1s", "cc", "oc", "2v", "9v", "5w", "8w")
                ),
                {"cards": "8v2w2s", "how": "an"},
            ],
        },
        {"lung": 19, "times": 3, "diem": 15},
    ),
    # two tôm in one phu
    (
        "002 D.4.2.3 «gồm những Phu Lưng giống nhau»",
        {
            "game": "tai-ban",
            "ask": "count",
            "khan_at_deal": True,
            "phu": [{"cards": "7v7v 3w3w 3s3s", "how": "an"}],
        },
        {"lung": 2},
    ),
    # the last two of a declined khàn after the first
    (
        "002 D.11 «được đánh đi hết 3 quân trong BTK»",
        {
            "game": "tai-ban",
            "ask": "claim",
            "act": "danh",
            "cards": "7s7s 5s6s",
            "bat_thuc": "7s",
            "discarded": "7s",
            "then": "7s 7s",
        },
        {"allowed": True},
    ),
    (
        "002 D.5.2 «Không phân biệt quân đến trước»",
        {
            "game": "tai-ban",
            "ask": "claim",
            "act": "an",
            "cards": "46v 2s",
            "passed": "5v",
            "card": "5v",
            "from": "discard",
            "door": "tren",
            "beside": "46v",
            "then": "2s",
        },
        {"allowed": True},
    ),
    # ============================================================ score, điếm
    # 36 and 6; the source's 46 without its xuyên
    (
        "002 B.15.2.5 «+ 3 Dịch(của cước Thập Điều)»",
        {"ask": "score", "cuoc": ["chi nẩy", "thập điều"]},
        {"diem": 42},
    ),
    # 24 and 2
    (
        "000 «Lấy loại cao điểm nhất thêm 2 điểm»",
        {"ask": "score", "rules": "hoi-lim", "cuoc": ["chi nẩy", "thập điều"]},
        {"diem": 26},
    ),
    # seventh win in a row: 18 and 5 dịch
    (
        "002 B.15.17 «tính số Dịch theo là (N-2)»",
        {"ask": "score", "cuoc": ["thập điều"], "streak": 6},
        {"diem": 28},
    ),
    (
        "002 E.8.13 «“Ba Tùng Một Cắc” là “Ăn Cả»",
        {"game": "to-tom-diem", "ask": "drum", "strokes": "tùng tùng tùng cắc"},
        {"signal": "tra-chen-an-ca"},
    ),
]
