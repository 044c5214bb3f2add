// The page: one flow, the controls that change it, and all that shows it.

import { get, makeElement, notify, setContent, setText } from "./elements.js";
import { Engine } from "./engine.js";
import { names } from "./options.js";
import { changed, vocabulary } from "./flow.js";
import { isBox, makeItem, nameOf, withOptions } from "./views.js";
import { firstPreset, flowOfLink, linkOf } from "./link.js";
import { Boxes } from "./boxes.js";
import { Arrangement } from "./arrange.js";
import { Stage } from "./stage.js";
import { fileColumns } from "./code-lines.js";
import { swiftCode } from "./swift.js";
import { coloredLine, flowOf } from "./syntax.js";
import {
  connectCode, connectDragging, connectHandles, connectHistory, connectKeyboard, connectSliders, connectTextSize,
} from "./controls.js";
import { History } from "./history.js";
import { Inspector } from "./inspector.js";

/** What gives a flow a stage that is as high as it needs. */
const roomKeys = ["textSize", "isExpanded"];

export class Page {
  /** How long nothing changes, in milliseconds, before what need not follow each frame is done. */
  pause = 80;

  static async start() {
    let engine;
    try {
      engine = await Engine.start();
    } catch (error) {
      notify(`This browser cannot run the engine: ${error.message}`);
      document.querySelector("main").hidden = true;
      return;
    }
    Engine.onFault = () => {
      notify("The engine failed. Reload the page.");
      document.querySelector("main").inert = true;
    };
    await document.fonts?.ready;
    window.page = new Page(engine);
  }

  constructor(engine) {
    this.boxes = new Boxes(document.body);
    this.engine = engine;
    this.arrangement = new Arrangement(engine, this.boxes);
    this.stage = new Stage({
      select: item => this.select(item, true),
      toggle: () => this.set({ isExpanded: !this.flow.isExpanded }),
    });
    /** Whether all of the code is shown, as on a window that has space for it, and not only the flow. */
    this.showsFile = matchMedia("(width >= 100em) and (height >= 54em)").matches;
    new ResizeObserver(() => this.measureCode()).observe(get("output"));
    this.measureCode();
    this.inspector = new Inspector(this);
    connectHandles(this);
    connectTextSize(this);
    connectSliders();
    connectKeyboard(this);
    connectDragging(this);
    connectCode(this);
    connectHistory(this);
    // The page may have written its own link since then.
    addEventListener("hashchange", event => this.openLink(new URL(event.newURL).hash));
    this.openLink(location.hash);
    this.history = new History(this.state);
    addEventListener("resize", () => this.followWindow());
    // Code and all else that need not follow each frame is there at once.
    this.settle();
    document.querySelector("main").className = "started";
  }

  // MARK: The flow

  openLink(link) {
    if (link === this.link && this.flow) return;
    this.link = link;
    const { flow, preset, hasWidth, faults } = flowOfLink(link || "#" + firstPreset);
    const named = faults.slice(0, 6);
    if (faults.length > named.length) named.push(`${faults.length - named.length} more`);
    notify(faults.length > 0 ? `The page cannot read these parts of the link: ${named.join(", ")}` : "");
    // A flow without a width fills the stage, and fits into it. Others show what was seen by whoever made the link.
    const usual = flow.width;
    if (!hasWidth) flow.width = this.fittingWidth(flow);
    this.preset = { name: preset, usual, width: hasWidth ? null : flow.width, space: this.stage.width };
    const isAnimated = this.flow != null;
    [this.flow, this.selected] = [flow, null];
    this.stage.clear();
    this.update({ isAnimated, makesRoom: true });
    this.stage.scrollToStart();
    setContent(get("changed"), "");
    // The controls of a view that is gone are not to be used any more.
    this.inspector.update();
    this.inspector.showLimits();
  }

  /**
   * The width of the stage, or as much of it as leaves a flow three lines: it is there to show how it wraps. Photos get lower
   * with their rows, so that their stage need not be higher than others.
   */
  fittingWidth(flow) {
    const height = this.stage.heightBeforeItGrows();
    const most = this.stage.mostWidth;
    if (most <= 100) return flow.width;
    const widths = [1, 0.88, 0.8, 0.72, 0.64, 0.56, 0.5].map(share => Math.floor(share * most));
    if (flow.width >= 0.9 * most) return widths[0];
    this.arrangement.measure(flow);
    const find = condition => widths.find(width => {
      this.arrangement.arrange({ ...flow, width });
      return condition(this.arrangement.result);
    });
    return find(result => result.lineCount >= 3 && result.height <= height) ?? find(result => result.lineCount >= 3) ?? widths.at(-1);
  }

  /** Fits a width that nobody has chosen, if the stage had another then. Returns whether it does. */
  fit(state) {
    const { flow, preset } = state;
    const space = this.stage.width;
    if (preset.width !== flow.width || preset.space === space) return false;
    flow.width = this.fittingWidth({ ...flow, width: preset.usual });
    state.preset = { ...preset, width: flow.width, space };
    return true;
  }

  /** Shows the flow in the middle of a stage that has got another size with its window. That is no change to take back. */
  followWindow() {
    if (!this.stage.measureWindow()) return;
    this.fit(this.history.present);
    this.fit(this);
    this.update({ isAnimated: false, makesRoom: true });
  }

  /** Changes options of the flow. */
  set(changes) {
    Object.assign(this.flow, changed(this.flow, changes));
    if (changes.axis === "vertical") {
      this.flow.items = this.flow.items.map(item => /Baseline/.test(item.alignment) ? { ...item, alignment: null } : item);
      this.selected = this.flow.items.find(item => item.id === this.selected?.id) ?? null;
    }
    this.update({ makesRoom: roomKeys.some(key => key in changes) });
  }

  /** Changes options of the view that is chosen. */
  setView(changes) {
    if (!this.selected) return;
    this.changeItem(this.selected, changes);
    this.update();
  }

  /** Puts another view in the place of one, which differs in some options. Returns it. */
  changeItem(item, changes) {
    const other = withOptions(item, changes);
    this.flow.items = this.flow.items.with(this.flow.items.indexOf(item), other);
    if (item === this.selected) this.selected = other;
    return other;
  }

  setItems(items) {
    this.flow.items = items;
    this.announcement = null;
    if (!items.includes(this.selected)) this.selected = null;
    this.update();
  }

  addItem(after = this.selected) {
    const { items } = this.flow;
    const index = after ? items.indexOf(after) + 1 : items.length;
    const model = after ?? items.at(-1) ?? { kind: "chip" };
    const text = model.kind === "avatar" ? "FL" : isBox(model) ? "" : vocabulary[items.length % vocabulary.length];
    const item = makeItem(model.kind, text, { tint: model.tint });
    if (isBox(model)) Object.assign(item, { width: model.width, height: model.height, grow: model.grow });
    this.setItems(items.toSpliced(index, 0, item));
    this.select(item);
  }

  removeItem(item = this.selected ?? this.flow.items.at(-1)) {
    if (!item) return;
    const index = this.flow.items.indexOf(item);
    const wasSelected = item === this.selected;
    this.setItems(this.flow.items.filter(other => other !== item));
    if (wasSelected) this.select(this.flow.items[Math.min(index, this.flow.items.length - 1)] ?? null, true);
  }

  /** Gives a view another index. */
  moveItem(item, index) {
    const { items } = this.flow;
    this.setItems(items.toSpliced(items.indexOf(item), 1).toSpliced(index, 0, item));
    this.announcement = `${nameOf(item, index)}, ${index + 1} of ${items.length}`;
  }

  select(item, focuses = false) {
    this.selected = item;
    this.show();
    if (item) this.stage.reveal(this.flow.items.indexOf(item));
    if (focuses) (this.stage.element(item) ?? this.stage.layer).focus({ preventScroll: true });
    this.inspector.update();
  }

  // MARK: Taking changes back

  get state() { return { flow: { ...this.flow }, preset: this.preset }; }

  /** Notes what is shown now, and orders its elements, but for what is on its way: a drag, a text that is written. */
  record() {
    if (!this.history) return;
    if (this.isPressed || document.activeElement.matches("textarea, [contenteditable=true]")) return;
    this.stage.sortElements();
    this.history.record(this.state);
    this.inspector.updateHistory();
  }

  undo() { this.restore(history => history.back()); }
  redo() { this.restore(history => history.forward()); }

  restore(step) {
    if (this.isPressed) return;
    // The last change may be younger than what was noted.
    this.record();
    const state = step(this.history);
    if (!state) return;
    const makesRoom = this.fit(state) || roomKeys.some(key => state.flow[key] !== this.flow[key]);
    [this.flow, this.preset] = [{ ...state.flow }, state.preset];
    this.selected = this.flow.items.find(item => item.id === this.selected?.id) ?? null;
    this.update({ makesRoom, mayShrink: true });
    this.inspector.update({ isForced: true });
    this.inspector.updateHistory();
  }

  /** How long an edge of the box is, even if the height is what the flow needs. */
  boxLength(key) { return this.flow[key] ?? this.stage.height; }

  // MARK: Showing it

  /** Measures views and shows the flow. */
  update(options) {
    this.arrangement.measure(this.flow);
    this.resize(options);
    this.showCode();
  }

  /** Shows the flow in the space that it has now. */
  resize(options) {
    this.arrangement.arrange(this.flow);
    this.show(options);
    setContent(get("changed"), "");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.settle(), this.pause);
    this.inspector.updateSpace();
  }

  show(options) {
    this.stage.show(this.flow, this.arrangement, this.selected, options);
    this.showSummary();
  }

  /** What need not follow each frame of a drag. */
  settle() {
    clearTimeout(this.timer);
    this.timer = null;
    // Read aloud once a drag is over, and not with each frame.
    setText("status", this.announcement ?? get("summary").textContent);
    this.announcement = null;
    this.record();
    this.link = this.ownLink;
    if (location.hash !== this.link && !(this.link === "#" + firstPreset && !location.hash)) {
      history.replaceState(null, "", this.link);
    }
    this.inspector.update();
    this.showCode();
  }

  showSummary() {
    const { width, height, lineCount, shownCount } = this.arrangement.result;
    const { line, lines } = names(this.flow);
    const count = (number, one, many) => `${number} ${number === 1 ? one : many}`;
    const round = number => Number(number.toFixed(1));
    const hiddenCount = this.flow.items.length - shownCount;
    setText("summary", this.flow.items.length === 0 ? "No views: press +" : `${count(shownCount, "view", "views")}${hiddenCount > 0 ? ` (and ${hiddenCount} hidden)` : ""} in ${count(lineCount, line, lines)}, `
      + `${round(width)} × ${round(height)} pt`);
  }

  /** The link to what is shown. */
  get ownLink() { return linkOf(this.flow, this.preset); }

  /** The code of the whole file. */
  get code() { return swiftCode(this.flow); }

  /** How many letters of code fit on a line. */
  measureCode() {
    const output = get("output");
    const ruler = output.appendChild(makeElement("code", "0".repeat(20)));
    const [space, taken] = [output.firstChild, ruler].map(element => element.getBoundingClientRect().width);
    const columns = Math.floor(space / taken * 20);
    ruler.remove();
    if (this.columns === columns) return;
    this.columns = columns;
    if (this.flow) this.showCode({ marksChanges: false });
  }

  /** Changes the code. An option below it that is used stays where it is: the code gets no lower, and the options scroll. */
  keepInPlace(change) {
    const [options, code] = [get("side-options"), get("output").firstChild];
    const isBelow = !this.inspector.isNarrow && options.contains(this.used);
    const top = isBelow && this.used.getBoundingClientRect().top;
    code.style.minHeight = isBelow ? `${code.offsetHeight}px` : "";
    change();
    if (isBelow) options.scrollTop += this.used.getBoundingClientRect().top - top;
  }

  showCode({ marksChanges = true } = {}) {
    // Those of the flow alone begin farther out.
    const code = swiftCode(this.flow, Math.min(this.columns + (this.showsFile ? 0 : 8), fileColumns));
    const shown = this.showsFile ? code : flowOf(code);
    const output = get("output").firstChild;
    if (output.textContent !== shown) {
      const before = new Set(Array.from(output.children, line => line.textContent));
      this.keepInPlace(() => output.replaceChildren(...shown.split(/(?<=\n)/).map(coloredLine)));
      // The first code of a page is no change.
      if (marksChanges && before.size > 0) {
        const changed = [...output.children].filter(line => !before.has(line.textContent));
        for (const line of changed) line.className = "changed";
        setContent(get("changed"), changed[0]?.textContent.trim() ?? "");
      }
    }
    const button = get("whole-file");
    button.ariaExpanded = this.showsFile;
    setContent(button, this.showsFile ? "▾ Only the flow" : "▸ The whole file");
  }
}
