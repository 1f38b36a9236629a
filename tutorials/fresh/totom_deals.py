"""Fresh exercises about the deal of tổ tôm for five and for four."""

from tutorials.fresh.deals import Deal, deal_makers, usual_facts
from tutorials.fresh.levels import Makers

MAKERS: Makers = {
    **deal_makers(Deal("to-tom", (5,), usual_facts("TT-1.1", end="TT-6.2"))),
    **deal_makers(Deal("bi-tu", (4,), usual_facts("BT-1.1", end="BT-6.1"))),
}
