"""A cache that is down or hangs takes no page along. The Redis here is a throw-away one on loopback."""

import os
import shutil
import signal
import subprocess
import time

import pytest

from tests.serving import free_port
from totom_site import stores

pytestmark = pytest.mark.xdist_group("served")


@pytest.fixture
def redis():
    """Start a Redis; tell its process and its address."""
    server = shutil.which("redis-server") or pytest.skip("no redis-server (script/test installs it as root)")
    port = free_port()
    command = [server, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    yield process, f"redis://127.0.0.1:{port}/0"
    process.kill()
    process.wait(10)


def store(address: str) -> stores.RedisCache:
    """Return a cache as the site has it."""
    made = stores.RedisCache(address, {"OPTIONS": {"socket_connect_timeout": 0.25, "socket_timeout": 0.25}})
    for _ in range(200):
        stores.RedisCache._rest_until = 0.0
        made.set("begun", 1)
        if made.get("begun"):
            break
        time.sleep(0.05)
    return made


@pytest.fixture(autouse=True)
def no_rest(monkeypatch):
    monkeypatch.setattr(stores.RedisCache, "_rest_until", 0.0)


def test_a_store_that_is_up_keeps(redis):
    made = store(redis[1])
    made.set("page", "text")
    assert (made.get("page"), made.get("other"), made.get("other", 7)) == ("text", None, 7)
    assert (made.add("count", 0), made.add("count", 0), made.incr("count"), made.incr("count")) == (True, False, 1, 2)
    with pytest.raises(ValueError, match="not found"):
        made.incr("other")


@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGSTOP], ids=["killed", "hung"])
def test_a_store_that_is_down_counts_as_empty(redis, blow):
    made = store(redis[1])
    os.kill(redis[0].pid, blow)
    assert made.get("begun", 7) == 7
    assert made.set("page", "text") is None
    assert made.add("count", 0) is False
    with pytest.raises(ValueError, match="down"):
        made.incr("count")
    os.kill(redis[0].pid, signal.SIGCONT) if blow == signal.SIGSTOP else None


def test_a_store_that_failed_is_left_alone_for_a_while(redis, monkeypatch):
    made = store(redis[1])
    redis[0].kill()
    made.get("page")
    monkeypatch.setattr(made, "_cache", None)  # would raise if it were asked
    assert made.get("page") is None
