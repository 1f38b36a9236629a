"""Books kept on disk: printed once, one at a time, whole or not at all."""

import fcntl
import os
import re
import threading
import time

import pytest

from tutorials.faces.compose import Face
from tutorials.rulebook import store
from tutorials.rulebook.choices import Edition, Language, Paper
from tutorials.rulebook.pdf import Printed

ADDRESS = "https://chieu.example/rulebook/"


@pytest.fixture
def press(settings, tmp_path, monkeypatch):
    """Print into a folder of the test's own, a line instead of a book; returns the editions printed."""
    settings.RULEBOOK_DIR = tmp_path / "books"
    printed = []

    def print_book(edition, code, address):
        printed.append(edition)
        time.sleep(0.05)
        return Printed(f"%PDF {code} {address}".encode(), 1, ())

    monkeypatch.setattr(store, "print_book", print_book)
    return printed


def test_the_second_reader_gets_the_same_file(press):
    first = store.kept(Edition("to-tom"), ADDRESS, 1)
    assert store.kept(Edition("to-tom"), ADDRESS, 1) == first
    assert len(press) == 1
    assert first.read_bytes().startswith(b"%PDF TT-")


@pytest.mark.parametrize(
    "other",
    [
        Edition("to-tom", "hoi-lim"),
        Edition("to-tom", language=Language.EN),
        Edition("to-tom", paper=Paper.A4),
        Edition("to-tom", face=Face.TEXT),
        Edition("to-tom", club="Đình"),
    ],
)
def test_every_choice_makes_another_book_with_another_code(press, other):
    plain = Edition("to-tom")
    assert store.kept(plain, ADDRESS, 1) != store.kept(other, ADDRESS, 1)
    assert store.code_of(plain) != store.code_of(other)


def test_the_address_makes_another_book_with_the_same_code(press):
    edition = Edition("to-tom")
    first, other = store.kept(edition, ADDRESS, 1), store.kept(edition, "http://127.0.0.1/rulebook/", 1)
    assert first != other
    assert first.read_text().split()[1] == other.read_text().split()[1] == store.code_of(edition)


def test_new_content_makes_a_new_book(press, monkeypatch):
    first = store.kept(Edition("to-tom"), ADDRESS, 1)
    monkeypatch.setattr(store, "_made_of", lambda face: "something else")
    assert store.kept(Edition("to-tom"), ADDRESS, 1) != first


def test_two_readers_at_once_start_one_press(press):
    found = []
    readers = [
        threading.Thread(target=lambda: found.append(store.kept(Edition("to-tom"), ADDRESS, 5))) for _ in range(4)
    ]
    for reader in readers:
        reader.start()
    for reader in readers:
        reader.join()
    assert len(set(found)) == 1
    assert len(found) == 4
    assert len(press) == 1


def test_a_busy_press_is_told(press, settings):
    settings.RULEBOOK_DIR.mkdir()
    with (settings.RULEBOOK_DIR / "lock").open("w") as other:
        fcntl.flock(other, fcntl.LOCK_EX)
        with pytest.raises(store.Busy):
            store.kept(Edition("to-tom"), ADDRESS, 0)
    assert store.kept(Edition("to-tom"), ADDRESS, 0).exists()


def test_a_kept_book_needs_no_press(press, settings):
    path = store.kept(Edition("to-tom"), ADDRESS, 1)
    with (settings.RULEBOOK_DIR / "lock").open("w") as other:
        fcntl.flock(other, fcntl.LOCK_EX)
        assert store.kept(Edition("to-tom"), ADDRESS, 0) == path


def test_a_press_that_fails_leaves_nothing_and_lets_go(press, settings, monkeypatch):
    def fail(*_):
        raise RuntimeError("out of paper")

    monkeypatch.setattr(store, "print_book", fail)
    with pytest.raises(RuntimeError):
        store.kept(Edition("to-tom"), ADDRESS, 1)
    assert [path.name for path in settings.RULEBOOK_DIR.iterdir()] == ["lock"]
    with (settings.RULEBOOK_DIR / "lock").open("w") as free:
        fcntl.flock(free, fcntl.LOCK_EX | fcntl.LOCK_NB)


def test_a_file_is_written_whole_or_not_at_all(tmp_path, monkeypatch):
    path = tmp_path / "book.pdf"
    path.write_bytes(b"old")
    monkeypatch.setattr("pathlib.Path.replace", lambda *_: (_ for _ in ()).throw(OSError("disk full")))
    with pytest.raises(OSError, match="disk full"):
        store.write(path, b"new")
    assert path.read_bytes() == b"old"
    assert [each.name for each in tmp_path.iterdir()] == ["book.pdf"]


def test_the_books_longest_unread_make_room(press, monkeypatch, settings):
    monkeypatch.setattr(store, "KEPT", 2)
    names = {}
    for age, rules in ((300, "luat-2005"), (200, "hoi-lim"), (100, "wikipedia")):
        names[rules] = store.kept(Edition("to-tom", rules), ADDRESS, 1)
        os.utime(names[rules], (time.time() - age,) * 2)
    store.kept(Edition("to-tom", "hoi-lim"), ADDRESS, 1)  # read again just now
    store.kept(Edition("to-tom", "chieu-co"), ADDRESS, 1)
    assert names["hoi-lim"].exists()
    assert not names["luat-2005"].exists()
    assert len(list(settings.RULEBOOK_DIR.glob("*.pdf"))) == 2


def test_codes_are_short_and_speak_of_the_game():
    assert re.fullmatch(r"TT-[0-9A-F]{4}-[0-9A-F]{4}", store.code_of(Edition("to-tom")))
