"use strict";

// A flow as the fragment of a link: `#preset`, or what differs from the defaults, as in
// `#width=320&alignment=top&items=Swift~Layout,grow:1`. A run of generated words is `words=1000`.

const itemKeys = ["kind", "tint", "width", "height", ...viewOptions.map(option => option.key)];

const same = (a, b) => linkOf(a, false) === linkOf(b, false);

function linkOf(flow, mayBePreset = true) {
  if (mayBePreset) {
    for (const [name, preset] of Object.entries(presets)) {
      if (same(flow, preset.make())) return "#" + name;
    }
  }
  const parts = [`width=${flow.width}`];
  if (flow.height != null) parts.push(`height=${flow.height}`);
  for (const option of flowOptions) {
    const value = flow[option.key];
    if (value !== option.default) parts.push(`${option.key}=${value}`);
  }
  if (flow.isExpanded) parts.push("isExpanded=true");
  parts.push(itemsPart(flow.items));
  return "#" + parts.join("&");
}

function itemsPart(items) {
  const words = items.length > 20 ? generatedItems(items.length) : [];
  const isGenerated = words.length > 0 && items.every((item, index) => itemLink(item) === itemLink(words[index]));
  return isGenerated ? `words=${items.length}` : `items=${items.map(itemLink).join("~")}`;
}

// All but letters and digits of any script is escaped, so that no chat and no browser breaks the link.
const escapeText = text => text.replace(/[^\p{L}\p{N}._-]/gu, character => encodeURIComponent(character)
  .replace(/[~,!'()*]/g, mark => "%" + mark.charCodeAt(0).toString(16)));

function itemLink(item) {
  const parts = [escapeText(item.text)];
  for (const key of itemKeys) {
    const usual = key === "kind" ? "chip" : key === "tint" ? "blue" : viewOption(key)?.default ?? null;
    const value = item[key] ?? usual;
    if (value !== usual) parts.push(`${key}:${value}`);
  }
  return parts.join(",");
}

const flowOption = key => flowOptions.find(option => option.key === key);
const viewOption = key => viewOptions.find(option => option.key === key);

/**
 * The flow of a link's fragment. What it does not know is left out and named in `faults`.
 */
function flowOfLink(fragment) {
  const text = fragment.replace(/^#/, "");
  const faults = [];
  if (presets[text]) return { flow: presets[text].make(), preset: text, faults };
  const flow = makeFlow();
  for (const part of text.split("&").filter(part => part)) {
    const [key, value = ""] = [part.split("=")[0], part.slice(part.indexOf("=") + 1)];
    try {
      if (key === "items") flow.items = value ? value.split("~").map(itemOfLink) : [];
      else if (key === "words") flow.items = generatedItems(number(value, 0, 10000));
      else if (key === "width" || key === "height") flow[key] = number(value, 0, 4000);
      else if (key === "isExpanded") flow.isExpanded = value === "true";
      else flow[key] = valueOf(flowOption(key), value, flow);
    } catch {
      faults.push(part);
    }
  }
  return { flow, preset: null, faults };
}

function number(text, least, most) {
  const value = Number(text);
  if (text === "" || !(value >= least && value <= most)) throw new RangeError(text);
  return value;
}

function valueOf(option, text, flow) {
  if (option.range) return number(text, ...option.range);
  if (typeof option.default === "boolean") {
    if (text !== "true" && text !== "false") throw new RangeError(text);
    return text === "true";
  }
  const values = typeof option.values === "function" ? option.values(flow) : option.values;
  if (!(text in values)) throw new RangeError(text);
  return optionValue(option, text);
}

function itemOfLink(text) {
  const [name, ...parts] = text.split(",");
  const item = makeItem("chip", decodeURIComponent(name));
  for (const part of parts) {
    const [key, value] = part.split(":");
    if (key === "kind" && kinds[value]) item.kind = value;
    else if (key === "tint" && tints.includes(value)) item.tint = value;
    else if (key === "width" || key === "height") item[key] = number(value, 0, 4000);
    else item[key] = valueOf(viewOption(key), value, makeFlow());
  }
  if (isBox(item)) {
    item.width ??= 48;
    item.height ??= 48;
  }
  return item;
}
