"""The command that serves the site, where it refuses."""

import os
import re
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


def test_an_address_that_is_not_this_machine(tmp_path):
    done = serve(8000, tmp_path, BIND="192.0.2.1")
    assert done.returncode == 1
    assert "BIND=192.0.2.1 không phải" in done.stderr and "BIND=192.0.2.1 is no IPv4 address" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_word_that_is_no_flag(tmp_path):
    done = serve(8000, tmp_path, "--halls")
    assert (done.returncode, done.stderr) == (2, "script/server [--hall]\n")


(HALL,) = re.findall(r"^    (BIND=.* script/server --hall)$", (ROOT / "OPERATING.md").read_text("utf-8"), re.MULTILINE)


@pytest.mark.parametrize(("command", "told"), [("script/server", "- 127.0.0.1 -"), (HALL, "off 0.0.0.0 192.168.1.5")])
def test_in_a_hall_nobody_is_counted(tmp_path, command, told):
    """A python3 that only tells what it is given stands in for the first thing that the script calls."""
    python = tmp_path / "python3"
    python.write_text(f'#!/bin/sh\necho "${{LIMITS:--}} $BIND ${{ALLOWED_HOSTS:--}}" >{tmp_path}/told\nexit 1\n')
    python.chmod(0o755)
    environ = {"PATH": f"{tmp_path}:{os.environ['PATH']}"}
    subprocess.run(["bash", "-c", command], cwd=ROOT, env=environ, capture_output=True, timeout=30)
    assert (tmp_path / "told").read_text() == f"{told}\n"


def test_the_press_is_started_before_the_server_that_becomes_its_parent():
    lines = (ROOT / "script" / "server").read_text(encoding="utf-8").splitlines()
    press = next(place for place, line in enumerate(lines) if "manage.py press --with-parent $$ &" in line)
    server = next(place for place, line in enumerate(lines) if line.startswith("exec ") and "gunicorn" in line)
    assert lines.index("$VENV/bin/python manage.py migrate --verbosity 0") < press < server
