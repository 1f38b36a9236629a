"""Sentences about xì dách: Vietnamese, English."""

PHRASES: dict[str, tuple[str, str]] = {
    # a hand
    "xidach-xi-bang": (
        "{cards}: hai lá đầu đều là át, xì bàng, cao nhất.",
        "{cards}: the first two cards are both aces. That is xì bàng, the highest hand.",
    ),
    "xidach-xi-dach": (
        "{cards}: át với một lá mười điểm ngay hai lá đầu, xì dách.",
        "{cards}: the first two cards are an ace and a card worth ten. That is xì dách.",
    ),
    "xidach-ten-no-xi-dach": (
        "Bàn này chỉ nhận át với J, Q, K là xì dách; át với lá 10 thì không.",
        "Here only an ace with J, Q or K is xì dách; an ace with a 10 is not.",
    ),
    "xidach-ace": ("Bài {size} lá: át tính {values}.", "In a hand of {size} an ace counts {values}."),
    "xidach-ace-one": ("Bài {size} lá: át chỉ tính 1.", "In a hand of {size} an ace counts 1 only."),
    "xidach-ace-high": ("Lấy tổng lớn nhất mà không quá 21.", "The highest total that is not over 21 is taken."),
    "xidach-ace-over": (
        "Tính cách nào cũng quá 21 nên lấy tổng nhỏ nhất.",
        "Every total is over 21, so the lowest is taken.",
    ),
    "xidach-ace-low": (
        "Ngũ linh ít điểm thì hơn nên át lấy giá thấp nhất còn đúng luật.",
        "The lower ngũ linh is the better, so aces count as low as the rule allows.",
    ),
    "xidach-sum": ("{cards}: {terms} = {total}.", "{cards}: {terms} = {total}."),
    "xidach-ngu-linh": (
        "Đủ năm lá mà không quá 21: ngũ linh {total}.",
        "Five cards and no more than 21: ngũ linh of {total}.",
    ),
    "xidach-ngu-linh-16": (
        "Đủ năm lá, từ {low} đến 21: ngũ linh {total}.",
        "Five cards with {low} to 21: ngũ linh of {total}.",
    ),
    "xidach-five-low": (
        "Đủ năm lá mà mới {total}: ngũ linh phải từ {low} đến {high}, nên không phải ngũ linh.",
        "Five cards, but only {total}: ngũ linh needs {low} to {high}, so this is none.",
    ),
    "xidach-five-over": (
        "Đủ năm lá nhưng quá 21 nên không phải ngũ linh.",
        "Five cards, but over 21, so this is no ngũ linh.",
    ),
    "xidach-full": (
        "Đủ năm lá thì thôi rút và phải ngửa cả bài.",
        "With five cards no more are drawn, and the hand must be turned face up.",
    ),
    "xidach-quac": ("{total}, quá 21: quắc.", "{total}, over 21: bust (quắc)."),
    "xidach-non": (
        "{who} cần ít nhất {minimum} điểm mới đủ tuổi; {total} còn non.",
        "{who} needs at least {minimum}; {total} is too low (non).",
    ),
    "xidach-of-age": (
        "{who} cần ít nhất {minimum} điểm; {total} là đủ tuổi, bài thường.",
        "{who} needs at least {minimum}; {total} is enough, an ordinary hand.",
    ),
    "xidach-den-from": (
        "{who} quắc từ {low} điểm trở lên ({total}): đền, thua hết mọi người.",
        "{who} is bust with {low} or more ({total}) and pays for everyone (đền).",
    ),
    "xidach-den-drew": (
        "{who} đã quá 21 mà còn rút, bị bắt gặp: đền, thua hết mọi người.",
        "{who} was found drawing although over 21 and pays for everyone (đền).",
    ),
    # two hands
    "xidach-hand": ("{who}: {cards}, {what}.", "{who}: {cards}, {what}."),
    "xidach-con": ("Con {number}: {cards}, {what}.", "Player {number}: {cards}, {what}."),
    "xidach-dealt-wins": (
        "{who} thắng vì có {what} ngay hai lá đầu.",
        "{who} wins with {what} in the first two cards.",
    ),
    "xidach-bang-wins": ("{who} thắng: xì bàng hơn xì dách.", "{who} wins: xì bàng beats xì dách."),
    "xidach-ngu-linh-wins": (
        "{who} thắng: ngũ linh hơn {what}.",
        "{who} wins with ngũ linh against {what}.",
    ),
    "xidach-other-over": (
        "{who} thắng vì bên kia quắc, {total}.",
        "{who} wins because the other side is bust with {total}.",
    ),
    "xidach-non-over": (
        "{who} tuy non vẫn thắng: bên kia quắc {total}, mà quắc còn tệ hơn non.",
        "{who} wins though too low (non): going bust, here with {total}, is worse.",
    ),
    "xidach-non-after-all": (
        "{who} mới {total}, còn non: bàn này non luôn thua, dù cái quắc.",
        "{who} has only {total}, too low (non): here that always loses, even when the dealer is bust.",
    ),
    "xidach-non-loses": (
        "{who} mới {total}, còn non mà bị xét: thua.",
        "{who} has only {total}: a hand checked when too low (non) loses.",
    ),
    "xidach-dealer-non": (
        "{who} thắng: cái mới {total}, chưa đủ {minimum} nên còn non.",
        "{who} wins: the dealer has only {total}, below the minimum of {minimum} (non).",
    ),
    "xidach-both-over": ("Cả hai cùng quắc: hòa.", "Both are bust: a draw."),
    "xidach-both-over-con": (
        "Cả hai cùng quắc: bàn này con thua.",
        "Both are bust: here the player loses.",
    ),
    "xidach-both-non": (
        "Cả hai còn non: chưa ai xét được ai, hòa.",
        "Both are too low (non): nobody may check, a draw.",
    ),
    "xidach-draw": ("Cùng {what}: hòa, tức chạy làng.", "Both have {what}: a draw (chạy làng)."),
    "xidach-equal-cai": (
        "Cùng {what}: bàn này bằng nhau thì cái thắng.",
        "Both have {what}: here the dealer wins equal hands.",
    ),
    "xidach-equal-con": (
        "Cùng {what}: bàn này bằng nhau thì con thắng.",
        "Both have {what}: here the player wins equal hands.",
    ),
    "xidach-two-ngu-linh": (
        "Cùng ngũ linh: bàn này không so điểm, hòa.",
        "Both have ngũ linh: here their points are not compared, a draw.",
    ),
    "xidach-two-ngu-linh-cai": (
        "Cùng ngũ linh: bàn này cái thắng, không so điểm.",
        "Both have ngũ linh: here the dealer wins, whatever the points.",
    ),
    "xidach-more": ("{who} thắng: {more} điểm hơn {less} điểm.", "{who} wins with {more} points against {less}."),
    "xidach-fewer": (
        "{who} thắng: hai ngũ linh thì ít điểm hơn thắng, {less} hơn {more}.",
        "{who} wins: of two ngũ linh the lower is the better, {less} against {more}.",
    ),
    # a turn
    "xidach-may-trinh": ("Bài này phải ngửa ra trình.", "This hand must be turned face up."),
    "xidach-may-rut": ("Được rút thêm một lá.", "Another card may be drawn."),
    "xidach-may-dan": ("Được dằn, tức thôi rút.", "The player may stand."),
    "xidach-may-xet": ("Cái đủ tuổi: được xét bài nhà con.", "The dealer has the minimum and may check the players."),
    "xidach-may-open": ("Cái quắc rồi: ngửa bài.", "The dealer is bust and turns the hand face up."),
    "xidach-no-more": ("Đã quá 21: chỉ còn cách dằn.", "Over 21 there is nothing left but to stand."),
    "xidach-no-more-den": (
        "Đã quá 21: chỉ còn cách dằn; rút nữa mà bị bắt gặp là đền.",
        "Over 21 there is nothing left but to stand; whoever draws again and is found out pays for everyone (đền).",
    ),
    "xidach-must-draw": (
        "Chưa tới {minimum} thì phải rút; dằn non mà bị xét là thua.",
        "Below {minimum} another card must be drawn; a hand that stands too low (non) loses when checked.",
    ),
    "xidach-must-draw-cai": (
        "Chưa tới {minimum} thì cái phải rút, chưa được xét ai.",
        "Below {minimum} the dealer must draw and may check nobody yet.",
    ),
    "xidach-check-non": (
        "Cái chưa tới {minimum}, chưa được xét ai.",
        "The dealer has less than {minimum} and may check nobody yet.",
    ),
    "xidach-check-over": (
        "Cái quắc: không xét được nữa, phải ngửa bài so với những con chưa xét.",
        "The dealer is bust and checks no more: the hand is turned face up against those not yet checked.",
    ),
    "xidach-check-dealt": (
        "Cái trình ngay hai lá đầu: so với cả làng rồi xong ván.",
        "The dealer shows the first two cards: all compare with them and the hand is over.",
    ),
    "xidach-check-may": (
        "Cái đã từ {minimum} điểm: được xét bài bất cứ nhà con nào.",
        "The dealer has {minimum} or more and may check any player.",
    ),
    # the settling
    "xidach-early": (
        "Lúc cầm {cards}, {what}, cái xét {who}.",
        "With {cards}, {what}, the dealer checks {who}.",
    ),
    "xidach-last": ("Cái rút tiếp, sau cùng có {cards}, {what}.", "The dealer draws on and ends with {cards}, {what}."),
    "xidach-times": (
        "Bàn này thắng bằng {what} thì ăn {points}.",
        "Here a win with {what} earns {points}.",
    ),
    "xidach-gain": ("Con {number} được cái trả {points}.", "Player {number} gains {points} from the dealer."),
    "xidach-loss": ("Con {number} trả cái {points}.", "Player {number} pays the dealer {points}."),
    "xidach-no-points": (
        "Con {number} với cái không ai được, không ai mất.",
        "Nothing passes between player {number} and the dealer.",
    ),
    "xidach-den-others": (
        "Con {number} đền: còn trả mỗi con khác {each}, cả thảy thêm {points}.",
        "Player {number} pays for everyone (đền): {each} to each other player as well, {points} more.",
    ),
    "xidach-den-cai": (
        "Con {number} đền: phần của các con khác dồn cho cái, thêm {points}.",
        "Player {number} pays for everyone (đền): the part of the other players goes to the dealer, {points} more.",
    ),
    "xidach-total-gain": ("Cộng lại, con {number} được {points}.", "In all player {number} gains {points}."),
    "xidach-total-loss": ("Cộng lại, con {number} mất {points}.", "In all player {number} loses {points}."),
    "xidach-total-even": (
        "Cộng lại, con {number} không được không mất.",
        "In all player {number} neither gains nor loses.",
    ),
    "xidach-cai-gain": ("Cộng lại, cái được {points}.", "In all the dealer gains {points}."),
    "xidach-cai-loss": ("Cộng lại, cái mất {points}.", "In all the dealer loses {points}."),
    "xidach-cai-even": ("Cộng lại, cái không được không mất.", "In all the dealer neither gains nor loses."),
    "xidach-next-turn": (
        "Cái lần lượt từng người: ván sau con {number} làm cái.",
        "Everyone deals in turn: the next dealer is player {number}.",
    ),
    "xidach-next-takes": (
        "Con {number} có {what}: ván sau làm cái.",
        "Player {number} had {what} and is the next dealer.",
    ),
    "xidach-next-stays": (
        "Không con nào có bộ hai lá đầu cao hơn cái: ván sau vẫn người cũ làm cái.",
        "No player has xì bàng or xì dách above the dealer’s hand: the dealer stays.",
    ),
    # chances
    "xidach-unseen": (
        "Còn {left} lá chưa thấy: rút một lá thì {over} lá làm quắc, {safe} lá không.",
        "{left} cards are unseen: {over} of them would make the hand bust, {safe} would not.",
    ),
    "xidach-next": ("Rút được một trong {cards} lá thì thành {what}.", "{cards} cards make the hand {what}."),
    "xidach-next-one": ("Chỉ một lá làm bài thành {what}.", "Only one card makes the hand {what}."),
    "xidach-stand": (
        "Dằn lúc này: thắng {win}%, hòa {draw}%, thua {lose}%.",
        "Standing now: {win}% won, {draw}% drawn, {lose}% lost.",
    ),
    "xidach-draw-one": (
        "Rút một lá rồi chơi tiếp cho khéo: thắng {win}%, hòa {draw}%, thua {lose}%.",
        "Drawing one and going on as well as can be: {win}% won, {draw}% drawn, {lose}% lost.",
    ),
    "xidach-best-rut": ("Rút thì lợi hơn.", "Drawing is better."),
    "xidach-best-dan": ("Dằn thì lợi hơn.", "Standing is better."),
    # the deal
    "xidach-many": ("Chơi vui nhất là không quá {usual} người.", "The game is best with no more than {usual} players."),
    "xidach-deal": (
        "{players} người kể cả cái, mỗi người {hand} lá, cái sau cùng.",
        "{players} players, the dealer among them, take {hand} cards each, the dealer last.",
    ),
    "xidach-rest": (
        "Còn {rest} lá, cái cầm mà không được xem.",
        "{rest} cards are left; the dealer holds them and may not look.",
    ),
}
