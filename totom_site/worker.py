"""A gunicorn worker whose threads wait for nobody: a connection gets one when it speaks, and must end its request soon.

`gthread` lends a silent connection a thread for five seconds, and one that stops half way through its request for ever:
sixteen of them would stop the site. A server such as nginx in front gathers requests before it passes them on; this is
for where none stands, and for browsers, which open connections before they have anything to ask.
"""

import contextlib
import socket
import time
from concurrent.futures import Future
from typing import Any

from gunicorn.workers import gthread

LONGEST_HEAD = 64 * 1024  # bytes
BODILESS = ("GET", "HEAD", "OPTIONS")
LYING_READY = (
    256 * 1024
)  # bytes of an answer that the system holds for a slow reader: a whole page, and no thread waits


class Worker(gthread.ThreadWorker):
    """A worker with threads that closes connections which keep one waiting."""

    head = 10.0  # seconds in which the head of a request must have come
    whole = 20.0  # seconds in which a request with a body must have come and been answered
    least = 2.0  # seconds for one that had to wait for a thread longer than that
    parting = 2.0  # seconds that a process which gives way waits for those it let in to speak

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.deadlines: dict[gthread.TConn, float] = {}  # of requests, by the clock that never jumps
        self.arrivals: dict[gthread.TConn, float] = {}
        self.queued: set[gthread.TConn] = set()  # which no thread has begun to read

    def enqueue_req(self, conn: gthread.TConn) -> None:
        """Let the next free thread serve a connection; its time begins now, so that many together wait no longer."""
        self.arrivals[conn] = time.monotonic()
        self.deadlines[conn] = self.arrivals[conn] + self.head
        self.queued.add(conn)
        super().enqueue_req(conn)

    def handle(self, conn: gthread.TConn) -> Any:
        """Serve a connection that has spoken; leave the others to the poller, which ends them after `keepalive`."""
        if _has_head(conn):  # it has said all, and only we are late
            self.deadlines[conn] = time.monotonic() + self.head
        self.queued.discard(conn)
        patience = 0 if self.alive else self.parting
        try:
            if conn.initialized or conn.wait_for_data(patience):
                return super().handle(conn)
            return False if patience else gthread._DEFER
        finally:
            self.deadlines.pop(conn, None)
            self.arrivals.pop(conn, None)

    def finish_request(self, conn: gthread.TConn, fs: Future[Any]) -> None:
        """Take note of a connection's end; one let in just before the process gives way may still speak, once."""
        if self.alive or fs.cancelled() or fs.exception() or fs.result() is not gthread._DEFER:
            super().finish_request(conn, fs)
        else:
            self.enqueue_req(conn)

    def handle_request(self, req: Any, conn: gthread.TConn) -> Any:
        """Answer a request whose head has come; what has a body must end in time, what has none may take its time."""
        if req.method in BODILESS:
            self.deadlines.pop(conn, None)
        else:
            now = time.monotonic()
            self.deadlines[conn] = max(self.arrivals.get(conn, now) + self.whole, now + self.least)
        return super().handle_request(req, conn)

    def murder_pending(self) -> None:
        """Close what waits too long; asked every second."""
        super().murder_pending()
        now = time.monotonic()
        for conn in list(self.deadlines):
            if conn in self.queued and _has_head(conn):
                continue
            if self.deadlines.get(conn, now) < now:  # asked after the queue: a thread that takes it gives it new time
                with contextlib.suppress(OSError):  # it has gone by itself
                    conn.sock.shutdown(socket.SHUT_RDWR)


def _has_head(conn: gthread.TConn) -> bool:
    """Say whether the whole head of a request lies ready."""
    with contextlib.suppress(OSError):
        return b"\r\n\r\n" in conn.sock.recv(LONGEST_HEAD, socket.MSG_PEEK | socket.MSG_DONTWAIT)
    return False
