"""The page for the projector of a hall: the address large, its code, and nothing where no hall is served."""

from django.core.cache import cache

from tests.totom_site.test_hall import CABLE, WIFI, told
from totom_site.environment import doors


def test_the_projector_shows_the_address_to_type_and_its_code(client, settings):
    settings.HALL = doors(told(WIFI)["HALL"])
    page = client.get("/hall/").content.decode()
    assert '<p class="hall-address">192.168.1.5:8000</p>' in page
    assert page.count('class="hall-qr" role="img"') == 1
    assert "<path" in page and "style=" not in page.partition('class="hall-qr"')[2]


def test_of_two_networks_each_is_named(client, settings):
    settings.HALL = doors(told(WIFI, CABLE)["HALL"])
    page = client.get("/en/hall/").content.decode()
    assert "Network wlan0" in page and "Network eth0" in page
    assert page.count('class="hall-qr"') == 2


def test_the_first_page_of_a_hall_leads_there_and_elsewhere_there_is_none(client, settings):
    assert client.get("/hall/").status_code == 404
    assert 'href="/hall/"' not in client.get("/").content.decode()
    settings.HALL = doors(told(WIFI)["HALL"])
    cache.clear()
    assert 'href="/hall/"' in client.get("/").content.decode()
    cache.clear()
