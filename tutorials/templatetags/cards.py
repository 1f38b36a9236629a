"""Draw cards of any deck: one, a row with names, a fan as it is held, and a set to pick from.

All take cards as `parse` of their deck returns them, and draw the face that the visitor chose.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from typing import Any

from django import template
from django.template.context import Context
from django.template.loader import get_template
from django.templatetags.static import static
from django.utils.safestring import SafeString
from django.utils.translation import pgettext_lazy

from tutorials.engine.decks import MONEY, TAM_CUC, Card, card_by_code, deck_with
from tutorials.engine.french import SLUG as FRENCH
from tutorials.faces.compose import Face, back_of, file_of
from tutorials.faces.suits import by_suit
from tutorials.pages.preferences import Preferences
from tutorials.pages.request import language

register = template.Library()

KEPT = 4096
ROW, WIDE_ROW = 5, 10  # cards side by side in a row, each above its name, on a telephone and elsewhere
WORDY_ROW, WIDE_WORDY_ROW = 4, 8  # the same, where a name holds a long word
LONG_WORD = 7  # letters
HAND_ROW = 7  # of a large hand to pick from, on a telephone
FEWEST_KINDS = 20  # with more than these, each of another kind, a whole deck is offered
TILE_ROW, WIDE_TILE_ROW = 9, 7  # tiles side by side; of the decks whose cards are wide
BARE_ROW = 7  # without names, on a telephone
TIER, WIDE_TIER = 7, 5  # cards side by side in a fan on the narrowest screen; of the French deck, whose cards are wide
_NOUNS = {
    MONEY.slug: pgettext_lazy("money deck", "quân"),
    TAM_CUC.slug: pgettext_lazy("tam cúc", "quân"),
    FRENCH: pgettext_lazy("French deck", "lá"),
}


@dataclass(frozen=True, slots=True)
class Drawn:
    """A card as templates draw it."""

    code: str
    label: str
    spoken: str = ""  # the name for those who do not see the card
    place: str = ""  # where in its tier a fan holds it: m8 (left) to p8 (right), in half cards from the middle


@register.simple_tag(takes_context=True)
def card(context: Context, kind: Card) -> SafeString:
    """Draw one card, named for those who do not see it."""
    return card_html(kind.code, language(), face_of(context))


@register.simple_tag(takes_context=True)
def card_row(
    context: Context, kinds: Sequence[Card], *, is_bare: bool = False, won: int = -1, face: str = ""
) -> SafeString:
    """Draw cards in a row, each above its name; without visible names if bare. The one at place `won` is marked.

    The face is the reader's, unless another is named.
    """
    return row_html(tuple(kinds), language(), Face(face) if face else face_of(context), is_bare=is_bare, won=won)


@register.simple_tag(takes_context=True)
def card_fan(context: Context, kinds: Sequence[Card], caption: str = "") -> SafeString:
    """Draw a hand as it is held: in tiers, yêu in the middle, no card hidden."""
    return _render("cards/_fan.html", context, kinds, {"tiers": tiers(kinds), "caption": caption})


@register.simple_tag(takes_context=True)
def card_suits(context: Context, kinds: Sequence[Card]) -> SafeString:
    """Draw a deck to be looked at: its cards suit by suit, small."""
    lang = language()
    suits = [(name.say(lang), [_drawn(kind) for kind in cards]) for name, cards in by_suit(kinds)]
    return _render("cards/_suits.html", context, kinds, {"suits": suits})


@register.simple_tag(takes_context=True)
def card_sprite(context: Context, kinds: Sequence[Card]) -> str:
    """Return the address of the file that holds these cards on the reader's face."""
    return _deck(kinds, face_of(context))["sprite"]


@register.simple_tag(takes_context=True)
def card_strip(context: Context, kinds: Sequence[Card], caption: str, *, is_sticky: bool = False) -> SafeString:
    """Draw a large hand by the heads of its cards, in rows of equal length, so that it stays in sight."""
    cards = [_drawn(kind) for kind in sorted(kinds, key=lambda kind: kind.index)]
    columned = columns(len(cards), WIDE_ROW)
    values = {"cards": cards, "caption": caption, "columns": columned, "is_sticky": is_sticky}
    return _render("cards/_strip.html", context, kinds, values)


@register.simple_tag(takes_context=True)
def card_pick(
    context: Context, options: Sequence[Any], legend: str, name: str = "pick", *, is_single: bool = False,
    is_unnamed: bool = False,
) -> SafeString:  # fmt: skip
    """Draw a set of checkboxes (radio buttons if single), each a card.

    An option has `value`, `label`, `kind` and `is_picked`. Unnamed: the name is for screen readers alone.
    """
    found = {
        "options": [(option, _said(option), begins) for option, begins in zip(options, _begins(options), strict=True)],
        "legend": legend,
        "name": name,
        "is_single": is_single,
        "is_unnamed": is_unnamed,
        **_picked_in(options),
    }
    return _render("cards/_pick.html", context, [option.kind for option in options], found)


@register.simple_tag(takes_context=True)
def card_back(context: Context, kinds: Sequence[Card] = ()) -> SafeString:
    """Draw the back of a card of the deck that cards are of: that of money if none are given."""
    return _render("cards/_back.html", context, kinds, {"back": static(back_of(deck_slug(kinds)))})


@register.filter
def keyboard(kinds: Sequence[Card]) -> list[Card]:
    """Order cards as a keyboard shows them: the French deck suit by suit, others as they stand."""
    if deck_slug(kinds) != FRENCH:
        return list(kinds)
    suits = list(dict.fromkeys(kind.suit for kind in kinds))  # type: ignore[attr-defined]
    return [kind for suit in suits for kind in kinds if kind.suit is suit]  # type: ignore[attr-defined]


@register.filter
def tile_columns(kinds: Sequence[Card]) -> str:
    """Return the class that lays a hand of tiles in rows of equal length, where it fills more than one."""
    most = TILE_ROW if deck_slug(kinds) == MONEY.slug else WIDE_TILE_ROW
    return columns(max(len(kinds), most), most, most)


@register.filter
def deck_slug(kinds: Sequence[Card]) -> str:
    """Return the name of the deck that cards are of: that of money if there are none."""
    return deck_with(kinds[0].code).slug if kinds else MONEY.slug


@register.filter
def card_noun(kinds: Sequence[Card]) -> str:
    """Return what cards of their deck are called: `quân` at the old games, `lá` at those of the French deck."""
    return str(_NOUNS.get(deck_slug(kinds), _NOUNS[MONEY.slug]))


def face_of(context: Context) -> Face:
    """Return the face that the visitor chose."""
    request = context.get("request")
    return (Preferences.of(request) if request else Preferences()).face


@lru_cache(maxsize=KEPT)
def card_html(code: str, lang: str, face: Face) -> SafeString:
    """Draw one card. A keyboard draws the whole deck each time, so that its cards are kept."""
    kind = card_by_code(code)
    values = {"card": _drawn(kind, lang=lang), **_deck((kind,), face)}
    return SafeString(get_template("cards/_card.html").render(values))


@lru_cache(maxsize=KEPT)
def row_html(kinds: tuple[Card, ...], lang: str, face: Face, *, is_bare: bool = False, won: int = -1) -> SafeString:
    """Draw a row of cards. The same rows come again and again, so that they are kept."""
    values = {
        "cards": [_drawn(kind, lang=lang) for kind in kinds],
        "is_bare": is_bare,
        "won": won,
        "columns": columns(len(kinds), BARE_ROW) if is_bare else named_columns([kind.label(lang) for kind in kinds]),
        **_deck(kinds, face),
    }
    return SafeString(get_template("cards/_row.html").render(values))


def columns(count: int, narrow: int, wide: int = WIDE_ROW) -> str:
    """Return the classes that lay so many things in rows of equal length, on a telephone and elsewhere."""
    return " ".join(f"{name}{_length(count, most)}" for name, most in (("c", narrow), ("w", wide)))


def named_columns(names: Sequence[str]) -> str:
    """Return the classes that lay cards above their names: fewer to a row where a name holds a long word."""
    is_wordy = any(len(word) >= LONG_WORD for name in names for word in name.split())
    return columns(len(names), WORDY_ROW, WIDE_WORDY_ROW) if is_wordy else columns(len(names), ROW)


def _length(count: int, most: int) -> int:
    """Return how many things lie in a row, where so many fit: rows of equal length, and none that holds but one."""
    rows = -(-count // most) or 1
    even = max(1, -(-count // rows))
    near = (even, even - 1, even + 1, even - 2)
    return next((each for each in near if count <= each or (each and count % each != 1)), even)


def tiers(kinds: Sequence[Card]) -> list[list[Drawn]]:
    """Lay a hand out in as few tiers as fit, of nearly equal length, yêu in the middle."""
    ordered = in_hand(kinds)
    count = max(1, -(-len(ordered) // (WIDE_TIER if deck_slug(kinds) == FRENCH else TIER)))
    short, longer = divmod(len(ordered), count)
    found, start = [], 0
    for number in range(count):
        size = short + (1 if number < longer else 0)
        found.append([_drawn(kind, place, size) for place, kind in enumerate(ordered[start : start + size])])
        start += size
    return found


def in_hand(kinds: Sequence[Card]) -> list[Card]:
    """Sort cards as they are held: by the order of the deck, with the yêu in the middle."""
    ordered = sorted(kinds, key=lambda kind: kind.index)
    plain = [kind for kind in ordered if not kind.is_yeu]
    half = len(plain) // 2
    return [*plain[:half], *(kind for kind in ordered if kind.is_yeu), *plain[half:]]


def _drawn(kind: Card, place: int = 0, size: int = 1, lang: str = "") -> Drawn:
    lang = lang or language()
    steps = 2 * place - (size - 1)
    return Drawn(kind.code, kind.label(lang), spoken(kind, lang), f"{'p' if steps >= 0 else 'm'}{abs(steps)}")


def spoken(kind: Card, lang: str) -> str:
    """Return the name of a card for those who do not see it."""
    said = getattr(kind, "spoken", kind.label)  # only French cards are shown by signs
    return str(said(lang))


def _said(option: Any) -> str:
    """Return how the name of an option is said, where that is not how it is written."""
    lang = language()
    said = spoken(option.kind, lang)
    return said if option.label == option.kind.label(lang) != said else ""


def _picked_in(options: Sequence[Any]) -> dict[str, Any]:
    """Return how cards to pick are laid: many of them as tiles, a whole deck in a row for each suit."""
    count = len(options)
    if _is_deck(options):
        return {"is_compact": True, "columns": columns(max(map(len, _deck_rows(options))), 13)}
    if count > WIDE_ROW:
        return {"is_compact": True, "columns": columns(count, HAND_ROW)}
    return {"is_compact": False, "columns": named_columns([option.label for option in options])}


def _is_deck(options: Sequence[Any]) -> bool:
    """Say whether every kind of a deck is offered, each once."""
    return len(options) > FEWEST_KINDS and len({option.kind for option in options}) == len(options)


def _begins(options: Sequence[Any]) -> list[bool]:
    """Say of each card to pick whether it begins a row of a deck, the first aside: that stands there anyhow."""
    if not _is_deck(options):
        return [False] * len(options)
    first, *others = _deck_rows(options)
    return [False] * len(first) + [place == 0 for row in others for place in range(len(row))]


def _deck_rows(options: Sequence[Any]) -> list[list[Any]]:
    """Return the cards of a deck suit by suit; one that is alone of its suit ends the row before it."""
    rows: list[list[Any]] = []
    for _kind, suit in groupby(options, _suit):
        cards = list(suit)
        if rows and len(cards) == 1:
            rows[-1] += cards
        else:
            rows.append(cards)
    return rows


def _suit(option: Any) -> Any:
    """Return the suit of a card; those that have none lie together."""
    return getattr(option.kind, "suit", None)


def _deck(kinds: Sequence[Card], face: Face) -> dict[str, str]:
    """Return what templates know of the deck: its name, and the address of its sprite."""
    slug = deck_slug(kinds)
    return {"deck": "" if slug == MONEY.slug else slug, "sprite": static(file_of(slug, face))}


def _render(name: str, context: Context, kinds: Sequence[Card], values: dict[str, Any]) -> SafeString:
    return SafeString(get_template(name).render(values | _deck(kinds, face_of(context))))
