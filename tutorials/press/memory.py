"""What WeasyPrint works out anew for every word, box and page, remembered: books stay the same, and are done sooner.

Each function here stands in for one of WeasyPrint, whose answer it keeps where the same is asked again: most with the
style, of which a book of many thousand boxes has some hundred. What is unusual is left to the one that it stands for.
"""

import re
import sys
from collections.abc import Callable
from functools import cache
from typing import Any

NOTES = {"footnote-call", "footnote-marker", "note-call", "note-marker", "note-callback"}
MARK = "marker"  # of a line of a list
FEATURES = (
    *("font_kerning", "font_variant_ligatures", "font_variant_position", "font_variant_caps"),
    *("font_variant_numeric", "font_variant_alternates", "font_variant_east_asian", "font_feature_settings"),
)
UNSEEN = {
    **{f"border_{corner}_radius": (0, 0) for corner in ("top_left", "top_right", "bottom_right", "bottom_left")},
    "background": None,
}

# WeasyPrint has no types of its own.
Box = Any
Context = Any
Style = Any
Quick = Callable[..., Any]


@cache
def remember() -> None:
    """Let WeasyPrint remember, in this process and all that part from it."""
    from weasyprint.formatting_structure import boxes  # type: ignore[import-untyped]
    from weasyprint.layout import background, inline, page, percent  # type: ignore[import-untyped]
    from weasyprint.text import line_break  # type: ignore[import-untyped]

    _replace(percent.resolve_percentages, _percentages)
    _replace(line_break.strut, _strut)
    _replace(line_break.can_break_text, cache)
    _replace(line_break.line_size, _line_size)
    _replace(page.set_page_type_computed_styles, _page_styles)
    _replace(background.layout_box_backgrounds, _backgrounds)
    inline.inline_min_content_width = _first_width(inline.inline_min_content_width)
    line_break.Layout.setup = _setup(line_break.Layout.setup)
    boxes.Box.is_in_normal_flow = _with_style("is_in_normal_flow", boxes.Box.is_in_normal_flow)
    boxes.ParentBox.page_values = _page_values(boxes.ParentBox.page_values)
    _forget_footnotes()
    _remember_pages()
    _remember_letters()


def _replace(usual: Quick, quick: Callable[[Quick], Quick]) -> None:
    """Put a function in the place of one of WeasyPrint, wherever that is called by its name."""
    instead = quick(usual)
    for name, module in tuple(sys.modules.items()):
        if name.partition(".")[0] == "weasyprint":
            for key, value in tuple(vars(module).items()):
                if value is usual:
                    setattr(module, key, instead)


# with a style


def _with_style(name: str, usual: Quick) -> Quick:
    """Remember with the style what it alone decides of a box."""
    key = f"_{name}"

    def quick(box: Box) -> Any:
        known = box.style.__dict__
        if key not in known:
            known[key] = usual(box)
        return known[key]

    return quick


def _strut(usual: Quick) -> Quick:
    """Remember the height of a line and its baseline."""

    def strut(style: Style) -> Any:
        known = style.__dict__
        if "_strut" not in known:
            known["_strut"] = usual(style)
        return known["_strut"]

    return strut


def _percentages(usual: Quick) -> Quick:
    """Remember what margins, paddings, borders and sizes are within a box of some size."""
    from weasyprint.formatting_structure import boxes

    class Blank:
        """Takes what a box of a style would."""

        def __init__(self, style: Style) -> None:
            self.style = style

    def resolve_percentages(box: Box, containing_block: Any) -> None:
        style = box.style
        if isinstance(box, boxes.PageBox) or style["border_collapse"] == "collapse":
            usual(box, containing_block)  # a box may have borders of its own
            return
        within = containing_block
        size = (within.width, within.height) if isinstance(within, boxes.Box) else tuple(within)
        known = style.__dict__.setdefault("_resolved", {})
        if size not in known:
            blank = Blank(style)
            usual(blank, size)
            known[size] = {name: value for name, value in vars(blank).items() if name != "style"}
        box.__dict__.update(known[size])

    return resolve_percentages


def _backgrounds(usual: Quick) -> Quick:
    """Remember which styles show no background and no round corner."""
    from weasyprint.formatting_structure import boxes

    def is_unseen(style: Style) -> bool:
        known = style.__dict__
        if "_unseen" not in known:
            known["_unseen"] = (
                all((0, "px") in style[name] for name in UNSEEN if name != "background")
                and style["border_image_source"][0] == style["mask_border_source"][0] == "none"
                and style["visibility"] == "visible"
                and all(kind == "none" for kind, _ in style["background_image"])
                and style["background_color"] != "currentcolor"
                and style["background_color"].alpha == 0
                and not style["box_shadow"]
            )
        return bool(known["_unseen"])

    def layout_box_backgrounds(page: Box, box: Box, get_image: Any, *how: Any, **more: Any) -> None:
        if how or more or isinstance(box, boxes.PageBox) or not is_unseen(box.style):
            usual(page, box, get_image, *how, **more)
            return
        getattr(box, "_box", box).__dict__.update(UNSEEN)  # a place is kept for what stands apart
        for child in box.all_children():
            layout_box_backgrounds(page, child, get_image)

    return layout_box_backgrounds


def _setup(usual: Quick) -> Quick:
    """Remember the fonts and the language of a style, with which its words are measured and drawn."""
    from weasyprint.text.ffi import ffi, gobject, pango  # type: ignore[import-untyped]

    def setup(layout: Any, style: Style) -> None:
        known = style.__dict__
        if "_letters" not in known:
            known["_letters"] = _letters_of(style)
        if known["_letters"] is None:
            usual(layout, style)
            return
        context, description, layout.language = known["_letters"]
        layout.style, layout.first_line_direction = style, 0
        layout.layout = ffi.gc(pango.pango_layout_new(context), gobject.g_object_unref)
        pango.pango_layout_set_auto_dir(layout.layout, False)
        pango.pango_layout_set_font_description(layout.layout, description)

    return setup


def _letters_of(style: Style) -> tuple[Any, Any, Any] | None:
    """Return context, fonts and language of a plain style; None where lines or features of a font are asked for."""
    from weasyprint.text import constants, line_break
    from weasyprint.text.ffi import ffi, gobject, pango, unicode_to_char_p

    lang, features = style["lang"], (style[name] for name in FEATURES)
    is_plain = style["text_decoration_line"] == "none" and style["font_language_override"] == "normal"
    if not lang or not is_plain or line_break.font_features(*features):
        return None
    context = ffi.gc(pango.pango_font_map_create_context(style.font_config.font_map), gobject.g_object_unref)
    pango.pango_context_set_round_glyph_positions(context, False)
    pango.pango_context_set_base_dir(context, constants.PANGO_DIRECTION[style["direction"]])
    pointer, _kept = unicode_to_char_p(lang)
    language = pango.pango_language_from_string(pointer)
    pango.pango_context_set_language(context, language)
    return context, line_break.get_font_description(style), language


# lines


def _line_size(usual: Quick) -> Quick:
    """Measure every line with one rectangle."""
    from weasyprint.text.ffi import FROM_UNITS, ffi, pango

    extents = ffi.new("PangoRectangle *")

    def line_size(line: Any, style: Style) -> tuple[float, float]:
        pango.pango_layout_line_get_extents(line, ffi.NULL, extents)
        width, height = extents.width * FROM_UNITS, extents.height * FROM_UNITS
        return (width if style["letter_spacing"] == "normal" else width + style["letter_spacing"]), height

    return line_size


def _first_width(usual: Quick) -> Quick:
    """Measure the first word of a line beside a floating box only, not of all that follow one on the page."""

    def inline_min_content_width(context: Context, box: Box, *more: Any, **how: Any) -> Any:
        top = box.border_box_y()
        is_below = all(
            shape.position_y < top and shape.position_y + shape.margin_height() <= top
            for shape in context.excluded_shapes
        )
        return 0 if is_below else usual(context, box, *more, **how)

    return inline_min_content_width


# pages


def _page_values(usual: Quick) -> Quick:
    """Ask for the kinds of page at head and foot of a box by the boxes that stand there alone."""
    from weasyprint.formatting_structure import boxes

    def kind(box: Box, place: int) -> str:
        own: str = box.style["page"]
        if isinstance(box, boxes.TableBox):
            return own
        children = reversed(box.children) if place else box.children
        child = next((each for each in children if each.is_in_normal_flow() or each.is_floated()), None)
        return (child is not None and kind(child, place)) or own

    return lambda box: (kind(box, 0), kind(box, -1))


def _page_styles(usual: Quick) -> Quick:
    """Give pages of a kind the same heads and feet; their own style counts on, and is each page's own."""

    def set_page_type_computed_styles(kind: Any, html: Any, style_for: Any) -> None:
        known = style_for.__dict__.setdefault("_pages", {})
        alike = (kind.side, kind.blank, kind.name, kind.index == 0)
        cascaded, computed = style_for.get_cascaded_styles(), style_for.get_computed_styles()
        if alike not in known:
            usual(kind, html, style_for)
            known[alike] = (
                cascaded[kind, None],
                computed[kind, None],
                {pseudo: style for (page, pseudo), style in computed.items() if page == kind and pseudo},
            )
            return
        declared, first, pseudos = known[alike]
        cascaded[kind, None] = declared
        root = html.etree_element
        style_for.set_computed_styles(kind, root=root, parent=root, base_url=html.base_url)
        computed[kind, None].__dict__["anonymous_style"] = first.anonymous_style
        computed.update({(kind, pseudo): style for pseudo, style in pseudos.items()})

    return set_page_type_computed_styles


def _remember_pages() -> None:
    """Let a document write the list of its pages once: it is asked for with every tag, and each time was made anew.

    Each document keeps its own list, and none is ever taken back: threads that print at once do not meet here.
    """
    import pydyf  # type: ignore[import-untyped]

    usual = pydyf.PDF.page_references

    def page_references(pdf: Any) -> Any:
        number, known = pdf.__dict__.get("_references", (0, ()))
        if number != len(pdf.pages["Kids"]):
            number, known = pdf._references = len(pdf.pages["Kids"]), usual.fget(pdf)
        return known

    pydyf.PDF.page_references = property(page_references)


# what is read


def _forget_footnotes() -> None:
    """Match no element with the styles of notes, which no print has, and none but a line of a list with its mark."""
    from weasyprint.html import UA_STYLESHEET  # type: ignore[import-untyped]

    listed = UA_STYLESHEET.matcher.other_selectors
    listed[:] = [
        (is_line_of_list if pseudo == MARK else test, specificity, order, pseudo, declared)
        for test, specificity, order, pseudo, declared in listed
        if pseudo not in NOTES
    ]


def is_line_of_list(element: Any) -> bool:
    """Say whether an element bears a mark."""
    return bool(element.local_name == "li")


def _remember_letters() -> None:
    """Let the reader of HTML keep its patterns of letters: it looks for them under another name than it kept them."""
    from tinyhtml5 import inputstream  # type: ignore[import-untyped]

    class Patterns(dict[Any, Any]):
        def __missing__(self, key: tuple[Any, bool]) -> re.Pattern[str]:
            letters, opposite = key
            if isinstance(letters, re.Pattern):
                return letters
            written = "".join(f"\\x{ord(letter):02x}" for letter in letters)
            found = self[key] = re.compile(f"[{'' if opposite else '^'}{written}]+")
            return found

    inputstream.characters_until_regex = Patterns()
