"""How a term is said: on English pages alone, with a button that only a device with a Vietnamese voice shows."""


def test_an_english_page_tells_the_sounds_and_the_tones(client):
    page = client.get("/en/glossary/phong/").content.decode()
    assert "fəwŋ͡m" in page
    assert 'aria-label="rising, broken"' in page
    assert 'data-say="phỗng"' in page


def test_so_does_the_sheet_with_the_meaning(client):
    assert "fəwŋ͡m" in client.get("/en/glossary/phong/?fragment").content.decode()


def test_a_vietnamese_page_does_not(client):
    assert "data-say" not in client.get("/glossary/phong/").content.decode()


def test_verses_say_the_names_of_their_cards(client):
    assert 'data-say="ngũ sách"' in client.get("/en/to-tom-diem/verses/").content.decode()


def test_the_gallery_says_the_names_of_its_cards(client):
    assert 'data-say="chi chi"' in client.get("/en/faces/").content.decode()
    assert 'data-say="tướng đỏ"' in client.get("/en/faces/tam-cuc/").content.decode()
