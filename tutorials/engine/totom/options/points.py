"""What cước and the whole ù are worth, and what each cước asks for: rows T1 to T17."""

from tutorials.engine.errors import Message
from tutorials.engine.rules import ALLOWED, YES, OptionInfo, option, yes_no

POINTS: tuple[OptionInfo, ...] = (
    option(
        "suong",
        "T1",
        "TT-15.3",
        "Ù suông mấy điểm",
        "Points of a plain ù (suông)",
        {number: Message(f"{number} điểm", f"{number} points") for number in (4, 2, 3)},
    ),
    option(
        "dich",
        "T1",
        "TT-15.1",
        "Một dịch mấy điểm",
        "Points of one dịch",
        {2: Message("2 điểm", "2 points"), 1: Message("1 điểm", "1 point")},
    ),
    option(
        "tom_leo",
        "T2",
        "TT-15.6",
        "Tôm và lèo hơn suông",
        "Tôm and lèo above suông",
        {
            "hai-ba-dich": Message("tôm 2 dịch, lèo 3 dịch", "tôm by 2 dịch, lèo by 3"),
            "mot-hai-dich": Message("tôm 1 dịch, lèo 2 dịch", "tôm by 1 dịch, lèo by 2"),
        },
    ),
    option(
        "tu_tru",
        "T3",
        "TT-15.2",
        "Tứ trụ tính",
        "The four great cước count",
        {
            "boi-dich": Message("bội suông cộng dịch bằng số bội", "multiples of suông plus as many dịch"),
            "boi": Message("chỉ bội suông", "multiples of suông only"),
            "bac-giang": Message(
                "kính cụ 6, bạch định và thập điều 4, chi nẩy 6 lần suông",
                "kính cụ 6, bạch định and thập điều 4, chi nẩy 6 times suông",
            ),
            "de-nghi": Message(
                "thập điều và kính cụ 4, bạch định 5, chi nẩy 7 lần suông",
                "thập điều and kính cụ 4, bạch định 5, chi nẩy 7 times suông",
            ),
        },
    ),
    option(
        "kinh_tu_co",
        "T4",
        "TT-15.11",
        "Kính tứ cố",
        "Kính tứ cố is worth",
        {
            "hai-chi-nay": Message("bằng hai chi nẩy", "two chi nẩy"),
            "mot-chi-nay": Message("bằng một chi nẩy", "one chi nẩy"),
            "46": Message("46 điểm", "46 points"),
            "50": Message("50 điểm", "50 points"),
            "het-hoi": Message("ăn hết hội (tính như hai chi nẩy)", "ends the hội (counted as two chi nẩy)"),
        },
    ),
    option(
        "kinh_tu_co_trung_tu",
        "T4",
        "TT-15.11",
        "Bốn ông cụ phải là một trùng tứ",
        "The four ông cụ must be one trùng tứ",
        yes_no(("phải", "required"), ("không buộc", "not required")),
    ),
    option(
        "cuoc_kep",
        "T5",
        "TT-15.18",
        "Nhiều cước một ván",
        "Several cước in one ù",
        {
            "dich-rieng": Message(
                "cước cao nhất cộng dịch riêng của mỗi cước khác", "highest plus own dịch of each other"
            ),
            "mot-dich": Message(
                "cước cao nhất cộng một dịch cho mỗi cước khác", "highest plus one dịch for each other"
            ),
        },
    ),
    option(
        "thong",
        "T6",
        "TT-15.4",
        "Ù thông",
        "Thông (second ù in a row)",
        {
            "cuoc": Message("là một cước (suông thêm một dịch)", "a cước of its own (suông and one dịch)"),
            "cong-dich": Message(
                "cộng một dịch vào bất kỳ ù nào; bàn bốn người không có thông",
                "adds one dịch to any ù; there is none at a table of four",
            ),
        },
    ),
    option(
        "thong_sau_lanh_lang",
        "T6",
        "TT-16.20",
        "Hô thông sau ván ù lành làng",
        "Thông after an ù without points",
        ALLOWED,
    ),
    option(
        "tam_khoi_dich",
        "T7",
        "TT-15.16",
        "Tam khôi mấy dịch",
        "Dịch of tam khôi",
        {1: Message("1 dịch", "1 dịch"), 2: Message("2 dịch", "2 dịch")},
    ),
    option(
        "khoi",
        "T8",
        "TT-15.17",
        "N khôi (ù N ván liền)",
        "N khôi (N ù in a row)",
        {
            "n-tru-2": Message("N − 2 dịch", "N − 2 dịch"),
            "mot-dich": Message("một dịch dù mấy ván", "one dịch however many"),
        },
    ),
    option(
        "thap_dieu",
        "T9",
        "TT-15.8",
        "Thập điều",
        "Thập điều",
        {
            "dung": Message("đúng mười quân đỏ", "exactly ten red cards"),
            "tu-tro-len": Message("từ mười quân đỏ trở lên", "ten red cards or more"),
        },
    ),
    option(
        "bach_thu",
        "T10",
        "TT-15.12",
        "Bạch thủ là một cước",
        "Bạch thủ is a cước",
        YES,
    ),
    option(
        "bach_thu_cham_thanh",
        "T10",
        "TT-15.12",
        "Bạch thủ khi bài chạm thành",
        "Bạch thủ with a hand one loose card short (chạm thành)",
        ALLOWED,
    ),
    option(
        "bach_thu_co_lung",
        "T10",
        "TT-15.12",
        "Bạch thủ khi bài đã đủ lưng",
        "Bạch thủ with a hand that has its lưng already",
        ALLOWED,
    ),
    option(
        "bach_thu_tai_kien",
        "T11",
        "TT-15.12",
        "Bạch thủ bằng phỗng tái kiến",
        "Bạch thủ by taking a declined khàn again (phỗng tái kiến)",
        ALLOWED,
    ),
    option(
        "xuyen_bi_tu_bat_thuc",
        "T12",
        "TT-15.14",
        "Xuyên bí tư có quân bất thực trong bốn quân",
        "Xuyên bí tư with a declined (bất thực) card among the four",
        ALLOWED,
    ),
    option(
        "xuyen_nam_gian",
        "T13",
        "TT-15.13",
        "Xuyên năm gian xét",
        "Xuyên năm gian looks at",
        {
            "bon-rac": Message("cả bốn quân đều rác", "all four cards loose"),
            "hai-dau": Message("hai quân đầu cuối là rác", "the two outer cards loose"),
        },
    ),
    option(
        "xuyen_nam_gian_mot_cho",
        "T13",
        "TT-15.13",
        "Xuyên năm gian phải chờ duy nhất",
        "Xuyên năm gian must be the only wait",
        yes_no(("phải", "required"), ("không buộc", "not required")),
    ),
    option(
        "chi_nay",
        "T14",
        "TT-15.10",
        "Chi nẩy",
        "Chi nẩy",
        {
            "rac-tu-dau": Message(
                "chỉ chờ chi chi, 9 vạn và 8 sách là rác từ đầu ván",
                "only wait chi chi, 9 vạn and 8 sách loose from the start",
            ),
            "le-doi": Message(
                "chỉ chờ chi chi, lẻ 9 vạn và 8 sách",
                "only wait chi chi, 9 vạn and 8 sách loose",
            ),
            "chi-cho-chi": Message("chỉ chờ duy nhất chi chi", "chi chi is the only wait"),
        },
    ),
    option(
        "chi_nay_thanh",
        "T14",
        "TT-13.6",
        "Chi nẩy mà bài vào thành được",
        "Chi nẩy when the hand could become thành",
        {
            "khong-the": Message(
                "mất chi nẩy nếu có quân nào cho bài vào thành",
                "no chi nẩy if any card could make the hand thành",
            ),
            "khi-den": Message(
                "chỉ mất chi nẩy khi quân ấy đã đến mà không lấy",
                "no chi nẩy only if such a card came and was let go",
            ),
            "khong-xet": Message("không xét", "not looked at"),
        },
    ),
    option(
        "xuyen_vong",
        "T15",
        "TT-15.13",
        "Có cước xuyên",
        "Cước xuyên exist",
        YES,
    ),
    option(
        "u_vong",
        "T16",
        "TT-15.15",
        "Ù với thiên khai nhà khác dậy",
        "Ù on another's thiên khai as it is raised (ù vọng)",
        {
            "leo": Message("được, tính bằng lèo", "allowed, worth lèo"),
            "khong-cuoc": Message("được, không thành cước", "allowed, no cước for it"),
            "khong-u": Message("không được ù", "not allowed"),
        },
    ),
    option(
        "thien_u",
        "T17",
        "TT-15.20",
        "Thiên ù là một cước",
        "Thiên ù is a cước",
        YES,
    ),
    option(
        "thien_u_quan_u",
        "T17",
        "TT-14.1",
        "Thiên ù: quân bắt cái là quân ù và sinh cước",
        "Thiên ù: the bắt cái card is the winning card and earns its cước",
        YES,
    ),
)
