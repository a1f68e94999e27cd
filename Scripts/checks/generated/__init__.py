"""Generates the pages and tables of `Scripts/document`, and the sources that have a template."""
