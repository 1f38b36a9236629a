"""Sentences about ba cây and bài cào: Vietnamese, English."""

PHRASES: dict[str, tuple[str, str]] = {
    # three cards
    "bacay-sum": ("{cards}: {terms} = {total}.", "{cards}: {terms} = {total}."),
    "bacay-digit": ("Bỏ hàng chục của {total}, còn {what}.", "Take the tens off {total}: that leaves {what}."),
    "bacay-small": ("Tổng chưa tới mười: {what}.", "The sum is below ten: {what}."),
    "bacay-muoi": (
        "{total} tròn chục: bàn này tính là mười điểm, hơn chín điểm.",
        "{total} is a round number: here it counts as ten points, above nine.",
    ),
    "bacay-bu": (
        "{total} tròn chục: bỏ hàng chục thì không còn gì, là bù, thấp nhất.",
        "{total} is a round number: with the tens taken off nothing is left. That is zero (bù), the lowest hand.",
    ),
    "bacay-ba-tien": (
        "{cards} là ba lá hình: {what}, khỏi đếm, hơn mọi bài phải đếm.",
        "{cards} are three court cards (ba tiên): they need no counting and beat every hand that is counted.",
    ),
    "bacay-sap": (
        "{cards} là ba lá cùng số: {what}, khỏi đếm, hơn mọi bài phải đếm.",
        "{cards} are {what} (sáp): they need no counting and beat every hand that is counted.",
    ),
    "bacay-both": (
        "{cards} vừa cùng số vừa là ba lá hình: bàn này tính là {what}.",
        "{cards} are three of a kind and three court cards as well: here they count as {what}.",
    ),
    "bacay-sap-above": (
        "Bàn này đặt sáp (ba lá cùng số) trên ba tiên.",
        "Here three of a kind (sáp) are above three court cards (ba tiên).",
    ),
    "bacay-tien-above": (
        "Bàn này đặt ba tiên trên sáp (ba lá cùng số).",
        "Here three court cards (ba tiên) are above three of a kind (sáp).",
    ),
    "bacay-sap-ace-high": ("Trong các bộ sáp, bàn này lấy sáp át cao nhất.", "Three aces are the highest sáp here."),
    "bacay-sap-ace-low": ("Trong các bộ sáp, bàn này lấy sáp át thấp nhất.", "Three aces are the lowest sáp here."),
    "bacay-muoi-at-cu": (
        "Mười điểm lại có át rô là mười át cụ: không bài mười điểm nào hơn.",
        "Ten points with the ace of diamonds (mười át cụ): no other ten points beat them.",
    ),
    "bacay-times": (
        "Thắng bằng {what} thì ăn {times}: mỗi lần so {points}.",
        "A win with {what} counts {times}: {points} each time.",
    ),
    # two hands
    "bacay-hand": ("Bài {who}: {cards}, {what}.", "The {who} hand: {cards}, {what}."),
    "bacay-more": ("Bài {who} thắng: {more} hơn {less}.", "The {who} hand wins with {more} against {less}."),
    "bacay-sap-more": (
        "Cùng là sáp thì so số: {more} hơn {less}. Bài {who} thắng.",
        "Both are three of a kind, so the rank decides: the {who} hand wins with {more} against {less}.",
    ),
    "bacay-draw": (
        "Cùng {what}; bàn này không kể chất nên hòa.",
        "Both have {what}. Suits do not break ties here, so it is a draw.",
    ),
    "bacay-equal": ("Cùng {what} nên so chất.", "Both have {what}, so suits break the tie."),
    "bacay-suit": (
        "Lá cao nhất của hai bên: {more} hơn {less} ({why}). Bài {who} thắng.",
        "Of the two highest cards {more} beats {less} ({why}). The {who} hand wins.",
    ),
    # the best takes all
    "bacay-seat": ("Người {who}: {cards}, {what}.", "Player {who}: {cards}, {what}."),
    "bacay-top": (
        "Người {who} cao nhất: {what} hơn {next} của {second}.",
        "Player {who} has the best hand, {what}, ahead of {second} with {next}.",
    ),
    "bacay-top-suit": (
        "Người {who} và {second} cùng {what}; so chất, {more} hơn {less} ({why}): người {who} cao nhất.",
        "Player {who} and {second} both have {what}; suits break the tie, {more} beats {less} ({why}): "
        "player {who} has the best hand.",
    ),
    "bacay-takes": (
        "Người {who} được của mỗi người còn lại {each}: cả thảy {points}.",
        "Player {who} takes {each} from each of the others: {points} in all.",
    ),
    "bacay-takes-below": (
        "Người {who} được của mỗi người kém {each}: cả thảy {points}.",
        "Player {who} takes {each} from each player below: {points} in all.",
    ),
    "bacay-best-several": (
        "Cao nhất có {who}, cùng {what}; bàn này không kể chất, ai cao nhất cũng được ăn.",
        "The best hands are equal: {who} with {what}. Suits do not break ties here, and each of them takes points.",
    ),
    "bacay-best-draw": (
        "Cao nhất có {who}, cùng {what}; bàn này như thế là cả làng hòa.",
        "The best hands are equal: {who} with {what}. Here that is a draw for everyone.",
    ),
    "bacay-all-equal": (
        "Cả bàn cùng {what}, không kể chất: hòa.",
        "Everyone has {what}, and suits do not break ties here: a draw.",
    ),
    # one against each
    "bacay-chuong": (
        "Người {who} cầm chương, so riêng với từng người.",
        "Player {who} is the banker (chương) and compares with each player in turn.",
    ),
    "bacay-con-more": (
        "Người {who}: {mine} hơn {theirs} của chương, được {points}.",
        "Player {who} beats the banker, {mine} against {theirs}, and gains {points}.",
    ),
    "bacay-con-less": (
        "Người {who}: {mine} kém {theirs} của chương, mất {points}.",
        "Player {who} is below the banker, {mine} against {theirs}, and loses {points}.",
    ),
    "bacay-con-suit-more": (
        "Người {who} cùng {what} với chương; so chất, {mine} hơn {theirs} ({why}): được {points}.",
        "Player {who} and the banker both have {what}; suits break the tie, {mine} beats {theirs} ({why}): "
        "player {who} gains {points}.",
    ),
    "bacay-con-suit-less": (
        "Người {who} cùng {what} với chương; so chất, {theirs} của chương hơn {mine} ({why}): mất {points}.",
        "Player {who} and the banker both have {what}; suits break the tie, {theirs} beats {mine} ({why}): "
        "player {who} loses {points}.",
    ),
    "bacay-con-draw": (
        "Người {who} cùng {what} với chương, không kể chất: hòa.",
        "Player {who} and the banker both have {what}, and suits do not break ties here: a draw.",
    ),
    "bacay-con-even-loses": (
        "Người {who} cùng {what} với chương; bàn này bằng thì chương ăn: mất {points}.",
        "Player {who} and the banker both have {what}; here the banker wins when equal: player {who} loses {points}.",
    ),
    "bacay-chuong-gain": ("Cộng lại, chương được {points}.", "The banker gains {points} in all."),
    "bacay-chuong-loss": ("Cộng lại, chương mất {points}.", "The banker loses {points} in all."),
    "bacay-chuong-even": ("Cộng lại, chương không được không mất.", "In all the banker neither gains nor loses."),
    "bacay-next-turn": (
        "Chương lần lượt từng người: ván sau người {who} cầm.",
        "Everyone is the banker in turn: next it is player {who}.",
    ),
    "bacay-next-takes": (
        "Người {who} cao nhất bàn, có {what}: được giành chương, ván sau cầm.",
        "Player {who} has the best hand of the table, {what}, and may be the banker of the next hand.",
    ),
    "bacay-next-best": (
        "Bài chương cao nhất bàn: ván sau người {who} vẫn cầm.",
        "The banker has the best hand of the table: player {who} stays the banker.",
    ),
    "bacay-next-none": (
        "Không ai có mười điểm, ba tiên hay sáp để giành chương: ván sau người {who} vẫn cầm.",
        "Nobody has ten points, ba tiên or sáp to become the banker: player {who} stays.",
    ),
    # the side pool
    "bacay-no-ga": ("Bàn này không có gà nên không ghi.", "This table has no gà (side pool), so none is counted."),
    "bacay-ga-before": ("Trong gà còn {points} của ván trước.", "The gà (side pool) holds {points} from before."),
    "bacay-ga-nobody": (
        "Ván này không ai góp gà: để lại ván sau.",
        "Nobody joins the gà now: it waits for the next hand.",
    ),
    "bacay-ga-in": (
        "Góp gà có {who}, mỗi người {each}: trong gà có {points}.",
        "The gà (side pool) is joined by {who} with {each} each: it holds {points}.",
    ),
    "bacay-ga-won": (
        "Người {who} cao nhất trong những người góp, ăn gà {points}.",
        "Player {who} has the best hand of those who joined and takes the gà of {points}.",
    ),
    "bacay-ga-left": (
        "Những người góp cao nhất bằng nhau ({who}): gà {points} để lại ván sau.",
        "The best of those who joined are equal ({who}): the gà of {points} waits for the next hand.",
    ),
    "bacay-total-gain": ("Kể cả gà, người {who} được {points}.", "With the gà, player {who} gains {points}."),
    "bacay-total-loss": ("Kể cả gà, người {who} mất {points}.", "With the gà, player {who} loses {points}."),
    "bacay-total-even": (
        "Kể cả gà, người {who} không được không mất.",
        "With the gà, player {who} neither gains nor loses.",
    ),
    # the deal
    "bacay-deck": ("Chơi bằng {size} lá.", "The deck has {size} cards."),
    "bacay-most": (
        "Mỗi người ba lá nên nhiều nhất {most} người.",
        "At three cards each there may be {most} players at most.",
    ),
    "bacay-deal": (
        "{players} người, mỗi người {hand} lá, còn {rest} để úp.",
        "{players} players take {hand} cards each; left face down: {rest}.",
    ),
    "bacay-deal-all": (
        "{players} người, mỗi người {hand} lá, vừa hết bài.",
        "{players} players take {hand} cards each, which uses up the deck.",
    ),
}
