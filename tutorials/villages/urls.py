"""Addresses of the villages: two side by side, all in a table, and one's own."""

from django.urls import path

from tutorials.villages import views

app_name = "villages"

urlpatterns = [
    path("<slug:game>/villages/", views.index, name="index"),
    path("<slug:game>/villages/table/", views.table, name="table"),
    path("<slug:game>/villages/mine/", views.mine, name="mine"),
    path("<slug:game>/villages/mine/keep/", views.keep, name="keep"),
]
