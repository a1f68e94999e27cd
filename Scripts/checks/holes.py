"""Finds declarations of UIKit that compile but have no effect: an app implements, overrides, or sets them, and nothing
happens.

There are four kinds: a requirement of a protocol that Collage never calls, an overridable method or property of a class that
Collage never calls, a property that Collage never reads, and a function with an empty body. The index of a debug build has
all calls.

Tests/Resources/api/silent-holes.tsv lists the exceptions. Each row has a kind, a path, the number of declarations, and the
reason. An asterisk in a path makes it a pattern, and the number must be right, so that a pattern covers no new declaration.
There are three kinds:

    host   A host can't have it, such as a sensor.
    later  It isn't implemented yet.
    same   An app can't notice it, because UIKit doesn't do anything either, or because Collage always does it.

A declaration of the first two kinds, or a type that contains it, has a comment with "Differs from UIKit:", so that the page
Differences has it. Scripts/hole-ceilings.tsv limits the rows and the declarations of each kind, with numbers that only fall.
"""

import fnmatch
import re
from functools import cached_property
from typing import NamedTuple

from checks import apple_api, index_store, repository, symbol_graph

MODULE = "PortableUIKit"
# The code whose calls count. The section systems and the test kit use UIKit as an app does.
FOLDERS = ("Sources/Portable", "Sources/BackEnds", "Sources/Launcher")
LIST = apple_api.LISTS / "silent-holes.tsv"
CEILINGS = repository.ROOT / "Scripts" / "hole-ceilings.tsv"
HEADER = "kind\trows\tdeclarations\n"
EXPLAINED, SILENT = ("host", "later"), "same"
DIFFERENCE = re.compile(r"Differs from (UIKit|Core Animation|Core Graphics|Foundation):")

# Protocols that Collage implements and apps call: what the system passes to an app, and what views and controllers are.
CALLED_BY_APPS = {
    "CAMediaTiming", "DispatchSourceMemoryPressure", "NSCollectionLayoutContainer", "NSCollectionLayoutEnvironment",
    "NSCollectionLayoutVisibleItem", "NSDiscardableContent", "NSTextAttachmentLayout", "NSTextElementProvider",
    "NSTextSelectionDataSource", "NSTextStorageObserving", "UIAccessibilityContentSizeCategoryImageAdjusting",
    "UIAppearance", "UIArrangementViewController.Arrangement", "UIBarPositioning", "UICollectionViewDropCoordinator",
    "UICollectionViewDropPlaceholderContext", "UIConfigurationState", "UIContentSizeCategoryAdjusting",
    "UIContextMenuInteractionAnimating", "UIContextMenuInteractionCommitAnimating", "UICoordinateSpace",
    "UIDataSourceTranslating", "UIDragAnimating", "UIDragDropSession", "UIDragSession", "UIDropSession", "UIDynamicItem",
    "UIEditMenuInteractionAnimating", "UILayoutSupport", "UIMenuBuilder", "UIMenuLeaf", "UIPointerInteractionAnimating",
    "UIResponderStandardEditActions", "UISpringLoadedInteractionSupporting", "UITabBarController.Sidebar.Animating",
    "UITableViewDropCoordinator", "UITableViewDropItem", "UITableViewDropPlaceholderContext", "UITextDocumentProxy",
    "UITextSelectionHandleView", "UITraitChangeObservable", "UIViewAnimating", "UIViewControllerContextTransitioning",
    "UIViewControllerPreviewing", "UIViewControllerTransitionCoordinator", "UIViewControllerTransitionCoordinatorContext",
    "UIViewImplicitlyAnimating"}

# Classes that apps override requirements in: a call of their method is a call of the requirement.
BASES = {"NSObject", "NSTextAttachment", "UIApplication", "UIResponder", "UIView", "UIViewController"}

# Results: apps read these properties, or all properties of these classes, and override none of them.
RESULTS = {
    "CALayer.contentsAreFlipped()", "NSTextContentManager.adjustedRange(from:forEditingTextSelection:)",
    "NSUbiquitousKeyValueStore",
    "UICollectionView.dataSourceSectionIndex(forPresentationSectionIndex:)",
    "UICollectionView.presentationSectionIndex(forDataSourceSectionIndex:)",
    "UILocalizedIndexedCollation.section(forSectionIndexTitle:)",
    "UIPresentationController.size(forChildContentContainer:withParentContainerSize:)", "UIApplication",
    "UIBarButtonItemGroup", "UIButton", "UIDevice", "UIDocument.progress",
    "UIDragInteraction", "UIEvent", "UIFontDescriptor", "UIGraphicsImageRenderer", "UIGraphicsRenderer", "UIHinge",
    "UIHingeInteraction.Update", "UIHoverGestureRecognizer", "UIImagePickerController.availableCaptureModes(for:)",
    "UIImagePickerController.isCameraDeviceAvailable(_:)", "UIImagePickerController.isFlashAvailable(for:)",
    "UIInputViewController.hasFullAccess", "UIInputViewController.needsInputModeSwitchKey", "UILexicon", "UINavigationBar",
    "UINavigationItem", "UIPageViewController", "UIPointerRegionRequest", "UIPress", "UIPressesEvent",
    "UIPrintFormatter.requiresMainThread", "UIPrintInteractionController.isPrintingAvailable", "UIScene.ConnectionOptions",
    "UISceneAccessoryRegistration", "UIScreen", "UIScreenMode", "UISearchBar", "UISearchController", "UISlider",
    "UISpringTimingParameters", "UISwitch", "UITextChecker", "UITouch"}

# Methods with a default implementation that UIKit calls, and that apps override.
CALLED_BY_SYSTEM = {
    "NSLayoutManager.drawBackground(forGlyphRange:at:)", "NSLayoutManager.drawGlyphs(forGlyphRange:at:)",
    "NSTextLayoutFragment.draw(at:in:)", "UICollectionViewLayout.invalidationContext(forBoundsChange:)",
    "UITextField.borderRect(forBounds:)", "UITextField.clearButtonRect(forBounds:)",
    "UITextField.editingRect(forBounds:)", "UITextField.leftViewRect(forBounds:)",
    "UITextField.placeholderRect(forBounds:)", "UITextField.rightViewRect(forBounds:)",
    "UITextField.textRect(forBounds:)", "UIView.frame(forAlignmentRect:)", "UIView.hitTest(_:with:)",
    "UIView.point(inside:with:)", "UIView.sizeThatFits(_:)"}

# Properties that only apps read: names, tags, and data for other code of the app.
STORED_FOR_APPS = {
    "CFRange.length", "CFRange.location", "CGPathElement.points", "CGPathElement.type", "FileWrapper.filename",
    "NSItemProvider.suggestedName", "NSTextLayoutManager.textSelectionNavigation",
    "NSTextLayoutManager.textSelections", "NSUserActivity.persistentIdentifier", "NSUserActivity.referrerURL",
    "NSUserActivity.requiredUserInfoKeys", "NSUserActivity.targetContentIdentifier", "NSUserActivity.title",
    "NSUserActivity.webpageURL", "Outlet.wrappedValue", "UIAccessibilityCustomRotorItemResult.targetRange",
    "UIAccessibilityCustomRotorSearchPredicate.currentItem", "UIAccessibilityCustomRotorSearchPredicate.searchDirection",
    "UIBarButtonItem.identifier", "UIBarItem.tag", "UIGestureRecognizer.name", "UILayoutGuide.identifier",
    "UISceneSession.userInfo", "UISearchSuggestion.representedObject", "UISearchSuggestionItem.representedObject",
    "UISearchToken.representedObject", "UITab.userInfo"}

# Code that sets properties by name, or observes them, whose key paths aren't uses.
BY_NAME = ("/Nibs/", "/KeyValueObserving/", "/Appearance/")

# Functions that only compare, copy, or archive properties.
COPYING = re.compile(r"(copy\(with:\)|isEqual\(_:\)|hash\(into:\)|encode\(with:\)|init\(coder:\)|==\(_:_:\))$")

KINDS = {"swift.method", "swift.property", "swift.type.method", "swift.type.property", "swift.subscript"}
CONSTANT = re.compile(r'(return )?(nil|true|false|(- )?[\d.]+|""|\[ (: )?\]|\. [A-Za-z]\w*)')

FIX = (
    "Call the method, or read the property, where UIKit does. If a host can't have what it's for, explain that in the "
    'doc comment after "Differs from UIKit:", and add a row to Tests/Resources/api/silent-holes.tsv. Remove rows of '
    "declarations that have an effect by now.")
CEILING_FIX = "Give a declaration an effect instead: a ceiling never rises."


class Row(NamedTuple):
    """A reviewed exception."""

    kind: str
    pattern: str
    number: int
    reason: str

    def matches(self, path):
        return self.pattern == path or ("*" in self.pattern and fnmatch.fnmatchcase(path, self.pattern))


class Declarations:
    """The public declarations of a module, with the index of the code that calls them."""

    def __init__(self, index, graphs):
        self.index = index
        self.entries = {
            entry["identifier"]["precise"]: entry for graph in graphs for entry in graph["symbols"]
            if entry["identifier"]["precise"] in index.definitions
            and not any(name.startswith("_") for name in entry["pathComponents"])}
        self.protocols = {
            ".".join(entry["pathComponents"]) for entry in self.entries.values()
            if entry["kind"]["identifier"] == "swift.protocol"}
        self.consumed = {}

    @cached_property
    def overriding(self):
        """The declarations that override a declaration, directly and indirectly."""
        result = {}
        for usr in self.index.overridden:
            for above in self.index.all_overridden(usr):
                result.setdefault(above, set()).add(usr)
        return result

    @cached_property
    def referenced_by(self):
        """The references in the code of a function or accessor."""
        result = {}
        for target, references in self.index.references.items():
            for reference in references:
                result.setdefault(reference.container, []).append((target, reference.roles))
        return result

    def path(self, usr):
        return ".".join(self.entries[usr]["pathComponents"])

    def owner(self, usr):
        return ".".join(self.entries[usr]["pathComponents"][:-1])

    def text(self, usr):
        return "".join(part["spelling"] for part in self.entries[usr]["declarationFragments"])

    def comment(self, usr):
        return "\n".join(line["text"] for line in self.entries[usr].get("docComment", {}).get("lines", []))

    @cached_property
    def explained_types(self):
        """The paths of the types whose comment has a difference."""
        return {
            self.path(usr) for usr, entry in self.entries.items()
            if entry["kind"]["identifier"] not in KINDS and DIFFERENCE.search(self.comment(usr))}

    def is_explained(self, usr):
        """Whether the comment of a declaration, or of a type that contains it, has a difference."""
        names = self.entries[usr]["pathComponents"]
        return DIFFERENCE.search(self.comment(usr)) is not None or any(
            ".".join(names[:length]) in self.explained_types for length in range(1, len(names)))

    def uses(self, usr, depth=0):
        """The references to a declaration, except for the ones in declarations that override it. A reference in code that
        a macro generates counts if that code is called."""
        family = {usr} | self.overriding.get(usr, set())
        for reference in self.index.references.get(usr, ()):
            container = self.index.owner(reference.container)
            if container in family:
                continue
            if reference.roles & index_store.IMPLICIT and reference.container in self.index.implicit:
                if depth < 4:
                    yield from self.uses(container, depth + 1)
            else:
                yield reference

    def is_used(self, usr):
        return any(True for each in {usr} | self.index.all_overridden(usr) for _ in self.uses(each))

    def is_called(self, requirement):
        """Whether code calls a requirement, or the method of a base class that satisfies it."""
        witnesses = (usr for usr in self.overriding.get(requirement, ()) if usr in self.entries)
        return self.is_used(requirement) or any(
            self.owner(usr) in BASES and self.is_used(usr) for usr in witnesses)

    def is_requirement(self, usr):
        parent = self.index.parent.get(usr, "")
        return self.owner(usr) in self.protocols and parent.endswith("P") and not parent.startswith("s:e:")

    def reads(self, usr, except_in=frozenset()):
        """Whether code reads a property outside of its own accessors, or after a change of its value."""
        # An accessor that only passes a value on to the overridden property isn't a use either.
        family = {usr} | self.overriding.get(usr, set()) | self.index.all_overridden(usr) | except_in
        for each in {usr} | self.index.all_overridden(usr):
            for reference in self.index.references.get(each, ()):
                if reference.roles & index_store.WRITE and not reference.roles & index_store.READ:
                    continue
                container = reference.container
                if any(folder in reference.file for folder in BY_NAME):
                    continue
                if self.index.owner(container) in family and not self.is_effect(reference):
                    continue
                if container in self.index.implicit and reference.roles & index_store.IMPLICIT and (
                        container not in self.index.property_of):
                    continue
                if COPYING.search(self.name(container)):
                    continue
                return True
        return False

    def name(self, usr):
        """The name of a declaration with its labels, which an index has only for public ones here."""
        return self.index.names.get(usr, "")

    def is_effect(self, reference):
        """Whether a reference in an observer of a property uses the new value, instead of comparing it."""
        if not reference.container.endswith(("vW", "vw")):
            return False
        line = repository.text(repository.ROOT / reference.file).splitlines()[reference.line - 1]
        return "oldValue" not in line and "newValue" not in line and "note(" not in line

    def is_consumed(self, usr, family=frozenset()):
        """Whether a property has an effect: code reads it, or the properties that its accessors store it in."""
        if usr in self.consumed:
            return self.consumed[usr]
        family = family | {usr}
        self.consumed[usr] = True
        result = self.reads(usr, family)
        if not result:
            written = {
                target for suffix in ("vs", "vM") for target, roles in self.referenced_by.get(usr[:-2] + suffix, ())
                if roles & index_store.WRITE and target.endswith("vp")}
            read = {target for target, _ in self.referenced_by.get(usr[:-2] + "vg", ())}
            # A computed property that only leads to an object isn't where the value is.
            stored = {each for each in (written & read) - family if not self.is_computed(each)}
            result = bool(stored) and all(self.is_consumed(each, family) for each in stored)
            # A setter can also set a public property of another object.
            others = {each for each in written - read if each in self.entries and self.owner(each) != self.owner(usr)}
            result = result or any(self.is_consumed(each, family) for each in others)
            # Accessors that call functions have an effect.
            result = result or (not stored and usr[:-2] + "vs" in self.index.definitions and any(
                roles & index_store.CALL for _, roles in self.referenced_by.get(usr[:-2] + "vs", ())))
        del self.consumed[usr]
        if len(family) == 1:
            self.consumed[usr] = result
        return result

    def is_computed(self, usr):
        """Whether a property has a getter that refers to others, and no setter."""
        return usr[:-2] + "vg" in self.referenced_by and usr[:-2] + "vs" not in self.index.definitions

    def parameters(self, usr):
        """The names that the body of a function has for its parameters."""
        return {
            parameter.get("internalName", parameter["name"])
            for parameter in self.entries[usr].get("functionSignature", {}).get("parameters", ())}

    def body(self, usr):
        """The tokens between the braces of a function or a getter, or `None` if it has no braces."""
        file, line = self.index.definitions[usr]
        tokens = repository.swift_tokens(repository.ROOT / file)
        name = self.entries[usr]["names"]["title"].split("(")[0].split(".")[-1]
        start = next(
            (position for position, token in enumerate(tokens)
             if token.line >= line and token.text == name and tokens[position - 1].text in ("func", "var")), None)
        return None if start is None else braces(tokens, start + 1)


def braces(tokens, start):
    """The tokens in the first braces of the declaration whose name is before `start`."""
    depth, opening = 0, None
    for position in range(start, len(tokens)):
        text = tokens[position].text
        if opening is None:
            depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(text, 0)
            if depth == 0 and text in ("func", "var", "let", "case", "}"):
                return None
            if depth == 0 and text == "{":
                opening, depth = position, 1
        else:
            depth += {"{": 1, "}": -1}.get(text, 0)
            if depth == 0:
                return [token.text for token in tokens[opening + 1:position]]
    return None


def is_constant(body, parameters=frozenset()):
    """Whether a body is empty, or only returns or discards a constant or a parameter."""
    if body is None:
        return False
    value = body[1:] if body[:1] == ["return"] else body[2:] if body[:2] == ["_", "="] else body
    return not value or CONSTANT.fullmatch(" ".join(value)) is not None or (len(value) == 1 and value[0] in parameters)


def is_empty(body, parameters=frozenset()):
    """Whether a body does nothing: it has no tokens, or only `return`, or discards a parameter."""
    return body is not None and (
        body in ([], ["return"]) or (body[:2] == ["_", "="] and is_constant(body, parameters)))


def is_settable(text):
    """Whether a declaration is a property that apps can set."""
    return re.search(r"\bvar\b", text) is not None and "{ get }" not in text and "private(set)" not in text


def hole(declarations, usr):
    """Why a declaration has no effect, or `None`."""
    path, owner, entry = declarations.path(usr), declarations.owner(usr), declarations.entries[usr]
    if path in STORED_FOR_APPS:
        return None
    if declarations.is_requirement(usr):
        if owner not in CALLED_BY_APPS and not declarations.is_called(usr):
            return "no code calls the requirement"
        return None
    if owner in declarations.protocols:
        return None
    is_result = owner in RESULTS or path in RESULTS
    if entry["kind"]["identifier"].endswith("property"):
        if is_settable(declarations.text(usr)):
            return None if declarations.is_consumed(usr) else "no code reads the property"
        if is_result or entry["accessLevel"] != "open":
            return None
    body, parameters = declarations.body(usr), declarations.parameters(usr)
    does_nothing = is_empty(body, parameters)
    if does_nothing and declarations.index.overridden.get(usr):
        return None
    is_open = entry["accessLevel"] == "open" and "static" not in declarations.text(usr)
    if path in CALLED_BY_SYSTEM and not declarations.is_used(usr):
        return "no code calls the overridable declaration"
    if is_open and is_constant(body, parameters) and not declarations.is_used(usr):
        if does_nothing:
            return "the body is empty, and no code calls the method"
        return None if is_result else "no code calls the overridable declaration"
    return "the body is empty" if does_nothing and not is_open else None


def holes(declarations):
    """The declarations without an effect: USR, and the reason."""
    for usr, entry in declarations.entries.items():
        if entry["kind"]["identifier"] in KINDS and (reason := hole(declarations, usr)):
            yield usr, reason


def unknown_names(declarations):
    """The names in this file that no declaration has anymore."""
    paths = {declarations.path(usr) for usr in declarations.entries}
    return [f"Scripts/checks/holes.py: there is no {name}" for name in sorted(
        (CALLED_BY_APPS | RESULTS | CALLED_BY_SYSTEM | STORED_FOR_APPS) - paths)]


def row_of(path, rows):
    """The most specific row of a path, or `None`."""
    matching = (row for row in rows if row.matches(path))
    return max(matching, key=lambda row: (row.pattern == path, len(row.pattern)), default=None)


def problems(declarations, found, rows):
    """The holes that no row excuses or no comment explains, and the rows that have another number of holes."""
    numbers = dict.fromkeys(rows, 0)
    for usr, reason in sorted(found, key=lambda pair: declarations.path(pair[0])):
        path = declarations.path(usr)
        location = ":".join(map(str, declarations.index.definitions[usr]))
        if not (row := row_of(path, rows)):
            yield f"{location}: {path}: {reason}"
            continue
        numbers[row] += 1
        if row.kind in EXPLAINED and not declarations.is_explained(usr):
            yield f'{location}: {path} is in {LIST.name}, and its comment has no "Differs from UIKit:"'
    for row, number in sorted(numbers.items()):
        if number == 0:
            yield f"{LIST.name}: {row.pattern} isn't a hole"
        elif number != row.number:
            yield f"{LIST.name}: {row.pattern} has {number} declarations instead of {row.number}"


def read_rows(lines):
    """The rows of the list, from lines of columns."""
    wrong = [
        line for line in lines
        if len(line) != 4 or line[0] not in (*EXPLAINED, SILENT) or not line[2].isdecimal() or not line[3].strip()]
    if wrong:
        raise repository.Failure(
            [f"{LIST.name}: a row needs a kind, a path, a number, and a reason: {line}" for line in wrong], FIX)
    return [Row(kind, pattern, int(number), reason) for kind, pattern, number, reason in lines]


def sizes(rows):
    """The number of rows and declarations of each kind."""
    return {
        kind: (len(numbers), sum(numbers)) for kind in (*EXPLAINED, SILENT)
        for numbers in [[row.number for row in rows if row.kind == kind]]}


def ceiling_problems(found, ceilings):
    """The kinds that are above their ceilings, and the ceilings that are higher than necessary."""
    def differing(is_problem):
        for kind, numbers in found.items():
            for number, ceiling, what in zip(numbers, ceilings.get(kind, (0, 0)), ("rows", "declarations")):
                if is_problem(number, ceiling):
                    yield f"{LIST.name}: {number} {what} of kind {kind}, and the ceiling is {ceiling}"
    return list(differing(int.__gt__)), list(differing(int.__lt__))


def check_list(options):
    """Checks the list and its ceilings, which doesn't need a build."""
    found = sizes(read_rows(list(apple_api.rows(LIST.name))))
    is_first = options.record and not CEILINGS.exists()
    lines = [] if is_first else [line.split("\t") for line in CEILINGS.read_text().splitlines()[1:]]
    risen, fallen = ceiling_problems(found, {kind: (int(rows), int(number)) for kind, rows, number in lines})
    if risen and not is_first:
        raise repository.Failure(risen, CEILING_FIX)
    if options.record:
        CEILINGS.write_text(HEADER + "".join(f"{kind}\t{rows}\t{number}\n" for kind, (rows, number) in found.items()))
    elif fallen:
        raise repository.Failure(fallen, "Run Scripts/check holes --without-build --record, which lowers the numbers.")
    return f"{sum(rows for rows, _ in found.values())} rows of {LIST.name} are within their ceilings."


def check(options):
    rows = read_rows(list(apple_api.rows(LIST.name)))
    declarations = Declarations(
        index_store.index(FOLDERS, options.modules), symbol_graph.graphs(MODULE, options.modules))
    found = list(holes(declarations))
    if unexplained := [*unknown_names(declarations), *problems(declarations, found, rows)]:
        raise repository.Failure(unexplained, FIX)
    numbers = sizes(rows)
    return (
        f"{numbers['host'][1]} of {len(declarations.entries)} declarations of UIKit have no effect because of the host, and "
        f"{numbers['later'][1]} have none yet.")
