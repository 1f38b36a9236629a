"""What OPERATING.md promises to whoever runs the site: its files, its commands, and what holds when something falls."""

import json
import os
import re
import resource
import shlex
import shutil
import signal
import sqlite3
import ssl
import stat
import subprocess
import tarfile
import urllib.error
import urllib.parse
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from http.client import IncompleteRead
from http.cookies import SimpleCookie
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from tests.depth import some
from tests.serving import ROOT, Served, connections, free_port, make_database, manage, plain, served
from tests.tasks.answers import turns
from tests.totom_site import operating
from totom_site import archive, limits
from tutorials.catalogue import load

pytestmark = pytest.mark.xdist_group("served")
NAME = "chieu.example"
PAGES = ("/", "/to-tom/", "/to-tom/law/", "/glossary/", "/to-tom/villages/")
EASY = [puzzle for puzzle in load().puzzles("to-tom") if puzzle.task.mode.slug in ("win", "choice", "waits")]


class Reader:
    """Somebody with a browser: he asks over HTTPS, or plainly, and keeps his cookies."""

    def __init__(self, url: str, **headers: str) -> None:
        self.url, self.headers, self.cookies = url, headers, SimpleCookie()

    def ask(
        self, path: str, data: bytes | None = None, timeout: float = 60, **headers: str
    ) -> tuple[int, str, dict[str, str]]:
        """Ask for a page, and do not follow where it leads; return status, text and headers."""
        opener = urllib.request.build_opener(
            _Stay, urllib.request.HTTPSHandler(context=ssl._create_unverified_context())
        )
        cookie = "; ".join(f"{name}={morsel.coded_value}" for name, morsel in self.cookies.items())
        sent = {**self.headers, **headers, **({"Cookie": cookie} if cookie else {})}
        try:
            answer = opener.open(urllib.request.Request(self.url + path, data, sent), timeout=timeout)
        except urllib.error.HTTPError as error:
            answer = error
        with answer:
            for line in answer.headers.get_all("Set-Cookie", []):
                self.cookies.load(line)
            return answer.status, answer.read().decode(), dict(answer.headers)

    def solve(self, number: int) -> tuple[int, str]:
        """Solve a puzzle; return status and page."""
        puzzle = EASY[number]
        address = f"/to-tom/puzzles/{puzzle.slug}/"
        page = self.ask(address)[1]
        token = re.search(r'name="csrfmiddlewaretoken" value="(\w+)"', page)
        assert token, page
        (data,) = turns(puzzle.task)
        form = urllib.parse.urlencode({**data, "csrfmiddlewaretoken": token[1]}, doseq=True).encode()
        return self.ask(f"{address}check/", form, Origin=self.origin, Referer=self.origin + address)[:2]

    @property
    def origin(self) -> str:
        """Return what a browser names as the place that a form is sent from."""
        scheme, _, place = self.url.partition("://")
        return f"{scheme}://{self.headers.get('Host', place)}"


class _Stay(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *args):
        return None


@pytest.fixture(scope="module")
def home(tmp_path_factory):
    """Return the folder of a site with SQLite."""
    return tmp_path_factory.mktemp("home")


@pytest.fixture(scope="module")
def site(home):
    """Serve it, with its limits."""
    with served(home, {"LIMITS": "on"}) as server:
        yield server


@dataclass(frozen=True)
class Pair:
    """Two sites that share one PostgreSQL and one Redis."""

    first: Served
    second: Served
    environ: dict[str, str]
    database: subprocess.Popen[bytes]
    cache: subprocess.Popen[bytes]


@pytest.fixture(scope="module")
def pair(tmp_path_factory):
    """Serve them. Tests that let something of them fall come last, in the order in which they stand."""
    with operating.postgres() as (database, keeper), operating.redis() as (cache, memory):
        environ = {"DATABASE_URL": database, "CACHE_URL": cache, "WEB_CONCURRENCY": "1", "LIMITS": "on"}
        one, other = tmp_path_factory.mktemp("one"), tmp_path_factory.mktemp("other")
        with served(one, environ) as first, served(other, environ, "127.0.0.2") as second:
            yield Pair(first, second, plain(one) | environ, keeper, memory)


# in front


def test_nginx_stands_in_front(tmp_path):
    """The file of the page, with other ports: HTTPS, safe cookies, small bodies, and readers told apart."""
    secure, open_port = free_port(), free_port()
    environ = {"ALLOWED_HOSTS": NAME, "HTTPS": "1", "FORWARDED_ALLOW_IPS": "127.0.0.9", "LIMITS": "on"}
    with served(tmp_path, environ) as site:
        replaced = {
            "127.0.0.1:8000": f"127.0.0.1:{site.port}",
            "listen 80;": f"listen 127.0.0.1:{open_port};",
            "listen 443 ssl;": f"listen 127.0.0.1:{secure} ssl;",
            "server_tokens off;": "server_tokens off; proxy_bind 127.0.0.9;",  # another address than the reader's
        }
        with operating.nginx(tmp_path, operating.blocks("nginx")[0], replaced):
            reader = Reader(f"https://127.0.0.1:{secure}", Host=NAME)
            status, page, headers = reader.ask("/")
            assert (status, "Chiếu Làng" in page) == (200, True)
            assert "max-age" in headers["Strict-Transport-Security"]
            assert f'<link rel="canonical" href="https://{NAME}/">' in page
            plainly = Reader(f"http://127.0.0.1:{open_port}", Host=NAME).ask("/glossary/")
            assert (plainly[0], plainly[2]["Location"]) == (301, f"https://{NAME}/glossary/")
            assert reader.ask("/prefs/", b"theme=dark", Origin=f"https://{NAME}")[0] == 302
            assert reader.cookies["theme"].value == "dark" and reader.cookies["theme"]["secure"]
            assert 'data-theme="dark"' in reader.ask("/")[1]
            assert reader.ask("/prefs/", b"x" * 1_100_000, Origin=f"https://{NAME}")[0] == 413
            assert json.loads(reader.ask("/healthz")[1])["database"] == "ok"

            # Whoever begins a request and does not end it keeps nobody waiting.
            with connections(site.at(open_port), 60, b"GET / HTTP/1.1\r\nHost: x"):
                assert reader.ask("/robots.txt", timeout=4)[0] == 200

            # What a reader says of himself is not believed: all these are his, whichever process answers. They are more
            # than two hours hold, so that it does not matter when one ends; books with too long a name cost little.
            books = [f"/rulebook/to-tom.pdf?club={'x' * 500}{number}" for number in range(2 * limits.BOOKS.most + 1)]
            said = [reader.ask(book, **{"X-Forwarded-For": f"6.6.6.{place}"})[0] for place, book in enumerate(books)]
            assert set(said) == {400, 429}


def test_systemd_takes_the_unit(tmp_path):
    analyze = operating.program("systemd-analyze")
    (unit,) = operating.blocks("systemd")
    path = tmp_path / "chieu-lang.service"
    path.write_text(unit.replace("/srv/chieu-lang", str(ROOT)))
    done = subprocess.run([analyze, "verify", "--man=no", path], capture_output=True, text=True)
    assert (done.returncode, [line for line in done.stderr.splitlines() if path.name in line]) == (0, [])


# what the page says to type


BEGIN, *COMMANDS = sorted(operating.blocks("sh"), key=lambda block: "set -a" not in block)
MOVE = next(block for block in COMMANDS if "loaddata" in block)
AS_ITS_USER = "runuser -u chieu -- "


@pytest.fixture
def typed(home, site, tmp_path):
    """Type commands as root does, with folders of the test's own, and a systemctl and a git that only take notes."""
    environ = plain(home)
    file, programs, notes = tmp_path / "chieu-lang.env", tmp_path / "bin", tmp_path / "notes"
    kept = {"PATH": f"{programs}:{environ.pop('PATH')}", "HOME": str(tmp_path)}
    file.write_text("".join(f"{name}={shlex.quote(value)}\n" for name, value in environ.items()))
    programs.mkdir()
    for name in ("systemctl", "git"):
        (programs / name).write_text(f'#!/bin/sh\necho "{name} $*" >>{notes}\n')
        (programs / name).chmod(0o755)
    replaced = {"/etc/chieu-lang.env": str(file), "/srv/chieu-lang": str(ROOT), "/var/backups": str(tmp_path),
                "127.0.0.1:8000": f"127.0.0.1:{site.port}", "-o chieu ": "", AS_ITS_USER: ""}  # fmt: skip

    def run(block: str, **more: str) -> str:
        here = BEGIN + block
        for old, new in {**replaced, **more}.items():
            here = here.replace(old, new)
        done = subprocess.run(["bash", "-euc", here], cwd="/", env=kept, capture_output=True, text=True)
        assert done.returncode == 0, f"{here}{done.stdout}{done.stderr}"
        return notes.read_text() if notes.exists() else ""

    return run


def test_the_commands_of_the_page_run(typed, home, tmp_path):
    said = [typed(command) for command in COMMANDS if command != MOVE]
    assert len(said) >= 7
    assert said[-1].endswith("systemctl stop chieu-lang\ngit pull\nsystemctl start chieu-lang\n")
    kept = sorted((tmp_path / "chieu-lang").glob("*.tar"))
    assert [path.name for path in kept] == ["before.tar", "nightly.tar"]
    for path in kept:
        secret = subprocess.check_output(["tar", "-xOf", path, "secret_key"], text=True)
        assert secret == plain(home)["SECRET_KEY"]  # of the site, not one made on the way


def test_every_command_of_the_site_runs_as_its_user():
    lines = [line for block in COMMANDS for line in block.splitlines() if "manage.py" in line]
    assert len(lines) >= 7 and all(line.startswith(AS_ITS_USER) for line in lines)


def test_progress_moves_to_postgresql(typed, site, pair):
    """What was solved is there, and the next thing is written beside it."""
    reader = learner_of(site.url)
    typed(next(block for block in COMMANDS if "install -d" in block))
    typed(MOVE, **{"postgres://chieu:password@10.0.0.10/chieu": pair.environ["DATABASE_URL"]})
    reader.url = pair.first.url
    assert "đã giải 2/" in reader.ask("/progress/")[1]
    assert reader.solve(2)[0] == 200
    assert "đã giải 3/" in reader.ask("/progress/")[1]


def test_the_page_names_the_packages_that_the_site_needs():
    (console,) = operating.blocks("console")
    setup = (ROOT / "script" / "setup.sh").read_text(encoding="utf-8")
    needed = re.findall(r"^(?:BASE|PDF)_PACKAGES=\((.*)\)", setup, re.MULTILINE)
    wanted = {*" ".join(needed).split(), "nginx", "curl", "git"} - {"python3"}  # comes with python3-venv
    assert set(console.split()) - {"apt-get", "install"} == wanted


def test_what_the_page_sets_is_what_the_site_reads():
    source = (ROOT / "totom_site" / "environment.py").read_text(encoding="utf-8") + (
        ROOT / "totom_site" / "serving.py"
    ).read_text(encoding="utf-8")
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    named = {name for block in operating.blocks("ini") for name in re.findall(r"^([A-Z_]+)=", block, re.MULTILINE)}
    assert {"SECRET_KEY", "FORWARDED_ALLOW_IPS", "BIND"} <= named
    assert {name for name in named if f'"{name}"' not in source and f"'{name}'" not in source} == set()
    assert {name for name in named if f"`{name}" not in readme} == set()


def test_the_page_tells_the_limits():
    for rule in {rule.name: rule for rule in limits.COSTS.values()}.values():
        assert re.search(rf"\b{rule.most}\b", operating.PAGE), rule


# backup and restore


def learner_of(site_url: str) -> Reader:
    """Return somebody who has solved two things."""
    reader = Reader(site_url)
    assert [reader.solve(number)[0] for number in (0, 1)] == [200, 200]
    return reader


def test_what_was_backed_up_comes_back(site, home, tmp_path):
    """Another folder, another secret, another database: the reader's cookie holds, and what he has solved is there."""
    other, kept = tmp_path / "other", tmp_path / "kept.tar"
    other.mkdir()
    reader = learner_of(site.url)
    made = manage(plain(home), "backup", str(kept))
    assert made.returncode == 0, made.stderr
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    elsewhere = plain(other) | {"SECRET_KEY": "quite another secret, as long as any"}
    make_database(elsewhere)
    refused = manage(elsewhere, "restore", str(kept))
    assert refused.returncode == 1 and "--replace" in refused.stderr
    done = manage(elsewhere, "restore", "--replace", str(kept))
    assert done.returncode == 0 and "SECRET_KEY_FALLBACKS" in done.stdout, done.stderr
    secret = subprocess.check_output(["tar", "-xOf", kept, "secret_key"], text=True)
    with served(other, elsewhere | {"SECRET_KEY_FALLBACKS": secret}) as again:
        reader.url = again.url
        assert "đã giải 2/" in reader.ask("/progress/")[1]


def test_a_secret_of_the_sites_own_making_is_restored_with_it(tmp_path, settings):
    """As script/server makes one: it lies in the folder of the data, which here is another for each."""
    settings.DATA_DIR, settings.SECRET_KEY = tmp_path / "there", "made by the site itself"
    settings.DATA_DIR.mkdir()
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("SECRET_KEY", raising=False)
        patch.setattr(archive, "_load", lambda source: None)
        patch.setattr(archive, "_dump", lambda folder: _empty(folder / archive.SQLITE))
        archive.backup(tmp_path / "kept.tar")
        assert archive.restore(tmp_path / "kept.tar")
    secret = settings.DATA_DIR / "secret_key"
    assert secret.read_text() == "made by the site itself\n"
    assert stat.S_IMODE(secret.stat().st_mode) == 0o600


def _empty(path: Path) -> Path:
    path.touch()
    return path


def test_of_a_backup_its_two_files_alone_are_taken(tmp_path, monkeypatch):
    """The Python of Debian 12 unpacks all or nothing, and where the file says: so nothing is unpacked."""
    monkeypatch.setattr(tarfile.TarFile, "extractall", None)
    monkeypatch.setattr(archive, "_load", lambda source: None)
    monkeypatch.setenv("SECRET_KEY", "of the environment")
    with tarfile.open(tmp_path / "kept.tar", "w") as kept:
        for name in (archive.SQLITE, archive.SECRET, "../escaped"):
            archive._add(kept, name, b"x")
    assert archive.restore(tmp_path / "kept.tar") is False
    assert [path.name for path in tmp_path.iterdir()] == ["kept.tar"]


@pytest.mark.parametrize("missing", [archive.SQLITE, archive.SECRET])
def test_a_backup_that_lacks_something_is_refused(tmp_path, missing):
    with tarfile.open(tmp_path / "kept.tar", "w") as kept:
        for name in {archive.SQLITE, archive.SECRET} - {missing}:
            archive._add(kept, name, b"x")
    with pytest.raises(CommandError, match="is no backup of this site"):
        call_command("restore", str(tmp_path / "kept.tar"), replace=True)


@pytest.mark.parametrize("broken", [b"", b"no archive", None])
def test_what_is_no_backup_is_refused(tmp_path, broken):
    path = tmp_path / "kept.tar"
    if broken is not None:
        path.write_bytes(broken)
    with pytest.raises(CommandError, match=f"{path} is no backup of this site"):
        call_command("restore", str(path), replace=True)


def test_a_backup_that_cannot_be_written_leaves_nothing(tmp_path, monkeypatch):
    monkeypatch.setattr(archive, "_dump", lambda folder: _empty(folder / archive.SQLITE))
    with pytest.raises(CommandError, match="cannot be written: No such file or directory"):
        call_command("backup", str(tmp_path / "nowhere" / "kept.tar"))
    assert not list(tmp_path.iterdir())


# two machines


def test_one_of_two_machines_falls_and_nothing_is_lost(pair, tmp_path):
    """Both stand behind nginx; one is killed with all its processes while readers answer.

    Every answer is judged, and every one of them is remembered.
    """
    readers, deeds, port = some(4, deep=12), some(5, deep=20), free_port()
    upstream = operating.blocks("nginx")[1].partition("\n")[2]
    front = f"{upstream}\nserver {{ listen 127.0.0.1:{port};\n{_location()}\n}}"
    replaced = {"10.0.0.11:8000": f"127.0.0.1:{pair.first.port}", "10.0.0.12:8000": f"127.0.0.2:{pair.second.port}"}
    with operating.nginx(tmp_path, _with_certificates(front), replaced), ThreadPoolExecutor(readers) as pool:
        people = [Reader(f"http://127.0.0.1:{port}", Host="127.0.0.1") for _ in range(readers)]
        done = [pool.submit(_solve_all, person, deeds, pair.second, person is people[0]) for person in people]
        assert [each.result() for each in done] == [[(200, True)] * deeds] * readers
        assert pair.second.process.poll() is not None
        for person in people:
            assert f"đã giải {deeds}/" in person.ask("/progress/")[1]


def _solve_all(person: Reader, deeds: int, second, is_killer: bool) -> list[tuple[int, bool]]:
    """Solve some puzzles; in the middle of them one reader kills a machine."""
    found = []
    for number in range(deeds):
        if is_killer and number == deeds // 2:
            os.killpg(second.process.pid, signal.SIGKILL)
            second.process.wait(20)
        try:
            status, page = person.solve(number)
        except IncompleteRead:  # a machine fell in the middle of its answer: whoever reads it asks again
            status, page = person.solve(number)
        found.append((status, "Đúng rồi." in page and "Chưa ghi lại được" not in page))
    return found


def _location() -> str:
    """Return the place of the first file of the page where requests are passed on."""
    found = re.search(r"^    location / \{.*?^    \}", operating.blocks("nginx")[0], re.MULTILINE | re.DOTALL)
    assert found
    return found[0].replace("X-Forwarded-Proto $scheme", "X-Forwarded-Proto http")


def _with_certificates(site: str) -> str:
    live = "/etc/letsencrypt/live/chieu.example"
    return f"# {live}/fullchain.pem {live}/privkey.pem\n{site}"


# a database or a cache that is not there


def test_pages_are_read_and_judged_without_postgresql(pair, tmp_path):
    site, kept = pair.first, tmp_path / "kept.tar"
    reader = learner_of(site.url)
    assert site.get("/healthz")[0] == 200
    if shutil.which("pg_dump"):
        made = manage(pair.environ, "backup", str(kept))
        assert made.returncode == 0, made.stderr
        assert manage(pair.environ, "flush", "--no-input").returncode == 0
        assert "đã giải 2/" not in reader.ask("/progress/")[1]
        again = manage(pair.environ, "restore", "--replace", str(kept))
        assert again.returncode == 0, again.stderr
        assert "đã giải 2/" in reader.ask("/progress/")[1]
    pair.database.terminate()
    pair.database.wait(30)
    status, health = site.get("/healthz")
    assert status == 503 and json.loads(health) == {
        "process": "ok", "content": "ok", "database": "down", "cache": "ok", "press": "down",
    }  # fmt: skip
    for path in ("/to-tom/lessons/", "/to-tom/puzzles/", f"/to-tom/puzzles/{EASY[0].slug}/", "/progress/"):
        assert reader.ask(path)[0] == 200, path
    status, page = reader.solve(2)
    assert (status, "Đúng rồi." in page, "Chưa ghi lại được" in page) == (200, True, True)


def test_pages_outlive_their_cache(pair):
    """Of all that can befall a cache, the hardest: it takes questions and answers none."""
    assert {path: pair.first.get(path)[0] for path in PAGES} == dict.fromkeys(PAGES, 200)
    pair.cache.send_signal(signal.SIGSTOP)
    assert {path: pair.first.get(path, timeout=20)[0] for path in PAGES * 2} == dict.fromkeys(PAGES, 200)


def test_a_locked_database_loses_no_verdict(site, home):
    reader = learner_of(site.url)
    with closing(sqlite3.connect(home / "site.sqlite3", isolation_level=None)) as lock:
        lock.execute("BEGIN IMMEDIATE")
        status, page = reader.solve(2)
        assert (status, "Đúng rồi." in page, "Chưa ghi lại được" in page) == (200, True, True)
        assert reader.ask("/to-tom/lessons/")[0] == 200
        lock.execute("ROLLBACK")
    assert "Chưa ghi lại được" not in reader.solve(2)[1]


@pytest.fixture
def fill(site):
    """When called, let not a byte more come to lie on the disk of the site, until the test ends."""
    filled: dict[int, tuple[int, int]] = {}

    def stop_writing() -> None:
        children = Path(f"/proc/{site.process.pid}/task/{site.process.pid}/children").read_text()
        for pid in map(int, children.split()):
            filled[pid] = resource.prlimit(pid, resource.RLIMIT_FSIZE)
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, filled[pid][1]))

    yield stop_writing
    for pid, most in filled.items():
        resource.prlimit(pid, resource.RLIMIT_FSIZE, most)


def test_a_full_disk_loses_no_verdict_and_no_page(site, fill):
    reader = learner_of(site.url)
    fill()
    status, page = reader.solve(2)
    assert (status, "Đúng rồi." in page, "Chưa ghi lại được" in page) == (200, True, True)
    assert "đã giải 2/" in reader.ask("/progress/")[1]
    for path in ("/to-tom/lessons/", "/to-tom/desk/?cards=456v", "/rulebook/", "/glossary/"):
        assert reader.ask(path)[0] == 200, path
    assert {reader.ask("/api/v1/ask?q={}")[0] for _ in range(5)} == {422}
    assert reader.ask("/rulebook/to-tom.pdf")[0] == 503
