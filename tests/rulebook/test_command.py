"""`manage.py rulebook`."""

import pytest
from django.core.management import call_command
from django.core.management.base import CommandError

from tutorials.management.commands import rulebook
from tutorials.rulebook import store
from tutorials.rulebook.choices import Edition, Language, Paper
from tutorials.rulebook.pdf import MissingLibraries, Printed


@pytest.fixture
def press(settings, tmp_path, monkeypatch):
    settings.RULEBOOK_DIR = tmp_path / "kept"
    asked = []

    def print_book(edition, code, address):
        asked.append((edition, address))
        return Printed(b"%PDF", 1, ())

    monkeypatch.setattr(store, "print_book", print_book)
    return asked


def test_it_writes_the_edition_that_is_asked_for(press, tmp_path, capsys):
    target = tmp_path / "luat.pdf"
    choices = ["--rules", "hoi-lim", "--lang", "both", "--paper", "a5", "--face", "traditional", "--club", "Đình  Làng"]
    call_command("rulebook", "--game", "to-tom", *choices, "--address", "https://chieu.example/", "-o", str(target))
    assert target.read_bytes() == b"%PDF"
    edition = Edition("to-tom", "hoi-lim", Language.BOTH, Paper.A5, club="Đình Làng")
    assert press == [(edition, "https://chieu.example/rulebook/")]
    assert store.code_of(edition) in capsys.readouterr().err


def test_the_plain_book_has_a_plain_name(press, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    call_command("rulebook")
    assert (tmp_path / "to-tom-luat-2005-vi-a5.pdf").exists()


def test_it_writes_to_standard_output(press, capfdbinary):
    call_command("rulebook", "-o", "-")
    assert capfdbinary.readouterr().out == b"%PDF"


@pytest.mark.parametrize(
    "choice",
    [
        ("--rules", "none"),
        ("--lang", "fr"),
        ("--paper", "b5"),
        ("--face", "x"),
        ("--game", "poker"),
        ("--club", "x" * 61),
    ],
)
def test_an_unknown_choice_is_refused(press, choice):
    with pytest.raises(CommandError, match=choice[0]):
        call_command("rulebook", *choice)
    assert press == []


@pytest.mark.parametrize(("lang", "word"), [("vi", "Hãy cài"), ("en", "Install them"), ("both", "Install them")])
def test_missing_libraries_are_one_line(monkeypatch, lang, word):
    def fail(*_, **__):
        raise MissingLibraries

    monkeypatch.setattr(rulebook, "kept", fail)
    with pytest.raises(CommandError) as caught:
        call_command("rulebook", "--lang", lang)
    assert word in str(caught.value)
    assert "libpango-1.0-0" in str(caught.value)
    assert "\n" not in str(caught.value)
    assert caught.value.returncode == 1


def test_a_folder_that_is_not_there_is_told(press, tmp_path):
    with pytest.raises(CommandError, match="luat.pdf"):
        call_command("rulebook", "-o", str(tmp_path / "none" / "luat.pdf"))
