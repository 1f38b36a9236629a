"""The sentences of tổ tôm điếm: Vietnamese, English."""

PHRASES: dict[str, tuple[str, str]] = {
    "drum-khong-an": (
        "Một tiếng cắc: không ăn quân vừa ra.",
        "One cắc: the card that came is not taken.",
    ),
    "drum-khong-an-chieng": (
        "Một tiếng chiêng: không ăn quân vừa ra. Lệ này theo bài tả năm 1915.",
        "One stroke of the gong: the card that came is not taken. This house follows the account of 1915.",
    ),
    "drum-giuc": (
        "Nhiều tiếng cắc liền nhau: giục người khác đánh nhanh.",
        "Many cắc in a row: another player is asked to be quick.",
    ),
    "drum-an": ("Một tiếng tùng: ăn quân vừa ra.", "One tùng: the card that came is taken."),
    "drum-hoi": ("Tùng cắc: xin hỏi trung quân.", "Tùng cắc: a question to the trung quân."),
    "drum-phong": ("Hai tiếng tùng: phỗng.", "Two tùng: phỗng."),
    "drum-day-khan": ("Ba tiếng tùng: dậy khàn.", "Three tùng: a khàn is raised."),
    "drum-day-thien-khai": ("Bốn tiếng tùng: dậy thiên khai.", "Four tùng: a thiên khai is turned up."),
    "drum-u": ("Một hồi tùng dài: ù.", "One long roll of tùng: ù."),
    "drum-u-chi-nay": ("Ba hồi tùng dài: ù chi nẩy.", "Three long rolls of tùng: ù by chi nẩy."),
    "drum-tra-chen-an-2-danh-1": (
        "Hai tùng một cắc: trả chén, khàn bất thực ăn hai đánh một.",
        "Two tùng and one cắc: the cup goes back; of the declined khàn two were taken and one thrown.",
    ),
    "drum-tra-chen-an-ca": (
        "Ba tùng một cắc: trả chén, khàn bất thực ăn cả.",
        "Three tùng and one cắc: the cup goes back; all of the declined khàn was taken.",
    ),
    "drum-custom": (
        "Hiệu trả chén là thí dụ của luật; mỗi hội định trước khi chơi.",
        "The signal for a returned cup is the law's example; each festival settles its own before play.",
    ),
    "drum-who": (
        "Tôm thủ gõ trống con: mặt trống kêu tùng, thành trống kêu cắc.",
        "The player strikes the small drum: tùng on the skin, cắc on the rim.",
    ),
    "drum-echo": (
        "Trung quân nhắc lại bằng trống cái cho cả sân nghe.",
        "The trung quân repeats it on the great drum for the whole ground to hear.",
    ),
    "roll-right": ("Gõ {strokes}: đúng hiệu {name}.", "{strokes}: the right drum for {name}."),
    "roll-wrong": (
        "Gõ sai trống: làng nghe thành hiệu {heard}. Ván này phải gõ {strokes}, hiệu {name}.",
        "The wrong drum: everyone hears “{heard}”. This win asks for {strokes}, the signal for {name}.",
    ),
    "roll-nothing": (
        "Gõ sai trống: tiếng ấy không phải hiệu nào. Ván này phải gõ {strokes}, hiệu {name}.",
        "The wrong drum: those strokes are no signal. This win asks for {strokes}, the signal for {name}.",
    ),
    "roll-cost-tuy-hoi": (
        "Luật 2005 không nói gõ sai thì mất gì: trung quân xử theo lệ hội.",
        "The 2005 law names no price for it: the caller rules by the custom of the festival.",
    ),
    "roll-cost-lanh-lang": (
        "Lệ này: gõ sai trống thì dù ù cũng không có điểm.",
        "In this house a win with the wrong drum earns no points.",
    ),
    "roll-cost-den": (
        "Lệ này: gõ sai trống thì dù ù cũng không có điểm, lại còn phải đền.",
        "In this house a win with the wrong drum earns no points and has to be paid for as well.",
    ),
    "roll-no-drum": (
        "“Ù không phỗng” không có hiệu trống riêng: vẫn gõ hiệu ù, rồi hô bằng lời.",
        "“Ù không phỗng” (a win that leaves the pair) has no drum of its own: beat for ù, and say the words.",
    ),
    "flag-do": ("Cờ đỏ: có ván ù.", "Red flag: a hand is won."),
    "flag-trang": ("Cờ trắng: xin chịu bài ván này.", "White flag: this player sits the hand out."),
    "flag-vang": (
        "Cờ vàng: có khàn bất thực; cờ thay cho chén trên chiếu.",
        "Yellow flag: a khàn is declined; the flag stands for the cup on the mat.",
    ),
    "event": ("{name}.", "{name}."),
    "event-last": ("Đến đây là xong một ván.", "With this the hand is over."),
}
