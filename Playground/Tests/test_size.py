"""The page is small. How soon it can be used is measured by Scripts/bench-playground."""

import unittest

from playground import built


class SizeTests(unittest.TestCase):
    def test_files(self):
        sizes = {file.name: file.stat().st_size for file in built.iterdir()}
        self.assertEqual(set(sizes), {"index.html", "icon.svg", "playground.css", "playground.js", "engine-wasm.js"})
        self.assertLessEqual(sum(sizes.values()), 210_000, sizes)
