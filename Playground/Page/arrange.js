// From a flow to frames, as FlowLayouts does it: measure views, measure again what is too long, arrange them, measure
// again what grew or shrank, and arrange that.

import { across, available, isRow, length, thickness } from "./options.js";
import { isBox, makeItem } from "./flow.js";

/** The lengths of separators, of which a flow of one view has none. */
export function separators(flow) {
  const lengths = flow.items.length > 1 ? { dot: 4, divider: 1 } : {};
  return { itemSeparator: lengths[flow.itemSeparator], lineSeparator: lengths[flow.lineSeparator] };
}

export const makeOverflow = hidden => makeItem("chip", `+${hidden} more`, { id: "overflow" });

export const grows = item => growth(item) > 0;
export const shrinks = item => item.shrink > 0;

/** The least length of a view that shrinks and the largest of one that grows. Others have no such limits. */
export function limits(item) {
  return {
    least: shrinks(item) ? item.minLength ?? (isBox(item) ? 0 : 60) : 0,
    most: grows(item) ? item.maxLength ?? Infinity : Infinity,
  };
}

/** Whether a view says how many others are hidden, if any are. */
export const showsOverflow = flow => flow.overflow && (flow.maxLines != null || flow.hidesOverflow);

export const nowhere = { x: 0, y: 0, width: 0, height: 0 };

/** The share of its line's space that a view takes. */
export const growth = item => Math.max(item.grow ?? 0, item.fillsLine ? 1 : 0);

/** A length as far as a view's limits allow it. */
export function withinLimits(item, length) {
  const { least, most } = limits(item);
  return Math.max(Math.min(length, most), least);
}

export class Arrangement {
  constructor(engine, boxes) {
    this.engine = engine;
    this.boxes = boxes;
  }

  /** Measures views. To be called before they are arranged for the first time, and whenever they have changed. */
  measure(flow) {
    this.boxes.prepare(flow.items);
    this.lengthKey = isRow(flow) ? "width" : "height";
    this.items = flow.items.map(item => this.engineItem(flow, item));
    this.isWritten = false;
  }

  /** Arranges measured views in the space that the flow has, on as many lines as it may have. */
  arrange(flow) {
    this.arrangeLines(flow, flow.isExpanded ? null : flow.maxLines);
    if (!flow.hidesOverflow || flow.isExpanded || this.fits(flow)) return;
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

  arrangeLines(flow, lines) {
    const { engine } = this;
    this.maxLines = lines;
    engine.writeOptions({
      ...flow,
      available: available(flow),
      across: across(flow),
      maxLines: lines,
      minLines: Math.min(flow.minLines, lines ?? Infinity),
      itemAlignment: flow.stretchesItems ? "stretch" : flow.alignment,
      ...separators(flow),
    });

    // 1. What is longer than the flow, or its column, is offered that length.
    if (!this.isWritten) engine.writeItems(this.items);
    const limit = Math.min(available(flow) ?? Infinity, engine.columnLength());
    const items = this.items.map((item, index) =>
      item[this.lengthKey] > limit ? { ...item, ...this.offered(flow, flow.items[index], limit) } : item);
    this.isWritten = items.every((item, index) => item === this.items[index]);
    if (!this.isWritten) engine.writeItems(items);
    this.overflowSize = hidden => this.boxes.measure(makeOverflow(hidden), isRow(flow) ? limit : Infinity);
    this.overflow = showsOverflow(flow) && lines != null ? this.overflowSize : null;
    engine.arrange(this.overflow);

    // 2. Text that got another width has another height.
    if (isRow(flow) && flow.columns === "natural" && flow.items.some(item => shrinks(item) && !isBox(item))) {
      const { frames } = engine.part();
      let isChanged = false;
      frames.forEach((frame, index) => {
        const item = flow.items[index];
        if (!item || isBox(item) || frame.width >= items[index].width) return;
        items[index] = { ...items[index], ...this.boxes.measure(item, frame.width), width: items[index].width };
        isChanged = true;
      });
      if (isChanged) {
        engine.writeItems(items);
        this.isWritten = false;
        engine.arrange(this.overflow);
      }
    }
    this.arranged = items;
  }

  /** How long the engine takes for what it arranged last, in milliseconds. A browser's clock counts tenths of them. */
  get time() {
    const count = Math.ceil(20000 / (this.items.length + 100));
    const start = performance.now();
    for (let number = 0; number < count; number++) this.engine.arrange(this.overflow);
    return (performance.now() - start) / count;
  }

  /** The lines that meet a rectangle, or all. */
  part(rect) { return this.engine.part(rect); }

  /** A view's ideal size, and its traits. */
  engineItem(flow, item) {
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
      priority: item.priority,
      alignment: item.alignment,
      breaksBefore: item.breaksBefore || item.fillsLine,
      breaksAfter: item.breaksAfter || item.fillsLine,
      avoidsBreakBefore: item.avoidsBreakBefore,
    };
  }

  /** The size of a view that is offered less than its ideal length. */
  offered(flow, item, limit) {
    const { least } = limits(item);
    const length = Math.max(limit, least);
    const size = this.boxes.measure(item, isRow(flow) && !isBox(item) ? length : Infinity);
    if (shrinks(item) || (grows(item) && !isBox(item) && isRow(flow))) return { ...size, [this.lengthKey]: length };
    return { ...size, [this.lengthKey]: withinLimits(item, size[this.lengthKey]) };
  }
}
