"""The app that owns the sittings."""

from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class TableConfig(AppConfig):
    """Hands that are being played, each under an address that nobody can guess."""

    name = "tutorials.table"
    label = "sittings"
    verbose_name = _("Chiếu chơi")
    default_auto_field = "django.db.models.BigAutoField"
