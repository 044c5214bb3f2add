"""Views move with springs, and not at all for who prefers that. Views are edited where they are."""

from playground import PlaygroundTest

# Where views are drawn: x and y of each, in the order of the flow.
drawn = """[...page.stage.views].sort(([a], [b]) => page.flow.items.findIndex(item => item.id === a)
    - page.flow.items.findIndex(item => item.id === b)).map(([, { element }]) => {
  const { x, y } = element.getBoundingClientRect();
  return [x, y];
})"""
texts = "page.flow.items.map(item => item.text).join(' ')"
chosen = "page.selected?.text ?? null"
# The begin of a function. `frames(5)` returns where views are drawn in each of the next five frames of 16 ms: those of a
# busy machine come when they like.
frames_by_hand = f"""(() => {{
  const {{ springs }} = page.stage;
  const frames = count => Array.from({{ length: count }}, () => {{
    springs.step(springs.time + 16);
    return {drawn};
  }});"""


def farthest(a, b):
    return max(abs(x - z) + abs(y - w) for (x, y), (z, w) in zip(a, b))


class MotionTests(PlaygroundTest):
    media = {}

    def test_views_move_through_places_in_between(self):
        self.quiet()
        before = self.js(drawn)
        frames = self.js(f"""{frames_by_hand}
            page.set({{ lineAlignment: "trailing" }});
            return frames(8);
        }})()""")
        self.quiet()
        after = self.js(drawn)
        self.assertGreater(farthest(before, after), 100)
        for frame in frames[:5]:
            self.assertGreater(farthest(before, frame), 0.5)
            self.assertGreater(farthest(after, frame), 5)
        self.assertLess(farthest(frames[0], before), farthest(after, before) / 2)

    def test_what_is_on_its_way_is_not_seen_outside_of_the_box(self):
        """But what rests there is."""
        self.show("topics&lineAlignment=trailing")
        self.quiet()
        outside = self.js(f"""{frames_by_hand}
            const places = [];
            const look = () => {{
              const { "{right}" } = document.getElementById("frame").getBoundingClientRect();
              for (const element of document.querySelectorAll(".place")) {{
                const rect = element.getBoundingClientRect();
                if (rect.right > right + 2) places.push(document.elementFromPoint(rect.right - 1, rect.y + 10).className);
              }}
            }};
            for (let width = page.flow.width; width > 200; width -= 40) {{
              page.flow.width = width;
              page.resize();
              frames(1);
              look();
            }}
            return places;
        }})()""")
        self.assertGreater(len(outside), 3)
        self.assertEqual({name for name in outside if "view" in name}, set())
        self.show("width=100&items=A,kind:photo,width:300,height:80")
        self.quiet()
        self.assertTrue(self.js("""(({ right, y }) => document.elementFromPoint(right - 1, y + 70).closest(".photo") !== null)(
            document.querySelector(".place").getBoundingClientRect())"""))

    def test_no_view_covers_another_on_its_way(self):
        """Where the flow gets narrower and wider, at once or while an edge is dragged: who changes the line fades in."""
        for name in ["topics", "tags", "tokens", "sentence", "times", "days", "trips"]:
            self.show(name)
            self.quiet()
            for shares, frames in [([0.7, 1, 0.45, 1], 30), ([1 - 0.02 * step for step in range(20)], 2)]:
                self.assertEqual(self.js(f"""(slider => {{
                    const most = slider.value;
                    const changes = {shares}.map(share => () => {{
                        slider.value = share * most;
                        slider.dispatchEvent(new Event("input"));
                    }});
                    return coveredOnTheWay(page.stage.springs, ".place", changes, {frames});
                }})(document.getElementById("width"))"""), [], name)
                self.show(name)
                self.quiet()

    def test_what_is_chosen_travels_above_all_others(self):
        """To another line as well: eyes follow it."""
        self.quiet()
        self.assertEqual(self.js("""[false, true].map(isChosen => {
            page.flow.width = 619;
            page.update({ isAnimated: false });
            page.select(isChosen ? page.flow.items[5] : null);
            page.flow.width = 420;
            page.resize();
            const view = page.stage.views.get(page.flow.items[5].id);
            return [page.stage.springs.moving.has(view), view.element.getAnimations().length, getComputedStyle(view.element).zIndex];
        })"""), [[False, 1, "auto"], [True, 1, "1"]])

    def test_a_dragged_view_is_under_the_pointer(self):
        """The others make space, and it springs into that once it is dropped."""
        self.quiet()
        words = self.js(texts)
        x, y = self.hands.point('.place[aria-posinset="2"]', across=0.2)
        rect = "(({ x, y }) => [x, y])(document.querySelector('.lifted').getBoundingClientRect())"
        self.hands.mouse("mousePressed", x, y, 1)
        self.hands.mouse("mouseMoved", x + 10, y, 1)
        left, top = self.js(rect)
        for by_x, by_y in [(40, 5), (200, 45), (320, 40), (90, 100)]:
            self.hands.mouse("mouseMoved", x + by_x, y + by_y, 1)
            self.js("nextFrame().then(nextFrame)")
            self.assertEqual(self.js(rect), [left + by_x - 10, top + by_y])
        self.assertNotEqual(self.js(texts), words)
        distances = self.js(f"""(() => {{
            const {{ view }} = page.stage.lifted;
            const distance = () => Math.hypot(view.x - view.toX, view.y - view.toY);
            const distances = [distance()];
            dispatchEvent(new PointerEvent("pointerup"));
            for (let frame = 0; frame < 40; frame++) {{
                page.stage.springs.step(page.stage.springs.time + 16);
                distances.push(distance());
            }}
            return distances;
        }})()""")
        self.assertGreater(distances[0], 20)
        self.assertTrue(0.3 * distances[0] < distances[4] < distances[0], distances)
        self.assertEqual(distances[-1], 0)
        self.hands.mouse("mouseReleased", x, y)
        self.quiet()
        self.assertEqual(self.js("misplaced()"), [])

    def test_another_preset_takes_the_place_of_the_former_at_once(self):
        self.quiet()
        self.assertEqual(self.js("(page.openLink('#filters'), document.querySelectorAll('.place').length)"), 8)

    def test_of_many_views_none_fades_in(self):
        """Those that go to another row would not be seen as long as somebody drags. They are there at once, and others slide."""
        for count in (20, 120):
            self.show("width=600&items=" + "~".join(f"View{number}" for number in range(count)))
            self.quiet()
            fading, sliding = self.js("""(page.flow.width = 500, page.resize(),
                [document.getAnimations().length, page.stage.springs.moving.size])""")
            self.assertEqual(fading > 0, count == 20)
            self.assertGreater(sliding, 0)

    def test_a_spring_keeps_its_speed(self):
        """The same motion in steps of any length, and no jump in the speed when the target changes."""
        rest, slow, fast = self.js("""(() => {
            const run = step => {
              const springs = new Springs(() => {});
              const thing = { x: 0, y: 0, vx: 0, vy: 0 };
              springs.move(thing, { x: 100, y: 0 }, true);
              springs.time = 0;
              for (let time = step; time <= 120.5; time += step) springs.step(time);
              return thing;
            };
            const thing = run(10);
            const speed = thing.vx;
            new Springs(() => {}).move(thing, { x: -50, y: 0 }, true);
            return [thing.vx === speed && speed > 0, run(40).x, run(4).x];
        })()""")
        self.assertTrue(rest)
        self.assertAlmostEqual(slow, fast, places=6)
        self.assertTrue(0 < slow < 100)

    def test_another_size_of_the_stage_does_not_stop_a_motion(self):
        self.quiet()
        moving = self.js("""(async () => {
            page.set({ lineAlignment: "trailing", sizing: "fill" });
            page.stage.scroller.style.height = "500px";
            await nextFrame();
            await nextFrame();
            return page.stage.springs.moving.size;
        })()""")
        self.assertGreater(moving, 10)
        self.js("page.stage.scroller.style.height = ''")

    def test_reduced_motion(self):
        self.browser.set_media(reduced_motion="reduce")
        self.quiet()
        before = self.js(drawn)
        at_once = self.js(f"page.flow.width = 260, page.resize(), {drawn}")
        self.quiet()
        self.assertEqual(at_once, self.js(drawn))
        self.assertNotEqual(at_once, before)
        self.hands.click("#remove")
        self.assertEqual(self.js("document.querySelectorAll('.place').length"), 14)
        self.hands.click("#add")
        self.assertEqual(self.js("document.getAnimations().length"), 0)

    def test_added_views_appear_and_removed_ones_leave(self):
        self.quiet()
        self.assertEqual(self.js("""(page.addItem(),
            page.stage.element(page.selected).firstChild.getAnimations().length)"""), 1)
        self.quiet()
        elements = "document.querySelectorAll('.place').length"
        self.assertEqual(self.js(elements), 16)
        self.assertEqual(self.js("getComputedStyle(page.stage.element(page.selected).firstChild).opacity"), "1")
        self.assertEqual(self.js(f"""(page.removeItem(),
            [{elements}, document.querySelectorAll('.place[inert]').length])"""), [16, 1])
        self.quiet()
        self.assertEqual(self.js(elements), 15)
        # On a busy machine, too, they are gone when nothing moves any more.
        self.assertEqual(self.js(f"""(async () => {{
            let time = 7;
            const busy = setInterval(() => {{ for (const end = performance.now() + time; performance.now() < end;); }}, 1);
            const left = [];
            for (; time < 22; time += 2) {{
                page.removeItem();
                await quiet();
                left.push({elements} - page.flow.items.length);
            }}
            clearInterval(busy);
            return left;
        }})()"""), [0] * 8)


class EditingTests(PlaygroundTest):
    def choose(self, number):
        self.quiet()
        self.hands.click(f'.place[aria-posinset="{number}"]')

    def test_text_is_edited_in_place(self):
        self.choose(2)
        width = self.js("page.arrangement.result.frames[1].width")
        self.hands.press("Enter")
        self.assertEqual(self.js("document.activeElement.textContent"), "Layout")
        self.hands.type("A much longer text")
        self.assertGreater(self.js("page.arrangement.result.frames[1].width"), width + 40)
        self.assertGreater(self.js("page.arrangement.result.frames[2].x + page.arrangement.result.frames[2].y"), 40)
        self.hands.press("Enter")
        self.quiet()
        self.assertEqual(self.js("page.flow.items[1].text"), "A much longer text")
        self.assertEqual(self.js("document.activeElement"), self.js("page.stage.element(page.selected)"))
        self.assertEqual(self.js("document.querySelectorAll('[contenteditable]').length"), 0)
        self.assertIn("A much longer text", self.js("page.code"))
        self.assertEqual(self.js("misplaced()"), [])

    def test_a_text_comes_back(self):
        """By Escape, and where nothing is written instead."""
        for text, key in [("Something else", "Escape"), (" ", "Enter")]:
            self.choose(2)
            before = self.js("page.arrangement.result.frames")
            self.hands.press("Enter")
            self.hands.type(text)
            self.hands.press(key)
            self.quiet()
            self.assertEqual(self.js("page.flow.items[1].text"), "Layout")
            self.assertEqual(self.js("page.stage.element(page.selected).textContent"), "Layout")
            self.assertEqual(self.js("page.arrangement.result.frames"), before)
        self.hands.press("ArrowRight")
        self.assertEqual(self.js(chosen), "Typography")

    def test_a_text_is_edited_as_often_as_one_likes(self):
        texts = self.js("page.flow.items.map(item => item.text)")
        for text, ends in [("One", lambda: self.hands.press("Enter")), ("Two", lambda: self.hands.press("Enter")),
                           ("Three", lambda: self.hands.click('.place[aria-posinset="5"]')),
                           ("Four", lambda: self.hands.press("Enter"))]:
            self.hands.double_click('.place[aria-posinset="1"]')
            self.hands.type(text)
            ends()
            self.quiet()
            self.assertEqual(self.js("page.flow.items.map(item => item.text)"), [text, *texts[1:]])
            self.assertEqual(self.js("document.querySelectorAll('[contenteditable]').length"), 0)
            self.assertEqual(self.js("page.flow.items.indexOf(page.selected)"), 4 if text == "Three" else 0)

    def test_arrows_in_rows(self):
        """Row after row: Swift Layout Typography Accessibility, Animation Charts Concurrency Widgets, Weather …"""
        self.show("topics&width=420")
        self.choose(1)
        for key, text in [("ArrowRight", "Layout"), ("ArrowDown", "Charts"), ("ArrowLeft", "Animation"),
                          ("ArrowUp", "Swift"), ("End", "Accessibility"), ("Home", "Swift"), ("ArrowLeft", "Swift"),
                          ("ArrowUp", "Swift")]:
            self.hands.press(key)
            self.assertEqual(self.js(chosen), text, key)
            self.assertEqual(self.js("document.activeElement.textContent"), text)
        self.hands.press("Escape")
        self.assertIsNone(self.js(chosen))

    def test_arrows_follow_the_flow(self):
        """Photos of 60 60 60, 90 90 and 30 points, 10 apart in 200: their middles are at 30 100 170, 45 145 and 15."""
        photos = "~".join(f",kind:photo,width:{size},height:{size}" for size in (60, 60, 60, 90, 90, 30))
        rows = {"ArrowLeft": (2, 1), "ArrowRight": (2, 3), "ArrowDown": (1, 4), "ArrowUp": (5, 3)}
        for options, keys in [
                ("", rows), ("", {"ArrowLeft": (3, 2), "ArrowUp": (4, 2), "Home": (4, 3), "End": (0, 2)}),
                ("direction=rightToLeft", {"ArrowLeft": (2, 3), "ArrowRight": (2, 1), "ArrowDown": (1, 4), "End": (0, 2)}),
                ("reversesItems=true", {"ArrowLeft": (2, 3), "ArrowRight": (2, 1), "ArrowUp": (4, 2)}),
                ("reversesLines=true", {"ArrowRight": (2, 3), "ArrowUp": (1, 4), "ArrowDown": (4, 2)}),
                ("axis=vertical&height=200", {"ArrowUp": (2, 1), "ArrowDown": (2, 3), "ArrowRight": (1, 4), "ArrowLeft": (5, 3)}),
                ("axis=vertical&height=200&direction=rightToLeft", {"ArrowDown": (2, 3), "ArrowLeft": (1, 4)})]:
            self.show(f"items={photos}&width=200&itemSpacing=10&lineSpacing=10&{options}")
            for key, (start, end) in keys.items():
                self.js(f"page.select(page.flow.items[{start}], true)")
                self.hands.press(key)
                self.assertEqual(self.js("page.flow.items.indexOf(page.selected)"), end, f"{options}: {key} from {start}")

    def test_keys_that_change_views(self):
        self.choose(2)
        self.hands.press("Delete")
        self.quiet()
        self.assertTrue(self.js(texts).startswith("Swift Typography"))
        self.assertEqual(self.js(chosen), "Typography")
        self.assertEqual(self.js("document.activeElement.textContent"), "Typography")
        self.hands.press("+")
        self.quiet()
        self.assertEqual(self.js("[page.flow.items.length, page.flow.items.indexOf(page.selected)]"), [15, 2])
        self.assertEqual(self.js("document.activeElement.textContent"), self.js(chosen))
        text = self.js(chosen)
        self.hands.press("ArrowLeft", "alt")
        self.assertEqual(self.js("page.flow.items[1].text"), text)
        self.hands.press("ArrowRight", "alt")
        self.hands.press("ArrowRight", "alt")
        self.assertEqual(self.js("page.flow.items[3].text"), text)
        self.browser.wait(f"document.getElementById('status').textContent === '{text}, 4 of 15'", 2)
        self.assertEqual(self.js("document.activeElement.textContent"), text)
        for _ in range(16):
            self.hands.press("Delete")
        self.assertEqual(self.js("page.flow.items.length"), 0)
        self.assertEqual(self.js("document.activeElement.id"), "views")

    def test_keys_remove_nothing_where_no_view_is_chosen(self):
        """In a list that has just got the focus, and after Escape."""
        for key in ["Delete", "Backspace"]:
            self.hands.focus("#views")
            self.hands.press(key)
            self.assertEqual(self.js("page.flow.items.length"), 15, key)
            self.choose(2)
            self.hands.press("Escape")
            self.hands.press(key)
            self.assertEqual(self.js("page.flow.items.length"), 15, key)

    def test_the_overflow_view_expands_the_flow_and_collapses_it(self):
        for act in [lambda: self.hands.click('.place[data-id="overflow"]'), self.reach_overflow]:
            self.show("more&width=420&maxLines=4")
            self.quiet()
            shown = self.js("page.arrangement.result.shownCount")
            self.assertLess(shown, 18)
            self.assertRegex(self.overflow_text(), r"^\+\d more$")
            # It has space for the largest number, and is as wide as its own.
            drawn, own, space = self.js("""(element => [element.getBoundingClientRect().width,
                page.boxes.measure({ kind: "chip", id: "overflow", text: element.textContent }).width,
                page.arrangement.frame(-1).width])(document.querySelector('.place[data-id="overflow"] .view'))""")
            self.assertEqual(drawn, own)
            self.assertLess(own, space)
            act()
            self.quiet()
            self.assertEqual(self.js("page.arrangement.result.shownCount"), 18)
            self.assertEqual(self.js("document.querySelectorAll('.place').length"), 19)
            self.assertEqual(self.overflow_text(), "Show less")
            self.assertEqual(self.js("misplaced()"), [])
            act()
            self.quiet()
            self.assertEqual(self.js("page.arrangement.result.shownCount"), shown)

    def test_a_view_of_a_higher_priority_stays_after_the_overflow_view(self):
        self.show("more")
        self.js("page.setItems(page.flow.items.with(-1, { ...page.flow.items.at(-1), priority: 1 }))")
        self.quiet()
        shown = self.js("page.arrangement.result.shownCount")
        order = [*range(shown - 1), -1, 17]
        self.assertEqual(self.js("page.arrangement.result.indices"), order)
        self.assertEqual(self.overflow_text(), f"+{18 - shown} more")
        self.assertEqual(self.js("misplaced()"), [])
        # Keys go past it, to what is shown.
        self.hands.focus("#views")
        for key, index in [("End", 17), ("ArrowLeft", shown - 2), ("ArrowRight", 17)]:
            self.hands.press(key)
            self.assertEqual(self.js("page.flow.items.indexOf(page.selected)"), index, key)
        # What collapses the flow again is in the same place.
        self.hands.click('.place[data-id="overflow"]')
        self.quiet()
        self.assertEqual(self.js("page.arrangement.result.indices"), [*range(17), -1, 17])
        self.assertEqual(self.overflow_text(), "Show less")
        self.assertEqual(self.js("misplaced()"), [])
        self.js("page.select(page.flow.items[16], true)")
        self.hands.press("ArrowRight")
        self.assertEqual(self.js("page.flow.items.indexOf(page.selected)"), 17)

    def overflow_text(self):
        return self.js("""document.querySelector('.place[data-id="overflow"]').textContent""")

    def reach_overflow(self):
        """With keys alone: it comes after all others."""
        self.hands.focus("#views")
        self.hands.press("Tab")
        self.assertEqual(self.js("document.activeElement.dataset.id"), "overflow")
        self.hands.press("Enter")

    def test_arrows_choose_only_what_is_shown(self):
        self.show("more")
        self.hands.focus("#views")
        self.hands.press("End")
        self.assertEqual(self.js("page.flow.items.indexOf(page.selected)"),
                         self.js("page.arrangement.result.shownCount") - 1)
        self.hands.press("ArrowRight")
        self.assertEqual(self.js("page.flow.items.indexOf(page.selected)"),
                         self.js("page.arrangement.result.shownCount") - 1)
