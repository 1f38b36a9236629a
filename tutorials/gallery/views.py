"""The gallery: every card of a deck with its names, and one card enlarged with its parts named."""

from dataclasses import dataclass

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy
from django.views.decorators.http import require_safe

from tutorials.catalogue import Game, Term, Verse, load
from tutorials.engine.cards import Kind
from tutorials.engine.decks import DECKS, FRENCH, MONEY, TAM_CUC, Card, Deck
from tutorials.engine.games import deck_of
from tutorials.faces.suits import by_suit
from tutorials.gallery.pointers import enlarged
from tutorials.pages.cache import kept
from tutorials.pages.game import is_open, keeping

TITLES = {
    MONEY.slug: _("Ba mươi mặt quân tổ tôm"),
    TAM_CUC.slug: _("Quân bài tam cúc"),
    FRENCH.slug: _("Bộ bài tây"),
}
NAMES = {
    MONEY.slug: pgettext_lazy("deck", "Tổ tôm, chắn"),
    TAM_CUC.slug: pgettext_lazy("deck", "Tam cúc"),
    FRENCH.slug: pgettext_lazy("deck", "Bài tây"),
}
# How the letters of the French deck are said in Vietnamese; its numbers are said as numbers.
SAID = (("A", "át"), ("J", "bồi"), ("Q", "đầm"), ("K", "già"))


@dataclass(frozen=True, slots=True)
class Entry:
    """A card of the gallery."""

    card: Card
    term: Term | None  # its page in the glossary
    verse: Verse | None

    @property
    def nicknames(self) -> tuple[str, ...]:
        """Return what else the card is called; most have one name only."""
        return getattr(self.card, "nicknames", ())

    @property
    def han(self) -> str:
        """Return its Hán sign; the French deck has none."""
        return getattr(self.card, "han", "")


@require_safe
@kept({"game": is_open})
def index(request: HttpRequest) -> HttpResponse:
    """Show the money deck, which most games are played with."""
    return _page(request, MONEY)


@require_safe
@kept({"game": is_open})
def deck(request: HttpRequest, deck: str) -> HttpResponse:
    """Show another deck; the money deck has the address of the gallery itself."""
    if deck == MONEY.slug:
        return redirect(keeping(request.GET.get("game", ""), "gallery:index"))
    found = next((each for each in DECKS if each.slug == deck), None)
    if found is None:
        raise Http404(deck)
    return _page(request, found)


def _page(request: HttpRequest, deck: Deck) -> HttpResponse:
    values = {
        "deck": deck,
        "title": TITLES[deck.slug],
        "decks": [(each.slug, NAMES[each.slug]) for each in DECKS],
        "suits": [(name, [_entry(card) for card in cards]) for name, cards in by_suit(deck.kinds)],
        "said": SAID if deck is FRENCH else (),
        "enlarged": enlarged(deck.slug),
        "games": _games_of(deck),
    }
    return render(request, "gallery/index.html", values)


def _entry(card: Card) -> Entry:
    content = load()
    return Entry(
        card,
        next((term for term in content.terms if term.cards == (card,)), None),
        content.verse(card) if isinstance(card, Kind) else None,
    )


def _games_of(deck: Deck) -> tuple[Game, ...]:
    """Return the games that are played with a deck."""
    return tuple(game for game in load().games if game.is_open and deck_of(game.slug).slug == deck.slug)
