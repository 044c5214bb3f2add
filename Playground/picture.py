"""Takes the pictures of the playground that the README shows: `picture.py FOLDER`. Scripts/pictures calls this."""

import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "Playground" / "Tests"))

from browser import Browser  # noqa: E402

# As narrow as it can be with two columns of options, so that its text is large enough where the picture is shown.
with Browser() as browser:
    browser.set_window(1180, 860, scale=1.33)
    for scheme, name in (("light", "playground"), ("dark", "playground~dark")):
        browser.set_media(color_scheme=scheme, reduced_motion="reduce")
        browser.open((ROOT / ".build/playground/index.html").as_uri() + "#trips")
        browser.wait("window.page?.flow != null")
        browser.screenshot(pathlib.Path(sys.argv[1]) / f"{name}.png", height=860)
