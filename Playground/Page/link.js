// A flow as the fragment of a link: a preset and what differs from it, as in `#topics&width=900`, or a flow of its own, as
// in `#width=320&alignment=top&items=Swift~Layout,grow:1`. Without a width it fills the stage, and without items it is the
// preset of a page without a link. A name that no preset has stands for that as well.

import { textSizes } from "./boxes.js";
import { flowOption, flowOptions, optionValue, valuesOf, viewOption, viewOptions } from "./options.js";
import { makeFlow, presets } from "./flow.js";
import { isBox, kinds, makeItem, tints, withOptions } from "./views.js";

/** What a link may say of a view besides its text, and what it does not have to. */
const usual = {
  kind: "chip", tint: "blue", width: null, height: null, isTyped: false, isButton: false,
  ...Object.fromEntries(viewOptions.map(option => [option.key, option.default])),
};
const itemKeys = Object.keys(usual);
const valueOfItem = (item, key) => item[key] ?? usual[key];

/** The link to a flow, or to what is different in it from a preset. A width that nobody has chosen is not named. */
export function linkOf(flow, { name, width } = {}) {
  const usual = name ? partsOfPreset(name) : usualParts;
  const parts = [...optionParts(flow), itemsPart(flow.items)].filter(part => !usual.has(part));
  if (flow.width !== width) parts.unshift(`width=${flow.width}`);
  if (name) parts.unshift(name);
  return "#" + parts.join("&");
}

const flowKeys = ["height", "textSize", ...flowOptions.map(option => option.key), "isExpanded"];
const optionParts = flow => flowKeys.map(key => `${key}=${flow[key] ?? ""}`);

const usualParts = new Set(optionParts(makeFlow()));
const presetParts = new Map();

function partsOfPreset(name) {
  if (!presetParts.has(name)) {
    const flow = presets[name].make();
    presetParts.set(name, new Set([...optionParts(flow), itemsPart(flow.items)]));
  }
  return presetParts.get(name);
}

const itemsPart = items => `items=${items.map(itemLink).join("~")}`;

// All but letters and digits of any script is escaped, so that no chat and no browser breaks the link.
const escapeText = text => text.replace(/[^\p{L}\p{N}._-]/gu, character => encodeURIComponent(character)
  .replace(/[~,!'()*]/g, mark => "%" + mark.charCodeAt(0).toString(16)));

function itemLink(item) {
  const parts = [escapeText(item.text)];
  for (const key of itemKeys) {
    const value = valueOfItem(item, key);
    if (value !== usual[key]) parts.push(`${key}:${value}`);
  }
  return parts.join(",");
}

/** The most views of a flow in a link. */
const mostViews = 1000;

/** What a page without a link shows. */
export const firstPreset = "topics";

/** The flow of a link's fragment. What it cannot read is left out, and named in `faults`. */
export function flowOfLink(fragment) {
  const parts = fragment.replace(/^#/, "").split("&").filter(part => part);
  const faults = [];
  const given = parts[0]?.includes("=") === false ? parts.shift() : null;
  const isKnown = given === null || Object.hasOwn(presets, given.toLowerCase());
  if (!isKnown) faults.push(brief(given));
  const preset = isKnown ? given?.toLowerCase() ?? null : firstPreset;
  const flow = preset ? presets[preset].make() : makeFlow({ items: null });
  let hasWidth = false;
  // What an alignment may be depends on the axis.
  for (const part of parts.filter(isAxis).concat(parts.filter(part => !isAxis(part)))) {
    const [key, value = ""] = [part.split("=")[0], part.slice(part.indexOf("=") + 1)];
    attempt(part, faults, () => {
      if (key === "items") flow.items = value ? itemsOfLink(value, flow, faults) : [];
      else if (key === "width" || key === "height") flow[key] = Math.min(number(value, [0, Number.MAX_VALUE]), 4000);
      else if (key === "textSize") flow.textSize = oneOf(textSizes, value);
      else if (key === "isExpanded") flow.isExpanded = truth(value);
      else flow[key] = valueOf(flowOption(key), value, flow);
      hasWidth ||= key === "width";
    });
  }
  if (!flow.items) return flowOfLink([firstPreset, ...parts].join("&"));
  return { flow, preset, hasWidth, faults };
}

const isAxis = part => part.startsWith("axis=");

const brief = text => text.length > 40 ? text.slice(0, 40) + "…" : text;

function attempt(part, faults, action) {
  try {
    action();
  } catch {
    faults.push(brief(part));
  }
}

function itemsOfLink(text, flow, faults) {
  const names = text.split("~");
  if (names.length > mostViews) faults.push(`the last ${names.length - mostViews} views`);
  const items = [];
  for (const name of names.slice(0, mostViews)) {
    attempt(name, faults, () => items.push(itemOfLink(name, flow, faults)));
  }
  return items;
}

function itemOfLink(text, flow, faults) {
  const [name, ...parts] = text.split(",");
  const item = makeItem("chip", decodeURIComponent(name));
  for (const part of parts) {
    const [key, value] = part.split(":");
    attempt(part, faults, () => {
      if (key === "kind") item.kind = oneOf(Object.keys(kinds), value);
      else if (key === "isTyped" || key === "isButton") item[key] = truth(value);
      else if (key === "tint") item.tint = oneOf(tints, value);
      else if (key === "width" || key === "height") item[key] = number(value, [0, 4000]);
      else item[key] = valueOf(viewOption(key), value, flow);
    });
  }
  if (isBox(item)) {
    item.width ??= 48;
    item.height ??= 48;
  }
  return withOptions(item);
}

// The values that a text stands for. Each of these throws if there is none.

function number(text, [least, most], step = 0) {
  const value = Number(text);
  if (text === "" || !(value >= least && value <= most) || (step > 0 && value % step !== 0)) throw new RangeError(text);
  return value;
}

function oneOf(names, text) {
  if (!names.includes(text)) throw new RangeError(text);
  return text;
}

const truth = text => oneOf(["true", "false"], text) === "true";

function valueOf(option, text, flow) {
  if (option.none && text === "") return null;
  if (option.range) return number(text, option.range, option.step ?? 1);
  if (typeof option.default === "boolean") return truth(text);
  return optionValue(option, oneOf([...valuesOf(option, flow).keys()].filter(name => name), text));
}
