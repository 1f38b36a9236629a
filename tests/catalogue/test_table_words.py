"""What is said at a table where one plays is read strictly, and shared between games."""

from pathlib import Path

from tutorials.catalogue.problems import Problem
from tutorials.catalogue.table_words import TableWords, read_table_words
from tutorials.catalogue.tables import Table, read_toml

THROW = """
[act.danh]
vi = "Đánh {cards}"
en = "Throw {cards}"
told.vi = "{who} đánh {cards}"
told.en = "{who} throws {cards}"
mine.vi = "Mình đánh {cards}"
mine.en = "You throw {cards}"

[reason.waits]
vi = "Còn chờ {left} quân."
en = "You wait for {left} cards."
"""


def read(tmp_path: Path, **files: str) -> tuple[dict[str, TableWords], list[Problem]]:
    problems: list[Problem] = []
    tables: dict[str, Table | None] = {}
    for name, text in files.items():
        path = tmp_path / f"{name}.toml"
        path.write_text(text, encoding="utf-8")
        tables[name] = read_toml(path, path.name, problems)
    return read_table_words(tables), problems


def test_an_act_is_said_on_a_button_of_another_and_of_the_reader(tmp_path):
    words, problems = read(tmp_path, mau=THROW)
    saying = words["mau"].find("act", "danh")
    assert problems == [] and saying is not None
    assert [text.en for text in (saying.name, saying.told, saying.mine)] == [
        "Throw {cards}", "{who} throws {cards}", "You throw {cards}",
    ]  # fmt: skip


def test_what_is_not_told_otherwise_is_told_as_it_is_called(tmp_path):
    saying = read(tmp_path, mau=THROW)[0]["mau"].find("reason", "waits")
    assert saying is not None and saying.told == saying.mine == saying.name


def test_a_game_shares_words_but_for_its_own(tmp_path):
    own = 'like = "mau"\n[reason.waits]\nvi = "Chờ."\nen = "Waiting."\n'
    words, problems = read(tmp_path, an=own, mau=THROW)
    assert problems == []
    assert words["an"].find("act", "danh") == words["mau"].find("act", "danh")
    assert words["an"].find("reason", "waits").name.en == "Waiting."


def test_what_is_wrong_is_named_where_it_stands(tmp_path):
    wrong = '[act.danh]\nvi = "Đánh {quan}"\nen = "Throw"\n[mark.cai]\nvi = "cái"\n[aktion.x]\nvi = "x"\nen = "x"\n'
    _, problems = read(tmp_path, mau=wrong)
    assert {(each.line, each.field) for each in problems} == {
        (2, "act.danh.vi"), (4, "mark.cai.en"), (0, "aktion"),
    }  # fmt: skip


def test_a_game_cannot_be_like_one_without_words(tmp_path):
    words, problems = read(tmp_path, mau='like = "khong-co"\n')
    assert len(problems) == 1 and words["mau"].find("act", "danh") is None


def test_the_clauses_of_an_act_are_shared_too_but_for_its_own(tmp_path):
    law = '\n[law]\ndanh = ["MU-1.1"]\nan = ["MU-1.2"]\n'
    words, problems = read(tmp_path, an='like = "mau"\n[law]\nan = ["AN-2.1"]\n', mau=THROW + law)
    assert problems == [] and words["an"].law == {"danh": ("MU-1.1",), "an": ("AN-2.1",)}
