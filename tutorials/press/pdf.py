"""Set HTML as PDF with WeasyPrint, which reads static files of this site and nothing else."""

import io
import logging
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import count, groupby
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import unquote, urlsplit

from django.conf import settings

from tutorials.catalogue import Text
from tutorials.press.balance import FEWEST_LINES, balance
from tutorials.press.binding import bound
from tutorials.press.helpers import Helper
from tutorials.press.memory import remember
from tutorials.press.pictures import DRAWING, Pictures, table_drawn
from tutorials.press.qr import qr

PACKAGES = "libpango-1.0-0 libpangoft2-1.0-0 libharfbuzz-subset0"
FAMILY = "Book"  # with which the names of the site's fonts begin in fonts.css
QR = "qr:"  # before the address of which it is the code
PRINTING = (200_000, 50, 1000)  # collect garbage so seldom in a process that prints: a book's many objects all live on

_TYPES = {".css": "text/css", ".svg": "image/svg+xml", ".woff2": "font/woff2"}

FONTS = "press/fonts.css"  # comes before every other style

log = logging.getLogger(__name__)


def static_folder() -> Path:
    """Return the folder of the site's own static files."""
    return Path(settings.STATICFILES_DIRS[0])


class MissingLibraries(Exception):
    """The machine lacks the libraries that set type; `text` says in a line what to install."""

    text = Text(
        f"Máy này thiếu thư viện để làm PDF. Hãy cài: sudo apt-get install {PACKAGES}",
        f"This machine lacks the libraries that make PDF. Install them: sudo apt-get install {PACKAGES}",
    )


def libraries() -> tuple[Any, Any]:
    """Return WeasyPrint and its fonts. Raises MissingLibraries."""
    try:
        import weasyprint  # type: ignore[import-untyped]
        from weasyprint.text.fonts import FontConfiguration  # type: ignore[import-untyped]
    except (ImportError, OSError) as error:
        raise MissingLibraries from error
    remember()
    balance()
    return weasyprint, FontConfiguration


@dataclass(frozen=True, slots=True)
class Sheets:
    """Pages that are laid out."""

    document: Any
    first: int  # number of its first page
    anchors: Mapping[str, int]  # on which page each thing with an id stands

    @property
    def after(self) -> int:
        """Return the number of the page after the last."""
        return self.first + len(self.document.pages)


class Apart:
    """Pages that a helper lays out, and writes when it is told the number of the first."""

    def __init__(self, helper: Helper) -> None:
        self._helper = helper
        self.first = self.after = 0

    def begin(self, first: int) -> None:
        """Give the pages their numbers when all are laid out."""
        self.first, self.after = first, first + self._helper.hear()
        self._helper.tell(first)

    @cached_property
    def anchors(self) -> Mapping[str, int]:
        """Return on which page each thing with an id stands, if the pages are numbered."""
        found: Mapping[str, int] = self._helper.hear()
        return found

    @cached_property
    def written(self) -> "_Written":
        """Return the pages as a PDF."""
        assert self.anchors is not None  # told before
        found: _Written = self._helper.hear()
        self._helper.rest()
        return found


class Complaint(NamedTuple):
    """What WeasyPrint said while it worked."""

    text: str
    is_loss: bool = False  # something could not be read or drawn, which a reader would miss


@dataclass(frozen=True, slots=True)
class _Written:
    """Some pages of a book as a PDF, with the names of the places on them and of those to which they lead."""

    data: bytes
    pages: int
    places: frozenset[str]
    links: frozenset[str]
    complaints: tuple[Complaint, ...]


@dataclass(frozen=True, slots=True)
class Printed:
    """A PDF, and what WeasyPrint complained about while it was made."""

    data: bytes
    pages: int
    complaints: tuple[Complaint, ...] = ()

    @property
    def warnings(self) -> tuple[str, ...]:
        """Return what was said in the complaints."""
        return tuple(complaint.text for complaint in self.complaints)


class Typesetter:
    """Lays out the parts of a book one by one, then writes them as one PDF.

    Page numbers of other parts are plain text in the HTML: WeasyPrint's own `target-counter` would lay out every
    page that holds one again and again, which made a book take twice as long.
    """

    def __init__(self, static: Path, styles: Sequence[str], fewest: int = 0) -> None:
        """Read the styles, files in the static folder. Raises MissingLibraries.

        Leaves with fewer than so many lines take some from those before, where they can.
        """
        weasyprint, font_configuration = libraries()
        self._weasyprint = weasyprint
        self._static = static
        self._fewest = fewest
        self._fonts = font_configuration()
        self._fetcher = _fetcher(static)
        self._pictures = Pictures(static)
        self._complaints: list[Complaint] = []
        self._read: dict[str, Any] = {}
        self._numbers = count(1)  # of what is written, by which headers of tables are told apart
        self._styles = [self._style(name) for name in (FONTS, *styles)]

    def _style(self, name: str) -> Any:
        """Read a style once."""
        if name not in self._read:
            with _heard(self._complaints):
                self._read[name] = self._weasyprint.CSS(
                    self._static / name, url_fetcher=self._fetcher, font_config=self._fonts
                )
        return self._read[name]

    def lay(self, html: str, first: int | Callable[[int], int] = 1, styles: Sequence[str] = ()) -> Sheets:
        """Lay a part out, its first page with this number, with styles of its own after those of all.

        Where nobody knows the number yet, it is asked for with the count of pages when all are laid out.
        """
        own = [self._style(name) for name in styles]
        self._pictures.prepare(html)
        known = 1 if callable(first) else first
        start = f"html {{ break-before: {'right' if known % 2 else 'left'} }}"
        if known > 1:
            start += f" @page :first {{ counter-reset: page {known} }}"
        read = self._weasyprint.HTML(string=html, base_url=self._static.as_uri() + "/", url_fetcher=self._fetcher)
        setattr(read, FEWEST_LINES, self._fewest)
        with _heard(self._complaints), _numbered(read, first) as numbered:
            document = read.render(
                font_config=self._fonts,
                stylesheets=[*self._styles, *own, self._weasyprint.CSS(string=start)],
                cache=self._pictures,
            )
        anchors: dict[str, int] = {}
        for number, page in enumerate(document.pages, numbered[0]):
            for name in page.anchors:
                anchors.setdefault(name, number)  # what goes on over several pages stands on its first
        return Sheets(document, numbered[0], anchors)

    def lay_apart(self, html: Callable[[], str]) -> Apart:
        """Let a helper fill a part and lay it out beside this process."""
        number = next(self._numbers)

        def work(line: Connection) -> None:
            def ask(count: int) -> int:
                line.send(count)
                first: int = line.recv()
                return first

            sheets = self.lay(html(), ask)
            line.send(sheets.anchors)
            line.send(self._written((sheets,), number))

        return Apart(Helper(work))

    def write(self, *parts: Sheets | Apart, has_front: bool = True) -> Printed:
        """Write the parts as one PDF, with the title and language of the first.

        The pages of the first of several parts are numbered apart (i, ii, iii) if it is a `front`; readers on a screen
        are told so too.
        """
        front = len(parts[0].document.pages) if has_front and len(parts) > 1 and isinstance(parts[0], Sheets) else 0
        groups = [
            (apart, [part for part in group if isinstance(part, Sheets)]) for apart, group in groupby(parts, _apart)
        ]
        here = {  # first: helpers write meanwhile
            place: self._written(sheets, next(self._numbers), 0 if place else front)
            for place, (apart, sheets) in enumerate(groups)
            if not apart
        }
        written = [apart.written if apart else here[place] for place, (apart, _) in enumerate(groups)]
        known = frozenset[str]().union(*(each.places for each in written))
        lost = frozenset[str]().union(*(each.links for each in written)) - known
        complaints = [complaint for each in written for complaint in each.complaints]
        complaints += [Complaint(f"No anchor #{name} for internal URI reference") for name in sorted(lost)]
        data = written[0].data if len(written) == 1 else bound([each.data for each in written])
        return Printed(data, sum(each.pages for each in written), tuple(dict.fromkeys(complaints)))

    def _written(self, parts: Sequence[Sheets], number: int, front: int = 0) -> _Written:
        """Write some parts, which may lead to places in others."""
        pages = [page for part in parts for page in part.document.pages]
        places = frozenset(name for page in pages for name in page.anchors)
        links = frozenset(target for page in pages for kind, target, *_ in page.links if kind == "internal")
        elsewhere = links - places
        pages[0].anchors.update(dict.fromkeys(elsewhere, (0, 0, 0, 0)))  # else WeasyPrint would drop the links
        target = io.BytesIO()

        def finish(document: Any, pdf: Any) -> None:
            _forget_places(pdf, elsewhere)
            _scope_headers(pdf, number)
            if front:
                pdf.catalog["PageLabels"] = f"<< /Nums [0 << /S /r >> {front} << /S /D >>] >>"

        with _heard(self._complaints):
            whole = parts[0].document.copy(pages)
            whole.write_pdf(target, pdf_variant="pdf/ua-1", pdf_tags=True, finisher=finish)
        self._complaints += _foreign(whole)
        return _Written(target.getvalue(), len(pages), places, links, tuple(self._complaints))

    def stamp(self, html: str) -> bytes:
        """Return the first page of some HTML alone, untagged, as something to be put on a page of a book."""
        laid = self.lay(html)
        with _heard(self._complaints):
            found: bytes = laid.document.copy(laid.document.pages[:1]).write_pdf(pdf_tags=False)
        return found


def _apart(part: Sheets | Apart) -> Apart | None:
    return part if isinstance(part, Apart) else None


def _forget_places(pdf: Any, names: Collection[str]) -> None:
    """Take these out of the places that links name."""
    if names:
        listed = pdf.catalog["Names"]["Dests"]["Names"]
        pairs = zip(listed[::2], listed[1::2], strict=True)
        listed[:] = [each for name, place in pairs if name.string not in names for each in (name, place)]


def _scope_headers(pdf: Any, number: int) -> None:
    """Say of each header of a table whether it heads a column or a row, which WeasyPrint tells no reader.

    The number tells the headers of these pages from those of others, to which they are bound.
    """
    for element in pdf.objects:
        if isinstance(element, dict) and element.get("S") == "/TH":
            row = _object(pdf, element["P"])
            element["A"]["Scope"] = "/Column" if _object(pdf, row["P"]).get("S") == "/THead" else "/Row"
            element["ID"].string = f"{number}-{element['ID'].string}"  # of which cells hold the same string


def _object(pdf: Any, reference: bytes) -> Any:
    return pdf.objects[int(reference.split()[0])]


def _foreign(document: Any) -> Iterator[Complaint]:
    """Complain of signs that the site's fonts lack: another font of this machine stood in, the next has none."""
    for font in document.fonts.values():
        if not font.family.startswith(FAMILY):
            letters = "".join(font.to_unicode.values())
            yield Complaint(f"the site's fonts lack «{letters}»: set in {font.family}")


@contextmanager
def _heard(found: list[Complaint]) -> Iterator[None]:
    """Collect what WeasyPrint logs: a missing glyph is a warning to it, a picture that fails is an error."""

    class Collector(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            found.append(Complaint(record.getMessage(), is_loss=record.levelno >= logging.ERROR))

    logger, collector = logging.getLogger("weasyprint"), Collector(logging.WARNING)
    logger.addHandler(collector)
    try:
        yield
    finally:
        logger.removeHandler(collector)


@contextmanager
def _numbered(html: Any, first: int | Callable[[int], int]) -> Iterator[list[int]]:
    """Give the pages that are laid out meanwhile their numbers; yield that of the first, which is there in the end.

    Where it must be asked for, that is done when all pages are laid out but for head and foot, and each is turned to
    the side on which it lies: margins of both sides are alike, and so nothing but its place changes on the page.
    """
    if not callable(first):
        yield [first]
        return
    from weasyprint import layout

    usual = layout.make_margin_boxes
    told: list[int] = []

    def make_margin_boxes(context: Any, page: Any, state: Any) -> Any:
        if not told:
            told.append(first(len(context.page_maker) - 1))
        if told[0] % 2 == 0:
            _turn(html, context, page)
        quotes, counters, *more = state
        return usual(context, page, (quotes, {**counters, "page": [counters["page"][-1] + told[0] - 1]}, *more))

    layout.make_margin_boxes = make_margin_boxes
    try:
        yield told
    finally:
        layout.make_margin_boxes = usual


def _turn(html: Any, context: Any, page: Any) -> None:
    """Let a page that is laid out lie on the other side."""
    from weasyprint.layout import page as pages  # type: ignore[import-untyped]

    left, overflow = page.content_box_x(), page.style["overflow"]
    kind = page.page_type = page.page_type._replace(side="left" if page.page_type.side == "right" else "right")
    pages.set_page_type_computed_styles(kind, html, context.style_for)
    style = page.style = context.style_for(kind)
    style["overflow"] = overflow
    pages.resolve_percentages(page, style["size"])
    pages.page_width(page, context, style["size"][0])
    pages.page_height(page, context, style["size"][1])
    for child in page.children:
        child.translate(page.content_box_x() - left)


# what may be read


@cache
def _font(path: Path) -> bytes:
    """Unpack a font once in a process and all that part from it: WeasyPrint unpacks it for every book."""
    from fontTools.ttLib import woff2

    target = io.BytesIO()
    woff2.decompress(io.BytesIO(path.read_bytes()), target)
    return target.getvalue()


def _fetcher(static: Path) -> Any:
    from weasyprint.urls import URLFetcher, URLFetcherResponse  # type: ignore[import-untyped]

    root = static.resolve()

    class StaticFetcher(URLFetcher):  # type: ignore[misc]
        """Reads files under the static folder, has tables and QR codes drawn, and refuses everything else."""

        def fetch(self, url: str, headers: Any = None) -> Any:
            if url.startswith(QR):
                return URLFetcherResponse(url, qr(url.removeprefix(QR)), {"Content-Type": _TYPES[".svg"]})
            if url.startswith(DRAWING):
                return URLFetcherResponse(url, table_drawn(url), {"Content-Type": _TYPES[".svg"]})
            parts = urlsplit(url)
            path = Path(unquote(parts.path)).resolve()
            if parts.scheme != "file" or parts.netloc or not path.is_relative_to(root):
                raise ValueError(f"the book reads its own static files only, not {url}")
            kind = _TYPES.get(path.suffix, "application/octet-stream")
            data = _font(path) if path.suffix == ".woff2" else path.read_bytes()
            return URLFetcherResponse(url, data, {"Content-Type": kind})

    return StaticFetcher()
