// The flow under the headline, arranged by the engine of the playground. Without scripts, the same list is a flexbox.

import { setContent } from "../Page/elements.js";
import { Springs } from "../Page/springs.js";

export class LiveFlow {
  /** `photos` are the wall below the flow, which the edge of the window cuts. `choices` are all that may be shown. */
  constructor(engine, photos, choices) {
    Object.assign(this, { engine, photos, choices });
    this.space = document.getElementById("space");
    this.window = document.getElementById("window");
    this.list = document.getElementById("flow");
    this.handle = document.getElementById("handle");
    this.springs = new Springs(view => this.draw(view));
    /** The options of the flow for the engine. */
    this.options = {};
    /** How wide the flow may be; where there is none, as wide as there is space. */
    this.width = null;
    /** The view that follows a pointer. */
    this.lifted = null;
    this.isExpanded = false;
    /** Whether the views are in a stack, which does not wrap. */
    this.isStack = false;

    this.views = Array.from(this.list.children, element => this.makeView(element));
    this.makeMore();
    this.measure();
  }

  makeView(element) { return { element, x: 0, y: 0, vx: 0, vy: 0 }; }

  /** The button that shows hidden views, and hides them again. */
  makeMore() {
    this.more = this.makeView(this.list.appendChild(document.createElement("li")));
    this.more.element.className = "more";
    this.button = this.more.element.appendChild(document.createElement("button"));
    this.button.type = "button";
    this.button.addEventListener("click", () => {
      this.isExpanded = !this.isExpanded;
      this.makeRoom();
      this.show();
    });
  }

  /** The size of the button while it says how many views are hidden, or that it hides them. */
  moreSize(hidden) {
    if (!this.moreSizes[hidden]) {
      this.showHidden(hidden);
      this.moreSizes[hidden] = size(this.more.element);
    }
    return this.moreSizes[hidden];
  }

  showHidden(count) { setContent(this.button, count > 0 ? `+${count} more` : "Show less"); }

  /** Measures all views, as their font depends on the window, and what is around them. */
  measure() {
    this.moreSizes = [];
    // On either side of the flow.
    this.margin = this.list.offsetLeft + this.window.clientLeft;
    this.top = this.list.offsetTop;
    this.largestWidth = this.space.clientWidth - 2 * this.margin;
    this.photos.measure();
    for (const view of this.views) Object.assign(view, size(view.element));
    this.widestView = Math.max(...this.views.map(({ width }) => width));
    this.makeRoom();
    this.show(false);
  }

  /**
   * Makes the window high enough for the flow: while the edge is dragged, or something else is chosen, the page below stands
   * still. Beside the code there is space for a flow that is a little narrower, too, but not for columns.
   */
  makeRoom() {
    const [flow, code] = [this.space, document.querySelector(".code")].map(element => element.getBoundingClientRect());
    const isBesideCode = flow.right < code.left;
    const narrow = Math.max(0.8 * this.largestWidth, this.smallestWidth);
    this.setRoom(Math.max(...this.choices.map(options =>
      this.arranged(isBesideCode && !options.columns ? narrow : this.largestWidth, options).height)));
  }

  /** Makes the window high enough for a flow of this height and a row of photos. */
  setRoom(height) {
    this.room = height;
    this.space.style.minHeight = `${Math.round(this.top + height + this.photos.top + this.photos.options.scaling)}px`;
  }

  /** As narrow as its widest view. */
  get smallestWidth() { return Math.min(Math.ceil(this.widestView), this.largestWidth); }

  /** How wide the flow may be now. */
  get available() {
    return Math.max(Math.min(this.width ?? Infinity, this.largestWidth), this.smallestWidth);
  }

  arranged(available, options) {
    this.engine.writeOptions({ available, itemAlignment: "center", isExpanded: this.isExpanded, ...options });
    this.engine.writeItems(this.views);
    return this.engine.arrange(options.maxLines == null ? {} : { overflow: hidden => this.moreSize(hidden) });
  }

  /** Arranges the views in the width there is, and moves them there. */
  show(isAnimated = true) {
    const { available } = this;
    this.result = this.isStack ? this.arranged(Infinity, {}) : this.arranged(available, this.options);
    const { frames, indices, lineCount, shownCount, height } = this.result;
    // What hides views again is after all of them, and stays in sight.
    if (this.isExpanded && height > this.room) this.setRoom(height);
    const frameOf = new Map(indices.map((index, place) => [index, frames[place]]));
    this.views.forEach((view, index) => this.place(view, frameOf.get(index), isAnimated));
    this.showHidden(this.views.length - shownCount);
    this.place(this.more, frameOf.get(-1), isAnimated);

    this.window.style.width = `${Math.round(available + 2 * this.margin)}px`;
    this.list.style.height = `${Math.round(height)}px`;
    this.handle.style.left = this.window.style.width;
    this.photos.show(available);
    for (const [name, value] of [["valuemin", this.smallestWidth], ["valuemax", this.largestWidth], ["valuenow", available]]) {
      this.handle.setAttribute(`aria-${name}`, Math.round(value));
    }
    document.getElementById("summary").value =
      `${Math.round(available)} points, ${lineCount} ${lineCount === 1 ? "row" : "rows"}`;
  }

  /** What the window shows whole of the arrangement, and a view with the focus. */
  seenWith(index) {
    const { frames, indices, lines } = this.result;
    const [right, bottom] = [this.window.clientWidth - this.list.offsetLeft, this.window.clientHeight - this.list.offsetTop];
    const isSeen = ({ x, y, width, height }) => x + width <= right && y + height <= bottom;
    const seen = values => values.filter((_, number) => indices[number] === index || isSeen(frames[number]));
    return { frames: seen(frames), indices: seen(indices), lines: seen(lines) };
  }

  /** Texts are sharp on whole points. What a pointer holds stays in sight. */
  place(view, frame, isAnimated) {
    const wasHidden = view.element.hidden;
    view.element.hidden = frame == null && view !== this.lifted;
    if (!frame) return;
    const place = { ...frame, x: Math.round(frame.x), y: Math.round(frame.y) };
    // Where it goes from the pointer, once it is dropped.
    if (view === this.lifted) [view.toX, view.toY] = [place.x, place.y];
    else if (isAnimated) this.springs.moveInLine(view, place, wasHidden);
    else this.springs.move(view, place, false);
  }

  draw({ element, x, y }) { element.style.translate = `${x}px ${y}px`; }

  setWidth(width) {
    this.width = width;
    this.show();
  }

  setOptions(options) {
    this.options = options;
    this.isExpanded = false;
    this.makeRoom();
    this.show();
  }

  setStack(isStack) {
    this.isStack = isStack;
    this.show();
  }

  /** Moves a view to before another one, by its index. */
  move(view, index) {
    const others = this.views.filter(other => other !== view);
    const isBefore = this.views.indexOf(view) < index;
    others.splice(isBefore ? index - 1 : index, 0, view);
    this.setOrder(others);
  }

  /** The list has the same order, for who reads it. */
  setOrder(views) {
    if (views.every((view, index) => view === this.views[index])) return;
    this.views = views;
    this.list.append(...views.map(({ element }) => element), this.more.element);
    this.show();
  }
}

function size(element) {
  // Not as large as it may be while it is lifted.
  const { width, height } = getComputedStyle(element);
  return { width: parseFloat(width), height: parseFloat(height) };
}
