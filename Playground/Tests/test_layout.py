"""What the page shows first, and where: the stage, filled, and the code beside or below it."""

from playground import PlaygroundTest
from test_code import on_one_line

phones = [(320, 640), (390, 844)]
tablets = [(768, 1024), (834, 1194)]
laptops = [(1024, 768), (1180, 800), (1280, 800), (1440, 900)]
desktops = [(1920, 1080)]
every_window = [*phones, *tablets, *laptops, *desktops]


def at(windows):
    """Marks what is checked in windows of these sizes, each of which the test opens once."""
    def mark(check):
        check.windows = windows
        return check
    return mark


class LayoutTests(PlaygroundTest):
    def setUp(self):
        self.browser.set_media(**self.media)

    def rect(self, selector):
        return self.js(f"document.querySelector({selector!r}).getBoundingClientRect().toJSON()")

    def show_window(self, width, height, fragment="topics"):
        self.browser.set_window(width, height, is_mobile=width < 500)
        self.open(fragment)
        self.quiet()

    def show(self, fragment):
        super().show(fragment)
        self.quiet()

    def presets(self):
        """Shows each preset, and says its name."""
        for name in self.js("Object.keys(presets)"):
            self.show(name)
            yield name

    def test_each_window(self):
        checks = [getattr(self, name) for name in dir(self) if hasattr(getattr(self, name), "windows")]
        self.assertGreater(len(checks), 20)
        for width, height in every_window:
            self.width, self.height = width, height
            self.show_window(width, height)
            for check in checks:
                if (width, height) in check.windows:
                    with self.subTest(check.__name__, window=width):
                        self.js("begin()")
                        self.quiet()
                        check()

    # MARK: Wide windows

    @at(laptops + desktops)
    def the_stage_has_most_of_a_wide_window(self):
        """Three fifths of its width, with the code beside it. Tools are above, and options below, to the lower edge."""
        stage, tools, code, options = (self.rect(part) for part in ["#stage", "#tools", "#output", "#flow-options"])
        self.assertAlmostEqual(stage["width"], 0.6 * self.width, delta=2)
        self.assertGreaterEqual(stage["height"], 200)
        self.assertGreaterEqual(stage["top"], tools["bottom"])
        self.assertGreaterEqual(options["top"], stage["bottom"])
        # What people want most is in sight.
        for key in ["alignment", "itemSpacing", "lineAlignment", "distribution", "lineBreaking", *(["maxLines"] if self.height > 768 else [])]:
            self.assertLess(self.rect(f"#flow-{key}")["bottom"], self.height, key)
        self.assertEqual(options["bottom"], self.height)
        self.assertGreaterEqual(code["left"], stage["right"])

    @at([(1280, 800), (1440, 900), (1920, 1080), (390, 844)])
    def all_of_the_code_is_in_sight(self):
        """That of the longest preset as well. On a phone it is as high as it needs to be."""
        self.show("trips")
        self.assertGreater(self.js("output.firstChild.children.length"), 16)
        self.assertEqual(self.js("output.scrollHeight"), self.js("output.clientHeight"))
        if self.width > 500:
            self.assertLessEqual(self.rect("#code")["bottom"], self.height)

    @at(laptops + desktops)
    def all_widths_of_the_slider_are_in_sight(self):
        self.hands.click("#width", across=0.999)
        self.quiet()
        self.assertLess(self.rect("#width-handle")["right"], self.rect("#scroller")["right"])

    @at([(1280, 800)])
    def the_stage_grows_with_its_flow(self):
        """Up to 60 % of the window’s height, when its edge is let go. It stays under the pointer, and all else in its place."""
        for name, by, is_whole in [("topics", -300, True), ("trips", -320, True), ("tags", -560, False)]:
            self.show(name)
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
            self.hands.drag("#width-handle", by_x=-by)
            self.assertEqual(self.rect("#scroller")["height"], height)

    @at([(1280, 800)])
    def a_changed_preset_is_named_in_one_line(self):
        for name in self.presets():
            self.js("page.set({ itemSpacing: 31 })")
            self.quiet()
            lines = """(range => {
                range.selectNodeContents(document.getElementById("about"));
                return [range.toString(), range.getClientRects().length];
            })(document.createRange())"""
            text, count = self.js(lines)
            self.assertIn(", edited.", text)
            self.assertEqual(count, 1, text)

    @at([(390, 844), (1280, 800)])
    def the_stage_has_its_height_again_when_a_height_is_taken_back(self):
        self.show("topics")
        seen = "[scroller.clientHeight, document.getElementById('flow-options').getBoundingClientRect().top + scrollY]"
        height = self.js(seen)
        for take_back in [lambda: self.hands.click("#undo"), lambda: self.hands.press("Delete"), lambda: self.hands.double_click("#height-handle")]:
            self.hands.drag("#height-handle", by_y=250)
            self.quiet()
            self.assertGreater(self.js(seen), height)
            take_back()
            self.quiet()
            self.assertEqual(self.js(seen), height)

    @at([(390, 844), (1280, 800)])
    def the_grip_of_a_flow_that_shows_nothing_is_beside_it(self):
        for fragment in ["topics&maxLines=0", "width=300&items="]:
            self.show(fragment)
            self.assertLess(self.rect("#width-handle")["bottom"], self.rect("#frame")["bottom"])

    @at([(1280, 800)])
    def the_stage_grows_for_what_is_pressed_below_it(self):
        """When that is let go."""
        self.hands.drag("#width", by_x=-5)
        self.assertEqual(self.js("scroller.scrollHeight"), self.js("scroller.clientHeight"))
        self.show("width=300&items=A~B~C")
        self.js("page.set({ axis: 'vertical' })")
        self.assertEqual(self.js("scroller.scrollHeight"), self.js("scroller.clientHeight"))

    @at([(1280, 800), (1440, 900)])
    def the_tools_and_the_presets_are_in_one_row(self):
        """Sliders are long enough for a hand, and where they were, whatever the stage shows."""
        self.assertLess(self.rect("#tools")["height"], 60)
        self.assertGreater(self.rect("#width")["width"], 120)
        self.assertEqual(*self.js("(strip => [strip.scrollWidth, strip.clientWidth])(document.getElementById('presets'))"))
        self.assertEqual(len({self.rect("#tools")["top"] for _ in self.presets()}), 1)

    @at(laptops)
    def presets_leave_the_options_where_they_are(self):
        tops = {name: self.rect("#groups")["top"] for name in self.presets()}
        self.assertEqual({name for name, top in tops.items() if top != tops["topics"]}, set())
        self.assertLess(self.rect("#tools")["height"], 54)

    @at([(1280, 800), (1440, 900), (1920, 1080)])
    def limits_that_a_flow_has_are_in_sight(self):
        """The group above them makes room, until a flow without limits is shown."""
        for name, is_open in [("topics", True), ("more", False), ("topics", True), ("topics&maxViews=3", False)]:
            self.show(name)
            self.assertEqual(self.js("document.getElementById('flow-axis').checkVisibility()"), is_open, name)
            if not is_open:
                for key in ["maxLines", "maxViews", "hidesOverflow", "overflow"]:
                    self.assertLess(self.rect(f"#flow-{key}-help")["bottom"], self.height, key)

    @at([*tablets, *laptops])
    def no_preset_is_cut(self):
        self.assertEqual(*self.js("(strip => [strip.scrollWidth, strip.clientWidth])(document.getElementById('presets'))"))
        self.assertEqual(self.js("[...document.querySelectorAll('#presets label')].filter(label => label.scrollWidth > label.clientWidth).length"), 0)

    @at(phones)
    def presets_fade_where_there_are_more(self):
        """One that was cut comes into sight."""
        fades = "['--before', '--after'].map(end => document.getElementById('presets').style.getPropertyValue(end))"
        self.assertIn("32px", self.js("getComputedStyle(document.getElementById('presets')).maskImage"))
        self.assertEqual(self.js(fades), ["0px", "32px"])
        self.hands.click_at(self.rect("#presets")["right"] - 20, self.rect("#presets")["top"] + 40)
        self.browser.wait("page.preset.name !== 'topics'", 2)
        self.quiet()
        self.assertEqual(self.js(fades), ["32px", "32px"])
        self.assertLess(self.rect("#presets label:has(:checked)")["right"], self.rect("#presets")["right"] - 40)
        self.show("trips")
        self.browser.wait(f"{fades}[1] === '0px'", 2)

    @at(laptops + desktops)
    def each_column_of_options_begins_with_a_heading(self):
        self.assertEqual(self.js("[...document.querySelectorAll('#groups details')].map(group => group.getClientRects().length)"),
                         [1, 1, 1, 1])

    @at(every_window)
    def options_are_below_the_heading_of_their_group(self):
        """And no wider than it."""
        self.assertEqual(self.js("""(() => {
            page.select(page.flow.items[0]);
            const closed = [...document.querySelectorAll("details:not([open])")];
            for (const details of closed) details.open = true;
            const wrong = [...document.querySelectorAll(".option:not([hidden])")].filter(option => {
                const [heading, row] = [option.closest("details").firstChild, option].map(element => element.getBoundingClientRect());
                return row.top < heading.bottom || row.left < heading.left || row.right > heading.right;
            });
            for (const details of closed) details.open = false;
            return wrong.map(option => option.textContent);
        })()"""), [])

    @at(desktops)
    def the_whole_file_is_shown(self):
        self.open("topics")
        self.assertEqual(*map(on_one_line, self.js("[output.firstChild.textContent, page.code]")))

    @at([(1280, 800)])
    def keys_go_where_eyes_do(self):
        """From the tools to the stage, from there to its code, and from that to the options beside and below it."""
        self.show("more")
        self.hands.focus("#presets :checked")
        reached = []
        while self.js("document.activeElement.id") != "flow-lineAlignment":
            self.hands.press("Tab")
            part = self.js("document.activeElement.closest('#tools, #stage, #code, #side-options, #flow-options')?.id")
            if part and part not in reached:
                reached.append(part)
        self.assertEqual(reached, ["tools", "stage", "code", "side-options", "flow-options"])

    @at([(1280, 800)])
    def the_first_corner_of_a_flow_stays_where_it_is(self):
        """While it gets longer, until it would not be in sight as a whole."""
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
        self.browser.set_window(self.width, self.height)

    # MARK: Narrow windows

    @at(phones + tablets)
    def tools_are_above_the_stage_and_all_else_below_it(self):
        """What is chosen is just below it, then the code. No view that is chosen moves anything."""
        for select in ["page.select(null)", "page.select(page.flow.items[0])"]:
            self.js(select)
            self.js("scrollTo(0, 0)")
            parts = [self.rect(part) for part in ["#tools", "#stage", "#view-panel", "#code", "#side-groups", "#flow-options"]]
            for part, next_part in zip(parts, parts[1:]):
                self.assertAlmostEqual(next_part["top"], part["bottom"], delta=1)
            self.assertLess(self.rect("#view-panel")["height"], 60)

    @at(phones + tablets)
    def nothing_moves_the_tools(self):
        """Neither a preset nor the size of its texts, which make the stage higher."""
        tops, heights = set(), set()
        for name in self.presets():
            for size in [3, 11]:
                self.js(f"document.getElementById('text-size').value = {size}")
                self.js("document.getElementById('text-size').dispatchEvent(new Event('input'))")
                tops.add(self.rect("#text-size")["top"])
                heights.add(self.rect("#scroller")["height"])
                # A finger on the stage scrolls the page.
                self.assertEqual(self.js("scroller.scrollHeight - scroller.clientHeight"), 0, (name, size))
            self.js("document.getElementById('text-size').value = 3")
            self.js("document.getElementById('text-size').dispatchEvent(new Event('input'))")
        self.assertEqual(len(tops), 1)
        self.assertGreater(len(heights), 5)

    @at(phones)
    def the_stage_stays_in_sight_on_phones(self):
        """Or the lower part of one that is high, whatever is below it."""
        for name in ["filters", "days", "days&textSize=AX5"]:
            self.show(name)
            self.js("scrollTo(0, 1e6)")
            self.assertLessEqual(self.rect("#stage")["top"], 0)
            self.assertGreater(self.rect("#stage")["bottom"], 0.25 * self.height)
            self.assertLessEqual(self.rect("#stage")["bottom"], 0.46 * self.height + 1)

    @at([(390, 844)])
    def a_phone_shows_all_rows_of_a_screen(self):
        """And the grip below them."""
        self.show("trips")
        self.assertEqual(self.js("page.arrangement.result.lineCount"), 5)
        self.assertLess(self.rect("#height-handle")["bottom"], self.rect("#scroller")["bottom"])

    @at([(390, 844)])
    def the_stage_makes_room_for_hidden_views(self):
        self.show("more")
        height = self.rect("#scroller")["height"]
        for is_expanded in (True, False):
            self.hands.click('.place[data-id="overflow"]')
            self.quiet()
            self.assertEqual(self.rect("#scroller")["height"] > height, is_expanded)
            self.assertLess(self.rect("#height-handle")["bottom"], self.rect("#scroller")["bottom"])

    @at([(390, 844)])
    def the_stage_has_its_height_again_when_larger_texts_are_taken_back(self):
        height = self.rect("#scroller")["height"]
        self.js("page.set({ textSize: 'AX5' })")
        self.quiet()
        self.assertGreater(self.rect("#scroller")["height"], height)
        self.hands.press("z", "control")
        self.quiet()
        self.assertEqual(self.rect("#scroller")["height"], height)

    def test_fingers(self):
        """What they press is high enough for them, and they scroll the page over the stage, which is as high as each preset
        that is not a long list, however small the phone is."""
        self.use_fingers()
        for width, height in [(667, 375), (320, 568), (390, 844)]:
            self.show_window(width, height)
            # What a finger does is said on one line, also that it holds the lower edge before it drags that.
            self.assertRegex(self.js("document.getElementById('hint').textContent"), "^Tap .*[Hh]old .*edge")
            self.assertEqual(*self.js("(hint => [hint.scrollWidth, hint.clientWidth])(document.getElementById('hint'))"))
            # A button says that there is more, and leads there.
            self.assertLess(self.rect("#show-options")["bottom"], height)
            x, y = self.hands.point("#show-options")
            self.hands.click_at(x, y)
            self.quiet()
            self.assertTrue(self.js("document.activeElement.matches('#side-groups summary') && document.activeElement.checkVisibility()"))
            self.assertGreaterEqual(self.rect("#side-groups summary")["top"], self.rect("#stage")["bottom"] + 5 if width < height else 5)
            self.assertLess(self.rect("#groups summary")["bottom"], height)
        self.assertTrue(self.js("matchMedia('(pointer: coarse)').matches"))
        self.js("for (const details of document.querySelectorAll('details')) details.open = true")
        self.assertEqual(self.js("""[...document.querySelectorAll("button, select, input:not([type=checkbox]), summary, .name, nav a, h1 a")]
            .filter(element => element.checkVisibility() && element.getBoundingClientRect().height < 44)
            .map(element => element.id || element.textContent)"""), [])
        self.assertEqual(self.js("[...document.querySelectorAll('#tools button')].filter(button => button.offsetWidth < 44).length"), 0)
        # Safari zooms in on smaller letters.
        self.assertEqual(self.js("""[...document.querySelectorAll("select, input[type=number]")]
            .filter(element => parseFloat(getComputedStyle(element).fontSize) < 16).map(element => element.id)"""), [])
        self.assertEqual(self.js("document.getElementById('flow-hidesOverflow-help').textContent"), "Needs a height: hold the lower edge, then drag.")
        self.open("topics")
        x, y = self.hands.point("#scroller", across=0.02)
        # On a busy machine, the first finger may be one that rests.
        for _ in range(3):
            if self.js("scrollY") == 0:
                self.hands.swipe(x, y, by_y=-100)
                self.js("sleep(200)")
        self.assertGreater(self.js("scrollY"), 50)
        self.assertEqual(self.js("scroller.scrollTop"), 0)

    def test_a_low_window_has_its_stage_beside_the_options(self):
        """In sight, with its captions, whatever is scrolled. Where there is no space beside it, it is scrolled away."""
        for width, height in [(568, 320), (667, 375), (844, 390)]:
            self.show_window(width, height, "days")
            if width > 640:
                self.no_preset_is_cut()
            for part in ["#tools", "#view-panel", "#code", "#side-groups", "#flow-options"]:
                self.assertGreaterEqual(self.rect(part)["left"], self.rect("#stage")["right"], part)
                self.assertGreater(self.rect(part)["width"], 0.49 * width, part)
            self.js("scrollTo(0, 1e6)")
            self.assertGreater(self.rect("#stage")["bottom"], 0.9 * height)
            self.assertLessEqual(self.rect("#stage")["bottom"], height)
            self.assertEqual(self.js("document.documentElement.scrollWidth"), width)
        self.show_window(390, 400)
        self.js("scrollTo(0, 1e6)")
        self.assertLess(self.rect("#stage")["bottom"], 0)

    def test_a_window_that_is_turned_shows_what_a_new_page_would(self):
        """A width that nobody has chosen is fitted anew, also that of a flow of one's own, and the preset is in sight."""
        shown = """(({ left, top, width, height }, stage, strip) =>
            [left - stage.left, top - stage.top, width, height, stage.height, strip.scrollLeft]
        )(...[box, scroller].map(element => element.getBoundingClientRect()), document.getElementById("presets"))"""
        for name in ["tokens", "topics", "filters", "trips", "items=Swift~Layout~Typography~Accessibility~Animation"]:
            new, turned = {}, {}
            for size in [(390, 844), (844, 390), (768, 1024), (1024, 768), (820, 1180), (1180, 820)]:
                self.browser.set_window(*size, is_mobile=True)
                self.open(name)
                self.quiet()
                new[size] = self.js(shown)
                self.browser.set_window(*reversed(size), is_mobile=True)
                self.quiet()
                turned[size[::-1]] = self.js(shown)
                self.assertEqual(self.js("[location.hash, page.history.past.length]"), ["#" + name, 0])
            self.assertEqual(turned, new, name)

    def test_a_window_that_is_turned_keeps_what_somebody_has_chosen(self):
        """In the middle. What is taken back in it fits as well."""
        gaps = """(({ left, right }, stage) => [left - stage.left, stage.right - right]
            )(...[box, scroller].map(element => element.getBoundingClientRect()))"""
        self.show_window(390, 844)
        self.js("page.flow.width = 200, page.resize()")
        self.quiet()
        self.browser.set_window(844, 390, is_mobile=True)
        self.quiet()
        self.assertEqual(self.js("[page.flow.width, location.hash]"), [200, "#topics&width=200"])
        left, right = self.js(gaps)
        self.assertAlmostEqual(left, right, delta=1)
        self.hands.press("z", "control")
        self.quiet()
        width = self.js("page.flow.width")
        self.open("topics")
        self.assertEqual(width, self.js("page.flow.width"))

    # MARK: All windows

    @at([(390, 844), *tablets, (1280, 800), *desktops])
    def the_help_of_each_option_can_be_read(self):
        """Nothing covers it or cuts it off."""
        self.show("trips")
        self.js("page.select(page.flow.items[0])")
        self.quiet()
        texts, covered = self.js("""(() => {
            const closed = [...document.querySelectorAll("details:not([open])")];
            for (const details of closed) details.open = true;
            const texts = [...document.querySelectorAll(".option:not([hidden]) .help")];
            const covered = texts.filter(help => {
                help.scrollIntoView({ block: "center" });
                const { x, y, width, height } = help.getBoundingClientRect();
                return !help.textContent || document.elementFromPoint(x + Math.min(width, 40) / 2, y + height / 2) !== help;
            }).map(help => help.id);
            for (const details of closed) details.open = false;
            return [texts.length, covered];
        })()""")
        self.assertEqual(covered, [])
        self.assertGreater(texts, 40)

    @at([(390, 844), (1280, 800)])
    def the_flow_is_the_first_of_the_code(self):
        """From the first column on. What is around it is folded into a line, and there for who copies it."""
        shown = "document.querySelector('#output code').textContent"
        for fragment, name in [("axis=vertical&height=200&items=A~B~C~D~E", "VFlow("), ("topics", "HFlow(")]:
            self.show(fragment)
            self.assertTrue(self.js(shown).startswith(name), self.js(shown))
            self.assertIn(on_one_line(self.js(shown)), on_one_line(self.js("page.code")))
        self.assertEqual(self.js("output.scrollWidth"), self.js("output.clientWidth"))
        self.hands.click("#whole-file")
        self.assertEqual(on_one_line(self.js(shown)), on_one_line(self.js("page.code")))
        self.assertEqual(self.js("output.scrollWidth"), self.js("output.clientWidth"))
        # It is no change.
        self.assertEqual(self.js("document.getElementById('changed').textContent"), "")

    @at([*phones, *tablets, (1280, 800)])
    def captions_move_nothing(self):
        """Nor does a drag: what says that a preset is changed has as much space as its explanation."""
        tops = set()
        for name in self.presets():
            tops.add(self.rect("main")["top"])
            self.js("page.set({ itemSpacing: 7 }); page.settle()")
            tops.add(self.rect("main")["top"])
            self.assertNotEqual(self.js("document.getElementById('about').textContent"), self.js(f"presets.{name}.about"))
        self.assertEqual(len(tops), 1)
        self.show("topics")
        top = self.rect("#summary")["top"]
        self.hands.focus("#width-handle")
        self.hands.press("ArrowLeft")
        self.quiet()
        self.assertEqual(self.rect("#summary")["top"], top)

    @at([(390, 844), (1024, 768), (1280, 800)])
    def what_opens_is_in_sight(self):
        self.hands.click("details:has(> #keys) summary")
        self.browser.wait("document.getElementById('keys').getBoundingClientRect().bottom <= innerHeight", 2)

    @at([(390, 844), (1024, 768), (1280, 800)])
    def what_is_dragged_does_not_move_itself(self):
        x, y = self.hands.point("#width", across=0.9)
        top, lines = self.rect("#width")["top"], self.js("page.arrangement.result.lineCount")
        self.hands.mouse("mousePressed", x, y, 1)
        self.hands.mouse("mouseMoved", x - 200, y, 1)
        self.assertGreater(self.js("page.arrangement.result.lineCount"), lines)
        self.assertEqual(self.rect("#width")["top"], top)
        self.hands.mouse("mouseReleased", x - 200, y)

    @at([(390, 844), *tablets, (1280, 800), *desktops])
    def the_stage_is_filled(self):
        """Each preset is in its middle. A screen takes all of its width, and others as much as they have three rows in,
        or half of it. It is no higher than they need on phones, and a third of other windows."""
        for name in self.presets():
            left, top, right, bottom = self.js("""(({ left, top, right, bottom }, stage) =>
                [left - stage.left, top - stage.top, stage.right - right, stage.bottom - bottom]
            )(...[box, scroller].map(element => element.getBoundingClientRect()))""")
            lines, share = self.js("[page.arrangement.result.lineCount, box.clientWidth / (scroller.clientWidth - 64)]")
            self.assertAlmostEqual(left, right, delta=1, msg=name)
            if bottom > 32:
                self.assertAlmostEqual(top, bottom, delta=2, msg=name)
            if self.width < 500 or name == "trips":
                self.assertEqual(left, 32, name)
            else:
                self.assertGreater(share, 0.49, name)
                self.assertTrue(lines > 2 or share < 0.51, (name, lines))
            self.assertLess(bottom, 80 if self.width < 1000 else 135 if self.width < 1900 else 160, name)
            # The grip below it is in sight.
            if self.width > 500:
                self.assertGreater(bottom, 28, name)

    @at([(390, 844), (1280, 800)])
    def each_preset_has_a_picture(self):
        """With a shape for each view that is shown."""
        counts = self.js("""Object.fromEntries([...document.querySelectorAll("#presets label")].map(label =>
            [label.querySelector("input").value, label.querySelectorAll(".sketch rect").length]))""")
        self.assertEqual(counts, self.js("""Object.fromEntries(Object.entries(presets).map(([name, { make }]) =>
            [name, arranged(make()).result.frames.length]))"""))
        top, bottom = self.rect(".sketch")["top"], self.rect("#presets")["bottom"]
        self.assertLess(bottom - top, 90)

    @at([(1280, 800)])
    def no_view_touches_the_frame(self):
        self.assertEqual(self.js("""(() => {
            const [frame, box] = ["frame", "box"].map(id => document.getElementById(id))
                .map(element => element.getBoundingClientRect());
            return [box.left - frame.left, box.top - frame.top, frame.right - box.right, frame.bottom - box.bottom];
        })()"""), [16, 16, 16, 16])

    # MARK: Looks

    @at([(1280, 800)])
    def fields_have_an_edge(self):
        """Which is seen in the dark, too, as that of what is beside text has to be."""
        self.show("tokens")
        for scheme in ["dark", "light"]:
            self.browser.set_media(color_scheme=scheme, **self.media)
            inside, edge = self.js("""(view => {
                const { backgroundColor, boxShadow } = getComputedStyle(view);
                const back = over(rgba(backgroundColor), rgba(getComputedStyle(document.getElementById("frame")).backgroundColor));
                return [back, over(rgba(boxShadow.match(/^(.*\\)) 0px/)[1]), back)].map(luminance);
            })(document.querySelector(".view.field"))""")
            dark, light = sorted([inside, edge])
            self.assertGreater((light + 0.05) / (dark + 0.05), 1.5, scheme)

    @at([(1280, 800)])
    def code_is_colored(self):
        self.show("width=300&items=A~struct")
        self.assertEqual(self.js("""[...document.querySelectorAll("#output :is(b, i, em, q)")].map(e => [e.localName, e.textContent])"""),
                         [["b", "HFlow"], ["i", "8"], ["b", "Chip"], ["q", '"A"'], ["b", "Chip"], ["q", '"struct"']])
        self.js("page.setItems([4, 5, 6].map(() => makeItem('photo', '', { width: 40, height: 30 })))")
        self.assertEqual(self.js("[...document.querySelectorAll('#output i')].map(e => e.textContent)"), ["8", "0", "3", "40", "30"])

    def test_large_fonts(self):
        """All but the views has the size of text that somebody has chosen in the browser, and still fits."""
        self.use_large_fonts()
        for width in [390, 1280, 1920]:
            self.show_window(width, 900)
            sizes = self.js("""["#presets label", "#add", "#output code", "#flow-options .name", ".view"].map(selector =>
                parseFloat(getComputedStyle(document.querySelector(selector)).fontSize))""")
            # That of code is smaller where there is little space for it.
            code = {390: 22, 1280: 26, 1920: 24}[width]
            self.assertEqual([round(size) for size in sizes], [24, 30, code, 23, 15])
            self.assertEqual(self.js("""[...document.querySelectorAll("#captions > *")]
                .filter(caption => caption.scrollWidth > caption.clientWidth).map(caption => caption.textContent)"""), [])
            self.assertEqual(self.js("document.documentElement.scrollWidth"), width)
