"""Addresses of the site: Vietnamese without a prefix, English under /en/, the door without a language."""

from django.conf.urls.i18n import i18n_patterns
from django.urls import include, path

from totom_site.plain import favicon, robots
from tutorials.search.views import sitemap

urlpatterns = [
    path("robots.txt", robots),
    path("favicon.ico", favicon),
    path("sitemap.xml", sitemap, name="sitemap"),
    path("sitemap-<slug:part>.xml", sitemap, name="sitemap-part"),
    path("api/v1/", include("tutorials.api.urls")),
]

# The last one takes any word for a game, so it stands last.
urlpatterns += i18n_patterns(
    path("", include("tutorials.glossary.urls")),
    path("", include("tutorials.search.urls")),
    path("", include("tutorials.rulebook.urls")),
    path("", include("tutorials.screen.urls")),
    path("", include("tutorials.paper.urls")),
    path("", include("tutorials.progress.urls")),
    path("", include("tutorials.progress.review_urls")),
    path("", include("tutorials.lessons.urls")),
    path("", include("tutorials.puzzles.urls")),
    path("", include("tutorials.law.urls")),
    path("", include("tutorials.desk.urls")),
    path("", include("tutorials.referee.urls")),
    path("", include("tutorials.villages.urls")),
    path("", include("tutorials.hoi.urls")),
    path("", include("tutorials.table.urls")),
    path("", include("tutorials.gallery.urls")),
    path("", include("tutorials.home.urls")),
    prefix_default_language=False,
)
