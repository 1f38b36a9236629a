"""Addresses of the hand desk; what follows the question mark is the hand."""

from django.urls import path

from tutorials.desk import views

app_name = "desk"

urlpatterns = [
    path("<slug:game>/desk/", views.index, name="index"),
    path("<slug:game>/desk/ask/", views.ask, name="ask"),
]
