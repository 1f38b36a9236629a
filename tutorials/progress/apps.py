"""The app that owns the tables of progress."""

from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class ProgressConfig(AppConfig):
    """What a learner has solved, under an anonymous key."""

    name = "tutorials.progress"
    label = "progress"
    verbose_name = _("Tiến độ")
    default_auto_field = "django.db.models.BigAutoField"
