"""How large texts are, and where their lines stand."""

from playground import PlaygroundTest


class BoxesTests(PlaygroundTest):
    def width(self, kind, text, offered="Infinity"):
        return self.js(f"page.boxes.measure(makeItem({kind!r}, {text!r}), {offered}).width")

    def test_no_text_is_narrower_than_its_widest_letter(self):
        for kind in ["text", "title", "chip", "tile"]:
            for text in ["wide iii", "view pixel"]:
                for offered in [0, 4]:
                    with self.subTest(kind=kind, text=text, offered=offered):
                        self.assertAlmostEqual(self.width(kind, text, offered), self.width(kind, "w"), delta=1 / 32)

    def test_a_field_is_as_narrow_as_what_it_is_offered(self):
        self.assertEqual(self.width("field", "Words that are cut", 50), 50)

    def test_a_text_is_not_shown_where_no_letter_of_it_fits(self):
        """Beside “Save”, which is kept, would be 4 points for it."""
        chip = self.width("chip", "Save")
        self.show(f"width={chip + 12}&itemSpacing=8&maxLines=2"
                  f"&items=,kind:photo,width:{chip // 1 + 10},height:20~view%20pixel,kind:title~Save,priority:1~,kind:photo,width:200")
        self.assertEqual(self.js("page.arrangement.result.indices"), [0, 2])

    def test_the_button_for_hidden_views_has_a_baseline(self):
        """Chips of one line, which are alike, are at the same height."""
        for alignment in ["firstTextBaseline", "lastTextBaseline"]:
            self.show(f"width=200&maxLines=1&overflow=true&alignment={alignment}"
                      "&items=,kind:photo,width:40,height:70~Swift~Layout~Typography")
            tops = self.js("page.arrangement.result.frames.map(({ y }) => y)")
            self.assertEqual(self.js("page.arrangement.result.indices.at(-1)"), -1)
            self.assertEqual(tops[1:], [tops[1]] * (len(tops) - 1), alignment)
            self.assertGreater(tops[1], 0, alignment)
