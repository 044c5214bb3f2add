"""Views are where the browser's own flexbox and grid put them, wherever CSS has words for the flow."""

import json

from playground import PlaygroundTest, seed

# What CSS has words for, in rows and in columns. Lines are distributed in more space than they need.
choices = {
    "direction": ["rightToLeft"],
    "alignment": ["top", "bottom"],
    "itemSpacing": [0, 1, 24, 48],
    "lineSpacing": [0, 1, 24, 48],
    "lineAlignment": ["center", "trailing"],
    "distribution": ["spaceBetween", "spaceAround", "spaceEvenly"],
    "lineBreaking": ["balanced"],
    "sizing": ["fill"],
    "stretchesItems": [True],
    "reversesItems": [True],
    "reversesLines": [True],
    "columns": ["uniform", 2, 3, "adaptive"],
}
only_in_rows = {"alignment": ["firstTextBaseline", "lastTextBaseline"]}
line_distributions = ["center", "end", "stretch", "spaceBetween", "spaceAround", "spaceEvenly"]
of_a_view = [
    {"grow": 1}, {"grow": 0.5}, {"grow": 3, "maxLength": 120}, {"shrink": 1}, {"shrink": 2, "minLength": 30},
    {"fillsLine": True}, {"alignment": "top"}, {"alignment": "bottom"}, {"alignment": "stretch"},
]
axes = ["horizontal", "vertical"]


class FlexboxTests(PlaygroundTest):
    def compare(self, options, of_views=None):
        """Compares at 50 widths, or heights if lines are columns."""
        with self.subTest(options=options, of_views=of_views):
            worst = self.js(f"worstOfWidths({json.dumps(options)}, {json.dumps(of_views or {})})")
            self.assertIn(" puts ", worst["said"], worst)
            self.assertLess(worst["excess"], 0, worst)

    def test_each_option(self):
        for axis in axes:
            self.compare({"axis": axis})
            # Two lines, and one for each of the 24 views: lines that only one rule can balance.
            for lines in [2, 24]:
                self.compare({"axis": axis, "lineBreaking": "balanced", "minLines": lines})
            for key, values in choices.items():
                for value in values:
                    self.compare({"axis": axis, key: value})
        for key, values in only_in_rows.items():
            for value in values:
                self.compare({key: value})

    def test_each_line_distribution(self):
        for value in line_distributions:
            self.compare({"lineDistribution": value, "height": 2000})
            self.compare({"lineDistribution": value, "axis": "vertical", "width": 3000})

    def test_equal_lines_of_a_grid(self):
        for columns in ["uniform", 2, 3, "adaptive"]:
            for axis in axes:
                self.compare({"axis": axis, "columns": columns, "equalizesLines": True})
            for distribution in ["start", "stretch"]:
                self.compare({"columns": columns, "equalizesLines": True, "lineDistribution": distribution,
                              "height": 2000})
                self.compare({"axis": "vertical", "columns": columns, "equalizesLines": True,
                              "lineDistribution": distribution, "width": 3000})

    def test_each_option_of_a_view(self):
        for axis in axes:
            for options in of_a_view:
                self.compare({"axis": axis}, options)
        for alignment in only_in_rows["alignment"]:
            self.compare({}, {"alignment": alignment})

    def test_presets(self):
        self.assertGreater(self.js("""Object.values(presets)
            .filter(preset => !Number.isNaN(compared(preset.make()).difference)).length"""), 5)
        for name in self.js("Object.keys(presets)"):
            with self.subTest(preset=name):
                worst = self.js(f"""worst(Array.from({{ length: 50 }}, (_, number) =>
                    Object.assign(presets[{name!r}].make(), {{ width: 40 + 17 * number }})))""")
                self.assertLess(worst["excess"], 0, worst)

    def test_a_word_that_is_longer_than_its_column(self):
        """It stays whole, also where its view grows up to a limit."""
        worst = self.js("worst([flowOfLink('width=134&columns=6&items=0,grow:1,maxLength:192').flow])")
        self.assertEqual(worst["compared"], 1)
        self.assertLess(worst["excess"], 0, worst)

    def test_a_view_that_is_smaller_than_what_it_overlaps_by(self):
        """It makes no line shorter here, as it does in CSS, also where it grows beyond that."""
        worst = self.js("worst([flowOfLink('width=168&itemSpacing=-13&items=,kind:photo,width:160~_,kind:text,grow:4').flow])")
        self.assertEqual(worst["compared"], 0, worst)
        self.assertIn("views that are smaller than what they overlap by", worst["said"])

    def test_random_flows(self):
        number = seed()
        worst = self.js(f"""(() => {{
            const dice = new Dice({number});
            return worst(Array.from({{ length: 3000 }}, () => randomFlow(dice, dice.chance(0.5) ? 0.1 : 0.2)));
        }})()""")
        self.assertGreater(worst["compared"], 300)
        self.assertLess(worst["excess"], 0, worst)
