"""Pages in a real browser, as a reader meets them."""
