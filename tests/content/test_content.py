"""What the site teaches: every file is read, every link leads somewhere, every example holds."""

import re
from pathlib import Path

import pytest

from tests.every import every
from tutorials.catalogue import collect, load
from tutorials.catalogue.content import CONTENT
from tutorials.catalogue.examples import check_examples

ENGINE = Path(CONTENT).parent / "engine"
FILES = sorted(path for path in CONTENT.rglob("*") if path.suffix in (".toml", ".md"))


def test_the_content_has_no_problem():
    _, problems = collect()
    assert [str(problem) for problem in problems] == []


def test_there_is_as_much_as_was_promised():
    catalogue = load()
    assert len(catalogue.terms) >= 350
    assert len(catalogue.lessons("to-tom")) >= 16
    assert len(catalogue.presets("to-tom")) == 5


@pytest.mark.parametrize("law", load().laws.values(), ids=load().laws)
def test_the_engine_agrees_with_every_example(law):
    assert [str(problem) for problem in check_examples(law)] == []


def test_a_clause_with_examples_shows_what_is_allowed_and_what_is_not():
    lopsided = [
        clause.id
        for law in load().laws.values()
        for clause in law.clauses
        if clause.examples and len({example.is_allowed for example in clause.examples}) < 2
    ]
    assert lopsided == []


def test_every_article_that_the_engine_cites_exists():
    prefixes = "|".join(game.prefix for game in load().games)
    cited = set()
    for path in ENGINE.rglob("*.py"):
        cited |= set(re.findall(rf"\b(?:{prefixes})-\d+(?:\.\d+)+", path.read_text(encoding="utf-8")))
    assert cited
    assert cited - {ident for law in load().laws.values() for ident in law.ids} == set()


def test_a_file_names_no_person_by_phone_mail_or_address():
    def check(path):
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"[\w.]+@[\w-]+\.\w+", text)
        assert not re.search(r"(?<![\w.:])(?:\+84|0)[\s.]?\d(?:[\s.]?\d){7,9}(?!\d)", text)
        assert not re.search(r"https?://", text)

    assert FILES
    every(((str(path.relative_to(CONTENT)), path) for path in FILES), check)
