"""Address of the search."""

from django.urls import path

from tutorials.search import views

app_name = "search"

urlpatterns = [
    path("search/", views.index, name="index"),
    path("search/list/", views.suggestions, name="list"),
]
