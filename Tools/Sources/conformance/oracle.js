// Lays out cases (see FlexCase.swift) as CSS boxes and tells where the boxes are, in 1/64 px.
// A case that CSS has words for is one flex or grid container. Others are composed of containers that
// hold one line each, once a probe has shown where lines break.

const px = units => units / 64 + "px";
const has = (c, flag) => c.flags.includes(flag);

function box(parent, style) {
  const element = parent.appendChild(document.createElement("div"));
  element.style.cssText = "box-sizing: border-box; margin: 0;";
  Object.assign(element.style, style);
  return element;
}

// Names of an axis' properties, seen from the lines.
function axes(c) {
  return has(c, "column")
    ? { main: "height", cross: "width", minMain: "minHeight", maxMain: "maxHeight", minCross: "minWidth",
        itemGap: "rowGap", lineGap: "columnGap", along: "column", across: "row", start: "offsetLeft" }
    : { main: "width", cross: "height", minMain: "minWidth", maxMain: "maxWidth", minCross: "minHeight",
        itemGap: "columnGap", lineGap: "rowGap", along: "row", across: "column", start: "offsetTop" };
}

// Text-free baselines: a line box without a font is as high as the inline block that stands on it.
function addLine(parent, height) {
  const line = box(parent, { fontSize: "0", lineHeight: "0" });
  box(line, { display: "inline-block", width: "0", height: px(height) });
}

function addItem(parent, c, item, align = a => a) {
  const a = axes(c);
  const isStretched = (item.align ?? c.alignItems) === "stretch";
  const element = box(parent, {
    flex: `${item.grow ?? 0} ${item.shrink ?? 0} ${px(item.main)}`,
    [a.minMain]: px(item.min ?? 0),
    [a.maxMain]: item.max == null ? "none" : px(item.max),
    [isStretched ? a.minCross : a.cross]: px(item.cross),
    alignSelf: item.align ? align(item.align) : "auto",
  });
  // What is stretched has no height of its own, and would get one from the lines in it.
  if (item.baselines && !isStretched) {
    addLine(element, item.baselines[0]);
    addLine(element, item.baselines[1] - item.baselines[0]);
  }
  return element;
}

function layOutFlex(c, size) {
  const a = axes(c);
  const container = box(document.body, {
    position: "absolute", left: "0", top: "0", display: "flex",
    direction: has(c, "rtl") ? "rtl" : "ltr",
    flexDirection: a.along + (has(c, "reversesItems") ? "-reverse" : ""),
    flexWrap: (has(c, "reversesLines") ? "wrap-reverse" : "wrap") + (has(c, "balanced") ? " balance" : ""),
    flexLineCount: c.minLines ?? 1,
    justifyContent: c.justify, alignItems: c.alignItems, alignContent: c.alignContent,
    [a.itemGap]: px(c.itemGap), [a.lineGap]: px(c.lineGap),
    [a.main]: px(size.main), [a.cross]: size.cross == null ? "auto" : px(size.cross),
  });
  return { container, elements: c.items.map(item => addItem(container, c, item)) };
}

function layOutGrid(c, size) {
  const a = axes(c);
  const isColumn = has(c, "column");
  const widest = Math.max(0, ...c.items.map(item => item.main));
  // A last line keeps to columns that are spread, but a single line has no columns without items.
  const fitting = c.lastLine ? "auto-fit" : "auto-fill";
  const least = `min(${px(c.leastColumn)}, 100%)`;
  const slots = c.columns > 0 ? `repeat(${c.columns}, minmax(0, 1fr))`
    : c.leastColumn != null ? `repeat(auto-fill, ${c.lastLine ? least : `minmax(${least}, 1fr)`})`
    : `repeat(${fitting}, ${px(widest)})`;
  const lines = has(c, "equalLines") ? "1fr" : "auto";
  const container = box(document.body, {
    position: "absolute", left: "0", top: "0", display: "grid", gridAutoFlow: a.along,
    direction: has(c, "rtl") ? "rtl" : "ltr",
    gridTemplateColumns: isColumn ? "none" : slots, gridTemplateRows: isColumn ? slots : "none",
    gridAutoRows: lines, gridAutoColumns: lines,
    [isColumn ? "alignItems" : "justifyItems"]: "safe center",
    [isColumn ? "justifyItems" : "alignItems"]: c.alignItems,
    [isColumn ? "justifyContent" : "alignContent"]: c.alignContent,
    [isColumn ? "alignContent" : "justifyContent"]: c.lastLine ? c.justify : "start",
    [a.itemGap]: px(c.itemGap), [a.lineGap]: px(c.lineGap),
    [a.main]: px(size.main), [a.cross]: size.cross == null ? "auto" : px(size.cross),
  });
  const side = { center: "center", "flex-end": "end" }[c.lastLine && c.justify] ?? "start";
  const elements = c.items.map(item => {
    const align = item.align ?? c.alignItems;
    const spanning = item.spans && {
      [isColumn ? "gridRow" : "gridColumn"]: "1 / -1", [isColumn ? "alignSelf" : "justifySelf"]: side, [a.minMain]: "100%",
    };
    return box(container, {
      [a.main]: px(item.main), [align === "stretch" ? a.minCross : a.cross]: px(item.cross),
      [isColumn ? "justifySelf" : "alignSelf"]: item.align ?? "auto", ...spanning,
    });
  });
  return { container, elements };
}

// The items of each line, as the browser breaks them.
function breakLines(c, items, space) {
  const a = axes(c);
  const probe = box(document.body, {
    position: "absolute", left: "0", top: "0", display: "flex", flexDirection: a.along,
    flexWrap: has(c, "balanced") ? "wrap balance" : "wrap", alignContent: "flex-start",
    [a.itemGap]: px(c.itemGap), [a.main]: px(space), [a.cross]: "100px",
  });
  const lines = [];
  let start = null;
  const elements = items.map(item => addItem(probe, c, {
    main: has(c, "wrapsByMinimum") && item.shrink > 0 ? 0 : item.main, cross: 64,
    min: item.min, max: has(c, "wrapsByMinimum") && item.shrink > 0 ? 0 : item.max, align: "flex-start",
  }));
  elements.forEach((element, index) => {
    if (lines.length === 0 || element[a.start] !== start) { lines.push([]); start = element[a.start]; }
    lines[lines.length - 1].push(items[index]);
  });
  probe.remove();
  // No browser limits the number of items on a line: what is too much begins the next ones.
  if (c.maxItems && lines.length > 0) {
    const first = lines[0].slice(0, c.maxItems);
    return [first, ...breakLines(c, items.slice(first.length), space)];
  }
  return lines;
}

function paragraphs(items) {
  const result = [];
  items.forEach((item, index) => {
    if (index === 0 || item.breaksBefore || items[index - 1].breaksAfter) { result.push([]); }
    result[result.length - 1].push(item);
  });
  return result;
}

function layOutLines(c, size) {
  const a = axes(c);
  const isReversed = has(c, "reversesLines");
  const unbounded = 64 * 1000000;
  const container = box(document.body, {
    position: "absolute", left: "0", top: "0", direction: has(c, "rtl") ? "rtl" : "ltr",
    [a.lineGap]: px(c.lineGap),
    [a.main]: px(size.main), [a.cross]: size.cross == null ? "auto" : px(size.cross),
  });
  const isGrid = has(c, "equalLines");
  Object.assign(container.style, isGrid
    ? { display: "grid", gridAutoFlow: a.across === "row" ? "column" : "row",
        gridAutoRows: has(c, "column") ? "auto" : "1fr", gridAutoColumns: has(c, "column") ? "1fr" : "auto" }
    : { display: "flex", flexDirection: a.across + (isReversed ? "-reverse" : ""),
        justifyContent: c.alignContent === "stretch" ? "flex-start" : c.alignContent });
  // A line of its own has no reversed side: its items swap theirs.
  const swapped = { "flex-start": "flex-end", "flex-end": "flex-start" };
  const align = value => isReversed ? swapped[value] ?? value : value;
  const elements = [];
  for (const paragraph of paragraphs(c.items)) {
    const lines = breakLines(c, paragraph, c.space ?? unbounded);
    lines.forEach((items, number) => {
      const isJustified = c.justify === "justified";
      const lastLine = number < lines.length - 1 ? null : c.lastLine ?? (isJustified ? "grows" : null);
      const grows = !lastLine || lastLine === "grows"
        || (items.length === 1 && items[0].breaksBefore && items[0].breaksAfter);
      const isJoined = ["grows", "natural"].includes(lastLine);
      const ownSide = isJoined && ["center", "flex-end"].includes(c.justify) ? c.justify
        : isJoined ? "flex-start" : lastLine;
      const line = box(container, {
        display: "flex", flexDirection: a.along + (has(c, "reversesItems") ? "-reverse" : ""),
        flexWrap: "nowrap", [a.itemGap]: px(c.itemGap), [a.main]: px(size.main),
        justifyContent: ownSide ?? (isJustified ? "space-between" : c.justify),
        alignItems: align(c.alignItems),
      });
      if (isGrid && isReversed) { container.prepend(line); }
      if (!isGrid) { line.style.flex = `${c.alignContent === "stretch" ? 1 : 0} 0 auto`; }
      for (const item of items) { elements.push(addItem(line, c, grows ? item : { ...item, grow: 0 }, align)); }
    });
  }
  return { container, elements };
}

// Words are inline boxes: text of no size, whose directions count, in a padding of the word's length. It has its line
// height, half of it on each side of its baseline, and the text between words has none.
function layOutText(c, size) {
  const alignments = { "flex-start": "start", center: "center", "flex-end": "end", justified: "justify" };
  const container = box(document.body, {
    position: "absolute", left: "0", top: "0", width: px(size.main), direction: has(c, "rtl") ? "rtl" : "ltr",
    fontSize: "0", lineHeight: "0", wordSpacing: px(c.itemGap), textAlign: alignments[c.justify],
    textAlignLast: alignments[c.lastLine] ?? "auto",
  });
  const elements = c.items.map((item, index) => {
    if (index > 0) { container.append(item.breaksBefore ? document.createElement("br") : " "); }
    if (item.word == null) {
      const element = box(container, { display: "inline-block", width: px(item.main), height: px(item.cross) });
      addLine(element, item.baselines[0]);
      return element;
    }
    const element = container.appendChild(document.createElement("span"));
    element.textContent = item.word;
    Object.assign(element.style, { paddingLeft: px(item.main), lineHeight: px(item.cross) });
    return element;
  });
  return { container, elements };
}

// A word has its line height around its baseline. An inline block is where it is.
function textRect(element, item) {
  const rect = element.getBoundingClientRect();
  if (item.word == null) { return rect; }
  return new DOMRect(rect.x, rect.y - item.cross / 128, rect.width, item.cross / 64);
}

// Whether parts of a word are apart where each paragraph is on one line: a flow decides about phrases before lines.
function tears(container, elements) {
  container.style.whiteSpace = "nowrap";
  const tears = elements.some(e => e.getClientRects().length > 1);
  container.style.whiteSpace = "";
  return tears;
}

function answer(question) {
  const c = question.flex;
  const layOut =
    { flex: layOutFlex, grid: layOutGrid, lines: layOutLines, text: layOutText }[question.construction];
  const { container, elements } = layOut(c, question);
  const frame = container.getBoundingClientRect();
  const rects = elements.flatMap((element, index) => {
    const rect = question.construction === "text"
      ? textRect(element, c.items[index]) : element.getBoundingClientRect();
    return [rect.x - frame.x, rect.y - frame.y, rect.width, rect.height].map(v => v * 64);
  });
  const isTorn = question.construction === "text" && tears(container, elements);
  if (!question.keeps) { container.remove(); }
  return { width: frame.width * 64, height: frame.height * 64, rects, ...isTorn && { isTorn } };
}
