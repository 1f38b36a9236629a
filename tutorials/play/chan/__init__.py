"""Self-play of chắn: players that break no law, players that break one, and the referee's word on what they wrote.

What a player may do is told from the text of the law, not from the referee's tables: two readings that must agree.

- `player` is one player: the hand, what was done with it, and which faults an act would be.
- `table` deals, plays a hand and writes it down; `plant` lets one player break the law.
- `trial` lets the referee judge what was written and compares; `PLAYERS` is what the driver takes.
"""

from tutorials.play.chan.trial import PLAYERS

__all__ = ["PLAYERS"]
