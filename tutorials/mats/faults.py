"""A fault at a table in words: what it is, its article, how it is ruled."""

from dataclasses import dataclass

from django.utils.html import conditional_escape
from django.utils.safestring import SafeString

from tutorials.catalogue import Clause, Prose, load
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
    law: Prose | None = None  # what the article says, where the name tells less


def fault_of(refusal: Refusal, speech: Speech, did: SafeString) -> Fault:
    """Tell a fault: by the words of its game, else as its referee calls it, with the clause that it breaks."""
    cost = speech.name("cost", refusal.cost) if refusal.cost else SafeString("")
    if speech.words.find("refusal", refusal.slug):
        return Fault(speech.name("refusal", refusal.slug), refusal.clause, cost, did)
    clause = load().article(refusal.clause)
    law = clause.text if isinstance(clause, Clause) else None
    return Fault(short_name(refusal, speech), refusal.clause, cost, did, law)


def short_name(refusal: Refusal, speech: Speech) -> SafeString:
    """Name a fault in a few words: as its referee does, else as its game tells it at the table."""
    kind = GAMES[speech.game].faults.get(refusal.slug)
    if kind is None:
        return speech.name("refusal", refusal.slug)
    return conditional_escape(kind.en if speech.lang == "en" else kind.vi)
