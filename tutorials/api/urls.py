"""Addresses of the door over HTTP; the same in every language of the pages."""

from django.urls import path

from tutorials.api import views

app_name = "api"

urlpatterns = [
    path("", views.index, name="index"),
    path("ask", views.ask, name="ask"),
    path("schema", views.schema, name="schema"),
    path("law/<slug:game>", views.law, name="law"),
    path("terms/<slug:game>", views.terms, name="terms"),
]
