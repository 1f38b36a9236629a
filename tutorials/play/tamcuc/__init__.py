"""Tam cúc: the table, and players at it."""

from tutorials.engine.tamcuc.sizes import PLAYERS as SEATS
from tutorials.play.tables import STEADY, Tables
from tutorials.play.tamcuc.mind import strong, weigh
from tutorials.play.tamcuc.samples import sample
from tutorials.play.tamcuc.table import deal
from tutorials.play.tamcuc.trial import PLAYERS, faults_of, play

__all__ = ("PLAYERS", "TABLES", "faults_of", "play")

TABLES = Tables(deal, sample, weigh, strong, seats=lambda game, options: SEATS, sampled_by=STEADY)
