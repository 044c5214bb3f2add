// How large views are: the browser measures their text, once for each text, look and offered width.

import { isBox, tints } from "./views.js";
import { landscape } from "./landscape.js";

const mostSizes = 50000;

/** Dynamic Type: how large each font is, in points, from the smallest text size of a device to the largest. */
export const textSizes = ["xS", "S", "M", "L", "xL", "xxL", "xxxL", "AX1", "AX2", "AX3", "AX4", "AX5"];
const fonts = {
  subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
  body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
  title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
  title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
};

export class Boxes {
  constructor(parent) {
    this.layer = parent.appendChild(document.createElement("div"));
    this.layer.className = "measuring";
    this.layer.ariaHidden = true;
    this.known = new Map();
  }

  /** Gives views the fonts of a text size. All of them are to be measured anew. */
  setTextSize(name) {
    if (name === this.textSize) return;
    this.textSize = name;
    const number = textSizes.indexOf(name);
    for (const [font, sizes] of Object.entries(fonts)) {
      document.documentElement.style.setProperty(`--${font}`, `${sizes[number]}px`);
    }
    this.known.clear();
  }

  /** Measures texts at their ideal sizes, all in one layout of the page. */
  prepare(items) {
    const elements = [];
    for (const item of items) {
      const key = Boxes.key(item, Infinity);
      if (isBox(item) || this.known.has(key)) continue;
      this.known.set(key, null);
      elements.push([key, this.addMarked(item)]);
    }
    for (const [key, element] of elements) this.known.set(key, Boxes.size(element));
    this.layer.replaceChildren();
  }

  /** The size of a view and its baselines, if it is offered a width. */
  measure(item, offered = Infinity) {
    if (isBox(item)) return { width: item.width, height: item.height };
    const key = Boxes.key(item, offered);
    const known = this.known.get(key);
    if (known) return known;
    // A drag offers a long text another width with each frame.
    if (this.known.size > mostSizes) this.known.clear();
    const size = offered < Infinity ? this.wrapped(item, offered) : Boxes.size(this.addMarked(item));
    this.layer.replaceChildren();
    this.known.set(key, size);
    return size;
  }

  /** A text in its ideal size. Where its first and its last line have their baselines, there is an empty box. */
  addMarked(item) {
    const element = this.layer.appendChild(makeContent(item));
    element.prepend(document.createElement("i"));
    element.append(document.createElement("i"));
    return element;
  }

  /**
   * The size of a text that is offered a width. It is as wide as its longest line, and has the same lines then. That is more
   * than it is offered where not even a letter fits, but in a field, which cuts its text.
   */
  wrapped(item, offered) {
    const ideal = this.measure(item);
    if (ideal.width <= offered) return ideal;
    const element = this.layer.appendChild(makeContent(item));
    element.style.maxWidth = offered + "px";
    const { width, height } = element.getBoundingClientRect();
    const longest = item.kind === "field" ? width : longestLine(element);
    return {
      width: Math.max(longest, Math.min(width, longest + 1 / 64)), height, firstBaseline: ideal.firstBaseline,
      lastBaseline: height - (ideal.height - ideal.lastBaseline),
    };
  }

  static key(item, offered) { return `${item.kind} ${item.id === "overflow"} ${offered} ${item.text}`; }

  static size(element) {
    const { top, width, height } = element.getBoundingClientRect();
    const [first, last] = [element.firstChild, element.lastChild].map(mark => mark.getBoundingClientRect().bottom - top);
    return { width, height, firstBaseline: first, lastBaseline: last };
  }
}

/** How wide an element is around the longest of its lines, without the spaces at their ends. */
function longestLine(element) {
  const range = document.createRange();
  const rects = [...element.textContent.matchAll(/\S+/g)].flatMap(({ index, 0: word }) => {
    range.setStart(element.firstChild, index);
    range.setEnd(element.firstChild, index + word.length);
    return [...range.getClientRects()];
  });
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  const length = rects.length === 0 ? 0
    : Math.max(...rects.map(rect => rect.right)) - Math.min(...rects.map(rect => rect.left));
  return length + parseFloat(paddingLeft) + parseFloat(paddingRight);
}

/** What is seen of a view. Its place is that of an element around it. */
export const makeContent = item => setLook(document.createElement("div"), item);

export function setLook(element, item) {
  element.className = `view ${item.kind}${item.id === "overflow" ? " more" : item.isTyped ? " typed" : ""}`;
  element.style.setProperty("--tint", `var(--${item.tint ?? "blue"})`);
  if (item.kind === "photo") element.innerHTML = landscape(tints.indexOf(item.tint ?? "blue"));
  // A word is not broken at spaces in it.
  else element.textContent = item.kind === "word" ? item.text.replace(/ /g, "\u{A0}") : item.text;
  return element;
}
