"""Checks that only this repository needs; `Scripts/check` runs them."""
