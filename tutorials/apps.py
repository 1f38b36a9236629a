"""The product as Django knows it."""

from django.apps import AppConfig


class Tutorials(AppConfig):
    """All that teaches."""

    name = "tutorials"

    def ready(self) -> None:
        """Tell the catalogue how the modes of exercise are read, before it reads."""
        from tutorials.catalogue import tasks
        from tutorials.tasks.modes import MODES

        tasks.MODES.update({slug: mode.read for slug, mode in MODES.items()})
