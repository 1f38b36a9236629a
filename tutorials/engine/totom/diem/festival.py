"""The flags of tổ tôm điếm, and the order of a hand at the festival. Law: TD-4, TD-9.4."""

from dataclasses import dataclass

from tutorials.engine.errors import Message


@dataclass(frozen=True, slots=True)
class Flag:
    """A flag that every festival has. Law: TD-4.1 to TD-4.3."""

    colour: str
    signal: str
    article: str
    name: Message
    meaning: Message


FLAGS: tuple[Flag, ...] = (
    Flag("do", "u", "TD-4.1", Message("cờ đỏ", "red flag"), Message("có ván ù", "a hand is won")),
    Flag(
        "trang",
        "chiu",
        "TD-4.2",
        Message("cờ trắng", "white flag"),
        Message("xin chịu bài ván này", "this player sits the hand out"),
    ),
    Flag(
        "vang",
        "bat-thuc",
        "TD-4.3",
        Message("cờ vàng", "yellow flag"),
        Message("có khàn bất thực, thay cho chén", "a khàn is declined; the flag stands for the cup"),
    ),
)


@dataclass(frozen=True, slots=True)
class Event:
    """A step of a hand at the festival, with who takes it. Law: TD-9.4."""

    slug: str
    who: str  # trung-quan, tom-thu, nha-cai, phuc-vu
    article: str
    name: Message
    may_follow: tuple[str, ...]  # empty at the end of a hand


EVENTS: tuple[Event, ...] = (
    Event(
        "khai-hoi",
        "trung-quan",
        "TD-8.1.1",
        Message(
            "Trống cái báo khai hội, trung quân nói luật",
            "The great drum opens the festival; the caller states the law",
        ),
        ("chia-bai",),
    ),
    Event(
        "chia-bai",
        "phuc-vu",
        "TD-6.2",
        Message("Chia bài công khai ở bàn chung", "The cards are dealt in public at the common table"),
        ("len-gia",),
    ),
    Event(
        "len-gia",
        "tom-thu",
        "TD-6.1",
        Message("Khàn, thiên khai úp lên giá", "Khàn and thiên khai go face down on the racks"),
        ("phat-co",),
    ),
    Event(
        "phat-co",
        "tom-thu",
        "TD-4",
        Message(
            "Ai chịu phất cờ trắng, ai bất thực cắm cờ vàng",
            "Players raise a white flag to sit out, a yellow one for a declined khàn",
        ),
        ("danh-dau",),
    ),
    Event(
        "danh-dau",
        "nha-cai",
        "TD-9.1",
        Message("Nhà cái đánh quân đầu", "The starter discards the first card"),
        ("xuong-quan",),
    ),
    Event(
        "mo-noc",
        "trung-quan",
        "TD-7.1.3",
        Message("Trung quân mở một quân nọc", "The caller turns up a card from the stock"),
        ("xuong-quan",),
    ),
    Event(
        "xuong-quan",
        "trung-quan",
        "TD-7.1.2",
        Message("Trung quân xướng thơ gọi quân", "The caller chants the verse of the card"),
        ("go-trong",),
    ),
    Event(
        "go-trong",
        "tom-thu",
        "TD-8.2",
        Message("Các điếm đáp bằng trống con", "The huts answer with their small drums"),
        ("nhac-trong",),
    ),
    Event(
        "nhac-trong",
        "trung-quan",
        "TD-8.1.2",
        Message("Trống cái nhắc lại hiệu ấy", "The great drum repeats the signal"),
        ("bay-quan", "mo-noc", "phan-xu", "hoa"),
    ),
    Event(
        "bay-quan",
        "tom-thu",
        "TD-6.1",
        Message(
            "Quân ăn dựng lên giá, rồi đánh đi một quân", "The card taken goes on the rack, and a card is discarded"
        ),
        ("xuong-quan",),
    ),
    Event(
        "phan-xu",
        "trung-quan",
        "TD-7.1.1",
        Message(
            "Hồi trống và cờ đỏ báo ù, trung quân xét bài và cước",
            "A drum roll and a red flag tell of the win; the caller checks the hand and its bonuses",
        ),
        ("ghi-diem",),
    ),
    Event(
        "hoa",
        "trung-quan",
        "TD-9.3",
        Message(
            "Nọc chỉ còn quân đốc nọc mà không ai ù thì hòa",
            "With one card left in the stock and no win, the hand is a draw",
        ),
        ("ghi-diem",),
    ),
    Event(
        "ghi-diem",
        "phuc-vu",
        "TD-7.3",
        Message("Người ghi điểm biên vào sổ", "The scorer writes the hand down"),
        (),
    ),
)
EVENT_BY_SLUG = {event.slug: event for event in EVENTS}
