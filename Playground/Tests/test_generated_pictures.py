"""The SwiftUI code that the page prints draws what the page shows: edges of views and of their texts agree."""

import base64
import json
import math
import shutil

from generated import build, linked, run, work, write_views
from playground import PlaygroundTest, tests

# The page in SwiftUI's colors, without what is around the views, and without the landscapes that code has none of. Both have
# the font Inter, but the page has Apple's heights of lines, and PortableUI those of the font.
style = """
:root {{ --text: black; --back: white; --sunken: white; --edge: #c4c4c6; --accent: var(--blue); }}
#scroller {{ position: fixed !important; inset: 0; z-index: 1; height: auto !important; }}
#box {{ outline: none !important; }}
.handle, .photo svg {{ display: none !important; }}
.place .field:not(.typed) {{ color: rgb(0 0 0 / 60%); }}
.chip, .field, .avatar {{ line-height: {0}px; }}
.text, .word {{ line-height: {1}px; }}
.tile {{ line-height: {2}px; }}
.title {{ line-height: {3}px; }}
"""


class PictureTests(PlaygroundTest):
    # The browser rounds where the letters of a font stand to pixels. So two of them are a point, from the start.
    flags = ("--force-device-scale-factor=2",)

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.browser.set_window(1280, 2600, scale=0)
        cls.browser.set_media(**cls.media)
        cls.open("topics")
        for script in ["flows.js", "pictures.js"]:
            cls.browser.run((tests / script).read_text() + "\n0")
        cls.browser.run("globalThis.flows = picturedFlows()")
        cls.flows = json.loads(cls.browser.run("""JSON.stringify(flows.map(([name, flow]) => {
            const alignment = flow.direction === "rightToLeft" ? ".topTrailing" : ".topLeading";
            const frame = `width: ${flow.width}, ${flow.height == null ? "" : `height: ${flow.height}, `}alignment: ${alignment}`;
            return { name, link: linkOf(flow, false), code: swiftCode(flow), call: `try drawn({view}.frame(${frame}))` };
        }))"""))
        # It is linked with all that the generated code is.
        build("draw-gallery")
        system = run("pkg-config", "--cflags-only-I", "--libs", "pangocairo", "gdk-pixbuf-2.0").split()
        program = linked(
            write_views("Pictures", [(flow["code"], flow["call"]) for flow in cls.flows], "Data"),
            "GeneratedPictures/main.swift", "-I", "Tools/Sources/CPangoCairo", "-I", "Tools/Sources/CGdkPixbuf",
            *(part for name in system for part in (["-Xcc", name] if name.startswith("-I") else [name])))
        text = style.format(*json.loads(run(str(program))))
        cls.browser.run(f"""{{
            const style = document.createElement("style");
            style.textContent = {text!r};
            document.head.append(style);
            page.boxes.known.clear();
        }}""")
        baselines = cls.browser.run("""["chip", "text", "tile", "title"].map(kind => {
            const { firstBaseline } = page.boxes.measure(makeItem(kind, "x"));
            return firstBaseline - { chip: 6, text: 0, tile: 12, title: 0 }[kind];
        })""")
        cls.folder = work / "Drawn"
        shutil.rmtree(cls.folder, ignore_errors=True)
        cls.folder.mkdir()
        run(str(program), str(cls.folder), json.dumps(baselines))

    def setUp(self):
        pass  # The page stays open.

    def test_code_draws_what_is_shown(self):
        for number, flow in enumerate(self.flows):
            self.js(f"showFlow(flows[{number}][1])")
            box = self.js("(({ x, y, width, height }) => ({ x, y, width, height }))(page.stage.box.getBoundingClientRect())")
            # No more than the window shows.
            box["height"] = min(box["height"], 2500)
            size = {side: max(math.ceil(box[side]), 1) for side in ("width", "height")}
            shown = self.browser.call("Page.captureScreenshot", format="png", clip={**box, **size, "scale": 1})["data"]
            drawn = base64.b64encode((self.folder / f"{number}.png").read_bytes()).decode()
            difference = self.js(f"difference('{shown}', '{drawn}', {json.dumps(box)})")
            with self.subTest(flow["name"], link=flow["link"]):
                if difference:
                    self.keep(flow["name"], shown, drawn)
                self.assertIsNone(difference, f"Both pictures are in {self.folder}.\n{flow['code']}")

    def keep(self, name, shown, drawn):
        """Leaves two pictures that differ for somebody to look at."""
        for side, picture in (("page", shown), ("code", drawn)):
            (self.folder / f"{name}-{side}.png").write_bytes(base64.b64decode(picture))
