"""Papers as Django knows them."""

from django.apps import AppConfig


class Paper(AppConfig):
    """Papers for a class or a club."""

    name = "tutorials.paper"

    def ready(self) -> None:
        """Tell the press what orders of papers are."""
        from tutorials.paper.orders import PaperOrder, read
        from tutorials.press.orders import register

        register(PaperOrder.kind, read)
