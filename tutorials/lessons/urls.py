"""Addresses of the course: its contents, a lesson (its first step), each further step."""

from django.urls import path

from tutorials.lessons import views

app_name = "lessons"

urlpatterns = [
    path("<slug:game>/lessons/", views.index, name="index"),
    path("<slug:game>/lessons/<slug:slug>/", views.detail, name="detail"),
    path("<slug:game>/lessons/<slug:slug>/<slug:step>/", views.step, name="step"),
]
