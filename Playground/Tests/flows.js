"use strict";

// The flows whose code is tested.

/** Each preset, each value of each option of a flow and of a view in it, and random flows. */
function everyFlow(seed, randomCount) {
  const flows = Object.entries(presets).map(([name, preset]) => [name, preset.make()]);
  const samples = option => option.range ? [...option.range, 1, 2].filter(value => value >= option.range[0])
    : typeof option.default === "boolean" ? [true]
    : [...valuesOf(option, makeFlow()).keys()].map(value => optionValue(option, value));
  // In columns, one value of each option tells whether its code is right.
  for (const [axis, firstSample] of [["horizontal", 0], ["vertical", -1]]) {
    const base = () => Object.assign(presets.topics.make(), { axis, height: axis === "vertical" ? 180 : null });
    const isMeaningful = (value, option) => axis === "horizontal" || !/Baseline/.test(value) || option.key === "kind";
    for (const option of flowOptions.filter(option => option.key !== "axis")) {
      for (const value of samples(option).filter(value => isMeaningful(value, option)).slice(firstSample)) {
        flows.push([`${axis} ${option.key} ${value}`, Object.assign(base(), { [option.key]: value })]);
      }
    }
    for (const option of viewOptions) {
      for (const value of samples(option).filter(value => isMeaningful(value, option)).slice(firstSample)) {
        const flow = base();
        Object.assign(flow.items[2], { grow: option.key === "maxLength" ? 1 : 0,
          shrink: option.key === "minLength" ? 1 : 0 }, { [option.key]: value });
        flows.push([`${axis} view ${option.key} ${value}`, flow]);
      }
    }
    // Boxes: one that stretches, one that takes all free space, one that takes some of it, and one that is too long.
    const space = axis === "horizontal" ? { axis, width: 420, height: 300 } : { axis, width: 300, height: 420 };
    const box = (length, thickness, more) => makeItem("photo", "", axis === "horizontal"
      ? { width: length, height: thickness, ...more } : { width: thickness, height: length, ...more });
    flows.push([`${axis} boxes`, makeFlow({ ...space, lineDistribution: "end", items: [
      box(60, 40, { alignment: "stretch" }), box(90, 60, { grow: 1, priority: 1 }), box(50, 30, { grow: 1 }),
      box(90, 40, { grow: 1, maxLength: 150, breaksBefore: true }), box(500, 50, { shrink: 1 }),
    ] })]);
    // On one line, both would be 51 thick.
    flows.push([`${axis} scaled boxes`, makeFlow({ ...space, scaling: 60, minThickness: 58, maxThickness: 62,
      items: [box(400, 100), box(400, 100)] })]);
    // The least length of a view counts, and not a largest one below it.
    const contrary = base();
    Object.assign(contrary.items[2], { kind: "text", grow: 1, shrink: 1, minLength: 90, maxLength: 30 });
    flows.push([`${axis} view with contrary limits`, contrary]);
  }
  // Columns of 20, which are shorter than what a view is limited to.
  const narrow = Object.assign(presets.topics.make(), { width: 175, columns: 6, itemSpacing: 11 });
  Object.assign(narrow.items[2], { maxLength: 36, fillsLine: true });
  flows.push(["a limited view in narrow columns", narrow]);
  const items = [makeItem("text", "as it is in it", { shrink: 1, minLength: 60 }),
    makeItem("photo", "", { width: 40, height: 30, breaksBefore: true })];
  flows.push(["a view that shrinks to more than its column", makeFlow({ width: 300, columns: 6, itemSpacing: 5, items })]);
  // Views that would stretch, but do not: lines are scaled. From the bottom, and on lines that are thicker than they need.
  for (const [name, options] of [["reversed", { reversesLines: true }], ["equal", { equalizesLines: true }]]) {
    const scaled = makeFlow({ width: 600, scaling: 120, ...options, items: [
      makeItem("photo", "", { width: 112, height: 15, alignment: "stretch" }),
      makeItem("photo", "", { width: 150, height: 100, alignment: "stretch" }),
      makeItem("title", "Swift", { alignment: "stretch" }),
    ] });
    flows.push([`views that do not stretch on ${name} lines`, scaled]);
    flows.push([`views that do not stretch on ${name} columns`, { ...scaled, axis: "vertical", height: 200 }]);
  }
  // Of eight rows, the height has space for three, and all views fit on those.
  flows.push(["fewer rows than the fewest", Object.assign(presets.topics.make(), { width: 700, height: 120, minLines: 8,
    hidesOverflow: true })]);
  // “+n more” alone keeps its size.
  flows.push(["no photo on scaled lines", makeFlow({ scaling: 120, maxLines: 0, overflow: true,
    items: Array.from({ length: 3 }, () => makeItem("photo", "", { width: 90, height: 60 })) })]);
  // “+n more” stands on the line of the others' texts.
  for (const alignment of ["firstTextBaseline", "lastTextBaseline"]) {
    const items = [makeItem("photo", "", { width: 30, height: 70 }), makeItem("title", "Swift"), makeItem("title", "Layout")];
    flows.push([`hidden views by ${alignment}`, makeFlow({ width: 230, maxLines: 1, overflow: true, alignment, items })]);
  }
  const photo = more => makeItem("photo", "", { width: 60, height: 40, ...more });
  const topics = (changes = {}) => presets.topics.make().items.map((item, index) => ({ ...item, ...changes[index] }));
  const chips = (...texts) => texts.map(text => makeItem("chip", text));
  const text = (words, more) => makeItem("text", words, more);
  const few = {
    "a text that grows to its limit": { items: [text("Swift", { grow: 1, maxLength: 150 }), ...chips("Layout")] },
    "a text that grows, in several lines": { width: 200, items: [text("A text that is longer than its flow", { grow: 1 }), ...chips("Layout")] },
    "a chip of several lines": { width: 120, lineAlignment: "trailing", items: chips("One chip of several words", "Layout") },
    "one chip that grows to a limit": { width: 270, items: topics({ 4: { grow: 1, maxLength: 110 } }) },
    "views that stay together": { items: topics({ 4: { avoidsBreakBefore: true } }) },
    "a view between those of the other direction": {
      items: topics({ 1: { direction: "rightToLeft" }, 3: { direction: "rightToLeft" } }).slice(0, 4) },
    "a field in scaled columns": { axis: "vertical", height: 200, scaling: 120, items: [makeItem("field", "Name"), photo()] },
    "photos in scaled columns": { axis: "vertical", height: 150, scaling: 60, items: Array.from({ length: 6 }, () => photo()) },
    "a long avatar": { items: [makeItem("avatar", "AL", { width: 80, height: 40 })] },
    "photos that are equally long": { distribution: "fillEqually", items: [photo(), photo(), photo({ height: 60 })] },
    "chips that are equally long": { distribution: "fillEqually", items: chips("Swift", "A chip of several words", "Layout") },
    "limits beyond the thickness": { scaling: 60, minThickness: 80, maxThickness: 40, items: [photo(), photo(), photo()] },
    "columns of any height": { axis: "vertical", height: null, items: topics().slice(0, 4) },
    "hidden views of equal lengths": { maxLines: 1, overflow: true, distribution: "fillEqually", width: 300, items: topics() },
    "a button in two lines": { width: 70, maxLines: 1, overflow: true, items: chips("Swift", "Maps", "Games") },
    "photos that grow to a limit": { items: [photo({ grow: 1, maxLength: 30 }), photo({ grow: 1 })] },
  };
  for (const alignment of ["firstTextBaseline", "lastTextBaseline"]) {
    few[`a text of several lines by ${alignment}`] = { width: 180, wrapping: "smallest", alignment,
      items: [text("a few words in it", { shrink: 1, minLength: 80 }), makeItem("title", "Swift")] };
  }
  for (const [name, options] of Object.entries(few)) flows.push([name, makeFlow(options)]);
  const dice = new Dice(seed);
  for (let number = 0; number < randomCount; number++) flows.push([`random ${number}`, randomFlow(dice)]);
  return flows;
}

/**
 * The flows of which pictures are compared. Their words are in a font that the browser and PortableUI both have. No text is
 * limited to less than its length: its frame is as tall as one line in SwiftUI, even if the text then has two. And nothing
 * overlaps a text by more than its edge: edges that are smoothed twice have colors of their own. None is broken in a word.
 */
function picturedFlows() {
  return everyFlow(1, 0).map(([name, flow]) => {
    const items = flow.items.map((item, index) => {
      const isLatin = !/(?!\p{Script=Latin})\p{Letter}/u.test(item.text);
      const pictured = isLatin ? item : { ...item, text: vocabulary[index] };
      const length = page.boxes.measure(pictured)[isRow(flow) ? "width" : "height"];
      return isBox(item) || !(item.maxLength < length) ? pictured : { ...pictured, maxLength: null };
    });
    const leastSpacing = items.some(item => !isBox(item)) ? -6 : -24;
    return [name, { ...flow, items, itemSpacing: Math.max(flow.itemSpacing, leastSpacing),
      lineSpacing: Math.max(flow.lineSpacing, leastSpacing) }];
  }).flatMap(onScreens).filter(([, flow]) => !breaksWord(flow));
}

/** A preset on two phones and on a desktop. */
function onScreens([name, flow]) {
  if (!presets[name] || !isRow(flow)) return [[name, flow]];
  return [320, 390, 704].map(screen =>
    [`${name} on ${screen} points`, { ...flow, width: steadyWidth({ ...flow, width: screen }) }]);
}

/** The next width from that of a flow on at which half a point changes little. */
function steadyWidth(flow) {
  let { width } = flow;
  while (hangsOnHalfAPoint({ ...flow, width })) width += 1;
  return width;
}

/** Whether other views are on a line, or a text has other lines, where the flow is a little wider. */
function hangsOnHalfAPoint(flow) {
  const [narrow, wide] = [-0.5, 0.5].map(more => arranged({ ...flow, width: flow.width + more }).result);
  return narrow.frames.length !== wide.frames.length || narrow.frames.some((frame, index) =>
    ["x", "y", "height"].some(key => Math.abs(frame[key] - wide.frames[index][key]) > 4));
}

/** Whether a view is narrower than a word of it, which browser and Pango break at different letters. */
function breaksWord(flow) {
  const { frames, indices } = arranged(flow).result;
  return frames.some((frame, index) => {
    const item = flow.items[indices[index]];
    return item && !isBox(item)
      && item.text.split(" ").some(text => page.boxes.measure({ ...item, text }).width > frame.width + 0.01);
  });
}
