"""Generates files of `static/`: the palette as CSS, and the sound of a knock. `python -m tablee.table.assets`."""

import io
import math
import wave
from array import array
from pathlib import Path

from tablee.core.drawing.palette import DARK, LIGHT

STATIC = Path(__file__).parent / "static"
RATE = 22050
KNOCK_SECONDS = 0.32


def palette_css() -> str:
    """Return the colours of both themes as CSS variables: the system's choice, unless the page names a theme."""
    colours = "".join(f"  --{name}: light-dark({light}, {DARK[name]});\n" for name, light in LIGHT.items())
    return (
        "/* Made by tablee.table.assets from tablee.core.drawing.palette: change it there. */\n"
        f":root {{\n  color-scheme: light dark;\n{colours}}}\n"
        ':root[data-theme="light"] { color-scheme: light; }\n'
        ':root[data-theme="dark"] { color-scheme: dark; }\n'
    )


def knock_wav() -> bytes:
    """Return two soft knocks on wood, as a WAV file."""
    samples = array("h")
    for i in range(int(RATE * KNOCK_SECONDS)):
        t = i / RATE
        level = sum(_tap(t - start, loud) for start, loud in ((0.0, 1.0), (0.13, 0.7)))
        samples.append(int(max(-1.0, min(1.0, level)) * 20000))
    made = io.BytesIO()
    with wave.open(made, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(samples.tobytes())
    return made.getvalue()


def _tap(t: float, loud: float) -> float:
    """Return one tap: three damped tones of a small wooden board."""
    if t < 0:
        return 0.0
    attack = min(1.0, t / 0.002)
    tones = ((340.0, 0.6, 38.0), (610.0, 0.3, 60.0), (1130.0, 0.12, 95.0))
    return loud * attack * sum(a * math.exp(-d * t) * math.sin(2 * math.pi * f * t) for f, a, d in tones)


def files() -> dict[str, bytes]:
    """Return every generated file by name."""
    return {"palette.css": palette_css().encode(), "knock.wav": knock_wav()}


if __name__ == "__main__":
    for name, content in files().items():
        (STATIC / name).write_bytes(content)
