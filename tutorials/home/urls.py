"""Addresses of the first page, of a game, and of the visitor's preferences."""

from django.urls import path

from tutorials.home import hall, views

app_name = "home"
urlpatterns = [
    path("", views.index, name="index"),
    path("hall/", hall.hall, name="hall"),
    path("prefs/", views.prefs, name="prefs"),
    path("<slug:game>/", views.game, name="game"),
]
