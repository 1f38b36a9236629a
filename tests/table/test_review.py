"""Going through a hand: what can be counted stands at once, what samples say comes, is kept, and is learned from."""

import re
from dataclasses import replace
from datetime import timedelta

import pytest
from django.core.management import call_command
from django.db import OperationalError
from django.template.loader import render_to_string
from django.test import Client
from django.utils import timezone

from tests.depth import sample
from tests.table.playing import HERE, play_out, press, sit_down, sitting_at
from tutorials.catalogue import load
from tutorials.fresh.dice import Dice
from tutorials.fresh.levels import Level
from tutorials.learners.models import Recall
from tutorials.play.games import tables_of
from tutorials.play.sampling import Effort
from tutorials.table.models import Sitting
from tutorials.table.review import decisions_of, gone_through, hand_of
from tutorials.table.sitting import played
from tutorials.table.words import speech_of
from tutorials.training.exercises import like
from tutorials.weighing import job
from tutorials.weighing.models import Weighed

pytestmark = pytest.mark.django_db
HTMX = {"HX-Request": "true"}
AT = {"game": {"slug": "chan"}, "sitting": {"key": "x"}}  # the table of a decision that is rendered by itself
GAMES = [game for game in ("tam-cuc", "chan", "to-tom") if tables_of(game)]


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """Take few samples."""
    monkeypatch.setattr(job, "EFFORT", Effort(wide=1, close=2, deep=2, rounds=(1,), seconds=1000))
    monkeypatch.setattr(job, "AT_ONCE", 0.05)


def over(client: Client, game: str = "tam-cuc", seed: str = "7") -> str:
    """Play a hand to its end; return the address where it is gone through."""
    address = sit_down(client, game, seed=seed, strength="lawful")
    play_out(client, address)
    return f"{address}review/"


def wait(client: Client, address: str) -> str:
    """Ask until it is weighed, as htmx does."""
    for _ in range(400):
        if client.get(address, headers=HTMX).headers.get("HX-Refresh"):
            return client.get(address).content.decode()
    raise AssertionError("it is never done")


@pytest.mark.parametrize("game", GAMES)
def test_a_hand_is_weighed_told_and_kept(client: Client, game: str) -> None:
    address = over(client, game)
    first = client.get(address).content.decode()
    assert "Đang cân từng nước" in first and "Bài chia lúc đầu" in first
    page = wait(client, address)
    assert "Đang cân" not in page and "Ván này đáng bao nhiêu" in page
    assert page == client.get(address).content.decode()
    english = client.get(f"/en{address}").content.decode()
    assert "The hands as they were dealt" in english


def test_while_a_hand_goes_on_one_is_led_to_it(client: Client) -> None:
    address = sit_down(client, "tam-cuc", seed="7")
    assert client.get(f"{address}review/")["Location"] == address
    assert client.get("/tam-cuc/table/nowhere/review/").status_code == 404


def test_without_scripts_each_look_brings_it_on(client: Client) -> None:
    address = over(client)
    shown = []
    for _ in range(400):
        found = re.search(r'<progress[^>]*value="(\d+)"', client.get(address).content.decode())
        if found is None:
            break
        shown.append(int(found[1]))
    assert shown == sorted(shown) and found is None


def test_a_database_that_is_locked_leaves_the_first_weighing(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    address = over(client)

    def locked(*_: object, **__: object) -> None:
        raise OperationalError("database is locked")

    monkeypatch.setattr(Weighed.objects, "get_or_create", locked)
    page = client.get(address).content.decode()
    assert "máy chưa cân kỹ được" in page and "hx-get" not in page
    assert client.get(address, headers=HTMX).headers["HX-Refresh"] == "true"


def test_every_slug_of_a_finding_has_words(client: Client) -> None:
    found = sitting_at(over(client).removesuffix("review/"))
    hand = hand_of(found)
    told = gone_through(load().game("tam-cuc"), found, played(found), hand, job.find(hand))
    assert len(told["decisions"]) == len(hand.moments)
    assert [each.is_mine for each in told["hands"]] == [True, False, False, False]


def test_each_finding_is_said_in_its_own_words() -> None:
    slugs = ("u", "phong", "chiu", "claim", "fed-u", "fed")
    said = {
        render_to_string("table/_decision.html", AT | {"each": {"findings": [slug]}}).split("found")[1]
        for slug in slugs
    }
    assert len(said) == len(slugs)
    assert any("phỗng được mà để qua" in each for each in said)


def test_where_trial_hands_hold_another_choice_best_than_a_hint_it_is_said_which_to_trust(client: Client) -> None:
    found = sitting_at(over(client).removesuffix("review/"))
    hand = hand_of(found)
    findings = job.find(hand)
    verdict = next(each for each in findings.verdicts if len(each.chances) > len(each.counted))
    hint = verdict.counted[0]
    other = next(each.choice for each in verdict.chances if each.choice not in verdict.counted)
    speech, said = speech_of(found, "vi"), {}
    for best, loss, margin in ((other, 3.0, 1.0), (other, 1.0, 3.0), (hint, 3.0, 1.0), (hint, 1.0, 3.0)):
        chances = tuple(replace(each, count=9, points=float(each.choice == best)) for each in verdict.chances)
        told = replace(verdict, better=best, chances=chances, loss=loss, margin=margin)
        (each,) = decisions_of(hand, replace(findings, verdicts=(told,)), speech)
        page = render_to_string("table/_decision.html", AT | {"each": each, "look": {"is_done": True}})
        said[best == hint, loss > margin] = page
        assert ("Gợi ý thì chọn" in page) == (best != hint) and (each.hint == speech.label(hint)) == (best != hint)
    assert "nên tin ván thử" in said[False, True] and "nên cứ theo gợi ý" in said[False, False]
    assert "Gợi ý" not in render_to_string("table/_decision.html", AT | {"each": each, "look": {"is_done": False}})


def test_others_at_the_same_deal_are_counted(client: Client) -> None:
    address = over(client, seed="9")
    table = sit_down(client, "tam-cuc", seed="9", strength="lawful")  # once more by the same reader
    sit_down(Client(), "tam-cuc", seed="9")  # nothing was played there
    client.post(table, press(client.get(table).content.decode(), sitting_at(table)), **HERE)
    assert "Người khác đã chơi" not in client.get(address).content.decode()
    other = Client()
    table = sit_down(other, "tam-cuc", seed="9")
    other.post(table, press(other.get(table).content.decode(), sitting_at(table)), **HERE)
    assert "Người khác đã chơi đúng ván này 1 lượt." in client.get(address).content.decode()


def test_what_cost_most_is_asked_again_once_of_whoever_played(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tutorials.table.review._articles", lambda *_: ["TC-4.1"])
    monkeypatch.setattr("tutorials.table.review.costliest", lambda told: told[:1])
    monkeypatch.setattr("tutorials.table.review.worst_of", lambda told, decisions: ())
    address = over(client)
    for _ in range(2):
        wait(client, address)
        wait(Client(), address)  # who only looks on learns nothing
    assert "TC-4.1" in client.cookies["learner"].value
    assert Recall.objects.count() == 0  # the first thing missed stands in the cookie


def test_what_was_weighed_goes_with_the_table(client: Client) -> None:
    client.get(over(client))
    long_ago = timezone.now() - timedelta(days=31)
    Sitting.objects.update(touched=long_ago)
    Weighed.objects.update(asked=long_ago)
    call_command("clear_tables", verbosity=0)
    assert not Weighed.objects.exists()


def test_what_is_to_be_learned_can_be_trained() -> None:
    learn = {game.slug: load().table(game.slug).learn.items() for game in load().games}
    told = [(game, slug, article) for game in learn for slug, articles in learn[game] for article in articles]
    assert all(load().article(article) for _game, _slug, article in told)
    for game, slug, article in sample(told, 24):
        assert like(game, article, "", Level.EASY, Dice(1)), (game, slug, article)
