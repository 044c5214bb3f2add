"""What takes so long that the page stands still is announced, and seen before it begins."""

from playground import PlaygroundTest

# Notes what is seen whenever the page makes or measures views: whether the stage is busy, what is said, and how many
# frames were drawn since the last change.
watch = """{
    globalThis.seen = [];
    let frames = 0;
    const count = () => { frames += 1; requestAnimationFrame(count); };
    requestAnimationFrame(count);
    new MutationObserver(() => { frames = 0; }).observe(stage, { attributes: true });
    const { measure } = Arrangement.prototype;
    Arrangement.prototype.measure = function (flow) {
      if (flow.items.length > 10_000) {
        seen.push([stage.ariaBusy, document.getElementById("summary").textContent, frames > 1]);
      }
      return measure.call(this, flow);
    };
}"""


class BusyTests(PlaygroundTest):
    def setUp(self):
        super().setUp()
        self.quiet()
        self.plant(watch)

    def check(self, act, count=1_000_000):
        # Another change is so young that the page has not done all for it.
        self.js("(page.pause = 20, page.set({ itemSpacing: 9 }))")
        act()
        self.browser.wait(f"page.flow.items.length === {count} && stage.ariaBusy !== 'true'")
        self.assertEqual(self.js("seen.slice(0, 1)"), [["true", "Many views: one moment…", True]])
        self.assertRegex(self.js("document.getElementById('summary').textContent"), f"^{count:,} views in ")
        self.assertEqual(self.js("stage.ariaBusy"), "false")

    def test_a_preset(self):
        self.check(lambda: self.hands.click("#presets [value=million]"))

    def test_a_link(self):
        self.check(lambda: self.js("location.hash = 'width=300&words=200000'"), 200_000)

    def test_a_number(self):
        self.show_more()
        self.hands.focus("#count")
        self.js("document.activeElement.select()")
        self.hands.type("300000")
        self.check(lambda: self.hands.press("Enter"), 300_000)
        self.assertEqual(self.js("document.getElementById('count').value"), "300000")

    def test_a_page_that_begins_with_them(self):
        script = self.browser.call("Page.addScriptToEvaluateOnNewDocument", source="""
            addEventListener("DOMContentLoaded", () => {
              window.said = new Set();
              const look = () => {
                said.add(document.getElementById("summary")?.textContent);
                if (!window.page?.flow) requestAnimationFrame(look);
              };
              look();
            });""")["identifier"]
        self.open("width=300&words=200000")
        self.browser.call("Page.removeScriptToEvaluateOnNewDocument", identifier=script)
        self.assertIn("Many views: one moment…", self.js("[...said]"))

    def test_few_views_are_there_at_once(self):
        self.js("""{
            globalThis.busy = 0;
            new MutationObserver(() => { busy += stage.ariaBusy === "true"; }).observe(stage, { attributes: true });
        }""")
        self.hands.click("#presets [value=days]")
        self.browser.wait("page.preset?.name === 'days'")
        self.quiet()
        self.assertEqual(self.js("busy"), 0)

    def test_what_is_chosen_last_is_shown(self):
        """Whoever chooses something else in the moment before the work does not get it."""
        self.js("""(async () => {
            location.hash = "million";
            while (stage.ariaBusy !== "true") await sleep(0);
            location.hash = "days";
        })()""")
        self.browser.wait("page.preset?.name === 'days'")
        self.quiet()
        self.assertEqual(self.js("[page.preset.name, stage.ariaBusy, seen.length]"), ["days", "false", 0])
