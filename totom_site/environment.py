"""What the environment says about how the site runs, read and checked in one place."""

import os
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Any

import dj_database_url

SHORTEST_KEY, FEWEST_SIGNS = 32, 5  # of SECRET_KEY: characters, and different ones
CONNECTION_AGE = 60  # seconds for which a thread keeps its connection to a database
SHARED_AGE = 2 * 60 * 60  # seconds for which what all processes share is kept, unless it says otherwise
EVERYWHERE = {"*": ("0.0.0.0/0", "::/0")}
CACHE_PATIENCE = 0.25  # seconds that a page waits for a cache: it can be rendered without
COUNTING_PATIENCE = 1.0  # seconds that it waits for others who count, each for a thousandth
DATABASE_PATIENCE = 2.5  # seconds that a page waits for others who write
Network = IPv4Network | IPv6Network

MEMORY = Path("/dev/shm")  # a folder in memory, on Linux
LOOPBACK = ("127.0.0.1", "localhost", "[::1]")  # the first needs nobody who knows names
TRUE_WORDS = frozenset({"1", "true", "yes", "on"})
_ADDRESS = re.compile(r"https?://[^\s/?#@]+(/[^\s?#]*)?")
FALSE_WORDS = frozenset({"0", "false", "no", "off"})


class ConfigurationError(Exception):
    """The environment does not say what the site must know; the text is one line for the person who starts it."""


class Limits(Enum):
    """Whose requests are counted (see limits.py)."""

    ON = "on"
    REMOTE = "remote"  # not those of this machine
    HALL = "hall"  # of each device alone, and of an address ten times as many: phones may share one
    OFF = "off"  # nobody's: a programmer at work


class Mode(Enum):
    """How the site runs."""

    DEVELOPMENT = "development"  # manage.py on a programmer's machine: error pages tell all
    LOCAL = "local"  # script/server: like production, but for this machine alone, with a secret of its own
    PRODUCTION = "production"  # for the public: everything must be said


@dataclass(frozen=True)
class Environment:
    """The environment's answers, checked."""

    mode: Mode
    is_debug: bool
    secret_key: str = field(repr=False)
    allowed_hosts: tuple[str, ...]
    is_https: bool
    database: Mapping[str, Any] = field(repr=False)
    rulebook_dir: Path
    rulebook_spare: Path
    site_address: str
    hall: tuple[tuple[str, str], ...]  # addresses for the phones of a hall, each with the network in which it holds
    caches: Mapping[str, Mapping[str, Any]] = field(repr=False)
    shared_table: Mapping[str, Any] | None  # a database beside the first, where no Redis is shared
    limits: Limits
    proxies: tuple[Network, ...]
    secret_key_fallbacks: tuple[str, ...] = field(repr=False)


def read(environ: Mapping[str, str], data: Path) -> Environment:
    """Read and check the environment. Raises ConfigurationError if something is missing or unreadable."""
    mode = _mode(environ)
    secret_key, hosts = _secret_key(environ, mode, data), _allowed_hosts(environ, mode)
    if missing := [name for name, value in (("SECRET_KEY", secret_key), ("ALLOWED_HOSTS", hosts)) if not value]:
        raise ConfigurationError(
            f"Chế độ production cần có {' và '.join(missing)} trong môi trường. / "
            f"Production needs {' and '.join(missing)} in the environment."
        )
    if mode is Mode.PRODUCTION and (len(secret_key) < SHORTEST_KEY or len(set(secret_key)) < FEWEST_SIGNS):
        raise ConfigurationError(
            f"SECRET_KEY ngắn quá, dễ đoán: cần ít nhất {SHORTEST_KEY} ký tự, lấy ngẫu nhiên. / "
            f"SECRET_KEY is too short and easily guessed: it needs at least {SHORTEST_KEY} random characters."
        )
    caches = _caches(environ)
    return Environment(
        mode=mode,
        is_debug=_flag(environ, "DEBUG", default=mode is Mode.DEVELOPMENT),
        secret_key=secret_key,
        allowed_hosts=hosts,
        is_https=_flag(environ, "HTTPS", default=mode is Mode.PRODUCTION),
        database=_database(environ, data),
        rulebook_dir=Path(environ.get("RULEBOOK_DIR", "").strip() or data / "rulebooks").absolute(),
        rulebook_spare=_rulebook_spare(environ),
        site_address=_site_address(environ, mode, hosts),
        hall=doors(environ.get("HALL", "")),
        caches=caches,
        shared_table=None
        if "redis" in caches["shared"]["BACKEND"].lower()
        else _sqlite(data / "shared.sqlite3", COUNTING_PATIENCE),
        limits=_limits(environ, mode),
        proxies=_proxies(environ),
        secret_key_fallbacks=tuple(_words(environ, "SECRET_KEY_FALLBACKS")),
    )


def _mode(environ: Mapping[str, str]) -> Mode:
    """Read DJANGO_ENV; without it DEBUG=0 means production."""
    word = environ.get("DJANGO_ENV", "").strip().lower()
    if not word:
        return Mode.DEVELOPMENT if _flag(environ, "DEBUG", default=True) else Mode.PRODUCTION
    try:
        mode = Mode(word)
    except ValueError:
        known = ", ".join(mode.value for mode in Mode)
        raise _unreadable("DJANGO_ENV", word, known) from None
    if mode is Mode.PRODUCTION and _flag(environ, "DEBUG", default=False):
        raise ConfigurationError(
            "DEBUG=1 không đi cùng DJANGO_ENV=production: bỏ một trong hai. / "
            "DEBUG=1 and DJANGO_ENV=production exclude each other: drop one."
        )
    return mode


def _flag(environ: Mapping[str, str], name: str, *, default: bool) -> bool:
    """Read a yes or no."""
    word = environ.get(name, "").strip().lower()
    if not word:
        return default
    if word not in TRUE_WORDS | FALSE_WORDS:
        raise _unreadable(name, word, "0, 1")
    return word in TRUE_WORDS


def _secret_key(environ: Mapping[str, str], mode: Mode, data: Path) -> str:
    """Read SECRET_KEY; outside production make one and keep it beside the database."""
    if (key := environ.get("SECRET_KEY", "").strip()) or mode is Mode.PRODUCTION:
        return key
    path = data / "secret_key"
    if path.exists() and (kept := path.read_text(encoding="ascii").strip()):
        return kept
    data.mkdir(parents=True, exist_ok=True)
    made = secrets.token_urlsafe(50)
    new = data / f"secret_key.{os.getpid()}"
    new.touch(mode=0o600)
    new.write_text(made + "\n", encoding="ascii")
    new.replace(path)  # whole or not at all: two processes may start at once
    return path.read_text(encoding="ascii").strip()


def _allowed_hosts(environ: Mapping[str, str], mode: Mode) -> tuple[str, ...]:
    """Read ALLOWED_HOSTS, names between commas; outside production this machine alone."""
    hosts = tuple(_words(environ, "ALLOWED_HOSTS"))
    return hosts or (() if mode is Mode.PRODUCTION else LOOPBACK)


def _site_address(environ: Mapping[str, str], mode: Mode, hosts: tuple[str, ...]) -> str:
    """Read SITE_ADDRESS, which is printed in books; without it make it of the first host that has a name.

    Never of what a request says: the port of its Host header is the asker's to choose.
    """
    if word := environ.get("SITE_ADDRESS", "").strip().rstrip("/"):
        if not _ADDRESS.fullmatch(word):
            raise _unreadable("SITE_ADDRESS", word, "https://chieu.example")
        return word
    host = next((host.lstrip(".") for host in hosts if host != "*"), LOOPBACK[0])
    if mode is Mode.PRODUCTION:
        return f"{'https' if _flag(environ, 'HTTPS', default=True) else 'http'}://{host}"
    return f"http://{host}:{environ.get('PORT', '').strip() or 8000}"


def doors(told: str) -> tuple[tuple[str, str], ...]:
    """Read HALL, which `script/server --hall` writes: addresses between commas, each followed by its network's name."""
    parts = [part.partition(" ") for each in told.split(",") if (part := each.strip())]
    return tuple((address, network) for address, _, network in parts)


def _rulebook_spare(environ: Mapping[str, str]) -> Path:
    """Read RULEBOOK_SPARE; without it memory, or where there is none the folder for temporary files.

    Not `tempfile.gettempdir`, which looks where it can write: every process must find the same, whenever it starts.
    """
    if word := environ.get("RULEBOOK_SPARE", "").strip():
        return Path(word).absolute()
    is_memory = MEMORY.is_dir() and os.access(MEMORY, os.W_OK | os.X_OK)
    return MEMORY if is_memory else Path(environ.get("TMPDIR", "").strip() or "/tmp").absolute()


def _words(environ: Mapping[str, str], name: str) -> list[str]:
    """Read words between commas."""
    return [word for part in environ.get(name, "").split(",") if (word := part.strip())]


def _limits(environ: Mapping[str, str], mode: Mode) -> Limits:
    """Read LIMITS; without it a programmer at work is not counted."""
    word = environ.get("LIMITS", "").strip().lower()
    if not word:
        return Limits.OFF if mode is Mode.DEVELOPMENT else Limits.ON
    try:
        return Limits(word)
    except ValueError:
        raise _unreadable("LIMITS", word, ", ".join(each.value for each in Limits)) from None


def _proxies(environ: Mapping[str, str]) -> tuple[Network, ...]:
    """Read FORWARDED_ALLOW_IPS, by which gunicorn knows the servers in front, too: addresses, networks, or *."""
    words = [each for word in _words(environ, "FORWARDED_ALLOW_IPS") for each in EVERYWHERE.get(word, (word,))]
    try:
        return tuple(ip_network(word) for word in words)
    except ValueError:
        raise _unreadable("FORWARDED_ALLOW_IPS", ",".join(words), "127.0.0.1,10.0.0.0/8") from None


def _database(environ: Mapping[str, str], data: Path) -> Mapping[str, Any]:
    """Read DATABASE_URL into Django's table of settings; SQLite under var/ without it."""
    url = environ.get("DATABASE_URL", "").strip() or f"sqlite:///{data / 'chieu_lang.sqlite3'}"
    try:
        database: dict[str, Any] = dict(
            dj_database_url.parse(url, conn_max_age=CONNECTION_AGE, conn_health_checks=True)
        )
    except ValueError:
        raise _unreadable("DATABASE_URL", _without_password(url), "postgres://user@host/name") from None
    if database["ENGINE"] == "django.db.backends.postgresql":
        waits: dict[str, Any] = {"connect_timeout": 3, "options": f"-c lock_timeout={DATABASE_PATIENCE * 1000:.0f}"}
        return database | {"OPTIONS": waits | database.get("OPTIONS", {})}
    if database["ENGINE"] != "django.db.backends.sqlite3":
        return database
    return database | dict(_sqlite(Path(database["NAME"]), DATABASE_PATIENCE))


def _sqlite(path: Path, patience: float) -> Mapping[str, Any]:
    """Return the settings of a database in a file, or in memory, where a writer waits so many seconds for others."""
    if str(path) != ":memory:":
        path.parent.mkdir(parents=True, exist_ok=True)
    return {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": str(path),
        "CONN_MAX_AGE": CONNECTION_AGE,
        "CONN_HEALTH_CHECKS": False,  # a file does not go away
        "OPTIONS": {
            # A writer takes its lock at the start and waits for it: no "database is locked" half way through.
            "transaction_mode": "IMMEDIATE",
            "timeout": patience,
            "init_command": (
                "PRAGMA journal_mode = WAL;"
                "PRAGMA synchronous = NORMAL;"
                "PRAGMA temp_store = MEMORY;"
                "PRAGMA mmap_size = 134217728;"
                "PRAGMA cache_size = -8000;"
            ),
        },
    }


def _caches(environ: Mapping[str, str]) -> Mapping[str, Mapping[str, Any]]:
    """Read CACHE_URL into Django's table of settings.

    Pages are kept in Redis, or in each process's memory without it; what all processes must share is in Redis, or in a
    table of a file, which those of one machine share.
    """
    url = environ.get("CACHE_URL", "").strip()
    if not url:
        memory = "django.core.cache.backends.locmem.LocMemCache"
        return {
            "default": {"BACKEND": memory, "OPTIONS": {"MAX_ENTRIES": 2000}},
            "shared": {
                "BACKEND": "totom_site.stores.TableCache",
                "LOCATION": "shared",
                "TIMEOUT": SHARED_AGE,
                "OPTIONS": {"MAX_ENTRIES": 20_000},
            },
        }
    if url.startswith(("redis://", "rediss://", "unix://")):
        redis = {
            "BACKEND": "totom_site.stores.RedisCache",
            "LOCATION": url,
            "KEY_PREFIX": "chieu-lang",
            "OPTIONS": {"socket_connect_timeout": CACHE_PATIENCE, "socket_timeout": CACHE_PATIENCE},
        }
        return {"default": redis, "shared": redis}
    raise _unreadable("CACHE_URL", _without_password(url), "redis://host:6379/0")


def _without_password(url: str) -> str:
    """Hide what stands between the scheme and the host, so that no password reaches a log."""
    scheme, _, rest = url.partition("://")
    return f"{scheme}://…@{rest.rpartition('@')[2]}" if "@" in rest else url


def _unreadable(name: str, value: str, remedy: str) -> ConfigurationError:
    """Say which variable cannot be read and what it may be."""
    return ConfigurationError(
        f"{name}={value} không đọc được; dùng: {remedy}. / {name}={value} cannot be read; use: {remedy}."
    )
