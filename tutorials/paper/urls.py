"""Addresses of papers."""

from django.urls import path

from tutorials.paper import views

app_name = "paper"

urlpatterns = [
    path("paper/", views.index, name="index"),
    path("paper/<slug:kind>/", views.form, name="form"),
    path("paper/<slug:kind>.pdf", views.pdf, name="pdf"),
]
