"""What is remembered can be taken along as a file and taken in again: strictly, losing nothing."""

import json
from datetime import timedelta

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.utils import timezone

from tests.progress.visitor import read_only, solved_by
from tutorials.catalogue import load
from tutorials.learners import carrying
from tutorials.learners.memory import COOKIE
from tutorials.learners.models import Done, Learner, Recall
from tutorials.progress.upload import LARGEST

pytestmark = pytest.mark.django_db


@pytest.fixture
def known(client: Client) -> Client:
    """Somebody who has solved and missed some things."""
    lesson = load().lessons("chan")[0]
    for step in lesson.steps[:3]:
        if step.task:
            client.post(f"/chan/lessons/{lesson.slug}/{step.id}/", {"do": "solution"})
    learner = Learner.objects.get()
    Done.objects.create(learner=learner, kind="puzzle", ref="chan/x")
    Done.objects.create(learner=learner, kind="day", ref="chan/2026-11-23")
    return client


def exported(client: Client) -> dict:
    response = client.get("/progress/export/")
    assert response.status_code == 200 and "attachment" in response["Content-Disposition"]
    return json.loads(response.content)


def sent(client: Client, told: object):
    content = told if isinstance(told, bytes) else json.dumps(told).encode()
    return client.post("/progress/import/", {"file": SimpleUploadedFile("x.json", content)})


def test_what_was_taken_along_is_all_there_elsewhere(known: Client) -> None:
    told = exported(known)
    assert len(told["done"]) == 2 and told["recalls"]
    other = Client()
    response = sent(other, told)
    assert response.status_code == 302 and response["Location"] == "/progress/?taken"
    assert solved_by(other) == solved_by(known) == {"chan/x", "chan/2026-11-23"}
    assert exported(other) == told
    assert "Đã nhận tệp" in other.get("/progress/?taken").content.decode()
    assert Learner.objects.count() == 2


def test_what_was_known_before_stays_and_sending_twice_adds_nothing(known: Client) -> None:
    told = exported(known)
    other = Client()
    sent(other, {**told, "done": [{"kind": "puzzle", "ref": "sam/own", "when": "2026-11-20T08:00:00+07:00"}]})
    for _again in range(2):
        sent(other, told)
    assert solved_by(other) == {"chan/x", "chan/2026-11-23", "sam/own"}
    assert Recall.objects.count() == 2 * len(told["recalls"])


def test_a_newcomer_with_a_cookie_loses_nothing(known: Client) -> None:
    other = Client()
    puzzle = load().puzzles("chan")[0]
    other.post(f"/chan/puzzles/{puzzle.slug}/check/", {"do": "solution"})
    sent(other, exported(known))
    assert puzzle.articles[0].split(".")[0] in str([each["article"] for each in exported(other)["recalls"]])
    assert solved_by(other) >= solved_by(known)


def test_of_two_memories_of_an_article_the_later_stays(known: Client) -> None:
    told = exported(known)
    older = {**told["recalls"][0], "met": "2026-01-01T00:00:00+00:00", "ref": "puzzle/chan/older"}
    newer = {**told["recalls"][0], "met": (timezone.now() + timedelta(days=1)).isoformat(), "ref": "puzzle/chan/newer"}
    sent(known, {**told, "recalls": [older]})
    assert not Recall.objects.filter(ref="puzzle/chan/older").exists()
    sent(known, {**told, "recalls": [newer]})
    assert Recall.objects.filter(ref="puzzle/chan/newer").count() == 1


DONE = {"kind": "step", "ref": "chan/a/b", "when": "2026-11-20T08:00:00+07:00"}
RECALL = {
    "game": "chan", "article": "CH-3.2", "exercise": "cho-gi", "ref": "", "is_missed": False, "state": 2, "step": None,
    "stability": 2.3, "difficulty": 5.0, "due": "2026-11-25T08:00:00+00:00", "met": "2026-11-23T08:00:00+00:00",
}  # fmt: skip
WHOLE = {"format": "chieu-lang", "version": 1, "done": [DONE], "recalls": [RECALL]}


def test_the_sample_is_taken(client: Client) -> None:
    assert sent(client, WHOLE).status_code == 302
    assert Recall.objects.get().article == "CH-3.2"


@pytest.mark.parametrize(
    ("told", "words"),
    [
        (b"", "1:1"),
        (b"{\n 'x'", "2:2"),
        (b"\xff\xfe", "không phải tệp văn bản"),
        (b"[" * 100_000, "Không đọc được tệp"),
        ([], "không phải tệp tải về"),
        ({"format": "other"}, "không phải tệp tải về"),
        ({**WHOLE, "version": 2}, "khuôn 2"),
        ({**WHOLE, "done": {}}, "Mục done"),
        ({**WHOLE, "done": [DONE, 3]}, "Mục done 2"),
        ({**WHOLE, "done": [DONE, {**DONE, "kind": "x"}]}, "done 2 · kind"),
        ({**WHOLE, "done": [{**DONE, "ref": "../x"}]}, "done 1 · ref"),
        ({**WHOLE, "done": [{**DONE, "ref": "x" * 500}]}, "done 1 · ref"),
        ({**WHOLE, "done": [{**DONE, "when": "2026-11-20T08:00:00"}]}, "done 1 · when"),
        ({**WHOLE, "done": [{**DONE, "when": "9999-11-20T08:00:00+00:00"}]}, "done 1 · when"),
        ({**WHOLE, "done": [DONE] * (carrying.MOST_DONE + 1)}, "Nhiều mục quá: done, 3001 &gt; 3000"),
        ({**WHOLE, "recalls": [RECALL] * 401}, "Nhiều mục quá: recalls"),
        ({**WHOLE, "recalls": [{**RECALL, "article": "<b>"}]}, "recalls 1 · article"),
        ({**WHOLE, "recalls": [{**RECALL, "state": True}]}, "recalls 1 · state"),
        ({**WHOLE, "recalls": [{**RECALL, "state": 1}]}, "recalls 1 · step"),
        ({**WHOLE, "recalls": [{**RECALL, "stability": -1}]}, "recalls 1 · stability"),
        ({**WHOLE, "recalls": [{**RECALL, "difficulty": 11}]}, "recalls 1 · difficulty"),
        (json.dumps(WHOLE).replace("2.3", "NaN").encode(), "recalls 1 · stability"),
        ({**WHOLE, "recalls": [{**RECALL, "due": None}]}, "recalls 1 · due"),
        ({**WHOLE, "recalls": [{**RECALL, "is_missed": "yes"}]}, "recalls 1 · is_missed"),
        (b" " * (LARGEST + 1), "Tệp lớn quá"),
    ],
)
def test_a_bad_file_is_refused_whole_and_says_what_is_wrong_where(known: Client, told: object, words: str) -> None:
    before = exported(known)
    response = sent(known, told)
    page = response.content.decode()
    assert response.status_code == 400
    assert words in page and "không mất gì cả" in page and "<b>&lt;" not in page
    assert exported(known) == before


def test_many_files_do_not_pile_up(known: Client, monkeypatch) -> None:
    before = exported(known)
    monkeypatch.setattr(carrying, "MOST_DONE", 3)
    done = [{**DONE, "ref": f"chan/a/{number}"} for number in range(2)]
    response = sent(known, {**WHOLE, "done": done})
    assert response.status_code == 400 and "4 &gt; 3" in response.content.decode()
    assert exported(known) == before


def test_no_file_is_a_clear_word(client: Client) -> None:
    response = client.post("/progress/import/")
    assert response.status_code == 400 and "Chưa chọn tệp nào" in response.content.decode()


def test_taking_in_needs_the_button(known: Client) -> None:
    assert known.get("/progress/import/").status_code == 405
    checked = Client(enforce_csrf_checks=True)
    checked.cookies[COOKIE] = known.cookies[COOKIE].value
    assert sent(checked, WHOLE).status_code == 403


def test_shut_records_change_nothing_and_say_so(known: Client) -> None:
    with read_only():
        response = sent(known, WHOLE)
    assert response.status_code == 503 and "Chưa có gì thay đổi" in response.content.decode()


def test_other_pages_still_take_no_file(client: Client) -> None:
    file = SimpleUploadedFile("x.json", b"{}")
    assert client.post("/ba-cay/puzzles/fresh/may-nut/7/", {"file": file}).status_code == 400


def test_forget_takes_what_comes_back_too(known: Client) -> None:
    known.post("/progress/forget/")
    assert not Recall.objects.exists() and not Learner.objects.exists()
