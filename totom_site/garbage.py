"""Keep Python's search for garbage from making readers wait.

The engine keeps tables of what it has worked out. A full search of a worker whose tables are full takes a second and
more, and stops all its threads. So what has lived through one full search is not looked through again: each search
meets only what came since, and takes some hundredths of a second.
"""

import gc
from collections.abc import Mapping
from typing import Any

THRESHOLDS = (2_000, 5, 10)  # things made until the young, the middle, all that is not frozen are searched
OLDEST = 2


def tame() -> None:
    """Freeze what is loaded, now and after each full search; what its workers share stays shared, too."""
    gc.collect()
    gc.freeze()
    gc.collect()  # of nothing: Python puts off a full search until a quarter of what the last one left has come anew
    gc.set_threshold(*THRESHOLDS)
    gc.callbacks.append(freeze)


def freeze(phase: str, info: Mapping[str, Any]) -> None:
    """Freeze what has lived through a full search."""
    if phase == "stop" and info["generation"] == OLDEST:
        gc.freeze()
