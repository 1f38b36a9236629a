"""The app that owns the tables of learners."""

from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class LearnersConfig(AppConfig):
    """What a learner has solved, under an anonymous key."""

    name = "tutorials.learners"
    label = "progress"  # the name under which its tables are made
    verbose_name = _("Tiến độ")
    default_auto_field = "django.db.models.BigAutoField"
