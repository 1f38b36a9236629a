"""Addresses of the referee; what follows the question mark is the case or the record."""

from django.urls import path

from tutorials.referee import views

app_name = "referee"
urlpatterns = [
    path("<slug:game>/referee/", views.index, name="index"),
    path("<slug:game>/referee/record/", views.record, name="record"),
    path("<slug:game>/referee/<slug:slug>/", views.quarrel, name="quarrel"),
]
