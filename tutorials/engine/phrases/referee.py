"""The sentences of the referee of records and claims: Vietnamese, English.

`where` is «Dòng 5: » or nothing, `ago` is « (dòng 3)» or nothing: a single case has no lines to point at.
"""

PHRASES: dict[str, tuple[str, str]] = {
    "no-fault": (
        "Ghi chép {count} nước, không thấy lỗi nào chứng được.",
        "{count} actions; no fault can be proved.",
    ),
    "unfinished": (
        "Ván chưa xong: chưa ai ù, nọc chưa đến điểm hòa.",
        "The hand is not finished: nobody is ù and the nọc has not come to its end.",
    ),
    "claim-right": (
        "Làm thế là đúng luật.",
        "This is within the law.",
    ),
    "claim-count": (
        "Trôi thêm {m} quân nhà, đánh đi {n} quân liên quan: không phải ăn ít đánh nhiều.",
        "{m} own cards carried, {n} related cards thrown: not eating few and throwing many.",
    ),
    "loi-an-it-danh-nhieu": (
        "{where}{seat} ăn {eaten}{ago} chỉ trôi thêm {m} quân nhà mà đã đánh đi {n} quân liên quan: ăn ít đánh nhiều.",
        "{where}{seat} eating {eaten}{ago} carried {m} own cards, but {n} related cards are thrown: eating "
        "few and throwing many.",
    ),
    "loi-buon-phu": (
        "{where}{seat} lấy {eaten}{ago} trôi thêm {m} quân nhưng bỏ {n} quân đã trôi: đổi phu mà không lợi "
        "quân, là buôn phu.",
        "{where}{seat} taking {eaten}{ago} carried {m} more but gives up {n} that lay in a phu: a trade "
        "without gain, buôn phu.",
    ),
    "loi-an-sau-bo-truoc": (
        "{where}{seat} ăn {card} sau khi đã bỏ {other}, hai quân cùng làm xong một cạ: ăn sau bỏ trước.",
        "{where}{seat} eats {card} after letting {other} go; both complete the same cạ: the later eaten, the "
        "earlier left.",
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
        "{where}{seat} eats {card}, which that seat has thrown before.",
    ),
    "loi-sai-cua": (
        "{where}{seat} ăn {card} ở cửa chéo; ở đó chỉ được phỗng, dậy khàn và ù.",
        "{where}{seat} eats {card} at a door that is not its own; there only phỗng, raising a khàn and ù are allowed.",
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
        "{where}{seat} did not take {card} by phỗng, then throws both of the pair.",
    ),
    "loi-danh-ca-phu": (
        "{where}{seat} đánh {card} nữa là đánh cả phu {cards}.",
        "{where}{seat} throws {card} too: a whole phu, {cards}, is thrown.",
    ),
    "loi-quan-troi": (
        "{where}{seat} đánh {card}, quân đã trôi theo phu dọc dưới chiếu.",
        "{where}{seat} throws {card}, which goes with a run on the mat.",
    ),
    "loi-bo-bai": (
        "{where}{seat} đánh {card} trong khi {other} đã đến và dưới chiếu thừa {mat}: quân ấy bị bó.",
        "{where}{seat} throws {card} though {other} came and a spare {mat} lies on the mat: the card is bound.",
    ),
    "loi-xen-qua": (
        "{where}{seat} đánh xén thêm {card}; số chén chỉ cho xén {allowed} quân.",
        "{where}{seat} cuts one more {card}; the cups allow {allowed}.",
    ),
    "loi-mot-thanh": (
        "{where}{seat} nọc còn {left} quân mà ăn rồi đánh {card} khi bài chưa thành, làng ù: phải đền thay làng.",
        "{where}{seat} with {left} card to open, eats and throws {card} without being thành; another is ù: "
        "it pays for the village.",
    ),
    "loi-hai-cho": (
        "{where}{seat} nọc còn {left} quân mà ăn rồi đánh {card} khi bài chưa chờ, làng ù: phải đền thay làng.",
        "{where}{seat} with {left} cards to open, eats and throws {card} without waiting; another is ù: it "
        "pays for the village.",
    ),
    "loi-khe-khan": (
        "{where}{seat} khàn {about} không dậy khi quân hiện{ago}: khê khàn.",
        "{where}{seat} the khàn of {about} was not raised when its card came{ago}: khê khàn.",
    ),
    "loi-thoi-khan": (
        "{where}{seat} khàn {about} không dậy khi quân hiện{ago}: thối khàn, lệ này bắt chèo đò.",
        "{where}{seat} the khàn of {about} was not raised when its card came{ago}: thối khàn, chèo đò in this house.",
    ),
    "loi-treo-khan": (
        "{where}{seat} ba quân {about} lúc chia không úp khàn, cũng không lấy chén: treo khàn.",
        "{where}{seat} three {about} of the deal were neither laid nor declined: treo khàn.",
    ),
    "loi-khe-thien-khai": (
        "{where}{seat} thiên khai {about} không dậy đúng lúc{ago}: khê thiên khai.",
        "{where}{seat} the thiên khai of {about} was not raised in time{ago}: khê thiên khai.",
    ),
    "loi-treo-thien-khai": (
        "{where}{seat} bốn quân {about} lúc chia không úp, không trình, không lấy chén: treo thiên khai.",
        "{where}{seat} four {about} of the deal were neither laid, shown nor declined: treo thiên khai.",
    ),
    "loi-treo-tranh": (
        "{where}{seat} quân {about} phải hạ xuống chiếu mà vẫn cầm trên tay{ago}: treo tranh.",
        "{where}{seat} a {about} that belonged on the mat was kept in the hand{ago}: treo tranh.",
    ),
    "loi-trai-vi": (
        "{where}{seat} xếp phu có {about} sai thứ tự{ago}: trái vỉ.",
        "{where}{seat} the phu with {about} was laid in the wrong order{ago}: trái vỉ.",
    ),
    "loi-kep-co": (
        "{where}{seat} quân giống {about} bị kẹp giữa các quân khác{ago}: kẹp cổ.",
        "{where}{seat} a copy of {about} lies caught between other cards{ago}: kẹp cổ.",
    ),
    "loi-bo-u": (
        "{where}{seat} đã bỏ ù khi {about} hiện{ago}.",
        "{where}{seat} let an ù go when {about} came{ago}.",
    ),
    "loi-bat-thuc-thieu-phu": (
        "{where}{seat} bất thực {about}{ago} mà không có sẵn phu lệ này đòi.",
        "{where}{seat} declined {about}{ago} without the phu this house asks for.",
    ),
    "loi-trung-truc": (
        "{where}{seat} khàn bất thực {about} không vào được phu như lệ đòi: bất thực trùng trục.",
        "{where}{seat} the declined {about} does not lie in phu as the house asks: bất thực trùng trục.",
    ),
    "loi-tra-chen-sai": (
        "{where}{seat} trả chén {about} với lời hô không đúng{ago}.",
        "{where}{seat} returned the cup of {about} with wrong words{ago}.",
    ),
    "loi-ho-sai": (
        "{where}{seat} hô thiếu hoặc sai điều kiện khi ù {card}.",
        "{where}{seat} leaves out or mistakes a condition on {card}.",
    ),
    "loi-hai-u": (
        "{where}{seat} ù {card} nhưng {other} ở cửa trước cũng ù: cửa trước được.",
        "{where}{seat} is ù on {card}, but so is {other} at a nearer door, who wins.",
    ),
    "loi-xuong-thua": (
        "{where}{seat} xướng thừa cước khi ù {card}.",
        "{where}{seat} calls a cước that is not there on {card}.",
    ),
    "loi-khong-u": (
        "{where}{seat} xướng ù {card} mà bài không ù.",
        "{where}{seat} calls ù on {card}, but the hand is not ù.",
    ),
}
