"""The front page of the site that Scripts/docs builds: a flow that lives, and a page that does without."""

import itertools
import os
import pathlib
import re
import subprocess
import tempfile
from html import unescape

from playground import PlaygroundTest, built, tests

root = tests.parent.parent

widths = [375, 390, 744, 768, 834, 1024, 1280, 1920]

# The cards that open in the playground, with the rows that their pictures show, from above. Photos have no words.
apps = {
    "app-filter-bar": ["Recipes", "Vegetarian Quick Cheap Spicy", "Sweet For_guests Clear"],
    "app-token-field": ["To Ada_Lovelace Grace_Hopper", "Alan_Turing Barbara_Liskov", "Edsger_Dijkstra Donald_Kn"],
    "app-photo-days": ["Saturday", "▢ ▢ ▢ ▢ ▢", "▢ ▢ ▢", "Sunday", "▢ ▢ ▢ ▢ ▢"],
    "app-rule": ["When an email from Ada_Lovelace", "arrives on a_weekday with a_photo", "attached, save the photo to the",
                 "Engines album and notify me, unless", "it’s after 9_PM ."],
    "app-two-languages": ["מסעות", "הרים ים רכבות ערים_עתיקות אוכל", "שווקים מוזיקה Day_1 Day_2",
                          "Day_3 Day_4 חיפה ירושלים צפת", "תל_אביב עכו באר_שבע אילת", "ראש_פינה טבריה יפו"],
    "app-interests": ["Mathematics Engines Music", "Poetry Horses Weaving +12_more"],
}

# The rows of the playground's flow, each with the texts of its views in their order.
rows_of_playground = """(() => {
    const { frames, indices, shownCount } = page.arrangement.result;
    const rows = [];
    let end = -1;
    frames.forEach((frame, index) => {
        if (frame.y >= end) rows.push([]);
        end = Math.max(end, frame.y + frame.height);
        const item = page.flow.items[indices[index]];
        rows.at(-1).push(item ? item.text || "▢" : `+${page.flow.items.length - shownCount} more`);
    });
    return rows.map(row => row.map(text => text.replaceAll(" ", "_")).join(" "));
})()"""

choices = ["two rows", "centered", "balanced", "justified", "columns", "none"]


class SiteTests(PlaygroundTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.site = cls.build()
        cls.html = (cls.site / "index.html").read_text()
        cls.published = cls.build(ADDRESS="https://example.com/a", REPOSITORY="https://example.com/b")

    @classmethod
    def build(cls, **environment):
        """A folder with the site, which knows no more of where it is than is said here."""
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        # Pictures that are not loaded yet would be missed in a folder that is gone.
        cls.addClassCleanup(cls.browser.open, "about:blank")
        known = {key: value for key, value in os.environ.items() if key not in ("ADDRESS", "REPOSITORY")}
        subprocess.run([root / "Scripts" / "site", folder.name], check=True, env={**known, **environment})
        return pathlib.Path(folder.name)

    def setUp(self):
        self.browser.set_media(**self.media)
        self.browser.set_window(1280, 900)

    def load(self):
        self.open(self.site / "index.html")
        # Until the engine has started, this is the element of that name.
        self.browser.wait("window.flow?.engine != null")
        self.js("document.fonts.ready.then(nextFrame)")

    def resize(self, width, height=900, **more):
        self.browser.set_window(width, height, **more)
        self.js("nextFrame().then(nextFrame)")

    def open(self, file):
        self.browser.open(file.as_uri())
        self.browser.wait("document.readyState === 'complete'")

    def follow(self, fragment):
        """Follows a link to the playground, in that if it is open."""
        address = (self.site / "playground" / "index.html").as_uri()
        if self.js("location.href.split(/[?#]/)[0]") != address:
            self.browser.open(f"{address}#{fragment}")
            self.browser.wait("window.page?.flow != null && window.linkOf != null")
        self.js(f"page.openLink({'#' + fragment!r})")

    def rows(self):
        """The words of the views that are shown, row by row, from where they are on screen."""
        return self.js("""(() => {
            const rows = new Map();
            for (const view of document.querySelectorAll("#flow li:not([hidden])")) {
                const y = Math.round(view.getBoundingClientRect().y);
                rows.set(y, [...(rows.get(y) ?? []), view.textContent]);
            }
            return [...rows].sort(([a], [b]) => a - b).map(([, words]) => words);
        })()""")

    def choose(self, name):
        self.js(f"""[...document.querySelectorAll("#choices label")]
            .find(label => label.textContent === {name!r}).firstChild.click()""")

    def test_it_is_small(self):
        """What the browser loads to show it, without pictures."""
        files = ["index.html", "site.css", "site.js", "playground/engine-wasm.js"]
        before = len(self.browser.requests)
        self.load()
        requests = {address for address in self.browser.requests[before:]
                    if str(self.site) in address and not re.search("/(pictures|photos)/", address)}
        self.assertEqual({(self.site / file).as_uri() for file in files}, requests)
        self.assertLess(sum((self.site / file).stat().st_size for file in files), 200_000)

    def test_the_playground_leads_back(self):
        links = """[...document.querySelectorAll("header a")].filter(link => link.checkVisibility() && link.href)
            .map(link => [link.textContent, link.href])"""
        self.open(self.site / "playground" / "index.html")
        self.assertEqual(self.js(links)[0], ["FlowLayout", (self.site / "index.html").as_uri()])
        self.assertEqual(self.js(links)[1][0], "Manual")
        for width, height in ((320, 568), (768, 1024), (844, 390), (1024, 768)):
            self.resize(width, height)
            self.assertAlmostEqual(*self.js("""["h1", "nav a"].map(part => document.querySelector(part).appendChild(
                Object.assign(document.createElement("i"), { style: "display: inline-block" })).getBoundingClientRect().bottom)"""), delta=1)
        # Where there is no site around it, it leads nowhere.
        self.open(built / "index.html")
        self.assertEqual(self.js(links), [])

    def test_f1_opens_the_manual_at_an_option(self):
        """In another tab. Its link is no stop of the Tab key."""
        self.follow("topics")
        self.assertEqual(self.js("[...document.querySelectorAll('a.name[href]')].filter(link => link.tabIndex >= 0).length"), 0)
        self.js("addEventListener('click', event => { event.preventDefault(); window.followed = event.target; })")
        self.hands.focus("#flow-distribution")
        self.hands.press("F1")
        self.assertTrue(self.js("followed.href").endswith("/documentation/flowlayouts/whataflowcando/#Along-a-row"))
        self.assertEqual(self.js("[followed.target, document.activeElement.ariaKeyShortcuts]"), ["_blank", "F1"])
        self.assertIn("F1", self.js("document.getElementById('keys').textContent"))

    def test_the_handle_wraps_it_again(self):
        self.load()
        self.choose("none")
        before = self.rows()
        self.hands.drag("#handle", by_x=-200)
        after = self.rows()
        self.assertGreater(len(after), len(before))
        self.assertEqual(sum(before, []), sum(after, []))
        # What is below does not move.
        self.js("document.getElementById('handle').focus()")
        top = "document.querySelector('.cards').getBoundingClientRect().y"
        below = self.js(top)
        for key, width in (("Home", "smallestWidth"), ("PageUp", "smallestWidth + 100"), ("End", "largestWidth"),
                           ("PageDown", "largestWidth - 100"), ("End", "largestWidth")):
            self.hands.press(key)
            self.assertEqual(self.js("flow.available"), self.js(f"flow.{width}"))
            self.assertEqual(self.js(top), below)
        self.assertEqual(self.rows(), before)

    def test_the_drag_of_the_handle_is_taken_back(self):
        """By Escape, wherever the pointer goes then."""
        self.load()
        rows = self.rows()
        x, y = self.hands.point("#handle")
        self.hands.mouse("mouseMoved", x, y)
        self.hands.mouse("mousePressed", x, y, 1)
        self.hands.mouse("mouseMoved", x - 200, y, 1)
        self.assertNotEqual(self.rows(), rows)
        self.hands.press("Escape")
        self.hands.mouse("mouseMoved", x - 190, y, 1)
        self.hands.mouse("mouseReleased", x - 190, y)
        self.assertEqual(self.rows(), rows)
        self.assertEqual(self.hands.point("#handle"), (x, y))

    def test_a_stack_does_not_wrap(self):
        """All views in one row, which the window cuts. A modifier is one of the flow, which is there again."""
        self.load()
        code = "document.querySelector('.code pre').innerText"
        rows = self.rows()
        self.hands.click("#containers [value=HStack]")
        self.assertEqual([len(row) for row in self.rows()], [15])
        self.assertGreater(*self.js("['#flow li:nth-child(15)', '#window'].map(part => document.querySelector(part).getBoundingClientRect().right)"))
        self.assertTrue(self.js(code).startswith("HStack("))
        self.assertNotIn("HFlow", self.js(code))
        # None is chosen, and none looks like that of a flow.
        self.assertEqual(len(self.js("[...new Set(Array.from(document.querySelectorAll('#try, #choices span'), e => getComputedStyle(e).color))]")), 1)
        self.choose("two rows")
        self.hands.click("#containers [value=HFlow]")
        self.assertEqual(self.rows(), rows)
        self.hands.click("#containers [value=HStack]")
        self.choose("balanced")
        self.assertGreater(len(self.rows()), 1)
        self.assertTrue(self.js(code).startswith("HFlow("))

    def test_a_phone_and_an_upright_tablet_show_a_flow_directly_above_its_code(self):
        """All of it, below the choices and in the first window. No choice moves the flow, or what is below it."""
        self.browser.set_window(390, 844, is_mobile=True)
        self.load()
        for width, height in ((320, 844), (390, 844), (640, 844), (744, 1133), (768, 1024), (834, 1194),
                              (320, 568), (360, 640), (390, 664), (430, 740)):
            self.resize(width, height, is_mobile=True)
            self.choose("two rows")
            above, flow, stage, code = self.js("""["#choices", "#flow", ".stage", ".code"]
                .map(part => document.querySelector(part).getBoundingClientRect().toJSON())""")
            self.assertLess(above["height"], 60)
            self.assertTrue(above["bottom"] < stage["top"] < above["bottom"] + 40, width)
            self.assertEqual(code["top"], stage["bottom"])
            self.assertLess(flow["bottom"], height, width)
            tops = set()
            for name in (*choices, "HStack"):
                self.js(f"document.querySelector('[value=\"{name}\"]').click()")
                tops.add(tuple(self.js("['.code', '#flow', '.apps'].map(part => document.querySelector(part).getBoundingClientRect().top)")))
                self.assertEqual(*self.js("(code => [code.scrollWidth, code.clientWidth])(document.querySelector('.code pre'))"), name)
            self.assertEqual(len(tops), 1, width)

    def test_a_phone_on_its_side_shows_a_flow_beside_its_code(self):
        """Both begin in sight, with what chooses something else."""
        for width, height in ((667, 375), (844, 390), (932, 430)):
            self.browser.set_window(width, height, is_mobile=True)
            self.load()
            flow, code, choices = self.js("""["#flow", ".code pre", "#choices"].map(part => document.querySelector(part).getBoundingClientRect().toJSON())""")
            self.assertLess(flow["right"], code["left"])
            self.assertLess(flow["bottom"], height)
            self.assertLess(choices["bottom"], height)
            self.assertLess(code["top"], height - 80)

    def test_code_fills_its_box(self):
        for width, height in ((667, 375), (844, 390), (768, 1024), (834, 1194), (960, 900), (1280, 800)):
            self.browser.set_window(width, height)
            self.load()
            self.assertGreater(self.js("""(box => box.querySelector("code").getBoundingClientRect().height / box.clientHeight)(
                document.querySelector(".code"))"""), 0.55, width)

    def test_choices_fade_where_there_are_more(self):
        self.browser.set_window(390, 844, is_mobile=True)
        self.load()
        fades = "['--before', '--after'].map(end => document.getElementById('choices').style.getPropertyValue(end))"
        self.assertEqual(self.js(fades), ["0px", "32px"])
        self.js("document.getElementById('choices').scrollLeft = 1e6")
        self.browser.wait(f"{fades}.join() === '32px,0px'", 2)

    def test_each_choice_shows_something_else(self):
        """More than one chip is at another place than with any other choice."""
        self.load()
        for width in (360, 390, 412, 440, 744, 834, 900, 960, 1024, 1180):
            self.resize(width, 844, is_mobile=True)
            places = {}
            for name in choices:
                self.choose(name)
                places[name] = self.js("""flow.views.map(({ element }) =>
                    element.hidden ? "" : getComputedStyle(element).translate)""")
            for first, second in itertools.combinations(choices, 2):
                moved = sum(a != b for a, b in zip(places[first], places[second]))
                self.assertGreater(moved, 1, f"{first} and {second} at {width} points")

    def link(self):
        """What leads to the playground, once it is pressed."""
        link = self.js("""(open => {
            open.addEventListener("click", event => event.preventDefault(), { once: true });
            open.click();
            return open.href;
        })(document.getElementById("open"))""")
        address, fragment = link.split("#")
        self.assertEqual(address, (self.site / "playground" / "index.html").as_uri())
        return fragment

    def test_the_playground_opens_what_is_shown(self):
        """Row by row, in the same width and order, with the modifier that is shown, and on a phone as well."""
        for width, height in ((1280, 900), (390, 844)):
            self.browser.set_window(width, height, is_mobile=width < 500)
            self.load()
            self.js("flow.move(flow.views[0], 3)")
            shown = []
            for name in choices:
                self.choose(name)
                code = self.js("document.querySelector('[data-choice]:not([hidden])')?.textContent.split('(')[0] ?? ''")
                shown.append((name, self.link(), code, [" ".join(text.replace(" ", "_") for text in row) for row in self.rows()]))
            self.choose("two rows")
            self.hands.click(".more button")
            opened = self.link()
            for name, link, code, rows in shown:
                self.follow(link)
                self.assertEqual(self.js("document.getElementById('notice').textContent"), "")
                self.assertEqual(self.js(rows_of_playground), rows, f"{name} at {width}")
                self.assertIn(code, self.js("page.code"))
                self.assertEqual(self.js("page.preset.name"), "topics")
            # What is opened is opened.
            self.follow(opened)
            self.assertIn("isExpanded = true", self.js("page.code"))

    def test_large_fonts(self):
        """Text has the size that somebody has chosen in the browser, and still fits."""
        self.use_large_fonts()
        for width in (390, 1280):
            self.browser.set_window(width, 900)
            self.load()
            self.assertEqual(self.js("getComputedStyle(document.body).fontSize"), "34px")
            # A button of several lines is no ellipse, and its text is in its middle.
            radius, height, line, align = self.js("""(style => [style.borderRadius, style.height, style.lineHeight, style.textAlign]
                .map(value => parseFloat(value) || value))(getComputedStyle(document.getElementById("open")))""")
            self.assertEqual(align, "center")
            self.assertLess(radius, line)
            self.assertEqual(height > 1.5 * line, width == 390)
            self.assertEqual(self.js("document.documentElement.scrollWidth"), width)

    def test_a_swipe_scrolls_wherever_it_begins(self):
        """Over chips, photos and the edge of the flow, too. What fingers press is high enough for them."""
        self.use_fingers()
        self.browser.set_window(390, 844, is_mobile=True)
        self.load()
        self.assertEqual(self.js("""[...document.querySelectorAll("nav a, .button, #choices label, #containers input, .cards a, .end a, footer a")]
            .filter(element => element.checkVisibility() && element.getClientRects()[0].height < 44)
            .map(element => element.textContent)"""), [])
        self.assertGreaterEqual(self.js("document.querySelector('#containers span').offsetHeight"), 40)
        # What hides chips is no higher than they are.
        self.assertEqual(*self.js("[...document.querySelectorAll('#flow li:first-child, .more')].map(chip => chip.offsetHeight)"))
        for place in ("h1", "#choices label", "#containers", ".code pre", "#flow li", "#photos img", "#handle", "figcaption"):
            # On a busy machine, the first finger may be one that rests.
            for _ in range(3):
                # The page rests again.
                self.js("(async () => { for (let y; y !== scrollY; await sleep(60)) y = scrollY; scrollTo(0, 0); })()")
                x, y = self.js(f"""(({{ x, y, width, height }}) => [x + width / 2, y + height / 2])(
                    document.querySelector({place!r}).getBoundingClientRect())""")
                self.hands.swipe(x, y, by_y=-100)
                self.js("sleep(50)")
                if self.js("scrollY") > 50:
                    break
            self.assertGreater(self.js("scrollY"), 50, place)
            self.assertEqual(self.js("flow.window.scrollTop"), 0, place)

    def test_nothing_jumps_while_pages_open(self):
        """As Chromium measures it, of which a tenth is good, and half of that is what there may be."""
        script = self.browser.call("Page.addScriptToEvaluateOnNewDocument", source="""
            window.shift = 0;
            new PerformanceObserver(list => { for (const { value } of list.getEntries()) shift += value; })
                .observe({ type: "layout-shift", buffered: true });""")["identifier"]
        self.addCleanup(self.browser.call, "Page.removeScriptToEvaluateOnNewDocument", identifier=script)
        for page, is_ready in (("index.html", "window.flow?.engine"), ("playground/index.html", "window.page?.flow")):
            for width, height in ((390, 844), (390, 664), (667, 375), (768, 1024), (834, 1194), (960, 800), (1280, 800)):
                self.browser.set_window(width, height)
                self.open(self.site / page)
                self.browser.wait(f"{is_ready} != null")
                self.js("document.fonts.ready.then(() => sleep(100))")
                self.assertLess(self.js("shift"), 0.05, (page, width))

    def test_phones_keep_the_names_of_what_is_compared_in_sight(self):
        self.browser.set_window(390, 500, is_mobile=True)
        self.load()
        self.js("document.querySelector('.comparison tbody tr:last-child').scrollIntoView({ block: 'center' })")
        self.assertEqual(self.js("document.querySelector('.comparison thead').getBoundingClientRect().top"), 0)

    def test_links_of_the_page_fit_into_small_windows(self):
        self.open(self.published / "index.html")
        for width in (320, 375):
            self.resize(width, 640)
            self.assertIn("Source", self.js("""[...document.querySelectorAll("a")].filter(link => link.checkVisibility())
                .map(link => link.textContent)"""))
            self.assertEqual(self.js("document.documentElement.scrollWidth"), width)

    def test_the_flow_and_its_choices_are_what_people_see_first(self):
        for width, height in ((1280, 800), (1920, 1080)):
            self.browser.set_window(width, height)
            self.load()
            for part in ("#space", "#summary", "#choices", ".code pre"):
                bottom = self.js(f"document.querySelector('{part}').getBoundingClientRect().bottom")
                self.assertLess(bottom, height, part)

    def test_all_fits_at_each_width(self):
        """Nothing is wider than the window, and no line of code wider than its place or broken. No choice is alone in a row,
        cards of a row are equally high, and the last wall is full."""
        self.load()
        codes = self.js("[...document.querySelectorAll(':is(.apps, .cards) pre')].map(code => code.textContent)")
        self.assertLessEqual(max(code.count("\n") + 1 for code in codes), 6)
        for width in widths:
            self.resize(width)
            with self.subTest(width=width):
                self.assertEqual(self.js("document.documentElement.scrollWidth"), width)
                tops = self.js("[...document.querySelectorAll('#choices label')].map(label => label.offsetTop)")
                self.assertGreater(tops.count(tops[-1]), 1)
                if width > 700:
                    self.assertEqual(self.js("getComputedStyle(document.querySelector('.apps')).gridTemplateColumns.split(' ').length"),
                                     3 if width >= 1280 else 2)
                    self.assertEqual(self.js("""[".apps", ".cards"].flatMap(cards => {
                        const rows = Object.groupBy(document.querySelectorAll(`${cards} > li`), card => card.offsetTop);
                        return Object.values(rows).map(row => new Set(row.map(card =>
                            `${card.offsetHeight} ${card.querySelector("pre").offsetTop}`)).size);
                    }).filter(count => count > 1)"""), [])
                ends = self.js("""(photos => Object.values(Object.groupBy(photos, photo => photo.top))
                    .map(row => Math.max(...row.map(photo => photo.right))))(
                    [...document.querySelectorAll("#wall img")].filter(photo => photo.checkVisibility())
                        .map(photo => photo.getBoundingClientRect()))""")
                self.assertGreater(len(ends), 2)
                self.assertEqual(set(ends), {width - 4})
                for name in choices:
                    self.choose(name)
                    self.assertEqual(self.js("""[...document.querySelectorAll("pre")]
                        .filter(code => code.scrollWidth > code.clientWidth || getComputedStyle(code).whiteSpace !== "pre")
                        .map(code => code.textContent)"""), [], name)
                    self.check_window(name)

    def check_window(self, name):
        """Below the flow there are photos, as far as the lower edge, which cuts them; only a narrow flow leaves them no space.
        No chip sticks out, and what rests is on whole points."""
        self.js("flow.setWidth(flow.largestWidth)")
        bottom = "(element => element.getBoundingClientRect().bottom)"
        self.assertGreater(self.js(f"{bottom}(flow.window) - {bottom}(flow.list)"), 96, name)
        for width in ("largestWidth", "available - 7.3", "smallestWidth"):
            self.js(f"flow.setWidth(flow.{width})")
            self.assertLess(self.js(f"{bottom}(flow.window) - Math.max(...[...flow.photos.element.children].map({bottom}))"), 0)
            self.assertEqual(self.js("""[...document.querySelectorAll("#flow li:not([hidden]), .wall img")].map(getComputedStyle)
                .flatMap(({ translate, transform }) => translate === "none" ? transform.split(", ").slice(4) : translate.split(" "))
                .filter(length => parseFloat(length) % 1 !== 0)"""), [], name)
        self.assertLess(self.js("flow.available"), 140)
        self.assertEqual(self.js("""flow.views.filter(({ element }) => !element.hidden
            && element.getBoundingClientRect().right > flow.list.getBoundingClientRect().right).length"""), 0, name)
        self.js("flow.setWidth(null)")

    def test_all_text_can_be_read(self):
        for scheme in ("light", "dark"):
            self.browser.set_media(color_scheme=scheme, reduced_motion="reduce")
            self.load()
            for container in ("HFlow", "HStack"):
                self.js(f"document.querySelector('[value={container}]').click()")
                self.js("for (const view of document.querySelectorAll('#flow li[hidden]')) view.remove()")
                self.assertEqual(self.js("faintTexts()"), [], (scheme, container))

    def test_each_app_opens_what_its_picture_shows(self):
        """View by view and row by row. A phone without space for one of that width shows another, whole and with its handle."""
        for width, narrower in ((1280, 0), (390, 4), (375, 6)):
            self.browser.set_window(width, 812, is_mobile=width < 500)
            self.load()
            cards = self.js("""Object.fromEntries([...document.querySelectorAll(".apps a")].map(card =>
                [card.querySelector("img").src.match(/app-[a-z-]+/)[0], card.href.split("#")[1]]))""")
            self.assertEqual(cards.keys(), apps.keys())
            self.assertEqual(sum("width" not in link for link in cards.values()), narrower)
            for name, rows in apps.items():
                with self.subTest(name, width=width):
                    self.follow(cards[name])
                    self.assertEqual(self.js("document.getElementById('notice').textContent"), "")
                    if "width" in cards[name]:
                        self.assertEqual(self.js(rows_of_playground), rows)
                    self.assertLessEqual(self.js("document.querySelector('#width-handle').getBoundingClientRect().right"), width)
                    self.assertLessEqual(self.js("document.documentElement.scrollWidth"), width)

    def test_a_press_shows_what_is_hidden(self):
        """Two rows are what is chosen at first."""
        self.load()
        rows = self.rows()
        hidden = 15 - sum(len(row) for row in rows) + 1
        self.assertGreater(hidden, 1)
        self.assertEqual((len(rows), rows[1][-1]), (2, f"+{hidden} more"))
        self.assertIn(".maxLines(2) {", self.js("document.querySelector('.code pre').innerText"))
        self.hands.click(".more button")
        opened = self.rows()
        self.assertEqual(sum(len(row) for row in opened), 16)
        self.assertEqual(opened[-1][-1], "Show less")
        # What hides them again is in the window, however narrow that is made.
        self.hands.focus("#handle")
        self.hands.press("Home")
        self.assertLess(*self.js("['.more', '#window'].map(part => document.querySelector(part).getBoundingClientRect().bottom)"))
        self.hands.press("End")
        self.hands.click(".more button")
        self.assertEqual(self.rows(), rows)

    def test_chips_are_dragged_to_other_places(self):
        """With a mouse, and with a finger that has rested on one; one that moves at once scrolls."""
        self.load()
        self.choose("none")
        words = sum(self.rows(), [])
        moved = words[1:14] + words[:1] + words[14:]
        order = "flow.views.map(view => view.element.textContent)"
        (x, y), (to_x, to_y) = [self.hands.point(f"#flow li:nth-child({number})") for number in (1, 14)]

        def drag():
            self.hands.mouse("mouseMoved", x, y)
            self.hands.mouse("mousePressed", x, y, 1)
            self.hands.mouse("mouseMoved", x + 10, y, 1)
            self.hands.mouse("mouseMoved", to_x + 20, to_y, 1)

        drag()
        # The others already make space, and it is under the pointer.
        self.assertEqual(self.js(order), moved)
        left, width = self.js("(({ x, width }) => [x, width])(document.querySelector('.lifted').getBoundingClientRect())")
        self.assertAlmostEqual(left + width / 2, to_x + 20, delta=1)
        self.hands.press("Escape")
        self.hands.mouse("mouseReleased", to_x + 20, to_y)
        self.assertEqual(sum(self.rows(), []), words)
        drag()
        self.hands.mouse("mouseReleased", to_x + 20, to_y)
        self.assertEqual(sum(self.rows(), []), moved)

        def touch(kind, *points):
            self.browser.call("Input.dispatchTouchEvent", type=f"touch{kind}", touchPoints=[
                {"x": x, "y": y} for x, y in points])

        for rest, expected in ((0, words), (400, moved)):
            # What the finger before has scrolled may still move.
            self.load()
            self.choose("none")
            touch("Start", (x, y))
            self.js(f"sleep({rest})")
            touch("Move", (x + 10, y))
            touch("Move", (to_x + 20, to_y))
            touch("End")
            self.assertEqual(self.js(order), expected)

    def test_a_chip_that_is_held_is_in_sight(self):
        """Even where it would be hidden. Once it is dropped there, it is."""
        self.browser.set_window(390, 844, is_mobile=True)
        self.load()
        (x, y), (to_x, to_y) = [self.hands.point(chip) for chip in ("#flow li", ".more")]
        first = "flow.list.firstElementChild"
        self.js(f"window.chip = {first}")
        self.hands.mouse("mousePressed", x, y, 1)
        self.hands.mouse("mouseMoved", x + 10, y, 1)
        self.hands.mouse("mouseMoved", to_x + 20, to_y, 1)
        self.assertFalse(self.js(f"chip === {first}"))
        self.assertTrue(self.js("chip.checkVisibility({ opacityProperty: true, visibilityProperty: true })"))
        self.hands.mouse("mouseReleased", to_x + 20, to_y)
        self.assertFalse(self.js("chip.checkVisibility({ opacityProperty: true, visibilityProperty: true })"))

    def test_a_chip_that_is_dropped_glides_to_its_place(self):
        """From under the pointer, to whatever line."""
        self.browser.set_media()
        self.load()
        self.browser.wait("flow.width === null && flow.springs.moving.size === 0")
        self.choose("none")
        self.browser.wait("document.getAnimations().length === 0")
        (x, y), (to_x, to_y) = [self.hands.point(f"#flow li:nth-child({number})") for number in (1, 14)]
        self.hands.mouse("mousePressed", x, y, 1)
        self.hands.mouse("mouseMoved", x + 10, y, 1)
        self.hands.mouse("mouseMoved", to_x + 20, to_y + 5, 1)
        self.js("Object.assign(window, { lifted: flow.lifted, moved: 0 }), flow.springs.draw = view => { moved += view === lifted; flow.draw(view); }")
        self.hands.mouse("mouseReleased", to_x + 20, to_y + 5)
        self.browser.wait("flow.springs.moving.size === 0")
        self.assertGreater(self.js("moved"), 1)

    def test_chips_are_reached_and_moved_by_keys(self):
        self.load()
        self.choose("none")
        first, second, *others = self.rows()
        words = [*first, *second, *sum(others, [])]
        focused = "document.activeElement.textContent"
        self.hands.focus("#open")
        presses = [("ArrowRight", first[1]), ("ArrowLeft", first[0]), ("ArrowDown", second[0]),
                   ("End", second[-1]), ("ArrowRight", others[0][0])]
        # The status, the switch, the modifiers below it, and the flow.
        for _ in range(2): self.hands.press("Tab")
        self.assertEqual(self.js("document.activeElement.value"), "HFlow")
        for _ in range(2): self.hands.press("Tab")
        self.assertEqual(self.js(focused), words[0])
        for key, expected in presses:
            self.hands.press(key)
            self.assertEqual(self.js(focused), expected, key)
        self.assertEqual(self.js("getComputedStyle(document.activeElement).outlineStyle"), "solid")
        # The others are no stops.
        self.hands.press("Tab")
        self.assertEqual(self.js("document.activeElement.id"), "handle")
        self.hands.press("Tab", "shift")
        self.assertEqual(self.js(focused), words[0])
        self.hands.press("ArrowRight", "alt")
        self.hands.press("ArrowRight", "alt")
        self.assertEqual(sum(self.rows(), []), [words[1], words[2], words[0], *words[3:]])
        self.assertEqual(self.js(focused), words[0])
        self.assertEqual(self.js("document.getElementById('moved').textContent"), f"{words[0]}, 3 of 15")

    def test_keys_pass_chips_that_the_window_cuts(self):
        """It scrolls in no direction, and shows all of what has the focus."""
        self.load()
        state = """((flow, chip, cut) => [flow.window.scrollLeft, flow.window.scrollTop, chip.right <= cut.right && chip.bottom <= cut.bottom])(
            flow, ...[document.activeElement, flow.window].map(element => element.getBoundingClientRect()))"""
        for name, width, last in (("HStack", 1280, "End"), ("none", 390, "ArrowDown")):
            self.resize(width, 844)
            self.js(f"document.querySelector('[value=\"{name}\"]').click(), flow.setWidth(0), flow.views[0].element.focus()")
            for key in ["ArrowRight"] * 14 + [last]:
                self.hands.press(key)
                self.assertEqual(self.js(state), [0, 0, True], (name, key))
            # Nothing else that brings a chip into sight moves the others away.
            self.js("flow.views.at(-1).element.focus()")
            self.assertEqual(self.js(state), [0, 0, False], name)

    def test_chips_of_a_stack_stay(self):
        """Its code does not reorder them, and its caption does not say so."""
        self.load()
        self.js("document.querySelector('[value=HStack]').click()")
        words = self.rows()
        self.hands.drag("#flow li:nth-child(1)", by_x=150)
        self.hands.focus("#flow li:nth-child(1)")
        self.hands.press("ArrowRight", "alt")
        self.assertEqual(self.rows(), words)
        caption = "document.querySelector('figcaption').innerText"
        self.assertNotIn("chip", self.js(caption))
        self.choose("none")
        self.assertIn("chip", self.js(caption))

    def test_the_tab_key_has_few_stops(self):
        """In pages as they open, also with the options of photos."""
        for page in ("index.html", "playground/index.html#topics", "playground/index.html#trips"):
            self.browser.open(f"{self.site.as_uri()}/{page}")
            self.browser.wait("window.flow?.engine != null || window.page?.flow != null")
            self.js("window.stops = new Set()")
            self.hands.press("Tab")
            while not self.js("document.activeElement === document.body || stops.has(document.activeElement)"):
                self.js("stops.add(document.activeElement), 0")
                self.hands.press("Tab")
            stops = self.js("stops.size")
            self.assertTrue(30 < stops <= 46, (page, stops))

    def test_what_is_hidden_does_not_keep_keys_from_the_chips(self):
        self.load()
        self.choose("none")
        self.hands.focus("#flow li:nth-child(15)")
        self.choose("two rows")
        self.hands.focus("#handle")
        self.hands.press("Tab", "shift")
        self.hands.press("Tab", "shift")
        self.assertEqual(self.js("document.activeElement.textContent"), self.rows()[0][0])

    def test_code_is_copied(self):
        self.load()
        self.browser.call("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
        for number in range(2):
            button = f"document.querySelectorAll('.copy')[{number}]"
            self.js(f"{button}.click()")
            self.browser.wait(f"{button}.textContent === 'Copied'")
            self.assertEqual(self.js("navigator.clipboard.readText()"),
                             self.js(f"{button}.parentElement.querySelector('code').textContent"))

    def test_the_last_wall_is_lower_than_a_phone(self):
        for width, height in ((375, 667), (390, 844)):
            self.browser.set_window(width, height, is_mobile=True)
            self.load()
            self.assertLess(self.js("document.getElementById('wall').offsetHeight"), height)
            # Its code says how high its rows are.
            self.assertEqual(self.js("document.getElementById('row').textContent"), "110")

    def test_each_app_has_the_code_that_it_opens(self):
        cards = re.findall(r'href="playground/index\.html#(\w+)[^"]*">\s*<picture>.*?<pre><code>(.*?)</code>', self.html, re.DOTALL)
        self.assertEqual(len(cards), len(apps))
        for name, card in cards:
            with self.subTest(name):
                card = unescape(re.sub("<.*?>", "", card))
                self.follow(name)
                # A card has no space for the animation.
                code = self.js("page.code").split("\n}\n")[0].replace(".animation()", "")
                # The modifiers of the flow, but for those of the stage and of the language.
                modifiers = re.findall(r"^ {8}(\.(?!frame|buttonStyle|environment)\w+\(.*?\))", code, re.MULTILINE)
                lines = "".join(re.findall(r"^\..*", card, re.MULTILINE))
                self.assertEqual(re.findall(r"\.\w+\(.*?\)", lines), modifiers)
                for view in re.findall(r"\b(?:HFlow|Field|FlowText)\(.*?(?= …|\))", " ".join(card.split())):
                    self.assertIn(re.sub(r"\( ", "(", view), re.sub(r"\( ", "(", " ".join(code.split())))

    def test_pictures_are_light_or_dark_and_say_what_they_show(self):
        pictures = re.findall(r"<picture>.*?</picture>", self.html)
        # Landscapes below flows are the same in the dark, and show nothing that matters.
        photos = re.findall(r"<img src=.photos/.*?>", self.html)
        self.assertTrue(all(' alt="" ' in photo for photo in photos))
        self.assertEqual(self.html.count("<img"), len(pictures) + len(photos))
        self.assertEqual(len(pictures), 6)
        for picture in pictures:
            name = re.search(r'src="pictures/(.*?)\.svg"', picture)[1]
            svg = (self.site / "pictures" / f"{name}.svg").read_text()
            width, height = re.search(r'<svg [^>]*width="(\d+)(?:pt|px)?" height="(\d+)', svg).groups()
            title = re.search(r"<title>(.*?)</title>", svg)[1]
            self.assertEqual(picture, f"""<picture><source media="(prefers-color-scheme: dark)" """
                             f"""srcset="pictures/{name}~dark.svg"><img src="pictures/{name}.svg" alt="{title}" """
                             f"""width="{width}" height="{height}" loading="lazy"></picture>""")
            self.assertTrue((self.site / "pictures" / f"{name}~dark.svg").exists())

    def test_the_comparison_is_that_of_the_readme(self):
        """Words, without their links and code fonts, of a table that Markdown writes as `| a | b |`."""
        self.load()
        readme = (root / "README.md").read_text()
        tables = re.findall(r"(?:^\|.*\n)+", readme, re.MULTILINE)
        lines = next(table for table in tables if "SwiftUI-Flow" in table.split("\n")[0]).splitlines()
        lines.pop(1)
        cells = [[re.sub(r"\[([^]]*)\]\([^)]*\)|`", r"\1", cell).strip() for cell in line.split("|")[1:-1]] for line in lines]
        self.assertGreater(len(cells), 4)
        self.assertEqual(self.js("""[...document.querySelectorAll(".comparison tr")]
            .map(row => [...row.cells].map(cell => cell.textContent))"""), cells)

    def test_links_lead_somewhere(self):
        links = {link.split("#")[0] for link in re.findall(r'href="(?!data:|https:)([^"]*)"', self.html)}
        self.assertIn("documentation/flowlayouts/", links)
        articles = {path.stem.lower() for path in (root / "Sources").glob("*/*.docc/*.md")}
        for link in links:
            if link.startswith("documentation/"):
                self.assertIn(link.rstrip("/").split("/")[-1], articles)
            else:
                self.assertTrue((self.site / link).exists(), link)

    def test_it_says_where_it_is_if_it_knows(self):
        self.assertNotIn("{{", self.html)
        self.assertNotIn("og:image", self.html)
        self.assertIn("../FlowLayout", self.html)
        self.assertNotIn(">Source<", self.html)
        self.assertIn("Clone the repository beside your app", self.html)
        html = (self.published / "index.html").read_text()
        self.assertNotIn("{{", html)
        self.assertIn('<meta property="og:image" content="https://example.com/a/share.png">', html)
        self.assertIn('<a href="https://example.com/b">Source</a>', html)
        self.assertIn('url: <q>"https://example.com/b"</q>', html)
        self.assertEqual(html.count("If you have a Mac"), 1)
        self.assertNotIn("../FlowLayout", html)
        self.assertNotIn("Clone the repository beside your app", html)
        self.assertIn('<a href="https://example.com/b">the repository</a>', html)

    def test_it_can_be_read_without_scripts(self):
        self.browser.call("Emulation.setScriptExecutionDisabled", value=True)
        try:
            self.open(self.site / "index.html")
            self.assertEqual(sum(len(row) for row in self.rows()), 15)
            # All of them, and photos below them, are in the window.
            self.assertGreater(self.js("""document.getElementById("window").getBoundingClientRect().bottom
                - document.getElementById("flow").getBoundingClientRect().bottom"""), 96)
            self.assertFalse(self.js("document.documentElement.classList.contains('alive')"))
            self.assertEqual(self.js("getComputedStyle(document.getElementById('handle')).display"), "none")
        finally:
            self.browser.call("Emulation.setScriptExecutionDisabled", value=False)

    def test_it_moves_by_itself_once_unless_people_want_no_motion(self):
        """However few frames a busy machine has for it."""
        self.load()
        self.js("nextFrame().then(nextFrame)")
        self.assertIsNone(self.js("flow.width"))
        self.browser.set_media()
        self.load()
        self.assertGreater(self.js("""(async () => {
            const widths = new Set();
            for (; flow.width !== null; await nextFrame()) widths.add(flow.available);
            return widths.size;
        })()"""), 3)
        self.browser.wait("flow.springs.moving.size === 0")
        self.assertIsNone(self.js("nextFrame().then(() => flow.width)"))

    def test_nothing_covers_anything_on_its_way(self):
        """No chip another chip, and no photo a photo, while the edge goes in and out, and for each choice."""
        self.browser.set_media()
        self.load()
        self.browser.wait("flow.width === null && flow.springs.moving.size === 0")
        for views in ("#flow li:not([hidden])", "#photos img"):
            self.assertEqual(self.js(f"""coveredOnTheWay(flow.springs, {views!r}, Array.from({{ length: 60 }}, (_, index) =>
                () => flow.setWidth(flow.largestWidth * (0.8 + 0.2 * Math.cos(index / 30 * Math.PI)))), 2)"""), [])
            self.assertEqual(self.js(f"""coveredOnTheWay(flow.springs, {views!r}, [...document.querySelectorAll("#choices input")]
                .map(input => () => input.click()), 30)"""), [])
