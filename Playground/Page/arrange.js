// From a flow to its arrangement: how large views are is handed to the engine, which does the rest.

import { across, available, isRow, itemAlignment, length, separators, showsOverflow } from "./options.js";
import { idealItem, offeredSize, withEqualLengths } from "./sizes.js";
import { makeOverflow } from "./views.js";
import { withSpaces } from "./words.js";

/**
 * The views, each with a direction if any has one: that of both neighbors, or else that of the flow. What breaks a line
 * begins a paragraph.
 */
function withDirections(flow) {
  const { items } = flow;
  if (!items.some(item => item.direction)) return items;
  const breaks = (item, next) => !item || !next || item.breaksAfter || item.fillsLine || next.breaksBefore || next.fillsLine;
  // The direction before each view, and then, from the last one on, that after it.
  let side;
  const before = items.map((item, index) => {
    if (breaks(items[index - 1], item)) side = flow.direction;
    const direction = side;
    side = item.direction ?? side;
    return direction;
  });
  const directed = [...items];
  for (let index = items.length - 1; index >= 0; index--) {
    const item = items[index];
    if (breaks(item, items[index + 1])) side = flow.direction;
    directed[index] = { ...item, direction: item.direction ?? (before[index] === side ? side : flow.direction) };
    side = item.direction ?? side;
  }
  return directed;
}

export class Arrangement {
  constructor(engine, boxes) {
    this.engine = engine;
    this.boxes = boxes;
  }

  /** Measures views. To be called before they are arranged for the first time, and whenever they have changed. */
  measure(flow) {
    this.boxes.setTextSize(flow.textSize);
    const items = withSpaces({ ...flow, items: withEqualLengths(flow) }, this.boxes);
    this.views = withDirections({ ...flow, items });
    this.boxes.prepare(this.views);
    this.items = this.views.map(item => idealItem(flow, item, this.boxes));
    this.engine.writeItems(this.items);
  }

  /** Arranges measured views in the space that the flow has, on as many lines as it may have. */
  arrange(flow) {
    this.engine.writeOptions({
      ...flow, available: available(flow), across: across(flow), maxItems: flow.maxViews,
      itemAlignment: itemAlignment(flow), ...separators(flow),
    });
    // The button has the space that it takes for the largest number.
    const button = makeOverflow(flow, flow.isExpanded ? 0 : flow.items.length);
    this.result = this.engine.arrange({
      // A view that is offered more than its own length is as thick as by itself.
      measure: (number, offered) => offered >= length(flow, this.items[number]) ? this.items[number]
        : offeredSize(flow, this.views[number], offered, this.boxes),
      overflow: showsOverflow(flow)
        ? (_, offered) => this.boxes.measure(button, isRow(flow) ? offered : Infinity) : null,
    });
  }

  /** The indices of the first and the last view that is shown. */
  get ends() {
    const shown = this.result.indices.filter(index => index >= 0);
    return [shown[0], shown.at(-1)];
  }

  /** The frame of a view, or null if it is not shown. -1 is the view for hidden ones. */
  frame(index) { return this.result.frames[this.result.indices.indexOf(index)] ?? null; }

  insertionIndex(point) { return this.engine.insertionIndex(point); }
}
