"""GTK's FlowBox, in a process of its own on a display that is not there.

It is no flow like the others: items stand in columns, and it places them anew only when their number
changes. So it goes from one of two widths to the other and back, and its frames are compared with nothing.
"""

import subprocess
import sys
import time

from workload import SPACING, sizes


def new_widths(count, seed, widths, repetitions):
    """For each of two widths, the seconds it takes to measure the height there and to place all items."""
    words = [count, seed, *widths, repetitions]
    output = subprocess.run(
        ["xvfb-run", "-a", sys.executable, __file__, *map(str, words)],
        check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout
    seconds = [float(line) for line in output.split()]
    return [seconds[index::2] for index in range(2)]


def main(count, seed, first, second, repetitions):
    import gi

    gi.require_version("Gtk", "4.0")
    from gi.repository import Gdk, Gtk

    Gtk.init()
    box = Gtk.FlowBox(
        homogeneous=False, selection_mode=Gtk.SelectionMode.NONE, halign=Gtk.Align.START,
        row_spacing=SPACING, column_spacing=SPACING, max_children_per_line=10_000)
    for width, height in sizes(count, seed):
        box.append(Gtk.DrawingArea(content_width=round(width), content_height=round(height)))

    def lay_out(width):
        start = time.perf_counter()
        area = Gdk.Rectangle()
        area.width = width
        area.height = box.measure(Gtk.Orientation.VERTICAL, width).natural
        box.size_allocate(area, -1)
        return time.perf_counter() - start

    lay_out(second)
    for _ in range(repetitions):
        print(lay_out(first))
        print(lay_out(second))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
