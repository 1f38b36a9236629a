"""Address of the score keeper; what follows the question mark is the whole hội."""

from django.urls import path

from tutorials.hoi import views

app_name = "hoi"

urlpatterns = [
    path("<slug:game>/hoi/", views.index, name="index"),
]
