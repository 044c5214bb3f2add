"""The code box has the code of what is on the stage, in the language of its tab, for any number of views."""

import json

from playground import PlaygroundTest, seed

output = "document.querySelector('#output code').textContent"
languages = ["swift", "css", "json"]

# A flow beside the page: its views as elements that have their own size, in an element of the class `flow`, below the
# page's code in CSS. Returns how far they are from our frames at most, less what the browser may be off; or null where
# the code says that CSS cannot do it.
pasted = """function pasted(flow) {
    const arrangement = arranged(flow);
    const part = arrangement.part();
    const code = cssCode(flow, arrangement);
    if (/CSS has no words|CSS cannot hug wrapped text/.test(code)) return null;
    const style = document.head.appendChild(document.createElement("style"));
    // The page's own rules come before those of layers, so that they do not replace what is pasted.
    style.textContent = code.replaceAll(".flow", "#pasted.flow");
    // The page's body would squeeze what is higher than the window.
    const container = document.documentElement.appendChild(document.createElement("div"));
    container.id = "pasted";
    container.className = "flow";
    container.append(...flow.items.map(item => {
      const element = makeContent(item);
      // An element stretches to its column, unless it says how wide it is, as views of the page do.
      element.style.width = "auto";
      if (!isBox(item) && (item.minLength != null || item.maxLength != null)) {
        // A frame may be shorter than the padding of the view in it.
        const frame = document.createElement("div");
        frame.append(element);
        return frame;
      }
      // A view of a size of its own is a picture, which an element around it may stretch.
      if (isBox(item)) {
        const picture = document.createElement("div");
        picture.style.cssText = `width:${item.width}px;height:${item.height}px`;
        element.replaceChildren(picture);
      }
      return element;
    }));
    const origin = container.getBoundingClientRect();
    const most = Math.max(0, ...[...container.children].map((element, index) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const frame = part.frames[index];
      return Math.max(...[[x - origin.x, frame.x], [y - origin.y, frame.y], [width, frame.width], [height, frame.height]]
        .map(([theirs, ours]) => Math.abs(theirs - ours)));
    }));
    style.remove();
    container.remove();
    return most - tolerance(flow, part.lineCount);
}"""


class CodeTests(PlaygroundTest):
    def test_code_is_never_that_of_another_flow(self):
        """Even if what waits for a pause is never done: the slowest writer of all."""
        self.js("page.settle = () => {}")
        of_the_flow = """({ swift: () => swiftCode(page.flow),
            css: () => cssCode(page.flow, page.arrangement),
            json: () => jsonCode(page.flow, page.arrangement) })[page.language]()"""
        changes = [f"page.openLink('#{name}')" for name in self.js("Object.keys(presets)")] + [
            "page.set({ itemSpacing: 20 })", "page.addItem()", "page.set({ columns: 3 })", "page.shuffle()", "page.undo()",
            "(page.select(page.flow.items[1]), page.setView({ grow: 2 }))", "page.removeItem()"]
        for language in languages:
            self.hands.click("#tab-" + language)
            for change in changes:
                self.js(f"void {change}")
                self.assertEqual(self.js(output), self.js(of_the_flow)[:20000], change)
        self.js("delete page.settle")

    def test_each_tab_has_its_language_at_any_number_of_views(self):
        self.js("""Object.defineProperty(navigator, "clipboard", { value: {
            async writeText(text) { window.copied = text; },
        } })""")
        for count in [0, 3, 10_000, 10_001, 1_000_000]:
            self.show(f"width=500&words={count}")
            # Flows of more views than the page shows at once are lazy ones.
            library = "FlowLayouts" if count <= 10_000 else "LazyFlowLayouts"
            for language, start in zip(languages, [f"import {library}\n", ".flow {\n", '{"width": 500']):
                with self.subTest(language=language, count=count):
                    self.hands.click("#tab-" + language)
                    self.js("window.copied = null")
                    self.hands.click("#copy-code")
                    self.browser.wait("copied !== null")
                    shown, most = self.js(output), 20_000
                    copied = self.js(f"copied.slice(0, {2 * most})")
                    self.assertTrue(copied.replace("/* CSS cannot hug wrapped lines: the width is what they take here. */\n", "")
                                    .startswith(start), copied[:100])
                    self.assertEqual(shown, copied if len(copied) <= most
                                     else copied[:most] + "\n… Copy gives you all of it.")
                    if language == "json":
                        self.assertEqual(self.js("JSON.parse(copied).items.length"), count)

    def test_many_views_in_swift(self):
        """Views are generated as they are in the page. Those that are not come first, or are said to be missing."""
        self.assertIn("LazyHFlow(0..<20_000, ", self.js("lazyCode(makeFlow({ items: generatedItems(20_000) }))"))
        mixed = self.js("lazyCode(makeFlow({ items: [...presets.topics.make().items, ...generatedItems(20_000).slice(15)] }))")
        self.assertIn("ForEach(15..<20_000, ", mixed)
        self.assertIn('"Swift", "Layout", "Typography"', mixed)
        shuffled = self.js("lazyCode(makeFlow({ items: generatedItems(20_000).reverse() }))")
        self.assertIn("// There are 19,900 more.", shuffled)

    def test_css_is_understood(self):
        """By any browser, but for what comes after something that it understands."""
        for name in self.js("Object.keys(presets)"):
            declarations = self.js(f"""cssCode(presets.{name}.make(), arranged(presets.{name}.make()))
                .match(/^  .*?;/gm).map(line => line.match(/^  ([a-z-]+): (.*);$/).slice(1))""")
            unknown = [declaration for declaration in declarations
                       if not self.js("CSS.supports({}, {})".format(*map(json.dumps, declaration)))]
            self.assertLessEqual({tuple(declaration) for declaration in unknown}, {("flex-wrap", "wrap balance")}, name)
            if unknown:
                self.assertIn(["flex-flow", "row wrap"], declarations[:declarations.index(unknown[0])])

    def test_overlapping_views_in_css(self):
        """In lines of any place and order, and with one view that takes all of its line."""
        self.js(f"globalThis.pasted = {pasted}")
        for more in ["", "&lineAlignment=center&lineSpacing=-6", "&axis=vertical&height=150&lineSpacing=-9",
                     "&direction=rightToLeft&distribution=spaceEvenly&sizing=fill", "&reversesItems=true&reversesLines=true",
                     "&height=300&lineSpacing=-8&lineDistribution=spaceBetween"]:
            link = f"width=230&itemSpacing=-14{more}&items=Ada~Grace~Hopper,fillsLine:true~Alan,grow:1~Barbara~Donald~Edsger"
            self.assertLess(self.js(f"pasted(flowOfLink({link!r}).flow) ?? 'no words'"), 0, more)

    def test_css_that_is_pasted(self):
        self.js(f"globalThis.pasted = {pasted}")
        number = seed()
        worst = json.loads(self.js(f"""(() => {{
            const dice = new Dice({number});
            const flows = [...Object.values(presets).map(preset => preset.make()),
              ...Array.from({{ length: 400 }}, () => randomFlow(dice, dice.chance(0.5) ? 0.05 : 0.1)),
              // A frame may make a text longer than it is.
              makeFlow({{ width: 668, columns: 3, items: [makeItem("title", "% 0", {{ shrink: 1 }})] }}),
              makeFlow({{ width: 347, items: [makeItem("field", "=", {{ grow: 3 }}), makeItem("tile", "a", {{ grow: 4, shrink: 0.5 }})] }}),
              makeFlow({{ width: 171, columns: 4, items: [makeItem("field", "0-", {{ grow: 1, shrink: 4 }})] }}),
              // Or shorter.
              makeFlow({{ width: 386, columns: 4, items: [makeItem("text", "Swift flow", {{ grow: 1, maxLength: 59 }})] }}),
              makeFlow({{ width: 650, items: [makeItem("tile", "Swift", {{ grow: 2, maxLength: 26 }})] }}),
              makeFlow({{ width: 637, columns: 4, items: [makeItem("title", "A heading", {{ fillsLine: true, maxLength: 60 }})] }}),
              // A text that is too long grows in a column that is longer than the flow.
              makeFlow({{ width: 97, columns: "uniform", items: [makeItem("tile", "long text", {{ grow: 1 }}), makeItem("photo", "", {{ width: 128, height: 37 }})] }}),
              // A letter is wider than its line or its column.
              makeFlow({{ width: 40, items: [makeItem("tile", "w"), makeItem("title", "w", {{ grow: 1 }})] }}),
              makeFlow({{ width: 60, columns: 6, items: ["text", "chip", "tile"].map(kind => makeItem(kind, "w")) }}),
              makeFlow({{ width: 60, columns: 6, items: [makeItem("tile", "www", {{ grow: 1 }}), makeItem("chip", "w", {{ grow: 1, maxLength: 20 }}), makeItem("chip", "w", {{ shrink: 1 }})] }}),
              // What is too high for its slot.
              makeFlow({{ width: 559, height: 242, axis: "vertical", columns: 6, items: [makeItem("tile", "+")] }}),
              makeFlow({{ width: 391, height: 336, axis: "vertical", stretchesItems: true, items: [makeItem("chip", "a"), makeItem("text", "a longer text")] }}),
              makeFlow({{ width: 463, height: 362, axis: "vertical", lineBreaking: "balanced", minLines: 9, items: [makeItem("tile", "two words")] }}),
              // Higher than the window.
              makeFlow({{ width: 266, axis: "vertical", items: [makeItem("title", "A heading", {{ fillsLine: true }}), ...[600, 400].map(height => makeItem("photo", "", {{ width: 20, height }}))] }}),
              makeFlow({{ width: 700, items: generatedItems(12_000) }}),
              makeFlow({{ width: 700, columns: "uniform", items: generatedItems(12_000) }})];
            const found = flows.map(flow => [pasted(flow), flow]).filter(([excess]) => excess !== null);
            const [excess, flow] = found.reduce((a, b) => b[0] > a[0] ? b : a);
            return JSON.stringify([found.length, excess, excess < 0 ? null : linkOf(reduced(flow, flow => (pasted(flow) ?? -1) >= 0))]);
        }})()"""))
        self.assertGreater(worst[0], 60)
        self.assertLess(worst[1], 0, worst)
