// The controls of all options, made from their tables.

import { get, listen, makeElement, setContent, setText } from "./elements.js";
import {
  flowOptions, inLines, isLimited, labelOf, optionValue, scalingOptions, sectionOf, valuesOf, viewOptions,
} from "./options.js";
import { textSizes } from "./boxes.js";
import { presets } from "./flow.js";
import { isBox, nameOf } from "./views.js";
import { PresetStrip } from "./strip.js";

/** The groups below the code, where that is beside the stage. */
const sideGroups = ["Flow", "Limits"];

export class Inspector {
  constructor(page) {
    this.page = page;
    this.rows = { flow: new Map(), view: new Map() };
    // As in page.css: on a phone the names of all groups are in sight at once, and no view that is chosen moves them.
    const narrow = matchMedia("(width < 56.3em)");
    const follow = () => {
      this.isNarrow = narrow.matches;
      get("view-panel").open = !this.isNarrow;
    };
    listen(narrow, "change", follow);
    follow();
    for (const group of new Set(flowOptions.map(option => option.group))) {
      const details = get(sideGroups.includes(group) ? "side-groups" : "groups").appendChild(makeElement("details"));
      details.open = !this.isNarrow && group !== "More";
      details.append(makeElement("summary", group));
      for (const option of flowOptions.filter(option => option.group === group)) {
        details.append(this.makeRow("flow", option, value => page.set({ [option.key]: value })));
      }
    }
    for (const option of viewOptions) {
      get("view-options")
        .append(this.makeRow("view", option, value => page.setView({ [option.key]: value })));
    }
    this.strip = new PresetStrip(this.page);
    this.connectContent();
    this.connectCode();
  }

  /** What an option is about, its name in Swift, its control, and what it means. */
  makeRow(of, option, change) {
    const row = makeElement("div", "", "option");
    const label = row.appendChild(makeElement("label"));
    const words = label.appendChild(makeElement("span"));
    const name = label.appendChild(makeElement("a", "", "name"));
    const id = `${of}-${option.key}`;
    const help = row.appendChild(makeElement("p", "", "help"));
    help.id = id + "-help";

    const control = this.makeControl(option, change);
    control.input.id = id;
    control.input.setAttribute("aria-describedby", help.id);
    this.linkToManual(name, row, control.input, option);
    label.htmlFor = id;
    label.after(control.element);
    this.rows[of].set(option.key, { ...control, option, row, words, name, help });
    return row;
  }

  /** Each option is one stop of the Tab key. F1 follows its link, in another tab. */
  linkToManual(name, row, input, option) {
    const manual = get("documentation").href;
    if (!manual) return;
    name.href = manual + sectionOf(option);
    name.target = "_blank";
    name.tabIndex = -1;
    input.ariaKeyShortcuts = "F1";
    listen(row, "keydown", event => {
      if (event.key !== "F1") return;
      event.preventDefault();
      name.click();
    });
  }

  makeControl(option, change) {
    if (option.range) return makeNumber(option, change);
    if (typeof option.default === "boolean") {
      const input = makeElement("input");
      input.type = "checkbox";
      input.role = "switch";
      listen(input, "change", () => change(input.checked));
      return { element: input, input, set: value => { input.checked = value; } };
    }
    const input = makeElement("select");
    listen(input, "change", () => change(optionValue(option, input.value)));
    let known;
    return {
      element: input, input,
      set: (value, flow) => {
        const values = [...valuesOf(option, flow)];
        const text = JSON.stringify(values);
        if (known !== text) {
          known = text;
          input.replaceChildren(...values.map(([key, name]) => new Option(inWords(name), key)));
        }
        input.value = value ?? "";
      },
    };
  }

  /** Shows which control a modifier in the code has: while it is pointed at, and in sight once it is pressed. */
  connectCode() {
    const rows = Object.values(this.rows).flatMap(rows => [...rows.values()]);
    const isMeant = (target, { name }) => target.localName === "b" && name.textContent.startsWith(target.textContent + "(");
    listen(get("output"), "pointerover", ({ target }) => {
      for (const row of rows) row.row.classList.toggle("lit", isMeant(target, row));
    });
    listen(get("output"), "click", ({ target }) => {
      const found = rows.find(row => isMeant(target, row));
      if (!found) return;
      found.row.closest("details").open = true;
      found.row.scrollIntoView({ block: "nearest" });
    });
  }

  connectContent() {
    const { page } = this;
    const on = (id, event, action) => listen(get(id), event, action);
    on("add", "click", () => page.addItem());
    on("remove", "click", () => page.removeItem());
    on("show-options", "click", () => {
      const first = document.querySelector("#side-groups summary");
      first.scrollIntoView();
      first.focus({ preventScroll: true });
    });
    setContent(get("hint"), matchMedia("(pointer: coarse)").matches ? "Tap twice to edit. Hold to drag, also the edge."
      : "Drag a view, click for options, double-click to edit.");
    if (get("documentation").href) get("keys").append(" F1 opens the manual at an option.");
    // What opens below the edge of the window is scrolled into sight.
    const help = get("help");
    listen(help, "toggle", () => { if (help.open) help.scrollIntoView({ block: "nearest" }); });
  }

  // MARK: Showing values

  /** A flow that is opened with limits shows what they are: the group above them is folded. */
  showLimits() {
    if (!this.isNarrow) get("side-groups").firstChild.open = !isLimited(this.page.flow);
  }

  /** Fields in which somebody writes are left alone, unless that is what was taken back. */
  update({ isForced = false } = {}) {
    const { flow, selected, preset } = this.page;
    for (const { option, row, words, name, help } of Object.values(this.rows).flatMap(rows => [...rows.values()])) {
      setContent(words, inLines(option.name, flow));
      setContent(name, labelOf(option, flow));
      // Where it would change nothing, it is dim, and says why instead of what it means.
      const reason = option.noEffect?.(flow, selected ?? {});
      row.classList.toggle("dim", Boolean(reason));
      row.hidden = scalingOptions.includes(option.key) && flow.scaling == null && !flow.items.some(isBox);
      setContent(help, inLines(reason || option.help, flow));
    }
    for (const { option, set } of this.rows.flow.values()) set(flow[option.key], flow, isForced);
    for (const { option, set } of this.rows.view.values()) set(selected?.[option.key] ?? option.default, flow, isForced);
    setContent(get("selected"), !selected ? "none" : nameOf(selected, flow.items.indexOf(selected)));
    get("view-panel").className = selected ? "" : "unused";
    this.strip.choose(preset.name);
    const isChanged = /&(?!width=|isExpanded=)/.test(this.page.link);
    setText("about", !preset.name ? "Your own flow. Share it."
      : isChanged ? `${presets[preset.name].name}, edited. Share it.` : presets[preset.name].about);
    get("remove").ariaDisabled = flow.items.length === 0;
    this.updateSpace();
  }

  updateHistory() {
    const { past, future } = this.page.history;
    get("undo").ariaDisabled = past.length === 0;
    get("redo").ariaDisabled = future.length === 0;
  }

  /** What is above the stage, and the lengths of the box, which change with each frame of a drag. */
  updateSpace() {
    const { page } = this;
    const slider = get("width");
    slider.max = page.stage.mostWidth;
    slider.value = page.flow.width;
    setContent(get("width-value"), `${page.flow.width} pt`);
    get("text-size").value = textSizes.indexOf(page.flow.textSize);
    setContent(get("text-size-value"), page.flow.textSize);
    for (const key of ["width", "height"]) {
      const handle = get(key + "-handle");
      const length = Math.round(page.boxLength(key));
      [handle.ariaValueMax, handle.ariaValueNow] = [4000, length];
      handle.ariaValueText = page.flow[key] == null ? "as needed" : `${length} points`;
    }
  }
}

/** A case of Swift's as words: “Space between” for `.spaceBetween`. */
function inWords(name) {
  if (!/^\.\w+$/.test(name)) return name;
  const words = name.slice(1).replace(/[A-Z]/g, letter => " " + letter.toLowerCase());
  return words[0].toUpperCase() + words.slice(1);
}

/** A slider and a field for a number, and if there may be none, a switch. */
function makeNumber(option, change) {
  const [least, most] = option.range;
  const element = makeElement("span", "", "number");
  const slider = element.appendChild(makeElement("input"));
  const field = element.appendChild(makeElement("input"));
  const step = option.step ?? 1;
  Object.assign(slider, { type: "range", min: option.none ? least - step : least, max: most, step, tabIndex: -1 });
  slider.ariaHidden = true;
  Object.assign(field, { type: "number", min: least, max: most, step, placeholder: option.none ?? "" });
  let current;
  /** What Escape gives back. */
  let former;
  const set = (value, _, isForced = false) => {
    current = value;
    slider.value = value ?? least - step;
    if (!isForced && field === document.activeElement) return;
    former = value;
    field.value = value ?? "";
  };
  /** Ends what somebody writes, with a value. */
  const end = value => {
    if (value !== current) change(value);
    set(value, null, true);
  };
  /** What is nearest to the number that is written; without a number, all stays as it is. */
  const nearest = () => field.value === "" ? current
    : least + Math.round((Math.max(least, Math.min(field.value, most)) - least) / step) * step;
  listen(slider, "input", () => {
    const value = Number(slider.value);
    set(value < least ? null : value);
    change(current);
  });
  listen(field, "input", () => {
    if (!field.validity.valid) return;
    set(field.value === "" ? option.default : Number(field.value));
    change(current);
  });
  listen(field, "blur", () => end(nearest()));
  listen(field, "keydown", ({ key }) => {
    if (key === "Enter") end(nearest());
    else if (key === "Escape") end(former);
  });
  return { element, input: field, set };
}
