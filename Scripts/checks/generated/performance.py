"""The tables of Documentation/Performance.md, from the output of `./bench`.

    ./bench | tee out/bench.txt
    Scripts/document performance out/bench.txt [MORE ...]

With several runs, a row has the lowest time, or the median of other figures, because other work only increases times. A
table replaces the one below the heading with the same name. The surrounding text isn't changed; check that it's still true.
"""

import re

from checks import repository

TABLE_HEAD = "| benchmark | measured | target | |\n"


def tables(text):
    """Each table of a document, by the heading that it's under."""
    found = {}
    for part in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        table = re.search(rf"{re.escape(TABLE_HEAD)}(?:\|.*\n)+", part)
        if table:
            found[part.partition("\n")[0].strip()] = table[0]
    return found


def measured(row):
    """The number in a row, and whether it is a time."""
    number, _, unit = row.split("|")[2].strip().lstrip("< ").partition(" ")
    return float(number), unit in ("s", "ms", "µs", "ns")


def chosen(candidates):
    """The row of several runs that the document shows."""
    ordered = sorted(candidates, key=lambda row: measured(row)[0])
    return ordered[0 if measured(ordered[0])[1] else len(ordered) // 2]


def merged(runs):
    """One table of several runs' tables, which have the same rows."""
    lines = zip(*(table.splitlines() for table in runs), strict=True)
    return "".join(f"{rows[0] if len(set(rows)) == 1 else chosen(rows)}\n" for rows in lines)


def text(document, outputs):
    """The document with the tables of the outputs of one or several runs."""
    written, runs = tables(document), [tables(output) for output in outputs]
    missing = sorted({title for run in runs for title in run} - written.keys())
    if missing:
        raise repository.Failure(
            [f"Documentation/Performance.md: there is no table under {title}" for title in missing],
            "Add the heading with a table to the document.")
    for title in runs[0]:
        document = document.replace(written[title], merged([run[title] for run in runs]))
    return document
