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

    def test_it_says_why(self):
        self.assertIn("JavaScript", self.js("document.getElementById('without-script').textContent"))
        self.assertTrue(self.js("document.getElementById('without-script').checkVisibility()"))
