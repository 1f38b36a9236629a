"""Tables of progress: an anonymous learner and what he has solved."""

import secrets

from django.db import models


def new_key() -> str:
    """Return a fresh key that nobody can guess."""
    return secrets.token_urlsafe(16)


class Kind(models.TextChoices):
    """The sorts of things that can be solved."""

    STEP = "step"  # ref: game/lesson/step
    PUZZLE = "puzzle"  # ref: game/puzzle


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
    when = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = (models.UniqueConstraint(fields=("learner", "kind", "ref"), name="done_once"),)

    def __str__(self) -> str:
        return f"{self.kind} {self.ref}"
