"""When an article comes back: at once after a mistake, then after longer and longer times while it is known."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from fsrs import Card, Rating, Scheduler, State

from tutorials.learners.models import Learner, Recall

SOON = timedelta(minutes=10)  # after a mistake
LONGEST = 365  # days until something known well is asked again
MOST = 400  # articles kept of one learner: then the one that is to come last gives way
MOST_OF_LESSON = 4  # articles of a lesson that are asked about later, a day after each other
_SCHEDULER = Scheduler(
    learning_steps=(SOON,), relearning_steps=(SOON,), maximum_interval=LONGEST, enable_fuzzing=False
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Meeting:
    """An article met in an exercise, and whether it was known."""

    game: str
    article: str
    exercise: str  # the kind
    ref: str  # the exercise itself
    is_right: bool
    is_asked: bool = False  # it was put to the learner to see whether he still knows it


def fresh(learner: Learner, meeting: Meeting, now: datetime) -> Recall:
    """Return the first memory of an article."""
    return _taken(_rated(Card(card_id=0, due=now), meeting.is_right, now), Recall(learner=learner), meeting)


def met_again(recall: Recall, meeting: Meeting, now: datetime) -> Recall | None:
    """Return a memory after another meeting; None if it changes nothing.

    An exercise counts once, by what came of it first. What was solved unasked counts if it was due.
    """
    if recall.ref == meeting.ref or (meeting.is_right and not meeting.is_asked and recall.due > now):
        return None
    return _taken(_rated(card_of(recall), meeting.is_right, now), recall, meeting)


def read(learner: Learner, game: str, articles: tuple[str, ...], now: datetime) -> list[Recall]:
    """Return the memories of a lesson that was read and solved: its articles are asked about some days later."""
    found = []
    for place, article in enumerate(articles[:MOST_OF_LESSON]):
        recall = fresh(learner, Meeting(game, article, "", "", is_right=True), now)
        recall.due += timedelta(days=place)
        found.append(recall)
    return found


def card_of(recall: Recall) -> Card:
    """Return a memory as the schedule knows it."""
    return Card(
        card_id=0,
        state=State(recall.state),
        step=recall.step,
        stability=recall.stability,
        difficulty=recall.difficulty,
        due=recall.due.astimezone(UTC),
        last_review=recall.met.astimezone(UTC),
    )


def _rated(card: Card, is_right: bool, now: datetime) -> Card:
    return _SCHEDULER.review_card(card, Rating.Good if is_right else Rating.Again, now.astimezone(UTC))[0]


def _taken(card: Card, recall: Recall, meeting: Meeting) -> Recall:
    recall.game, recall.article = meeting.game, meeting.article
    recall.exercise, recall.ref, recall.is_missed = meeting.exercise, meeting.ref, not meeting.is_right
    recall.state, recall.step = card.state.value, card.step
    recall.stability, recall.difficulty = card.stability or 0.0, card.difficulty or 0.0
    recall.due, recall.met = card.due, card.last_review or card.due
    return recall
