"""Without scripts, the page says so and shows no control that would do nothing."""

from playground import PlaygroundTest, built


class WithoutScriptTests(PlaygroundTest):
    def setUp(self):
        self.browser.set_media()
        self.browser.call("Emulation.setScriptExecutionDisabled", value=True)
        self.addCleanup(self.browser.call, "Emulation.setScriptExecutionDisabled", value=False)
        self.browser.open((built / "index.html").as_uri())
        self.browser.wait("document.readyState === 'complete'")

    def test_no_control_is_dead(self):
        for width in [375, 1280]:
            self.browser.set_window(width, 800)
            self.assertEqual(self.js("""[...document.querySelectorAll("button, select, input, textarea, [tabindex], pre")]
                .filter(element => element.checkVisibility()).map(element => element.outerHTML)"""), [])
            self.assertEqual(self.js("document.documentElement.scrollWidth"), width)

    def test_no_control_is_dead_without_an_engine(self):
        self.browser.call("Emulation.setScriptExecutionDisabled", value=False)
        script = self.browser.call("Page.addScriptToEvaluateOnNewDocument", source="delete window.WebAssembly")["identifier"]
        self.browser.open((built / "index.html").as_uri())
        self.browser.wait("document.getElementById('notice')?.textContent")
        self.browser.call("Page.removeScriptToEvaluateOnNewDocument", identifier=script)
        self.assertIn("This browser cannot run the engine", self.js("document.getElementById('notice').textContent"))
        self.assertFalse(self.js("document.querySelector('main').checkVisibility()"))

    def test_the_reason_comes_first(self):
        reason, height = self.js("""(() => {
            const reason = document.querySelector("#without-script p");
            return [reason.textContent, reason.getBoundingClientRect().bottom];
        })()""")
        self.assertIn("JavaScript", reason)
        self.assertLess(height, 300)

    def test_views_wrap_nevertheless(self):
        """The browser's flexbox stands in, in a box whose edge can be dragged."""
        rows = """new Set([...document.querySelectorAll("#without-script .view")]
            .map(view => view.getBoundingClientRect().y)).size"""
        self.browser.set_window(1280, 800)
        before = self.js(rows)
        self.assertGreater(before, 1)
        self.assertEqual(self.js("getComputedStyle(document.querySelector('#without-script div')).resize"), "horizontal")
        self.js("document.querySelector('#without-script div').style.width = '260px'")
        self.assertGreater(self.js(rows), before)
