"""There is as much as was promised. That nothing is wrong with it says `check_content`, a stage of script/test."""

from tutorials.catalogue import load


def test_there_is_as_much_as_was_promised():
    catalogue = load()
    assert len(catalogue.terms) >= 350
    assert len(catalogue.lessons("to-tom")) >= 16
    assert len(catalogue.presets("to-tom")) == 5
