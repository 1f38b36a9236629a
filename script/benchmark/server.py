"""A server to measure: the site itself, or a bare Django page; and who asks it as fast as it answers."""

import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
WORKERS = 2
PATIENCE = 120  # seconds until a server must answer


@dataclass(frozen=True)
class Server:
    """A running server: where it is, which process leads it, how long it took to answer."""

    url: str
    pid: int
    seconds_to_ready: float

    def get(self, path: str) -> str:
        """Read a page."""
        with urllib.request.urlopen(self.url + path, timeout=60) as answer:
            return str(answer.read().decode("utf-8"))

    def megabytes(self) -> float:
        """Return the memory of the server and its workers, each shared page counted once."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        return sum(_proportional_size(pid) for pid in (self.pid, *map(int, children)))


def _proportional_size(pid: int) -> float:
    try:
        rollup = Path(f"/proc/{pid}/smaps_rollup").read_text()
    except OSError:
        return 0.0
    found = re.search(r"^Pss:\s+(\d+) kB", rollup, re.MULTILINE)
    return int(found[1]) / 1024 if found else 0.0


def free_port() -> int:
    """Return a port that nobody uses at the moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def site(environ: Mapping[str, str], *words: str) -> Iterator[Server]:
    """Serve the site by script/server, on this machine alone."""
    port = free_port()
    wanted = {"PORT": str(port), "BIND": "127.0.0.1", "PRESS_AHEAD": "0", **environ}
    with _running([str(ROOT / "script" / "server"), *words], port, wanted) as server:
        yield server


@contextmanager
def bare(size: int) -> Iterator[Server]:
    """Serve one page of this size by Django without the site."""
    port = free_port()
    gunicorn = [sys.executable, "-m", "gunicorn", "script.benchmark.bare", "--bind", f"127.0.0.1:{port}"]
    gunicorn += ["--workers", str(WORKERS), "--preload", "--log-level", "warning", "--no-control-socket"]
    with _running(gunicorn, port, {"PAGE_SIZE": str(size)}) as server:
        yield server


@contextmanager
def _running(command: list[str], port: int, environ: Mapping[str, str]) -> Iterator[Server]:
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryFile("w+") as said:
        begin = time.perf_counter()
        process = subprocess.Popen(command, cwd=ROOT, env={**os.environ, **environ}, stdout=said, stderr=said)
        try:
            while not _answers(url):
                if process.poll() is not None or time.perf_counter() - begin > PATIENCE:
                    said.seek(0)
                    raise SystemExit(f"{command[0]} does not answer at {url}\n{said.read()}")
                time.sleep(0.02)
            yield Server(url, process.pid, time.perf_counter() - begin)
        finally:
            process.terminate()
            process.wait(30)


def _answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(url, timeout=5) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def requests_a_second(url: str, seconds: int = 3) -> float:
    """Ask for one page as fast as it comes, by wrk if it is there."""
    if wrk := shutil.which("wrk"):
        command = [wrk, "-t2", "-c32", f"-d{seconds}s", url]
        said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        if "Non-2xx" in said or not (found := re.search(r"Requests/sec:\s+([\d.]+)", said)):
            raise SystemExit(f"{url} did not answer well:\n{said}")
        return float(found[1])
    return _requests_by_python(url, seconds)


def _requests_by_python(url: str, seconds: int) -> float:
    """Ask from four threads; slower than wrk, but the ratios hold."""
    end = time.perf_counter() + seconds

    def ask_on(_: int) -> int:
        done = 0
        while time.perf_counter() < end:
            with urllib.request.urlopen(url, timeout=30) as answer:
                answer.read()
            done += 1
        return done

    with ThreadPoolExecutor(4) as pool:
        return sum(pool.map(ask_on, range(4))) / seconds
