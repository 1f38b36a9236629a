"""Who has the cái after a hand, and who picks the next cái's heap. Law: TT-7.1, TT-7.2."""

from tutorials.engine.totom.options import Options

WHO = {
    "u": "nguoi-u",
    "hoa": "dau-ke",
    "chiu": "nguoi-chiu",
    "bao": "nguoi-bao",
    "lang": "bat-cai-lang",
}
RESULTS = ("u", "hoa", "hoa-chiu", "bao", "bo-bai", "lanh-lang", "den", "cheo-do")
_CAUGHT = ("bao", "den", "cheo-do")


def who_has_cai(result: str, options: Options) -> str:
    """Return whose the next cái is, as a key of WHO. Law: TT-7.1.1 to TT-7.1.4."""
    if result == "hoa-chiu":
        return "chiu" if options.cai_nguoi_chiu else "hoa"
    if result in _CAUGHT:
        return "bao" if options.cai_nguoi_bao else "u"
    return {"hoa": "hoa", "bo-bai": "lang"}.get(result, "u")


ARTICLES = {"u": "TT-7.1.1", "hoa": "TT-7.1.2", "chiu": "TT-7.1.2", "bao": "TT-7.1.3", "lang": "TT-7.1.4"}
