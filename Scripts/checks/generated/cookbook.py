"""The page of the cookbook, from the recipes of Examples/Cookbook. Documentation/Cookbook.md has its beginning, and a list
of the recipes' sources.

The order is that of the cases of `Recipe`, whose comments name the chapters. The comment above a recipe's class describes
it, and its image is the snapshot that the cookbook's tests compare."""

import re
from functools import cache

from checks import repository
from checks.repository import ROOT, relative

DOCUMENT = ROOT / "Documentation/Cookbook.md"
COOKBOOK = ROOT / "Examples/Cookbook"
SOURCES = COOKBOOK / "Sources/Cookbook"
IMAGES = COOKBOOK / "Tests/CookbookTests/__Snapshots__/RecipePictureTests"
CHAPTERS = {
    "Grids": "Grids and other layouts", "Lists": "Lists and tables", "Behavior": "Behavior", "Looks": "Appearance",
    "Sections": "Sections as values and objects", "Views": "SwiftUI"}
LEAST_COUNT = 40
def recipes(source):
    """The chapters with the names of their recipes, from the source of `Recipe`."""
    listed = source.split("/// Makes the screen.")[0]
    for chapter, cases in re.findall(r"    // (\w+)\n((?:    case [^\n]+\n)+)", listed):
        yield chapter, re.findall(r"\w+", re.sub(r"\bcase\b", "", cases))


def title(file_name):
    """A file's name as words: "Two column grid"."""
    words = re.findall(r"SwiftUI|[A-Z][a-z]+", file_name)
    return " ".join([words[0]] + [word if word == "SwiftUI" else word.lower() for word in words[1:]])


def file(chapter, name):
    """The source of a recipe."""
    return SOURCES / chapter / f"{name[0].upper()}{name[1:]}.swift"


def anchor(heading):
    """The anchor of a heading that consists of words."""
    return heading.lower().replace(" ", "-")


@cache
def anchors():
    """The anchors of the recipes and chapters on the page, by their sources and folders: documents of the repository link
    to these."""
    found = {}
    for chapter, names in recipes(repository.text(SOURCES / "App/Recipe.swift")):
        found[SOURCES / chapter] = anchor(CHAPTERS[chapter])
        for name in names:
            source = file(chapter, name)
            found[source] = anchor(title(source.stem))
    return found


def list_of_recipes():
    """The part of the document in the repository that the page replaces: the chapters with links to the recipes."""
    text = ""
    for chapter, names in recipes(repository.text(SOURCES / "App/Recipe.swift")):
        sources = [file(chapter, name) for name in names]
        text += f"\n## {CHAPTERS[chapter]}\n\n"
        text += "".join(f"- [{title(source.stem)}](../{relative(source)})\n" for source in sources)
    return text


def check_list(options):
    """Checks that the document in the repository lists the recipes."""
    if not repository.text(DOCUMENT).endswith(expected := list_of_recipes()):
        raise repository.Failure(
            [f"{relative(DOCUMENT)}: the list of recipes isn't that of `Recipe`"], f"End the document with:\n{expected}")
    return f"{relative(DOCUMENT)} lists the recipes."


def body(options):
    """The recipes with their code and images. Fails if a recipe lacks a part, or if a file belongs to no recipe."""
    contents, body, problems, used = [], [], [], set()
    for chapter, names in recipes(repository.text(SOURCES / "App/Recipe.swift")):
        contents.append(f"\n**{CHAPTERS[chapter]}:** ")
        body.append(f"\n## {CHAPTERS[chapter]}\n")
        links = []
        for name in names:
            source_file, image = file(chapter, name), IMAGES / f"{name}.png"
            missing = [path for path in (source_file, image) if not path.exists()]
            problems += [f"{relative(path)}: the file of the recipe {name} is missing" for path in missing]
            if missing:
                continue
            used |= {source_file, image}
            source = repository.text(source_file)
            found = re.search(r"^((?:/// .*\n)+)(?:final class|struct) ", source, re.MULTILINE)
            if not found:
                problems.append(f"{relative(source_file)}: no comment above the type describes the recipe")
                continue
            about = " ".join(line.removeprefix("/// ") for line in found.group(1).splitlines())
            code = source.replace(found.group(1), "")
            heading = title(source_file.stem)
            links.append(f"[{heading}](#{anchor(heading)})")
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
    return "".join([*contents, *body])
