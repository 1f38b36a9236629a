"""A hall: under which addresses the phones of its network find this machine, and how whoever starts it is told.

`python -m totom_site.hall` writes for the shell what `script/server --hall` adds to the environment;
`python -m totom_site.hall say` greets whoever started it, with a QR code in the terminal.
"""

import io
import os
import shlex
import socket
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address

import ifaddr
import segno

from totom_site.environment import LOOPBACK, doors

ANY = ("", "0.0.0.0", "::")  # BIND that names no address of its own
ABROAD = "192.0.2.1"  # nobody's: asked only which way the machine would send, and nothing is sent
WEB_THREADS = "24"  # of each process: two of them serve forty phones, and some that read slowly
# Networks inside this machine, or through a tunnel: no phone of the hall is there.
NOT_OF_THE_HALL = ("docker", "br-", "veth", "virbr", "vbox", "vmnet", "tun", "tap", "wg", "zt", "utun")


class NoHallError(Exception):
    """The machine stands in no network; the text is one line for the person who starts it."""


@dataclass(frozen=True, slots=True)
class Place:
    """An address of this machine as it stands in a URL, and the network in which it holds."""

    host: str
    network: str = ""

    @property
    def is_six(self) -> bool:
        """Say whether it is an address of IPv6."""
        return ":" in self.host


def places() -> tuple[Place, ...]:
    """Return the addresses of this machine by which others may find it, the most likely one first."""
    first = way_out()
    found = [
        Place(host_of(str(address)), adapter.nice_name)
        for adapter in ifaddr.get_adapters()
        if not adapter.nice_name.startswith(NOT_OF_THE_HALL)
        for each in adapter.ips
        if is_for_others(address := ip_address(each.ip if isinstance(each.ip, str) else each.ip[0]))
    ]
    return tuple(sorted(found, key=lambda place: (place.is_six, place.host != first)))


def is_for_others(address: IPv4Address | IPv6Address) -> bool:
    """Say whether another machine can open an address as it is written."""
    return not (address.is_loopback or address.is_link_local or address.is_unspecified or address.is_multicast)


def host_of(address: str) -> str:
    """Return an address as it stands in a URL."""
    return f"[{address}]" if ":" in address and not address.startswith("[") else address


def way_out() -> str:
    """Return the address with which this machine would send to the world; empty where it knows no way."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((ABROAD, 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def shown(bind: str, found: Sequence[Place]) -> Sequence[Place]:
    """Return the places to tell: those of IPv4, or of IPv6 where there are no others, or the one that BIND names.

    Raises NoHallError where there is none.
    """
    if bind not in ANY:
        return (Place(host_of(bind)),)
    told = [place for place in found if not place.is_six] or found
    if not told:
        raise NoHallError(
            "Máy này chưa vào mạng nào: nối Wi-Fi, hoặc bật điểm phát sóng, rồi chạy lại. Chỉ dùng trên máy này thì "
            "chạy script/server. / This machine is in no network: join a Wi-Fi, or switch on a hotspot, and try "
            "again. For this machine alone: script/server."
        )
    return told


def environment(environ: Mapping[str, str], found: Sequence[Place], name: str) -> dict[str, str]:
    """Return what the environment of a hall says beside what was said already."""
    bind, port = environ.get("BIND", ""), environ.get("PORT") or "8000"
    told = shown(bind, found)
    own = found if bind in ANY else told
    hosts = [environ.get("ALLOWED_HOSTS", ""), *(place.host for place in own), *names_of(name), *LOOPBACK]
    return {
        "BIND": bind or ("::" if told[0].is_six else "0.0.0.0"),
        "ALLOWED_HOSTS": ",".join(dict.fromkeys(host for host in hosts if host)),
        "SITE_ADDRESS": environ.get("SITE_ADDRESS") or f"http://{told[0].host}:{port}",
        "HALL": ",".join(f"http://{place.host}:{port} {place.network}".strip() for place in told),
        "LIMITS": environ.get("LIMITS") or "hall",
        "WEB_THREADS": environ.get("WEB_THREADS") or WEB_THREADS,
    }


def names_of(name: str) -> tuple[str, ...]:
    """Return the names under which a machine of this name is known in its network."""
    short = name.partition(".")[0].lower()
    return (name.lower(), short, f"{short}.local") if short else ()


def greeting(told: str, *, has_colours: bool) -> str:
    """Tell how phones come in: each address of HALL with its QR code, and the page for the projector."""
    parts = ["Mời vào chiếu, cùng mạng với máy này: / Welcome, in the same network as this machine:"]
    for address, network in doors(told):
        parts += ["", f"    {address}/    {network}".rstrip(), "", drawn(address, has_colours=has_colours)]
    first, _network = doors(told)[0]
    parts += ["", f"Máy chiếu / Projector: {first}/hall/    (Ctrl-C để dừng / to stop)"]
    return "\n".join(parts)


def drawn(address: str, *, has_colours: bool) -> str:
    """Draw the QR code of an address in the signs of a terminal, dark on light where it knows colours."""
    target = io.StringIO()
    segno.make(f"{address}/", error="m", micro=False).terminal(target, border=2, compact=True)
    lines = target.getvalue().rstrip("\n").split("\n")
    return "\n".join(f"    \x1b[97;40m{line}\x1b[0m" if has_colours else f"    {line}" for line in lines)


def main(words: list[str]) -> int:
    """Do what the command line asks."""
    if words == ["say"]:
        print(greeting(os.environ["HALL"], has_colours=sys.stderr.isatty()), file=sys.stderr)
        return 0
    try:
        told = environment(os.environ, places(), socket.gethostname())
    except NoHallError as error:
        print(error, file=sys.stderr)
        return 1
    for name, value in told.items():
        print(f"export {name}={shlex.quote(value)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
