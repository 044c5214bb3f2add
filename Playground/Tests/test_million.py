"""A million views: what is in sight is in the document, and any part of the flow can be reached."""

from playground import PlaygroundTest

count = 1_000_000


class MillionTests(PlaygroundTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.browser.set_media(**cls.media)
        cls.browser.set_window(1280, 900)
        cls.open("million")
        cls.browser.run("quiet()")

    def setUp(self):
        """The page stays open, and shows the beginning again, as wide as at first."""
        self.js("""(page.select(null), page.set({ width: 720 }), page.stage.scrollToStart())""")
        self.quiet()

    def check_sight(self):
        """Each view in sight is drawn where the engine says it is, in the window."""
        self.assertEqual(self.js("""(() => {
            const { x, y } = page.stage.box.getBoundingClientRect();
            const wrong = [];
            let inSight = 0;
            const { down } = page.stage.axes;
            for (const { element, index } of page.stage.views.values()) {
              const frame = page.arrangement.frame(index);
              const seen = element.getBoundingClientRect();
              const top = scroller.getBoundingClientRect().top + frame.y - down.offset;
              if (Math.abs(seen.x - x - frame.x) > 1 || Math.abs(seen.y - top) > 1) wrong.push(index);
              if (seen.bottom > 0 && seen.top < innerHeight) inSight += 1;
            }
            return [wrong.length, inSight > 5, page.stage.views.size < 600];
        })()"""), [0, True, True])

    def test_the_page_says_how_much_there_is(self):
        self.assertEqual(self.js("page.flow.items.length"), count)
        self.assertRegex(self.js("document.getElementById('summary').textContent"),
                         r"^1,000,000 views in \d{3},\d{3} rows, .* arranged in [\d.]+ ms, [\d.]+ MB in the engine$")
        self.assertFalse(self.js("document.getElementById('map').hidden"))
        self.assertEqual(self.js("page.link"), "#million&width=720")
        self.assertIn("LazyHFlow(0..<1_000_000", self.js("page.code"))

    def test_every_part_can_be_reached(self):
        height = self.js("page.stage.part.height")
        for share in [0, 0.1, 0.5, 0.999, 1]:
            self.js(f"(scroller.scrollTop = {share} * (scroller.scrollHeight - scroller.clientHeight), nextFrame().then(nextFrame))")
            self.assertAlmostEqual(self.js("page.stage.axes.down.offset") / height, share, delta=0.001)
            self.check_sight()
        self.assertEqual(self.js("Math.max(...[...page.stage.views.values()].map(view => view.index))"), count - 1)

    def test_scrolling_goes_on_point_by_point(self):
        self.js("page.stage.scrollTo(null, 2e6)")
        for _ in range(5):
            before = self.js("page.stage.axes.down.offset")
            self.js("(scroller.scrollTop += 90, nextFrame().then(nextFrame))")
            self.assertEqual(self.js("page.stage.axes.down.offset"), before + 90)
            self.check_sight()

    def test_the_map(self):
        for share in [0.25, 0.75]:
            self.hands.click("#map", down=share)
            self.quiet()
            text = self.js("document.getElementById('map-thumb').textContent").replace(",", "")
            self.assertRegex(text, r"^view \d+ of 1000000$")
            number = int(text.split()[1])
            self.assertAlmostEqual(number / count, share, delta=0.01)
            self.check_sight()

    def test_the_map_is_beside_the_flow(self):
        for width in [375, 1280]:
            self.browser.set_window(width, 900)
            self.quiet()
            self.js("page.set({ width: page.stage.mostWidth(page.flow) })")
            edges = self.js("[...document.querySelectorAll('#box, #map-views')].map(e => e.getBoundingClientRect())"
                            ".map(({ left, right }) => [left, right])")
            self.assertGreater(edges[1][0] - edges[0][1], 20)

    def test_narrow_flows_are_longer_than_an_element_can_be(self):
        self.js("page.set({ width: 60 })")
        self.quiet()
        self.assertGreater(self.js("page.stage.part.height"), 34_000_000)
        self.js("page.select(page.flow.items[999990])")
        self.quiet()
        self.check_sight()
        self.assertEqual(self.js("page.stage.views.has(page.selected.id)"), True)

    def test_only_lines_are_broken_again(self):
        """Widths that come again need no more memory, and no item is written again."""
        self.js("page.engine.writeItems = () => { throw new Error('Items are written.'); }")
        sizes = []
        for _ in range(3):
            for width in [400, 700, 500, 450, 620]:
                self.js(f"(page.flow.width = {width}, page.resize())")
            sizes.append(self.js("page.engine.memorySize"))
        self.assertEqual(sizes, sizes[:1] * 3)
        self.js("delete page.engine.writeItems")
