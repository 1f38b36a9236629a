"""The modes of exercise, one module each: its fields, question, right answers, judge, solution, board and label."""

from importlib import import_module
from pkgutil import iter_modules

from tutorials.tasks.mode import Mode


def _found() -> dict[str, type[Mode]]:
    """Return the mode of each module of this package, by its slug."""
    modules = [import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__)]
    modes = [
        each
        for module in modules
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, Mode) and each.__module__ == module.__name__
    ]
    return {mode.slug: mode for mode in modes}


MODES = _found()
