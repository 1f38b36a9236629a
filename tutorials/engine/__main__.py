"""JSON lines in, JSON lines out: `python -m tutorials.engine`; `--schema` prints the schema."""

import json
import sys

from tutorials.engine.door import ask
from tutorials.engine.errors import DoorError
from tutorials.engine.schema import schema
from tutorials.engine.words import both


def answer(line: str) -> str:
    """Answer one line; a line that is not JSON gets an error line."""
    try:
        question = json.loads(line.strip())
    except (ValueError, RecursionError) as error:
        wrong = DoorError("bad-json", "", both("error-bad-json", error=str(error)))
        return json.dumps(wrong.as_dict("vi"), ensure_ascii=False)
    return json.dumps(ask(question), ensure_ascii=False)


def main(arguments: list[str]) -> int:
    """Run the door on standard input and output."""
    if arguments == ["--schema"]:
        print(json.dumps(schema(), ensure_ascii=False, indent=2))
        return 0
    if arguments:
        print("python -m tutorials.engine [--schema]", file=sys.stderr)
        return 2
    for stream, encoding in ((sys.stdin, "utf-8-sig"), (sys.stdout, "utf-8")):
        stream.reconfigure(encoding=encoding, errors="replace")  # type: ignore[union-attr]
    for line in sys.stdin:
        if line.strip():
            print(answer(line), flush=True)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
