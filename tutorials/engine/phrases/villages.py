"""The sentences of villages that differ: Vietnamese, English."""

PHRASES: dict[str, tuple[str, str]] = {
    "flip-found": (
        "{label}. Lệ «{one}»: {before}. Lệ «{other}»: {after}.",
        "{label}. Where it is «{one}»: {before}. Where it is «{other}»: {after}.",
    ),
    "flip-same": (
        "{label}: cả hai bên đều theo «{choice}», nên không có gì khác.",
        "{label}: both sides have «{choice}», so nothing differs.",
    ),
    "flip-one-choice": (
        "{label}: các nguồn chỉ nói một cách, nên không có gì để đổi.",
        "{label}: the sources know one way only, so there is nothing to change.",
    ),
    "flip-none": (
        "{label}: với các lệ khác như đang chọn, máy chưa tìm được thế bài nào mà lệ này làm đổi câu trả lời.",
        "{label}: with the other rules as chosen, no case was found in which this one changes the answer.",
    ),
}
