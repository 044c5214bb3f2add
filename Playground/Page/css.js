// The same flow in CSS, as far as CSS can say it.

import { across, available, columnCount, fillsSpace, isLimited, isRow, length, scales, thickness } from "./options.js";
import { nowhere } from "./arrange.js";
import { isLarge } from "./flow.js";
import { offeredSize } from "./sizes.js";
import { grows, growth, hugs, isBox, limits, shrinks } from "./views.js";
import { isWord } from "./words.js";

const cssNames = {
  start: "flex-start", leading: "flex-start", top: "flex-start", center: "center", end: "flex-end", trailing: "flex-end",
  bottom: "flex-end", stretch: "stretch", firstTextBaseline: "baseline", lastTextBaseline: "last baseline",
  spaceBetween: "space-between", spaceAround: "space-around", spaceEvenly: "space-evenly",
};

const cssAlignment = (flow, alignment) =>
  !isRow(flow) && /Baseline/.test(alignment) ? "flex-start" : cssNames[alignment];

/** What CSS has no words for. */
export function cssGaps(flow, part, arrangement) {
  const gaps = [];
  const missing = (isMissing, what) => { if (isMissing) gaps.push(what); };
  const flexes = flow.items.some(item => grows(item) || shrinks(item));
  missing(flow.distribution === "fillEqually", "items of equal length on lines that break as they would anyway");
  missing(isRow(flow) && flow.items.some(isWord), "words and their spaces among other items");
  missing(scales(flow), "lines that are scaled");
  missing(flow.lineBreaking === "even", "even line breaking");
  missing(flow.lineBreaking === "balanced" && !CSS.supports("flex-wrap", "balance"),
    "balanced lines, in this browser");
  missing(flow.distribution === "justified", "justified lines: the last one is spread, too");
  missing(flow.lastLine !== "likeOthers"
    && (flow.distribution !== "natural" || flow.lastLine !== "grows" && flow.items.some(grows)
      || !/grows|natural/.test(flow.lastLine) && flow.lastLine !== flow.lineAlignment),
    "a last line unlike the others");
  missing(flow.distribution === "spaceBetween" && flow.lineAlignment !== "leading",
    "where a single item of a spread line goes");
  missing(flow.maxItemsPerLine != null, "a number of items on a line");
  missing(flow.minLines > 1 && flow.lineBreaking === "greedy",
    "a least number of lines that are not balanced");
  missing(flow.minLines > 2 && flow.minLines < flow.items.length && part.lineCount <= flow.minLines
    && flow.lineBreaking === "balanced",
    "a least number of lines, as even as they can be");
  missing(flow.minLines > 1 && flow.lineBreaking === "balanced" && !CSS.supports("flex-line-count", "2"),
    "a least number of lines, in this browser");
  missing(isLimited(flow) && !flow.isExpanded, "a number of lines or views, or “+n more”");
  missing(flow.isExpanded && arrangement.frame(-1), "a button that appears where items are hidden");
  missing(flow.itemSeparator || flow.lineSeparator, "separators that are only between items");
  missing(flow.items.some(item => item.breaksBefore || item.breaksAfter), "line breaks without an element of their own");
  missing(flow.items.some(item => item.avoidsBreakBefore),
    "items that go together");
  missing(flow.items.some(item => item.direction),
    "items that are read in another direction");
  missing(flow.wrapping === "smallest" && flow.items.some(shrinks), "shrinking before a line breaks");
  missing(flow.wrapping === "oneLineIfPossible" && flow.items.some(shrinks), "shrinking to one line, else none");
  missing(flexes && flow.columns === "natural" && new Set(flow.items.map(item => item.priority ?? 0)).size > 1,
    "priorities");
  missing(length(flow, part) > boxLength(flow, part) && !startsAtOrigin(flow),
    "a container as long as an item that is too long");
  if (flow.columns === "natural") {
    missing(part.frames.some(frame => length(flow, frame) < -flow.itemSpacing)
      || flow.itemSpacing < 0 && flow.items.some((_, index) => arrangement.idealLength(flow, index) < -flow.itemSpacing)
      || part.lines.some(line => thickness(flow, line) < -flow.lineSpacing), "views that are smaller than what they overlap by");
    missing(flow.items.some(item => item.fillsLine && item.maxLength != null),
      "an item that is alone on its line and shorter");
    missing(flow.equalizesLines && part.lineCount > 1, "lines of equal size");
  } else {
    missing(flow.lineAlignment !== "leading" || flow.distribution !== "natural",
      "aligned lines of a grid");
    missing(flow.itemSpacing < 0 || flow.lineSpacing < 0, "a grid that overlaps");
    missing(flow.reversesItems || flow.reversesLines, "a grid in reverse order");
    missing(flow.lineBreaking !== "greedy", "a grid of balanced lines");
    missing(columnCount(flow) == null && flow.items.some(item => item.fillsLine),
      "an item as long as the container where columns leave space");
    missing(columnCount(flow) != null && (columnCount(flow) - 1) * flow.itemSpacing > available(flow)
      && flow.items.some(item => item.fillsLine), "an item shorter than the gaps that it spans");
    missing(flow.columns === "adaptive" && flow.maxColumnLength != null,
      "columns of a least and a greatest length");
    missing(flow.equalizesLines && across(flow) != null && !["start", "stretch"].includes(flow.lineDistribution),
      "equal lines that do not fill a grid");
  }
  return gaps;
}

/** How long the container is. Lines break at its end, so that it is not longer than the space, as items may be. */
const boxLength = (flow, part) => Math.min(length(flow, part), available(flow) ?? Infinity);

/** With two digits, and no shorter than what has to fit. */
const pixels = length => `${Math.ceil(length * 100 - 0.001) / 100}px`;

const startsAtOrigin = flow => flow.lineAlignment === "leading" && flow.distribution === "natural" && !flow.reversesItems
  && !(isRow(flow) && flow.direction === "rightToLeft");

/** The declarations of the container, of all items and of single items. */
export function cssRules(flow, part, arrangement) {
  const row = isRow(flow);
  const wrap = flow.reversesLines ? "wrap-reverse" : "wrap";
  const [columnGap, rowGap] = row ? [flow.itemSpacing, flow.lineSpacing] : [flow.lineSpacing, flow.itemSpacing];
  const box = {
    display: "flex",
    "flex-flow": `${row ? "row" : "column"}${flow.reversesItems ? "-reverse" : ""} ${wrap}`,
    "flex-wrap": flow.lineBreaking === "balanced" ? wrap + " balance" : "",
    "flex-line-count": flow.minLines > 1 ? `${flow.minLines}` : "",
    direction: flow.direction === "rightToLeft" ? "rtl" : "",
    gap: [...new Set([rowGap, columnGap])].map(gap => `${Math.max(gap, 0)}px`).join(" "),
    "justify-content": cssNames[flow.distribution] ?? cssNames[flow.lineAlignment],
    "align-items": flow.stretchesItems ? "stretch" : cssAlignment(flow, flow.alignment),
    "align-content": cssNames[flow.lineDistribution],
    // A container of columns does not know how wide they are.
    width: pixels(row ? boxLength(flow, part) : part.width),
    height: !row ? pixels(boxLength(flow, part))
      : across(flow) != null && flow.lineDistribution !== "start" ? pixels(part.height) : "",
  };
  const all = { flex: "none", ["max-" + (row ? "width" : "height")]: whole(flow) };
  // Else texts wrap as if columns shared the width.
  if (!row && flow.minLines > 1) all["min-width"] = "max-content";
  if (flow.columns === "natural") {
    // No gap is negative, but a margin may be. The last one on a line has its space in the padding.
    for (const [side, gap] of [["inline-end", columnGap], ["block-end", rowGap]]) {
      if (gap >= 0) continue;
      Object.assign(box, { "box-sizing": "border-box", ["padding-" + side]: `${-gap}px` });
      all["margin-" + side] = `${gap}px`;
    }
  } else {
    const slots = flow.columns === "uniform" ? `repeat(auto-fill, ${pixels(columnLength(flow, part))})`
      : flow.columns === "adaptive" ? `repeat(auto-fill, minmax(min(${flow.minColumnLength}px, 100%), 1fr))`
      : `repeat(${flow.columns}, minmax(0, 1fr))`;
    delete box["flex-flow"];
    delete box["flex-wrap"];
    Object.assign(box, {
      display: "grid", "grid-auto-flow": row ? "" : "column",
      [row ? "grid-template-columns" : "grid-template-rows"]: slots,
      [row ? "grid-auto-rows" : "grid-auto-columns"]: flow.equalizesLines ? "1fr" : "",
      "justify-content": row ? "" : cssNames[flow.lineDistribution],
      "align-content": row ? cssNames[flow.lineDistribution] : "",
      "justify-items": row ? "safe center" : box["align-items"].replace("flex-", ""),
      "align-items": row ? box["align-items"].replace("flex-", "") : "safe center",
    });
    delete all.flex;
  }
  const items = flow.items.map((item, index) => cssOfItem(flow, item, arrangement, index));
  return { box: compact(box), all, items };
}

/** As long as a line. Margins of views that overlap begin before its end. */
const whole = flow => flow.itemSpacing < 0 && flow.columns === "natural" ? `calc(100% + ${-flow.itemSpacing}px)` : "100%";

const compact = rules => Object.fromEntries(Object.entries(rules).filter(([, value]) => value));

/** The rules of an item that has none of its own: most have none, of a million. */
const noRules = {};

/** How long an item may be before it is too long. */
function cssSpace(flow, item) {
  const space = available(flow) ?? Infinity;
  const count = columnCount(flow);
  return count == null || item.fillsLine ? space : (space - (count - 1) * flow.itemSpacing) / count;
}

/** How wide a text is that is too long for its row, and wraps. */
const wrappedWidth = (flow, item, { boxes }) => offeredSize(flow, item, cssSpace(flow, item), boxes).width;

/** Whether a text has been broken into lines, of which the longest decides how wide it is. */
const hasWrappedText = (flow, arrangement) => isRow(flow) && flow.items.some((item, index) => {
  const ideal = arrangement.idealLength(flow, index);
  return !isBox(item) && hugs(item) && ideal > cssSpace(flow, item) && wrappedWidth(flow, item, arrangement) < ideal;
});

function cssOfItem(flow, item, arrangement, index) {
  const along = isRow(flow) ? "width" : "height";
  // Text wraps where its row is too short for it. A picture does not, and no text becomes lower in a column.
  const ideal = arrangement.idealLength(flow, index);
  const isLong = ideal > cssSpace(flow, item);
  const wraps = isRow(flow) && !isBox(item);
  const isTooLong = !wraps && !shrinks(item) && isLong;
  // A text is as wide as its widest letter where not even that fits.
  const isOneLetterWide = wraps && isLong && !(shrinks(item) && flow.columns === "natural")
    && wrappedWidth(flow, item, arrangement) > cssSpace(flow, item);
  if (!grows(item) && !shrinks(item) && !item.fillsLine && !item.alignment && !isTooLong && !isOneLetterWide) return noRules;
  const { least, most } = limits(item);
  const rules = isTooLong ? { ["max-" + along]: "none" } : {};
  if (flow.columns === "natural") {
    if (grows(item)) rules["flex-grow"] = growth(item);
    if (shrinks(item)) {
      rules["flex-shrink"] = item.shrink;
      rules["min-" + along] = `${least}px`;
      // A text that is shorter grows from the length that its frame has at least.
      if (grows(item) && ideal === least) rules["flex-basis"] = `${least}px`;
    }
    if (grows(item) && most < Infinity) rules["max-" + along] = `${most}px`;
    if (item.fillsLine && !isTooLong) rules["flex-basis"] = whole(flow);
  } else if (item.fillsLine) {
    // It spans all columns.
    rules[isRow(flow) ? "grid-column" : "grid-row"] = "1 / -1";
    rules[isRow(flow) ? "justify-self" : "align-self"] = "start";
    if (most > ideal) rules["min-" + along] = most < Infinity ? `min(100%, ${most}px)` : "100%";
    if (most < Infinity && !isTooLong) rules["max-" + along] = `${most}px`;
  } else if (grows(item)) {
    const grown = most < Infinity ? `min(100%, ${most}px)` : "100%";
    rules["min-" + along] = least > 0 ? `max(${grown}, ${least}px)` : grown;
    // A text is no narrower than its longest word.
    if (most < Infinity && !isTooLong) rules["max-" + along] = isBox(item) ? grown : `${most}px`;
  } else if (least > 0) {
    rules["min-" + along] = `${least}px`;
  }
  if (isOneLetterWide) rules["min-" + along] = `${wrappedWidth(flow, item, arrangement)}px`;
  if (item.alignment) {
    const self = cssAlignment(flow, item.alignment);
    if (flow.columns === "natural") rules["align-self"] = self;
    else rules[isRow(flow) ? "align-self" : "justify-self"] = self.replace("flex-", "");
  }
  return rules;
}

/** As long as the longest view that does not span all columns. */
const columnLength = (flow, part) => part.frames.reduce((most, frame, index) =>
  flow.items[part.indices[index]]?.fillsLine ? most : Math.max(most, length(flow, frame)), 0);

export function cssCode(flow, arrangement) {
  // Only columns as wide as the longest view ask for all views.
  const part = arrangement.part(isLarge(flow) && flow.columns !== "uniform" ? nowhere : undefined);
  const { box, all, items } = cssRules(flow, part, arrangement);
  const block = (selector, rules) => [`${selector} {`, ...Object.entries(rules).map(([key, value]) =>
    `  ${key}: ${value};${key === "flex-wrap" ? " /* new: other browsers fill one line after the other */" : ""}`), "}"];
  const groups = new Map();
  items.forEach((rules, index) => {
    if (rules === noRules) return;
    const key = JSON.stringify(rules);
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(`.flow > :nth-child(${index + 1})`);
  });
  groups.delete("{}");
  const gaps = cssGaps(flow, part, arrangement);
  const notes = gaps.length > 0 ? ["/*", "CSS has no words for:", ...gaps.map(gap => "  " + gap), "*/"] : [];
  const hugs = !fillsSpace(flow) && length(flow, part) !== available(flow);
  return [
    ...notes,
    ...(hugs ? [`/* CSS cannot hug wrapped lines: the ${isRow(flow) ? "width" : "height"} is what they take here. */`] : []),
    ...(hasWrappedText(flow, arrangement) ? ["/* CSS cannot hug wrapped text: it is as wide as the space, and here as its longest line. */"] : []),
    ...block(".flow", box), ...block(".flow > *", all),
    ...[...groups].flatMap(([key, selectors]) => block(selectors.join(",\n"), JSON.parse(key))),
    "",
  ].join("\n");
}
