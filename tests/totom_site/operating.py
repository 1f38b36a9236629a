"""What OPERATING.md says, and throw-away servers on loopback: nginx, PostgreSQL, Redis."""

import os
import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.serving import ROOT, free_port

PAGE = (ROOT / "OPERATING.md").read_text(encoding="utf-8")
_FENCED = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(language: str) -> list[str]:
    """Return the files or commands of a sort that the page shows, in order."""
    return [body for name, body in _FENCED.findall(PAGE) if name == language]


def program(name: str) -> str:
    """Return a program that Debian puts in some place of its own."""
    places = os.pathsep.join([os.environ["PATH"], "/usr/sbin", *map(str, Path("/usr/lib/postgresql").glob("*/bin"))])
    return shutil.which(name, path=places) or pytest.skip(f"no {name} (script/test installs it as root)")


def _wait_for(command: list[str]) -> None:
    for _ in range(600):
        if subprocess.run(command, capture_output=True).returncode == 0:
            return
        time.sleep(0.1)
    raise AssertionError(f"{command} does not succeed")


@contextmanager
def nginx(folder: Path, site: str, replaced: Mapping[str, str]) -> Iterator[None]:
    """Run nginx with a site of the page, certificates made for it, and some words of it replaced."""
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=chieu.example"]
    subprocess.run([*made, "-keyout", key, "-out", certificate], check=True, capture_output=True)
    live = "/etc/letsencrypt/live/chieu.example"
    for old, new in {f"{live}/fullchain.pem": str(certificate), f"{live}/privkey.pem": str(key), **replaced}.items():
        assert old in site, old
        site = site.replace(old, new)
    config = folder / "nginx.conf"
    temporary = "".join(
        f"{name}_temp_path {folder}/{name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    config.write_text(
        f"daemon off; worker_processes 1; pid {folder}/nginx.pid; error_log {folder}/error.log;"
        f"events {{ worker_connections 512; }} http {{ access_log off; {temporary}\n{site}\n}}"
    )
    command = [program("nginx"), "-c", str(config), "-p", str(folder), "-e", str(folder / "error.log")]
    subprocess.run([*command, "-t"], check=True, capture_output=True)
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        _wait_for(["test", "-s", str(folder / "nginx.pid")])  # it listens by then
        yield
    finally:
        process.terminate()
        process.wait(20)


@contextmanager
def redis() -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """Run a Redis; give its address, and the process that can be stopped."""
    port = str(free_port())
    command = [program("redis-server"), "--port", port, "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        _wait_for([program("redis-cli"), "-p", port, "ping"])
        yield f"redis://127.0.0.1:{port}/0", process
    finally:
        process.kill()
        process.wait(10)


@contextmanager
def postgres() -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """Run a PostgreSQL with an empty database; give its address, and the process that can be stopped."""
    server, port = program("postgres"), str(free_port())
    as_other = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []  # it refuses to run as root
    user = "postgres" if as_other else subprocess.check_output(["id", "-un"], text=True).strip()
    with tempfile.TemporaryDirectory(prefix="chieu-lang-pg-") as folder:
        if as_other:
            shutil.chown(folder, "postgres")
        init = [program("initdb"), "-D", f"{folder}/data", "--auth=trust", "--encoding=UTF8", "--locale=C"]
        subprocess.run([*as_other, *init], check=True, capture_output=True, cwd="/")
        quick = ["-c", "fsync=off", "-c", "listen_addresses=127.0.0.1", "-c", f"unix_socket_directories={folder}"]
        command = [*as_other, server, "-D", f"{folder}/data", "-p", port, *quick]
        process = subprocess.Popen(command, cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            _wait_for([program("psql"), "-h", "127.0.0.1", "-p", port, "-U", user, "-c", "select 1", "postgres"])
            yield f"postgres://{user}@127.0.0.1:{port}/postgres", process
        finally:
            _stop(folder, as_other)
            process.wait(20)


def _stop(folder: str, as_other: list[str]) -> None:
    stop = [program("pg_ctl"), "-D", f"{folder}/data", "-m", "immediate", "stop"]
    subprocess.run([*as_other, *stop], capture_output=True, cwd="/")
