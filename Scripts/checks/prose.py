"""Counts the sentences that use an idiom of Scripts/idioms.tsv, and compares each count with its ceiling.

Documentation/Style.md explains what to write instead. Scripts/prose-ceilings.tsv has a ceiling for each kind of text, which
only falls. Code, links, and words in backticks don't count.
"""

import io
import re
import subprocess
import tokenize
from functools import cache
from typing import NamedTuple

from checks import repository
from checks.repository import ROOT

IDIOMS = ROOT / "Scripts/idioms.tsv"
CEILINGS = ROOT / "Scripts/prose-ceilings.tsv"
HEADER = "kind\tsentences with an idiom\n"
SOURCES = ("Sources/", "Data/Sources/", "Tools/Sources/", "Tools/Plugins/", "Tools/Placeholders/")
# Texts by other authors, sources in the style of other projects, and the guide that quotes the idioms, with its check.
EXCLUDED = re.compile(
    r"Tests/(Resources|Fuzzing/Corpus)/|Examples/XcodeApps/\w+/|Documentation/Style\.md$|Symbols/SystemSymbols\+|"
    r"Scripts/checks/(tests/test_)?prose\.py$")
# Sentences of UIKit's own messages.
QUOTED = re.compile(
    r"Please specify a valid section definition when content|must implement the window property if it wants to use a main")
# Literals with markup, styles, or scripts.
CODE_IN_LITERAL = re.compile(r"[{}]|</?[a-z]|=>")
SCRIPT = re.compile(r"\.(py|sh|js|mjs|css)$|(^|/)[^./]+$")
# Literals with fewer words are titles and keys, not sentences.
LEAST_WORDS = 4

LEXEME = re.compile(
    r'(?P<comment>//[/!]?(?P<words>[^\n]*))|(?P<block>/\*.*?\*/)|"""\n(?P<lines>.*?)"""|"(?P<text>(?:\\.|[^"\\\n])*)"',
    re.DOTALL)
# The names of tests and suites: sentences in backticks, titles, and functions whose names are one word.
TEST_NAME = re.compile(
    r"\b(?:func|struct|class|enum) `(?P<sentence>[^`\n]+)`|@(?:Test|Suite)\(\s*\"(?P<title>[^\"\n]+)\"|"
    r"@Test\b(?:[^\"`{}]|\"[^\"\n]*\")*?\bfunc (?P<word>[a-z]\w*)|\bfunc test_?(?P<method>[A-Z]\w*)\(")
PYTHON_TEST_NAME = re.compile(r"\bdef test_(\w+)\(")
# A comment of a script: after `#` in Python and shell, after `//` or in `/* */` in JavaScript and style sheets.
HASH_COMMENT = re.compile(r"(?:^|(?<=\s))#(?!!)(?P<words>[^\n]*)", re.MULTILINE)
SLASH_COMMENT = re.compile(r"(?:^|(?<=\s))//(?P<words>[^\n]*)|/\*(?P<block>.*?)\*/", re.MULTILINE | re.DOTALL)
BLOCK_OF_CODE = re.compile(r"^[ \t]*```(?P<language>\w*)[^\n]*\n(?P<code>.*?)^[ \t]*```", re.MULTILINE | re.DOTALL)


class Idiom(NamedTuple):
    """A pattern that a sentence must not match, with its name, the words to write instead, and the kinds of text that must
    not match it. Without kinds, it's for all."""

    name: str
    pattern: re.Pattern
    instead: str
    kinds: frozenset = frozenset()


class Sentence(NamedTuple):
    """A sentence of one of the kinds of text."""

    kind: str
    file: str
    line: int
    text: str


@cache
def idioms():
    rows = (line.split("\t") for line in repository.text(IDIOMS).splitlines()[1:])
    return tuple(
        Idiom(name, re.compile(pattern), instead, frozenset(kinds.split(", ")) if kinds else frozenset())
        for name, pattern, instead, kinds in rows)


def found_idiom(sentence, kind):
    """The first idiom of a sentence of a kind of text, or `None`."""
    return next((
        idiom for idiom in idioms()
        if (not idiom.kinds or kind in idiom.kinds) and idiom.pattern.search(sentence)), None)


def sentences(paragraph, least=2):
    """The sentences of a paragraph without code and the targets of links."""
    words = re.sub(r"``?[^`]*``?", "X", " ".join(paragraph.split()))
    words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", words)
    for sentence in re.split(r"(?<=[.!?])\s+|\s\|\s?", words):
        if len(sentence.split()) >= least:
            yield sentence.strip()


def document_paragraphs(text):
    """The paragraphs, list items, and table rows of a document, each with its line. Headings are paragraphs."""
    text = re.sub(r"^```.*?^```|<!--.*?-->", lambda block: "\n" * block[0].count("\n"), text, flags=re.MULTILINE | re.DOTALL)
    for paragraph in re.finditer(r"(?:^(?!\s*$).*\n?)+?(?=\s*\n|\s*[-*|#] |\s*\d+\. |\||\Z)", text, re.MULTILINE):
        yield repository.line_number(text, paragraph.start()), re.sub(r"^\s*(#+|[-*|]|\d+\.) ?", "", paragraph[0])


def source_texts(source):
    """The comments and string literals of a Swift file: whether it is a comment, its line, and its text. The lines of a
    comment are one text, and so are literals that are joined by `+`."""
    texts, end = [], -1
    for found in LEXEME.finditer(source):
        is_comment = found["comment"] is not None
        if found["block"] is not None:
            continue
        words = found["words"] if is_comment else found["lines"] if found["text"] is None else found["text"]
        between = source[end:found.start()] if end >= 0 else ""
        joins = re.fullmatch(r"[ \t]*\n[ \t]*", between) if is_comment else re.fullmatch(r"\s*\+\s*", between)
        if joins and texts[-1][0] == is_comment and (words.strip() or not is_comment):
            texts[-1][2].append(words)
        elif words.strip():
            texts.append((is_comment, found.start(), [words]))
        # An empty comment line ends a paragraph.
        end = found.end() if words.strip() or not is_comment else -1
    line, at = 1, 0
    for is_comment, start, parts in texts:
        line, at = line + source.count("\n", at, start), start
        yield is_comment, line, (" " if is_comment else "").join(parts)


def swift_sentences(file):
    """The sentences in the comments of a Swift file, in its messages if it is a source, and in the names of its tests."""
    source = repository.text(ROOT / file)
    for is_comment, line, text in source_texts(source):
        if is_comment:
            if not text.lstrip().startswith(("MARK:", "swift-", "swiftlint", "Copyright")):
                yield from (Sentence("comments", file, line, words) for words in sentences(text))
        elif file.startswith(SOURCES) and " " in text:
            words = re.sub(r"\\\([^()]*(?:\([^()]*\)[^()]*)*\)|\\[nt\"]|\\\n", " X ", text)
            for sentence in sentences(words, LEAST_WORDS):
                if not QUOTED.search(sentence) and not CODE_IN_LITERAL.search(sentence):
                    yield Sentence("messages", file, line, sentence)
    if "Tests/" in file:
        for found in TEST_NAME.finditer(source):
            yield Sentence("test names", file, repository.line_number(source, found.start()), test_name(found))


def test_name(found):
    """The words of a test's name."""
    if sentence := found["sentence"] or found["title"]:
        return sentence
    return " ".join(re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+", found["word"] or found["method"])).lower()


def joined_lines(comments):
    """The texts of comments with their lines. Comments on lines in sequence are one text."""
    texts = []
    for line, words in comments:
        if texts and words.strip() and line == texts[-1][2] + 1:
            texts[-1] = (texts[-1][0], f"{texts[-1][1]} {words}", line)
        elif words.strip():
            texts.append((line, words, line + words.count("\n")))
    return ((line, words) for line, words, _ in texts)


def python_comments(source):
    """The comments and documentation strings of a Python file, with their lines."""
    statement_starts = True
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT and not token.string.startswith("#!"):
            yield token.start[0], token.string.lstrip("# ")
        elif token.type == tokenize.STRING and statement_starts:
            yield token.start[0], token.string.strip("\"'")
        if token.type not in (tokenize.COMMENT, tokenize.NL):
            statement_starts = token.type in (tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT)


def comments_of(source, pattern):
    """The comments of code that a pattern finds, with their lines."""
    for found in pattern.finditer(source):
        words = found["words"] if found["words"] is not None else found["block"]
        yield repository.line_number(source, found.start()), words


def script_language(file, source):
    """The language of a script: Python, a shell, or one with comments like those of JavaScript. `None` for other files."""
    first, ending = source.partition("\n")[0], file.rpartition(".")[2]
    if ending == "py" or first.startswith("#!") and "python" in first:
        return "python"
    if ending == "sh" or first.startswith("#!"):
        return "shell"
    return "javascript" if ending in ("js", "mjs", "css") else None


def script_sentences(file):
    """The sentences in the comments of a script, and the names of tests in Python."""
    source = repository.text(ROOT / file)
    language = script_language(file, source)
    if language == "python":
        comments = python_comments(source)
        for found in PYTHON_TEST_NAME.finditer(source):
            line = repository.line_number(source, found.start())
            yield Sentence("test names", file, line, found[1].replace("_", " "))
    elif language:
        comments = comments_of(source, HASH_COMMENT if language == "shell" else SLASH_COMMENT)
    else:
        return
    for line, text in joined_lines(comments):
        yield from (Sentence("comments", file, line, words) for words in sentences(text))


def document_sentences(file):
    """The sentences of a document, and those in the comments of its blocks of code."""
    kind, text = "articles" if ".docc/" in file else "documents", repository.text(ROOT / file)
    for line, paragraph in document_paragraphs(text):
        yield from (Sentence(kind, file, line, words) for words in sentences(paragraph))
    for block in BLOCK_OF_CODE.finditer(text):
        pattern = SLASH_COMMENT if block["language"] in ("swift", "js", "css") else HASH_COMMENT
        start = repository.line_number(text, block.start("code")) - 1
        for line, comment in joined_lines(comments_of(block["code"], pattern)):
            yield from (Sentence(kind, file, start + line, words) for words in sentences(comment))


def all_sentences():
    for file in repository.tracked_files():
        if EXCLUDED.search(file):
            continue
        if file.endswith(".md"):
            yield from document_sentences(file)
        elif file.endswith(".swift"):
            yield from swift_sentences(file)
        elif SCRIPT.search(file):
            yield from script_sentences(file)


def changed_files():
    """The files that differ from the last commit."""
    listed = subprocess.run(
        ["git", "status", "--porcelain", "--no-renames", "--untracked-files=all"], cwd=ROOT, capture_output=True, text=True)
    return {line[3:] for line in listed.stdout.splitlines()}


def described(sentence):
    idiom = found_idiom(sentence.text, sentence.kind)
    text = sentence.text if len(sentence.text) <= 140 else f"{sentence.text[:140]}…"
    return f"{sentence.file}:{sentence.line}: “{idiom.name}” (write: {idiom.instead}): {text}"


def counts(flagged):
    """The number of flagged sentences of each kind."""
    found = {}
    for sentence in flagged:
        found[sentence.kind] = found.get(sentence.kind, 0) + 1
    return found


def risen(found, ceilings):
    """The kinds with more flagged sentences than their ceilings allow."""
    return [
        f"{kind}: {number} sentences have an idiom, and at most {ceilings.get(kind, 0)} are allowed"
        for kind, number in found.items() if number > ceilings.get(kind, 0)]


def check(options):
    every = list(all_sentences())
    flagged = [sentence for sentence in every if found_idiom(sentence.text, sentence.kind)]
    if options.list:
        print("\n".join(map(described, flagged)))
    total, found = counts(every), counts(flagged)
    ceilings = {}
    if CEILINGS.exists():
        ceilings = {kind: int(number) for kind, number in (
            line.split("\t") for line in CEILINGS.read_text().splitlines()[1:])}
        if problems := risen(found, ceilings):
            changed = changed_files()
            problems += [described(sentence) for sentence in flagged if sentence.file in changed][:20]
            raise repository.Failure(problems, (
                "Write plain English (Documentation/Style.md). Scripts/check prose --list prints all sentences with idioms. "
                "A ceiling never rises."))
    if options.record:
        CEILINGS.write_text(HEADER + "".join(f"{kind}\t{found.get(kind, 0)}\n" for kind in sorted(total)))
    rates = ", ".join(
        f"{kind} {found.get(kind, 0)} of {total[kind]} ({100 * found.get(kind, 0) / total[kind]:.1f} %)" for kind in sorted(total))
    lower = any(found.get(kind, 0) < ceilings.get(kind, 0) for kind in total) and not options.record
    return f"Sentences with an idiom: {rates}." + (" Run Scripts/check prose --record, which lowers the ceilings." if lower else "")
