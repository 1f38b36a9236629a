"""The sentences of the engine's explanations: Vietnamese, English."""

PHRASES: dict[str, tuple[str, str]] = {
    # phu
    "is-bi": (
        "{cards}: cùng một số, đủ ba hàng văn, vạn, sách, là phu bí.",
        "{cards}: one rank in all three suits, a phu bí.",
    ),
    "is-doc": (
        "{cards}: cùng một hàng, số liền nhau, là phu dọc.",
        "{cards}: one suit, ranks in a row, a phu dọc.",
    ),
    "is-yeu": ("{cards} là quân yêu, một mình cũng là một phu.", "{cards} is a yêu: a phu by itself."),
    "is-lung": ("{cards} là {lung}.", "{cards} make {lung}."),
    "is-trung": (
        "{cards} là {lung}, khi úp từ đầu ván (khàn, thiên khai) hoặc phỗng, dậy khàn mà có.",
        "{cards} are {lung}, when laid face down from the deal (khàn, thiên khai) or made by phỗng or dậy khàn.",
    ),
    "bi-copies": (
        "Quân trùng được nằm trong phu bí và phu lưng.",
        "A second copy may lie in a phu bí or a lưng.",
    ),
    "not-few": ("Một phu thường cần ít nhất ba quân.", "An ordinary phu needs at least three cards."),
    "not-suits": (
        "Cùng số nhưng chưa đủ ba hàng văn, vạn, sách nên không thành phu bí.",
        "One rank, but not all three suits, so no phu bí.",
    ),
    "not-copies-doc": (
        "Phu dọc không nhận hai quân giống nhau; quân thứ hai phải sang phu khác.",
        "A run takes no card twice; the second copy must go to another phu.",
    ),
    "not-wrap": (
        "Số không nối vòng từ 9 về 1.",
        "Ranks do not go round from 9 to 1.",
    ),
    "not-gap": ("Cùng hàng nhưng số không liền nhau.", "One suit, but the ranks are not in a row."),
    "not-mixed": (
        "Khác hàng và khác số, lại không phải bộ lưng nào.",
        "Different suits and ranks, and none of the lưng.",
    ),
    "not-two-yeu": (
        "Mỗi quân yêu là một phu riêng; đây là mấy phu chứ không phải một.",
        "Each yêu is a phu of its own: these are several phu, not one.",
    ),
    # arrange
    "round": ("Bài tròn: không còn quân rác.", "The hand is round (tròn): no card is loose."),
    "loose": ("Còn {count} quân rác: {cards}.", "{count} loose: {cards}."),
    "lung-count": ("Có {count} lưng: {names}.", "{count} lưng: {names}."),
    "lung-none": ("Chưa có lưng nào.", "There is no lưng yet."),
    "block-inside": (
        "{lung} {card} đứng nguyên trong một phu, không tách quân.",
        "The {lung} of {card} stands whole inside one phu; it is never split.",
    ),
    # waits
    "thanh": ("Bài thành: đã tròn nhưng chưa có lưng.", "Thành: round, but without a lưng yet."),
    "thanh-few": (
        "Bài thành: đã tròn nhưng mới có {lung} lưng, cần {need}.",
        "Thành: round, but with {lung} lưng of {need}.",
    ),
    "thap-thanh": (
        "Bài thập thành: đã tròn, đã có lưng; quân yêu hay quân nào vào phu đều ù.",
        "Thập thành: round and with a lưng; any yêu or any card that fits wins.",
    ),
    "cham-thanh": ("Bài chạm thành: chỉ lẻ một quân {cards}.", "Chạm thành: one loose card, {cards}."),
    "cho-u": ("Bài chờ ù.", "The hand waits for ù."),
    "chua-cho": ("Bài chưa chờ được quân nào.", "The hand waits for no card yet."),
    "wait": ("{card}: {cuoc}, {points} điểm.", "{card}: {cuoc}, {points} points."),
    "no-xuyen-waits": (
        "{card} không được {xuyen}, vì bài còn chờ quân khác nữa.",
        "{card} makes no {xuyen}, for the hand waits for other cards too.",
    ),
    "no-xuyen-loose": (
        "{card} không được {xuyen}: phải còn lẻ đúng bốn quân, mà ở đây {cards} không lẻ cả bốn.",
        "{card} makes no {xuyen}: just four cards must be loose, and of {cards} not all four are.",
    ),
    # win
    "u-round": (
        "Thêm {card} thì tròn {size} quân, có {count} lưng: {names}.",
        "With {card} all {size} cards are in phu, and there is lưng ({count}): {names}.",
    ),
    "use-phong": (
        "{card} vào đôi sẵn có thành phỗng: một lưng trùng tam.",
        "{card} joins the pair by phỗng: a lưng trùng tam.",
    ),
    "use-day-khan": (
        "{card} vào khàn úp: dậy khàn thành lưng trùng tứ, rồi mới hạ các phu khác.",
        "{card} joins the khàn lying face down: raised to a lưng trùng tứ before the other phu.",
    ),
    "use-tien-u": (
        "{card} vào một phu khác trước, hạ hết bài rồi mới dậy khàn.",
        "{card} goes into another phu first; the khàn is raised only when all is laid.",
    ),
    "use-tai-kien": (
        "{card} vào khàn đã bất thực: phỗng tái kiến, quân còn lại nằm trong phu dọc.",
        "{card} takes up the declined khàn again (phỗng tái kiến); the copy left lies in a run.",
    ),
    "use-tai-kien-free": (
        "{card} vào khàn đã bất thực: phỗng tái kiến.",
        "{card} takes up the declined khàn again (phỗng tái kiến).",
    ),
    "tai-kien-no-run": (
        "Phỗng tái kiến {card} mà không có phu dọc đi kèm: lỗi nhẹ ở lệ này, ù lành làng, không điểm.",
        "Phỗng tái kiến of {card} without a run beside it: a light fault in this house, an ù without points.",
    ),
    "not-round": (
        "Thêm {card} vẫn còn {count} quân rác ({cards}), bài không tròn.",
        "With {card} there are still {count} loose cards ({cards}); the hand is not round.",
    ),
    "not-lung": (
        "Bài tròn nhưng chưa đủ lưng: có {count}, cần {need}.",
        "The hand is round but lacks lưng: {count} of {need}.",
    ),
    "declared-wrong": (
        "Đã xướng ù mà bài không ù: bị báo, đền làng.",
        "Ù was called on a hand that is not ù: báo, it pays the village.",
    ),
    "no-discard": ("Lệ này không cho ù quân người khác đánh.", "This house allows no ù on a discard."),
    "no-vong": (
        "Lệ này không cho ù với thiên khai nhà khác dậy.",
        "This house allows no ù on another's thiên khai.",
    ),
    "no-again": ("Lệ này không cho ù lại quân đã đánh đi.", "This house allows no ù on a card one has thrown."),
    "no-later": (
        "Quân {card} đến sau; lệ này không cho phỗng quân đến sau, dù để ù.",
        "{card} is a later copy; this house allows no phỗng of it, not even for ù.",
    ),
    "no-tai-kien": (
        "Phỗng tái kiến {card} không cứu được bài này: phải có phu dọc giữ quân {card} còn lại, đủ lưng và tròn.",
        "Phỗng tái kiến of {card} does not save it: the copy left must lie in a run, with all round and a lưng.",
    ),
    "treo-khan": (
        "Có ba quân {card} trên tay mà không úp khàn, không lấy chén: nếu là khàn bỏ quên thì đó là "
        "treo khàn, chỉ được ù lành làng.",
        "Three {card} are held, neither laid as khàn nor declined with a cup: if that was "
        "forgotten it is treo khàn, and the ù earns no points.",
    ),
    "score-first": ("{cuoc}: {points} điểm.", "{cuoc}: {points} points."),
    "score-add": (
        "Thêm {cuoc}: {dich} dịch, {points} điểm, thành {total} điểm.",
        "Plus {cuoc}: {dich} dịch, {points} points, makes {total}.",
    ),
    "leo-in-chi-nay": (
        "Chi nẩy đã gồm lưng lèo nên lèo không tính thêm.",
        "Chi nẩy already holds the lèo, which is not counted again.",
    ),
    "ends-hoi": ("Theo lệ này, kính tứ cố ăn hết hội.", "In this house kính tứ cố ends the hội."),
    "no-thong": (
        "Ván trước ù lành làng nên ván này không được hô thông.",
        "The ù before earned no points, so thông may not be called.",
    ),
    "no-thong-at-four": (
        "Lệ này không có ù thông ở bàn bốn người.",
        "In this house there is no thông at a table of four.",
    ),
    "tam-tu": (
        "Ba quân {card} dưới chiếu có một quân của làng: lệ này kể là một phu, không có lưng.",
        "The three {card} on the mat, one of them from the table, count as a set here, but not as a lưng.",
    ),
    "must-call": ("Phải hô: {names}.", "Must be said: {names}."),
    "owed-fault": (
        "Mắc lỗi {fault}: lệ này bắt chèo đò, nợ làng một ván ù.",
        "{fault}: in this house chèo đò, one ù is owed.",
    ),
    "declined-one-bi": (
        "Khàn {card} đã bất thực mà chỉ nằm trong một phu bí: bất thực trùng trục, lệ này cho ù lành làng, không điểm.",
        "The declined khàn of {card} lies in one bí only: bất thực trùng trục, here an ù without points.",
    ),
    "declined-no-phu": (
        "Từ đầu ván không có phu nào đi với {card} đã bất thực: bất thực trùng trục, lệ này cho ù lành làng, "
        "không điểm.",
        "No phu went with the declined {card} from the deal: bất thực trùng trục, here an ù without points.",
    ),
    "declined-bare": (
        "Quân {card} của khàn đã bất thực còn trơ ngoài phu là quân rác: bất thực trùng trục.",
        "Cards of the declined khàn of {card} that lie in no phu are loose: bất thực trùng trục.",
    ),
    "declined-lacks": (
        "Bất thực {card} mà từ đầu không có sẵn phu lệ này đòi: ù lành làng, không điểm.",
        "{card} was declined without the phu that this house asks for: an ù without points.",
    ),
    "declined-red": (
        "Lệ này không cho bất thực khàn yêu đỏ {card}: ù lành làng, không điểm.",
        "This house does not let a khàn of red yêu ({card}) be declined: an ù without points.",
    ),
    "khan-bare": (
        "Còn {count} quân {card} của khàn trơ ra ngoài phu: ở lệ này là lỗi nhẹ, ù lành làng, không điểm.",
        "{count} of the khàn of {card} lie bare, in no phu: a light fault in this house, an ù without points.",
    ),
    "light-fault": (
        "Mắc lỗi {fault}: ù lành làng, không điểm, chỉ được cái.",
        "{fault}: ù lành làng, no points, only the next cái.",
    ),
    "phong-breaks": (
        "Đã phỗng {card} thì bài không tròn: bị báo. Phải hô «ù không phỗng».",
        "Taken by phỗng, {card} leaves the hand not round: báo. The call is «ù không phỗng».",
    ),
    "grave-fault": (
        "Mắc lỗi {fault}: bị báo, đền làng.",
        "{fault}: báo, the player pays everyone.",
    ),
    "call-missing": (
        "Thiếu lời hô «{names}»: ù lành làng, không điểm, chỉ được cái.",
        "«{names}» was not said: ù lành làng, no points, only the next cái.",
    ),
    "call-extra": (
        "Hô «{names}» không đúng với bài: ù lành làng, không điểm, chỉ được cái.",
        "«{names}» was said but does not hold: ù lành làng, no points, only the next cái.",
    ),
    "announce-short": (
        "Xướng thiếu {names}: chỉ được điểm những cước đã xướng.",
        "{names} left uncalled: only what was called is paid.",
    ),
    "announce-extra": (
        "Xướng thừa {names}: bị báo, xướng sao đền vậy, đền {points} điểm.",
        "{names} was called but is not there: báo, what was called is paid, {points} points.",
    ),
    "announce-cheo-do": (
        "Xướng thừa {names}: lệ này bắt chèo đò, nợ làng một ván ù.",
        "{names} was called but is not there: in this house chèo đò, one ù is owed.",
    ),
    "announce-chi-nay": (
        "Ù chi nẩy phải xướng chi nẩy; lệ này bắt báo.",
        "Chi nẩy must be called; in this house leaving it out is báo.",
    ),
    # discards
    "leaves-waits": ("Đánh {card}: chờ {cards}.", "Throw {card}: waits for {cards}."),
    "leaves-loose": ("Đánh {card}: còn {count} quân rác.", "Throw {card}: {count} loose cards left."),
    "no-yeu": ("Không được đánh quân yêu ({cards}).", "A yêu may not be thrown ({cards})."),
    "no-block": (
        "Không được đánh quân đã úp, đã phỗng hay nằm dưới chiếu ({cards}).",
        "Cards laid face down, taken by phỗng or lying on the mat may not be thrown ({cards}).",
    ),
    "no-second-cut": (
        "Mỗi chén bất thực chỉ được xén một quân; {cards} đã xén rồi.",
        "Each bất thực cup allows one card to be cut away; that was done with {cards}.",
    ),
    # deal
    "deal-parts": (
        "{players} người, {parts} phần bài, mỗi phần {hand} quân; nhà cái {cai} quân.",
        "{players} players, {parts} heaps of {hand} cards; the cái holds {cai}.",
    ),
    "deal-noc": (
        "Nọc có {noc} quân; còn {noc_end} quân mà không ai ù thì hòa.",
        "The nọc has {noc} cards; when {noc_end} are left and nobody is ù, the hand is a draw.",
    ),
    "deal-win": (
        "Bài ù đủ {size} quân, tròn, có ít nhất {lung} lưng.",
        "A winning hand has {size} cards, round, with at least {lung} lưng.",
    ),
    "bat-cai": (
        "Đếm {count} từ chỗ phần nọc, ngược chiều kim đồng hồ: phần thứ {part} là bài cái.",
        "Count {count} from the nọc's place, anticlockwise: heap {part} is the cái's.",
    ),
    "cai-u": ("Người ù có cái ván sau.", "The winner has the next cái."),
    "cai-hoa": ("Ván hòa: đầu kê có cái.", "A draw: the đầu kê has the next cái."),
    "cai-chiu": ("Ván hòa: người chịu bài có cái.", "A draw: the one who sat out has the next cái."),
    "cai-bao": ("Người bị báo có cái ván sau.", "The one who was báo has the next cái."),
    "cai-lang": ("Cả làng bỏ bài: bắt cái làng như đầu hội.", "All gave up: the cái is drawn anew."),
    # card
    "card": ("{card}: {han}.", "{card}: {han}."),
    "card-red": ("{card} là quân đỏ.", "{card} is red."),
    "card-black": ("{card} là quân đen.", "{card} is black."),
    "card-yeu": ("{card} là quân yêu.", "{card} is a yêu."),
}
