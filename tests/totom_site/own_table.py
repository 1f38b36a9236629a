"""The site's settings, with the table that processes share in a folder of its own."""

import os
from pathlib import Path

from totom_site.settings import *  # noqa: F403
from totom_site.settings import DATABASES

DATABASES["shared"] = {**DATABASES["shared"], "NAME": str(Path(os.environ["OWN"]) / "shared.sqlite3")}
