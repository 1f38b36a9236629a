"""Tasks made in tests, without content files."""

from typing import Any

from tutorials.catalogue import Choice, Mode, Prose, Task, Text
from tutorials.engine.cards import parse

HINT = "Hãy tìm lưng trước."


def prose(text: str) -> Prose:
    """Return prose that says the same in both languages."""
    return Prose(Text(text, text), Text(f"<p>{text}</p>", f"<p>{text}</p>"))


def task(mode: Mode, **fields: Any) -> Task:
    """Return a task with a prompt and a hint."""
    if isinstance(cards := fields.get("cards"), str):
        fields["cards"] = parse(cards)
    return Task(mode=mode, game="to-tom", prompt=prose("Đề bài"), hint=prose(HINT), **fields)


TASKS = {
    Mode.CHOICE: task(
        Mode.CHOICE,
        ask={"game": "to-tom", "ask": "phu", "cards": "4v 4w 4s"},
        path="kind",
        choices=(Choice("bi", Text("bí", "bí")), Choice("doc", Text("dọc", "dọc"))),
    ),
    Mode.NUMBER: task(Mode.NUMBER, ask={"game": "to-tom", "ask": "deal"}, path="hand"),
    Mode.EACH: task(Mode.EACH, cards="8w 3s 9s 2v", path="red", value=True),
    Mode.GROUP: task(Mode.GROUP, cards="456v 8w 1s", want={"kind": "doc"}),
    Mode.ARRANGE: task(Mode.ARRANGE, hand={"cards": "7v 3w 3s 456v 1w 9v 666s", "khan": ["6 sách"]}),
    Mode.LOOSE: task(Mode.LOOSE, hand={"cards": "7v 3w 3s 456v 1w 9v 2w"}),
    Mode.WAITS: task(Mode.WAITS, hand={"cards": "489v 246677899w 1244569s tt"}),
    Mode.WIN: task(Mode.WIN, hand={"cards": "489v 246677899w 1244569s tt"}, winning={"card": "5 vạn"}),
    Mode.CUOC: task(Mode.CUOC, hand={"cards": "489v 246677899w 1244569s tt"}, winning={"card": "5 vạn"}),
    Mode.DISCARD: task(Mode.DISCARD, hand={"cards": "489v 2466778899w 1244569s tt"}),
}
