"""A fault at a table in words: what it is, its article, how it is ruled."""

from dataclasses import dataclass

from django.utils.html import conditional_escape
from django.utils.safestring import SafeString

from tutorials.catalogue import Clause, load
from tutorials.engine.games import GAMES
from tutorials.mats.speech import Speech
from tutorials.play.tables import Refusal


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault with its article and how it is ruled."""

    name: SafeString
    clause: str
    cost: SafeString
    did: SafeString  # what the reader did
    law: SafeString  # what the article says, where the name tells less


def fault_of(refusal: Refusal, speech: Speech, did: SafeString) -> Fault:
    """Tell a fault: by the words of its game, else as its referee calls it, with the clause that it breaks."""
    is_told = bool(speech.words.find("refusal", refusal.slug))
    name = speech.name("refusal", refusal.slug) if is_told else short_name(refusal, speech)
    law = SafeString("") if is_told else _law(refusal, speech)
    cost = speech.name("cost", refusal.cost) if refusal.cost else SafeString("")
    return Fault(name, refusal.clause, cost, did, SafeString("") if law == name else law)


def short_name(refusal: Refusal, speech: Speech) -> SafeString:
    """Name a fault in a few words: as its referee does, else as its game tells it, else by its clause."""
    kind = GAMES[speech.game].faults.get(refusal.slug)
    if kind is not None:
        return conditional_escape(kind.en if speech.lang == "en" else kind.vi)
    if speech.words.find("refusal", refusal.slug):
        return speech.name("refusal", refusal.slug)
    return _law(refusal, speech) or conditional_escape(refusal.slug)


def _law(refusal: Refusal, speech: Speech) -> SafeString:
    """Return what the clause says; its article stands before the stop."""
    clause = load().article(refusal.clause)
    return conditional_escape(clause.text.plain(speech.lang).rstrip(".") if isinstance(clause, Clause) else "")
