"""Takes the picture by which others show a link to the site: `share.py SITE FILE`. Scripts/pictures calls this."""

import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "Playground" / "Tests"))

from browser import Browser  # noqa: E402

with Browser() as browser:
    browser.set_window(1200, 630)
    browser.set_media(color_scheme="light", reduced_motion="reduce")
    browser.open((pathlib.Path(sys.argv[1]).resolve() / "index.html").as_uri())
    browser.wait("window.flow?.engine != null")
    # What cannot be used in a picture is left out.
    browser.run("for (const part of document.querySelectorAll('nav, .actions')) part.remove(); flow.measure()")
    browser.run("new Promise(resolve => document.fonts.ready.then(() => requestAnimationFrame(resolve)))")
    browser.screenshot(sys.argv[2])
