"""The sentences of the referee of records and claims: Vietnamese, English.

`where` is «Dòng 5: » or nothing, `ago` is « (dòng 3)» or nothing: a single case has no lines to point at.
"""

PHRASES: dict[str, tuple[str, str]] = {
    "no-fault": (
        "Ghi chép {count} nước, không thấy lỗi nào chứng được.",
        "{count} actions; none can be shown to be a fault.",
    ),
    "unfinished": (
        "Ván chưa xong: chưa ai ù, nọc chưa đến điểm hòa.",
        "The hand is not finished: nobody has won and the nọc has not run out.",
    ),
    "claim-right": (
        "Làm thế là đúng luật.",
        "This is within the law.",
    ),
    "claim-right-but": (
        "Nước này đúng luật, nhưng còn điều phải nhớ.",
        "This is within the law, but something is still owed.",
    ),
    "claim-from-mat": (
        "{cards} đã nằm dưới chiếu nên không kể là quân nhà trôi thêm.",
        "{cards} already lay on the mat, so they are not counted among the player’s own cards placed.",
    ),
    "owed-lay": (
        "Hạ {cards} xuống chiếu thì khỏi treo tranh.",
        "Laying down {cards} puts it right.",
    ),
    "owed-u": (
        "Bài đang ù được bằng {card}: đánh một quân đi mà không ù là bỏ ù.",
        "The hand can win on {card}: whoever discards instead passes up a win (bỏ ù).",
    ),
    "owed-raise": (
        "Khàn {card} còn úp: phải dậy trước khi đánh quân.",
        "The khàn of {card} still lies face down: it must be raised before a card is discarded.",
    ),
    "owed-mot-thanh": (
        "Nọc chỉ mở được một quân nữa mà bài chưa thành: nhà khác ù {card} vừa đánh thì phải đền cả ván ấy thay làng.",
        "Only one more card can be turned up and the hand is not complete: if another player wins on the {card} just "
        "discarded, this player pays for everyone (đền).",
    ),
    "owed-hai-cho": (
        "Nọc chỉ mở được hai quân nữa mà bài chưa chờ ù: nhà khác ù {card} vừa đánh thì phải đền cả ván ấy thay làng.",
        "Only two more cards can be turned up and the hand is not waiting: if another player wins on the {card} just "
        "discarded, this player pays for everyone (đền).",
    ),
    "owed-lanh-lang": (
        "Phạm lỗi {names} thì lúc ù lành làng: không điểm, vẫn được cái ván sau.",
        "With this fault ({names}) a win scores nothing (lành làng), though the winner still starts the next hand.",
    ),
    "owed-cheo-do": (
        "Phạm lỗi {names} thì lúc ù bị chèo đò: ván ấy không điểm, còn nợ làng một ván ù.",
        "With this fault ({names}) a win scores nothing and the player owes a win (chèo đò).",
    ),
    "claim-count": (
        "Trôi thêm {m} quân nhà, đánh đi {n} quân liên quan: không phải ăn ít đánh nhiều.",
        "{m} of the player’s own cards carried along, {n} of the related cards thrown: not eating few and throwing "
        "many.",
    ),
    "loi-an-it-danh-nhieu": (
        "{where}{seat} lấy {eaten}{ago}: quân nhà trôi thêm {m}, quân liên quan đánh đi {n}, là ăn ít đánh nhiều.",
        "{where}{seat} takes {eaten}{ago} and carries along {m} of their own cards, yet throws {n} of the "
        "related ones: eating few and throwing many.",
    ),
    "loi-buon-phu": (
        "{where}{seat} lấy {eaten}{ago} trôi thêm {m} quân nhưng bỏ {n} quân đã trôi: đổi phu mà không lợi "
        "quân, là buôn phu.",
        "{where}{seat} takes {eaten}{ago} and carries along {m} more, yet gives up {n} already carried: a phu "
        "traded without gain, buôn phu.",
    ),
    "loi-an-sau-bo-truoc": (
        "{where}{seat} ăn {card} sau khi đã bỏ {other}, hai quân cùng làm xong một cạ: ăn sau bỏ trước.",
        "{where}{seat} eats {card} after letting {other} go; both complete the same cạ: eating the later after "
        "leaving the earlier.",
    ),
    "loi-an-chon-quan": (
        "{where}{seat} ăn {card} sau khi đã bỏ {other} cho cùng một cạ: phải theo quân lộ ra trước.",
        "{where}{seat} eats {card} after letting {other} go for the same cạ: the one that came first must be taken.",
    ),
    "loi-quan-den-sau": (
        "{where}{seat} ăn {card} đến sau, trong khi quân giống hệt đến trước đã bỏ.",
        "{where}{seat} eats a later {card} after letting one just like it go.",
    ),
    "loi-an-quan-da-danh": (
        "{where}{seat} ăn lại {card} mà chính mình đã đánh đi.",
        "{where}{seat} eats {card} again, having thrown it before.",
    ),
    "loi-sai-cua": (
        "{where}{seat} ăn {card} {how}; ở đó chỉ được phỗng, dậy khàn và ù.",
        "{where}{seat} eats {card} {how}; there only phỗng, raising a khàn and ù are allowed.",
    ),
    "loi-tranh-quan": (
        "{where}{seat} lấy {card} trong khi {other} có quyền hơn: ù hơn phỗng và dậy khàn, phỗng hơn ăn, cửa "
        "trước hơn cửa sau.",
        "{where}{seat} takes {card} though {other} has the higher claim: ù before phỗng and raising, phỗng "
        "before eating, nearer door before later.",
    ),
    "loi-bat-thanh-phu": (
        "{where}{seat} hạ {cards}: các quân ấy không thành phu.",
        "{where}{seat} lays {cards}, which make no phu.",
    ),
    "loi-bo-yeu": (
        "{where}{seat} mở {card} ở cửa trì mà không ăn: bỏ yêu. Yêu mở ở cửa mình thì buộc phải ăn.",
        "{where}{seat} turns up {card} at their own door and does not take it. A yêu that opens there must be taken.",
    ),
    "yeu-phai-an": (
        "Phải ăn {card}, để riêng một phu, rồi đánh một quân ở cửa trì; nhà dưới mới mở nọc.",
        "{card} has to be taken, laid as a set of its own, and a card discarded; only then does the next player turn "
        "up a card.",
    ),
    "loi-xe-khan": (
        "{where}{seat} ăn {card} mà xé khàn {khan} đang úp; khàn úp không được tách quân.",
        "{where}{seat} eats {card} by tearing the khàn of {khan} that lies face down; it may not be split.",
    ),
    "loi-tien-thuc-sai": (
        "{where}{seat} ăn {card} vào phu bí rồi mới dậy khàn; lệ này không cho.",
        "{where}{seat} eats {card} into a bí before raising the khàn; this house does not allow it.",
    ),
    "loi-trinh-phu-sai": (
        "{where}{seat} trình {cards} với thiên khai; phải là phu dọc.",
        "{where}{seat} shows {cards} with the thiên khai; it must be a run.",
    ),
    "loi-phong-den-sau": (
        "{where}{seat} phỗng {card} đến sau, trong khi quân trước hiện ra đã không phỗng.",
        "{where}{seat} takes a later {card} by phỗng after leaving an earlier one.",
    ),
    "loi-phong-lo": (
        "{where}{seat} phỗng lộ {card}: quân ấy đã nằm trong phu dưới chiếu.",
        "{where}{seat} takes {card} by phỗng with a copy that lies in a phu on the mat (phỗng lộ).",
    ),
    "loi-tai-kien-khong-doc": (
        "{where}{seat} phỗng tái kiến {card} mà không có phu dọc kèm theo.",
        "{where}{seat} takes the declined {card} again by phỗng without a run beside it.",
    ),
    "loi-phong-ba-doi": (
        "{where}{seat} phỗng {card} nữa là ba đôi liền số mà không lợi quân.",
        "{where}{seat} takes {card} too: three pairs in a row by phỗng, with nothing gained.",
    ),
    "loi-phong-truoc-u": (
        "{where}{seat} phỗng {card} sai luật, lại ngồi trước vòng người ù ({other}).",
        "{where}{seat} takes {card} by a wrong phỗng, seated before the winner ({other}).",
    ),
    "price-instead": (
        "{seat} đền thay làng cả ván ù của {other}, theo cước của {other}.",
        "{seat} pays {other} for the whole win in everyone’s stead, by the cước of {other}.",
    ),
    "price-double": (
        "Đền chồng: {seat} đền ván ù của {other} theo cước, rồi đền cả làng một ván báo nữa.",
        "Paid twice (đền chồng): {seat} pays {other} for the win by its cước, then pays everyone as much again.",
    ),
    "price-winner": (
        "{seat} đền thay làng, theo cước của {other}: {points}.",
        "{seat} pays {other} in everyone’s stead, by the cước of {other}: {points}.",
    ),
    "price-village": (
        "Đền chồng: {seat} còn đền cả làng một ván báo: {points} nữa.",
        "Paid twice (đền chồng): {seat} also pays everyone as much again: {points}.",
    ),
    "price-fine": (
        "{seat} chỉ bị phạt vạ: mức do làng định, không theo cước của ván ù.",
        "{seat} owes a fine only: its size is for the village to settle, whatever the win was worth.",
    ),
    "price-owed": (
        "{seat} chèo đò: nợ làng một ván ù, không trả theo cước.",
        "{seat} owes the village a win (chèo đò), and pays nothing by the cước.",
    ),
    "loi-danh-yeu": (
        "{where}{seat} đánh quân yêu {card}; yêu không bao giờ được đánh.",
        "{where}{seat} throws the yêu {card}; a yêu is never thrown.",
    ),
    "loi-danh-duoi-chieu": (
        "{where}{seat} đánh {card}, quân đã úp hay đã nằm dưới chiếu.",
        "{where}{seat} throws {card}, which lies face down or on the mat.",
    ),
    "loi-danh-ca-phong": (
        "{where}{seat} không phỗng {card} rồi đánh cả hai quân của đôi.",
        "{where}{seat} did not take {card} by phỗng, then throws both cards of the pair.",
    ),
    "loi-danh-ca-phu": (
        "{where}{seat} đánh {card} nữa là đánh cả phu {cards}.",
        "{where}{seat} throws {card} too: now a whole phu, {cards}, has been thrown.",
    ),
    "loi-quan-troi": (
        "{where}{seat} đánh {card}, quân đã trôi theo phu dọc dưới chiếu.",
        "{where}{seat} throws {card}, a card carried along by a run on the mat.",
    ),
    "loi-pha-phu-an-cuoc": (
        "{where}{seat} đánh {about} của một phu thường đã tròn để ăn {eaten} vào phu có cước: lệ này bắt.",
        "{where}{seat} discards {about} from a plain set that was complete, to take {eaten} into one with a bonus: "
        "a fault in this house.",
    ),
    "loi-bo-bai": (
        "{where}{seat} đánh {card} trong khi {other} đã đến và dưới chiếu thừa {mat}: quân ấy bị bó.",
        "{where}{seat} throws {card} though {other} came and a spare {mat} lies on the mat: the card is bound.",
    ),
    "loi-bo-chu-dong": (
        "{where}{seat} đánh {card}, quân còn lại của phu đã phá để lấy {taken}{ago}: mình tự bó, phải giữ.",
        "{where}{seat} throws {card}, left of a phu broken up to take {taken}{ago}: a card bound by choice stays.",
    ),
    "loi-xen-qua": (
        "{where}{seat} đánh xén thêm {card}; số chén chỉ cho xén {allowed} quân.",
        "{where}{seat} cuts one more {card}; the cups allow {allowed}.",
    ),
    "loi-mot-thanh": (
        "{where}{seat} ăn rồi đánh {card} khi nọc chỉ còn mở được một quân mà bài chưa thành, nhà khác ù: phải đền "
        "thay làng.",
        "{where}{seat} eats, then throws {card} when only one more card may be opened and the hand is not yet thành; "
        "another player wins: {seat} pays for the village.",
    ),
    "loi-hai-cho": (
        "{where}{seat} ăn rồi đánh {card} khi nọc chỉ còn mở được hai quân mà bài chưa chờ, nhà khác ù: phải đền "
        "thay làng.",
        "{where}{seat} eats, then throws {card} when only two more cards may be opened and the hand is not yet "
        "waiting; another player wins: {seat} pays for the village.",
    ),
    "loi-khe-khan": (
        "{where}{seat} không dậy khàn {about} khi quân ấy hiện{ago}: khê khàn.",
        "{where}{seat} did not raise the khàn of {about} when its card appeared{ago}: khê khàn.",
    ),
    "loi-thoi-khan": (
        "{where}{seat} không dậy khàn {about} khi quân ấy hiện{ago}: thối khàn, lệ này bắt chèo đò.",
        "{where}{seat} did not raise the khàn of {about} when its card appeared{ago}: thối khàn, here chèo đò.",
    ),
    "loi-treo-khan": (
        "{where}{seat} được chia ba quân {about} mà không úp khàn, cũng không lấy chén: treo khàn.",
        "{where}{seat} was dealt three {about} and neither laid them face down nor took a cup: treo khàn.",
    ),
    "loi-khe-thien-khai": (
        "{where}{seat} không dậy thiên khai {about} đúng lúc{ago}: khê thiên khai.",
        "{where}{seat} did not raise the thiên khai of {about} in time{ago}: khê thiên khai.",
    ),
    "loi-treo-thien-khai": (
        "{where}{seat} được chia bốn quân {about} mà không úp, không trình, cũng không lấy chén: treo thiên khai.",
        "{where}{seat} was dealt four {about} and neither laid them face down, showed them nor took cups: treo "
        "thiên khai.",
    ),
    "loi-treo-tranh": (
        "{where}{seat} vẫn cầm {about} trên tay, quân phải hạ xuống chiếu{ago}: treo tranh.",
        "{where}{seat} kept in the hand a {about} that belonged on the mat{ago}: treo tranh.",
    ),
    "loi-trai-vi": (
        "{where}{seat} xếp phu có {about} sai thứ tự{ago}: trái vỉ.",
        "{where}{seat} laid the phu with {about} in the wrong order{ago}: trái vỉ.",
    ),
    "loi-kep-co": (
        "{where}{seat} để quân giống {about} kẹp giữa các quân khác{ago}: kẹp cổ.",
        "{where}{seat} left a copy of {about} caught between other cards{ago}: kẹp cổ.",
    ),
    "loi-bo-u": (
        "{where}{seat} đã bỏ ù khi {about} hiện{ago}.",
        "{where}{seat} let an ù go when {about} appeared{ago}.",
    ),
    "loi-bat-thuc-thieu-phu": (
        "{where}{seat} bất thực {about}{ago} mà không có sẵn phu lệ này đòi.",
        "{where}{seat} declined {about}{ago} without the phu this house asks for.",
    ),
    "loi-bat-thuc-yeu-do": (
        "{where}{seat} bất thực khàn yêu đỏ {about}{ago}, lệ này không cho.",
        "{where}{seat} declined a khàn of red yêu ({about}){ago}, which this house does not allow.",
    ),
    "loi-trung-truc": (
        "{where}{seat} bất thực {about} mà {how}: bất thực trùng trục.",
        "{where}{seat} declined {about}, but {how}: bất thực trùng trục.",
    ),
    "loi-tra-chen-sai": (
        "{where}{seat} trả chén {about} với lời hô không đúng{ago}.",
        "{where}{seat} returned the cup of {about} with wrong words{ago}.",
    ),
    "loi-day-khan-som": (
        "{where}{seat} dậy khàn khi chưa hạ hết bài ù {card}: hạ xong các phu rồi mới được dậy.",
        "{where}{seat} raises the khàn before the hand that wins on {card} is down; every set is laid first.",
    ),
    "loi-day-khan-muon": (
        "{where}{seat} hô, xướng ù {card} rồi mới dậy khàn: dậy xong mới được hô.",
        "{where}{seat} calls the win on {card} and only then raises the khàn; the calls come after it.",
    ),
    "loi-cham-xuong": (
        "{where}{seat} báo ù {card} đúng, nhưng hạ bài không tròn các phu: chậm xướng.",
        "{where}{seat} rightly calls ù on {card}, but does not lay the hand out whole: chậm xướng.",
    ),
    "loi-ho-sai": (
        "{where}{seat} hô thiếu hoặc sai điều kiện khi ù {card}.",
        "{where}{seat} leaves out a condition or calls a wrong one on winning with {card}.",
    ),
    "loi-xuong-thua": (
        "{where}{seat} xướng thừa cước khi ù {card}.",
        "{where}{seat} announces a cước the hand does not have on winning with {card}.",
    ),
    "loi-khong-u": (
        "{where}{seat} xướng ù {card} mà bài không ù.",
        "{where}{seat} calls ù on {card}, but the hand is not ù.",
    ),
    # what is no fault
    "note-hai-u": (
        "{where}{seat} ù {card}, nhưng {other} ở cửa trước cũng ù nên {other} được; {seat} không được ù, cũng không "
        "có lỗi.",
        "{where}{seat} calls ù on {card}, but {other} at a nearer door wins with it too and has it; {seat} has no win, "
        "and no fault either.",
    ),
    "note-u-xoa-loi": (
        "{where}ván ù của {seat} không thấy sai; lỗi ở dòng {lines} lúc ấy không ai bắt thì nay không lật lại.",
        "{where}nothing is wrong with the win of {seat}; nobody stopped the fault in line {lines} at the time, so it "
        "is not taken up again.",
    ),
    "note-phu-duoi-chieu": (
        "{where}{seat} đánh {card} của phu dưới chiếu: tài bàn cho đánh.",
        "{where}{seat} discards {card} from a set on the mat: tài bàn allows it.",
    ),
}
