"""The sentences of the score of a hội: Vietnamese, English."""

PHRASES: dict[str, tuple[str, str]] = {
    # the pot
    "hoi-will-gom": (
        "Đầu hội mỗi người góp {points} điểm, điểm làng có {pot}.",
        "At the start of the hội each puts in {points} points; the pot holds {pot}.",
    ),
    "hoi-will-quang": (
        "Đánh quăng: không góp trước, ai ù thì các nhà trả điểm của ván.",
        "Quăng: nothing is put in; whoever wins is paid the points of the hand by the others.",
    ),
    "hoi-gom": (
        "Vào hội thứ {number}: mỗi người góp {points} điểm, điểm làng có {pot}.",
        "Hội {number} begins: each puts in {points} points; the pot holds {pot}.",
    ),
    "hoi-take": (
        "{seat} lấy {points} điểm ở điểm làng, còn lại {pot}.",
        "{seat} takes {points} points from the pot, which now holds {pot}.",
    ),
    "hoi-quang": (
        "Các nhà cùng chơi mỗi nhà trả {seat} {points} điểm.",
        "Each of the others who played pays {seat} {points} points.",
    ),
    "hoi-end": (
        "Điểm làng còn {pot}, không đủ một ván suông {suong} điểm: hết hội thứ {number}.",
        "The pot holds {pot}, less than a plain ù of {suong}: hội {number} is over.",
    ),
    "hoi-left": ("{points} điểm lẻ để riêng, không chia cho ai.", "{points} odd points are laid aside, for nobody."),
    "hoi-all": (
        "Kính tứ cố ăn hết hội: {seat} lấy cả {points} điểm làng còn lại.",
        "Kính tứ cố ends the hội: {seat} takes all the {points} points left in the pot.",
    ),
    "hoi-thuong-hoi": (
        "Điểm làng không đủ trả: còn {points} điểm của {seat} cộng sang hội sau (thượng hội).",
        "The pot is too small: {points} points are still due to {seat} from the next hội (thượng hội).",
    ),
    "hoi-thuong-hoi-thoi": (
        "Điểm làng không đủ trả: phần hơn {points} điểm thôi không tính.",
        "The pot is too small: the {points} points beyond it are dropped.",
    ),
    "hoi-thuong-hoi-tra": (
        "{seat} lấy {points} điểm thượng hội của hội trước, điểm làng còn {pot}.",
        "{seat} takes the {points} points due from the last hội; the pot holds {pot}.",
    ),
    # what happened
    "hoi-u": (
        "Ván {number}: {seat} ù {cuoc}, {points} điểm.",
        "Hand {number}: {seat} wins with {cuoc}, {points} points.",
    ),
    "hoi-u-given": (
        "Ván {number}: {seat} ù, làng ghi {points} điểm.",
        "Hand {number}: {seat} wins; the village counts {points} points.",
    ),
    "hoi-lanh-lang": (
        "Ván {number}: {seat} ù lành làng, không có điểm.",
        "Hand {number}: {seat} wins without points (lành làng).",
    ),
    "hoi-void": ("Ván {number}: {seat} ù báo.", "Hand {number}: the ù of {seat} is void (ù báo)."),
    "hoi-over-called": (
        "Ván {number}: {seat} xướng cước không có, xướng sao đền vậy.",
        "Hand {number}: {seat} called a cước that was not there, and pays as called.",
    ),
    "hoi-caught": ("Ván {number}: {seat} bị bắt lỗi nặng.", "Hand {number}: {seat} is caught in a grave fault."),
    "hoi-draw": ("Ván {number}: hòa, không ai ù.", "Hand {number}: a draw, nobody won."),
    "hoi-draw-odd": (
        "Ván {number}: làng thuận cho hòa vì có sự cố.",
        "Hand {number}: the village calls it a draw after a mishap.",
    ),
    "hoi-bo-bai": ("Ván {number}: cả làng bỏ bài, ván hòa.", "Hand {number}: all give up, a draw."),
    "hoi-chiu": ("{seats} chịu bài, không dự ván này.", "{seats} sat this hand out."),
    "hoi-thong-lost": (
        "{seat} ù liền mà không hô nên thiệt phần thông, khôi.",
        "{seat} won again without calling it, and loses the thông or khôi.",
    ),
    # faults
    "hoi-den-u": (
        "{payer} đền cả ván thay làng: trả {seat} {points} điểm.",
        "{payer} pays the whole hand for the village: {points} points to {seat}.",
    ),
    "hoi-den-pot": (
        "{seat} đền làng {points} điểm vào điểm làng, điểm làng có {pot}.",
        "{seat} pays the village {points} points into the pot, which now holds {pot}.",
    ),
    "hoi-den-each": (
        "{seat} đền làng, mỗi nhà cùng chơi {points} điểm.",
        "{seat} pays the village: {points} points to each who played.",
    ),
    "hoi-bao-draw": (
        "{seat} bị báo ngồi đấy; không ai ù nên không phải đền.",
        "{seat} sat still, caught; nobody won, so nothing is paid.",
    ),
    "hoi-debt": (
        "{seat} chèo đò: nợ làng {count} ván ù.",
        "{seat} is chèo đò: ù owed to the village: {count}.",
    ),
    "hoi-debt-paid": (
        "Ván này {seat} trả đò, không lấy điểm; hết nợ.",
        "With this hand {seat} pays what was owed and takes no points; nothing is owed any more.",
    ),
    "hoi-debt-left": (
        "Ván này {seat} trả đò, không lấy điểm; còn nợ {count} ván.",
        "With this hand {seat} pays one that was owed and takes no points; still owed: {count}.",
    ),
    # gà
    "hoi-ga-in": ("{seats} góp gà {points} điểm: {why}.", "{seats} gives {points} points to the gà: {why}."),
    "hoi-ga-in-each": (
        "{seats} mỗi người góp gà {points} điểm: {why}.",
        "{seats} give {points} points each to the gà: {why}.",
    ),
    "hoi-ga-none": ("Lệ gà ở đây không góp khoản này: {why}.", "The gà of this house is not fed by this: {why}."),
    "hoi-ga-out": ("{seat} ăn gà: {points} điểm.", "{seat} takes the gà: {points} points."),
    "hoi-ga-outer": (
        "Gà ngoài: mỗi nhà cùng chơi trả thêm {seat} {points} điểm.",
        "Outer gà: each of the others who played pays {seat} {points} points more.",
    ),
    "hoi-ga-outer-one": (
        "Gà ngoài: {payer} trả thêm thay các nhà, cộng {points} điểm.",
        "Outer gà: {payer} pays it for all, {points} points in sum.",
    ),
    # cái
    "hoi-cai-u": ("Cái ván sau: {seat}, người ù.", "Next cái: {seat}, who won."),
    "hoi-cai-hoa": ("Cái ván sau: {seat}, người đầu kê.", "Next cái: {seat}, the đầu kê."),
    "hoi-cai-chiu": ("Cái ván sau: {seat}, người đã chịu bài.", "Next cái: {seat}, who sat out."),
    "hoi-cai-chiu-two": (
        "Cái ván sau: {seat}, người xin chịu trước ({others} cũng chịu; không nguồn nào nói hai người thì ai được).",
        "Next cái: {seat}, the first to sit out ({others} did too; no source says whose it is with two).",
    ),
    "hoi-cai-bao": ("Cái ván sau: {seat}, người bị báo.", "Next cái: {seat}, who was caught."),
    "hoi-cai-lang": ("Ván sau bắt cái làng, như đầu hội.", "For the next hand the cái is picked anew."),
    "hoi-cai-first": ("Ván sau là đầu hội: bắt cái lại.", "The next hand opens a hội: the cái is picked anew."),
    "hoi-cai-unknown": (
        "Ván hòa bất thường: luật không nói cái về ai, làng tự định.",
        "A draw by mishap: the law does not say whose the cái is; the village decides.",
    ),
    # who deals
    "hoi-chia-hai-ben": (
        "{seats} ngồi hai bên {seat} vừa ù nên chia ván sau.",
        "{seats} sit beside {seat}, who has won, and deal the next hand.",
    ),
    "hoi-chia-ben-nguoi-u": (
        "{seats} chia ván sau: bên {seat} vừa ù có người thuộc hai người cao điểm nhất hội, được miễn; "
        "người ít điểm nhất thế vào.",
        "{seats} deal the next hand. Of those beside {seat}, who has won, one is among the two highest of the hội "
        "and is excused; whoever has fewest points steps in.",
    ),
    "hoi-chia-cheo-do": ("{seats} bị chèo đò nên chia ván sau.", "{seats} owes an ù and deals the next hand."),
    "hoi-chia-ke": (
        "{seats} chia ván sau: người được kê và người dưới kê.",
        "{seats} deal the next hand: the one with the kê and the one after.",
    ),
    "hoi-chia-it-diem": (
        "{seats} ít điểm nhất trong hội nên chia ván sau.",
        "{seats} have the fewest points of the hội and deal the next hand.",
    ),
    "hoi-chia-cao-diem": (
        "{seats} cao điểm nhất hội vừa xong nên chia ván đầu hội sau.",
        "{seats} were highest in the hội just ended and deal the first hand of the next.",
    ),
}
