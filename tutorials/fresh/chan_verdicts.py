"""Cases about the law of chắn, chapter by chapter."""

from tutorials.catalogue import Text
from tutorials.fresh.levels import Makers
from tutorials.fresh.verdicts import Chapter, faults

GAME = "chan"
_FAULTS = (
    Chapter(
        GAME, "loi-luot-cua", Text("Bắt lỗi về lượt và cửa", "Find the fault: turns and doors"),
        ("CH-4.1", "CH-4.2", "CH-4.3", "CH-4.6", "CH-8.3", "CH-8.9", "CH-8.10", "CH-8.11"), 2, 4,
    ),
    Chapter(
        GAME, "loi-chiu", Text("Bắt lỗi về chíu", "Find the fault: chíu"),
        ("CH-5", "CH-4.4", "CH-4.5", "CH-8.14", "CH-8.19"), 3, 5,
    ),
    Chapter(
        GAME, "loi-an-danh", Text("Bắt lỗi khi ăn và đánh", "Find the fault: taking and discarding"),
        (
            "CH-8.2", "CH-8.4", "CH-8.5", "CH-8.6", "CH-8.7", "CH-8.8", "CH-8.13", "CH-8.15", "CH-8.17", "CH-8.20",
            "CH-8.21", "CH-9.2",
        ),
        4, 7,
    ),
)  # fmt: skip
MAKERS: Makers = faults(*_FAULTS)
