"""Why some clauses of the law have no example: what they say cannot be put before the engine."""

from dataclasses import dataclass

from tutorials.catalogue.texts import Text


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason that several clauses share."""

    slug: str
    title: Text
    why: Text


REASONS = {
    reason.slug: reason
    for reason in (
        Reason(
            "nhieu-muc",
            Text("Khoản gồm nhiều mục", "Clauses made of parts"),
            Text(
                "Ví dụ nằm ở từng mục của khoản.", "This clause has several parts, and the examples stand under them."
            ),
        ),
        Reason(
            "phep-tac",
            Text("Phép tắc, và ai làm việc gì", "Conduct, and who does what"),
            Text(
                "Khoản này nói cách cư xử, lời nói, ai làm việc gì; nhìn bài không xét được.",
                "The clause is about conduct, speech, or who does what. The cards do not show such things.",
            ),
        ),
        Reason(
            "do-dung",
            Text("Đồ dùng và chỗ ngồi", "Equipment and places"),
            Text(
                "Khoản này tả đồ dùng hay chỗ chơi, không có gì để phân xử.",
                "The clause describes equipment or the place of play. There is nothing to judge.",
            ),
        ),
        Reason(
            "xep-tay",
            Text("Việc trên tay", "Within the hand"),
            Text(
                "Cách cầm và xếp bài trên tay là tùy người; không ai trông thấy nên không ai xét.",
                "Players hold and sort their cards as they like. Nobody sees this, so nobody judges it.",
            ),
        ),
        Reason(
            "thao-tac",
            Text("Thứ tự việc làm lúc hạ bài", "The order of actions when a hand is shown"),
            Text(
                "Khoản này dặn việc nào làm trước lúc hạ bài; bản ghi ván không ghi tới việc nhỏ ấy.",
                "The clause says in which order to lay the cards down. The record of a hand does not show that.",
            ),
        ),
        Reason(
            "giang-nghia",
            Text("Giảng nghĩa một từ", "The meaning of a word"),
            Text(
                "Khoản này chỉ giảng nghĩa; các khoản dùng từ ấy mới có ví dụ.",
                "The clause explains a word. The clauses that use the word have the examples.",
            ),
        ),
        Reason(
            "ghi-chu",
            Text("Ghi chú về nguồn và lệ nơi khác", "Notes on sources and other places"),
            Text(
                "Khoản này kể nguồn gốc, chỗ sửa hay lệ riêng, không đặt ra điều phải theo.",
                "The clause names sources, a correction or local house rules. It sets no rule of its own.",
            ),
        ),
    )
}
