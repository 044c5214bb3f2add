"""The page is small. How soon it can be used is measured by Scripts/bench-playground."""

import gzip
import unittest

from playground import built


class SizeTests(unittest.TestCase):
    def test_files(self):
        """Compressed, as a server sends them."""
        sizes = {file.name: len(gzip.compress(file.read_bytes())) for file in built.iterdir()}
        self.assertEqual(set(sizes), {"index.html", "icon.svg", "playground.css", "playground.js", "engine-wasm.js"})
        self.assertLessEqual(sum(sizes.values()), 120_000, sizes)
