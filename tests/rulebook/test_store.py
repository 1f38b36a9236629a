"""Printed books on disk: kept by what they are made of, whole or not at all, sent even where nothing can be written."""

import errno
import os
import re
import threading
import time

import pytest

from tutorials.faces.compose import Face
from tutorials.rulebook import orders, store
from tutorials.rulebook.choices import WHOLE, Edition, Language, Paper
from tutorials.rulebook.orders import BookOrder
from tutorials.rulebook.pdf import Printed

ADDRESS = "https://chieu.example/rulebook/"
OWN_VILLAGE = "hoi-lim~suong.2"


def order(*choices, **more):
    return BookOrder(Edition(*(choices or ("to-tom",)), **more), ADDRESS)


def test_the_second_reader_gets_the_same_file(printer):
    first = orders.printed(order())
    assert orders.printed(order()) == first == order().path.read_bytes()
    assert len(printer) == 1
    assert first.startswith(b"%PDF TT-")


@pytest.mark.parametrize(
    "other",
    [
        Edition("to-tom", "hoi-lim"),
        Edition("to-tom", language=Language.EN),
        Edition("to-tom", paper=Paper.A4),
        Edition("to-tom", face=Face.TEXT),
        Edition("to-tom", OWN_VILLAGE),
        Edition(WHOLE, several=("to-tom", "chan")),
    ],
)
def test_every_choice_makes_another_book_with_another_code(printer, other):
    plain = Edition("to-tom")
    assert store.path_of_book(plain, ADDRESS) != store.path_of_book(other, ADDRESS)
    assert store.code_of(plain) != store.code_of(other)


def test_names_on_the_cover_are_no_part_of_what_is_slow(printer):
    """Sixteen clubs ask for a book, and it is printed once."""
    for number in range(16):
        named = order("to-tom", OWN_VILLAGE, club=f"Đình {number}", name=f"Làng {number}")
        assert named.path != order("to-tom", OWN_VILLAGE).path
        assert store.code_of(named.edition) == store.code_of(Edition("to-tom", OWN_VILLAGE))
        assert orders.printed(named).endswith(f"Đình {number}".encode())
    assert [edition for edition, _ in printer] == [Edition("to-tom", OWN_VILLAGE)]


def test_the_address_makes_another_book_with_the_same_code(printer):
    edition = Edition("to-tom")
    here = "http://127.0.0.1/rulebook/"
    assert store.path_of_book(edition, ADDRESS) != store.path_of_book(edition, here)
    first, other = (orders.printed(BookOrder(edition, address)).split()[1] for address in (ADDRESS, here))
    assert first == other == store.code_of(edition).encode()


def test_new_content_makes_a_new_book(printer, monkeypatch):
    first = order().path
    monkeypatch.setattr(store, "_made_of", lambda face: "something else")
    assert order().path != first


def test_readers_at_once_print_one_book(printer, monkeypatch):
    usual = orders.print_book
    monkeypatch.setattr(orders, "print_book", lambda *asked: (time.sleep(0.05), usual(*asked))[1])
    readers = [threading.Thread(target=orders.fulfil, args=(order(),)) for _ in range(4)]
    for reader in readers:
        reader.start()
    for reader in readers:
        reader.join()
    assert len(printer) == 1


def test_a_press_that_fails_leaves_nothing_and_lets_go(printer, settings, monkeypatch):
    def fail(*_):
        raise RuntimeError("out of paper")

    monkeypatch.setattr(orders, "print_book", fail)
    with pytest.raises(RuntimeError):
        orders.fulfil(order())
    assert [path.name for path in settings.RULEBOOK_DIR.iterdir()] == ["lock"]
    with store.alone():
        pass


def test_a_book_without_its_pictures_is_not_kept(printer, monkeypatch):
    spoiled = Printed(b"%PDF", 1, ("Failed to render SVG image cards:text/7v",))
    monkeypatch.setattr(orders, "print_book", lambda *_: spoiled)
    with pytest.raises(orders.Spoiled, match="7v"):
        orders.fulfil(order())
    assert not order().path.exists()


def test_a_file_is_written_whole_or_not_at_all(tmp_path, monkeypatch):
    path = tmp_path / "book.pdf"
    path.write_bytes(b"old")
    monkeypatch.setattr("pathlib.Path.replace", lambda *_: (_ for _ in ()).throw(OSError("disk full")))
    with pytest.raises(OSError, match="disk full"):
        store.write(path, b"new")
    assert path.read_bytes() == b"old"
    assert [each.name for each in tmp_path.iterdir()] == ["book.pdf"]


@pytest.fixture
def full_disk(monkeypatch):
    """Refuse whatever would be written."""

    def refuse(*_, **__):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("pathlib.Path.write_bytes", refuse)


def test_a_kept_book_is_sent_where_nobody_can_note_that_it_was_read(printer, monkeypatch):
    orders.fulfil(order())
    for number in (errno.ENOSPC, errno.EROFS, errno.EACCES):
        monkeypatch.setattr(os, "utime", lambda *_, n=number: (_ for _ in ()).throw(OSError(n, os.strerror(n))))
        assert store.is_kept(order().path)
        assert not store.is_kept(order("to-tom", "hoi-lim").path)


def test_whoever_prints_at_a_terminal_gets_the_book_on_a_full_disk_too(printer, full_disk, caplog):
    named = order("to-tom", club="Đình")
    assert orders.printed(named).startswith(b"%PDF")
    assert "No space left" in caplog.text
    assert not named.path.exists()


def test_what_cannot_be_kept_is_a_failure_of_the_press(printer, full_disk):
    with pytest.raises(OSError, match="No space left"):
        orders.fulfil(order())


def test_the_books_longest_unread_make_room(printer, monkeypatch, settings):
    monkeypatch.setitem(store.KEPT, "", 2)
    paths = {}
    for age, rules in ((300, "luat-2005"), (200, "hoi-lim"), (100, "wikipedia")):
        orders.fulfil(order("to-tom", rules))
        paths[rules] = order("to-tom", rules).path
        os.utime(paths[rules], (time.time() - age,) * 2)
    assert store.is_kept(paths["hoi-lim"])  # read again just now
    orders.fulfil(order("to-tom", "chieu-co"))
    assert paths["hoi-lim"].exists()
    assert not paths["luat-2005"].exists()
    assert len(list(settings.RULEBOOK_DIR.glob("*.pdf"))) == 2


def test_editions_of_ones_own_never_push_out_those_for_all(printer, monkeypatch):
    monkeypatch.setitem(store.KEPT, "own-", 2)
    monkeypatch.setitem(store.KEPT, "", 1)
    orders.fulfil(order())
    for number in range(5):
        orders.fulfil(order("to-tom", club=f"Đình {number}"))
    orders.fulfil(order(WHOLE, several=("chan", "tam-cuc")))
    orders.fulfil(order("to-tom", OWN_VILLAGE))
    assert order().path.exists()
    assert len(list(order().path.parent.glob("*-own-*.pdf"))) == 2


def test_what_was_left_behind_is_removed(printer, settings):
    settings.RULEBOOK_DIR.mkdir()
    left = [settings.RULEBOOK_DIR / name for name in (".all-1.pdf.77", "all-2.ordered")]
    fresh = settings.RULEBOOK_DIR / ".all-3.pdf.78"
    for path in (*left, fresh):
        path.touch()
    for path in left:
        os.utime(path, (time.time() - store.LEFTOVER - 1,) * 2)
    orders.fulfil(order())
    assert [path.exists() for path in (*left, fresh)] == [False, False, True]


def test_codes_are_short_and_speak_of_the_game():
    assert re.fullmatch(r"TT-[0-9A-F]{4}-[0-9A-F]{4}", store.code_of(Edition("to-tom")))
