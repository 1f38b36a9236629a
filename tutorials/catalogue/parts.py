"""The parts of a course: each begins with a lesson and holds those that follow, up to the next part."""

from dataclasses import dataclass

from tutorials.catalogue.lessons import Lesson
from tutorials.catalogue.tables import Table
from tutorials.catalogue.texts import Text


@dataclass(frozen=True, slots=True)
class Part:
    """Lessons that belong together; a short course is one part without a name."""

    lessons: tuple[Lesson, ...]
    name: Text | None = None
    able: Text | None = None  # what one can do after it


def read_parts(table: Table | None, lessons: tuple[Lesson, ...]) -> tuple[Part, ...]:
    """Read the parts of a course, in its order; without a table the course is one part, and without lessons none."""
    places = {lesson.slug: place for place, lesson in enumerate(lessons)}
    begun: dict[int, tuple[Text, Text]] = {}
    for each in table.tables("part") if table else ():
        name, able, begins = each.both("name"), each.both("able"), each.slug("begins")
        each.finish()
        if each.is_broken or name is None or able is None:
            continue
        if begins not in places:
            each.fault("begins", f"the course has no lesson {begins}", is_fatal=False)
        elif begun and places[begins] <= max(begun):
            each.fault("begins", f"{begins} comes before the part above begins", is_fatal=False)
        else:
            begun[places[begins]] = (name, able)
    if table:
        if begun and 0 not in begun:
            table.fault("part", f"the first part must begin with {lessons[0].slug}", is_fatal=False)
        table.finish()
    return _cut(lessons, begun)


def _cut(lessons: tuple[Lesson, ...], begun: dict[int, tuple[Text, Text]]) -> tuple[Part, ...]:
    """Cut a course where parts begin; what stands before the first one is a part without a name."""
    starts = sorted({0, *begun})
    ends = (*starts[1:], len(lessons))
    return tuple(
        Part(lessons[start:end], *begun.get(start, ())) for start, end in zip(starts, ends, strict=True) if start < end
    )
