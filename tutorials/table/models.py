"""The table of sittings: a deal, and what every seat has chosen since."""

import secrets

from django.db import models
from django.utils import timezone


def new_key() -> str:
    """Return a fresh key that nobody can guess."""
    return secrets.token_urlsafe(12)


class Way(models.TextChoices):
    """How one sits: who speaks up when the law is broken."""

    COACH = "coach"  # before it is done
    REFEREE = "referee"  # once it is done
    ALONE = "alone"  # when the hand is over


class Sitting(models.Model):
    """One hand at one table. Whoever has its address plays on; nothing is known of him.

    The choices of all seats stand in it, so that it is built again without thinking.
    """

    key = models.CharField(max_length=16, unique=True, default=new_key)
    game = models.CharField(max_length=24)
    seed = models.CharField(max_length=24)
    seat = models.PositiveSmallIntegerField(default=0)  # the reader's
    players = models.PositiveSmallIntegerField()
    rules = models.TextField()  # of the house, as addresses write them
    house_name = models.CharField(max_length=40, blank=True)
    way = models.CharField(max_length=8, choices=Way, default=Way.COACH)
    strength = models.CharField(max_length=8)  # of the neighbours
    choices = models.TextField(blank=True)  # keys of `Choice`, one a line, from the deal on
    order = models.TextField(blank=True)  # of the reader's hand as he laid it, cards by code; none: sorted
    version = models.PositiveIntegerField(default=0)  # how often it was written: an older page knows less
    number = models.PositiveSmallIntegerField(default=1)  # of the hand in its hội
    earlier = models.JSONField(default=list)  # points by seat of the hands before
    holding = models.CharField(max_length=16, blank=True)  # what its first deal was to bring the reader
    carried = models.JSONField(default=dict)  # from the hand before
    before = models.OneToOneField("self", models.SET_NULL, null=True, related_name="after")
    created = models.DateTimeField(auto_now_add=True)
    touched = models.DateTimeField(default=timezone.now, db_index=True)

    def __str__(self) -> str:
        return f"{self.game} {self.seed} {self.key}"
