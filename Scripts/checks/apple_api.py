"""Apple's API, from the lists in Tests/Resources/api."""

import re
from dataclasses import dataclass

from checks import repository

LISTS = repository.ROOT / "Tests" / "Resources" / "api"


@dataclass(frozen=True)
class Framework:
    """One of Apple's frameworks that Collage provides."""

    name: str
    # The modules that the framework exports, except for other frameworks.
    modules: tuple
    # The lists of Apple's declarations, with the number of columns before the declaration's parent.
    lists: tuple
    # The list of exceptions, with the reasons.
    reviewed: str
    # The list of the declarations of the last versions, if there is one in the other format.
    recent: str = ""


UIKIT = Framework(
    "UIKit", ("PortableUIKit", "AppLauncher", "UIKit"), (("uikit-api.tsv", 1), ("quartzcore-api.tsv", 0)),
    "reviewed-symbols.tsv", "ios-26-27.tsv")
SWIFTUI = Framework(
    "SwiftUI", ("PortableSwiftUI", "PortablePreviews"), (("swiftui-api.tsv", 0), ("swiftui-26-api.tsv", 0)),
    "reviewed-swiftui-symbols.tsv")
FRAMEWORKS = (UIKIT, SWIFTUI)


def rows(name):
    """The tab-separated rows of a list, without its comments."""
    for line in repository.text(LISTS / name).splitlines():
        if line and not line.startswith("#"):
            yield line.split("\t")


def base_name(name):
    """`register` for `UICollectionView.register(_:forCellWithReuseIdentifier:)`."""
    return name.split("(")[0].split(".")[-1].strip("`")


def owner_and_path(parent, name):
    """The type that a declaration belongs to, and the declaration's dotted path: `UIView`, `UIView.addSubview(_:)`."""
    # A parent reads `UIView > UIView.ContentMode`. The name of a nested type may repeat it.
    owner, name = parent.split(" > ")[-1].strip(), name.replace("`", "")
    return owner, name if not owner or name.startswith(owner + ".") else f"{owner}.{name}"


def signature(declaration):
    """A declaration without the parts that Apple's lists and a symbol graph write differently: attributes, modifiers,
    generic clauses, default values, spaces, and whether a value is stored."""
    text = re.sub(r"@\w+(\([^)]*\))?", "", declaration)
    text = re.sub(r"\bwhere .*$", "", text)
    while (shorter := re.sub(r"<[^<>]*>", "", text)) != text:
        text = shorter
    text = re.sub(
        r"\b(public|open|override|final|lazy|dynamic|nonisolated|mutating|nonmutating|required|convenience|optional|weak"
        r"|unowned|any|some|sending)\b(\((un)?safe\))?", "", text)
    text = re.sub(r"\bclass (?=var|let|func)", "static ", text).replace("`", "")
    text = re.sub(r"=\s*[^,)]+(\([^)]*\))?", "", text)
    if re.match(r"\s*(static )?\s*var ", text) and "{" not in text:
        text += "{ get set }"
    text = re.sub(r"^\s*(static )?\s*let ", r"\1var ", text)
    return re.sub(r"\s+", "", text).replace("{get}", "")


def symbols(framework):
    """Apple's declarations by dotted path. Overloads share a path."""
    found = {}
    for list_name, column in framework.lists:
        for row in rows(list_name):
            parent, _, name, declaration = row[column:column + 4]
            found.setdefault(owner_and_path(parent, name)[1], []).append(declaration)
    if framework.recent:
        for _, path, declaration in recent_declarations(framework.recent):
            # A declaration without types is known by its name alone.
            declarations = found.setdefault(path, [])
            if declaration:
                declarations.append(declaration)
    return found


def recent_declarations(list_name):
    """The declarations of the last versions: the version, the dotted path, and the declaration, which is empty if only the
    name is known."""
    for version, _, _, path, declaration, source, *_ in rows(list_name):
        is_complete = source in ("Apple's headers", "Apple's documentation", "onestack.dev")
        yield version, path.replace("`", ""), declaration if is_complete else ""


def tiered_declarations():
    """UIKit's declarations with their tiers: the type that each belongs to, the tier, the path, and the declaration."""
    for tier, parent, _, name, declaration, *_ in rows("uikit-api.tsv"):
        owner, path = owner_and_path(parent, name)
        yield owner, tier, path, declaration
