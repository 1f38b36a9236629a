"""Self-play: a dealer, players that make lawful moves only, and planted faults for the referee to find.

The legality of these players is told from the text of the law, not from the referee: two methods that must agree.

- `deal` deals; `seat` keeps the book of one seat; `moves` says what can be done, `legal` whether it is allowed;
  `players` choose; `table` plays a hand and writes it down (`notes`).
- `plant` and its sisters commit one fault a hand at a `moment`; `plants` lists them all.
- `trial` plays, lets the referee judge the record and compares; `PLAYERS` is what the driver takes.
- `states` gives realistic hands for puzzles.
"""

from tutorials.play.totom.trial import PLAYERS

__all__ = ["PLAYERS"]
