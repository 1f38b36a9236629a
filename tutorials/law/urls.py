"""Addresses of the law."""

from django.urls import path

from tutorials.law import views

app_name = "law"
urlpatterns = [
    path("<slug:game>/law/", views.index, name="index"),
    path("<slug:game>/cuoc/", views.cuoc, name="cuoc"),
    path("<slug:game>/signals/", views.signals, name="signals"),
    path("<slug:game>/verses/", views.verses, name="verses"),
    path("<slug:game>/law/whole/", views.whole, name="whole"),
    path("<slug:game>/law/untested/", views.untested, name="untested"),
    path("<slug:game>/law/<str:article>/", views.article, name="article"),
]
