// The code of a flow of so many views that no code should list them: a lazy one, which makes those in sight.

import { isRow, names } from "./options.js";
import { indent, swiftFlow, swiftModifiers } from "./swift.js";

// What a lazy flow has no use for: its scroll view limits no lines, and views do not shrink.
const unavailable = /^\.(shrinksBeforeBreaking|lineDistribution|maxLines|hidesOverflow|fixedSize|expandable)\b/;

export function lazyCode(flow, language) {
  if (language !== "swift") return "/* The page writes this code for up to 10,000 views. */\n";
  const count = `${flow.items.length}`.replace(/\B(?=(\d{3})+$)/g, "_");
  const plain = { ...flow, overflow: false, maxLines: null, hidesOverflow: false };
  const open = swiftFlow(plain).replace(`${names(flow).Flow}(`, `Lazy${names(flow).Flow}(0..<${count}, id: \\.self, size: .estimated, `)
    .replace(/\) \{$/, ") { number in");
  const all = swiftModifiers(plain).filter(line => !unavailable.test(line));
  const isOfFlow = line => !/^\.(frame|environment)\b/.test(line);
  return ["import FlowLayouts", "", "struct ContentView: View {", ...indent([
    "var body: some View {",
    ...indent([
      `ScrollView${isRow(flow) ? "" : "(.horizontal)"} {`,
      ...indent([open, ...indent(['Text("View \\(number)")']), "}", ...all.filter(isOfFlow)]),
      "}",
      ...all.filter(line => !isOfFlow(line)),
    ]),
    "}",
  ]), "}", ""].join("\n");
}
