// FlowEngine as WebAssembly. `flowEngineGzip`, the compressed module in base64, is written by Scripts/playground.

import { options, traits } from "./fields.json";

// The fields of Bridge/Fields.swift, in the same order. What is left out has its default.
const itemFields = ["width", "height", "firstBaseline", "lastBaseline", ...Object.keys(traits)];
const optionFields = ["available", "across", "maxLines", "minThickness", "maxThickness",
  "minColumnLength", "maxColumnLength", ...Object.keys(options)];

/** The number that a value of a field is. Those with names count in their order. */
function numberOf(value, names) {
  return value == null ? NaN : names ? names.indexOf(value) : Number(value);
}

function optionNumber(field, value) {
  if (field !== "columns") return numberOf(value, options[field]);
  return value === "natural" ? NaN : value === "uniform" ? 0 : value === "adaptive" ? -1 : numberOf(value);
}

export class Engine {
  /** Is called when an engine has ended by a fault. It is not to be called again, nor is any that shares its memory. */
  static onFault = () => {};

  /** Starts the engine. Needs neither a server nor a network. */
  static async start() {
    const bytes = Uint8Array.from(atob(flowEngineGzip), character => character.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    const wasm = await new Response(stream).arrayBuffer();
    let measure = () => ({ width: 0, height: 0 });
    const { instance } = await WebAssembly.instantiate(wasm, {
      page: {
        measureOverflow(hidden, pointer) {
          const { width, height, firstBaseline = NaN, lastBaseline = NaN } = measure(hidden);
          new Float64Array(instance.exports.memory.buffer, pointer, 4).set([width, height, firstBaseline, lastBaseline]);
        },
      },
    });
    return new Engine(instance.exports, f => { measure = f; });
  }

  constructor(exports, setMeasure) {
    this.exports = exports;
    this.setMeasure = setMeasure;
    this.stage = exports.makeStage();
  }

  /** An engine that shares the memory of this one, and arranges something else. */
  another() { return new Engine(this.exports, this.setMeasure); }

  /** Calls a function of the bridge for this stage. */
  call(name, ...numbers) {
    try {
      return this.exports[name](this.stage, ...numbers);
    } catch (error) {
      Engine.onFault();
      throw error;
    }
  }

  // Memory may have moved since the last call, so that nobody keeps a view of it.
  numbers(pointer, count) { return new Float64Array(this.exports.memory.buffer, pointer, count); }

  /** The size of the engine's memory, in bytes. */
  get memorySize() { return this.exports.memory.buffer.byteLength; }

  writeOptions(options) {
    this.numbers(this.call("options"), optionFields.length)
      .set(optionFields.map(field => optionNumber(field, options[field])));
    this.available = optionNumber("available", options.available);
  }

  /**
   * Writes the items of the flow. With an `order`, `items` are those that differ, and it has the index of one of them for
   * each item of the flow: a million of them share a few.
   */
  writeItems(items, order = items.keys()) {
    const indices = Float64Array.from(order);
    this.count = indices.length;
    this.numbers(this.call("order", this.count), this.count).set(indices);
    const numbers = this.numbers(this.call("items", items.length), items.length * itemFields.length);
    let next = 0;
    for (const item of items) {
      for (let field = 0; field < itemFields.length; field++) {
        numbers[next++] = numberOf(item[itemFields[field]], traits[itemFields[field]]);
      }
    }
  }

  /** How long each column is that shares the space; infinity where there are none. */
  columnLength() { return this.call("columnLength", this.count); }

  /**
   * Arranges the items. `measureOverflow` measures the view for a number of hidden ones, if there is one. `less`
   * is taken off the available space. Returns how long the next item may be to be shown beside that view, or 0.
   */
  arrange(measureOverflow, less = 0) {
    const options = this.numbers(this.call("options"), optionFields.length);
    options[optionFields.indexOf("available")] = this.available - less;
    this.setMeasure(measureOverflow ?? (() => ({ width: 0, height: 0 })));
    return this.call("arrange", this.count, measureOverflow != null);
  }

  /** The index of the hidden item that is shown next, or -1. */
  get nextItem() { return this.call("nextItem"); }

  /** The frame of an item, or null if there is none, or a limit hides it. */
  frame(index) {
    const pointer = this.call("frame", index);
    if (pointer === 0) return null;
    const [x, y, width, height] = this.numbers(pointer, 4);
    return { x, y, width, height };
  }

  /** The index before which a view goes that is dropped at a point. */
  insertionIndex({ x, y }) { return this.call("insertionIndex", x, y); }

  /** The index of the item that a key leads to from another one, or -1. */
  destination(key, index) {
    const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];
    return this.call("destination", keys.indexOf(key), index);
  }

  /** Writes the lines that meet a rectangle, with the frames on them. Returns where. */
  writeFrames({ x, y, width, height } = { x: -1e9, y: -1e9, width: 2e9, height: 2e9 }) {
    return this.call("part", x, y, width, height);
  }

  /**
   * The lines that meet a rectangle, with what is on them, in coordinates of the flow. Each frame has the index of its item,
   * which is -1 for the view that says how many are hidden.
   */
  part(rect) {
    const pointer = this.writeFrames(rect);
    const [width, height, lineCount, shownCount, firstItem, frameCount, firstLine, partLineCount, itemSeparators,
      lineSeparators] = this.numbers(pointer, 10);
    const count = 10 + frameCount + 4 * (frameCount + itemSeparators + lineSeparators) + 6 * partLineCount;
    const numbers = this.numbers(pointer, count);
    let next = 10;
    const rects = count => Array.from({ length: count }, () =>
      ({ x: numbers[next++], y: numbers[next++], width: numbers[next++], height: numbers[next++] }));
    return {
      width, height, lineCount, shownCount, firstItem, firstLine,
      frames: rects(frameCount),
      indices: Array.from({ length: frameCount }, () => numbers[next++]),
      lines: Array.from({ length: partLineCount }, () =>
        ({ start: numbers[next++], end: numbers[next++], ...rects(1)[0] })),
      itemSeparators: rects(itemSeparators),
      lineSeparators: rects(lineSeparators),
    };
  }
}
