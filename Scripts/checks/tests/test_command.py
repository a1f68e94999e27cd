import contextlib
import io
import unittest
from argparse import Namespace

from checks import command, repository


def failing(options):
    raise repository.Failure(["File.swift:3: it is wrong"], "Make it right.")


class CommandTests(unittest.TestCase):
    def run_steps(self, *steps):
        output = io.StringIO()
        with contextlib.redirect_stdout(output), contextlib.redirect_stderr(output):
            failures = command.run([("name", step) for step in steps], Namespace())
        return failures, output.getvalue()

    def test_a_failure_has_a_place_and_a_fix_and_the_next_step_runs(self):
        failures, output = self.run_steps(failing, lambda options: "Fine.")
        self.assertEqual(failures, 1)
        self.assertIn("name:\nerror: File.swift:3: it is wrong\nTo fix this: Make it right.\nname: Fine.", output)

    def test_steps_that_need_a_build_can_be_skipped_or_selected(self):
        def named(*arguments):
            return [step for _, step in command.steps(command.parser().parse_args(arguments))]

        check = command.CHECKS["packaging"]
        self.assertEqual(named("packaging"), [*check.reading, *check.built])
        self.assertEqual(named("packaging", "--without-build"), check.reading)
        self.assertEqual(named("packaging", "--with-build"), check.built)

    def test_each_check_is_in_the_help(self):
        for name in command.CHECKS:
            self.assertIn(f"  {name} ", command.parser().format_help())
