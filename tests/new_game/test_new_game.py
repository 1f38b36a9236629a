"""A new game is a package of the engine and a folder of content: nothing else is touched, and it stands everywhere.

The game, one card each, is made up. It is put into a copy of the site, which then answers as every game does.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from shutil import copy, copytree

import pytest

pytestmark = pytest.mark.xdist_group("the new game")  # its site is laid out and read once

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).parent
COPIED = ("engine", "content")
PAGES = {
    "/": "Một lá",
    "/mot-la/": "ai lớn hơn thì thắng",
    "/mot-la/lessons/la-nao-lon/": "Lá nào thắng?",
    "/mot-la/law/": "ML-2.2",
    "/mot-la/law/ML-2.2/": "Át trên già",
    "/mot-la/puzzles/": "Hai lá trên bàn",
    "/mot-la/puzzles/chin-va-nam/": "bên nào thắng?",
    "/mot-la/desk/?a=A%E2%99%A6&b=K%E2%99%A3": "A♦ lớn hơn K♣",
    "/mot-la/villages/": "Lá át",
    "/mot-la/villages/table/": "Lệ xuân",
    "/mot-la/villages/mine/": "Lá át",
    "/search/?q=ML-2.2": "Lá át",
    "/search/?q=một+lá": "Một lá",
    "/rulebook/": "Một lá",
    "/paper/forms/?what=score&game=mot-la": "Lá át",
    "/en/mot-la/": "the higher wins",
}
VISIT = """
import json, os, re, sys
os.environ["DJANGO_SETTINGS_MODULE"] = "totom_site.settings"
import django
django.setup()
from django.core.management import call_command
from django.test import Client
from django.test.utils import setup_test_environment
setup_test_environment()
call_command("migrate", verbosity=0)
call_command("check_content", game=["mot-la"], stdout=sys.stderr)
client = Client()
answers = {path: client.get(path) for path in json.load(sys.stdin)}
pages = {path: [answer.status_code, answer.content.decode()] for path, answer in answers.items()}
links = {link.partition("#")[0] for link in re.findall(r'<a[^>]* href="(/[^"]*)"', pages["/mot-la/"][1])}
led = {link: client.get(link.replace("&amp;", "&")).status_code for link in sorted(links)}
print(json.dumps({"pages": pages, "links": led}))
"""


def laid_out(root):
    """Lay out the site with the new game in it: the two folders are copied, all else is linked."""
    tutorials = root / "tutorials"
    tutorials.mkdir()
    copy(ROOT / "manage.py", root)
    for path in ROOT.iterdir():
        if path.name in ("pyproject.toml", "requirements", "static", "templates", "totom_site"):
            (root / path.name).symlink_to(path)
    for path in (ROOT / "tutorials").iterdir():
        if path.name in COPIED:
            copytree(path, tutorials / path.name)
            copytree(HERE / path.name, tutorials / path.name, dirs_exist_ok=True)
        else:
            (tutorials / path.name).symlink_to(path)
    return root


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """Lay out the site once."""
    return laid_out(tmp_path_factory.mktemp("site"))


def process(site, arguments, given=""):
    """Run Python in the laid-out site."""
    own = {"DJANGO_ENV": "development", "PYTHONPATH": str(site), "DATABASE_URL": f"sqlite:///{site}/db.sqlite3"}
    environ = {name: value for name, value in os.environ.items() if name != "DEBUG"} | own
    return subprocess.run(
        [sys.executable, *arguments], cwd=site, input=given, env=environ, capture_output=True, text=True, check=False
    )


def run(site, arguments, given=""):
    """Return what a process prints that succeeds."""
    done = process(site, arguments, given)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


@pytest.fixture(scope="module")
def visited(site):
    """Open each page once, after the content was checked, and follow all that its own page leads to."""
    return json.loads(run(site, ["-c", VISIT], json.dumps(list(PAGES))))


def test_the_engine_answers_for_it(site):
    asked = {"game": "mot-la", "ask": "compare", "a": "A♦", "b": "K♣", "rules": "ha"}
    said = json.loads(run(site, ["-m", "tutorials.engine"], json.dumps(asked) + "\n"))
    assert (said["winner"], said["articles"]) == ("b", ["ML-2.2"])
    schema = json.loads(run(site, ["-m", "tutorials.engine", "--schema"]))
    assert "mot-la" in json.dumps(schema)


@pytest.mark.parametrize("path", PAGES)
def test_it_stands_on_every_page(visited, path):
    status, shown = visited["pages"][path]
    assert status == 200
    assert PAGES[path] in shown


def test_its_page_leads_only_to_what_there_is(visited):
    assert len(visited["links"]) > 10 and "/mot-la/puzzles/" in visited["links"]
    assert {link: status for link, status in visited["links"].items() if status >= 400} == {}


def test_its_rulebook_is_printed(site):
    book = site / "mot-la.pdf"
    run(site, ["manage.py", "rulebook", "--game", "mot-la", "--output", str(book)])
    assert book.read_bytes().startswith(b"%PDF")


def test_a_package_that_lacks_something_is_told_in_one_line(tmp_path):
    """Whatever starts the site reads all games: `check_content` too."""
    root = laid_out(tmp_path)
    package = root / "tutorials" / "engine" / "motla"
    for file, old, new, said in (
        (
            "words.toml",
            "[option.at]",
            "[option.ta]",
            "mot-la: words.toml beside tutorials.engine.motla.options: [option.at]",
        ),
        ("words.toml", "[option.at]", "[option.at", "tutorials/engine/motla/words.toml: "),
        (
            "words.toml",
            "",
            None,
            "mot-la: tutorials/engine/motla/words.toml is missing. CONTRIBUTING.md says under “Add",
        ),
        (
            "fields.py",
            "",
            None,
            "No module named 'tutorials.engine.motla.fields'. CONTRIBUTING.md says under “Add a game”",
        ),
    ):
        whole = (package / file).read_text(encoding="utf-8")
        (package / file).unlink()
        if new is not None:
            (package / file).write_text(whole.replace(old, new), encoding="utf-8")
        done = process(root, ["manage.py", "check_content"])
        assert done.returncode == 1 and done.stderr.startswith(said) and done.stderr.count("\n") == 1, done.stderr
        (package / file).write_text(whole, encoding="utf-8")
