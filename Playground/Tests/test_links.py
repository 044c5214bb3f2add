"""A link restores what was seen when it was copied. What it cannot restore, it names."""

import json

from playground import PlaygroundTest, seed

bad_parts = [
    "nonsense", "nonsense=1", "constructor=1", "__proto__=1", "width=", "width=abc", "width=-1", "width=1e9", "width=NaN",
    "height=Infinity", "axis=diagonal", "alignment=toString", "alignment=", "columns=7", "columns=2.5", "itemSpacing=1000",
    "maxLines=-1", "maxLines=1.5", "maxItemsPerLine=2.5", "maxItemsPerLine=null", "reversesItems=yes", "isExpanded=maybe",
    "words=1000000000", "words=-1", "words=1.5", "words=a",
]

# What is wrong with items is named without the others.
bad_items = {
    "A~%E0%~B": "%E0%", "A,grow:99": "grow:99", "A,grow": "grow", "A,kind:castle": "kind:castle",
    "A,kind:constructor": "kind:constructor", "A,tint:plaid": "tint:plaid", "A,__proto__:1": "__proto__:1",
    "A,text:B": "text:B", "A,width:-5": "width:-5", "A,breaksAfter:1": "breaksAfter:1", "A,grow:0.3": "grow:0.3",
    "A,alignment:toString": "alignment:toString", "~" * 10005: "the last 6 views",
}


class LinkTests(PlaygroundTest):
    def test_presets_keep_their_names(self):
        for name in self.js("Object.keys(presets)"):
            self.show(name)
            self.quiet()
            self.assertEqual(self.js("page.preset.name"), name)
            self.assertEqual(self.js("linkOf(flowOfLink(linkOf(page.flow, false)).flow)"),
                             self.js("linkOf(page.flow)"))

    def test_a_preset_is_no_element(self):
        """The browser would scroll to an element of that name, open what it is in and focus it."""
        for name in self.js("Object.keys(playground.presets)"):
            self.assertIsNone(self.js(f"document.getElementById({name!r})?.outerHTML"), name)
        for width, height in [(375, 812), (640, 400)]:
            self.browser.set_window(width, height)
            self.open("words")
            self.quiet()
            self.assertEqual(self.js("[scrollY, document.activeElement.localName]"), [0, "body"], width)

    def test_random_flows_return(self):
        number = seed()
        wrong = self.js(f"""(() => {{
            const dice = new Dice({number});
            const wrong = [];
            for (let count = 0; count < 400; count++) {{
              const flow = randomFlow(dice);
              // The browser escapes what it does not like in a fragment.
              const url = new URL(linkOf(flow), "file:///index.html");
              const {{ flow: again, faults }} = flowOfLink(url.hash);
              const seen = flow => {{
                const arrangement = new Arrangement(page.engine, page.boxes);
                arrangement.measure(flow);
                arrangement.arrange(flow);
                const part = arrangement.part();
                return [part, swiftCode(flow), cssCode(flow, arrangement), jsonCode(flow, arrangement)];
              }};
              const differs = JSON.stringify(seen(flow)) !== JSON.stringify(seen(again));
              if (differs || faults.length > 0 || linkOf(again) !== linkOf(flow)) wrong.push([linkOf(flow), faults]);
            }}
            page.update({{ isAnimated: false }});
            return wrong;
        }})()""")
        self.assertEqual(wrong, [])

    def test_random_flows_return_in_the_page(self):
        number = seed()
        for count in range(10):
            self.js(f"showFlow(randomFlow(new Dice({number + count})))")
            self.quiet()
            seen = "[linkOf(page.flow), page.arrangement.part(), page.code]"
            before, link = json.loads(self.js(f"JSON.stringify({seen})")), self.js("linkOf(page.flow)")
            self.show("photos")
            self.quiet()
            self.js(f"location.hash = {json.dumps(link)}")
            self.browser.wait("page.preset?.name !== 'photos'")
            self.quiet()
            self.assertEqual(json.loads(self.js(f"JSON.stringify({seen})")), before)
            self.assertTrue(self.js("document.getElementById('notice').hidden"))

    def test_a_link_is_opened_that_comes_before_the_page_writes_its_own(self):
        self.quiet()
        self.js("location.hash = 'width=250'; page.settle()")
        self.browser.wait("page.flow.width === 250")

    def check_notice(self, part, name):
        with self.subTest(part=part[:40]):
            self.js("location.hash = 'topics'")
            self.browser.wait("page.preset?.name === 'topics'")
            self.js(f"location.hash = {json.dumps('width=250&' + part + '&itemSpacing=3')}")
            self.browser.wait("page.flow.width === 250 || page.flow.itemSpacing === 3")
            self.quiet()
            self.assertEqual(self.js("document.getElementById('notice').textContent.split(': ')[1]"), name)
            self.assertEqual(self.js("page.flow.itemSpacing"), 3)
            self.assertTrue(self.js("document.getElementById('summary').textContent.length > 0"))

    def test_bad_parts_are_left_out_and_named(self):
        for part in bad_parts:
            self.check_notice(part, part)

    def test_bad_items_are_left_out_and_named(self):
        for items, name in bad_items.items():
            self.check_notice("items=" + items, name)
            self.assertEqual(self.js("page.flow.items.length"), min(items.count("~") + 1, 10000) - ("%" in items))

    def test_a_notice_is_short(self):
        self.open("&".join(f"unknown{number}={'x' * 100}" for number in range(50)))
        notice = self.js("document.getElementById('notice').textContent")
        self.assertLess(len(notice), 400)
        self.assertIn("44 more", notice)

    def test_names_that_are_no_presets(self):
        for name in ["constructor", "toString", "__proto__", "nothing"]:
            self.show(name)
            self.assertIn(name, self.js("document.getElementById('notice').textContent"))

    def test_a_link_without_views_shows_those_of_a_preset(self):
        texts = "page.flow.items.map(item => item.text)"
        first = self.js("presets.words.make().items.map(item => item.text)")
        for link, fault in [("nonsense", "nonsense"), ("count=5000000", "count=5000000"), ("words=-1", "words=-1"),
                            ("itemSpacing=3", "")]:
            with self.subTest(link=link):
                self.show(link)
                self.assertEqual(self.js(texts), first)
                self.assertEqual(self.js("document.getElementById('notice').textContent").split(": ")[-1], fault)
        self.assertEqual(self.js("page.flow.itemSpacing"), 3)

    def test_a_preset_with_other_options(self):
        self.open("photos&width=500&itemSpacing=9")
        self.quiet()
        self.assertTrue(self.js("document.getElementById('notice').hidden"))
        self.assertEqual(self.js("[page.flow.width, page.flow.itemSpacing, page.flow.scaling, page.flow.items.length]"),
                         [500, 9, 90, 11])
        self.assertIn("width=500&itemSpacing=9&", self.js("location.hash"))

    def test_a_link_without_a_width_fills_the_stage(self):
        self.browser.set_window(375, 812, is_mobile=True)
        for link in ["items=A~B~C", "topics", "width=wide&items=A~B~C"]:
            self.open(link)
            self.quiet()
            # The stage leaves 32 px around the flow.
            self.assertEqual(self.js("page.flow.width"), 375 - 64, link)

    def test_a_flow_that_is_wider_than_the_stage_is_shown_from_its_start(self):
        self.browser.set_window(375, 812, is_mobile=True)
        for direction, edge, distance in [("leftToRight", "left", 32), ("rightToLeft", "right", 375 - 32)]:
            self.open("width=200&items=A")
            self.js("scroller.scrollLeft = 50")
            for link in ["width=1000&items=Swift~Layout", "width=1100&items=Swift~Layout"]:
                self.show(f"{link}&direction={direction}")
                self.quiet()
                self.assertEqual(self.js(f"box.getBoundingClientRect().{edge}"), distance, (direction, link))

    def test_no_views(self):
        self.open("width=200&items=")
        self.quiet()
        self.assertEqual(self.js("page.flow.items.length"), 0)
        self.assertTrue(self.js("document.getElementById('notice').hidden"))
        self.assertEqual(self.js("document.getElementById('summary').textContent"), "No views: press Add")
        self.assertGreaterEqual(self.js("document.getElementById('box').clientHeight"), 32)

    def test_columns_have_no_baselines(self):
        """Even if the axis is named last."""
        self.open("alignment=firstTextBaseline&items=A,alignment:lastTextBaseline&axis=vertical&height=100")
        self.assertIn("alignment=firstTextBaseline", self.js("document.getElementById('notice').textContent"))
        self.assertEqual(self.js("page.flow.alignment"), "center")
        self.assertIsNone(self.js("page.flow.items[0]?.alignment ?? null"))
