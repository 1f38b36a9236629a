"""The parts of a course, and what is wrong with a list of them."""

import pytest

from tests.catalogue.sample import write
from tutorials.catalogue import collect, load

PART = '[[part]]\nbegins = "{begins}"\nname.vi = "Đầu"\nname.en = "First"\nable.vi = "Biết."\nable.en = "You know."\n'


def with_parts(folder, *begins):
    write(folder)
    text = "\n".join(PART.format(begins=each) for each in begins)
    (folder / "to-tom" / "parts.toml").write_text(text, encoding="utf-8")
    return collect(folder)


@pytest.mark.parametrize("game", [game.slug for game in load().games])
def test_the_parts_hold_every_lesson_in_order(game):
    parts = load().parts(game)
    assert [lesson for part in parts for lesson in part.lessons] == list(load().lessons(game))
    assert all(part.lessons for part in parts)


def test_a_course_that_nobody_can_take_in_at_a_glance_has_parts():
    long = [game.slug for game in load().games if len(load().lessons(game.slug)) > 8]
    assert long and all(part.name and part.able for game in long for part in load().parts(game))


def test_a_course_without_parts_is_one(tmp_path):
    (part,) = collect(write(tmp_path))[0].parts("to-tom")
    assert part.name is None and [lesson.slug for lesson in part.lessons] == ["dau"]


def test_parts_are_read(tmp_path):
    found, problems = with_parts(tmp_path, "dau")
    assert not problems
    assert [part.name and part.name.en for part in found.parts("to-tom")] == ["First"]


@pytest.mark.parametrize(
    ("begins", "said"),
    [(["khong-co"], "the course has no lesson khong-co"), (["dau", "dau"], "comes before the part above begins")],
)
def test_a_part_that_begins_nowhere_is_named_and_no_lesson_is_lost(tmp_path, begins, said):
    found, problems = with_parts(tmp_path, *begins)
    assert said in str(problems[0]) and "to-tom/parts.toml" in str(problems[0])
    assert [lesson.slug for part in found.parts("to-tom") for lesson in part.lessons] == ["dau"]
