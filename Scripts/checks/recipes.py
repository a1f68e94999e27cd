"""Checks the recipes for continuous integration as far as possible without running them: the Dockerfile, the workflow, and
the editor's settings of Examples/TestedApp, and the commands in Documentation/TestingInATeam.md."""

import json
import re
from functools import cache

from checks import compiler, repository
from checks.repository import ROOT

APP = ROOT / "Examples/TestedApp"
WORKFLOWS = [".github/workflows/tests.yml", ".github/workflows/shards.yml"]
PAGE = "Documentation/TestingInATeam.md"
# The packages that a checkout with Git LFS needs in addition to Collage's.
TOOLS = {"git", "git-lfs"}
# The packages that Collage's own scripts and tests need and an app doesn't.
OURS = {"python3", "unicode-data"}


def docker_commands(text):
    """The commands of RUN lines with their continuations, and the CMD."""
    joined = re.sub(r"\\\n", " ", re.sub(r"^\s*#.*\n", "", text, flags=re.MULTILINE))
    for kind, command in re.findall(r"^(RUN|CMD) (.+)$", joined, re.MULTILINE):
        yield " ".join(json.loads(command)) if kind == "CMD" else command


def workflow_commands(text):
    """The `run:` steps, on one line or in an indented block."""
    lines = text.splitlines()
    for number, line in enumerate(lines):
        found = re.match(r"( *)(?:- )?run: (.*)$", line)
        if not found:
            continue
        if found.group(2) != "|":
            yield found.group(2)
            continue
        depth = len(found.group(1))
        block = []
        for following in lines[number + 1:]:
            if following.strip() and len(following) - len(following.lstrip()) <= depth:
                break
            block.append(following[depth + 2:])
        # GitHub replaces these before a shell reads them.
        yield re.sub(r"\$\{\{.*?\}\}", "value", "\n".join(block))


def needed_packages(text):
    """The packages of system-packages.txt that an app needs."""
    return {
        line for line in text.split("\n") if line and not line.startswith(("#", "browser:"))} - OURS


def package_problems(command, needed):
    """The unnecessary Debian packages that a command installs, and the missing ones."""
    for words in re.findall(r"apt-get install ([^&|;\n]+)", command):
        installed = {word for word in words.split() if not word.startswith("-")}
        yield from (f"system-packages.txt has no package {name}" for name in sorted(installed - needed - TOOLS))
        yield from (f"{name} isn't installed" for name in sorted(needed - installed))


@cache
def help_of(*command):
    """The help that `swift` prints for a command. SwiftPM would wait for builds in a folder with a package."""
    outcome = compiler.run(["env", "--chdir=/", "swift", *command, "--help"])
    return outcome.stdout + outcome.stderr


def swift_problems(command):
    """The options and subcommands of a `swift` command that don't exist."""
    for verb, words in re.findall(r"\bswift (test|package)([^&|;\n]*)", command):
        options = re.findall(r"--[a-z-]+", words.split(" collage ")[0])
        # Options of plugins are on another page.
        known = help_of(verb) + (help_of("package", "plugin") if verb == "package" else "")
        yield from (f"swift {verb} has no option {option}" for option in options if option not in known)
        if " collage " in words:
            source = repository.text(ROOT / "Sources/Testing/CollagePlugin/Request.swift")
            words = words.split(" collage ")[1].split()
            for word in words[:1] + [word for word in words if word.startswith("--")]:
                if word not in source:
                    yield f"collage has no {word}"


def command_problems(command, needed):
    outcome = compiler.run(["bash", "-n", "-c", command])
    if outcome.returncode != 0:
        yield f"bash can't read this: {outcome.stderr.strip()}\n{command}"
    flat = re.sub(r"\\\n", " ", command)
    yield from package_problems(flat, needed)
    yield from swift_problems(flat)


def commands():
    """The commands of the recipes, by the files that have them."""
    read = {name: repository.text(APP / name) for name in (
        "Dockerfile", *WORKFLOWS, ".vscode/tasks.json")}
    return {
        "Dockerfile": list(docker_commands(read["Dockerfile"])),
        **{name: list(workflow_commands(read[name])) for name in WORKFLOWS},
        ".vscode/tasks.json": [task["command"] for task in json.loads(read[".vscode/tasks.json"])["tasks"]],
        PAGE: re.findall(r"^```(?:bash|sh)\n(.*?)^```", repository.text(ROOT / PAGE), re.MULTILINE | re.DOTALL),
    }


def check(options):
    json.loads(repository.text(APP / ".vscode/launch.json"))
    needed = needed_packages(repository.text(ROOT / "Scripts/system-packages.txt"))
    found = commands()
    problems = [f"{place}: there is no command" for place, listed in found.items() if not listed]
    for place, listed in found.items():
        problems += [f"{place}: {problem}" for command in listed for problem in command_problems(command, needed)]
    if problems:
        raise repository.Failure(
            problems, "Correct the recipe, so that its packages are the same as in Scripts/system-packages.txt.")
    count = sum(map(len, found.values()))
    return f"Bash can read each of the {count} commands of the recipes, and their packages and options exist."
