"""`manage.py rulebook`."""

import pytest
from django.core.management import call_command
from django.core.management.base import CommandError

from tutorials.faces.compose import Face
from tutorials.press.pdf import MissingLibraries
from tutorials.rulebook import orders, places
from tutorials.rulebook.choices import Edition, Language, Paper


def test_it_writes_the_edition_that_is_asked_for(printer, tmp_path, capsys):
    target = tmp_path / "luat.pdf"
    choices = ["--rules", "hoi-lim", "--lang", "both", "--paper", "a5", "--face", "traditional", "--club", "Đình  Làng"]
    call_command("rulebook", "--game", "to-tom", *choices, "--address", "https://chieu.example/", "-o", str(target))
    assert target.read_bytes().startswith(b"%PDF")
    assert target.read_bytes().endswith("Đình Làng".encode())
    edition = Edition("to-tom", "hoi-lim", Language.BOTH, Paper.A5, Face.TRADITIONAL, "Đình Làng")
    assert printer == [(edition.unnamed, "https://chieu.example/rulebook/")]
    assert places.code_of(edition) in capsys.readouterr().err


def test_the_plain_book_has_a_plain_name(printer, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    call_command("rulebook")
    assert (tmp_path / "to-tom-luat-2005-vi-a5.pdf").exists()


def test_it_writes_to_standard_output(printer, capfdbinary):
    call_command("rulebook", "-o", "-")
    assert capfdbinary.readouterr().out.startswith(b"%PDF")


@pytest.mark.parametrize(
    "choice",
    [
        ("--rules", "none"),
        ("--lang", "fr"),
        ("--paper", "b5"),
        ("--face", "x"),
        ("--game", "poker"),
        ("--club", "x" * 61),
        ("--club", "Đình 🎉"),
        ("--name", "Làng 🎉"),
    ],
)
def test_an_unknown_choice_is_refused(printer, choice):
    with pytest.raises(CommandError, match=choice[0]):
        call_command("rulebook", *choice)
    assert printer == []


@pytest.mark.parametrize(("lang", "word"), [("vi", "Hãy cài"), ("en", "Install them"), ("both", "Install them")])
def test_missing_libraries_are_one_line(printer, monkeypatch, lang, word):
    def fail(*_, **__):
        raise MissingLibraries

    monkeypatch.setattr(orders, "print_book", fail)
    with pytest.raises(CommandError) as caught:
        call_command("rulebook", "--lang", lang)
    assert word in str(caught.value)
    assert "libpango-1.0-0" in str(caught.value)
    assert "\n" not in str(caught.value)
    assert caught.value.returncode == 1


def test_a_folder_that_is_not_there_is_told(printer, tmp_path):
    with pytest.raises(CommandError, match="luat.pdf"):
        call_command("rulebook", "-o", str(tmp_path / "none" / "luat.pdf"))


@pytest.mark.parametrize("site", ["http://127.0.0.1:8000", "https://chieu.example"])
def test_an_address_of_this_machine_alone_is_never_printed(printer, tmp_path, site):
    call_command("rulebook", "--address", site, "-o", str(tmp_path / "book.pdf"))
    assert printer[0][1] == ("" if "chieu" not in site else "https://chieu.example/rulebook/")
