"""House rules (lệ làng) of Tổ tôm: one frozen value, each field with its article and its choices.

The defaults are the law of 2005 (preset `luat-2005`). `TABLE` describes every option to people and to
the door: the rows T1 to T49 of the matrix of disagreements. Where all known sources agree an option
has one choice: it stands there so that a village that plays otherwise can be added.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tutorials.engine.errors import Message
from tutorials.engine.rules import OptionInfo, RuleSet, Value, as_dict, option, yes_no

__all__ = ["BY_NAME", "TABLE", "OptionInfo", "Options", "Value", "as_dict", "choose"]


@dataclass(frozen=True, slots=True)
class Options:
    """The choices of one table. Points, before any stake."""

    suong: int = 4
    dich: int = 2
    tom_leo: str = "hai-ba-dich"
    tu_tru: str = "boi-dich"
    kinh_tu_co: str = "hai-chi-nay"
    kinh_tu_co_trung_tu: bool = True
    cuoc_kep: str = "dich-rieng"
    thong: str = "cuoc"
    thong_sau_lanh_lang: bool = False
    tam_khoi_dich: int = 1
    khoi: str = "n-tru-2"
    thap_dieu: str = "dung"
    bach_thu: bool = True
    bach_thu_cham_thanh: bool = True
    bach_thu_tai_kien: bool = True
    xuyen_bi_tu_bat_thuc: bool = True
    xuyen_nam_gian: str = "bon-rac"
    xuyen_nam_gian_mot_cho: bool = False
    chi_nay: str = "rac-tu-dau"
    chi_nay_thanh: str = "khi-den"
    xuyen_vong: bool = True
    u_vong: str = "leo"
    thien_u: bool = True
    thien_u_quan_u: bool = True
    xuong_thua: str = "den-dung"
    chi_nay_phai_ho: bool = False
    thu_tu_xuong: str = "le-luat"
    u_quan_danh: bool = True
    phong_quan_den_sau: str = "chi-phong-u"
    danh_di_u_lai: str = "phai-ho"
    xen_thien_khai: int = 2
    bat_cai: str = "mot-quan-10"
    cai_nguoi_chiu: bool = True
    cai_nguoi_bao: bool = True
    noc_hoa: str = "5-8-11"
    an_it_danh_nhieu: str = "dem-quan"
    buon_phu: bool = True
    bo_bai: str = "bo"
    phong_tai_kien: str = "doc-duoi-chieu"
    tai_kien_khong_doc: str = "bao"
    bat_thuc_can: str = "khong"
    bat_thuc_yeu_do: bool = True
    trung_truc: str = "quan-rac"
    bat_thuc_thien_khai_can: str = "khong"
    trinh_phu_bi: bool = False
    tien_thuc_hau_day: str = "moi-phu"
    khe_khan: str = "lanh-lang"
    bo_u: str = "lanh-lang"
    treo_tranh: str = "yeu-va-bi"
    bao_truoc_u: str = "bao"
    hai_u: str = "cua-truoc"
    ga: str = "khong"
    ga_ngoai: str = "khong"
    loi_diem: str = "gom"
    phat: str = "den-ngay"
    trong_khong_an: str = "mot-cac"
    so_lung: int = 9
    trung_trong_doc: str = "hang-rieng"
    quan_tai: str = "yeu-va-sau-quan"
    tai_ban_lung: int = 9
    tai_ban_cuoc: str = "mot-hai-ba"
    ghep_lung: str = "moi-lung-va-trung"
    tai_ban_tu_do: str = "tu-do"


_YES = yes_no(("có", "yes"), ("không", "no"))
_ALLOWED = yes_no(("được", "allowed"), ("không được", "not allowed"))

TABLE: tuple[OptionInfo, ...] = (
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
        _ALLOWED,
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
        _YES,
    ),
    option(
        "bach_thu_cham_thanh",
        "T10",
        "TT-15.12",
        "Bạch thủ khi bài chạm thành",
        "Bạch thủ with a hand one loose card short (chạm thành)",
        _ALLOWED,
    ),
    option(
        "bach_thu_tai_kien",
        "T11",
        "TT-15.12",
        "Bạch thủ bằng phỗng tái kiến",
        "Bạch thủ by taking a declined khàn again (phỗng tái kiến)",
        _ALLOWED,
    ),
    option(
        "xuyen_bi_tu_bat_thuc",
        "T12",
        "TT-15.14",
        "Xuyên bí tư có quân bất thực trong bốn quân",
        "Xuyên bí tư with a declined (bất thực) card among the four",
        _ALLOWED,
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
        _YES,
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
        _YES,
    ),
    option(
        "thien_u_quan_u",
        "T17",
        "TT-14.1",
        "Thiên ù: quân bắt cái là quân ù và sinh cước",
        "Thiên ù: the bắt cái card is the winning card and earns its cước",
        _YES,
    ),
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
    option("u_quan_danh", "T33", "TT-2.2", "Ù quân người khác đánh ra", "Ù on a discard", _ALLOWED),
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
    option(
        "bat_cai",
        "T36",
        "TT-1.2",
        "Bắt cái",
        "Choosing the dealer's hand (bắt cái)",
        {
            "mot-quan-10": Message("một quân, yêu đỏ đếm 10", "one card, a red yêu counts 10"),
            "hai-quan": Message("hai quân, cộng rồi chia năm lấy dư", "two cards, sum modulo five"),
            "rut-hai": Message("nhà cái rút hai quân, một quân lật", "the cái draws two cards, one shown"),
        },
    ),
    option(
        "cai_nguoi_chiu",
        "T37",
        "TT-7.1",
        "Ván hòa: người chịu bài được cái",
        "Draw: the one who sat out (chịu) gets the cái",
        yes_no(("được", "yes"), ("không, đầu kê được cái", "no, the đầu kê does")),
    ),
    option(
        "cai_nguoi_bao",
        "T37",
        "TT-7.1",
        "Người bị báo có cái ván sau",
        "The one who was báo gets the next cái",
        _YES,
    ),
    option(
        "noc_hoa",
        "T38",
        "TT-6.2",
        "Nọc còn mấy quân thì hòa",
        "Cards left in the nọc at a draw",
        {
            "5-8-11": Message(
                "5 (đủ người), 8 (một người chịu), 11 (hai người chịu)", "5, 8 with one sitting out, 11 with two"
            ),
            "1": Message("1 (lối tổ tôm điếm)", "1 (as in tổ tôm điếm)"),
        },
    ),
    option(
        "an_it_danh_nhieu",
        "T18",
        "TT-16.19.1",
        "Ăn ít đánh nhiều đếm theo",
        "Eating few and throwing many counts",
        {
            "dem-quan": Message(
                "quân nhà trôi thêm và quân nhà đánh đi, bằng nhau thì được",
                "own cards carried against own cards thrown, equal is allowed",
            ),
            "mot-quan-lang": Message(
                "quân của làng: ăn một quân thì không được đánh hai quân liên quan",
                "cards of the village: one eaten, so two related cards may not be thrown",
            ),
        },
    ),
    option(
        "buon_phu",
        "T19",
        "TT-16.16",
        "Buôn phu (đổi phu mà không lợi quân)",
        "Trading phu without gain (buôn phu)",
        yes_no(("bị báo", "is báo"), ("không bắt", "is no fault")),
    ),
    option(
        "bo_bai",
        "T20",
        "TT-16.22",
        "Bó bài",
        "Bound cards (bó bài)",
        {
            "bo": Message("quân đến sau cũng làm bó quân trên tay", "a later card also binds a card in the hand"),
            "buong": Message("chỉ việc mình tự làm mới bó", "only one's own choice binds"),
        },
    ),
    option(
        "phong_tai_kien",
        "T21",
        "TT-9.14.3",
        "Phỗng tái kiến cần phu dọc",
        "Phỗng tái kiến needs a run",
        {
            "doc-duoi-chieu": Message("có dưới chiếu khi phỗng là được", "on the mat when it is taken"),
            "doc-tren-tay": Message("phải sẵn trên tay từ trước", "held in the hand beforehand"),
            "khong-can": Message("không cần", "not at all"),
        },
    ),
    option(
        "tai_kien_khong_doc",
        "T29",
        "TT-9.14.3",
        "Phỗng tái kiến không có phu dọc",
        "Phỗng tái kiến without the run",
        {
            "bao": Message("bị báo", "is báo"),
            "lanh-lang": Message("lỗi nhẹ, ù thì lành làng", "a light fault: an ù earns no points"),
        },
    ),
    option(
        "bat_thuc_can",
        "T22",
        "TT-11.3.4",
        "Muốn bất thực khàn phải có sẵn",
        "To decline a khàn one must already hold",
        {
            "khong": Message("không cần gì", "nothing more"),
            "mot-phu": Message("một phu có quân ấy, bí hay dọc", "one phu with that card, bí or run"),
            "phu-doc": Message("một phu dọc có quân ấy", "a run with that card"),
            "hai-phu": Message("hai phu có quân ấy", "two phu with that card"),
        },
    ),
    option(
        "bat_thuc_yeu_do",
        "T22",
        "TT-11.3.4",
        "Bất thực khàn yêu đỏ",
        "Declining a khàn of red yêu",
        _ALLOWED,
    ),
    option(
        "trung_truc",
        "T23",
        "TT-11.8",
        "Bất thực trùng trục",
        "Bất thực trùng trục",
        {
            "quan-rac": Message("chỉ khi quân bất thực còn rác, bị báo", "only when declined cards stay loose: báo"),
            "mot-bi": Message(
                "khàn bất thực chỉ vào một phu bí thì lành làng", "a declined khàn in one bí only: no points"
            ),
            "phu-tu-dau": Message(
                "không có phu kèm từ đầu ván thì lành làng", "no phu with it from the deal: no points"
            ),
        },
    ),
    option(
        "bat_thuc_thien_khai_can",
        "T24",
        "TT-12.4",
        "Bất thực thiên khai bất thực khàn phải có",
        "To decline a whole thiên khai one must hold",
        {
            "khong": Message("không cần gì", "nothing more"),
            "hai-phu": Message("ít nhất hai phu có quân ấy", "at least two phu with that card"),
            "hai-doc-mot-bi": Message("hai phu dọc và một phu bí", "two runs and one bí"),
        },
    ),
    option(
        "trinh_phu_bi",
        "T25",
        "TT-12.3",
        "Thiên khai ăn khàn trình phu bằng phu bí",
        "Showing a bí with a thiên khai laid as khàn",
        _ALLOWED,
    ),
    option(
        "tien_thuc_hau_day",
        "T26",
        "TT-11.6.2",
        "Tiền thực hậu dậy ăn vào",
        "Eating before raising the khàn goes into",
        {
            "moi-phu": Message("phu nào cũng được", "any phu"),
            "phu-doc": Message("chỉ phu dọc", "a run only"),
            "doc-hoac-bi-hai": Message("phu dọc, hoặc phu bí thứ hai", "a run, or a second bí"),
        },
    ),
    option(
        "khe_khan",
        "T27",
        "TT-11.4",
        "Khàn không dậy khi quân hiện",
        "A khàn not raised when its card came",
        {
            "lanh-lang": Message("ù thì lành làng (khê khàn)", "an ù earns no points (khê khàn)"),
            "cheo-do": Message("ù thì chèo đò (thối khàn)", "an ù costs a chèo đò (thối khàn)"),
        },
    ),
    option(
        "bo_u",
        "T28",
        "TT-14.8",
        "Bỏ ù rồi lại ù",
        "Ù after letting one go",
        {
            "lanh-lang": Message("lành làng, ván sau không hô thông", "no points, no thông next time"),
            "chi-cai": Message("không điểm, chỉ được cái", "no points, only the next cái"),
        },
    ),
    option(
        "treo_tranh",
        "T29",
        "TT-9.15",
        "Treo tranh xét",
        "Cards that must be laid (treo tranh)",
        {
            "yeu-va-bi": Message("yêu và quân trùng của phu bí vừa ăn", "yêu, and copies of a card eaten into a bí"),
            "ca-phu-doc": Message(
                "cả quân trùng khi quân đến nối được phu dọc dưới chiếu",
                "also a copy when a card that came could extend a run on the mat",
            ),
        },
    ),
    option(
        "bao_truoc_u",
        "T31",
        "TT-16.23",
        "Phỗng sai trước người ù",
        "A wrong phỗng before another's ù",
        {
            "bao": Message("ngồi trước vòng thì bị báo, đền thay làng", "báo when seated before the winner"),
            "bo-qua": Message("bỏ qua, ù hơn phỗng", "ignored: ù outranks phỗng"),
            "phat-va": Message("phạt vạ", "a fine"),
        },
    ),
    option(
        "hai_u",
        "T32",
        "TT-8.5",
        "Hai người ù một quân",
        "Two ù on one card",
        {"cua-truoc": Message("cửa trước được", "the nearer door wins")},
    ),
    option(
        "ga",
        "T39",
        "TT-16.4.1",
        "Gà trong",
        "Gà within the game",
        {
            "khong": Message("không chơi", "none"),
            "cong-nghiep": Message("gà công nghiệp, góp mọi trường hợp", "«industrial»: paid in on every occasion"),
            "ga-nha": Message("gà nhà, góp khi mắc lỗi", "«house»: paid in for faults"),
            "ga-rung": Message("gà rừng, góp đầu hội và lỗi nặng", "«forest»: at the start and for grave faults"),
            "ga-lang": Message("gà làng, người đánh quân ù góp", "«village»: paid in by who throws the winning card"),
        },
    ),
    option(
        "ga_ngoai",
        "T39",
        "TT-16.4.2",
        "Gà ngoài",
        "Gà beside the pot",
        {
            "khong": Message("không chơi", "none"),
            "don": Message("đơn: chỉ cước lớn nhất", "single: the greatest cước only"),
            "chong": Message("chồng: cộng mọi cước", "stacked: every cước"),
        },
    ),
    option(
        "loi_diem",
        "T40",
        "TT-16.5",
        "Lối tính điểm",
        "How points are held",
        {
            "gom": Message("đánh gom: góp chung đầu hội", "gom: a pot gathered at the start"),
            "quang": Message("đánh quăng: mỗi ván trả dịch", "quăng: dịch paid after every hand"),
        },
    ),
    option(
        "phat",
        "T41",
        "TT-16.18",
        "Lỗi nặng phạt bằng",
        "A grave fault is paid by",
        {
            "den-ngay": Message("đền ngay", "paying at once"),
            "cheo-do": Message("chèo đò: nợ làng một ván ù", "chèo đò: one ù is owed"),
        },
    ),
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
BY_NAME = {info.name: info for info in TABLE}
_RULES: RuleSet[Options] = RuleSet(TABLE, ())


def choose(options: Options, changes: Mapping[str, Any]) -> Options:
    """Return the options with some choices changed. Raises DoorError for one that does not exist."""
    return _RULES.choose(options, changes)
