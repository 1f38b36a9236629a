"""Addresses of the door over HTTP; the same in every language of the pages."""

from django.urls import path

from tutorials.api import views

app_name = "api"

urlpatterns = [
    path("ask", views.ask, name="ask"),
    path("schema", views.schema, name="schema"),
]
