"""Lists in an address: the same for ever, bounded, and clear about what is wrong; codes lead back from paper."""

import pytest
from django.http import QueryDict

from tests.questions.test_own import CHAN
from tutorials.catalogue import load
from tutorials.fresh import MAKERS
from tutorials.questions.codes import SIGNS, code_of, found
from tutorials.questions.lists import MOST, ListForm


def names_of(query):
    form = ListForm(QueryDict(query))
    assert form.is_valid(), form.errors
    return list(form.questions.names), form.questions.query


@pytest.mark.parametrize(
    "query",
    [
        "game=chan&of=fresh&kind=cho-gi&hard=easy&n=4&seed=7",
        "game=ta-la&of=puzzles&mode=ha-phom&n=5&seed=3",
        "game=to-tom&of=puzzles&level=2&n=6",
        "game=xi-dach&of=lesson",
        f"q={CHAN}&q=puzzle/chan/{load().puzzles('chan')[0].slug}",
    ],
)
def test_the_address_of_a_list_gives_it_again(query):
    names, canonical = names_of(query)
    assert names and (names, canonical) == names_of(canonical)
    assert len(set(names)) == len(names) <= MOST


def test_another_seed_gives_other_questions_of_the_same_kind_and_level():
    first, second = (names_of(f"game=tam-cuc&of=fresh&kind=ai-an&hard=hard&n=24&seed={seed}")[0] for seed in (1, 2))
    assert len(set(first)) == 24 and first != second
    maker = MAKERS["tam-cuc", "ai-an"]
    levels = [maker.scale.level(maker.make(int(name.rpartition("/")[2]))).value for name in first]
    assert levels == ["hard"] * 24


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ("n=25", "n"),
        ("seed=" + "9" * 30, "seed"),
        ("game=mahjong", "game"),
        ("of=all", "of"),
        ("q=puzzle/chan/khong-co", "of"),
        ("&".join(f"q=fresh/tam-cuc/ai-an/{seed}" for seed in range(1, 60)), "of"),
        ("game=chan&of=fresh&kind=x", "kind"),
    ],
)
def test_what_is_wrong_is_told_beside_its_field(query, field):
    form = ListForm(QueryDict(query))
    assert not form.is_valid() and list(form.errors) == [field]


def test_codes_are_short_unlike_and_lead_back():
    names = [f"puzzle/{game.slug}/{each.slug}" for game in load().games for each in load().puzzles(game.slug)]
    names += [
        f"step/{game.slug}/{lesson.slug}/{step.id}"
        for game in load().games
        for lesson in load().lessons(game.slug)
        for step in lesson.steps
        if step.task
    ]
    names += [f"fresh/{game}/{kind}/{seed}" for game, kind in MAKERS for seed in (1, 32_767)]
    codes = {code_of(name): name for name in names}
    assert len(codes) == len(names), "two questions have one code: lengthen the code"
    assert all(set(code) <= set(SIGNS) and len(code) <= 7 for code in codes)
    assert all(found(f" {code.lower()} ") == (name,) for code, name in codes.items())
    assert not set("01IO") & set(SIGNS)


@pytest.mark.parametrize("typed", ["", "ABCDE", "AAAAAAA", "không", "1" * 10_000])
def test_a_code_of_nothing_finds_nothing(typed):
    assert found(typed) == ()


def test_a_hand_of_ones_own_has_no_code():
    assert code_of(CHAN) == ""
