"""The front page of the site that Scripts/docs builds: a flow that lives, and a page that does without."""

import pathlib
import subprocess
import tempfile

from playground import PlaygroundTest, built, tests

widths = [375, 768, 1024, 1440]


class SiteTests(PlaygroundTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.site = pathlib.Path(folder.name)
        subprocess.run([tests.parent.parent / "Scripts" / "site", cls.site], check=True)

    @classmethod
    def open(cls, fragment):
        cls.browser.open((cls.site / "index.html").as_uri())
        cls.browser.wait("document.readyState === 'complete'")

    def setUp(self):
        self.browser.set_media(reduced_motion="reduce")
        self.browser.set_window(1280, 900)
        self.load()

    def load(self):
        self.open("")
        # Until the engine has started, this is the element of that name.
        self.browser.wait("window.flow?.engine != null")
        self.js("document.fonts.ready.then(nextFrame)")

    def rows(self):
        """The words of the views that are shown, row by row, from where they are on screen."""
        return self.js("""(() => {
            const rows = new Map();
            for (const view of document.querySelectorAll("#flow li:not([hidden])")) {
                const y = Math.round(view.getBoundingClientRect().y);
                rows.set(y, [...(rows.get(y) ?? []), view.textContent]);
            }
            return [...rows].sort(([a], [b]) => a - b).map(([, words]) => words);
        })()""")

    def choose(self, name):
        self.js(f"""[...document.querySelectorAll("#choices label")]
            .find(label => label.textContent === {name!r}).firstChild.click()""")

    def test_it_is_small(self):
        """What the browser loads to show it."""
        files = ["index.html", "site.css", "site.js", "playground/engine-wasm.js"]
        requests = {address for address in self.browser.requests if str(self.site) in address}
        self.assertEqual({(self.site / file).as_uri() for file in files}, requests)
        self.assertLess(sum((self.site / file).stat().st_size for file in files), 200_000)

    def test_the_playground_leads_back(self):
        links = """[...document.querySelectorAll("header a")].filter(link => link.checkVisibility() && link.href)
            .map(link => [link.textContent, link.href])"""
        self.browser.open((self.site / "playground" / "index.html").as_uri() + "#topics")
        self.browser.wait("window.page?.flow != null")
        self.assertEqual(self.js(links)[0], ["FlowLayout", (self.site / "index.html").as_uri()])
        self.assertEqual(self.js(links)[1][0], "Documentation")
        # Where there is no site around it, it leads nowhere.
        self.browser.open((built / "index.html").as_uri() + "#topics")
        self.browser.wait("window.page?.flow != null")
        self.assertEqual(self.js(links), [])

    def test_rows_are_those_of_a_flexbox(self):
        """The same list without the script, in the same width."""
        for width in widths:
            self.browser.set_window(width, 900)
            self.load()
            rows = self.rows()
            self.assertGreater(len(rows), 2)
            self.js("""(() => {
                document.getElementById("flow").style.cssText = `width: ${flow.largestWidth}px`;
                document.documentElement.classList.remove("alive");
                for (const view of document.querySelectorAll("#flow li")) view.style.transform = "";
                flow.overflow.element.remove();
            })()""")
            self.assertEqual(rows, self.rows(), f"{width} points")

    def test_the_handle_wraps_it_again(self):
        before = self.rows()
        self.hands.drag("#handle", by_x=-200)
        after = self.rows()
        self.assertGreater(len(after), len(before))
        self.assertEqual(sum(before, []), sum(after, []))
        # What is below does not move.
        self.js("document.getElementById('handle').focus()")
        top = "document.querySelector('.cards').getBoundingClientRect().y"
        below = self.js(top)
        for key, width in (("Home", "smallestWidth"), ("End", "largestWidth")):
            self.hands.press(key)
            self.assertEqual(self.js("flow.available"), self.js(f"flow.{width}"))
            self.assertEqual(self.js(top), below)
        self.assertEqual(self.rows(), before)

    def test_choices_show_their_code_and_what_it_does(self):
        self.choose("two rows")
        rows = self.rows()
        self.assertEqual(len(rows), 2)
        shown = sum(len(row) for row in rows) - 1
        self.assertEqual(rows[1][-1], f"+{15 - shown} more")
        self.assertIn(".maxLines(2) { hidden in", self.js("document.querySelector('.code pre').textContent"))
        self.choose("nothing")
        self.assertEqual(sum(len(row) for row in self.rows()), 15)
        self.assertNotIn("maxLines", self.js("document.querySelector('.code pre').textContent"))

    def test_nothing_is_wider_than_the_window(self):
        for scheme in ("light", "dark"):
            for width in widths:
                self.browser.set_media(color_scheme=scheme, reduced_motion="reduce")
                self.browser.set_window(width, 900)
                self.load()
                self.assertEqual(self.js("document.documentElement.scrollWidth"), width)

    def test_it_can_be_read_without_scripts(self):
        self.browser.call("Emulation.setScriptExecutionDisabled", value=True)
        try:
            self.open("")
            self.assertEqual(sum(len(row) for row in self.rows()), 15)
            self.assertFalse(self.js("document.documentElement.classList.contains('alive')"))
            self.assertEqual(self.js("getComputedStyle(document.getElementById('handle')).display"), "none")
        finally:
            self.browser.call("Emulation.setScriptExecutionDisabled", value=False)

    def test_it_moves_by_itself_once_unless_people_want_no_motion(self):
        still = """(async () => {
            const widths = new Set();
            for (let time = 0; time < 1500; time += 50) {
                await sleep(50);
                widths.add(flow.available);
            }
            return widths.size === 1;
        })()"""
        self.assertTrue(self.js(still))
        self.browser.set_media()
        self.load()
        # However few frames a busy machine has for it.
        widths = self.js("""(async () => {
            const widths = new Set();
            for (; flow.width !== null; await nextFrame()) widths.add(flow.available);
            return widths.size;
        })()""")
        self.assertGreater(widths, 3)
        self.browser.wait("flow.springs.moving.size === 0")
        self.assertTrue(self.js(still))
