"""Sentences about Tá lả."""

PHRASES: dict[str, tuple[str, str]] = {
    "tala-deal": (
        "{players} người: mỗi người {hand} lá, một người {first} lá, nọc còn {noc} lá.",
        "{players} players: {hand} cards each, {first} for one of them, {noc} left in the nọc.",
    ),
    "tala-deal-ten": ("Người nhận mười lá và đánh trước là {who}.", "Ten cards and the first throw go to {who}."),
    "tala-deal-rounds": (
        "Mỗi người đánh {rounds} lá; không ai ù thì sau {rounds} vòng so điểm.",
        "Each throws {rounds} cards; without an ù the points are compared after {rounds} rounds.",
    ),
    "tala-deal-tai-dau-vong": (
        "Có lá bị ăn thì chuyển một lá của người đầu vòng, người ấy đi thêm một lượt: cuối ván ai cũng đủ {rounds} lá"
        " trước mặt.",
        "When a card is taken, one of the head of the round is moved, and that player has an extra turn: in the end"
        " everyone has {rounds} cards in front.",
    ),
    "tala-deal-tai-lien-truoc": (
        "Có lá bị ăn thì chuyển một lá của người đánh liền trước người bị ăn, người ấy đi thêm một lượt: cuối ván ai"
        " cũng đủ {rounds} lá trước mặt.",
        "When a card is taken, one of the player just before its owner is moved, and that player has an extra turn: in"
        " the end everyone has {rounds} cards in front.",
    ),
    "tala-order-taken": ("Nhà {seat} ăn lá của nhà {giver}.", "{seat} takes a card of {giver}."),
    "tala-order-chot": (
        "Nhà {seat} ăn lá chốt của nhà {giver}.",
        "{seat} takes the last card (chốt) of {giver}.",
    ),
    "tala-order-moved": (
        "Chuyển một lá của nhà {source} sang nhà {to} cho đủ.",
        "A card of {source} is moved to {to} to make up for it.",
    ),
    "tala-order-tai": (
        "Nhà {seat} tái: đã hạ rồi vẫn được ăn hoặc bốc, hạ thêm, gửi thêm, rồi đánh một lá.",
        "{seat} has an extra turn (tái): after laying down, {seat} may still take or draw, lay down and add more, then"
        " discards.",
    ),
    "tala-order-piles": ("Số lá trước mặt: {piles}.", "Cards in front of each: {piles}."),
    "tala-order-laid": ("Đã hạ, theo thứ tự: {seats}.", "Laid down so far, in order: {seats}."),
    "tala-order-over": (
        "Ai cũng đã đánh đủ {rounds} lá: hết ván, tính điểm.",
        "Everyone has discarded {rounds} cards: the hand is over and points are counted.",
    ),
    "tala-order-stock": ("Nọc đã hết: hết ván, tính điểm.", "The stock is used up: the hand is over."),
    "tala-order-again": (
        "Nhà {seat} đã hạ mà mất lá nên chưa đủ bốn: phải đi thêm một lượt, gọi là tái.",
        "{seat} has laid down, but lost a card and has fewer than four: an extra turn follows, called tái.",
    ),
    "tala-order-next": ("Đến lượt nhà {seat}.", "It is the turn of {seat}."),
    "tala-lao": ("Nhà {seat} {what}.", "{seat} {what}."),
    "tala-lao-den": (
        "Láo thì ván dừng: nhà {seat} trả mỗi người {points} điểm, {count} nhà là {total}.",
        "False play ends the hand: {seat} pays {points} to each of the others, {total} in all.",
    ),
    "tala-lao-last": (
        "Ván đánh tiếp; hết ván nhà {seat} xếp sau cả người móm, trả người nhất {total} điểm.",
        "The hand goes on; at its end {seat} comes behind all and pays {total} to the first.",
    ),
    "tala-lao-over": (
        "Nhà {seat} láo nên ván dừng, không ai xếp hạng.",
        "{seat} played falsely, so the hand ends and nobody is placed.",
    ),
    "tala-rank-lao": (
        "Thứ {place}: nhà {seat}, láo nên xếp sau tất cả.",
        "Place {place}: {seat} played falsely and comes behind all.",
    ),
    "tala-pay-lao": (
        "Nhà {giver} láo: trả nhà {taker} {points} điểm.",
        "{giver} played falsely and gives {taker} {points}.",
    ),
    "tala-pay-lao-each": (
        "Nhà {giver} trả mỗi người {points} điểm, cộng {total}.",
        "{giver} pays {points} to each, {total} in all.",
    ),
    "tala-ga-in": (
        "Nhà {giver} bị ăn nên góp 1 điểm vào gà.",
        "{giver} lost a card and puts 1 point into the side pool.",
    ),
    "tala-ga-out": (
        "Nhà {taker} ù, lấy cả gà: {points} điểm.",
        "{taker} wins and takes the whole side pool: {points}.",
    ),
    "tala-send-later": (
        "Không gửi vào {phom}: phỏm của người hạ sau mình.",
        "Nothing may be added to {phom}: it was laid down after yours.",
    ),
    "tala-send-u": (
        "Gửi hết, không còn lá nào: theo lệ này là {kind}.",
        "All are added and no card is left: under these rules this is {kind}.",
    ),
    "tala-send-u-throw": (
        "Chỉ còn {cards} để đánh: theo lệ này là {kind}.",
        "Only {cards} is left to discard: under these rules this is {kind}.",
    ),
    "tala-eat-third": (
        "{card} là lá ăn thứ ba: theo lệ này là ù.",
        "{card} is the third card taken: under these rules that wins.",
    ),
    "tala-phom": ("{cards} là {kind}.", "{cards} is {kind}."),
    "tala-no-phom-few": (
        "{count} lá thì chưa thành phỏm: phỏm có ít nhất ba lá.",
        "{count} cards are no phỏm: one has at least three.",
    ),
    "tala-no-phom-ranks": (
        "Không cùng số, mà cũng không cùng chất liền số: không phải phỏm.",
        "Neither of one rank nor in sequence within one suit: no phỏm.",
    ),
    "tala-no-phom-suit": (
        "Liền số nhưng khác chất: không phải phỏm.",
        "In sequence, but not of one suit: no phỏm.",
    ),
    "tala-no-phom-gap": (
        "Cùng chất nhưng không liền số: không phải phỏm.",
        "Of one suit, but not in sequence: no phỏm.",
    ),
    "tala-no-phom-ace": (
        "Át chỉ đứng dưới 2, không nối sau già: không phải phỏm.",
        "The ace stands only below the 2 and does not follow the king: no phỏm.",
    ),
    "tala-ca": ("{cards} là cạ: thêm một lá nữa thì thành phỏm.", "{cards} is a cạ: one more card makes a phỏm."),
    "tala-loose": ("Rác {cards}: cộng lại {points} điểm.", "Loose {cards}: {points} points together."),
    "tala-none-loose": ("Không còn lá rác nào: 0 điểm.", "No card is loose: 0 points."),
    "tala-eaten": (
        "Lá ăn {cards} nằm trong phỏm, mỗi phỏm một lá.",
        "Taken: {cards}; in phỏm, one to each.",
    ),
    "tala-eaten-shared": ("Lá ăn {cards} nằm trong phỏm.", "Taken: {cards}; in phỏm."),
    "tala-u": ("Hết bài vào phỏm, dư nhiều nhất một lá để đánh: ù.", "All is laid but at most the card to throw: ù."),
    "tala-u-zero": ("Mọi lá đều vào phỏm, còn 0 điểm: ù.", "Every card is laid, 0 points are left: ù."),
    "tala-u-tron": (
        "Cả mười lá vào phỏm: ù tròn, mỗi người trả {points}.",
        "All ten laid: ù tròn, {points} from each.",
    ),
    "tala-khan": (
        "Lên bài không phỏm, không cạ: ù khan, mỗi người trả {points}.",
        "Dealt without a phỏm and without a cạ: ù khan, {points} from each.",
    ),
    "tala-khan-off": (
        "Không phỏm, không cạ; nhưng lệ này không có ù khan.",
        "No phỏm and no cạ; but there is no ù khan under these rules.",
    ),
    "tala-mom": (
        "Không có phỏm nào: đến lúc hạ mà vẫn thế thì móm.",
        "There is no phỏm: whoever must lay down like this is móm.",
    ),
    "tala-eat-u": ("Ăn {card} thì ù.", "Taking {card} makes ù."),
    "tala-eat-may": (
        "Ăn được {card}: nó vào phỏm {phom}.",
        "{card} may be taken: it goes into the phỏm {phom}.",
    ),
    "tala-eat-no-phom": (
        "Không ăn được {card}: nó không thành phỏm với lá nào trên tay.",
        "{card} may not be taken: it makes no phỏm with the hand.",
    ),
    "tala-eat-shared": (
        "Không ăn được {card}: phỏm ấy đã có một lá ăn, mỗi phỏm chỉ chứa một.",
        "{card} may not be taken: that phỏm holds a taken card already, and one is the limit.",
    ),
    "tala-eat-torn": (
        "Không ăn được {card}: muốn thành phỏm phải phá phỏm của lá đã ăn.",
        "{card} may not be taken: its phỏm would tear that of a card taken before.",
    ),
    "tala-eat-left": (
        "Ăn rồi đánh {card} thì còn {points} điểm rác.",
        "Take it and throw {card}: {points} points are left.",
    ),
    "tala-throw-best": (
        "Đánh {card} thì còn ít nhất: {points} điểm.",
        "Throwing {card} leaves fewest: {points} points.",
    ),
    "tala-throw-zero": ("Đánh {card} là ù: không còn lá rác nào.", "Throwing {card} is ù: nothing is loose."),
    "tala-throw-waits": (
        "Đánh {card} thì giữ được phỏm mà chờ nhiều nhất: {waits} lá, còn {points} điểm.",
        "Throwing {card} keeps the phỏm and waits for most cards: {waits}, with {points} points left.",
    ),
    "tala-throw-eaten": ("Không đánh được {card}: đó là lá đã ăn.", "{card} may not be thrown: it was taken."),
    "tala-throw-tied": (
        "Không đánh được {card}: thiếu nó thì lá đã ăn không còn phỏm.",
        "{card} may not be thrown: without it a taken card would have no phỏm.",
    ),
    "tala-throw-worse": (
        "Đánh {card} thì còn {points} điểm; còn cách khác ít hơn.",
        "Throwing {card} leaves {points} points; another card leaves fewer.",
    ),
    "tala-throw-fewer-waits": (
        "Đánh {card} thì chờ {waits} lá, còn {points} điểm; còn lá khác đáng đánh hơn.",
        "Throwing {card} waits for {waits} cards with {points} points left; another throw is better.",
    ),
    "tala-laid-u": ("Hạ thế là ù.", "Laid so, it is ù."),
    "tala-laid-no-u": ("Hạ thế chưa ù; có cách hạ khác thì ù.", "Laid so it is no ù; another way is."),
    "tala-laid-least": ("Hạ thế còn {points} điểm: ít nhất rồi.", "Laid so, {points} points are left: the fewest."),
    "tala-laid-more": (
        "Hạ thế còn {points} điểm; cách hay nhất chỉ còn {least}.",
        "Laid so, {points} points are left; the best way leaves {least}.",
    ),
    "tala-laid-wrong": (
        "Những lá này không chia hết thành phỏm được.",
        "These cards do not all fall into phỏm.",
    ),
    "tala-laid-eaten": (
        "Hạ thế thì lá đã ăn {cards} nằm ngoài phỏm.",
        "Laid so, the taken {cards} is outside every phỏm.",
    ),
    "tala-send": ("Gửi {card} vào {phom}.", "Send {card} to {phom}."),
    "tala-send-none": ("Không lá nào gửi được.", "No card can be sent."),
    "tala-send-left": ("Gửi xong còn {cards}: {points} điểm.", "After that {cards} stay: {points} points."),
    "tala-send-all": ("Gửi hết: 0 điểm.", "All are sent: 0 points."),
    "tala-send-mom": (
        "Người móm không được gửi bài theo lệ này.",
        "Under these rules a player without a meld (móm) may not add cards.",
    ),
    "tala-rank-u": (
        "Nhà {seat} {kind}: nhất ngay, mọi người khác thua như nhau.",
        "{seat} has {kind}: first at once, and all the others lose alike.",
    ),
    "tala-rank": ("Thứ {place}: nhà {seat}, {points} điểm.", "Place {place}: {seat} with {points} points."),
    "tala-rank-tie": (
        "Nhà {seat} và nhà {other} bằng điểm: {seat} hạ trước nên đứng trên.",
        "{seat} and {other} have as many points: {seat} laid down first and stands above.",
    ),
    "tala-rank-mom": (
        "Thứ {place}: nhà {seat}, móm nên xếp cuối.",
        "Place {place}: {seat} has no meld (móm) and comes behind all who have one.",
    ),
    "tala-rank-all-mom": (
        "Cả bàn móm: ai đến lượt hạ trước thì đứng trên.",
        "Nobody has a meld (móm): whoever came to lay down first stands above.",
    ),
    "tala-rank-of-mom": ("Thứ {place}: nhà {seat}.", "Place {place}: {seat}."),
    "tala-pay-place": (
        "Nhà {giver} về thứ {place}: trả nhà {taker} {points} điểm.",
        "{giver} came in place {place} and gives {taker} {points}.",
    ),
    "tala-pay-mom": (
        "Nhà {giver} móm: trả nhà {taker} {points} điểm.",
        "{giver} is móm and gives {taker} {points}.",
    ),
    "tala-pay-taken": (
        "Nhà {taker} ăn lá thứ {number} của nhà {giver}: nhà {giver} trả {points} điểm.",
        "{taker} took card {number} from {giver}, who gives {points}.",
    ),
    "tala-pay-chot": (
        "Nhà {taker} ăn lá chốt của nhà {giver}: nhà {giver} trả {points} điểm.",
        "{taker} took the last card of {giver}, who gives {points}.",
    ),
    "tala-pay-u": (
        "{kind}: mỗi người trả nhà {taker} {points} điểm, cộng {total}.",
        "{kind}: each gives {taker} {points}, {total} together.",
    ),
    "tala-pay-den": (
        "Nhà {giver} đền thay cả bàn: {each} × {others} = {points} điểm cho nhà {taker}.",
        "{giver} pays for the whole table: {each} × {others} = {points} to {taker}.",
    ),
    "tala-den-fed": (
        "Nhà {taker} ăn đủ ba lá của nhà {giver} rồi ù: nhà {giver} đền.",
        "{taker} took three cards from {giver} and won: {giver} pays for all.",
    ),
    "tala-den-eater": (
        "Nhà {giver} đã ăn đủ ba lá mà nhà {taker} ù: nhà {giver} đền.",
        "{giver} had taken three cards when {taker} won: {giver} pays for all.",
    ),
    "tala-den-chot": (
        "Nhà {giver} đánh lá chốt cho nhà {taker} ăn mà ù: nhà {giver} đền.",
        "{giver} threw the last card with which {taker} won: {giver} pays for all.",
    ),
    "tala-den-an-chot": (
        "Nhà {giver} ăn chốt sau cùng, rồi nhà {taker} ù: nhà {giver} đền.",
        "{giver} was the last to take a last card before {taker} won: {giver} pays for all.",
    ),
    "tala-den-none": ("Không ai phải đền: mỗi người tự trả.", "Nobody pays for all: each pays for himself."),
    "tala-den-dropped": (
        "Đã đền thì điểm các lá bị ăn thôi không tính.",
        "Since one pays for all, the points for taken cards are dropped.",
    ),
    "tala-balance": ("Cả ván: {balance}.", "In all: {balance}."),
}
