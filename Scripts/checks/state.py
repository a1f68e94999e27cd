"""Limits how many stored properties a class has.

A class may have five: all stored instance properties in its body count, whatever their access, and computed ones don't.
Scripts/state-ceilings.tsv lists each class that has more, with its number, which only falls. State that belongs together
goes into a type with a name. Classes of the same name share a row, which has the number of the largest.
"""

from checks import repository
from checks.tokens import is_stored, modifiers

LIST = repository.ROOT / "Scripts" / "state-ceilings.tsv"
HEADER = "class\tstored properties\n"
LIMIT = 5
TYPES = {"class", "actor", "struct", "enum", "protocol", "extension"}


def type_name(tokens, index):
    """The name of the type that the keyword at `index` declares or extends, or `None` if it declares no type."""
    if index and tokens[index - 1].text == ".":
        return None
    name, index = [], index + 1
    while index + 1 < len(tokens) and tokens[index].text.isidentifier():
        name.append(tokens[index].text)
        if tokens[index + 1].text != ".":
            return ".".join(name) if tokens[index + 1].text in ("{", ":", "<", "where") else None
        index += 2
    return None


def declared_names(tokens, index):
    """The names that the `var` or `let` at `index` declares, which commas separate."""
    yield tokens[index + 1].text
    depth = 0
    for position in range(index + 2, len(tokens) - 1):
        before, token, following = tokens[position - 1:position + 2]
        if depth == 0 and token.line > before.line and before.text != ",":
            return
        if depth == 0 and token.text == ",":
            yield following.text
        if token.text in ("(", "[", "{", "<"):
            depth += 1
        elif token.text in (")", "]", "}") or (token.text == ">" and depth and before.text != "-"):
            depth -= 1
        if depth < 0:
            return


def stored_properties(tokens):
    """The stored instance properties of the classes in a file: the path of the class and the property's name."""
    # The type of each open brace; other braces have an empty kind.
    scopes, pending = [], None
    for index, token in enumerate(tokens):
        text = token.text
        if text in TYPES and (name := type_name(tokens, index)):
            pending = (text, name)
        elif text == "{":
            scopes.append(pending or ("", ""))
            pending = None
        elif text == "}" and scopes:
            scopes.pop()
        elif text in ("var", "let") and scopes and scopes[-1][0] in ("class", "actor"):
            if not modifiers(tokens, index) & {"static", "class", "override"} and (
                    text == "let" or is_stored(tokens, index + 1)):
                owner = ".".join(name for _, name in scopes if name)
                yield from ((owner, name) for name in declared_names(tokens, index))


def counts(files):
    """The number of stored properties of each class, given the tokens of all files."""
    largest = {}
    for tokens in files:
        here = {}
        for owner, _ in stored_properties(tokens):
            here[owner] = here.get(owner, 0) + 1
        for owner, number in here.items():
            largest[owner] = max(number, largest.get(owner, 0))
    return largest


def problems(found, ceilings):
    """The classes above their ceilings, and the ceilings that are higher than necessary."""
    risen = [
        f"{name}: {found[name]} stored properties, and at most {ceilings.get(name, LIMIT)} are allowed"
        for name in sorted(found) if found[name] > ceilings.get(name, LIMIT)]
    fallen = [
        f"{name}: the ceiling is {ceilings[name]}, and the class has {found.get(name, 0)} stored properties"
        for name in sorted(ceilings) if found.get(name, 0) < ceilings[name] or ceilings[name] <= LIMIT]
    return risen, fallen


def written(found):
    """The list with the classes that are above the limit."""
    return HEADER + "".join(f"{name}\t{found[name]}\n" for name in sorted(found) if found[name] > LIMIT)


def check(options):
    found = counts(map(repository.swift_tokens, repository.swift_files("Sources")))
    is_first = options.record and not LIST.exists()
    rows = [] if is_first else [line.split("\t") for line in LIST.read_text().splitlines()[1:]]
    ceilings = {name: int(number) for name, number in rows}
    risen, fallen = problems(found, ceilings)
    if risen and not is_first:
        raise repository.Failure(risen, (
            "Move state that belongs together into a type with a name, and keep it private there. A ceiling never rises: "
            "only if a class was renamed, or moved with its state, edit its row in Scripts/state-ceilings.tsv."))
    if options.record:
        LIST.write_text(written(found))
    elif fallen:
        raise repository.Failure(fallen, "Run Scripts/check state --record, which lowers the numbers.")
    large = sum(number > LIMIT for number in found.values())
    return f"{large} classes have more than {LIMIT} stored properties, and none has more than its ceiling."
