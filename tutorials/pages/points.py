"""Points as they are written."""


def written(points: int) -> str:
    """Return points with a true minus sign."""
    return str(points).replace("-", "−")


def signed(points: int) -> str:
    """Return points with their sign; nought has none."""
    return f"+{points}" if points > 0 else written(points)
