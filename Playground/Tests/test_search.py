"""The search of the site finds what people ask for by their own words."""

import pathlib
import subprocess
import tempfile

from playground import PlaygroundTest, tests

# Words of reports about flow layouts, and the section of the manual that answers them.
questions = {
    "a flow sometimes has empty lines": "questions/#Why-is-a-row-empty-or-a-gap-twice-as-wide",
    "Spacer makes an empty row": "questions/#Why-is-a-row-empty-or-a-gap-twice-as-wide",
    "zero-size views leave a double gap": "questions/#Why-is-a-row-empty-or-a-gap-twice-as-wide",
    "spacer fills the rest of its row": "whataflowcando/#Spacers-and-dividers",
    "arrow keys": "questions/#How-do-arrow-keys-move-the-focus-from-view-to-view",
    "keyboard focus": "questions/#How-do-arrow-keys-move-the-focus-from-view-to-view",
    "long tag just says +1": "questions/#Why-is-there-only-+3-and-no-chip",
    "overflow hides a long chip": "questions/#Why-is-there-only-+3-and-no-chip",
    "at most 5 tags": "questions/#At-most-five-tags-and-then-+4",
    "maximum number of tags": "questions/#At-most-five-tags-and-then-+4",
    "limit views": "whataflowcando/#A-limit-on-views",
    "maxTagCount": "whataflowcando/#A-limit-on-views",
    "cut the last chip with an ellipsis": "questions/#Why-is-there-only-+3-and-no-chip",
    "photo rows are sometimes not filled": "photorows/",
    "row of photos does not fill the width": "questions/#Why-does-a-row-of-photos-not-fill-the-width",
    "last row of photos as high as the others": "photorows/",
    "widow in the last row": "whataflowcando/#The-last-row",
    "single view in the last row": "questions/#How-do-I-avoid-a-single-view-in-the-last-row",
    "orphan": "questions/#How-do-I-avoid-a-single-view-in-the-last-row",
    "heading in columns": "questions/#How-does-a-heading-span-all-columns",
    "header in a grid takes one column": "questions/#How-does-a-heading-span-all-columns",
    "divider across all columns": "whataflowcando/#Columns",
    "text shrinks to one or two letters": "whataflowcando/#Shrink",
    "shrink not below longest word": "whataflowcando/#Shrink",
    "columns of a least width": "whataflowcando/#Columns",
    "adaptive columns": "whataflowcando/#Columns",
    "auto-fill minmax": "whataflowcando/#Columns",
    "GridItem(.adaptive(minimum: 120))": "questions/#As-many-columns-as-fit-of-at-least-120-points",
    "as many columns as fit, equally wide": "questions/#As-many-columns-as-fit-of-at-least-120-points",
    "how many rows are there": "questions/#How-many-rows-are-there",
    "menu of hidden views": "whataflowcando/#Rows-and-hidden-views-as-values",
    "view that begins or ends its row": "questions/#How-do-I-round-the-corners-of-a-segmented-group",
    "round corners of a segmented group": "questions/#How-do-I-round-the-corners-of-a-segmented-group",
    "button that always stays last": "whataflowcando/#What-is-hidden-first",
    "add button stays when collapsed": "questions/#Can-the-last-view-stay-such-as-an-Add-button",
    "input stays after the last row of tags": "whataflowcando/#What-is-hidden-first",
    "less important items first": "whataflowcando/#What-is-hidden-first",
    "toolbar overflow": "whataflowcando/#What-is-hidden-first",
    "VFlow height in a scroll view": "questions/#Why-is-my-VFlow-one-column-in-a-ScrollView",
    "VFlow maxHeight": "gettingstarted/#Flow-vertically",
    "spaceBetween does nothing": "questions/#Why-does-a-distribution-do-nothing",
    "alignment top": "whataflowcando/#Alignment",
    "coming from SwiftUI-Flow": "comingfrom/#SwiftUI-Flow",
    "tevelee": "comingfrom/#SwiftUI-Flow",
    "all views grow": "whataflowcando/#All-views-grow",
    "masonry": "questions/#Is-there-masonry-as-on-Pinterest",
    "pack views into gaps of earlier rows": "questions/#What-else-is-not-here",
    "text around a tall picture": "whataflowcando/#Text-among-other-views",
    "float": "questions/#What-else-is-not-here",
    "width in percent": "questions/#What-else-is-not-here",
    "drag between flows": "reordering/",
    "columns of about the same height": "questions/#How-do-I-make-three-columns-of-about-the-same-height",
    "days side by side": "questions/#Days-side-by-side-each-with-its-own-rows",
    "first photo large if odd": "questions/#The-first-photo-large-if-their-number-is-odd",
    "squares from large pictures": "questions/#Squares-from-pictures-of-any-size",
    "hero image among photos": "questions/#A-hero-among-photos-or-+n-on-the-last-one",
    "+n on the last photo": "questions/#A-hero-among-photos-or-+n-on-the-last-one",
    "breadcrumbs": "questions/#Breadcrumbs-or-avatars-that-overlap",
    "overlapping avatars": "questions/#Breadcrumbs-or-avatars-that-overlap",
    "dialog buttons": "questions/#Buttons-that-are-all-in-one-row-or-stacked",
    "stacked": "questions/#Buttons-that-are-all-in-one-row-or-stacked",
    "ViewThatFits": "questions/#Buttons-that-are-all-in-one-row-or-stacked",
    "auto-fit": "questions/#As-many-columns-as-fit-of-at-least-120-points",
    "two rows that scroll sideways": "whataflowcando/#A-number-of-rows",
    "items[1].width = 60": "flowengine/editingflows/#Edit-it",
    "equal width": "whataflowcando/#Along-a-row",
    "justified": "whataflowcando/#Along-a-row",
    "equal lengths": "whataflowcando/#Along-a-row",
    "weight(1f)": "whataflowcando/#Along-a-row",
    "largest gap": "questions/#What-else-is-not-here",
    "text-align-last": "whataflowcando/#The-last-row",
    "center the last row": "whataflowcando/#The-last-row",
    "last row left aligned": "whataflowcando/#The-last-row",
    "install": "gettingstarted/#Add-the-package",
    "flexbox": "flowengine/comparedwithcss/#What-is-compared",
    "show more and less": "whataflowcando/#Show-more-and-less",
    "tags that can be removed": "chips/#Remove-and-add",
}

# What app developers look for, and where they read what to write: the first result is there.
beginnings = {
    "center": "gettingstarted/#Align-views-and-rows",
    "center rows": "gettingstarted/#Align-views-and-rows",
    "leading": "gettingstarted/#Align-views-and-rows",
    "right align": "gettingstarted/#Align-views-and-rows",
    "justify": "whataflowcando/#Along-a-row",
    "token field": "chips/#Remove-and-add",
    "tag input": "chips/#Remove-and-add",
    "text field": "chips/#Remove-and-add",
    "filter": "chips/#Choose",
    "filter bar": "chips/#Choose",
    "chip": "chips/",
    "tag cloud": "gettingstarted/#Create-a-flow",
    "animation": "gettingstarted/#Animate-changes",
    "spacing": "whataflowcando/#Spacing",
    "columns": "gettingstarted/#Use-columns",
    "max lines": "whataflowcando/#A-limit-on-rows",
    "line limit": "whataflowcando/#A-limit-on-rows",
    "show more": "chips/#Show-more",
    "separator": "whataflowcando/#Separators",
    "divider": "whataflowcando/#Spacers-and-dividers",
    "horizontal scroll": "whataflowcando/#One-row-that-scrolls",
    "photos": "photorows/",
    "drag": "reordering/",
    "lazy": "lazyflows/",
    "button in text": "textamongviews/",
    "performance": "questions/#How-many-views-can-a-flow-have-before-it-should-be-lazy",
    "rtl": "howaflowislaidout/#Right-to-left",
    "install": "gettingstarted/#Add-the-package",
}

results = """[...document.querySelectorAll("#results a")]
    .map(link => link.getAttribute("href").replace(/^documentation.(flowlayouts.)?/, ""))"""


class SearchTests(PlaygroundTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        subprocess.run([tests.parent.parent / "Scripts" / "site", folder.name], check=True)
        cls.page = (pathlib.Path(folder.name) / "search.html").as_uri()

    def setUp(self):
        self.browser.set_media(**self.media)
        self.browser.set_window(1280, 900)
        self.browser.open(self.page)
        self.browser.wait("document.readyState === 'complete'")

    def type(self, words):
        self.js("document.getElementById('words').select()")
        self.browser.call("Input.insertText", text=words)

    def test_words_of_reports(self):
        """What answers them is among the first three results."""
        for words, section in questions.items():
            with self.subTest(words=words):
                self.type(words)
                self.assertIn(section, self.js(results)[:3])

    def test_what_app_developers_write_comes_first(self):
        for words, beginning in beginnings.items():
            with self.subTest(words=words):
                self.type(words)
                self.assertTrue(self.js(results)[0].startswith(beginning), self.js(results)[:4])

    def test_it_finds_while_people_type(self):
        for words in ["maso", "masonr", "Masonry?"]:
            self.type(words)
            self.assertIn("questions/#Is-there-masonry-as-on-Pinterest", self.js(results))
        self.assertEqual(self.js("document.querySelector('#results p mark').textContent"), "Masonry")
        # As a page that is opened from a link, and again after one was read.
        found = self.js(results)
        self.browser.open(self.js("location.href"))
        self.browser.wait("document.readyState === 'complete'")
        self.assertEqual(self.js(results), found)

    def test_frequent_searches_are_links_until_something_is_found(self):
        links = """[...document.querySelectorAll("#examples a")].filter(link => link.checkVisibility())
            .map(link => [link.textContent, link.href])"""
        for width in (1280, 390):
            self.browser.set_window(width, 844)
            searches = self.js(links)
            self.assertEqual(len(searches), 5)
        for words, address in searches:
            self.browser.open(address)
            self.browser.wait("document.readyState === 'complete'")
            self.assertEqual(self.js("document.getElementById('words').value"), words)
            self.assertTrue(self.js(results)[0].startswith(beginnings[words]), words)
            self.assertEqual(self.js(links), [])
        for words in ("xylophone", ""):
            self.type(words)
            self.assertEqual(self.js(links), searches)

    def test_it_can_be_read(self):
        for scheme in ("light", "dark"):
            self.browser.set_media(color_scheme=scheme)
            for width in (320, 1280):
                self.browser.set_window(width, 800)
                for words in ("", "heading in columns"):
                    self.type(words)
                    self.assertEqual(self.js("faintTexts()"), [], scheme)
                    self.assertEqual(self.js("document.documentElement.scrollWidth"), width)

    def test_words_that_the_manual_does_not_have(self):
        self.type("xylophone")
        self.assertEqual(self.js(results), [])
        self.assertEqual(self.js("document.getElementById('count').textContent"), "No section of the manual has these words.")
        for words in ["", " ", "(:"]:
            self.type(words)
            self.assertEqual(self.js(results), [])
