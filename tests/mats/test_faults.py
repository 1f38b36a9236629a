"""A fault at a table is told with what it costs, and what that is called is said once."""

import pytest
from django.utils.translation import override

from tests.every import every
from tutorials.catalogue import Clause, load
from tutorials.engine.games import GAMES
from tutorials.mats.faults import fault_of
from tutorials.mats.speech import Speech
from tutorials.play.tables import Refusal

BAO, LAO = Refusal("bat-thanh-phu", "TT-9.12", "bao"), Refusal("u-lao", "TL-8.1", "den-lang")


def told(game, refusal, lang):
    with override(lang):
        return fault_of(refusal, Speech(game, load().table(game), lang), "")


@pytest.mark.parametrize(
    ("game", "refusal", "lang", "cost"),
    [
        ("to-tom", BAO, "vi", "ngồi yên đến hết ván"),  # its clause has just said that one is báo
        ("to-tom", BAO, "en", "you take no further part"),
        ("to-tom", Refusal("tranh-quan", "TT-8.5", "bao"), "vi", "Bị báo: ngồi yên đến hết ván"),
        ("ta-la", LAO, "vi", "Láo: ván dừng"),
        ("ta-la", LAO, "en", "False play: the hand stops"),
        ("ta-la", Refusal("gui-mom", "TL-7.1", "cam-len"), "vi", "luật không định giá nào"),
    ],
)
def test_a_cost_says_what_it_is_called_where_no_clause_does(game, refusal, lang, cost):
    assert told(game, refusal, lang).cost.startswith(cost)


@pytest.mark.parametrize(("game", "word"), [("to-tom", "báo"), ("chan", "báo")])
def test_a_clause_that_tells_a_fault_says_what_it_is_called(game, word):
    words = load().table(game)

    def check(kind):
        clause = load().article(kind.article)
        assert isinstance(clause, Clause)
        assert words.find("refusal", kind.slug) or all(word in clause.text.plain(lang) for lang in ("vi", "en"))

    kinds = GAMES[game].faults.values()
    every(((kind.slug, kind) for kind in kinds if kind.result == "bao"), check)
