"""Address of the search."""

from django.urls import path

from tutorials.search import views

app_name = "search"

urlpatterns = [
    path("search/", views.index, name="index"),
    path("search/opensearch.xml", views.opensearch, name="opensearch"),
    path("search/list/", views.suggestions, name="list"),
]
