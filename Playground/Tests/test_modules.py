"""The modules of the page import one another in one direction."""

import graphlib
import re
import unittest

from playground import tests

page = tests.parent / "Page"


class ModuleTests(unittest.TestCase):
    def test_no_circle(self):
        imports = {file.name: re.findall(r'from "\./(.*)"', file.read_text()) for file in page.glob("*.js")}
        self.assertGreater(len(imports["page.js"]), 12)
        order = list(graphlib.TopologicalSorter(imports).static_order())
        self.assertEqual(order[-1], "start.js")
