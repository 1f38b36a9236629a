"""The press as readers meet it: a short queue, what they are told, and that none of it is printed in a web process."""

import logging
import subprocess
import sys
from datetime import timedelta

import pytest
from django.db import DatabaseError
from django.utils import timezone
from django_tasks import TaskResultStatus
from django_tasks_db.models import DBTaskResult

from tests.press.printers import block
from tests.serving import ROOT, plain
from tutorials.press import queue as press
from tutorials.press import store
from tutorials.press.orders import fulfil, read, written
from tutorials.press.pdf import MissingLibraries
from tutorials.rulebook import orders
from tutorials.rulebook.choices import WHOLE, Edition
from tutorials.rulebook.orders import BookOrder

ADDRESS = "https://chieu.example/rulebook/"
LANGUAGES = pytest.mark.parametrize("prefix", ["", "/en"])
VILLAGES = ("hoi-lim~suong.2", "luat-2005~suong.2", "luat-2005~suong.3")
BOOKS = ("to-tom", "bi-tu", "tai-ban", "chan", "tam-cuc", "ta-la")


def order(game="to-tom", rules="", **more):
    return BookOrder(Edition(game, rules, **more), ADDRESS)


def ask(client, address):
    answer = client.get(address)
    return answer, b"".join(answer.streaming_content).decode() if answer.streaming else answer.content.decode()


def rows():
    return DBTaskResult.objects.order_by("enqueued_at")


def set_row(status, **more):
    """Let the one order in the queue be in some state."""
    [row] = rows()
    for name, value in {"status": status, **more}.items():
        setattr(row, name, value)
    row.save()


def work(count=1):
    """Print what waits, as the press does."""
    for row in DBTaskResult.objects.ready()[:count]:
        row.claim("worker")
        try:
            row.task.call(**row.args_kwargs["kwargs"])
        except Exception as error:
            row.set_failed(error)
        else:
            row.set_successful(None)


# the queue


def test_nothing_is_printed_where_readers_are_served(client, queue):
    for address in ("/rulebook/to-tom.pdf", "/to-tom/sheet.pdf", "/rulebook/all.pdf"):
        assert client.get(address).status_code == 202
    assert queue == []
    assert rows().count() == 3


def test_a_web_process_does_not_even_load_what_prints(tmp_path):
    """As gunicorn loads it, before and after it has been asked for a book."""
    asked = ("/rulebook/?club=Đình", "/rulebook/to-tom.pdf?club=Đình", "/to-tom/sheet.pdf")
    program = (
        "import sys; from totom_site import wsgi; from django.test import Client\n"
        f"print([Client().get(path).status_code for path in {asked}], 'weasyprint' in sys.modules)"
    )
    environ = plain(tmp_path) | {"RULEBOOK_DIR": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, env=environ, capture_output=True, text=True)
    assert done.stdout == "[200, 503, 503] False\n", done.stderr


def test_the_book_is_there_when_the_press_has_printed_it(client, queue):
    assert client.get("/rulebook/to-tom.pdf?rules=hoi-lim").status_code == 202
    work()
    answer, body = ask(client, "/rulebook/to-tom.pdf?rules=hoi-lim")
    assert answer.status_code == 200 and body.startswith("%PDF")
    assert [edition for edition, _ in queue] == [Edition("to-tom", "hoi-lim")]


def test_a_sheet_is_ordered_and_printed(client, queue):
    assert client.get("/en/to-tom/sheet.pdf").status_code == 202
    work()
    assert client.get("/en/to-tom/sheet.pdf").status_code == 200


def test_a_reader_who_comes_again_orders_once(client, queue):
    for _ in range(5):
        answer, body = ask(client, "/rulebook/to-tom.pdf")
        assert answer.status_code == 202
    assert rows().count() == 1
    assert "Máy đang in" in body


def test_every_choice_reaches_the_press(queue):
    edition = Edition(WHOLE, VILLAGES[0], club="Đình <Làng>", name="Làng Bến", several=("to-tom", "bi-tu"))
    with pytest.raises(press.Waiting):
        press.get(BookOrder(edition, ADDRESS))
    [row] = rows()
    assert read(row.args_kwargs["kwargs"]["words"]) == BookOrder(edition, ADDRESS)


def test_sixteen_orders_at_once_wait_four_at_most(client, queue):
    told = [
        ask(client, f"/rulebook/{game}.pdf?paper={paper}") for game in BOOKS for paper in ("a4", "a5", "large-print")
    ]
    assert [answer.status_code for answer, _ in told[:6]] == [202] * press.MOST + [503] * 2
    assert {answer.status_code for answer, _ in told[press.MOST :]} == {503}
    assert rows().count() == press.MOST
    assert queue == []


def test_villages_thought_up_leave_room_for_others(client, queue):
    codes = [client.get(f"/rulebook/to-tom.pdf?rules={rules}").status_code for rules in VILLAGES]
    assert codes == [202] * press.MOST_OWN + [503]
    assert client.get("/rulebook/to-tom.pdf?club=Đình").status_code == 503
    assert client.get("/rulebook/to-tom.pdf").status_code == 202


def test_what_many_may_want_is_printed_first(client, queue):
    for address in (f"/rulebook/to-tom.pdf?rules={VILLAGES[0]}", "/rulebook/chan.pdf"):
        client.get(address)
    work()
    assert [edition.game for edition, _ in queue] == ["chan"]


def test_names_on_the_cover_print_the_book_once(client, queue):
    for club in ("Đình Trên", "Đình Dưới"):
        client.get(f"/rulebook/to-tom.pdf?club={club}")
    work(2)
    assert [edition for edition, _ in queue] == [Edition("to-tom")]
    assert ask(client, "/rulebook/to-tom.pdf?club=Đình Dưới")[1].endswith("|Đình Dưới")


@pytest.mark.parametrize(
    ("prefix", "words"),
    [("", "trước bản này còn 2 bản"), ("/en", "2 others come before this")],
)
def test_a_reader_hears_how_many_come_before(client, queue, prefix, words):
    for game in ("bi-tu", "chan", "to-tom"):
        client.get(f"/rulebook/{game}.pdf")
    set_running = rows().first()
    set_running.claim("worker")
    language = "?language=vi" if prefix else ""
    answer, body = ask(client, f"{prefix}/rulebook/to-tom.pdf{language}")
    assert words in body
    assert answer.headers["Refresh"] == answer.headers["Retry-After"]
    assert 'href="' + f"{prefix}/rulebook/to-tom.pdf{language}" in body


# what readers are told


@pytest.mark.parametrize(
    ("prefix", "title", "words"),
    [
        ("", "Máy in đã kín chỗ", "Xin quay lại sau vài phút"),
        ("/en", "The press can take no more orders now", "come back in a few minutes"),
    ],
)
def test_a_full_press_says_so_and_asks_nobody_to_reload(client, queue, prefix, title, words):
    for game in BOOKS[: press.MOST]:
        client.get(f"/rulebook/{game}.pdf")
    answer, body = ask(client, f"{prefix}/rulebook/sam.pdf")
    assert answer.status_code == 503
    assert f"<h1>{title}</h1>" in body and words in body
    assert int(answer.headers["Retry-After"]) >= 30
    assert "Refresh" not in answer.headers
    assert "no-store" in answer.headers["Cache-Control"]


@pytest.mark.parametrize(
    ("prefix", "title", "words"),
    [
        ("", "Máy in đang nghỉ", "Bản nào đã in thì vẫn lấy được"),
        ("/en", "The printer is not running", "printed before"),
    ],
)
def test_a_press_that_does_not_run_says_so_and_takes_no_order(client, queue, monkeypatch, prefix, title, words):
    monkeypatch.setattr(press, "is_alive", lambda: False)
    answer, body = ask(client, f"{prefix}/rulebook/to-tom.pdf")
    assert answer.status_code == 503
    assert f"<h1>{title}</h1>" in body and words in body
    assert "Refresh" not in answer.headers
    assert rows().count() == 0


def test_who_waits_hears_that_the_press_has_stopped(client, queue, monkeypatch):
    client.get("/rulebook/to-tom.pdf")
    monkeypatch.setattr(press, "is_alive", lambda: False)
    assert "Máy in đang nghỉ" in ask(client, "/rulebook/to-tom.pdf")[1]


@LANGUAGES
def test_a_database_that_is_away_is_told_plainly(client, queue, monkeypatch, prefix):
    def fail(*_):
        raise DatabaseError("database is locked")

    monkeypatch.setattr(press, "_fate", fail)
    assert client.get(f"{prefix}/rulebook/to-tom.pdf").status_code == 503
    fulfil(BookOrder(Edition("to-tom"), orders.address_of_books(Edition("to-tom"))))
    assert client.get("/rulebook/to-tom.pdf").status_code == 200  # what is kept needs no database


FAILURES = [
    (MemoryError(), "Bản này cần nhiều bộ nhớ hơn", "The book needs more memory"),
    (OSError(28, "No space left on device"), "đĩa đầy, hoặc không cho ghi", "the disk is full"),
    (RuntimeError("out of paper"), "Có lỗi trong khi in", "Something went wrong"),
    (press.Overtime(), "10 phút", "after 10 minutes"),
    (press.Broken(), "dừng giữa chừng", "stopped in the middle"),
]


@pytest.mark.parametrize(("error", "vi", "en"), FAILURES)
def test_a_failure_is_told_with_its_reason_and_not_tried_again(client, queue, monkeypatch, error, vi, en):
    def fail(*_):
        raise error

    monkeypatch.setattr(orders, "print_book", fail)
    client.get("/rulebook/to-tom.pdf")
    work()
    for prefix, words, title in (("", vi, "Bản này in chưa được"), ("/en", en, "Your order could not be printed")):
        for _ in range(3):
            answer, body = ask(client, f"{prefix}/rulebook/to-tom.pdf?language=vi")
            assert answer.status_code == 503
            assert f"<h1>{title}</h1>" in body and words in body
            assert 0 < int(answer.headers["Retry-After"]) <= press.TRY_AGAIN
            assert "Refresh" not in answer.headers
    assert rows().count() == 1


def test_a_book_arrives_though_its_folder_cannot_be_written(client, queue, bad_disk):
    for address in ("/rulebook/to-tom.pdf?club=Đình", "/rulebook/to-tom.pdf", "/to-tom/sheet.pdf"):
        assert client.get(address).status_code in (200, 202)
        work()
        answer, body = ask(client, address)
        assert answer.status_code == 200 and body.startswith("%PDF")
    assert not rows().exclude(status=TaskResultStatus.SUCCESSFUL).exists()
    assert ask(client, "/rulebook/to-tom.pdf?club=Đình")[1].endswith("|Đình")


@pytest.mark.parametrize(("prefix", "words"), [("", "đĩa đầy, hoặc không cho ghi"), ("/en", "the disk is full")])
def test_a_book_that_can_be_kept_nowhere_is_told(client, queue, bad_disk, settings, tmp_path, prefix, words):
    settings.RULEBOOK_SPARE = block(tmp_path / "spare-file")
    client.get(f"{prefix}/rulebook/to-tom.pdf")
    work()
    answer, body = ask(client, f"{prefix}/rulebook/to-tom.pdf")
    assert answer.status_code == 503 and words in body


def test_a_programmers_own_server_sends_what_its_disk_does_not_take(client, bad_disk):
    answer, body = ask(client, "/rulebook/to-tom.pdf")
    assert answer.status_code == 200 and body.startswith("%PDF")


def test_after_a_while_a_failure_is_forgotten_and_the_next_try_works(client, queue):
    client.get("/rulebook/to-tom.pdf")
    long_ago = timezone.now() - timedelta(seconds=press.TRY_AGAIN + 1)
    set_row(TaskResultStatus.FAILED, finished_at=long_ago, exception_class_path="builtins.RuntimeError")
    assert client.get("/rulebook/to-tom.pdf").status_code == 202
    work()
    assert client.get("/rulebook/to-tom.pdf").status_code == 200


def test_an_order_whose_press_was_lost_is_a_failure_after_the_deadline(client, queue):
    client.get("/rulebook/to-tom.pdf")
    set_row(TaskResultStatus.RUNNING, started_at=timezone.now() - timedelta(seconds=press.DEADLINE))
    assert client.get("/rulebook/to-tom.pdf").status_code == 202
    set_row(TaskResultStatus.RUNNING, started_at=timezone.now() - timedelta(seconds=press.DEADLINE + press.LATE + 1))
    assert "Bản này in chưa được" in ask(client, "/rulebook/to-tom.pdf")[1]


def test_missing_libraries_are_told_by_the_press_too(client, queue, monkeypatch):
    def fail(*_):
        raise MissingLibraries

    monkeypatch.setattr(orders, "print_book", fail)
    client.get("/rulebook/to-tom.pdf")
    work()
    assert "libpango" in ask(client, "/rulebook/to-tom.pdf")[1]


def test_a_press_with_other_content_prints_nothing(queue):
    with pytest.raises(press.Broken, match="start it again"):
        press.print_order.func(words=written(order()), name="to-tom-of-yesterday.pdf")
    assert queue == []


def test_who_waits_leaves_no_error_in_the_log(client, queue, caplog):
    with caplog.at_level(logging.WARNING):
        for game in BOOKS:
            client.get(f"/rulebook/{game}.pdf")
    filters = logging.getLogger("django.request").filters
    said = [each for each in caplog.records if all(one.filter(each) for one in filters)]
    assert [each.getMessage() for each in said] == []


def test_the_log_still_hears_of_what_breaks():
    record = logging.makeLogRecord({"status_code": 500})
    assert all(each.filter(record) for each in logging.getLogger("django.request").filters)


# how the press is


def test_the_state_tells_life_and_orders(client, queue):
    client.get("/rulebook/to-tom.pdf")
    assert press.state() == press.State(is_alive=True, waiting=1)


def test_a_press_lives_as_long_as_it_holds_its_lock(settings, printer):
    settings.TASKS = {"default": {"BACKEND": "django_tasks_db.DatabaseBackend", "QUEUES": []}}
    assert not press.is_alive()
    with press.living():
        assert press.is_alive()
        with pytest.raises(BlockingIOError), press.living():
            pass
        assert press.is_alive()
    assert not press.is_alive()


def test_a_press_that_began_on_a_full_disk_is_known_when_there_is_room_again(settings, printer, tmp_path):
    settings.TASKS = {"default": {"BACKEND": "django_tasks_db.DatabaseBackend", "QUEUES": []}}
    settings.RULEBOOK_DIR = block(tmp_path / "file")
    with press.living():
        assert press.is_alive()
        (tmp_path / "file").unlink()
        assert press.is_alive()
        with pytest.raises(BlockingIOError), press.living():
            pass
    assert not press.is_alive()


def test_a_press_without_a_spare_folder_lives_all_the_same(settings, printer, tmp_path):
    settings.TASKS = {"default": {"BACKEND": "django_tasks_db.DatabaseBackend", "QUEUES": []}}
    settings.RULEBOOK_SPARE = block(tmp_path / "file")
    with press.living():
        assert press.is_alive()
    assert not press.is_alive()


def test_a_programmers_own_server_needs_no_press(client, printer):
    assert press.is_alive()
    assert client.get("/rulebook/to-tom.pdf").status_code == 200


def test_what_is_done_or_too_old_is_taken_out_of_the_queue(client, queue):
    for status, name, age, stays in (
        (TaskResultStatus.SUCCESSFUL, "finished_at", 1, False),
        (TaskResultStatus.FAILED, "finished_at", press.TRY_AGAIN - 60, True),
        (TaskResultStatus.FAILED, "finished_at", press.TRY_AGAIN + 60, False),
        (TaskResultStatus.READY, "enqueued_at", press.TOO_OLD - 60, True),
        (TaskResultStatus.READY, "enqueued_at", press.TOO_OLD + 60, False),
    ):
        rows().delete()
        client.get("/rulebook/to-tom.pdf")
        rows().update(**{"status": status, name: timezone.now() - timedelta(seconds=age)})
        press.tidy()
        assert rows().exists() is stays, (status, age)


def test_the_usual_books_are_ordered_ahead_once_and_stand_behind_what_readers_want(client, queue):
    press.put_ahead()
    press.put_ahead()
    ahead = rows().filter(priority=press.AHEAD)
    assert press.MOST_AHEAD >= ahead.count() == rows().count() > 10
    assert press.state().waiting == 0
    assert client.get("/rulebook/sam.pdf?paper=a4").status_code == 202
    first = max(rows(), key=lambda row: row.priority)
    assert first.args_kwargs["kwargs"]["words"]["edition"]["paper"] == "a4"


def test_a_book_that_is_ordered_ahead_comes_first_once_a_reader_wants_it(client, queue):
    press.put_ahead()
    before = rows().count()
    answer, _ = ask(client, "/rulebook/to-tom.pdf")
    assert answer.status_code == 202
    assert rows().count() == before
    assert press.state().waiting == 1


def test_what_is_kept_is_not_printed_ahead_again(queue):
    usual = next(iter(orders.usual_books()))
    fulfil(usual)
    press.put_ahead()
    assert not rows().filter(args_kwargs__kwargs__name=usual.path.name).exists()


def test_a_new_press_forgets_what_the_last_one_was_at(client, queue):
    client.get("/rulebook/to-tom.pdf")
    rows().get().claim("worker of the last press")
    client.get("/rulebook/chan.pdf")
    press.forget_interrupted()
    assert [row.status for row in rows()] == [TaskResultStatus.READY]


def test_orders_of_another_machine_are_left_alone(client, queue, settings):
    client.get("/rulebook/to-tom.pdf")
    settings.PRESS_QUEUE = "press-of-another"
    set_row(TaskResultStatus.RUNNING, started_at=timezone.now())
    press.forget_interrupted()
    press.give_up(press.Broken())
    press.tidy()
    assert rows().get().status == TaskResultStatus.RUNNING
    assert press.state().waiting == 0


def test_a_book_that_is_kept_is_sent_while_the_press_is_full(client, queue):
    client.get("/rulebook/to-tom.pdf")
    work()
    rows().delete()
    for game in BOOKS[1 : press.MOST + 1]:
        client.get(f"/rulebook/{game}.pdf")
    assert client.get("/rulebook/sam.pdf").status_code == 503
    assert client.get("/rulebook/to-tom.pdf").status_code == 200
    assert store.find(BookOrder(Edition("to-tom"), orders.address_of_books(Edition("to-tom"))).path)
