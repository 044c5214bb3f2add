"""Elements are drawn where the engine's frames are."""

import json

from playground import PlaygroundTest, seed


class PlacesTests(PlaygroundTest):
    def check_places(self):
        """No element is farther than half a device pixel from its frame, and none is missing."""
        self.quiet()
        wrong = self.js("misplaced()")
        self.assertEqual(wrong, [], self.js("page.link"))

    def test_presets(self):
        """Pixels of which two are a point are where half a point is."""
        self.browser.set_window(1280, 900, scale=2)
        self.open("topics")
        for name in self.js("Object.keys(presets)"):
            with self.subTest(preset=name):
                self.show(name)
                self.check_places()
                self.js("page.set({ width: 261 })")
                self.check_places()

    def test_changes_of_options(self):
        for changes in [{"direction": "rightToLeft"}, {"axis": "vertical"}, {"reversesLines": True},
                        {"columns": "uniform"}, {"height": 500, "lineDistribution": "spaceEvenly"}]:
            with self.subTest(changes=changes):
                self.js(f"page.set({json.dumps(changes)})")
                self.check_places()

    def test_random_flows(self):
        number = seed()
        self.js(f"globalThis.dice = new Dice({number})")
        for _ in range(25):
            self.js("showFlow(randomFlow(dice))")
            self.check_places()
