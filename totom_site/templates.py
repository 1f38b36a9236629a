"""Templates as they are served: the line breaks and indentation that a writer reads by stay in the files."""

import re

from django.template import Origin
from django.template.loaders import filesystem

_INDENTED = re.compile(r"\s*\n[ \t]+", re.ASCII)


class Loader(filesystem.Loader):
    """A loader that joins each indented line to the one before it, so that easy reading makes no page larger."""

    def get_contents(self, origin: Origin) -> str:
        """Return the text of a template with one space for each break before an indented line."""
        return _INDENTED.sub(" ", super().get_contents(origin))
