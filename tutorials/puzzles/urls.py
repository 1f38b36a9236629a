"""Addresses of the puzzles: the collection, one puzzle, its answers, fresh hands without end, the hand of the day."""

from django.urls import path

from tutorials.puzzles import views

app_name = "puzzles"

urlpatterns = [
    path("<slug:game>/puzzles/", views.index, name="index"),
    path("<slug:game>/puzzles/fresh/<str:mode>/", views.draw, name="draw"),
    path("<slug:game>/puzzles/fresh/<str:mode>/<str:seed>/", views.fresh, name="fresh"),
    path("<slug:game>/day/", views.day, name="today"),
    path("<slug:game>/day/<str:date>/", views.day, name="day"),
    path("<slug:game>/puzzles/<slug:slug>/", views.detail, name="detail"),
    path("<slug:game>/puzzles/<slug:slug>/check/", views.check, name="check"),
]
