// The SwiftUI code of a flow: nothing that is at its default, and the views that it shows.

import {
  flowOption, flowOptions, hidingOptions, isLimited, isRow, isShape, modifierOf, names, scales, showsOverflow, valuesOf,
  viewOption, viewOptions,
} from "./options.js";
import { broken, fileColumns, indent } from "./code-lines.js";
import { withEqualLengths } from "./sizes.js";
import { grows, isBox, kinds, limits, makeOverflow, shrinks, stretches, withinLimits } from "./views.js";
import { endOfSentence, hasOnlySpaces, isWord, textOf } from "./words.js";

const swiftString = text => `"${text.replace(/[\\"]/g, mark => "\\" + mark)
  .replace(/[\n\r\t\0\u{A0}]/gu, mark => `\\u{${mark.charCodeAt(0).toString(16)}}`)}"`;

export function swiftCode(given, columns = fileColumns) {
  const flow = { ...given, items: withEqualLengths(given) };
  const state = showsOverflow(flow) ? [`@State private var isExpanded = ${flow.isExpanded}`, ""] : [];
  const { lists, views } = swiftViews(flow);
  return broken([
    "import FlowLayouts",
    "",
    "struct ContentView: View {",
    ...indent([
      ...state, ...lists,
      "var body: some View {",
      ...indent([swiftFlow(flow), ...indent(views), "}", ...swiftModifiers(flow)]),
      "}",
    ]),
    "}",
    ...swiftStructs(flow),
    "", "#Preview {", "    ContentView()", "        .padding()", "}", "",
  ], columns).join("\n");
}

function swiftFlow(flow) {
  const alignment = flow.stretchesItems || flow.alignment === "center" ? []
    : [`alignment: ${valuesOf(flowOption("alignment"), flow).get(flow.alignment)}`];
  const lineSpacing = `${isRow(flow) ? "rowSpacing" : "columnSpacing"}: ${flow.lineSpacing}`;
  const spacing = hasOnlySpaces(flow) ? [lineSpacing]
    : flow.itemSpacing === flow.lineSpacing ? [`spacing: ${flow.itemSpacing}`] : [`itemSpacing: ${flow.itemSpacing}`, lineSpacing];
  return `${names(flow).Flow}(${[...alignment, ...spacing].join(", ")}) {`;
}

/** The modifiers of options that have one of their own, and are not at their default. */
function modifiers(options, values, flow) {
  return options.flatMap(option => {
    const name = modifierOf(option, flow);
    const value = values[option.key] ?? option.default;
    if (!name || value === option.default) return [];
    const isImplied = value === true || value === option.implied;
    return [`.${name}(${isImplied ? "" : valuesOf(option, flow).get(`${value}`) ?? value})`];
  });
}

const isLimit = option => hidingOptions.includes(option.key);

function swiftModifiers(flow) {
  const lines = modifiers(flowOptions.filter(option => !isLimit(option)), flow, flow);
  if (flow.scaling != null) lines.push(`.scalesLines(${scaling(flow)})`);
  // The last of them may have the button for what is hidden.
  if (showsOverflow(flow) || !flow.isExpanded) lines.push(...modifiers(flowOptions.filter(isLimit), flow, flow));
  if (showsOverflow(flow)) {
    const button = text => "    " + swiftContent(flow, overflowOf(flow), `"${text}"`);
    lines.push(lines.pop() + " { hidden in", button("+\\(hidden.count) more"), "}");
    lines.push(".expandable(isExpanded: $isExpanded.animation()) {", button("Show less"), "}");
  }
  const separators = { dot: "Circle().fill(Color.gray).frame(width: 4, height: 4)", divider: "Divider()" };
  for (const key of ["itemSeparator", "lineSeparator"]) {
    if (flow[key]) lines.push(`.${key} { ${separators[flow[key]]} }`);
  }

  // Without a height in the frame, the space across the screen would count.
  if (flow.height == null && (!isRow(flow) || flow.lineDistribution !== "start")) {
    lines.push(".fixedSize(horizontal: false, vertical: true)");
  }
  if (flow.height != null) lines.push(`.frame(maxHeight: ${flow.height}, alignment: .top)`);
  if (showsOverflow(flow) || flow.items.some(item => item.isButton)) lines.push(".buttonStyle(.plain)");
  if (flow.direction === "rightToLeft") lines.push(".environment(\\.layoutDirection, .rightToLeft)");
  return lines;
}

function scaling({ scaling, minThickness, maxThickness }) {
  if (minThickness === 0 && maxThickness == null) return `to: ${scaling}`;
  // What is on the other side of the thickness counts as that.
  const most = maxThickness == null ? "(.infinity)" : Math.max(maxThickness, scaling);
  return `to: ${scaling}, within: ${Math.min(minThickness, scaling)}...${most}`;
}

// MARK: Views

/** Sentences are a FlowText, and views in a row that differ in little are a ForEach, as are headings with such views below them. */
function swiftViews(flow) {
  const { items } = flow;
  const [states, lists, views, names] = [[], [], [], new Set()];
  /** Lists what differs in views, and returns the name of the list. */
  const list = (choices, type, lines, keyword = "private let") => {
    const name = choices.find(name => !names.has(name)) ?? `${choices[0]}${names.size + 1}`;
    names.add(name);
    lists.push(...lines.length > 1 ? [`${keyword} ${name}${type} = [`, ...indent(lines), "]"]
      : [`${keyword} ${name}${type} = [${lines[0].replace(/,$/, "")}]`], "");
    return name;
  };
  let index = 0;
  let hasFilters = false;
  /** The list of the texts just before a view, to which a field adds what is typed. */
  let tokens = null;
  while (index < items.length) {
    const sections = sectionsAt(flow, index);
    const end = sections.at(-1)?.end ?? Math.max(endOfSentence(flow, index), endOfRun(flow, index));
    const run = items.slice(index, end);
    const submit = tokens && run[0].isTyped ? addToken(tokens, stateOf(flow, run[0])) : [];
    tokens = null;
    if (sections.length > 0) views.push(...forEachSection(flow, sections, list));
    else if (isWord(run[0])) views.push(...swiftText(flow, run, swiftString(textOf(items, index, end))));
    else if (run.length < 3) views.push(...run.flatMap(item => swiftView(flow, item, undefined, submit)));
    else if (!hasFilters && areFilters(run)) {
      hasFilters = true;
      const chosen = run.filter(item => tintOf(item) !== "gray");
      states.push(`@State private var chosen: Set<String> = [${chosen.map(titleOf).join(", ")}]`, "");
      const name = list(namesOfRun(run), "", [run.map(item => `${titleOf(item)},`).join(" ")]);
      views.push(...filterButtons(flow, run, name, tintOf(chosen[0])));
    }
    else {
      const fields = fieldsOf(run);
      const areTokens = items[end]?.isTyped && fields.length === 1 && fields[0][0] === "title";
      const name = fields.length > 0
        && list(namesOfRun(run), typeOf(fields), [valuesOfRun(fields, run)], areTokens ? "@State private var" : undefined);
      if (areTokens) tokens = name;
      views.push(...forEach(flow, run, fields, [run], name));
    }
    if (endsItsLine(run)) views.push("LineBreak()");
    for (const field of run.filter(({ kind }) => kind === "field")) {
      states.push(`@State private var ${stateOf(flow, field)} = ${field.isTyped ? swiftString(field.text) : '""'}`, "");
    }
    index = end;
  }
  // A text that is pressed beside filters takes them back.
  const all = hasFilters ? views.map(line => line.replace(/^(Button\(.*\)) \{\}$/, "$1 { chosen = [] }")) : views;
  return { lists: [...states, ...lists], views: all };
}

/** What return does in a field after tokens, which are all different. */
const addToken = (tokens, text) => [
  ".onSubmit {",
  ...indent([`if !${text}.isEmpty, !${tokens}.contains(${text}) {`, ...indent([`${tokens}.append(${text})`]), "}", `${text} = ""`]),
  "}",
];

/** A text, and the views in place of its placeholders. */
function swiftText(flow, run, text) {
  const lines = swiftView(flow, run[0], text);
  const views = run.filter(item => !isWord(item)).flatMap(item => swiftView(flow, item));
  return views.length === 0 ? lines : [`${lines[0]} {`, ...indent(views), "}"];
}

/** Whether only the last view of a run says that the line ends after it. */
const endsItsLine = run => run.length > 2 && run.at(-1).breaksAfter && !run[0].breaksAfter;

const pluralOf = noun => noun.replace(/(?<![aeiou])y$/, "ie") + "s";

/** What a view of a run is called: by what it says it is, by the word with which all of them begin, or by its kind. */
function nounOf([{ kind, text, noun }, ...others]) {
  const word = text.match(/^[A-Z][a-z]+(?= )/)?.[0];
  return noun ?? (word && others.every(other => other.text.startsWith(word + " ")) ? word.toLowerCase()
    : kind === "title" ? "text" : kind);
}

function namesOfRun(run) {
  const name = pluralOf(nounOf(run));
  return [name, "more" + name[0].toUpperCase() + name.slice(1)];
}

/** Whether views choose something: buttons of which some are gray, and the others have one other color. */
const areFilters = run => run.every(item => item.isButton && item.kind === "chip")
  && new Set(run.map(titleOf)).size === run.length
  && new Set(run.map(tintOf)).size === 2 && run.some(item => tintOf(item) === "gray");

function filterButtons(flow, [item], list, color) {
  const noun = nounOf([item]);
  const chip = swiftContent(flow, { ...item, isButton: false }, noun, `chosen.contains(${noun}) ? .${color} : .gray`);
  const button = `Button { chosen.formSymmetricDifference([${noun}]) } label: { ${chip} }`;
  const trait = `    .accessibilityAddTraits(chosen.contains(${noun}) ? .isSelected : [])`;
  return [`ForEach(${list}, id: \\.self) { ${noun} in`, ...indent([button, trait, ...swiftView(flow, item).slice(1)]), "}"];
}

/** The state that a field writes into. */
function stateOf(flow, item) {
  const number = flow.items.filter(({ kind }) => kind === "field").indexOf(item);
  return `${item.isTyped ? "name" : "text"}${number > 0 ? number + 1 : ""}`;
}

/** Where views end that are like the first of them. */
function endOf(items, start, isLike) {
  let end = start + 1;
  while (end < items.length && isLike(items[start], items[end])) end += 1;
  return end;
}

/** A view without what may differ in a run: its text, its color, the shape that it is scaled in, and the size of a text. */
const codeOfRun = (flow, item, first) => swiftView(flow, {
  ...item, tint: first.tint, ratio: "", kind: isText(item) && isText(first) ? first.kind : item.kind,
}, "").join();

const isText = item => item.kind === "text" || item.kind === "title";

/** Where a run of views ends: of three or more in one color, of four or more in several, or of one. */
function endOfRun(flow, start, allowsOdd = true) {
  const { items } = flow;
  if (items[start].kind === "field" || isWord(items[start])) return start + 1;
  const isLike = (item, other) => (item.kind === other.kind || isText(item) && isText(other))
    && codeOfRun(flow, item, item) === codeOfRun(flow, other, item);
  let end = endOf(items, start, isLike);
  if (allowsOdd) end = Math.max(end, endOfOddRun(flow, start, isLike));
  // The last may end its row, which a LineBreak says.
  if (items[end]?.breaksAfter && !isLimited(flow) && isLike(items[start], { ...items[end], breaksAfter: false })) end += 1;
  const isInOneColor = items.slice(start, end).every(item => tintOf(item) === tintOf(items[start]));
  return end - start > (isInOneColor ? 2 : 3) ? end : start + 1;
}

/** Where a run of views ends of which one is odd. */
function endOfOddRun(flow, start, isLike) {
  const { items } = flow;
  if (start + 3 >= items.length) return start + 1;
  const model = items[isLike(items[start], items[start + 1]) ? start : start + 1];
  let odd = null;
  let end = start;
  for (; end < items.length; end++) {
    const item = items[end];
    if (isLike(model, item)) continue;
    // Two that are alike are the begin of another run.
    const next = items[end + 1];
    const text = items.filter(({ text }) => text === item.text);
    if (odd || !/chip|tile/.test(item.kind) || text.length > 1 || next && isLike(item, next) || !isLike(model, likeOther(item, model))
      || String(swiftFrames(flow, item)) !== String(swiftFrames(flow, model))) break;
    odd = item;
  }
  return end - start > 3 && odd ? end : start + 1;
}

/** The headings from a view on that have runs of views below them which are like those below the first. */
function sectionsAt(flow, start) {
  const { items } = flow;
  const sections = [];
  while (isText(items[start] ?? {}) && items[start].fillsLine) {
    const end = items[start + 1] ? endOfRun(flow, start + 1, false) : 0;
    const section = { title: items[start], run: items.slice(start + 1, end), end };
    const [first = section] = sections;
    const isLike = section.run.length > 2 && !endsItsLine(section.run) && !isWord(section.run[0])
      && section.title.kind === first.title.kind && section.run[0].kind === first.run[0].kind && sections.every(({ title }) => title.text !== section.title.text)
      && codeOfRun(flow, section.title, first.title) === codeOfRun(flow, first.title, first.title)
      && codeOfRun(flow, section.run[0], first.run[0]) === codeOfRun(flow, first.run[0], first.run[0]);
    if (!isLike) break;
    sections.push(section);
    start = end;
  }
  return sections.length > 1 && fieldsOf(sections.flatMap(({ run }) => run)).length > 0 ? sections : [];
}

/** What differs in the views of a run: its name, its type and its value. */
function fieldsOf(run) {
  const [first] = run;
  return [
    first.kind !== "photo" && ["title", "String", titleOf],
    !isText(first) && ["color", "Color", item => "." + tintOf(item)],
    first.kind === "photo" && ["ratio", "CGFloat", ratioOf],
    isText(first) && ["isLarge", "Bool", item => `${item.kind === "title"}`],
  ].filter(field => field && (field[0] === "title" || run.some(item => field[2](item) !== field[2](first))));
}

const typeOf = fields => fields.length > 1 ? `: [(${fields.map(([name, type]) => `${name}: ${type}`).join(", ")})]`
  : fields[0][1] === "String" ? "" : `: [${fields[0][1]}]`;

const valuesOfRun = (fields, run) => run.map(item => {
  const values = fields.map(([, , value]) => value(item)).join(", ");
  return fields.length > 1 ? `(${values}),` : `${values},`;
}).join(" ");

/** A ForEach over a list of what differs in views, which may be the list of each of several runs. */
function forEach(flow, run, fields, runs, list) {
  const item = modelOf(flow, run);
  const odd = runs.length === 1 ? run.find(other => isOdd(flow, other, item)) : null;
  const isTuple = fields.length > 1;
  const [[key, , valueOf] = []] = fields;
  const isUnique = list && runs.every(run => new Set(run.map(valueOf)).size === run.length);
  const variable = nounOf(run);
  const view = value => {
    const given = Object.fromEntries(fields.map(([name]) => [name, isTuple ? `${value}.${name}` : value]));
    if (given.isLarge) {
      return withModifiers(`Text(${given.title}).font(${given.isLarge} ? .title : .body)`, modifiersOf(flow, item));
    }
    const isChosen = (value, other) => `${given.title} ${value ? "==" : "!="} ${titleOf(other)}`;
    const fills = odd && isLong(odd) !== isLong(item) ? isChosen(isLong(odd), odd) : undefined;
    const content = swiftContent(flow, item, given.title, given.color, fills);
    const choices = oddOptions.filter(({ key }) => odd && odd[key] !== item[key]).map(({ key, default: usual }) =>
      [key, usual === false ? isChosen(odd[key], odd) : `${isChosen(true, odd)} ? ${odd[key] ?? usual} : ${item[key] ?? usual}`]);
    return withModifiers(content, [
      ...swiftFrames(flow, { ...item, ratio: given.ratio }),
      ...modifiers(viewOptions, { ...item, ...Object.fromEntries(choices) }, flow),
    ]);
  };
  const head = !list ? `ForEach(0..<${runs[0].length}, id: \\.self) {`
    : isUnique ? `ForEach(${list}, id: \\.${isTuple ? key : "self"}) {` : `ForEach(${list}.indices, id: \\.self) {`;
  const short = view("$0");
  // A closure inside has a $0 of its own.
  if (isUnique && short.length === 1 && !short[0].includes("{")) return [`${head} ${short[0]} }`];
  const value = isUnique ? variable : `${list}[index]`;
  return [`${head} ${!list ? "_" : isUnique ? variable : "index"} in`, ...indent(view(value)), "}"];
}

/** What one view of a run may say, and the others not: the code asks which of them it is. */
const oddOptions = ["grow", "priority", "fillsLine", "breaksBefore", "avoidsBreakBefore"].map(viewOption);

/** A view as it would be if it said what another one does. */
const likeOther = (item, other) => ({ ...item, ...Object.fromEntries(oddOptions.map(({ key }) => [key, other[key]])) });

/** Whether a view of a run says something that the others do not. */
const isOdd = (flow, item, model) => codeOfRun(flow, item, model) !== codeOfRun(flow, model, model);

/** A view of a run that is as nearly all of them are. */
const modelOf = (flow, [first, second, third]) =>
  third && isOdd(flow, first, second) && !isOdd(flow, third, second) ? second : first;

function forEachSection(flow, sections, list) {
  const [{ title, run }] = sections;
  const runs = sections.map(section => section.run);
  const fields = fieldsOf(runs.flat());
  const name = pluralOf(nounOf(run));
  const type = typeOf(fields).slice(2) || "[String]";
  const all = list(["sections"], `: [(title: String, ${name}: ${type})]`, sections.flatMap(({ title, run }) => {
    const [begin, values] = [`(${swiftString(title.text)}, [`, valuesOfRun(fields, run)];
    return begin.length + values.length < 80 ? [`${begin}${values.slice(0, -1)}]),`] : [begin, ...indent([values]), "]),"];
  }));
  return [
    `ForEach(${all}, id: \\.title) { section in`,
    ...indent([...swiftView(flow, title, "section.title"), ...forEach(flow, run, fields, runs, `section.${name}`)]),
    "}",
  ];
}

const titleOf = item => swiftString(item.text);

function swiftContent(flow, item, title = titleOf(item), color = colorOf(flow, item), fills = isLong(item)) {
  if (item.kind === "text") return item.isButton ? `Button(${title}) {}` : `Text(${title})`;
  if (item.kind === "title") return `Text(${title}).font(.title)`;
  // What is Markdown is not meant so.
  if (item.kind === "word") return `FlowText(${/[*_`~[]|\\\\/.test(title) ? "verbatim: " : ""}${title})`;
  const values = [
    ...(item.kind === "photo" ? [] : [item.isTyped ? '"Add a person"' : title]),
    ...(item.kind === "field" ? [`text: $${stateOf(flow, item)}`] : []),
    ...(color ? [item.kind === "photo" ? color : `color: ${color}`] : []),
    ...(fills && someFill(flow, item.kind) ? [`fills: ${fills}`] : []),
  ];
  const view = `${kinds[item.kind]}(${values.join(", ")})`;
  return item.isButton ? `Button {} label: { ${view} }` : view;
}

const swiftView = (flow, item, title, submit = []) =>
  withModifiers(swiftContent(flow, item, title), [...submit, ...modifiersOf(flow, item)]);

const modifiersOf = (flow, item) => [...swiftFrames(flow, item), ...modifiers(viewOptions, item, flow)];

/** A view with its modifiers, each on a line of its own. */
function withModifiers(content, modifiers) {
  const [view, ...fonts] = modifiers.length > 0 ? content.split(/(?<=\))(?=\.font\()/) : [content];
  return [view, ...indent([...fonts, ...modifiers])];
}

const isStretched = (flow, item) => !scales(flow) && (item.alignment ?? (flow.stretchesItems && "stretch")) === "stretch";

/** A frame with limits of the width, and of the height. Text stays where it begins, or in the middle of the upper edge. */
function swiftFrame(widths, heights, isCentered = false) {
  if (widths.length + heights.length === 0) return [];
  const corner = heights.length === 0 ? "leading" : isCentered || widths.length === 0 ? "top" : "topLeading";
  const alignment = isCentered && corner === "leading" ? [] : [`alignment: .${corner}`];
  return [`.frame(${[...widths, ...heights, ...alignment].join(", ")})`];
}

/** How wide a view is for its height, as short as that can be written. */
function ratioOf({ width, height }) {
  let [divisor, rest] = [width, height];
  while (rest > 0.01) [divisor, rest] = [rest, divisor % rest];
  return height === divisor ? `${width / divisor}` : `${width / divisor} / ${height / divisor}`;
}

/** The frames that a view grows and shrinks in. */
function swiftFrames(flow, item) {
  const [along, acrossName] = isRow(flow) ? ["Width", "Height"] : ["Height", "Width"];
  const number = value => value === Infinity ? ".infinity" : value;
  const { least, most } = limits(item);
  if (!isBox(item)) {
    const parts = [
      ...(shrinks(item) ? [`min${along}: ${least}`] : []),
      ...(stretches(item) && (most < Infinity || item.kind === "text" || item.kind === "title")
        ? [`max${along}: ${number(most)}`] : []),
    ];
    return isRow(flow) ? swiftFrame(parts, []) : swiftFrame([], parts);
  }
  if (scales(flow) && isShape(item)) return [`.aspectRatio(${item.ratio ?? ratioOf(item)}, contentMode: .fit)`];
  const [own, thick] = isRow(flow) ? [item.width, item.height] : [item.height, item.width];
  if (scales(flow) || (!stretches(item) && !shrinks(item) && !isStretched(flow, item))) {
    return [`.frame(width: ${item.width}, height: ${item.height})`];
  }
  const ideal = withinLimits(item, own);
  const main = item.isEqual ? `min${along}: 0, ideal${along}: ${ideal}, max${along}: .infinity`
    : grows(item) || shrinks(item)
    ? `min${along}: ${shrinks(item) ? Math.min(least, ideal) : ideal}, ideal${along}: ${ideal}, `
      + `max${along}: ${grows(item) ? number(Math.max(most, ideal)) : ideal}`
    : `${along.toLowerCase()}: ${own}`;
  const cross = isStretched(flow, item)
    ? `min${acrossName}: ${thick}, ideal${acrossName}: ${thick}, max${acrossName}: .infinity`
    : `${acrossName.toLowerCase()}: ${thick}`;
  return [`.frame(${main})`, `.frame(${cross})`];
}

const colorOf = (flow, item) =>
  item.kind !== "photo" && tintOf(item) === commonTint(flow, item.kind) ? "" : `.${tintOf(item)}`;

// MARK: The structs of views

/** Whether a view may be longer than what is in it. */
const isLong = item => stretches(item) || shrinks(item);

/** The views of a kind, among which may be the button for those that are hidden. */
const viewsOfKind = (flow, kind) =>
  [...flow.items, ...showsOverflow(flow) ? [overflowOf(flow)] : []].filter(item => item.kind === kind);

/** The button for what is hidden, which is as long as the others where those are equally long. */
const overflowOf = flow => withEqualLengths({ ...flow, items: [makeOverflow(flow, 0)] })[0];

/** Whether some views with a text fill their frame, and others are as wide as their text, even if that has two lines. */
const someFill = (flow, kind) => isRow(flow) && /chip|tile/.test(kind)
  && viewsOfKind(flow, kind).some(isLong) && !viewsOfKind(flow, kind).every(isLong);

/** The color that views of a kind have unless they say otherwise: that of the first. */
const commonTint = (flow, kind) => tintOf(flow.items.find(item => item.kind === kind) ?? {});

const tintOf = item => item.tint ?? "blue";

// They look as page.css says.
const swiftBodies = {
  chip: color => [
    "Text(title)", "    .font(.subheadline)", "    .padding(.horizontal, 12)", "    .padding(.vertical, 6)",
    "FRAME", `    .background(${color}.opacity(0.18), in: Capsule())`,
  ],
  // By itself, a field is as wide as the column that it is to be scaled with.
  field: (color, flow) => [
    "TextField(prompt, text: $text)", "    .textFieldStyle(.plain)", "    .font(.subheadline)",
    ...(scales(flow) && !isRow(flow) ? ["    .fixedSize()"] : []),
    "    .padding(.horizontal, 12)", "    .padding(.vertical, 6)",
    "FRAME", `    .background(${color}.opacity(0.18), in: Capsule())`,
    `    .overlay { Capsule().strokeBorder(${color}.opacity(0.5)) }`,
  ],
  tile: color => [
    "Text(title)", "    .font(.title2)", "    .padding(.horizontal, 16)", "    .padding(.vertical, 12)",
    "FRAME", "    .foregroundStyle(.black)", `    .background(${color}.opacity(0.4), in: RoundedRectangle(cornerRadius: 8))`,
    "    .background(Color.white, in: RoundedRectangle(cornerRadius: 8))",
  ],
  avatar: (color, flow) => {
    const isRound = viewsOfKind(flow, "avatar").every(item => item.width === item.height && item.maxLength == null
      && !isLong(item) && !isStretched(flow, item));
    const shape = isRound ? "Circle()" : "Capsule()";
    return [
      shape, `    .fill(${color}.opacity(0.55))`, `    .background(Color.white, in: ${shape})`,
      "    .overlay { Text(title).font(.subheadline.weight(.semibold)).foregroundStyle(.black).fixedSize() }",
      `    .clipShape(${shape})`, `    .background(.background, in: ${shape}.inset(by: -2))`,
    ];
  },
  photo: color => [
    `LinearGradient(colors: [${color}.opacity(0.75), ${color}.opacity(0.15)], startPoint: .top, endPoint: .bottom)`,
    "    .background(Color.white)", "    .clipShape(RoundedRectangle(cornerRadius: 6))",
  ],
};

function swiftStructs(flow) {
  const used = new Set(flow.items.map(item => item.kind));
  if (showsOverflow(flow)) used.add("chip");
  return Object.keys(swiftBodies).filter(kind => used.has(kind)).flatMap(kind => swiftStruct(flow, kind));
}

function swiftStruct(flow, kind) {
  const items = viewsOfKind(flow, kind);
  const tint = `Color.${commonTint(flow, kind)}`;
  const hasColor = kind !== "photo" && items.some(item => tintOf(item) !== commonTint(flow, kind));
  const hasFills = someFill(flow, kind);
  const [fillsAlong, fillsAcross] = [items.some(isLong), items.some(item => isStretched(flow, item))];
  const frame = swiftFrame(
    (isRow(flow) ? fillsAlong : fillsAcross) ? [`maxWidth: ${hasFills ? "fills ? .infinity : nil" : ".infinity"}`] : [],
    (isRow(flow) ? fillsAcross : fillsAlong) ? ["maxHeight: .infinity"] : [], kind !== "field")
    .map(line => "    " + line);
  // The name and the type of each property, and how it is given.
  const properties = [
    ...(kind === "field" ? [["prompt", "String", "_ prompt: String"], ["text", "String", "text: Binding<String>"]]
      : kind === "photo" ? [["color", "Color", "_ color: Color"]] : [["title", "String", "_ title: String"]]),
    ...(hasColor ? [["color", "Color", `color: Color = ${tint.slice(5)}`]] : []),
    ...(hasFills ? [["fills", "Bool", "fills: Bool = false"]] : []),
  ];
  const body = swiftBodies[kind](hasColor || kind === "photo" ? "color" : tint, flow);
  return [
    "",
    `struct ${kinds[kind]}: View {`,
    ...indent([
      ...properties.map(([name, type]) => `${name === "text" ? "@Binding private var" : "private let"} ${name}: ${type}`),
      "",
      `init(${properties.map(([, , parameter]) => parameter).join(", ")}) {`,
      ...indent(properties.map(([name]) => name === "text" ? "_text = text" : `self.${name} = ${name}`)),
      "}",
      "",
      "var body: some View {",
      ...indent(body.flatMap(line => line === "FRAME" ? frame : [line])),
      "}",
    ]),
    "}",
  ];
}
