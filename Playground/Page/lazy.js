// The SwiftUI code of a flow of so many views that no code should list them: a lazy one, which makes those in sight.

import { isRow, names, viewOptions } from "./options.js";
import { generatedWords, vocabulary, wordsOfATint } from "./flow.js";
import { tints } from "./views.js";
import { broken, fileColumns, indent } from "./lines.js";
import { swiftContent, swiftFlow, swiftModifiers, swiftStructs, swiftViews } from "./swift.js";

// What a lazy flow has no use for: its scroll view limits no lines or views, and views do not shrink.
const unavailable = /^\.(wrapping|lineDistribution|maxLines|maxViews|hidesOverflow|fixedSize|expandable)\b/;

/** The most views that are listed before those that are generated. */
const mostListed = 100;

const counts = new WeakMap();

/** How many views, from the first one, are not those that the page generates. */
function ownCount(items) {
  if (!counts.has(items)) {
    const words = generatedWords(items.length);
    const isUsual = item => viewOptions.every(({ key, default: usual }) => (item[key] ?? usual) === usual);
    let count = 0;
    items.forEach((item, index) => {
      const { text, tint } = words.next().value;
      if (item.kind !== "chip" || item.text !== text || item.tint !== tint || !isUsual(item)) count = index + 1;
    });
    counts.set(items, count);
  }
  return counts.get(items);
}

const grouped = number => `${number}`.replace(/\B(?=(\d{3})+$)/g, "_");

export function lazyCode(flow, columns = fileColumns) {
  const { items } = flow;
  const own = ownCount(items);
  const isGenerated = own <= mostListed && own < items.length;
  const listed = items.slice(0, Math.min(own, mostListed));
  const generated = isGenerated ? [items[own], items.at(-1)] : [];
  const plain = { ...flow, overflow: false, maxLines: null, maxViews: null, hidesOverflow: false, items: [...listed, ...generated] };
  const { lists, views } = swiftViews({ ...plain, items: listed });
  const hasColors = isGenerated && generated[0].tint !== generated[1].tint;
  const color = hasColors ? `color: Self.colors[number / ${grouped(wordsOfATint)} % Self.colors.count]` : "";
  const content = isGenerated ? [swiftContent(plain, generated[0], "Self.words[number]", color)] : [];
  const range = `${grouped(own)}..<${grouped(items.length)}, id: \\.self`;
  const isAllGenerated = isGenerated && own === 0;

  const open = swiftFlow(plain).replace(`${names(flow).Flow}(`,
    `Lazy${names(flow).Flow}(${isAllGenerated ? range + ", " : ""}size: .estimated, `)
    .replace(/ \{$/, isAllGenerated ? " { number in" : " {");
  const inside = isAllGenerated ? content : [
    ...views,
    ...(isGenerated ? [`ForEach(${range}) { number in`, ...indent(content), "}"]
      : [`// There are ${(items.length - listed.length).toLocaleString("en")} more. Code should not list them: give the flow your data.`]),
  ];
  const all = swiftModifiers(plain).filter(line => !unavailable.test(line));
  const isOfFlow = line => !/^\.(frame|buttonStyle|environment)\b/.test(line);
  return broken(["import LazyFlowLayouts", "", "struct ContentView: View {", ...indent([
    ...(isGenerated ? generator(items.length) : []),
    ...(hasColors ? [`private static let colors: [Color] = [${tints.map(tint => "." + tint).join(", ")}]`] : []),
    ...(isGenerated ? [""] : []),
    ...lists,
    "var body: some View {",
    ...indent([
      `ScrollView${isRow(flow) ? "" : "(.horizontal)"} {`,
      ...indent([open, ...indent(inside), "}", ...all.filter(isOfFlow)]),
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
