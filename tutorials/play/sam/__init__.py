"""Sâm lốc: the table, and players at it."""

from tutorials.engine.sam.fields import FEWEST, MOST
from tutorials.play.sam.mind import strong, weigh
from tutorials.play.sam.samples import sample
from tutorials.play.sam.table import RARE, deal
from tutorials.play.sam.trial import PLAYERS, conserves, disagreements, play_hand
from tutorials.play.tables import STEADY, Tables

__all__ = ("PLAYERS", "TABLES", "conserves", "disagreements", "play_hand")

TABLES = Tables(
    deal,
    sample,
    weigh,
    strong,
    seats=lambda game, options: range(FEWEST, min(MOST, options.most_players) + 1),
    rare=RARE,
    sampled_by=STEADY,
)
