"""What crawlers and browsers ask for: lists of pages, and how the site is searched."""

import random
import urllib.robotparser
from xml.etree import ElementTree

import pytest
from django.test import Client
from django.urls import resolve

from tutorials.catalogue import load
from tutorials.search import sitemaps
from tutorials.search.entry import Sort
from tutorials.search.results import index

SPACE = {"s": "http://www.sitemaps.org/schemas/sitemap/0.9", "x": "http://www.w3.org/1999/xhtml"}
MOST = 50_000  # addresses in a list, by the rule of the lists
SEED = 20261123


def read(client: Client, address: str) -> ElementTree.Element:
    answer = client.get(address)
    assert answer.status_code == 200 and answer["Content-Type"].startswith("application/xml")
    return ElementTree.fromstring(answer.content)


def test_the_list_of_lists_names_every_open_game(client):
    parts = [each.text for each in read(client, "/sitemap.xml").iterfind("s:sitemap/s:loc", SPACE)]
    games = [game.slug for game in load().games if game.is_open]
    assert {f"http://testserver/sitemap-{part}.xml" for part in (*games, sitemaps.SITE)} == set(parts)


@pytest.mark.parametrize("part", ["chan", sitemaps.SITE])
def test_a_list_names_each_page_in_both_languages(client, part):
    pages = read(client, f"/sitemap-{part}.xml").findall("s:url", SPACE)
    places = [page.find("s:loc", SPACE).text for page in pages]
    assert len(set(places)) == len(places) < MOST
    for page in random.Random(SEED).sample(pages, 12):
        links = {link.get("hreflang"): link.get("href") for link in page.iterfind("x:link", SPACE)}
        assert links["en"].replace("/en/", "/", 1) == links["vi"] == links["x-default"]
        assert {links["vi"], links["en"]} <= set(places)


def test_every_page_of_the_lists_exists(client):
    every = [address for part in sitemaps.parts().values() for address in part]
    assert all(resolve(address) for address in every)
    for address in random.Random(SEED).sample(every, 8):
        assert client.get(address).status_code == 200, address


def test_what_may_not_be_crawled_stands_in_no_list(client):
    rules = urllib.robotparser.RobotFileParser()
    rules.parse(client.get("/robots.txt").content.decode().splitlines())
    assert rules.site_maps() == ["http://testserver/sitemap.xml"]
    assert all(rules.can_fetch("*", address) for part in sitemaps.parts().values() for address in part)


def test_there_is_no_other_list(client):
    assert client.get("/sitemap-nothing.xml").status_code == 404


@pytest.mark.parametrize("prefix", ["", "/en"])
def test_a_browser_learns_how_the_site_is_searched(client, prefix):
    page = client.get(f"{prefix}/glossary/").content.decode()
    assert f'<link rel="search" href="{prefix}/search/opensearch.xml"' in page
    answer = client.get(f"{prefix}/search/opensearch.xml")
    assert answer["Content-Type"].startswith("application/opensearchdescription+xml")
    url = ElementTree.fromstring(answer.content).find("{*}Url")
    address = url.get("template").replace("http://testserver", "").replace("{searchTerms}", "kh%C3%A0n")
    assert address.startswith(f"{prefix}/search/?q=") and "khàn" in client.get(address).content.decode()


def test_every_page_that_is_told_by_name_exists(client):
    pages = {(entry.view, entry.games or entry.place): entry for entry in index() if entry.sort is Sort.PAGE}
    some = {(view, "" if entry.games else place): entry for (view, place), entry in pages.items()}
    for entry in some.values():  # those of the site, and each sort of a game's once
        assert client.get(entry.address).status_code == 200, entry.address
