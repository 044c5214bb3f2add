"""Chromium without a window: the time of a forced reflow of a wrapping flex container."""

import json
import os
import pathlib
import subprocess
import tempfile

from workload import SPACING

PAGE = (pathlib.Path(__file__).parent / "chromium.html").read_text()


def reflow(count, seed, width, repetitions):
    """The seconds of each repetition, and the frames at the width."""
    question = dict(count=count, seed=seed, width=width, spacing=SPACING, repetitions=repetitions)
    with tempfile.TemporaryDirectory() as folder:
        page = pathlib.Path(folder) / "page.html"
        page.write_text(PAGE.replace("QUESTION", json.dumps(question)))
        command = os.environ.get("CHROMIUM", "chromium")
        # Chromium has no sandbox for root.
        sandbox = [] if os.geteuid() else ["--no-sandbox"]
        document = subprocess.run(
            [
                command, "--headless", *sandbox, "--disable-gpu", "--force-device-scale-factor=1",
                f"--user-data-dir={folder}/profile", "--dump-dom", str(page),
            ],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout
    start = document.find('<pre id="answers">')
    if start < 0:
        raise SystemExit(f"bench-peers: {command} gave no answers for {count} items")
    answers = json.loads(document[start:].split(">", 1)[1].split("</pre>")[0])
    return answers["seconds"], answers["frames"]
