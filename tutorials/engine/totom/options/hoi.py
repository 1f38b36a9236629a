"""How points and fines are held through a hội: rows T39 to T41."""

from tutorials.engine.errors import Message
from tutorials.engine.rules import OptionInfo, option

HOI: tuple[OptionInfo, ...] = (
    option(
        "ga",
        "T39",
        "TT-16.4.1",
        "Gà trong",
        "Gà within the game",
        {
            "khong": Message("không chơi", "none"),
            "cong-nghiep": Message("gà công nghiệp, góp mọi trường hợp", "«industrial»: paid in on every occasion"),
            "ga-nha": Message("gà nhà, góp khi mắc lỗi", "«house»: paid in for faults"),
            "ga-rung": Message("gà rừng, góp đầu hội và lỗi nặng", "«forest»: at the start and for grave faults"),
            "ga-lang": Message("gà làng, người đánh quân ù góp", "«village»: paid in by who throws the winning card"),
        },
    ),
    option(
        "ga_ngoai",
        "T39",
        "TT-16.4.2",
        "Gà ngoài",
        "Gà beside the pot",
        {
            "khong": Message("không chơi", "none"),
            "don": Message("đơn: chỉ cước lớn nhất", "single: the greatest cước only"),
            "chong": Message("chồng: cộng mọi cước", "stacked: every cước"),
        },
    ),
    option(
        "loi_diem",
        "T40",
        "TT-16.5",
        "Lối tính điểm",
        "How points are held",
        {
            "gom": Message("đánh gom: góp chung đầu hội", "gom: a pot gathered at the start"),
            "quang": Message("đánh quăng: mỗi ván trả dịch", "quăng: dịch paid after every hand"),
        },
    ),
    option(
        "phat",
        "T41",
        "TT-16.18",
        "Lỗi nặng phạt bằng",
        "A grave fault is paid by",
        {
            "den-ngay": Message("đền ngay", "paying at once"),
            "cheo-do": Message("chèo đò: nợ làng một ván ù", "chèo đò: one ù is owed"),
        },
    ),
)
