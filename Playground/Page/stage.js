// The stage: the box that the flow is offered, the views on it, and what the engine says about them.

import { get, listen, makeElement } from "./elements.js";
import { isBox, makeOverflow, nameOf, newestID } from "./views.js";
import { makeContent, setLook } from "./boxes.js";
import { isRow } from "./options.js";
import { Springs } from "./springs.js";

/** What is around the box, in the scroller, and how much of that is in the window, as in page.css. */
const stagePadding = 32;
const windowMargin = 16;
/** How high the frame of a flow is that shows no views. */
const emptyHeight = 32;

export class Stage {
  /** `select` is called with the view that the user has chosen, and `toggle` if it is the button for hidden views. */
  constructor({ select, toggle }) {
    Object.assign(this, { select, toggle });
    this.section = get("stage");  // As high as `room`, as far as page.css allows.
    this.scroller = get("scroller");  // The window on it, of `size` without scroll bars.
    this.box = get("box");  // What the flow is offered: `flow.width` by `height`, seen as a whole up to `mostWidth`.
    // Set by `show`: `flow`, with its `arrangement` and the `selected` view, and
    // - `height`: how high the flow is,
    // - `flowX`: where the flow begins in the box.
    // Set by `makeRoom`: `inset`, how far the box begins from the stage's corner.
    // Set by `controls`: `isHeld`, whether a pointer presses it.
    this.layer = get("views");
    this.views = new Map();
    /** Views that are made later than this one are new. */
    this.newest = Infinity;
    this.springs = new Springs(view => this.draw(view));
    /** What a pointer has lifted, and where it holds it. */
    this.lifted = null;
    this.size = { width: 0, height: 0 };
    /** How far the box is from where it would fill the stage. */
    [this.left, this.top] = [0, 0];
    new ResizeObserver(() => this.measure()).observe(this.scroller);
    listen(this.scroller, "pointerdown", event => { this.isOnEmpty = !event.target.closest(".place, .handle"); });
    listen(this.scroller, "click", event => this.click(event));
    this.measureWindow();
  }

  measure() {
    this.measureWindow();
    this.placeBox();
    this.refresh();
  }

  /** Returns whether it has another size than before. */
  measureWindow() {
    const { width, height } = this.size;
    this.size = { width: this.scroller.clientWidth, height: this.scroller.clientHeight };
    return this.size.width !== width || this.size.height !== height;
  }

  /** How wide it is, with or without a scroll bar. */
  get width() { return this.section.offsetWidth; }

  /** Follows the height of a flow that is opened, as page.css says. The flow is in the middle, and its first corner stays there. */
  makeRoom() {
    this.setRoom(Math.ceil(this.height) + 2 * stagePadding);
    this.section.style.setProperty("--flow", `${Math.ceil(this.height)}px`);
    this.measureWindow();
    this.inset = { x: this.free.x / 2, y: this.free.y / 2 };
  }

  /** How high a flow may be that needs no higher stage than others. On a phone, each has a stage of its own. */
  heightBeforeItGrows() {
    this.setRoom(0);
    this.section.style.setProperty("--flow", "100vh");
    this.measureWindow();
    return this.size.height - 2 * stagePadding;
  }

  /** Gets higher with the flow, or lower if it may, unless something is pressed: nothing moves away from a pointer. */
  fitRoom(mayShrink = false) {
    const room = Math.ceil(Math.max(this.inset.y, 0) + this.height + 2 * stagePadding);
    if (this.isHeld || room <= this.room && !mayShrink) return;
    this.setRoom(room);
    this.measureWindow();
  }

  setRoom(room) {
    this.room = room;
    this.section.style.setProperty("--room", `${room}px`);
  }

  /** What the box leaves of the stage. */
  get free() {
    return { x: this.mostWidth - this.flow.width, y: this.size.height - 2 * stagePadding - this.height };
  }

  /** Places the box at `inset` from the stage's first corner, or nearer if less is `free`. Views move from where they are seen. */
  placeBox() {
    const { inset, free } = this;
    const [left, top] = ["x", "y"].map(axis => Math.max(Math.floor(Math.min(inset[axis], free[axis])), 0));
    this.box.style.margin = `${top}px 0 0 ${left}px`;
    for (const view of this.views.values()) {
      view.x += this.left - left;
      view.y += this.top - top;
    }
    [this.left, this.top] = [left, top];
  }

  /** The width of the widest box that is in sight as a whole. */
  get mostWidth() { return this.size.width - 2 * stagePadding; }

  /** Lets the window start at a place of the box, or stay where it is in a direction without one. */
  scrollTo(x, y) {
    if (x != null) this.scroller.scrollLeft = x + stagePadding;
    if (y != null) this.scroller.scrollTop = y + stagePadding;
  }

  /** Shows where the flow starts, if it is larger than the window. */
  scrollToStart() {
    const isOnRight = this.flow.direction === "rightToLeft";
    this.scrollTo(isOnRight ? this.flow.width + stagePadding - this.size.width : -stagePadding, -stagePadding);
  }

  /** Shows a flow. Views move from where they are if that is wanted. `mayShrink` lets the stage get lower with the flow. */
  show(flow, arrangement, selected, { isAnimated = true, makesRoom = false, mayShrink = false } = {}) {
    Object.assign(this, { flow, arrangement, selected });
    const { width, height } = arrangement.result;
    this.flowX = flow.direction === "rightToLeft" ? flow.width - width : 0;
    this.height = flow.height ?? (height || emptyHeight);
    this.layer.style.textAlign = flow.direction === "rightToLeft" ? "right" : "left";
    if (makesRoom) this.makeRoom();
    else this.fitRoom(mayShrink);
    this.box.style.width = flow.width + "px";
    this.box.style.height = this.height + "px";
    this.placeBox();
    this.refresh(isAnimated);
    this.newest = newestID();
  }

  refresh(isAnimated = false) {
    const { flow } = this;
    const { frames, indices, shownCount } = this.arrangement.result;
    const shown = new Set();
    // 1. Views that are shown, those that are new among them, get their look and go to their place.
    frames.forEach((frame, number) => {
      const index = indices[number];
      const item = flow.items[index] ?? makeOverflow(flow, flow.items.length - shownCount);
      shown.add(item.id);
      // The button's id is no number: each time that it comes, it is new.
      const isNew = !(item.id <= this.newest);
      const view = this.views.get(item.id) ?? this.makeView(item, isNew && isAnimated);
      const isMoving = isAnimated && view.x !== undefined;
      const place = this.placeOf(item, frame);
      // What is held keeps its size, and goes to its place once it is dropped.
      if (view === this.lifted?.view) {
        [view.toX, view.toY] = [place.x, place.y];
        return;
      }
      this.update(view, item, index < 0 ? number : index, place);
      [view.width, view.height] = [place.width, place.height];
      // Eyes follow what is chosen, wherever it goes.
      if (isMoving && !view.isSelected) this.springs.moveInLine(view, place);
      else this.springs.move(view, place, isMoving);
      this.draw(view);
    });
    // 2. Others go away.
    for (const [id, view] of this.views) {
      if (!shown.has(id) && view !== this.lifted?.view) this.removeView(id, view, isAnimated);
    }
    // 3. Nothing is seen on its way outside of the window.
    this.clip(frames);
    // 4. Separators are where they belong at once.
    this.drawSeparators(this.arrangement.result);
  }

  /** Cuts off what is on its way outside of the window, but nothing that has its place there. */
  clip(frames) {
    // What is held is seen wherever it is.
    if (this.lifted) {
      this.layer.style.clipPath = "";
      return;
    }
    const beyond = ends => -windowMargin - Math.max(0, ...frames.map(ends));
    const [top, right, bottom, left] = [
      beyond(frame => -frame.y), beyond(frame => this.flowX + frame.x + frame.width - this.flow.width),
      beyond(frame => frame.y + frame.height - this.height), beyond(frame => -this.flowX - frame.x),
    ];
    this.layer.style.clipPath = `inset(${top}px ${right}px ${bottom}px ${left}px)`;
  }

  /** Takes all views away at once. */
  clear() {
    for (const [id, view] of this.views) this.removeView(id, view, false);
  }

  /** Where a view is in the box. The button's frame has space for the largest number, where it begins as all views do. */
  placeOf(item, frame) {
    const { flow } = this;
    const place = { ...frame, x: frame.x + this.flowX };
    if (item.id !== "overflow" || !isRow(flow) && flow.stretchesItems || flow.distribution === "fillEqually") return place;
    const { width } = this.arrangement.boxes.measure(item, isRow(flow) ? frame.width : Infinity);
    const share = isRow(flow) ? 0 : { center: 0.5, bottom: 1 }[flow.alignment] ?? 0;
    const free = frame.width - width;
    return { ...place, width, x: place.x + free * (flow.direction === "rightToLeft" ? 1 - share : share) };
  }

  makeView(item, appears) {
    const element = makeElement("div", "", "place");
    element.role = "option";
    element.dataset.id = item.id;
    element.append(makeContent(item));
    this.layer.append(element);
    const view = { element, content: element.firstChild, vx: 0, vy: 0 };
    this.views.set(item.id, view);
    if (appears && !this.springs.reducesMotion.matches) {
      view.content.animate([{ opacity: 0, transform: "scale(0.7)" }, {}], { duration: 220, easing: "ease-out" });
    }
    return view;
  }

  removeView(id, view, isAnimated) {
    this.views.delete(id);
    this.springs.remove(view);
    if (view.element.contains(document.activeElement)) this.layer.focus({ preventScroll: true });
    if (isAnimated && !this.springs.reducesMotion.matches) {
      view.element.inert = true;
      view.element.role = null;
      // Its end is told with the next frame: it is not seen again until then.
      view.content.animate([{}, { opacity: 0, transform: "scale(0.7)" }], { duration: 160, easing: "ease-in", fill: "forwards" })
        .onfinish = () => view.element.remove();
    } else {
      view.element.remove();
    }
  }

  update(view, item, index, frame) {
    const { element, content } = view;
    const look = `${item.kind} ${item.tint} ${item.isTyped} ${item.text}`;
    if (view.look !== look && !content.isContentEditable) {
      setLook(content, item);
      view.look = look;
    }
    // A view has its own size as long as the line leaves it that.
    const natural = this.arrangement.boxes.measure(item);
    const size = frame.width === natural.width && frame.height === natural.height && !isBox(item)
      ? "" : `${frame.width}px ${frame.height}px`;
    if (view.size !== size) {
      view.size = size;
      [content.style.width, content.style.height] = size ? size.split(" ") : ["", ""];
    }
    // A text of several lines is as wide as its frame in CSS, and as its longest line in SwiftUI, which is in the middle.
    const inset = isBox(item) || frame.width >= natural.width ? 0
      : Math.max((frame.width - this.arrangement.boxes.measure(item, frame.width).width) / 2 - 0.5, 0);
    if (view.inset !== inset) {
      view.inset = inset;
      content.style.setProperty("--inset", `${inset}px`);
    }
    const isSelected = item.id === this.selected?.id;
    if (view.isSelected !== isSelected) {
      view.isSelected = isSelected;
      element.ariaSelected = isSelected;
    }
    if (view.index !== index || view.count !== this.flow.items.length) {
      [view.index, view.count] = [index, this.flow.items.length];
      element.ariaPosInSet = index + 1;
      element.ariaSetSize = view.count;
      element.tabIndex = item.id === "overflow" ? 0 : -1;
    }
    if (isBox(item) && !item.text) element.ariaLabel = nameOf(item, index);
  }

  /** Moves a view's element, if that is to be seen. */
  draw(view) {
    const scale = devicePixelRatio;
    const transform = `translate(${Math.round(view.x * scale) / scale}px, ${Math.round(view.y * scale) / scale}px)`;
    if (view.transform !== transform) {
      view.transform = transform;
      view.element.style.transform = transform;
    }
  }

  /** Lets a pointer hold a view at a point of the box. */
  lift(item, { x, y }) {
    const view = this.views.get(item.id);
    this.springs.remove(view);
    this.lifted = { view, x: x - view.x, y: y - view.y };
    view.element.classList.add("lifted");
    this.layer.style.clipPath = "";
  }

  /** Moves what is held to where the pointer is, as far as that is on the stage. */
  follow({ x, y }) {
    const { lifted: { view, x: insetX, y: insetY }, scroller, size } = this;
    const [left, top] = [scroller.scrollLeft - stagePadding - this.left, scroller.scrollTop - stagePadding - this.top];
    view.x = Math.max(left, Math.min(x - insetX, left + size.width - view.width));
    view.y = Math.max(top, Math.min(y - insetY, top + size.height - view.height));
    this.draw(view);
  }

  /** Lets what is held go to its place, or away if a limit hides it there. */
  drop() {
    const { element } = this.lifted.view;
    this.lifted = null;
    element.classList.remove("lifted");
    element.animate({ zIndex: [2, 2] }, 400);
    this.refresh(true);
    this.layer.style.clipPath = "";
  }

  /** Gives elements the order of their views, for who reads them. What has the focus stays where it is, and so keeps it. */
  sortElements() {
    const elements = [...this.views.values()].sort((a, b) => a.index - b.index).map(view => view.element);
    if (elements.every((element, place) => element === this.layer.children[place])) return;
    const focused = elements.indexOf(document.activeElement.closest(".place"));
    this.layer.prepend(...elements.slice(0, focused));
    this.layer.append(...elements.slice(focused + 1));
  }

  drawSeparators({ itemSeparators, lineSeparators }) {
    const layer = get("separators");
    const isDot = this.flow.itemSeparator === "dot";
    const rects = [...itemSeparators.map(rect => [rect, isDot]), ...lineSeparators.map(rect => [rect, false])];
    while (layer.children.length > rects.length) layer.lastChild.remove();
    rects.forEach(([rect, isDot], number) => {
      const element = layer.children[number] ?? layer.appendChild(makeElement("div"));
      element.className = isDot ? "dot" : "divider";
      element.style.cssText = `width:${rect.width}px;height:${rect.height}px;`
        + `transform:translate(${rect.x + this.flowX}px,${rect.y}px)`;
    });
  }

  click(event) {
    const element = event.target.closest(".place");
    if (!element) {
      // A view that was dragged stays chosen.
      if (this.isOnEmpty && this.selected) this.select(null);
    } else if (element.dataset.id === "overflow") this.toggle();
    else this.select(this.flow.items[this.views.get(Number(element.dataset.id)).index]);
  }

  element(item) { return item && this.views.get(item.id)?.element; }

  /** Brings a view into sight, unless a limit hides it. */
  reveal(index) {
    const frame = this.arrangement.frame(index);
    if (!frame) return;
    const { scroller, size } = this;
    const [top, left] = [frame.y, frame.x + this.flowX];
    const [x, y] = [scroller.scrollLeft - stagePadding, scroller.scrollTop - stagePadding];
    const isAbove = top < y || top + frame.height > y + size.height;
    const isBeside = left < x || left + frame.width > x + size.width;
    this.scrollTo(isBeside ? left - size.width / 2 : null, isAbove ? top - size.height / 2 : null);
  }
}
