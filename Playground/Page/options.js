// Every option of a flow and of a view in it, in words and by its name in Swift: its values, what it means, and why it has no
// effect, where a rule says so. The inspector, links and code are made from these tables.

import { options as cases } from "./fields.json";
import { grows, isBox, shrinks } from "./views.js";

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
    key: "axis", name: "Direction of lines", default: "horizontal", group: "Flow", label: () => "HFlow, VFlow",
    values: { horizontal: "HFlow", vertical: "VFlow" },
    help: "Rows, or columns that break where their space ends.",
  },
  {
    key: "direction", name: "Reading direction", default: "leftToRight", group: "Flow", label: () => "layoutDirection",
    values: dotted(cases.direction),
    help: "The side from which lines are read.",
  },
  {
    key: "alignment", name: "Views in their row", default: "center", group: "Flow", label: () => "alignment",
    values: alignments,
    help: "At an edge, in the middle, or on a baseline.",
    noEffect: flow => flow.stretchesItems && "All views stretch.",
  },
  {
    key: "itemSpacing", name: "Space between views", default: 8, group: "Flow", label: () => "itemSpacing", range: [-24, 48],
    help: "In points. Negative values overlap them.",
  },
  {
    key: "lineSpacing", name: "Space between rows", default: 8, group: "Flow", label: flow => isRow(flow) ? "rowSpacing" : "columnSpacing",
    range: [-24, 48],
    help: "In points.",
  },
  {
    key: "lineAlignment", name: "Place of short rows", default: "leading", group: "Lines",
    modifier: flow => isRow(flow) ? "rowAlignment" : "columnAlignment",
    values: flow => isRow(flow)
      ? { leading: ".leading", center: ".center", trailing: ".trailing" }
      : { leading: ".top", center: ".center", trailing: ".bottom" },
    help: "Where rows are that do not fill the flow.",
  },
  {
    key: "distribution", name: "Free space in a row", default: "natural", group: "Lines",
    values: dotted(cases.distribution),
    help: "Not spread, spread as in justified text or in CSS, or shared by equal views.",
  },
  {
    key: "lastLine", name: "Last row", default: "likeOthers", group: "Lines",
    values: dotted(cases.lastLine),
    help: "What it does with its free space. A row of photos can be as high as the one before.",
  },
  {
    key: "lineBreaking", name: "Where rows break", default: "greedy", group: "Lines",
    values: dotted(cases.lineBreaking),
    help: "Where a view does not fit, evenly, or as in a paragraph.",
  },
  {
    key: "maxItemsPerLine", name: "Most views in a row", default: null, group: "Lines", range: [1, 20], none: "no limit",
    help: "Fewer only where no more fit.",
  },
  {
    key: "maxLines", name: "Most rows", default: null, group: "Lines", range: [0, 12], none: "no limit",
    help: "Others are hidden. With 0, all views are.",
  },
  {
    key: "maxViews", name: "Most views", default: null, group: "Lines", range: [0, 20], none: "no limit",
    help: "Others are hidden, however many rows there are.",
  },
  {
    key: "hidesOverflow", name: "Hide what does not fit", default: false, group: "Lines",
    help: "Whole rows, if there is a height: drag the lower edge.",
    noEffect: flow => across(flow) == null && "Needs a height: drag the lower edge.",
  },
  {
    key: "overflow", name: "Count what is hidden", default: false, group: "Lines", label: () => "overflow: “+n more”",
    help: "A button says how many, and shows them.",
    noEffect: flow => !isLimited(flow) && "Needs a limit.",
  },
  {
    key: "columns", name: "Columns", default: "natural", group: "Space",
    values: flow => ({ natural: ".natural", uniform: ".uniform", 2: "2", 3: "3", 4: "4", 5: "5", 6: "6",
      adaptive: [`minimum: ${flow.minColumnLength}`, ...flow.maxColumnLength == null ? [] : [`maximum: ${flow.maxColumnLength}`]]
        .join(", ") }),
    help: "As wide as the widest view, a number, or as many as fit of a least length.",
  },
  {
    key: "minColumnLength", name: "Least length", default: 120, group: "Space", label: () => "columns(minimum:)", range: [0, 600],
    help: "As many columns as fit share the space.",
    noEffect: flow => flow.columns !== "adaptive" && "Needs columns of a least length.",
  },
  {
    key: "maxColumnLength", name: "Greatest length", default: null, group: "Space", label: () => "columns(maximum:)", range: [0, 1000], none: "no limit",
    help: "Longer columns leave space after them.",
    noEffect: flow => flow.columns !== "adaptive" && "Needs columns of a least length.",
  },
  {
    key: "sizing", name: "Size of the flow", default: "automatic", group: "Space",
    values: dotted(cases.sizing),
    help: "As long as its longest row, or as the space for it.",
  },
  {
    key: "lineDistribution", name: "Rows in the height", default: "start", group: "Space",
    values: dotted(cases.lineDistribution),
    help: "How rows share a height that they do not fill.",
    noEffect: flow => across(flow) == null && "Needs a height: drag the lower edge.",
  },
  {
    key: "stretchesItems", name: "Stretch views", default: false, group: "Space",
    help: "Photos and avatars are as high as their row.",
  },
  {
    key: "scaling", name: "Scale photos", default: null, group: "Space", label: () => "scalesLines(to:)", range: [20, 400], none: "not scaled",
    help: "Until rows of about this height fill the flow.",
    noEffect: flow => flow.columns !== "natural" && "Not in columns.",
  },
  {
    key: "itemSeparator", name: "Between views", default: null, group: "Separators", label: () => "itemSeparator { … }",
    values: { "": "none", dot: "Text(\"·\")", divider: "Divider()" },
    help: "On the same row.",
  },
  {
    key: "lineSeparator", name: "Between rows", default: null, group: "Separators", label: () => "lineSeparator { … }",
    values: { "": "none", divider: "Divider()" },
    help: "Across the flow.",
  },
  {
    key: "wrapping", name: "Shrink before breaking", default: "ideal", group: "More",
    values: dotted(cases.wrapping),
    help: "Views that can shrink never do so, on each line, or only if all fit on one line then.",
    noEffect: flow => !flow.items.some(shrinks) && "No view shrinks.",
  },
  {
    key: "minLines", name: "Fewest rows", default: 1, group: "More", range: [1, 12],
    help: "Views are spread evenly over so many rows.",
  },
  {
    key: "reversesItems", name: "Reverse each row", default: false, group: "More",
    help: "As row-reverse in CSS.",
  },
  {
    key: "reversesLines", name: "Reverse the rows", default: false, group: "More",
    help: "As wrap-reverse in CSS.",
  },
  {
    key: "equalizesLines", name: "Equal rows", default: false, group: "More",
    help: "As high as the highest.",
  },
  {
    key: "minThickness", name: "Least row height", default: 0, group: "More", label: () => "scalesLines(to:within:)", range: [0, 400],
    help: "No line of several views gets thinner.",
    noEffect: flow => !scales(flow) && "Needs scaled photos.",
  },
  {
    key: "maxThickness", name: "Greatest row height", default: null, group: "More", label: () => "scalesLines(to:within:)", range: [20, 1000], none: "no limit",
    help: "No line gets thicker. It does not fill the flow then.",
    noEffect: flow => !scales(flow) && "Needs scaled photos.",
  },
];

export const viewOptions = [
  {
    key: "grow", name: "Grow", default: 0, modifier: () => "flowGrow", implied: 1, range: [0, 4], step: 0.5,
    help: "Its share of the row’s free space.",
    noEffect: (_, item) => item.kind === "word" && "Words keep their length.",
  },
  {
    key: "maxLength", name: "Greatest length", default: null, label: flow => `frame(max${isRow(flow) ? "Width" : "Height"}:)`, range: [20, 600],
    none: "none",
    help: "It grows no further.",
    noEffect: (_, item) => !grows(item) && "It does not grow.",
  },
  {
    key: "shrink", name: "Shrink", default: 0, modifier: () => "flowShrink", implied: 1, range: [0, 4], step: 0.5,
    help: "Its share of what the row is too long by.",
    noEffect: (_, item) => item.kind === "word" && "Words keep their length.",
  },
  {
    key: "minLength", name: "Least length", default: null, label: flow => `frame(min${isRow(flow) ? "Width" : "Height"}:)`, range: [20, 600],
    none: "none",
    help: "It shrinks no further.",
    noEffect: (_, item) => !shrinks(item) && "It does not shrink.",
  },
  {
    key: "priority", name: "Priority", default: 0, modifier: () => "layoutPriority", range: [-3, 3],
    help: "The highest grow first, shrink last, and are hidden last.",
  },
  {
    key: "alignment", name: "Place in its row", default: null, modifier: () => "flowAlignment",
    values: flow => ({ "": "as all", ...alignments(flow), stretch: ".stretch" }),
    help: "If not where all are.",
  },
  {
    key: "fillsLine", name: "A row of its own", default: false, modifier: () => "flowFillsLine",
    help: "It fills it. In columns, it spans all of them.",
    noEffect: (_, item) => item.kind === "word" && "Words keep their length.",
  },
  {
    key: "breaksBefore", name: "Begin a row", default: false, modifier: () => "flowBreaksBefore",
    help: "Whatever fits before it.",
  },
  {
    key: "breaksAfter", name: "End a row", default: false, modifier: () => "flowBreaksAfter",
    help: "Whatever fits after it.",
  },
  {
    key: "avoidsBreakBefore", name: "Stay with the view before", default: false, modifier: () => "flowAvoidsBreakBefore",
    help: "No row breaks between the two.",
  },
  {
    key: "direction", name: "Reading direction", default: null, modifier: () => "flowDirection",
    values: { "": "as its neighbors", ...dotted(cases.direction) },
    help: "Neighbors that are read against the flow keep their own order.",
  },
  {
    key: "keepsSize", name: "Keep its size", default: false, label: () => "frame(width:height:)",
    help: "Where photos are scaled.",
    noEffect: (flow, item) => !isBox(item) ? "Only for photos." : !scales(flow) && "Needs scaled photos.",
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

// The space that a flow is offered, along its lines and across them.
export const available = flow => isRow(flow) ? flow.width : flow.height;
export const across = flow => isRow(flow) ? flow.height : flow.width;
export const length = (flow, size) => isRow(flow) ? size.width : size.height;
export const thickness = (flow, size) => isRow(flow) ? size.height : size.width;

export const flowOption = key => flowOptions.find(option => option.key === key);
export const viewOption = key => viewOptions.find(option => option.key === key);

/** The modifier that has an option for its only argument, or that says by being there that it is on. */
export const modifierOf = (option, flow) => option.modifier ? option.modifier(flow) : option.label ? null : option.key;

/** Words about rows, which are columns in a flow of such. */
export const inLines = (text, flow) => isRow(flow) ? text : text.replace(/\brow/g, "column").replace(/\bhigh/g, "wide")
  .replace("height", "width").replace("lower", "right");

/** What an option is called in Swift. */
export const labelOf = (option, flow) => option.label ? option.label(flow)
  : modifierOf(option, flow) + (typeof option.default === "boolean" ? "()" : "(_:)");

export const valuesOf = (option, flow) => typeof option.values === "function" ? option.values(flow) : option.values;

/** The value that a name in a menu or a link stands for. */
export const optionValue = (option, name) => option.key === "columns" && Number(name) ? Number(name) : name || null;
