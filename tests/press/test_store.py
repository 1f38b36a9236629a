"""Printed books on disk: kept by what they are made of, whole or not at all, sent even where nothing can be written."""

import errno
import os
import re
import stat
import tempfile
import threading
import time

import pytest

from tests.press.printers import FULL, block, refuse
from tutorials.faces.compose import Face
from tutorials.press import queue as press
from tutorials.press import store
from tutorials.press.orders import Spoiled, fulfil, printed
from tutorials.press.pdf import Complaint, Printed
from tutorials.rulebook import orders, places
from tutorials.rulebook.choices import WHOLE, Edition, Language, Paper
from tutorials.rulebook.orders import BookOrder

ADDRESS = "https://chieu.example/rulebook/"
OWN_VILLAGE = "hoi-lim~suong.2"


def order(*choices, **more):
    return BookOrder(Edition(*(choices or ("to-tom",)), **more), ADDRESS)


def test_the_second_reader_gets_the_same_file(printer):
    first = printed(order())
    assert printed(order()) == first == order().path.read_bytes()
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
    assert places.path_of_book(plain, ADDRESS) != places.path_of_book(other, ADDRESS)
    assert places.code_of(plain) != places.code_of(other)


def test_names_on_the_cover_are_no_part_of_what_is_slow(printer):
    """Sixteen clubs ask for a book, and it is printed once."""
    for number in range(16):
        named = order("to-tom", OWN_VILLAGE, club=f"Đình {number}", name=f"Làng {number}")
        assert named.path != order("to-tom", OWN_VILLAGE).path
        assert places.code_of(named.edition) == places.code_of(Edition("to-tom", OWN_VILLAGE))
        assert printed(named).endswith(f"Đình {number}".encode())
    assert [edition for edition, _ in printer] == [Edition("to-tom", OWN_VILLAGE)]


def test_the_address_makes_another_book_with_the_same_code(printer):
    edition = Edition("to-tom")
    here = "http://127.0.0.1/rulebook/"
    assert places.path_of_book(edition, ADDRESS) != places.path_of_book(edition, here)
    first, other = (printed(BookOrder(edition, address)).split()[1] for address in (ADDRESS, here))
    assert first == other == places.code_of(edition).encode()


def test_new_content_makes_a_new_book(printer, monkeypatch):
    first = order().path
    monkeypatch.setattr(places, "_made_of", lambda face: "something else")
    assert order().path != first


def test_readers_at_once_print_one_book(printer, monkeypatch):
    usual = orders.print_book
    monkeypatch.setattr(orders, "print_book", lambda *asked: (time.sleep(0.05), usual(*asked))[1])
    readers = [threading.Thread(target=fulfil, args=(order(),)) for _ in range(4)]
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
        fulfil(order())
    assert [path.name for path in settings.RULEBOOK_DIR.iterdir()] == ["lock"]
    with store.alone():
        pass


def test_a_book_without_its_pictures_is_not_kept(printer, monkeypatch):
    spoiled = Printed(b"%PDF", 1, (Complaint("Failed to render SVG image cards:text/7v", is_loss=True),))
    monkeypatch.setattr(orders, "print_book", lambda *_: spoiled)
    with pytest.raises(Spoiled, match="7v"):
        fulfil(order())
    assert not order().path.exists()


def test_a_file_is_written_whole_or_not_at_all(tmp_path, monkeypatch):
    path = tmp_path / "book.pdf"
    path.write_bytes(b"old")
    monkeypatch.setattr("pathlib.Path.replace", lambda *_: (_ for _ in ()).throw(OSError("disk full")))
    with pytest.raises(OSError, match="disk full"):
        store.write(path, b"new")
    assert path.read_bytes() == b"old"
    assert [each.name for each in tmp_path.iterdir()] == ["book.pdf"]


def test_a_kept_book_is_sent_where_nobody_can_note_that_it_was_read(printer, monkeypatch):
    fulfil(order())
    for number in (errno.ENOSPC, errno.EROFS, errno.EACCES):
        monkeypatch.setattr(os, "utime", lambda *_, n=number: (_ for _ in ()).throw(OSError(n, os.strerror(n))))
        assert store.find(order().path) == order().path
        assert store.find(order("to-tom", "hoi-lim").path) is None


def test_whoever_prints_at_a_terminal_gets_the_book_though_it_can_be_kept_nowhere(
    printer, settings, monkeypatch, caplog
):
    named = order("to-tom", club="Đình")
    for folder in (settings.RULEBOOK_DIR, settings.RULEBOOK_SPARE):
        refuse(monkeypatch, folder, FULL)
    assert printed(named).startswith(b"%PDF")
    assert "No space left" in caplog.text
    assert store.find(named.path) is None


# the spare folder


def spare_of(settings):
    """Return the one folder that this user has among the spare ones."""
    [folder] = settings.RULEBOOK_SPARE.iterdir()
    return folder


def test_what_the_disk_does_not_take_is_kept_in_the_spare_folder(bad_disk, printer, settings):
    named = order("to-tom", club="Đình")
    for _ in range(2):
        fulfil(named)
    assert len(printer) == 1
    assert not named.path.exists()
    assert store.find(named.path) == spare_of(settings) / named.path.name
    assert store.find(named.path).read_bytes() == printed(named)
    assert store.find(order().path).read_bytes() == printed(order())
    assert len(printer) == 1


def test_a_book_is_looked_for_in_its_own_place_first(printer, settings, monkeypatch):
    with monkeypatch.context() as bad:
        refuse(bad, settings.RULEBOOK_DIR, FULL)
        fulfil(order())
    assert store.find(order().path).parent == spare_of(settings)
    fulfil(order())  # it is not printed again
    assert len(printer) == 1
    store.keep(order().path, b"%PDF")
    assert store.find(order().path) == order().path


def test_the_spare_folder_is_of_this_user_alone(bad_disk, settings):
    fulfil(order())
    folder = spare_of(settings)
    assert folder.name == f"chieu-lang-{os.geteuid()}-{settings.PRESS_QUEUE}"
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_the_spare_folder_holds_few_books(printer, settings, monkeypatch):
    monkeypatch.setattr(store, "SPARE", 2)
    refuse(monkeypatch, settings.RULEBOOK_DIR, FULL)
    paths = {}
    for age, rules in ((300, "luat-2005"), (200, "hoi-lim"), (0, "wikipedia")):
        fulfil(order("to-tom", rules))
        paths[rules] = store.find(order("to-tom", rules).path)
        os.utime(paths[rules], (time.time() - age,) * 2)
    assert [path.exists() for path in paths.values()] == [False, True, True]


def test_the_spare_folder_holds_few_bytes(printer, settings, monkeypatch):
    """Each of these takes a little more than 500: two can be there, not three; what is larger than all of it, never."""
    refuse(monkeypatch, settings.RULEBOOK_DIR, FULL)
    monkeypatch.setattr(store, "SPARE_BYTES", 1500)
    for rules in ("luat-2005", "hoi-lim", "wikipedia"):
        fulfil(order("to-tom", rules))
    assert len(list(spare_of(settings).glob("*.pdf"))) == 2
    assert store.find(order("to-tom", "wikipedia").path)
    with pytest.raises(OSError, match="No space left"):
        store.keep(order("to-tom", "san-dinh").path, b"x" * 1501)
    assert len(list(spare_of(settings).glob("*.pdf"))) == 2


def test_spare_books_are_enough_for_a_full_queue():
    """Each order may be a book with names, which is kept without them too."""
    assert store.SPARE >= 2 * press.MOST


def seize(folder):
    """Let it be somebody else's, who knew its name."""
    folder.parent.mkdir()
    folder.mkdir(mode=0o700)


def link(folder):
    """Let it be a link to a good one."""
    folder.parent.mkdir()
    (folder.parent / "other").mkdir(mode=0o700)
    folder.symlink_to("other")


def open_up(folder):
    """Let others write in it."""
    folder.parent.mkdir()
    folder.mkdir()
    folder.chmod(0o777)


@pytest.mark.parametrize("trap", [seize, link, open_up])
def test_a_spare_folder_of_somebody_else_is_neither_written_nor_read(printer, settings, monkeypatch, trap):
    if trap is seize:
        monkeypatch.setattr(os, "geteuid", lambda: os.getuid() + 1)
    folder = settings.RULEBOOK_SPARE / f"chieu-lang-{os.geteuid()}-{settings.PRESS_QUEUE}"
    trap(folder)
    (folder / order().path.name).write_bytes(b"%PDF of somebody else")
    assert store.find(order().path) is None
    with monkeypatch.context() as bad, pytest.raises(PermissionError, match="somebody else"):
        refuse(bad, settings.RULEBOOK_DIR, FULL)
        fulfil(order())
    assert [path.name for path in folder.iterdir()] == [order().path.name]
    fulfil(order("to-tom", "hoi-lim"))  # the disk has room again
    assert store.find(order("to-tom", "hoi-lim").path)


def test_where_neither_folder_can_be_written_the_press_fails(bad_disk, settings, tmp_path):
    settings.RULEBOOK_SPARE = block(tmp_path / "spare-file")
    with pytest.raises(OSError):
        fulfil(order())


def test_what_is_written_only_while_a_book_is_printed_lies_in_the_spare_folder(bad_disk, settings):
    """WeasyPrint unpacks fonts into a temporary folder, and the usual one may be on the same full disk."""
    usual = tempfile.gettempdir()
    for _ in range(2):
        with store.alone():
            left = tempfile.mkdtemp()
            assert left.startswith(f"{spare_of(settings)}/work/")
        assert not os.path.exists(left)
        (spare_of(settings) / "work" / "of-a-killed-one").mkdir(parents=True)
    with store.alone():
        assert os.listdir(tempfile.gettempdir()) == []
    assert tempfile.gettempdir() == usual


def test_who_prints_without_a_spare_folder_uses_the_usual_one(printer, settings, tmp_path):
    settings.RULEBOOK_SPARE = block(tmp_path / "spare-file")
    usual = tempfile.gettempdir()
    with store.alone():
        assert tempfile.gettempdir() == usual


def test_the_books_longest_unread_make_room(printer, monkeypatch, settings):
    monkeypatch.setitem(store.KEPT, store.Shelf.COMMON, 2)
    paths = {}
    for age, rules in ((300, "luat-2005"), (200, "hoi-lim"), (100, "wikipedia")):
        fulfil(order("to-tom", rules))
        paths[rules] = order("to-tom", rules).path
        os.utime(paths[rules], (time.time() - age,) * 2)
    assert store.find(paths["hoi-lim"])  # read again just now
    fulfil(order("to-tom", "chieu-co"))
    assert paths["hoi-lim"].exists()
    assert not paths["luat-2005"].exists()
    assert len(list(settings.RULEBOOK_DIR.glob("*.pdf"))) == 2


def test_editions_of_ones_own_never_push_out_those_for_all(printer, monkeypatch):
    monkeypatch.setitem(store.KEPT, store.Shelf.OWN, 2)
    monkeypatch.setitem(store.KEPT, store.Shelf.COMMON, 1)
    fulfil(order())
    for number in range(5):
        fulfil(order("to-tom", club=f"Đình {number}"))
    fulfil(order(WHOLE, several=("chan", "tam-cuc")))
    fulfil(order("to-tom", OWN_VILLAGE))
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
    fulfil(order())
    assert [path.exists() for path in (*left, fresh)] == [False, False, True]


def test_codes_are_short_and_speak_of_the_game():
    assert re.fullmatch(r"TT-[0-9A-F]{4}-[0-9A-F]{4}", places.code_of(Edition("to-tom")))
