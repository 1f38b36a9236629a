"""The command that serves the site, where it refuses."""

import os
import socket
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def serve(port, cwd, *words, **environ):
    return subprocess.run(
        [ROOT / "script" / "server", *words],
        cwd=cwd,
        env=os.environ | {"PORT": str(port)} | environ,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=30,
    )


def test_an_occupied_port_is_said_in_both_languages(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        done = serve(port, tmp_path)
    assert done.returncode == 1
    assert f"Cổng {port} đang có chương trình khác dùng" in done.stderr
    assert f"Port {port} is in use" in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("port", ["80x", "0", "65536", "-1"])
def test_a_port_that_is_none(port, tmp_path):
    done = serve(port, tmp_path)
    assert done.returncode == 1
    assert f"PORT={port}" in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("bind", ["192.0.2.1", "2001:db8::1", "[2001:db8::1]", "no-such-name.invalid"])
def test_an_address_that_is_not_this_machine(bind, tmp_path):
    done = serve(8000, tmp_path, BIND=bind)
    assert done.returncode == 1
    assert f"BIND={bind} không phải" in done.stderr and f"BIND={bind} is no address" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_word_that_is_no_flag(tmp_path):
    done = serve(8000, tmp_path, "--halls")
    assert (done.returncode, done.stderr) == (2, "script/server [--hall]\n")


def test_a_hall_whose_port_is_taken_says_how_to_begin_it_at_another(tmp_path):
    with socket.create_server(("0.0.0.0", 0)) as busy:
        port = busy.getsockname()[1]
        done = serve(port, tmp_path, "--hall")
    assert done.returncode == 1
    assert f"Cổng {port} đang có chương trình khác dùng; chọn cổng khác: PORT=8001 script/server --hall." in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(("words", "told"), [((), "127.0.0.1"), (("--hall",), "0.0.0.0")])
def test_only_a_hall_is_open_to_its_network(tmp_path, words, told):
    """A python3 that only tells what it is given stands in for the first thing that the script calls."""
    python = tmp_path / "python3"
    python.write_text(f'#!/bin/sh\necho "$2" >{tmp_path}/told\nexit 1\n')
    python.chmod(0o755)
    environ = {"PATH": f"{tmp_path}:{os.environ['PATH']}"}
    subprocess.run([ROOT / "script" / "server", *words], cwd=ROOT, env=environ, capture_output=True, timeout=30)
    assert (tmp_path / "told").read_text() == f"{told}\n"


def test_the_press_is_started_before_the_server_that_becomes_its_parent():
    lines = (ROOT / "script" / "server").read_text(encoding="utf-8").splitlines()
    press = next(place for place, line in enumerate(lines) if "manage.py press $ahead --with-parent $$ &" in line)
    server = next(place for place, line in enumerate(lines) if line.startswith("exec ") and "gunicorn" in line)
    assert lines.index("$VENV/bin/python manage.py migrate --verbosity 0") < press < server
