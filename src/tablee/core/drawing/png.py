"""Renders pictures as PNG files. Needs the optional packages of `tablee[png]`."""

from pathlib import Path

from tablee.core.errors import TableeError


class NoPng(TableeError):
    """The packages that make PNG files are not installed."""


def png(svg: str, width: int) -> bytes:
    """Render an SVG picture as PNG, `width` pixels wide."""
    try:
        import font_source_sans_pro
        import resvg_py
    except ImportError:
        raise NoPng("PNG pictures need two more packages: pip install 'tablee[png]'. SVG pictures need none.") from None
    fonts = Path(font_source_sans_pro.__file__).parent / "files"
    made = resvg_py.svg_to_bytes(
        svg_string=svg,
        width=width,
        font_dirs=[str(fonts)],
        skip_system_fonts=True,
        font_family="Source Sans Pro",
        sans_serif_family="Source Sans Pro",
    )
    return bytes(made)
