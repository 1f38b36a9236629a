"""Keep the answers to many seeded questions of every game, and compare them after a change.

    python -m script.benchmark.answers write --seed 10 --count 20000 FILE
    python -m script.benchmark.answers compare FILE

The file holds a question and its answer a line; `compare` needs no content, only the door.
"""

import argparse
import json
import re
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from script.benchmark.questions import Maker, Question, content_questions
from tutorials import engine
from tutorials.engine.games import GAMES

SHOWN = 20


def _line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def write(file: Path, seed: int, count: int, more: Path | None) -> int:
    """Write questions with their answers; `more` holds further questions, one JSON a line."""
    spent: defaultdict[str, float] = defaultdict(float)  # seconds
    asked: Counter[str] = Counter()
    errors = 0
    added = [json.loads(line) for line in more.read_text(encoding="utf-8").splitlines()] if more else []
    with file.open("w", encoding="utf-8") as out:
        for question in [*Maker(seed, content_questions()).questions(count - len(added)), *added]:
            begin = time.perf_counter()
            answer = engine.ask(question)
            name = f"{question.get('game')} {question.get('ask')}"
            spent[name] += time.perf_counter() - begin
            asked[name] += 1
            errors += "error" in answer
            out.write(_line({"question": question, "answer": answer}) + "\n")
    print(f"{asked.total()} questions, {len(asked)} asks, {errors} refused, {sum(spent.values()):.1f} s; most time:")
    for name, seconds in sorted(spent.items(), key=lambda each: -each[1])[:8]:
        print(f"  {name}: {asked[name]} in {seconds:.1f} s")
    return 0


def compare(file: Path, but: Sequence[str], shown: int) -> int:
    """Ask the stored questions again; say how many answers differ, where, and how."""
    begin = time.perf_counter()
    asked = differ = 0
    where: Counter[str] = Counter()
    kept = [json.loads(line) for line in file.open(encoding="utf-8")]
    gone = _gone(kept)
    for stored in kept:
        question = stored["question"]
        out = {*but, *gone.get(stored["answer"].get("game", ""), ())}
        if _is_left_out(question, out):
            continue
        asked += 1
        before, after = (
            _without(answer, out) for answer in (stored["answer"], json.loads(_line(engine.ask(question))))
        )
        if _line(before) == _line(after):
            continue
        differ += 1
        places = list(_differences(before, after)) or [("order of keys", "", "")]
        where[f"{question.get('game')} {question.get('ask')} {places[0][0]}"] += 1
        if differ <= shown:
            _show(question, places)
    for name, number in where.most_common(SHOWN):
        print(f"{number:6} × {name}")
    print(f"{differ} of {asked} answers differ ({time.perf_counter() - begin:.1f} s)")
    return 1 if differ else 0


def _gone(kept: list[dict[str, Any]]) -> dict[str, set[str]]:
    """Return by game the options that were in force and are none now; all of them for no game."""
    gone: dict[str, set[str]] = {"": set()}
    for answer in (stored["answer"] for stored in kept):
        if "rules" in answer and answer["game"] not in gone:
            known = {"preset", *GAMES[answer["game"]].rules.values}
            gone[answer["game"]] = answer["rules"].keys() - known
            gone[""] |= gone[answer["game"]]
    return gone


def _is_left_out(question: Question, out: set[str]) -> bool:
    named = re.findall(r"[a-z_]+", _line(question).replace("-", "_"))
    return not out.isdisjoint(named)


def _without(answer: Any, out: set[str]) -> Any:
    """Return an answer without some options, wherever it names them: as keys, and in the lists of messages."""
    if isinstance(answer, dict):
        return {name: _without(value, out) for name, value in answer.items() if name not in out}
    if isinstance(answer, list):
        return [_without(value, out) for value in answer]
    if isinstance(answer, str):
        return "".join(re.split("|".join(rf", {name}\b" for name in out), answer)) if out else answer
    return answer


def _differences(before: Any, after: Any, place: str = "") -> Iterator[tuple[str, Any, Any]]:
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for name in before:
            yield from _differences(before[name], after[name], f"{place}.{name}".lstrip("."))
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for number, pair in enumerate(zip(before, after, strict=True)):
            yield from _differences(*pair, f"{place}.{number}")
    elif before != after or type(before) is not type(after):
        yield place, before, after


def _show(question: Question, places: list[tuple[str, Any, Any]]) -> None:
    print(f"\n{_line(question)}")
    for place, before, after in places[:3]:
        print(f"  {place}\n    before: {_line(before)[:600]}\n    after:  {_line(after)[:600]}")


def main() -> int:
    """Read the command line; write or compare."""
    parser = argparse.ArgumentParser(prog="python -m script.benchmark.answers", description=__doc__)
    parts = parser.add_subparsers(dest="part", required=True)
    writing = parts.add_parser("write", help="make questions and keep their answers")
    writing.add_argument("file", type=Path)
    writing.add_argument("--seed", type=int, default=10)
    writing.add_argument("--count", type=int, default=20_000)
    writing.add_argument("--more", type=Path, help="a file of further questions, one JSON a line")
    comparing = parts.add_parser("compare", help="ask the stored questions again")
    comparing.add_argument("file", type=Path)
    comparing.add_argument("--but", action="append", default=[], metavar="WORD", help="leave out an ask or an option")
    comparing.add_argument("--show", type=int, default=SHOWN, help="how many differences to show")
    given = parser.parse_args()
    if given.part == "write":
        return write(given.file, given.seed, given.count, given.more)
    return compare(given.file, given.but, given.show)


if __name__ == "__main__":
    sys.exit(main())
