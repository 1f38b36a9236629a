"""What is called at an ù, and what may be taken or cut: rows T24, T30, T33 to T35."""

from tutorials.engine.errors import Message
from tutorials.engine.rules import ALLOWED, OptionInfo, option, yes_no

CALLS: tuple[OptionInfo, ...] = (
    option(
        "xuong_thua",
        "T30",
        "TT-14.9",
        "Xướng thừa cước",
        "Calling a cước one does not have",
        {
            "den-dung": Message("đền đúng số đã xướng", "pay exactly what was called"),
            "cheo-do": Message("chèo đò (nợ làng một ván ù)", "chèo đò (owe the village one ù)"),
        },
    ),
    option(
        "chi_nay_phai_ho",
        "T30",
        "TT-14.9",
        "Ù chi nẩy mà không xướng chi nẩy",
        "Chi nẩy left uncalled",
        yes_no(("bị báo", "is báo"), ("chỉ thiệt điểm", "only loses its points")),
    ),
    option(
        "cham_xuong",
        "T30",
        "TT-14.9.3",
        "Báo ù đúng mà không hạ được tròn bài (chậm xướng)",
        "A true win that is not laid out whole (chậm xướng)",
        {
            "bao": Message("bị báo, như ù bất thành phu", "is báo, like a win with cards in no set"),
            "cheo-do": Message("chèo đò (nợ làng một ván ù)", "chèo đò (owe the village one ù)"),
            "lanh-lang": Message("lỗi nhẹ, ù lành làng", "a light fault: an ù earns no points"),
        },
    ),
    option(
        "thu_tu_xuong",
        "T30",
        "TT-14.10",
        "Thứ tự xướng",
        "Order of calling",
        {
            "le-luat": Message(
                "thông, khôi trước; xuyên, bạch thủ; tứ trụ; tôm lèo",
                "thông and khôi, xuyên and bạch thủ, the great ones, tôm lèo",
            ),
            "cao-truoc": Message(
                "thông trước, rồi cao trước thấp sau, tôm lèo cuối", "thông, then high before low, tôm lèo last"
            ),
        },
    ),
    option(
        "ho_phong",
        "T30",
        "TT-9.14.2",
        "Ù bằng đôi sẵn có phải hô «phỗng» hay «ù không phỗng»",
        "Calling phỗng, or ù without phỗng, when a pair is held",
        {
            "can-moi-ho": Message(
                "«phỗng» khi bạch thủ hay khi phỗng mới có lưng; «ù không phỗng» khi phỗng thì vỡ bài",
                "phỗng at bạch thủ or where it gives the lưng; ù without phỗng where phỗng would break the hand",
            ),
            "luon": Message("lúc nào cũng phải hô", "always"),
        },
    ),
    option("u_quan_danh", "T33", "TT-2.2", "Ù quân người khác đánh ra", "Ù on a discard", ALLOWED),
    option(
        "phong_quan_den_sau",
        "T34",
        "TT-9.14.2",
        "Phỗng quân đến sau",
        "Phỗng of a later copy",
        {
            "chi-phong-u": Message("chỉ khi phỗng ù", "only to be ù with it"),
            "khong": Message("không, kể cả phỗng ù", "never, not even to be ù"),
        },
    ),
    option(
        "danh_di_u_lai",
        "T35",
        "TT-5.4",
        "Ù lại quân mình đã đánh đi",
        "Ù on a card one has thrown",
        {
            "phai-ho": Message("được, phải hô «đánh đi ù lại»", "allowed with the call «đánh đi ù lại»"),
            "tu-do": Message("được, không cần hô", "allowed without a call"),
            "khong": Message("không được", "not allowed"),
        },
    ),
    option(
        "xen_thien_khai",
        "T24",
        "TT-12.4.2",
        "Bất thực thiên khai bất thực khàn được xén mấy quân",
        "Cards that may be cut from a declined thiên khai",
        {2: Message("hai quân, mỗi chén một quân", "two, one a cup"), 1: Message("một quân", "one")},
    ),
)
