"""A drawing of the table as SVG, for a page and for paper."""

from html import escape

from tutorials.catalogue.drawings import Drawing
from tutorials.drawings.places import CORNER, HALF, WIDTH, Ring
from tutorials.drawings.things import LINE, CardPlacer, Sketch, box, drawn
from tutorials.engine.decks import Card, deck_with
from tutorials.faces.compose import STYLES, Face

FAMILY = "Book, BookHan, BookSigns"  # the names that the book's stylesheet gives the site's fonts
INK, SOFT, SEAL = "#000", "#666", "#8c1c13"
STYLE = (  # what pages say in site.css
    f".m,.w,.c,.p,.v,.k,.s,.x,.r,.i{{fill:none;stroke:{INK};stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}}"
    f".m,.c,.p,.v{{fill:#fff}}.k{{fill:{INK}}}.s{{fill:{SEAL};stroke:{SEAL}}}.w,.x{{stroke:{SOFT};stroke-width:1}}"
    f".x{{stroke-dasharray:4 4}}.r,.v{{stroke:{SEAL};stroke-width:2.6}}"
    f"text{{font-family:{FAMILY};font-size:17px;text-anchor:middle;stroke:none;fill:{INK}}}"
    f".s.o{{stroke:#fff}}text.g{{fill:#333}}text.q{{fill:{SEAL};font-weight:700}}text.b,text.z{{font-weight:700}}text.z{{fill:#fff}}"
)


def figure(drawing: Drawing, lang: str, place_card: CardPlacer) -> str:
    """Draw for a page: colours and letters are those of its stylesheet."""
    return _svg(drawing, lang, place_card, "")


def paper(drawing: Drawing, lang: str, face: Face) -> str:
    """Draw for a book: everything stands in the picture itself."""
    return _svg(drawing, lang, _inked(face), f"<style>{STYLE}</style>")


def _svg(drawing: Drawing, lang: str, place_card: CardPlacer, style: str) -> str:
    sketch = Sketch(Ring(drawing.seats), lang, drawing.shape, place_card)
    top, height = _frame(drawing, sketch)
    name, telling = (escape(each.say(lang), quote=True) for each in (drawing.title, drawing.telling))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-WIDTH // 2} {top:.0f} {WIDTH} {height:.0f}" role="img" '
        f'aria-label="{name}"><title>{name}</title><desc>{telling}</desc>{style}{mat()}'
        f"{''.join(drawn(drawing.parts, sketch))}</svg>"
    )


def mat() -> str:
    """Draw the mat: its edge, and a border as it is woven."""
    side = 2 * HALF
    return box("m", 0, 0, side, side, CORNER) + box("w", 0, 0, side - 12, side - 12, CORNER - 6)


def _frame(drawing: Drawing, sketch: Sketch) -> tuple[float, float]:
    """Return where the picture begins and how high it is: as far as players sit, with their names."""
    top, foot = -HALF - 6.0, HALF + 6.0
    for part in drawing.parts:
        if part.kind not in ("seat", "hut", "fan"):
            continue
        at = sketch.ring.outside(part.at)
        names = sketch.lines(part) * LINE
        top = min(top, at.y - 27 - (names if at.y < -HALF * 0.6 and part.kind == "seat" else 0))
        foot = max(foot, at.y + 20 + (names if at.y >= -HALF * 0.6 else 0))
    return top, foot - top


def _inked(face: Face) -> CardPlacer:
    """Return what draws a card whole, as paper needs it."""

    def place(card: Card, x: float, y: float, width: float, height: float) -> str:
        style = STYLES[deck_with(card.code).slug]
        return (
            f'<svg x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" '
            f'viewBox="0 0 {style.width} {style.height}">{style.card(card, face)}</svg>'
        )

    return place
