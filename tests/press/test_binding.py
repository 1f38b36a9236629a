"""Parts that helpers lay out and write are bound into one book, in which nothing tells that they were apart."""

import io

import pikepdf
import pytest

from tutorials.press.pdf import Typesetter, static_folder

pytestmark = pytest.mark.xdist_group("the bound book")  # one process prints it, once
STYLES = ("rulebook/book.css", "rulebook/a5.css")
ROW = '<tr><th scope="row">Hàng</th><td>Ô</td></tr>'
TABLE = f'<table><thead><tr><th scope="col">Cột</th><th scope="col">Hai</th></tr></thead><tbody>{ROW}</tbody></table>'


@pytest.fixture(scope="module")
def press():
    return Typesetter(static_folder(), STYLES)


def chapter(name, leaf=1, more=""):
    pages = "".join(f'<p style="break-before: page">{name}, tờ {number + 2}</p>' for number in range(leaf - 1))
    return (
        f'<!doctype html><html lang="vi"><title>Sách</title><body data-head="Sách {name}">'
        f'<section class="chapter"><h2 id="{name}" data-head="Chương {name}">{name}</h2>'
        f'<h3 id="{name}.1">{name}.1</h3>{more}<p>Lời.</p>{pages}</section></body></html>'
    )


def link(name):
    return f'<p><a href="#{name}">xem {name}</a></p>'


def parted(press, count):
    """Return a book of two chapters laid out by helpers, the first of so many pages, and of what tells their pages."""
    halves = [
        press.lay_apart(lambda: chapter("A", count, TABLE + link("B.1"))),
        press.lay_apart(lambda: chapter("B", 2, TABLE + link("A") + link("Z"))),
    ]
    halves[0].begin(1)
    halves[1].begin(halves[0].after)
    back = press.lay(chapter("Z", more=TABLE), halves[1].after)
    front = press.lay(chapter("M", 2, link("B")))
    return press.write(front, *halves, back), halves


def at_once(press, count):
    """Return the same book laid out by one process."""
    first = press.lay(chapter("A", count, TABLE + link("B.1")))
    second = press.lay(chapter("B", 2, TABLE + link("A") + link("Z")), first.after)
    back = press.lay(chapter("Z", more=TABLE), second.after)
    return press.write(press.lay(chapter("M", 2, link("B"))), first, second, back)


@pytest.fixture(scope="module", params=[3, 4], ids=["the second half begins on the left", "on the right"])
def books(request, press):
    made, halves = parted(press, request.param)
    assert [each.first for each in halves] == [1, 1 + request.param]
    assert halves[1].anchors == {"B": 1 + request.param, "B.1": 1 + request.param}
    other = at_once(press, request.param)
    assert made.warnings == other.warnings == ()
    assert made.pages == other.pages == request.param + 5
    with pikepdf.open(io.BytesIO(made.data)) as bound, pikepdf.open(io.BytesIO(other.data)) as whole:
        assert bound.check_pdf_syntax() == []
        yield bound, whole


def drawn(page):
    """Return where words stand on a page, whatever the letters are called."""
    spots = []
    for operands, operator in pikepdf.parse_content_stream(page):
        if str(operator) in {"Tm", "cm", "re"}:
            spots.append((str(operator), *(round(float(each), 2) for each in operands)))
    return spots


def tags(pdf):
    """Return the tags in their order, each with its page, and with what is drawn there and whither it links."""
    numbers = {page.obj.objgen: number for number, page in enumerate(pdf.pages)}
    mapped = pikepdf.NumberTree(pdf.Root.StructTreeRoot.ParentTree)

    def walk(element, parent):
        assert element.P.objgen == parent.objgen
        page = numbers[element.Pg.objgen]
        yield str(element.S), page
        for kid in element.K:
            if isinstance(kid, int):
                assert mapped[int(pdf.pages[page].obj.StructParents)][kid].objgen == element.objgen
                yield kid
            elif kid.get("/Type") == "/OBJR":
                assert mapped[int(kid.Obj.StructParent)].objgen == element.objgen
                assert kid.Obj.objgen in {each.objgen for each in pdf.pages[page].obj.Annots}
                yield str(kid.Obj.Dest)
            else:
                yield from walk(kid, element)

    [document] = pdf.Root.StructTreeRoot.K
    return [each for kid in document.K for each in walk(kid, document)]


def test_every_page_looks_as_if_one_process_had_laid_it_out(books):
    bound, whole = books
    assert [drawn(page) for page in bound.pages] == [drawn(page) for page in whole.pages]


def test_tags_are_the_same_in_the_same_order_and_lead_to_their_pages(books):
    bound, whole = books
    assert tags(bound) == tags(whole)


def test_cells_name_their_own_headers_and_no_others(books):
    bound, _ = books
    cells = [
        each for each in bound.objects if isinstance(each, pikepdf.Dictionary) and each.get("/Type") == "/StructElem"
    ]
    named = [str(each.ID) for each in cells if "/ID" in each]
    assert len(named) == len(set(named)) == 9
    for cell in cells:
        if cell.S == "/TD":
            table = cell.P.P.P
            own = {
                str(each.ID)
                for row in (part for group in table.K for part in group.K)
                for each in row.K
                if "/ID" in each
            }
            assert {str(each) for each in cell.A.Headers} <= own
            assert len(cell.A.Headers) == 2


def test_bookmarks_and_places_lead_to_their_pages(books):
    for pdf in books:
        numbers = {page.obj.objgen: number for number, page in enumerate(pdf.pages)}
        with pdf.open_outline() as outline:
            titles = [(each.title, numbers[each.destination[0].objgen], len(each.children)) for each in outline.root]
        second = len(pdf.pages) - 3
        assert titles == [
            ("Chương M", 0, 1),
            ("Chương A", 2, 1),
            ("Chương B", second, 1),
            ("Chương Z", second + 2, 1),
        ]
        places = list(pdf.Root.Names.Dests.Names)
        assert places[::2] == sorted(places[::2], key=bytes)
        found = {str(name): numbers[place[0].objgen] for name, place in zip(places[::2], places[1::2], strict=True)}
        assert found == {
            f"{name}{clause}": page
            for name, page in {"M": 0, "A": 2, "B": second, "Z": second + 2}.items()
            for clause in ("", ".1")
        }


def test_title_language_and_labels_are_those_of_the_front(books):
    bound, whole = books
    for pdf in books:
        assert pdf.docinfo.Title == "Sách"
        assert pdf.Root.Lang == "vi"
        assert b"pdfuaid" in pdf.Root.Metadata.read_bytes()
        assert [pdf.pages[number].label for number in (0, 1, 2)] == ["i", "ii", "1"]
    assert bound.Root.keys() == whole.Root.keys()


def test_a_link_into_no_part_is_told(press):
    half = press.lay_apart(lambda: chapter("A", more=link("nowhere")))
    half.begin(1)
    assert press.write(press.lay(chapter("Z")), half).warnings == ("No anchor #nowhere for internal URI reference",)


def test_what_goes_wrong_in_a_half_is_raised(press):
    def fail():
        raise MemoryError

    half = press.lay_apart(fail)
    with pytest.raises(MemoryError):
        half.begin(1)
