"""A link restores what was seen when it was copied. What it cannot restore, it names."""

import json

from playground import PlaygroundTest, seed

bad_parts = [
    "nonsense", "nonsense=1", "constructor=1", "__proto__=1", "width=", "width=abc", "width=-1", "width=NaN",
    "height=Infinity", "axis=diagonal", "alignment=toString", "alignment=", "columns=7", "columns=2.5", "itemSpacing=1000",
    "maxLines=-1", "maxLines=1.5", "maxItemsPerLine=2.5", "maxItemsPerLine=null", "reversesItems=yes", "isExpanded=maybe",
    "words=1000", "textSize=XL", "textSize=",
]

# What is wrong with items is named without the others.
bad_items = {
    "A~%E0%~B": "%E0%", "A,grow:99": "grow:99", "A,grow": "grow", "A,kind:castle": "kind:castle",
    "A,kind:constructor": "kind:constructor", "A,tint:plaid": "tint:plaid", "A,__proto__:1": "__proto__:1",
    "A,text:B": "text:B", "A,width:-5": "width:-5", "A,breaksAfter:1": "breaksAfter:1", "A,grow:0.3": "grow:0.3",
    "A,alignment:toString": "alignment:toString", "~" * 1005: "the last 6 views",
}


class LinkTests(PlaygroundTest):
    def test_a_preset_is_no_element(self):
        """The browser would scroll to an element of that name, open what it is in and focus it."""
        for name in self.js("Object.keys(playground.presets)"):
            self.assertIsNone(self.js(f"document.getElementById({name!r})?.outerHTML"), name)
        for width, height in [(375, 812), (640, 400)]:
            self.browser.set_window(width, height)
            self.open("topics")
            self.quiet()
            self.assertEqual(self.js("[scrollY, document.activeElement.localName]"), [0, "body"], width)

    def test_flows_return(self):
        wrong = self.js(f"""(() => {{
            const dice = new Dice({seed()});
            const flows = [...Object.values(presets).map(preset => preset.make()).map(flow =>
                // What its views are called is the preset's own.
                ({{ ...flow, items: flow.items.map(item => ({{ ...item, noun: undefined }})) }})),
              ...Array.from({{ length: 400 }}, () => randomFlow(dice))];
            const seen = flow => {{
                const arrangement = arranged(flow);
                return JSON.stringify([arrangement.result, swiftCode(flow)]);
            }};
            return flows.map(flow => linkOf(flow, false)).filter((link, index) => {{
                // The browser escapes what it does not like in a fragment.
                const {{ flow, faults }} = flowOfLink(new URL(link, "file:///index.html").hash);
                return faults.length > 0 || linkOf(flow, false) !== link || seen(flow) !== seen(flows[index]);
            }});
        }})()""")
        self.assertEqual(wrong, [])

    def test_a_link_is_opened_that_comes_before_the_page_writes_its_own(self):
        self.quiet()
        self.js("location.hash = 'width=250'; page.settle()")
        self.browser.wait("page.flow.width === 250")

    def test_bad_parts_are_left_out_and_named(self):
        for part, name in [*((part, part) for part in bad_parts), *(("items=" + items, name) for items, name in bad_items.items())]:
            with self.subTest(part=part[:40]):
                faults, width, spacing, count = self.js(f"""(({{ flow, faults }}) =>
                    [faults, flow.width, flow.itemSpacing, flow.items.length])
                    (flowOfLink({json.dumps("#width=250&" + part + "&itemSpacing=3")}))""")
                self.assertEqual((faults, width, spacing), ([name], 250, 3))
                if part.startswith("items="):
                    self.assertEqual(count, min(part.count("~") + 1, 1000) - ("%" in part))

    def test_a_notice_is_short(self):
        self.show("&".join(f"unknown{number}={'x' * 100}" for number in range(50)))
        notice = self.js("document.getElementById('notice').textContent")
        self.assertLess(len(notice), 400)
        self.assertIn("44 more", notice)

    def test_what_names_no_views_shows_those_of_the_first_preset(self):
        """As a whole, and the page says what it cannot read."""
        shown = "[page.preset.name, location.hash, document.querySelector('#presets :checked').value, page.flow.items.length]"
        for link in ["constructor", "toString", "__proto__", "topcis", "nonsense=1", "count=5000000", "itemSpacing=3"]:
            with self.subTest(link=link):
                self.show(link)
                self.quiet()
                is_read = link == "itemSpacing=3"
                self.assertEqual(self.js(shown), ["topics", "#topics&itemSpacing=3" if is_read else "#topics", "topics", 15])
                self.assertEqual(self.js("document.getElementById('notice').textContent"),
                                 "" if is_read else "The page cannot read these parts of the link: " + link)

    def test_a_preset_with_other_options(self):
        self.show("days&width=500&itemSpacing=9")
        self.quiet()
        self.assertTrue(self.js("document.getElementById('notice').hidden"))
        self.assertEqual(self.js("[page.flow.width, page.flow.itemSpacing, page.flow.scaling, page.flow.items.length]"),
                         [500, 9, 76, 15])
        self.assertEqual(self.js("location.hash"), "#days&width=500&itemSpacing=9")

    def test_a_link_of_the_front_page_is_a_preset_with_changes(self):
        """As is one with a part that means nothing."""
        for link in ["topics&maxLines=2&overflow=true", "TOPICS&maxLines=2&overflow=true&maxLine=2"]:
            self.show(link)
            self.quiet()
            self.assertEqual(self.js("[page.preset.name, location.hash]"), ["topics", "#topics&maxLines=2&overflow=true"])
            self.assertEqual(self.js("document.getElementById('about').textContent"), "Topics, edited. Share it.")
            self.assertEqual(self.js("document.getElementById('notice').hidden"), "maxLine=" not in link)

    def test_changed_presets_return(self):
        wrong = self.js(f"""(() => {{
            const dice = new Dice({seed()});
            const names = Object.keys(presets);
            return Array.from({{ length: 200 }}, () => randomFlow(dice)).filter((flow, number) => {{
                const name = names[number % names.length];
                // Some have the views of the preset.
                if (number % 2) flow.items = presets[name].make().items;
                const link = linkOf(flow, {{ name, width: null }});
                const {{ flow: other, preset, faults }} = flowOfLink(new URL(link, "file:///index.html").hash);
                return faults.length > 0 || preset !== name || linkOf(other) !== linkOf(flow)
                    || number % 2 && link.includes("items=");
            }});
        }})()""")
        self.assertEqual(wrong, [])

    def test_lengths_that_are_too_large(self):
        self.show("width=99999&height=5000&items=A")
        self.assertEqual(self.js("[page.flow.width, page.flow.height]"), [4000, 4000])
        self.assertTrue(self.js("document.getElementById('notice').hidden"))

    def test_a_link_without_a_width_fills_the_stage(self):
        self.browser.set_window(375, 812, is_mobile=True)
        for link in ["items=A~B~C", "topics", "width=wide&items=A~B~C"]:
            self.show(link)
            self.quiet()
            # The stage leaves 32 px around the flow.
            self.assertEqual(self.js("page.flow.width"), 375 - 64, link)

    def test_a_flow_that_is_wider_than_the_stage_is_shown_from_its_start(self):
        self.browser.set_window(375, 812, is_mobile=True)
        for direction, edge, distance in [("leftToRight", "left", 32), ("rightToLeft", "right", 375 - 32)]:
            self.show("width=200&items=A")
            self.js("scroller.scrollLeft = 50")
            for link in ["width=1000&items=Swift~Layout", "width=1100&items=Swift~Layout"]:
                self.show(f"{link}&direction={direction}")
                self.quiet()
                self.assertEqual(self.js(f"box.getBoundingClientRect().{edge}"), distance, (direction, link))

    def test_no_views(self):
        self.show("width=200&items=")
        self.quiet()
        self.assertEqual(self.js("page.flow.items.length"), 0)
        self.assertTrue(self.js("document.getElementById('notice').hidden"))
        self.assertEqual(self.js("document.getElementById('summary').textContent"), "No views: press +")
        self.assertGreaterEqual(self.js("document.getElementById('box').clientHeight"), 32)

    def test_columns_have_no_baselines(self):
        """Even if the axis is named last."""
        self.show("alignment=firstTextBaseline&items=A,alignment:lastTextBaseline&axis=vertical&height=100")
        self.assertIn("alignment=firstTextBaseline", self.js("document.getElementById('notice').textContent"))
        self.assertEqual(self.js("page.flow.alignment"), "center")
        self.assertIsNone(self.js("page.flow.items[0]?.alignment ?? null"))
