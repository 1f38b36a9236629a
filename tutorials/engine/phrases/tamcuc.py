"""Sentences about Tam cúc."""

PHRASES: dict[str, tuple[str, str]] = {
    # groups
    "tamcuc-group": ("Đây là {what}.", "This is {what}."),
    "tamcuc-two-colours": (
        "Có quân đỏ lẫn quân đen: bộ nào cũng phải cùng một màu.",
        "Red and black are mixed: every group is of one colour.",
    ),
    "tamcuc-two-names": ("Hai quân khác tên không thành đôi.", "Two pieces with different names make no pair."),
    "tamcuc-three-soldiers": (
        "Ba quân tốt không thành bộ: tốt chỉ đi đôi, đi bốn hay đi năm.",
        "Three soldiers make no group: soldiers go by two, by four or by five.",
    ),
    "tamcuc-other-three": (
        "Bộ ba chỉ có tướng sĩ tượng và xe pháo mã; ba quân này không phải.",
        "The only threes are general, adviser, elephant and cart, cannon, horse; these are neither.",
    ),
    "tamcuc-no-such": ("{count} quân này không thành bộ nào.", "These {count} pieces make no group."),
    "tamcuc-left-out": (
        "Tay {players} người bỏ bớt quân, nên đúng ra không còn {cards}.",
        "With {players} players some pieces are left out, so {cards} should not be here.",
    ),
    # comparing
    "tamcuc-by-name": (
        "{A} ăn {b}: tên lớn hơn, màu nào cũng vậy.",
        "{A} takes {b}: the name is higher, whatever the colour.",
    ),
    "tamcuc-by-colour": ("{A} ăn {b}: cùng tên thì đỏ hơn đen.", "{A} takes {b}: of one name, red is above black."),
    "tamcuc-upper": (
        "{A} ăn {b}: ba trên hơn ba dưới, màu nào cũng vậy.",
        "{A} takes {b}: an upper three is above a lower one, whatever the colours.",
    ),
    "tamcuc-equal-first": (
        "Hai bên cùng là {what}: ngang sức, ai ngửa trước thì ăn.",
        "Both have {what}: they are equal, and who turned up first takes.",
    ),
    "tamcuc-equal-later": (
        "Hai bên cùng là {what}: ngang sức, lệ này cho người ngửa sau ăn.",
        "Both have {what}: they are equal, and by this house rule the later one takes.",
    ),
    # a trick
    "tamcuc-turned": ("{Who} ngửa {what}.", "Turned up by {who}: {what}."),
    "tamcuc-chui": ("{Who} chui, để úp quân.", "Left face down (chui) by {who}."),
    "tamcuc-over": (
        "{Who} ra {what}: lượt đầu chỉ được đến {cap}, nên coi như chui.",
        "Laid by {who}: {what}. The first trick goes up to the {cap} only, so this counts as chui.",
    ),
    "tamcuc-no-group": (
        "{Who} ngửa {cards}: không thành bộ, không ăn được.",
        "Turned up by {who}: {cards}. It is no group and takes nothing.",
    ),
    "tamcuc-nobody": (
        "Không ai ngửa được bộ nào có giá trị: người gọi ăn lượt này.",
        "Nothing that counts was turned up: the caller takes the trick.",
    ),
    "tamcuc-takes": (
        "{What} lớn nhất: {who} ăn, được {count} cây và được gọi lượt sau.",
        "Strongest is {what}: the trick goes to {who}, with {count} cây and the next call.",
    ),
    "tamcuc-other-size": (
        "Gọi {count} cây thì phải ra {count} quân, ở đây có {given}.",
        "A call of {count} is answered with {count}; here are {given}.",
    ),
    "tamcuc-beats": ("Vậy bộ này bắt được bộ gọi.", "So this takes the call."),
    "tamcuc-beats-not": ("Vậy bộ này không bắt được bộ gọi.", "So this does not take the call."),
    # the deal
    "tamcuc-deal": ("{players} người, mỗi người {hand} quân.", "{players} players, {hand} pieces each."),
    "tamcuc-leaves": ("Bỏ ra ngoài: {cards}.", "Left out: {cards}."),
    "tamcuc-open": (
        "Hai người thì bên nào cũng biết bài bên kia.",
        "With two players each knows what the other holds.",
    ),
    "tamcuc-cap": ("Lượt đầu chỉ được ngửa đến {cap}.", "In the first trick nothing above the {cap} may be turned up."),
    "tamcuc-no-cap": ("Lượt đầu được ra quân nào cũng được.", "Anything may be played in the first trick."),
    # calls of a hand
    "tamcuc-can-call": ("Gọi được: {what}.", "It can call: {what}."),
    "tamcuc-barred": (
        "Lượt đầu chỉ được đến {cap}, ra thì coi như chui: {what}.",
        "The first trick goes up to the {cap}; these would count as chui: {what}.",
    ),
    "tamcuc-threat": ("{What} còn có thể bị bắt bởi {by}.", "{What} may still be taken by {by}."),
    "tamcuc-sure": (
        "Trong các quân chưa thấy không còn bộ nào bắt được {what}: gọi là chắc ăn.",
        "None of the pieces not yet seen can take {what}: the call is safe.",
    ),
    "tamcuc-sure-list": (
        "Chắc ăn, xét theo các quân chưa thấy: {what}.",
        "Safe, as far as the pieces not yet seen tell: {what}.",
    ),
    "tamcuc-best": (
        "Gọi {what} thì chắc được ít nhất {points} điểm.",
        "Calling {what} makes sure of {points} points at least.",
    ),
    "tamcuc-worse": ("Gọi {what} chỉ chắc được {points} điểm.", "Calling {what} makes sure of {points} points only."),
    "tamcuc-call-over": (
        "Người gọi ra {what}, quá mức {cap} của lượt đầu, nên bộ nào trong mức cũng bắt được.",
        "The call is {what}, above the {cap} of the first trick, so any group within the limit takes it.",
    ),
    "tamcuc-can-take": ("Bắt được {what} bằng: {by}.", "{What} can be taken with: {by}."),
    "tamcuc-must-chui": ("Không có bộ nào bắt được {what}: nên chui.", "Nothing held takes {what}: better to chui."),
    # showing
    "tamcuc-may-show": (
        "Có {what}: trình làng được, coi như thắng {count} cây.",
        "{What} may be shown, and that counts as {count} cây won.",
    ),
    "tamcuc-shows-none": (
        "Không có bốn tốt cùng màu nên không có gì để trình làng.",
        "There are no four soldiers of one colour, so nothing to show.",
    ),
    "tamcuc-seizes": (
        "Ngũ tử còn được cướp cái: gọi lượt đầu tiên.",
        "Ngũ tử also seizes the lead: its holder calls first.",
    ),
    # kết
    "tamcuc-ket": ("{Who} ăn lượt cuối bằng {what}: {ket}.", "The last trick goes to {who} with {what}: {ket}."),
    "tamcuc-de": (
        "{Who} ngửa {a}, ăn {b} của người gọi ở lượt cuối: {ket}.",
        "In the last trick {a} of {who} takes {b} of the caller: {ket}.",
    ),
    "tamcuc-not-caller": (
        "{Who} bắt được lượt cuối, nên người gọi không kết; chỉ người gọi mới có kết.",
        "The last trick was taken by {who}, so the caller has no kết; only the caller may make one.",
    ),
    "tamcuc-high-pair": (
        "{What} ăn được lượt cuối nhưng không kết: đôi được kết chỉ đến đôi xe đỏ.",
        "{What} takes the last trick but makes no kết: pairs up to the red carts only do.",
    ),
    "tamcuc-upper-no-ket": (
        "Ba trên ăn được lượt cuối nhưng không kết: chỉ xe pháo mã được kết ba.",
        "An upper three takes the last trick but makes no kết: only cart, cannon and horse do.",
    ),
    "tamcuc-single-no-ket": (
        "Ăn lượt cuối bằng quân lẻ thì không có kết.",
        "A single piece in the last trick makes no kết.",
    ),
    "tamcuc-worth": (
        "{Ket}, {players} người chơi: mức {points} điểm.",
        "{Ket}, {players} players: the figure is {points} points.",
    ),
    # points
    "tamcuc-loses": (
        "{Who} có {cay} cây: mất {points} − {cay} = {loss} điểm.",
        "{cay} cây for {who}: {points} − {cay} = {loss} points lost.",
    ),
    "tamcuc-spared": (
        "{Who} có {cay} cây, không ít hơn {points}: không mất điểm nào.",
        "{cay} cây for {who}, not fewer than {points}: nothing is lost.",
    ),
    "tamcuc-gets-back": (
        "{Who} có {cay} cây, hơn mức {points}: được lại {loss} điểm.",
        "{cay} cây for {who}, more than {points}: {loss} points come back.",
    ),
    "tamcuc-gains": ("{Who} được {points} điểm.", "{points} points go to {who}."),
    "tamcuc-den": (
        "Người gọi bị đè, một mình đền {loss} điểm.",
        "The caller was overpowered and alone pays {loss} points.",
    ),
    "tamcuc-den-less": (
        "Người gọi bị đè, có {cay} cây: đền {points} − {cay} = {loss} điểm.",
        "The caller was overpowered and has {cay} cây: {points} − {cay} = {loss} points to pay.",
    ),
    "tamcuc-den-all": (
        "Người gọi bị đè, đền thay cho {others} người: {points} × {others} = {loss} điểm.",
        "The caller was overpowered and pays for {others} players: {points} × {others} = {loss} points.",
    ),
    "tamcuc-mark": (
        "Không ai kết thì so cây: {players} người, hơn {mark} cây là thắng, đúng {mark} là hòa, kém là thua.",
        "Without a kết cây are compared: with {players} players more than {mark} wins, {mark} is even, fewer loses.",
    ),
    "tamcuc-no-mark": (
        "{hand} cây không chia đều cho {players} người: so từng đôi với nhau.",
        "{hand} cây cannot be shared evenly among {players}: each is compared with every other.",
    ),
    "tamcuc-against-mark": (
        "{Who} có {cay} cây: {how}, {points} điểm.",
        "With {cay} cây {who} {how}, {points} points.",
    ),
    "tamcuc-against-each": (
        "{Who} có {cay} cây: {how}, cộng hiệu với từng người là {points} điểm.",
        "With {cay} cây {who} {how}; the differences with each of the others add up to {points} points.",
    ),
    "tamcuc-total": (
        "Cộng lại có {sum} cây, mà ván này phải có {hand}: hãy đếm lại.",
        "These are {sum} cây, and the deal has {hand}: count again.",
    ),
}
