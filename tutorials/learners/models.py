"""Tables of progress: an anonymous learner, what he has solved, and what comes back to him."""

import secrets

from django.db import models
from django.utils import timezone


def new_key() -> str:
    """Return a fresh key that nobody can guess."""
    return secrets.token_urlsafe(16)


class Kind(models.TextChoices):
    """The sorts of things that can be solved."""

    STEP = "step"  # ref: game/lesson/step
    PUZZLE = "puzzle"  # ref: game/puzzle
    DAY = "day"  # ref: game/date
    FIRST = "first"  # ref: game/first


class Learner(models.Model):
    """Somebody who has solved something; nothing is known of him but this key, kept in his browser."""

    key = models.CharField(max_length=32, unique=True, default=new_key)
    since = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return f"learner {self.pk}"


class Done(models.Model):
    """One thing that a learner has solved, once."""

    learner = models.ForeignKey(Learner, models.CASCADE, related_name="done")
    kind = models.CharField(max_length=8, choices=Kind)
    ref = models.CharField(max_length=160)
    when = models.DateTimeField(default=timezone.now)

    class Meta:
        constraints = (models.UniqueConstraint(fields=("learner", "kind", "ref"), name="done_once"),)

    def __str__(self) -> str:
        return f"{self.kind} {self.ref}"


class Recall(models.Model):
    """One article of a game that a learner will be asked about again, and when."""

    learner = models.ForeignKey(Learner, models.CASCADE, related_name="recalls")
    game = models.CharField(max_length=24)
    article = models.CharField(max_length=24)
    exercise = models.CharField(max_length=24, blank=True)  # the kind of exercise in which it was met; none: any
    ref = models.CharField(max_length=160, blank=True)  # the last exercise met: it counts once, and comes not again
    is_missed = models.BooleanField(default=False)  # there
    state = models.PositiveSmallIntegerField()  # this and what follows belong to the schedule
    step = models.PositiveSmallIntegerField(null=True)
    stability = models.FloatField()
    difficulty = models.FloatField()
    due = models.DateTimeField()
    met = models.DateTimeField()

    class Meta:
        constraints = (models.UniqueConstraint(fields=("learner", "game", "article"), name="recall_once"),)

    def __str__(self) -> str:
        return f"{self.game} {self.article} {self.due:%Y-%m-%d}"
