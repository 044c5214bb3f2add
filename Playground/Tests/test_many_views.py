"""Ten thousand views, and thousands of changes."""

from playground import PlaygroundTest


class ManyViewsTests(PlaygroundTest):
    def check_sight(self):
        """The document has the views of the whole arrangement that are in sight, where they are."""
        places = self.js("document.querySelectorAll('.place').length")
        self.assertTrue(0 < places < 600, places)
        self.assertEqual(self.js("misplaced()"), [])

    def test_ten_thousand_views(self):
        for link in ["width=800&words=10000", "width=4000&words=10000", "width=800&words=10000&direction=rightToLeft",
                     "width=800&words=10000&columns=uniform", "width=3000&height=700&axis=vertical&words=10000",
                     "width=800&height=4000&lineDistribution=spaceBetween&words=10000",
                     "width=400&axis=vertical&words=10000"]:
            with self.subTest(link=link):
                self.show(link)
                self.quiet()
                self.assertEqual(self.js("page.flow.items.length"), 10000)
                self.check_sight()
                for x, y in [(0, 3000), (0, 1e9), (1e9, 0), (0, 0), (500, 12345)]:
                    self.js(f"(page.stage.scroller.scrollTo({x}, {y}), nextFrame().then(nextFrame))")
                    self.check_sight()

    def test_work(self):
        """A frame of a drag, an edit and a page of scrolling each touch what is in sight, and no more."""
        self.show("width=800&words=10000")
        self.quiet()
        most = self.js("""(() => {
            const observer = new MutationObserver(() => {});
            observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
            const changes = action => Math.max(...Array.from({ length: 15 }, (_, number) => {
              observer.takeRecords();
              action(number);
              return observer.takeRecords().length;
            }));
            return [
              changes(number => { page.flow.width = 700 + number; page.resize(); }),
              changes(() => page.addItem()),
              changes(number => { page.stage.scroller.scrollTop = 900 * number; page.stage.followScroll(); }),
            ];
        })()""")
        places = self.js("document.querySelectorAll('.place').length")
        for changes in most:
            self.assertTrue(0 < changes < 20 * places, (most, places))

    def test_memory(self):
        """Once all has been done, doing it again needs no more memory and leaves nothing in the document."""
        self.show("width=600&words=1000")
        self.quiet()
        self.js("""globalThis.work = async count => {
            for (let number = 0; number < count; number++) {
              page.flow.width = 200 + number * 37 % 600;
              page.resize({ isAnimated: false });
              if (number % 10 === 0) {
                page.addItem(page.flow.items[number % 900]);
                page.removeItem(page.flow.items[number % 800]);
                page.flow.items[number % 700].text = vocabulary[number % vocabulary.length];
                page.update({ isAnimated: false });
              }
              if (number % 50 === 0) await nextFrame();
            }
            page.select(null);
            page.flow.width = 600;
            page.update({ isAnimated: false });
            page.stage.scroller.scrollTo(0, 0);
            await quiet();
        }""")
        # A place is an element with one more in it, and how many are in sight depends on their words.
        size = """[page.engine.exports.memory.buffer.byteLength,
            document.querySelectorAll("*").length - 2 * document.querySelectorAll(".place").length]"""
        self.js("work(200)")
        before = self.js(size)
        self.js("work(400)")
        self.assertEqual(self.js(size), before)
        self.assertLess(self.js("document.querySelectorAll('.place').length"), 600)
