"""Markdown with cards, terms and clauses."""

import pytest

from tutorials.catalogue import marks
from tutorials.catalogue.prose import Links, Renderer
from tutorials.catalogue.texts import Text
from tutorials.faces.compose import Face

LINKS = Links(
    names={
        "phu": (("phu", frozenset({"to-tom"})),),
        "tôm": (("u-tom", frozenset({"to-tom"})), ("tom-chan", frozenset({"chan"}))),
        "cạ": (("ca", frozenset({"to-tom"})), ("ca-lai", frozenset({"to-tom"}))),
    },
    aliases={"bộ": (("phu", frozenset({"to-tom"})),), "phu": (("khac", frozenset({"to-tom"})),)},
    slugs=frozenset({"phu", "u-tom", "tom-chan", "ca", "ca-lai", "khac"}),
    articles=frozenset({"TT-4.1", "TT-4.1.2"}),
    drawings=frozenset({"to-tom-cua"}),
)


def render(text, game="to-tom"):
    faults = []
    html = Renderer(LINKS, game).render(text, lambda line, fault: faults.append((line, fault)))
    return html, faults


def test_cards_stand_as_codes():
    html, faults = render("[[456v 7s cc]]")
    assert html == '<p><x-cards codes="4v 5v 6v 7s cc"></x-cards></p>'
    assert not faults


def test_cards_are_of_the_deck_of_the_game():
    assert 'codes="10b ac"' in render("[[10♠ át cơ]]", "ta-la")[0]
    assert 'codes="xe-do tot-den tot-den"' in render("[[xe đỏ, 2 tốt đen]]", "tam-cuc")[0]
    assert render("[[10♠]]", "to-tom")[1]


def test_without_a_game_cards_are_of_the_deck_that_knows_them():
    assert 'codes="4v cc"' in render("[[4 văn, chi chi]]", "")[0]
    assert 'codes="tuong-do"' in render("[[tướng ông]]", "")[0]
    assert 'codes="qc 3b"' in render("[[Q♥ 3♠]]", "")[0]
    assert render("[[lá lạ]]", "")[1]


def test_plain_text_names_cards_of_any_deck():
    assert marks.plain(render("[[10♠ át cơ]]", "sam")[0], "vi") == "10♠, A♥"
    assert marks.plain(render("[[xe đỏ]]", "tam-cuc")[0], "en") == "red cart"


def test_a_drawing_stands_in_no_paragraph():
    html, faults = render("Trước.\n\n[[table: to-tom-cua]]\n\nSau.")
    assert html == '<p>Trước.</p>\n<x-table name="to-tom-cua"></x-table>\n<p>Sau.</p>'
    assert not faults
    assert marks.plain(html, "vi") == "Trước. Sau."


def test_a_drawing_must_exist_and_stand_alone():
    assert "there is no drawing" in render("[[table: la]]")[1][0][1]
    assert "a line of its own" in render("Xem [[table: to-tom-cua]] này.")[1][0][1]


def test_words_to_say_must_be_vietnamese():
    assert render("“Ù!” [[say: ù]]")[0] == '<p>“Ù!” <x-said words="ù"></x-said></p>'
    assert "ends as no Vietnamese syllable does" in render("[[say: joker]]")[1][0][1]


def test_a_term_by_name_by_alias_and_by_slug():
    assert render("{Phu}")[0] == '<p><x-term slug="phu">Phu</x-term></p>'
    assert render("{bộ}")[0] == '<p><x-term slug="phu">bộ</x-term></p>'
    assert render("{ghép cạ|ca}")[0] == '<p><x-term slug="ca">ghép cạ</x-term></p>'


def test_a_name_of_two_games_is_that_of_this_game():
    assert 'slug="u-tom"' in render("{tôm}")[0]
    assert 'slug="tom-chan"' in render("{tôm}", "chan")[0]


def test_a_term_is_linked_once_a_section():
    assert render("{phu} và {phu} và {bộ}")[0] == '<p><x-term slug="phu">phu</x-term> và phu và bộ</p>'


def test_a_term_in_a_table_does_not_split_it():
    html, _ = render("| a | b |\n|---|---|\n| {một phu|phu} | x |")
    assert '<td><x-term slug="phu">một phu</x-term></td>' in html


def test_a_clause_is_linked_whole():
    assert render("xem §TT-4.1.2.")[0] == '<p>xem <x-article id="TT-4.1.2">TT-4.1.2</x-article>.</p>'


@pytest.mark.parametrize(
    ("text", "line", "word"),
    [
        ("một\n\nhai {lạ}", 2, "no term or alias"),
        ("{lạ|la}", 0, "no term “la”"),
        ("{cạ}", 0, "is the name of ca, ca-lai"),
        ("§TT-9.9", 0, "no article TT-9.9"),
        ("a\n[[7 van]]", 1, "may be văn or vạn"),
        ("[[4v4v4v4v4v]]", 0, "five"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(text, line, word):
    html, faults = render(text)
    assert faults[0][0] == line
    assert word in faults[0][1]
    assert text.split("\n")[-1].split(" ")[-1] in html  # stays as it was written


def test_raw_html_stays_text():
    assert "<script" not in render("<script>x</script> *a*")[0]


def test_plain_prose_needs_no_markdown_and_is_escaped():
    assert render("ba < bốn")[0] == "<p>ba &lt; bốn</p>"


def test_both_languages_and_plain_text():
    prose = Renderer(LINKS, "to-tom").both(
        Text("Xem {phu}: [[cc]]", "See {phu}: [[cc]]"), lambda *_: pytest.fail("fault"), is_inline=True
    )
    assert prose.html.vi.startswith("Xem <x-term")
    assert prose.plain("vi") == "Xem phu: chi chi"
    assert prose.plain("en") == "See phu: chi chi"


def test_fill_hears_every_mark():
    html = (
        '<p><x-cards codes="cc oc"></x-cards> <x-term slug="phu">Phu</x-term> <x-article id="TT-4">TT-4</x-article></p>'
        '<x-table name="to-tom-cua"></x-table><x-said words="ù"></x-said>'
    )
    filled = marks.fill(
        html,
        cards=lambda codes: f"({codes})",
        table=lambda name: f"[{name}]",
        said=lambda words: f"/{words}/",
        term=lambda slug, inner: f"{slug}={inner}",
        article=lambda n, _: f"§{n}",
        face=lambda n, inner: f"{n}: {inner}",
    )
    assert filled == "<p>(cc oc) phu=Phu §TT-4</p>[to-tom-cua]/ù/"
    assert list(marks.slugs(html)) == ["phu"]


def test_what_is_said_of_a_face_keeps_its_marks_inside():
    html, faults = render("Chữ nằm ((traditional: bên *trái*))((corner sign: bên phải {phu})).")
    assert not faults
    assert html == (
        '<p>Chữ nằm <x-face names="traditional">bên <em>trái</em></x-face>'
        '<x-face names="corner sign">bên phải <x-term slug="phu">phu</x-term></x-face>.</p>'
    )
    assert marks.plain(html, "vi") == "Chữ nằm bên phải phu."


def test_a_face_that_there_is_not_is_a_fault():
    assert render("Chữ ((round: tròn)).")[1] == [(0, "((round:: there is no face round")]


def test_the_faces_are_those_that_are_drawn():
    assert {face.value for face in Face} == set(marks.FACES)


@pytest.mark.parametrize(
    ("vi", "en", "fault"),
    [
        ("Một.\n\nHai.", "One.", "paragraphs: 1 in English, 2 in Vietnamese"),
        ("- một\n- hai", "- one", "items of lists: 1 in English, 2 in Vietnamese"),
        (
            "| a |\n|---|\n| một |",
            "| a |\n|---|\n| one |\n| two |",
            "rows of tables: 3 in English, 2 in Vietnamese",
        ),
        ("Quân [[5v]] [[6v]]", "Cards [[6v]]", "[[5v]] is drawn in the Vietnamese text alone"),
        ("Quân [[5v]]", "Cards [[5v]] [[5v]]", "[[5v]] is drawn in the English text alone"),
    ],
)
def test_what_one_language_leaves_out_is_named(vi, en, fault):
    faults = []
    Renderer(LINKS, "to-tom").both(Text(vi, en), lambda *told: faults.append(told))
    assert faults == [("en", 0, fault)]


def test_a_term_that_there_is_not_names_the_nearest():
    assert render("{tôm|utom}")[1] == [(0, "{tôm|utom}: there is no term “utom”; the nearest is u-tom")]
    assert render("{tôm|xyz}")[1] == [(0, "{tôm|xyz}: there is no term “xyz”")]
