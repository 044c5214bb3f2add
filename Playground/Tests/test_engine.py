"""Nothing that the page hands over ends the engine, and if a fault does, the page says so."""

from playground import PlaygroundTest, engine_fields

# Ends a WebAssembly program, as a fault in the engine does: a module with one function, which is `unreachable`.
trap = """new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array([
    0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 102, 0, 0, 10, 5, 1, 3, 0, 0, 11,
]))).exports.f"""

notice = "document.getElementById('notice').textContent"


class WrongNumberTests(PlaygroundTest):
    """Every function that the engine exports is called with numbers that mean nothing, and then with good ones."""

    def setUp(self):
        super().setUp()
        # Three views of 40 x 20 in rows of two, the last of which is hidden.
        self.js("""{
            globalThis.engine = page.engine.another();
            globalThis.call = (name, ...numbers) => engine.exports[name](engine.stage, ...numbers);
            globalThis.begin = (options = {}) => {
              engine.writeOptions({ available: 90, maxLines: 1, ...options });
              engine.writeItems([{ width: 40, height: 20 }], [0, 0, 0]);
              engine.arrange();
            };
            begin();
        }""")

    wrong = [-1, 3, 1000, 2**31 - 1, -2**31]

    def check_answers(self):
        """The engine still answers as it should."""
        self.js("begin()")
        self.assertEqual(self.js("engine.part().frames"), [
            {"x": 0, "y": 0, "width": 40, "height": 20}, {"x": 48, "y": 0, "width": 40, "height": 20}])

    def test_every_function_is_tried(self):
        tried = ["options", "samples", "order", "arrange", "part", "item", "frame", "insertionIndex", "destination"]
        # These take no number but that of a stage.
        self.assertEqual(
            self.js("""Object.entries(engine.exports).filter(([, value]) => typeof value === 'function')
                .map(([name]) => name).sort()"""),
            sorted(["makeStage", *tried]))

    def test_items_and_their_frames(self):
        self.assertEqual(self.js("engine.frame(1)"), {"x": 48, "y": 0, "width": 40, "height": 20})
        self.assertEqual(self.js("engine.numbers(call('item', 1), 1)[0]"), 40)
        for index in [2, *self.wrong]:
            self.assertIsNone(self.js(f"engine.frame({index})"), index)
            self.assertEqual(self.js(f"call('item', {index})"), 0, index)
        self.check_answers()

    def test_the_frame_of_a_view_whose_place_another_one_takes(self):
        """The button for hidden views is after the last view that is shown, and is none of them."""
        self.js("engine.arrange({ overflow: () => ({ width: 10, height: 10 }) })")
        self.assertEqual(self.js("engine.part().frames.length"), 2)
        self.assertIsNone(self.js("engine.frame(1)"))
        self.assertEqual(self.js("engine.frame(-1)"), {"x": 48, "y": 0, "width": 10, "height": 10})

    def test_keys(self):
        self.assertEqual(self.js("engine.destination('ArrowRight', 0)"), 1)
        self.assertEqual(self.js(f"""[2, ...{self.wrong}].flatMap(index => [0, 1, 2, 3, 4, 5].map(key => call("destination", key, index)))
            .concat([-1, 6, 1000, 2**31 - 1, -(2**31)].map(key => call("destination", key, 0)))
            .filter(answer => answer !== -1)"""), [])
        self.assertEqual(self.js("engine.destination('Enter', 0)"), -1)
        self.check_answers()

    def test_points(self):
        for x in ["NaN", "Infinity", "-Infinity", "1e300", "-1e300"]:
            self.assertIn(self.js(f"call('insertionIndex', {x}, {x})"), [0, 1, 2], x)
            self.js(f"engine.part({{ x: {x}, y: {x}, width: 10, height: 10 }})")
            self.js(f"engine.part({{ x: 0, y: 0, width: {x}, height: {x} }})")
        self.check_answers()

    def test_numbers_of_items(self):
        for count in [-1, 2**31 - 1, -2**31, 2**28]:
            self.assertEqual(self.js(f"call('samples', {count})"), 0, count)
            self.assertEqual(self.js(f"call('order', {count})"), 0, count)
            self.check_answers()

    def test_items_that_were_not_written(self):
        """They take no space."""
        for index in ["-1", "1", "1e9", "1e300", "NaN", "Infinity"]:
            for more in ["{}", "{ columns: 2 }", "{ maxLines: null }"]:
                self.js(f"begin({more})")
                self.js(f"engine.writeItems([{{ width: 40, height: 20 }}], [0, {index}])")
                self.js("engine.arrange()")
                frames = self.js("engine.part().frames")
                self.assertEqual([frame["width"] for frame in frames], [40, 0], (index, more))
        self.check_answers()

    def test_options_and_items(self):
        """Numbers that mean nothing, one after another in each field."""
        for name, fields in [("options", 9 + len(engine_fields["options"])), ("samples", 4 + len(engine_fields["traits"]))]:
            self.js(f"""for (let field = 0; field < {fields}; field++) {{
                for (const number of [-1, 0.5, 1000, 1e300, -1e300, NaN, Infinity, -Infinity]) {{
                    begin();
                    engine.numbers(call("{name}", 1), {fields})[field] = number;
                    call("arrange", false);
                    engine.part();
                }}
            }}""")
        self.check_answers()

    def test_measured_sizes(self):
        self.js("""for (const number of [-1, 1e300, -1e300, NaN, Infinity, -Infinity]) {
            const size = { width: number, height: number, firstBaseline: number };
            for (const options of [{}, { hidesOverflow: true, across: 50, isExpanded: true }]) {
                begin({ available: 30, ...options });
                engine.arrange({ measure: () => size, overflow: () => size });
                engine.part();
            }
        }""")
        self.check_answers()

    def test_a_sample_is_measured_once_for_each_length(self):
        """However many items share it, until it is another one."""
        self.js("""globalThis.asked = [];
            globalThis.tell = available => {
              engine.writeOptions({ available });
              engine.arrange({ measure: (number, offered) => asked.push([number, offered]) && { width: offered, height: 40 } });
            };
            engine.writeItems([{ width: 40, height: 20 }, { width: 90, height: 20 }], [1, 0, 1, 1, 0]); 0""")
        for available in [80, 30, 80]:
            self.js(f"tell({available})")
        self.assertEqual(self.js("asked"), [[1, 80], [1, 30], [0, 30]])
        self.assertEqual(self.js("engine.part().frames.map(({ width, height }) => [width, height])"),
                         [[80, 40], [40, 20], [80, 40], [80, 40], [40, 20]])
        self.js("engine.writeItems([{ width: 90, height: 20 }], [0]); tell(80)")
        self.assertEqual(self.js("asked.slice(3)"), [[0, 80]])


class HiddenViewTests(PlaygroundTest):
    """Views that a limit hides can be added, chosen and removed."""

    def test_add_and_remove(self):
        for options in ["{ height: 60, hidesOverflow: true }", "{ maxLines: 1 }", "{ maxLines: 1, overflow: true }",
                        "{ maxLines: 0 }"]:
            with self.subTest(options=options):
                self.show("topics")
                self.js(f"page.flow.height = ({options}).height ?? null; page.set({options})")
                self.quiet()  # The box may become larger, and with it buttons move.
                self.hands.click("#add")
                self.assertEqual(self.js("[page.flow.items.length, page.flow.items.indexOf(page.selected)]"), [16, 15])
                self.quiet()
                self.hands.click("#remove")
                self.assertEqual(self.js("[page.flow.items.length, page.flow.items.indexOf(page.selected)]"), [15, 14])
                self.quiet()
                self.assertEqual(self.js(notice), "")


class FaultTests(PlaygroundTest):
    def test_a_fault_is_told(self):
        """The page changes nothing any more, and has the flow before that again once it is loaded anew."""
        self.js("page.set({ itemSpacing: 20 })")
        self.quiet()
        self.plant(f"page.engine.exports = {{ ...page.engine.exports, arrange: {trap} }}")
        self.js("setTimeout(() => page.set({ itemSpacing: 47 }))")
        self.browser.wait(f"/fault/.test({notice})")
        self.assertTrue(self.js("document.querySelector('main').inert"))
        self.js("sleep(50)")
        self.assertIn("unreachable", self.browser.complaints.pop())
        self.start(self.js("location.hash"))
        self.assertEqual(self.js("[page.flow.itemSpacing, document.querySelector('main').inert]"), [20, False])
