"""Tasks made in tests, without content files."""

from typing import Any

from tutorials.catalogue import Prose, Task, Text
from tutorials.catalogue.tasks import SHARED
from tutorials.engine import french
from tutorials.engine.cards import BY_CODE, parse
from tutorials.tasks.fields import Choice
from tutorials.tasks.modes import MODES
from tutorials.tasks.modes.which import Group

RECORD = """Ván: to-tom
Ghế: A B C D E
Cái: A
Bài B: 78s 66s 45v 999v 345w 678w 1w cc tt oc 2s
B úp 9 văn
A đánh 9 sách
B ăn 9 sách với 78s
B đánh 9 văn # quân đã úp
"""
CASE = {  # ăn một đánh hai: TT-16.19.1
    "mat": [{"cards": "456v", "how": "an", "eaten": "6 văn"}],
    "cards": "2v 3w 3s 9w",
    "card": "3 văn",
    "from": "noc",
    "act": "an",
    "then": "3w 3s",
}
HINT = "Hãy tìm lưng trước."


def prose(text: str) -> Prose:
    """Return prose that says the same in both languages."""
    return Prose(Text(text, text), Text(f"<p>{text}</p>", f"<p>{text}</p>"))


def task(mode: str, **fields: Any) -> Task:
    """Return a task with a prompt and a hint."""
    if isinstance(cards := fields.get("cards"), str):
        fields["cards"] = parse(cards)
    game = fields.pop("game", "to-tom")
    shared = {name: fields.pop(name) for name in SHARED & fields.keys()}
    return Task(mode=MODES[mode](**fields), prompt=prose("Đề bài"), hint=prose(HINT), game=game, **shared)


TASKS = {
    "choice": task(
        "choice",
        ask={"game": "to-tom", "ask": "phu", "cards": "4v 4w 4s"},
        path="kind",
        choices=(Choice("bi", Text("bí", "bí")), Choice("doc", Text("dọc", "dọc"))),
    ),
    "number": task("number", ask={"game": "to-tom", "ask": "deal"}, path="hand"),
    "each": task("each", cards="8w 3s 9s 2v", path="red", value=True),
    "group": task("group", cards="456v 8w 1s", want={"kind": "doc"}),
    "arrange": task("arrange", hand={"cards": "7v 3w 3s 456v 1w 9v 666s", "khan": ["6 sách"]}),
    "loose": task("loose", hand={"cards": "7v 3w 3s 456v 1w 9v 2w"}),
    "waits": task("waits", hand={"cards": "489v 246677899w 1244569s tt"}),
    "win": task("win", hand={"cards": "489v 246677899w 1244569s tt"}, winning={"card": "5 vạn"}),
    "cuoc": task("cuoc", hand={"cards": "489v 246677899w 1244569s tt"}, winning={"card": "5 vạn"}),
    "discard": task("discard", hand={"cards": "489v 2466778899w 1244569s tt"}),
    "claim": task("claim", case=CASE),
    "fault": task("fault", record=RECORD),
    "call": task(
        "call", hand={"cards": "499v 4w 4s 567w 678w 456s 22v 2w 2s 1v tt"}, winning={"card": "9 văn", "from": "noc"}
    ),
    "count": task(
        "count",
        game="tai-ban",
        phu=({"cards": "222v", "how": "khan"}, {"cards": "7v 3w 3s", "how": "an"}, {"cards": "9w 8s cc", "how": "an"}),
        khan_at_deal=True,
    ),
    "drum": task("drum", game="to-tom-diem", signal="phong"),
    "verse": task("verse", game="to-tom-diem", card=BY_CODE["5v"]),
    "pick": task(
        "pick",
        game="sam",
        cards=french.parse("7♠ 8♠ 9♠ Q♥"),
        ask={"game": "sam", "ask": "combo"},
        field="cards",
        path="combo",
        value="sanh",
    ),
    "one": task(
        "one",
        cards=parse("5w 6w 9s"),
        ask={"ask": "win", "cards": "489v 246677899w 1244569s tt", "winning": {"from": "noc"}},
        field="winning.card",
        path="result",
        value="diem",
    ),
    "which": task(
        "which",
        groups=(
            Group(parse("4v 5s 6w"), Text("khác chất", "the suits differ")),
            Group(parse("4s 5s 6s")),
        ),
        ask={"ask": "phu"},
        field="cards",
        path="phu",
        value=True,
    ),
    "tick": task(
        "tick",
        ask={"game": "to-tom", "ask": "win", "cards": "489v 246677899w 1244569s tt", "winning": {"card": "5 vạn"}},
        path="cuoc",
        choices=(Choice("suong", Text("suông", "suông")), Choice("tom", Text("tôm", "tôm"))),
    ),
    "table": task(
        "table",
        game="tam-cuc",
        goal="win",
        turns=2,
        hands=(("tuong-do", "xe-do", "xe-do"), ("phao-do", "ma-do", "ma-do"), ("xe-den", "tot-do", "tot-do")),
    ),
}
