"""Taffy, compiled from Rust, by the wheel `stretchable`: only its own layout call is timed."""

import time

from stretchable import Style, taffylib
from stretchable.style import AUTO, AlignContent, AlignItems, Display, FlexWrap
from stretchable.style.geometry.size import SizeAvailableSpace

from workload import SPACING, sizes

ANY_SPACE = SizeAvailableSpace.default().to_dict()


class Taffy:
    name = "taffy"

    def __init__(self, count, seed):
        self.tree = taffylib.init()
        taffylib.disable_rounding(self.tree)
        self.container = taffylib.node_create(self.tree, self.style(1))
        style = Style(flex_shrink=0, size=(1, 1)).to_dict()
        self.items = []
        for width, height in sizes(count, seed):
            style["size"] = {
                name: dict(style["size"][name], value=value)
                for name, value in (("width", width), ("height", height))
            }
            item = taffylib.node_create(self.tree, style)
            taffylib.node_add_child(self.tree, self.container, item)
            self.items.append(item)

    def style(self, width):
        return Style(
            display=Display.FLEX, flex_wrap=FlexWrap.WRAP, size=(width, AUTO), gap=SPACING,
            align_items=AlignItems.START, align_content=AlignContent.START).to_dict()

    def seconds(self, width):
        taffylib.node_set_style(self.tree, self.container, self.style(width))
        start = time.perf_counter()
        taffylib.node_compute_layout(self.tree, self.container, ANY_SPACE)
        return time.perf_counter() - start

    def frames(self):
        frames = []
        layout = taffylib.PyLayout()
        for item in self.items:
            taffylib.node_get_layout(self.tree, item, layout)
            frames += layout.x, layout.y, layout.width, layout.height
        return frames
