"""Lô tô of cards: boards that all differ, of which no two win at the same call, and a list that calls every card."""

import pytest

from tests.paper.making import order, pages, text_of
from tutorials.catalogue import load
from tutorials.engine.decks import MONEY
from tutorials.paper.loto import DECKS, GAMES, LAST_SEED, deal

DECK = pytest.mark.parametrize("slug", DECKS)
SEEDS = pytest.mark.parametrize("seed", [1, 2, 7, LAST_SEED])


def call_that_fills(row, order):
    """Return the number of the call at which a row is full."""
    return max(order.index(card) for card in row) + 1


@DECK
@SEEDS
def test_each_board_wins_at_another_call(slug, seed):
    order, boards = deal(slug, GAMES[slug].most, seed)
    first = [min(call_that_fills(row, order) for row in board.rows) for board in boards]
    assert first == [board.wins for board in boards]
    assert len(set(first)) == len(boards) == GAMES[slug].most


@DECK
@SEEDS
def test_boards_are_full_and_all_differ(slug, seed):
    side = GAMES[slug].side
    _, boards = deal(slug, GAMES[slug].most, seed)
    assert {len(board.cards) for board in boards} == {side * side}
    assert {len(row) for board in boards for row in board.rows} == {side}
    assert len({board.cards for board in boards}) == len(boards)


def test_the_boards_of_chan_show_its_cards_alone():
    order, boards = deal("chan", 15, 1)
    shown = {card.vi for board in boards for card in board.cards} | {card.vi for card in order}
    assert not shown & {"1 văn", "1 vạn", "1 sách", "thang thang", "ông cụ"} and len(order) == 25


@DECK
def test_every_card_is_called_once(slug):
    order, _ = deal(slug, 2, 1)
    assert sorted(card.index for card in order) == sorted(card.index for card in DECKS[slug].kinds)


def test_a_number_makes_the_same_boards_for_ever_and_another_number_others():
    assert deal("money", 3, 5) == deal("money", 3, 5)
    assert deal("money", 3, 5) != deal("money", 3, 6)


def test_the_winning_row_stands_anywhere():
    """Else who looks at the top row alone would know."""
    order, boards = deal("money", 20, 1)
    places = {
        place for board in boards for place, row in enumerate(board.rows) if call_that_fills(row, order) == board.wins
    }
    assert places == {0, 1, 2, 3}


@pytest.mark.parametrize("lang", ["vi", "en"])
def test_cards_of_money_are_called_by_the_verses_of_the_site(lang):
    html = order("loto", lang).html()
    for verse in load().verses_of("to-tom-diem"):
        assert all(f'<p class="verse">{line}</p>' in html.replace("&#x27;", "'") for line in verse.lines(lang))
    assert html.count('<p class="verse">') == 2 * len(MONEY.kinds)


@pytest.mark.parametrize(
    ("address", "lang", "said"),
    [
        ("loto?deck=tam-cuc", "vi", ("Tướng đen", "tướng bà")),
        ("loto?deck=tam-cuc", "en", ("Tướng đen", "(black general)")),
        ("loto?deck=french", "vi", ("Q cơ", "đầm")),
        ("loto?deck=french", "en", ("K of hearts", "king")),
        ("loto", "vi", ("Ngũ vạn", "ngũ chùa")),
    ],
)
def test_cards_without_a_verse_are_called_by_name_and_nickname(address, lang, said):
    html = " ".join(order(address, lang).html().split())
    assert all(word in html for word in said)


def test_names_can_be_left_out():
    assert '<span class="said">' in order("loto").html()
    assert '<span class="said">' not in order("loto?names=no").html()


def test_the_caller_sees_which_board_wins_when():
    _, boards = deal("tam-cuc", 2, 1)
    told = text_of("loto?deck=tam-cuc&boards=2&face=text")
    assert all(f"lượt {board.wins}: bảng {board.number}" in told for board in boards)


@pytest.mark.parametrize(("page", "count"), [("2", 1), ("1", 2)])
def test_one_board_or_two_to_a_page_then_the_list_and_the_markers(page, count):
    assert len(pages(f"loto?deck=tam-cuc&boards=2&face=text&page={page}")) == count + 2


@pytest.mark.parametrize("prefix", ["", "/en"])
@pytest.mark.parametrize(
    ("query", "field"),
    [
        ("deck=tam-cuc&boards=11", "boards"),
        ("boards=0", "boards"),
        ("boards=41", "boards"),
        ("seed=" + "9" * 31, "seed"),
        ("seed=-1", "seed"),
        ("seed=x", "seed"),
        ("deck=chess", "deck"),
    ],
)
def test_what_cannot_be_is_told_at_its_field(client, prefix, query, field):
    answer = client.get(f"{prefix}/paper/loto.pdf?{query}")
    assert answer.status_code == 400
    assert f'id="id_{field}_error"' in answer.content.decode()


def test_a_game_of_ones_own_number_is_kept_apart():
    assert order("loto?deck=french&page=1").is_common
    assert not order("loto?seed=5").is_common and not order("loto?boards=3").is_common
