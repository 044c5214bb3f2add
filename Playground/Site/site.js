// A flow under the headline, arranged by the engine of the playground. Without scripts, the same list is a flexbox.

import { Engine } from "../Page/engine.js";
import { Springs } from "../Page/springs.js";

// What can be written after the flow: its name, its options for the engine, and the lines of code.
const choices = [
  ["none", {}, []],
  ["centered", { lineAlignment: "center", sizing: "fill" }, [".rowAlignment(.center)", ".sizing(.fill)"]],
  ["balanced", { lineBreaking: "balanced" }, [".lineBreaking(.balanced)"]],
  ["justified", { distribution: "justified" }, [".distribution(.justified)"]],
  ["columns", { columns: "uniform" }, [".columns(.uniform)"]],
  ["two rows", { maxLines: 2 }, [".maxLines(<i>2</i>) { hidden <em>in</em>",
    "    <b>Chip</b>(<q>\"+\\(hidden.count) more\"</q>)", "}"]],
];
/** What is chosen at first. */
const start = choices.find(([name]) => name === "two rows");

class LiveFlow {
  constructor(engine) {
    this.engine = engine;
    this.space = document.getElementById("space");
    this.window = document.getElementById("window");
    this.list = document.getElementById("flow");
    this.handle = document.getElementById("handle");
    this.springs = new Springs(view => {
      view.element.style.transform = `translate(${view.x}px, ${view.y}px)`;
    });
    this.choice = start;
    /** How wide the flow may be; where there is none, as wide as there is space. */
    this.width = null;

    document.documentElement.classList.add("alive");
    this.views = Array.from(this.list.children, element => this.view(element));
    this.overflow = this.view(this.list.appendChild(document.createElement("li")));
    this.overflowSizes = [];
    this.measure();
  }

  view(element) { return { element, x: 0, y: 0, vx: 0, vy: 0 }; }

  size(element) {
    const { width, height } = element.getBoundingClientRect();
    return { width, height };
  }

  /** The size of the view that says how many are hidden. */
  overflowSize(hidden) {
    this.overflow.element.textContent = `+${hidden} more`;
    return this.overflowSizes[hidden] ??= this.size(this.overflow.element);
  }

  /** Measures all views: their font depends on the window. */
  measure() {
    this.overflowSizes = [];
    for (const view of this.views) Object.assign(view, this.size(view.element));
    // The page below stands still while the flow changes.
    const height = Math.max(...choices.map(([, options]) => this.arranged(this.smallestWidth, options).height));
    this.space.style.height = `${this.list.offsetTop + height + this.margin}px`;
    this.show(false);
  }

  /** What of the window is beside the flow, on either side, and below it. */
  get margin() { return this.list.offsetLeft + this.window.clientLeft; }

  get largestWidth() { return this.space.clientWidth - 2 * this.margin; }

  get smallestWidth() { return Math.min(Math.max(this.largestWidth * 0.62, 210), this.largestWidth); }

  arranged(available, options) {
    this.engine.writeOptions({ available, itemAlignment: "center", ...options });
    this.engine.writeItems(this.views);
    this.engine.arrange(options.maxLines == null ? {} : { overflow: hidden => this.overflowSize(hidden) });
    return this.engine.part();
  }

  /** How wide the flow may be now. */
  get available() {
    return Math.max(Math.min(this.width ?? Infinity, this.largestWidth), this.smallestWidth);
  }

  /** Arranges the views in the width there is, and moves them there. */
  show(isAnimated = true) {
    const { available } = this;
    const { frames, lineCount, shownCount, height } = this.arranged(available, this.choice[1]);
    const hidden = this.views.length - shownCount;
    this.views.forEach((view, index) => this.place(view, index < shownCount ? frames[index] : null, isAnimated));
    if (hidden > 0) this.overflow.element.textContent = `+${hidden} more`;
    this.place(this.overflow, frames[shownCount], isAnimated);

    this.window.style.width = `${available + 2 * this.margin}px`;
    this.list.style.height = `${height}px`;
    this.handle.style.left = `${available + 2 * this.margin}px`;
    for (const [name, value] of [["valuemin", this.smallestWidth], ["valuemax", this.largestWidth], ["valuenow", available]]) {
      this.handle.setAttribute(`aria-${name}`, Math.round(value));
    }
    document.getElementById("summary").value =
      `${Math.round(available)} points, ${lineCount} ${lineCount === 1 ? "row" : "rows"}`;
  }

  place(view, frame, isAnimated) {
    const wasHidden = view.element.hidden;
    view.element.hidden = frame == null;
    // What is shown again appears in its place.
    if (frame) this.springs.move(view, frame.x, frame.y, isAnimated && !wasHidden);
  }

  setWidth(width) {
    this.width = width;
    this.show();
  }

  choose(choice) {
    this.choice = choice;
    document.getElementById("modifiers").innerHTML = choice[2].map(line => `<span>${line}</span>`).join("\n");
    this.show();
  }
}

/** Lets people drag the handle, move it by keys, and choose. */
function listen(flow) {
  const { handle } = flow;
  handle.addEventListener("pointerdown", event => {
    handle.setPointerCapture(event.pointerId);
    const offset = flow.available - event.clientX;
    const drag = event => flow.setWidth(event.clientX + offset);
    handle.addEventListener("pointermove", drag);
    handle.addEventListener("lostpointercapture", () => handle.removeEventListener("pointermove", drag), { once: true });
  });
  handle.addEventListener("keydown", event => {
    const step = { ArrowLeft: -10, ArrowDown: -10, ArrowRight: 10, ArrowUp: 10, Home: -1e6, End: 1e6 }[event.key];
    if (step == null) return;
    event.preventDefault();
    flow.setWidth(flow.available + step);
  });

  const fieldset = document.getElementById("choices");
  choices.forEach(choice => {
    const label = fieldset.appendChild(document.createElement("label"));
    label.innerHTML = `<input type="radio" name="choice"${choice === start ? " checked" : ""}><span>${choice[0]}</span>`;
    label.firstChild.addEventListener("change", () => flow.choose(choice));
  });

  flow.choose(start);

  // The window, or the font in it, has changed.
  new ResizeObserver(() => flow.measure()).observe(flow.space);
  document.fonts.ready.then(() => flow.measure());
}

/** Draws the edge in and lets it go once, unless people want no motion, or take over. */
function breathe(flow) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const [start, duration] = [performance.now() + 700, 3200];
  const events = ["pointerdown", "keydown"];
  let isOver = false;
  const stop = () => {
    isOver = true;
    for (const name of events) removeEventListener(name, stop, true);
  };
  for (const name of events) addEventListener(name, stop, true);
  const step = now => {
    if (isOver) return;
    const progress = Math.min(Math.max((now - start) / duration, 0), 1);
    const inward = (1 - Math.cos(2 * Math.PI * progress)) / 2;
    flow.setWidth(progress === 1 ? null : flow.largestWidth - inward * (flow.largestWidth - flow.smallestWidth));
    if (progress === 1) stop();
    else requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

// Where WebAssembly is off, the list stays as it is.
Engine.start().then(engine => {
  const flow = new LiveFlow(engine);
  listen(flow);
  breathe(flow);
  window.flow = flow;
}, () => {});
