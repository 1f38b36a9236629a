"""One page of PAGE_SIZE bytes by Django with its usual middleware and nothing of the site, to compare with."""

import os

import django
from django.conf import settings
from django.core.wsgi import get_wsgi_application
from django.http import HttpRequest, HttpResponse
from django.template import engines
from django.urls import path

LINE = '<li class="row"><a href="/a/{{ row }}/">{{ row }}</a> một dòng chữ trong trang để so sánh</li>\n'
TEMPLATE = f"<!doctype html><title>bare</title><ul>{{% for row in rows %}}{LINE}{{% endfor %}}</ul>"

settings.configure(
    ALLOWED_HOSTS=["127.0.0.1"],
    SECRET_KEY="only for measuring",
    ROOT_URLCONF=__name__,
    MIDDLEWARE=[
        "django.middleware.security.SecurityMiddleware",
        "django.middleware.locale.LocaleMiddleware",
        "django.middleware.common.CommonMiddleware",
        "django.middleware.csrf.CsrfViewMiddleware",
        "django.middleware.clickjacking.XFrameOptionsMiddleware",
    ],
    TEMPLATES=[{"BACKEND": "django.template.backends.django.DjangoTemplates"}],
)
django.setup()

template = engines["django"].from_string(TEMPLATE)
one = len(template.render({"rows": range(1000, 1100)}).encode()) / 100
rows = range(1000, 1000 + round(int(os.environ["PAGE_SIZE"]) / one))


def page(request: HttpRequest) -> HttpResponse:
    """Render the rows."""
    return HttpResponse(template.render({"rows": rows}, request))


urlpatterns = [path("", page)]
application = get_wsgi_application()
