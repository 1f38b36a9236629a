"""Fields that kinds of paper share."""

from django import forms
from django.utils.translation import gettext_lazy as _

from tutorials.faces.compose import Face

SIZES = (
    ("14", _("Thường (14 điểm)")),
    ("18", _("Lớn (18 điểm)")),
    ("24", _("Rất lớn (24 điểm)")),
)
FACES = (
    (Face.CORNER.value, _("Mặt bài xưa, chữ lớn ở góc")),
    (Face.TRADITIONAL.value, _("Mặt bài xưa")),
    (Face.SIGN.value, _("Dấu chất và số lớn")),
    (Face.TEXT.value, _("Chữ quốc ngữ")),
)


class TextSize(forms.Form):
    """How large the letters are, in points."""

    size = forms.ChoiceField(label=_("Cỡ chữ"), choices=SIZES, initial="14")


class CardFace(forms.Form):
    """Which face the cards show; the reader's own if the address does not say."""

    face = forms.ChoiceField(label=_("Mặt bài"), choices=FACES, initial=Face.CORNER.value)
