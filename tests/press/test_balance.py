"""No leaf holds a few lines alone: the one before ends higher, and everything else stays where it was."""

import pytest

from tutorials.press.balance import FEWEST
from tutorials.press.lines import is_free, lines_of
from tutorials.press.pdf import Typesetter, static_folder

STYLES = ("rulebook/book.css", "rulebook/a5.css")
LINE = "<p>Chiếu làng</p>"
FULL = 24  # such paragraphs fill a page
FIGURE = '<div style="height: 140mm; break-inside: avoid">x</div>'
NEXT = '<div style="break-before: page">y</div>'


def pages(body, fewest=FEWEST):
    html = f'<!doctype html><html lang="vi"><title>x</title><body data-head="x">{body}</body></html>'
    press = Typesetter(static_folder(), STYLES, fewest)
    return [page._page_box for page in press.lay(html).document.pages]


def lines(body, fewest=FEWEST):
    return [lines_of(page) for page in pages(body, fewest)]


def test_a_full_page_holds_what_these_tests_take_for_full():
    assert lines(LINE * (FULL + 1), 0) == [FULL, 1]


@pytest.mark.parametrize("left", [1, 4, 9])
def test_a_last_leaf_takes_lines_from_the_one_before(left):
    assert lines(LINE * (2 * FULL + left), 0) == [FULL, FULL, left]
    assert lines(LINE * (2 * FULL + left)) == [FULL, FULL - FEWEST + left, FEWEST]


def test_a_leaf_with_enough_stays_as_it_is():
    assert lines(LINE * (FULL + FEWEST)) == [FULL, FEWEST]


def test_so_does_the_end_before_a_new_page():
    assert lines(LINE * (FULL + 2) + NEXT + LINE * 11) == [FULL - 8, FEWEST, 12]


def test_a_leaf_before_what_does_not_fit_is_filled_and_what_follows_stays():
    body = LINE * (FULL + 8) + FIGURE + LINE * 11
    before, after = pages(body, 0), pages(body)
    assert [lines_of(page) for page in before][:2] == [FULL, 8]
    assert [lines_of(page) for page in after][:2] == [FULL - 2, FEWEST]
    assert [lines_of(page) for page in after][2:] == [lines_of(page) for page in before][2:]


def test_nothing_is_taken_over_a_new_page_that_was_asked_for():
    assert lines(LINE * FULL + NEXT) == [FULL, 1]


def whole(count):
    return f'<div style="break-inside: avoid">{LINE * count}</div>'


def test_no_leaf_gives_more_than_half():
    body = LINE * 8 + whole(FULL - 8) + LINE * 5
    assert lines(body, 0) == lines(body) == [FULL, 5]


def test_the_leaf_before_that_one_gives_some_where_it_cannot():
    """What comes to it then moves its own end."""
    body = LINE * FULL + LINE * 8 + whole(FULL - 8) + LINE * 5
    assert lines(body, 0) == [FULL, FULL, 5]
    assert lines(body) == [FULL - 2, FEWEST, FULL - 8 + 5]


def test_covers_pages_to_write_on_and_blank_ones_need_no_lines():
    cover = '<section class="cover"><h1>x</h1></section>'
    to_write = '<section class="notes"><h2>y</h2></section>'
    right = '<div style="break-before: right">z</div>'
    assert [is_free(page) for page in pages(cover + to_write + right)] == [True, True, False]
    assert [is_free(page) for page in pages(cover + right)] == [True, True, False]


def test_the_same_book_is_laid_out_alike_again():
    body = LINE * (2 * FULL + 3)
    first, second = pages(body), pages(body)
    assert [[box.position_y for box in page.descendants()] for page in first] == [
        [box.position_y for box in page.descendants()] for page in second
    ]


# the ruler

CARD = '<img class="of-money" src="cards:text/7v" alt="x">'


@pytest.mark.parametrize(
    ("body", "count"),
    [
        (LINE * 3, 3),
        ("<p>Chữ <b>đậm</b> và <small>chữ nhỏ</small></p>", 1),
        ("<ul><li>một</li><li>hai</li></ul>", 2),
        ("<table><tr><th>một</th><td>hai</td></tr><tr><td>ba</td><td>bốn<br>năm</td></tr></table>", 3),
        ("<p>{card}</p>", 2),
        ("<p>{card} {card}</p>", 2),
        ("<p>{card} một</p>", 2),
        ('<div style="float: right">{card}</div><p>một<br>hai<br>ba</p>', 3),
    ],
)
def test_lines_are_what_stands_at_one_height(body, count):
    [page] = pages(body.replace("{card}", CARD))
    assert lines_of(page) == count
