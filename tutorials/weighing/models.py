"""Table of hands that are weighed: whose turn it is to work on one, and what has come of it."""

from django.db import models


class Weighed(models.Model):
    """A hand seen from one seat; the same hand of two readers is weighed once."""

    key = models.CharField(max_length=64, unique=True)  # of the hand
    hand = models.JSONField()
    state = models.JSONField(null=True)  # the sums so far
    par = models.JSONField(null=True)  # points by seat, as strong players make them of the same deal
    is_done = models.BooleanField(default=False)
    holder = models.CharField(max_length=32, blank=True)  # who works on it
    held_until = models.DateTimeField(null=True)  # after that, anybody may go on
    tries = models.PositiveSmallIntegerField(default=0)  # how often the work was begun
    asked = models.DateTimeField(auto_now_add=True, db_index=True)

    def __str__(self) -> str:
        return f"hand {self.key[:8]}"
