"""Times a new width over the same items, in FlowEngine and everywhere else, and compares the frames.

Called by Scripts/bench-peers with the executable peers-ours, and with numbers of items. Prints the medians as JSON,
which the executable peers-report makes tables of.
"""

import json
import statistics
import sys

import chromium
from ours import Ours
from taffy import Taffy
from workload import widths
from yoga import Yoga

CONTAINERS = [390, 1200]
SEED = 7
ROUNDS = 5
# From here on, Yoga takes many seconds for one layout: its wrapping is quadratic in lines.
YOGA_ONCE = 100_000
ENGINES = ["editable", "frames", "taffy", "yoga", "chromium"]


def progress(text):
    print(text, file=sys.stderr, flush=True)


def check(peer, frames, expected):
    """Ends the run where a frame is not exactly ours."""
    for index in range(0, max(len(frames), len(expected)), 4):
        theirs, own = frames[index:index + 4], expected[index:index + 4]
        if theirs != own:
            raise SystemExit(f"bench-peers: item {index // 4} is at {theirs} in {peer}, and at {own} here")


def measure(count, ours):
    """The median time of each engine in each container, as it is printed."""
    seconds = {(name, container): [] for name in ENGINES for container in CONTAINERS}
    peers = [Taffy(count, SEED), Yoga(count, SEED)]
    for turn in range(ROUNDS):
        for container in CONTAINERS:
            progress(f"{count} items, {container} wide, {turn + 1} of {ROUNDS}")
            width = container + turn * 3
            expected = ours.frames(count, SEED, width)

            for name in ["editable", "frames"]:
                seconds[name, container].append(ours.seconds(name, count, SEED, width))

            for peer in peers:
                if peer.name == "yoga" and count >= YOGA_ONCE:
                    if turn > 0:
                        continue
                    progress("  Yoga, which may take minutes")
                # The width itself is the last one, so that the frames are those at it.
                several = widths(width, max(1, 5000 // count))[::-1]
                total = sum(peer.seconds(width) for width in several)
                seconds[peer.name, container].append(total / len(several))
                check(peer.name, peer.frames(), expected)

            reflows, frames = chromium.reflow(count, SEED, width, repetitions=3)
            seconds["chromium", container] += reflows
            check("chromium", frames, expected)
    return [
        {
            "engine": name, "container": container, "count": count,
            "nanoseconds": statistics.median(times) * 1e9 / count,
        }
        for (name, container), times in seconds.items()
    ]


def main(executable, *counts):
    ours = Ours(executable)
    figures = [figure for count in map(int, counts) for figure in measure(count, ours)]
    ours.close()
    json.dump(figures, sys.stdout)


main(*sys.argv[1:])
