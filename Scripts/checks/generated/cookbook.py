"""Documentation/Cookbook.md, from the recipes of Examples/Cookbook.

The order is that of the cases of `Recipe`, whose comments name the chapters. The comment above a recipe's class describes
it, and its image is the snapshot that the cookbook's tests compare."""

import re

from checks import repository
from checks.repository import ROOT, relative

COOKBOOK = ROOT / "Examples/Cookbook"
SOURCES = COOKBOOK / "Sources/Cookbook"
IMAGES = COOKBOOK / "Tests/CookbookTests/__Snapshots__/RecipePictureTests"
CHAPTERS = {
    "Grids": "Grids and other layouts", "Lists": "Lists and tables", "Behavior": "Behavior", "Looks": "Appearance",
    "Sections": "Sections as values and objects", "Views": "SwiftUI"}
LEAST_COUNT = 40
OPENING = """# Cookbook

Small screens with their code and images. The code is from [Examples/Cookbook](../Examples/Cookbook), which imports `UIKit` or
`SwiftUI` as any app does. Its tests compile the code and compare the images. `swift run --package-path Examples/Cookbook` shows all
screens in a browser.

Many recipes use a [`TileCell`](../Examples/Cookbook/Sources/Cookbook/App/TileCell.swift), a colored cell with a text.
"""


def recipes(source):
    """The chapters with the names of their recipes, from the source of `Recipe`."""
    listed = source.split("/// Makes the screen.")[0]
    for chapter, cases in re.findall(r"    // (\w+)\n((?:    case [^\n]+\n)+)", listed):
        yield chapter, re.findall(r"\w+", re.sub(r"\bcase\b", "", cases))


def title(file_name):
    """A file's name as words: "Two column grid"."""
    words = re.findall(r"SwiftUI|[A-Z][a-z]+", file_name)
    return " ".join([words[0]] + [word if word == "SwiftUI" else word.lower() for word in words[1:]])


def text(options):
    """The document. Fails if a recipe lacks a part, or if a file belongs to no recipe."""
    contents, body, problems, used = [], [], [], set()
    for chapter, names in recipes(repository.text(SOURCES / "App/Recipe.swift")):
        contents.append(f"\n**{CHAPTERS[chapter]}:** ")
        body.append(f"\n## {CHAPTERS[chapter]}\n")
        links = []
        for name in names:
            file = SOURCES / chapter / f"{name[0].upper()}{name[1:]}.swift"
            image = IMAGES / f"{name}.png"
            missing = [path for path in (file, image) if not path.exists()]
            problems += [f"{relative(path)}: the file of the recipe {name} is missing" for path in missing]
            if missing:
                continue
            used |= {file, image}
            source = repository.text(file)
            found = re.search(r"^((?:/// .*\n)+)(?:final class|struct) ", source, re.MULTILINE)
            if not found:
                problems.append(f"{relative(file)}: no comment above the type describes the recipe")
                continue
            about = " ".join(line.removeprefix("/// ") for line in found.group(1).splitlines())
            code = source.replace(found.group(1), "")
            heading = title(file.stem)
            links.append(f"[{heading}](#{heading.lower().replace(' ', '-')})")
            body.append(
                f"\n### {heading}\n\n{about}\n\n"
                f'<img src="../{relative(image)}" width="320" alt="{heading}">\n\n```swift\n{code}```\n')
        contents.append(" · ".join(links) + "\n")
    everything = {path for chapter in CHAPTERS for path in (SOURCES / chapter).glob("*.swift")} | set(IMAGES.glob("*.png"))
    problems += [
        f"{relative(path)}: the file belongs to no recipe" for path in sorted(everything - used)
        if not re.search(r"\.(actual|difference)\.png$", path.name)]
    if len(used) < 2 * LEAST_COUNT:
        problems.append(f"{relative(SOURCES)}: there are {len(used) // 2} recipes, and {LEAST_COUNT} are needed")
    if problems:
        raise repository.Failure(problems, "A recipe is a case of `Recipe`, a source, a snapshot, and a comment.")
    return "".join([OPENING, *contents, *body])
