"""Sentences about ba cây and bài cào: Vietnamese, English."""

PHRASES: dict[str, tuple[str, str]] = {
    "bacay-sum": ("{cards}: {terms} = {total}.", "{cards}: {terms} = {total}."),
    "bacay-digit": ("Bỏ hàng chục của {total}, còn {what}.", "Take the tens off {total}: what stays is {what}."),
    "bacay-small": ("Tổng chưa tới mười: {what}.", "The sum is below ten: {what}."),
    "bacay-muoi": (
        "{total} tròn chục: ở bàn này là mười điểm, cao nhất.",
        "{total} is a round number: ten points at this table, the best.",
    ),
    "bacay-bu": (
        "{total} tròn chục: không còn nút nào, là bù, thấp nhất.",
        "{total} is a round number: no nút is left, which is bù, the least.",
    ),
    "bacay-ba-tien": (
        "{cards} là ba lá hình: ba tiên, thắng ngay, khỏi đếm.",
        "{cards} are three court cards: ba tiên, which wins without counting.",
    ),
    "bacay-sap": (
        "{cards} là ba lá cùng số: sáp, ở bàn này trên mọi bài khác.",
        "{cards} are of one rank: sáp, above every other hand at this table.",
    ),
    "bacay-muoi-at-cu": (
        "Mười điểm lại có át rô: mười át cụ, bằng mười điểm thì không ai hơn.",
        "Ten points with the ace of diamonds: mười át cụ, which no other ten beats.",
    ),
    "bacay-hand": ("Bài {who}: {cards}, {what}.", "Hand {who}: {cards}, {what}."),
    "bacay-special-wins": ("Bài {who} có {more}, hơn {less}.", "Hand {who} is {more} and beats {less}."),
    "bacay-more": ("{more} hơn {less}: bài {who} thắng.", "{more} is more than {less}: hand {who} wins."),
    "bacay-draw": ("Cùng {what}; không kể chất nên hòa.", "Both have {what}; suits do not count, so it is a draw."),
    "bacay-equal": ("Cùng {what} nên so chất.", "Both have {what}, so the suits are compared."),
    "bacay-suit": (
        "Lá cao nhất: {more} hơn {less} vì chất cao hơn. Bài {who} thắng.",
        "The highest cards: {more} beats {less} by suit. Hand {who} wins.",
    ),
    "bacay-rank": (
        "Cùng chất thì so số: {more} hơn {less}. Bài {who} thắng.",
        "In one suit the number decides: {more} beats {less}. Hand {who} wins.",
    ),
    "bacay-ace": (
        "Cùng chất, {more} là lá lớn nhất, hơn {less}. Bài {who} thắng.",
        "In one suit {more} is the highest card and beats {less}. Hand {who} wins.",
    ),
    "bacay-best": (
        "Người {who} cao nhất, được một điểm của mỗi người còn lại: {points} điểm.",
        "Player {who} has the best hand and takes one point from each of the others: {points}.",
    ),
    "bacay-best-several": (
        "Người {who} cùng cao nhất: mỗi người kém góp cho mỗi người ấy một điểm, mỗi người nhất được {points} điểm.",
        "Players {who} are equally best: each of the others gives each of them one point, {points} for each.",
    ),
    "bacay-best-draw": ("Người {who} cùng cao nhất: cả làng hòa.", "Players {who} are equally best: nobody is paid."),
    "bacay-chuong": (
        "Người {who} cầm chương, so riêng với từng người, mỗi lần một điểm.",
        "Player {who} is the chương and compares with each of the others, a point each time.",
    ),
    "bacay-gain": ("Người {who} được {points} điểm.", "Player {who} gains {points}."),
    "bacay-loss": ("Người {who} mất {points} điểm.", "Player {who} loses {points}."),
    "bacay-even": ("Người {who} không được không mất.", "Player {who} neither gains nor loses."),
    "bacay-deck": ("Chơi bằng {size} lá.", "The deck has {size} cards."),
    "bacay-most": ("Mỗi người ba lá nên nhiều nhất {most} người.", "At three cards each there may be {most} players."),
    "bacay-deal": (
        "{players} người, mỗi người {hand} lá, còn {rest} lá để úp.",
        "{players} players with {hand} cards each; {rest} cards stay face down.",
    ),
}
