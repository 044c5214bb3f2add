"""The race with flexbox compares the same work, and says so only if it was."""

from playground import PlaygroundTest


class RaceTests(PlaygroundTest):
    def setUp(self):
        super().setUp()
        # A race takes a time by the clock: here, a tenth of it.
        self.plant("{ const { now } = performance; performance.now = () => 10 * now.call(performance); }")

    def finish(self):
        self.browser.wait("/ ms/.test(document.getElementById('race-text').textContent)", 60)
        return self.js("document.getElementById('race-text').textContent")

    def rounds(self):
        return [int(self.js(f"document.getElementById('race-{who}').textContent").replace(",", "")) for who in ("ours", "theirs")]

    def test_a_race(self):
        # One that is closed ends, and another one begins.
        self.hands.click("#race-start")
        self.browser.wait("document.querySelector('#race-boxes > div') !== null")
        self.hands.press("Escape")
        rounds = self.rounds()
        self.js("sleep(300)")
        self.assertEqual(self.rounds(), rounds)
        self.hands.click("#race-start")
        text = self.finish()
        self.assertRegex(text, r"^FlowLayout needs [\d.]+ ms, .* flexbox [\d,.]+ ms: [\d.]+ times as long\.")
        self.assertIn("All 100,000 frames are the same.", text)
        self.assertGreaterEqual(min(self.rounds()), 1)
        # Both are drawn, on no more than their pictures.
        self.assertEqual(self.js("""[...document.querySelectorAll("#race canvas")].map(canvas => {
            const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
            return data.some(value => value > 0);
        })"""), [True, True])
        self.assertEqual(self.js("document.querySelectorAll('#race-boxes > div > div').length"), 100_000)
        self.hands.press("Escape")
        self.assertEqual(self.js("document.querySelectorAll('#race-boxes *').length"), 0)
        self.assertEqual(self.js("document.activeElement.id"), "race-start")
        self.assertEqual(self.js("misplaced()"), [])

    def test_other_frames_are_not_called_the_same(self):
        self.js("""document.head.appendChild(document.createElement("style")).textContent =
            "#race-boxes > div > div:last-child { margin-left: 3px; }" """)
        self.hands.click("#race-start")
        self.assertIn("Frames differ by up to 3.0 px.", self.finish())
