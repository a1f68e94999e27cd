"""The public API of our compiled modules, from their symbol graphs."""

import json
import tempfile
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from checks import compiler, repository


@dataclass
class Symbol:
    """A public declaration."""

    path: str
    kind: str
    declaration: str
    location: str
    comment: str


@dataclass
class PublicAPI:
    """Public declarations, and which types inherit from and conform to others."""

    symbols: list = field(default_factory=list)
    superclass: dict = field(default_factory=dict)
    protocols: dict = field(default_factory=dict)

    @property
    def paths(self):
        return {symbol.path for symbol in self.symbols}

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


# The modules that a module re-exports: their symbols are part of its graph.
REEXPORTED = {
    "PortableUIKit": (
        "PortablePredicates", "PortableQuartz", "PortableGraphics", "PortableUIKitCore", "PortableControls",
        "PortableCollections")}


def extract(module, modules_folder, folder):
    """Writes the symbol graphs of a compiled module and of the modules that it re-exports to a folder."""
    if not (modules_folder / f"{module}.swiftmodule").exists():
        raise repository.Failure(
            [f"{modules_folder}: there is no compiled {module}"], "Run swift build --build-tests.")
    outcome = compiler.run(
        ["swift", "symbolgraph-extract", "-module-name", module, *compiler.import_flags(modules_folder), "-target",
         compiler.target_triple(), "-output-dir", folder, "-minimum-access-level", "public", "-skip-synthesized-members",
         f"-experimental-allowed-reexported-modules={','.join(REEXPORTED.get(module, ()))}"])
    if outcome.returncode != 0:
        raise repository.Failure(
            [f"{module}: the compiler can't write a symbol graph\n{outcome.stderr}"],
            "Build all modules again, with the same compiler.")


@cache
def graphs(module, modules_folder):
    """The symbol graphs of a compiled module, including the ones of its extensions of other modules' types."""
    with tempfile.TemporaryDirectory() as folder:
        extract(module, modules_folder, folder)
        return [json.loads(path.read_text()) for path in sorted(Path(folder).glob("*.symbols.json"))]


@cache
def public_api(modules, modules_folder):
    """The public API of modules, as one."""
    found = [
        graph for of_module in compiler.in_parallel(lambda module: graphs(module, modules_folder), modules)
        for graph in of_module]
    api, paths = PublicAPI(), {}
    for graph in found:
        for entry in graph["symbols"]:
            location = entry.get("location", {})
            file = location.get("uri", "").removeprefix("file://").removeprefix(f"{repository.ROOT}/")
            line = location.get("position", {}).get("line", -1) + 1
            path = ".".join(entry["pathComponents"])
            paths[entry["identifier"]["precise"]] = path
            api.symbols.append(Symbol(
                path, entry["kind"]["identifier"], "".join(part["spelling"] for part in entry["declarationFragments"]),
                f"{file}:{line}", "\n".join(line["text"] for line in entry.get("docComment", {}).get("lines", []))))
    # The types of other modules that ours extend, by the paths of their members.
    for graph in found:
        for edge in graph["relationships"]:
            if edge["kind"] == "memberOf" and "." in paths.get(edge["source"], ""):
                paths.setdefault(edge["target"], paths[edge["source"]].rpartition(".")[0])
    for graph in found:
        for edge in graph["relationships"]:
            source = paths.get(edge["source"])
            target = paths.get(edge["target"]) or edge.get("targetFallback", "").split(".", 1)[-1]
            if edge["kind"] == "inheritsFrom":
                api.superclass[source] = target
            elif edge["kind"] == "conformsTo":
                api.protocols.setdefault(source, []).append(target)
    return api
