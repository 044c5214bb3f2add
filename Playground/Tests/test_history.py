"""Every change can be taken back, and come again: one step for each gesture."""

from playground import PlaygroundTest

shown = "JSON.stringify([linkOf(page.flow, false), page.preset?.name ?? null, page.arrangement.result.frames])"
steps = "[page.history.past.length, page.history.future.length]"


class HistoryTests(PlaygroundTest):
    def setUp(self):
        super().setUp()
        self.quiet()

    def check(self, act):
        """What a gesture has changed is taken back by one step, and comes again by one."""
        self.quiet()
        before, (past, _) = self.js(shown), self.js(steps)
        act()
        self.quiet()
        after = self.js(shown)
        self.assertNotEqual(after, before)
        self.assertEqual(self.js(steps), [past + 1, 0])
        self.js("document.activeElement.blur()")
        self.hands.press("z", "control")
        self.quiet()
        self.assertEqual([self.js(shown), self.js(steps)], [before, [past, 1]])
        self.hands.press("z", "control", "shift")
        self.quiet()
        self.assertEqual([self.js(shown), self.js(steps)], [after, [past + 1, 0]])

    def test_nothing_has_changed_at_first(self):
        self.open("topics")
        self.quiet()
        self.assertEqual(self.js(steps), [0, 0])
        for name in ["undo", "redo"]:
            self.assertEqual(self.js(f"document.getElementById('{name}').ariaDisabled"), "true")
            self.hands.click("#" + name)
        self.quiet()
        self.assertEqual(self.js(steps), [0, 0])

    def test_gestures(self):
        """Each in a page of its own past."""
        second = '.place[aria-posinset="2"]'
        hands = self.hands
        for gesture, *acts in [
            ("a menu", lambda: hands.choose("#flow-lineAlignment", "center")),
            ("a switch", lambda: hands.click("#flow-stretchesItems")),
            ("the axis", lambda: hands.choose("#flow-axis", "vertical")),
            ("an option of a view", lambda: hands.click(second), lambda: hands.click("#view-breaksBefore")),
            ("a slider", lambda: self.slow_drag("#width", [-30, -60, -90])),
            ("the text size", lambda: self.slow_drag("#text-size", [30, 60, 90])),
            ("an edge", lambda: self.slow_drag("#width-handle", [-40, -90, -150])),
            ("the lower edge", lambda: hands.drag("#height-handle", by_y=60)),
            ("no height", lambda: hands.drag("#height-handle", by_y=60), lambda: hands.double_click("#height-handle")),
            ("a key of an edge", lambda: hands.focus("#width-handle"), lambda: hands.press("ArrowLeft")),
            ("a view that is dragged", lambda: hands.drag(second, by_x=250, by_y=40, steps=9)),
            ("a new view", lambda: hands.click("#add")),
            ("one less", lambda: hands.click("#remove")),
            ("a key that adds a view", lambda: hands.click(second), lambda: hands.press("+")),
            ("one that removes it", lambda: hands.click(second), lambda: hands.press("Delete")),
            ("one that moves it", lambda: hands.click(second), lambda: hands.press("ArrowRight", "alt")),
            ("a preset", lambda: hands.click("#presets [value=days]")),
            ("hidden views", lambda: self.show("more"), lambda: hands.click('.place[data-id="overflow"]')),
            ("a text", self.write_text),
        ]:
            with self.subTest(gesture):
                self.js("begin()")
                for act in acts[:-1]:
                    act()
                self.check(acts[-1])

    def write_text(self):
        self.hands.click('.place[aria-posinset="2"]')
        self.hands.press("Enter")
        for text in ["Some", " other", " words"]:
            self.hands.type(text)
            self.quiet()
        self.hands.press("Enter")

    def test_a_baseline_that_columns_do_not_have(self):
        self.js("page.select(page.flow.items[1]); page.setView({ alignment: 'firstTextBaseline' })")
        self.check(lambda: self.hands.choose("#flow-axis", "vertical"))
        self.assertEqual(self.js("page.flow.items[1].alignment"), None)
        self.hands.click("#undo")
        self.assertEqual(self.js("page.flow.items[1].alignment"), "firstTextBaseline")

    def slow_drag(self, selector, stops):
        """A drag that rests for so long that the page notes all else."""
        x, y = self.hands.point(selector)
        self.hands.mouse("mouseMoved", x, y)
        self.hands.mouse("mousePressed", x, y, 1)
        for stop in stops:
            self.hands.mouse("mouseMoved", x + stop, y, 1)
            self.quiet()
        self.hands.mouse("mouseReleased", x + stops[-1], y)

    def test_a_text_that_is_given_up_is_no_change(self):
        self.hands.click('.place[aria-posinset="2"]')
        self.hands.press("Enter")
        self.hands.type("Something else")
        self.quiet()
        self.hands.press("Escape")
        self.quiet()
        self.assertEqual(self.js(steps), [0, 0])

    def test_a_field_shows_what_was_taken_back(self):
        before = self.js("document.getElementById('flow-itemSpacing').value")
        self.hands.focus("#flow-itemSpacing")
        self.js("document.activeElement.select()")
        self.hands.type("20")
        self.quiet()
        self.hands.press("z", "control")
        self.assertEqual(self.js("[page.flow.itemSpacing, document.getElementById('flow-itemSpacing').value]"),
                         [int(before), before])
        self.assertEqual(self.js("document.activeElement.id"), "flow-itemSpacing")

    def test_buttons_and_the_other_keys(self):
        first = self.js(shown)
        self.hands.click("#add")
        self.quiet()
        second = self.js(shown)
        self.hands.click("#add")
        self.quiet()
        third = self.js(shown)
        # At once, before the page has noted the change.
        for act, state in [("#undo", second), ("#undo", first), ("#undo", first), ("#redo", second)]:
            self.hands.click(act)
            self.assertEqual(self.js(shown), state, act)
        self.hands.press("y", "control")
        self.assertEqual(self.js(shown), third)
        self.hands.press("z", "meta")
        self.assertEqual(self.js(shown), second)
        self.hands.press("z", "meta", "shift")
        self.assertEqual(self.js(shown), third)

    def test_a_change_after_one_that_was_taken_back(self):
        for button in ["#add", "#undo", "#remove"]:
            self.hands.click(button)
            self.quiet()
        self.assertEqual(self.js(steps), [1, 0])

    def test_the_past_has_an_end(self):
        self.js("for (let width = 0; width < 300; width++) { page.flow.width = width; page.record(); }")
        self.assertEqual(self.js("page.history.past.length"), 200)
