"""The hand of the day."""

import datetime

from tests.catalogue.sample import write
from tutorials.catalogue import collect
from tutorials.home.daily import hand_of

WAITS = """
[[puzzle]]
slug = "cho-{number}"
level = 1
load = 1
articles = []
title.vi = "Chờ"
title.en = "Wait"
answer = ["5 văn"]
[puzzle.task]
mode = "waits"
prompt.vi = "Chờ gì?"
prompt.en = "What?"
hand = {{ cards = "4v 6v", mat = [{{ cards = "4w 5w 6w", how = "an" }}] }}
"""


def test_every_hand_has_its_day(tmp_path):
    folder = write(tmp_path)
    text = "".join(WAITS.format(number=number) for number in range(5))
    (folder / "to-tom" / "puzzles" / "waits.toml").write_text(text, encoding="utf-8")
    puzzles = collect(folder)[0].puzzles("to-tom")
    first = datetime.date(2026, 1, 1)
    week = [hand_of(puzzles, first + datetime.timedelta(days)) for days in range(5)]
    assert len({daily.puzzle.slug for daily in week}) == 5
    assert [kind.code for kind in week[0].cards] == ["4v", "6v", "4w", "5w", "6w"]


def test_no_puzzle_no_hand():
    assert hand_of((), datetime.date(2026, 1, 1)) is None
