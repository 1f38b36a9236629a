"""The check of wording: a form that the house does not use is named with its place, but where it is meant."""

from pathlib import Path

from tutorials.catalogue.strings import strings
from tutorials.catalogue.wording import check_wording

FORM = """
[[form]]
lang = "en"
find = '\\bthrow'
use = "discard"
"""
TERM = """[[term]]
slug = "danh"
meaning.vi = "Đánh một quân."
meaning.en = "To throw a card."
"""


def folder(path: Path, forms: str) -> Path:
    """Make a content folder with one term."""
    (path / "glossary").mkdir()
    (path / "glossary" / "play.toml").write_text(TERM, encoding="utf-8")
    (path / "wording.toml").write_text(forms, encoding="utf-8")
    return path


def test_every_string_of_a_folder_has_its_place(tmp_path: Path) -> None:
    found = {(each.kind, each.lang, each.line, each.field) for each in strings(folder(tmp_path, FORM))}
    assert ("term", "vi", 3, "term.0.meaning.vi") in found
    assert ("term", "en", 4, "term.0.meaning.en") in found


def test_a_form_that_is_not_used_is_named_with_file_line_and_field(tmp_path: Path) -> None:
    (problem,) = check_wording(folder(tmp_path, FORM))
    assert str(problem) == "glossary/play.toml:4: term.0.meaning.en: “throw”: write discard"


def test_a_form_may_hold_some_kinds_of_text_only(tmp_path: Path) -> None:
    assert not list(check_wording(folder(tmp_path, f'{FORM}kinds = ["law"]\n')))


def test_a_form_may_be_meant_in_a_place(tmp_path: Path) -> None:
    assert not list(check_wording(folder(tmp_path, f'{FORM}meant = ["glossary/play.toml#term.0.meaning.en"]\n')))


def test_a_table_that_cannot_be_read_is_a_problem(tmp_path: Path) -> None:
    (problem,) = check_wording(folder(tmp_path, FORM.replace("\\bthrow", "(")))
    assert problem.file == "wording.toml"
    assert "no regular expression" in problem.message


def test_the_engine_is_held_too() -> None:
    kinds = {each.kind for each in strings()}
    assert {"verdict", "option", "law", "lesson", "puzzle", "term"} <= kinds


def test_pairs_in_python_are_held_too() -> None:
    pairs = {(each.lang, each.text) for each in strings() if each.file == "../scenes/piles.py"}
    assert {("vi", "trên tay"), ("en", "in hand"), ("vi", "người thứ {n}"), ("en", "player {n}")} <= pairs


def test_prompts_of_fresh_hands_are_held_too() -> None:
    prompts = {(each.lang, each.text) for each in strings() if each.file == "../fresh/xidach.py"}
    assert {("vi", "Đây là bài gì?"), ("en", "What hand is this?")} <= prompts
