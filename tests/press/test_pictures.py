"""Pictures that the press draws by itself: QR codes hold the very address that the page names."""

import pytest
from django.template import Context, Template

from tutorials.press import pdf
from tutorials.press.pdf import Typesetter, static_folder


@pytest.mark.parametrize(
    "address",
    [
        "https://chieu.example/",
        "https://chieu.example/en/paper/loto/?deck=tam-cuc&seed=5",
        "https://chieu.example/paper/forms/?rules=hoi-lim~suong.2&name=L%C3%A0ng+B%26B",
        "http://192.168.1.5:8000/chan/puzzles/cho-u-01/",
    ],
)
def test_a_qr_code_holds_the_very_address(monkeypatch, address):
    drawn = []
    usual = pdf.qr
    monkeypatch.setattr(pdf, "qr", lambda text: drawn.append(text) or usual(text))
    html = Template('<html lang="vi"><title>A</title><img src="qr:{{ address }}" alt="A"></html>')
    typesetter = Typesetter(static_folder(), ())
    printed = typesetter.write(typesetter.lay(html.render(Context({"address": address}))))
    assert set(drawn) == {address}
    assert printed.warnings == ()
