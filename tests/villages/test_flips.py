"""A case on which the answer flips, for every option of every game: an example of the law that names the option."""

from dataclasses import replace
from itertools import combinations, permutations

import pytest
from django.utils.translation import override

from tests.every import every
from tutorials import engine
from tutorials.catalogue import houses, load
from tutorials.catalogue.flips import check_flips, check_rows, check_table
from tutorials.catalogue.houses import House, rules_of
from tutorials.engine.flips import ECHO
from tutorials.engine.games import GAMES
from tutorials.engine.rules import as_dict
from tutorials.pages.villages import pages_of
from tutorials.villages import compare as side_by_side
from tutorials.villages.compare import compare
from tutorials.villages.contrasts import contrast_of, says

LOOKED_FOR = [game for game in GAMES if pages_of(game)]
CHOICES = [
    (game, info.name, one, other)
    for game in LOOKED_FOR
    for info in rules_of(game).table
    for one, other in combinations(info.choices, 2)
]
ONLY_TOLD = {
    # Whoever goes out on a two loses, or pays for it and the others play on: one asks whether it beats the ace.
    ("sam", "last_two", "thua", "thoi"),
}
REFUSED = {  # one house picks the cái with one card, the other with two
    (game, "bat_cai", one, "hai-quan")
    for game in ("to-tom", "bi-tu", "to-tom-diem")
    for one in ("mot-quan-10", "mot-quan")
}


@pytest.fixture(autouse=True)
def nothing_remembered():
    side_by_side._flipped.cache_clear()


def results(contrast):
    return [{name: value for name, value in said.items() if name not in ECHO} for said in contrast.answers("vi")]


@pytest.mark.parametrize("game", LOOKED_FOR)
def test_every_two_choices_flip_an_answer_or_are_listed(game):
    every(((" ".join(map(str, choice)), choice) for choice in CHOICES if choice[0] == game), is_flipped)


def is_flipped(choice):
    game, option, one, other = choice
    contrast = contrast_of(rules_of(game).by_name[option], (one, other), (House(game),))
    assert contrast is not None, "no example of the law whose flips name the option answers the two choices differently"
    first, second = contrast.rules
    assert {name: value for name, value in first.items() if name != option} == {
        name: value for name, value in second.items() if name != option
    }
    assert (first[option], second[option]) == (one, other)
    answers = results(contrast)
    assert any("error" in answer for answer in answers) is ((game, option, one, other) in REFUSED)
    assert (answers[0] != answers[1]) is ((game, option, one, other) not in ONLY_TOLD)
    for lang in ("vi", "en"):
        said = says(*contrast.answers(lang), lang)
        assert said[0] != said[1] and said[0].verdict and said[1].verdict


def test_the_list_of_exceptions_names_what_exists():
    assert set(CHOICES) >= ONLY_TOLD | REFUSED


@pytest.mark.parametrize("game", LOOKED_FOR)
def test_every_difference_of_two_presets_has_a_case(game):
    for a, b in permutations(houses.presets(game), 2):
        with override("vi"):
            found = [each for _, differences in compare(a, b, "vi").differences for each in differences]
        usual, other = as_dict(a.options), as_dict(b.options)
        assert sorted(each.name for each in found) == sorted(name for name in usual if usual[name] != other[name])
        for each in found:
            assert each.drawn and each.sides[0].says and each.sides[1].says, (a.slug, b.slug, each.name)
            assert each.drawn.clause


def test_the_plainest_is_that_of_the_clause():
    contrast = contrast_of(rules_of("ba-cay").by_name["tron_chuc"], ("muoi", "bu"), (House("ba-cay"),))
    assert contrast.flip.clause.id == "BC-3.3"
    assert [answer["nut"] for answer in results(contrast)] == [10, 0]


def test_where_the_usual_rules_leave_no_case_those_of_the_example_do():
    """A deck of 36 has no court cards: three of them need the deck of 52."""
    contrast = contrast_of(rules_of("ba-cay").by_name["ba_hinh"], (True, False), (House("ba-cay"),))
    assert contrast.ground == houses.read("bac~bo_bai.52", "ba-cay")
    with override("vi"):
        found = compare(House("ba-cay"), houses.read("bac~ba_hinh.0", "ba-cay"), "vi")
    assert "52 lá" in found.differences[0][1][0].ground


def test_what_was_found_is_not_looked_for_again(monkeypatch):
    pair = (houses.read("wikipedia", "chan"), houses.read("san-dinh", "chan"))
    with override("vi"):
        first = compare(*pair, "vi")
        monkeypatch.setattr(engine, "ask", lambda question: pytest.fail(f"asked again: {question}"))
        assert compare(*pair, "vi") == first


def test_few_questions_are_asked_to_find_a_case(monkeypatch):
    asked = []
    ask = engine.ask
    info, values = rules_of("chan").by_name["thien_u_bach_thu"], (True, False)
    monkeypatch.setattr(engine, "ask", lambda question: asked.append(question) or ask(question))
    assert contrast_of(info, values, (House("chan"),))
    assert len(asked) <= 8


def test_an_option_without_a_case_is_told_in_words(monkeypatch):
    monkeypatch.setattr(side_by_side, "contrast_of", lambda *given: None)
    a, b = (houses.read(f"wikipedia~dia_u.{choice}", "chan") for choice in ("quan-dau", "vong-dau"))
    with override("vi"):
        [(_, [each])] = compare(a, b, "vi").differences
    assert each.drawn is None and each.article == "CH-6.5"
    assert "chưa có câu hỏi nào" in each.note
    assert [side.choice for side in each.sides] == [
        "ù quân đầu tiên của nọc",
        "ù quân đầu tiên của nọc, trong vòng đánh đầu",
    ]


def test_the_engine_answers_with_the_examples_of_the_law():
    """Else: manage.py write_flips."""
    assert [*check_table()] == []


def test_an_example_names_no_option_in_vain_and_every_two_choices_are_told_apart():
    assert [str(problem) for problem in check_flips(load())] == []


def test_a_sentence_that_answers_say_twice_is_told_once_and_by_another_article_again():
    twice, other = {"text": "Mười nút.", "article": "BC-3.1"}, {"text": "Mười nút.", "article": "BC-3.3"}
    [first, second] = says({"lines": [twice, other, other]}, {"lines": []}, "vi")
    assert (first.verdict, first.article) == ("Mười nút.", "BC-3.1")
    assert [line.article for line in first.because] == ["BC-3.3"]
    assert second.verdict == ""


def test_a_row_that_leaves_a_number_out_is_named():
    content = load()
    assert [*check_rows(content)] == []
    clause = replace(content.laws["chan"].clauses[0], rows=("C98", "X"))
    law = replace(content.laws["chan"], articles=(replace(content.laws["chan"].articles[0], clauses=(clause,)),))
    said = [each.message for each in check_rows(replace(content, laws={"chan": law}))]
    assert said == [
        "C98 comes after C97, which no clause names",
        "X is no letter with a number",
    ]
