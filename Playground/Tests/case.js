"use strict";

// A flow as a case of `flow arrange`, which has the page's frames for an answer.

// What the engine is told in other ways.
const otherOptions = ["itemAlignment", "lineDistribution", "scaling", "itemSeparator", "lineSeparator"];

/** All but the items of a case. */
function arrangeCase(flow, arrangement) {
  const part = arrangement.result;
  const value = { width: flow.width };
  if (flow.height != null) value.height = flow.height;
  for (const key of Object.keys(fields.options).filter(key => !otherOptions.includes(key))) {
    if (flow[key] !== flowOption(key).default) value[key] = flow[key];
  }
  const alignment = itemAlignment(flow);
  if (alignment !== "top") value.itemAlignment = alignment;
  if (flow.lineDistribution !== "start" && across(flow) != null) {
    value.lineDistribution = flow.lineDistribution;
    value[isRow(flow) ? "height" : "width"] = thickness(flow, part);
  }
  if (flow.columns === "adaptive") {
    value.columns = { minLength: flow.minColumnLength };
    if (flow.maxColumnLength != null) value.columns.maxLength = flow.maxColumnLength;
  }
  if (flow.scaling != null) {
    value.scaling = { thickness: flow.scaling };
    if (flow.minThickness > 0) value.scaling.minThickness = flow.minThickness;
    if (flow.maxThickness != null) value.scaling.maxThickness = flow.maxThickness;
  }
  for (const [key, length] of Object.entries(separators(flow))) {
    if (length != null) value[key] = length;
  }
  const hides = part.shownCount < flow.items.length;
  if (flow.maxLines != null && !flow.isExpanded) value.maxLines = flow.maxLines;
  if (flow.maxViews != null && !flow.isExpanded) value.maxItems = flow.maxViews;
  // The command does not know which lines fit into the space across. Where fewer do than the fewest, none may be hidden.
  if (flow.hidesOverflow && !flow.isExpanded && (hides || part.lineCount < flow.minLines)) {
    value.maxLines = Math.min(part.lineCount, flow.maxLines ?? Infinity);
  }
  const overflow = hides && measuredItem(arrangement, -1);
  if (overflow) value.overflow = caseItem(overflow, hasBaselines(flow, arrangement));
  return value;
}

/** Whether baselines decide where views are. */
const hasBaselines = (flow, arrangement) => isRow(flow)
  && [itemAlignment(flow), ...arrangement.items.map(item => item.alignment)].some(name => /Baseline/.test(name));

/** The size and the baselines of an item as it was measured last, or null if it is not shown. */
function measuredItem({ engine }, index) {
  const pointer = engine.call("item", index);
  if (pointer === 0) return null;
  const [width, height, firstBaseline, lastBaseline] = engine.numbers(pointer, 4);
  const given = number => Number.isNaN(number) ? null : number;
  return { width, height, firstBaseline: given(firstBaseline), lastBaseline: given(lastBaseline) };
}

/** What the engine was told about a view, at first or, where it is shown, for the last length that it was offered. */
function arrangedItem(arrangement, index) {
  const [item, size] = [arrangement.items[index], measuredItem(arrangement, index)];
  return size && (size.width !== item.width || size.height !== item.height) ? { ...item, ...size } : item;
}

function caseItems(flow, arrangement) {
  const usesBaselines = hasBaselines(flow, arrangement);
  const items = flow.items.map((_, index) => arrangedItem(arrangement, index));
  const button = flow.isExpanded ? arrangement.result.indices.indexOf(-1) : -1;
  if (button >= 0) items.splice(button, 0, { ...measuredItem(arrangement, -1), keepsSize: scales(flow) });
  return items.map(item => caseItem(item, usesBaselines));
}

function caseItem(item, usesBaselines) {
  const value = { width: item.width, height: item.height };
  if (usesBaselines && item.firstBaseline != null) {
    value.firstBaseline = item.firstBaseline;
    value.lastBaseline = item.lastBaseline;
  }
  for (const key of Object.keys(fields.traits)) {
    if (item[key] && item[key] !== Infinity) value[key] = item[key];
  }
  return value;
}

/** The case, or null: it has one distance for all items, and words have another than views. */
function caseOf(flow, arrangement) {
  if (isRow(flow) && flow.items.some(isWord)) return null;
  const { overflow, maxLines, maxItems, ...options } = arrangeCase(flow, arrangement);
  if (maxLines === 0 || maxItems === 0) {
    // The command shows at least one item: here, the overflow view.
    return { ...options, items: overflow ? [{ ...overflow, keepsSize: scales(flow) }] : [] };
  }
  return { ...options, overflow, maxLines, maxItems, items: caseItems(flow, arrangement) };
}
