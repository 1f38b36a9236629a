"""The kinds of paper for a class or a club, each a module of this feature; here is how to add one.

1. `paper/NAME.py` holds a form and a kind:

       class NameForm(PaperForm):
           deck = forms.ChoiceField(label=_("Bộ bài"), choices=…, initial="money")   # every field has its `initial`
           own = ("seed",)          # fields that somebody thinks up: what differs there is kept apart, few of them

       def fill(choices, lang):     # `cleaned_data` of a valid form, "vi" or "en" -> what the template shows
           return {…}

       KIND = Kind("name", Text("Tên", "Name"), Text("Một câu.", "One sentence."), NameForm, fill)

   A field in which text stands takes `TextSize`, cards take `CardFace` (fields.py); `reads` of the kind names other
   rooms whose code says what is printed (`fresh`, `tasks`, …), so that a paper is made anew when they change.
2. `templates/paper/NAME.html` extends "paper/paper.html" and fills `pages`; it is set in the reader's language, so
   `{% translate %}` is right there. Cards are `<img src="cards:{{ face }}/4v-4w_7s">` (`press.pictures.row_source`), a
   QR code is `<img src="qr:{{ address }}">`; `address` is empty where nobody could follow it: then print none.
3. `static/paper/NAME.css` is its style, after `paper.css`. A4; letters of 11 points at least, captions of 9.
4. One line below, and one in CHANGELOG.md.
5. If the page should show what will be printed: `templates/paper/NAME_preview.html`, with the same values and
   `has_preview=True`. It is a page of the site there: cards as everywhere (`{% card %}`), no `cards:` pictures.
"""

from tutorials.paper import cards, deal, deck, forms, leaf, loto, pack, plan, worksheet
from tutorials.paper.kind import Kind

KINDS: dict[str, Kind] = {
    kind.slug: kind
    for kind in (
        plan.KIND,
        pack.KIND,
        worksheet.KIND,
        deck.KIND,
        cards.KIND,
        loto.KIND,
        deal.KIND,
        forms.KIND,
        leaf.KIND,
    )
}  # fmt: skip
