"""Addresses of the table: sit down, one sitting, its hand laid anew, going through it, on the mat, its next hand."""

from django.urls import path

from tutorials.table import views

app_name = "table"
urlpatterns = [
    path("<slug:game>/table/", views.index, name="index"),
    path("<slug:game>/table/sit/", views.sit, name="sit"),
    path("<slug:game>/table/<slug:key>/", views.sitting, name="sitting"),
    path("<slug:game>/table/<slug:key>/review/", views.review, name="review"),
    path("<slug:game>/table/<slug:key>/replay/", views.replay, name="replay"),
    path("<slug:game>/table/<slug:key>/lay/", views.lay_hand, name="lay"),
    path("<slug:game>/table/<slug:key>/next/", views.following, name="following"),
]
