"""The one small file that the site takes: what a visitor has taken along."""

from typing import Any

from django.core.files.uploadedfile import SimpleUploadedFile, UploadedFile
from django.core.files.uploadhandler import FileUploadHandler, StopFutureHandlers

LARGEST = 512 * 1024


class OneFile(FileUploadHandler):
    """Keeps the first file in memory, and no more of it than shows that it is too large."""

    def __init__(self, request: Any = None) -> None:
        super().__init__(request)
        self.parts: list[bytes] = []
        self.size = 0
        self.files = 0

    def new_file(self, *args: Any, **kwargs: Any) -> None:
        """Begin a file."""
        super().new_file(*args, **kwargs)
        self.files += 1
        raise StopFutureHandlers

    def receive_data_chunk(self, raw_data: bytes, start: int) -> None:
        """Keep a part; what is too much is counted and thrown away."""
        self.size += len(raw_data)
        if self.files == 1 and self.size <= LARGEST:
            self.parts.append(raw_data)

    def file_complete(self, file_size: int) -> "UploadedFile[bytes] | None":
        """Return the first file."""
        if self.files > 1:
            return None
        found = SimpleUploadedFile(self.file_name or "file", b"".join(self.parts))
        found.size = file_size
        return found
