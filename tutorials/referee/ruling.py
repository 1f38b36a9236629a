"""What the referee says of a case: the verdict, why, how other houses rule, and which rule makes the difference."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from django.utils.translation import get_language
from django.utils.translation import gettext as _

from tutorials import engine
from tutorials.catalogue import Article, Clause, load
from tutorials.catalogue.answers import keeping
from tutorials.catalogue.houses import House, presets, rules_of
from tutorials.engine import DoorError
from tutorials.engine.rules import OptionInfo
from tutorials.tasks.questions import Line, lines_of

KEPT = 4096

MOST_OPTIONS = 4  # rules named as making the difference


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict in a word, and why."""

    slug: str  # duoc, lanh-lang, bao, bao-khi-u, den, cheo-do
    word: str
    gist: str
    lines: tuple[Line, ...]
    articles: tuple[str, ...]
    record: str
    den: int | None = None  # points that are paid, where the law says how many

    @property
    def is_allowed(self) -> bool:
        """Say whether nothing is wrong."""
        return self.slug == "duoc"


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """How one house rules on the case."""

    house: House
    is_chosen: bool
    verdict: Verdict
    is_other: bool  # differs from the verdict under the chosen rules


@dataclass(frozen=True, slots=True)
class Difference:
    """A house rule that changes the verdict: the choice in force here, and one that rules otherwise."""

    label: str
    article: str
    here: str
    there: str
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class Ruling:
    """All that the page says of a case."""

    house: House
    verdict: Verdict
    clauses: tuple[Article | Clause, ...]  # the articles that decided, with their text
    elsewhere: tuple[Elsewhere, ...]
    is_paid: bool  # somewhere there is a sum to pay
    differences: tuple[Difference, ...]


_answer = keeping(lambda question: engine.answer(question), KEPT)


def ask(question: Mapping[str, Any], rules: str | Mapping[str, Any]) -> Mapping[str, Any]:
    """Ask the engine about a case under some rules; the same case is asked again and again, so it is kept.

    Raises DoorError for a case that cannot be judged.
    """
    return _answer({**question, "rules": rules})


def verdict_of(answer: Mapping[str, Any], act: str) -> Verdict:
    """Return the verdict in an answer of the engine, on a case or on a fault that was named."""
    slug = answer.get("grade") or answer["result"]
    if slug is None:
        slug = "duoc" if answer["allowed"] else "bao"
    lines = lines_of(answer)
    articles = tuple(dict.fromkeys(line.article for line in lines if line.article))
    word, gist = _words(slug, act, answer["game"])
    return Verdict(slug, word, gist, lines, articles, answer.get("record", ""), answer.get("den"))


def rule(question: Mapping[str, Any], house: House) -> Ruling:
    """Judge a case under a house and under every other. Raises DoorError for a case that cannot be judged."""
    answer = ask(question, house.rules)
    act = question.get("act", "")
    verdict = verdict_of(answer, act)
    elsewhere = []
    own = (house,) if house.is_own else ()
    for each in (*own, *presets(question["game"])):
        with suppress(DoorError):
            found = verdict_of(ask(question, each.rules), act)
            elsewhere.append(Elsewhere(each, each.slug == house.slug, found, found.slug != verdict.slug))
    is_paid = any(each.verdict.den for each in elsewhere)
    return Ruling(house, verdict, _clauses(verdict), tuple(elsewhere), is_paid, _differences(question, house, verdict))


def _clauses(verdict: Verdict) -> tuple[Article | Clause, ...]:
    found = (load().article(ident) for ident in verdict.articles)
    return tuple(clause for clause in found if clause)


def _differences(question: Mapping[str, Any], house: House, verdict: Verdict) -> tuple[Difference, ...]:
    """Turn one rule at a time the other way, and keep those that change the verdict."""
    found: list[Difference] = []
    lang = question.get("lang", "vi")
    base = house.rules if isinstance(house.rules, dict) else {"preset": house.rules}
    act = question.get("act", "")
    for info in _rules_for(house.game, act):
        now = getattr(house.options, info.name)
        for value in info.choices:
            if value == now:
                continue
            try:
                other = verdict_of(ask(question, {**base, info.name: value}), act)
            except DoorError:
                continue
            if other.slug != verdict.slug:
                label, choices = info.label.say(lang), info.choices
                found.append(Difference(label, info.article, choices[now].say(lang), choices[value].say(lang), other))
                break
        if len(found) == MOST_OPTIONS:
            break
    return tuple(found)


@lru_cache
def _rules_for(game: str, act: str) -> tuple[OptionInfo, ...]:
    """Return the rules that can decide such a case."""
    deciding = load().benches[game].rows
    rows = (*deciding["u" if act == "u" else "play"], *deciding["last"])
    found = [(rows.index(row), info) for info in rules_of(game).table for row in info.rows if row in rows]
    return tuple({info.name: info for _place, info in sorted(found, key=lambda each: each[0])}.values())


def _words(slug: str, act: str, game: str) -> tuple[str, str]:
    """Return the word of a verdict, and what it means for the player, in the language in force."""
    if slug == "duoc":
        word = _("Không lỗi") if act == "danh" else _("Được")
        return word, _("Theo lệ này không phạm điều nào.")
    result, lang = load().benches[game].results[slug], get_language() or "vi"
    return result.word.say(lang), result.gist.say(lang)


def result_word(slug: str, game: str) -> str:
    """Return the name of a result, as the lines of a record show it."""
    return _words(slug, "", game)[0]
