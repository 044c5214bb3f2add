"""The items of all peers: the same as in Sources/peers-ours/Workload.swift and chromium.html."""

SPACING = 8


def sizes(count, seed):
    """Pseudo-random widths from 20 to 120 and heights from 20 to 40, in steps of 1/4."""
    state = seed

    def quarters(span):
        nonlocal state
        state = (state * 1_664_525 + 1_013_904_223) & 0xFFFFFFFF
        return (state >> 16) % (span * 4 + 1) / 4

    return [(20 + quarters(100), 20 + quarters(20)) for _ in range(count)]


def widths(width, number):
    """The width of a container, and a little more each time: what is asked twice may be remembered."""
    return [width + step / 4 for step in range(number)]
