"""How much one network address, or in a hall one device, may ask of what costs most; the refusal tells the rule.

Requests are counted by the minute or the hour in the cache that all processes share, and not at all where that is down.
"""

import hashlib
import json
import math
import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any

from django.conf import settings
from django.core.cache import BaseCache, caches
from django.core.signing import BadSignature, Signer
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import get_language

from totom_site.environment import Limits
from tutorials.engine.errors import DoorError, Message

MINUTE, HOUR = 60, 60 * 60
NEIGHBOURS = 64  # bits of an IPv6 address: one customer has all that begin so
DEVICE = "device"  # the cookie by which devices of a hall that share an address are told apart
DEVICE_AGE = 12 * HOUR
CROWD = 10  # times what one device may ask, which all devices of an address may together


@dataclass(frozen=True, slots=True)
class Rule:
    """So many requests in so many seconds; of different things alone where a reader may ask again for what he has."""

    name: str
    most: int
    seconds: int
    said: Message
    is_distinct: bool = False


BOOKS = Rule(
    "books", 30, HOUR,
    Message("Mỗi đường mạng được in 30 cuốn khác nhau trong một giờ.",
            "Each network address may print 30 different books an hour."),
    is_distinct=True,
)  # fmt: skip
PAPERS = Rule(
    "papers", 60, HOUR,
    Message("Mỗi đường mạng được in 60 tờ khác nhau cho lớp trong một giờ.",
            "Each network address may print 60 different papers for a class an hour."),
    is_distinct=True,
)  # fmt: skip
HANDS = Rule(
    "hands", 240, MINUTE,
    Message("Mỗi đường mạng được chia 240 bài mới trong một phút.",
            "Each network address may deal 240 fresh hands a minute."),
)  # fmt: skip
DESK = Rule(
    "desk", 600, MINUTE,
    Message("Mỗi đường mạng được hỏi bàn xem bài, máy phân xử và bảng so lệ 600 lần trong một phút.",
            "Each network address may ask the desk, the referee and the villages 600 times a minute."),
)  # fmt: skip
DOOR = Rule(
    "door", 600, MINUTE,
    Message("Mỗi đường mạng được hỏi máy luật 600 câu trong một phút.",
            "Each network address may ask the engine 600 questions a minute."),
)  # fmt: skip
TABLES = Rule(
    "tables", 240, HOUR,
    Message("Mỗi đường mạng được ngồi vào 240 chiếu mới trong một giờ.",
            "Each network address may sit down at 240 new tables an hour."),
)  # fmt: skip
MOVES = Rule(
    "moves", 600, MINUTE,
    Message("Mỗi đường mạng được đi 600 nước trên chiếu trong một phút.",
            "Each network address may make 600 moves at tables a minute."),
)  # fmt: skip
COSTS: Mapping[str, Rule] = {
    "rulebook:pdf": BOOKS,
    "rulebook:sheet-pdf": BOOKS,
    "paper:pdf": PAPERS,
    "paper:form": DESK,
    "puzzles:fresh": HANDS,
    "puzzles:draw": HANDS,
    "review:next": HANDS,
    "screen:index": HANDS,
    "screen:answer": HANDS,
    "desk:index": DESK,
    "desk:ask": DESK,
    "referee:index": DESK,
    "referee:record": DESK,
    "villages:index": DESK,
    "table:sit": TABLES,
    "table:following": TABLES,
    "table:sitting": MOVES,
    "table:replay": MOVES,
    "api:ask": DOOR,
    "api:law": DOOR,
    "api:terms": DOOR,
}


class LimitsMiddleware:
    """Refuses whoever has asked too much, before the page is reckoned."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Pass a request on; its view is counted when it is known. In a hall each device is given its sign."""
        response = self.get_response(request)
        if settings.LIMITS is Limits.HALL and request.resolver_match and device_of(request) is None:
            sign = Signer(salt=DEVICE).sign(secrets.token_urlsafe(9))
            response.set_cookie(DEVICE, sign, DEVICE_AGE, httponly=True, samesite="Lax", secure=request.is_secure())
        return response

    def process_view(self, request: HttpRequest, *args: Any) -> HttpResponse | None:
        """Count the request if it costs; refuse it with the rule and the time to wait."""
        rule = COSTS.get(request.resolver_match.view_name) if request.resolver_match else None
        address = None if rule is None or settings.LIMITS is Limits.OFF else address_of(request)
        if rule is None or address is None or (settings.LIMITS is Limits.REMOTE and ip_address(address).is_loopback):
            return None
        now = time.time()
        path = request.get_full_path()
        if settings.LIMITS is Limits.HALL:
            is_fine = is_within(rule, address, path, now, device_of(request) or "new") and is_within(
                replace(rule, name=f"{rule.name}.crowd", most=CROWD * rule.most), address, path, now
            )
        else:
            is_fine = is_within(rule, address, path, now)
        if is_fine:
            return None
        return refusal(request, rule, math.ceil(rule.seconds - now % rule.seconds))


def address_of(request: HttpRequest) -> str | None:
    """Return the address that the request comes from; None if it cannot be known, and nobody is counted.

    A proxy says for whom it asks, in `X-Forwarded-For`, whose end is what the last proxy saw. That is believed of those
    alone that FORWARDED_ALLOW_IPS names. What comes by way of this machine from a proxy that is not named is not
    counted: else all its readers would be one.
    """
    said = [word for part in request.headers.get("X-Forwarded-For", "").split(",") if (word := part.strip())]
    found = request.META.get("REMOTE_ADDR", "")
    if said and not _is_proxy(found) and _is(found, lambda address: address.is_loopback):
        return None
    while said and _is_proxy(found):
        found = said.pop()
    return found if _is(found, lambda address: True) else None


def _is_proxy(word: str) -> bool:
    return _is(word, lambda address: any(address in network for network in settings.PROXIES))


def _is(word: str, holds: Callable[[Any], bool]) -> bool:
    """Say whether a word is an address for which something holds."""
    try:
        return holds(ip_address(word))
    except ValueError:
        return False


def device_of(request: HttpRequest) -> str | None:
    """Return which device of a hall asks; None before it has a sign of its own."""
    try:
        return Signer(salt=DEVICE).unsign(request.COOKIES.get(DEVICE, ""))
    except BadSignature:
        return None


def is_within(rule: Rule, address: str, path: str, now: float, device: str = "") -> bool:
    """Count a request, and say whether it keeps to the rule. Asking again for what one has costs nothing."""
    shared = caches["shared"]
    key = f"limit.{rule.name}.{_customer(address)}{device}.{int(now // rule.seconds)}"
    had = f"{key}.{hashlib.sha256(path.encode()).hexdigest()[:16]}"
    if rule.is_distinct and shared.get(had):
        return True
    if _count(shared, key, 2 * rule.seconds) > rule.most:
        return False
    if rule.is_distinct:
        shared.set(had, 1, 2 * rule.seconds)
    return True


def _count(shared: BaseCache, key: str, age: int) -> int:
    """Count one more; always zero in a cache that is down."""
    for _ in range(2):  # another may begin to count at the same moment
        try:
            return shared.incr(key)
        except ValueError:
            if shared.add(key, 1, age):
                return 1
    return 0


def _customer(address: str) -> str:
    found = ip_address(address)
    return str(ip_network((found, NEIGHBOURS), strict=False)) if isinstance(found, IPv6Address) else str(found)


def refusal(request: HttpRequest, rule: Rule, wait: int) -> HttpResponse:
    """Tell the rule and how long to wait: as a page, or as the door tells its errors."""
    if rule is DOOR:
        answer = _told_by_the_door(rule, wait, "en" if request.GET.get("lang") == "en" else "vi")
    else:
        said = rule.said.say(get_language() or "vi")
        minutes = math.ceil(wait / MINUTE) if wait > 2 * MINUTE else 0
        answer = render(request, "429.html", {"rule": said, "wait": wait, "minutes": minutes}, status=429)
    answer.headers["Retry-After"] = str(wait)
    answer.headers["Cache-Control"] = "no-store"
    return answer


def _told_by_the_door(rule: Rule, wait: int, lang: str) -> HttpResponse:
    vi, en = f"{rule.said.vi} Xin hỏi lại sau {wait} giây.", f"{rule.said.en} Please ask again in {wait} seconds."
    body = json.dumps(DoorError("too-many", "address", Message(vi, en)).as_dict(lang), ensure_ascii=False)
    answer = HttpResponse(body, content_type="application/json; charset=utf-8", status=429)
    answer.headers["Access-Control-Allow-Origin"] = "*"
    return answer
