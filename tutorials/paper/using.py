"""What a plan uses of the site: how each thing is called, where it is, and which paper prints it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from urllib.parse import urlencode

from django.urls import reverse
from django.utils.translation import gettext as _

from tutorials.catalogue import load
from tutorials.catalogue.houses import MAIN_GAME
from tutorials.catalogue.plans import Plan, Use
from tutorials.catalogue.texts import within
from tutorials.paper.kind import Words
from tutorials.press.qr import printed_address, short

PAGES = {  # features that have a page for a game
    "sheet": "rulebook:sheet",
    "table": "table:index",
    "desk": "desk:index",
    "referee": "referee:index",
}


@dataclass(frozen=True, slots=True)
class Ware:
    """Something used: its name, and its page."""

    name: str
    path: str

    @property
    def address(self) -> str:
        """Return the address as it is read from paper; none where nobody could reach it, or type it."""
        return "" if "?" in self.path else short(printed_address(self.path))


def ware_of(use: Use, lang: str) -> Ware:
    """Return how something is called and where it is."""
    paper = paper_of(use)
    if paper is not None and use.sort not in PAGES:
        kind, words = paper
        return Ware(_paper_name(use, lang), f"{reverse('paper:form', args=[kind])}?{urlencode(words)}".rstrip("?"))
    if use.sort == "lesson":
        game, slug = use.words
        lesson = load().lesson(game, slug)
        title = lesson.title.say(lang) if lesson else slug
        return Ware(_("bài học “%(title)s”") % {"title": title}, reverse("lessons:detail", args=[game, slug]))
    if use.sort == "screen":
        return Ware(_("câu hỏi chiếu lên tường"), reverse("screen:index"))
    names = {
        "sheet": _("tờ luật %(game)s"),
        "table": _("chiếu chơi %(game)s"),
        "desk": _("bàn xem bài %(game)s"),
        "referee": _("máy phân xử %(game)s"),
    }
    return Ware(names[use.sort] % {"game": _game(use, lang)}, reverse(PAGES[use.sort], args=[use.game]))


def paper_of(use: Use) -> tuple[str, Words] | None:
    """Return the kind of paper and its choices that print something; none for what is a page of the site alone."""
    match use.sort, use.words:
        case "deal", (game, seed):
            return "deal", (*_of(game), ("seed", seed))
        case "closed-deal", (game, seed):
            return "deal", (*_of(game), ("seed", seed), ("hand", "order"))
        case "worksheet", (game, lesson):
            return "worksheet", (("game", game), ("of", "lesson"), ("lesson", lesson))
        case "deck", (deck,):
            return "deck", (("deck", deck),) if deck != "money" else ()
        case "forms", (game,):
            return "forms", _of(game)
        case "cards", (what,):
            return "cards", (("what", what),) if what != "answers" else ()
        case "loto", (deck,):
            return "loto", (("deck", deck),) if deck != "money" else ()
        case "sheet", (game,):
            return "leaf", _of(game)
    return None


def _of(game: str) -> Words:
    return (("game", game),) if game != MAIN_GAME else ()


def _paper_name(use: Use, lang: str) -> str:
    match use.sort, use.words:
        case (("deal" | "closed-deal"), (_name, seed)):
            return _("ván %(game)s bày sẵn, số %(seed)s") % {"game": _game(use, lang), "seed": seed}
        case "worksheet", (game, slug):
            lesson = load().lesson(game, slug)
            return _("phiếu bài tập “%(title)s”") % {"title": lesson.title.say(lang) if lesson else slug}
        case "cards", ("more",):
            return _("thẻ E, F, G, H")
        case "forms", _words:
            return _("phiếu ghi điểm %(game)s") % {"game": _game(use, lang)}
    names: Mapping[str, str] = {
        "deck": _("bộ bài để cắt"),
        "cards": _("thẻ A, B, C, D"),
        "loto": _("lô tô quân bài"),
    }
    return names[use.sort]


def _game(use: Use, lang: str) -> str:
    game = load().game(use.game)
    return within(game.name.say(lang)) if game else use.game


def papers_of(plan: Plan, kinds: Mapping[str, object]) -> Iterator[tuple[Use, str, Words]]:
    """Yield the papers that a plan uses, each once."""
    for use in plan.uses:
        paper = paper_of(use)
        if paper is not None and paper[0] in kinds:
            yield use, *paper
