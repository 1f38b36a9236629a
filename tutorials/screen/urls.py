"""Addresses of the screen: a list of questions for a projector, one question on a telephone, the code of a question."""

from django.urls import path

from tutorials.screen import views

app_name = "screen"

urlpatterns = [
    path("screen/", views.index, name="index"),
    path("screen/answer/", views.answer, name="answer"),
    path("screen/code/", views.code, name="code"),
]
