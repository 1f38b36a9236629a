"""Famous quarrels, ready filled: one tap leads to the verdict."""

from dataclasses import dataclass
from typing import Any

from django.http import QueryDict
from django.utils.translation import gettext_lazy as _


@dataclass(frozen=True, slots=True)
class Famous:
    """A quarrel that every mat knows: its name, what happened, and the case as an address."""

    title: Any
    story: Any
    case: tuple[tuple[str, str], ...]

    @property
    def query(self) -> str:
        """Return the case as the query of an address."""
        found = QueryDict(mutable=True)
        for name, value in self.case:
            found.appendlist(name, value)
        return found.urlencode()


FAMOUS = (
    Famous(
        _("Ăn một đánh hai"),
        _("456 văn đã hạ, trên tay 2 văn và cạ 3 vạn, 3 sách. Ăn 3 văn vào dọc rồi đánh cả hai quân 3."),
        (("kind", "an"), ("card", "3v"), ("cards", "2v 3w3s"), ("beside", "2v"), ("then", "3w3s"), ("mat", "456v"),
         ("how", "an"), ("eaten", "6v")),
    ),
    Famous(
        _("Ăn hai đánh hai"),
        _("Cạ 45 văn và cạ 3 vạn, 3 sách. Ăn 3 văn vào bí, đánh 4 văn, 5 văn."),
        (("kind", "an"), ("card", "3v"), ("cards", "45v 3w3s"), ("beside", "3w3s"), ("then", "45v")),
    ),
    Famous(
        _("Buôn phu"),
        _("456 văn đã hạ, trên tay đôi 7 văn và 8 văn. Phỗng 7 văn rồi đánh 8 văn."),
        (("kind", "phong"), ("card", "7v"), ("cards", "77v 8v"), ("then", "8v"), ("mat", "456v"), ("how", "an"),
         ("eaten", "6v")),
    ),
    Famous(
        _("Bó bài"),
        _("Bí cửu dưới chiếu có hai 9 sách; 7 sách đã đánh, sau lại đến. Phỗng 8 văn rồi đánh nốt 8 sách."),
        (("kind", "phong"), ("card", "8v"), ("cards", "88v 8s"), ("then", "8s"), ("discarded", "7s"),
         ("passed", "7s"), ("mat", "9v9w9s9s"), ("how", "an"), ("eaten", "9s")),
    ),
    Famous(
        _("Phỗng tái kiến, phu dọc mới ăn"),
        _("Bất thực 7 văn, đã ăn 5 văn thành 567 văn. 7 văn hiện ra: phỗng được không?"),
        (("kind", "phong"), ("card", "7v"), ("cards", "77v 7w7s"), ("bat_thuc", "7v"), ("mat", "567v"),
         ("how", "an"), ("eaten", "5v")),
    ),
    Famous(
        _("Phỗng tái kiến không có phu dọc"),
        _("Bất thực 8 văn, chỉ đi vào bí. 8 văn hiện ra, phỗng mà không có phu dọc nào."),
        (("kind", "phong"), ("card", "8v"), ("cards", "888v 8w8s"), ("bat_thuc", "8v")),
    ),
    Famous(
        _("Bỏ ù"),
        _("Bài đang chờ 5 vạn. 5 vạn hiện mà để qua; ván ấy sau có ù cũng không điểm."),
        (("kind", "bo"), ("card", "5w"), ("cards", "489v 246677899w 1244569s tt")),
    ),
    Famous(
        _("Khê khàn"),
        _("Khàn 7 văn đang úp, nhà chéo đánh 7 văn mà quên dậy."),
        (("kind", "bo"), ("card", "7v"), ("came", "cheo-danh"), ("khan", "7v")),
    ),
    Famous(
        _("Treo tranh"),
        _("Có đôi 5 văn, ăn 5 văn vào bí với 5 vạn, 5 sách mà không hạ đôi ấy."),
        (("kind", "an"), ("card", "5v"), ("cards", "5v5v5w5s"), ("beside", "5w5s")),
    ),
    Famous(
        _("Treo khàn"),
        _("Được chia ba 5 văn mà quên úp; lúc ù cả ba đã nằm trong phu."),
        (("kind", "u"), ("card", "tt"), ("cards", "345v 567v 5v5w5s 8v2w2s 6789w 1v1w1s cc")),
    ),
    Famous(
        _("Một thành hai chờ"),
        _("Nọc chỉ mở được một quân nữa. Ăn 9 sách vào bí, bài chưa thành, đánh 2 văn; nhà khác ù 2 văn."),
        (("kind", "cuoi"), ("card", "9s"), ("cards", "678v 345w 567w 268s 2v 1s cc tt oc"), ("then", "2v"),
         ("noc", "1"), ("then_won", "1"), ("mat", "9v9w9s"), ("how", "an"), ("eaten", "9v")),
    ),
    Famous(
        _("Dậy thiên khai muộn"),
        _("Thiên khai 6 văn úp, mở quân nọc đầu tiên rồi mới dậy."),
        (("kind", "khai"), ("thien_khai", "6v"), ("raised", "sau-mo")),
    ),
    Famous(
        _("Phỗng lộ"),
        _("567 văn đã hạ, trên tay còn một 7 văn. 7 văn nữa hiện ra, xin phỗng."),
        (("kind", "phong"), ("card", "7v"), ("cards", "7v"), ("mat", "567v"), ("how", "an"), ("eaten", "5v")),
    ),
    Famous(
        _("Ăn quân đến sau"),
        _("4 văn đến không ăn, sau 4 văn lại đến, ăn vào 56 văn."),
        (("kind", "an"), ("card", "4v"), ("cards", "56v"), ("beside", "56v"), ("passed", "4v")),
    ),
    Famous(
        _("Ăn sau bỏ trước"),
        _("Cầm 56 văn, 4 văn đến không ăn, rồi 7 văn đến lại ăn."),
        (("kind", "an"), ("card", "7v"), ("cards", "56v"), ("beside", "56v"), ("passed", "4v")),
    ),
    Famous(
        _("Ăn lại quân đã đánh"),
        _("Đã đánh 7 sách, nay 7 sách đến, ăn vào 89 sách."),
        (("kind", "an"), ("card", "7s"), ("cards", "89s"), ("beside", "89s"), ("discarded", "7s")),
    ),
    Famous(
        _("Đánh cả đôi đã bỏ phỗng"),
        _("Có đôi 6 vạn, 6 vạn hiện mà không phỗng, rồi đánh cả đôi."),
        (("kind", "danh"), ("cards", "66w"), ("then", "66w"), ("seen", "6w")),
    ),
    Famous(
        _("Ăn ở cửa chéo"),
        _("Quân không ở cửa mình cũng không ở cửa trên, mà ăn thường."),
        (("kind", "an"), ("card", "9s"), ("came", "cheo-danh"), ("cards", "78s"), ("beside", "78s")),
    ),
)  # fmt: skip
