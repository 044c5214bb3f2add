// The front page: a flow that people can try, walls of photos, and code to copy.

import { letCopy, listenToDrags, listenToEnds } from "../Page/elements.js";
import { Engine } from "../Page/engine.js";
import { letArrowKeysMove } from "./arrow-keys.js";
import { LiveFlow } from "./live-flow.js";
import { letReorder } from "./reordering.js";
import { Wall } from "./wall.js";

// What can be written after the flow, as options for the engine and the playground. The page has the code of each.
const choices = {
  "two rows": { maxLines: 2, overflow: true }, centered: { lineAlignment: "center", sizing: "fill" },
  balanced: { lineBreaking: "balanced" }, justified: { distribution: "justified" }, columns: { columns: "uniform" }, none: {},
};

/** Lets people drag the handle, and move it by keys. */
function listenToHandle(flow) {
  const { handle } = flow;
  listenToDrags(handle, start => {
    const { available, width } = flow;
    return {
      move: event => flow.setWidth(available + event.clientX - start.clientX),
      takeBack: () => flow.setWidth(width),
    };
  });
  handle.addEventListener("keydown", event => {
    const step = {
      ArrowLeft: -10, ArrowDown: -10, ArrowRight: 10, ArrowUp: 10, PageDown: -100, PageUp: 100, Home: -1e6, End: 1e6,
    }[event.key];
    if (step == null) return;
    event.preventDefault();
    flow.setWidth(flow.available + step);
  });
}

const textsOf = flow => flow.views.map(({ element }) => element.textContent);

/** Where the playground shows the flow as it is now: a preset, and what is different. */
function linkTo(flow, usualTexts) {
  const { available, options, isExpanded } = flow;
  const texts = textsOf(flow);
  const isMoved = texts.some((text, index) => text !== usualTexts[index]);
  const parts = {
    width: Math.round(available), ...options, ...isExpanded && { isExpanded },
    ...isMoved && { items: texts.map(text => `${text},tint:green`).join("~") },
  };
  return "playground/index.html#topics&" + Object.entries(parts).map(([key, value]) => `${key}=${value}`).join("&");
}

/** Lets the playground choose the width of a flow that its stage has no space for, beside its margins. */
function letAppsFit() {
  for (const app of document.querySelectorAll(".apps a")) {
    app.href = app.href.replace(/&width=(\d+)/, (part, width) => innerWidth < Number(width) + 64 ? "" : part);
  }
}

/** Shows the code of what is chosen. */
function showCode() {
  const chosen = name => document.querySelector(`input[name=${name}]:checked`).value;
  for (const name of ["container", "choice"]) {
    for (const code of document.querySelectorAll(`[data-${name}]`)) code.hidden = code.dataset[name] !== chosen(name);
  }
}

/** Lets people choose a stack, which does not wrap, or a modifier of the flow. */
function listenToChoices(flow) {
  listenToEnds(document.getElementById("choices"));
  const [container, stack] = document.querySelectorAll("#containers input");
  const choose = ({ value }) => {
    container.checked = true;
    flow.isStack = false;
    flow.setOptions(choices[value]);
    showCode();
  };
  for (const input of [container, stack]) {
    input.addEventListener("change", () => {
      flow.setStack(stack.checked);
      showCode();
    });
  }
  const open = document.getElementById("open");
  const usualTexts = textsOf(flow);
  open.addEventListener("click", () => { open.href = linkTo(flow, usualTexts); });
  for (const input of document.querySelectorAll("#choices input")) {
    input.addEventListener("change", () => choose(input));
    if (input.checked) choose(input);
  }
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
    flow.setWidth(progress === 1 ? null : flow.largestWidth * (1 - 0.4 * inward));
    if (progress === 1) stop();
    else requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

for (const button of document.querySelectorAll(".copy")) {
  button.hidden = !navigator.clipboard;
  letCopy(button, () => button.parentElement.querySelector("code").textContent);
}
letAppsFit();
// Where WebAssembly is off, lists and walls stay as they are.
Engine.start().then(engine => {
  document.documentElement.classList.add("alive");
  const photos = new Wall(engine.another(), document.getElementById("photos"), { scaling: 96, lineBreaking: "even" });
  const flow = new LiveFlow(engine, photos, Object.values(choices));
  listenToHandle(flow);
  listenToChoices(flow);
  letReorder(flow);
  letArrowKeysMove(flow);
  let width = flow.space.clientWidth;
  new ResizeObserver(() => {
    // How high it is changes with the flow.
    if (flow.space.clientWidth === width) return;
    width = flow.space.clientWidth;
    flow.measure();
  }).observe(flow.space);
  document.fonts.ready.then(() => flow.measure());
  breathe(flow);

  const wall = document.getElementById("wall");
  const rows = new Wall(engine.another(), wall, { lineBreaking: "even", lastLine: "grows" });
  const row = document.getElementById("row");
  new ResizeObserver(() => {
    rows.options.scaling = parseFloat(getComputedStyle(wall).getPropertyValue("--row"));
    row.textContent = rows.options.scaling;
    rows.measure();
    rows.show(wall.clientWidth);
  }).observe(wall);
  window.flow = flow;
}, () => document.documentElement.classList.remove("scripted"));
