"""Yoga, compiled from C++, by the wheel `pyyoga`: only its own layout call is timed."""

import time

from pyyoga import Align, FlexDirection, Gutter, Wrap
from pyyoga._pyyoga import Config, Node

from workload import SPACING, sizes


class Yoga:
    name = "yoga"

    def __init__(self, count, seed):
        # The module's own classes and not the Python ones around them, which cannot hold so many items.
        self.config = Config.new() if hasattr(Config, "new") else Config()
        self.config.set_point_scale_factor(0)
        self.container = Node.new_with_config(self.config)
        self.container.set_flex_direction(FlexDirection.Row)
        self.container.set_flex_wrap(Wrap.Wrap)
        self.container.set_gap(Gutter.All, SPACING)
        self.container.set_align_items(Align.FlexStart)
        self.items = []
        for width, height in sizes(count, seed):
            item = Node.new_with_config(self.config)
            item.set_width(width)
            item.set_height(height)
            self.container.insert_child(item, len(self.items))
            self.items.append(item)

    def seconds(self, width):
        self.container.set_width(width)
        start = time.perf_counter()
        self.container.calculate_layout()
        return time.perf_counter() - start

    def frames(self):
        frames = []
        for item in self.items:
            frames += (
                item.get_layout_left(), item.get_layout_top(), item.get_layout_width(), item.get_layout_height())
        return frames
