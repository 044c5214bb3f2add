// Every option of a flow and of a view in it, by its name in Swift: its values, what it means, and why it may have
// no effect. Whether it has one is tried out: see inertness.js. The inspector, links and code are made from these
// tables.

import { options as cases } from "./fields.json";
import { grows, isBox } from "./views.js";

export const isRow = flow => flow.axis === "horizontal";
export const names = flow => isRow(flow)
  ? { line: "row", lines: "rows", Flow: "HFlow" }
  : { line: "column", lines: "columns", Flow: "VFlow" };

/** Cases of the engine, and what Swift calls them. */
const dotted = names => Object.fromEntries(names.map(name => [name, "." + name]));

const alignments = flow => isRow(flow)
  ? { top: ".top", center: ".center", bottom: ".bottom", firstTextBaseline: ".firstTextBaseline",
    lastTextBaseline: ".lastTextBaseline" }
  : { top: ".leading", center: ".center", bottom: ".trailing" };

export const flowOptions = [
  {
    key: "axis", default: "horizontal", group: "Flow", label: () => "HFlow, VFlow",
    values: { horizontal: "HFlow", vertical: "VFlow" },
    help: "Views follow one another in rows, or in columns that break at the available height.",
  },
  {
    key: "direction", default: "leftToRight", group: "Flow", label: () => "layoutDirection",
    values: dotted(cases.direction),
    help: "The side from which lines are read. In SwiftUI it comes from the environment.",
  },
  {
    key: "alignment", default: "center", group: "Flow", label: () => "alignment",
    values: alignments,
    help: "Where views are across their line.",
    why: (flow, part) => flow.stretchesItems
      ? "stretchesItems() replaces it."
      : areEven(flow, part),
  },
  {
    key: "itemSpacing", default: 8, group: "Flow", label: () => "itemSpacing", range: [-24, 48],
    help: "The distance between the views of a line, in points. Negative values overlap them.",
    why: flow => flow.items.length < 2 && "This is about two views or more.",
  },
  {
    key: "lineSpacing", default: 8, group: "Flow", label: flow => isRow(flow) ? "rowSpacing" : "columnSpacing",
    range: [-24, 48],
    help: "The distance between lines, in points.",
    why: isOneLine,
  },
  {
    key: "lineAlignment", default: "leading", group: "Lines",
    modifier: flow => isRow(flow) ? "rowAlignment" : "columnAlignment",
    values: flow => isRow(flow)
      ? { leading: ".leading", center: ".center", trailing: ".trailing" }
      : { leading: ".top", center: ".center", trailing: ".bottom" },
    help: "Where lines are that are shorter than the flow.",
    why: (flow, part) => /Around|Evenly/.test(flow.distribution)
      ? `.${flow.distribution} leaves no free space at the ends of a line.`
      : everyLineIsFull(flow, part) && "No line is shorter than the flow.",
  },
  {
    key: "distribution", default: "natural", group: "Lines",
    // The views of the page do not stretch by themselves, as equally long ones have to.
    values: dotted(cases.distribution.filter(name => name !== "fillEqually")),
    help: "How a line spreads its free space: not at all, as justified text, or in one of CSS's ways.",
    why: (flow, part) => everyLineIsFull(flow, part) && "No line has free space.",
  },
  {
    key: "lastLine", default: "likeOthers", group: "Lines",
    values: dotted(cases.lastLine),
    help: "What the last line does with its free space, and one before a break: what others do, grow but not spread its "
      + "views, or neither, on a side of its own, too. A row of photos can be as high as the one before.",
    why: (flow, part) => everyLineIsFull(flow, part) && !flow.items.some(grows) && !scales(flow)
      && "No line is shorter than the flow.",
  },
  {
    key: "lineBreaking", default: "greedy", group: "Lines",
    values: dotted(cases.lineBreaking),
    help: "As many views on a line as fit; as few lines, evenly filled; or the least ragged lines, as in a paragraph.",
    why: (flow, part) => flow.maxLines == null && isOneLine(flow, part),
  },
  {
    key: "wrapping", default: "ideal", group: "Lines",
    values: dotted(cases.wrapping),
    help: "Whether views shrink before a line breaks: those that can. They never do, do so on each line, or only if all "
      + "of them fit on one line then.",
    why: flow => flow.columns !== "natural" ? "Views in columns do not shrink."
      : !flow.items.some(item => item.shrink > 0) && "No view can shrink: give one a flowShrink(_:).",
  },
  {
    key: "maxItemsPerLine", default: null, group: "Lines", range: [1, 20], none: "no limit",
    help: "The most views on a line.",
  },
  {
    key: "minLines", default: 1, group: "Lines", range: [1, 12],
    help: "The fewest lines. Where there would be fewer, the views are balanced on so many.",
    why: (flow, part) => part.lineCount >= flow.minLines && "There are as many lines anyway.",
  },
  {
    key: "maxLines", default: null, group: "Lines", range: [0, 12], none: "no limit",
    help: "The most lines that are shown. With 0, only an overflow view is.",
    why: (flow, part) => (flow.maxLines ?? Infinity) >= part.lineCount && part.shownCount === flow.items.length
      && "All lines fit.",
  },
  {
    key: "maxViews", default: null, group: "Lines", range: [0, 20], none: "no limit",
    help: "The most views that are shown, on as many lines as they take. An overflow view does not count.",
  },
  {
    key: "hidesOverflow", default: false, group: "Lines",
    help: "Hides the lines that do not fit into the space across.",
    why: (flow, part) => hasNoSpaceAcross(flow) || part.shownCount === flow.items.length && "All lines fit.",
  },
  {
    key: "overflow", default: false, group: "Lines", label: () => "overflow: “+n more”",
    help: "A button in place of the last hidden view says how many are hidden. Click it to see them, or less again.",
    why: (flow, part) => !isLimited(flow) ? "There is no maxLines(_:), no maxViews(_:) and no hidesOverflow()."
      : part.shownCount === flow.items.length && "No view is hidden.",
  },
  {
    key: "reversesItems", default: false, group: "Lines",
    help: "Starts each line at its other end, as row-reverse does in CSS.",
  },
  {
    key: "reversesLines", default: false, group: "Lines",
    help: "Starts the lines at the other side, as wrap-reverse does in CSS.",
    why: (flow, part) => areEven(flow, part) && isOneLine(flow, part),
  },
  {
    key: "columns", default: "natural", group: "Space",
    values: flow => ({ natural: ".natural", uniform: ".uniform", 2: "2", 3: "3", 4: "4", 5: "5", 6: "6",
      adaptive: [`minimum: ${flow.minColumnLength}`, ...flow.maxColumnLength == null ? [] : [`maximum: ${flow.maxColumnLength}`]]
        .join(", ") }),
    help: "Columns as wide as the widest view, a number of equal columns, or as many as fit of a least width.",
  },
  {
    key: "minColumnLength", isDetail: true, default: 120, group: "Space", label: () => "columns(minimum:)", range: [0, 600],
    help: "As many columns as fit are at least so long, and share the space.",
    why: hasNoLimits,
  },
  {
    key: "maxColumnLength", isDetail: true, default: null, group: "Space", label: () => "columns(maximum:)", range: [0, 1000], none: "no limit",
    help: "No column is longer. Shorter ones leave space after them.",
    why: hasNoLimits,
  },
  {
    key: "sizing", default: "automatic", group: "Space",
    values: dotted(cases.sizing),
    help: "As long as the longest line, or as the space that is offered: by itself, if views are spread.",
    why: (flow, part) => available(flow) == null ? "The space has no end."
      : part.lines.some(line => length(flow, line) >= available(flow)) && "The longest line takes all of the space.",
  },
  {
    key: "lineDistribution", default: "start", group: "Space",
    values: dotted(cases.lineDistribution),
    help: "How lines share the space across, if the flow is offered more than they take.",
    why: (flow, part) => hasNoSpaceAcross(flow)
      || flow.lineDistribution === "start" && thickness(flow, part) >= across(flow)
        && `Lines need all of the ${isRow(flow) ? "height" : "width"}.`,
  },
  {
    key: "equalizesLines", default: false, group: "Space",
    help: "All rows are as high as the highest, or all columns as wide as the widest.",
    why: (flow, part) => isOneLine(flow, part) || new Set(part.lines.map(line => thickness(flow, line))).size < 2
      && (isRow(flow) ? "All rows are equally high." : "All columns are equally wide."),
  },
  {
    key: "stretchesItems", default: false, group: "Space",
    help: "Views that can are as high as their row, or as wide as their column.",
    why: areEven,
  },
  {
    key: "scaling", default: null, group: "Space", label: () => "scalesLines(to:)", range: [20, 400], none: "not scaled",
    help: "Scales photos until their lines fill the flow. This is how thick lines are to be, about.",
    why: flow => flow.columns !== "natural" ? "In columns nothing is scaled."
      : !flow.items.some(item => isShape(item)) && "There is no photo and no avatar to scale.",
  },
  {
    key: "minThickness", isDetail: true, default: 0, group: "Space", label: flow => `least ${thicknessName(flow)}`, range: [0, 400],
    help: "No line of several views gets thinner, as if written in scalesLines(to:within:).",
    why: scalesNothing,
  },
  {
    key: "maxThickness", isDetail: true, default: null, group: "Space", label: flow => `most ${thicknessName(flow)}`, range: [20, 1000], none: "no limit",
    help: "No line gets thicker, as if written in scalesLines(to:within:). It does not fill the flow then.",
    why: scalesNothing,
  },
  {
    key: "itemSeparator", default: null, group: "Separators", label: () => "itemSeparator { … }",
    values: { "": "none", dot: "Text(\"·\")", divider: "Divider()" },
    help: "A view between any two views of a line.",
    why: (flow, part) => everyLineHasOneItem(part) && "No line has more than one view.",
  },
  {
    key: "lineSeparator", default: null, group: "Separators", label: () => "lineSeparator { … }",
    values: { "": "none", divider: "Divider()" },
    help: "A view between any two lines.",
    why: isOneLine,
  },
];

const inColumns = flow => flow.columns !== "natural" && "Views in columns do not shrink, and all grow alike.";

export const viewOptions = [
  {
    key: "grow", default: 0, modifier: () => "flowGrow", implied: 1, range: [0, 4], step: 0.5,
    help: "The share of the free space in its line that the view takes.",
    why: flow => flow.columns !== "natural" ? "The view is as long as its column." : "Its line has no free space.",
  },
  {
    key: "maxLength", isDetail: true, default: null, label: flow => `frame(max${isRow(flow) ? "Width" : "Height"}:)`, range: [20, 600],
    none: "none",
    help: "The largest length that the view grows to.",
    why: (flow, item) => !(item.grow > 0 || item.fillsLine) && "The view does not grow.",
  },
  {
    key: "shrink", default: 0, modifier: () => "flowShrink", implied: 1, range: [0, 4], step: 0.5,
    help: "The share that the view gives up of what its line is too long by.",
    why: flow => inColumns(flow) || "The view is not longer than the flow.",
  },
  {
    key: "minLength", isDetail: true, default: null, label: flow => `frame(min${isRow(flow) ? "Width" : "Height"}:)`, range: [20, 600],
    none: "none",
    help: "The least length that the view shrinks to.",
    why: (flow, item) => inColumns(flow) || (!(item.shrink > 0) && "The view does not shrink."),
  },
  {
    key: "priority", default: 0, modifier: () => "layoutPriority", range: [-3, 3],
    help: "Views of a higher priority grow first, shrink last, and are hidden last.",
    why: (flow, item) => inColumns(flow)
      || (item.grow > 0 || item.shrink > 0 || item.fillsLine
        ? "No other view on its line grows or shrinks." : "The view neither grows nor shrinks."),
  },
  {
    key: "alignment", default: null, modifier: () => "flowAlignment",
    values: flow => ({ "": "as all", ...alignments(flow), stretch: ".stretch" }),
    help: "Where the view is across its line, if it is not where all are.",
    why: flow => isRow(flow) ? "The view is as high as its row." : "The view is as wide as its column.",
  },
  {
    key: "fillsLine", default: false, modifier: () => "flowFillsLine",
    help: "Gives the view a line of its own, all of which it takes. In columns it spans all of them.",
  },
  {
    key: "breaksBefore", default: false, modifier: () => "flowBreaksBefore",
    help: "Starts a line with the view.",
    why: (flow, item) => item.fillsLine ? "flowFillsLine() starts a line."
      : item === flow.items[0] && "The first view starts a line.",
  },
  {
    key: "breaksAfter", default: false, modifier: () => "flowBreaksAfter",
    help: "Ends the line with the view.",
    why: (flow, item) => item.fillsLine ? "flowFillsLine() ends the line."
      : item === flow.items.at(-1) && "The last view ends a line.",
  },
  {
    key: "avoidsBreakBefore", default: false, modifier: () => "flowAvoidsBreakBefore",
    help: "The view goes to the next line together with the view before it.",
    why: (flow, item) => item.fillsLine || item.breaksBefore ? "The view starts a line."
      : item === flow.items[0] && "There is no view before it.",
  },
  {
    key: "direction", default: null, modifier: () => "flowDirection",
    values: { "": "as its neighbors", ...dotted(cases.direction) },
    help: "The direction in which the view is read. Neighbors of the other direction than the flow’s keep their own order.",
    why: flow => !isRow(flow) && "Columns are read downwards.",
  },
  {
    key: "keepsSize", isDetail: true, default: false, label: () => "frame(width:height:)",
    help: "Keeps a photo or an avatar as large as it is where lines are scaled.",
    why: (flow, item) => !isBox(item) ? "Text keeps its size." : scalesNothing(flow),
  },
];

/** Whether the lines of a flow are scaled. */
export const scales = flow => flow.scaling != null && flow.columns === "natural";

/** Whether only the shape of a view counts where lines are scaled. */
export const isShape = item => isBox(item) && !item.keepsSize && item.width > 0 && item.height > 0;

/** Where views are across their line. */
export const itemAlignment = flow => shownAlignment(flow, flow.stretchesItems ? "stretch" : flow.alignment);

/** No view stretches where lines are scaled. It is at the top then, which reversed lines have at their end. */
export const shownAlignment = (flow, alignment) => alignment !== "stretch" || !scales(flow) ? alignment
  : flow.reversesLines ? "bottom" : "top";

/** The lengths of separators, of which a flow of one view has none. */
export function separators(flow) {
  const lengths = flow.items.length > 1 ? { dot: 4, divider: 1 } : {};
  return { itemSeparator: lengths[flow.itemSeparator], lineSeparator: lengths[flow.lineSeparator] };
}

/** The options that hide views. */
export const hidingOptions = ["maxLines", "maxViews", "hidesOverflow"];

/** Whether a flow hides views that are too many. */
export const isLimited = flow => hidingOptions.some(key => flow[key] !== flowOption(key).default);

/** Whether a view says how many others are hidden, if any are. */
export const showsOverflow = flow => flow.overflow && isLimited(flow);

/** How many columns share the space of a flow; null if they do not. */
export const columnCount = flow => typeof flow.columns === "number" ? flow.columns
  : flow.columns !== "adaptive" || available(flow) == null ? null
  : Math.max(Math.floor((available(flow) + flow.itemSpacing) / Math.max(Math.max(flow.minColumnLength, 1) + flow.itemSpacing, 1)), 1);

// The space that a flow is offered, along its lines and across them.
export const available = flow => isRow(flow) ? flow.width : flow.height;
export const fillsSpace = flow =>
  flow.sizing === "fill" || flow.sizing === "automatic" && flow.distribution !== "natural";
export const across = flow => isRow(flow) ? flow.height : flow.width;
export const length = (flow, size) => isRow(flow) ? size.width : size.height;
export const thickness = (flow, size) => isRow(flow) ? size.height : size.width;

const thicknessName = flow => isRow(flow) ? "row height" : "column width";
const everyLineHasOneItem = part => part.lines.every(line => line.end - line.start < 2);

const everyLineIsFull = (flow, part) => part.lines.every(line => length(flow, line) >= length(flow, part));

// Reasons that several options share, if they are so.

function isOneLine(flow, part) {
  return part.lineCount < 2 && "There is only one line.";
}

function areEven(flow, part) {
  return part.lines.every(line => part.frames.slice(line.start - part.firstItem, line.end - part.firstItem)
    .every(frame => thickness(flow, frame) === thickness(flow, line)))
    && (isRow(flow) ? "In each row, all views are equally high." : "In each column, all views are equally wide.");
}

function hasNoSpaceAcross(flow) {
  return across(flow) == null
    && `No ${isRow(flow) ? "height" : "width"} is offered: drag the ${isRow(flow) ? "lower" : "right"} edge of the box.`;
}

function hasNoLimits(flow) {
  return flow.columns !== "adaptive" && "Columns have no least length.";
}

function scalesNothing(flow) {
  return !scales(flow) && "Nothing is scaled.";
}

export const flowOption = key => flowOptions.find(option => option.key === key);
export const viewOption = key => viewOptions.find(option => option.key === key);

/** The modifier that has an option for its only argument, or that says by being there that it is on. */
export const modifierOf = (option, flow) => option.modifier ? option.modifier(flow) : option.label ? null : option.key;

/** What the inspector calls an option: by its name in Swift. */
export const labelOf = (option, flow) => option.label ? option.label(flow)
  : modifierOf(option, flow) + (typeof option.default === "boolean" ? "()" : "(_:)");

export const valuesOf = (option, flow) => typeof option.values === "function" ? option.values(flow) : option.values;

/** The value that a name in a menu or a link stands for. */
export const optionValue = (option, name) => option.key === "columns" && Number(name) ? Number(name) : name || null;
