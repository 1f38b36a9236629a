"""The sentences of the engine, by key: each `words.toml` lies beside the code that says them."""

import tomllib
from functools import cache
from pathlib import Path

from tutorials.engine.errors import Message


@cache
def sentences() -> dict[str, Message]:
    """Read every sentence, when the first is wanted. Raises ValueError for a key that stands twice."""
    found: dict[str, Message] = {}
    for path in sorted(Path(__file__).parent.rglob("words.toml")):
        read = tomllib.loads(path.read_text(encoding="utf-8"))
        if twice := found.keys() & read.keys():
            raise ValueError(f"{path}: sentences that stand twice: {sorted(twice)}")
        found |= {key: Message(**said) for key, said in read.items()}
    return found
