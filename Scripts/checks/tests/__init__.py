"""Tests of the checks; `Scripts/check self-test` runs them."""
