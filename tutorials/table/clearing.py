"""Clear tables at which nobody has played for a long time, and what their hands were worth: all, or a few at a time."""

import logging
from datetime import datetime, timedelta

from django.db import Error
from django.utils import timezone

from tutorials.table.models import Sitting
from tutorials.weighing.job import forget

DAYS = 30  # as the page of a table says
BATCH = 500  # tables that are cleared at once, so that nobody who plays waits for long
A_FEW = 20  # whenever somebody sits down: more than one, so that what lies still gets less

log = logging.getLogger(__name__)


def clear(before: datetime, most: int = BATCH) -> int:
    """Delete so many tables that nobody has touched since; return how many there were."""
    idle = Sitting.objects.filter(touched__lt=before)
    keys = list(idle.values_list("pk", flat=True)[:most])
    if keys:
        idle.filter(pk__in=keys).delete()
    return len(keys)


def clear_a_few() -> None:
    """Clear a few by the way; a database that is busy keeps nobody from sitting down."""
    before = timezone.now() - timedelta(days=DAYS)
    try:
        clear(before, A_FEW)
        forget(before, A_FEW)
    except Error as error:
        log.error("old tables were not cleared: %s", error)
