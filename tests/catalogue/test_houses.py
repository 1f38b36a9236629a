"""Villages with an address: read, write, name; what cannot be read is told and the rest is kept."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.depth import examples
from tutorials.catalogue import houses
from tutorials.catalogue.houses import House
from tutorials.engine import ask
from tutorials.engine.totom.options import PRESETS, RULES

GAME = "to-tom"


@st.composite
def villages(draw):
    """Draw a village: any preset, any choices."""
    preset = draw(st.sampled_from([preset.slug for preset in PRESETS]))
    infos = draw(st.lists(st.sampled_from(RULES.table), unique_by=lambda info: info.name))
    choices = {info.name: draw(st.sampled_from(list(info.choices))) for info in infos}
    return houses.of_choices(GAME, preset, choices, draw(st.text(max_size=60)))


@examples(50, deep=100)
@given(villages())
def test_reading_undoes_writing(house):
    assert houses.read(houses.write(house), GAME, house.title) == house
    assert house.slug.isascii() and " " not in house.slug and len(house.slug) <= houses.LONGEST_WORD
    assert not house.faults
    answer = ask({"game": GAME, "ask": "deal", "rules": house.rules})
    assert answer["rules"]["preset"] == house.preset
    assert all(answer["rules"][name] == value for name, value in house.changes)


@examples(50, deep=100)
@given(st.text(max_size=80) | st.none(), st.text(max_size=80) | st.integers())
def test_no_text_breaks_the_reader(word, name):
    house = houses.read(word, GAME, name)
    assert len(house.title) <= houses.LONGEST_NAME
    assert houses.read(house.slug, GAME, house.title).faults == ()
    assert house.name.vi and house.name.en


@pytest.mark.parametrize(
    ("word", "changes"),
    [
        ("", ()),
        ("luat-2005", ()),
        ("luat-2005~dich.1~suong.2", (("suong", 2), ("dich", 1))),  # in the order of the table
        ("dich.1", (("dich", 1),)),  # the default preset may be left out
        ("luat-2005~bach_thu.0", (("bach_thu", False),)),
        ("luat-2005~bach_thu.khong", (("bach_thu", False),)),
        ("luat-2005~bach_thu.1~dich.2", ()),  # what the preset says anyway
        ("luat-2005~kinh_tu_co.46", (("kinh_tu_co", "46"),)),
    ],
)
def test_a_word_is_read(word, changes):
    house = houses.read(word, GAME)
    assert (house.preset, house.changes, house.faults) == ("luat-2005", changes, ())


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("hoi-lim~zz.1~dich.1", "Không có lệ nào tên “zz”"),
        ("hoi-lim~suong.9~dich.1", "không nhận “9”; chọn một trong: 4, 2, 3"),
        ("hoi-lim~dich.1~<b>", "Không đọc được “<b>”"),
        ("hoi-lim~~dich.1", "Không đọc được “”"),
    ],
)
def test_what_is_wrong_is_told_and_the_rest_is_kept(word, said):
    house = houses.read(word, GAME)
    assert [said in fault.vi for fault in house.faults] == [True]
    assert all(fault.en != fault.vi for fault in house.faults)
    assert (house.preset, house.changes, house.is_lost) == ("hoi-lim", (("dich", 1),), False)


def test_an_unknown_preset_is_told_with_those_that_there_are():
    house = houses.read("lang-toi~dich.1", GAME)
    assert house.is_lost and "luat-2005" in house.faults[0].vi
    assert (house.preset, house.changes) == ("luat-2005", (("dich", 1),))


def test_a_word_without_end_is_refused():
    assert houses.read("dich.1~" * 5000, GAME).faults
    assert len(houses.read("~".join(["x"] * 900), GAME).faults) <= houses.MOST_FAULTS


def test_names():
    assert houses.read("hoi-lim", GAME).name.vi == "Hội Lim"
    assert houses.read("hoi-lim~dich.1", GAME).name.vi == "Hội Lim, đổi 1 lệ"
    assert houses.read("hoi-lim~dich.1~suong.2", GAME).name.en == "The Lim festival, 2 rules changed"
    assert houses.read("hoi-lim", "bi-tu").name.vi == "Hội Lim"
    named = houses.read("hoi-lim", GAME, "  Làng\n\u200b Bến  ")
    assert named.name.vi == named.name.en == "Làng Bến"
    assert named.is_own and not houses.read("hoi-lim", GAME).is_own
    assert houses.clean("x" * 100) == "x" * 40
    assert houses.clean("La\u0300ng") == "Làng"


def test_the_query_of_an_address():
    assert House(GAME).query == "rules=luat-2005"
    assert houses.read("dich.1", GAME, "Làng Bến").query == "rules=luat-2005~dich.1&name=L%C3%A0ng+B%E1%BA%BFn"
    pair = houses.query_of(a=House(GAME), b=houses.read("dich.1", GAME, "Bến"))
    assert pair == "a=luat-2005&b=luat-2005~dich.1&b_name=B%E1%BA%BFn"
