"""What a second reader of the sources asked, blind: single cases, records and presets, hard ones first of all."""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.engine import questions_others, questions_others_more, questions_totom, questions_totom_more
from tests.every import every, for_each
from tutorials.engine import ask

Row = tuple[str, dict[str, Any], dict[str, Any]]

FILES = (questions_totom, questions_others, questions_totom_more, questions_others_more)


def told(answer: Mapping[str, Any], key: str) -> Any:
    """Return a part of the answer in the words of the rows."""
    if key in ("fault_slugs", "no_fault"):
        found = {each["fault"] for each in (*answer["faults"], *answer.get("owed", ()))}
        return found if key == "fault_slugs" else not answer["faults"]
    if key == "waits":
        return {each["card"]: each["diem"] for each in answer["waits"]}
    first, _, rest = key.partition(".")
    return answer[first] if not rest else answer[first][rest]


def holds(answer: Mapping[str, Any], key: str, wanted: Any) -> bool:
    """Say whether one part of the answer is as the reader expects."""
    if key == "articles_have":
        return set(wanted) <= {*answer["articles"], *(line["article"] for line in answer["lines"])}
    if key == "lines_have":
        text = " ".join(line["text"] for line in answer["lines"]).lower()
        return all(word.lower() in text for word in wanted)
    found = told(answer, key)
    if key == "fault_slugs":
        return found == set(wanted)
    return found == (dict.fromkeys(wanted) if key == "waits" and not wanted else wanted)


@for_each("rows", [each.ROWS for each in FILES], ids=[each.__name__ for each in FILES])
def test_the_second_reader_is_answered(rows: Sequence[Row]) -> None:
    every(((f"{number} {row[0]}", row) for number, row in enumerate(rows)), is_answered)


def is_answered(row: Row) -> None:
    where, question, expected = row
    answer = ask({"game": "to-tom", **question})
    assert "error" not in answer, (where, answer)
    wrong = {key: (wanted, answer.get(key)) for key, wanted in expected.items() if not holds(answer, key, wanted)}
    assert not wrong, where
