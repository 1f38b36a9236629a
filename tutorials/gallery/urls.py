"""Addresses of the gallery: the money deck, and each other deck."""

from django.urls import path

from tutorials.gallery import views

app_name = "gallery"
urlpatterns = [
    path("faces/", views.index, name="index"),
    path("faces/<slug:deck>/", views.deck, name="deck"),
]
