"""The short booklet: what it holds under each house's rules, its pages, and their order for folding."""

import io
import re
from dataclasses import replace
from functools import cache

import pikepdf
import pypdf
import pytest
from django.template.loader import render_to_string

from tests.depth import some
from tests.rulebook.leaves import smallest_letter, standing_out, thin
from tests.rulebook.making import ADDRESS, CODE
from tutorials.catalogue import load
from tutorials.catalogue.booklet_check import check_leaflets
from tutorials.catalogue.houses import presets
from tutorials.engine import ask
from tutorials.faces.compose import Face
from tutorials.rulebook.booklet import printing
from tutorials.rulebook.booklet.contents import Booklet
from tutorials.rulebook.booklet.folding import folded, sides
from tutorials.rulebook.booklet.hands import Draughtsman
from tutorials.rulebook.choices import Edition, Kind, Language, Paper, books
from tutorials.rulebook.faults import faults_of
from tutorials.scenes.points import points_of

MM = 72 / 25.4
ONCE = pytest.mark.xdist_group("the printed booklet")  # one process prints it, once


def booklet(game, rules="", language=Language.VI):
    return Booklet(load(), Edition(game, rules=rules, language=language, kind=Kind.BOOKLET))


@cache
def words_of(game, lang):
    """Return what a booklet says, without its pictures."""
    made = booklet(game, language=Language(lang))
    context = printing._context(made, CODE, "") | {"pages": {}, "notes": range(1)}
    html = "".join(render_to_string(f"rulebook/booklet/{part}.html", context) for part in ("front", "body", "notes"))
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", html))


# what it holds


@pytest.mark.parametrize("game", ["to-tom", "chan"])
def test_every_cuoc_stands_in_it_with_the_points_of_the_house(game):
    for house in presets(game):
        made = booklet(game, house.preset)
        told = {each.points.name: each.points.points for each in made.bonuses}
        told |= dict.fromkeys(made.not_counted)
        assert told == {row.name: row.points for row in points_of(house)["cuoc"]}


def test_a_hand_that_shows_a_cuoc_has_it_under_the_rules_of_the_booklet():
    pictured = {each.points.name.vi for each in booklet("to-tom").pictured}
    assert pictured >= {"tôm", "lèo", "bạch định", "kính tứ cố", "xuyên bí tư", "chi nẩy", "bạch thủ"}
    assert len(booklet("chan").pictured) == len(booklet("chan").bonuses)


@pytest.mark.parametrize(("lang", "run"), [("vi", "dọc"), ("en", "run")])
def test_a_set_is_called_in_one_word_and_a_lung_known_by_what_it_is(lang, run):
    said = ask({"game": "to-tom", "ask": "arrange", "cards": "7v3w3s 123w 5s"})
    groups = Draughtsman("to-tom", lang, Face.CORNER).judged(said)
    loose = {"vi": "rác", "en": "loose cards"}[lang]
    assert [(each.word, each.is_special, each.is_loose) for each in groups] == [
        ("tôm", True, False),
        (run, False, False),
        (loose, False, True),
    ]


@pytest.mark.parametrize("game", books())
def test_every_fault_of_the_game_stands_in_it_once(game):
    made = booklet(game)
    told = [row for group in made.faults for row, _ in group.rows]
    assert sorted(row.slug for row in told) == sorted(row.slug for row in faults_of(made.house))


def test_it_tells_all_that_a_village_chooses_otherwise():
    assert booklet("to-tom").own == ()
    chosen = {setting.label.vi for setting in booklet("to-tom", "hoi-lim~suong.2").own}
    assert "Ù suông mấy điểm" in chosen
    assert len(chosen) > len(booklet("to-tom", "hoi-lim").own) - 1


@pytest.mark.parametrize("game", ["to-tom", "chan"])
def test_it_explains_forty_words_that_every_beginner_meets(game):
    made = booklet(game)
    assert len(made.terms) == 40
    assert {"ù", "nọc", "nhà cái", "lệ làng"} <= {entry.name for entry in made.terms}
    assert {"lưng", "phỗng"} <= {entry.name for entry in booklet("to-tom").terms}


def test_a_word_is_told_whole_where_that_is_short_and_without_the_game_in_its_name():
    told = {entry.name: (entry.sense, entry.meaning.en) for entry in booklet("chan").terms}
    assert told["hòa làng"] == (
        "draw",
        "The stock runs out and nobody has won. Nobody scores, and the cards are dealt again.",
    )
    assert told["ù"][0] == "win"


@pytest.mark.parametrize("lang", ["vi", "en"])
@pytest.mark.parametrize("game", books())
def test_paper_says_no_words_of_a_website_and_no_codes_of_the_engine(game, lang):
    said = words_of(game, lang)
    assert not re.search(r"mặc định|trang này|\bdefault\b|localhost|https?://", said, re.IGNORECASE)
    assert not re.search(r"\b\d[vw]\b|\{\w+\}", said)


def test_tables_say_what_their_heads_head():
    made = booklet("to-tom", "hoi-lim")
    html = render_to_string("rulebook/booklet/body.html", printing._context(made, CODE, ""))
    assert set(re.findall(r"<th(?: scope=\"(\w+)\")?", html.replace("<thead", ""))) == {"col", "row", "rowgroup"}


@pytest.mark.parametrize(("lang", "told"), [("vi", "3. A mở nọc, ra 7 sách"), ("en", "the stock: the 7 of sách")])
def test_a_hand_names_the_cards_of_its_steps_and_breaks_off_nowhere(lang, told):
    story = booklet("to-tom", language=Language(lang)).story
    said = [step for row in story.rows for step in row]
    assert not [step for step in said if step.words.endswith(":") or step.told.endswith((":", " "))]
    assert told in words_of("to-tom", lang)


# the content


def test_what_the_booklets_say_is_borne_out():
    assert list(check_leaflets(load())) == []


def test_what_is_wrong_in_a_booklet_is_named_with_its_place():
    known = load()
    leaflet = known.leaflet("to-tom")
    record = leaflet.story.record.replace("A ù 7 văn: tôm", "A ù 7 văn: lèo")
    story = replace(leaflet.story, record=record, seat="Z")
    row = replace(leaflet.charts[0].rows[0], expect={"kind": "doc"})
    broken = replace(
        leaflet,
        first=("TT-99.9",),
        words=("u", "u", "no-word"),
        groups=leaflet.groups[1:],
        charts=(replace(leaflet.charts[0], rows=(row,)),),
        story=story,
    )
    said = "\n".join(map(str, check_leaflets(replace(known, leaflets={"to-tom": broken}))))
    assert "to-tom/booklet.toml:" in said
    for part in (
        "no clause TT-99.9",
        "“u” is named twice",
        "“no-word” is no term",
        "“buon-phu” is in no group",
        "expected 'doc'",
        "line 32: xuong-thua",
        "nobody sits at Z",
    ):
        assert part in said


# the pages


@pytest.fixture(scope="session")
def printed():
    return printing.print_booklet(Edition("to-tom", kind=Kind.BOOKLET), CODE, ADDRESS)


@ONCE
def test_it_is_short_and_fills_whole_sheets(printed):
    assert printed.warnings == ()
    assert printed.pages <= 24
    assert printed.pages % 4 == 0
    box = pypdf.PdfReader(io.BytesIO(printed.data)).pages[0].mediabox
    assert (round(box.width / MM), round(box.height / MM)) == (148, 210)


@ONCE
def test_the_contents_name_the_pages(printed):
    reader = pypdf.PdfReader(io.BytesIO(printed.data))
    text = re.sub(r"\s+", " ", reader.pages[1].extract_text())
    page = int(re.search(r"Lỗi, và phải chịu gì (\d+)", text)[1])
    assert "Ăn ít đánh nhiều" in reader.pages[page - 1].extract_text()


@pytest.mark.parametrize(("pages", "order"), [(4, [(3, 0), (1, 2)]), (8, [(7, 0), (1, 6), (5, 2), (3, 4)])])
def test_pages_for_folding_stand_so_that_each_sheet_turns_over_its_short_edge(pages, order):
    assert list(sides(pages)) == order


def test_pages_that_fill_no_whole_sheet_are_refused():
    with pytest.raises(ValueError, match="6 pages"):
        list(sides(6))


@ONCE
def test_the_folded_booklet_has_two_pages_a_side_and_keeps_tags_and_bookmarks(printed):
    with pikepdf.open(io.BytesIO(folded(printed.data))) as pdf:
        assert len(pdf.pages) == printed.pages // 2
        box = pdf.pages[0].mediabox
        assert (round(float(box[2]) / MM), round(float(box[3]) / MM)) == (297, 210)
        sheets = {page.obj.objgen for page in pdf.pages}
        marks = list(_marks(pdf.Root.StructTreeRoot))
        assert marks
        assert {mark.Pg.objgen for mark in marks} <= sheets
        assert all("/Stm" in mark for mark in marks)
        with pdf.open_outline() as outline:
            assert {item.destination[0].objgen for item in outline.root} <= sheets
    words = pypdf.PdfReader(io.BytesIO(folded(printed.data))).pages[0].extract_text()
    assert "Tổ tôm bí ngũ" in words


def _marks(element):
    kids = element.get("/K", ())
    for kid in kids if isinstance(kids, pikepdf.Array) else (kids,):
        if isinstance(kid, pikepdf.Dictionary):
            if kid.get("/Type") == "/MCR":
                yield kid
            else:
                yield from _marks(kid)


LONGEST = ("chan", "san-dinh", "en", "a5")  # of all villages and languages
EDITIONS = [(game, "", lang, paper) for game in books() for lang in ["vi", "en"] for paper in ("a5", "large-print")]


@pytest.mark.parametrize(
    ("game", "rules", "lang", "paper"),
    some([("to-tom", "", "en", "a5"), ("chan", "", "en", "large-print"), LONGEST], deep=[*EDITIONS, LONGEST]),
)
def test_no_booklet_is_long_nor_has_a_page_of_a_few_lines_nor_tiny_letters(game, rules, lang, paper):
    edition = Edition(game, rules, Language(lang), Paper(paper), kind=Kind.BOOKLET)
    pages = printing.laid(edition, CODE, ADDRESS)[1].document.pages
    assert len(pages) <= 24
    assert thin(pages) == []
    assert standing_out(pages) == []
    assert smallest_letter(pages) >= 8.99


# where it is ordered


def test_the_booklet_is_the_first_choice_and_the_whole_law_one_tap_away(client):
    body = client.get("/rulebook/").content.decode()
    assert '<input type="hidden" name="kind" value="booklet"' in body
    assert '<option value="folded"' in body
    assert "?game=to-tom&amp;kind=law" in body
    whole = client.get("/rulebook/?kind=law").content.decode()
    assert '<option value="a4"' in whole
    assert '<option value="folded"' not in whole


@pytest.mark.parametrize("query", ["paper=a4", "language=both", "game=all"])
def test_an_old_address_that_chooses_what_only_the_law_has_still_offers_the_law(client, query):
    assert 'name="kind" value="law"' in client.get(f"/rulebook/?{query}").content.decode()


def test_an_address_without_a_kind_still_gives_the_whole_law(client, printer):
    client.get("/rulebook/to-tom.pdf")
    assert [edition.kind for edition, _ in printer] == [Kind.LAW]


@pytest.mark.parametrize(
    ("address", "word"),
    [
        ("/rulebook/to-tom.pdf?kind=none", "không phải là một trong các lựa chọn"),
        ("/rulebook/to-tom.pdf?kind=booklet&language=both", "không phải là một trong các lựa chọn"),
        ("/rulebook/to-tom.pdf?kind=booklet&paper=a4", "không phải là một trong các lựa chọn"),
        ("/rulebook/to-tom.pdf?paper=folded", "không phải là một trong các lựa chọn"),
        ("/rulebook/all.pdf?kind=booklet", "Bản gọn chỉ in riêng từng trò"),
    ],
)
def test_a_choice_that_a_kind_has_not_is_refused_in_words(client, printer, address, word):
    answer = client.get(address)
    assert answer.status_code == 400
    assert word in answer.content.decode()
    assert printer == []


def test_the_folded_booklet_is_made_of_the_plain_one():
    plain = Edition("chan", paper=Paper.A5, kind=Kind.BOOKLET)
    assert replace(plain, paper=Paper.FOLDED).query == "paper=folded&kind=booklet"
    assert Edition.of_words(plain.as_words()) == plain


def test_pages_that_the_last_sheet_leaves_free_hold_score_sheets_and_one_for_notes():
    made = booklet("tam-cuc")
    context = printing._context(made, CODE, "") | {"notes": range(3)}
    html = render_to_string("rulebook/booklet/notes.html", context)
    assert html.count('class="scores"') == 2
    assert html.count('class="lines"') == 1
