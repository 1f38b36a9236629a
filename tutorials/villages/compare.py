"""Two villages side by side: where they differ, with a case on which the answer flips, and where they agree."""

from dataclasses import dataclass, replace
from functools import lru_cache

from django.utils.translation import gettext as _

from tutorials.catalogue import load
from tutorials.catalogue.houses import House, rules_of
from tutorials.catalogue.subjects import Subject, by_subject
from tutorials.catalogue.weights import weight
from tutorials.engine.rules import OptionInfo, Value, as_dict
from tutorials.scenes.examples import Case, case_of
from tutorials.tasks.questions import Line
from tutorials.villages.contrasts import Said, contrast_of, says
from tutorials.villages.desk import desk_address

KEPT = 512
FIRST = 3  # differences that stand before all others


@dataclass(frozen=True, slots=True)
class Side:
    """One village on one option: its choice, and what it answers in the case."""

    choice: str
    says: str = ""
    because: tuple[Line, ...] = ()
    article: str = ""  # of what it answers


@dataclass(frozen=True, slots=True)
class Drawn:
    """An example of the law as a page shows it."""

    example: Case
    quoted: str  # the sentence under which it stands in the law
    clause: str
    address: str  # of the desk with the same hand


@dataclass(frozen=True, slots=True)
class Difference:
    """An option on which two villages differ."""

    name: str
    label: str
    article: str
    sides: tuple[Side, Side]
    drawn: Drawn | None  # the case on which the answer flips; None if there is none
    note: str = ""  # why there is none
    ground: str = ""  # whose other rules were kept, where not those that the page names
    weight: int = 0  # how many hands of the law it turns


@dataclass(frozen=True, slots=True)
class Same:
    """An option on which two villages agree."""

    label: str
    article: str
    choice: str


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two villages side by side."""

    houses: tuple[House, House]
    differences: tuple[tuple[Subject, tuple[Difference, ...]], ...]
    same: tuple[tuple[Subject, tuple[Same, ...]], ...]

    @property
    def first(self) -> tuple[Difference, ...]:
        """Return the few differences that turn most hands of the law; none where all are few."""
        found = [each for _subject, differences in self.differences for each in differences]
        heavy = sorted((each for each in found if each.weight), key=lambda each: -each.weight)
        return tuple(heavy[:FIRST]) if len(found) > FIRST else ()

    @property
    def rest(self) -> tuple[tuple[Subject, tuple[Difference, ...]], ...]:
        """Return the other differences by subject."""
        rest = (
            (subject, tuple(each for each in found if each not in self.first)) for subject, found in self.differences
        )
        return tuple((subject, found) for subject, found in rest if found)

    @property
    def ground(self) -> House:
        """Return the village whose other rules are kept while one is changed."""
        return _grounds(*self.houses)[0]

    @property
    def count(self) -> int:
        """Return the number of options on which they differ."""
        return sum(len(found) for _subject, found in self.differences)


def compare(a: House, b: House, lang: str) -> Comparison:
    """Put two villages side by side."""
    chosen = [as_dict(house.options) for house in (a, b)]
    table = rules_of(a.game).table
    apart = tuple(info for info in table if chosen[0][info.name] != chosen[1][info.name])
    alike = tuple(info for info in table if info not in apart)
    return Comparison(
        (a, b),
        tuple(
            (subject, tuple(_difference(info, a, b, lang) for info in found))
            for subject, found in by_subject(apart, a.game)
        ),
        tuple(
            (subject, tuple(_same(info, chosen[0][info.name], lang) for info in found))
            for subject, found in by_subject(alike, a.game)
        ),
    )


def _same(info: OptionInfo, value: Value, lang: str) -> Same:
    return Same(info.label.say(lang), info.article, info.choices[value].say(lang))


def _difference(info: OptionInfo, a: House, b: House, lang: str) -> Difference:
    values = (as_dict(a.options)[info.name], as_dict(b.options)[info.name])
    grounds = tuple(replace(house, title="", faults=()) for house in _grounds(a, b))
    return _flipped(a.game, info.name, values, grounds, lang, load().digest)


@lru_cache(maxsize=KEPT)
def _flipped(
    game: str, option: str, values: tuple[Value, Value], grounds: tuple[House, ...], lang: str, digest: str
) -> Difference:
    """Return two choices of an option with a case on which the answer flips; `digest` is that of the content."""
    info = rules_of(game).by_name[option]
    one, other = (info.choices[value].say(lang) for value in values)
    named = option, info.label.say(lang), info.article
    contrast = contrast_of(info, values, grounds)
    if contrast is None:
        note = _("Trong luật chưa có câu hỏi nào mà chỉ đổi riêng lệ này là câu trả lời đổi theo.")
        return Difference(*named, (Side(one), Side(other)), None, note, weight=weight(game, option, values))
    said = says(*contrast.answers(lang), lang)
    sides = (_side(one, said[0]), _side(other, said[1]))
    example, clause = contrast.flip.example, contrast.flip.clause.id
    drawn = Drawn(case_of(example, lang), example.text.plain(lang), clause, desk_address(contrast, lang))
    kept = _kept(option, contrast.ground, grounds, lang)
    return Difference(*named, sides, drawn, ground=kept, weight=weight(game, option, values))


def _side(choice: str, said: Said) -> Side:
    return Side(choice, said.verdict, said.because, said.article)


def _grounds(a: House, b: House) -> tuple[House, ...]:
    """Return the villages whose other rules may be kept, in the order in which they are tried.

    For a village of somebody's own the law of 2005 serves with only the one option changed: then the same few
    cases serve every village, and are found once.
    """
    law = House(a.game)
    return (law,) if a.changes or b.changes else tuple(dict.fromkeys((a, b, law)))


def _kept(option: str, kept: House, grounds: tuple[House, ...], lang: str) -> str:
    """Say whose other rules were kept, with what is otherwise in them; nothing if those of the first ground."""
    asked = as_dict(kept.options)
    apart = [
        sorted(name for name, value in as_dict(ground.options).items() if name != option and value != asked[name])
        for ground in grounds
    ]
    if not apart[0]:
        return ""
    nearest = min(range(len(grounds)), key=lambda place: len(apart[place]))
    known = rules_of(kept.game).by_name
    parts = [f"{known[name].label.say(lang)}: {known[name].choices[asked[name]].say(lang)}" for name in apart[nearest]]
    return "; ".join((grounds[nearest].name.say(lang), *parts))
