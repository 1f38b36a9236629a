"""No page takes a file: whoever sends one is refused before a byte of it is kept."""

from typing import Any, NoReturn

from django.core.exceptions import RequestDataTooBig
from django.core.files.uploadhandler import FileUploadHandler


class NoFiles(FileUploadHandler):
    """Refuses at the head of a file's part, so that what follows is never read."""

    def new_file(self, *args: Any, **kwargs: Any) -> NoReturn:
        """Refuse. The reader gets the page for what cannot be understood, with status 400."""
        raise RequestDataTooBig("no page takes files")

    def receive_data_chunk(self, raw_data: bytes, start: int) -> NoReturn:
        """Never get so far."""
        raise NotImplementedError

    def file_complete(self, file_size: int) -> None:
        """Never get so far."""
