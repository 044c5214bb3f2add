// From a flow to its arrangement: how large views are is handed to the engine, which does the rest.

import { across, available, isRow, itemAlignment, length, separators, showsOverflow } from "./options.js";
import { idealItem, offeredSize, withEqualLengths } from "./sizes.js";
import { makeOverflow } from "./views.js";
import { withSpaces } from "./words.js";

export const nowhere = { x: 0, y: 0, width: 0, height: 0 };

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

/** What a view's size depends on, apart from the flow. */
function sizeKey(item) {
  let key = "";
  for (const name in item) {
    if (name === "id" || name === "tint" || item[name] == null) continue;
    const value = String(item[name]);
    key += `${name} ${value.length} ${value} `;
  }
  return key;
}

export class Arrangement {
  constructor(engine, boxes) {
    this.engine = engine;
    this.boxes = boxes;
  }

  /** Measures views. To be called before they are arranged for the first time, and whenever they have changed. */
  measure(flow) {
    // Many views share a few texts and options: `order` has the number of what each of them is.
    const numbers = new Map();
    this.samples = [];
    this.order = new Int32Array(flow.items.length);
    const items = withSpaces({ ...flow, items: withEqualLengths(flow) }, this.boxes);
    withDirections({ ...flow, items }).forEach((item, index) => {
      const key = sizeKey(item);
      if (!numbers.has(key)) numbers.set(key, this.samples.push(item) - 1);
      this.order[index] = numbers.get(key);
    });
    this.boxes.prepare(this.samples);
    this.items = this.samples.map(item => idealItem(flow, item, this.boxes));
    this.usesBaselines = null;
  }

  /** Arranges measured views in the space that the flow has, on as many lines as it may have. */
  arrange(flow) {
    const usesBaselines = [flow, ...this.items].some(({ alignment }) => /Baseline/.test(alignment));
    if (this.usesBaselines !== usesBaselines) {
      this.usesBaselines = usesBaselines;
      this.engine.writeItems(this.items.map(item => this.told(item)), this.order);
    }
    this.engine.writeOptions({
      ...flow, available: available(flow), across: across(flow), maxItems: flow.maxViews,
      itemAlignment: itemAlignment(flow), ...separators(flow),
    });
    // The button has the space that it takes for the largest number.
    const button = makeOverflow(flow, flow.isExpanded ? 0 : flow.items.length);
    const content = {
      // A view that is offered more than its own length is as thick as by itself.
      measure: (number, offered) => this.told(offered >= length(flow, this.items[number]) ? this.items[number]
        : offeredSize(flow, this.samples[number], offered, this.boxes)),
      overflow: showsOverflow(flow) && ((_, offered) => this.told(this.boxes.measure(button, isRow(flow) ? offered : Infinity))),
    };
    this.engine.arrange(content);
  }

  /** What the engine is told of a size. Baselines only take memory where nothing is aligned by them. */
  told(size) { return this.usesBaselines ? size : { ...size, firstBaseline: null, lastBaseline: null }; }

  /** The indices of the first and the last view that is shown. */
  get ends() {
    const { shownCount } = this.part(nowhere);
    if (shownCount === this.order.length) return [0, shownCount - 1];
    const shown = this.part().indices.filter(index => index >= 0);
    return [shown[0], shown.at(-1)];
  }

  // What of the flow is where, as the engine says it.
  part(rect) { return this.engine.part(rect); }
  frame(index) { return this.engine.frame(index); }
  insertionIndex(point) { return this.engine.insertionIndex(point); }
  destination(key, index) { return this.engine.destination(key, index); }
}
