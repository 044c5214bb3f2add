// From a flow to frames, as FlowLayouts does it: measure views, measure again what is too long, arrange them, measure
// again what grew or shrank, and arrange that.

import {
  across, available, isRow, isShape, itemAlignment, length, scales, shownAlignment, thickness,
} from "./options.js";
import { grows, growth, isBox, limits, makeItem, shrinks, withinLimits } from "./views.js";

/** The lengths of separators, of which a flow of one view has none. */
export function separators(flow) {
  const lengths = flow.items.length > 1 ? { dot: 4, divider: 1 } : {};
  return { itemSeparator: lengths[flow.itemSeparator], lineSeparator: lengths[flow.lineSeparator] };
}

/** The button where the last hidden view would be. Where none is hidden, it collapses a flow that is expanded. */
export const makeOverflow = hidden =>
  makeItem("chip", hidden > 0 ? `+${hidden} more` : "Show less", { id: "overflow" });

/** Whether a text that is broken is as wide as its longest line. Others fill what they are offered. */
const hugs = item => !grows(item) && (/^(text|title)$/.test(item.kind) || !shrinks(item));

/** Whether a view says how many others are hidden, if any are. */
export const showsOverflow = flow => flow.overflow && (flow.maxLines != null || flow.hidesOverflow);

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

/** How large a view is that is offered the thickness that lines are scaled to, and keeps its shape. */
function shape(flow, item) {
  const ratio = item.width / item.height;
  const scale = isRow(flow) ? flow.scaling : flow.scaling / ratio;
  return { width: ratio * scale, height: scale };
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
    // A million views share a few texts and options: `order` has the number of what each of them is.
    const numbers = new Map();
    this.samples = [];
    this.ownOrder = new Int32Array(flow.items.length);
    withDirections(flow).forEach((item, index) => {
      const key = sizeKey(item);
      if (!numbers.has(key)) numbers.set(key, this.samples.push(item) - 1);
      this.ownOrder[index] = numbers.get(key);
    });
    this.boxes.prepare(this.samples);
    this.lengthKey = isRow(flow) ? "width" : "height";
    this.items = this.samples.map(item => this.engineItem(flow, item));
    this.count = flow.items.length;
    this.written = null;
  }

  /** Arranges measured views in the space that the flow has, on as many lines as it may have. */
  arrange(flow) {
    this.order = this.ownOrder;
    this.button = null;
    if (!flow.isExpanded) {
      this.limit(flow);
      return;
    }
    const end = showsOverflow(flow) ? this.endOfHidden(flow) : 0;
    this.arrangeLines(flow, null);
    if (end > 0) this.addButton(flow, end);
  }

  /** The place after the last view that an expanded flow would hide if it were not; 0 if it would hide none. */
  endOfHidden(flow) {
    this.limit(flow);
    if (this.engine.part(nowhere).shownCount === this.count) return 0;
    const shown = new Set(this.engine.part().indices);
    let end = this.count;
    while (shown.has(end - 1)) end--;
    return end;
  }

  /** Arranges a flow on as many lines as are shown of it. */
  limit(flow) {
    this.arrangeLines(flow, flow.maxLines);
    if (!flow.hidesOverflow || this.fits(flow)) return;
    // Each further line makes the flow thicker.
    let [fitting, tooMany] = [1, this.engine.part(nowhere).lineCount];
    while (tooMany - fitting > 1) {
      const middle = fitting + Math.floor((tooMany - fitting) / 2);
      this.arrangeLines(flow, middle);
      if (this.fits(flow)) fitting = middle;
      else tooMany = middle;
    }
    this.arrangeLines(flow, fitting);
  }

  /** Whether all lines fit into the space across. A single one always does. */
  fits(flow) {
    const part = this.engine.part(nowhere);
    return part.lineCount <= 1 || thickness(flow, part) <= (across(flow) ?? Infinity);
  }

  /** Arranges an expanded flow with the button that collapses it after so many views. */
  addButton(flow, place) {
    const button = makeOverflow(0);
    const order = new Int32Array(this.count + 1);
    order.set(this.order.subarray(0, place));
    order.set(this.order.subarray(place), place + 1);
    let number = this.samples.findIndex(item => item.id === button.id);
    if (number < 0) {
      number = this.samples.push(button) - 1;
      this.boxes.prepare(this.samples);
      this.items = [...this.items, this.engineItem(flow, button)];
    }
    order[place] = number;
    [this.order, this.button] = [order, place];
    this.arrangeLines(flow, null);
  }

  arrangeLines(flow, lines) {
    const { engine } = this;
    this.maxLines = lines;
    engine.writeOptions({
      ...flow,
      available: available(flow),
      across: across(flow),
      maxLines: lines,
      minLines: Math.max(Math.min(flow.minLines, lines ?? Infinity), 1),
      itemAlignment: itemAlignment(flow),
      ...separators(flow),
    });

    // 1. What is longer than the flow, or its column, is offered that length.
    this.write(flow, this.items, this.order);
    const space = available(flow) ?? Infinity;
    const limit = Math.min(space, engine.columnLength());
    const items = this.items.map((item, number) => {
      const sample = this.samples[number];
      const most = sample.fillsLine ? space : limit;
      return item[this.lengthKey] > most && !(scales(flow) && isBox(sample)) ? { ...item, ...this.offered(flow, sample, most) } : item;
    });
    let { order } = this;
    this.write(flow, items, order);
    // The button has the space that it takes for the largest number.
    this.overflowSize = this.boxes.measure(makeOverflow(this.count), isRow(flow) ? limit : Infinity);
    this.overflow = showsOverflow(flow) && lines != null ? () => this.overflowSize : null;
    const start = performance.now();
    const room = engine.arrange(this.overflow);
    this.duration = performance.now() - start;

    // 2. What would be alone on the last line is offered what that has left beside the button.
    if (room > 0) {
      const next = engine.nextItem;
      const cut = { ...items[order[next]], ...this.offered(flow, this.samples[order[next]], room) };
      if (cut[this.lengthKey] <= room) {
        order = order.slice();
        order[next] = items.push(cut) - 1;
        this.write(flow, items, order);
        engine.arrange(this.overflow);
      }
    }

    // 3. Text that got another width has another height: it shrank, or grew after it had been offered less.
    if (isRow(flow) && this.samples.some((item, number) => !isBox(item)
      && (flow.columns === "natural" ? shrinks(item) : grows(item) && items[number] !== this.items[number]))) {
      const { frames, indices } = engine.part();
      order = order.slice();
      frames.forEach((frame, number) => {
        const index = indices[number];
        const item = this.samples[this.order[index]];
        const known = items[order[index]];
        if (!item || isBox(item) || frame.width === known.width
          || (frame.width > known.width && known === this.items[order[index]])) return;
        order[index] = items.push({ ...known, ...this.boxes.measure(item, frame.width), width: known.width }) - 1;
      });
      if (items.length > this.items.length) {
        this.write(flow, items, order);
        engine.arrange(this.overflow);
      }
    }
    this.arranged = { items, order };
  }

  /** Writes items to the engine, unless it has them. Baselines only take memory where nothing is aligned by them. */
  write(flow, items, order) {
    const usesBaselines = [flow, ...items].some(({ alignment }) => /Baseline/.test(alignment));
    const { written } = this;
    if (written?.usesBaselines === usesBaselines && written.order === order && written.items.length === items.length
      && written.items.every((item, number) => item === items[number])) return;
    this.engine.writeItems(usesBaselines ? items
      : items.map(item => ({ ...item, firstBaseline: null, lastBaseline: null })), order);
    this.written = { usesBaselines, items: [...items], order };
  }

  /** The number of a view among what the engine arranges, and the view of a number: -1 for the button. */
  numberOf(index) { return this.button == null || index < this.button ? index : index + 1; }
  viewOf(number) {
    return this.button == null || number < this.button ? number : number === this.button ? -1 : number - 1;
  }

  /** How long a view is as long as nothing else decides that. */
  idealLength(index) { return this.items[this.order[this.numberOf(index)]][this.lengthKey]; }

  /** What the engine was told about a view, or about a number. */
  arrangedItem(index) { return this.itemAt(this.numberOf(index)); }
  itemAt(number) { return this.arranged.items[this.arranged.order[number]]; }

  /** How long the engine takes for what it arranged last, in milliseconds. A browser's clock counts tenths of them. */
  get time() {
    const count = Math.ceil(20000 / (this.order.length + 100));
    // Lines are broken again where the space is another one.
    const start = performance.now();
    for (let number = count; number >= 0; number--) this.engine.arrange(this.overflow, number % 2 / 8);
    return (performance.now() - start) / (count + 1);
  }

  /** The frame of a view, or null if it is hidden. */
  frame(index) { return this.engine.frame(this.numberOf(index)); }

  /** The index before which a view goes that is dropped at a point. */
  insertionIndex(point) {
    const number = this.engine.insertionIndex(point);
    return this.button == null || number <= this.button ? number : number - 1;
  }

  /** The index of the view that a key leads to from another one, or -1. */
  destination(key, index) {
    const next = this.engine.destination(key, this.numberOf(index));
    const view = next === this.button ? this.engine.destination(key, next) : next;
    return view < 0 ? -1 : this.viewOf(view);
  }

  /** The indices of the first and the last view that is shown. */
  get ends() {
    if (this.engine.nextItem < 0) return [0, this.count - 1];
    const shown = this.engine.part().indices.filter(index => index >= 0);
    return [shown[0], shown.at(-1)];
  }

  /** The indices of the first views that are hidden. */
  firstHidden(most) {
    const shown = new Set(this.engine.part().indices);
    const hidden = [];
    for (let index = 0; index < this.count && hidden.length < most; index++) {
      if (!shown.has(index)) hidden.push(index);
    }
    return hidden;
  }

  /** Whether a text has been broken into lines, of which the longest decides how wide it is. */
  get hasWrappedText() {
    return this.arranged.items.slice(0, this.samples.length).some(({ width }, number) => {
      const item = this.samples[number];
      return !isBox(item) && hugs(item) && width < this.boxes.measure(item).width;
    });
  }

  /** How many items there are with the button that collapses the flow, if there is one. */
  get itemCount() { return this.order.length; }

  /** The lines that meet a rectangle, or all. */
  part(rect) {
    const part = this.engine.part(rect);
    return { ...part, shownCount: Math.min(part.shownCount, this.count), itemCount: this.itemCount,
      indices: this.button == null ? part.indices : part.indices.map(number => this.viewOf(number)) };
  }

  /** A view's ideal size, and its traits. */
  engineItem(flow, item) {
    const place = {
      breaksBefore: item.breaksBefore || item.fillsLine,
      breaksAfter: item.breaksAfter || item.fillsLine,
      avoidsBreakBefore: item.avoidsBreakBefore,
      direction: item.direction,
      priority: item.priority,
    };
    const keepsSize = scales(flow) && !isShape(item);
    const alignment = shownAlignment(flow, item.alignment);
    if (scales(flow) && isBox(item)) {
      return { ...keepsSize ? this.boxes.measure(item) : shape(flow, item), ...place, alignment, keepsSize };
    }
    const size = this.boxes.measure(item);
    const { least, most } = limits(item);
    const ideal = withinLimits(item, size[this.lengthKey]);
    const fitted = ideal < size[this.lengthKey] ? this.offered(flow, item, ideal) : size;
    return {
      ...fitted,
      [this.lengthKey]: ideal,
      grow: growth(item),
      shrink: item.shrink,
      minLength: shrinks(item) ? Math.min(least, ideal) : 0,
      maxLength: grows(item) ? Math.max(most, ideal) : Infinity,
      alignment,
      ...place,
      keepsSize,
    };
  }

  /** The size of a view that is offered less than its ideal length. */
  offered(flow, item, limit) {
    const { least } = limits(item);
    const length = Math.max(limit, least);
    const size = this.boxes.measure(item, isRow(flow) && !isBox(item) ? length : Infinity);
    if (shrinks(item)) {
      return { ...size, [this.lengthKey]: isRow(flow) && hugs(item) ? Math.max(size.width, least) : length };
    }
    // A frame that grows is no shorter than what is in it.
    if (grows(item) && !isBox(item) && isRow(flow)) return { ...size, width: withinLimits(item, Math.max(length, size.width)) };
    return { ...size, [this.lengthKey]: withinLimits(item, size[this.lengthKey]) };
  }
}
