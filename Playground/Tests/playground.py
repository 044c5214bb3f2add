"""The page that Scripts/playground has built, in a browser, and the user who tries it."""

import atexit
import functools
import os
import pathlib
import random
import unittest

from browser import Browser
from hands import Hands

tests = pathlib.Path(__file__).resolve().parent
built = tests.parent.parent / ".build" / "playground"


def seed():
    """That of the environment, or a new one: SEED=7 repeats what 7 has found. It is printed."""
    number = int(os.environ.get("SEED") or random.randrange(1, 1_000_000))
    print(f"SEED={number}", flush=True)
    return number


# Pages are open for a short time: to optimize their code takes a tenth of all time more than it saves.
unoptimized = "--js-flags=--liftoff-only --no-maglev --no-turbofan"


@functools.cache
def browser(*flags):
    """A browser with the helpers of the tests in each page. Tests that need the same flags share it."""
    browser = Browser(unoptimized, *flags)
    atexit.register(browser.close)
    browser.call("Page.addScriptToEvaluateOnNewDocument", source=(tests / "helpers.js").read_text())
    return browser


class PlaygroundTest(unittest.TestCase):
    """Nothing may complain in the browser, and nothing may be loaded from a network."""

    flags = ()
    # Springs would only take time, except where motion is what is tested.
    media = {"reduced_motion": "reduce"}
    # Whether the page is one that the next test can begin with.
    is_clean = False

    @classmethod
    def setUpClass(cls):
        if not (built / "index.html").exists():
            raise SystemExit("The playground is missing: Scripts/playground builds it.")
        cls.browser = browser(*cls.flags)
        cls.browser.forget()
        cls.hands = Hands(cls.browser)

    @classmethod
    def tearDownClass(cls):
        cls.browser.run("sleep(50)")  # What the page has to say comes before the answer.
        assert cls.browser.requests, "No request was noticed, not even that of the page."
        foreign = [address for address in cls.browser.requests if not address.startswith(("file://", "data:"))]
        assert not cls.browser.complaints, f"The page complains: {cls.browser.complaints[:5]}"
        assert not foreign, f"The page loads {foreign[:5]}"

    def setUp(self):
        self.browser.set_media(**self.media)
        self.browser.set_window(1280, 900)
        if self.is_clean:
            self.js("begin()")
        else:
            self.open("topics")
            type(self).is_clean = True

    @classmethod
    def open(cls, fragment):
        """Opens the page anew, with a link's fragment."""
        cls.start("#" + fragment)
        # It does at once what it does after a pause otherwise.
        cls.browser.run("page.pause = 0")

    @classmethod
    def start(cls, link=""):
        """Opens the page as people do."""
        cls.is_clean = False
        cls.browser.open(f"file://{built}/index.html{link}")
        cls.browser.wait("window.page?.flow != null && window.linkOf != null")

    def show(self, fragment):
        """Shows a link's flow in the page as it is, which takes a fifth of the time it would take to open it anew."""
        self.js(f"page.openLink({'#' + fragment!r})")

    def plant(self, script):
        """Changes the page itself. The next test opens another one."""
        type(self).is_clean = False
        self.js(script)

    def use_fingers(self):
        self.browser.call("Emulation.setTouchEmulationEnabled", enabled=True)
        self.addCleanup(self.browser.call, "Emulation.setTouchEmulationEnabled", enabled=False)

    def use_large_fonts(self):
        self.browser.call("Page.setFontSizes", fontSizes={"standard": 32, "fixed": 26})
        self.addCleanup(self.browser.call, "Page.setFontSizes", fontSizes={"standard": 16, "fixed": 13})

    def js(self, script):
        """The value of an expression, or of a promise of one, in the page."""
        return self.browser.run(script)

    def quiet(self):
        """Waits until nothing moves and the page has worked out what follows from the last change."""
        self.js("quiet()")
