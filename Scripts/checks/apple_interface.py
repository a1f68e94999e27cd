"""Writes an interface of Apple's UIKit, for sources that have to compile with it.

The declarations are the ones of the lists in Tests/Resources/api. The interface has the types and members whose names occur
in the sources, and the types that their declarations mention. `apple-types.tsv` has the parts that the lists leave out:
generic parameters, superclasses, conformances, isolation, and convenience initializers that Apple doesn't print as such.
Superclasses, conformances, and isolation follow Collage's declarations, so a wrong one isn't found here. A class
without a row inherits `NSObject`, and a structure without one has only the conformances that its raw values imply.

Other differences from Apple's modules:
- An `NSObject` without listed initializers has `init()`, because the lists don't have the initializers that are unavailable.
- Members of `NSObject` can't be overridden, and optional methods with structures of UIKit aren't part of their protocol.
- Declarations with a type that neither the lists nor `apple_modules` have are left out, so a use of them is a problem.
"""

import re
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from checks import apple_api, repository

# The interfaces of the modules that UIKit is based on, and what the lists don't have of UIKit.
MODULES = Path(__file__).parent / "apple_modules"
# The lists, with the number of columns before the declaration's parent.
LISTS = (("uikit-api.tsv", 1), (apple_api.WIDE_LIST, 1), ("quartzcore-api.tsv", 0))
TYPES = ("Class", "Protocol", "Structure", "Enumeration")
# Generic types, whose arguments some of the lists leave out.
GENERIC = {"CollectionDifference", "Set", "UnsafeMutablePointer"}
# Other types of the standard library.
STANDARD = set("""
    Any AnyClass AnyHashable AnyObject Bool CaseIterable Character Comparable Decodable Double Encodable Equatable Error
    Float Hashable Int Int32 MainActor Never OptionSet RawRepresentable Self Sendable String UInt UInt32 UInt64
    Void""".split())
ATTRIBUTES = re.compile(r"(?:@\w+(?:\([^)]*\))?\s*)*")
TYPE_NAME = re.compile(r"(?<![.\w])_?[A-Z]\w*(?:\.\w*[A-Z]\w*)*")


@dataclass
class Declaration:
    """A row of the lists."""

    owner: str
    kind: str
    path: str
    text: str
    version: float
    is_from_header: bool

    @property
    def name(self):
        return apple_api.base_name(self.path)

    @property
    def name_in_owner(self):
        return self.path.removeprefix(f"{self.owner}.")

    @property
    def is_type(self):
        return self.kind in TYPES


@dataclass
class Facts:
    """The parts of a declaration that the lists leave out."""

    generics: tuple = ()
    inherits: tuple = ()


@dataclass
class Lists:
    """Apple's declarations: the types by path, and the members by the path of their type."""

    types: dict = field(default_factory=dict)
    members: dict = field(default_factory=dict)
    facts: dict = field(default_factory=dict)

    def add(self, parent, kind, name, text, version, is_from_header=False):
        owner, path = apple_api.owner_and_path(parent, name)
        number = float(version) if version.replace(".", "").isdigit() else 0
        text = re.sub(r"@objc\([^)]*\) ", "", re.sub(r"\s+", " ", text))
        declaration = Declaration(owner, kind, path, text, number, is_from_header)
        if declaration.is_type or kind == "Type Alias":
            self.types[path] = declaration
        else:
            self.members.setdefault(owner, []).append(declaration)

    @cached_property
    def nested(self):
        found = {}
        for path in self.types:
            found.setdefault(path.rpartition(".")[0], []).append(path)
        return found

    def facts_of(self, path):
        return self.facts.get(path, Facts())

    def is_class(self, path):
        return path in self.types and self.types[path].kind == "Class"

    def raw_type(self, path):
        """The type of the raw values of an enumeration or a structure, if it has some."""
        for member in self.members.get(path, []):
            if found := re.search(r"\binit\??\(rawValue: (\w+)\)", member.text):
                return found.group(1)
        return None

    def inherited(self, path):
        """The superclass and the protocols that a type's declaration names, as source."""
        if path not in self.types:
            return []
        declaration, listed = self.types[path], [*self.facts_of(path).inherits]
        if declaration.kind == "Structure" and not listed and (raw := self.raw_type(path)):
            listed = ["Hashable", "RawRepresentable", "Sendable"] if raw == "String" else ["OptionSet", "Sendable"]
        if declaration.kind == "Protocol":
            printed = declaration.text.split(":", 1)[1].split(",") if ":" in declaration.text else []
            return [*map(str.strip, printed), *listed]
        if declaration.kind == "Class" and not any(self.is_class(name.split("<")[0]) for name in listed):
            listed.insert(0, "NSObject")
        return listed

    def ancestors(self, path):
        """The superclasses and protocols of a type, nearest first."""
        waiting, found = [path], []
        while waiting:
            above = [name.split("<")[0] for name in self.inherited(waiting.pop(0))]
            found += above
            waiting += above
        return found

    def superclasses(self, path):
        return [name for name in self.ancestors(path) if self.is_class(name)]

    def generics(self, path):
        """The generic parameters of a type and of the types around it."""
        found = []
        while path:
            found += self.facts_of(path).generics
            path = path.rpartition(".")[0]
        return found

    def resolve(self, name, scope):
        """The path of a type that source in a scope calls by a name."""
        while True:
            path = f"{scope}.{name}" if scope else name
            if path in self.types:
                return path
            if not scope:
                return None
            scope = scope.rpartition(".")[0]


def read_lists():
    lists = Lists()
    for list_name, column in LISTS:
        for row in apple_api.rows(list_name):
            lists.add(*row[column:column + 5], is_from_header="Apple's headers" in row)
    for path, generics, inherits in apple_api.rows("apple-types.tsv"):
        lists.facts[path] = Facts(*(tuple(filter(None, text.split(", "))) for text in (generics, inherits)))
    return lists


def declared_elsewhere():
    """The names of the types in the interfaces of other modules, and of UIKit's types that the lists don't have."""
    text = "\n".join(path.read_text() for path in MODULES.iterdir())
    return set(re.findall(r"\b(?:struct|class|protocol|enum|typealias|interface)\s+(\w+)", text))


class Selection:
    """The declarations that sources with some names need."""

    def __init__(self, lists, names):
        self.lists, self.names, self.elsewhere = lists, names, declared_elsewhere()
        self.types, self.members = [], {}
        # Declarations that mention unknown types, which have no place in the interface.
        self.left_out = []
        self.select()

    def select(self):
        self.members["NSObject"] = [
            member for member in self.lists.members.get("NSObject", [])
            if member.name in self.names and self.mentioned(member, "") is not None]
        waiting = [path for path in self.lists.types if "." not in path and path in self.names]
        waiting += [name for member in self.members["NSObject"] for name in self.mentioned(member, "")]
        while waiting:
            path = waiting.pop()
            if path in self.types or path in self.elsewhere:
                continue
            self.types.append(path)
            waiting += self.around(path)
            for member in self.lists.members.get(path, []):
                if not self.is_needed(member):
                    continue
                mentioned = self.mentioned(member, path)
                if mentioned is None or not apple_api.has_types(member.text):
                    self.left_out.append(member)
                else:
                    self.members.setdefault(path, []).append(member)
                    waiting += mentioned
        self.types.sort()

    def around(self, path):
        """The types that a type's declaration needs, and its nested types with names that occur."""
        outer = path.rpartition(".")[0]
        nested = [inner for inner in self.lists.nested.get(path, []) if inner.split(".")[-1] in self.names]
        above = [name for name in self.lists.ancestors(path) if name in self.lists.types]
        return [*([outer] if outer else []), *nested, *above, *(self.mentioned(self.lists.types[path], path) or [])]

    def is_needed(self, member):
        is_requirement = self.lists.types[member.owner].kind == "Protocol" and "optional" not in member.text
        return member.kind == "Case" or is_requirement or member.name in self.names

    def has_structures(self, member):
        """Whether a member mentions structures of UIKit, which an interface can't declare for Objective-C."""
        return any(self.lists.types[path].kind == "Structure" for path in self.mentioned(member, member.owner))

    def own_generics(self, declaration):
        """The generic parameters of a declaration: the listed ones, and the ones that its `where` clause constrains."""
        listed = self.lists.facts_of(declaration.path).generics
        clause = re.search(r"\bwhere (.*)", declaration.text)
        if listed or declaration.is_type or not clause:
            return list(listed)
        subjects = re.findall(r"(?:^|,\s*)([A-Z]\w*)(?:\.\w+)*\s*(?::|==)", clause.group(1))
        outer = {*self.lists.generics(declaration.owner), "Self"}
        return list(dict.fromkeys(name for name in subjects if name not in outer))

    def mentioned(self, declaration, scope):
        """The listed types that a declaration mentions; `None` if it mentions an unknown type."""
        parameters = {*self.lists.generics(scope), *self.own_generics(declaration)}
        found = []
        text = self.signature(declaration)
        for match in TYPE_NAME.finditer(text):
            name = match.group().removesuffix(".Type")
            root = name.split(".")[0]
            if name in GENERIC:
                if text[match.end():match.end() + 1] != "<":
                    return None
                continue
            if root in parameters and root != name and not declaration.is_type:
                return None  # The lists don't have the associated types of protocols.
            if root in parameters or root in STANDARD or root in self.elsewhere:
                continue
            path = self.lists.resolve(name, scope)
            if not path:
                return None
            found.append(path)
        return found

    @staticmethod
    def signature(declaration):
        """The part of a declaration that mentions types."""
        text = re.sub(r"@\w+(\([^)]*\))?", "", declaration.text)
        if declaration.kind == "Type Alias":
            return text.partition("=")[2]
        if declaration.kind == "Protocol":
            return text.partition(":")[2]
        if declaration.is_type:
            return text.partition("where")[2]
        return text.partition("(")[2] if declaration.kind == "Case" else text

    def is_generic(self, path):
        return any(self.lists.generics(name) for name in (path, *self.lists.ancestors(path)))

    @cached_property
    def objc_protocols(self):
        """The protocols of Objective-C: the ones with optional requirements, and the ones that these inherit or mention.
        Only these can have optional requirements, and only parameters that Objective-C knows."""
        protocols = {path for path in self.types if self.lists.types[path].kind == "Protocol"}
        waiting = [
            path for path in protocols
            if any("optional" in member.text for member in self.lists.members.get(path, []))]
        found = set()
        while waiting:
            path = waiting.pop()
            if path not in found:
                found.add(path)
                mentioned = [name for member in self.members.get(path, []) for name in self.mentioned(member, path)]
                waiting += protocols & {*mentioned, *self.lists.ancestors(path)}
        return found

    def is_convenience(self, member):
        return "convenience" in member.text or "convenience" in self.lists.facts_of(member.path).inherits

    def initializers(self, path):
        return [member for member in self.members.get(path, []) if member.kind == "Initializer"]

    def inherited_designated(self, path):
        """The designated initializers of the nearest superclass that declares some."""
        for above in self.lists.superclasses(path):
            if found := [member for member in self.initializers(above) if not self.is_convenience(member)]:
                return found
        return []

    def overridden(self, member):
        """The member of a superclass that a member overrides. A property overrides each property of its name."""
        for above in self.lists.superclasses(member.owner):
            for other in self.members.get(above, []):
                if other.name_in_owner == member.name_in_owner and (
                        "Property" in other.kind or is_same(other, member)):
                    return other
        return None


def is_same(one, other):
    return apple_api.signature(one.text) == apple_api.signature(other.text)


def without_attributes(text):
    """The attributes of a declaration, and the rest."""
    end = ATTRIBUTES.match(text).end()
    return text[:end], text[end:]


class Interface:
    """Writes selected declarations as the text of a module interface."""

    def __init__(self, selection, oldest):
        self.selection, self.lists, self.oldest = selection, selection.lists, oldest

    def text(self):
        lines = []
        for path in self.selection.types:
            declaration = self.lists.types[path]
            outer = path.rpartition(".")[0]
            if outer:
                lines += [*self.availability(self.lists.types[outer]), f"extension {outer} {{"]
            lines += self.availability(declaration)
            lines += self.type(declaration) if declaration.is_type else [f"public {without_attributes(declaration.text)[1]}"]
            lines += ["}", ""] if outer else [""]
        for member in self.selection.members["NSObject"]:
            lines += ["extension NSObject {", *self.availability(member), f"public {self.member_text(member)}", "}", ""]
        for declaration in self.lists.members.get("", []):
            if declaration.name in self.selection.names and self.selection.mentioned(declaration, "") is not None:
                lines += [*self.availability(declaration), f"public {self.member_text(declaration)}", ""]
        return "\n".join(lines)

    def availability(self, declaration):
        return [f"@available(iOS {declaration.version:g}, *)"] if declaration.version > self.oldest else []

    # Types

    def type(self, declaration):
        path = declaration.path
        requirements, defaults = [], []
        for member in self.selection.members.get(path, []):
            if self.lists.raw_type(path) and "init(rawValue:" in member.path:
                continue
            if "optional " in member.text and self.selection.has_structures(member):
                continue  # Only Objective-C has optional requirements, and doesn't have the structure.
            if self.has_default(member):
                defaults += [*self.availability(member), "public ".join(without_attributes(self.member_text(member)))]
            else:
                requirements += [*self.availability(member), self.member(member)]
        if declaration.kind == "Structure" and (raw := self.lists.raw_type(path)):
            requirements += [f"public init(rawValue: {raw})", f"public var rawValue: {raw} {{ get }}"]
        if declaration.kind in ("Class", "Structure"):
            requirements += self.mirrored(path)
        if declaration.kind == "Class":
            requirements += self.inherited_initializers(path)
        lines = [f"{self.head(declaration)} {{", *requirements, "}"]
        if defaults:
            lines += [*self.availability(declaration), f"extension {path} {{", *defaults, "}"]
        return lines

    def head(self, declaration):
        path, kind = declaration.path, declaration.kind
        inherits = [name for name in self.lists.inherited(path) if name != "nonisolated"]
        # The rows of headers have no isolation. On Apple's pages, nearly all of their types are isolated.
        is_isolated = "@MainActor" in declaration.text or (
            declaration.is_from_header and kind in ("Class", "Protocol")
            and "nonisolated" not in self.lists.inherited(path))
        raw = self.lists.raw_type(path) if kind == "Enumeration" else None
        if kind == "Enumeration":
            has_values = any("(" in case.text for case in self.lists.members.get(path, []) if case.kind == "Case")
            inherits = [*([raw] if raw else []), *inherits, *([] if has_values else ["Sendable"])]
        is_objc = {
            "Class": not self.selection.is_generic(path), "Protocol": path in self.selection.objc_protocols,
            "Enumeration": raw not in (None, "String"), "Structure": False}[kind]
        keyword = {"Class": "open class", "Protocol": "public protocol", "Enumeration": "public enum"}.get(
            kind, "public struct")
        generics = ", ".join(self.selection.own_generics(declaration))
        clause = re.search(r" where .*", declaration.text)
        return "".join([
            "@MainActor " * is_isolated, "@objc " * is_objc, keyword, " ", declaration.name,
            f"<{generics}>" if generics else "", ": " * bool(inherits), ", ".join(inherits),
            clause.group() if clause else ""])

    def mirrored(self, path):
        """The members of the protocols that a class or structure conforms to. Subclasses can override them."""
        own = self.selection.members.get(path, [])
        access = "open" if self.lists.is_class(path) else "public"
        protocols = dict.fromkeys(
            above for listed in self.lists.inherited(path) if not self.lists.is_class(listed)
            for above in (listed, *self.lists.ancestors(listed)) if above in self.lists.types)
        lines = []
        for member in (member for name in protocols for member in self.selection.members.get(name, [])):
            is_own = any(other.name_in_owner == member.name_in_owner and is_same(other, member) for other in own)
            if not is_own and not self.has_default(member) and not self.selection.is_generic(path):
                attributes, text = without_attributes(self.member(member).replace("@objc optional ", ""))
                lines += [*self.availability(member), f"{attributes}{access} {text}"]
        return lines

    def has_default(self, member):
        """Whether a protocol's extension has a member. A later one can't be a requirement, and neither can one with a
        structure that a protocol of Objective-C can't have."""
        protocol = self.lists.types[member.owner]
        if protocol.kind != "Protocol":
            return False
        if member.owner in self.selection.objc_protocols:
            is_optional = "optional " in member.text
            return member.kind == "Type Method" or self.selection.has_structures(member) and not is_optional
        return member.version > protocol.version > 0

    # Members

    def member_text(self, member):
        """A member with what the lists leave out, and without what an interface doesn't have."""
        text = self.with_generics(member)
        text = re.sub(r"@(NSCopying|NSManaged)\s*", "", text)
        text = re.sub(r"\b(override|unowned(\(\w+\))?|weak|lazy|dynamic|final)\s+", "", text)
        text = re.sub(r"\blet (.*)", r"var \1 { get }", text)
        text = re.sub(r"\b(var|func) (default|self|repeat|in|is|as)\b", r"\1 `\2`", text)
        return f"{text} {{ get set }}" if re.search(r"\bvar ", text) and "{" not in text else text

    def with_generics(self, declaration):
        text = declaration.text
        if own := self.selection.own_generics(declaration):
            text = re.sub(r"(func [^\s(]+|init[?!]?|subscript)\s*\(", rf"\1<{', '.join(own)}>(", text, count=1)

        def with_arguments(match):
            parts = match.group().split(".")
            if text[match.end():match.end() + 1] == "<":
                return match.group()
            for index, part in enumerate(parts):
                path = self.lists.resolve(".".join(name.split("<")[0] for name in parts[:index + 1]), declaration.owner)
                if arguments := self.lists.facts_of(path).generics:
                    parts[index] = f"{part}<{', '.join(arguments)}>"
            return ".".join(parts)

        return TYPE_NAME.sub(with_arguments, text)

    def member(self, member):
        owner, text = self.lists.types[member.owner], self.member_text(member)
        if member.kind == "Case":
            return re.sub(r"case (\w+)", r"case `\1`", text)
        attributes, text = without_attributes(text)
        # Callers can ignore the result of a method of Objective-C.
        is_objc = owner.kind == "Class" and not self.selection.is_generic(owner.path) or (
            owner.path in self.selection.objc_protocols)
        if is_objc and member.kind.endswith("Method") and "->" in text:
            attributes += "@discardableResult "
        if owner.kind == "Protocol":
            text = re.sub(r" = (\[:?\]|[\w.]+)", "", text)
            return attributes + text.replace("optional ", "@objc optional ")
        if owner.kind == "Class":
            return attributes + self.class_member(member, text)
        return f"{attributes}public {text}"

    def class_member(self, member, text):
        if member.kind == "Initializer":
            return self.initializer(member, text)
        overridden = self.selection.overridden(member)
        # A delegate's type is narrower in a subclass, which only Objective-C allows.
        override = "" if not overridden else "override " if is_same(overridden, member) else "@_nonoverride "
        return override + ("public " if text.startswith("static") else "open ") + text

    def initializer(self, member, text):
        if member.name_in_owner == "init(coder:)":
            return f"public required {text}"
        if self.selection.is_convenience(member) and "convenience" not in text:
            text = f"convenience {text}"
        overridden = self.selection.overridden(member)
        overrides = (
            not self.selection.is_convenience(overridden) if overridden
            else member.name_in_owner == "init()" and not self.selection.inherited_designated(member.owner))
        return "override " * overrides + f"public {text}"

    def inherited_initializers(self, path):
        """The initializers that a class inherits, which an interface repeats."""
        own = self.selection.initializers(path)
        inherited = self.selection.inherited_designated(path)
        has_designated = any(not self.selection.is_convenience(member) for member in own)
        names = {member.name_in_owner for member in own}
        lines = []
        for member in inherited:
            attributes, text = without_attributes(self.member_text(member))
            if member.name_in_owner in names:
                continue
            if member.name_in_owner == "init(coder:)":
                lines.append(f"{attributes}public required {text}")
            elif not has_designated:
                lines.append(f"{attributes}override public {text}")
        if "init()" in names or any(member.name_in_owner == "init()" for member in inherited):
            return lines
        if not inherited and not has_designated:
            return [*lines, "override public init()"]
        if "init(coder:)" in names or inherited:
            # Views and controllers can be created without arguments.
            return [*lines, "override " * (not inherited) + "public convenience init()"]
        return lines


def interface(names, oldest):
    """The interface of UIKit that sources with some names need, and the number of its types and of their members."""
    selection = Selection(read_lists(), names)
    count = (len(selection.types), sum(map(len, selection.members.values())))
    listed = (MODULES / "UIKit.swiftinterface").read_text()
    return f"{listed}\n{Interface(selection, oldest).text()}", count
