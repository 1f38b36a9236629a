"""Sentences about xì dách: Vietnamese, English."""

PHRASES: dict[str, tuple[str, str]] = {
    "xidach-xi-bang": (
        "{cards}: hai lá đầu đều là át, xì bàng, cao nhất.",
        "{cards}: two aces as the first two cards, xì bàng, the highest hand.",
    ),
    "xidach-xi-dach": (
        "{cards}: át với một lá mười điểm ngay hai lá đầu, xì dách.",
        "{cards}: an ace and a card of ten as the first two cards, xì dách.",
    ),
    "xidach-ace": ("Bài {size} lá: át tính {values}.", "In a hand of {size} an ace counts {values}."),
    "xidach-ace-one": ("Bài {size} lá: át chỉ tính 1.", "In a hand of {size} an ace counts 1 only."),
    "xidach-sum": ("{cards}: {terms} = {total} điểm.", "{cards}: {terms} = {total} points."),
    "xidach-ngu-linh": (
        "Đủ năm lá mà không quá 21: ngũ linh {total} điểm.",
        "Five cards and no more than 21: ngũ linh of {total}.",
    ),
    "xidach-ngu-linh-16": (
        "Đủ năm lá, từ 16 đến 21: ngũ linh {total} điểm.",
        "Five cards with 16 to 21: ngũ linh of {total}.",
    ),
    "xidach-quac": ("{total} điểm, quá 21: quắc.", "{total} points, more than 21: over (quắc)."),
    "xidach-non": (
        "{who} cần ít nhất {minimum} điểm mới đủ tuổi; {total} còn non.",
        "{who} is of age from {minimum}; {total} is under age (non).",
    ),
    "xidach-of-age": (
        "Từ {minimum} điểm là đủ tuổi; {total} điểm, bài thường.",
        "From {minimum} a hand is of age; {total} points, an ordinary hand.",
    ),
    "xidach-den-28": (
        "{who} quắc từ 28 trở lên ({total} điểm): đền, thua hết mọi người.",
        "{who}: over with 28 or more ({total}), which loses to everybody (đền).",
    ),
    "xidach-den-drew": (
        "{who} đã quá 21 mà còn rút, bị bắt gặp: đền, thua hết mọi người.",
        "{who}: found drawing although over 21, which loses to everybody (đền).",
    ),
    "xidach-hand": ("{who}: {cards}, {what}.", "{who}: {cards}, {what}."),
    "xidach-con": ("Con {number}: {cards}, {what}.", "Player {number}: {cards}, {what}."),
    "xidach-dealt-wins": (
        "{who} có {what} ngay hai lá đầu: thắng.",
        "{who} has {what} in the first two cards and wins.",
    ),
    "xidach-ngu-linh-wins": ("{who} có ngũ linh, hơn bài thường: thắng.", "{who} has ngũ linh and wins."),
    "xidach-other-over": (
        "Bên kia quắc {total} điểm: {who} thắng.",
        "The other side is over with {total}: {who} wins.",
    ),
    "xidach-non-over": (
        "Quắc còn tệ hơn non: bên kia {total} điểm, {who} thắng.",
        "Over is worse than under age: the other side has {total}, {who} wins.",
    ),
    "xidach-non-loses": (
        "Con mới {total} điểm, còn non mà bị xét: thua.",
        "The player has only {total}: checked under age, the hand loses.",
    ),
    "xidach-dealer-non": (
        "Cái mới {total} điểm, chưa đủ tuổi: con đủ tuổi thắng.",
        "The dealer has only {total} and is not of age: the player, who is, wins.",
    ),
    "xidach-both-over": ("Cả hai cùng quắc: hòa.", "Both are over: a draw."),
    "xidach-both-over-con": ("Cả hai cùng quắc: ở bàn này con thua.", "Both are over: at this table the player loses."),
    "xidach-both-non": ("Cả hai còn non: chưa ai xét được ai, hòa.", "Both are under age: nobody may check, a draw."),
    "xidach-draw": ("Cùng {what}: hòa, tức chạy làng.", "Both have {what}: a draw, chạy làng."),
    "xidach-more": ("{more} hơn {less}: {who} thắng.", "{more} is more than {less}: {who} wins."),
    "xidach-fewer": (
        "Hai ngũ linh thì ít điểm hơn thắng: {less} hơn {more}, {who} thắng.",
        "Of two ngũ linh the lower wins: {less} beats {more}, so {who} wins.",
    ),
    "xidach-may-trinh": ("Bài này phải ngửa ra trình.", "This hand must be laid open."),
    "xidach-may-rut": ("Được rút thêm một lá.", "Another card may be drawn."),
    "xidach-may-dan": ("Được dằn, tức thôi rút.", "The player may stand."),
    "xidach-may-xet": ("Cái đủ tuổi: được xét bài nhà con.", "The dealer is of age and may check the players."),
    "xidach-may-open": ("Cái quắc rồi: ngửa bài.", "The dealer is over and lays the hand open."),
    "xidach-no-more": (
        "Đã quá 21: chỉ còn cách dằn; rút nữa mà bị bắt gặp là đền.",
        "Over 21 there is nothing but to stand; to draw again and be found out is đền.",
    ),
    "xidach-must-draw": (
        "Chưa tới {minimum} thì phải rút; dằn non mà bị xét là thua.",
        "Below {minimum} a card must be drawn; standing under age loses when checked.",
    ),
    "xidach-check-non": (
        "Cái chưa tới {minimum}, chưa được xét ai.",
        "The dealer has less than {minimum} and may check nobody yet.",
    ),
    "xidach-check-over": (
        "Cái quắc: không xét được nữa, ai chưa quắc thì hơn cái.",
        "The dealer is over and checks no more: whoever is not over beats the dealer.",
    ),
    "xidach-check-dealt": (
        "Cái trình ngay hai lá đầu: so với cả làng rồi xong ván.",
        "The dealer shows the first two cards: all compare with them and the hand is over.",
    ),
    "xidach-check-may": (
        "Cái đã từ {minimum} điểm: được xét bài bất cứ nhà con nào.",
        "The dealer has {minimum} or more and may check any player.",
    ),
    "xidach-gain": ("Con được {points} điểm.", "The player gains {points}."),
    "xidach-loss": ("Con mất {points} điểm.", "The player loses {points}."),
    "xidach-no-points": ("Hòa nên không ai được, không ai mất.", "A draw: nobody gains or loses."),
    "xidach-balance": (
        "Cộng cả bàn bằng không; phần của cái là {points} điểm.",
        "The table adds up to nought; the dealer’s part is {points}.",
    ),
    "xidach-unseen": (
        "Còn {left} lá chưa thấy: rút một lá thì {over} lá làm quắc, {safe} lá không.",
        "{left} cards are unseen: {over} of them would put the hand over, {safe} would not.",
    ),
    "xidach-next": ("{cards} lá đưa bài tới: {what}.", "{cards} cards make it: {what}."),
    "xidach-stand": (
        "Dằn lúc này: thắng {win} %, hòa {draw} %, thua {lose} %.",
        "Standing now: {win} % won, {draw} % drawn, {lose} % lost.",
    ),
    "xidach-draw-one": (
        "Rút một lá rồi chơi tiếp cho khéo: thắng {win} %, hòa {draw} %, thua {lose} %.",
        "Drawing one and going on as well as can be: {win} % won, {draw} % drawn, {lose} % lost.",
    ),
    "xidach-best-rut": ("Rút thì lợi hơn.", "Drawing is better."),
    "xidach-best-dan": ("Dằn thì lợi hơn.", "Standing is better."),
    "xidach-many": ("Chơi vui nhất là không quá {usual} người.", "The game is best with no more than {usual}."),
    "xidach-deal": (
        "{players} người kể cả cái, mỗi người {hand} lá, cái sau cùng.",
        "{players} players, the dealer among them, get {hand} cards each, the dealer last.",
    ),
    "xidach-rest": (
        "Còn {rest} lá, cái cầm mà không được xem.",
        "{rest} cards are left; the dealer holds them and may not look.",
    ),
}
