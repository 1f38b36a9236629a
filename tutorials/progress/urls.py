"""Addresses of the page about what is remembered of a visitor."""

from django.urls import path

from tutorials.progress import views

app_name = "progress"

urlpatterns = [
    path("progress/", views.index, name="index"),
    path("progress/forget/", views.forget, name="forget"),
    path("progress/export/", views.export, name="export"),
    path("progress/import/", views.take, name="take"),
]
