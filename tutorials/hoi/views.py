"""The score keeper: a hội hand by hand, kept in the address; a sheet of it to print."""

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from tutorials.catalogue import Game, load
from tutorials.engine import DoorError
from tutorials.engine.totom.hoi.keeper import usual_gom
from tutorials.hoi import address, setup
from tutorials.hoi.address import State
from tutorials.hoi.board import Board, read
from tutorials.hoi.form import ROWS
from tutorials.hoi.sheet import Kind, Sheet
from tutorials.hoi.sheets import sheet_of
from tutorials.pages.request import language


@require_safe
def index(request: HttpRequest, game: str) -> HttpResponse:
    """Show the hội of the address; a hand or a setup that is sent leads to the address of the new one."""
    found, sheet = _book_or_404(game)
    lang = language()
    state = address.read(request, game, sheet)
    if "setup" in request.GET:
        return _set_up(request, found, state, lang)
    board, fault = read(state, lang)
    counted = state.first(len(board.rows))
    if "sheet" in request.GET and board.rows:
        return render(request, "hoi/sheet.html", _context(found, counted, board, lang))
    edited = _edited(request.GET, board)
    if edited and "drop" in request.GET:
        return redirect(_address(request, counted.without(edited)) + "#board")
    kind = counted.sheet.by_slug.get(request.GET.get("new", ""))
    if kind is None and edited:
        kind = counted.sheet.by_slug[board.rows[edited - 1].kind]
    form = _form(request.GET, kind, counted, lang, edited, board) if kind else None
    if form is not None and form.is_sent and form.is_valid():
        following = counted.with_hand(form.hand(), edited or None)
        after, refused = read(following, lang)
        if refused is None and len(after.rows) == len(following.hands):
            return redirect(_address(request, following) + "#board")
        _refuse(form, following, lang, edited or len(following.hands))
    context = _context(found, counted, board, lang)
    context |= {"fault": fault, "kind": kind, "form": form, "edited": edited}
    return render(request, "hoi/index.html", context)


def _edited(sent: QueryDict, board: Board) -> int:
    """Return the number of the hand that is corrected, 0 for none."""
    word = sent.get("edit", "")
    number = int(word) if word.isascii() and word.isdecimal() and len(word) < 4 else 0
    return number if number <= len(board.rows) else 0


def _form(sent: QueryDict, kind: Kind, state: State, lang: str, edited: int, board: Board) -> Any:
    """Return the form of a hand, filled in with the one that is corrected until it is sent."""
    form = state.sheet.form(sent, kind, state, lang, cai_is_open=board.cai_is_open and not edited)
    if not edited or form.is_sent or ROWS in sent or board.rows[edited - 1].kind != kind.slug:
        return form
    filled = sent.copy()
    for name, values in form.filled(state.sheet.words.read(state.hands[edited - 1])).items():
        filled.setlist(name, values)
    has_cai = "hcai" in filled
    return state.sheet.form(filled, kind, state, lang, cai_is_open=has_cai)


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


def _refuse(form: Any, state: State, lang: str, number: int) -> None:
    """Show what the engine says against a hand: beside its field, or of a later one that it spoils."""
    try:
        state.ask([state.sheet.words.read(word) for word in state.hands], lang)
    except DoorError as error:
        place = next((step for step in error.path if isinstance(step, int)), number - 1) + 1
        if place == number:
            form.refuse(error)
        else:
            told = {"number": place, "message": error.message.say(lang)}
            form.refuse_with(_("Ván %(number)s, ghi sau ván này: %(message)s") % told)


def _address(request: HttpRequest, state: State) -> str:
    return f"{request.path}?{state.query}" if state.query else request.path


def _context(game: Game, state: State, board: Board, lang: str) -> dict[str, Any]:
    return {
        "game": game,
        "state": state,
        "board": board,
        "kinds": state.sheet.kinds,
        "lead": f"?{state.query}&" if state.query else "?",
        "undo": f"?{state.without(len(state.hands)).query}",
        "house": state.house,
        **_setup_context(state, lang),
    }


def _setup_context(state: State, lang: str) -> dict[str, Any]:
    sheet, options = state.sheet, state.house.options
    return {
        "names": setup.name_fields(state),
        "house_select": setup.house_select(state, lang),
        "option_selects": setup.option_selects(state, lang),
        "term_selects": setup.term_selects(state),
        "gom_text": state.term("gom"),
        "ga_text": state.term("gadau"),
        "share_text": state.term("gop"),
        "has_share": "gop" in [term.field for term in sheet.terms] and options.ga_nuoi,
        "usual_gom": usual_gom(max(1, len(state.names)), options) if sheet.is_totom else 0,
        "fewest": state.seating[0],
    }


def _book_or_404(slug: str) -> tuple[Game, Sheet]:
    """Return a game whose score is kept here, with its score book."""
    game, sheet = load().game(slug), sheet_of(slug)
    if game is None or sheet is None:
        raise Http404(slug)
    return game, sheet
