"""The page is small. How soon it can be used is measured by Scripts/bench-playground."""

import gzip
import unittest

from playground import built


class SizeTests(unittest.TestCase):
    def test_files(self):
        """As they are, and compressed, as a server sends them."""
        files = {file.name: file.read_bytes() for file in built.iterdir()}
        self.assertEqual(set(files), {"index.html", "icon.svg", "playground.css", "playground.js", "engine-wasm.js"})
        for compress, most in [(lambda data: data, 156_000), (gzip.compress, 90_000)]:
            sizes = {name: len(compress(data)) for name, data in files.items()}
            self.assertLessEqual(sum(sizes.values()), most, sizes)
