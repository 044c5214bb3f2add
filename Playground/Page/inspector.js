// The controls of all options, made from their tables.

import { get, listen, makeElement, setContent, setText } from "./elements.js";
import { flowOptions, labelOf, optionValue, valuesOf, viewOptions } from "./options.js";
import { isLarge, presets } from "./flow.js";
import { noEffect } from "./inertness.js";
import { isBox, kinds, makeItem } from "./views.js";
import { isLong, mostViews } from "./link.js";

export class Inspector {
  constructor(page) {
    this.page = page;
    this.rows = { flow: new Map(), view: new Map() };
    const parent = get("flow-options");
    // As in page.css: on a phone the names of all groups are in sight at once.
    const isNarrow = matchMedia("(max-width: 56.29em)").matches;
    get("view-panel").open = !isNarrow;
    for (const group of new Set(flowOptions.map(option => option.group))) {
      const details = parent.appendChild(makeElement("details"));
      details.open = !isNarrow;
      details.append(makeElement("summary", group));
      for (const option of flowOptions.filter(option => option.group === group)) {
        details.append(this.makeRow("flow", option, value => page.set({ [option.key]: value })));
      }
    }
    for (const option of viewOptions) {
      get("view-options")
        .append(this.makeRow("view", option, value => page.setView({ [option.key]: value })));
    }
    this.connectContent();
    this.makeLayers();
  }

  /** A label with the option's name in Swift, its control, what it means, and why it has no effect, if so. */
  makeRow(of, option, change) {
    const row = makeElement("div", "", "option");
    const label = row.appendChild(makeElement("label"));
    const name = label.appendChild(makeElement("code"));
    const id = `${of}-${option.key}`;
    const help = row.appendChild(makeElement("p", option.help, "help"));
    help.id = id + "-help";
    const why = row.appendChild(makeElement("p", "", "why"));
    why.id = id + "-why";

    const control = this.makeControl(option, change);
    control.input.id = id;
    control.input.setAttribute("aria-describedby", `${help.id} ${why.id}`);
    label.htmlFor = id;
    label.after(control.element);
    this.rows[of].set(option.key, { ...control, option, row, name, why });
    return row;
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
        const values = valuesOf(option, flow);
        const text = JSON.stringify(values);
        if (known !== text) {
          known = text;
          input.replaceChildren(...Object.entries(values).map(([key, name]) => new Option(name, key)));
        }
        input.value = value ?? "";
      },
    };
  }

  connectContent() {
    const { page } = this;
    const on = (id, event, action) => listen(get(id), event, action);
    on("add", "click", () => page.addItem());
    on("remove", "click", () => page.removeItem());
    on("shuffle", "click", () => page.shuffle());
    on("hide-excess", "click", () => page.set({ hidesOverflow: true }));
    on("count", "change", event => {
      const count = Math.min(Math.max(Math.round(Number(event.target.value)), 0), mostViews);
      event.target.value = count;
      page.begin(isLong(`#words=${count}`), () => {
        page.setCount(count);
        this.update();
      });
    });
    // What opens below the edge of the window is scrolled into sight.
    for (const details of get("more-tools").querySelectorAll("details")) {
      listen(details, "toggle", () => { if (details.open) details.scrollIntoView({ block: "nearest" }); });
    }
    on("own-words", "input", event => {
      const words = event.target.value.split("\n").map(word => word.trim()).filter(word => word);
      page.setItems(withWords(page.flow.items, words));
    });
    on("own-words", "blur", () => setTimeout(() => page.record()));
    const select = get("preset");
    select.append(new Option("Your own", ""), ...Object.entries(presets).map(([key, { name }]) => new Option(name, key)));
    listen(select, "change", () => { if (select.value) location.hash = select.value; });
  }

  makeLayers() {
    const { page } = this;
    const titles = { lines: "Lines", free: "Free space", guides: "Guides", hidden: "Names of hidden views", flexbox: "The browser’s flexbox" };
    for (const [key, title] of Object.entries(titles)) {
      const label = makeElement("label");
      const input = label.appendChild(makeElement("input"));
      input.type = "checkbox";
      input.id = "show-" + key;
      input.checked = page.layers[key];
      listen(input, "change", () => {
        page.layers[key] = input.checked;
        page.show({ isAnimated: true });
      });
      label.append(title);
      get("layers").append(label);
    }
  }

  // MARK: Showing values

  /** Fields in which somebody writes are left alone, unless that is what was taken back. */
  update({ isForced = false } = {}) {
    const { flow, selected, preset } = this.page;
    for (const { option, name, set } of this.rows.flow.values()) {
      setContent(name, labelOf(option, flow));
      set(flow[option.key], flow, isForced);
    }
    for (const { option, name, set, input } of this.rows.view.values()) {
      setContent(name, labelOf(option, flow));
      set(selected?.[option.key] ?? option.default, flow, isForced);
      input.disabled = !selected;
    }
    const chosen = selected && (selected.text || `${kinds[selected.kind]} ${flow.items.indexOf(selected) + 1}`);
    setContent(get("chosen"), chosen ?? "none: tap or click one");
    get("view-panel").classList.toggle("empty", !selected);
    get("preset").value = preset?.name ?? "";
    setText("about", presets[preset?.name]?.about ?? "Your own flow: Copy link keeps it.");
    for (const id of ["remove", "shuffle", "copy-picture"]) {
      get(id).ariaDisabled = flow.items.length === 0;
    }
    const setField = (id, value) => {
      const field = get(id);
      if ((isForced || field !== document.activeElement) && field.value !== value) field.value = value;
    };
    setField("count", `${flow.items.length}`);
    get("own-words").disabled = isLarge(flow);
    setField("own-words", isLarge(flow) ? "" : flow.items.filter(item => !isBox(item)).map(item => item.text).join("\n"));
    this.updateSpace();
  }

  updateHistory() {
    const { past, future } = this.page.history;
    get("undo").ariaDisabled = past.length === 0;
    get("redo").ariaDisabled = future.length === 0;
  }

  /** The lengths of the box, which change with each frame of a drag. */
  updateSpace() {
    const { page } = this;
    const slider = get("width");
    slider.max = page.stage.mostWidth(page.flow);
    slider.value = page.flow.width;
    setContent(get("width-value"), `${page.flow.width} pt`);
    for (const key of ["width", "height"]) {
      const handle = get(key + "-handle");
      const length = Math.round(page.boxLength(key));
      [handle.ariaValueMin, handle.ariaValueMax, handle.ariaValueNow] = [0, 4000, length];
      handle.ariaValueText = page.flow[key] == null ? "as needed" : `${length} points`;
    }
  }

  /** Dims an option without an effect, and says why. */
  explain(of, key, reason) {
    const { row, why, option } = this.rows[of].get(key);
    row.classList.toggle("inert", reason != null);
    row.classList.toggle("detail", option.isDetail === true && reason !== noEffect);
    setContent(why, reason ?? "");
  }
}

/** The same views with other words, one after another. Boxes show none and stay where they are. */
function withWords(items, words) {
  const remaining = [...words];
  const kept = items.flatMap(item => {
    if (isBox(item)) return [item];
    if (remaining.length === 0) return [];
    const text = remaining.shift();
    return [item.text === text ? item : { ...item, text }];
  });
  return [...kept, ...remaining.map(word => makeItem("chip", word))];
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
  const set = (value, _, isForced = false) => {
    current = value;
    slider.value = value ?? least - step;
    if (isForced || field !== document.activeElement) field.value = value ?? "";
  };
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
  // What is no value goes when the user does.
  listen(field, "blur", () => { field.value = current ?? ""; });
  return { element, input: field, set };
}
