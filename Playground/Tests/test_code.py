"""The code box has the code of what is on the stage, for any number of views."""

import json
import re

from playground import PlaygroundTest, seed, tests

output = "document.querySelector('#output code').textContent"
show_all = "document.getElementById('whole-file').click()"
def on_one_line(code):
    """Code as if no line of it had been broken."""
    return re.sub(r",(?=[\])])", "", re.sub(r"\s+", "", code))


class CodeTests(PlaygroundTest):
    def test_code_is_never_that_of_another_flow(self):
        """Even if what waits for a pause is never done: the slowest writer of all."""
        self.plant("page.settle = () => {}")
        changes = [f"page.openLink('#{name}')" for name in self.js("Object.keys(presets)")] + [
            "page.set({ itemSpacing: 20 })", "page.addItem()", "page.set({ columns: 3 })", "page.undo()",
            "(page.select(page.flow.items[1]), page.setView({ grow: 2 }))", "page.removeItem()"]
        self.js(show_all)
        for change in changes:
            self.js(f"void {change}")
            self.assertEqual(self.js(output), self.js("swiftCode(page.flow, page.columns)"), change)

    def test_words_are_a_text(self):
        """With placeholders for the views among them, from the first of its words to the last. Nothing separates a comma from a
        view. What begins or ends a line is not in a text."""
        code = self.js("swiftCode(flowOfLink('items=Tap,kind:word~on,kind:word~Follow~%2C or,kind:word~wait,kind:word').flow)")
        self.assertIn('FlowText("Tap on %@,\\u{a0}or wait") {\n                Chip("Follow")\n            }', code)
        for link, texts in [("50%25,kind:word~off,kind:word", ['"50% off"']), ("50%25,kind:word~A~B~off,kind:word~C", ['"50%% %@ %@ off "']),
                            ("a,kind:word~A,breaksAfter:true~b,kind:word", ['"a "', '" b"']),
                            ("a,kind:word~b,kind:word,breaksBefore:true~c,kind:word", ['"a "', '" b "', '" c"'])]:
            code = self.js(f"swiftCode(flowOfLink('items={link}').flow)")
            self.assertEqual(re.findall(r"FlowText\((.*?)\)", code), texts, link)

    def test_nothing_separates_a_comma_from_a_view(self):
        """Whatever the spacing of the flow. Between two views in a sentence is a space."""
        words = "a,kind:word~A~B~%2C,kind:word"
        for spacing in [0, 20]:
            a, first, second, comma = self.js(f"arranged(flowOfLink('width=600&itemSpacing={spacing}&items={words}').flow).result.frames")
            space = self.js("page.boxes.measure({ kind: 'word', text: '\\u00A0' }).width")
            for one, other, distance in [(a, first, space), (first, second, space), (second, comma, 0)]:
                self.assertAlmostEqual(other["x"] - one["x"] - one["width"], distance, delta=0.01)

    def test_spacing_that_words_ignore_is_not_printed(self):
        """Whether they do, test_options.py asks the engine."""
        for link, line in [("sentence", "HFlow(alignment: .firstTextBaseline, rowSpacing: 5) {"),
                           ("itemSpacing=20&items=A~B~a,kind:word", "HFlow(itemSpacing: 20, rowSpacing: 8) {")]:
            self.assertIn(line, self.js(f"swiftCode(flowOfLink({link!r}).flow)"))

    def test_one_view_that_differs_is_asked_for(self):
        """Instead of a list of its own for the views before it, and one for those after it."""
        for change, line, rest in [("grow: 2", '.flowGrow(topic == "Charts" ? 2 : 0)', 'Chip(topic, fills: topic == "Charts")'),
                                   ("breaksBefore: true", '.flowBreaksBefore(topic == "Charts")', "Chip(topic)")]:
            code = self.js(f"""(flow => swiftCode({{ ...flow, items: flow.items.map(item =>
                item.text === "Charts" ? {{ ...item, {change} }} : item) }}))(presets.topics.make())""")
            self.assertEqual(code.count("ForEach("), 1)
            self.assertIn(line, code)
            self.assertIn(rest, code)
            self.assertEqual(code.count("private let topics"), 1)
        # Two that are alike are no exception.
        code = self.js("swiftCode(flowOfLink('items=A~B~C~D,grow:1~E,grow:1~F,grow:1').flow)")
        self.assertEqual(code.count("ForEach("), 2)

    def test_code_is_short(self):
        """A closure of one view is on a line, and so is a short list. A photo has six lines."""
        for name, most in [("topics", 37), ("trips", 97), ("days", 56)]:
            self.assertLess(self.js(f"swiftCode(presets.{name}.make()).split('\\n').length"), most, name)
        code = self.js("swiftCode(presets.trips.make())")
        self.assertIn('    private let kinds = ["All", "Mountains", "Sea", "Cities", "Islands", "Trains"]\n', code)
        self.assertNotIn("multilineTextAlignment", code)
        self.assertNotIn("color: .blue", self.js("swiftCode(presets.more.make())"))
        self.assertIn('Text("Recipes")\n                .font(.title)\n                .flowBreaksAfter()',
                      self.js("swiftCode(presets.filters.make())"))

    def test_what_has_changed_in_the_code_is_seen(self):
        """On a phone, the first line of it is below the flow. A line that is pointed at shows its control."""
        changed = "[[...document.querySelectorAll('.changed')].map(line => line.textContent), document.getElementById('changed').textContent]"
        # That of a page that opens is no change.
        self.open("topics")
        self.assertEqual(self.js(changed), [[], ""])
        self.js("page.set({ lineAlignment: 'center' })")
        self.assertEqual(self.js(changed), [[".rowAlignment(.center)\n"], ".rowAlignment(.center)"])
        self.js("page.set({ lineAlignment: 'leading' })")
        self.assertEqual(self.js(changed), [[], ""])
        # Nor is what changes no code, or shows another flow.
        for change in ["page.flow.width = 300, page.resize()", "page.openLink('#days')"]:
            self.js("page.set({ lineAlignment: 'center' })")
            self.js(change)
            self.assertEqual(self.js("document.getElementById('changed').textContent"), "", change)
        # Nor is what only breaks its lines elsewhere, or shows more of it.
        self.show("days")
        self.quiet()
        shown = "document.querySelector('#output code').textContent"
        for change in [lambda: self.browser.set_window(390, 844), lambda: self.browser.set_window(844, 390),
                       lambda: self.js("document.getElementById('whole-file').click()")]:
            before = self.js(shown)
            change()
            self.quiet()
            self.assertNotEqual(self.js(shown), before)
            self.assertEqual(self.js(changed), [[], ""])
        self.js("document.getElementById('whole-file').click()")
        self.browser.set_window(1280, 900)
        self.show("topics")
        self.quiet()
        self.js("page.set({ minLines: 2 })")
        x, y = self.js("(({ x, y }) => [x + 4, y + 4])([...document.querySelectorAll('#output b')].at(-1).getBoundingClientRect())")
        self.hands.mouse("mouseMoved", x, y)
        self.assertEqual(self.js("[...document.querySelectorAll('.lit input[type=number]')].map(input => input.id)"), ["flow-minLines"])
        self.hands.click_at(x, y)
        self.assertTrue(self.js("document.querySelector('.lit').checkVisibility()"))

    def test_lists_have_names_that_say_something(self):
        for name, lists in [("times", ["sections"]), ("days", ["sections"]),
                            ("trips", ["kinds", "photos", "friends"]), ("languages", ["tags", "days", "cities"]),
                            ("tags", ["cities"]), ("filters", ["filters"])]:
            self.assertEqual(self.js(f"[...swiftCode(presets.{name}.make()).matchAll(/^ {{4}}private let (\\w+)[^=\\n]* = \\[/gm)].map(([, name]) => name)"),
                             lists, name)

    def test_the_last_view_of_a_run_may_end_its_row(self):
        """A LineBreak after the run says so. Where all of them end theirs, or some may be hidden, they say it themselves."""
        flow = "items=A~B~C,breaksAfter:true~D"
        for link, breaks, modifiers in [("trips", 2, 0), (flow, 1, 0), (flow.replace("~C", "~C~C"), 1, 0),
                                        ("items=A~C,breaksAfter:true~D", 0, 1), ("maxLines=2&" + flow, 0, 1),
                                        ("items=" + "~".join(f"{name},breaksAfter:true" for name in "ABC"), 0, 1)]:
            code = self.js(f"swiftCode(flowOfLink({link!r}).flow)")
            self.assertEqual((code.count(" LineBreak()\n"), code.count(".flowBreaksAfter()")), (breaks, modifiers), link)

    def test_views_of_other_colors_without_a_name_are_more_of_their_kind(self):
        code = self.js("""swiftCode(flowOfLink("items=" + ["teal", "orange"].flatMap(tint =>
            ["A", "B", "C"].map(text => `${tint}${text},tint:${tint}${tint === "teal" ? "" : ",grow:1"}`)).join("~")).flow)""")
        self.assertEqual(re.findall(r"let (\w+) = \[", code), ["chips", "moreChips"])

    def test_filters_are_chosen_and_cleared(self):
        code = on_one_line(self.js("swiftCode(presets.filters.make())"))
        for part in ['@State private var chosen: Set<String> = ["Vegetarian", "Quick"]',
                     "ForEach(filters, id: \\.self) { filter in Button { chosen.formSymmetricDifference([filter]) } "
                     "label: { Chip(filter, color: chosen.contains(filter) ? .green : .gray) } "
                     ".accessibilityAddTraits(chosen.contains(filter) ? .isSelected : []) }",
                     'Button("Clear") { chosen = [] }']:
            self.assertIn(on_one_line(part), code)
        # There is one such state, whatever else there is.
        filters = "~".join(f"{text},isButton:true,tint:{tint}" for text, tint in zip("ABCD", ["gray", "gray", "blue", "blue"]))
        code = self.js(f"swiftCode(flowOfLink('items={filters}~between,kind:text~{filters}').flow)")
        self.assertEqual(code.count("var chosen"), 1)

    def test_what_is_pressed_is_a_button(self):
        for name in ["filters", "sentence", "times"]:
            code = self.js(f"swiftCode(presets.{name}.make())")
            self.assertEqual(len(re.findall(r"\} label: \{\s*(?:Chip|Tile)\(", code)),
                             len(re.findall(r"(?<!struct )\b(?:Chip|Tile)\(", code)), name)
            self.assertIn("\n        .buttonStyle(.plain)", code)
        self.assertNotIn("utton", self.js("swiftCode(presets.topics.make())"))

    def test_fields_write_into_states(self):
        code = self.js("swiftCode(flowOfLink('items=Search,kind:field~Ad,kind:field,isTyped:true~Where,kind:field').flow)")
        for line in ['@State private var text = ""', 'Field("Search", text: $text)', '@State private var name2 = "Ad"',
                     'Field("Add a person", text: $name2)', '@State private var text3 = ""', 'Field("Where", text: $text3)']:
            self.assertIn(f" {line}\n", code)

    def test_a_field_after_tokens_adds_one(self):
        """Where it is for one: neither a search, nor what has no list of texts just before it."""
        code = on_one_line(self.js("swiftCode(presets.tokens.make())"))
        for part in ['@State private var name = "Donald Kn"', '@State private var names = ["Ada Lovelace", "Grace Hopper",',
                     'Field("Add a person", text: $name) .onSubmit { if !name.isEmpty, !names.contains(name) { '
                     'names.append(name) } name = "" } .frame(minWidth: 120, alignment: .leading) .flowGrow() .flowShrink()']:
            self.assertIn(on_one_line(part), code)
        code = self.js("swiftCode(flowOfLink('items=A,kind:field~A~B~C~D,kind:field,isTyped:true').flow)")
        self.assertIn(on_one_line("if !name2.isEmpty, !chips.contains(name2) { chips.append(name2) }"), on_one_line(code))
        # The first of two fields does.
        code = self.js("swiftCode(flowOfLink('items=A~B~C~D,kind:field,isTyped:true~E,kind:field,isTyped:true').flow)")
        self.assertEqual(code.count("onSubmit"), 1)
        for items in ["A~B~C~D,kind:field", "A~B~D,kind:field,isTyped:true", "A~B~C~D,kind:text~E,kind:field,isTyped:true",
                      "A,tint:pink~B,tint:teal~C,tint:blue~D,tint:mint~E,kind:field,isTyped:true"]:
            code = self.js(f"swiftCode(flowOfLink('items={items}').flow)")
            self.assertNotIn("onSubmit", code, items)
            self.assertNotIn("@State private var chips", code, items)

    def test_code_does_not_depend_on_the_window(self):
        """A flow has the width that its screen gives it. Its height is one that somebody has chosen."""
        for name in self.js("Object.keys(presets)"):
            self.assertEqual(*self.js(f"[300, 900].map(width => swiftCode({{ ...presets.{name}.make(), width }}))"), name)
            self.assertNotIn(".frame(maxWidth: ", self.js(f"swiftCode(presets.{name}.make())").replace("maxWidth: .infinity", ""))
        self.assertIn("\n        .frame(maxHeight: 200, alignment: .top)\n",
                      self.js("swiftCode(makeFlow({ axis: 'vertical', height: 200 }))"))

    def test_long_lines_are_broken_as_swift_does(self):
        """So that no window breaks them inside of what belongs together."""
        code = self.js("swiftCode(presets.days.make(), 40)")
        for lines in ["ForEach(|    section.photos,|    id: \\.color|) { photo in",
                      ".aspectRatio(|    photo.ratio,|    contentMode: .fit|)",
                      # Modifiers of a call in several lines begin where it ends.
                      "    endPoint: .bottom|)|.background(Color.white)",
                      "colors: [|    color.opacity(0.75),|    color.opacity(0.15),|],"]:
            self.assertRegex(code, r"(?m)^( *)" + re.escape(lines).replace(r"\|", r"\n\1"))
        self.assertIn("\n                    if !name.isEmpty,\n                       !names.contains(name) {\n                        names.append",
                      self.js("swiftCode(presets.tokens.make(), 60)"))
        keys = "~".join(f"{key},kind:tile,grow:1,isButton:true" for key in "123456")
        self.assertRegex(self.js(f"swiftCode(flowOfLink('columns=3&items={keys}').flow, 40)"), r"(?m)^( *)\}\n\1\.flowGrow\(\)$")

    def test_broken_code_is_the_same(self):
        self.js((tests / "flows.js").read_text() + "\n0")
        self.assertEqual(self.js(f"""everyFlow({seed()}, 100).filter(([, flow]) => {{
            const [whole, ...others] = [1e6, 100, 50, 20, 1].map(columns => swiftCode(flow, columns)
              .replace(/\\s+/g, "").replace(/,(?=[\\])])/g, ""));
            return others.some(other => other !== whole);
        }}).map(([name]) => name)"""), [])

    def test_no_window_breaks_a_line(self):
        """But for a text that is longer."""
        line = "parseFloat(getComputedStyle(output).lineHeight)"
        for width, height in [(390, 844), (1040, 768), (1280, 800), (1920, 1080)]:
            self.browser.set_window(width, height, is_mobile=width < 500)
            self.open("topics")
            self.assertEqual(self.js(f"""Object.values(presets).flatMap(({{ make }}) => {{
                page.flow = make();
                page.showCode();
                return [...document.querySelectorAll("#output span")]
                  .filter(span => span.offsetHeight > 1.5 * {line} && !/^\\s*"[^"]*"$/.test(span.textContent.trimEnd()))
                  .map(span => span.textContent);
            }})"""), [], width)
        # Code follows its window.
        before = self.js(output)
        self.browser.set_window(390, 844, is_mobile=True)
        self.quiet()
        self.assertNotEqual(self.js(output), before)
        self.assertEqual(on_one_line(before), on_one_line(self.js(output)))
