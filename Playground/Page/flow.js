// A flow as the page keeps it: options by their keys, the space that it is offered, and its views.

import { flowOptions } from "./options.js";

let lastID = 0;

/** A view: what it is, and the options in which it differs from the others. Photos and avatars have sizes. */
export function makeItem(kind, text, more = {}) {
  return { id: ++lastID, kind, text, ...more };
}

/** The id of the view that was made last. */
export const newestID = () => lastID;

export const kinds = {
  chip: "Chip", text: "Text", title: "Title", tile: "Tile", photo: "Photo", avatar: "Avatar",
};
export const isBox = item => item.kind === "photo" || item.kind === "avatar";

export function makeFlow(more = {}) {
  const flow = { width: 420, height: null, isExpanded: false, items: [] };
  for (const option of flowOptions) flow[option.key] = option.default;
  return Object.assign(flow, more);
}

/** Whether a flow has more views than code and tried options are for. */
export const isLarge = flow => flow.items.length > 10_000;

const chips = (words, more) => words.map(word => makeItem("chip", word, more));
const split = text => text.split(" ");

export const vocabulary = split("Swift layout engine view row column chip tag width height spacing line break baseline "
  + "stretch justify balance grow shrink hug fill overlap separator direction alignment distribution text picture "
  + "photo avatar token filter window scroll list grid stack spring motion pixel point frame proposal measure "
  + "arrange place guide edge center leading trailing natural uniform even greedy");

/** As many words as asked for, the same each time. Each hundred thousand have a color. */
export function generatedItems(count) {
  const items = [];
  for (const { text, tint } of generatedWords(count)) items.push(makeItem("chip", text, { tint }));
  return items;
}

export function* generatedWords(count) {
  let seed = 1;
  for (let number = 0; number < count; number++) {
    seed = (seed * 48271) % 2147483647;
    const text = number < vocabulary.length ? vocabulary[number] : vocabulary[seed % vocabulary.length];
    yield { text, tint: tints[Math.floor(number / 100_000) % tints.length] };
  }
}

export const presets = {
  words: {
    name: "Words", about: "One word after the other, on as many rows as it takes.", fillsWindow: true,
    make: () => makeFlow({
      items: vocabulary.slice(0, 30).map((text, number) =>
        makeItem("tile", text, { tint: tints[number % tints.length] })),
    }),
  },
  topics: {
    name: "Topics", about: "A tag cloud: an HStack that wraps.",
    make: () => makeFlow({
      items: chips(split("Swift Layout Typography Accessibility Animation Charts Concurrency Widgets Maps Music "
        + "Games Photos Health Weather Graphics")),
    }),
  },
  filters: {
    name: "Filter bar", about: "A title, a field that takes the rest of its row, and a second group.",
    make: () => makeFlow({
      width: 460, alignment: "firstTextBaseline", sizing: "fill",
      items: [
        makeItem("title", "Topics"), makeItem("chip", "Search…", { grow: 1, tint: "gray" }),
        ...chips(split("All Favorites Recent Shared Archived")),
        makeItem("text", "Recently read", { fillsLine: true }),
        ...chips(["Flow layouts", "Kerning", "Ligatures", "Line height", "Baseline grids"]),
      ],
    }),
  },
  tokens: {
    name: "Token field", about: "Tokens, and a field after them that grows into the rest of its row.",
    make: () => makeFlow({
      width: 380, itemSpacing: 6, lineSpacing: 6, sizing: "fill",
      items: [
        ...chips(["ada@example.com", "grace@example.com", "alan@example.com", "barbara@example.com"]),
        makeItem("chip", "Add a recipient…", { grow: 1, tint: "gray" }),
      ],
    }),
  },
  photos: {
    name: "Photo wall", about: "Rows of photos that keep their shapes and fill the width.",
    make: () => makeFlow({
      width: 520, itemSpacing: 4, lineSpacing: 4, scaling: 110, minThickness: 80, maxThickness: 160,
      items: [[3, 2], [4, 3], [2, 3], [16, 9], [1, 1], [3, 1], [2, 3], [3, 2], [3, 4], [3, 2], [16, 9], [1, 1], [4, 3]]
        .map(([width, height], number) =>
          makeItem("photo", "", { width: width * 100, height: height * 100, tint: tints[number % tints.length] })),
    }),
  },
  avatars: {
    name: "Avatars", about: "A negative spacing overlaps views.",
    make: () => makeFlow({
      width: 300, itemSpacing: -12, lineSpacing: 6,
      items: split("AL GH AT BL DK EW FA JB KJ LT MH RP").map((text, number) =>
        makeItem("avatar", text, { width: 48, height: 48, tint: tints[number % tints.length] })),
    }),
  },
  more: {
    name: "+n more", about: "Two rows, and a view that says how many are hidden. Click it.",
    make: () => makeFlow({
      width: 400, maxLines: 2, overflow: true,
      items: chips(["Bread", "Cheese", "Olives", "Tomatoes", "Basil", "Mozzarella", "Peppers", "Artichokes",
        "Anchovies", "Mushrooms", "Garlic", "Onions", "Capers", "Rocket"]),
    }),
  },
  million: {
    name: "A million views", about: "Drag the edge: the lines of all of them are broken again with each frame.",
    link: "#width=720&words=1000000",
    make: () => makeFlow({ width: 720, items: generatedItems(1_000_000) }),
  },
  tagCloud: {
    name: "Tag cloud", about: "FlowLayoutView of swiftuirecipes.com.",
    make: () => makeFlow({
      width: 375, itemSpacing: 10, lineSpacing: 10, alignment: "top",
      items: chips(["Some long item here", "And then some longer one", "Short", "Items", "Here", "And", "A", "Few",
        "More", "And then a very very very long one"], { tint: "gray" }),
    }),
  },
  slider: {
    name: "Slider", about: "Chris Eidhof’s CollectionView: drag the edge, and the pills wrap again.",
    make: () => makeFlow({
      width: 300, alignment: "top",
      items: chips(Array.from({ length: 9 }, (_, number) =>
        `Element ${number + 1}${"x".repeat((number + 1) * 7 % 5)}`), { tint: "purple" }),
    }),
  },
  spring: {
    name: "Add and remove", about: "JustifiableFlowLayout: words come and go with a spring.",
    make: () => makeFlow({
      width: 400, itemSpacing: 10, lineSpacing: 10,
      items: split("cloud hill thunder run fright just twenty agent").map(text =>
        makeItem("tile", text, { tint: "mint" })),
    }),
  },
  letters: {
    name: "Justified letters", about: "JustifiableFlowLayout: letters in columns that share the width.",
    make: () => makeFlow({
      width: 440, itemSpacing: 10, lineSpacing: 10, columns: "uniform",
      items: [..."rstuvwxyzRSTUVWXYZ"].map(text => makeItem("tile", text, { tint: "yellow" })),
    }),
  },
  alignments: {
    name: "Alignments", about: "FlexibleView of Five Stars: rows at the leading edge, centered or trailing.",
    make: () => makeFlow({
      width: 320, lineAlignment: "center",
      items: chips(split("Every word takes the space that it needs and the next row begins where the available "
        + "width ends")),
    }),
  },
  sentence: {
    name: "Sentence", about: "onmyway133’s FlowLayout: the words of a sentence.",
    make: () => makeFlow({
      width: 393, itemSpacing: 12, lineSpacing: 12, alignment: "top",
      items: chips([...new Set(split("You can’t connect the dots looking forward; you can only connect them looking "
        + "backwards. So you have to trust that the dots will somehow connect in your future."))], { tint: "green" }),
    }),
  },
};

// SwiftUI's names of the colors that views have.
export const tints = ["blue", "teal", "green", "yellow", "orange", "pink", "purple", "indigo", "mint", "gray"];

/** A flow after the user has changed options, some of which bring other changes with them. */
export function changed(flow, changes) {
  const result = { ...flow, ...changes };
  if (["maxLines", "hidesOverflow", "overflow"].some(key => result[key] !== flow[key])) result.isExpanded = false;
  if (changes.axis === "horizontal") result.height = null;
  if (changes.axis === "vertical") {
    result.height ??= 260;
    if (/Baseline/.test(flow.alignment)) result.alignment = "top";
  }
  return result;
}
