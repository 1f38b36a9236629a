"""The score keeper: a hội hand by hand, kept in the address; a sheet of it to print."""

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_safe

from tutorials.catalogue import Game, load
from tutorials.engine import DoorError
from tutorials.engine.totom.game import GAMES
from tutorials.engine.totom.hoi.hands import fewest_of
from tutorials.engine.totom.hoi.keeper import usual_gom
from tutorials.hoi import address, setup, words
from tutorials.hoi.address import State
from tutorials.hoi.board import Board, read
from tutorials.hoi.forms import BY_SLUG, KINDS, HandForm
from tutorials.pages.request import language


@require_safe
def index(request: HttpRequest, game: str) -> HttpResponse:
    """Show the hội of the address; a hand or a setup that is sent leads to the address of the new one."""
    found = _game_or_404(game)
    lang = language()
    state = address.read(request, game)
    if "setup" in request.GET:
        return _set_up(request, found, state, lang)
    board, fault = read(state, lang)
    counted = state.first(len(board.rows))
    if "sheet" in request.GET and board.rows:
        return render(request, "hoi/sheet.html", _context(found, counted, board, lang))
    kind = BY_SLUG.get(request.GET.get("new", ""))
    form = HandForm(request.GET, kind, counted, lang, cai_is_open=board.cai_is_open) if kind else None
    if form is not None and form.is_sent and form.is_valid():
        following = counted.with_hand(form.hand())
        after, refused = read(following, lang)
        if refused is None and len(after.rows) == len(following.hands):
            return redirect(_address(request, following) + "#board")
        _refuse(form, following, lang)
    context = _context(found, counted, board, lang) | {"fault": fault, "kind": kind, "form": form}
    return render(request, "hoi/index.html", context)


def _set_up(request: HttpRequest, game: Game, state: State, lang: str) -> HttpResponse:
    """Take the players and rules of the form, or say what is wrong with them."""
    asked = setup.changed(state, request.GET)
    field, message = setup.fault_of(asked, lang)
    if not message:
        return redirect(_address(request, asked))
    board, _fault = read(state, lang)
    context = _context(game, state.first(len(board.rows)), board, lang)
    wrong = {"setup_fault": {"field": field, "message": message}, **_setup_context(asked, lang)}
    return render(request, "hoi/index.html", context | wrong)


def _refuse(form: HandForm, state: State, lang: str) -> None:
    """Show what the engine says against the last hand."""
    try:
        state.ask([words.read(word) for word in state.hands], lang)
    except DoorError as error:
        form.refuse(error)


def _address(request: HttpRequest, state: State) -> str:
    return f"{request.path}?{state.query}" if state.query else request.path


def _context(game: Game, state: State, board: Board, lang: str) -> dict[str, Any]:
    return {
        "game": game,
        "state": state,
        "board": board,
        "kinds": KINDS,
        "lead": f"?{state.query}&" if state.query else "?",
        "undo": f"?{state.without_last().query}",
        "house": state.house,
        **_setup_context(state, lang),
    }


def _setup_context(state: State, lang: str) -> dict[str, Any]:
    return {
        "names": setup.name_fields(state),
        "house_select": setup.house_select(state, lang),
        "option_selects": setup.option_selects(state, lang),
        "term_selects": setup.term_selects(state),
        "gom_text": state.gom,
        "ga_text": state.ga_dau_hoi,
        "usual_gom": usual_gom(max(1, len(state.names)), state.house.options),
        "fewest": fewest_of(GAMES[state.game]),
    }


def _game_or_404(slug: str) -> Game:
    """Return a game that is played in hội."""
    game = load().game(slug)
    if game is None or slug not in GAMES or not GAMES[slug].has_cuoc:
        raise Http404(slug)
    return game
