"""Fresh exercises about the deal of tổ tôm for five, for four and for three."""

from tutorials.fresh.deals import Deal, deal_makers, usual_facts
from tutorials.fresh.levels import Makers

MAKERS: Makers = {
    **deal_makers(Deal("to-tom", (5,), usual_facts("TT-1.1", end="TT-6.2"))),
    **deal_makers(Deal("bi-tu", (4,), usual_facts("BT-1.1", end="BT-6.1"))),
    **deal_makers(Deal("tai-ban", (3,), usual_facts("TB-1.1", stock="TB-6.1", end="TB-6.1"), deck="TB-1.1")),
}
