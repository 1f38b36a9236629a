"""A sentence that the engine's code says and no `words.toml` has is named with the place that says it."""

import pytest
from django.core.management import call_command

from tutorials.catalogue.problems import Problem
from tutorials.catalogue.strings import ENGINE
from tutorials.engine import words
from tutorials.engine.words import Unsaid, say, sentences
from tutorials.management.commands import check_content
from tutorials.management.unsaid import places_of


@pytest.fixture
def without(monkeypatch):
    """Take one sentence out of the engine's words."""
    words._texts.cache_clear()
    yield lambda key: monkeypatch.setattr(
        words, "sentences", lambda: {k: v for k, v in sentences().items() if k != key}
    )
    monkeypatch.undo()
    words._texts.cache_clear()


@pytest.mark.parametrize(
    ("key", "file", "said"),
    [
        ("loi-danh-yeu", "totom/referee/faults.py", 'f"loi-{self.slug}"'),  # the line of a fault
        ("chan-fault-bo-u", "chan/faults.py", 'f"chan-fault-{slug}"'),  # its name
        ("chan-ca", "chan/questions/hand.py", '"chan-ca"'),
    ],
)
def test_the_place_that_says_a_sentence_is_found(key, file, said):
    [place] = places_of(key)
    assert (place.file, place.field) == (f"../engine/{file}", key)
    assert said in (ENGINE / file).read_text(encoding="utf-8").split("\n")[place.line - 1]


def test_a_fault_without_its_sentence_is_named_with_file_line_and_field(without, monkeypatch, capsys):
    without("loi-danh-yeu")
    with pytest.raises(Unsaid, match="loi-danh-yeu"):
        say("loi-danh-yeu", "vi", {})
    monkeypatch.setattr(check_content, "check_letters", lambda folder: [Problem("sources.toml", 1, "", "found later")])
    with pytest.raises(SystemExit):
        call_command("check_content", game=["ba-cay"])
    said = capsys.readouterr().out.splitlines()
    [place] = places_of("loi-danh-yeu")
    named = f"tutorials/engine/totom/referee/faults.py:{place.line}: loi-danh-yeu: is said here, and no words.toml"
    assert [line for line in said if line.startswith(named)]
    assert "tutorials/content/sources.toml:1: found later" in said
    assert len(said) == len(set(said))
