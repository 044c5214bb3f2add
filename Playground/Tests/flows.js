"use strict";

// The flows whose code is tested.

/** Each preset, each value of each option of a flow and of a view in it, and random flows. */
function everyFlow(seed, randomCount) {
  const flows = Object.entries(presets).map(([name, preset]) => [name, preset.make()]);
  const samples = option => option.range ? [...option.range, 1, 2].filter(value => value >= option.range[0])
    : typeof option.default === "boolean" ? [true]
    : Object.keys(valuesOf(option, makeFlow())).map(value => optionValue(option, value));
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
  const dice = new Dice(seed);
  for (let number = 0; number < randomCount; number++) flows.push([`random ${number}`, randomFlow(dice)]);
  return flows;
}

/**
 * The flows of which pictures are compared. Their words are in a font that the browser and PortableUI both have, and none is
 * broken inside, not even where it is tried, as that is at other letters in each. No text is limited to less than its
 * length: its frame is as tall as one line in SwiftUI, even if the text then has two. No line hangs on half a point, by
 * which a row of texts may be longer in Pango than in the browser. No flow is another one in a frame that limits its height.
 * No photo is lower than its corners, which are smoothed differently then. And nothing overlaps a text or a separator: edges
 * that are smoothed twice have colors of their own, and the page has all separators below all views.
 */
function picturedFlows(seed, randomCount) {
  const dice = new Dice(seed);
  const words = () => Array.from({ length: dice.number(1, 3) }, () => dice.pick(vocabulary)).join(" ");
  return everyFlow(seed, randomCount).map(([name, flow]) => {
    const isRandom = name.startsWith("random");
    // Around an avatar is a ring of 2 points.
    const leastSpacing = isRandom ? 3 : flow.items.some(item => !isBox(item)) ? -6 : -24;
    const items = flow.items.map(item => {
      const isOther = isRandom || /(?!\p{Script=Latin})\p{Letter}/u.test(item.text);
      const text = !isOther || item.text === "" ? item.text : item.kind === "word" ? dice.pick(vocabulary)
        : item.kind !== "avatar" ? words() : item.width < 40 ? "" : "FL";
      const pictured = { ...item, text };
      // Over both sides of a narrower photo reaches its sun, and the browser puts these at whole pixels.
      if (isRandom && item.kind === "photo") pictured.width = Math.max(item.width, 40);
      const length = page.boxes.measure(pictured)[isRow(flow) ? "width" : "height"];
      if (!isBox(item) && item.maxLength < length) pictured.maxLength = null;
      return pictured;
    });
    const pictured = { ...flow, items, itemSpacing: Math.max(flow.itemSpacing, leastSpacing),
      lineSpacing: Math.max(flow.lineSpacing, leastSpacing) };
    return [name, isRandom ? { ...pictured, width: steadyWidth(pictured) } : pictured];
  }).flatMap(onScreens)
    .filter(([, flow]) => flow.width !== null)
    .filter(([, flow]) => !isOtherInFrame(flow) && !hasLowPhoto(flow))
    .filter(([, flow]) => !cutsText(flow) && !triesBrokenWord(flow) && !coversSeparators(flow) && !coversText(flow));
}

/** A preset on two phones and on a desktop. */
function onScreens([name, flow]) {
  if (!presets[name] || !isRow(flow)) return [[name, flow]];
  return [320, 390, 704].map(screen =>
    [`${name} on ${screen} points`, { ...flow, width: steadyWidth({ ...flow, width: screen }) }]);
}

/**
 * The next width from that of a flow on at which half a point changes little; `null` if none is near, as where a photo
 * becomes higher by points with each half point.
 */
function steadyWidth(flow) {
  for (let { width } = flow; width < flow.width + 50; width++) {
    if (!hangsOnHalfAPoint({ ...flow, width })) return width;
  }
  return null;
}

/** Whether other views are on a line, or a text has other lines, where the flow is a little wider. */
function hangsOnHalfAPoint(flow) {
  const [narrow, wide] = [-0.5, 0.5].map(more => arranged({ ...flow, width: flow.width + more }).result);
  return narrow.frames.length !== wide.frames.length || narrow.frames.some((frame, index) =>
    ["x", "y", "height"].some(key => Math.abs(frame[key] - wide.frames[index][key]) > 4));
}

/**
 * Whether a flow is another one in its own width. Where a view sticks out, the frame that limits the height has that width, and
 * offers it.
 */
function isOtherInFrame(flow) {
  const part = arranged(flow).result;
  return flow.height !== null && part.width > flow.width
    && JSON.stringify(arranged({ ...flow, width: part.width }).result) !== JSON.stringify(part);
}

/** Whether a photo is lower or narrower than both of its corners together. */
function hasLowPhoto(flow) {
  const { frames, indices } = arranged(flow).result;
  return frames.some(({ width, height }, index) =>
    flow.items[indices[index]]?.kind === "photo" && Math.min(width, height) < 12);
}

/**
 * Whether a view is not as wide as its longest word, or a field not as wide as what it says: before the ellipsis, the
 * browser keeps a space, and Pango does not. Or an avatar is lower than its letters: what it cuts is smoothed twice.
 */
function cutsText(flow) {
  const { frames, indices } = arranged(flow).result;
  return frames.some((frame, index) => {
    const item = flow.items[indices[index]];
    if (!item) return false;
    if (isBox(item)) return item.text !== "" && frame.height < 16;
    const texts = item.kind === "field" ? [item.text] : item.text.split(" ");
    return texts.some(text => page.boxes.measure({ ...item, text }).width > frame.width + 0.01);
  });
}

/** Whether a text is tried for the rest of a line, where it only fits if a word of it is broken. It may be hidden in the end. */
function triesBrokenWord(flow) {
  const { boxes } = page;
  const measure = (item, offered) => Object.getPrototypeOf(boxes).measure.call(boxes, item, offered);
  let triesBroken = false;
  boxes.measure = (item, offered = Infinity) => {
    const size = measure(item, offered);
    triesBroken ||= !isBox(item) && item.kind !== "field" && size.width <= offered
      && item.text.split(" ").some(word => measure({ ...item, text: word }).width > offered + 0.01);
    return size;
  };
  arranged(flow);
  delete boxes.measure;
  return triesBroken;
}

/** Whether views that are longer than their columns overlap a text. */
function coversText(flow) {
  if (Math.min(flow.itemSpacing, flow.lineSpacing) < 0) return false;
  const { frames, indices } = arranged(flow).result;
  return frames.length < 100 && frames.some((frame, index) => !isBox(flow.items[indices[index]] ?? {})
    && frames.some(other => other !== frame && touches(frame, other)));
}

/** Whether a view is over a separator. */
function coversSeparators(flow) {
  const { frames, itemSeparators, lineSeparators } = arranged(flow).result;
  return [...itemSeparators, ...lineSeparators].some(separator => frames.some(frame => touches(frame, separator)));
}
