"""What check-public-api and api-coverage share: Apple's API as the lists have it, and ours from the symbol graph."""

import json
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LISTS = ROOT / "Tests" / "Resources" / "api"


@dataclass(frozen=True)
class Framework:
    """A framework of Apple's that we bring, with what it consists of here and what says what Apple's has."""

    name: str
    # What an import of it shows a client, apart from other frameworks.
    modules: tuple
    # The lists of Apple's declarations, with how many columns come before the declaration's parent.
    lists: tuple
    # What is right although no list has it, with the reasons.
    reviewed: str


UIKIT = Framework(
    "UIKit", ("PortableUIKit", "AppLauncher", "UIKit"), (("uikit-api.tsv", 1), ("quartzcore-api.tsv", 0)),
    "reviewed-symbols.tsv")
SWIFTUI = Framework(
    "SwiftUI", ("PortableSwiftUI", "PortablePreviews"), (("swiftui-api.tsv", 0),), "reviewed-swiftui-symbols.tsv")
FRAMEWORKS = (UIKIT, SWIFTUI)


def rows(name):
    """The tab-separated rows of a list, without its comments."""
    for line in (LISTS / name).read_text().splitlines():
        if line and not line.startswith("#"):
            yield line.split("\t")


def base_name(name):
    """`register` for `UICollectionView.register(_:forCellWithReuseIdentifier:)`."""
    return name.split("(")[0].split(".")[-1].strip("`")


def signature(declaration):
    """A declaration stripped of what Apple's lists and a symbol graph write differently: attributes, modifiers,
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


def load_apple_symbols(framework=UIKIT):
    """Apple's declarations by dotted path, `UIView.addSubview(_:)` for example; overloads share a path."""
    symbols = {}
    for list_name, column in framework.lists:
        for row in rows(list_name):
            parent, _, name, declaration = row[column:column + 4]
            # A parent reads `UIView > UIView.ContentMode`; the name of what is nested may repeat it.
            owner = parent.split(" > ")[-1].strip()
            name = name.replace("`", "")
            path = name if not owner or name.startswith(owner + ".") else f"{owner}.{name}"
            symbols.setdefault(path, []).append(declaration)
    return symbols


def tiered_declarations():
    """Apple's declarations with their tiers: the type that each belongs to, the tier, the path and the declaration."""
    for tier, parent, _, name, declaration, *_ in rows("uikit-api.tsv"):
        owner = parent.split(" > ")[-1].strip()
        name = name.replace("`", "")
        path = name if not owner or name.startswith(owner + ".") else f"{owner}.{name}"
        yield owner, tier, path, declaration


@dataclass
class Symbol:
    """A public declaration of ours."""

    path: str
    kind: str
    declaration: str
    location: str
    identifier: str


@dataclass
class PublicAPI:
    """Our public declarations and how they hang together."""

    symbols: list = field(default_factory=list)
    superclass: dict = field(default_factory=dict)
    protocols: dict = field(default_factory=dict)

    def supertypes(self, owner):
        """Every superclass and protocol of the type at the path `owner`, nearest first."""
        found, waiting = [], [owner]
        while waiting:
            current = waiting.pop(0)
            above = self.protocols.get(current, [])
            if current in self.superclass:
                above = [self.superclass[current], *above]
            fresh = [name for name in above if name not in found]
            found += fresh
            waiting += fresh
        return found


def target_triple():
    """What the compiler builds for."""
    return json.loads(subprocess.run(
        ["swift", "-print-target-info"], check=True, capture_output=True, text=True).stdout)["target"]["triple"]


def module_map_flags(modules_folder):
    """What the compiler needs to find the modules in C that our compiled modules are made of.

    SwiftPM writes a module map into the build folder, but where a package brings its own."""
    modules_folder = Path(modules_folder)
    module_maps = [*modules_folder.parent.glob("*.build/module.modulemap")]
    for folder in modules_folder.parents:
        module_maps += (folder / "checkouts").glob("*/Sources/*/include/module.modulemap")
    return [argument for path in module_maps for argument in ("-Xcc", f"-fmodule-map-file={path}")]


def import_flags(modules_folder):
    """What the compiler needs to import our compiled modules, and those that they are made of."""
    flags = ["-I", str(modules_folder)]
    for library in ["CCairoPango", "CFontPacking"]:
        flags += ["-I", str(ROOT / "Sources" / "BackEnds" / library)]
    # With the trait Cairo the launcher's module needs the headers that its back end imports.
    headers = subprocess.run(
        ["pkg-config", "--cflags", "pangocairo", "harfbuzz-subset", "libbrotlienc"], capture_output=True, text=True)
    for flag in headers.stdout.split():
        flags += ["-Xcc", flag]
    return flags + module_map_flags(modules_folder)


def load_public_api(modules_folder, framework=UIKIT):
    """Reads the public API of a framework of ours from the compiled modules in `modules_folder`."""
    modules_folder = Path(modules_folder)
    if not (modules_folder / f"{framework.modules[0]}.swiftmodule").exists():
        sys.exit(f"error: there is no compiled {framework.modules[0]} in {modules_folder}; run swift build first")
    graphs = []
    with tempfile.TemporaryDirectory() as folder:
        for module in framework.modules:
            subprocess.run(
                ["swift", "symbolgraph-extract", "-module-name", module, *import_flags(modules_folder),
                 "-target", target_triple(), "-output-dir", folder, "-minimum-access-level", "public",
                 "-skip-synthesized-members"],
                check=True)
        graphs = [json.loads(path.read_text()) for path in sorted(Path(folder).glob("*.symbols.json"))]

    api, paths = PublicAPI(), {}
    for graph in graphs:
        for entry in graph["symbols"]:
            location = entry.get("location", {})
            file = location.get("uri", "").removeprefix("file://").removeprefix(f"{ROOT}/")
            line = location.get("position", {}).get("line", -1) + 1
            path = ".".join(entry["pathComponents"])
            paths[entry["identifier"]["precise"]] = path
            api.symbols.append(Symbol(
                path, entry["kind"]["identifier"], "".join(part["spelling"] for part in entry["declarationFragments"]),
                f"{file}:{line}", entry["identifier"]["precise"]))
    for graph in graphs:
        for edge in graph["relationships"]:
            source = paths.get(edge["source"])
            target = paths.get(edge["target"]) or edge.get("targetFallback", "").split(".", 1)[-1]
            if edge["kind"] == "inheritsFrom":
                api.superclass[source] = target
            elif edge["kind"] == "conformsTo":
                api.protocols.setdefault(source, []).append(target)
    return api
