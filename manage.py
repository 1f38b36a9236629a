#!/usr/bin/env python3
"""Run a management command of the site."""

import os
import sys


def main() -> None:
    """Prepare the translations, read the settings, and hand over to Django."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "totom_site.settings")
    try:
        from django.core.management import execute_from_command_line
    except ModuleNotFoundError:
        sys.exit(
            "Chưa có Django: chạy script/server hoặc script/test một lần để cài. / "
            "Django is missing: run script/server or script/test once to install it."
        )
    from totom_site.environment import ConfigurationError
    from totom_site.messages import compile_messages

    compile_messages()
    try:
        from totom_site import settings  # noqa: F401 - a wrong environment is found here, before Django hides it
    except ConfigurationError as error:
        sys.exit(str(error))
    try:
        execute_from_command_line(sys.argv)
    except Exception:
        from tutorials.management.packages import unreadable

        if lacking := unreadable():
            sys.exit(lacking)
        raise


if __name__ == "__main__":
    main()
