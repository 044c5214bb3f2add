"""The page has every option of the engine, as the schema of `flow arrange` lists them: its values and its default."""

import json

from playground import PlaygroundTest, tests

schema = json.loads((tests.parent.parent / "Documentation" / "arrange.schema.json").read_text())["$defs"]

# What the schema also takes: CSS's words for the same values.
css_words = {"row", "column", "ltr", "rtl", "flex-start", "flex-end", "baseline", "first baseline", "last baseline", "wrap",
             "balance", "space-between", "space-around", "space-evenly"}
# Of a case, what is no option of the flow.
others = {"width", "height", "overflow", "items", "scaling"}
# SwiftUI centers items, and separators are views. Where the schema has a value for none, the page has a name, or none.
other_defaults = {("flow", "alignment"): "center", ("flow", "lineDistribution"): "start", ("view", "minLength"): None}
# What views call it.
other_names = {"itemAlignment": "alignment", "thickness": "scaling", "maxItems": "maxViews"}
separators = {"itemSeparator", "lineSeparator"}


class OptionTests(PlaygroundTest):
    def check(self, keys, kind):
        options = {option["key"]: option for option in self.js(f"""{kind}Options.map(option => ({{ ...option,
            values: option.range ? null : Object.keys(valuesOf(option, makeFlow()) ?? {{}}) }}))""")}
        for key, facts in keys.items():
            with self.subTest(option=key):
                key = other_names.get(key, key)
                option = options[key]
                if "default" in facts:
                    self.assertEqual(option["default"], other_defaults.get((kind, key), facts["default"]))
                if "enum" in facts:
                    # Stretching all views is an option of its own.
                    values = set(facts["enum"]) - css_words - {None, *(["stretch"] if kind == "flow" and key == "alignment" else [])}
                    self.assertEqual(set(option["values"]) - {""}, values)
                elif key in separators or key == "columns":
                    self.assertGreater(len(option["values"]), 1)
                elif "boolean" in facts["type"]:
                    self.assertIs(option["default"], False)
                else:
                    self.assertIsNotNone(option["range"])

    def test_options_of_a_flow(self):
        case = schema["case"]["properties"]
        self.check({key: facts for key, facts in case.items() if key not in others}, "flow")
        self.check(schema["scaling"]["properties"], "flow")

    def test_options_of_a_view(self):
        item = schema["item"]["properties"]
        measured = {"width", "height", "firstBaseline", "lastBaseline", "picture"}
        self.check({key: facts for key, facts in item.items() if key not in measured}, "view")
