"""A hall: which addresses the phones are told, which hosts are known, and what is said where there is no network."""

import subprocess
import sys

import ifaddr
import pytest

from tests.serving import ROOT
from totom_site import hall
from totom_site.environment import doors, read
from totom_site.hall import NoHallError, Place, environment, greeting, places

WIFI, CABLE, SIX = Place("192.168.1.5", "wlan0"), Place("10.0.0.7", "eth0"), Place("[fd00::2]", "wlan0")


def told(*found: Place, name: str = "chieu", **environ: str) -> dict[str, str]:
    return environment(environ, found, name)


def test_the_address_of_the_machine_is_found_told_and_printed():
    found = told(WIFI)
    assert found["BIND"] == "0.0.0.0"
    assert found["SITE_ADDRESS"] == "http://192.168.1.5:8000"
    assert doors(found["HALL"]) == (("http://192.168.1.5:8000", "wlan0"),)


def test_the_site_knows_the_machine_by_its_addresses_and_names_and_nobody_else(tmp_path):
    hosts = read({"DJANGO_ENV": "local", **told(WIFI, SIX, name="Chieu.lan")}, tmp_path).allowed_hosts
    assert hosts == ("192.168.1.5", "[fd00::2]", "chieu.lan", "chieu", "chieu.local", "127.0.0.1", "localhost", "[::1]")


def test_a_hall_hides_errors_keeps_its_secret_and_sends_cookies_without_https(tmp_path):
    found = read({"DJANGO_ENV": "local", **told(WIFI)}, tmp_path)
    assert (found.is_debug, found.is_https, found.limits.value) == (False, False, "hall")
    assert found.hall == (("http://192.168.1.5:8000", "wlan0"),)
    assert read({"DJANGO_ENV": "local"}, tmp_path).hall == ()


def test_two_networks_are_both_told_by_name():
    found = told(WIFI, CABLE)
    assert doors(found["HALL"]) == (("http://192.168.1.5:8000", "wlan0"), ("http://10.0.0.7:8000", "eth0"))
    assert found["SITE_ADDRESS"] == "http://192.168.1.5:8000"


def test_bind_and_port_choose_one_of_them():
    found = told(WIFI, CABLE, BIND="10.0.0.7", PORT="8001")
    assert (found["BIND"], doors(found["HALL"])) == ("10.0.0.7", (("http://10.0.0.7:8001", ""),))
    assert "192.168.1.5" not in found["ALLOWED_HOSTS"]


def test_what_the_environment_says_of_hosts_address_and_limits_holds():
    found = told(WIFI, ALLOWED_HOSTS="chieu.example", SITE_ADDRESS="http://chieu.example", LIMITS="off")
    assert found["ALLOWED_HOSTS"].startswith("chieu.example,192.168.1.5,")
    assert (found["SITE_ADDRESS"], found["LIMITS"]) == ("http://chieu.example", "off")


def test_addresses_of_six_are_told_only_where_there_are_no_others():
    assert doors(told(WIFI, SIX)["HALL"]) == (("http://192.168.1.5:8000", "wlan0"),)
    alone = told(SIX)
    assert (alone["BIND"], alone["SITE_ADDRESS"]) == ("::", "http://[fd00::2]:8000")


def test_without_a_network_it_is_said_what_to_do():
    with pytest.raises(NoHallError, match="chưa vào mạng nào.*is in no network"):
        told()


def test_only_addresses_that_a_phone_can_open_are_told(monkeypatch):
    def adapter(name: str, *found: str | tuple[str, int, int]) -> ifaddr.Adapter:
        return ifaddr.Adapter(name, name, [ifaddr.IP(each, 24, name) for each in found])

    machine = [
        adapter("lo", "127.0.0.1", ("::1", 0, 0)),
        adapter("docker0", "172.17.0.1"),
        adapter("eth0", "10.0.0.7", ("fe80::1", 0, 2)),
        adapter("wlan0", "192.168.1.5", ("fd00::2", 0, 0), "169.254.3.4"),
    ]
    monkeypatch.setattr(hall.ifaddr, "get_adapters", lambda: machine)
    monkeypatch.setattr(hall, "way_out", lambda: "192.168.1.5")
    assert places() == (WIFI, CABLE, SIX)


def test_the_terminal_says_the_address_with_its_code_and_the_page_for_the_projector():
    said = greeting(told(WIFI, CABLE)["HALL"], has_colours=False)
    assert "http://192.168.1.5:8000/    wlan0" in said and "http://10.0.0.7:8000/    eth0" in said
    assert said.count("█████████████████████████████") == 2
    assert "http://192.168.1.5:8000/hall/" in said
    assert "\x1b[97;40m" in greeting(told(WIFI)["HALL"], has_colours=True)


def test_the_command_writes_what_a_shell_reads():
    done = subprocess.run(
        ["sh", "-c", 'eval "$("$0" -m totom_site.hall)"; echo "$HALL|$LIMITS|$WEB_THREADS"', sys.executable],
        cwd=ROOT, env={"BIND": "127.0.0.1", "PORT": "8009"}, capture_output=True, text=True,
    )  # fmt: skip
    assert done.stdout == "http://127.0.0.1:8009|hall|24\n", done.stderr
