"""The flags of tổ tôm điếm, and the order of a hand at the festival. Law: TD-4, TD-9.4."""

from dataclasses import dataclass

from tutorials.engine.errors import Message
from tutorials.engine.words import both


@dataclass(frozen=True, slots=True)
class Flag:
    """A flag that every festival has. Law: TD-4.1 to TD-4.3."""

    colour: str
    signal: str
    article: str

    @property
    def name(self) -> Message:
        """Return what it is called."""
        return both(f"flag-name-{self.colour}")

    @property
    def meaning(self) -> Message:
        """Return what it says."""
        return both(f"flag-meaning-{self.colour}")


FLAGS: tuple[Flag, ...] = (
    Flag("do", "u", "TD-4.1"),
    Flag("trang", "chiu", "TD-4.2"),
    Flag("vang", "bat-thuc", "TD-4.3"),
)


@dataclass(frozen=True, slots=True)
class Event:
    """A step of a hand at the festival, with who takes it. Law: TD-9.4."""

    slug: str
    who: str  # trung-quan, tom-thu, nha-cai, phuc-vu
    article: str
    may_follow: tuple[str, ...]  # empty at the end of a hand

    @property
    def name(self) -> Message:
        """Return what happens in it."""
        return both(f"event-name-{self.slug}")


EVENTS: tuple[Event, ...] = (
    Event("khai-hoi", "trung-quan", "TD-8.1.1", ("chia-bai",)),
    Event("chia-bai", "phuc-vu", "TD-6.2", ("len-gia",)),
    Event("len-gia", "tom-thu", "TD-6.1", ("phat-co",)),
    Event("phat-co", "tom-thu", "TD-4", ("danh-dau",)),
    Event("danh-dau", "nha-cai", "TD-9.1", ("xuong-quan",)),
    Event("mo-noc", "trung-quan", "TD-7.1.3", ("xuong-quan",)),
    Event("xuong-quan", "trung-quan", "TD-7.1.2", ("go-trong",)),
    Event("go-trong", "tom-thu", "TD-8.2", ("nhac-trong",)),
    Event("nhac-trong", "trung-quan", "TD-8.1.2", ("bay-quan", "mo-noc", "phan-xu", "hoa")),
    Event("bay-quan", "tom-thu", "TD-6.1", ("xuong-quan",)),
    Event("phan-xu", "trung-quan", "TD-7.1.1", ("ghi-diem",)),
    Event("hoa", "trung-quan", "TD-9.3", ("ghi-diem",)),
    Event("ghi-diem", "phuc-vu", "TD-7.3", ()),
)
EVENT_BY_SLUG = {event.slug: event for event in EVENTS}
