"""Paints the gallery's landscapes: the hero of the offer and the cards of its carousel.

    pip install numpy pillow
    python3 landscapes.py ../Sources/Gallery/Resources/Content

Every scene is a sky, a light in it, and ridges from far to near that the haze takes color from. All randomness is
seeded, so the same script paints the same pictures.
"""

import sys
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

SUPERSAMPLING = 2


def color(text):
    """The linear-ish float color of "#rrggbb"."""
    return np.array([int(text[i : i + 2], 16) for i in (1, 3, 5)]) / 255.0


def smoothstep(low, high, value):
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def noise(random, count, frequency, octaves=6, roughness=0.5):
    """One-dimensional fractal value noise in about -1...1 at `count` points; `frequency` knots in the first octave."""
    total, amplitude, norm = np.zeros(count), 1.0, 0.0
    for octave in range(octaves):
        knots = random.uniform(-1, 1, int(frequency * 2**octave) + 3)
        position = np.linspace(0, len(knots) - 2.001, count)
        index = position.astype(int)
        t = position - index
        t = t * t * (3 - 2 * t)
        total += amplitude * (knots[index] * (1 - t) + knots[index + 1] * t)
        norm += amplitude
        amplitude *= roughness
    return total / norm


class Canvas:
    """A picture in the making; positions are fractions of its width and height, y downwards."""

    def __init__(self, width, height, seed):
        self.size = (width, height)
        self.width, self.height = width * SUPERSAMPLING, height * SUPERSAMPLING
        self.pixels = np.zeros((self.height, self.width, 3))
        self.random = np.random.default_rng(seed)
        self.x = np.linspace(0, 1, self.width)[None, :]
        self.y = np.linspace(0, 1, self.height)[:, None]
        self.aspect = width / height

    def sky(self, *stops):
        """A vertical gradient through (position, color) stops."""
        positions = [position for position, _ in stops]
        colors = np.array([color(text) for _, text in stops])
        for channel in range(3):
            self.pixels[:, :, channel] = np.interp(self.y[:, 0], positions, colors[:, channel])[:, None]

    def blend(self, paint, mask):
        mask = np.asarray(mask)[..., None] if np.ndim(mask) == 2 else mask
        self.pixels += (paint - self.pixels) * mask

    def distance(self, x, y):
        return np.sqrt(((self.x - x) * self.aspect) ** 2 + (self.y - y) ** 2)

    def glow(self, x, y, radius, text, strength=0.8):
        self.blend(color(text), strength * np.exp(-((self.distance(x, y) / radius) ** 2)))

    def disc(self, x, y, radius, text):
        edge = 1.2 / self.height
        self.blend(color(text), 1 - smoothstep(radius - edge, radius + edge, self.distance(x, y)))

    def stars(self, count, below=0.6):
        for _ in range(count):
            x, y = self.random.uniform(0, 1), self.random.uniform(0, below)
            size = self.random.choice([0.0009, 0.0013, 0.002], p=[0.6, 0.3, 0.1])
            left, top = int(x * self.width), int(y * self.height)
            reach = int(size * self.height * 3) + 2
            rows = slice(max(0, top - reach), top + reach)
            columns = slice(max(0, left - reach), left + reach)
            distance = np.sqrt(
                ((self.x[:, columns] - x) * self.aspect) ** 2 + (self.y[rows] - y) ** 2)
            light = np.exp(-((distance / size) ** 2)) * self.random.uniform(0.35, 1) * (1 - y / below) ** 0.5
            self.pixels[rows, columns] += (1 - self.pixels[rows, columns]) * light[..., None]

    def clouds(self, text, y, spread, strength):
        """Long, thin bands of cloud around the height `y`."""
        rows = (self.y[:, 0] - y) / spread
        envelope = np.exp(-(rows**2))[:, None]
        field = np.zeros((self.height, self.width))
        for _ in range(26):
            center_x, center_y = self.random.uniform(-0.1, 1.1), y + self.random.normal(0, spread * 0.8)
            length, thickness = self.random.uniform(0.12, 0.42), self.random.uniform(0.004, 0.014)
            field += np.exp(-(((self.x - center_x) / length) ** 2 + ((self.y - center_y) / thickness) ** 2))
        self.blend(color(text), strength * envelope * np.clip(field, 0, 1))

    def profile(self, base, amplitude, frequency, octaves=7, roughness=0.5, sharp=False):
        heights = noise(self.random, self.width, frequency, octaves, roughness)
        if sharp:
            heights = 1 - 2 * np.abs(heights) ** 0.8
        return base - amplitude * heights

    def ridge(self, profile, top, bottom, haze=None, haze_strength=0.5, depth=0.3):
        """Everything below `profile`, from color `top` at the crest to `bottom`, with haze gathering downwards."""
        edge = 1.0 / self.height
        mask = smoothstep(-edge, edge, self.y - profile[None, :])
        # Measured from the mean crest around, or every notch of the ridge would cast a streak.
        below = np.clip((self.y - self.smoothed(profile, 0.12)[None, :]) / depth + 0.15, 0, 1)[..., None]
        paint = color(top) * (1 - below) + color(bottom) * below
        if haze:
            paint = paint + (color(haze) - paint) * (haze_strength * below**1.5)
        self.blend(paint, mask)

    def smoothed(self, profile, reach):
        """The running mean of `profile` over the fraction `reach` of the width."""
        window = max(3, int(reach * self.width))
        padded = np.pad(profile, window, mode="edge")
        return np.convolve(padded, np.ones(window) / window, mode="same")[window:-window]

    def snow(self, profile, text, reach, strength=0.85):
        """Snow from the crest down to a ragged line, brighter on the slopes that face the light at the left."""
        slope = np.gradient(self.smoothed(profile, 0.03)) * self.width
        ragged = reach * (0.7 + 0.5 * noise(self.random, self.width, 60, 4)) * np.clip(0.62 - profile, 0, 1) * 3
        fall = (self.y - profile[None, :]) / np.maximum(ragged[None, :], 1e-4)
        mask = (fall > 0) * (1 - smoothstep(0.7, 1.0, fall))
        lit = 0.45 + 0.55 * smoothstep(-0.6, 0.9, -slope)[None, :]
        self.blend(color(text), strength * mask * lit)

    def trees(self, profile, text, count, low, high, spread=1.0):
        """A row of spruces on `profile`."""
        layer = Image.new("L", (self.width, self.height), 0)
        draw = ImageDraw.Draw(layer)
        for x in np.sort(self.random.uniform(-0.02, 1.02, count)):
            height = self.random.uniform(low, high) * self.height
            foot = profile[int(np.clip(x, 0, 0.999) * self.width)] * self.height + height * 0.12
            center, half = x * self.width, height * self.random.uniform(0.15, 0.21) * spread
            draw.polygon([(center - height * 0.012, foot), (center, foot - height), (center + height * 0.012, foot)], 255)
            tiers = 9
            for tier in range(tiers):
                low_y = foot - height * (0.06 + 0.86 * tier / tiers)
                reach = half * (1 - tier / tiers) ** 0.85 * self.random.uniform(0.85, 1.1)
                top_y = low_y - height * 0.2
                sag = height * 0.025
                draw.polygon(
                    [(center - reach, low_y + sag), (center - reach * 0.35, low_y), (center, low_y + sag * 0.6),
                     (center + reach * 0.35, low_y), (center + reach, low_y + sag), (center, top_y)], 255)
        self.blend(color(text), np.asarray(layer) / 255.0)

    def water(self, horizon, tint, tint_strength=0.35, ripple=0.006):
        """A lake below `horizon` that mirrors the image above it."""
        first = int(horizon * self.height)
        rows = np.arange(first, self.height)
        depth = (rows - first) / max(1, self.height - first)
        wave = np.sin(depth * 160 + 6 * np.sin(depth * 17)) * ripple * self.height * (0.2 + depth)
        source = np.clip(first - (rows - first) * 0.92 + wave, 0, first - 1).astype(int)
        shift = (np.sin(depth * 300 + 3 * np.sin(depth * 23)) * ripple * self.width * 0.35 * depth).astype(int)
        mirrored = self.pixels[source]
        for row, offset in enumerate(shift):
            mirrored[row] = np.roll(mirrored[row], offset, axis=0)
        strength = (tint_strength * (0.55 + 0.45 * depth))[:, None, None]
        self.pixels[first:] = mirrored + (color(tint) - mirrored) * strength
        shore = np.exp(-(((self.y - horizon) / 0.0035) ** 2)) * (self.y > horizon)
        self.blend(color("#ffffff"), 0.25 * shore * np.ones_like(self.x))

    def glitter(self, x, horizon, width, text, strength=0.8):
        """The broken path of light below a sun."""
        depth = np.clip((self.y - horizon) / (1 - horizon), 0, 1)
        mask = np.zeros((self.height, self.width))
        for _ in range(150):
            near = self.random.uniform(0, 1) ** 1.3
            y = horizon + (1 - horizon) * (0.004 + 0.75 * near)
            center = x + self.random.normal(0, width * (0.12 + 0.5 * near))
            length, thickness = width * self.random.uniform(0.12, 0.5) * (0.35 + near), 0.0007 + 0.0022 * near
            rows = slice(max(0, int((y - 4 * thickness) * self.height)), int((y + 4 * thickness) * self.height) + 1)
            dash = np.exp(-(((self.x - center) / length) ** 4) - ((self.y[rows] - y) / thickness) ** 2)
            mask[rows] = np.maximum(mask[rows], dash * (1 - 0.6 * near))
        self.blend(color(text), strength * mask)

    def aurora(self, text, base, height, phase, strength):
        """A curtain of northern light that hangs down to a waving edge."""
        wave = base + 0.05 * np.sin(self.x * 7 + phase) + 0.025 * np.sin(self.x * 17 + 2.1 * phase)
        above = (wave - self.y) / height
        rays = 0.65 + 0.35 * np.sin(self.x * 90 + 9 * np.sin(self.x * 13 + phase)) * np.sin(self.x * 31 + phase)
        body = np.where(above > 0, np.exp(-above * 2.2), np.exp(-((above * 16) ** 2)))
        self.blend(color(text), np.clip(strength * body * rays * np.sin(np.pi * np.clip(self.x, 0, 1)) ** 0.4, 0, 1))

    def save(self, path, quality=84):
        # A little grain keeps the gradients from banding in eight bits.
        grain = self.random.normal(0, 0.006, (self.height, self.width, 1))
        eight_bit = (np.clip(self.pixels + grain, 0, 1) * 255 + 0.5).astype(np.uint8)
        image = Image.fromarray(eight_bit).resize(self.size, Image.LANCZOS)
        image = image.filter(ImageFilter.UnsharpMask(radius=1, percent=40, threshold=2))
        image.save(path, quality=quality, optimize=True, progressive=False)


CARD = (744, 900)


def lake(folder):
    canvas = Canvas(1560, 1040, seed=11)
    canvas.sky((0, "#27406f"), (0.18, "#5a6fa5"), (0.34, "#c98fa6"), (0.46, "#f7b98b"), (0.56, "#ffe3b0"))
    canvas.glow(0.62, 0.47, 0.42, "#ffd08a", 0.75)
    canvas.clouds("#ffe9da", 0.2, 0.1, 0.6)
    canvas.glow(0.62, 0.46, 0.1, "#fff3cf", 0.9)
    canvas.disc(0.62, 0.455, 0.036, "#fffbe9")
    canvas.ridge(canvas.profile(0.47, 0.09, 4), "#a88fb4", "#f0b9a0", "#ffd9b4", 0.8, 0.2)
    peaks = canvas.profile(0.4, 0.2, 3, 8, 0.48, sharp=True) + 0.09
    peaks = peaks + 0.22 * smoothstep(0.34, 0.72, canvas.x[0]) * (1 - smoothstep(0.8, 1.0, canvas.x[0]))
    canvas.ridge(peaks, "#5f6494", "#b88fa4", "#f3b79c", 0.75, 0.3)
    canvas.snow(peaks, "#fff0ea", 0.16)
    canvas.ridge(canvas.profile(0.535, 0.05, 5), "#4a5583", "#96779a", "#e0a192", 0.7, 0.14)
    hills = canvas.profile(0.575, 0.035, 4)
    canvas.trees(hills, "#35446e", 260, 0.018, 0.036)
    canvas.ridge(hills, "#35446e", "#5b5580")
    canvas.water(0.605, "#33497c", 0.3)
    canvas.glitter(0.62, 0.605, 0.07, "#fff0c4", 0.85)
    left = canvas.profile(0.9, 0.03, 3) + 0.3 * smoothstep(0.06, 0.5, canvas.x[0])
    canvas.trees(left, "#16233f", 60, 0.1, 0.22)
    canvas.ridge(left, "#16233f", "#0e172b")
    right = canvas.profile(0.92, 0.02, 3) + 0.3 * smoothstep(0.1, 0.42, 1 - canvas.x[0])
    canvas.trees(right, "#131e38", 50, 0.08, 0.17)
    canvas.ridge(right, "#131e38", "#0c1426")
    canvas.save(folder / "lake.jpg", 86)


def dawn(folder):
    canvas = Canvas(*CARD, seed=21)
    canvas.sky((0, "#6c7fc0"), (0.3, "#c3a2cf"), (0.55, "#ffc2b0"), (0.75, "#ffe7c7"))
    canvas.glow(0.3, 0.5, 0.3, "#fff0d0", 0.8)
    canvas.disc(0.3, 0.4, 0.05, "#fff8ea")
    layers = [("#c6a5c4", "#f3c5bd"), ("#a088b8", "#e0adb5"), ("#7a6ea6", "#bd93ae"), ("#565590", "#8f769f"),
              ("#363d70", "#5c5583"), ("#1d2750", "#27305a")]
    for index, (top, bottom) in enumerate(layers):
        profile = canvas.profile(0.5 + index * 0.088, 0.12 - index * 0.012, 2.5 + index * 0.6, 7, 0.5)
        canvas.ridge(profile, top, bottom, "#ffdcc9", 0.5, 0.2)
    canvas.save(folder / "dawn.jpg")


def forest(folder):
    canvas = Canvas(*CARD, seed=37)
    canvas.sky((0, "#cfe4dd"), (0.45, "#e9f2e4"), (1, "#9fc0b4"))
    canvas.glow(0.7, 0.16, 0.3, "#fffbe2", 0.9)
    layers = [("#b5d0c6", 0.05, 0.11), ("#8db3aa", 0.07, 0.14), ("#5f9189", 0.1, 0.19), ("#376a66", 0.14, 0.26),
              ("#1a4547", 0.2, 0.36)]
    for index, (tint, low, high) in enumerate(layers):
        profile = canvas.profile(0.42 + index * 0.135, 0.05, 2.5)
        canvas.trees(profile, tint, 60 - index * 9, low, high, 1.05)
        canvas.ridge(profile, tint, tint, "#eaf3ea", 0.7 if index < 4 else 0.1, 0.16)
    canvas.save(folder / "forest.jpg")


def dunes(folder):
    canvas = Canvas(*CARD, seed=5)
    canvas.sky((0, "#35356e"), (0.25, "#8a5c93"), (0.45, "#ee8d74"), (0.6, "#ffcf8f"))
    canvas.glow(0.72, 0.44, 0.32, "#ffdf9c", 0.8)
    canvas.disc(0.72, 0.38, 0.075, "#fff2c9")
    layers = [("#d98a63", "#b96a5c", 0.52), ("#e59a5c", "#a85a50", 0.6), ("#d7804b", "#80404a", 0.71),
              ("#b85f42", "#542d44", 0.83)]
    for index, (lit, shade, base) in enumerate(layers):
        profile = canvas.profile(base, 0.075, 1.2 + index * 0.25, 2, 0.3)
        canvas.ridge(profile, lit, shade, depth=0.22)
        # The lee side of each crest is in shadow along a line that meanders down from the summit.
        summit = int(np.argmin(profile[canvas.width // 6 : -canvas.width // 6]) + canvas.width // 6)
        fall = np.clip(canvas.y - profile[summit], 0, 1)
        line = canvas.x[0][summit] + 0.5 * fall + 0.05 * np.sin(fall * 18)
        below = smoothstep(0, 0.002, canvas.y - profile[None, :])
        side = smoothstep(-0.004, 0.012, line - canvas.x) * np.exp(-fall * 4.5)
        canvas.blend(color("#3b2147"), 0.55 * side * below)
    ripples = 0.5 + 0.5 * np.sin(canvas.y * 420 + 8 * np.sin(canvas.x * 5 + canvas.y * 9) + canvas.x * 24)
    canvas.blend(color("#ffc98c"), 0.1 * ripples * smoothstep(0.8, 1.0, canvas.y))
    canvas.save(folder / "dunes.jpg")


def night(folder):
    canvas = Canvas(*CARD, seed=43)
    canvas.sky((0, "#070b24"), (0.4, "#1a2358"), (0.68, "#4b4a8f"), (0.82, "#a17ab0"))
    canvas.glow(0.68, 0.22, 0.2, "#c7d2ff", 0.45)
    canvas.stars(420, 0.75)
    canvas.disc(0.68, 0.22, 0.062, "#f6f3e4")
    canvas.disc(0.657, 0.21, 0.054, "#1a2456")
    canvas.ridge(canvas.profile(0.7, 0.14, 3, 8, 0.5, sharp=True) + 0.04, "#39407f", "#6c629f", "#a888b8", 0.6, 0.25)
    canvas.ridge(canvas.profile(0.78, 0.07, 4), "#232a62", "#464a86", "#75659c", 0.6, 0.2)
    near = canvas.profile(0.9, 0.04, 3)
    canvas.trees(near, "#0b1030", 55, 0.07, 0.19)
    canvas.ridge(near, "#0b1030", "#060920")
    canvas.save(folder / "night.jpg")


def coast(folder):
    canvas = Canvas(*CARD, seed=58)
    canvas.sky((0, "#2c6fa6"), (0.25, "#7fb6cf"), (0.44, "#ffe0b8"), (0.52, "#ffb98a"))
    canvas.glow(0.44, 0.48, 0.3, "#fff0c8", 0.85)
    canvas.clouds("#fff6ea", 0.2, 0.1, 0.7)
    canvas.disc(0.44, 0.44, 0.055, "#fffdf0")
    islands = canvas.profile(0.57, 0.14, 4, 7, 0.5)
    canvas.ridge(np.maximum(islands, 0.3), "#6d8fae", "#c9b8b5", "#ffdcbb", 0.7, 0.12)
    canvas.water(0.545, "#20709b", 0.42, 0.004)
    canvas.glitter(0.44, 0.545, 0.09, "#fff4cf", 0.85)
    cliff = canvas.profile(0.74, 0.08, 5, 7, 0.55) + 0.5 * smoothstep(0.22, 0.6, canvas.x[0])
    canvas.ridge(cliff, "#38506a", "#1c2c45", depth=0.35)
    right = canvas.profile(0.82, 0.06, 6, 7, 0.55) + 0.5 * smoothstep(0.1, 0.4, 1 - canvas.x[0])
    canvas.ridge(right, "#28405c", "#14223a", depth=0.3)
    canvas.save(folder / "coast.jpg")


def aurora(folder):
    canvas = Canvas(*CARD, seed=71)
    canvas.sky((0, "#050a1f"), (0.5, "#0e2a45"), (0.75, "#1c5566"))
    canvas.stars(260, 0.65)
    canvas.aurora("#7c5cd6", 0.46, 0.3, 0.6, 0.55)
    canvas.aurora("#3fe0a8", 0.52, 0.24, 1.8, 0.8)
    canvas.aurora("#b6ffd9", 0.55, 0.12, 2.3, 0.5)
    peaks = canvas.profile(0.58, 0.16, 4, 8, 0.5, sharp=True) + 0.08
    canvas.ridge(peaks, "#153048", "#2a5a68", "#4f9a92", 0.5, 0.2)
    canvas.snow(peaks, "#d6fff0", 0.2, 0.7)
    canvas.water(0.74, "#0c2c44", 0.3, 0.004)
    shore = canvas.profile(0.95, 0.02, 3)
    canvas.trees(shore, "#04101d", 36, 0.05, 0.16)
    canvas.ridge(shore, "#04101d", "#030a14")
    canvas.save(folder / "aurora.jpg")


def meadow(folder):
    canvas = Canvas(*CARD, seed=83)
    canvas.sky((0, "#4fa3dc"), (0.3, "#a6d8ee"), (0.5, "#f2f8e6"))
    canvas.clouds("#ffffff", 0.17, 0.07, 0.9)
    canvas.clouds("#ffffff", 0.3, 0.05, 0.6)
    far = canvas.profile(0.44, 0.12, 3, 8, 0.5, sharp=True) + 0.03
    canvas.ridge(far, "#7f9dc0", "#b9d2d8", "#e4f0e2", 0.6, 0.2)
    canvas.snow(far, "#ffffff", 0.2)
    layers = [("#9ecf8c", "#7db87a"), ("#7fbf63", "#56a05a"), ("#5aa84a", "#34803f"), ("#3a8a3c", "#1f5c33")]
    for index, (top, bottom) in enumerate(layers):
        profile = canvas.profile(0.55 + index * 0.11, 0.05, 1.6, 2, 0.3)
        if index in (1, 2):
            canvas.trees(profile, "#2c6e45", 22, 0.03, 0.06 + index * 0.012, 1.3)
        canvas.ridge(profile, top, bottom, "#e6f5c9", 0.25, 0.18)
    for _ in range(240):
        x, y = canvas.random.uniform(0, 1), canvas.random.uniform(0.88, 1.0)
        bloom = canvas.random.choice(["#ffe27a", "#ff9fb2", "#ffffff", "#f7c0ff"])
        canvas.disc(x, y, 0.0018 + 0.008 * (y - 0.88) / 0.12, bloom)
    canvas.save(folder / "meadow.jpg")


def islands(folder):
    canvas = Canvas(*CARD, seed=97)
    canvas.sky((0, "#274a7a"), (0.3, "#4f8fae"), (0.5, "#bfe0d2"), (0.6, "#fff0cf"))
    canvas.clouds("#fdfaf0", 0.16, 0.08, 0.7)
    canvas.glow(0.26, 0.46, 0.3, "#fff3d2", 0.8)
    canvas.disc(0.26, 0.42, 0.045, "#fffdf2")
    for top, bottom, base, height in [("#7fa7b8", "#c9d8cf", 0.5, 0.1), ("#4d8496", "#9cc0bd", 0.53, 0.07)]:
        canvas.ridge(canvas.profile(base, height, 5, 7, 0.5), top, bottom, "#f3f2da", 0.6, 0.12)
    canvas.water(0.55, "#1d6a80", 0.4, 0.005)
    canvas.glitter(0.26, 0.55, 0.08, "#fff6d8", 0.8)
    near = canvas.profile(0.88, 0.05, 3) + 0.35 * smoothstep(0.2, 0.75, canvas.x[0])
    canvas.trees(near, "#123a3f", 46, 0.07, 0.16)
    canvas.ridge(near, "#123a3f", "#0a2529")
    canvas.save(folder / "islands.jpg")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(f"usage: {sys.argv[0]} FOLDER [SCENE…]")
    target = Path(sys.argv[1])
    target.mkdir(parents=True, exist_ok=True)
    scenes = {scene.__name__: scene for scene in [lake, dawn, forest, dunes, night, coast, aurora, meadow,
                                                     islands]}
    for name in sys.argv[2:] or scenes:
        scenes[name](target)
