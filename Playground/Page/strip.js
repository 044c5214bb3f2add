// The presets as a strip of small pictures, which the page's own engine arranges.

import { get, listen, listenToEnds, makeElement } from "./elements.js";
import { presets } from "./flow.js";
import { makeOverflow } from "./views.js";
import { Arrangement } from "./arrange.js";

export class PresetStrip {
  constructor(page) {
    this.inputs = [];
    const strip = get("presets");
    this.strip = strip;
    listenToEnds(strip);
    new ResizeObserver(() => this.reveal()).observe(strip);
    const arrangement = new Arrangement(page.engine.another(), page.boxes);
    for (const [key, { name, about, make }] of Object.entries(presets)) {
      const label = strip.appendChild(makeElement("label"));
      label.title = about;
      const input = label.appendChild(makeElement("input"));
      Object.assign(input, { type: "radio", name: "preset", value: key });
      listen(input, "click", () => { location.hash = key; });
      this.inputs.push(input);
      label.appendChild(makeElement("span", "", "sketch")).innerHTML = sketch(make(), arrangement);
      label.append(name);
    }
  }

  /** Shows which preset is on the stage, if any is. */
  choose(name) {
    for (const input of this.inputs) {
      input.checked = input.value === name;
    }
    if (name !== this.chosen) this.reveal();
    this.chosen = name;
  }

  /** Brings the preset that is chosen into the middle of the strip. */
  reveal() {
    const { strip } = this;
    const label = strip.querySelector(":has(> :checked)");
    if (label) strip.scrollLeft = label.offsetLeft - strip.offsetLeft + (label.offsetWidth - strip.clientWidth) / 2;
  }
}

/** The upper part of a flow, with shapes in place of its views. */
function sketch(flow, arrangement) {
  arrangement.measure(flow);
  arrangement.arrange(flow);
  const { frames, indices } = arrangement.result;
  const shapes = frames.map((frame, number) => shape(frame, flow.items[indices[number]] ?? makeOverflow(flow, 1)));
  return `<svg viewBox="-14 -14 ${flow.width + 28} ${0.6 * flow.width + 28}" preserveAspectRatio="xMidYMin slice">${shapes.join("")}</svg>`;
}

function shape({ x, y, width, height }, { kind, tint = "blue" }) {
  const rect = (style, radius, share = 1) => `<rect x="${x}" y="${y + height * (1 - share) / 2}" width="${width}" `
    + `height="${height * share}" rx="${radius}" style="${style}"/>`;
  const fill = `fill:var(--${tint})`;
  switch (kind) {
    case "text": case "word": return rect("fill:currentColor;opacity:.3", 5, 0.5);
    case "title": return rect("fill:currentColor;opacity:.65", 6, 0.6);
    case "tile": return rect(`fill:color-mix(in srgb, var(--${tint}) 65%, white)`, 8);
    case "photo": return `${rect(fill, 6)}<path d="M${x + 4} ${y + height}l${width / 3} ${-height * 0.55} ${width / 4} ${height * 0.3} `
      + `${width / 6} ${-height * 0.15} ${width / 4 - 8} ${height * 0.4}z" style="opacity:.35"/>`;
    case "avatar": return rect(`${fill};stroke:var(--window);stroke-width:4`, height / 2);
    default: return rect(`${fill};opacity:.45`, height / 2);
  }
}
