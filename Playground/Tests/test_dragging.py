"""The box is as wide and as high as the user makes it: with a mouse, with a finger and with keys."""

from playground import PlaygroundTest


class DraggingTests(PlaygroundTest):
    def space(self):
        """The width, the height and the number of lines, as the page shows them."""
        self.quiet()
        return self.js("""[page.flow.width, page.flow.height, page.arrangement.result.lineCount]""")

    def check_box(self):
        """The box on the page has the size of the flow, and the slider and the handles say so."""
        self.quiet()
        self.assertEqual(*self.js("""[[box.clientWidth, document.getElementById("width").value,
            document.getElementById("width-value").textContent,
            document.getElementById("width-handle").getAttribute("aria-valuenow"),
            document.getElementById("width-handle").getAttribute("aria-valuetext")],
            [page.flow.width, `${Math.min(page.flow.width, document.getElementById("width").max)}`, `${page.flow.width} pt`, `${page.flow.width}`,
            `${page.flow.width} points`]]"""))

    def check_width_drag(self, drag):
        width, _, lines = self.space()
        drag("#width-handle", by_x=-200)
        self.assertEqual(self.space()[0], width - 200)
        self.assertGreater(self.space()[2], lines)
        self.check_box()
        drag("#width-handle", by_x=200)
        self.assertEqual(self.space(), [width, None, lines])

    def test_a_drag_leaves_the_handle_in_sight(self):
        """Beyond that, the slider and keys make the box wider."""
        for width, height in [(1280, 800), (390, 844)]:
            with self.subTest(width=width):
                self.browser.set_window(width, height)
                self.quiet()  # The page follows its window in a frame.
                self.show("topics")
                self.hands.drag("#width-handle", by_x=2000)
                right = self.js("document.getElementById('width-handle').getBoundingClientRect().right")
                self.assertLess(right, self.js("document.getElementById('scroller').getBoundingClientRect().right"))

    def open_phone(self):
        self.browser.set_window(800, 900, is_mobile=True)
        self.use_fingers()

    def test_width_with_a_mouse_and_with_a_finger(self):
        self.check_width_drag(self.hands.drag)
        self.open_phone()
        self.check_width_drag(self.hands.touch_drag)

    def test_only_keys_show_the_focus_of_an_edge(self):
        """Whoever has dragged an edge goes on with keys, and sees then that it has the focus."""
        for key, drag in [("width", {"by_x": -60}), ("height", {"by_y": 60})]:
            self.hands.drag(f"#{key}-handle", **drag)
            self.assertEqual(self.js("[document.activeElement.id, document.activeElement.matches(':focus-visible')]"),
                             [f"{key}-handle", False])
            self.assertEqual(self.js("getSelection().toString()"), "")
            length = self.js(f"page.flow.{key}")
            self.hands.press("ArrowUp")
            self.assertEqual(self.js(f"page.flow.{key}"), length - 10)
        self.hands.press("Tab")
        self.assertTrue(self.js("document.activeElement.matches(':focus-visible')"))

    def test_the_box_is_never_too_small_to_be_seen(self):
        self.hands.drag("#width-handle", by_x=-1000)
        self.assertEqual(self.space()[0], 80)
        self.check_box()
        self.hands.focus("#height-handle")
        self.hands.press("Home")
        self.assertEqual(self.space()[1], 32)

    def test_width_with_keys(self):
        self.hands.focus("#width-handle")
        width, _, lines = self.space()
        for key, held, change in [("ArrowLeft", [], -10), ("ArrowRight", [], 10), ("ArrowLeft", ["shift"], -50),
                                  ("ArrowRight", ["shift"], 50), ("PageDown", [], -100), ("PageUp", [], 100)]:
            self.hands.press(key, *held)
            width += change
            self.assertEqual(self.space()[0], width, (key, held))
            self.check_box()
        for _ in range(4):
            self.hands.press("ArrowLeft", "shift")
        self.assertGreater(self.space()[2], lines)
        self.hands.press("Home")
        self.assertEqual(self.space()[0], 80)
        self.hands.press("End")
        self.assertEqual(self.space()[0], self.js("page.stage.mostWidth"))

    def test_height(self):
        """Lines spread in a height, which goes away with Delete or a double click."""
        self.js('page.set({ lineDistribution: "spaceBetween" })')
        self.quiet()
        y = "Math.round(page.arrangement.result.frames.at(-1).y)"
        before = self.js(y)
        self.hands.drag("#height-handle", by_y=120)
        self.assertEqual(self.js(y), before + 120)
        height = self.space()[1]
        self.assertEqual(self.js("box.clientHeight"), height)
        self.hands.focus("#height-handle")
        self.hands.press("ArrowDown")
        self.assertEqual(self.space()[1], height + 10)
        self.hands.press("ArrowUp", "shift")
        self.assertEqual(self.space()[1], height - 40)
        self.assertEqual(self.js('document.getElementById("height-handle").getAttribute("aria-valuenow")'),
                         str(height - 40))
        self.hands.press("Delete")
        self.assertIsNone(self.space()[1])
        self.assertEqual(self.js(y), before)
        self.hands.drag("#height-handle", by_y=50)
        self.assertIsNotNone(self.space()[1])
        self.hands.double_click("#height-handle")
        self.assertIsNone(self.space()[1])

    def test_height_with_a_finger(self):
        """It has to rest: one that moves at once scrolls."""
        self.open_phone()
        self.hands.touch_drag("#height-handle", by_y=80)
        self.assertIsNone(self.space()[1])
        self.js("scrollTo(0, 0)")
        self.hands.touch_drag("#height-handle", by_y=80, rest=0.4)
        self.assertGreater(self.space()[1], 80)

    def test_a_finger_that_scrolls_changes_nothing(self):
        """Beside their grips, the edges are no edges for a finger."""
        self.browser.set_window(390, 844, is_mobile=True)
        self.use_fingers()
        self.show("width=300&items=" + "~".join("ABCDEFGHIJ"))
        before = self.space()
        for edge, across, down in [("height", 0.2, 0.5), ("width", 0.5, 0.2)]:
            x, y = self.js(f"""(({{ left, bottom, width, top, height }}) => {{
                return "{edge}" === "height" ? [left + width * {across}, bottom + 10] : [left + width + 10, top + height * {down}];
            }})(box.getBoundingClientRect())""")
            self.hands.swipe(x, y, by_y=-60)
            self.assertEqual(self.space(), before)

    def test_a_drag_is_taken_back(self):
        """By Escape, and where a view is dropped beside the stage."""
        words = "page.flow.items.map(item => item.text).join(' ')"
        before = self.js(words)
        x, y = self.hands.point('.place[aria-posinset="2"]')
        self.hands.mouse("mousePressed", x, y, 1)
        self.hands.mouse("mouseMoved", x + 60, y + 90, 1)
        self.assertNotEqual(self.js(words), before)
        self.hands.press("Escape")
        self.assertEqual(self.js(words), before)
        self.hands.mouse("mouseMoved", x + 60, y + 80, 1)
        self.hands.mouse("mouseReleased", x + 60, y + 80)
        self.assertEqual(self.js(words), before)
        self.hands.drag('.place[aria-posinset="2"]', by_y=self.js("output.getBoundingClientRect().top") - y + 20)
        self.assertEqual(self.js(words), before)
        self.assertIsNone(self.js("document.querySelector('.lifted')"))

    def test_the_drag_of_an_edge_is_taken_back(self):
        """By Escape. A height that there was not is gone again, and so is the space for it."""
        self.js("page.flow.width = 400, page.resize()")
        self.quiet()
        seen = "[linkOf(page.flow, false), page.history.past.length, scroller.clientHeight, box.clientWidth, box.clientHeight]"
        before = self.js(seen)
        for key, by_x, by_y in [("width", -150, 0), ("height", 0, 200)]:
            x, y = self.hands.point(f"#{key}-handle")
            self.hands.mouse("mouseMoved", x, y)
            self.hands.mouse("mousePressed", x, y, 1)
            self.hands.mouse("mouseMoved", x + by_x, y + by_y, 1)
            self.quiet()
            self.assertNotEqual(self.js(seen), before, key)
            self.hands.press("Escape")
            self.hands.mouse("mouseMoved", x + by_x, y + by_y - 5, 1)
            self.hands.mouse("mouseReleased", x + by_x, y + by_y - 5)
            self.quiet()
            self.assertEqual(self.js(seen), before, key)

    def test_a_click_beside_the_views_chooses_none(self):
        self.hands.click('.place[aria-posinset="2"]')
        self.hands.drag('.place[aria-posinset="2"]', by_x=100)
        self.assertEqual(self.js("page.selected.text"), "Layout")
        self.hands.click("#scroller", across=0.97, down=0.97)
        self.assertIsNone(self.js("page.selected"))

    def test_views_are_dragged_to_other_places(self):
        """Their elements as well, in the same order. What has the focus keeps it."""
        words = "page.flow.items.slice(0, 5).map(item => item.text)"
        self.show("topics&width=420")
        self.hands.drag('.place[aria-posinset="5"]', by_x=-250, by_y=-40)
        self.quiet()
        self.assertEqual(self.js(words), ["Animation", "Swift", "Layout", "Typography", "Accessibility"])
        self.assertEqual(self.js("Array.from(document.querySelectorAll('.place'), place => Number(place.ariaPosInSet))"), [*range(1, 16)])
        self.assertEqual(self.js("document.activeElement.textContent"), "Animation")
        down = self.js("page.arrangement.frame(14).y - page.arrangement.frame(0).y")
        self.hands.drag('.place[aria-posinset="1"]', by_y=down)
        self.quiet()
        self.assertEqual(self.js("page.flow.items.at(-1).text"), "Graphics")
        self.assertIn("Animation", self.js("page.flow.items.slice(-3).map(item => item.text)"))
        self.assertIsNone(self.js("document.querySelector('.lifted')"))
        self.assertEqual(self.js("misplaced()"), [])

    def test_a_view_that_is_held_is_in_sight(self):
        """Even where it would be hidden: once it is dropped there, it goes. It does not leave the stage."""
        self.show("more&width=448")
        (x, y), (to_x, to_y) = [self.hands.point(view) for view in ('.place[aria-posinset="1"]', '.place[data-id="overflow"]')]
        self.js("window.first = page.flow.items[0]")
        self.hands.mouse("mousePressed", x, y, 1)
        for point in [(x + 10, y), (to_x + 20, to_y)]:
            self.hands.mouse("mouseMoved", *point, 1)
        self.assertIsNone(self.js("page.arrangement.frame(page.flow.items.indexOf(first))"))
        self.assertTrue(self.js("page.stage.element(first)?.matches('.lifted')"))
        left, top, right, bottom = self.js("(({ left, top, right, bottom }) => [left, top, right, bottom])(scroller.getBoundingClientRect())")
        for point in [(left + 1, top + 1), (right - 1, bottom - 1)]:
            self.hands.mouse("mouseMoved", *point, 1)
            self.assertEqual(self.js("[scroller.scrollWidth - scroller.clientWidth, scroller.scrollHeight - scroller.clientHeight]"), [0, 0])
            self.assertTrue(self.js("""((view, stage) => view.left >= stage.left && view.top >= stage.top && view.right <= stage.right
                && view.bottom <= stage.bottom)(...[page.stage.lifted.view.element, scroller].map(element => element.getBoundingClientRect()))"""))
        self.hands.mouse("mouseMoved", to_x + 20, to_y, 1)
        self.hands.mouse("mouseReleased", to_x + 20, to_y)
        self.assertIsNone(self.js("page.stage.element(first) ?? null"))
        self.assertEqual(self.js("misplaced()"), [])

    def test_a_photo_keeps_its_size_while_it_is_held(self):
        """Its row may give it another one, which it has when it is dropped."""
        self.show("days")
        x, y = self.hands.point('.place[aria-posinset="14"]', across=0.95, down=0.95)
        rect = "(({ left, right, top, bottom, width }) => [left, right, top, bottom, width])(page.stage.lifted.view.element.getBoundingClientRect())"
        self.hands.mouse("mousePressed", x, y, 1)
        widths = set()
        for step in range(1, 13):
            to_x, to_y = x - 5 * step, y - 12 * step
            self.hands.mouse("mouseMoved", to_x, to_y, 1)
            left, right, top, bottom, width = self.js(rect)
            self.assertTrue(left < to_x < right and top < to_y < bottom, (to_x, to_y, left, right, top, bottom))
            widths.add(width)
        self.assertEqual(len(widths), 1)
        self.hands.mouse("mouseReleased", to_x, to_y)
        self.assertLess(self.js("page.arrangement.frame(page.flow.items.findIndex(({ tint, width }) => tint === 'teal' && width === 300)).width"),
                        0.8 * width)
        self.assertEqual(self.js("misplaced()"), [])

    def test_a_small_movement_is_a_click(self):
        words = "page.flow.items.map(item => item.text).join(' ')"
        before = self.js(words)
        self.hands.drag('.place[aria-posinset="3"]', by_x=4, steps=1)
        self.quiet()
        self.assertEqual(self.js(words), before)
        self.assertEqual(self.js("page.selected.text"), "Typography")

    def test_slider(self):
        """The slider follows the mouse and keys."""
        lines = self.space()[2]
        self.hands.click("#width", across=0.4)
        self.assertAlmostEqual(self.space()[0], 80 + 0.4 * (self.js("page.stage.mostWidth") - 80), delta=20)
        self.assertGreater(self.space()[2], lines)
        self.check_box()
        width = self.space()[0]
        self.hands.press("ArrowRight")
        self.assertEqual(self.space()[0], width + 1)
        self.check_box()
