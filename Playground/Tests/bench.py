"""What Scripts/bench-playground measures, in the pages that Scripts/playground and Scripts/site have built."""

import pathlib
import statistics
import subprocess
import tempfile

from hands import Hands
from playground import browser as browser_of_tests
from playground import built, tests

rounds = 7
# How much slower a phone is, and what it has to do nevertheless.
slowness, least_frames = 6, 20


def open_page(browser, address, is_ready="window.page?.flow"):
    """Opens a page, and says after how many milliseconds it could be used."""
    browser.open(address)
    return browser.run(f"""new Promise(resolve => {{
        const look = () => {is_ready} ? resolve(performance.now()) : setTimeout(look, 0);
        look();
    }})""")


def busy_time(browser):
    """For how many seconds the page has kept a core busy."""
    metrics = browser.call("Performance.getMetrics")["metrics"]
    return next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration")


def frames_of_drag(browser, handle):
    """How many frames a second a slow phone could draw while a handle is dragged: whatever else this machine does."""
    hands = Hands(browser)
    x, y = hands.point(handle, down=0.05)
    hands.mouse("mousePressed", x, y, 1)
    begin, frames = busy_time(browser), 120
    for frame in range(frames):
        hands.mouse("mouseMoved", x - abs(9 * frame % 360 - 180), y, 1)
        browser.run("new Promise(requestAnimationFrame)")
    time = busy_time(browser) - begin
    hands.mouse("mouseReleased", x, y)
    return frames / (slowness * time)


def print_target(name, is_met):
    print(f"target {name}: {'pass' if is_met else 'miss'}")


def main():
    site = tempfile.TemporaryDirectory()
    subprocess.run([tests.parent.parent / "Scripts" / "site", site.name], check=True, stdout=subprocess.DEVNULL)
    front_page = (pathlib.Path(site.name) / "index.html").as_uri()
    playground = (built / "index.html").as_uri()
    browser = browser_of_tests()
    browser.call("Performance.enable", timeDomain="threadTicks")
    browser.set_window(1280, 900)
    time = statistics.median(open_page(browser, playground) for _ in range(rounds))
    print(f"Time to interactive {time:.0f} ms")
    print_target("less than a second", time < 1000)
    for width in (1280, 390):
        browser.set_window(width, 844, is_mobile=width < 500)
        for name, handle, address in [("front page", "#handle", front_page),
                                      *((name, "#width-handle", f"{playground}#{name}") for name in ("topics", "trips")),
                                      ("120 views", "#width-handle", f"{playground}#items=Topic{'~Topic' * 119}")]:
            open_page(browser, address, "window.flow?.engine" if name == "front page" else "window.page?.flow")
            # The front page moves by itself at first.
            browser.wait("window.page != null || flow.width === null")
            frames = frames_of_drag(browser, handle)
            print(f"\n{name} at {width}: {frames:.0f} frames a second, {slowness} times slower than here")
            print_target(f"at least {least_frames}", frames >= least_frames)
    if browser.complaints:
        raise SystemExit(f"The page complains: {browser.complaints[0]}")


if __name__ == "__main__":
    main()
