"""The sentences of sâm lốc: Vietnamese, English."""

PHRASES: dict[str, tuple[str, str]] = {
    # combinations
    "sam-combo": ("{cards}: {what}.", "{cards}: {what}."),
    "sam-two-quads": (
        "{cards}: hai tứ quý; chỉ có thể đánh cùng lúc để chặt đôi 2, nơi nào có lệ ấy.",
        "{cards}: a double four of a kind; it can only cut a pair of 2s, where the table has that rule.",
    ),
    "sam-none": (
        "{cards}: không thành rác, đôi, sám, tứ quý hay sảnh.",
        "{cards}: not a single, not a pair, not three or four of a kind, not a straight.",
    ),
    "sam-none-empty": ("Chưa có lá nào.", "There is no card."),
    "sam-none-two": (
        "{cards}: lệ này không cho lá 2 vào sảnh.",
        "{cards}: under these rules no straight holds a 2.",
    ),
    "sam-none-wrap": (
        "{cards}: sảnh không nối vòng từ K qua A sang 2.",
        "{cards}: a straight does not run from K over A to 2.",
    ),
    "sam-none-two-cards": (
        "{cards}: hai lá khác số không thành đôi; sảnh thì phải từ ba lá.",
        "{cards}: two cards of different ranks do not make a pair, and a straight needs three.",
    ),
    "sam-none-pairs": (
        "{cards}: sâm không có đôi thông, các đôi liền nhau phải đánh từng đôi.",
        "{cards}: sâm knows no run of pairs; pairs in sequence are played one by one.",
    ),
    "sam-none-gap": (
        "{cards}: các lá không liền số nên không thành sảnh.",
        "{cards}: the ranks do not run on, so it is no straight.",
    ),
    # beating
    "sam-free": ("Bàn đang trống: mở vòng bằng kiểu nào cũng được.", "The table is clear: any kind may open."),
    "sam-higher": ("Chặn được: {play} lớn hơn {table}.", "It beats: {play} is higher than {table}."),
    "sam-lower": ("Không chặn được: {play} nhỏ hơn {table}.", "It does not beat: {play} is lower than {table}."),
    "sam-equal": (
        "Không chặn được: {play} với {table} bằng nhau, chất không kể.",
        "It does not beat: {play} only equals {table}, for suits do not count.",
    ),
    "sam-other-kind": (
        "Không chặn được: {play} khác kiểu với {table}.",
        "It does not beat: {play} is not of the same kind as {table}.",
    ),
    "sam-other-length": (
        "Không chặn được: {play} khác số lá với {table}; sảnh chỉ chặn sảnh cùng số lá.",
        "It does not beat: {play} is not as long as {table}, and lengths must be equal.",
    ),
    "sam-longer": (
        "Theo lệ này chặn được: {play} dài hơn và cao hơn {table}.",
        "Under these rules it beats: {play} is longer and higher than {table}.",
    ),
    "sam-longer-lower": (
        "Không chặn được: {play} dài hơn nhưng lá cuối không lớn hơn {table}.",
        "It does not beat: {play} is longer, but its top card is not above {table}.",
    ),
    "sam-cut-two": ("Chặt được: {play} chặt {table}.", "A cut: {play} cuts {table}."),
    "sam-cut-pair": ("Theo lệ này chặt được: {play} chặt {table}.", "Under these rules {play} can cut {table}."),
    "sam-cut-pair-not": (
        "Theo lệ này {play} không chặt được {table}.",
        "Under these rules {play} cannot cut {table}.",
    ),
    "sam-last-two-cam": (
        "{cards}: có lá 2, lệ này không cho đánh làm nước cuối.",
        "{cards}: it holds a 2 and may not be the last play under these rules.",
    ),
    "sam-last-two-thua": (
        "{cards}: nước cuối có lá 2 thì bị xử thua, trả mỗi người 15 điểm.",
        "{cards}: whoever goes out with a 2 loses and pays 15 points to each.",
    ),
    "sam-last-two-thoi": (
        "{cards}: nước cuối có lá 2 thì tính thối, không được về nhất; người khác đánh tiếp.",
        "{cards}: going out with a 2 counts as thối and does not win; the others play on.",
    ),
    "sam-plays-lead": ("Được mở vòng: đánh kiểu nào cũng được.", "You open the round: any kind will do."),
    "sam-plays-some": (
        "Trên bàn là {table}; có {count} cách chặn, chất nào cũng như nhau.",
        "On the table: {table}. Plays that beat it, suits aside: {count}.",
    ),
    "sam-plays-none": (
        "Trên bàn là {table}; không có gì chặn được, phải bỏ lượt.",
        "Nothing here beats {table}: pass.",
    ),
    "sam-plays-two": (
        "Đã bỏ nước cuối có lá 2: lệ này không cho.",
        "Going out with a 2 is left out: these rules forbid it.",
    ),
    # on the deal
    "sam-white": ("Có {what}: ăn trắng.", "The hand has {what}: it wins on the deal."),
    "sam-white-best": ("Được nhiều bộ thì kể bộ lớn nhất: {what}.", "Of several the highest counts: {what}."),
    "sam-white-points": ("Mỗi người kia trả {points}.", "Each of the others pays {points}."),
    "sam-white-only-dragon": (
        "Theo lệ này chỉ sảnh rồng ăn trắng; mười lá này không phải.",
        "Under these rules only a dragon straight wins on the deal; this hand is none.",
    ),
    "sam-whites-none": ("Không tay nào ăn trắng.", "Nobody wins on the deal."),
    "sam-whites-has": ("Nhà {seat} có {what}.", "Player {seat} has {what}."),
    "sam-whites-higher": ("{what} đứng trên {other}.", "The higher hand is {what}, the lower {other}."),
    "sam-whites-alike": (
        "Hai tay cùng bộ: nhà {seat} đến lượt trước nhà {other} nên được.",
        "Two hands alike: the turn of player {seat} comes before that of player {other}.",
    ),
    "sam-whites-paid": (
        "Chỉ nhà {seat} ăn trắng, các nhà kia đều trả.",
        "Only player {seat} is paid, by all the others.",
    ),
    "sam-white-none": ("Mười lá này không có bộ ăn trắng nào.", "These ten cards do not win on the deal."),
    "sam-deal-deck": ("Dùng đủ {count} lá, cả J, Q, K.", "All {count} cards are used, J, Q and K too."),
    "sam-deal-hand": ("{players} người, mỗi người {hand} lá.", "{players} players, {hand} cards each."),
    "sam-deal-most": (
        "Lệ này cho {fewest} đến {most} người một bàn.",
        "Under these rules {fewest} to {most} may sit at a table.",
    ),
    "sam-deal-rest": ("Còn {rest} lá úp sang một bên, không dùng.", "{rest} cards are left face down, unused."),
    "sam-opener-bao": ("Nhà {seat} báo sâm nên đi trước.", "Player {seat} declared sâm and leads."),
    "sam-opener-winner": ("Nhà {seat} thắng ván trước nên đi trước.", "Player {seat} won the last hand and leads."),
    "sam-opener-lot": ("Ván đầu, không ai báo sâm: bốc thăm.", "First hand, nobody declared: draw lots."),
    "sam-opener-least": (
        "Ván đầu, không ai báo sâm: nhà {seat} cầm {card}, lá nhỏ nhất, nên đi trước.",
        "First hand, nobody declared: player {seat} holds {card}, the smallest card, and leads.",
    ),
    "sam-guard-free": (
        "Không đánh lẻ thì không buộc ra lá lớn nhất.",
        "Only a single card must be the highest; this is none.",
    ),
    "sam-guard-ok": ("{card} là lá lớn nhất trên tay: đã giữ đúng.", "{card} is the highest held: well guarded."),
    "sam-guard-low": (
        "{card} chưa phải lá lớn nhất: người sau còn một lá, đánh lẻ phải ra {highest}.",
        "{card} is not the highest: the next player has one card, so a single must be {highest}.",
    ),
    # báo sâm
    "sam-bao-strong": ("Đi {play}: không ai chặn được.", "Play {play}: nobody can beat it."),
    "sam-bao-weak": ("Đi {play}: có thể bị chặn.", "Play {play}: it can be beaten."),
    "sam-bao-last": (
        "Bộ còn có thể bị chặn để đi cuối: hết bài là xong, không ai chặn nữa.",
        "The one that can be beaten goes last: out of cards is out, nobody may answer.",
    ),
    "sam-bao-two": ("{cards}: về bằng lá 2 thì sâm hỏng.", "{cards}: going out with a 2, the sâm fails."),
    "sam-bao-sure": (
        "Báo sâm chắc: xếp như thế thì không ai chặn nổi.",
        "A sure sâm: so laid out, nobody can stop it.",
    ),
    "sam-bao-unsure": (
        "Chưa chắc: khéo nhất vẫn còn {count} nước có thể bị chặn.",
        "Not sure: at best {count} of the plays can still be beaten.",
    ),
    "sam-bao-stopped": (
        "Nước {play} bị {block} của nhà {seat} chặn.",
        "Player {seat} beats {play} with {block}.",
    ),
    "sam-bao-may-stop": ("Nước {play} có thể bị {block} chặn.", "Somebody may beat {play} with {block}."),
    "sam-bao-won": (
        "Đi hết mười lá không ai chặn: được mỗi người {points} điểm.",
        "All ten cards out and never beaten: {points} points from each.",
    ),
    "sam-bao-lost-each": (
        "Sâm bị chặn: đền mỗi người {points} điểm, ván dừng.",
        "The sâm is stopped: {points} points to each, and the hand ends.",
    ),
    "sam-bao-lost-blocker": (
        "Sâm bị chặn: đền hết cho một mình người chặn, {points} điểm tính theo mỗi nhà; ván dừng.",
        "The sâm is stopped: the one who stopped it gets all, {points} points for every opponent; the hand ends.",
    ),
    "sam-bao-lost-table": (
        "Sâm bị chặn: một mình người chặn được, {points} điểm nhân với cả số người chơi; ván dừng.",
        "The sâm is stopped: the one who stopped it alone gets {points} points for every player at the table; the hand"
        " ends.",
    ),
    # rounds
    "sam-round-opens": ("Nhà {seat} mở vòng: {what}.", "Player {seat} opens: {what}."),
    "sam-round-beats": ("Nhà {seat} chặn {table}: {what}.", "Player {seat} beats {table} with {what}."),
    "sam-round-cuts": ("Nhà {seat} chặt {table} bằng {what}.", "Player {seat} cuts {table} with {what}."),
    "sam-round-passes": (
        "Nhà {seat} bỏ lượt, hết vòng mới được đánh lại.",
        "Player {seat} passes until the round ends.",
    ),
    "sam-round-over": ("Không ai chặn nữa: nhà {seat} mở vòng mới.", "Nobody beats it: player {seat} opens anew."),
    "sam-round-next": ("Đến lượt nhà {seat}.", "It is the turn of player {seat}."),
    "sam-round-leads": ("Nhà {seat} được mở vòng.", "Player {seat} has the lead."),
    "sam-fault-turn": (
        "Nhà {seat} đánh sai lượt; đang là lượt nhà {turn}.",
        "Out of turn: it is player {turn}'s, not {seat}'s.",
    ),
    "sam-fault-passed": (
        "Nhà {seat} đã bỏ lượt, phải đợi hết vòng.",
        "Player {seat} has passed and waits for the round to end.",
    ),
    "sam-fault-lead": (
        "Nhà {seat} mở vòng thì phải đánh, không được bỏ.",
        "Player {seat} has the lead and may not pass.",
    ),
    "sam-fault-combo": (
        "Nhà {seat} đánh các lá không thành bộ; cầm về.",
        "Player {seat}'s cards are no play; they go back.",
    ),
    "sam-fault-weak": (
        "Nhà {seat} đánh bài không chặn được; cầm về.",
        "Player {seat}'s play does not beat; it goes back.",
    ),
    # points
    "sam-settle-cards": (
        "Nhà {seat} còn {left}: {points}.",
        "Player {seat} has {left} left: {points}.",
    ),
    "sam-settle-cong": (
        "Nhà {seat} bị cóng: {points}.",
        "Player {seat} never played a card (cóng): {points}.",
    ),
    "sam-settle-thoi": (
        "Nhà {seat} thối {count}: thêm {points}.",
        "Player {seat} still holds {count}: {points} more.",
    ),
    "sam-settle-quad": (
        "Nhà {seat} thối tứ quý: thêm {points}.",
        "Player {seat} still holds four of a kind: {points} more.",
    ),
    "sam-settle-early-two": (
        "Nhà {seat} hết bài bằng lá 2, tính thối: {points}.",
        "Player {seat} went out with a 2, which counts as thối: {points}.",
    ),
    "sam-settle-unsaid": (
        "Nhà {seat} về mà không báo một: theo lệ này là thua, trả mỗi người {points}, {count}.",
        "Player {seat} went out without having said “báo một”, which loses under these rules: {points} to each of"
        " {count}.",
    ),
    "sam-settle-no-guard": (
        "Nhà {winner} không báo một nên nhà {seat} khỏi phải đền.",
        "Player {winner} had not said “báo một”, so player {seat} need not pay for the others.",
    ),
    "sam-settle-guard": (
        "Nhà {payer} không giữ lá cuối, đền {points} thay nhà {seat}.",
        "Player {payer} let the last card through and pays {points} in place of player {seat}.",
    ),
    "sam-settle-white": (
        "Nhà {seat} ăn trắng: mỗi người trả {points}, {count}.",
        "Player {seat} wins on the deal: {points} from each of {count}.",
    ),
    "sam-settle-out-on-two": (
        "Nhà {seat} về bằng lá 2: thua, trả mỗi người {points}, {count}.",
        "Player {seat} went out with a 2 and loses: {points} to each of {count}.",
    ),
    "sam-settle-bao": (
        "Nhà {seat} được sâm: mỗi người trả {points}, {count}.",
        "Player {seat} made the sâm: {points} from each of {count}.",
    ),
    "sam-settle-bao-fail": (
        "Nhà {seat} hỏng sâm: trả mỗi người {points}, {count}.",
        "Player {seat} failed the sâm: {points} to each of {count}.",
    ),
    "sam-settle-bao-two": (
        "Nhà {seat} báo sâm mà về bằng lá 2: hỏng, trả mỗi người {points}, {count}.",
        "Player {seat} ended a sâm on a 2, so it fails: {points} to each of {count}.",
    ),
    "sam-settle-bao-blocker": (
        "Nhà {seat} hỏng sâm: trả một mình nhà {blocker} cả {points}.",
        "Player {seat} failed the sâm: player {blocker} alone gets {points}.",
    ),
    "sam-settle-cut": (
        "Nhà {seat} bị nhà {cutter} chặt: {points}.",
        "Player {cutter} cut what player {seat} had played: {points}.",
    ),
    "sam-settle-cut-again": (
        "Chặt chồng: nhà {seat} bị chặt sau cùng, trả nhà {cutter} cả {points}.",
        "Cut upon cut: player {seat}, the last to be cut, pays player {cutter} all {points}.",
    ),
    "sam-settle-sum": ("Cộng các nhà lại bằng không.", "All seats together make zero."),
}
