"""Self-play: a dealer, players that make lawful moves only, and planted faults for the referee to find.

The legality of these players is told from the text of the law, not from the referee: two methods that must agree.

- `deal` deals; `seat` keeps the book of one seat; `moves` says what can be done, `legal` whether it is allowed;
  `players` choose; `table` plays a hand and writes it down (`notes`).
- `plant` and its sisters commit one fault a hand at a `moment`; `plants` lists them all.
- `trial` plays, lets the referee judge the record and compares; `PLAYERS` is what the driver takes.
- `mat` is the table as a value: `course` keeps the state of a hand, `offers` says what a seat may do, `forbidden` what
  its cards allow besides, `flow` what each choice does, `endings` who pays; `sight` is what a seat sees, `sampling`
  deals `hidden` cards anew; `referee` asks the engine's. `TABLES` is what the site sits down at.
- Both tables ask `wins` for an ù and `cups` for what goes back.
- `minds` choose at it: `thought` works out what each choice leaves, `outlook` what a hand promises.
- `states` gives realistic hands for puzzles.
"""

from tutorials.play.tables import Tables
from tutorials.play.totom.mat import seats, sit_down
from tutorials.play.totom.minds import steady, strong, weigh
from tutorials.play.totom.sampling import sample
from tutorials.play.totom.trial import PLAYERS

TABLES = Tables(deal=sit_down, sample=sample, weigh=weigh, strong=strong, seats=seats, steady=steady, draws="mo")

__all__ = ["PLAYERS", "TABLES"]
