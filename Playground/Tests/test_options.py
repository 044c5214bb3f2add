"""The page has every option of the engine, as the schema of `flow arrange` lists them: its values and its default. It
says of none that it has no effect where it has one."""

import json
import re

from playground import PlaygroundTest, seed, tests

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

    def test_each_option_has_a_section_of_the_manual(self):
        manual = tests.parent.parent / "Sources" / "FlowLayouts" / "FlowLayouts.docc"
        sections = {f"{article.stem.lower()}/#{heading.replace(' ', '-')}" for article in manual.glob("*.md")
                    for heading in re.findall(r"^##+ (.*)$", article.read_text(), re.MULTILINE)}
        self.assertEqual(self.js("[...flowOptions, ...viewOptions].map(option => [option.key, sectionOf(option) ?? null])"
                                 f".filter(([, section]) => !{json.dumps(sorted(sections))}.includes(section))"), [])

    def test_what_is_said_to_have_no_effect_has_none(self):
        """Whatever its value, in presets and in random flows, with any view chosen. Each rule holds at times, and at times not."""
        wrong, always, held = self.js("""(() => {
            const look = flow => JSON.stringify(arranged(flow).result);
            const values = option => typeof option.default === "boolean" ? [false, true]
              : !option.range ? Object.keys(valuesOf(option, makeFlow())).map(name => optionValue(option, name))
              : [option.default, ...option.range, (option.range[0] + option.range[1]) / 2];
            const dice = new Dice(%d);
            const flows = [...Object.values(presets).map(({ make }) => make()), { ...presets.topics.make(), columns: "adaptive" },
              ...Array.from({ length: 200 }, () => randomFlow(dice, dice.pick([0.05, 0.1, 0.3])))];
            const [wrong, held, lifted] = [[], new Set(), new Set()];
            const check = (of, option, flow, item, change) => {
              const reason = option.noEffect?.(flow, item);
              (reason ? held : lifted).add(`${of} ${option.key}`);
              if (!reason) return;
              const usual = look(flow);
              if (values(option).some(value => look(change(value)) !== usual)) wrong.push([option.key, reason, linkOf(flow)]);
            };
            for (const flow of flows.filter(flow => flow.items.length > 0)) {
              const item = dice.pick(flow.items);
              for (const option of flowOptions) check("flow", option, flow, {}, value => ({ ...flow, [option.key]: value }));
              for (const option of viewOptions) {
                check("view", option, flow, item, value => ({ ...flow,
                  items: flow.items.with(flow.items.indexOf(item), withOptions(item, { [option.key]: value })) }));
              }
            }
            return [wrong, [...held.difference(lifted)], held.size];
        })()""" % seed())
        self.assertEqual((wrong, always), ([], []))
        self.assertEqual(held, self.js("[...flowOptions, ...viewOptions].filter(option => option.noEffect).length"))

    def test_an_option_without_an_effect_says_why_and_still_works(self):
        help = "document.getElementById('flow-minColumnLength-help').textContent"
        dim = "document.getElementById('flow-minColumnLength').closest('.option').matches('.dim')"
        self.assertEqual(self.js(f"[{help}, {dim}]"), ["Needs columns of a least length.", True])
        self.hands.focus("#flow-minColumnLength")
        self.js("document.activeElement.select()")
        self.hands.type("200")
        self.hands.choose("#flow-columns", "adaptive")
        self.quiet()
        self.assertEqual(self.js(f"[{help}, {dim}]"), ["As many columns as fit share the space.", False])
        self.assertIn(".columns(minimum: 200)", self.js("page.code"))
