"""What the site makes of its environment."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from totom_site.environment import ConfigurationError, Mode, read

ROOT = Path(__file__).parents[2]
PRODUCTION = {
    "DJANGO_ENV": "production",
    "SECRET_KEY": "secret" * 10,
    "ALLOWED_HOSTS": "chieu.example, www.chieu.example",
}


def test_development_needs_nothing(tmp_path):
    environment = read({}, tmp_path)
    assert environment.mode is Mode.DEVELOPMENT
    assert environment.is_debug
    assert not environment.is_https
    assert environment.database["NAME"] == str(tmp_path / "chieu_lang.sqlite3")
    assert environment.database["OPTIONS"]["transaction_mode"] == "IMMEDIATE"


def test_local_hides_errors_and_keeps_its_own_secret(tmp_path):
    first, second = (read({"DJANGO_ENV": "local"}, tmp_path) for _ in range(2))
    assert not first.is_debug
    assert len(first.secret_key) >= 50
    assert first.secret_key == second.secret_key
    assert first.secret_key not in repr(first)
    assert (tmp_path / "secret_key").stat().st_mode & 0o077 == 0
    assert first.allowed_hosts == ("127.0.0.1", "localhost", "[::1]")


@pytest.mark.parametrize("missing", [["SECRET_KEY"], ["ALLOWED_HOSTS"], ["SECRET_KEY", "ALLOWED_HOSTS"]])
@pytest.mark.parametrize("mode", [{"DJANGO_ENV": "production"}, {"DJANGO_ENV": "", "DEBUG": "0"}])
def test_production_refuses_to_start_without(missing, mode, tmp_path):
    environ = {name: value for name, value in (PRODUCTION | mode).items() if name not in missing}
    with pytest.raises(ConfigurationError, match=" and ".join(missing)):
        read(environ, tmp_path)
    assert not list(tmp_path.iterdir())


def test_production_is_for_https_unless_told_otherwise(tmp_path):
    environment = read(PRODUCTION, tmp_path)
    assert environment.allowed_hosts == ("chieu.example", "www.chieu.example")
    assert environment.is_https
    assert not read(PRODUCTION | {"HTTPS": "0"}, tmp_path).is_https


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DJANGO_ENV", "prod"),
        ("DEBUG", "maybe"),
        ("HTTPS", "2"),
        ("DATABASE_URL", "mongo://host/name"),
        ("CACHE_URL", "memcached://host"),
        ("LIMITS", "none"),
        ("FORWARDED_ALLOW_IPS", "localhost"),
    ],
)
def test_an_unreadable_value_is_named(name, value, tmp_path):
    with pytest.raises(ConfigurationError, match=f"{name}={value}"):
        read({name: value}, tmp_path)


def test_no_password_is_told(tmp_path):
    with pytest.raises(ConfigurationError) as caught:
        read({"CACHE_URL": "memcached://user:hunter2@host"}, tmp_path)
    assert "hunter2" not in str(caught.value)


@pytest.mark.parametrize("key", ["x", "short but not that short", "a" * 60, "abcd" * 20])
def test_production_refuses_a_key_that_can_be_guessed(key, tmp_path):
    with pytest.raises(ConfigurationError, match="at least 32 random characters"):
        read(PRODUCTION | {"SECRET_KEY": key}, tmp_path)
    assert read({"SECRET_KEY": key}, tmp_path).secret_key == key  # for this machine alone it may be anything


def test_older_keys_are_read_beside_the_new_one(tmp_path):
    environment = read(PRODUCTION | {"SECRET_KEY_FALLBACKS": "older, oldest"}, tmp_path)
    assert environment.secret_key_fallbacks == ("older", "oldest")
    assert "oldest" not in repr(environment)


@pytest.mark.parametrize(
    ("environ", "limits"),
    [({}, "off"), ({"DJANGO_ENV": "local"}, "on"), (PRODUCTION, "on"), (PRODUCTION | {"LIMITS": "remote"}, "remote")],
)
def test_who_is_counted(environ, limits, tmp_path):
    assert read(environ, tmp_path).limits.value == limits


def test_proxies_are_named(tmp_path):
    proxies = read({"FORWARDED_ALLOW_IPS": "127.0.0.1, 10.0.0.0/8"}, tmp_path).proxies
    assert list(map(str, proxies)) == ["127.0.0.1/32", "10.0.0.0/8"]
    assert list(map(str, read({"FORWARDED_ALLOW_IPS": "*"}, tmp_path).proxies)) == ["0.0.0.0/0", "::/0"]
    assert read({}, tmp_path).proxies == ()


def test_what_all_processes_share_is_in_a_file_or_in_redis(tmp_path):
    alone, many = read({}, tmp_path), read({"CACHE_URL": "redis://cache/0"}, tmp_path)
    assert alone.shared_table["NAME"] == str(tmp_path / "shared.sqlite3")
    assert many.shared_table is None and many.caches["shared"] == many.caches["default"]


def test_debug_and_production_exclude_each_other(tmp_path):
    with pytest.raises(ConfigurationError, match="exclude each other"):
        read(PRODUCTION | {"DEBUG": "1"}, tmp_path)


def test_postgresql_by_its_address(tmp_path):
    database = read({"DATABASE_URL": "postgres://chieu:pw@db:5433/lang"}, tmp_path).database
    assert database["ENGINE"] == "django.db.backends.postgresql"
    assert (database["HOST"], database["PORT"], database["NAME"]) == ("db", 5433, "lang")


def test_nobody_waits_for_a_database_for_long(tmp_path):
    assert read({}, tmp_path).database["OPTIONS"]["timeout"] <= 3
    options = read({"DATABASE_URL": "postgres://chieu@db/lang?sslmode=require"}, tmp_path).database["OPTIONS"]
    assert (options["connect_timeout"], options["options"]) == (3, "-c lock_timeout=2500")
    assert options["sslmode"] == "require"


@pytest.mark.parametrize(
    ("url", "backend"),
    [("", "django.core.cache.backends.locmem.LocMemCache"), ("redis://cache:6379/1", "totom_site.stores.RedisCache")],
)
def test_cache_by_its_address(url, backend, tmp_path):
    assert read({"CACHE_URL": url}, tmp_path).caches["default"]["BACKEND"] == backend


@pytest.mark.parametrize(
    ("environ", "address"),
    [
        ({}, "http://127.0.0.1:8000"),
        ({"ALLOWED_HOSTS": "*"}, "http://127.0.0.1:8000"),
        ({"DJANGO_ENV": "local", "PORT": "8001", "ALLOWED_HOSTS": "192.168.1.5"}, "http://192.168.1.5:8001"),
        (PRODUCTION, "https://chieu.example"),
        (PRODUCTION | {"HTTPS": "0"}, "http://chieu.example"),
        (PRODUCTION | {"ALLOWED_HOSTS": "*,.chieu.example"}, "https://chieu.example"),
        (PRODUCTION | {"SITE_ADDRESS": "https://other.example:8443/"}, "https://other.example:8443"),
    ],
)
def test_the_address_in_books_is_the_sites(environ, address, tmp_path):
    assert read(environ, tmp_path).site_address == address


@pytest.mark.parametrize("word", ["chieu.example", "ftp://chieu.example", "https://a b", "https://x/?q"])
def test_an_address_that_is_none_is_named(word, tmp_path):
    with pytest.raises(ConfigurationError, match="SITE_ADDRESS"):
        read({"SITE_ADDRESS": word}, tmp_path)


def test_books_are_kept_where_the_environment_says(tmp_path):
    assert read({}, tmp_path).rulebook_dir == tmp_path / "rulebooks"
    assert read({"RULEBOOK_DIR": str(tmp_path / "shared")}, tmp_path).rulebook_dir == tmp_path / "shared"


def test_spare_books_lie_in_memory_or_where_the_environment_says(tmp_path, monkeypatch):
    assert read({"RULEBOOK_SPARE": str(tmp_path)}, tmp_path).rulebook_spare == tmp_path
    monkeypatch.setattr("totom_site.environment.MEMORY", tmp_path)
    assert read({"TMPDIR": "/var/tmp"}, tmp_path).rulebook_spare == tmp_path
    monkeypatch.setattr("totom_site.environment.MEMORY", tmp_path / "none")
    assert read({"TMPDIR": "/var/tmp"}, tmp_path).rulebook_spare == Path("/var/tmp")
    assert read({}, tmp_path).rulebook_spare == Path("/tmp")


@pytest.mark.parametrize(
    "command",
    [
        ["manage.py", "check"],
        ["-m", "gunicorn", "totom_site.wsgi", "--preload", "--bind", "127.0.0.1:0", "--no-control-socket"],
        [
            "-m",
            "gunicorn",
            "totom_site.wsgi",
            "--bind",
            "127.0.0.1:0",
            "--no-control-socket",
            "--log-level",
            "critical",
        ],
    ],
)
def test_refusal_is_one_line_and_a_status(command):
    environ = {name: os.environ[name] for name in ("PATH", "HOME", "LANG") if name in os.environ}
    done = subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env=environ | {"DJANGO_ENV": "production"},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    assert "Production needs SECRET_KEY and ALLOWED_HOSTS" in done.stderr
