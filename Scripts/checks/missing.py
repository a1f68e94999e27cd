"""The declarations of UIKit and SwiftUI that Collage lacks.

The record lists them, so that a change that removes a declaration fails, and so that documents can state how many
declarations are available without a build. A missing type stands for its members.
"""

from checks import apple_api, other_types, repository, symbol_graph

RECORD = apple_api.LISTS / "missing.tsv"
# The declarations that have another spelling here.
RESPELLED = {
    # NSObject has a property of that name, next to which a class can't have a method.
    "UICollectionViewDiffableDataSource.description()": "UICollectionViewDiffableDataSource.description",
}


def declarations(framework):
    """The declarations of Apple's lists, each with its owner, which is empty for declarations outside of types. Deprecated
    declarations of SwiftUI don't count."""
    return older_declarations(framework) + newest_declarations(framework)


def older_declarations(framework):
    """The declarations of Apple's lists without the ones of the last versions."""
    if framework is apple_api.UIKIT:
        return [(owner, path) for owner, _, path, _ in apple_api.tiered_declarations()]
    return of_list("swiftui-api.tsv")


def newest_declarations(framework, version=""):
    """The declarations of the lists of the last versions: of one major version, or of all of them."""
    if framework.newest:
        return of_list(framework.newest)
    return [
        (apple_api.owner_of(path), path) for listed, path, _ in apple_api.recent_declarations(framework.recent)
        if version in ("", listed.split(".")[0])]


def of_list(name, deprecated=False):
    """The declarations of a list of SwiftUI's API that aren't deprecated, or the deprecated ones."""
    return [
        apple_api.owner_and_path(parent, declaration) for parent, _, declaration, _, _, *rest in apple_api.rows(name)
        if (rest[:1] == ["deprecated"]) == deprecated]


def guarded_declarations(framework):
    """The declarations that may not be lost: the ones that count, and the deprecated ones of SwiftUI."""
    older = of_list("swiftui-api.tsv", deprecated=True) if framework is apple_api.SWIFTUI else []
    return declarations(framework) + older


def owners(owner):
    """The owner and the types that contain it: `A.B` and `A` for `A.B`."""
    names = owner.split(".")
    return [".".join(names[:count]) for count in range(len(names), 0, -1)]


def lacks(paths, owner, path):
    """Whether a list of missing declarations, in which types stand for their members, has a declaration."""
    return path in paths or any(name in paths for name in owners(owner))


def builds_blocks(api):
    """The result builders that have a `buildBlock` for any number of parts, which Apple's lists have one by one."""
    return {
        symbol.path.removesuffix(".buildBlock(_:)") for symbol in api.symbols
        if symbol.path.endswith(".buildBlock(_:)") and "repeat" in symbol.declaration}


def found(modules_folder):
    """The missing declarations by the names of the frameworks. A member is available if a superclass or a protocol of ours
    has it, or if another framework of ours adds it to UIKit's types, as Apple's do. Members of `View` don't count for other
    types: a text has modifiers of the same names that return a text."""
    apis = {
        framework.name: symbol_graph.public_api(framework.modules, modules_folder) for framework in apple_api.FRAMEWORKS}
    ours = {
        "UIKit": apis["UIKit"].paths | apis["SwiftUI"].paths, "SwiftUI": apis["SwiftUI"].paths}
    builders = builds_blocks(apis["SwiftUI"])

    def is_available(framework, owner, path):
        names = ours[framework.name]
        if RESPELLED.get(path, path) in names:
            return True
        member = path[len(owner) + 1:]
        if owner in builders and member.startswith("buildBlock("):
            return True
        above = [name for name in apis[framework.name].supertypes(owner) if name != "View"] if owner else []
        inherited = names | ours["UIKit"]
        return any(f"{name}.{member}" in inherited for name in above)

    missing = {
        framework.name: {
            (owner, path) for owner, path in guarded_declarations(framework) if not is_available(framework, owner, path)}
        for framework in apple_api.FRAMEWORKS}
    return {name: without_members(pairs) for name, pairs in missing.items()}


def without_members(pairs):
    """The paths of missing declarations without the members of missing types."""
    paths = {path for _, path in pairs}
    return {path for owner, path in pairs if not any(name in paths for name in owners(owner))}


def recorded():
    """The missing declarations of the record by the names of the frameworks."""
    result = {framework.name: set() for framework in apple_api.FRAMEWORKS}
    for framework, path in apple_api.rows(RECORD.name):
        result[framework].add(path)
    return result


def record(missing):
    """Writes the record."""
    header = [line for line in RECORD.read_text().splitlines() if line.startswith("#")]
    rows = [f"{name}\t{path}" for name, paths in missing.items() for path in sorted(paths)]
    RECORD.write_text("\n".join([*header, *rows]) + "\n")


def changes(before, now):
    """The removed and the new declarations. A removed or new type represents its members, too."""
    for framework in apple_api.FRAMEWORKS:
        listed, current = before[framework.name], now[framework.name]
        for owner, path in dict.fromkeys(guarded_declarations(framework)):
            was_missing, is_missing = lacks(listed, owner, path), lacks(current, owner, path)
            if is_missing and not was_missing and path in current:
                yield f"{RECORD.name}: gone: {path}"
            elif was_missing and not is_missing and (not owner or path in listed):
                yield f"{RECORD.name}: new: {path}"
    known = {(framework.name, path) for framework in apple_api.FRAMEWORKS for _, path in guarded_declarations(framework)}
    for name, paths in before.items():
        for path in sorted(paths):
            if (name, path) not in known:
                yield f"{RECORD.name}: {path} isn't in the list of {name}'s declarations"


def check(options):
    """Compares the missing declarations with the record, or writes it."""
    now = found(options.modules)
    types = other_types.found(options.modules)
    if options.record:
        record(now)
        other_types.record(types)
    elif problems := [*changes(recorded(), now), *other_types.changes(other_types.recorded(), types)]:
        raise repository.Failure(
            problems, "Restore what is gone. Scripts/check coverage --record records what is new.")
    return (
        f"{RECORD.name} lists the {sum(map(len, now.values()))} missing declarations of UIKit and SwiftUI, and "
        f"{other_types.RECORD.name} the {len(types)} that have other types.")
