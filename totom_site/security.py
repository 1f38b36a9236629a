"""Security headers that Django 5.2 lacks, under Django 6's names, so that moving there deletes this file."""

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum

from django.conf import settings
from django.http import HttpRequest, HttpResponse


class CSP(StrEnum):
    """Words of a content security policy."""

    HEADER_ENFORCE = "Content-Security-Policy"
    SELF = "'self'"
    NONE = "'none'"


def build_policy(config: Mapping[str, Sequence[str]]) -> str:
    """Write a policy as the header's text."""
    return "; ".join(" ".join([directive, *map(str, values)]) for directive, values in config.items())


class ContentSecurityPolicyMiddleware:
    """Send SECURE_CSP with every page, and forbid the page the devices it never asks for."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response
        self.policy = build_policy(settings.SECURE_CSP)

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Answer with the policy, unless the page is one of Django's own for a programmer."""
        response = self.get_response(request)
        is_django_error_page = settings.DEBUG and response.status_code in (404, 500)  # it brings its own styles
        if not is_django_error_page:
            response.headers.setdefault(CSP.HEADER_ENFORCE.value, self.policy)
        response.headers.setdefault("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=()")
        return response
