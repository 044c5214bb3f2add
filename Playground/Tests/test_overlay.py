"""What is drawn over the views: lines, their free space, and the guides that views are aligned by."""

from playground import PlaygroundTest


def rects(*rects):
    """The path of some rectangles."""
    return "".join(f"M{x} {y}h{width}v{height}h{-width}z" for x, y, width, height in rects)


class OverlayTests(PlaygroundTest):
    def drawn(self, more):
        """The path of each layer, for views of which the second ends before the first one does."""
        self.js(f"""{{
            const photo = (width, height, more) => makeItem("photo", "", {{ width, height, ...more }});
            page.layers = {{ ...page.layers, lines: true, free: true, guides: true }};
            showFlow(makeFlow({{
                width: 100, sizing: "fill", itemSpacing: -30, lineSpacing: 4, {more},
                items: [photo(40, 20), photo(10, 20), photo(60, 10, {{ breaksBefore: true }})],
            }}));
        }}""")
        self.x, self.y = self.js("[page.stage.flowX, 0]")
        return {layer: self.js(f"document.querySelector('#overlay .{layer}').getAttribute('d')")
                for layer in ("flow", "lines", "free", "guides")}

    def test_views_cover_it(self):
        """They are half transparent as long as there is nothing behind them."""
        alpha = "rgba(getComputedStyle(document.querySelector('#views .view')).backgroundColor)[3]"
        self.assertLess(self.js(alpha), 0.5)
        self.show_more()
        self.hands.click("#show-lines")
        self.assertEqual(self.js(alpha), 1)

    def test_rows(self):
        for alignment, guides in [("top", (0, 24)), ("center", (10, 29)), ("bottom", (20, 34))]:
            with self.subTest(alignment=alignment):
                drawn = self.drawn(f"alignment: '{alignment}'")
                x, y = self.x, self.y
                self.assertEqual(drawn["flow"], rects((x, y, 100, 34)))
                self.assertEqual(drawn["lines"], rects((x, y, 40, 20), (x, y + 24, 60, 10)))
                self.assertEqual(drawn["free"], rects((x + 40, y, 60, 20), (x + 60, y + 24, 40, 10)))
                self.assertEqual(drawn["guides"], "".join(f"M{x} {y + guide}h100" for guide in guides))

    def test_rows_that_are_spread(self):
        # The line is as long as its first view, and the other 60 go between the two.
        drawn = self.drawn("distribution: 'spaceBetween'")
        x, y = self.x, self.y
        self.assertEqual(drawn["free"],
                         rects((x + 40, y, 30, 20), (x + 80, y, 20, 20), (x + 60, y + 24, 40, 10)))

    def test_rows_from_right_to_left(self):
        drawn = self.drawn("alignment: 'top', direction: 'rightToLeft'")
        x, y = self.x, self.y
        self.assertEqual(drawn["lines"], rects((x + 60, y, 40, 20), (x + 40, y + 24, 60, 10)))
        self.assertEqual(drawn["free"], rects((x, y, 60, 20), (x, y + 24, 40, 10)))
