"""The sentences of tài bàn: Vietnamese, English."""

PHRASES: dict[str, tuple[str, str]] = {
    "tai-ban-add": ("{what}: {lung} lưng, cộng thành {total}.", "{what}: {lung} lưng, {total} in all."),
    "tai-ban-joined": (
        "Một phu kể mọi lưng trong nó: {cards}, cả thảy {lung} lưng.",
        "One phu counts every lưng in it: {cards}, {lung} lưng in all.",
    ),
    "tai-ban-total": ("Cả bài có {lung} lưng.", "The hand has {lung} lưng."),
    "tai-ban-few": (
        "Có {lung} lưng, chưa đủ {need} nên chưa ù được.",
        "{lung} lưng, fewer than {need}, so no ù.",
    ),
    "tai-ban-u": (
        "Thêm {card} thì tròn {size} quân, có {lung} lưng.",
        "With {card} all {size} cards are in phu, and there are {lung} lưng.",
    ),
    "tai-ban-phong": ("{card} vào đôi sẵn có thành phỗng.", "{card} joins the pair by phỗng."),
    "tai-ban-tai-kien": (
        "{card} vào khàn đã bất thực: phỗng tái kiến; tài bàn không đòi phu dọc đi kèm.",
        "{card} takes up the declined khàn again (phỗng tái kiến); tài bàn asks for no run beside it.",
    ),
    "tai-ban-suong": (
        "Ù suông: {times} lần N, N = {n}, được {points} điểm.",
        "Plain ù: {times} times N, N = {n}, {points} points.",
    ),
    "tai-ban-tai-ban": (
        "Từ 19 lưng, có khàn từ đầu: ù tài bàn, {times} lần N, N = {n}, được {points} điểm.",
        "19 lưng or more, with a khàn from the deal: ù tài bàn, {times} times N, N = {n}, {points} points.",
    ),
    "tai-ban-suu-ban": (
        "Không có khàn từ đầu: ù sửu bàn, {times} lần N, N = {n}, được {points} điểm.",
        "No khàn from the deal: ù sửu bàn, {times} times N, N = {n}, {points} points.",
    ),
    "tai-ban-wait": ("{card}: {cuoc}, {lung} lưng, {points} điểm.", "{card}: {cuoc}, {lung} lưng, {points} points."),
    "tai-ban-thap-thanh": (
        "Bài thập thành: đã tròn và có {lung} lưng; quân nào vào được bài cũng ù.",
        "Thập thành: round, with {lung} lưng; any card that fits wins.",
    ),
    "tai-ban-no-call": (
        "Tài bàn không phải hô điều kiện gì khi ù, nên lời hô ấy không xét.",
        "No condition need be said for an ù of tài bàn, so that call is not judged.",
    ),
    "tai-ban-no-thong": (
        "Tài bàn chỉ có ba cước; ù liền mấy ván cũng không thêm điểm.",
        "Tài bàn knows three cước only; wins in a row add nothing.",
    ),
    "tai-ban-free": (
        "Tài bàn cho đánh cả phu, cả đôi đã không phỗng, cả khàn bất thực, cả quân đã trôi.",
        "Tài bàn allows one to throw a whole phu, a pair left without phỗng, all of a declined khàn, cards of a phu.",
    ),
    "tai-ban-whole": (
        "{cards}: khàn úp, thiên khai, phỗng là một khối, không xé ra đánh.",
        "{cards}: khàn face down, thiên khai and phỗng are blocks, and are not broken up.",
    ),
    "tai-ban-is-tai": ("{card} là quân tài: trùng của nó tính gấp đôi.", "{card} is a tài: its trùng counts double."),
    "tai-ban-not-tai": ("{card} không phải quân tài.", "{card} is no tài."),
}
