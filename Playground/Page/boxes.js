// How large views are: the browser measures their text, once for each text, look and offered width.

import { isBox } from "./flow.js";

const mostSizes = 50000;

export class Boxes {
  constructor(parent) {
    this.layer = parent.appendChild(document.createElement("div"));
    this.layer.className = "measuring";
    this.layer.setAttribute("aria-hidden", "true");
    this.known = new Map();
  }

  /** Measures texts at their ideal sizes, all in one layout of the page. */
  prepare(items) {
    const elements = [];
    for (const item of items) {
      const key = Boxes.key(item, Infinity);
      if (isBox(item) || this.known.has(key)) continue;
      this.known.set(key, null);
      elements.push([key, this.add(item, Infinity)]);
    }
    for (const [key, element] of elements) this.known.set(key, Boxes.size(element));
    this.layer.replaceChildren();
  }

  /** The size of a view and its baselines, if it is offered a width. */
  measure(item, offered = Infinity) {
    if (isBox(item)) return { width: item.width, height: item.height };
    const key = Boxes.key(item, offered);
    if (!this.known.get(key)) {
      // A drag offers a long text another width with each frame.
      if (this.known.size > mostSizes) this.known.clear();
      this.known.set(key, Boxes.size(this.add(item, offered)));
      this.layer.replaceChildren();
    }
    return this.known.get(key);
  }

  add(item, offered) {
    const element = this.layer.appendChild(makeContent(item));
    // Where the first and the last line of text have their baselines, there is an empty box.
    element.prepend(document.createElement("i"));
    element.append(document.createElement("i"));
    if (offered < Infinity) element.style.maxWidth = offered + "px";
    return element;
  }

  static key(item, offered) { return `${item.kind} ${offered} ${item.text}`; }

  static size(element) {
    const { top, width, height } = element.getBoundingClientRect();
    const [first, last] = [element.firstChild, element.lastChild].map(mark => mark.getBoundingClientRect().bottom - top);
    return { width, height, firstBaseline: first, lastBaseline: last };
  }
}

/** What is seen of a view. Its place is that of an element around it. */
export function makeContent(item) {
  const element = document.createElement("div");
  element.className = `view ${item.kind}`;
  element.dataset.tint = item.tint ?? "blue";
  element.textContent = item.text;
  return element;
}
