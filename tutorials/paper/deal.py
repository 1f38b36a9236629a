"""A prepared deal for a table: slips to be dealt by hand, the nọc to be laid out, the hand told for the teacher."""

from collections.abc import Mapping
from typing import Any

from django import forms
from django.http import QueryDict
from django.utils.functional import SimpleLazyObject
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from tutorials.catalogue import Text, houses, load
from tutorials.catalogue.houses import LONGEST_WORD, MAIN_GAME, House
from tutorials.engine.decks import MONEY
from tutorials.engine.games import deck_of
from tutorials.mats.wants import wants_of
from tutorials.pages.offering import offer
from tutorials.pages.preferences import Preferences
from tutorials.pages.request import language
from tutorials.paper import dealing
from tutorials.paper.dealing import TRIES, Deal
from tutorials.paper.fields import CardFace
from tutorials.paper.kind import Kind, PaperForm
from tutorials.play.tables import STEADY, STRONG
from tutorials.press.qr import printed_address

ORDER, PARTED = "order", "parted"
SLIPS, STOCK, TEACHER = PAGES = ("slips", "stock", "teacher")


class DealForm(CardFace, PaperForm):
    """Which deal, and which of its pages."""

    own = ("seed", "rules")
    field_order = ("game", "rules", "players", "seed", "want", "hand", "pages", "strength", "face")

    game = forms.ChoiceField(label=gettext_lazy("Trò"), initial=MAIN_GAME)
    rules = forms.CharField(
        label=gettext_lazy("Theo lệ"), max_length=LONGEST_WORD, required=False, widget=forms.Select, initial=""
    )
    players = forms.CharField(label=gettext_lazy("Mấy người"), required=False, widget=forms.Select, initial="")
    seed = forms.RegexField(
        r"^[0-9]{1,9}$",
        label=gettext_lazy("Số của ván"),
        help_text=gettext_lazy("Số nào ra ván ấy, ở đây và ở chiếu chơi trên trang này."),
        initial="1",
        error_messages={"invalid": gettext_lazy("Số ván chỉ gồm chữ số, nhiều nhất chín chữ số.")},
    )
    want = forms.CharField(
        label=gettext_lazy("Tìm ván"),
        required=False,
        widget=forms.Select,
        initial="",
        help_text=gettext_lazy("Tìm từ số đã chọn trở đi."),
    )
    hand = forms.ChoiceField(
        label=gettext_lazy("Bài trên phiếu"),
        choices=[
            (PARTED, gettext_lazy("Xếp sẵn thành bộ, bài lẻ để riêng")),
            (ORDER, gettext_lazy("Theo thứ tự bộ bài, để người học tự xếp")),
        ],
        initial=PARTED,
    )
    pages = forms.MultipleChoiceField(
        label=gettext_lazy("In những trang nào"),
        choices=[
            (SLIPS, gettext_lazy("Phiếu bài, mỗi người một phiếu")),
            (STOCK, gettext_lazy("Thứ tự nọc")),
            (TEACHER, gettext_lazy("Tờ của người dạy: ván ấy đi từng lượt")),
        ],
        widget=forms.CheckboxSelectMultiple,
        initial=list(PAGES),
    )
    strength = forms.ChoiceField(
        label=gettext_lazy("Người dạy xem ván của"),
        choices=[
            (STEADY, gettext_lazy("bốn người đánh vững")),
            (STRONG, gettext_lazy("bốn người đánh giỏi")),
        ],
        initial=STEADY,
    )

    def __init__(self, given: QueryDict, preferences: Preferences | None = None) -> None:
        """Offer the rules, numbers of players and events of the game that is chosen."""
        super().__init__(given, preferences)
        lang = language()
        open_games = [(each.slug, each.name.say(lang)) for each in load().games if each.slug in dealing.games()]
        offer(self, "game", open_games[::-1])
        game = self.data.get("game", "")
        if game not in dealing.games():
            return
        self._offer_rules(game, lang)
        seats = dealing.seats_of(self._house or House(game))
        offer(self, "players", [("", _("như thường lệ")), *((str(count), str(count)) for count in seats)])
        offer(self, "want", [("", _("ván nào cũng được")), *((each.slug, each.name) for each in wants_of(game))])

    def _offer_rules(self, game: str, lang: str) -> None:
        word = self.data.get("rules", "")
        known = {each.slug: each for each in houses.presets(game)}
        own = houses.read(word, game) if word and word not in known else None
        self._house = known.get(word, House(game)) if own is None else None if own.is_lost or own.faults else own
        usual = House(game)
        offered = [("", usual.name.say(lang)), *((s, h.name.say(lang)) for s, h in known.items() if s != usual.slug)]
        offer(self, "rules", [*offered, *([(word, own.name.say(lang))] if own and self._house else [])])

    def clean_rules(self) -> str:
        """Take rules that this game knows; those of the game chosen before give way."""
        word: str = self.cleaned_data["rules"]
        game = self.cleaned_data.get("game", MAIN_GAME)
        if self._house is not None or not word:
            return "" if word == House(game).slug else word
        if any(word == each.slug for other in dealing.games() for each in houses.presets(other)):
            self._house = House(game)
            return ""
        raise forms.ValidationError(_("Trò này không có lệ ấy."))

    def clean_players(self) -> str:
        """Take a number of players that the game knows."""
        word: str = self.cleaned_data["players"]
        house = self._house
        if not word or house is None:
            return ""
        seats = dealing.seats_of(house)
        if word not in map(str, seats):
            known = ", ".join(map(str, seats))
            raise forms.ValidationError(_("Số người chơi được trò này: %(known)s.") % {"known": known})
        return word

    def clean_seed(self) -> str:
        """Write a number in one way."""
        return str(int(self.cleaned_data["seed"]))

    def clean(self) -> dict[str, Any]:
        """Look for a deal in which happens what is wanted."""
        chosen: dict[str, Any] = super().clean() or self.cleaned_data
        slug = chosen.get("want")
        if not slug or self.errors:
            return chosen
        want = next((each for each in wants_of(chosen["game"]) if each.slug == slug), None)
        if want is None:
            chosen["want"] = ""  # of the game chosen before
        elif chosen["strength"] != STEADY:
            self.add_error("strength", _("Khi tìm ván, máy chỉ xem ván của bốn người đánh vững."))
        elif not dealing.look_for(want, deal_of(chosen)):
            told = _(
                "Tìm từ ván số %(seed)s không thấy ván nào. Xin chọn số khác. Mỗi lần tìm nhiều nhất %(tries)s ván."
            )
            self.add_error("want", told % {"seed": chosen["seed"], "tries": TRIES})
        return chosen

    _house: House | None = None


def deal_of(choices: Mapping[str, Any]) -> Deal:
    """Return the deal of the choices as they stand, before anything is looked for."""
    house = houses.read(choices["rules"], choices["game"]) if choices["rules"] else House(choices["game"])
    players = int(choices["players"]) if choices["players"] else dealing.usual_players(house)
    return Deal(choices["game"], house.slug, choices["seed"], players, choices["strength"])


def found(choices: Mapping[str, Any]) -> Deal:
    """Return the deal in which happens what is wanted."""
    deal = deal_of(choices)
    want = next((each for each in wants_of(deal.game) if each.slug == choices["want"]), None)
    seed = dealing.look_for(want, deal) if want else deal.seed
    return Deal(deal.game, deal.rules, seed or deal.seed, deal.players, deal.strength)


def fill(choices: Mapping[str, Any], lang: str) -> Mapping[str, Any]:
    """Return what the pages of a deal show."""
    deal = found(choices)
    game, deck = load().game(deal.game), deck_of(deal.game)
    wanted = choices["pages"]
    values: dict[str, Any] = {
        "deal": deal,
        "game": game,
        "house": deal.house,
        "deck": "" if deck.slug == MONEY.slug else deck.slug,
        "pages": wanted,
        "is_parted": choices["hand"] == PARTED,
        "slips": dealing.slips_of(deal, lang, is_parted=choices["hand"] == PARTED),
        "stock": dealing.stock_of(deal),
        "table_path": deal.path(),
        "table_address": printed_address(deal.path()),
    }
    if TEACHER in wanted:
        values |= {
            "turns": SimpleLazyObject(lambda: dealing.turns_of(deal, lang)),  # slow, and the preview shows none
            "ending": SimpleLazyObject(lambda: dealing.ending_of(deal, lang)),
            "faults": lambda: dealing.referee_of(deal, lang),
        }
    return values


KIND = Kind(
    "deal",
    Text("Ván bày sẵn", "A prepared deal"),
    Text(
        "Mỗi bàn cùng một ván: phiếu bài cho từng người, thứ tự nọc, và ván ấy đi từng lượt cho người dạy.",
        "The same deal at every table: a slip for each player, the stock in order, and the hand told turn by turn.",
    ),
    DealForm,
    fill,
    reads=("play", "mats", "faces"),
    has_preview=True,
)
