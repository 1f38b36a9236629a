"""Cases about the law of tổ tôm, chapter by chapter, and about that of tài bàn."""

from tutorials.catalogue import Text
from tutorials.engine.totom.score.calls import CALLS
from tutorials.fresh.levels import Makers
from tutorials.fresh.verdicts import Chapter, calls, claims, faults

GAME = "to-tom"
_CLAIMS = (
    Chapter(
        GAME, "xu-an", Text("Xử việc ăn và cửa", "Judge: taking cards, and doors"),
        ("TT-8.1", "TT-8.2", "TT-8.3", "TT-8.4", "TT-9.1", "TT-9.3", "TT-9.4", "TT-9.5", "TT-9.12", "TT-11.9"), 2, 3,
    ),
    Chapter(
        GAME, "xu-danh", Text("Xử việc đánh", "Judge: discards"),
        ("TT-10.1", "TT-10.2", "TT-10.3", "TT-10.4", "TT-10.5"), 4, 5,
    ),
    Chapter(
        GAME, "xu-truoc-sau", Text("Xử quân đến trước, đến sau", "Judge: earlier and later cards"),
        ("TT-5.4", "TT-5.5", "TT-5.6", "TT-9.9", "TT-9.14.1"), 4, 6,
    ),
    Chapter(
        GAME, "xu-an-it", Text("Xử ăn ít đánh nhiều", "Judge: few cards placed, many discarded"),
        ("TT-9.2", "TT-9.10", "TT-16.17", "TT-16.19.1", "TT-16.19.4"), 9, 11,
    ),
    Chapter(
        GAME, "xu-buon-phu", Text("Xử đổi phu, buôn phu", "Judge: changing and trading sets"),
        ("TT-5.4.3", "TT-9.11", "TT-9.14.5", "TT-10.5", "TT-16.16", "TT-16.19.2"), 7, 9,
    ),
    Chapter(
        GAME, "xu-duoi-chieu", Text("Xử quân dưới chiếu", "Judge: cards on the mat"),
        ("TT-5.8", "TT-9.6", "TT-9.7", "TT-9.14.4", "TT-9.15", "TT-16.19.3"), 6, 8,
    ),
    Chapter(
        GAME, "xu-bo-bai", Text("Xử bó bài", "Judge: bound cards"), ("TT-10.3", "TT-10.4", "TT-16.22"), 5, 7
    ),
    Chapter(
        GAME, "xu-nhe-nang", Text("Xử lỗi nhẹ, lỗi nặng", "Judge: minor and serious faults"), ("TT-16.18",), 5, 8,
        told_in=("TT-8", "TT-9", "TT-10", "TT-16"), rests=("TT-16.18.1",),
    ),
)  # fmt: skip
_FAULTS = (
    Chapter(
        GAME, "loi-khan", Text("Bắt lỗi về khàn", "Find the fault: khàn"),
        ("TT-11.2", "TT-11.3.1", "TT-11.3.4", "TT-11.4", "TT-11.5", "TT-11.6.2", "TT-11.8"), 8, 17,
    ),
    Chapter(
        GAME, "loi-thien-khai", Text("Bắt lỗi về thiên khai", "Find the fault: thiên khai"),
        ("TT-12.2.1", "TT-12.2.3", "TT-12.2.4", "TT-12.3", "TT-12.4.1", "TT-12.4.2", "TT-12.4.4"), 14, 19,
    ),
    Chapter(
        GAME, "loi-cuoi-van",
        Text("Bắt lỗi lúc tranh quân và cuối ván", "Find the fault: rival calls and the end of the hand"),
        ("TT-8.5", "TT-9.13", "TT-14.8", "TT-16.14", "TT-16.23"), 6, 20,
    ),
    Chapter(
        GAME, "loi-trai-vi", Text("Bắt lỗi xếp phu dưới chiếu", "Find the fault: sets on the mat"),
        ("TT-9.16", "TT-1.3.3"), 12, 15,
    ),
    Chapter(
        GAME, "loi-den-sau", Text("Bắt lỗi ăn quân đến sau", "Find the fault: taking a later card"),
        ("TT-5.4.1", "TT-5.4.4"), 17, 22, is_stored=True,
    ),
    Chapter(
        GAME, "loi-chieu-co", Text("Bắt lỗi theo chiếu cổ", "Find the fault by the rules of the old mats"),
        ("TT-11.3.4", "TT-11.6.2"), 8, 17, is_stored=True, preset="chieu-co",
    ),
    Chapter(
        "tai-ban", "loi-tai-ban", Text("Bắt lỗi ở tài bàn", "Find the fault: tài bàn"), ("TB-16.1",), 4, 8,
        rests=("TB-16.1",),
    ),
)  # fmt: skip
_CALLS = (
    Chapter(
        GAME, "ho-tai-kien", Text("Hô tái kiến", "What to declare: tái kiến (seen again)"),
        ("TT-9.14.3", "TT-9.7"), 4, 7, ("kien-bat-tai",), rests=("TT-9.14.3",),
    ),
    Chapter(
        GAME, "ho-phong", Text("Hô phỗng, hô dậy khàn", "What to declare: phỗng and raising a khàn"),
        ("TT-9.14", "TT-11.6"), 7, 10, ("phong", "u-khong-phong", "tien-u-hau-day", "tien-day-hau-u"),
    ),
    Chapter(
        GAME, "ho-tra-chen", Text("Hô trả chén", "What to declare: returning the cups"),
        ("TT-11.3", "TT-12.4.3", "TT-16.2", "TT-16.20"), 7, 10,
        ("an-ca", "an-hai-danh-mot", "an-ba-danh-mot", "an-hai-danh-hai"),
    ),
    Chapter(
        GAME, "ho-hoan", Text("Hô yêu hoàn yêu, bí hoàn bí", "What to declare: yêu hoàn yêu, bí hoàn bí"),
        ("TT-11.7", "TT-11.8", "TT-16.21"), 7, 10, ("bi-hoan-bi", "yeu-hoan-yeu"),
    ),
    Chapter(
        GAME, "ho-moi-loi", Text("Hô mọi lời", "What to declare: everything"),
        ("TT-14.7", "TT-14.9", "TT-14.10", "TT-11.3.3", "TT-11.6.3", "TT-11.6.4", "TT-16.20"), 7, 10, tuple(CALLS),
    ),
)  # fmt: skip
MAKERS: Makers = claims(*_CLAIMS) | faults(*_FAULTS) | calls(*_CALLS)
