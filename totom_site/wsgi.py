"""The site as gunicorn serves it."""

import os
import sys

from django.core.wsgi import get_wsgi_application

from totom_site.environment import ConfigurationError

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "totom_site.settings")
CANNOT_START = 3  # the status by which a gunicorn worker tells its master not to try again

try:
    application = get_wsgi_application()
except ConfigurationError as error:
    print(error, file=sys.stderr)
    sys.exit(CANNOT_START)

from totom_site.garbage import tame  # noqa: E402 - the settings come first
from totom_site.stores import make_table  # noqa: E402
from tutorials import catalogue  # noqa: E402
from tutorials.search import results  # noqa: E402

# Once for all workers, before they part.
make_table()
catalogue.load()
results.index()
tame()
