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
        "Tay {players} người bỏ bớt quân: {what}.",
        "With {players} players some pieces are left out: {what}.",
    ),
    # comparing
    "tamcuc-by-name": (
        "{A} ăn {b}: tên lớn hơn, màu nào cũng vậy.",
        "{A} beats {b}: its name is higher, whatever the colours.",
    ),
    "tamcuc-by-colour": (
        "{A} ăn {b}: cùng tên thì đỏ hơn đen.",
        "{A} beats {b}: when the names are equal, red beats black.",
    ),
    "tamcuc-upper": (
        "{A} ăn {b}: ba trên hơn ba dưới, màu nào cũng vậy.",
        "{A} beats {b}: an upper three beats a lower three, whatever the colours.",
    ),
    "tamcuc-equal-first": (
        "Hai bên cùng là {what}: ngang sức, ai ngửa trước thì ăn.",
        "Both have {what}: they are equal, so whoever turned up first wins the trick.",
    ),
    "tamcuc-equal-later": (
        "Hai bên cùng là {what}: ngang sức, lệ này cho người ngửa sau ăn.",
        "Both have {what}: they are equal, and by this house rule whoever turned up later wins the trick.",
    ),
    # a trick
    "tamcuc-turned": ("{Who} ngửa {what}.", "{Who} turns up {what}."),
    "tamcuc-chui": ("{Who} chui, để úp quân.", "{Who} leaves the pieces face down (chui)."),
    "tamcuc-over": (
        "{Who} ra {what}: lượt đầu chỉ được đến {cap}, nên coi như chui.",
        "{Who} lays {what}. The first trick goes up to the {cap} only, so this counts as face down (chui).",
    ),
    "tamcuc-no-group": (
        "{Who} ngửa {cards}: không thành bộ, không ăn được.",
        "{Who} turns up {cards}, which is no group and takes nothing.",
    ),
    "tamcuc-nobody": (
        "Không ai ngửa được bộ nào có giá trị: người gọi ăn lượt này.",
        "Nobody has turned up anything that counts, so the caller wins the trick.",
    ),
    "tamcuc-takes": (
        "{What} lớn nhất: {who} ăn, được {count} cây và được gọi lượt sau.",
        "{What} is highest: {who} wins the trick ({count} cây) and calls next.",
    ),
    "tamcuc-takes-last": (
        "{What} lớn nhất: {who} ăn lượt cuối, được {count} cây.",
        "{What} is highest: {who} wins the last trick ({count} cây).",
    ),
    "tamcuc-other-size": (
        "Gọi {count} cây thì phải ra {count} quân, ở đây có {given}.",
        "A call of {count} is answered with {count}, not with {given}.",
    ),
    "tamcuc-beats": ("Vậy bộ này bắt được bộ gọi.", "So this takes the call."),
    "tamcuc-beats-not": ("Vậy bộ này không bắt được bộ gọi.", "So this does not take the call."),
    # the deal
    "tamcuc-deal": ("{players} người, mỗi người {hand} quân.", "{players} players hold {hand} pieces each."),
    "tamcuc-leaves": ("Bỏ ra ngoài: {cards}.", "Left out: {cards}."),
    "tamcuc-open": (
        "Hai người thì bên nào cũng biết bài bên kia.",
        "With two players each knows what the other holds.",
    ),
    "tamcuc-cap": ("Lượt đầu chỉ được ngửa đến {cap}.", "In the first trick nothing above the {cap} may be turned up."),
    "tamcuc-no-cap": ("Lượt đầu được ra quân nào cũng được.", "Anything may be played in the first trick."),
    # calls of a hand
    "tamcuc-can-call": ("Gọi được: {what}.", "You can call {what}."),
    "tamcuc-barred": (
        "Lượt đầu chỉ được đến {cap}, ra thì coi như chui: {what}.",
        "The first trick goes up to the {cap}, so these would count as face down (chui): {what}.",
    ),
    "tamcuc-threat": ("Chưa chắc: {by} còn bắt được {what}.", "It is not safe: {by} could still take {what}."),
    "tamcuc-sure": (
        "Trong các quân chưa thấy không còn bộ nào bắt được {what}: gọi là chắc ăn.",
        "No group among the unseen pieces takes {what}: the call is safe.",
    ),
    "tamcuc-sure-list": (
        "Chắc ăn, xét theo các quân chưa thấy: {what}.",
        "Safe, as far as the unseen pieces tell: {what}.",
    ),
    "tamcuc-best-gain": ("Gọi {what} thì chắc được ít nhất {points}.", "Calling {what} gains at least {points}."),
    "tamcuc-best-even": ("Gọi {what} thì chắc không mất điểm nào.", "Calling {what} is sure to lose nothing."),
    "tamcuc-best-loss": ("Gọi {what} thì cùng lắm mất {points}.", "Calling {what} loses {points} at most."),
    "tamcuc-worse-gain": ("Gọi {what} chỉ chắc được {points}.", "Calling {what} is sure of only {points}."),
    "tamcuc-worse-even": ("Gọi {what} chỉ chắc không mất điểm nào.", "Calling {what} is only sure to lose nothing."),
    "tamcuc-worse-loss": ("Gọi {what} thì có thể mất đến {points}.", "Calling {what} may lose as much as {points}."),
    "tamcuc-call-over": (
        "Người gọi ra {what}, quá mức {cap} của lượt đầu, nên bộ nào trong mức cũng bắt được.",
        "The call is {what}, above the {cap} of the first trick, so any group within the limit takes it.",
    ),
    "tamcuc-can-take": ("Bắt được {what} bằng: {by}.", "You can take {what} with {by}."),
    "tamcuc-must-chui": (
        "Không có bộ nào bắt được {what}: nên chui.",
        "You hold nothing that takes {what}: better leave your pieces face down (chui).",
    ),
    # showing
    "tamcuc-may-show": (
        "Có {what}: trình làng được, coi như thắng {count} cây.",
        "You may show {what}, which counts as {count} cây won.",
    ),
    "tamcuc-reward": (
        "Trình thì được thưởng ngay: mỗi người khác trả {each}, {others} người là {all}.",
        "The show is rewarded at once: each other player pays {each}, {all} from {others} in all.",
    ),
    "tamcuc-reward-one": (
        "Trình thì được thưởng ngay: người kia trả {each}.",
        "The show is rewarded at once: the other player pays {each}.",
    ),
    "tamcuc-not-shown": (
        "Ở bàn này không ai cầm được {what}, nên không trình được.",
        "Nobody at this table can hold {what}, so it cannot be shown.",
    ),
    "tamcuc-no-room": (
        "Đã trình {others} thì mỗi tay {hand} quân không đủ chỗ nữa: {what} không trình được.",
        "With {others} shown, hands of {hand} have no room left: {what} cannot be shown.",
    ),
    "tamcuc-shows-none": (
        "Không có bốn tốt cùng màu nên không có gì để trình làng.",
        "There are no four soldiers of one colour, so nothing to show.",
    ),
    "tamcuc-seized": (
        "Đã có {by} cướp cái trước.",
        "The lead is already seized by {by}.",
    ),
    "tamcuc-seizes": (
        "Ngũ tử còn được cướp cái: gọi lượt đầu tiên.",
        "Five soldiers also seize the lead: their holder calls first.",
    ),
    # kết
    "tamcuc-ket": ("{Who} ăn lượt cuối bằng {what}: {ket}.", "{Who} wins the last trick with {what}: {ket}."),
    "tamcuc-ket-if": (
        "Gọi {what} ở lượt cuối mà ăn thì được {ket}.",
        "Calling {what} in the last trick and taking it makes {ket}.",
    ),
    "tamcuc-de": (
        "{Who} ngửa {a}, ăn {b} của người gọi ở lượt cuối: {ket}.",
        "In the last trick {who} turns up {a} and beats {b} of the caller: {ket}.",
    ),
    "tamcuc-not-in-play": (
        "Ở bàn này không ai cầm được {what}, nên không tính kết.",
        "Nobody at this table can hold {what}, so there is no kết.",
    ),
    "tamcuc-not-caller": (
        "{Who} bắt được lượt cuối, nên người gọi không kết; người bắt cũng không, vì chỉ người gọi mới kết được.",
        "{Who} wins the last trick, so the caller makes no kết; nor does {who}, for only the caller may.",
    ),
    "tamcuc-high-pair": (
        "{What} ăn được lượt cuối nhưng không kết: đôi được kết chỉ đến đôi xe đỏ.",
        "{What} wins the last trick but makes no kết: only pairs up to the red carts do.",
    ),
    "tamcuc-any-pair": (
        "Ở bàn này đôi nào cũng kết được, kể cả đôi tượng, đôi sĩ.",
        "At this table any pair makes a kết, elephants and advisers too.",
    ),
    "tamcuc-any-three": (
        "Ở bàn này bộ ba nào cũng kết được, kể cả tướng sĩ tượng.",
        "At this table any three makes a kết, general, adviser and elephant too.",
    ),
    "tamcuc-upper-no-ket": (
        "Ba trên ăn được lượt cuối nhưng không kết: chỉ xe pháo mã được kết ba.",
        "An upper three wins the last trick but makes no kết: only cart, cannon and horse do.",
    ),
    "tamcuc-single-no-ket": (
        "Lượt cuối là quân lẻ thì không có kết.",
        "A last trick of single pieces makes no kết.",
    ),
    "tamcuc-worth": (
        "{Ket}, {players} người chơi: mức {points} điểm.",
        "{Ket} with {players} players: the figure is {points} points.",
    ),
    # points
    "tamcuc-loses": (
        "{Who} có {cay} cây: mất {points} − {cay} = {loss}.",
        "{Who} has {cay} cây and loses {points} − {cay} = {loss}.",
    ),
    "tamcuc-loses-all": (
        "{Who} không có cây nào: mất đủ {loss}.",
        "{Who} has no cây and loses the whole {loss}.",
    ),
    "tamcuc-spared": (
        "{Who} có {cay} cây, không ít hơn {points}: không mất điểm nào.",
        "{Who} has {cay} cây, no fewer than {points}, and loses nothing.",
    ),
    "tamcuc-gets-back": (
        "{Who} có {cay} cây, hơn mức {points}: được lại {loss}.",
        "{Who} has {cay} cây, more than {points}, and gets {loss} back.",
    ),
    "tamcuc-gains": ("{Who} được {points}.", "{Who} gains {points}."),
    "tamcuc-gains-none": ("{Who} không được điểm nào.", "{Who} gains no points."),
    "tamcuc-added": (
        "Ở bàn này không trừ cây: điểm kết tính thêm vào việc so cây.",
        "At this table no cây are taken off: the kết is added to the comparing of cây.",
    ),
    "tamcuc-pays-all": ("Mỗi người còn lại mất {loss} vì kết.", "Each of the others loses {loss} by the kết."),
    "tamcuc-sum": (
        "{Who}: kết {ket}, so cây {cay}, cộng lại {sum}.",
        "{Who}: {ket} by the kết, {cay} by cây, {sum} together.",
    ),
    "tamcuc-den": ("Người gọi bị đè, một mình đền {loss}.", "The caller is overpowered and alone pays {loss}."),
    "tamcuc-den-less": (
        "Người gọi bị đè, có {cay} cây: đền {points} − {cay} = {loss}.",
        "The caller is overpowered, has {cay} cây and pays {points} − {cay} = {loss}.",
    ),
    "tamcuc-den-all": (
        "Người gọi bị đè, đền thay cho {others} người: {points} × {others} = {loss}.",
        "The caller is overpowered and pays for {others} players: {points} × {others} = {loss}.",
    ),
    "tamcuc-mark": (
        "Không ai kết thì so cây: {players} người, hơn {mark} cây là thắng, đúng {mark} là hòa, kém là thua.",
        "Without a kết the cây are compared: with {players} players more than {mark} wins, {mark} is even, "
        "fewer loses.",
    ),
    "tamcuc-mark-too": (
        "So cây: {players} người, hơn {mark} cây là thắng, đúng {mark} là hòa, kém là thua.",
        "Comparing the cây: with {players} players more than {mark} wins, {mark} is even, fewer loses.",
    ),
    "tamcuc-no-mark": (
        "{hand} cây không chia đều cho {players} người: so từng đôi với nhau.",
        "{hand} cây cannot be shared evenly among {players}, so each player is compared with every other.",
    ),
    "tamcuc-against-mark": ("{Who} {cay}: {how}.", "{Who} {cay} and {how}."),
    "tamcuc-against-each": (
        "{Who} {cay}: cộng chỗ hơn kém với từng người thì {how}.",
        "{Who} {cay}; compared with each of the others, this seat {how}.",
    ),
    "tamcuc-total": (
        "Cộng lại có {sum} cây, mà ván này phải có {hand}: hãy đếm lại.",
        "These add up to {sum} cây, but the deal has {hand}: count again.",
    ),
}
