"""The browser and the apps that tests share, and the report of a test that fails. Read by pytest."""

import contextlib
import re

import pytest

import gallery
from gallery import Server

# The screenshots of tests that failed.
FAILURES = gallery.ROOT / ".build/browser-tests/failures"
# Tests that take long start first, so that no process waits for them at the end.
FIRST = ["test_opening.py", "test_engines.py", "test_screens.py"]


@pytest.fixture(scope="session")
def session_browser():
    with gallery.chromium() as browser:
        yield browser


@pytest.fixture
def browser(session_browser):
    """A Chromium without any pages at the start of each test."""
    yield session_browser
    for context in session_browser.contexts:
        context.close()


@pytest.fixture(scope="session")
def apps():
    """Starts an app with arguments, or returns the one that runs with them: each of its pages has its own device."""
    running = {}
    with contextlib.ExitStack() as stack:

        def app(binary, *arguments):
            found = running.get((binary, arguments))
            if not found or found.process.poll() is not None:
                found = running[binary, arguments] = stack.enter_context(Server(binary, *arguments))
            return found

        yield app


def pytest_collection_modifyitems(items):
    items.sort(key=lambda item: FIRST.index(item.path.name) if item.path.name in FIRST else len(FIRST))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    """Adds to the report of a test that failed what the consoles of its pages say, and a screenshot of each."""
    report = yield
    browser = item.funcargs.get("browser")
    if call.when == "call" and report.failed and browser:
        FAILURES.mkdir(parents=True, exist_ok=True)
        name = re.sub(r"\W+", "-", item.nodeid.split("::", 1)[1])
        for context in browser.contexts:
            report.sections.append(("console of the page", "\n".join(context.console) or "empty"))
            for page in context.pages:
                path = FAILURES / f"{name}-{browser.contexts.index(context)}-{context.pages.index(page)}.png"
                report.sections.append((f"screenshot of {page.url}", photograph(page, path)))
    return report


def photograph(page, path):
    """Writes a screenshot. Returns its path, or the reason why it's missing: the browser may have failed."""
    try:
        page.screenshot(path=path, timeout=10_000)
    except Exception as error:
        return f"none: {error}"
    return str(path)
