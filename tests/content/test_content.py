"""What the site teaches: `check_content` has nothing to say of it, and there is as much as was promised."""

from django.core.management import call_command

from tutorials.catalogue import load


def test_the_content_has_no_problem(capsys):
    call_command("check_content")
    said = capsys.readouterr()
    assert said.out == "" and said.err.endswith("0 problems\n")


def test_there_is_as_much_as_was_promised():
    catalogue = load()
    assert len(catalogue.terms) >= 350
    assert len(catalogue.lessons("to-tom")) >= 16
    assert len(catalogue.presets("to-tom")) == 5
