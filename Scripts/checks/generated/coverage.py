"""How many of UIKit's and SwiftUI's declarations Collage has, and which ones it lacks: the page and the figures.

uikit-api.tsv and uikit-wide-api.tsv have Apple's declarations in tiers: the core is what the collection stack consists of,
common is what apps use with it, the rest is the remaining part of UIKit, and old is what is deprecated since before iOS 13.
uikit-areas.tsv assigns types to areas. The check fails if a tier is below its floor. uikit-usage.tsv contains the number of
public apps, out of 40, that use each type, member, and override. It has only names, so a member counts as covered if any type
has that name.
"""

import re
from dataclasses import dataclass, field

from checks import apple_api, missing as missing_declarations, repository, symbol_graph
from checks.generated import swiftui
from checks.generated.swiftui import paragraph

# The minimum of each tier, in percent. A floor rises with the coverage, and never falls.
FLOORS = {"core": 99, "common": 96, "rest": 80, "old": 0}

# The last versions of iOS. Each has separate figures.
RECENT_VERSIONS = ("26", "27")


# The page with the figures.
PAGE = repository.ROOT / "Documentation" / "Coverage.md"


@dataclass
class Tier:
    """The declarations of a tier or an area of Apple's list by their types; those outside of types by an empty name."""

    counts: dict = field(default_factory=dict)
    missing: dict = field(default_factory=dict)

    @property
    def declared(self):
        return sum(self.counts.values())

    @property
    def covered(self):
        return self.declared - sum(len(paths) for paths in self.missing.values())

    @property
    def percent(self):
        return 100 * self.covered / max(1, self.declared)


def grouped(missing, key):
    """UIKit's declarations in groups, with the ones of a list of missing declarations. `key` returns the name of the group of
    a tier and a path."""
    found = {}
    for owner, tier_name, path, _ in apple_api.tiered_declarations():
        group = found.setdefault(key(tier_name, path), Tier())
        group.counts[owner] = group.counts.get(owner, 0) + 1
        if missing_declarations.lacks(missing["UIKit"], owner, path):
            group.missing.setdefault(owner, []).append(path)
    return found


def tiers(missing):
    """The tiers of UIKit's declarations."""
    return grouped(missing, lambda tier, _: tier)


def areas(missing):
    """The areas of UIKit's declarations, in the order of the list of areas, without the old declarations."""
    listed = apple_api.Areas(apple_api.rows("uikit-areas.tsv"))
    found = grouped(missing, lambda tier, path: tier == "old" or listed.area(path))
    return {name: found[name] for name in listed.names}


def count(missing, framework, declarations):
    """The number of declarations, and how many of them are available, from the record of missing ones."""
    found = [not missing_declarations.lacks(missing[framework.name], owner, path) for owner, path in declarations]
    return len(found), sum(found)


def figures():
    """The figures of the documents, from Apple's lists and the record of missing declarations: what they count, the
    number of declarations, and how many of them are available."""
    missing = missing_declarations.recorded()
    by_tier, by_area = tiers(missing), areas(missing)
    result = [(f"UIKit, {name}", tier.declared, tier.covered) for name, tier in by_tier.items()]
    for label, names in (("total", by_tier.keys() - {"old"}), ("total with old", by_tier)):
        counted = [by_tier[name] for name in names]
        result.append((
            f"UIKit of iOS 18, {label}", sum(tier.declared for tier in counted), sum(tier.covered for tier in counted)))
    result += [(name, area.declared, area.covered) for name, area in by_area.items()]
    for version in RECENT_VERSIONS:
        recent = missing_declarations.newest_declarations(apple_api.UIKIT, version)
        result.append((f"UIKit, new in iOS {version}", *count(missing, apple_api.UIKIT, recent)))
    older = missing_declarations.older_declarations(apple_api.SWIFTUI)
    newest = missing_declarations.newest_declarations(apple_api.SWIFTUI)
    result += [
        ("SwiftUI", *count(missing, apple_api.SWIFTUI, older)),
        ("SwiftUI, some of the new in iOS 26", *count(missing, apple_api.SWIFTUI, newest))]
    declared = [(owner, path, not missing_declarations.lacks(missing["SwiftUI"], owner, path)) for owner, path in older]
    names = {
        is_needed: {path.split("(")[0] for owner, path, is_available in declared
                    if owner == "View" and (is_available or not is_needed)}
        for is_needed in (False, True)}
    return [*result, ("SwiftUI, names of `View`", len(names[False]), len(names[True]))]


def row(label, declared, available):
    """A row of the tables of the page."""
    return f"| {label} | {declared:,} | {available:,} | {100 * available / max(1, declared):.1f} % |"


def record_figures():
    """Writes the figures of the page."""
    text = repository.text(PAGE)
    for figure in figures():
        text = re.sub(rf"^\| {re.escape(figure[0])} \|.*$", row(*figure), text, flags=re.MULTILINE)
    PAGE.write_text(text)
    repository.text.cache_clear()


def check_figures(options):
    """Checks the figures in Documentation/Coverage.md, and the ones that README.md repeats."""
    page, readme = repository.text(PAGE), repository.text(repository.ROOT / "README.md")
    problems = []
    for label, declared, available in figures():
        if (expected := row(label, declared, available)) not in page.splitlines():
            problems.append(f"Documentation/Coverage.md: this row is missing: {expected}")
        for found in re.findall(rf"([\d,]+) of {declared:,} ", readme):
            if found != f"{available:,}":
                problems.append(f"README.md: {found} of {declared:,} should be {available:,}")
    if problems:
        raise repository.Failure(problems, "Correct the figures. Scripts/check coverage --record writes those of the page.")
    return "The figures in README.md and Documentation/Coverage.md are those of the record."


def tables(options):
    """The tables of UIKit's declarations by type, and of SwiftUI's declarations."""
    found, text = tiers(missing_declarations.found(options.modules)), ""
    for name, tier in found.items():
        # A declaration outside of types is a type itself, or a function.
        absent = tier.missing.get("", [])
        rows, complete = "", []
        for owner, count in sorted(tier.counts.items()):
            if not owner or owner in absent:
                continue
            missing = sorted({path.removeprefix(owner + ".") for path in tier.missing.get(owner, [])})
            if missing:
                there = count - len(tier.missing[owner])
                rows += f"| `{owner}` | {there} of {count} | {', '.join(f'`{member}`' for member in missing)} |\n"
            else:
                complete.append(f"`{owner}` ({count})")
        if rows:
            text += f"\n## UIKit, {name}: types with missing declarations\n\n| type | available | missing |\n|---|---|---|\n{rows}"
        if absent:
            text += f"\n## UIKit, {name}: missing types and functions\n\n" + paragraph(", ".join(
                f"`{path}`" + (f" ({tier.counts[path]})" if path in tier.counts else "") for path in sorted(absent)))
        text += f"\n## UIKit, {name}: complete types\n\n" + paragraph(", ".join(complete))
    return text + swiftui.tables(options)


def print_usage(modules_folder, least):
    """Prints the names that at least so many of the 40 apps use, and that Collage lacks."""
    apple_names = {apple_api.base_name(path) for path in apple_api.symbols(apple_api.UIKIT)}
    ours = symbol_graph.public_api(apple_api.UIKIT.modules, modules_folder).paths
    our_names = {apple_api.base_name(path) for path in ours}
    used = [(kind, name, int(apps)) for kind, name, apps, *_ in apple_api.rows("uikit-usage.tsv") if int(apps) >= least]
    # Names that Apple's lists don't have belong to other frameworks, or to the apps.
    covered = {
        "type": [(name, apps, name in ours) for kind, name, apps in used if kind == "type"],
        "member": [
            (name, apps, name == "init" or name in our_names) for kind, name, apps in used
            if kind == "member" and (name == "init" or name in apple_names)],
        "override": [
            (name, apps, apple_api.base_name(name.removeprefix("func ").removeprefix("var ")) in our_names)
            for kind, name, apps in used if kind == "override"],
    }
    for kind, names in covered.items():
        missing = [f"{name} ({apps})" for name, apps, is_there in names if not is_there]
        print(f"Names of the kind {kind}: {len(names) - len(missing)} of {len(names)}")
        if missing:
            print(f"  missing, with the number of apps: {', '.join(missing)}")


def check(options):
    if options.used_by:
        print_usage(options.modules, options.used_by)
    if options.record:
        record_figures()
    found = tiers(missing_declarations.found(options.modules))
    shares = ", ".join(f"{tier.percent:.1f} % of the tier {name}" for name, tier in found.items())
    low = [
        f"{apple_api.UIKIT.name}: {tier.percent:.1f} % of the tier {name} exist, and {FLOORS[name]} % are needed"
        for name, tier in found.items() if tier.percent < FLOORS[name]]
    if low:
        raise repository.Failure(low, "Restore what was removed; Tests/Resources/api/missing.tsv lists what is missing.")
    return f"Collage has {shares} of UIKit."
