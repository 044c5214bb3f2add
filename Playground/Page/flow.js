// A flow as the page keeps it: options by their keys, the space that it is offered, and its views.

import { flowOptions, hidingOptions } from "./options.js";
import { makeItem } from "./views.js";

export function makeFlow(more = {}) {
  const flow = { width: 420, height: null, textSize: "L", isExpanded: false, items: [] };
  for (const option of flowOptions) flow[option.key] = option.default;
  return Object.assign(flow, more);
}

const chips = (words, more) => words.map(word => makeItem("chip", word, more));
const split = text => text.split(" ");

export const vocabulary = split("Swift layout engine view row column chip tag width height spacing line break baseline "
  + "stretch justify balance grow shrink hug fill overlap separator direction alignment distribution text picture");

const photo = (width, height, tint, more) => makeItem("photo", "", { width, height, tint, ...more });
const words = text => split(text).map(word => makeItem("word", word));

export const presets = {
  topics: {
    name: "Topics", about: "An HStack that wraps.",
    make: () => makeFlow({
      items: chips(split("Swift Layout Typography Accessibility Animation Charts Concurrency Widgets Weather "
        + "Maps Music Games Health Photos Graphics"), { tint: "green", noun: "topic" }),
    }),
  },
  more: {
    name: "“+n more”", about: "A button says how many are hidden. Press it.",
    make: () => makeFlow({
      maxLines: 2, overflow: true,
      items: chips(["Mathematics", "Engines", "Music", "Poetry", "Horses", "Weaving", "Flying machines", "Anatomy", "Languages",
        "Chess", "Astronomy", "Electricity", "Metaphysics", "Dancing", "Bells", "Card games", "Geology", "Gardens"],
      { tint: "pink", noun: "interest" }),
    }),
  },
  filters: {
    name: "Filter bar", about: "Two filters are on.",
    make: () => makeFlow({
      items: [
        makeItem("title", "Recipes", { breaksAfter: true }),
        ...chips(["Vegetarian", "Quick"], { tint: "green", isButton: true, noun: "filter" }),
        ...chips(["Cheap", "Spicy", "Sweet", "For guests"], { tint: "gray", isButton: true }),
        makeItem("text", "Clear", { isButton: true }),
      ],
    }),
  },
  tokens: {
    name: "Token field", about: "The field takes the rest of its row.",
    make: () => makeFlow({
      itemSpacing: 6, lineSpacing: 6,
      items: [
        makeItem("text", "To"),
        ...chips(["Ada Lovelace", "Grace Hopper", "Alan Turing", "Barbara Liskov", "Edsger Dijkstra"], { noun: "name" }),
        makeItem("field", "Donald Kn", { grow: 1, shrink: 1, minLength: 120, tint: "gray", isTyped: true }),
      ],
    }),
  },
  tags: {
    name: "Tag cloud", about: "Words in two sizes, in centered rows.",
    make: () => makeFlow({
      width: 450, itemSpacing: 14, lineSpacing: 10, lineAlignment: "center", lineBreaking: "balanced", sizing: "fill",
      items: [["title", "Lisbon"], ["text", "Ghent Tbilisi"], ["title", "Kyoto"], ["text", "Valparaíso Naples Bergen"], ["title", "Istanbul"],
        ["text", "Hanoi"], ["title", "Oaxaca"], ["text", "Tallinn Porto"], ["title", "Quito"], ["text", "Riga Cork Zagreb Sucre"], ["title", "Izmir"], ["text", "Faro Turin"]]
        .flatMap(([kind, names]) => split(names).map(name => makeItem(kind, name, { noun: "city" }))),
    }),
  },
  sentence: {
    name: "Sentence", about: "Buttons in a sentence wrap with its words.",
    make: () => makeFlow({
      alignment: "firstTextBaseline", itemSpacing: 5, lineSpacing: 5,
      items: [["When an email from", "Ada Lovelace"], ["arrives on", "a weekday"], ["with", "a photo"],
        ["attached, save the photo to the", "Engines"], ["album and notify me, unless it’s after", "9 PM"], [".", null]]
        .flatMap(([text, button]) => [...words(text), ...button ? chips([button], { tint: "purple", isButton: true }) : []]),
    }),
  },
  days: {
    name: "Photos by day", about: "Photos keep their shapes in full rows.",
    make: () => makeFlow({
      width: 460, itemSpacing: 4, lineSpacing: 4, lineBreaking: "even", lastLine: "grows", scaling: 76,
      items: [
        makeItem("text", "Saturday", { fillsLine: true }),
        photo(300, 400, "orange"), photo(200, 300, "purple"), photo(300, 400, "green"), photo(200, 300, "yellow"),
        photo(300, 200, "blue"), photo(300, 200, "mint"), photo(100, 100, "indigo"), photo(160, 90, "teal"),
        makeItem("text", "Sunday", { fillsLine: true }),
        photo(200, 300, "pink"), photo(400, 300, "mint"), photo(100, 100, "green"), photo(300, 200, "teal"),
        photo(160, 90, "indigo"),
      ],
    }),
  },
  times: {
    name: "Times", about: "Columns as wide as the widest time.",
    make: () => makeFlow({
      width: 440, columns: "uniform",
      items: [["Morning", "9:00 9:30 10:15 11:00 11:45"], ["Afternoon", "12:30 1:15 2:00 3:45 4:30 5:15"],
        ["Evening", "6:00 7:30 8:15"]]
        .flatMap(([heading, times]) => [makeItem("text", heading, { fillsLine: true }), ...chips(split(times), { grow: 1, tint: "indigo", isButton: true, noun: "time" })]),
    }),
  },
  languages: {
    name: "Two languages", about: "Tags in Hebrew, and days in English.",
    make: () => makeFlow({
      direction: "rightToLeft", itemSpacing: 10, lineSpacing: 10,
      items: [
        makeItem("title", "מסעות", { breaksAfter: true }),
        ...chips(["הרים", "ים", "רכבות", "ערים עתיקות", "אוכל", "שווקים", "מוזיקה"], { tint: "teal", noun: "tag" }),
        ...chips(["Day 1", "Day 2", "Day 3", "Day 4"], { tint: "orange", direction: "leftToRight" }),
        ...chips(["חיפה", "ירושלים", "צפת", "תל אביב", "עכו", "באר שבע", "אילת", "ראש פינה", "טבריה", "יפו"], { tint: "purple", noun: "city" }),
      ],
    }),
  },
  trips: {
    name: "Trips", about: "A screen of an app, in one flow. Drag its edge.",
    make: () => makeFlow({
      lineBreaking: "even", lastLine: "grows", scaling: 80,
      items: [
        makeItem("title", "Trips"),
        ...chips(split("All Mountains Sea Cities Islands"), { tint: "teal", isButton: true, noun: "kind" }),
        makeItem("chip", "Trains", { tint: "teal", isButton: true, breaksAfter: true }),
        ...["indigo", "teal", "orange", "pink", "blue"].map(tint => photo(300, 200, tint)),
        photo(300, 200, "green", { breaksAfter: true }),
        makeItem("text", "With you"),
        ...["AL", "GH", "AT", "BL"].map((name, number) =>
          makeItem("avatar", name, { width: 36, height: 36, keepsSize: true, noun: "friend", tint: ["purple", "blue", "green", "pink"][number] })),
      ],
    }),
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
