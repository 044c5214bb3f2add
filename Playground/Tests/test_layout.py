"""What the page shows first, and where: the stage, filled, and the code beside or below it."""

from playground import PlaygroundTest
from test_code import on_one_line

rect = "document.querySelector({!r}).getBoundingClientRect().toJSON()"


class LayoutTests(PlaygroundTest):
    def setUp(self):
        self.browser.set_media(**self.media)

    def rect(self, selector):
        return self.js(rect.format(selector))

    def show_window(self, width, height, fragment="topics"):
        self.browser.set_window(width, height, is_mobile=width < 500)
        self.open(fragment)
        self.quiet()

    def test_the_stage_has_most_of_a_wide_window(self):
        """Three fifths of its width, with the code beside it. Tools are above, and options below, to the lower edge."""
        for width, height in [(1180, 800), (1280, 800), (1440, 900), (1920, 1080)]:
            self.show_window(width, height)
            stage, tools, code, options = (self.rect(part) for part in ["#stage", "#tools", "#output", "#flow-options"])
            with self.subTest(window=width):
                self.assertAlmostEqual(stage["width"], 0.6 * width, delta=2)
                self.assertGreaterEqual(stage["height"], 200)
                self.assertGreaterEqual(stage["top"], tools["bottom"])
                self.assertGreaterEqual(options["top"], stage["bottom"])
                # What people want most is in sight.
                for key in ["alignment", "itemSpacing", "lineAlignment", "distribution", "lineBreaking"]:
                    self.assertLess(self.rect(f"#flow-{key}")["bottom"], height, key)
                self.assertEqual(options["bottom"], height)
                self.assertGreaterEqual(code["left"], stage["right"])

    def test_much_of_the_code_is_in_sight(self):
        """More than sixteen lines on a laptop. On a phone all of the flow's, and nothing in it scrolls."""
        lines = """(({ clientHeight }, { lineHeight }) => (clientHeight - 24) / parseFloat(lineHeight))(
            output, getComputedStyle(output))"""
        for width, height in [(1180, 800), (1280, 800), (1440, 900), (1920, 1080)]:
            self.show_window(width, height, "trips")
            with self.subTest(window=width):
                self.assertGreater(self.js(lines), 16)
                self.assertLessEqual(self.rect("#code")["bottom"], height)
        self.show_window(390, 844, "trips")
        self.assertGreater(self.js(lines), 20)
        self.assertEqual(self.js("output.scrollHeight"), self.js("output.clientHeight"))

    def test_a_large_window_shows_the_whole_file(self):
        self.show_window(1920, 1080)
        self.assertEqual(*map(on_one_line, self.js("[output.firstChild.textContent, page.code]")))

    def test_all_widths_of_the_slider_are_in_sight(self):
        for width, height in [(1280, 800), (1920, 1080)]:
            self.show_window(width, height)
            self.hands.click("#width", across=0.999)
            self.quiet()
            self.assertLess(self.rect("#width-handle")["right"], self.rect("#scroller")["right"])

    def test_the_help_of_each_option_can_be_read(self):
        """Nothing covers it or cuts it off, and it is as dark as text has to be."""
        for width, height in [(390, 844), (834, 1194), (1280, 800), (1920, 1080)]:
            self.show_window(width, height, "trips")
            self.js("""(() => {
                page.select(page.flow.items[0]);
                for (const details of document.querySelectorAll("details")) details.open = true;
            })()""")
            self.quiet()
            covered = self.js("""[...document.querySelectorAll(".option:not([hidden]) .help")].filter(help => {
                help.scrollIntoView({ block: "center" });
                const { x, y, width, height } = help.getBoundingClientRect();
                return !help.textContent || document.elementFromPoint(x + Math.min(width, 40) / 2, y + height / 2) !== help;
            }).map(help => help.id)""")
            self.assertEqual(covered, [], width)
            self.assertGreater(self.js("document.querySelectorAll('.option .help').length"), 40)

    def test_narrow_windows_have_all_below_the_stage_and_the_code_last(self):
        for width, height in [(320, 640), (375, 812), (820, 1180)]:
            self.show_window(width, height)
            for select, panel in [("page.select(null)", []), ("page.select(page.flow.items[0])", ["#view-panel"])]:
                self.js(select)
                self.js("scrollTo(0, 0)")
                parts = [self.rect(part) for part in ["#stage", *panel, "#tools", "#first-group", "#flow-options", "#code"]]
                for part, next_part in zip(parts, parts[1:]):
                    self.assertAlmostEqual(next_part["top"], part["bottom"], delta=1)

    def test_the_stage_stays_in_sight_on_phones(self):
        """Or the lower part of one that is high, whatever is below it."""
        for width, height in [(320, 640), (390, 844)]:
            self.show_window(width, height)
            for name in ["filters", "days"]:
                self.show(name)
                self.quiet()
                self.js("scrollTo(0, 1e6)")
                self.assertLessEqual(self.rect("#stage")["top"], 0)
                self.assertGreater(self.rect("#stage")["bottom"], 0.25 * height)
                self.assertLessEqual(self.rect("#stage")["bottom"], 0.46 * height + 1)

    def test_a_finger_scrolls_the_page_over_the_stage(self):
        """It is as high as each preset that is not a long list, however small the phone is."""
        self.browser.call("Emulation.setTouchEmulationEnabled", enabled=True)
        try:
            for width, height in [(320, 568), (360, 640), (390, 844)]:
                self.show_window(width, height)
                for name in self.js("Object.keys(presets)"):
                    self.show(name)
                    self.quiet()
                    self.assertEqual(self.js("scroller.scrollHeight - scroller.clientHeight"), 0, f"{name} at {width}")
            x, y = self.hands.point("#scroller", across=0.02)
            # On a busy machine, the first finger may be one that rests.
            for _ in range(3):
                if self.js("scrollY") == 0:
                    self.hands.swipe(x, y, by_y=-100)
                    self.js("sleep(200)")
            self.assertGreater(self.js("scrollY"), 50)
            self.assertEqual(self.js("scroller.scrollTop"), 0)
        finally:
            self.browser.call("Emulation.setTouchEmulationEnabled", enabled=False)

    def test_the_stage_grows_with_its_flow(self):
        """Up to 60 % of the window’s height, when its edge is let go. It stays under the pointer, and all else in its place."""
        self.show_window(1280, 800)
        for name, by, is_whole in [("topics", -300, True), ("trips", -320, True), ("tags", -560, False)]:
            self.show(name)
            self.quiet()
            height, tools = self.rect("#scroller")["height"], self.rect("#tools")["top"]
            x, y = self.hands.point("#width-handle")
            self.hands.mouse("mousePressed", x, y, 1)
            self.hands.mouse("mouseMoved", x + by, y, 1)
            self.assertAlmostEqual(self.rect("#width-handle")["left"] + self.rect("#width-handle")["width"] / 2, x + by, delta=1)
            self.assertEqual(self.rect("#tools")["top"], tools)
            self.hands.mouse("mouseReleased", x + by, y)
            self.assertGreater(self.rect("#scroller")["height"], height)
            self.assertLessEqual(self.rect("#scroller")["height"], 480)
            self.assertEqual(self.js("scroller.scrollHeight === scroller.clientHeight"), is_whole, name)

    def test_the_stage_grows_for_what_is_pressed_below_it(self):
        """When that is let go."""
        self.show_window(1280, 800, "topics")
        self.hands.drag("#width", by_x=-5)
        self.assertEqual(self.js("scroller.scrollHeight"), self.js("scroller.clientHeight"))
        self.show("width=300&items=A~B~C")
        self.js("page.set({ axis: 'vertical' })")
        self.assertEqual(self.js("scroller.scrollHeight"), self.js("scroller.clientHeight"))

    def test_phones_show_all_rows_of_a_screen(self):
        """And the grip below them."""
        self.show_window(390, 844, "trips")
        self.assertEqual(self.js("page.stage.part.lineCount"), 5)
        self.assertLess(self.rect("#height-handle")["bottom"], self.rect("#scroller")["bottom"])

    def test_fields_have_an_edge(self):
        """Which is seen in the dark, too, as that of what is beside text has to be."""
        self.show_window(1280, 900, "tokens")
        for scheme in ["light", "dark"]:
            self.browser.set_media(color_scheme=scheme, **self.media)
            inside, edge = self.js("""(view => {
                const { backgroundColor, boxShadow } = getComputedStyle(view);
                const back = over(rgba(backgroundColor), rgba(getComputedStyle(document.getElementById("frame")).backgroundColor));
                return [back, over(rgba(boxShadow.match(/^(.*\\)) 0px/)[1]), back)].map(luminance);
            })(document.querySelector(".view.field"))""")
            dark, light = sorted([inside, edge])
            self.assertGreater((light + 0.05) / (dark + 0.05), 1.5, scheme)

    def test_the_flow_is_the_first_of_the_code(self):
        """From the first column on. What is around it is folded into a line, and there for who copies it."""
        shown = "document.querySelector('#output code').textContent"
        for width, height in [(390, 844), (1280, 800)]:
            self.show_window(width, height)
            for fragment, name in [("topics", "HFlow("), ("axis=vertical&height=200&items=A~B~C~D~E", "VFlow(")]:
                self.show(fragment)
                self.quiet()
                self.assertTrue(self.js(shown).startswith(name), self.js(shown))
                self.assertIn(on_one_line(self.js(shown)), on_one_line(self.js("page.code")))
            self.assertIn("FlowLayouts, ContentView, and Chip", self.js("document.getElementById('whole-file').textContent"))
            self.hands.click("#whole-file")
            self.assertEqual(on_one_line(self.js(shown)), on_one_line(self.js("page.code")))
            self.hands.click("#whole-file")

    def test_code_is_colored(self):
        self.show_window(1280, 900, "width=300&items=A~struct")
        self.assertEqual(self.js("""[...document.querySelectorAll("#output :is(b, i, em, q)")].map(e => [e.localName, e.textContent])"""),
                         [["b", "HFlow"], ["i", "8"], ["b", "Chip"], ["q", '"A"'], ["b", "Chip"], ["q", '"struct"']])
        self.js("page.setItems([4, 5, 6].map(() => makeItem('photo', '', { width: 40, height: 30 })))")
        self.assertEqual(self.js("[...document.querySelectorAll('#output i')].map(e => e.textContent)"), ["8", "0", "3", "40", "30"])

    def test_what_is_pressed_is_high_enough_for_fingers(self):
        self.browser.call("Emulation.setTouchEmulationEnabled", enabled=True)
        try:
            self.show_window(390, 844)
            self.assertTrue(self.js("matchMedia('(pointer: coarse)').matches"))
            self.assertEqual(self.js("""[...document.querySelectorAll("button, select, summary, label:has([type=checkbox])")]
                .filter(element => element.checkVisibility() && element.offsetHeight < 40)
                .map(element => element.id || element.textContent)"""), [])
        finally:
            self.browser.call("Emulation.setTouchEmulationEnabled", enabled=False)

    def test_tools_are_in_one_row_on_laptops(self):
        """Its sliders are long enough for a hand, and it is where it was, whatever the stage shows."""
        for width, height in [(1280, 800), (1440, 900)]:
            self.show_window(width, height)
            self.assertLess(self.rect("#tools")["height"], 60)
            self.assertGreater(self.rect("#width")["width"], 120)
            top = self.rect("#tools")["top"]
            for name in self.js("Object.keys(presets)"):
                self.show(name)
                self.quiet()
                self.assertEqual(self.rect("#tools")["top"], top, name)

    def test_captions_move_nothing(self):
        for width, height in [(320, 640), (390, 844), (834, 1194), (1280, 800)]:
            self.show_window(width, height)
            tops = set()
            for name in self.js("Object.keys(presets)"):
                self.show(name)
                for itemSpacing in [8, 7]:
                    self.js(f"page.set({{ itemSpacing: {itemSpacing} }})")
                    self.quiet()
                    tops.add(self.rect("main")["top"])
            self.assertEqual(len(tops), 1, width)

    def test_a_preset_that_was_cut_comes_into_sight(self):
        self.show_window(1040, 800)
        x = self.rect("#presets")["right"] - 30
        self.hands.click_at(x, self.rect("#presets")["top"] + 40)
        self.quiet()
        self.js("sleep(50)")
        self.assertNotEqual(self.js("page.preset.name"), "topics")
        self.assertLess(self.rect("#presets label:has(:checked)")["right"], self.rect("#presets")["right"] - 40)

    def test_all_presets_are_in_sight_on_laptops(self):
        for width, height in [(1280, 800), (1440, 900)]:
            self.show_window(width, height)
            self.assertEqual(*self.js("[presets.scrollWidth, presets.clientWidth]".replace("presets", "document.getElementById('presets')")))

    def test_what_opens_is_in_sight(self):
        for width, height in [(390, 844), (1024, 700), (1280, 800)]:
            self.show_window(width, height)
            self.hands.click("details:has(> #keys) summary")
            self.browser.wait("document.getElementById('keys').getBoundingClientRect().bottom <= innerHeight", 2)

    def test_what_is_dragged_does_not_move_itself(self):
        for width, height in [(390, 844), (1024, 768), (1280, 800)]:
            self.show_window(width, height)
            x, y = self.hands.point("#width", across=0.9)
            top, lines = self.rect("#width")["top"], self.js("page.stage.part.lineCount")
            self.hands.mouse("mousePressed", x, y, 1)
            self.hands.mouse("mouseMoved", x - 200, y, 1)
            self.assertGreater(self.js("page.stage.part.lineCount"), lines)
            self.assertEqual(self.rect("#width")["top"], top)
            self.hands.mouse("mouseReleased", x - 200, y)

    def test_each_column_of_options_begins_with_a_heading(self):
        for width, height in [(1024, 768), (1280, 800), (1920, 1080), (2560, 1440)]:
            self.show_window(width, height)
            self.assertEqual(self.js("[...document.querySelectorAll('#groups details')].map(group => group.getClientRects().length)"),
                             [1, 1, 1, 1], width)

    def test_large_fonts(self):
        """All but the views has the size of text that somebody has chosen in the browser, and still fits."""
        self.browser.call("Page.setFontSizes", fontSizes={"standard": 32, "fixed": 26})
        try:
            for width in [390, 1280, 1920]:
                self.show_window(width, 900)
                sizes = self.js("""["#presets label", "#add", "#output code", "#flow-options .name", ".view"].map(selector =>
                    parseFloat(getComputedStyle(document.querySelector(selector)).fontSize))""")
                # That of code is smaller where there is little space for it.
                code = {390: 22, 1280: 26, 1920: 24}[width]
                self.assertEqual([round(size) for size in sizes], [24, 30, code, 23, 15])
                self.assertEqual(self.js("document.documentElement.scrollWidth"), width)
        finally:
            self.browser.call("Page.setFontSizes", fontSizes={"standard": 16, "fixed": 13})

    def test_no_code_is_cut(self):
        for width in [390, 1280]:
            self.show_window(width, 800)
            self.assertEqual(self.js("output.scrollWidth"), self.js("output.clientWidth"))
            self.js("document.getElementById('whole-file').click()")
            self.js("getSelection().selectAllChildren(document.querySelector('#output code'))")
            self.assertEqual(on_one_line(self.js("getSelection().toString()")), on_one_line(self.js("page.code")))

    def test_keys_go_where_eyes_do(self):
        """From the tools to the stage, from there to its code, and from that to the options beside and below it."""
        self.show_window(1280, 900, "more")
        self.js("document.activeElement.blur()")
        reached = []
        while self.js("document.activeElement.id") != "flow-lineAlignment":
            self.hands.press("Tab")
            part = self.js("document.activeElement.closest('#tools, #stage, #code, #side-options, #flow-options')?.id")
            if part and part not in reached:
                reached.append(part)
        self.assertEqual(reached, ["tools", "stage", "code", "side-options", "flow-options"])

    def test_the_stage_is_filled(self):
        """Each preset is in its middle. A screen takes all of its width, and others as much as they have three rows in,
        or half of it. It is no higher than they need, but on large windows, whose space is for it."""
        for width, height in [(390, 844), (834, 1194), (1280, 800), (1920, 1080)]:
            self.show_window(width, height)
            for name in self.js("Object.keys(presets)"):
                self.show(name)
                self.quiet()
                left, top, right, bottom = self.js("""(({ left, top, right, bottom }, stage) =>
                    [left - stage.left, top - stage.top, stage.right - right, stage.bottom - bottom]
                )(...[box, scroller].map(element => element.getBoundingClientRect()))""")
                lines, share = self.js("[page.stage.part.lineCount, box.clientWidth / (scroller.clientWidth - 64)]")
                with self.subTest(preset=name, window=width):
                    self.assertAlmostEqual(left, right, delta=1)
                    if bottom > 32:
                        self.assertAlmostEqual(top, bottom, delta=2)
                    if width < 500 or name == "trips":
                        self.assertEqual(left, 32)
                    else:
                        self.assertGreater(share, 0.49)
                        self.assertTrue(lines > 2 or share < 0.51, lines)
                    self.assertLess(bottom, 80 if width < 1900 else 140)
                    # The grip below it is in sight.
                    if width > 500:
                        self.assertGreater(bottom, 28)

    def test_photo_walls_have_full_rows(self):
        for width, height in [(390, 844), (1280, 800), (1920, 1080)]:
            self.show_window(width, height)
            self.show("days")
            self.quiet()
            ends = self.js("""Object.values(Object.groupBy(page.stage.part.frames, frame => Math.round(frame.y)))
                .map(row => Math.max(...row.map(({ x, width }) => x + width)))""")
            for end in ends:
                self.assertAlmostEqual(end, self.js("page.flow.width"), delta=0.1, msg=width)

    def test_the_first_corner_of_a_flow_stays_where_it_is(self):
        """While it gets longer, until it would not be in sight as a whole."""
        self.show_window(1280, 800, "topics")
        left, top = (self.rect("#box")[side] for side in ("left", "top"))
        self.assertGreater(left, 40)
        for by, stays in [(-60, True), (40, True), (500, False)]:
            self.hands.drag("#width-handle", by_x=by)
            self.quiet()
            self.assertEqual(self.rect("#box")["left"] == left, stays, by)
            self.assertGreaterEqual(self.rect("#box")["left"], 32)
        self.assertGreaterEqual(self.rect("#box")["top"], 32)
        # Nor does a smaller window cover it.
        self.show("topics&width=500")
        self.browser.set_window(960, 800)
        self.quiet()
        self.assertLess(self.rect("#width-handle")["right"], self.rect("#scroller")["right"])

    def test_the_stage_makes_room_for_hidden_views(self):
        self.show_window(390, 844, "more")
        height = self.rect("#scroller")["height"]
        for is_expanded in (True, False):
            self.hands.click('.place[data-id="overflow"]')
            self.quiet()
            self.assertEqual(self.rect("#scroller")["height"] > height, is_expanded)
            self.assertLess(self.rect("#height-handle")["bottom"], self.rect("#scroller")["bottom"])

    def test_what_a_drag_changes_stays_where_it_is(self):
        """So does what an option changes: what says that a preset is changed has as much space as its explanation."""
        for width, height in [(375, 812), (1280, 800)]:
            self.show_window(width, height)
            top = self.rect("#summary")["top"]
            self.hands.focus("#width-handle")
            self.hands.press("ArrowLeft")
            self.quiet()
            self.assertEqual(self.rect("#summary")["top"], top)
            self.js("page.set({ itemSpacing: 7 })")
            self.quiet()
            self.assertNotEqual(self.js("document.getElementById('about').textContent"), self.js("presets.topics.about"))
            self.assertEqual(self.rect("#summary")["top"], top)

    def test_each_preset_has_a_picture(self):
        """With a shape for each view that is shown."""
        for width in [390, 1280]:
            self.browser.set_window(width, 800, is_mobile=width < 500)
            self.start("#topics")
            self.quiet()
            counts = self.js("""Object.fromEntries([...document.querySelectorAll("#presets label")].map(label =>
                [label.querySelector("input").value, label.querySelectorAll(".sketch rect").length]))""")
            self.assertEqual(counts, self.js("""Object.fromEntries(Object.entries(presets).map(([name, { make }]) =>
                [name, arranged(make()).part().frames.length]))"""))
            top, bottom = self.rect(".sketch")["top"], self.rect("#presets")["bottom"]
            self.assertLess(bottom - top, 90)

    def test_no_view_touches_the_frame(self):
        self.show_window(1280, 900)
        self.assertEqual(self.js("""(() => {
            const [frame, box] = ["frame", "box"].map(id => document.getElementById(id))
                .map(element => element.getBoundingClientRect());
            return [box.left - frame.left, box.top - frame.top, frame.right - box.right, frame.bottom - box.bottom];
        })()"""), [16, 16, 16, 16])
