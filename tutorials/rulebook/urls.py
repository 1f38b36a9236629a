"""Addresses of the rulebook."""

from django.urls import path

from tutorials.rulebook import views

app_name = "rulebook"

urlpatterns = [
    path("rulebook/", views.index, name="index"),
    path("rulebook/<slug:game>.pdf", views.pdf, name="pdf"),
]
