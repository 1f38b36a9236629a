"""A finger on the screen of a busy machine."""

from typing import Any

from playwright.sync_api import Locator, TimeoutError

SECONDS, TAPS = 6, 4


def tap(at: Locator, done: str, arg: Any = None) -> None:
    """Tap until something has come of it.

    Chromium takes a touch for a long press where the machine is late in lifting the finger: then one taps again.

    Args:
        at: where.
        done: a function of JavaScript that tells whether something has come of it.
        arg: what it is called with.
    """
    for last in range(TAPS):
        at.tap()
        try:
            at.page.wait_for_function(done, arg=arg, timeout=SECONDS * 1000)
        except TimeoutError:
            if last == TAPS - 1:
                raise
        else:
            return
