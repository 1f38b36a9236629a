"""The app that owns the table of hands that are weighed."""

from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class WeighingConfig(AppConfig):
    """What each decision of a hand was worth, kept once it is known."""

    name = "tutorials.weighing"
    verbose_name = _("Xem lại ván")
    default_auto_field = "django.db.models.BigAutoField"
