"""Each option has a control, a section of the manual, and an effect where the page does not say that it has none."""

import json
import re

from playground import PlaygroundTest, seed, tests


class OptionTests(PlaygroundTest):
    def test_each_trait_of_an_item_has_a_control(self):
        """Those of options are made from the command's table."""
        traits = json.loads((tests.parent / "Page" / "fields.json").read_text())["traits"]
        self.assertLessEqual(set(traits), set(self.js("viewOptions.map(option => option.key)")))

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
              : !option.range ? [...valuesOf(option, makeFlow()).keys()].map(name => optionValue(option, name))
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
        self.assertEqual(self.js(f"[{help}, {dim}]"), ["Only for columns with a minimum.", True])
        self.hands.focus("#flow-minColumnLength")
        self.js("document.activeElement.select()")
        self.hands.type("200")
        self.hands.choose("#flow-columns", "adaptive")
        self.quiet()
        self.assertEqual(self.js(f"[{help}, {dim}]"), ["As many columns as fit share the space.", False])
        self.assertIn(".columns(minimum: 200)", self.js("page.code"))
