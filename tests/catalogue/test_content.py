"""The whole content, read from a folder."""

import unicodedata

import pytest
from django.core.management import CommandError, call_command

from tests.catalogue.sample import write
from tutorials.catalogue import collect
from tutorials.catalogue.content import CONTENT
from tutorials.catalogue.examples import check_examples
from tutorials.catalogue.problems import Problem
from tutorials.management.commands.check_content import placed


@pytest.fixture
def catalogue(tmp_path):
    found, problems = collect(write(tmp_path))
    assert [str(problem) for problem in problems] == []
    return found


def test_law(catalogue):
    law = catalogue.law("to-tom")
    assert law.title.vi == "Luật thử"
    assert [article.id for article in law.articles] == ["TT-4"]
    assert [clause.id for clause in law.clauses] == ["TT-4.1", "TT-4.2"]
    clause = law.find("TT-4.1")
    assert clause.heading.en == "Phu bí"
    assert [example.is_allowed for example in clause.examples] == [True, False]
    assert clause.examples[0].question["game"] == "to-tom"
    assert str(clause.sources[0]) == "002:B.4.1"
    assert clause.dissent.plain("vi") == "Nơi khác gọi phu là bộ."
    before, after = law.neighbours("TT-4.1")
    assert before is None
    assert after.id == "TT-4.2"
    assert law.article_of("TT-4.2").id == "TT-4"
    assert not list(check_examples(law))


def test_lessons(catalogue):
    (lesson,) = catalogue.lessons("to-tom")
    assert lesson.slug == "dau"
    assert catalogue.lesson("to-tom", "dau") is lesson
    assert [step.id for step in lesson.steps] == ["mot", "hai", "ba"]
    choice, group, loose = (step.task for step in lesson.steps)
    assert choice.mode.slug == "choice"
    assert {"game": choice.game, **choice.mode.ask} == {"game": "to-tom", "ask": "phu", "cards": "4v 4w 4s"}
    assert [each.value for each in choice.mode.choices] == ["bi", "doc"]
    assert [kind.code for kind in group.mode.cards] == ["4v", "4w", "4s", "9v"]
    assert group.hint.plain("en") == "Three suits."
    assert loose.mode.hand == {"cards": "4v 4w 4s 9v"}


def test_puzzles(catalogue):
    (puzzle,) = catalogue.puzzles("to-tom")
    assert puzzle.task.mode.slug == "loose"
    assert (puzzle.level, puzzle.load, puzzle.answer) == (1, 2, 1)


def test_terms_are_in_dictionary_order(catalogue):
    assert [term.slug for term in catalogue.terms] == ["lung", "phu"]
    assert catalogue.term("lung").is_of("chan")
    assert not catalogue.term("phu").is_of("chan")


def test_what_leads_to_what(catalogue):
    assert [clause.id for clause in catalogue.clauses_using("phu")] == ["TT-4.1"]
    assert [lesson.slug for lesson in catalogue.lessons_using("phu")] == ["dau"]
    assert [puzzle.slug for puzzle in catalogue.puzzles_using("phu")] == ["rac-mot"]
    assert [term.slug for term in catalogue.seen_from("lung")] == ["phu"]
    assert [term.slug for term in catalogue.terms_citing("TT-4.1")] == ["phu"]
    assert [lesson.slug for lesson in catalogue.lessons_citing("TT-4.1")] == ["dau"]
    assert [puzzle.slug for puzzle in catalogue.puzzles_citing("TT-4.1")] == ["rac-mot"]
    assert catalogue.article("TT-4.2").heading.vi == "Phu dọc"
    assert catalogue.article("XX-1") is None


def test_presets(catalogue):
    assert [preset.slug for preset in catalogue.presets("to-tom")][0] == "luat-2005"
    assert catalogue.preset("to-tom", "hoi-lim").place.en == "Hà Nội"


def test_a_game_without_content_is_empty(catalogue):
    assert catalogue.law("chan").articles == ()
    assert catalogue.lessons("chan") == catalogue.puzzles("chan") == catalogue.presets("chan") == ()
    assert catalogue.lesson("to-tom", "khong-co") is None


def test_the_digest_follows_the_content(tmp_path, catalogue):
    other, _ = collect(write(tmp_path, "to-tom/law.vi.md", "Lời đầu", "Lời khác"))
    assert other.digest != catalogue.digest


NOT_NFC = unicodedata.normalize("NFD", "Phu đặc biệt")

SPOILT = [
    ("glossary/a.toml", 'slug = "phu"', 'slug = "Phủ"', "glossary/a.toml:3: term.slug: must be lower-case ASCII"),
    ("glossary/a.toml", 'slug = "lung"', 'slug = "phu"', "another term is called phu"),
    ("glossary/a.toml", 'en = "phu"\n', "", "glossary/a.toml:2: term.en: missing"),
    ("glossary/a.toml", 'en = "phu"\n', 'en = "phu (set)"\n', "glossary/a.toml:5: term.en: no brackets: write `of`"),
    ("glossary/a.toml", 'gloss.en = "a set"\n', 'gloss.fr = "jeu"\n', "term.gloss.fr: unknown field"),
    ("glossary/a.toml", 'meaning.en = "A set, not a {lưng}."\n', "", "glossary/a.toml:8: term.meaning.en: missing"),
    ("glossary/a.toml", "{lưng}", "{lừng}", "glossary/a.toml:8: term.meaning.vi: {lừng}: no term or alias"),
    ("glossary/a.toml", '"4v 4w 4s"', '"4 van"', "glossary/a.toml:10: term.cards: “4 van” may be"),
    ("glossary/a.toml", '"TT-4.1"', '"TT-7.7"', "glossary/a.toml:11: term.articles: there is no article TT-7.7"),
    ("glossary/a.toml", 'see = ["lung"]', 'see = ["phu"]', "term.see: a term need not lead to itself"),
    ("glossary/a.toml", 'see = ["lung"]', 'sea = ["lung"]', "glossary/a.toml:12: term.sea: unknown field"),
    ("glossary/a.toml", '["to-tom"]', '["to-tam"]', "glossary/a.toml:7: term.games: there is no game to-tam"),
    ("glossary/a.toml", "Phu đặc biệt", NOT_NFC, "glossary/a.toml:21: not in NFC form"),
    ("to-tom/law.vi.md", "### TT-4.2 Phu dọc", "### TT-4.3 Phu dọc", "law.vi.md:13: TT-4.3: has no English section"),
    ("to-tom/law.vi.md", "{phu} gồm", "{phú} gồm", "to-tom/law.vi.md:9: TT-4.1: {phú}: no term or alias"),
    ("to-tom/law.vi.md", "§TT-4.2", "§TT-4.9", "to-tom/law.vi.md:9: TT-4.1: §TT-4.9: there is no article"),
    ("to-tom/law.en.md", "[[4v 4w 4s]]", "[[4v 4w 4x]]", "to-tom/law.en.md:11: TT-4.1: [[4v 4w 4x]]: There is no card"),
    ("to-tom/law.en.md", "### TT-4.2 Phu dọc", "### TT-4.1 Phu dọc", "to-tom/law.en.md:13: TT-4.1: stands twice"),
    ("to-tom/law.en.md", "One suit.", "", "law.en.md:13: TT-4.2: has no text"),
    ("to-tom/law.toml", 'id = "TT-4.1"', 'id = "TT-4.7"', "to-tom/law.toml:3: clause.id: there is no clause TT-4.7"),
    ("to-tom/law.toml", '"allowed"', '"perhaps"', "to-tom/law.toml:11: clause.example.kind: must be one of"),
    ("to-tom/law.toml", "002:B.4.1", "777:B", "to-tom/law.toml:4: clause.sources: sources.toml lacks document 777"),
    ("to-tom/law.toml", "002:B.4.1", "nowhere", "to-tom/law.toml:4: clause.sources: write document:place"),
    ("to-tom/law.toml", "dissent.en", "dissent.fr", "to-tom/law.toml:6: clause.dissent.en: missing"),
    ("to-tom/lessons/01-dau.toml", "order = 1", "order = 2", "01-dau.toml:2: order: the file is called 01-dau"),
    ("to-tom/lessons/01-dau.toml", "minutes = 5", 'minutes = "5"', "01-dau.toml:7: minutes: must be a whole number"),
    ("to-tom/lessons/01-dau.toml", 'mode = "choice"', 'mode = "chose"', "01-dau.toml:14: step.task.mode: must be one"),
    ("to-tom/lessons/01-dau.toml", 'path = "kind"\n', "", "01-dau.toml:13: step.task.path: missing: mode choice"),
    ("to-tom/lessons/01-dau.toml", 'want = { kind = "bi" }', "", "step.task.want: missing: mode group needs it"),
    ("to-tom/lessons/01-dau.toml", "hint.vi", "size = 99\nhint.vi", "step.task.size: must be a whole number"),
    ("to-tom/lessons/01-dau.toml", 'mode = "loose"', 'mode = "loose"\npath = "x"', "unknown field for mode loose"),
    ("to-tom/lessons/01-dau.toml", 'id = "ba"', 'id = "bon"', "there is no section “## bon | …” in both texts"),
    ("to-tom/lessons/01-dau.vi.md", "Ba.", "Ba §TT-4.1.", "no sentence of a lesson names an article"),
    ("to-tom/lessons/01-dau.toml", "Ba chất.", "Ba chất §TT-4.1.", "no sentence of a lesson names an article"),
    ("to-tom/lessons/01-dau.vi.md", "## hai | Hai", "## hại | Hai", "has no Vietnamese section"),
    ("to-tom/lessons/01-dau.vi.md", "## ba | Ba\n\nBa.", "", "01-dau.en.md:9: ba: has no Vietnamese section"),
    ("to-tom/lessons/01-dau.en.md", "## mot | One", "", "text before the first heading"),
    ("to-tom/lessons/01-dau.en.md", "", "", "to-tom/lessons/01-dau.en.md: the file is missing"),
    ("to-tom/puzzles/loose.toml", "level = 1", "level = 6", "loose.toml:4: puzzle.level: must be a whole number"),
    ("to-tom/puzzles/loose.toml", "answer = 1", "", "to-tom/puzzles/loose.toml:2: puzzle.answer: missing"),
    ("to-tom/puzzles/loose.toml", 'mode = "loose"', 'mode = "waits"', "task.mode: the file is for loose"),
    ("to-tom/puzzles/loose.toml", "[puzzle.task]", "[puzzle.tusk]", "puzzle.task: missing"),
    ("to-tom/puzzles/loose.toml", "level = 1", 'level = 1\nearlier = ["Rác"]', "puzzle.earlier: 'Rác' is not a slug"),
    ("to-tom/puzzles/loose.toml", "level = 1", 'level = 1\nearlier = ["rac-mot"]', "another puzzle is called rac-mot"),
    ("to-tom/puzzles/loose.toml", "[[puzzle]]", "[[puzzle]", "to-tom/puzzles/loose.toml:2: broken TOML"),
    ("to-tom/presets.toml", 'slug = "hoi-lim"', 'slug = "hoi-lam"', "the engine's preset hoi-lim is missing"),
    ("to-tom/presets.toml", 'slug = "hoi-lim"', 'slug = "hoi-lam"', "preset.slug: the engine has no preset hoi-lam"),
    ("sources.toml", "", "", "sources.toml: the file is missing"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "old", "new", "said"), SPOILT, ids=[f"{each[0]}-{each[3][-30:]}" for each in SPOILT])
def test_a_fault_is_named_with_file_line_and_field(tmp_path, name, old, new, said):
    _, problems = collect(write(tmp_path, name, old, new))
    assert any(said in str(problem) for problem in problems), "\n".join(map(str, problems))


def test_one_broken_entry_leaves_the_others(tmp_path):
    found, problems = collect(write(tmp_path, "glossary/a.toml", 'en = "phu"\n', ""))
    assert problems
    assert [term.slug for term in found.terms] == ["lung"]
    assert found.lessons("to-tom")


def test_an_example_that_does_not_hold(tmp_path):
    found, problems = collect(write(tmp_path, "to-tom/law.toml", "expect = { phu = false }", "expect = { phu = true }"))
    assert not problems
    (problem,) = check_examples(found.law("to-tom"))
    assert str(problem) == "to-tom/law.toml:17: TT-4.1 example 2: expected phu = True, the engine says False"


def test_check_content_is_silent_when_all_is_well(tmp_path, capsys):
    call_command("check_content", write(tmp_path))
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.strip() == "2 clauses, 1 lessons, 1 puzzles, 2 terms: 0 problems"


def test_check_content_puts_the_tasks_of_one_game_before_the_engine(tmp_path, capsys):
    """Whoever writes of one game need not wait for the engine to answer for all of them."""
    write(tmp_path, "to-tom/puzzles/loose.toml", "answer = 1", "answer = 0")
    with pytest.raises(SystemExit):
        call_command("check_content", tmp_path, game=["to-tom"])
    assert f"{tmp_path.name}/to-tom/puzzles/loose.toml:10: rac-mot.answer: " in capsys.readouterr().out
    with pytest.raises(CommandError, match="--game: no game bi-tu; known are to-tom"):
        call_command("check_content", tmp_path, game=["to-tom", "bi-tu"])


def test_check_content_names_the_place_and_fails(tmp_path, capsys):
    write(tmp_path, "glossary/a.toml", 'slug = "phu"', 'slug = "Phủ"')
    with pytest.raises(SystemExit) as status:
        call_command("check_content", tmp_path)
    assert status.value.code == 1
    assert f"{tmp_path.name}/glossary/a.toml:3: term.slug: " in capsys.readouterr().out


def test_a_problem_of_the_code_is_placed_where_the_file_lies(tmp_path):
    of_code = Problem("../engine/chan/options.py", 40, "", "no law has CH-7.19")
    assert placed(of_code, CONTENT) == "tutorials/engine/chan/options.py:40: no law has CH-7.19"
    of_content = Problem("sources.toml", 3, "date", "missing")
    assert placed(of_content, CONTENT) == "tutorials/content/sources.toml:3: date: missing"
    assert placed(of_content, tmp_path) == f"{tmp_path.name}/sources.toml:3: date: missing"
