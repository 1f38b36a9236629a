"""Questions on Tổ tôm and its forms that a second reader wrote from the sources before any verdict was seen.

Each row: where it stands, the question, what the answer must hold. The keys of an answer stand for themselves;
`fault_slugs` are the faults found or owed, `no_fault` says there are none, `waits` are points by card.
Four rows were mended afterwards, where the reader had overlooked something: an ù let go, a whole phu that
another seat threw, and twice the raising of the khàn.
"""

H5 = "Ghế: A B C D E\nCái: A\n"
H4 = "Ván: bi-tu\nGhế: A B C D\nCái: A\n"
H3 = "Ván: tai-ban\nGhế: A B C\nCái: A\n"
HD = "Ván: to-tom-diem\nGhế: A B C D E\nCái: A\n"

# ---------------------------------------------------------------- hands (20 cards unless told)
KINH_BACH = (
    "4v4v 567w 567s 234s 345w 1v1v1w1w1s oc"  # no lưng, sole wait phỗng 4v; 19 black + ông cụ, 4v makes 20 black
)
TAI_KIEN = "456v 567v 5v5w5s 8v2w2s 234s 678w 1v1w"  # khàn 5v declined, a 5v in two runs and a bí; sườn
NAM_BINH = "456v 678v 6w6s 8v2w2s 345s 234w 1v1w oc"  # 6v6v in two runs; third 6v goes to 6w6s only; black but ông cụ
DAY_KHAN = "4s4s4s 567v 789v 567w 123w 1v1v1w1s1s"  # all black, 4s fits nowhere but the khàn
TOM = "7v3w3s 456v 567w 678s 234s 1v1w1s cc tt"
DEN_TRON = "123v 456w 567w 345s 567s 1w1w1s1s1v"  # all black, round, lưng 123v
TT3 = "tt tt tt 8v2w2s 456v 567w 345s 234w 1v1w"  # khàn thang thang declined; nothing joins it
BI_TAM = "8s8s8s 8v8w 9w9w 234v 456w 567w 345s 1v"  # khàn 8s declined, with a bí only; waits cc and 9w
CHI = "4567w 9w 8s 456v 567v 345s 1v1v1w1w1s"  # sole wait cc; an 8w would carry the 9w: thành
NAM_GIAN = "34v67v 9v1w1s 345w 567w 456s 1v1v cc oc"  # sole wait 5v; lưng 9v1w1s
VONG = "7v3w3s 456v 678w 678s 234w 1v1w1s oc cc"  # 5s joins 678s; no 5s held
TREO_YEU = "8v2w2s 1w1w1w 456v 567w 345s 678v cc tt"
HAI_BI = "8v8v8v8v 8w8w8s8s 2w2w2s2s 456v 567w 1v1w"  # 002 post 14, 2a: thiên khai 8 văn in two bí, no run
KHONG_LUNG_2 = "2w2s 456v 567v 456w 567w 456s 1v1v1w"  # all black, no lưng: 2v would only round it, 8v wins
DOI_YEU = "1w1w 456v 456w 567s 678v 345s 567w"  # round, all black, no lưng, only the third 1w wins
TU_BA = "3w3w3s3s tt oc 9s 456v 678v 567w 567s 1v"  # has lưng; 3v and 7v both win
NEAR_END = "8v2w2s 567w 456v 1v1w1w cc oc tt 7s8s 3s4s 9v"  # after 9s eaten and 9v thrown waits 2s, 5s: chờ, not thành
NOT_WAITING = "8v2w2s 567w 456v 1v1w1w cc oc tt 7s8s 3s9w 9v"  # after that two loose cards that nothing joins
WAIT_25 = "7v3w3s 456v 567w 678v 34s 1v1w1w1s cc oc"  # waits 2s and 5s

ROWS = [
    # ============================================================ single wins
    # highest 18 (3 bội, 3 dịch) + bạch thủ 1 dịch = 18 + 2
    (
        "002 B.15.8, 15.12, 15.18 «20 Quân Đen với 1 QUÂN ÔNG CỤ»",
        {"ask": "win", "cards": KINH_BACH, "winning": {"card": "4v", "from": "discard", "door": "cheo"}},
        {"result": "diem", "diem": 20},
    ),
    # Hội Lim: bạch thủ is a way of waiting; kính cố 12
    (
        "000 «Ù kính cố: 12 điểm», các cách chờ",
        {
            "ask": "win",
            "rules": "hoi-lim",
            "cards": KINH_BACH,
            "winning": {"card": "4v", "from": "discard", "door": "cheo"},
        },
        {"result": "diem", "diem": 12, "cuoc": ["kinh-cu"]},
    ),
    # bội tam of suông 2 = 6, + 1 dịch
    (
        "001 «suông hai, dịch một … bội tam»; bạch thủ «bài chưa có lưng»",
        {
            "ask": "win",
            "rules": "wikipedia",
            "cards": KINH_BACH,
            "winning": {"card": "4v", "from": "discard", "door": "cheo"},
        },
        {"result": "diem", "diem": 7},
    ),
    # a 5 văn came and was not taken back: «Kiến Bất Tái» must be said
    (
        "002 B.9.14.3.3 «Nếu không Phỗng Tái Kiến thì khi Ù nhớ hô»",
        {
            "ask": "win",
            "cards": TAI_KIEN,
            "bat_thuc": "5v",
            "passed": "5v",
            "called": ["ăn cả"],
            "winning": {"card": "oc", "from": "noc", "door": "tri"},
        },
        {"result": "lanh-lang", "diem": 0},
    ),
    # said: suông (reds 8w, ông cụ)
    (
        "002 B.11.3.3 «Kiến Bất Tái ăn cả»",
        {
            "ask": "win",
            "cards": TAI_KIEN,
            "bat_thuc": "5v",
            "passed": "5v",
            "called": ["kiến bất tái", "ăn cả"],
            "winning": {"card": "oc", "from": "noc", "door": "tri"},
        },
        {"result": "diem", "diem": 4, "cuoc": ["suong"]},
    ),
    # phỗng 6v leaves 45v 78v 6w6s: «Ăn Phỗng là bị Báo»
    (
        "002 B.14.7.1 «Quên Hô là Ù Lành Làng; Ăn Phỗng là bị Báo»",
        {
            "ask": "win",
            "cards": NAM_BINH,
            "called": ["phỗng"],
            "winning": {"card": "6v", "from": "discard", "door": "tren"},
        },
        {"result": "bao", "diem": 0},
    ),
    # 20 black + 1 ông cụ = kính cụ 18
    (
        "002 B.14.7.2 «đều xướng Ù Không Phỗng để tránh lỗi»",
        {
            "ask": "win",
            "cards": NAM_BINH,
            "called": ["ù không phỗng"],
            "winning": {"card": "6v", "from": "discard", "door": "tren"},
        },
        {"result": "diem", "diem": 18, "cuoc": ["kinh-cu"]},
    ),
    # all 21 black
    (
        "002 B.11.6.4 «cần HÔ rõ điều kiện Tiền Dậy Hậu Ù»",
        {
            "ask": "win",
            "cards": DAY_KHAN,
            "khan": "4s",
            "called": ["tiền dậy hậu ù"],
            "winning": {"card": "4s", "from": "noc", "door": "cheo"},
        },
        {"result": "diem", "diem": 24, "cuoc": ["bach-dinh"]},
    ),
    (
        "002 B.11.6.4, 14.9.2 «Lành Làng(nếu HÔ Ù thiếu điều kiện»",
        {
            "ask": "win",
            "cards": DAY_KHAN,
            "khan": "4s",
            "called": [],
            "winning": {"card": "4s", "from": "noc", "door": "cheo"},
        },
        {"result": "lanh-lang", "diem": 0},
    ),
    # the win before was lành làng: no thông now; called thông tôm = 8 + 2 is paid as called
    (
        "002 B.16.20 «ván sau không được hô THÔNG», 14.9.2 «XƯỚNG SAO ĐỀN VẬY»",
        {
            "ask": "win",
            "cards": TOM,
            "streak": 1,
            "after_lanh_lang": True,
            "announced": ["thông", "tôm"],
            "winning": {"card": "oc", "from": "noc", "door": "tri"},
        },
        {"result": "bao", "den": 10},
    ),
    # kính cụ called as bạch định
    (
        "002 B.14.9.2 «XƯỚNG SAO ĐỀN VẬY»",
        {
            "ask": "win",
            "cards": DEN_TRON,
            "announced": ["bạch định"],
            "winning": {"card": "oc", "from": "noc", "door": "tri"},
        },
        {"result": "bao", "den": 24},
    ),
    # reds 3 thang thang + ông cụ = 4: suông
    (
        "002 B.11.7, khác biệt 3 «Được phép Bất thực Khàn Yêu Đỏ»",
        {
            "ask": "win",
            "cards": TT3,
            "bat_thuc": "tt",
            "called": ["yêu hoàn yêu", "ăn cả"],
            "winning": {"card": "oc", "from": "noc", "door": "tri"},
        },
        {"result": "diem", "diem": 4},
    ),
    # Sân Đình has no bất thực of red yêu (RULE_POINTS 5)
    (
        "002 khác biệt 3 (điều TTSĐ không có)",
        {
            "ask": "win",
            "rules": "san-dinh",
            "cards": TT3,
            "bat_thuc": "tt",
            "called": ["yêu hoàn yêu", "ăn cả"],
            "winning": {"card": "oc", "from": "noc", "door": "tri"},
        },
        {"diem": 0},
    ),
    # a bí, no run, goes with the declined 8s, and 9w wins too: neither chi nẩy nor xuyên; lèo
    (
        "002 B.15.10 «có phu dọc kèm theo Khàn BT từ đầu»",
        {"ask": "win", "cards": BI_TAM, "bat_thuc": "8s", "winning": {"card": "cc", "from": "noc", "door": "tri"}},
        {"result": "diem", "diem": 10, "cuoc": ["leo"]},
    ),
    (
        "002 B.15.10; T14",
        {"ask": "win", "cards": CHI, "winning": {"card": "cc", "from": "noc", "door": "cheo"}},
        {"result": "diem", "diem": 36, "cuoc": ["chi-nay"]},
    ),
    # 8w could carry 9w: Sân Đình gives lèo
    (
        "T14 Sân Đình «must not be able to vào thành»",
        {"ask": "win", "rules": "san-dinh", "cards": CHI, "winning": {"card": "cc", "from": "noc", "door": "cheo"}},
        {"result": "diem", "diem": 10, "cuoc": ["leo"]},
    ),
    # the 8w came to his door and was let go
    (
        "002 B.13.6 «Chi hiện chỉ Ù được cước Ù Lèo»",
        {"ask": "win", "cards": CHI, "passed": "8w", "winning": {"card": "cc", "from": "noc", "door": "cheo"}},
        {"result": "diem", "diem": 10, "cuoc": ["leo"]},
    ),
    # xuyên = lèo = 5 where suông is 2; the entry's own cards, its name put right (RULE_POINTS 3)
    (
        "001 «tam văn, tứ văn, lục văn, thất văn mà ăn được ngũ văn»",
        {
            "ask": "win",
            "rules": "wikipedia",
            "cards": NAM_GIAN,
            "winning": {"card": "5v", "from": "noc", "door": "tri"},
        },
        {"result": "diem", "diem": 5, "cuoc": ["xuyen-nam-gian"]},
    ),
    (
        "000 các cách chờ «Chờ xuyên» (không có điểm riêng)",
        {"ask": "win", "rules": "hoi-lim", "cards": NAM_GIAN, "winning": {"card": "5v", "from": "noc", "door": "tri"}},
        {"result": "diem", "diem": 4, "cuoc": ["suong"]},
    ),
    # xuyên 10 + thiên ù 1 dịch
    (
        "002 B.14.1.2 «cước sắc kèm theo Quân Ù(Quân Bắt Cái)»",
        {"ask": "win", "cards": NAM_GIAN, "dealer": True, "winning": {"card": "5v", "from": "bat-cai"}},
        {"result": "diem", "diem": 12},
    ),
    (
        "002 khác biệt 7 (điều TTSĐ không có)",
        {
            "ask": "win",
            "rules": "san-dinh",
            "cards": NAM_GIAN,
            "dealer": True,
            "winning": {"card": "5v", "from": "bat-cai"},
        },
        {"result": "diem", "diem": 8, "cuoc": ["thien-u"]},
    ),
    # allowed, no cước of its own: tôm 6
    (
        "000 «Ai đang chờ quân của thiên khai có thể hạ ù»",
        {
            "ask": "win",
            "rules": "hoi-lim",
            "cards": VONG,
            "winning": {"card": "5s", "from": "thien-khai", "door": "cheo"},
        },
        {"result": "diem", "diem": 6, "cuoc": ["tom"]},
    ),
    # a khàn of yêu neither laid nor declined
    (
        "002 B.11.5 «chỉ được Ù Lành Lành nếu đó là Yêu»",
        {
            "ask": "win",
            "cards": TREO_YEU,
            "faults": ["treo-khan"],
            "winning": {"card": "oc", "from": "noc", "door": "tri"},
        },
        {"result": "lanh-lang", "diem": 0},
    ),
    # more than one bí and no run: nothing but «ăn cả» to say; reds 8w8w8s8s = 4
    (
        "002 B.16.21.3 «tạo ra hơn một Phu Bí thì không phải hô»; post 14, 2a",
        {
            "ask": "win",
            "cards": HAI_BI,
            "bat_thuc": ["8v", "8v"],
            "called": ["ăn cả"],
            "winning": {"card": "1s", "from": "noc", "door": "tri"},
        },
        {"result": "diem", "diem": 4, "cuoc": ["suong"]},
    ),
    (
        "002 post 14 «Nhiều vùng đã bỏ TIÊN ĐỀ: … ít nhất 2 phu dọc» (1970)",
        {
            "ask": "win",
            "rules": "chieu-co",
            "cards": HAI_BI,
            "bat_thuc": ["8v", "8v"],
            "called": ["ăn cả"],
            "winning": {"card": "1s", "from": "noc", "door": "tri"},
        },
        {"diem": 0},
    ),
    # ============================================================ single cases
    # carried 5v5v5s = 3, thrown 3-4-6-7 vạn = 4
    (
        "002 post 8, 8a-8b; B.16.19.1 «CẤM ĂN ÍT ĐÁNH NHIỀU»",
        {
            "ask": "claim",
            "act": "an",
            "cards": "34w67w 5v5v5s",
            "card": "5w",
            "from": "discard",
            "door": "tren",
            "beside": "5v5v5s",
            "then": "3w 4w 6w 7w",
        },
        {"allowed": False, "result": "bao", "fault_slugs": ["an-it-danh-nhieu"]},
    ),
    # the other way: carried 4, thrown 3
    (
        "002 post 8, 6b «Ăn nhiều, đánh ít»",
        {
            "ask": "claim",
            "act": "an",
            "cards": "34w67w 5v5v5s",
            "card": "5w",
            "from": "discard",
            "door": "tren",
            "beside": "34w67w",
            "then": "5v 5v 5s",
        },
        {"allowed": True},
    ),
    (
        "002 post 6, Nguyễn Nghĩa: «Game mà bắt báo đó là Game sai»",
        {
            "ask": "claim",
            "act": "an",
            "cards": "7v7w7s 2v",
            "discarded": "8s 9s",
            "card": "7s",
            "from": "noc",
            "door": "tri",
            "beside": "7v7w7s",
            "then": "2v",
        },
        {"allowed": True},
    ),
    (
        "002 B.9.14.4 «1 quân trong phỗng đã nằm trong Phu Dọc dưới Chiếu»",
        {
            "ask": "claim",
            "act": "phong",
            "cards": "5v 9w",
            "mat": [{"cards": "456v", "how": "an", "eaten": "4v"}],
            "card": "5v",
            "from": "noc",
            "door": "cheo",
            "then": "9w",
        },
        {"allowed": False, "result": "bao", "fault_slugs": ["phong-lo"], "articles_have": ["TT-9.14.4"]},
    ),
    # a declined khàn taken back: the run with its third card lies on the mat
    (
        "002 B.9.14.4 «Trường hợp này loại trừ Phỗng Tái Kiến»",
        {
            "ask": "claim",
            "act": "phong",
            "cards": "5v5v 9w",
            "bat_thuc": "5v",
            "mat": [{"cards": "456v", "how": "an", "eaten": "6v"}],
            "card": "5v",
            "from": "noc",
            "door": "cheo",
            "then": "9w",
        },
        {"allowed": True},
    ),
    # one of the declined three was cut, then the fourth comes: it is a card he threw, and no run is left with it
    (
        "002 B.5.4.4 «Ăn lại quân đã đánh đi là bị Báo»; 9.14.3.2",
        {
            "ask": "claim",
            "act": "phong",
            "cards": "7v7v 56v 2s",
            "bat_thuc": "7v",
            "discarded": "7v",
            "card": "7v",
            "from": "discard",
            "door": "cheo",
            "then": "2s",
        },
        {"allowed": False, "result": "bao"},
    ),
    # 7v would have been the fourth card of 456v: not counted
    (
        "002 B.5.5 «trong Phu Dọc không tính từ quân thứ tư»",
        {
            "ask": "claim",
            "act": "an",
            "cards": "456v 2s",
            "passed": "7v",
            "card": "3v",
            "from": "noc",
            "door": "tri",
            "beside": "456v",
            "then": "2s",
        },
        {"allowed": True},
    ),
    (
        "002 B.5.5 «trong Phu Bí không tính quân khác chất»",
        {
            "ask": "claim",
            "act": "an",
            "cards": "5v5w5s 2s",
            "passed": "5w",
            "card": "5s",
            "from": "noc",
            "door": "tri",
            "beside": "5v5w5s",
            "then": "2s",
        },
        {"allowed": True},
    ),
    # before: 4w5w went with 678w. After: 5w5w carried, 4w thrown: one gained, one lost
    (
        "002 khác biệt 1.1 «mà không Lợi Quân»",
        {
            "ask": "claim",
            "act": "phong",
            "cards": "4w5w5w",
            "mat": [{"cards": "678w", "how": "an", "eaten": "8w"}],
            "card": "5w",
            "from": "discard",
            "door": "cheo",
            "then": "4w",
        },
        {"allowed": False, "result": "bao", "fault_slugs": ["buon-phu"]},
    ),
    (
        "002 khác biệt 1 (TTSĐ không có lỗi BUÔN PHU)",
        {
            "ask": "claim",
            "act": "phong",
            "rules": "san-dinh",
            "cards": "4w5w5w",
            "mat": [{"cards": "678w", "how": "an", "eaten": "8w"}],
            "card": "5w",
            "from": "discard",
            "door": "cheo",
            "then": "4w",
        },
        {"allowed": True},
    ),
    # before: 7v8v go with 456v. Now 7v7w7s carried: two new (7w 7s), one lost (8v)
    (
        "002 B.9.11 «Chỉ được phép “Ăn Đổi Phu Lợi Quân”»",
        {
            "ask": "claim",
            "act": "an",
            "cards": "7v8v7w7s",
            "mat": [{"cards": "456v", "how": "an", "eaten": "5v"}],
            "card": "7v",
            "from": "discard",
            "door": "tren",
            "beside": "7v7w7s",
            "then": "8v",
        },
        {"allowed": True},
    ),
    # both remaining cards of the bí it broke
    (
        "001 Báo «phỗng một đánh hai» những quân nằm trong bí",
        {
            "ask": "claim",
            "act": "phong",
            "rules": "wikipedia",
            "cards": "5s5s5v5w",
            "card": "5s",
            "from": "noc",
            "door": "cheo",
            "then": "5v 5w",
        },
        {"allowed": False, "result": "bao"},
    ),
    (
        "002 post 10 «Nếu Luật không ghi điều kiện … được … là phu Bí»",
        {
            "ask": "claim",
            "act": "day-khan",
            "cards": "6v6v6v 6w6s 2s",
            "khan": "6v",
            "card": "6v",
            "from": "discard",
            "door": "tren",
            "beside": "6w6s",
            "then": "2s",
        },
        {"allowed": True},
    ),
    (
        "002 post 10 «Chỉ được phép ăn phu dọc thôi»",
        {
            "ask": "claim",
            "act": "day-khan",
            "rules": {"tien_thuc_hau_day": "phu-doc"},
            "cards": "6v6v6v 6w6s 2s",
            "khan": "6v",
            "card": "6v",
            "from": "discard",
            "door": "tren",
            "beside": "6w6s",
            "then": "2s",
        },
        {"allowed": False, "result": "bao", "fault_slugs": ["tien-thuc-sai"]},
    ),
    (
        "002 B.9.4 «ĂN CÀI KHÀN»: khàn vẫn úp",
        {
            "ask": "claim",
            "act": "an-cai",
            "cards": "7v7v7v 7w 2s",
            "khan": "7v",
            "card": "7s",
            "from": "discard",
            "door": "tren",
            "beside": "7v7v7v 7w",
            "then": "2s",
        },
        {"allowed": True},
    ),
    # one card left to open, the whole hand known: waits 2s, 5s, which is chờ and not thành
    (
        "002 B.9.13.2, 16.14.2 «phải có Bài Thành»",
        {
            "ask": "claim",
            "act": "an",
            "cards": NEAR_END,
            "whole": True,
            "card": "9s",
            "from": "discard",
            "door": "tren",
            "beside": "78s",
            "then": "9v",
            "then_won": True,
            "noc": 1,
        },
        {"result": "den", "fault_slugs": ["mot-thanh"], "articles_have": ["TT-16.14.2"]},
    ),
    # two left: to be waiting is enough
    (
        "002 B.16.14.3 «phải có Bài Chờ Ù(hoặc tốt hơn)»",
        {
            "ask": "claim",
            "act": "an",
            "cards": NEAR_END,
            "whole": True,
            "card": "9s",
            "from": "discard",
            "door": "tren",
            "beside": "78s",
            "then": "9v",
            "then_won": True,
            "noc": 2,
        },
        {"allowed": True, "no_fault": True},
    ),
    # two left and two loose cards that nothing joins
    (
        "002 B.9.13.2 «sẽ phải Đền Làng ván bài đó»",
        {
            "ask": "claim",
            "act": "an",
            "cards": NOT_WAITING,
            "whole": True,
            "card": "9s",
            "from": "discard",
            "door": "tren",
            "beside": "78s",
            "then": "9v",
            "then_won": True,
            "noc": 2,
        },
        {"result": "den", "fault_slugs": ["hai-cho"], "articles_have": ["TT-16.14.3"]},
    ),
    # a yêu opened at his own door must be eaten: excused
    (
        "002 B.16.14.1 «Khi bị Đấm Yêu, Dậy Khàn được miễn trừ»",
        {
            "ask": "claim",
            "act": "an",
            "cards": NEAR_END,
            "whole": True,
            "card": "1s",
            "from": "noc",
            "door": "tri",
            "then": "9v",
            "then_won": True,
            "noc": 1,
        },
        {"allowed": True, "no_fault": True},
    ),
    (
        "000 chèo đò: «Có đôi, quân lên không phỗng lại đánh cả 2 quân»",
        {"ask": "claim", "act": "danh", "rules": "hoi-lim", "cards": "4s4s 2v", "seen": "4s", "then": "4s 4s"},
        {"allowed": False, "result": "cheo-do", "fault_slugs": ["danh-ca-phong"]},
    ),
    (
        "002 B.10.5 «Không được đánh đi quân đã Trôi theo Phu»",
        {
            "ask": "claim",
            "act": "danh",
            "cards": "7v 2s",
            "mat": [{"cards": "456v", "how": "an", "eaten": "4v"}],
            "then": "7v",
        },
        {"allowed": False, "result": "bao", "fault_slugs": ["quan-troi"]},
    ),
    # nineteen cards and the winning one: one short of 21, though round and with sườn
    (
        "002 B.14.3 «Ù THỪA THIẾU QUÂN»; B.2.5 «đủ 21 quân»",
        {
            "ask": "claim",
            "act": "u",
            "cards": "8v2w2s 456v 567w 345s 678v 1v1w cc oc",
            "whole": True,
            "card": "tt",
            "from": "noc",
            "door": "tri",
        },
        {"allowed": False, "result": "bao", "fault_slugs": ["khong-u"]},
    ),
    # round, 21 with the card, and no lưng
    (
        "000 chèo đò: «Ù sai : không lưng»",
        {
            "ask": "claim",
            "act": "u",
            "rules": "hoi-lim",
            "cards": "456v 567w 345s 678v 234w 567s 1v1w",
            "whole": True,
            "card": "cc",
            "from": "noc",
            "door": "tri",
        },
        {"allowed": False, "result": "cheo-do", "fault_slugs": ["khong-u"]},
    ),
    (
        "002 B.12.2.4.2.3, 12.4.4 «quên Dậy Thiên Khai bị KHÊ THIÊN KHAI»",
        {"ask": "claim", "act": "day-thien-khai", "thien_khai": "2v", "raised": "sau-danh"},
        {"result": "lanh-lang", "fault_slugs": ["khe-thien-khai"]},
    ),
    # no run with the declined khàn, only a bí
    (
        "002 B.9.14.3.2 «phải có một Phu Dọc kèm theo trên Chiếu»",
        {
            "ask": "claim",
            "act": "phong",
            "cards": "7v7v7v 7w7s 9v",
            "bat_thuc": "7v",
            "card": "7v",
            "from": "discard",
            "door": "cheo",
            "then": "9v",
        },
        {"allowed": False, "result": "bao", "fault_slugs": ["tai-kien-khong-doc"]},
    ),
    (
        "002 post 16, 1a «Các lỗi nhẹ:- Phỗng tái kiến không có Phu dọc»",
        {
            "ask": "claim",
            "act": "phong",
            "rules": "san-dinh",
            "cards": "7v7v7v 7w7s 9v",
            "bat_thuc": "7v",
            "card": "7v",
            "from": "discard",
            "door": "cheo",
            "then": "9v",
        },
        {"result": "lanh-lang", "fault_slugs": ["tai-kien-khong-doc"]},
    ),
    # ============================================================ records
    (
        "002 B.9, B.11.6: một ván sạch (ăn, dậy khàn, phỗng, ù)",
        {
            "ask": "turns",
            "record": H5 + "Bài B: 7w7w7w 45v 66s 8v2w2s 345s 12v 1w cc 9v 3w 9w\n"
            "B úp 7 vạn\nA đánh 6 văn\nB ăn 6 văn với 45v\nB đánh 9 văn\nC mở 9 sách\nD mở 7 vạn\nB dậy khàn 7 vạn\n"
            "B đánh 3 vạn\nC mở 8 văn\nD mở 2 vạn\nE mở 5 văn\nA mở 6 sách\nB phỗng 6 sách\nB đánh 9 vạn\nC mở 5 vạn\n"
            "D mở 4 vạn\nE mở 4 văn\nA mở 3 văn\nB ù 3 văn: suông\n",
        },
        {"no_fault": True},
    ),
    (
        "002 B.5.4.4, B.10.1: hai người hai lỗi",
        {
            "ask": "turns",
            "record": H5
            + "Tay B: 67v 2s\nĐã đánh B: 8 văn\nTay C: 2v2w 1w\nA đánh 8 văn\nB ăn 8 văn với 67v\nB đánh 2 sách\n"
            "C ăn 2 sách với 2v2w\nC đánh 1 vạn\n",
        },
        {"fault_slugs": ["an-quan-da-danh", "danh-yeu"]},
    ),
    # own 4 sách kept in 345s when 4 sách was eaten into a bí: told at the ù
    (
        "002 B.1.3.3 «Nếu có 1 Quân trên tay giống vậy phải xếp thứ hai»; 000 treo tranh",
        {
            "ask": "turns",
            "record": H5
            + "Tay đủ B: 4v4w 345s 7v3w3s 567w 678v 1v1v1w cc oc 9v\nA đánh 4 sách\nB ăn 4 sách với 4v4w\nB đánh 9 văn\n"
            "C mở 1 sách\nB ù 1 sách: tôm\n",
        },
        {"fault_slugs": ["treo-tranh", "bo-u"]},
    ),
    # both of a pair thrown, nobody stopped it, then a true ù
    (
        "002 B.2.4 «Khi Ù người ta không hồi tố»",
        {
            "ask": "turns",
            "record": H5
            + "Tay đủ B: 9v9v 34w 34s 7v3w3s 456v 567s 1v1w1w cc oc\nA đánh 9 văn\nB mở 2 sách\nB ăn 2 sách với 34s\n"
            "B đánh 9 văn\n…\nA đánh 5 vạn\nB ăn 5 vạn với 34w\nB đánh 9 văn\nC mở 1 sách\nB ù 1 sách: tôm\n",
        },
        {"no_fault": True},
    ),
    (
        "002 B.2.4, B.10.3 ở chiếu lúc ù vẫn xét",
        {
            "ask": "turns",
            "rules": {"u_xoa_loi": "van-xet"},
            "record": H5
            + "Tay đủ B: 9v9v 34w 34s 7v3w3s 456v 567s 1v1w1w cc oc\nA đánh 9 văn\nB mở 2 sách\nB ăn 2 sách với 34s\n"
            "B đánh 9 văn\n…\nA đánh 5 vạn\nB ăn 5 vạn với 34w\nB đánh 9 văn\nC mở 1 sách\nB ù 1 sách: tôm\n",
        },
        {"fault_slugs": ["danh-ca-phong"]},
    ),
    # at the điếm the nọc ends at one: six left means five to open
    (
        "002 E.7.1c «thường còn 1 quân đốc nọc mới Hòa»",
        {
            "game": "to-tom-diem",
            "ask": "turns",
            "record": HD
            + "Tay đủ B: "
            + NEAR_END
            + "\nNọc: 6\nA đánh 9 sách\nB ăn 9 sách với 78s\nB đánh 9 văn\nD ù 9 văn: suông\n",
        },
        {"no_fault": True},
    ),
    # one sits out: the draw comes at eight, so nine left means one to open
    (
        "002 B.6.3 «4 Tt chơi nọc còn 8», B.16.14.2",
        {
            "ask": "turns",
            "record": H5
            + "Tay đủ B: "
            + NEAR_END
            + "\nNọc: 9\nE chịu\nA đánh 9 sách\nB ăn 9 sách với 78s\nB đánh 9 văn\n"
            "D ù 9 văn: suông\n",
        },
        {"fault_slugs": ["mot-thanh"]},
    ),
    # all five play: nine left means four to open
    (
        "002 B.6.2 «chỉ còn 5 quân bài thì không mở nữa»",
        {
            "ask": "turns",
            "record": H5
            + "Tay đủ B: "
            + NEAR_END
            + "\nNọc: 9\nA đánh 9 sách\nB ăn 9 sách với 78s\nB đánh 9 văn\nD ù 9 văn: suông\n",
        },
        {"no_fault": True},
    ),
    # Hoàng Vũ's third case: bí thất with 7 văn to spare, 3 vạn thrown, comes again, then 3 sách thrown
    (
        "002 post 11, Hoàng Vũ 4 «ăn tứ binh bí thất dư 7 văn»",
        {
            "ask": "turns",
            "rules": "san-dinh",
            "record": H5
            + "Tay B: 3s 8v8v\nChiếu B: ăn 7 văn với 7v7w7s\nĐã đánh B: 3 vạn\nA đánh 3 vạn\nB mở 2 văn\n…\nE đánh 8 văn\n"
            "B phỗng 8 văn\nB đánh 3 sách\n",
        },
        {"fault_slugs": ["bo-bai"]},
    ),
    (
        "002 post 11 «nơi thì “Bó Bài”, nơi thì “Buông Bài”»",
        {
            "ask": "turns",
            "rules": {"preset": "san-dinh", "bo_bai": "buong"},
            "record": H5
            + "Tay B: 3s 8v8v\nChiếu B: ăn 7 văn với 7v7w7s\nĐã đánh B: 3 vạn\nA đánh 3 vạn\nB mở 2 văn\n…\nE đánh 8 văn\n"
            "B phỗng 8 văn\nB đánh 3 sách\n",
        },
        {"no_fault": True},
    ),
    (
        "002 B.1.3.3 «quân ăn của Làng phải xếp đầu tiên»; 000 trái vỉ",
        {
            "ask": "turns",
            "record": H5
            + "Tay đủ B: 6v6s cc 9w 8s 345v 234w 345s 123w 1v oc 9v\nA đánh 6 vạn\nB ăn 6 vạn với 6v6s\nB xếp 6s 6w 6v\n"
            "B đánh 9 văn\nC mở thang thang\nB ù thang thang: lèo\n",
        },
        {"fault_slugs": ["trai-vi"]},
    ),
    # khàn 4 vạn neither laid nor declined; at the ù each of the three lies in a phu
    (
        "002 B.11.5 «Nếu được Ù khi Khàn đã tròn trong Phu»",
        {
            "ask": "turns",
            "record": H5
            + "Bài B: 456w 345w 4v4w4s 8v2w2s 67s 1v1v1w cc oc 9v\nA đánh 5 sách\nB ăn 5 sách với 67s\nB đánh 9 văn\n"
            "C mở thang thang\nB ù thang thang: suông\n",
        },
        {"fault_slugs": ["treo-khan"]},
    ),
    # ăn, then phỗng that outranks it, then the next seat eats what was thrown
    (
        "002 B.9.14.1 «ở bất kỳ Cửa nào mà hô Phỗng»",
        {
            "ask": "turns",
            "record": H5
            + "Tay B: 78s\nTay D: 66s 9v\nTay E: 78v\nA đánh 6 sách\nB ăn 6 sách với 78s\nD phỗng 6 sách\nD đánh 9 văn\n"
            "E ăn 9 văn với 78v\n",
        },
        {"no_fault": True},
    ),
    # C opened it: D, to whom C's door is cửa trên, comes before B, who sits last of all
    (
        "002 B.8.5 «CỬA SAU thua CỬA TRƯỚC»; RULE_POINTS 5 «Only the nearest is ù»",
        {
            "ask": "turns",
            "record": H5
            + "Tay đủ B: "
            + WAIT_25
            + "\nTay đủ D: "
            + VONG
            + "\nA đánh 2 văn\nB mở 8 văn\nC mở 5 sách\nB ù 5 sách: tôm\n"
            "D ù 5 sách: tôm\n",
        },
        {"no_fault": True},
    ),
    (
        "002 B.8.5 «Ưu tiên Ù cho Tt ở CỬA TRƯỚC, CỬA TRÊN»",
        {
            "ask": "replay",
            "record": H5
            + "Tay đủ B: "
            + WAIT_25
            + "\nTay đủ D: "
            + VONG
            + "\nA đánh 2 văn\nB mở 8 văn\nC mở 5 sách\nB ù 5 sách: tôm\n"
            "D ù 5 sách: tôm\n",
        },
        {"winner": "D"},
    ),
    # C sits before E: a wrong phỗng, but Sân Đình does not stop it
    (
        "002 post 17, 4b «không bắt báo bạn B»",
        {
            "ask": "turns",
            "rules": "san-dinh",
            "record": H5 + "Tay C: 3s3s\nĐã hiện C: 3 sách\nA đánh 3 sách\nC phỗng 3 sách\nE ù 3 sách: suông\n",
        },
        {"no_fault": True},
    ),
    # the wrong phỗng comes from behind the winner: without effect
    (
        "002 post 17, Tran Huy Hoang «dưới tay người Ù … thì phỗng vô hiệu»",
        {
            "ask": "turns",
            "record": H5 + "Tay E: 3s3s\nĐã hiện E: 3 sách\nA đánh 3 sách\nE phỗng 3 sách\nC ù 3 sách: suông\n",
        },
        {"no_fault": True},
    ),
    # the cái throws first and raises after
    (
        "002 B.12.2.4.1 «trước khi đánh quân đầu tiên phải Dậy Thiên Khai»",
        {
            "ask": "turns",
            "record": H5
            + "Bắt cái: 9 sách\nBài A: 3s3s3s3s 456v 678v 567w 1v1v1w1w1s cc oc\nA úp thiên khai 3 sách\nA đánh 9 sách\n"
            "A dậy thiên khai 3 sách\nB mở thang thang\nA ù thang thang: suông\n",
        },
        {"fault_slugs": ["khe-thien-khai"]},
    ),
    (
        "002 B.12.2.4.1; 000 «phải mở thiên khai trước rồi mới đánh quân»",
        {
            "ask": "turns",
            "record": H5 + "Bắt cái: 9 sách\nBài A: 3s3s3s3s 456v 678v 567w 1v1v1w1w1s cc oc\nA úp thiên khai 3 sách\n"
            "A dậy thiên khai 3 sách\nA đánh 9 sách\nB mở thang thang\nA ù thang thang: suông\n",
        },
        {"no_fault": True},
    ),
    (
        "002 B.12.2.2 «họ sẽ được Ù( cước Ù Vọng)»",
        {
            "ask": "turns",
            "record": H5
            + "Tay đủ E: "
            + VONG
            + "\nC úp thiên khai 5 sách\nA đánh 2 văn\nC dậy thiên khai 5 sách\nE ù 5 sách: ù vọng, tôm\n",
        },
        {"no_fault": True},
    ),
    (
        "002 khác biệt 4 (điều TTSĐ không có)",
        {
            "ask": "turns",
            "rules": "san-dinh",
            "record": H5
            + "Tay đủ E: "
            + VONG
            + "\nC úp thiên khai 5 sách\nA đánh 2 văn\nC dậy thiên khai 5 sách\nE ù 5 sách: tôm\n",
        },
        {"fault_slugs": ["khong-u"]},
    ),
    # 5 sách let go, then ù on 2 sách, a card he had thrown, without the call
    (
        "002 B.14.8.2, B.5.4.4 «phải Hô Ù “Đánh Đi Ù Lại”»",
        {
            "ask": "turns",
            "record": H5
            + "Tay đủ B: "
            + WAIT_25
            + "\nĐã đánh B: 2 sách\nA đánh 5 sách\nB mở 9 văn\nC mở 8 sách\nD mở 2 sách\n"
            "B ù 2 sách: tôm;\n",
        },
        {"fault_slugs": ["bo-u", "ho-sai"]},
    ),
    (
        "002 B.16.2.3 «Khi Trả Chén cần Hô đúng nếu sai sẽ Ù Lành Làng»",
        {
            "ask": "turns",
            "record": H5
            + "Bài B: 7v7v7v 56v 8v2w2s 345s 456w 1v1w1w cc oc 9s\nB chén 7 văn\nA đánh 7 văn\nB phỗng 7 văn với 567v\n"
            "B trả chén 7 văn: ăn hai đánh một\nB đánh 9 sách\nC mở thang thang\nB ù thang thang: suông\n",
        },
        {"fault_slugs": ["tra-chen-sai"]},
    ),
    (
        "002 B.9.14.3.3 «Bất Thực Khàn A Ăn Cả Trả Chén»",
        {
            "ask": "turns",
            "record": H5
            + "Bài B: 7v7v7v 56v 8v2w2s 345s 456w 1v1w1w cc oc 9s\nB chén 7 văn\nA đánh 7 văn\nB phỗng 7 văn với 567v\n"
            "B trả chén 7 văn: ăn cả\nB đánh 9 sách\nC mở thang thang\nB ù thang thang: suông\n",
        },
        {"no_fault": True},
    ),
    # 445566 văn were two runs already: three phỗng carry no card more
    (
        "002 B.9.14.5 «Phỗng 3 đôi liên tiếp mà không lợi quân»",
        {
            "ask": "turns",
            "record": H5
            + "Tay B: 4v4v5v5v6v6v 9s 2w 3s\nA đánh 4 văn\nB phỗng 4 văn\nB đánh 2 vạn\n…\nA đánh 5 văn\nB phỗng 5 văn\n"
            "B đánh 3 sách\n…\nA đánh 6 văn\nB phỗng 6 văn\nB đánh 9 sách\n",
        },
        {"fault_slugs": ["phong-ba-doi", "danh-ca-phu"]},
    ),
    # post 13's hand: 556688 văn with thiên khai 7 văn, two cups, two 7 văn cut
    (
        "002 B.12.4.2 «được phép đánh đi 2 quân trong Thiên Khai»",
        {
            "ask": "turns",
            "record": H5
            + "Tay B: 7v7v7v7v 5v5v6v6v8v8v 34w 34s\nB chén 7 văn\nB chén 7 văn\nA đánh 5 vạn\nB ăn 5 vạn với 34w\n"
            "B đánh 7 văn\n…\nA đánh 5 sách\nB ăn 5 sách với 34s\nB đánh 7 văn\n",
        },
        {"no_fault": True},
    ),
    (
        "002 post 14, Thanh Duong «chỉ được phép đánh đi 1 cây»",
        {
            "ask": "turns",
            "rules": {"xen_thien_khai": 1},
            "record": H5
            + "Tay B: 7v7v7v7v 5v5v6v6v8v8v 34w 34s\nB chén 7 văn\nB chén 7 văn\nA đánh 5 vạn\nB ăn 5 vạn với 34w\n"
            "B đánh 7 văn\n…\nA đánh 5 sách\nB ăn 5 sách với 34s\nB đánh 7 văn\n",
        },
        {"fault_slugs": ["xen-qua"]},
    ),
    (
        "002 B.11.2 «không được đổi Khàn Úp»",
        {
            "ask": "turns",
            "record": H5
            + "Bài B: 7w7w7w 45v 66s 8v2w2s 345s 12v 1w cc 9v 3w 9w\nB úp 7 vạn\nA đánh 8 vạn\nB ăn 8 vạn với 7w9w\n"
            "B đánh 9 văn\n",
        },
        {"fault_slugs": ["xe-khan"]},
    ),
    # ============================================================ phu, arrange, waits
    (
        "RULE_POINTS 2.3 «Bí Tôm 5 quân»",
        {"ask": "phu", "cards": "7v7v 3w 3s3s"},
        {"phu": True, "kind": "lung", "lung": "tom"},
    ),
    (
        "RULE_POINTS 2.7; 000 «Ông Cụ, Thang Thang, Chi Chi»",
        {"ask": "phu", "cards": "oc tt cc"},
        {"phu": False, "kind": None},
    ),
    ("002 B.4.4.4-4.5; RULE_POINTS 2.8", {"ask": "arrange", "cards": "tt oc 9s tt 9w 9s"}, {"tron": True, "lung": 2}),
    # 2 văn would only make the hand round; 8 văn gives sườn; 21 black
    (
        "002 post 11, Hoàng Vũ 2 «đánh đi 2 văn để chờ 8 văn»",
        {"ask": "waits", "cards": KHONG_LUNG_2, "discarded": "2v"},
        {"waits": {"8 văn": 24}},
    ),
    (
        "000 bạch định 16",
        {"ask": "waits", "rules": "hoi-lim", "cards": KHONG_LUNG_2, "discarded": "2v"},
        {"waits": {"8 văn": 16}},
    ),
    # bạch định 24 + bạch thủ 1 dịch
    (
        "002 B.15.12.2 «dù là Phỗng Yêu»; B.13.1 THÀNH",
        {"ask": "waits", "cards": DOI_YEU},
        {"state": "thanh", "waits": {"1 vạn": 26}},
    ),
    (
        "002 B.15.14.2 «Ù được cả với 7 Văn, 3 Văn»",
        {"ask": "waits", "cards": TU_BA},
        {"waits": {"3 văn": 4, "7 văn": 8}},
    ),
    # ============================================================ bí tứ (24 cards)
    # 24 black and one ông cụ: there is no kính cụ of one at four
    (
        "002 C.15.1 «“Kính 2 Cụ” thay cho “Kính Cụ”»",
        {
            "game": "bi-tu",
            "ask": "win",
            "cards": "8v2w2s 123v 456w 567w 345s 4567s 1v1w1w1s1s",
            "winning": {"card": "oc", "from": "noc", "door": "tri"},
        },
        {"result": "diem", "diem": 4, "cuoc": ["suong"]},
    ),
    # 23 black and two ông cụ
    (
        "002 C.15.2 «23 Quân Đen với 2 QUÂN ÔNG CỤ»",
        {
            "game": "bi-tu",
            "ask": "win",
            "cards": "8v2w2s 123v 456w 567w 345s 4567s 1v1w1w1s oc",
            "winning": {"card": "oc", "from": "noc", "door": "tri"},
        },
        {"result": "diem", "diem": 18},
    ),
    # and no thông at a table of four
    (
        "000 «không có ù thông … mà ù kính nhị cố», kính cố 12",
        {
            "game": "bi-tu",
            "ask": "win",
            "rules": "hoi-lim",
            "streak": 1,
            "cards": "8v2w2s 123v 456w 567w 345s 4567s 1v1w1w1s oc",
            "winning": {"card": "oc", "from": "noc", "door": "tri"},
        },
        {"result": "diem", "diem": 12},
    ),
    # sườn held; the second lưng can only come by phỗng 6s
    (
        "002 C.2.1, B.15.12.1 «chờ chỉ 1 tiếng Phỗng Ù»",
        {
            "game": "bi-tu",
            "ask": "win",
            "cards": "8v2w2s 6s6s 345v 456v 567w 345w 123w 1v1w cc oc",
            "winning": {"card": "6s", "from": "noc", "door": "cheo"},
        },
        {"result": "diem", "diem": 8, "cuoc": ["bach-thu"]},
    ),
    # round with sườn only: a yêu alone does not win, a second separate lưng does
    (
        "002 C.2.1 «CÓ 2 LƯNG TÁCH RỜI», B.13.1",
        {"game": "bi-tu", "ask": "waits", "cards": "8v2w2s 6789s tt 456v 567w 345w 345v 1v1w1s1s"},
        {"waits": {"9 văn": 4, "9 vạn": 4, "1 sách": 4, "ông cụ": 4}},
    ),
    # the draw comes at eight: nine left means one to open
    (
        "002 C.6 «Nọc còn 8 quân là Hòa», B.16.14.2",
        {
            "game": "bi-tu",
            "ask": "turns",
            "record": H4
            + "Tay đủ B: 8v2w2s 567w 456v 123v 1v1w1w cc cc oc tt 7s8s 3s4s 9v\nNọc: 9\nA đánh 9 sách\nB ăn 9 sách với 78s\n"
            "B đánh 9 văn\nD ù 9 văn: suông\n",
        },
        {"fault_slugs": ["mot-thanh"]},
    ),
    # ============================================================ tài bàn
    # 9 văn is tài: khàn 6; with 1 vạn 1 sách one lưng more
    (
        "002 D.4.2.1, D.4.4.2",
        {"game": "tai-ban", "ask": "count", "phu": [{"cards": "9v9v9v 1w 1s", "how": "khan"}], "khan_at_deal": True},
        {"lung": 7},
    ),
    # thiên khai 4 sách tài 12, khàn 7 văn plain 3 (only 7 sách is tài), phỗng 8 vạn tài 2, one yêu đỏ 1 = 18
    (
        "002 D.15.1 «từ 9 Lưng đến 18 Lưng»",
        {
            "game": "tai-ban",
            "ask": "count",
            "n": 10,
            "khan_at_deal": True,
            "phu": [
                {"cards": "4s4s4s4s", "how": "thien-khai"},
                {"cards": "7v7v7v", "how": "khan"},
                {"cards": "8w8w8w", "how": "phong"},
                {"cards": "tt oc 9s", "how": "an"},
            ],
        },
        {"lung": 18, "times": 1, "diem": 10},
    ),
    # phỗng of 2 văn, 7 sách, 5 vạn, chi chi, each tài 2 = 8, sườn 1 = 9; no khàn at the deal
    (
        "002 D.15.3; 001 «Ù sửu bàn khi không có khàn»",
        {
            "game": "tai-ban",
            "ask": "count",
            "khan_at_deal": False,
            "phu": [
                {"cards": "2v2v2v", "how": "phong"},
                {"cards": "7s7s7s", "how": "phong"},
                {"cards": "5w5w5w", "how": "phong"},
                {"cards": "cc cc cc", "how": "phong"},
                {"cards": "8v2w2s", "how": "an"},
            ],
        },
        {"lung": 9, "times": 3},
    ),
    # khàn 2 văn 6 + phỗng 8 vạn 2 + tôm 1 = 9; khàn 5 sách declined, nothing called
    (
        "002 D.11 «Hô Ù không cần trình Làng diễn biến theo Khàn»",
        {
            "game": "tai-ban",
            "ask": "win",
            "cards": "2v2v2v 7v3w3s 456s 567s 5s5v5w 456v 345w 1v1w1s cc oc tt",
            "khan": "2v",
            "bat_thuc": "5s",
            "mat": [{"cards": "8w8w8w", "how": "phong"}],
            "khan_at_deal": True,
            "called": [],
            "winning": {"card": "1v", "from": "noc", "door": "tri"},
        },
        {"result": "diem", "lung": 9, "times": 1},
    ),
    (
        "002 D.11 «Phỗng Tái Kiến không cần Phu kèm theo»",
        {
            "game": "tai-ban",
            "ask": "claim",
            "act": "phong",
            "cards": "7v7v7v 7w7s 9v",
            "bat_thuc": "7v",
            "card": "7v",
            "from": "discard",
            "door": "cheo",
            "then": "9v",
        },
        {"allowed": True},
    ),
    (
        "002 D.10 «được đánh cả quân Trôi»",
        {
            "game": "tai-ban",
            "ask": "claim",
            "act": "danh",
            "cards": "7v 2s",
            "mat": [{"cards": "456v", "how": "an", "eaten": "4v"}],
            "then": "7v",
        },
        {"allowed": True},
    ),
    (
        "002 D.10 «đánh cả Phỗng sau khi không Phỗng»",
        {"game": "tai-ban", "ask": "claim", "act": "danh", "cards": "4s4s 2v", "seen": "4s", "then": "4s 4s"},
        {"allowed": True},
    ),
    # a later copy taken by phỗng, then a whole run of the hand thrown
    (
        "002 D.5.2, D.9, D.10; 001 «không bị bó buộc nhiều»",
        {
            "game": "tai-ban",
            "ask": "turns",
            "record": H3
            + "Tay B: 66s 45v 78s 345w\nA đánh 6 sách\nB mở 2 vạn\n…\nA đánh 6 sách\nB phỗng 6 sách\nB đánh 3 vạn\n…\n"
            "A đánh 6 văn\nB ăn 6 văn với 45v\nB đánh 4 vạn\n…\nA đánh 9 sách\nB ăn 9 sách với 78s\nB đánh 5 vạn\n",
        },
        {"no_fault": True},
    ),
    # ============================================================ điếm, and the end of the nọc
    (
        "002 E.8.13 «“Hai Tùng Một Cắc” là “Ăn 2 Đánh 1 Trả Chén”»",
        {"game": "to-tom-diem", "ask": "drum", "strokes": "tùng tùng cắc"},
        {"signal": "tra-chen-an-2-danh-1"},
    ),
    (
        "002 E.4.3 «CỜ VÀNG: Cờ Bất thực»",
        {"game": "to-tom-diem", "ask": "flag", "colour": "vàng"},
        {"signal": "bat-thuc"},
    ),
]
