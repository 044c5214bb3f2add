// The SwiftUI code of a flow of so many views that no code should list them: a lazy one, which makes those in sight.

import { isRow, names, viewOptions } from "./options.js";
import { generatedWords, vocabulary, wordsOfATint } from "./flow.js";
import { makeItem, tints } from "./views.js";
import { broken, fileColumns, indent } from "./lines.js";
import { swiftContent, swiftFlow, swiftModifiers, swiftStructs } from "./swift.js";

// What a lazy flow has no use for: its scroll view limits no lines or views, and views do not shrink.
const unavailable = /^\.(wrapping|lineDistribution|maxLines|maxViews|hidesOverflow|fixedSize|expandable)\b/;

const known = new WeakMap();

/** Whether all views are those that the page generates. */
function areGenerated(items) {
  if (!known.has(items)) {
    const words = generatedWords(items.length);
    known.set(items, items.every(item => {
      const { text, tint } = words.next().value;
      return item.kind === "chip" && item.text === text && item.tint === tint
        && viewOptions.every(({ key, default: usual }) => (item[key] ?? usual) === usual);
    }));
  }
  return known.get(items);
}

const grouped = number => `${number}`.replace(/\B(?=(\d{3})+$)/g, "_");

export function lazyCode(flow, columns = fileColumns) {
  const count = flow.items.length;
  const hasColors = count > wordsOfATint;
  const chips = tints.slice(0, hasColors ? 2 : 1).map(tint => makeItem("chip", "", { tint }));
  const plain = { ...flow, overflow: false, maxLines: null, maxViews: null, hidesOverflow: false, items: chips };
  const color = hasColors ? `color: Self.colors[number / ${grouped(wordsOfATint)} % Self.colors.count]` : "";
  const open = swiftFlow(plain)
    .replace(`${names(flow).Flow}(`, `Lazy${names(flow).Flow}(0..<${grouped(count)}, id: \\.self, size: .estimated, `)
    .replace(/ \{$/, " { number in");
  const all = swiftModifiers(plain).filter(line => !unavailable.test(line));
  const isOfFlow = line => !/^\.(frame|buttonStyle|environment)\b/.test(line);
  return broken(["import LazyFlowLayouts", "", "struct ContentView: View {", ...indent([
    ...(areGenerated(flow.items) ? [] : ["// Give the flow your data in place of the views that you have changed."]),
    ...generator(count),
    ...(hasColors ? [`private static let colors: [Color] = [${tints.map(tint => "." + tint).join(", ")}]`] : []),
    "",
    "var body: some View {",
    ...indent([
      `ScrollView${isRow(flow) ? "" : "(.horizontal)"} {`,
      ...indent([open, ...indent([swiftContent(plain, chips[0], "Self.words[number]", color)]), "}", ...all.filter(isOfFlow)]),
      "}",
      ...all.filter(line => !isOfFlow(line)),
    ]),
    "}",
  ]), "}", ...swiftStructs(plain), ""], columns).join("\n");
}

/** The words of `generatedWords` in flow.js. */
function generator(count) {
  const lines = [""];
  for (const word of vocabulary) {
    if (lines.at(-1).length + word.length > 80) lines.push("");
    lines.push(`${lines.pop()} ${word}`.trim());
  }
  return [
    "private static let words: [String] = {",
    ...indent([
      'let vocabulary = """', ...indent(lines.map((line, number) => line + (number < lines.length - 1 ? " \\" : ""))), '    """.split(separator: " ")',
      "var seed = 1",
      `return (0..<${grouped(count)}).map { number in`,
      ...indent(["seed = seed * 48_271 % 2_147_483_647", "return String(vocabulary[number < vocabulary.count ? number : seed % vocabulary.count])"]),
      "}",
    ]),
    "}()",
  ];
}
