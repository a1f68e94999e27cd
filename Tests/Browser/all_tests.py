"""Runs the tests of all files, by the names of their classes. Run by Scripts/test-browser.

Without arguments, two classes run at a time: most of its time a test waits for its page to settle.
"""

import importlib
import subprocess
import sys
import unittest
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

for path in sorted(Path(__file__).parent.glob("test_*.py")):
    module = importlib.import_module(path.stem)
    globals().update({name: value for name, value in vars(module).items() if isinstance(value, type)})


def classes_with_tests():
    """The names of the classes; the one that takes longest comes first, so that nothing waits for it at the end."""
    names = [
        name for name, value in globals().items()
        if isinstance(value, type) and issubclass(value, unittest.TestCase)
        and unittest.defaultTestLoader.getTestCaseNames(value)]
    return sorted(names, key=lambda name: (name != "Screens", name))


def run(name, is_last_try=False):
    """Tests one class in a process of its own and returns how that ended.

    What a browser does takes real time, and a busy machine is sometimes too slow for it: a class that fails is tried once
    more, and says so.
    """
    outcome = subprocess.run(
        [sys.executable, __file__, name], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        text=True)
    print(outcome.stdout, end="", flush=True)
    if outcome.returncode == 0 or is_last_try:
        return outcome.returncode
    print(f"{name} failed and is tried once more.", flush=True)
    return run(name, is_last_try=True)


if __name__ == "__main__":
    if sys.argv[1:]:
        unittest.main(verbosity=2)
    with ThreadPoolExecutor(2) as pool:
        sys.exit(max(pool.map(run, classes_with_tests())))
