"""Addresses of the glossary."""

from django.urls import path

from tutorials.glossary import views

app_name = "glossary"
urlpatterns = [
    path("glossary/", views.index, name="index"),
    path("glossary/<slug:slug>/", views.detail, name="detail"),
]
