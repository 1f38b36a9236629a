"""Compile the interface's translations, so that no gettext is needed on the machine."""

from pathlib import Path

LOCALE = Path(__file__).parent / "locale"


def compile_messages(folder: Path = LOCALE) -> list[Path]:
    """Write each .mo file that is missing or older than its .po file, and return what was written."""
    written = []
    for source in sorted(folder.glob("*/LC_MESSAGES/*.po")):
        target = source.with_suffix(".mo")
        if target.exists() and target.stat().st_mtime_ns >= source.stat().st_mtime_ns:
            continue
        import polib

        polib.pofile(str(source)).save_as_mofile(str(target))
        written.append(target)
    return written
