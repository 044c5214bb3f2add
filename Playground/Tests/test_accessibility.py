"""The page can be read, reached and used by everybody."""

from playground import PlaygroundTest

named_roles = {"button", "slider", "combobox", "switch", "checkbox", "textbox", "spinbutton",
               "listbox", "option", "MenuListOption", "link", "region", "complementary"}


class AccessibilityTests(PlaygroundTest):
    def choose_view(self, index=0):
        self.js(f"page.select(page.flow.items[{index}])")
        self.quiet()

    def test_everything_has_a_name(self):
        self.browser.call("Accessibility.enable")
        for name in ["topics", "days", "more", "trips"]:
            self.show(name)
            self.choose_view(1)
            self.js("for (const details of document.querySelectorAll('details')) details.open = true")
            nodes = self.browser.call("Accessibility.getFullAXTree")["nodes"]
            roles = {node["role"]["value"] for node in nodes if not node["ignored"]}
            self.assertLessEqual({"button", "slider", "combobox", "switch", "spinbutton", "listbox", "option"}, roles)
            unnamed = [node for node in nodes if not node["ignored"] and node["role"]["value"] in named_roles
                       and not node.get("name", {}).get("value", "").strip()]
            self.assertEqual([(node["role"]["value"], node.get("properties")) for node in unnamed], [], name)
        self.browser.call("Accessibility.disable")

    def test_references(self):
        """Ids are unique, and what is referred to exists."""
        self.choose_view()
        ids = self.js("[...document.querySelectorAll('[id]')].map(element => element.id)")
        self.assertEqual(len(ids), len(set(ids)))
        references = self.js("""["for", "aria-controls", "aria-describedby", "aria-labelledby", "aria-owns"]
            .flatMap(name => [...document.querySelectorAll(`[${name}]`)]
              .flatMap(element => element.getAttribute(name).split(" ")))""")
        self.assertGreater(len(references), 50)
        self.assertLessEqual(set(references), set(ids))

    def test_the_listbox_knows_its_views(self):
        self.choose_view(3)
        self.assertEqual(self.js("""[...document.querySelectorAll("#views .place")].map(place =>
            [place.role, place.ariaPosInSet, place.ariaSetSize, place.ariaSelected])"""),
            [["option", str(number), "15", "true" if number == 4 else "false"] for number in range(1, 16)])

    def test_contrast(self):
        for name in self.js("Object.keys(presets)"):
            self.show(name)
            self.choose_view(0)
            self.js("notify('Something')")
            for scheme in ["light", "dark"]:
                self.browser.set_media(color_scheme=scheme, **self.media)
                with self.subTest(scheme=scheme, preset=name):
                    self.assertEqual(self.js("faintTexts()"), [])

    def test_focus_is_visible_and_reaches_everything(self):
        self.choose_view()
        self.js("document.activeElement.blur(); window.reached = new Set()")
        for _ in range(200):
            self.hands.press("Tab")
            name = self.js("""(() => {
                const element = document.activeElement;
                if (element === document.body || reached.has(element)) return null;
                reached.add(element);
                const shown = element.matches(".place") ? element.firstChild : element;
                // The ring of an edge is around its grip.
                const { outlineStyle, outlineWidth } = getComputedStyle(shown, element.matches(".handle") ? "::after" : null);
                return outlineStyle === "none" || parseFloat(outlineWidth) < 2
                  ? `${element.id || element.outerHTML.slice(0, 80)} shows no focus` : "";
            })()""")
            if name is None:
                break
            self.assertEqual(name, "")
        missed = self.js("""[...document.querySelectorAll("button, input, select, textarea, summary, [role=slider], "
              + "[role=listbox], [tabindex='0']")]
            .filter(element => element.checkVisibility() && !element.closest("[aria-hidden=true]")
              && !element.matches("[type=radio]:not(:checked)") && !reached.has(element))
            .map(element => element.id || element.outerHTML)""")
        self.assertEqual(missed, [])

    def test_focus_on_a_view_is_visible(self):
        self.hands.focus("#views")
        self.hands.press("ArrowRight")
        self.assertEqual(self.js("""(() => {
            const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement.firstChild);
            return [document.activeElement.className, outlineStyle, outlineWidth];
        })()"""), ["place", "solid", "3px"])

    def test_colors_of_a_system(self):
        """Grips, and what is chosen, are seen where only the colors of a system are."""
        self.browser.call("Emulation.setEmulatedMedia", features=[{"name": "forced-colors", "value": "active"}])
        self.addCleanup(self.browser.set_media, **self.media)
        def color(selector, across):
            x, y = self.hands.point(selector, across)
            return self.browser.call("Page.captureScreenshot", format="png", clip={"x": x, "y": y, "width": 1, "height": 1, "scale": 1})["data"]

        for selector, grip, beside in [("#width-handle", 0.5, 0.1), ("#height-handle", 0.5, 0.1), ("#flow-stretchesItems", 0.3, 0.7)]:
            self.assertNotEqual(color(selector, grip), color(selector, beside), selector)
        self.assertEqual(self.js("getComputedStyle(document.querySelector('#presets label:has(:checked)')).outlineStyle"), "solid")

    def test_targets(self):
        """What is touched has at least 24 × 24 px. A view is as large as the flow makes it."""
        for width, is_mobile in [(1280, False), (375, True)]:
            self.browser.set_window(width, 900, is_mobile=is_mobile)
            self.open("")
            self.choose_view()
            small = self.js("""[...document.querySelectorAll("button, input, select, textarea, summary, .handle, .name")]
                .filter(element => element.checkVisibility())
                .map(element => [element, (element.closest("label:has(input, select)") ?? element).getBoundingClientRect()])
                .filter(([, { width, height }]) => width < 24 || height < 24)
                .map(([element, { width, height }]) =>
                  `${element.id || element.type || element.textContent}: ${width} × ${height}`)""")
            self.assertEqual(small, [], width)

    def test_narrow_windows(self):
        for width in [240, 375, 600, 901, 1024]:
            self.browser.set_window(width, 700, is_mobile=width < 700)
            self.assertEqual(self.js(f"""nextFrame().then(nextFrame).then(() => Object.keys(presets).flatMap(name => {{
                page.openLink("#" + name);
                page.select(page.flow.items[0]);
                const outside = [...document.querySelectorAll("body *")].filter(element =>
                    element.getBoundingClientRect().right > {width} + 0.5 && element.checkVisibility()
                    && !element.closest("#scroller, #output, #presets, .measuring"));
                const wide = [document.documentElement.scrollWidth, innerWidth,
                    ...outside.map(element => element.id || element.className || element.outerHTML.slice(0, 60))];
                return String(wide) === "{width},{width}" ? [] : [[name, ...wide]];
            }}))"""), [])
