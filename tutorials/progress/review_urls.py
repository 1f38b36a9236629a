"""Addresses of the session in which due articles come back."""

from django.urls import path

from tutorials.progress import review

app_name = "review"

urlpatterns = [
    path("review/", review.index, name="index"),
    path("review/next/", review.following, name="next"),
    path("review/<int:place>/<slug:game>/<str:article>/<path:name>/", review.hand, name="hand"),
]
