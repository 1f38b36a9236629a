"""Words that the book itself says, in both languages: one book may hold both at once."""

from tutorials.catalogue import Text

WORDS = {
    "site": Text("Chiếu Làng", "Chiếu Làng"),
    "whole_title": Text("Luật bốn lối tổ tôm", "The law of the four forms of tổ tôm"),
    "several_title": Text("Luật {n} trò bài lá", "The law of {n} card games"),
    "forms": Text("Tổ tôm các lối", "The forms of tổ tôm"),
    "subtitle": Text("Sách luật có hình và ví dụ", "The law, with drawings and examples"),
    "rules": Text("Theo lệ", "House rules"),
    "rules_of_each": Text("mỗi trò một lệ, kể ở đầu sách", "named game by game on the first pages"),
    "village": Text("Làng", "Village"),
    "club": Text("In cho", "Printed for"),
    "edition": Text("Ấn bản", "Edition"),
    "contents": Text("Mục lục", "Contents"),
    "page": Text("tr.", "p."),
    "notes": Text("Ghi thêm", "Notes"),
    "reading": Text("Cách đọc sách này", "How to read this book"),
    "reading_ids": Text(
        "Mỗi khoản có số riêng, như {id}: trò, điều, khoản.",
        "Each clause has a number such as {id}: game, article, clause.",
    ),
    "reading_cases": Text(
        "Ví dụ ghi “Được” có vạch đôi bên trái; ví dụ ghi “Không được” có vạch đặc và dấu gạch chéo. "
        "Mọi ví dụ đều do máy phân xử xét lại khi làm sách.",
        "An example marked “Allowed” has a double bar at its left; one marked “Not allowed” has a solid bar and a "
        "cross. The rules engine judged every example for this book.",
    ),
    "reading_names": Text(
        "Quân có gạch dày ở dưới là quân ù hay quân vừa đến. Bài của một người xếp theo phu, dưới hình kể từng phu: "
        "“345 văn” là ba quân 3, 4, 5 văn. Dòng có mũi tên là lời máy phân xử.",
        "A card with a thick line below it is the winning card, or the card that came. A hand is laid out in sets, "
        "named below it: “345 văn” are the 3, 4 and 5 of văn. A line with an arrow is what the rules engine says.",
    ),
    "reading_dissent": Text(
        "Chỗ nào các nơi chơi khác nhau thì có khung “Nơi khác”. Sách theo lệ ghi ở bìa; bảng cuối sách kể từng "
        "lựa chọn.",
        "Where places differ, a box says “Elsewhere”. The book follows the house rules named on the cover. A table "
        "near the end lists every choice.",
    ),
    "deck": Text("Bộ bài", "The deck"),
    "decks": Text("Các bộ bài", "The decks"),
    "deck_money": Text("Bộ bài tổ tôm", "The tổ tôm deck"),
    "deck_chan": Text("Bộ bài chắn", "The deck of chắn"),
    "deck_tam-cuc": Text("Bộ bài tam cúc", "The tam cúc deck"),
    "deck_french": Text("Bộ bài tây", "The French deck"),
    "deck_note_chan": Text(
        "Hai mươi lăm loại, mỗi loại bốn quân, cộng 100 quân: bộ tổ tôm bỏ ba loại số nhất, thang thang và ông cụ.",
        "Twenty-five different cards, four of each: the tổ tôm deck without the 1s, thang thang and ông cụ.",
    ),
    "deck_note_tam-cuc": Text(
        "Mười bốn loại, cộng 32 quân, nửa đỏ nửa đen. Từ trái sang phải là từ lớn đến nhỏ; cùng tên thì đỏ hơn đen.",
        "Fourteen different pieces, 32 in all, half red and half black. They stand from the highest on the left; of "
        "two with the same name, the red one is higher.",
    ),
    "deck_note_french": Text(
        "Bốn chất, mỗi chất mười ba lá, cộng 52 lá. Luật từng trò nói bỏ lá nào, lá nào lớn hơn.",
        "Four suits of thirteen cards: 52 in all. The law of each game says which are left out and which are higher.",
    ),
    "red": Text("Quân đỏ", "Red"),
    "black": Text("Quân đen", "Black"),
    "deck_note_money": Text(
        "Ba mươi loại, mỗi loại bốn quân giống nhau, cộng 120 quân. Bảy loại có dấu son là quân đỏ; sáu loại là yêu.",
        "Thirty different cards, four of each: 120 cards. Seven of them have a seal and are red; six are yêu.",
    ),
    "red_yeu": Text("Ba yêu đỏ", "The three red yêu"),
    "red_yeu_chan": Text("Chi chi, yêu đỏ duy nhất", "Chi chi, the only red yêu"),
    "is_red": Text("đỏ", "red"),
    "is_yeu": Text("yêu", "yêu"),
    "law": Text("Luật", "The law"),
    "allowed": Text("Được", "Allowed"),
    "forbidden": Text("Không được", "Not allowed"),
    "dissent": Text("Nơi khác", "Elsewhere"),
    "by_rules": Text("Theo lệ", "Rules"),
    "more_one": Text("ví dụ nữa ở", "more example on"),
    "more_many": Text("ví dụ nữa ở", "more examples on"),
    "here": Text("Theo lệ của sách này", "Under the rules of this book"),
    "scoring": Text("Bảng điểm", "Points"),
    "scoring_note": Text(
        "Điểm do máy phân xử tính theo lệ của sách này. Chỉ là điểm để ghi hơn kém, không phải tiền.",
        "The rules engine counted these points under the rules of this book. They are points only, never money.",
    ),
    "cuoc": Text("Cước", "Bonus"),
    "points": Text("Điểm", "Points"),
    "clause": Text("Khoản", "Clause"),
    "ga": Text("gà", "gà"),
    "ket": Text("Kết", "Kết"),
    "two": Text("Tay đôi", "Two"),
    "three": Text("Tay ba", "Three"),
    "four": Text("Tay tư", "Four"),
    "no_cuoc": Text("không kể", "not counted"),
    "compound": Text("Nhiều cước một ván", "Several bonuses in one win"),
    "count": Text("Cách cộng", "How the points add up"),
    "tai_ban_lung": Text("Tính lưng", "How many each lưng counts"),
    "tai_ban_note": Text(
        "N là số điểm cả bàn hẹn trước; bảng này lấy N = 10.",
        "N is a number that the players agree on. Here N = 10.",
    ),
    "lung": Text("Lưng", "Lưng"),
    "counts": Text("Tính", "Counts"),
    "of_tai": Text("Quân tài", "With a tài card"),
    "faults": Text("Lỗi, và phải chịu gì", "Faults and what they cost"),
    "faults_note": Text(
        "Mỗi dòng một lỗi: tên, mất gì, khoản nào nói.",
        "One line for each fault: its name, its cost, and the clause that says so.",
    ),
    "fault": Text("Lỗi", "Fault"),
    "cost": Text("Mất gì", "Cost"),
    "drums": Text("Hiệu trống", "Drum signals"),
    "drums_note": Text(
        "Tùng là gõ mặt trống, cắc là gõ thành trống. Dấu … là đánh liền thành hồi, dấu / là nghỉ một nhịp.",
        "Tùng is a stroke on the skin, cắc one on the rim. The sign … means a roll, the sign / a rest of one beat.",
    ),
    "strokes_head": Text("Đánh", "Strokes"),
    "meaning": Text("Nghĩa", "Meaning"),
    "flags": Text("Cờ", "Flags"),
    "flag": Text("Cờ", "Flag"),
    "verses": Text("Thơ gọi quân", "Verses that call the cards"),
    "verses_note": Text(
        "Ba mươi câu lục bát đặt mới cho sách này, ai cũng được dùng ở hội mình.",
        "Thirty couplets written for this book. Any festival may use them.",
    ),
    "villages": Text("Các làng chơi khác nhau chỗ nào", "Where villages differ"),
    "villages_note": Text(
        "Mỗi ô một lệ mà các làng chọn khác nhau: từng cách chọn, rồi những làng theo cách ấy. Dấu ♦ là cách của "
        "sách này.",
        "Each block gives one rule on which villages differ: its choices, and the villages that keep each. The sign "
        "♦ marks the choice of this book.",
    ),
    "no_village": Text("chỉ sách này", "this book alone"),
    "options": Text("Các lựa chọn của lệ", "The choices of these rules"),
    "options_note": Text(
        "Dấu ♦ là chỗ khác với:",
        "The sign ♦ marks what differs from:",
    ),
    "options_same": Text(
        "Lệ này lấy làm mốc cho các lệ khác.",
        "The other house rules are compared with these.",
    ),
    "question": Text("Điều còn khác nhau", "Question"),
    "choice": Text("Lệ này chọn", "Choice"),
    "disputes": Text("Những chỗ còn bàn", "Open disputes"),
    "disputes_note": Text(
        "Những khoản mà mỗi nguồn, mỗi nơi nói một khác. Trước khi vào chiếu nên hỏi nhau những chỗ này.",
        "Sources or places disagree on these clauses. Settle them before you sit down.",
    ),
    "index": Text("Bảng tra từ ngữ", "Index of terms"),
    "index_note": Text(
        "Sau mỗi từ là khoản và trang; chỗ in đậm là khoản giảng từ ấy.",
        "Clause and page follow each term. The clause in bold defines the term.",
    ),
    "sources": Text("Nguồn", "Sources"),
    "colophon": Text("Về cuốn sách này", "About this book"),
    "colophon_code": Text(
        "Số ấn bản tính từ nội dung và các lựa chọn: hai cuốn cùng số thì giống nhau từng chữ.",
        "The edition code is made from content and choices: two books with the same code agree to the letter.",
    ),
    "online": Text("Bản mới nhất, và trang luật bấm được vào từng khoản", "The newest edition, and the law online"),
    "qr": Text("Mã QR dẫn tới", "QR code leading to"),
    "licence": Text(
        "Bài viết và hình quân bài theo giấy phép CC BY 4.0: được in, chép, sửa, bán, miễn là ghi nguồn “Chiếu "
        "Làng”. Hình J, Q, K của bài tây lấy từ bộ của Adrian Kennard và Letele Motebang (CC0), khắc lại ở đây. "
        "Phông chữ Noto Serif theo giấy phép SIL Open Font 1.1.",
        "Text and card pictures are under CC BY 4.0: print, copy, change or sell them, naming “Chiếu Làng” as the "
        "source. The court cards of the French deck are by Adrian Kennard and Letele Motebang (CC0), redrawn here. The "
        "typeface Noto Serif is under the SIL Open Font License 1.1.",
    ),
    "sheet": Text("tờ luật một trang", "the rules on one page"),
    "sheet_licence": Text(
        "Giấy phép CC BY 4.0: được in, chép, sửa, nhớ ghi nguồn.",
        "CC BY 4.0: you may print, copy and change it if you name the source.",
    ),
    "source_of_rules": Text("Nguồn của lệ", "Source of the rules"),
}
