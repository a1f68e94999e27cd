"""Draws the sixteen icons of the framework grid, a white glyph on a squircle of its own color, and a field of them.

    apt-get install librsvg2-bin
    python3 icons.py ../Sources/Gallery/Resources/Content

The glyphs are drawn for this project and stand for what a framework does; they aren't anybody's logos.
"""

import math
import subprocess
import sys
from pathlib import Path

SIZE = 384


def squircle(center=256, radius=236, exponent=5.0, steps=180):
    """The superellipse |x|^n + |y|^n = r^n as SVG path data."""
    points = []
    for step in range(steps):
        angle = 2 * math.pi * step / steps
        cosine, sine = math.cos(angle), math.sin(angle)
        x = math.copysign(abs(cosine) ** (2 / exponent), cosine) * radius + center
        y = math.copysign(abs(sine) ** (2 / exponent), sine) * radius + center
        points.append(f"{x:.2f},{y:.2f}")
    return "M" + "L".join(points) + "Z"


def star(x, y, outer, inner, points=4):
    corners = []
    for index in range(points * 2):
        reach = outer if index % 2 == 0 else inner
        angle = math.pi * index / points - math.pi / 2
        corners.append(f"{x + reach * math.cos(angle):.1f},{y + reach * math.sin(angle):.1f}")
    return f'<polygon points="{" ".join(corners)}" stroke-linejoin="round" stroke="#fff" stroke-width="10"/>'


def rays(x, y, inner, outer, count=8):
    lines = []
    for index in range(count):
        angle = 2 * math.pi * index / count
        lines.append(
            f'<line x1="{x + inner * math.cos(angle):.1f}" y1="{y + inner * math.sin(angle):.1f}" '
            f'x2="{x + outer * math.cos(angle):.1f}" y2="{y + outer * math.sin(angle):.1f}"/>')
    return f'<g stroke="#fff" stroke-width="20" stroke-linecap="round">{"".join(lines)}</g>'


CLOUD = "M168 356a74 74 0 0 1-8-147.6a104 104 0 0 1 200-18.4a84 84 0 0 1 0 166z"
HEART = "M256 388C206 346 118 288 118 208c0-46 36-80 78-80 26 0 48 14 60 36 12-22 34-36 60-36 42 0 78 34 78 80 0 80-88 138-138 180z"

# name: (top color, bottom color, glyph drawn in white)
ICONS = {
    "swiftui": ("#5ac8fa", "#2d49d8", """
        <path d="M256 268 400 340 256 412 112 340z" fill-opacity="0.45" stroke-linejoin="round"/>
        <path d="M256 192 400 264 256 336 112 264z" fill-opacity="0.7"/>
        <path d="M256 110 400 182 256 254 112 182z"/>"""),
    "arkit": ("#b57bff", "#5b2bd0", """
        <path d="M256 160 344 208 256 256 168 208z"/>
        <path d="M160 226 246 273 246 372 160 325z" fill-opacity="0.75"/>
        <path d="M352 226 266 273 266 372 352 325z" fill-opacity="0.5"/>
        <g fill="none" stroke="#fff" stroke-width="22" stroke-linecap="round" stroke-linejoin="round">
        <path d="M104 176v-48q0-24 24-24h48M336 104h48q24 0 24 24v48M408 336v48q0 24-24 24h-48M176 408h-48q-24 0-24-24v-48"/></g>"""),
    "mapkit": ("#7ee08a", "#12936b", """
        <path d="M108 182 204 146 308 190 404 154V350L308 388 204 344 108 380z" fill-opacity="0.4" stroke="#fff" stroke-opacity="0.4" stroke-width="16" stroke-linejoin="round"/>
        <path d="M256 92a82 82 0 0 0-82 82c0 62 82 146 82 146s82-84 82-146a82 82 0 0 0-82-82z"/>
        <circle cx="256" cy="174" r="32" fill="#12936b"/>"""),
    "healthkit": ("#ff7a9c", "#e01e4f", f"""
        <path d="{HEART}"/>
        <polyline points="112,244 206,244 232,196 268,296 294,244 400,244" fill="none" stroke="#e8305f" stroke-width="20" stroke-linejoin="round" stroke-linecap="round"/>"""),
    "homekit": ("#ffc24d", "#ff7a1a", """
        <path d="M256 112 112 240h34v140q0 16 16 16h66v-92h56v92h66q16 0 16-16V240h34z" stroke="#fff" stroke-width="18" stroke-linejoin="round"/>"""),
    "cloudkit": ("#8fd8ff", "#1c86e8", f"""
        <path d="{CLOUD}"/>
        <path d="M256 330v-92M216 272l40-40 40 40" fill="none" stroke="#3a9bee" stroke-width="24" stroke-linecap="round" stroke-linejoin="round"/>"""),
    "coreml": ("#7d8bff", "#7a2fd6", """
        <g stroke="#fff" stroke-width="12" stroke-opacity="0.55"><path d="M140 170 256 130M140 170 256 256M140 170 256 382M140 342 256 130M140 342 256 256M140 342 256 382M256 130 372 256M256 256 372 256M256 382 372 256" fill="none"/></g>
        <circle cx="140" cy="170" r="30"/><circle cx="140" cy="342" r="30"/><circle cx="256" cy="130" r="30"/>
        <circle cx="256" cy="256" r="30"/><circle cx="256" cy="382" r="30"/><circle cx="376" cy="256" r="36"/>"""),
    "metal": ("#6d7688", "#1d222e", """
        <path d="M108 384V138l96 120z" fill-opacity="0.95"/><path d="M108 138 256 322 204 384z" fill-opacity="0.6"/>
        <path d="M404 384V138l-96 120z" fill-opacity="0.75"/><path d="M404 138 256 322 308 384z" fill-opacity="0.4"/>"""),
    "spritekit": ("#ffe04d", "#ff9d0a", f"""
        {star(238, 270, 150, 50)}{star(374, 150, 62, 20)}{star(126, 134, 40, 13)}"""),
    "pencilkit": ("#ffb36b", "#e8452c", """
        <path d="M330 118q16-16 32 0l32 32q16 16 0 32L196 380l-86 24q-12 2-10-10l24-84z"/>
        <path d="M300 150l62 62" stroke="#ee6a44" stroke-width="16"/>
        <path d="M236 402q60-26 92 0t76-12" fill="none" stroke="#fff" stroke-width="18" stroke-linecap="round" stroke-opacity="0.7"/>"""),
    "widgetkit": ("#63e6d0", "#0c9aa8", """
        <rect x="112" y="112" width="132" height="132" rx="32"/>
        <rect x="268" y="112" width="132" height="132" rx="32" fill-opacity="0.55"/>
        <rect x="112" y="268" width="288" height="132" rx="32" fill-opacity="0.8"/>"""),
    "storekit": ("#4fc3ff", "#0a5fd6", """
        <path d="M140 188h232q16 0 18 16l18 178q2 22-20 22H124q-22 0-20-22l18-178q2-16 18-16z"/>
        <path d="M196 230v-62a60 60 0 0 1 120 0v62" fill="none" stroke="#fff" stroke-width="24" stroke-linecap="round"/>
        <path d="M196 196v36M316 196v36" stroke="#2a8ae8" stroke-width="24" stroke-linecap="round"/>"""),
    "weatherkit": ("#4aa8ff", "#1c4fc4", f"""
        <circle cx="322" cy="180" r="54" fill="#ffd84a"/>
        <g stroke-opacity="1">{rays(322, 180, 76, 96, 8).replace("#fff", "#ffd84a")}</g>
        <g transform="translate(-14 60) scale(0.96)"><path d="{CLOUD}"/></g>"""),
    "musickit": ("#ff6aa0", "#f01e46", """
        <path d="M208 150 372 114v204a50 42 0 1 1-32-40V190l-100 22v144a50 42 0 1 1-32-40z" stroke="#fff" stroke-width="8" stroke-linejoin="round"/>"""),
    "vision": ("#3d5a80", "#101c33", """
        <path d="M84 256Q160 148 256 148T428 256Q352 364 256 364T84 256z" fill="none" stroke="#fff" stroke-width="26" stroke-linejoin="round"/>
        <circle cx="256" cy="256" r="62" fill="#64d2ff"/><circle cx="256" cy="256" r="28" fill="#13233f"/>
        <circle cx="278" cy="234" r="14"/>"""),
    "photokit": ("#f07bff", "#8d1fb8", """
        <rect x="112" y="132" width="288" height="248" rx="40"/>
        <circle cx="316" cy="206" r="30" fill="#ffc93d"/>
        <path d="M138 354 216 244q8-12 16 0l52 72 30-38q8-10 16 0l46 62q8 14-8 14z" fill="#b03fd6"/>"""),
}


def document(top, bottom, glyph):
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
<defs>
<linearGradient id="fill" x1="0" y1="0" x2="0.25" y2="1">
<stop offset="0" stop-color="{top}"/><stop offset="1" stop-color="{bottom}"/></linearGradient>
<linearGradient id="shine" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="#fff" stop-opacity="0.22"/><stop offset="0.55" stop-color="#fff" stop-opacity="0"/></linearGradient>
</defs>
<path d="{squircle()}" fill="url(#fill)"/><path d="{squircle()}" fill="url(#shine)"/>
<g fill="#fff">{glyph}</g>
</svg>"""


def cover(columns=7, rows=4, size=200, gap=36):
    """A field of the icons, turned a little, as a picture for the card that leads to the grid."""
    tiles, definitions = [], []
    for index, (name, (top, bottom, glyph)) in enumerate(ICONS.items()):
        definitions.append(
            f'<linearGradient id="{name}-fill" x1="0" y1="0" x2="0.25" y2="1">'
            f'<stop offset="0" stop-color="{top}"/><stop offset="1" stop-color="{bottom}"/></linearGradient>'
            f'<g id="{name}"><path d="{squircle()}" fill="url(#{name}-fill)"/><g fill="#fff">{glyph}</g></g>')
    names = list(ICONS)
    for row in range(rows):
        for column in range(columns):
            name = names[(row * 5 + column * 3) % len(names)]
            x, y = column * (size + gap) - 180 + (row % 2) * 118, row * (size + gap) - 120
            tiles.append(f'<use href="#{name}" transform="translate({x} {y}) scale({size / 512})"/>')
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 640">
<defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1">
<stop offset="0" stop-color="#dfe6ff"/><stop offset="1" stop-color="#b9c4f5"/></linearGradient>{"".join(definitions)}</defs>
<rect width="1280" height="640" fill="url(#ground)"/>
<g transform="rotate(-9 640 320)">{"".join(tiles)}</g>
</svg>"""


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(f"usage: {sys.argv[0]} FOLDER")
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, (top, bottom, glyph) in ICONS.items():
        command = ["rsvg-convert", "--width", str(SIZE), "--output", str(folder / f"{name}.png")]
        subprocess.run(command, input=document(top, bottom, glyph), text=True, check=True)
    command = ["rsvg-convert", "--width", "1280", "--output", str(folder / "frameworks.png")]
    subprocess.run(command, input=cover(), text=True, check=True)
