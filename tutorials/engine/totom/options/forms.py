"""Điếm, the sorts of lưng, and tài bàn: rows T42 to T49."""

from tutorials.engine.errors import Message
from tutorials.engine.rules import OptionInfo, option

FORMS: tuple[OptionInfo, ...] = (
    option(
        "trong_khong_an",
        "T42",
        "TT-16.24",
        "Điếm: hiệu không ăn",
        "Điếm: the signal for «not eating»",
        {
            "mot-cac": Message("một tiếng cắc", "one rim stroke (cắc)"),
            "mot-chieng": Message("một tiếng chiêng", "one gong stroke"),
        },
    ),
    option(
        "trong_u_sai",
        "T42",
        "TT-16.24",
        "Điếm: ù mà gõ sai trống",
        "Điếm: a win with the wrong drum",
        {
            "khong-noi": Message("luật không nói, trung quân xử theo lệ hội", "not named; the caller rules"),
            "khong-diem": Message("ù không có điểm", "earns no points"),
            "den": Message("ù không có điểm, còn phải đền", "earns no points and is paid for"),
        },
    ),
    option(
        "so_lung",
        "T43",
        "TT-4.4",
        "Kể mấy bộ lưng",
        "How many sorts of lưng are told",
        {
            9: Message("chín: trùng tam, trùng tứ kể riêng", "nine: trùng tam and trùng tứ apart"),
            8: Message("tám: trùng kể chung", "eight: the trùng together"),
            7: Message("bảy: chỉ bộ có tên, trùng kể ngoài", "seven: the named ones, trùng aside"),
        },
    ),
    option(
        "trung_trong_doc",
        "T44",
        "TT-4.9",
        "Quân trùng của phu dọc",
        "A copy of a card of a run",
        {"hang-rieng": Message("không vào phu ấy, xếp hàng riêng", "does not enter it; it lies in a row of its own")},
    ),
    option(
        "tam_tu",
        "T23 T44",
        "TT-4.13",
        "Ba quân giống nhau còn lại dưới chiếu, có một quân của làng (tam tử)",
        "Three alike left on the mat, one of them from the table (tam tử)",
        {
            "khong": Message("chưa thành phu, là quân rác", "are no set: loose cards"),
            "phu": Message("thành một phu, không kể lưng", "are a set, but no lưng"),
        },
    ),
    option(
        "quan_tai",
        "T45",
        "TT-0.7",
        "Tài bàn: quân tài",
        "Tài bàn: the tài cards",
        {
            "yeu-va-sau-quan": Message(
                "sáu yêu; 2, 9 văn; 5, 8 vạn; 4, 7 sách", "the six yêu; 2, 9 văn; 5, 8 vạn; 4, 7 sách"
            )
        },
    ),
    option(
        "tai_ban_lung",
        "T46",
        "TT-0.7",
        "Tài bàn: ù cần mấy lưng",
        "Tài bàn: lưng needed for ù",
        {9: Message("chín lưng", "nine lưng")},
    ),
    option(
        "tai_ban_cuoc",
        "T47",
        "TT-0.7",
        "Tài bàn: suông, tài bàn, sửu bàn",
        "Tài bàn: suông, tài bàn, sửu bàn",
        {"mot-hai-ba": Message("1, 2, 3 lần N", "1, 2, 3 times N")},
    ),
    option(
        "ghep_lung",
        "T48",
        "TT-0.7",
        "Tài bàn: ghép lưng",
        "Tài bàn: lưng within lưng",
        {
            "moi-lung-va-trung": Message(
                "một phu kể mọi lưng và mọi trùng trong nó", "a phu counts every lưng and every trùng in it"
            )
        },
    ),
    option(
        "tai_ban_tu_do",
        "T49",
        "TT-0.7",
        "Tài bàn: ăn đánh tự do",
        "Tài bàn: free eating and throwing",
        {
            "tu-do": Message(
                "được ăn quân đến sau, đánh cả phu, cả phỗng, cả khàn bất thực",
                "later copies, whole phu, pairs and declined khàn may be eaten or thrown",
            )
        },
    ),
)
