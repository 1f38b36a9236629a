"""Draw cards: one, a row with names, a fan as it is held, and a set to pick from.

All take kinds as `tutorials.engine.cards.parse` returns them, and draw the face that the visitor chose.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from django import template
from django.template.context import Context
from django.template.loader import get_template
from django.templatetags.static import static
from django.utils.safestring import SafeString
from django.utils.translation import get_language

from tutorials.engine.cards import Cards, Kind
from tutorials.home.preferences import Preferences

register = template.Library()

KEPT = 4096
TIER = 7  # cards side by side in a fan on the narrowest screen


@dataclass(frozen=True, slots=True)
class Drawn:
    """A card as templates draw it."""

    code: str
    label: str
    place: str = ""  # where in its tier a fan holds it: m8 (left) to p8 (right), in half cards from the middle


@register.simple_tag(takes_context=True)
def card(context: Context, kind: Kind) -> SafeString:
    """Draw one card, named for those who do not see it."""
    return _render("cards/_card.html", context, {"card": Drawn(kind.code, _label(kind))})


@register.simple_tag(takes_context=True)
def card_row(context: Context, kinds: Sequence[Kind], *, is_bare: bool = False) -> SafeString:
    """Draw cards in a row, each above its name; without visible names if bare."""
    return row_html(tuple(kinds), get_language() or "vi", sprite(context), is_bare=is_bare)


@register.simple_tag(takes_context=True)
def card_fan(context: Context, kinds: Sequence[Kind], caption: str = "") -> SafeString:
    """Draw a hand as it is held: fans of up to seven, yêu in the middle, no card hidden."""
    return _render("cards/_fan.html", context, {"tiers": tiers(kinds), "caption": caption})


@register.simple_tag(takes_context=True)
def card_pick(
    context: Context, options: Sequence[Any], legend: str, name: str = "pick", *, is_single: bool = False,
    is_unnamed: bool = False,
) -> SafeString:  # fmt: skip
    """Draw a set of checkboxes (radio buttons if single), each a card.

    An option has `value`, `label`, `kind` and `is_picked`. Unnamed: the name is for screen readers alone.
    """
    found = {
        "options": options, "legend": legend, "name": name, "is_single": is_single, "is_unnamed": is_unnamed
    }  # fmt: skip
    return _render("cards/_pick.html", context, found)


@register.simple_tag(takes_context=True)
def card_back(context: Context) -> SafeString:
    """Draw the back of a card."""
    return _render("cards/_back.html", context, {})


def sprite(context: Context) -> str:
    """Return the address of the sprite of the visitor's face."""
    request = context.get("request")
    face = (Preferences.of(request) if request else Preferences()).face
    return static(f"faces/{face.value}.svg")


@lru_cache(maxsize=KEPT)
def row_html(kinds: Cards, lang: str, sprite: str, *, is_bare: bool = False) -> SafeString:
    """Draw a row of cards. The same rows come again and again, so that they are kept."""
    cards = [Drawn(kind.code, kind.label(lang)) for kind in kinds]
    return get_template("cards/_row.html").render({"cards": cards, "is_bare": is_bare, "sprite": sprite})


def tiers(kinds: Sequence[Kind]) -> list[list[Drawn]]:
    """Lay a hand out in as few tiers as fit, of nearly equal length, yêu in the middle."""
    ordered = in_hand(kinds)
    count = max(1, -(-len(ordered) // TIER))
    short, longer = divmod(len(ordered), count)
    found, start = [], 0
    for number in range(count):
        size = short + (1 if number < longer else 0)
        found.append([_placed(kind, place, size) for place, kind in enumerate(ordered[start : start + size])])
        start += size
    return found


def in_hand(kinds: Sequence[Kind]) -> list[Kind]:
    """Sort cards as they are held: by the order of the deck, with the yêu in the middle."""
    ordered = sorted(kinds, key=lambda kind: kind.index)
    plain = [kind for kind in ordered if not kind.is_yeu]
    half = len(plain) // 2
    return [*plain[:half], *(kind for kind in ordered if kind.is_yeu), *plain[half:]]


def _placed(kind: Kind, place: int, size: int) -> Drawn:
    steps = 2 * place - (size - 1)
    return Drawn(kind.code, _label(kind), f"{'p' if steps >= 0 else 'm'}{abs(steps)}")


def _label(kind: Kind) -> str:
    return kind.label(get_language() or "vi")


def _render(name: str, context: Context, values: dict[str, Any]) -> SafeString:
    return get_template(name).render(values | {"sprite": sprite(context)})
