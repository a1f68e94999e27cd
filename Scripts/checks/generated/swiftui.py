"""The tables of the page of coverage about SwiftUI: the declarations of Apple's SwiftUI that Collage has or lacks."""

import textwrap

from checks import apple_api, symbol_graph


def current_declarations():
    """Apple's declarations that aren't deprecated: the types with their kinds, and the members' paths by their types."""
    types, members = {}, {}
    for parent, kind, name, _, _, *rest in apple_api.rows("swiftui-api.tsv"):
        if rest and rest[0] == "deprecated":
            continue
        owner, path = apple_api.owner_and_path(parent, name)
        if owner:
            members.setdefault(owner, []).append(path)
        else:
            types[path] = kind
    return types, members


def names(paths):
    """The names of members, once each, as code."""
    return ", ".join(f"`{name}`" for name in sorted({apple_api.base_name(path) for path in paths}))


def paragraph(text):
    return textwrap.fill(text, 120, break_long_words=False, break_on_hyphens=False) + "\n"


def tables(options):
    ours = symbol_graph.public_api(apple_api.SWIFTUI.modules, options.modules).paths
    types, members = current_declarations()
    view = sorted({path.split("(")[0].removeprefix("View.") for path in members["View"]})
    our_view = {path.split("(")[0].removeprefix("View.") for path in ours if path.startswith("View.")}
    present = [name for name in view if name in our_view]
    absent = [name for name in view if name not in our_view]
    text = f"\n## SwiftUI: names of View\n\nOf the {len(view)} names of `View` that aren't deprecated, {len(present)} are available:\n\n"
    text += paragraph(", ".join(f"`{name}`" for name in present))
    text += "\nThe others are missing:\n\n" + paragraph(", ".join(f"`{name}`" for name in absent))

    text += "\n## SwiftUI: types\n\n| type | declarations | missing |\n|---|---|---|\n"
    for name in sorted(types.keys() & ours - {"View"}):
        declared = members.get(name, [])
        missing = [path for path in declared if path not in ours]
        text += f"| `{name}` | {len(declared) - len(missing)} of {len(declared)} | {names(missing)} |\n"
    missing_types = ", ".join(f"`{name}`" for name in sorted(types.keys() - ours))
    return text + f"\n## SwiftUI: missing types\n\n{paragraph(missing_types)}"
