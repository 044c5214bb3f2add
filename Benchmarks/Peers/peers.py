"""Times a new width over the same items, in FlowEngine and everywhere else, and compares the frames.

Called by Scripts/bench-peers with the executable peers-ours, and with numbers of items.
"""

import statistics
import sys

import chromium
import flowbox
from ours import Ours
from taffy import Taffy
from workload import widths
from yoga import Yoga

CONTAINERS = [390, 1200]
SEED = 7
ROUNDS = 5
# From here on, Yoga takes a minute for one layout: its wrapping is quadratic in lines.
YOGA_ONCE = 100_000

# All but the first place items like these as we do.
SEEDS_RIGHT_HERE = ["collection", "justifiable", "flexible", "arranger"]
SEEDS = ["guide", *SEEDS_RIGHT_HERE]
ROWS = {
    "frames": "FlowEngine, all frames",
    "lines": "FlowEngine, lines only",
    "taffy": "Taffy",
    "yoga": "Yoga",
    "chromium": "Chromium, forced reflow",
    "flowbox": "GTK FlowBox, in columns",
    "guide": "Seed 000, alignment guides",
    "collection": "Seed 001, `CollectionView`",
    "justifiable": "Seed 002, `JustifiableFlowLayout`",
    "flexible": "Seed 003, `FlexibleView`",
    "arranger": "Seed 004, `Arranger`",
}
# What is compared with what at 100,000 items, and how often longer it has to take.
TARGETS = [
    ("taffy", "taffy", "lines", 150),
    ("taffy-frames", "taffy", "frames", 75),
    ("yoga", "yoga", "frames", 5000),
    ("chromium", "chromium", "frames", 200),
]


def progress(text):
    print(text, file=sys.stderr, flush=True)


def check(peer, frames, expected):
    """Ends the run where a frame is not exactly ours."""
    for index in range(0, max(len(frames), len(expected)), 4):
        theirs, own = frames[index:index + 4], expected[index:index + 4]
        if theirs != own:
            raise SystemExit(f"bench-peers: item {index // 4} is at {theirs} in {peer}, and at {own} here")


def measure(count, ours):
    """The seconds of each repetition, by what took them and the container's width."""
    seconds = {(name, container): [] for name in ROWS for container in CONTAINERS}
    peers = [Taffy(count, SEED), Yoga(count, SEED)]
    for turn in range(ROUNDS):
        for container in CONTAINERS:
            progress(f"{count} items, {container} wide, {turn + 1} of {ROUNDS}")
            width = container + turn * 3
            expected = ours.frames("frames", count, SEED, width)

            for name in ["lines", "frames", *SEEDS]:
                seconds[name, container].append(ours.seconds(name, count, SEED, width))
            for name in SEEDS_RIGHT_HERE:
                check(name, ours.frames(name, count, SEED, width), expected)

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

        for container, times in zip(CONTAINERS, flowbox.new_widths(count, SEED, CONTAINERS, repetitions=3)):
            seconds["flowbox", container] += times
    return {key: statistics.median(times) for key, times in seconds.items()}


def table(medians, container):
    counts = list(medians)
    print(f"\n| a new width, {container} wide | " + " | ".join(f"{count:,}" for count in counts) + " |")
    print("|---|" + "---:|" * len(counts))
    for name, title in ROWS.items():
        cells = []
        for count, times in medians.items():
            own = times["frames", container]
            if name == "frames":
                cells.append(f"{own / count * 1e9:.1f} ns an item")
            else:
                cells.append(f"{times[name, container] / own:,.2f} ×")
        print(f"| {title} | " + " | ".join(cells) + " |")


def main(executable, *counts):
    ours = Ours(executable)
    medians = {count: measure(count, ours) for count in map(int, counts)}
    ours.close()

    for container in CONTAINERS:
        table(medians, container)
    print("\nAll frames of Taffy, Yoga, Chromium and the seeds from 001 on are exactly ours.\n")
    times = medians.get(100_000)
    if times:
        # Of the two containers, the one in which the others are nearest.
        for name, peer, own, limit in TARGETS:
            ratio = min(times[peer, container] / times[own, container] for container in CONTAINERS)
            print(f"target {name} ratio {ratio:.1f} limit {limit} {'pass' if ratio >= limit else 'miss'}")


main(*sys.argv[1:])
