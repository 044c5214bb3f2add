// The input of `flow arrange` that has the page's frames for an answer.

import { across, flowOption, isRow, itemAlignment, thickness } from "./options.js";
import { nowhere, separators, showsOverflow } from "./arrange.js";

function arrangeCase(flow, arrangement) {
  const part = arrangement.part(nowhere);
  const value = { width: flow.width };
  if (!isRow(flow)) value.axis = flow.axis;
  if (flow.height != null) value.height = flow.height;
  for (const key of ["itemSpacing", "lineSpacing", "lineAlignment", "columns", "direction", "sizing", "distribution",
    "lastLine", "equalizesLines", "lineBreaking", "shrinksBeforeBreaking", "reversesItems", "reversesLines"]) {
    if (flow[key] !== flowOption(key).default) value[key] = flow[key];
  }
  const alignment = itemAlignment(flow);
  if (alignment !== "top") value.itemAlignment = alignment;
  if (flow.lineDistribution !== "start" && across(flow) != null) {
    value.lineDistribution = flow.lineDistribution;
    value[isRow(flow) ? "height" : "width"] = thickness(flow, part);
  }
  if (flow.scaling != null) {
    value.scaling = { thickness: flow.scaling };
    if (flow.minThickness > 0) value.scaling.minThickness = flow.minThickness;
    if (flow.maxThickness != null) value.scaling.maxThickness = flow.maxThickness;
  }
  if (flow.maxItemsPerLine != null) value.maxItemsPerLine = flow.maxItemsPerLine;
  if (flow.minLines !== 1) value.minLines = flow.minLines;
  for (const [key, length] of Object.entries(separators(flow))) {
    if (length != null) value[key] = length;
  }
  if (arrangement.maxLines != null) {
    value.maxLines = arrangement.maxLines;
    if (showsOverflow(flow) && flow.items.length > 0) {
      value.overflow = flow.items.map((_, number) => {
        const { width, height } = arrangement.overflowSize(number + 1);
        return { width, height };
      });
    }
  }
  const hasBaselines = isRow(flow)
    && [alignment, ...flow.items.map(item => item.alignment)].some(name => /Baseline/.test(name));
  if (value.maxLines === 0) {
    // The command shows at least one line: here, that of the overflow view.
    delete value.maxLines;
    value.items = value.overflow ? [value.overflow.at(-1)] : [];
    delete value.overflow;
    return value;
  }
  value.items = Array.from({ length: arrangement.itemCount }, (_, index) =>
    caseItem(arrangement.arrangedItem(index), hasBaselines));
  return value;
}

function caseItem(item, hasBaselines) {
  const value = { width: item.width, height: item.height };
  if (hasBaselines && item.firstBaseline != null) {
    value.firstBaseline = item.firstBaseline;
    value.lastBaseline = item.lastBaseline;
  }
  if (item.minLength > 0) value.minLength = item.minLength;
  if (item.maxLength < Infinity) value.maxLength = item.maxLength;
  for (const key of ["grow", "shrink", "priority", "alignment", "breaksBefore", "breaksAfter",
    "avoidsBreakBefore", "direction", "keepsSize"]) {
    if (item[key]) value[key] = item[key];
  }
  return value;
}

export function jsonCode(flow, arrangement) {
  const { items, ...options } = arrangeCase(flow, arrangement);
  const parts = Object.entries(options).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  return `{${parts.join(", ")},\n "items": [\n${items.map(item => "    " + JSON.stringify(item)).join(",\n")}]}\n`;
}
