"""TOML files that know their lines."""

from pathlib import Path

import pytest

from tutorials.catalogue.tables import find_lines, is_slug, read_toml

TEXT = '''# a comment
title.vi = "x"

[[step]]
id = "a"  # [[not a header]]
text = """
[[step]]
id = "inside a text"
"""
[step.task]
choices = [
  { value = 1 },
  { value = 2 },
]
mode = "each"

[[step]]
id = "b"
[[step.part]]
x = 1
[[step.part]]
x = 2
'''


@pytest.mark.parametrize(
    ("key", "line"),
    [
        (("title", "vi"), 2),
        (("step", 0), 4),
        (("step", 0, "id"), 5),
        (("step", 0, "task"), 10),
        (("step", 0, "task", "choices"), 11),
        (("step", 0, "task", "mode"), 15),
        (("step", 1), 17),
        (("step", 1, "part", 1, "x"), 22),
    ],
)
def test_every_key_has_its_line(key, line):
    assert find_lines(TEXT)[key] == line


def test_broken_toml_is_named_with_its_line(tmp_path):
    path = tmp_path / "a.toml"
    path.write_text('x = 1\ny = "open\n', encoding="utf-8")
    problems = []
    assert read_toml(path, "a.toml", problems) is None
    assert str(problems[0]).startswith("a.toml:2: broken TOML")


def test_a_file_that_is_not_utf_8(tmp_path):
    path = tmp_path / "a.toml"
    path.write_bytes(b"x = 1\ny = '\xff'\n")
    problems = []
    assert read_toml(path, "a.toml", problems) is None
    assert str(problems[0]) == "a.toml:2: not UTF-8"


def test_a_missing_file():
    problems = []
    assert read_toml(Path("nowhere.toml"), "nowhere.toml", problems) is None
    assert str(problems[0]) == "nowhere.toml: the file is missing"


@pytest.mark.parametrize(
    ("text", "is_one"), [("bat-thuc", True), ("7v", True), ("bất", False), ("a--b", False), ("", False)]
)
def test_slug(text, is_one):
    assert is_slug(text) is is_one
