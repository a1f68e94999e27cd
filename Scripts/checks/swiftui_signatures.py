"""Compares the signatures of SwiftUI that apps use, names with argument labels, with what `import SwiftUI` shows.

Tests/Resources/api/swiftui-signatures.tsv lists them with the number of sample apps that use the name, and whether
Collage has the signature. No available signature may be lost. `--record` adds new ones.
"""

import itertools
import re

from checks import apple_api, repository, symbol_graph

LIST = apple_api.LISTS / "swiftui-signatures.tsv"
FIX = "Bring back what is gone. Scripts/check signatures --record records what is new."


def parameters(declaration):
    """The parameters of a function's declaration: the label of each, and whether it has a default value."""
    start = declaration.find("(", declaration.find("init") if "func " not in declaration else declaration.find("func "))
    depth, current, found = 0, "", []
    for character in declaration[start + 1:] if start >= 0 else "":
        if depth == 0 and character in ",)":
            found.append(current.strip())
            current = ""
            if character == ")":
                break
            continue
        depth += {"(": 1, "[": 1, "<": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(character, 0)
        # The arrow of a function's type ends no generic arguments.
        if character == ">" and not current.endswith("-"):
            depth -= 1
        current += character
    labels = [re.sub(r"^(@\w+(\([^)]*\))?(<[^>]*>)?\s+)+", "", text).split(" ")[0].split(":")[0] for text in found if text]
    return [(label, " = " in text) for label, text in zip(labels, filter(None, found))]


def callable_paths(symbol):
    """The path of a declaration, and those with which it can be called because parameters have default values."""
    paths = {symbol.path}
    if not symbol.path.endswith(")"):
        return paths
    base, all_parameters = symbol.path[:symbol.path.index("(")], parameters(symbol.declaration)
    optional = [index for index, (_, has_default) in enumerate(all_parameters) if has_default]
    for count in range(1, len(optional) + 1):
        for left_out in itertools.combinations(optional, count):
            labels = "".join(f"{label}:" for index, (label, _) in enumerate(all_parameters) if index not in left_out)
            paths.add(f"{base}({labels})")
    return paths


def share(rows, weight=lambda row: 1):
    """The share of the rows that Collage has, in percent."""
    total = sum(weight(row) for row in rows)
    return 100 * sum(weight(row) for row in rows if row[3] == "yes") / total if total else 100


def updated(rows, paths):
    """The rows with whether Collage has their signatures now."""
    return [[*row[:3], "yes" if row[0] in paths else "no"] for row in rows]


def problems(recorded, current):
    """The recorded signatures that are missing now, and the new ones."""
    for before, now in zip(recorded, current):
        if before[3] == "yes" and now[3] == "no":
            yield f"{LIST.name}: gone: {now[0]}"
        elif before[3] == "no" and now[3] == "yes":
            yield f"{LIST.name}: new: {now[0]}"


def check(options):
    recorded = list(apple_api.rows(LIST.name))
    api = symbol_graph.public_api(apple_api.SWIFTUI.modules, options.modules)
    current = updated(recorded, {path for symbol in api.symbols for path in callable_paths(symbol)})
    if options.record:
        header = [line for line in repository.text(LIST).splitlines() if line.startswith("#")]
        LIST.write_text("\n".join([*header, *("\t".join(row) for row in current)]) + "\n")
    elif found := list(problems(recorded, current)):
        raise repository.Failure(found, FIX)
    return (
        f"Collage has {share(current):.1f} % of {len(current)} signatures that apps use, and "
        f"{share(current, lambda row: int(row[1])):.1f} % by the number of apps.")
