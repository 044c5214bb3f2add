// How large a view is by itself, and where it is offered a length: as SwiftUI's frames, texts and shapes.

import { isRow, isShape, scales, shownAlignment } from "./options.js";
import { grows, growth, hugs, isBox, limits, shrinks, stretches, withinLimits } from "./views.js";

/** The views of a flow, which can all stretch where those of a line are equally long. */
export function withEqualLengths(flow) {
  if (flow.distribution !== "fillEqually" || flow.columns !== "natural" || scales(flow)) return flow.items;
  return flow.items.map(item => item.kind === "word" ? item : { ...item, isEqual: true });
}

/** A view's ideal size, and its traits. */
export function idealItem(flow, item, boxes) {
  const traits = {
    spacing: item.spacing,
    breaksBefore: item.breaksBefore || item.fillsLine,
    breaksAfter: item.breaksAfter || item.fillsLine,
    avoidsBreakBefore: item.avoidsBreakBefore,
    direction: item.direction,
    priority: item.priority,
    alignment: shownAlignment(flow, item.alignment),
    keepsSize: scales(flow) && !isShape(item),
  };
  const size = boxes.measure(item);
  const along = isRow(flow) ? "width" : "height";
  // One that fills its line grows there, as far as its frame lets it.
  if (scales(flow) && isBox(item)) {
    return traits.keepsSize ? { ...size, grow: growth(item), maxLength: size[along], ...traits }
      : { ...scaledShape(flow, item), grow: growth(item), ...traits };
  }
  const { least, most } = limits(item);
  const ideal = withinLimits(item, size[along]);
  return {
    ...ideal < size[along] ? offeredSize(flow, item, ideal, boxes) : size,
    [along]: ideal,
    grow: growth(item),
    shrink: item.shrink,
    minLength: shrinks(item) ? Math.min(least, ideal) : 0,
    maxLength: grows(item) ? Math.max(most, ideal) : Infinity,
    ...traits,
  };
}

/** How large a view is that is offered the thickness that lines are scaled to, and keeps its shape. */
function scaledShape(flow, item) {
  const ratio = item.width / item.height;
  const scale = isRow(flow) ? flow.scaling : flow.scaling / ratio;
  return { width: ratio * scale, height: scale };
}

/** The size of a view that is offered a length. */
export function offeredSize(flow, item, offered, boxes) {
  if (scales(flow) && isBox(item)) return boxes.measure(item);
  const along = isRow(flow) ? "width" : "height";
  if (item.isEqual && isBox(item)) return { ...boxes.measure(item), [along]: offered };
  const { least, most } = limits(item);
  const length = Math.max(offered, least);
  const wraps = isRow(flow) && !isBox(item);
  let size = boxes.measure(item, wraps ? length : Infinity);
  // A letter that is wider than what is offered makes space for words on the other lines.
  if (wraps && length < size.width && size.width <= most) size = boxes.measure(item, size.width);
  if (shrinks(item)) return { ...size, [along]: isRow(flow) && hugs(item) ? Math.max(size.width, least) : length };
  // A frame that grows is no shorter than what is in it.
  if (stretches(item) && wraps) return { ...size, width: withinLimits(item, Math.max(length, size.width)) };
  return { ...size, [along]: withinLimits(item, size[along]) };
}
