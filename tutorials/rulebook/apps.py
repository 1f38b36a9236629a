"""The rulebook as Django knows it."""

from django.apps import AppConfig


class Rulebook(AppConfig):
    """Books and rule sheets."""

    name = "tutorials.rulebook"

    def ready(self) -> None:
        """Tell the press what orders of books and sheets are."""
        from tutorials.press.orders import make_ahead, prepare_with, register
        from tutorials.rulebook.orders import BookOrder, SheetOrder, read_a_law, read_book, read_sheet, usual_books

        register(BookOrder.kind, read_book)
        register(SheetOrder.kind, read_sheet)
        make_ahead(usual_books)
        prepare_with(read_a_law)
