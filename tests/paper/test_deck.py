"""Decks to be cut: every card once in the right number, as large as can be, each with its back behind it."""

from collections import Counter

import pytest

from tests.paper.making import order, pages, pictures_of
from tutorials.engine.decks import CHAN, FRENCH, MONEY, TAM_CUC
from tutorials.faces.compose import STYLES, Face
from tutorials.paper.cutting import EDGE, FOOT, HEIGHT, LEAST, MOST, WIDTH, largest
from tutorials.paper.deck import fill

DECKS = {"money": (MONEY, 120), "chan": (CHAN, 100), "tam-cuc": (TAM_CUC, 32), "french": (FRENCH, 52)}
DECK = pytest.mark.parametrize("slug", DECKS)
BORDER = 0.7  # between a card and its cut


def grid_of(slug):
    style = STYLES[DECKS[slug][0].slug]
    return largest(style.height / style.width)


def filled(lang="vi", **choices):
    return fill({"deck": "money", "face": "corner", "copies": "all", "back": "plain", **choices}, lang)


@DECK
def test_every_card_of_the_deck_is_printed_as_often_as_it_is_played(slug):
    deck, count = DECKS[slug]
    dealt = Counter(card for sheet in filled(deck=slug)["sheets"] for card in sheet)
    assert dealt == {kind: deck.copies(kind) for kind in deck.kinds}
    assert dealt.total() == count


@DECK
def test_one_of_each_kind_to_learn_by(slug):
    assert filled(deck=slug, copies="one")["count"] == len(DECKS[slug][0].kinds)


@DECK
def test_a_sheet_holds_21_to_24_cards_within_what_printers_print(slug):
    grid = grid_of(slug)
    assert LEAST <= grid.count <= MOST
    downs, acrosses = grid.cuts
    assert EDGE <= downs[0] < downs[-1] <= WIDTH - EDGE
    assert EDGE <= acrosses[0] < acrosses[-1] <= HEIGHT - FOOT
    assert downs[0] + downs[-1] == pytest.approx(WIDTH)


@pytest.mark.parametrize(
    ("slug", "width", "height"), [("money", 28, 89.6), ("tam-cuc", 28.8, 69.2), ("french", 39.5, 55.3)]
)
def test_cards_have_their_own_proportion_and_are_large(slug, width, height):
    grid = grid_of(slug)
    assert grid.width >= width and grid.height >= height
    style = STYLES[DECKS[slug][0].slug]
    assert grid.height / grid.width == pytest.approx(style.height / style.width)


@DECK
def test_a_back_lies_behind_its_card_when_the_sheet_is_turned_over_the_long_edge(slug):
    grid = grid_of(slug)
    for front, back in zip(grid.places(), grid.places(is_back=True), strict=True):
        assert front.left + grid.across + back.left == pytest.approx(WIDTH)
        assert front.top == back.top
        assert (front.turn + back.turn) % 360 == 0  # the head of the card stays its head


def test_on_the_page_cards_are_as_large_as_told_and_meet_their_backs():
    grid = grid_of("tam-cuc")
    front, back = (pictures_of(page) for page in pages("deck?deck=tam-cuc&copies=one&face=text"))
    assert len(front) == len(back) == len(TAM_CUC.kinds)
    for (left, top, width, height), (behind, top_behind, *_) in zip(front, back, strict=True):
        assert width + 2 * BORDER == pytest.approx(grid.width, abs=0.1)
        assert height + 2 * BORDER == pytest.approx(grid.height, abs=0.1)
        assert left + width + behind == pytest.approx(WIDTH, abs=0.1)
        assert top == pytest.approx(top_behind, abs=0.1)


def test_wide_cards_lie_on_their_side_so_that_the_sheet_need_not():
    [first, *_] = pictures_of(pages("deck?deck=french&back=none&copies=one&face=text")[0])
    assert first[2] > first[3] > grid_of("french").width - 2 * BORDER - 0.1


def test_fronts_and_backs_take_turns_or_fronts_stand_alone():
    assert [page.is_back for page in filled()["pages"]] == [False, True] * 6
    assert [page.is_back for page in filled(back="none")["pages"]] == [False] * 6


@pytest.mark.parametrize("face", Face)
def test_the_face_is_the_one_that_was_chosen(face):
    assert f'src="cards:{face.value}/7v"' in order(f"deck?face={face.value}").html()


@pytest.mark.parametrize(
    ("lang", "slug", "told"),
    [
        ("vi", "money", [("thất văn", ""), ("chi chi", "")]),
        ("en", "money", [("thất văn", "7 of văn"), ("chi chi", "")]),
        ("en", "tam-cuc", [("tướng đỏ", "red general")]),
        ("vi", "french", [("A bích", "")]),
    ],
)
def test_backs_to_learn_by_say_the_name_behind_its_own_card(lang, slug, told):
    pages = filled(lang, deck=slug, copies="one", back="learn")["pages"]
    said = [(side.said, side.meant) for page in pages if page.is_back for side in page.sides]
    assert set(told) <= set(said)
    fronts = [side.name for page in pages if not page.is_back for side in page.sides]
    assert fronts == [side.name for page in pages if page.is_back for side in page.sides]


def test_the_reader_of_the_form_sees_his_own_face_and_can_choose_another(client):
    client.cookies["face"] = "sign"
    shown = client.get("/paper/deck/").content.decode()
    assert '<option value="sign" selected>' in shown
    assert '<option value="text" selected>' in client.get("/paper/deck/?face=text").content.decode()
