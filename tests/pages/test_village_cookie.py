"""The villages of one visitor, written for a cookie: short, steady, and read without error whatever comes."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.depth import examples
from tutorials.catalogue import houses
from tutorials.catalogue.houses import House, rules_of
from tutorials.engine.games import GAMES
from tutorials.engine.rules import as_dict
from tutorials.pages import village_cookie

FAMILIES = sorted({houses.family_of(game) for game in GAMES})
NAMES = ["", "Bến", "Nhà bà ngoại ở Phủ Lý", "ế" * houses.LONGEST_NAME, "A.B!C", "四色牌"]


def villages(seed: int) -> dict[str, House]:
    """Draw villages of some families: any presets, any choices, any names."""
    dice = Random(seed)
    found = {}
    for family in dice.sample(FAMILIES, dice.randint(0, len(FAMILIES))):
        rules = rules_of(family)
        infos = dice.sample(rules.table, dice.randint(0, len(rules.table)))
        choices = {info.name: dice.choice(list(info.choices)) for info in infos}
        found[family] = houses.of_choices(family, dice.choice(rules.presets).slug, choices, dice.choice(NAMES))
    return found


def furthest(family: str) -> House:
    """Return the village that changes most in its preset, with the longest name that can be written."""
    rules = rules_of(family)
    usual = as_dict(rules.presets[0].options)
    others = {info.name: [each for each in info.choices if each != usual[info.name]] for info in rules.table}
    choices = {name: values[-1] for name, values in others.items() if values}
    return houses.of_choices(family, rules.default, choices, "\U0001f0a1" * houses.LONGEST_NAME)


@examples(50, deep=100)
@given(st.integers(0, 10**6))
def test_reading_undoes_writing(seed):
    kept = villages(seed)
    text = village_cookie.pack(kept)
    again = village_cookie.unpack(text)
    assert {family: house.with_name("") for family, house in again.items()} == {
        family: house.with_name("") for family, house in kept.items()
    }
    assert all(kept[family].title.startswith(house.title) for family, house in again.items())
    assert len(text) <= village_cookie.LONGEST and text.isascii()


def test_an_ordinary_name_is_kept_whole():
    kept = {"sam": houses.read("bai-luat~thoi.den-do", "sam", "Nhà bà ngoại ở Phủ Lý")}
    assert village_cookie.unpack(village_cookie.pack(kept)) == kept


def test_all_games_with_all_rules_changed_and_the_longest_names_fit():
    kept = {family: furthest(family) for family in FAMILIES}
    again = village_cookie.unpack(village_cookie.pack(kept))
    assert len(village_cookie.pack(kept)) <= village_cookie.LONGEST
    assert {family: house.changes for family, house in again.items()} == {
        family: house.changes for family, house in kept.items()
    }
    assert all(len(house.title) >= 8 for house in again.values())


@pytest.mark.parametrize("family", FAMILIES)
def test_no_two_choices_of_a_game_have_the_same_signs(family):
    pairs = [(info.name, value) for info in rules_of(family).table for value in info.choices]
    codes = [village_cookie.code_of(*pair) for pair in pairs]
    assert [both for both in combinations(range(len(pairs)), 2) if codes[both[0]] == codes[both[1]]] == []


def test_the_signs_of_a_choice_never_change():
    """Cookies of years ago must be read: these words were written on the first day."""
    assert village_cookie.code_of("thoi", "den-do") == "4cu"
    assert village_cookie.pack({"sam": houses.read("bai-luat~thoi.den-do", "sam", "Bến")}) == "sam!bai-luat!4cu!QuG6v24"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "!!!",
        "sam",
        "sam!nowhere!!",
        "poker!bai-luat!!",
        "bi-tu!luat-2005!!",
        "sam!bai-luat!",
        "sam!!!!",
        "....",
    ],
)
def test_what_cannot_be_read_is_left_out(text):
    assert village_cookie.unpack(text) == {}


def test_a_choice_that_is_gone_is_left_out_and_the_rest_stays():
    assert village_cookie.unpack("sam!bai-luat!zzz4cu!") == {"sam": houses.read("bai-luat~thoi.den-do", "sam")}
    assert village_cookie.unpack("sam!bai-luat!4cuzz!%%").keys() == {"sam"}


PIECES = ["sam", "to-tom", "bai-luat", "luat-2005", "!", "!!", ".", "4cu", "QuG6v24", "zz", "=", "é"]


@examples(100, deep=500)
@given(st.text(max_size=60) | st.lists(st.sampled_from(PIECES), max_size=12).map("".join))
def test_no_text_breaks_the_reader_and_what_it_reads_is_written_again(text):
    found = village_cookie.unpack(text)
    assert village_cookie.unpack(village_cookie.pack(found)) == found


def test_what_is_read_stands_between_what_cannot_be_read():
    assert village_cookie.unpack("x.sam!bai-luat!4cu!.é!!!") == {"sam": houses.read("bai-luat~thoi.den-do", "sam")}


def test_the_forms_of_to_tom_share_one_village():
    assert [houses.family_of(game) for game in ("to-tom", "bi-tu", "to-tom-diem", "tai-ban")] == ["to-tom"] * 4
    assert [houses.family_of(game) for game in ("chan", "ba-cay", "bai-cao")] == ["chan", "ba-cay", "bai-cao"]
