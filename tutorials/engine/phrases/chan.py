"""Sentences about Chắn."""

PHRASES: dict[str, tuple[str, str]] = {
    # arrange
    "chan-count": (
        "Có {count} chắn, kể cả dưới chiếu; muốn ù cần ít nhất {need}.",
        "There are {count} chắn, those on the mat counted; an ù needs at least {need}.",
    ),
    "chan-ca": ("{cards}: cùng số khác hàng, là một cạ.", "{cards}: one number in two suits, a cạ."),
    "chan-ba-dau": (
        "{cards}: ba đầu, còn thừa một quân.",
        "{cards}: a ba đầu, which has one card too many.",
    ),
    "chan-que": ("Còn {count} quân què: {cards}.", "{count} odd (què): {cards}."),
    "chan-tron": ("Bài tròn, không còn quân lẻ, và đủ chắn.", "All cards are paired (tròn), with chắn enough."),
    "chan-tron-thieu": (
        "Bài tròn nhưng chưa đủ {need} chắn.",
        "All cards are paired (tròn), but there are fewer than {need} chắn.",
    ),
    # waits
    "chan-cho-bach-thu": (
        "Chờ bạch thủ: chỉ {cards} mới thêm được chắn còn thiếu.",
        "Bạch thủ, a single wait: only {cards} makes the chắn that is wanting.",
    ),
    "chan-cho-rong": (
        "Chờ rộng: đủ chắn rồi, quân nào cùng số với quân què cũng ù: {cards}.",
        "A wide wait: there are chắn enough, so any card of that number wins: {cards}.",
    ),
    "chan-cho-ba-dau": (
        "Chờ ba đầu: quân nào trong ba quân cũng thành một chắn và một cạ: {cards}.",
        "A wait on ba đầu: any of the three makes a chắn and a cạ: {cards}.",
    ),
    "chan-cho-rong-chi": (
        "Rộng chi: đủ chắn, chỉ lẻ {cards} và được phép ù.",
        "Rộng chi: chắn enough, only {cards} odd, and the house allows it to win.",
    ),
    "chan-cho-que": (
        "Chưa chờ: còn {cards} chưa vào đôi.",
        "No wait yet: {cards} are not paired.",
    ),
    "chan-cho-thieu": (
        "Chưa chờ: mới có {count} chắn, thêm một quân cũng chưa đủ {need}.",
        "No wait yet: {count} chắn, and one more card cannot make {need}.",
    ),
    "chan-cho-het": (
        "Chờ {cards} nhưng cả bốn quân ấy đã ở trong bài, không còn quân nào đến nữa.",
        "The hand wants {cards}, but it holds all four copies already: none can come.",
    ),
    "chan-no-wait-quan-yeu": (
        "Chưa chờ: chỉ còn lẻ quân yêu, mà lối 120 quân không cho ù bằng {cards}.",
        "No wait: only a yêu is left over, and with 120 cards {cards} may not be the winning card.",
    ),
    "chan-no-wait-thieu-diem": (
        "Chưa chờ: thêm {cards} thì tròn bài, nhưng ở cửa nào cũng không đủ {least} điểm.",
        "No wait: {cards} would complete the hand, but at no door does it earn {least} points.",
    ),
    "chan-wait-own-door": (
        "Lệ này phải từ {least} điểm mới được ù, nên {card} chỉ ù được ở cửa trì.",
        "A win needs {least} points here, so {card} wins only at your own door.",
    ),
    "chan-wait": ("{card}: {cuoc}, {points} điểm.", "{card}: {cuoc}, {points} points."),
    # win
    "chan-u": (
        "Thêm {card} thì tròn {pairs} đôi: {chan} chắn, {ca} cạ.",
        "With {card} there are {pairs} pairs: {chan} chắn and {ca} cạ.",
    ),
    "chan-u-dealt": (
        "Vừa lên bài đã tròn {pairs} đôi: {chan} chắn, {ca} cạ.",
        "As dealt there are {pairs} pairs: {chan} chắn and {ca} cạ.",
    ),
    "chan-not-con-que": (
        "Chưa ù: {cards} còn lẻ, bài không tròn.",
        "No ù: {cards} are left over, so not all is paired.",
    ),
    "chan-not-thieu-chan": (
        "Chưa ù: bài tròn nhưng mới có {count} chắn, cần {need}.",
        "No ù: all is paired, but with {count} chắn of {need}.",
    ),
    "chan-not-quan-danh": (
        "Không được ù {card}: quân do người khác đánh ra chỉ ù được khi trên tay có đúng ba quân giống nó.",
        "No ù on {card}: a card that was thrown may be won on only with three like it in hand.",
    ),
    "chan-not-rong-chi": (
        "Không được ù rộng bằng chi chi: từ lúc lên bài đã ăn hoặc chíu rồi.",
        "No wide ù on chi chi: something was eaten or taken by chíu since the deal.",
    ),
    "chan-not-doc-boong": (
        "Không được ù {card}: quân trên cùng của nọc lúc vào ván là đốc boong, không làm quân ù.",
        "{card} does not win: the top card of the stock at the start is the đốc boong, which wins for nobody.",
    ),
    "chan-not-thieu-diem": (
        "Chưa được ù: bài ấy ({cuoc}) mới {points} điểm, lệ này phải từ {least} điểm.",
        "Not a win: this hand ({cuoc}) earns {points}, and a win needs {least} points here.",
    ),
    "chan-rong-chi-chua-an": (
        "Rộng chi: từ lúc lên bài chưa ăn, chưa chíu quân nào nên ù chi chi được.",
        "Rộng chi: nothing has been taken since the deal, so chi chi wins.",
    ),
    "chan-rong-chi-duoc": (
        "Rộng chi: lệ này cho ù chi chi như mọi quân.",
        "Rộng chi: these house rules let chi chi win like any other card.",
    ),
    "chan-rong-chi": (
        "Rộng chi mà đã ăn hoặc chíu thì không được ù chi chi.",
        "A wide hand with a lone chi chi may not win on it once something was eaten or taken by chíu.",
    ),
    "chan-rong-chi-never": (
        "Lệ này không cho ù rộng bằng chi chi.",
        "This house allows no wide ù on chi chi.",
    ),
    "chan-not-quan-yeu": (
        "Lối 120 quân không cho ù bằng quân yêu {card}.",
        "In the 120-card game the yêu {card} may not be the winning card.",
    ),
    "chan-redeal": (
        "Lên bài không có chắn nào: lệ này chia lại, nên không có cước phá thiên.",
        "No chắn in the deal: this house deals again, so there is no cước phá thiên.",
    ),
    "chan-thong-kept": (
        "Ván trước ù lành làng vẫn là ù, nên ván này là thông.",
        "The hand before was won without points (lành làng); it is a win all the same, so this one is thông.",
    ),
    "chan-thong-lost": (
        "Ván trước không được điểm nên ván này không là thông.",
        "The hand before earned nothing, so this one is not thông.",
    ),
    "chan-no-dia-u": ("Lệ này không có cước địa ù.", "This house has no cước địa ù."),
    "chan-no-tri": (
        "Ù quân do người khác đánh ra thì không tính trì.",
        "An ù on a card that another player threw is not trì.",
    ),
    "chan-call": ("Xướng: {call}.", "The call: {call}."),
    "chan-call-extra": (
        "Xướng thừa, bài không có: {names}.",
        "Called, but not there: {names}.",
    ),
    "chan-call-missing": (
        "Thiếu cước buộc phải xướng: {names}.",
        "Left out, though it must be called: {names}.",
    ),
    "chan-call-lost": (
        "Quên xướng nên mất điểm: {names}.",
        "Not called, so its points are lost: {names}.",
    ),
    "chan-declared-wrong": (
        "Đã hô ù mà bài không được ù: báo.",
        "“Ù!” was called on a hand that does not win: báo.",
    ),
    "chan-fault-light": (
        "Trước đó đã {fault}: ù không được tính điểm.",
        "Before it came {fault}: the ù earns nothing.",
    ),
    "chan-fault-allowed": (
        "Trước đó đã {fault}: lệ này không coi là lỗi.",
        "Before it came {fault}: under these rules that is no fault.",
    ),
    "chan-fault-bao": ("Trước đó đã {fault}: báo.", "Before it came {fault}: báo."),
    "chan-no-pay": (
        "Ù lành làng: không được điểm, cũng không phải đền.",
        "Ù lành làng: no points, and nothing to pay.",
    ),
    "chan-fine": (
        "Bị báo, phải đền bằng tám đỏ hai lèo: {points} điểm.",
        "Báo pays as for tám đỏ with two lèo: {points} points.",
    ),
    # score
    "chan-base": ("{cuoc}: {points} điểm.", "{cuoc}: {points} points."),
    "chan-dich": ("Thêm {cuoc}: dịch {points}.", "And {cuoc}: dịch {points}."),
    "chan-dich-times": (
        "Thêm {times} lần {cuoc}, mỗi lần dịch {step}: {points}.",
        "And {cuoc} {times} times, dịch {step} each: {points}.",
    ),
    "chan-again": (
        "{cuoc} có thêm {times} lần nữa, mỗi lần dịch {step}: {points}.",
        "{cuoc} {times} more times, dịch {step} each: {points}.",
    ),
    "chan-full": (
        "{cuoc} đi với thập thành, cộng đủ {points} điểm.",
        "{cuoc} beside thập thành adds its full {points} points.",
    ),
    "chan-total": ("Tất cả {points} điểm.", "In all {points} points."),
    "chan-ga": ("Gà {cuoc}: {points} điểm.", "Gà of {cuoc}: {points} points."),
    "chan-ga-total": ("Ăn gà thêm {points} điểm.", "The gà brings {points} points more."),
    # the table
    "chan-deal": (
        "Bộ {deck} quân, {players} người: mỗi người {hand} quân, nhà cái {cai}, nọc {noc}.",
        "{deck} cards for {players}: {hand} each, {cai} for the cái, {noc} in the nọc.",
    ),
    "chan-deal-win": (
        "Ù cần {pairs} đôi, ít nhất {need} chắn, kể cả quân ù.",
        "An ù needs {pairs} pairs, at least {need} of them chắn, the winning card counted.",
    ),
    "chan-khong-chan-chia-lai": (
        "Ai lên bài không có chắn nào thì chia lại.",
        "If someone is dealt no chắn at all, the cards are dealt again.",
    ),
    "chan-khong-chan-danh-tiep": (
        "Lên bài không có chắn vẫn đánh; ù được thì có cước phá thiên.",
        "A deal without any chắn is played on; an ù then has the cước phá thiên.",
    ),
    "chan-120": (
        "Quân yêu không được làm quân ù.",
        "No yêu may be the winning card.",
    ),
    "chan-cai-nhat": (
        "{card}: nhất cái, phần có quân ấy được cái.",
        "{card}: nhất cái, the heap it lies in has the cái.",
    ),
    "chan-cai-it-nguoi": (
        "{card}: hai, ba người thì quân lật vào phần nào, phần ấy được cái.",
        "{card}: with two or three players the heap in which the card falls has the starter.",
    ),
    "chan-cai-tien": ("{card}: cái tiến, phần kế tiếp được cái.", "{card}: cái tiến, the next heap has the cái."),
    "chan-cai-doi": ("{card}: cái đối, phần đối diện được cái.", "{card}: cái đối, the heap across has the cái."),
    "chan-cai-lui": ("{card}: cái lùi, phần liền trước được cái.", "{card}: cái lùi, the heap before has the cái."),
    # who pays whom
    "chan-pay-draw": ("Không ai ù: hòa, không ai ăn điểm ù.", "Nobody won: a draw, with no points for a win."),
    "chan-pay-lanh-lang": (
        "Nhà {seat} ù lành làng: không ai phải trả.",
        "Seat {seat} wins without points (lành làng): nobody pays.",
    ),
    "chan-pay-bao": (
        "Nhà {seat} ù mà bị báo: ù ấy không được điểm.",
        "The win of seat {seat} is penalised (báo): it earns nothing.",
    ),
    "chan-pay-win": ("Nhà {seat} ù được {points} điểm.", "Seat {seat} wins {points} points."),
    "chan-pay-ga": ("Gà {points} điểm, trả cùng điểm ù.", "The gà of {points} points is paid with them."),
    "chan-pay-each": ("Mỗi nhà kia trả {points} điểm.", "Each of the others pays {points} points."),
    "chan-pay-free": (
        "Mỗi nhà không bị báo trả {points} điểm.",
        "Each of the others without a penalty pays {points} points.",
    ),
    "chan-pay-own": (
        "Nhà {seat} bị báo sau, trả phần của mình: {points} điểm.",
        "Seat {seat} was penalised (báo) later and pays its own part: {points} points.",
    ),
    "chan-pay-for-all": (
        "Nhà {seat} bị báo nên đền thay làng: trả người ù {points} điểm.",
        "Seat {seat} was penalised (báo) and pays for everyone: {points} points to the winner.",
    ),
    "chan-pay-fine": (
        "Nhà {seat} bị báo nên đền làng: trả mỗi nhà kia {points} điểm.",
        "Seat {seat} was penalised (báo) and pays everyone: {points} points to each of the others.",
    ),
    "chan-pay-nobody": (
        "Nhà {seat} bị báo, nhưng không nhà nào ù ăn điểm nên không phải trả thay ai.",
        "Seat {seat} was penalised (báo), but nobody won points, so there is nobody to pay for.",
    ),
    "chan-pay-put-in": (
        "Nuôi gà: mỗi nhà góp {points} điểm, gà có {pot}.",
        "Everyone puts {points} points into the gà, which now holds {pot}.",
    ),
    "chan-pay-pot-taken": (
        "Ù có cước ăn gà: nhà {seat} lấy cả {pot} điểm gà.",
        "The win has a gà: seat {seat} takes all {pot} points of the pot.",
    ),
    "chan-pay-pot-stays": (
        "Không ai ăn gà: gà để lại {pot} điểm cho ván sau.",
        "Nobody takes the gà: {pot} points stay for the next hand.",
    ),
    # faults
    "chan-fault-name": ("Lỗi {fault}.", "The fault: {fault}."),
    "chan-grade-allowed": (
        "Lệ này không coi đó là lỗi.",
        "Under these rules that is no fault.",
    ),
    "chan-grade-light": (
        "Vẫn đánh, vẫn ù được, nhưng ù thì không được điểm.",
        "Play goes on and the hand may win, but the ù earns nothing.",
    ),
    "chan-grade-if-win": (
        "Chỉ khi chính người ấy ù thì mới bị báo.",
        "Báo only if that player then wins.",
    ),
    "chan-grade-bao": (
        "Bị báo ngay: không được đánh tiếp ván ấy.",
        "Báo at once: that player plays no further in the hand.",
    ),
    # records and claims
    "chan-claim-right": (
        "Với những gì đã kể thì không phạm lỗi nào.",
        "With what has been told there is no fault.",
    ),
    "chan-no-fault": ("Đọc hết {count} việc, không thấy lỗi nào.", "No fault in all {count} actions."),
    "chan-seat-bao": (
        "{seat} bị báo ở dòng {line}: từ đó không được đánh tiếp, ù cũng không tính.",
        "{seat} is penalised (báo) at line {line}: from there {seat} plays no further, and a win does not count.",
    ),
    "chan-seat-den": (
        "{seat} phải đền bằng tám đỏ hai lèo: {points} điểm cho mỗi nhà kia.",
        "{seat} pays each of the others as for tám đỏ with two lèo: {points} points.",
    ),
    "chan-seat-den-thay-lang": (
        "{seat} đền thay làng: nhà khác ù thì trả thay các nhà không lỗi; tự ù sai thì trả mỗi nhà {points} điểm.",
        "{seat} pays for everyone: another’s win in their place, or {points} points to each after a false win.",
    ),
    "chan-seat-if-win": (
        "Chỉ khi {seat} ù thì mới bị báo; khi ấy phải đền {points} điểm.",
        "Only if {seat} wins is that penalised (báo); {seat} then pays {points} points.",
    ),
    "chan-seat-light": (
        "Lỗi nhẹ: {seat} vẫn đánh, vẫn ù được, nhưng ù thì không có điểm; không phải đền.",
        "A minor fault: {seat} plays on and may win, but such a win earns nothing; nothing is paid.",
    ),
    "chan-won-stopped": (
        "{seat} đã bị báo từ dòng {line} nên ù này không được tính.",
        "{seat} was penalised (báo) at line {line}, so this win does not count.",
    ),
    "chan-won-bao": ("{seat} ù mà bị báo nên không được điểm.", "{seat}’s win is penalised (báo) and earns nothing."),
    "chan-won-lanh-lang": (
        "{seat} ù lành làng: không được điểm, cũng không phải đền.",
        "{seat} wins without points (lành làng): nothing is earned, nothing is paid.",
    ),
    "chan-won": ("{seat} ù, {points} điểm.", "{seat} wins with {points} points."),
    "chan-loi-bo-chan-an-chan": (
        "{where}{seat} ăn chắn {card}, quân giống nó đã bỏ không ăn{ago}.",
        "{where}{seat} eats the chắn of {card}, whose like was passed{ago}.",
    ),
    "chan-loi-bo-chan-an-ca": (
        "{where}{seat} bỏ không ăn chắn{ago} mà nay lấy chính quân ấy ăn cạ với {card}.",
        "{where}{seat} passed a chắn{ago} and now eats a cạ with that card and {card}.",
    ),
    "chan-loi-bo-ca-an-ca": (
        "{where}{seat} đã bỏ một cạ của hàng này{ago} mà nay ăn cạ với {card}.",
        "{where}{seat} passed a cạ of this row{ago} and now eats a cạ with {card}.",
    ),
    "chan-loi-bo-chan-danh-chan": (
        "{where}{seat} bỏ không ăn chắn {card}{ago} rồi lại đánh quân ấy đi.",
        "{where}{seat} passed the chắn of {card}{ago} and now throws that card.",
    ),
    "chan-loi-danh-ca-an-ca": (
        "{where}{seat} đã đánh đi một cạ{ago} mà nay lại ăn cạ với {card}.",
        "{where}{seat} threw a cạ{ago} and now eats a cạ with {card}.",
    ),
    "chan-loi-danh-roi-an-lai": (
        "{where}{seat} đã đánh {card}{ago} mà nay lại ăn chính quân ấy.",
        "{where}{seat} threw {card}{ago} and now eats its like.",
    ),
    "chan-loi-xe-ca-an-ca": (
        "{where}{seat} đã đánh một quân của hàng này{ago} mà nay ăn cạ với {card}.",
        "{where}{seat} threw a card of this row{ago} and now eats a cạ with {card}.",
    ),
    "chan-loi-danh-ca-chan": (
        "{where}{seat} đã đánh một {card}{ago}, nay đánh nốt, thành ra đánh cả chắn.",
        "{where}{seat} threw one {card}{ago} and now the other: a whole chắn is thrown.",
    ),
    "chan-loi-an-roi-danh-lai": (
        "{where}{seat} đã ăn {card}{ago} rồi lại đánh quân giống nó.",
        "{where}{seat} ate {card}{ago} and now throws its like.",
    ),
    "chan-loi-an-ca-an-chan": (
        "{where}{seat} đã ăn cạ ở hàng này{ago} mà nay lại ăn chắn {card}.",
        "{where}{seat} ate a cạ of this row{ago} and now eats the chắn of {card}.",
    ),
    "chan-loi-an-hai-ca": (
        "{where}{seat} ăn cạ thứ hai của cùng một hàng với {card}{ago}.",
        "{where}{seat} eats a second cạ of one row with {card}{ago}.",
    ),
    "chan-loi-an-ca-chiu": (
        "{where}{seat} đã ăn cạ ở hàng này{ago} mà nay lại chíu {card}.",
        "{where}{seat} ate a cạ of this row{ago} and now takes {card} by chíu.",
    ),
    "chan-loi-an-ca-danh-ca": (
        "{where}{seat} đã ăn cạ; đánh thêm {card} là đánh đi cả một cạ{ago}.",
        "{where}{seat} has eaten a cạ; with {card} a whole cạ is thrown{ago}.",
    ),
    "chan-loi-an-ca-danh-cung-hang": (
        "{where}{seat} đã ăn cạ ở hàng này{ago} mà lại đánh {card}.",
        "{where}{seat} ate a cạ of this row{ago} and now throws {card}.",
    ),
    "chan-loi-an-chon-ca": (
        "{where}{seat} lấy quân của một cạ có sẵn ra ăn cạ với {card}.",
        "{where}{seat} breaks a cạ that was there to eat one with {card}.",
    ),
    "chan-loi-an-treo-tranh": (
        "{where}{seat} có {card} trên tay mà ăn thành cạ, không ăn thành chắn.",
        "{where}{seat} holds {card}, yet eats it as a cạ and not as a chắn.",
    ),
    "chan-loi-ba-dau-duoi-chieu": (
        "{where}{seat} có ba đầu, {card} đến lại hạ thành cạ.",
        "{where}{seat} holds a ba đầu, yet lays {card} down as a cạ.",
    ),
    "chan-loi-trai-vi": (
        "{where}{seat} xếp {card} sai thứ tự.",
        "{where}{seat} lays {card} in the wrong order.",
    ),
    "chan-loi-chiu-an-thuong": (
        "{where}{seat} có ba quân {card}, chíu được mà chỉ ăn thường.",
        "{where}{seat} holds three {card} and eats plainly where chíu was possible.",
    ),
    "chan-loi-an-ca-chuyen-cho": (
        "{where}{seat} đang chờ ù mà ăn cạ với {card}, đổi quân chờ.",
        "{where}{seat} was waiting for ù and eats a cạ with {card}, which changes the wait.",
    ),
    "chan-loi-co-chan-cau-ca": (
        "{where}{seat} xé một chắn trên tay ra ăn cạ với {card}.",
        "{where}{seat} tears a chắn of the hand to eat a cạ with {card}.",
    ),
    "chan-loi-khong-tra-cua": (
        "{where}{seat} chíu ở cửa người khác mà không trả cửa, lại đánh {card} ra cửa mình.",
        "{where}{seat} took a chíu at another door, yet throws {card} at their own one and gives nothing back.",
    ),
    "chan-loi-an-khong-thanh": (
        "{where}{seat} ăn {card} không thành chắn, không thành cạ.",
        "{where}{seat} eats {card}, which makes neither a chắn nor a cạ.",
    ),
    "chan-loi-sai-cua": (
        "{where}{seat} ăn {card} không nằm ở cửa mình.",
        "{where}{seat} eats {card}, which does not lie at their own door.",
    ),
    "chan-loi-tranh-quan": (
        "{where}{seat} ăn {card} mà quân ấy đã có người lấy.",
        "{where}{seat} eats {card}, which is taken already.",
    ),
    "chan-loi-u-que": ("{where}{seat} ù khi bài còn quân lẻ.", "{where}{seat} wins with an odd card."),
    "chan-loi-u-non": ("{where}{seat} ù khi chưa đủ chắn.", "{where}{seat} wins with too few chắn."),
    "chan-loi-bo-roi-chiu": (
        "{where}{seat} đã bỏ {card}{ago} rồi lại chíu chính quân ấy.",
        "{where}{seat} let {card} go{ago} and then calls chíu on it.",
    ),
    "chan-loi-u-thieu-diem": (
        "{where}{seat} ù bằng {card} mà bài không đủ số điểm làng hẹn.",
        "{where}{seat} wins on {card} with fewer points than these rules ask for.",
    ),
    "chan-loi-u-sai-quan": (
        "{where}{seat} ù bằng {card} là quân không được ù.",
        "{where}{seat} wins on {card}, which may not be won on.",
    ),
    "chan-loi-xuong-sai": (
        "{where}{seat} xướng sai cước.",
        "{where}{seat} calls the wrong cước.",
    ),
    "chan-loi-bo-u": (
        "{where}{seat} đã bỏ một lần ù{ago} rồi nay mới ù.",
        "{where}{seat} let an ù go{ago} and wins only now.",
    ),
}
