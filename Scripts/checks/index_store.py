"""The declarations and references of our modules, from the index that the compiler writes in a debug build.

The index is read with libIndexStore, which is part of the toolchain. A declaration is identified by its USR, which symbol
graphs contain, too.
"""

import ctypes
import shutil
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from checks import repository


class Text(ctypes.Structure):
    """A string of libIndexStore."""

    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


POINTER = ctypes.c_void_p
ON_VALUE = ctypes.CFUNCTYPE(ctypes.c_bool, POINTER, POINTER)
ON_TEXT = ctypes.CFUNCTYPE(ctypes.c_bool, POINTER, Text)

# The functions of libIndexStore that this module calls: the type of the result, and the types of the parameters.
FUNCTIONS = {
    "store_create": (POINTER, ctypes.c_char_p, POINTER),
    "store_units_apply_f": (ctypes.c_bool, POINTER, ctypes.c_uint, POINTER, ON_TEXT),
    "unit_reader_create": (POINTER, POINTER, ctypes.c_char_p, POINTER),
    "unit_reader_dispose": (None, POINTER),
    "unit_reader_get_main_file": (Text, POINTER),
    "unit_reader_dependencies_apply_f": (ctypes.c_bool, POINTER, POINTER, ON_VALUE),
    "unit_dependency_get_kind": (ctypes.c_int, POINTER),
    "unit_dependency_get_name": (Text, POINTER),
    "unit_dependency_get_filepath": (Text, POINTER),
    "record_reader_create": (POINTER, POINTER, ctypes.c_char_p, POINTER),
    "record_reader_dispose": (None, POINTER),
    "record_reader_occurrences_apply_f": (ctypes.c_bool, POINTER, POINTER, ON_VALUE),
    "occurrence_get_symbol": (POINTER, POINTER),
    "occurrence_get_roles": (ctypes.c_uint64, POINTER),
    "occurrence_get_line_col": (None, POINTER, POINTER, POINTER),
    "occurrence_relations_apply_f": (ctypes.c_bool, POINTER, POINTER, ON_VALUE),
    "symbol_relation_get_symbol": (POINTER, POINTER),
    "symbol_relation_get_roles": (ctypes.c_uint64, POINTER),
    "symbol_get_usr": (Text, POINTER),
    "symbol_get_name": (Text, POINTER),
}

# Roles of occurrences and of relations.
DEFINITION, REFERENCE, READ, WRITE, CALL, IMPLICIT = (1 << bit for bit in (1, 2, 3, 4, 5, 8))
CHILD, OVERRIDE, CALLED_BY, ACCESSOR, CONTAINED_BY = (1 << bit for bit in (9, 11, 13, 15, 16))
RECORD = 2


@dataclass(slots=True)
class Reference:
    """A use of a declaration."""

    roles: int
    # The USR of the function or property whose code contains the use, or an empty string.
    container: str
    file: str
    line: int


@dataclass
class Index:
    """Declarations by USR, with their relations and references."""

    # The file and the line of each definition.
    definitions: dict = field(default_factory=dict)
    # Definitions that a macro or the compiler adds.
    implicit: set = field(default_factory=set)
    # The declarations that a declaration overrides, and the requirements that it satisfies.
    overridden: dict = field(default_factory=dict)
    # The property or subscript of an accessor.
    property_of: dict = field(default_factory=dict)
    # The type or extension that a declaration is a member of.
    parent: dict = field(default_factory=dict)
    references: dict = field(default_factory=dict)
    # The name of each definition, with its labels.
    names: dict = field(default_factory=dict)

    def all_overridden(self, usr):
        """The declarations that a declaration overrides, directly and indirectly."""
        found, waiting = set(), [usr]
        while waiting:
            fresh = self.overridden.get(waiting.pop(), set()) - found
            found |= fresh
            waiting += fresh
        return found

    def owner(self, usr):
        """The property of an accessor, or the declaration itself."""
        return self.property_of.get(usr, usr)

    def add(self, usr, roles, relations, file, line, name=str):
        """Adds an occurrence. `relations` contains pairs of roles and USRs, and `name` returns the declaration's name."""
        container = ""
        for role, other in relations:
            if role & OVERRIDE:
                self.overridden.setdefault(usr, set()).add(other)
            if role & ACCESSOR:
                self.property_of[usr] = other
            if role & CHILD:
                self.parent[usr] = other
            if role & (CALLED_BY | CONTAINED_BY):
                container = other
        if roles & DEFINITION:
            self.definitions[usr] = (file, line)
            self.names[usr] = name()
            if roles & IMPLICIT:
                self.implicit.add(usr)
        if roles & REFERENCE:
            self.references.setdefault(usr, []).append(Reference(roles, container, file, line))


class Library:
    """libIndexStore, with an open store."""

    def __init__(self, store):
        compiler = shutil.which("swiftc")
        path = compiler and Path(compiler).resolve().parents[1] / "lib" / "libIndexStore.so"
        if not path or not path.exists():
            raise repository.Failure(
                ["the toolchain has no libIndexStore"], "Use a toolchain of swift.org, which contains it.")
        library = ctypes.CDLL(str(path))
        for name, (result, *parameters) in FUNCTIONS.items():
            function = getattr(library, f"indexstore_{name}")
            function.restype, function.argtypes = result, parameters
            setattr(self, name, function)
        self.store = self.store_create(str(store).encode(), None)
        if not self.store:
            raise repository.Failure([f"{store}: there is no index"], "Run swift build --build-tests.")
        self.names = {}

    def usr(self, symbol):
        """The USR of a symbol of the record that is being read."""
        if (known := self.names.get(symbol)) is None:
            known = self.names[symbol] = str(self.symbol_get_usr(symbol))
        return known

    def units(self):
        """The names of the units: one for each compiled file."""
        names = []
        self.store_units_apply_f(self.store, 0, None, ON_TEXT(lambda _, name: names.append(str(name)) or True))
        return names

    def records(self, unit, is_included):
        """The records of a unit, with their files, if the unit's main file is included."""
        reader = self.unit_reader_create(self.store, unit.encode(), None)
        found = []

        def add(_, dependency):
            if self.unit_dependency_get_kind(dependency) == RECORD:
                found.append((str(self.unit_dependency_get_name(dependency)),
                              str(self.unit_dependency_get_filepath(dependency))))
            return True

        if is_included(str(self.unit_reader_get_main_file(reader))):
            self.unit_reader_dependencies_apply_f(reader, None, ON_VALUE(add))
        self.unit_reader_dispose(reader)
        return found

    def read(self, record, file, index):
        """Adds the occurrences of a record to an index."""
        reader = self.record_reader_create(self.store, record.encode(), None)
        self.names.clear()
        line, column = ctypes.c_uint(), ctypes.c_uint()
        relations = []

        def add_relation(_, relation):
            relations.append((
                self.symbol_relation_get_roles(relation), self.usr(self.symbol_relation_get_symbol(relation))))
            return True

        on_relation = ON_VALUE(add_relation)

        def add(_, occurrence):
            relations.clear()
            self.occurrence_relations_apply_f(occurrence, None, on_relation)
            self.occurrence_get_line_col(occurrence, ctypes.byref(line), ctypes.byref(column))
            symbol = self.occurrence_get_symbol(occurrence)
            index.add(
                self.usr(symbol), self.occurrence_get_roles(occurrence), relations, file, line.value,
                lambda: str(self.symbol_get_name(symbol)))
            return True

        self.record_reader_occurrences_apply_f(reader, None, ON_VALUE(add))
        self.record_reader_dispose(reader)


@cache
def index(folders, modules_folder):
    """The index of the files in folders of the repository."""
    library = Library(modules_folder.parent / "index" / "store")
    prefixes = tuple(f"{repository.ROOT / folder}/" for folder in folders)
    result = Index()

    def is_included(file):
        return file.startswith(prefixes) and Path(file).exists()

    records = {record for unit in library.units() for record in library.records(unit, is_included)}
    if not records:
        raise repository.Failure([f"{modules_folder}: the build has no index of this folder"], "Run swift build --build-tests.")
    for record, file in sorted(records):
        library.read(record, file.removeprefix(f"{repository.ROOT}/"), result)
    return result
