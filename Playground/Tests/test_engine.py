"""If a fault ends the engine, the page says so. Views that a limit hides are no fault."""

from playground import PlaygroundTest

# Ends a WebAssembly program, as a fault in the engine does: a module with one function, which is `unreachable`.
trap = """new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array([
    0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 102, 0, 0, 10, 5, 1, 3, 0, 0, 11,
]))).exports.f"""

notice = "document.getElementById('notice').textContent"


class HiddenViewTests(PlaygroundTest):
    """Views that a limit hides can be added, chosen and removed."""

    def test_add_and_remove(self):
        for options in ["{ height: 60, hidesOverflow: true }", "{ maxLines: 1 }", "{ maxLines: 1, overflow: true }",
                        "{ maxLines: 0 }"]:
            with self.subTest(options=options):
                self.show("topics")
                self.js(f"page.flow.height = ({options}).height ?? null; page.set({options})")
                self.quiet()  # The box may become larger, and with it buttons move.
                self.hands.click("#add")
                self.assertEqual(self.js("[page.flow.items.length, page.flow.items.indexOf(page.selected)]"), [16, 15])
                self.quiet()
                self.hands.click("#remove")
                self.assertEqual(self.js("[page.flow.items.length, page.flow.items.indexOf(page.selected)]"), [15, 14])
                self.quiet()
                self.assertEqual(self.js(notice), "")


class FaultTests(PlaygroundTest):
    def test_a_fault_is_told(self):
        """The page changes nothing any more, and has the flow before that again once it is loaded anew."""
        self.js("page.set({ itemSpacing: 20 })")
        self.quiet()
        self.plant(f"page.engine.exports = {{ ...page.engine.exports, arrange: {trap} }}")
        self.js("setTimeout(() => page.set({ itemSpacing: 47 }))")
        self.browser.wait(f"/failed/.test({notice})")
        self.assertTrue(self.js("document.querySelector('main').inert"))
        self.js("sleep(50)")
        self.assertIn("unreachable", self.browser.complaints.pop())
        self.start(self.js("location.hash"))
        self.assertEqual(self.js("[page.flow.itemSpacing, document.querySelector('main').inert]"), [20, False])
