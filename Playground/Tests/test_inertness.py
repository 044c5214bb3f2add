"""An option is folded away if and only if none of its values changes anything, and then it can be unfolded."""

from playground import PlaygroundTest, seed


class InertnessTests(PlaygroundTest):
    tries_options = True

    def check_options(self):
        self.quiet()
        wrong = self.js("wronglyFolded()")
        self.assertEqual(wrong, [], self.js("linkOf(page.flow) + ' view ' + page.flow.items.indexOf(page.selected)"))

    def test_presets(self):
        """With their first view, or their last one, in turns."""
        for number, name in enumerate(self.js("Object.keys(presets)")):
            with self.subTest(preset=name):
                self.js(f"(flow => showFlow(flow, flow.items.at({-(number % 2)})))(presets.{name}.make())")
                self.check_options()

    def test_random_flows(self):
        number = seed()
        self.js(f"globalThis.dice = new Dice({number})")
        for _ in range(20):
            self.js("""(() => {
                const flow = randomFlow(dice, dice.chance(0.5) ? 0.1 : 0.3);
                showFlow(flow, flow.items.length > 0 ? dice.pick(flow.items) : null);
            })()""")
            self.check_options()

    def test_few_views(self):
        for count in range(3):
            self.js(f"(flow => showFlow(flow, flow.items[0]))(makeFlow({{ items: generatedItems({count}) }}))")
            self.check_options()

    def test_an_expanded_flow(self):
        """A change of its lines folds it again."""
        self.show("more")
        self.js("page.set({ isExpanded: true })")
        self.check_options()

    def test_the_page_can_breathe(self):
        """However long it takes to try a value, the page does something else after it."""
        self.quiet()
        pieces, tries = self.js("""(async () => {
            const { inertness } = page;
            let tries = 0;
            let pieces = 0;
            inertness.frames = function (flow) {
              const end = performance.now() + 8;
              while (performance.now() < end);
              tries += 1;
              return Inertness.prototype.frames.call(this, flow);
            };
            const wait = globalThis.setTimeout;
            globalThis.setTimeout = (action, ...more) => wait(() => { pieces += 1; action(); }, ...more);
            inertness.update(page.flow, page.flow.items[0]);
            while (inertness.timer !== null) await nextFrame();
            globalThis.setTimeout = wait;
            delete inertness.frames;
            return [pieces, tries];
        })()""")
        self.assertGreater(tries, 30)
        self.assertGreaterEqual(pieces, tries)

    def test_a_folded_option_still_works(self):
        """One line names all of its group, and opens them."""
        self.show("items=Swift")
        self.quiet()
        seen = "document.getElementById('flow-itemSpacing').checkVisibility()"
        fold = "details:has(#flow-itemSpacing) > .fold"
        self.assertFalse(self.js(seen))
        self.assertIn("Space between views", self.js(f"document.querySelector('{fold}').textContent"))
        self.hands.click(fold)
        self.assertTrue(self.js(seen))
        self.assertTrue(self.js("document.getElementById('flow-itemSpacing').closest('.option').matches('.inert')"))
        self.assertFalse(self.js("document.getElementById('flow-itemSpacing').disabled"))
        self.hands.focus("#flow-itemSpacing")
        self.js("document.activeElement.select()")
        self.hands.type("20")
        self.assertEqual(self.js("page.flow.itemSpacing"), 20)
