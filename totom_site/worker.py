"""A gunicorn worker whose threads wait for nobody: a connection gets one when it speaks, and must end its request soon.

`gthread` lends a silent connection a thread for five seconds, and one that stops half way through its request for ever:
sixteen of them would stop the site. A server such as nginx in front gathers requests before it passes them on; this is
for where none stands, and for browsers, which open connections before they have anything to ask.
"""

import contextlib
import socket
import time
from typing import Any

from gunicorn.workers import gthread

BODILESS = ("GET", "HEAD", "OPTIONS")


class Worker(gthread.ThreadWorker):
    """A worker with threads that closes connections which keep one waiting."""

    head = 10.0  # seconds in which the head of a request must have come
    whole = 20.0  # seconds in which a request with a body must have come and been answered

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.deadlines: dict[
            gthread.TConn, float
        ] = {}  # of requests that are being read, by the clock that never jumps

    def handle(self, conn: gthread.TConn) -> Any:
        """Serve a connection that has spoken; leave the others to the poller, which ends them after `keepalive`."""
        if not conn.initialized and not conn.wait_for_data(0):
            return gthread._DEFER
        self.deadlines[conn] = time.monotonic() + self.head
        try:
            return super().handle(conn)
        finally:
            self.deadlines.pop(conn, None)

    def handle_request(self, req: Any, conn: gthread.TConn) -> Any:
        """Answer a request whose head has come; what has a body must end in time, what has none may take its time."""
        if req.method in BODILESS:
            self.deadlines.pop(conn, None)
        else:
            self.deadlines[conn] = time.monotonic() + self.whole
        return super().handle_request(req, conn)

    def murder_pending(self) -> None:
        """Close what waits too long; asked every second."""
        super().murder_pending()
        now = time.monotonic()
        for conn, deadline in list(self.deadlines.items()):
            if deadline < now:
                with contextlib.suppress(OSError):  # it has gone by itself
                    conn.sock.shutdown(socket.SHUT_RDWR)
