"""Settings of the site; what differs from place to place comes from the environment (see environment.py)."""

import os
from hashlib import sha256
from pathlib import Path
from socket import gethostname

from django.utils.translation import gettext_lazy as _

from totom_site.environment import Mode, read
from totom_site.security import CSP

BASE_DIR = Path(__file__).resolve().parent.parent
DATA_DIR = BASE_DIR / "var"  # all that the site writes: database, collected static files, rulebooks

ENVIRONMENT = read(os.environ, DATA_DIR)

DEBUG = ENVIRONMENT.is_debug
SECRET_KEY = ENVIRONMENT.secret_key
SECRET_KEY_FALLBACKS = list(ENVIRONMENT.secret_key_fallbacks)
ALLOWED_HOSTS = list(ENVIRONMENT.allowed_hosts)

# Wiring

INSTALLED_APPS = [
    "totom_site",
    "tutorials",
    "tutorials.learners",
    "tutorials.paper",
    "tutorials.press",
    "tutorials.rulebook",
    "tutorials.weighing",
    "tutorials.table",
    "django_tasks_db",
    "whitenoise.runserver_nostatic",
    "django.contrib.staticfiles",
    "django_htmx",
]

MIDDLEWARE = [
    "totom_site.health.HealthMiddleware",
    "django.middleware.security.SecurityMiddleware",
    "totom_site.security.ContentSecurityPolicyMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.middleware.gzip.GZipMiddleware",
    "django.middleware.http.ConditionalGetMiddleware",
    "totom_site.caching.VaryByCookieMiddleware",  # inside: a 304 says it too
    "django.middleware.locale.LocaleMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "totom_site.limits.LimitsMiddleware",
]

ROOT_URLCONF = "totom_site.urls"
WSGI_APPLICATION = "totom_site.wsgi.application"

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "OPTIONS": {
            "loaders": [("django.template.loaders.cached.Loader", ["totom_site.templates.Loader"])],
            "context_processors": [
                "django.template.context_processors.request",
                "django.template.context_processors.i18n",
            ],
        },
    }
]

# Data

DATABASES = {"default": ENVIRONMENT.database}
if ENVIRONMENT.shared_table:
    DATABASES["shared"] = ENVIRONMENT.shared_table
DATABASE_ROUTERS = ["totom_site.stores.Router"]
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

CACHES = dict(ENVIRONMENT.caches)
LIMITS = ENVIRONMENT.limits
PROXIES = ENVIRONMENT.proxies

# Books: a programmer's own server prints them at once; elsewhere `manage.py press` does, one at a time on a machine

RULEBOOK_DIR = ENVIRONMENT.rulebook_dir
RULEBOOK_SPARE = ENVIRONMENT.rulebook_spare  # where a few lie while that one cannot be written
PRESS_QUEUE = f"press-{sha256(f'{gethostname()}:{RULEBOOK_DIR}'.encode()).hexdigest()[:16]}"  # of this machine
TASKS = {
    "default": {
        "BACKEND": ("django_tasks.backends.immediate.ImmediateBackend" if DEBUG else "django_tasks_db.DatabaseBackend"),
        "QUEUES": [PRESS_QUEUE],
    }
}
SITE_ADDRESS = ENVIRONMENT.site_address  # printed in books: where their newest edition can be had
HALL = ENVIRONMENT.hall  # addresses for the phones of a hall, and the networks in which they hold; none elsewhere

# Languages: Vietnamese without a prefix, English under /en/

USE_I18N = True
LANGUAGE_CODE = "vi"
LANGUAGES = [("vi", _("Tiếng Việt")), ("en", _("Tiếng Anh"))]
LOCALE_PATHS = [BASE_DIR / "totom_site" / "locale"]
USE_TZ = True
TIME_ZONE = "Asia/Ho_Chi_Minh"

# Static files: hashed and compressed once, except while a programmer works on them

STATIC_URL = "/static/"
STATIC_ROOT = DATA_DIR / "static"
STATICFILES_DIRS = [BASE_DIR / "static"]
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {
        "BACKEND": (
            "django.contrib.staticfiles.storage.StaticFilesStorage"
            if ENVIRONMENT.mode is Mode.DEVELOPMENT
            else "whitenoise.storage.CompressedManifestStaticFilesStorage"
        )
    },
}
WHITENOISE_KEEP_ONLY_HASHED_FILES = True

# Safety

SECURE_CSP = {
    "default-src": [CSP.NONE],
    "script-src": [CSP.SELF],
    "style-src": [CSP.SELF],
    "img-src": [CSP.SELF],
    "font-src": [CSP.SELF],
    "connect-src": [CSP.SELF],
    "manifest-src": [CSP.SELF],
    "form-action": [CSP.SELF],
    "base-uri": [CSP.NONE],
    "frame-ancestors": [CSP.NONE],
}
SECURE_REFERRER_POLICY = "same-origin"
X_FRAME_OPTIONS = "DENY"
CSRF_COOKIE_SAMESITE = "Lax"
LANGUAGE_COOKIE_SAMESITE = "Lax"
DATA_UPLOAD_MAX_MEMORY_SIZE = 256 * 1024
DATA_UPLOAD_MAX_NUMBER_FIELDS = 500
FILE_UPLOAD_HANDLERS = ["totom_site.uploads.NoFiles"]

if ENVIRONMENT.is_https:
    SECURE_SSL_REDIRECT = True  # gunicorn believes X-Forwarded-Proto from a proxy on the same machine
    SECURE_HSTS_SECONDS = 30 * 24 * 3600
    CSRF_COOKIE_SECURE = True
    LANGUAGE_COOKIE_SECURE = True

# What goes wrong is written to standard error, for the one who runs the site; a reader never sees it.

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"line": {"format": "{asctime} {levelname} {name}: {message}", "style": "{"}},
    "filters": {
        # 503 is never an accident here: a view says that the press is full or something else is down for a while.
        "no-503": {
            "()": "django.utils.log.CallbackFilter",
            "callback": lambda record: getattr(record, "status_code", None) != 503,
        },
    },
    "handlers": {
        "stderr": {"class": "logging.StreamHandler", "formatter": "line"},
        "nowhere": {"class": "logging.NullHandler"},
    },
    "root": {"handlers": ["stderr"], "level": "WARNING"},
    "loggers": {
        "django": {"handlers": ["stderr"], "level": "INFO" if DEBUG else "ERROR", "propagate": False},
        "django.request": {"filters": ["no-503"]},
        "django.security.DisallowedHost": {"handlers": ["nowhere"], "propagate": False},
        "fontTools": {"level": "ERROR"},
    },
}
