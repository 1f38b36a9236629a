"""Cookies as a browser may send them, whatever this Python thinks of their letters."""


def raw(**cookies: str) -> dict[str, str]:
    """Return the header that sends these cookies; `http.cookies` of some Pythons refuses some letters."""
    return {"cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}
