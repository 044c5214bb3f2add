"""The picture that is copied is a file of its own, and looks like the stage."""

import json
import xml.etree.ElementTree as ElementTree

from playground import PlaygroundTest

# Shows a picture over a part of the page. Elsewhere, the browser would round edges otherwise.
open_picture = """(svg, x, y) => {
    const image = document.body.appendChild(new Image());
    image.style.cssText = `position: absolute; z-index: 9; left: ${x}px; top: ${y}px`;
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    return image.decode().then(nextFrame).then(nextFrame);
}"""

difference = """async (ours, theirs) => {
    const pixels = await Promise.all([ours, theirs].map(async data => {
        const image = new Image();
        image.src = `data:image/png;base64,${data}`;
        await image.decode();
        const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, image.width, image.height);
    }));
    const [{ width, height }, other] = pixels;
    if (other.width !== width || other.height !== height) return [[width, height], [other.width, other.height]];
    // Pixels that no pixel within 1 px of the other picture is like.
    const around = [0, -4, 4, -4 * width, 4 * width, -4 * width - 4, 4 - 4 * width, 4 * width - 4, 4 * width + 4];
    const missing = [];
    for (const [{ data: some }, { data: others }] of [pixels, pixels.toReversed()]) {
        for (let y = 1; y < height - 1; y++) {
            for (let x = 1; x < width - 1; x++) {
                const here = 4 * (y * width + x);
                const isOther = near => [0, 1, 2].some(channel =>
                    Math.abs(some[here + channel] - others[here + near + channel]) > 40);
                if (around.every(isOther)) missing.push([x, y]);
            }
        }
    }
    return missing;
}"""


class PictureTests(PlaygroundTest):
    def screenshot(self, x, y, width, height):
        clip = {"x": x, "y": y, "width": width, "height": height, "scale": 1}
        return self.browser.call("Page.captureScreenshot", format="png", clip=clip)["data"]

    def check(self, name):
        """The stage and its picture have the same edges, within 1 px."""
        self.js("(page.select(null), document.activeElement.blur())")
        self.quiet()
        x, y, width, height = self.js("""(() => {
            for (const handle of document.querySelectorAll(".handle")) handle.style.visibility = "hidden";
            const frame = document.querySelector("#overlay .frame");
            frame.style.visibility = Object.values(page.layers).some(isOn => isOn) ? "" : "hidden";
            const { x, y, width, height } = playground.picturedRect();
            return [x, y, width, height];
        })()""")
        svg = self.js("playground.svgOfStage()")
        root = ElementTree.fromstring(svg)
        self.assertEqual(root.tag, "{http://www.w3.org/2000/svg}svg")
        self.assertNotRegex(svg, "var\\(|NaN|undefined|http(?!://www.w3.org/2000/svg)")
        ours = self.screenshot(x, y, width, height)
        self.js(f"({open_picture})({json.dumps(svg)}, {x}, {y})")
        theirs = self.screenshot(x, y, width, height)
        self.js("document.querySelector('body > img').remove()")
        self.assertEqual(self.js(f"({difference})({json.dumps(ours)}, {json.dumps(theirs)})"), [], name)
        return root

    def test_presets(self):
        for name in self.js("Object.keys(presets)"):
            self.show(name)
            for scheme in ["light", "dark"]:
                self.browser.set_media(color_scheme=scheme, **self.media)
                with self.subTest(preset=name, scheme=scheme):
                    self.check(name)

    def test_its_margins_are_even(self):
        """24 px around the views, or around their box where more of it is drawn."""
        self.show_more()
        for layer, selector in [(None, "#views .view"), ("lines", "#box")]:
            if layer:
                self.hands.click(f"#show-{layer}")
            self.assertEqual(self.js(f"""(({{ x, y, width, height }}) => {{
                const rects = [...document.querySelectorAll({selector!r})].map(view => view.getBoundingClientRect());
                return [Math.min(...rects.map(rect => rect.left)) - x, Math.min(...rects.map(rect => rect.top)) - y,
                  x + width - Math.max(...rects.map(rect => rect.right)), y + height - Math.max(...rects.map(rect => rect.bottom))]
                  .map(margin => Math.floor(margin));
            }})(playground.picturedRect())"""), [24, 24, 24, 24])

    def test_what_is_drawn_behind_views(self):
        self.show("width=420&distribution=justified&alignment=bottom&itemSeparator=dot&lineSeparator=divider&sizing=fill"
                  "&items=Swift,kind:tile~engine~row~column,kind:title~chip~tag~view,kind:tile~layout~spacing")
        self.show_more()
        for name in ["lines", "free", "guides"]:
            self.hands.click(f"#show-{name}")
        self.check("overlay")

    def test_texts(self):
        """On several lines, in pieces of a word, and with letters that mean something in a file."""
        self.show("width=200&items=%3Cb%3E%20%26%20%22quotes%22~A%20text%20that%20is%20on%20several%20lines,kind:tile"
                  "~Donaudampfschifffahrtsgesellschaftskapitän,kind:title")
        root = self.check("texts")
        texts = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
        first, *sentence = (text for text in texts if " " in text or text == "lines")
        word = "".join(texts[1 + len(sentence):])
        self.assertEqual([first, " ".join(sentence), word], ['<b> & "quotes"', "A text that is on several lines",
                                                             "Donaudampfschifffahrtsgesellschaftskapitän"])
        self.assertGreater(len(texts) - len(sentence), 3)

    def test_it_is_copied(self):
        """As a picture for a chat and as text for an editor, or only that where a browser has no more."""
        self.plant("""Object.defineProperty(navigator, "clipboard", { configurable: true, value: { async write([item]) {
            const [text, image] = await Promise.all(["text/plain", "image/png"].map(type => item.getType(type)));
            const { width, height } = await createImageBitmap(image);
            window.copied = [await text.text(), width, height];
        } } })""")
        self.show_more()
        self.hands.click("#copy-picture")
        self.browser.wait("document.getElementById('copy-picture').textContent === 'Copied'")
        self.assertEqual(self.js("copied"), self.js("[svgOfStage(), 2 * playground.picturedRect().width, 2 * playground.picturedRect().height]"))
        self.browser.wait("document.getElementById('copy-picture').textContent === 'Copy picture'")
        self.js("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
        self.js("document.addEventListener('copy', () => { window.copied = getSelection().toString(); })")
        self.hands.click("#copy-picture")
        self.browser.wait("document.getElementById('copy-picture').textContent === 'Copied'")
        self.assertTrue(self.js("copied").startswith("<svg "))
