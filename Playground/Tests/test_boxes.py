"""Texts are as large as they can be drawn."""

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
        self.assertEqual(self.js("page.arrangement.part().indices"), [0, 2])
