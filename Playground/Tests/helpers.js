"use strict";

// What the tests use in the page, beside the page's own parts.

addEventListener("DOMContentLoaded", () => Object.assign(globalThis, globalThis.playground));

const sleep = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds));
const nextFrame = () => new Promise(resolve => requestAnimationFrame(resolve));

/** Waits until nothing moves, and code and link are written. */
async function quiet() {
  const start = performance.now();
  // With a frame, the page is told what the browser has noticed: links, sizes and scrolling.
  await nextFrame();
  await nextFrame();
  while (page.timer !== null || page.stage.springs.moving.size > 0 || document.getAnimations().length > 0) {
    if (performance.now() - start > 20000) throw new Error("The page does not come to rest.");
    await sleep(5);
  }
}

/** Shows what a test begins with, as if the page had just been opened. */
function begin() {
  document.activeElement.blur();
  scrollTo(0, 0);
  for (const details of document.querySelectorAll("#help")) details.open = false;
  if (page.showsFile) document.getElementById("whole-file").click();
  page.link = null;
  page.openLink("#topics");
  page.settle();
  page.history = new page.history.constructor(page.state);
  page.inspector.updateHistory();
}

/** Shows a flow at once. */
function showFlow(flow, selected = null) {
  [page.flow, page.selected] = [flow, selected];
  page.update({ isAnimated: false });
}

/** A flow's arrangement, while the page goes on showing its own. */
function arranged(flow) {
  tried ??= new Arrangement(page.engine.another(), page.boxes);
  tried.measure(flow);
  tried.arrange(flow);
  return tried;
}

let tried = null;

function pointIn(selector, across, down) {
  const element = document.querySelector(selector);
  element.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width * across, y + height * down];
}

function chooseIn(selector, value) {
  const menu = document.querySelector(selector);
  if (![...menu.options].some(option => option.value === value)) throw new Error(`${selector} has no ${value}`);
  menu.focus();
  menu.value = value;
  menu.dispatchEvent(new Event("input", { bubbles: true }));
  menu.dispatchEvent(new Event("change", { bubbles: true }));
}

// MARK: Chance

/** Numbers by a seed, the same each time: mulberry32. */
class Dice {
  constructor(seed) { this.state = seed | 0; }

  fraction() {
    this.state = this.state + 0x6d2b79f5 | 0;
    let mixed = Math.imul(this.state ^ this.state >>> 15, 1 | this.state);
    mixed = mixed + Math.imul(mixed ^ mixed >>> 7, 61 | mixed) ^ mixed;
    return ((mixed ^ mixed >>> 14) >>> 0) / 4294967296;
  }

  /** A whole number. Both ends are possible. */
  number(least, most) { return least + Math.floor(this.fraction() * (most - least + 1)); }
  pick(list) { return list[this.number(0, list.length - 1)]; }
  chance(share) { return this.fraction() < share; }
}

function randomValue(dice, option, flow) {
  if (option.range) {
    if (option.none && dice.chance(0.3)) return null;
    const [least, most] = option.range;
    const step = option.step ?? 1;
    return least + step * dice.number(0, Math.min((most - least) / step, 200));
  }
  if (typeof option.default === "boolean") return dice.chance(0.5);
  return optionValue(option, dice.pick([...valuesOf(option, flow).keys()]));
}

const pieces = ["Swift", "flow", "a b", "~", ",", "&", "%", "%E0%", "=", "#", ":", "+", "“quote”", "\"", "'", "\\", "<b>",
  "😀", "👩‍👩‍👧", "مرحبا", "日本語", "é", "_", ".", "-", "0"];

function randomText(dice) {
  return Array.from({ length: dice.number(1, 3) }, () => dice.pick(pieces)).join(dice.chance(0.5) ? " " : "");
}

function randomItem(dice, flow, share) {
  const item = makeItem(dice.pick(Object.keys(kinds)), "", { tint: dice.pick(tints) });
  if (isBox(item)) Object.assign(item, { width: dice.number(10, 160), height: dice.number(10, 90) });
  if (item.kind !== "photo") item.text = randomText(dice);
  if (item.kind === "field" && dice.chance(0.3)) item.isTyped = true;
  if (/chip|tile/.test(item.kind) && dice.chance(0.3)) item.isButton = true;
  for (const option of viewOptions) {
    if (dice.chance(share * 0.4)) item[option.key] = randomValue(dice, option, flow);
  }
  return withOptions(item);
}

/** A flow with any options and views. `share` is how many of the options it has. */
function randomFlow(dice, share = 0.3) {
  const flow = makeFlow({ width: dice.number(40, 700) });
  for (const option of flowOptions) {
    if (dice.chance(share)) flow[option.key] = randomValue(dice, option, flow);
  }
  if (dice.chance(isRow(flow) ? 0.4 : 0.9)) flow.height = dice.number(40, 500);
  flow.isExpanded = showsOverflow(flow) && dice.chance(0.2);
  if (dice.chance(0.1)) flow.textSize = dice.pick(["xS", "AX5"]);
  flow.items = Array.from({ length: dice.number(0, 24) }, () => randomItem(dice, flow, share));
  return flow;
}

// MARK: What is drawn

/** The views that are not drawn where their frames are, and those that are not drawn at all. */
function misplaced() {
  const { frames, indices } = page.arrangement.result;
  const origin = page.stage.layer.getBoundingClientRect();
  const most = 0.5 / devicePixelRatio + 1 / 64;
  const elements = new Map(Array.from(page.stage.layer.querySelectorAll("[data-id]"), element => [element.dataset.id, element]));
  return frames.flatMap((space, index) => {
    const item = page.flow.items[indices[index]] ?? { id: "overflow" };
    const element = elements.get(`${item.id}`);
    if (!element) return [`${index} is missing`];
    const frame = page.stage.placeOf({ ...item, kind: item.kind ?? "chip", text: element.textContent }, space);
    const rect = element.firstChild.getBoundingClientRect();
    // No box is smaller than its padding.
    const { paddingLeft, paddingTop } = getComputedStyle(element.firstChild);
    const wrong = [["x", rect.x - origin.x, frame.x, most],
      ["y", rect.y - origin.y, frame.y, most],
      ["width", rect.width, Math.max(frame.width, 2 * parseFloat(paddingLeft)), 1 / 64],
      ["height", rect.height, Math.max(frame.height, 2 * parseFloat(paddingTop)), 1 / 64]]
      .filter(([, seen, wanted, most]) => Math.abs(seen - wanted) > most);
    return wrong.map(([key, seen, wanted]) => `${index}: ${key} is ${seen} instead of ${wanted}`);
  });
}

/**
 * What covers something else while changes are on their way, in some frames of 16 ms after each of them: a busy machine has
 * frames when it likes.
 */
function coveredOnTheWay(springs, selector, changes, count) {
  const covered = new Set();
  for (const change of changes) {
    change();
    for (let frame = 0; frame < count; frame++) {
      springs.step(springs.time + 16);
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime += 16;
        if (animation.currentTime >= animation.effect.getComputedTiming().endTime) animation.finish();
      }
      const seen = [...document.querySelectorAll(selector)].filter(element => getComputedStyle(element).opacity > 0.2)
        .map(element => [element.textContent, element.getBoundingClientRect()]);
      seen.forEach(([name, a], index) => seen.slice(0, index).forEach(([other, b]) => {
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (width > 1 && height > 1) covered.add(`${other}, ${name}`);
      }));
    }
  }
  for (const animation of document.getAnimations()) animation.finish();
  return [...covered];
}

// MARK: Contrast

const colorCanvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
const knownColors = new Map();

/** Red, green, blue and alpha from 0 to 1, however a style says them. */
function rgba(color) {
  if (!knownColors.has(color)) knownColors.set(color, drawnColor(color));
  return knownColors.get(color);
}

function drawnColor(color) {
  colorCanvas.clearRect(0, 0, 1, 1);
  colorCanvas.fillStyle = color;
  colorCanvas.fillRect(0, 0, 1, 1);
  return [...colorCanvas.getImageData(0, 0, 1, 1).data].map(number => number / 255);
}

const over = ([r, g, b, alpha], back) => [r, g, b].map((value, index) => value * alpha + back[index] * (1 - alpha));

/** The colors of text and of what is behind it, as they are seen: half transparent elements show what is behind them. */
function seenColors(element, textColor) {
  const chain = [];
  for (let parent = element; parent; parent = parent.parentElement) chain.unshift(parent);
  const paint = (number, backdrop) => {
    const style = getComputedStyle(chain[number]);
    const back = over(rgba(style.backgroundColor), backdrop);
    const inner = number + 1 < chain.length ? paint(number + 1, back) : { back, text: over(rgba(textColor), back) };
    const opacity = Number(style.opacity);
    return { back: over([...inner.back, opacity], backdrop), text: over([...inner.text, opacity], backdrop) };
  };
  return paint(0, [1, 1, 1]);
}

function luminance(color) {
  const [r, g, b] = color.map(value => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The texts on the page that WCAG finds too faint. */
function faintTexts() {
  const faint = new Set();
  const check = (element, pseudo) => {
    const { color, fontSize, fontWeight } = getComputedStyle(element, pseudo);
    const { text, back } = seenColors(element, color);
    const [dark, light] = [luminance(text), luminance(back)].sort((a, b) => a - b);
    const ratio = (light + 0.05) / (dark + 0.05);
    const size = parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && fontWeight >= 700);
    if (ratio < (isLarge ? 3 : 4.5)) {
      const name = element.id || element.className || element.localName;
      faint.add(`${name}${pseudo ?? ""} “${element.textContent.trim().slice(0, 20)}”: ${ratio.toFixed(2)}`);
    }
  };
  for (const element of document.querySelectorAll("body *")) {
    if (element.closest("script, noscript, .measuring, option") || element.offsetParent === null) continue;
    const hasText = [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.data.trim());
    if (hasText || element.matches("select, textarea, input[type=number]")) check(element);
    if (element.placeholder) check(element, "::placeholder");
  }
  return [...faint];
}
