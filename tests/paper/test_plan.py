"""Plans for an afternoon: minutes add up, what they name is there, both languages are whole."""

import re
from urllib.parse import urlsplit

import pytest

from tests.paper.making import order, pages, text_of
from tutorials.catalogue import load
from tutorials.catalogue.content import collect
from tutorials.catalogue.plans import LENGTHS, Known, read_plans
from tutorials.paper.kinds import KINDS
from tutorials.paper.using import paper_of, ware_of

PLANS = [plan.slug for plan in load().plans]
PLAN = pytest.mark.parametrize("slug", PLANS)
LONGEST = 8  # pages at 14 points


def test_there_are_six_afternoons_from_three_cards_to_a_whole_hand_of_to_tom():
    games = [plan.games[0] for plan in load().plans]
    assert games == ["bai-cao", "tam-cuc", "chan", "chan", "to-tom", "to-tom"]


@PLAN
@pytest.mark.parametrize("length", LENGTHS)
def test_the_minutes_of_a_plan_follow_each_other_to_its_end(slug, length):
    steps = load().plan(slug).steps_of(length)
    assert steps[0][0] == 0
    for (begun, step), (following, _) in zip(steps, steps[1:], strict=False):
        assert begun + step.minutes[length] == following
    assert steps[-1][0] + steps[-1][1].minutes[length] == length


@PLAN
def test_every_page_that_a_plan_names_is_there(client, slug):
    for use in load().plan(slug).uses:
        if (paper := paper_of(use)) and paper[0] not in KINDS:
            continue
        answer = client.get(ware_of(use, "vi").path)
        assert answer.status_code == 200, ware_of(use, "vi").path


@PLAN
@pytest.mark.parametrize("lang", ["vi", "en"])
def test_a_plan_shows_steps_mistakes_and_articles_that_lead_to_the_law(client, slug, lang):
    plan = load().plan(slug)
    prefix = "/en" if lang == "en" else ""
    page = client.get(f"{prefix}/paper/plan/?plan={slug}&length=150").content.decode()
    for step in plan.steps:
        assert step.title.say(lang) in page.replace("&#x27;", "'")
    for mistake in plan.mistakes:
        assert f'href="{prefix}{law_of(mistake.article)}' in page


def law_of(article):
    return f"/{load().game_of(article)}/law/"


def test_a_short_afternoon_leaves_steps_out_and_says_the_hour_of_each():
    text = text_of("plan?plan=chan-mot&length=60")
    assert "60 phút" in text
    assert "Chíu" not in text
    assert "0–5" in text
    assert "40–55" in text


@pytest.mark.parametrize("lang", ["vi", "en"])
def test_every_plan_is_a_few_pages(lang):
    assert len(pages("plan?plan=to-tom-hai&length=150", lang)) <= LONGEST


def test_no_address_of_this_machine_is_printed(settings):
    settings.SITE_ADDRESS = "http://127.0.0.1:8000"
    html = order("plan?plan=chan-hai").html()
    assert "127.0.0.1" not in html
    assert "qr:" not in html


def test_addresses_of_papers_with_choices_are_not_printed_to_be_typed(settings):
    settings.SITE_ADDRESS = "https://lang.example"
    found = re.findall(r'class="where">([^<]*)<', order("plan?plan=chan-hai").html())
    assert found
    assert all(urlsplit(f"//{each}").hostname == "lang.example" and each.endswith("/") for each in found)
    assert not any("/paper/deal/" in each for each in found)


WRONG = {
    "lesson/chan/no-such": "the course has no lesson no-such",
    "deal/chan/x": "the number of a deal is a number",
    "deal/poker/1": "there is no game poker",
    "deck/plastic": "must be one of",
    "song": "must begin with one of",
    "loto": "needs 1 words",
    "loto/plastic": "must be one of",
}


@pytest.mark.parametrize(("word", "message"), WRONG.items())
def test_what_a_plan_names_wrongly_is_told_with_file_line_and_field(tmp_path, known, word, message):
    write(tmp_path, f'minutes = [60, 90, 150]\nuse = ["{word}"]')
    (problem,) = found(tmp_path, known)
    assert (problem.file, problem.field) == ("plans/1-thu.toml", "step.use")
    assert problem.line == 10
    assert message in problem.message


@pytest.mark.parametrize(
    ("minutes", "message"),
    [
        ("[60, 90]", "must be 3 whole numbers"),
        ("[50, 90, 150]", "the minutes of 60 add up to 50"),
        ("[60, 90, -1]", "must be 3 whole numbers"),
    ],
)
def test_minutes_that_do_not_add_up_are_told(tmp_path, known, minutes, message):
    write(tmp_path, f"minutes = {minutes}")
    assert any(message in problem.message for problem in found(tmp_path, known))


def test_an_article_that_is_not_there_is_told(tmp_path, known):
    write(
        tmp_path,
        "minutes = [60, 90, 150]",
        '[[mistake]]\nseen.vi = "a"\nseen.en = "a"\nmend.vi = "b"\nmend.en = "b"\narticle = "CH-99.9"\n',
    )
    assert [problem.field for problem in found(tmp_path, known)] == ["mistake.article"]


@pytest.fixture(scope="module")
def known():
    catalogue = load()
    links = collect.__globals__["names_of"](
        (), frozenset(clause.id for law in catalogue.laws.values() for clause in law.clauses), frozenset(), frozenset()
    )
    return Known(links, catalogue.courses)


def write(folder, step, more=""):
    head = 'order = 1\ngames = ["chan"]\ntitle.vi = "a"\ntitle.en = "a"\naim.vi = "a"\naim.en = "a"\n'
    (folder / "1-thu.toml").write_text(f'{head}[[step]]\nid = "mot"\n{step}\n{more}')
    for lang in ("vi", "en"):
        (folder / f"1-thu.{lang}.md").write_text("# a\n\n## mot | b\n\nc\n")


def found(folder, known):
    problems = []
    read_plans(folder, known, problems)
    return problems
