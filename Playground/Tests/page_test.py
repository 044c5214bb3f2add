"""What the tests of the page have in common."""

import pathlib
import unittest

from browser import Browser

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = (ROOT / ".build" / "playground" / "index.html").as_uri()


class PageTest(unittest.TestCase):
    """Tests of the built page in one browser, in whose console nothing complains, and which asks no server."""

    @classmethod
    def setUpClass(cls):
        cls.browser = Browser()
        cls.addClassCleanup(cls.browser.close)
        cls.browser.set_window(1280, 900)
        cls.open("")

    @classmethod
    def open(cls, fragment):
        cls.browser.open(PAGE + fragment)
        cls.browser.wait("window.page?.flow != null")

    @classmethod
    def tearDownClass(cls):
        cls.browser.run("0")
        assert not cls.browser.complaints, cls.browser.complaints
        others = [address for address in cls.browser.requests if not address.startswith(("file:", "about:", "data:"))]
        assert not others, others
