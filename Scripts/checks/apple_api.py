"""Apple's API, from the lists in Tests/Resources/api."""

import fnmatch
import re
from dataclasses import dataclass

from checks import repository

LISTS = repository.ROOT / "Tests" / "Resources" / "api"
# The list of the declarations around the ones that uikit-api.tsv has.
WIDE_LIST = "uikit-wide-api.tsv"
# The sources of the lists that have declarations with their types. The other ones have names.
COMPLETE_SOURCES = ("Apple's headers", "Apple's documentation", "onestack.dev")


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
    # The list of the declarations of the last version, if it has the same format as the others.
    newest: str = ""


UIKIT = Framework(
    "UIKit", ("PortableUIKit", "AppLauncher", "UIKit"),
    (("uikit-api.tsv", 1), ("uikit-wide-api.tsv", 1), ("quartzcore-api.tsv", 0)), "reviewed-symbols.tsv",
    "ios-26-27.tsv")
SWIFTUI = Framework(
    "SwiftUI", ("PortableSwiftUI", "PortablePreviews"), (("swiftui-api.tsv", 0), ("swiftui-26-api.tsv", 0)),
    "reviewed-swiftui-symbols.tsv", newest="swiftui-26-api.tsv")
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
    generic clauses, default values, spaces, whether a value is stored, and the names of parameters behind their labels."""
    text = re.sub(r"@\w+(\([^)]*\))?", "", declaration).replace("NSNotification.Name", "Notification.Name")
    text = re.sub(r"\b(?!var |let )(\w+) \w+(?=: )", r"\1", text)
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


def has_types(declaration):
    """Whether a declaration of the wide list has the types of its parameters and its value. Some have only names."""
    if re.search(r"\b(let|var) ", declaration):
        return ":" in declaration
    if re.search(r"\bfunc ", declaration) and "(" not in declaration:
        return False
    return not re.search(r"\((\w+:)+\)", declaration)


def symbols(framework):
    """Apple's declarations by dotted path. Overloads share a path. A declaration without types is known by its name alone."""
    found = {}
    for list_name, column in framework.lists:
        for row in rows(list_name):
            parent, _, name, declaration = row[column:column + 4]
            declarations = found.setdefault(owner_and_path(parent, name)[1], [])
            if list_name != WIDE_LIST or has_types(declaration):
                declarations.append(declaration)
    if framework.recent:
        for _, path, declaration in recent_declarations(framework.recent):
            declarations = found.setdefault(path, [])
            if declaration:
                declarations.append(declaration)
    return found


def recent_declarations(list_name):
    """The declarations of the last versions: the version, the dotted path, and the declaration, which is empty if only the
    name is known."""
    for version, _, _, path, declaration, source, *_ in rows(list_name):
        yield version, path.replace("`", ""), declaration if source in COMPLETE_SOURCES else ""


def owner_of(path):
    """The type that a dotted path's declaration belongs to, or an empty name: `UIView.Style` for `UIView.Style.init(a:)`."""
    return path.split("(")[0].rpartition(".")[0]


def tiered_declarations():
    """UIKit's declarations with their tiers: the type that each belongs to, the tier, the path, and the declaration."""
    for list_name in ("uikit-api.tsv", WIDE_LIST):
        for tier, parent, _, name, declaration, *_ in rows(list_name):
            owner, path = owner_and_path(parent, name)
            yield owner, tier, path, declaration


class Areas:
    """The areas of UIKit: the first area with a pattern that matches a type has its declarations."""

    def __init__(self, rows):
        self.patterns = [(area, pattern) for area, patterns in rows for pattern in patterns.split()]
        self.found = {}

    @property
    def names(self):
        return list(dict.fromkeys(area for area, _ in self.patterns))

    def area(self, path):
        """The area of a declaration, by the outermost type of its path."""
        name = path.split("(")[0].split(".")[0]
        if name not in self.found:
            self.found[name] = next(
                (area for area, pattern in self.patterns if fnmatch.fnmatchcase(name, pattern)), None)
        return self.found[name]
