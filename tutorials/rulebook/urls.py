"""Addresses of the rulebook, and of the rules on one page."""

from django.urls import path

from tutorials.rulebook import views

app_name = "rulebook"

urlpatterns = [
    path("rulebook/", views.index, name="index"),
    path("rulebook/<slug:game>.pdf", views.pdf, name="pdf"),
    path("<slug:game>/sheet/", views.sheet, name="sheet"),
    path("<slug:game>/sheet.pdf", views.sheet_pdf, name="sheet-pdf"),
]
