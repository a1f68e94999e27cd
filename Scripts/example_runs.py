"""What the scripts share that run the tests of examples."""

import os
import sys


def environment(**variables):
    """The environment of a run, without what this process is told about snapshots: in CI nothing is written that isn't
    asked for, and these runs are about what is written elsewhere."""
    kept = {
        name: value for name, value in os.environ.items()
        if name not in ("CI", "SNAPSHOT_TESTING_RECORD") and not name.startswith("COLLAGE_")}
    return {**kept, **variables}


def check(is_right, what, outcome):
    """Ends the script with what a run printed, if something isn't as it should be."""
    if not is_right:
        sys.exit(f"{outcome.stdout}\n{what}; it ended with {outcome.returncode}.")
