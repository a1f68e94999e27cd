// Tests mirror the sources.
