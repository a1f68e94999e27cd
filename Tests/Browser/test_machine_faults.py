"""Tests of apps on a machine whose disk is full, whose streams are closed, or that runs out of open files."""

import json
import os
import resource
import signal
import socket
import subprocess
import tempfile
import time
import unittest
import urllib.error
import urllib.request
from pathlib import Path

from gallery import GALLERY, LIMIT, TEST_APP


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as server:
        return server.getsockname()[1]


def open_unseen_page(port):
    """Opens a page without a browser; returns its session, or the message of the refusal."""
    request = urllib.request.Request(f"http://127.0.0.1:{port}/pages", data=b"{}", method="POST")
    try:
        with urllib.request.urlopen(request, timeout=LIMIT) as answer:
            return json.load(answer)["session"], None
    except urllib.error.HTTPError as error:
        return None, error.read().decode()


def wait_for(port, process):
    end = time.monotonic() + LIMIT
    while time.monotonic() < end and process.poll() is None:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/pages", timeout=LIMIT):
                return
        except (ConnectionError, urllib.error.URLError):
            time.sleep(0.05)
    raise AssertionError(f"the app doesn't answer; its status is {process.poll()}")


class Images(unittest.TestCase):
    def draw(self, file, **options):
        return subprocess.run(
            [str(TEST_APP), "--snapshot", str(file)], capture_output=True, text=True, timeout=LIMIT, **options)

    def test_an_image_that_cannot_be_written_leaves_the_old_one(self):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, "screen.png")
            self.assertEqual(self.draw(file).returncode, 0)
            old = file.read_bytes()

            def limit_files():
                # The system reports the limit as an error, instead of a signal, as it reports a full disk.
                signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
                resource.setrlimit(resource.RLIMIT_FSIZE, (1024, 1024))

            outcome = self.draw(file, preexec_fn=limit_files)
            self.assertEqual(outcome.returncode, 1)
            self.assertIn(f"{file}: the image can't be written: ", outcome.stderr)
            self.assertEqual(file.read_bytes(), old)
            self.assertEqual([path.name for path in Path(folder).iterdir()], ["screen.png"])

    def test_a_missing_folder_is_reported(self):
        outcome = self.draw("/nowhere/screen.png")
        self.assertEqual(outcome.returncode, 1)
        self.assertRegex(outcome.stderr, "^error: /nowhere/screen.png: the image can't be written: there is no such folder")


class Streams(unittest.TestCase):
    def serve(self, **streams):
        port = free_port()
        process = subprocess.Popen([str(TEST_APP), "--port", str(port)], stdin=subprocess.DEVNULL, **streams)
        self.addCleanup(process.wait, LIMIT)
        self.addCleanup(process.kill)
        wait_for(port, process)
        return port, process

    def test_an_app_serves_pages_although_its_output_is_full(self):
        with open("/dev/full", "w") as full:
            port, process = self.serve(stdout=full, stderr=full)
            self.assertIsNotNone(open_unseen_page(port)[0])
            self.assertIsNone(process.poll())

    def test_an_app_serves_pages_although_its_output_is_closed(self):
        reader, writer = os.pipe()
        os.close(reader)
        port, process = self.serve(stdout=writer, stderr=writer)
        os.close(writer)
        self.assertIsNotNone(open_unseen_page(port)[0])
        self.assertIsNone(process.poll())

    def test_a_taken_port_is_explained(self):
        with socket.create_server(("127.0.0.1", 65535)):
            outcome = subprocess.run(
                [str(TEST_APP), "--port", "65535"], capture_output=True, text=True, timeout=LIMIT)
        self.assertEqual(outcome.returncode, 1)
        self.assertIn("Can't listen at 127.0.0.1:65535: the port and the following ones are in use", outcome.stderr)
        self.assertIn("--port", outcome.stderr)


class OpenFiles(unittest.TestCase):
    def test_a_page_for_which_there_are_too_few_files_is_refused_and_the_others_stay(self):
        port = free_port()

        def limit_files():
            resource.setrlimit(resource.RLIMIT_NOFILE, (20, 20))

        process = subprocess.Popen(
            [str(GALLERY), "--port", str(port)], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, preexec_fn=limit_files)
        self.addCleanup(process.wait, LIMIT)
        self.addCleanup(process.kill)
        wait_for(port, process)
        for _ in range(6):
            session, refusal = open_unseen_page(port)
            if session is None:
                self.assertIn("too many open files", refusal)
        self.assertIsNone(process.poll())
