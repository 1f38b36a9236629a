"""A small content folder that is whole, to be spoilt one piece at a time."""

from pathlib import Path

FILES = {
    "sources.toml": """
[[document]]
slug = "002"
name.vi = "Luật"
name.en = "Law"
""",
    "glossary/a.toml": """
[[term]]
slug = "phu"
vi = "phu"
en = "phu"
aliases = ["phu bài"]
games = ["to-tom"]
meaning.vi = "Bộ quân, không phải {lưng}."
meaning.en = "A set, not a {lưng}."
cards = "4v 4w 4s"
articles = ["TT-4.1"]
see = ["lung"]
gloss.en = "a set"

[[term]]
slug = "lung"
vi = "lưng"
en = "lưng"
han = "文"
games = ["all"]
meaning.vi = "Phu đặc biệt."
meaning.en = "A special set."
usage.vi = "“Có lưng chưa?”"
usage.en = "“A lưng yet?”"
gloss.en = "special set"
""",
    "to-tom/game.toml": """
order = 1
no_villages = true
prefix = "TT"
name.vi = "Tổ tôm"
name.en = "Tổ tôm"
gist.vi = "Xếp phu."
gist.en = "Sets."
deck.vi = "120 quân"
deck.en = "120 cards"
kinds.vi = "30 loại"
kinds.en = "30 kinds"
players.vi = "năm người"
players.en = "five"
hand.vi = "20 quân"
hand.en = "20 cards"
need.vi = "tròn bài"
need.en = "a round hand"
""",
    "to-tom/law.vi.md": """# Luật thử

## TT-4 Phu bài

Lời đầu.

### TT-4.1 Phu bí

{phu} gồm ba quân, xem §TT-4.2.

[[4v 4w 4s]]

### TT-4.2 Phu dọc

Cùng chất.
""",
    "to-tom/law.en.md": """# Trial law

## TT-4 Sets

A word first.

### TT-4.1 Phu bí

A {phu} has three cards, see §TT-4.2.

[[4v 4w 4s]]

### TT-4.2 Phu dọc

One suit.
""",
    "to-tom/law.toml": """
[[clause]]
id = "TT-4.1"
sources = ["002:B.4.1"]
rows = ["T43"]
dissent.vi = "Nơi khác gọi {phu} là bộ."
dissent.en = "Elsewhere a {phu} is a set."
terms = ["phu"]

[[clause.example]]
kind = "allowed"
vi = "Ba quân số bốn."
en = "Three fours."
ask = { ask = "phu", cards = "4v 4w 4s" }
expect = { phu = true, kind = "bi" }

[[clause.example]]
kind = "forbidden"
vi = "Thiếu một chất."
en = "A suit is missing."
ask = { game = "to-tom", ask = "phu", cards = "4v 4v 4s" }
expect = { phu = false }
""",
    "to-tom/lessons/01-dau.toml": """
order = 1
title.vi = "Bài đầu"
title.en = "First"
summary.vi = "Học {phu}."
summary.en = "Learn {phu}."
minutes = 5
articles = ["TT-4.1"]
terms = ["phu"]

[[step]]
id = "mot"
[step.task]
mode = "choice"
prompt.vi = "Phu nào?"
prompt.en = "Which phu?"
ask = { ask = "phu", cards = "4v 4w 4s" }
path = "kind"
choices = [
  { value = "bi", vi = "bí", en = "bí" },
  { value = "doc", vi = "dọc", en = "dọc" },
]

[[step]]
id = "hai"
[step.task]
mode = "group"
prompt.vi = "Chọn một phu bí."
prompt.en = "Pick a phu bí."
hint.vi = "Ba chất."
hint.en = "Three suits."
cards = "4v 4w 4s 9v"
want = { kind = "bi" }

[[step]]
id = "ba"
[step.task]
mode = "loose"
prompt.vi = "Quân nào rác?"
prompt.en = "Which is loose?"
hand = { cards = "4v 4w 4s 9v" }
""",
    "to-tom/lessons/01-dau.vi.md": """## mot | Một

Xem {phu} này.

## hai | Hai

Hai.

## ba | Ba

Ba.
""",
    "to-tom/lessons/01-dau.en.md": """## mot | One

See this {phu}.

## hai | Two

Two.

## ba | Three

Three.
""",
    "to-tom/puzzles/loose.toml": """
[[puzzle]]
slug = "rac-mot"
level = 1
load = 2
topics = ["rac"]
articles = ["TT-4.1"]
title.vi = "Một quân rác"
title.en = "One loose card"
answer = 1
[puzzle.task]
mode = "loose"
prompt.vi = "Quân nào rác?"
prompt.en = "Which is loose?"
hand = { cards = "4v 4w 4s 9v" }
""",
    "to-tom/presets.toml": "\n".join(
        f"""
[[preset]]
slug = "{slug}"
name.vi = "Lệ {slug}"
name.en = "House {slug}"
place = "Hà Nội"
description.vi = "Lệ."
description.en = "Rules."
date = "2005"
"""
        for slug in ("luat-2005", "san-dinh", "hoi-lim", "wikipedia", "chieu-co")
    ),
}


def write(folder: Path, name: str = "", old: str = "", new: str = "") -> Path:
    """Write the sample; in the file of that name replace a text, or leave the file out if nothing is given."""
    for path, text in FILES.items():
        if path == name:
            if not old:
                continue
            assert old in text, f"{path} has no {old!r}"
            text = text.replace(old, new, 1)
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    return folder
