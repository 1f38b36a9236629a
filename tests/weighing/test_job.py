"""A hand is weighed by whoever has time: killed in the middle or by two at once, what comes out is the same."""

from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest
from django.db import OperationalError
from django.utils import timezone
from django_tasks_db.models import DBTaskResult

from tutorials.engine.games import GAMES
from tutorials.play.games import tables_of
from tutorials.play.sampling import Effort
from tutorials.play.tables import LAWFUL, choose
from tutorials.play.trial import Setting
from tutorials.weighing import job
from tutorials.weighing.hands import Hand
from tutorials.weighing.models import Weighed

GAME = "tam-cuc"
QUEUE = {"BACKEND": "django_tasks_db.DatabaseBackend", "QUEUES": []}
SMALL = Effort(wide=1, close=3, deep=4, rounds=(1,), seconds=1000)


@pytest.fixture(scope="module")
def hand():
    """Return a finished hand, played by chance."""
    tables = tables_of(GAME)
    setting = Setting(GAME, "job", GAMES[GAME].rules.presets[0].options, 4, carried={"wins": (0, 1)})
    table, made, chance = tables.deal(setting), [], Random(1)
    while table.turn is not None:
        made.append(choose(tables, LAWFUL, table.view(table.turn), chance))
        table = table.apply(made[-1])
    return Hand(setting, tuple(made), 0)


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """Take few samples, and note the sums after each."""
    monkeypatch.setattr(job, "EFFORT", SMALL)
    monkeypatch.setattr(job, "BLOCK", 0.0001)


@pytest.fixture
def queue(settings):
    """Let hands wait for somebody who weighs them."""
    settings.TASKS = {"default": QUEUE}


def sums(hand):
    """Return what stands in the database, but for the time that it took."""
    return Weighed.objects.get(key=hand.key).state["studies"]


def test_a_hand_is_read_as_it_was_kept(hand):
    assert Hand.read(hand.as_words()) == hand
    assert Hand.read(hand.as_words()).key == hand.key
    assert replace(hand, seat=1).key != hand.key


@pytest.mark.django_db
def test_without_a_queue_each_look_works_a_little(hand):
    told = job.find(hand)
    seen = [told.look.progress]
    while not told.look.is_done:
        assert len(seen) < 200
        told = job.find(hand)
        seen.append(told.look.progress)
    assert seen == sorted(seen)
    assert (seen[-1], told.look.is_stuck) == (1, False)
    assert len(told.par) == 4
    assert [each.moment for each in told.verdicts] == list(hand.moments)
    assert job.find(hand) == told


@pytest.mark.django_db
def test_it_waits_in_the_one_queue_once_and_is_done_by_a_worker(hand, queue):
    first, second = job.find(hand), job.find(hand)
    assert (first.look.progress, first.look.is_stuck, second.look.is_stuck) == (0, False, False)
    assert first.verdicts, "what can be counted stands at once"
    [row] = DBTaskResult.objects.all()
    assert row.args_kwargs["kwargs"] == {"name": hand.key, "seconds": job.LONGEST}
    job.work(hand.key, 60)
    assert job.find(hand).look.is_done


@pytest.mark.django_db
def test_killed_in_the_middle_it_goes_on_to_the_same_end(hand, queue, monkeypatch):
    job.find(hand)
    job.work(hand.key, 60)
    whole = sums(hand)
    Weighed.objects.all().delete()

    class Killed(BaseException):
        pass

    noted, usual = [], job._noted

    def dying(*given, **known):
        noted.append(usual(*given, **known))
        if len(noted) == 4:
            raise Killed
        return noted[-1]

    job.find(hand)
    monkeypatch.setattr(job, "_noted", dying)
    with pytest.raises(Killed):
        job.work(hand.key, 60)
    monkeypatch.setattr(job, "_noted", usual)
    half = job.find(hand)
    assert half.samples > 0 and not half.look.is_done
    for each in half.verdicts:  # what is half sampled is told as it was counted, as the hint told it
        best = each.counted[0]
        assert each.better == (None if each.moment.made in each.counted else best) and not each.cost
    job.work(hand.key, 60)  # the dead one holds it still
    assert not job.find(hand).look.is_done
    Weighed.objects.update(held_until=timezone.now() - timedelta(seconds=1))
    job.work(hand.key, 60)
    assert job.find(hand).look.is_done
    assert sums(hand) == whole


@pytest.mark.django_db
def test_two_at_once_are_one_and_who_lost_hold_writes_nothing(hand, queue, monkeypatch):
    job.find(hand)
    meanwhile, usual = [], job.advance

    def slow(*given, **more):
        if not meanwhile:  # this one is thought dead, and another goes on and ends
            meanwhile.append(True)
            job.work(hand.key, 60)
            assert Weighed.objects.get().state["studies"][0]["close"][0] == 0, "it is held"
            Weighed.objects.update(held_until=timezone.now() - timedelta(seconds=1))
            job.work(hand.key, 60)
            assert Weighed.objects.get().is_done
        return usual(*given, **more)

    monkeypatch.setattr(job, "advance", slow)
    job.work(hand.key, 60)
    two = sums(hand)
    Weighed.objects.all().delete()
    job.find(hand)
    job.work(hand.key, 60)
    assert sums(hand) == two


@pytest.mark.django_db
def test_what_always_breaks_is_left_and_too_many_do_not_wait(hand, queue, monkeypatch):
    monkeypatch.setattr(job, "MOST_WAITING", 0)
    assert job.find(hand).look.is_stuck
    monkeypatch.setattr(job, "MOST_WAITING", 1)
    assert not job.find(hand).look.is_stuck
    Weighed.objects.update(tries=job.MOST_TRIES)
    told = job.find(hand)
    assert told.look.is_stuck and told.verdicts


@pytest.mark.django_db
def test_where_no_press_takes_it_nobody_waits_for_long(hand, queue):
    assert not job.look(hand).is_stuck
    DBTaskResult.objects.update(enqueued_at=timezone.now() - timedelta(minutes=5))
    assert job.look(hand).is_stuck
    assert DBTaskResult.objects.count() == 1
    job.work(hand.key, 60)
    assert job.look(hand).is_done


@pytest.mark.django_db
def test_a_database_that_is_locked_leaves_what_can_be_counted(hand, monkeypatch):
    def locked(*_, **__):
        raise OperationalError("database is locked")

    monkeypatch.setattr(Weighed.objects, "get_or_create", locked)
    told = job.find(hand)
    assert told.look.is_stuck and len(told.verdicts) == len(hand.moments)


@pytest.mark.django_db
def test_old_hands_are_forgotten(hand, queue):
    job.find(hand)
    assert job.forget(timezone.now() - timedelta(days=1)) == 0
    assert job.forget(timezone.now() + timedelta(days=1)) == 1
