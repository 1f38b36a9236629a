"""What is a fault in eating, raising and throwing, and what it costs: rows T18 to T29, T31 and T32."""

from tutorials.engine.errors import Message
from tutorials.engine.rules import ALLOWED, OptionInfo, option, yes_no

CONDUCT: tuple[OptionInfo, ...] = (
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
        "pha_phu_an_cuoc",
        "T19",
        "TT-10.7",
        "Phá phu thường để ăn quân có cước (tôm, lèo)",
        "Breaking a plain set to take a card for a bonus (tôm, lèo)",
        yes_no(
            ("bị bắt, dù lợi quân", "is a fault, even where cards are gained"),
            ("không xét riêng, theo ba luật ăn đánh", "is judged by the general laws of taking and discarding alone"),
        ),
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
        "bo_chu_dong",
        "T20",
        "TT-16.22.2",
        "Tự bó bài: phá phu của mình để phỗng hay ăn ép, quân còn lại",
        "Own phu broken up for a forced phỗng or take: what is left of it",
        {
            "dem-quan": Message(
                "đếm theo ăn ít đánh nhiều, bỏ được một quân", "is counted: taking few, throwing many; one may go"
            ),
            "giu-het": Message("giữ hết, đánh quân nào cũng bị báo", "must all be kept: to throw any is báo"),
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
        ALLOWED,
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
        "khan_tro",
        "T23",
        "TT-11.5",
        "Ù mà khàn (bất thực hay quên úp) còn trơ ngoài phu",
        "An ù that leaves a declined or forgotten khàn bare",
        {
            "bao": Message("là quân rác: bị báo", "its cards are loose: báo"),
            "lanh-lang": Message(
                "các quân khác tròn và có lưng thì lành làng", "no points, if all other cards are round with a lưng"
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
        ALLOWED,
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
                "cả quân trùng của phu dọc vừa ăn, hay của quân đến nối được phu dọc dưới chiếu",
                "also copies of a card eaten into a run, or of one that came and could extend a run on the mat",
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
        "bao_truoc_u_gia",
        "T31",
        "TT-16.23.1",
        "Bị báo vì phỗng sai trước người ù thì đền",
        "Báo for a wrong phỗng before another’s ù is paid",
        {
            "thay-lang": Message("thay làng, theo cước của người ù", "in everyone’s stead, by the winner’s cước"),
            "chong": Message(
                "chồng: đền người ù, rồi đền cả làng một ván báo", "twice: the winner, then everyone as much again"
            ),
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
        "u_xoa_loi",
        "T41",
        "TT-2.4",
        "Đã ù đúng thì lỗi ăn đánh trước đó, lúc ấy không ai bắt",
        "After a true win, earlier faults of taking and discarding that nobody stopped",
        {
            "xoa": Message("không lật lại nữa", "are not taken up again"),
            "van-xet": Message("lúc ù vẫn xét", "are still judged at the win"),
        },
    ),
)
