// A flow as the page keeps it: options by their keys, the space that it is offered, and its views.

import { flowOptions, hidingOptions } from "./options.js";
import { makeItem, tints } from "./views.js";

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

/** How many generated words, one after another, have a color. */
export const wordsOfATint = 100_000;

export function* generatedWords(count) {
  let seed = 1;
  for (let number = 0; number < count; number++) {
    seed = (seed * 48271) % 2147483647;
    const text = number < vocabulary.length ? vocabulary[number] : vocabulary[seed % vocabulary.length];
    yield { text, tint: tints[Math.floor(number / wordsOfATint) % tints.length] };
  }
}

export const presets = {
  words: {
    name: "Words", about: "An HStack that wraps. Drag the edge.",
    make: () => makeFlow({
      items: vocabulary.slice(0, 14).map((text, number) =>
        makeItem("tile", text, { tint: tints[number % tints.length] })),
    }),
  },
  topics: {
    name: "Topics", about: "Chips that wrap, and nothing else: all options are at their defaults.",
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
        makeItem("title", "Topics"), makeItem("field", "Search…", { grow: 1, tint: "gray" }),
        ...chips(split("All Favorites Recent Shared Archived")),
        makeItem("text", "Recently read", { fillsLine: true }),
        ...chips(["Flow layouts", "Kerning", "Ligatures", "Line height", "Baseline grids"], { tint: "purple" }),
      ],
    }),
  },
  tokens: {
    name: "Token field", about: "Who gets a message. The field after them takes the rest of its row.",
    make: () => makeFlow({
      width: 440, itemSpacing: 6, lineSpacing: 8, sizing: "fill",
      items: [
        makeItem("text", "To:"),
        ...chips(["Ada Lovelace", "Grace Hopper", "Alan Turing", "Barbara Liskov", "Donald Knuth", "Katherine Johnson",
          "Edsger Dijkstra", "Hedy Lamarr"], { tint: "teal" }),
        makeItem("field", "Add a recipient…", { grow: 1, tint: "gray" }),
      ],
    }),
  },
  photos: {
    name: "Photo wall", about: "Photos keep their shapes, and each row fills the width.",
    make: () => makeFlow({
      width: 460, itemSpacing: 4, lineSpacing: 4, scaling: 90, minThickness: 70, maxThickness: 140,
      items: [[3, 2], [4, 3], [2, 3], [16, 9], [1, 1], [3, 1], [2, 3], [3, 2], [3, 4], [3, 2], [16, 9]]
        .map(([width, height], number) =>
          makeItem("photo", "", { width: width * 100, height: height * 100, tint: tints[number % tints.length] })),
    }),
  },
  avatars: {
    name: "Faces", about: "Who is here: with a negative spacing they overlap.",
    make: () => makeFlow({
      width: 430, itemSpacing: -14, lineSpacing: 10,
      items: split("AL GH AT BL DK EW FA JB KJ LT MH RP TB VC SK NW").map((text, number) =>
        makeItem("avatar", text, { width: 64, height: 64, tint: tints[number % tints.length] })),
    }),
  },
  more: {
    name: "“+n more”", about: "Three rows, and a button that says how many views are hidden. Press it.",
    make: () => makeFlow({
      width: 420, maxLines: 3, overflow: true,
      items: chips(["Bread", "Cheese", "Olives", "Tomatoes", "Basil", "Mozzarella", "Peppers", "Artichokes", "Anchovies",
        "Mushrooms", "Garlic", "Onions", "Capers", "Rocket", "Spinach", "Walnuts", "Lemon", "Chili", "Oregano", "Honey"],
      { tint: "orange" }),
    }),
  },
  tags: {
    name: "Tag cloud", about: "Words in two sizes, in the middle of their row, and each row in the middle.",
    make: () => makeFlow({
      width: 450, itemSpacing: 14, lineSpacing: 10, lineAlignment: "center", lineBreaking: "balanced", sizing: "fill",
      items: [["title", "Lisbon"], ["text", "Ghent Tbilisi"], ["title", "Kyoto"], ["text", "Valparaíso Naples Bergen"], ["title", "Istanbul"],
        ["text", "Hanoi"], ["title", "Oaxaca"], ["text", "Tallinn Porto"], ["title", "Quito"], ["text", "Riga Cork Zagreb Sucre"], ["title", "Izmir"], ["text", "Faro Turin"]]
        .flatMap(([kind, names]) => split(names).map(name => makeItem(kind, name))),
    }),
  },
  reservation: {
    name: "Text and buttons", about: "Words and buttons are on one baseline, and wrap together.",
    make: () => makeFlow({
      width: 440, itemSpacing: 5, lineSpacing: 8, alignment: "firstTextBaseline",
      items: [["Book a table for", "4 people"], ["at", "7:30 in the evening"], ["on", "Friday"], ["near", "a window"],
        ["and tell the kitchen about", "our allergies"], ["before", "noon"],
        ["We bring", "two children"], ["and would like", "a high chair"]]
        .flatMap(([words, button]) => [...split(words).map(word => makeItem("text", word)), ...chips([button], { tint: "green" })]),
    }),
  },
  times: {
    name: "Times", about: "Columns as wide as the widest time, under a heading for each part of the day.",
    make: () => makeFlow({
      width: 440, columns: "uniform", sizing: "fill",
      items: [["Morning", "9:00 9:30 10:15 11:00 11:45"], ["Afternoon", "12:30 1:15 2:00 3:45 4:30 5:15"],
        ["Evening", "6:00 7:30 8:15"]]
        .flatMap(([heading, times]) => [makeItem("text", heading, { fillsLine: true }), ...chips(split(times), { grow: 1, tint: "indigo" })]),
    }),
  },
  keypad: {
    name: "Keypad", about: "Four columns of the same width, which the keys fill.",
    make: () => makeFlow({
      width: 420, columns: 4,
      items: [..."789÷456×123−0.=+"].map(text =>
        makeItem("tile", text, { grow: 1, tint: /[\d.]/.test(text) ? "gray" : "orange" })),
    }),
  },
  shopping: {
    name: "Coming and going", about: "Press Add, Remove and Shuffle: views come and go, and the others make space.",
    make: () => makeFlow({
      width: 440, itemSpacing: 10, lineSpacing: 10,
      items: split("Milk Eggs Flour Butter Apples Rice Coffee Honey Yogurt Pasta Oats Lentils").map(text =>
        makeItem("tile", text, { tint: "mint" })),
    }),
  },
  survey: {
    name: "Survey", about: "What did you like? Rows of about the same length, each in the middle.",
    make: () => makeFlow({
      width: 430, lineAlignment: "center", lineBreaking: "balanced", sizing: "fill",
      items: chips(["The food", "The view", "Friendly staff", "Quiet rooms", "Fast Wi-Fi", "Breakfast", "Good value",
        "The pool", "Parking", "Near the station", "Late check-out", "Nothing at all"], { tint: "pink" }),
    }),
  },
  arabic: {
    name: "Right to left", about: "A menu in Arabic: it starts at the right.",
    make: () => makeFlow({
      width: 420, direction: "rightToLeft", sizing: "fill",
      items: split("قهوة شاي عصير خبز زيتون تمر لبن عسل نعناع رمان").map((text, number) =>
        makeItem("tile", text, { tint: number < 3 ? "yellow" : "green" })),
    }),
  },
  million: {
    name: "A million views", about: "Drag the edge: the lines of all of them are broken again.",
    link: "#width=720&words=1000000",
    make: () => makeFlow({ width: 720, items: generatedItems(1_000_000) }),
  },
};

/** A flow after the user has changed options, some of which bring other changes with them. */
export function changed(flow, changes) {
  const result = { ...flow, ...changes };
  if ([...hidingOptions, "overflow"].some(key => result[key] !== flow[key])) result.isExpanded = false;
  if (changes.axis === "horizontal") result.height = null;
  if (changes.axis === "vertical") {
    result.height ??= 260;
    if (/Baseline/.test(flow.alignment)) result.alignment = "top";
  }
  return result;
}
