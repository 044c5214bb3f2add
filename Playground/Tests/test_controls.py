"""Every control changes what it says."""

from playground import PlaygroundTest

# Views of several heights, one of which can shrink, and two photos.
mixed = ("width=300&items=Swift~engine,kind:tile~row~column,kind:title~A text that can shrink a "
         "lot,shrink:1,minLength:60~chip~tag~view,kind:tile~layout~spacing~,kind:photo,width:60,height:40~,kind:photo,width:60,height:40").replace(" ", "%20")


class ControlTests(PlaygroundTest):
    def open_more(self):
        """Rare options are in a group of their own, which is closed at first."""
        self.js("document.querySelector('#groups details:last-child').open = true")

    def operate(self, control, value):
        """Gives a control another value as a user does."""
        kind = self.js(f"document.querySelector({control!r}).type")
        if kind == "checkbox":
            self.hands.click(control)
        elif kind == "number":
            self.write(control, value)
        else:
            self.hands.choose(control, str(value))

    def write(self, field, text):
        self.hands.focus(field)
        self.js(f"document.querySelector({field!r}).select()")
        if text == "":
            self.hands.press("Delete")
        else:
            self.hands.type(str(text))
        self.js("document.activeElement.blur()")

    def test_each_option(self):
        """Its control gives the flow, or the view that is chosen, another value, which the link has then, and its own back. So
        does its slider, at whose lower end it is off if it may be."""
        facts = """options => options.map(({ key, default: usual, range, none, ...option }) => [key, usual, usual === false
            || (range ? range[0] + 1 : [...valuesOf({ key, ...option }, page.flow).keys()].at(-1)), range, none != null])"""
        self.show(mixed)
        self.open_more()
        self.js("page.select(page.flow.items[10])")
        for of, current in [("flow", "page.flow"), ("view", "page.selected")]:
            for key, usual, other, range, has_none in self.js(f"({facts})({of}Options)"):
                with self.subTest(option=key, of=of):
                    self.js("page.settle()")
                    link, control, value = self.js("page.link"), f"#{of}-{key}", f"{current}.{key} ?? null"
                    self.operate(control, other)
                    self.quiet()
                    self.assertEqual(self.js(value), other)
                    self.assertIn(f"{key}{':' if of == 'view' else '='}{'true' if other is True else other}", self.js("page.link"))
                    self.operate(control, "" if usual is None else usual)
                    self.quiet()
                    self.assertEqual(self.js(value), usual)
                    self.assertEqual(self.js("page.link"), link)
                    if range:
                        least, most = range
                        self.slide(control, 0.8)
                        self.assertAlmostEqual(self.js(value), least + 0.8 * (most - least), delta=0.15 * (most - least))
                        self.assertEqual(self.js(f"Number(document.querySelector({control!r}).value)"), self.js(value))
                        self.slide(control, 0.01)
                        self.assertEqual(self.js(value), None if has_none else least)
                        self.operate(control, "" if usual is None else usual)

    def test_a_finger_that_scrolls_over_a_slider_leaves_it_as_it_was(self):
        self.use_fingers()
        self.browser.set_window(390, 844, is_mobile=True)
        self.open("topics")
        width = self.js("page.flow.width")
        self.hands.touch_drag("#width", by_x=-150)
        self.quiet()
        self.assertNotEqual(self.js("page.flow.width"), width)
        self.js("page.flow.width = 300, page.resize()")
        self.quiet()
        self.hands.swipe(*self.hands.point("#width", across=0.2), by_y=-150)
        self.js("sleep(100)")
        self.quiet()
        self.assertGreater(self.js("scrollY"), 50)
        self.assertEqual(self.js("[page.flow.width, Number(document.getElementById('width').value)]"), [300, 300])

    def test_the_text_size_of_a_device(self):
        """Chips have larger letters, and the flow more rows. A photo is as large as before."""
        font = "[...document.querySelectorAll('.view')].map(view => parseFloat(getComputedStyle(view).fontSize))"
        for name, fonts in [("topics", {21}), ("tags", {23, 34})]:
            self.show(name + "&width=500")
            height = self.js("page.arrangement.result.height")
            self.js("document.getElementById('text-size').value = 6")
            self.js("document.getElementById('text-size').dispatchEvent(new Event('input'))")
            self.quiet()
            self.assertEqual(set(self.js(font)), fonts)
            self.assertEqual(self.js("document.getElementById('text-size-value').textContent"), "xxxL")
            self.assertGreater(self.js("page.arrangement.result.height"), 1.3 * height)
            self.assertEqual(self.js("misplaced()"), [])
            # The link opens the same size, as that of a preset opens the usual one.
            link = self.js("location.hash.slice(1)")
            self.assertTrue(link.endswith("&textSize=xxxL"), link)
            for fragment, size in [(name + "&width=500", 3), (link, 6)]:
                self.show(fragment)
                self.quiet()
                self.assertEqual(self.js("Number(document.getElementById('text-size').value)"), size)
                self.assertEqual(self.js("page.arrangement.result.height") == height, size == 3)
            self.assertEqual(set(self.js(font)), fonts)

    def slide(self, field, share):
        """Clicks a part of the way along the slider of a field."""
        # Reasons why options have no effect come a little later, and move what is below them.
        self.quiet()
        self.hands.click(f".option:has({field}) [type=range]", across=share)

    def test_flows_without_photos_have_no_controls_for_them(self):
        is_shown = "document.getElementById('flow-scaling').checkVisibility()"
        self.assertFalse(self.js(is_shown))
        for link in ["days", "topics&scaling=80"]:
            self.show(link)
            self.quiet()
            self.assertTrue(self.js(is_shown), link)

    def test_texts_that_are_no_numbers(self):
        """They change nothing, and are gone once the field is left."""
        self.show(mixed)
        self.quiet()
        for text in ["-", "1e"]:
            self.write("#flow-maxItemsPerLine", text)
            self.quiet()
            self.assertIsNone(self.js("page.flow.maxItemsPerLine"), text)
            self.assertEqual(self.js("document.getElementById('flow-maxItemsPerLine').value"), "", text)

    def test_a_number_becomes_the_nearest_that_an_option_may_have(self):
        """With Enter, and once the field is left. The flow, its field and its link have the same one."""
        for key, text, nearest in [("itemSpacing", "-400", -24), ("itemSpacing", "49", 48), ("maxLines", "-3", 0),
                                   ("maxLines", "2.6", 3), ("maxItemsPerLine", "1000", 20), ("maxItemsPerLine", "0", 1)]:
            for end in [lambda: self.hands.press("Enter"), lambda: self.js("document.activeElement.blur()")]:
                self.show("topics")
                self.type_number(key, text)
                end()
                self.quiet()
                self.assertEqual(self.js(f"[page.flow.{key}, document.getElementById('flow-{key}').value]"),
                                 [nearest, str(nearest)], text)
                self.assertIn(f"{key}={nearest}", self.js("page.link"))

    def test_escape_gives_a_number_back(self):
        """That before the field was used, or before the last Enter: in the flow, too, which follows each key."""
        number = "[page.flow.itemSpacing, document.getElementById('flow-itemSpacing').value]"
        for text in ["-400", "20"]:
            self.type_number("itemSpacing", text)
            self.hands.press("Escape")
            self.assertEqual(self.js(number), [8, "8"], text)
        self.type_number("itemSpacing", "20")
        self.hands.press("Enter")
        self.type_number("itemSpacing", "30")
        self.hands.press("Escape")
        self.assertEqual(self.js(number), [20, "20"])

    def type_number(self, key, text):
        self.hands.focus(f"#flow-{key}")
        self.js("document.activeElement.select()")
        self.hands.type(text)

    def test_menus_follow_the_axis(self):
        self.show(mixed)
        self.quiet()
        self.hands.choose("#flow-axis", "vertical")
        self.quiet()
        self.assertEqual(self.js("[...document.getElementById('flow-alignment').options].map(o => o.label)"),
                         ["Leading", "Center", "Trailing"])
        self.assertEqual(self.js("[...document.querySelector('label[for=flow-lineSpacing]').children].map(e => e.textContent)"),
                         ["Space between columns", "columnSpacing"])
        self.assertEqual(self.js("document.getElementById('flow-sizing-help').textContent"),
                         "As tall as its tallest column, or all the height offered.")

    def test_columns_are_counted_in_their_menu(self):
        """After what is usual, and before the last, which has a field of its own."""
        self.assertEqual(self.js("[...document.getElementById('flow-columns').options].map(option => option.label)"),
                         ["Natural", "Uniform", "2", "3", "4", "5", "6", "minimum: 120"])

    def test_words_follow_the_axis(self):
        """A row is a column where lines run down, at the beginning of a sentence as well, and what is tall is wide."""
        self.show(mixed)
        for key, rows, columns in [
                ("lineDistribution", ["Rows in the height", "Needs a height: drag the lower edge."],
                 ["Columns in the width", "How columns share a width that they do not fill."]),
                ("itemSeparator", ["Between views", "In the same row."], ["Between views", "In the same column."]),
                ("equalizesLines", ["Equal rows", "As tall as the tallest."], ["Equal columns", "As wide as the widest."]),
                ("columns", ["Columns", "As wide as the widest view, a number, or as many as fit at a minimum width."],
                 ["Columns", "As tall as the tallest view, a number, or as many as fit at a minimum height."]),
                ("axis", ["Direction of lines", "Lines run across, or down, and break where their space ends."],
                 ["Direction of lines", "Lines run across, or down, and break where their space ends."])]:
            for axis, words in [("horizontal", rows), ("vertical", columns)]:
                self.js(f"page.set({{ axis: {axis!r} }})")
                self.quiet()
                self.assertEqual(self.js(f"[document.querySelector('label[for=flow-{key}] span').textContent,"
                                         f" document.getElementById('flow-{key}-help').textContent]"), words)

    def test_buttons(self):
        """A view is added after the one that is chosen, or at the end. Without views, none can be removed."""
        texts = "page.flow.items.map(item => item.text)"
        shown = "document.querySelectorAll('#views .place').length"
        is_disabled = "document.getElementById('remove').ariaDisabled === 'true'"
        before = self.js(texts)
        for chosen, index in [(None, 15), (2, 2)]:
            if chosen:
                self.hands.click(f'.place[aria-posinset="{chosen}"]')
            self.hands.click("#add")
            self.quiet()
            self.assertEqual(self.js(f"[page.flow.items.length, {shown}, page.flow.items.indexOf(page.selected)]"), [16, 16, index])
            self.hands.click("#remove")
            self.quiet()
            self.assertEqual(self.js(texts), before)
            self.assertEqual(self.js(shown), 15)
            self.js("page.select(null)")
        self.assertFalse(self.js(is_disabled))
        self.show("items=A")
        for _ in range(2):
            self.hands.click("#remove")
            self.quiet()
            self.assertTrue(self.js(is_disabled))

    def test_presets(self):
        for name in self.js("Object.keys(presets)"):
            self.hands.click(f"#presets [value={name}]")
            self.quiet()
            self.assertEqual(self.js("[page.preset.name, location.hash, document.querySelector('#presets :checked').value]"),
                             [name, "#" + name, name])
            self.assertEqual(self.js("document.getElementById('about').textContent"),
                             self.js(f"presets.{name}.about"))

    def test_a_preset_that_is_changed_keeps_its_name(self):
        """Its picture brings it back."""
        self.hands.click("#presets [value=tokens]")
        self.quiet()
        self.js("page.set({ sizing: 'hug', itemSpacing: 31 })")
        self.quiet()
        seen = "[document.querySelector('#presets :checked').value, location.hash, document.getElementById('about').textContent]"
        self.assertEqual(self.js(seen), ["tokens", "#tokens&itemSpacing=31&sizing=hug",
                                         "Token field, edited. Share it."])
        self.hands.click("#presets [value=tokens]")
        self.quiet()
        self.assertEqual(self.js(seen), ["tokens", "#tokens", self.js("presets.tokens.about")])
        self.js("page.setItems(page.flow.items.slice(0, 1))")
        self.quiet()
        self.assertEqual(self.js(seen)[:2], ["tokens", "#tokens&items=To,kind:text"])

    def test_a_view_that_is_gone_has_no_controls(self):
        self.hands.click('.place[aria-posinset="2"]')
        is_shown = "document.getElementById('view-grow').checkVisibility()"
        self.assertTrue(self.js(is_shown))
        self.assertFalse(self.js(f"(page.openLink('#days'), {is_shown})"))
        self.js("page.setView({ grow: 1 })")
        self.assertFalse(self.js("page.flow.items.some(item => item.grow === 1)"))

    def test_a_narrow_window_has_controls_once_a_view_is_chosen(self):
        """In a panel that is closed once the window is narrow."""
        self.hands.click('.place[aria-posinset="2"]')
        self.browser.set_window(820, 1024)
        self.quiet()
        self.assertFalse(self.js("document.getElementById('view-panel').open"))
        self.hands.click("#view-panel summary")
        shown = "[...document.querySelectorAll('#view-panel :is(input, .help)')].filter(part => part.checkVisibility()).map(part => part.textContent)"
        self.assertGreater(len(self.js(shown)), 12)
        self.js("page.select(null)")
        self.assertEqual(self.js(shown), ["Choose a view on the stage."])

    def test_what_is_used_below_the_code_stays_in_its_place(self):
        """While the code gets longer and shorter. It has no empty lines once something else is used."""
        self.browser.set_window(1280, 800)
        for preset, control, shares in [("more", "#flow-overflow", [0.5] * 3), ("topics", ".option:has(#flow-maxLines) [type=range]", [0.5, 0.01, 0.8])]:
            self.hands.click(f"#presets [value={preset}]")
            self.quiet()
            self.assertEqual(self.js("output.firstChild.style.minHeight"), "")
            state = f"[document.querySelector({control!r}).getBoundingClientRect().top, output.textContent]"
            points = [self.hands.point(control, across=share) for share in shares]
            top, code = self.js(state)
            for x, y in points:
                self.hands.click_at(x, y)
                self.quiet()
                self.assertAlmostEqual(self.js(state)[0], top, delta=1, msg=control)
            self.assertNotEqual(self.js(state)[1], code)

    def test_placeholders_fit(self):
        """As the browser draws them: in an element of its own, which may be narrower than the field."""
        self.browser.call("DOM.enable")
        nodes = self.browser.call("DOM.getFlattenedDocument", depth=-1, pierce=True)["nodes"]
        drawn = [node for node in nodes if "-webkit-input-placeholder" in node.get("attributes", [])]
        measure = "function () { return [this.textContent, this.scrollWidth, this.clientWidth]; }"
        texts = set()
        for node in drawn:
            element = self.browser.call("DOM.resolveNode", nodeId=node["nodeId"])["object"]["objectId"]
            text, needed, space = self.browser.call("Runtime.callFunctionOn", objectId=element, returnByValue=True,
                                                    functionDeclaration=measure)["result"]["value"]
            self.assertLessEqual(needed, space, text)
            texts.add(text)
        self.assertLessEqual({"no limit", "none"}, texts)
        self.browser.call("DOM.disable")

    def test_copying(self):
        self.plant("""Object.defineProperty(navigator, "clipboard", { value: {
            async writeText(text) { window.copied = text; },
        } })""")
        self.hands.click("#copy-code")
        self.assertEqual(self.js("copied"), "HFlow(spacing: 8) {\n    ForEach(topics, id: \\.self) { Chip($0) }\n}\n")
        self.browser.wait("document.getElementById('copy-code').textContent === 'Copied'")
        self.hands.click("#copy-file")
        self.assertEqual(self.js("copied"), self.js("swiftCode(page.flow)"))
        self.assertTrue(self.js("copied").endswith("\n#Preview {\n    ContentView()\n        .padding()\n}\n"))
        self.hands.click("#share")
        self.assertRegex(self.js("copied"), r"/index\.html\?\d+#topics$")
        self.js("page.set({ itemSpacing: 31 })")
        # The buttons come to rest again.
        self.quiet()
        self.hands.click("#share")
        self.assertIn("itemSpacing=31", self.js("copied"))
        self.browser.wait("document.getElementById('copy-code').textContent === 'Copy'")
        self.browser.wait("document.getElementById('share').textContent === 'Share'")
