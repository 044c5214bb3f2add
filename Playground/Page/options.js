// Every option of a flow and of a view in it, in words and by its name in Swift: its values, what it means, and why it has no
// effect, where a rule says so. The inspector, links and code are made from these tables. Options of the engine are in that of
// the command, which writes `fields.json`.

import { controls, options as cases } from "./fields.json";
import { grows, isBox, shrinks } from "./views.js";
import { hasOnlySpaces } from "./words.js";

const holdsFirst = matchMedia("(pointer: coarse)").matches;  // A finger that moves at once scrolls.
// Why several options have no effect.
const needsHeight = flow => across(flow) == null
  && (holdsFirst ? "Needs a height: hold the lower edge, then drag." : "Needs a height: drag the lower edge.");
const needsMinimum = flow => flow.columns !== "adaptive" && "Only for columns with a minimum.";
const needsScaling = flow => !scales(flow) && "Needs scaled photos.";
const keepsWidth = (_, item) => item.kind === "word" && "Words keep their width.";

export const isRow = flow => flow.axis === "horizontal";
export const names = flow => isRow(flow)
  ? { line: "row", lines: "rows", Flow: "HFlow" }
  : { line: "column", lines: "columns", Flow: "VFlow" };

/** Values in pairs: a case of the engine, and what Swift calls it. An object would have numbers first. */
const dotted = names => names.map(name => [name, "." + name]);

const alignments = flow => isRow(flow) ? dotted(["top", "center", "bottom", "firstTextBaseline", "lastTextBaseline"])
  : [["top", ".leading"], ["center", ".center"], ["bottom", ".trailing"]];

/** What the page says of options that differ from others: by their Swift name, their values or where they have an effect. */
const special = {
  axis: {
    label: () => "HFlow, VFlow", values: () => [["horizontal", "HFlow"], ["vertical", "VFlow"]], section: "gettingstarted/#Flow-vertically",
  },
  itemSpacing: {
    label: () => "itemSpacing", section: "gettingstarted/#Set-the-spacing",
    noEffect: flow => hasOnlySpaces(flow) && "Words have their own spaces.",
  },
  lineSpacing: {
    label: flow => isRow(flow) ? "rowSpacing" : "columnSpacing", section: "gettingstarted/#Set-the-spacing",
  },
  direction: { label: () => "layoutDirection", section: "textamongviews/#Texts-of-both-directions" },
  lineAlignment: {
    modifier: flow => isRow(flow) ? "rowAlignment" : "columnAlignment",
    values: flow => isRow(flow) ? dotted(cases.lineAlignment) : [["leading", ".top"], ["center", ".center"], ["trailing", ".bottom"]],
  },
  columns: {
    values: flow => [["natural", ".natural"], ["uniform", ".uniform"], ...["2", "3", "4", "5", "6"].map(count => [count, count]),
      ["adaptive", [`minimum: ${flow.minColumnLength}`, ...flow.maxColumnLength == null ? [] : [`maximum: ${flow.maxColumnLength}`]]
        .join(", ")]],
  },
  lineDistribution: {
    default: "start", noEffect: needsHeight,
  },
  scaling: {
    label: () => "scalesLines(to:)", none: "not scaled", section: "photorows/#Overview",
    noEffect: flow => flow.columns !== "natural" && "Not in columns.",
  },
  wrapping: { noEffect: flow => !flow.items.some(shrinks) && "No view shrinks." },
  itemSeparator: { label: () => "itemSeparator { … }", values: () => [["", "None"], ["dot", "Circle()"], ["divider", "Divider()"]] },
  lineSeparator: { label: () => "lineSeparator { … }", values: () => [["", "None"], ["divider", "Divider()"]] },
};

/** What the engine has no options for, or other ones, each with the option after which it comes, in its group. */
const own = [
  {
    after: "axis", key: "alignment", name: "Views in their row", default: "center", label: () => "alignment",
    values: alignments,
    help: "At an edge, in the middle, or on a baseline.",
    noEffect: flow => flow.stretchesItems && "All views stretch.",
  },
  {
    after: "maxItemsPerLine", group: "Limits", key: "maxLines", name: "Maximum rows", default: null, range: [0, 12], none: "no limit",
    help: "Hides rows beyond this; 0 hides everything.",
  },
  {
    after: "maxLines", key: "maxViews", name: "Maximum views", default: null, range: [0, 20], none: "no limit",
    help: "Hides views beyond this, however many rows there are.",
  },
  {
    after: "maxViews", key: "hidesOverflow", name: "Hide what doesn’t fit", default: false,
    help: "Hides whole rows that don’t fit the height.",
    noEffect: needsHeight,
  },
  {
    after: "hidesOverflow", key: "overflow", name: "Count what is hidden", default: false, label: () => "overflow: “+n more”",
    help: "A button says how many, and shows them.",
    noEffect: flow => !isLimited(flow) && "Needs a limit.",
  },
  {
    after: "columns", key: "minColumnLength", name: "Minimum width", default: 120, label: () => "columns(minimum:)", range: [0, 600],
    help: "As many columns as fit share the space.",
    noEffect: needsMinimum,
  },
  {
    after: "minColumnLength", key: "maxColumnLength", name: "Maximum width", default: null, label: () => "columns(maximum:)", range: [0, 1000], none: "no limit",
    help: "Columns grow up to this; the rest stays empty.",
    noEffect: needsMinimum,
  },
  {
    after: "lineDistribution", key: "stretchesItems", name: "Stretch views", default: false,
    help: "Photos and avatars are as tall as their row.",
  },
  {
    after: "reversesLines", key: "minThickness", name: "Minimum row height", default: 0, label: () => "scalesLines(to:within:)", range: [0, 400],
    help: "No row of several views gets smaller.",
    noEffect: needsScaling,
  },
  {
    after: "minThickness", key: "maxThickness", name: "Maximum row height", default: null, label: () => "scalesLines(to:within:)", range: [20, 1000], none: "no limit",
    help: "No row gets larger, even if it doesn’t fill the width.",
    noEffect: needsScaling,
  },
];

/** Those of the command's table, and the page's own among them. */
export const flowOptions = controls.map(option =>
  ({ values: () => dotted(cases[option.key] ?? []), none: option.range && option.default == null ? "no limit" : undefined,
    ...option, ...special[option.key] }));
for (const { after, ...option } of own) {
  const index = flowOptions.findIndex(({ key }) => key === after);
  flowOptions.splice(index + 1, 0, { group: flowOptions[index].group, ...option });
}

export const viewOptions = [
  {
    key: "grow", name: "Grow", default: 0, modifier: () => "flowGrow", implied: 1, range: [0, 4], step: 0.5,
    help: "Its share of the row’s free space.",
    noEffect: keepsWidth,
  },
  {
    key: "maxLength", name: "Maximum width", default: null, label: flow => `frame(max${isRow(flow) ? "Width" : "Height"}:)`, range: [20, 600],
    none: "none",
    help: "It grows no further.",
    noEffect: (_, item) => !grows(item) && "It does not grow.",
  },
  {
    key: "shrink", name: "Shrink", default: 0, modifier: () => "flowShrink", implied: 1, range: [0, 4], step: 0.5,
    help: "How much of the overflow it gives up.",
    noEffect: keepsWidth,
  },
  {
    key: "minLength", name: "Minimum width", default: null, label: flow => `frame(min${isRow(flow) ? "Width" : "Height"}:)`, range: [20, 600],
    none: "none",
    help: "It shrinks no further.",
    noEffect: (_, item) => !shrinks(item) && "It does not shrink.",
  },
  {
    key: "priority", name: "Priority", default: 0, modifier: () => "layoutPriority", range: [-3, 3],
    help: "A higher priority grows first, shrinks last and is hidden last.",
  },
  {
    key: "alignment", name: "Alignment in its row", default: null, modifier: () => "flowAlignment",
    values: flow => [["", "Same as the flow"], ...alignments(flow), ["stretch", ".stretch"]],
    help: "Overrides the flow’s alignment.",
  },
  {
    key: "fillsLine", name: "A row of its own", default: false, modifier: () => "flowFillsLine",
    help: "It fills the row. In columns, it spans all of them.",
    noEffect: keepsWidth,
  },
  {
    key: "breaksBefore", name: "Begin a row", default: false, modifier: () => "flowBreaksBefore",
    help: "Even if it would fit in the row before.",
  },
  {
    key: "breaksAfter", name: "End a row", default: false, modifier: () => "flowBreaksAfter",
    help: "Even if the next view would fit after it.",
  },
  {
    key: "avoidsBreakBefore", name: "Stay with the view before", default: false, modifier: () => "flowAvoidsBreakBefore",
    help: "No row breaks between the two.",
  },
  {
    key: "direction", name: "Reading direction", default: null, modifier: () => "flowDirection",
    values: () => [["", "Same as its neighbors"], ...dotted(cases.direction)],
    help: "Neighbors that are read against the flow keep their own order.",
  },
  {
    key: "keepsSize", name: "Keep its size", default: false, label: () => "frame(width:height:)",
    help: "Not scaled with its row.",
    noEffect: (flow, item) => !isBox(item) ? "Only for photos." : needsScaling(flow),
  },
];

/** The options of scaled lines, which are there for photos. */
export const scalingOptions = ["scaling", "minThickness", "maxThickness"];

/** Sections of the manual, each with its options that are not in the command's table. */
const sections = {
  "whataflowcando/#Alignment": "alignment", "whataflowcando/#Columns": "minColumnLength maxColumnLength",
  "whataflowcando/#Views-as-tall-as-their-row": "stretchesItems", "limits/#A-limit-on-rows": "maxLines",
  "limits/#A-limit-on-views": "maxViews", "limits/#As-many-rows-as-fit": "hidesOverflow",
  "limits/#Show-more-and-less": "overflow", "photorows/#Overview": "minThickness maxThickness keepsSize",
  "viewsinaflow/#Forced-breaks": "breaksBefore breaksAfter", "viewsinaflow/#Views-that-stay-together": "avoidsBreakBefore",
  "viewsinaflow/#Grow": "grow maxLength", "viewsinaflow/#Shrink": "shrink minLength", "viewsinaflow/#Priority": "priority",
  "viewsinaflow/#A-row-of-its-own": "fillsLine", "textamongviews/#Texts-of-both-directions": "direction",
};

/** Where the manual tells more about an option. */
export const sectionOf = ({ key, section }) =>
  section ?? Object.keys(sections).find(name => sections[name].split(" ").includes(key));

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

export const flowOption = key => flowOptions.find(option => option.key === key);
export const viewOption = key => viewOptions.find(option => option.key === key);

/** The modifier that has an option for its only argument, or that says by being there that it is on. */
export const modifierOf = (option, flow) => option.modifier ? option.modifier(flow) : option.label ? null : option.key;

const turned = {
  row: "column", tallest: "widest", widest: "tallest", tall: "wide", wide: "tall", height: "width", width: "height", lower: "right",
};

/** Words about rows, which are columns in a flow of such. */
export const inLines = (text, flow) =>
  isRow(flow) ? text : text.replace(RegExp(`\\b(?:${Object.keys(turned).join("|")})`, "gi"), word => {
    const other = turned[word.toLowerCase()];
    return /^[A-Z]/.test(word) ? other[0].toUpperCase() + other.slice(1) : other;
  });

/** What an option is called in Swift. */
export const labelOf = (option, flow) => option.label ? option.label(flow)
  : modifierOf(option, flow) + (typeof option.default === "boolean" ? "()" : "(_:)");

/** The names of an option's values in links, each with that in Swift, in the order of its menu. */
export const valuesOf = (option, flow) => new Map(option.values?.(flow));

/** The value that a name in a menu or a link stands for. */
export const optionValue = (option, name) => option.key === "columns" && Number(name) ? Number(name) : name || null;
