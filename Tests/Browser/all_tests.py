"""Runs the tests of all files, by the names of their classes. Run by Scripts/test-browser."""

import importlib
import unittest
from pathlib import Path

for path in sorted(Path(__file__).parent.glob("test_*.py")):
    module = importlib.import_module(path.stem)
    globals().update({name: value for name, value in vars(module).items() if isinstance(value, type)})

if __name__ == "__main__":
    unittest.main(verbosity=2)
