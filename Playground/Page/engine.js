// FlowEngine as WebAssembly. `flowEngineGzip`, the compressed module in base 85, is written by Scripts/playground.

import { options, traits } from "./fields.json";

// The fields of `ItemField` (Fields.swift) and `OptionField` (OptionField.swift), in the same order. What is left out has its default.
const itemFields = ["width", "height", "firstBaseline", "lastBaseline", "spacing", ...Object.keys(traits)];
const optionFields = ["available", "across", "maxLines", "maxItems", "hidesOverflow", "isExpanded", "minThickness",
  "maxThickness", "minColumnLength", "maxColumnLength", ...Object.keys(options)];

/** The number that a value of a field is. Those with names count in their order. */
function numberOf(value, names) {
  return value == null ? NaN : names ? names.indexOf(value) : Number(value);
}

function optionNumber(field, value) {
  if (field !== "columns") return numberOf(value, options[field]);
  return value === "natural" ? NaN : value === "uniform" ? 0 : value === "adaptive" ? -1 : numberOf(value);
}

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~";

/** What a text in base 85 stands for: four bytes for each five digits, the last of which may be missing. */
function bytesOf(text) {
  const bytes = new DataView(new ArrayBuffer(Math.ceil(text.length / 5) * 4));
  for (let index = 0; index < text.length; index += 5) {
    let number = 0;
    for (const digit of text.slice(index, index + 5).padEnd(5, "~")) number = 85 * number + digits.indexOf(digit);
    bytes.setUint32(index / 5 * 4, number);
  }
  return new Uint8Array(bytes.buffer, 0, Math.floor(text.length / 5 * 4));
}

/** `Engine.onFault` is called when an engine has ended by a fault. It is not to be called again. */
export class Engine {
  /** Starts the engine. Needs neither a server nor a network. */
  static async start() {
    const stream = new Blob([bytesOf(flowEngineGzip)]).stream().pipeThrough(new DecompressionStream("gzip"));
    const wasm = await new Response(stream).arrayBuffer();
    const holder = { content: {} };
    const { instance } = await WebAssembly.instantiate(wasm, {
      page: {
        measure(isOverflow, number, length, pointer) {
          const { content } = holder;
          const size = isOverflow ? content.overflow(number, length) : content.measure?.(number, length);
          if (!size) return;
          new Float64Array(instance.exports.memory.buffer, pointer, 4)
            .set([size.width, size.height, size.firstBaseline ?? NaN, size.lastBaseline ?? NaN]);
        },
      },
    });
    return new Engine(instance.exports, holder);
  }

  constructor(exports, holder) {
    this.exports = exports;
    this.holder = holder;
    this.stage = exports.makeStage();
  }

  /** An engine that shares the memory of this one, and arranges something else. */
  another() { return new Engine(this.exports, this.holder); }

  /** Calls a function of the bridge for this stage. */
  call(name, ...numbers) {
    try {
      return this.exports[name](this.stage, ...numbers);
    } catch (error) {
      Engine.onFault?.();
      throw error;
    }
  }

  /** So many numbers, or all up to the end of memory. That may move in a call, so nobody keeps a view of it. */
  numbers(pointer, count) { return new Float64Array(this.exports.memory.buffer, pointer, count); }

  writeOptions(options) {
    this.numbers(this.call("options"), optionFields.length)
      .set(optionFields.map(field => optionNumber(field, options[field])));
  }

  writeItems(items) {
    const numbers = this.numbers(this.call("items", items.length), items.length * itemFields.length);
    let next = 0;
    for (const item of items) {
      for (const field of itemFields) numbers[next++] = numberOf(item[field], traits[field]);
    }
  }

  /**
   * Arranges the items, and returns what is shown, and where. Each frame has the index of its item, which is -1 for the view
   * that says how many are hidden, and the number of its line. `content` has `measure`, which is given the number of an item
   * and a length that it is offered, and returns its size and its baselines; without it, items keep their sizes. And
   * `overflow`, if there is a view for hidden ones, which gets their number in place of the item's.
   */
  arrange(content = {}) {
    this.holder.content = content;
    const numbers = this.numbers(this.call("arrange", Boolean(content.overflow)));
    let next = 0;
    const number = () => numbers[next++];
    const rect = () => ({ x: number(), y: number(), width: number(), height: number() });
    const list = (length, read) => Array.from({ length }, read);
    // The fields of `ResultField`, in the same order, and then the lists.
    const width = number(), height = number(), lineCount = number(), shownCount = number();
    const frameCount = number(), itemSeparatorCount = number(), lineSeparatorCount = number();
    return {
      width, height, lineCount, shownCount,
      frames: list(frameCount, rect),
      indices: list(frameCount, number),
      lines: list(frameCount, number),
      itemSeparators: list(itemSeparatorCount, rect),
      lineSeparators: list(lineSeparatorCount, rect),
    };
  }

  /** The index before which a view goes that is dropped at a point. */
  insertionIndex({ x, y }) { return this.call("insertionIndex", x, y); }
}
