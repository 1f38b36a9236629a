"""The sentences of dealing, the cái and single cards: Vietnamese, English."""

PHRASES: dict[str, tuple[str, str]] = {
    "bat-cai-card": ("{card} không có số: đếm là {number}.", "{card} has no number: it counts {number}."),
    "bat-cai-sum": (
        "Hai quân cộng lại là {count}, chia {heaps} dư {left}; dư 0 thì là phần thứ {heaps}.",
        "The two cards make {count}; divided by {heaps} this leaves {left}, and 0 stands for heap {heaps}.",
    ),
    "bat-cai-two": (
        "Nhà cái rút hai quân: giữ {kept} trên tay, lật {shown} để cạnh nọc.",
        "The cái draws two cards: {kept} is kept in hand, {shown} lies face up beside the nọc.",
    ),
    "bat-cai-first": (
        "Ván đầu hội: người ngồi ở phần thứ {part} là nhà cái, tức {seat}.",
        "First hand of the hội: who sits at heap {part} is the cái, that is {seat}.",
    ),
    "bat-cai-later": (
        "Cái đã thuộc {seat}; quân bắt cái chỉ chọn phần bài: {seat} lấy phần thứ {part}.",
        "The cái is {seat}'s already; the card only picks the heap: {seat} takes heap {part}.",
    ),
    "deal-diem-four": (
        "Đây là bàn năm người, một người chịu. Bốn người ngồi điếm từ đầu thì chia và ù như bí tứ: 24 quân, hai lưng.",
        "This is a table of five with one sitting out. Four who sit down to begin with deal and win as in bí tứ: "
        "24 cards, two lưng.",
    ),
    "deal-face-up": (
        "Một quân của nọc lật ngửa để cạnh, gọi là bài bốc.",
        "One card of the nọc lies face up beside it.",
    ),
}
