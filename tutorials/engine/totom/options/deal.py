"""How a hand begins and ends: the bắt cái, the cái, the draw: rows T36 to T38."""

from tutorials.engine.errors import Message
from tutorials.engine.rules import YES, OptionInfo, option, yes_no

DEAL: tuple[OptionInfo, ...] = (
    option(
        "bat_cai",
        "T36",
        "TT-1.2",
        "Bắt cái",
        "Choosing the dealer's hand (bắt cái)",
        {
            "mot-quan-10": Message("một quân, yêu đỏ đếm 10", "one card, a red yêu counts 10"),
            "mot-quan": Message("một quân, yêu đỏ đếm 1 như hàng nhất", "one card, a red yêu counts 1"),
            "hai-quan": Message("hai quân, cộng rồi chia năm lấy dư", "two cards, sum modulo five"),
            "rut-hai": Message("nhà cái rút hai quân, một quân lật", "the cái draws two cards, one shown"),
        },
    ),
    option(
        "cai_nguoi_chiu",
        "T37",
        "TT-7.1",
        "Ván hòa: người chịu bài được cái",
        "Draw: the one who sat out (chịu) gets the cái",
        yes_no(("được", "yes"), ("không, đầu kê được cái", "no, the đầu kê does")),
    ),
    option(
        "cai_nguoi_bao",
        "T37",
        "TT-7.1",
        "Người bị báo có cái ván sau",
        "The one who was báo gets the next cái",
        YES,
    ),
    option(
        "noc_hoa",
        "T38",
        "TT-6.2",
        "Nọc còn mấy quân thì hòa",
        "Cards left in the nọc at a draw",
        {
            "5-8-11": Message(
                "5 (đủ người), 8 (một người chịu), 11 (hai người chịu)", "5, 8 with one sitting out, 11 with two"
            ),
            "ca-diem": Message("5, 8, 11 như trên, ở điếm cũng vậy", "5, 8, 11 as above, at the điếm too"),
            "1": Message("1 (lối tổ tôm điếm)", "1 (as in tổ tôm điếm)"),
            "0": Message("hết nọc", "none, it is played out"),
        },
    ),
    option(
        "chia_bai",
        "T37",
        "TT-16.12",
        "Ai chia ván sau",
        "Who deals the next hand",
        {
            "ta-huu": Message("hai người hai bên người vừa ù", "the two beside the last winner"),
            "hoi-lim": Message(
                "hai bên người ù, trừ hai người cao điểm nhất; chèo đò; kê và dưới kê; hai người ít điểm nhất",
                "the two beside the winner but not the two highest; who owes an ù; the kê and the next; the two lowest",
            ),
            "rieng": Message("có người chia riêng", "somebody who is kept for it"),
        },
    ),
)
