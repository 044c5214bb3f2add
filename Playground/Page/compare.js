// The browser's own flexbox, or grid, for the same boxes: an outline of each over ours, and the largest difference.

import { figure, makeElement } from "./elements.js";
import { isRow } from "./options.js";
import { isStretched } from "./swift.js";
import { cssGaps, cssRules } from "./css.js";

const mostCompared = 2000;

export class Comparison {
  constructor(layer) { this.layer = layer; }

  hide() { this.layer.replaceChildren(); }

  /** Lays boxes of the views' sizes out, and says how far they are from ours. */
  show(flow, arrangement, flowX) {
    if (flow.items.length > mostCompared) return `The comparison is for up to ${figure(mostCompared)} views.`;
    const part = arrangement.part();
    const gaps = cssGaps(flow, part, arrangement);
    if (gaps.length > 0) return `No comparison: CSS has no words for ${new Intl.ListFormat("en").format(gaps)}.`;

    const container = this.layer.appendChild(makeElement("div"));
    const { box, all, items } = cssRules(flow, part, arrangement);
    setStyle(container, { ...box, position: "absolute", left: `${flowX}px`, top: "0px" });
    flow.items.forEach((item, index) =>
      this.addBox(container, flow, item, arrangement.arrangedItem(index), all, { ...all, ...items[index] }));
    const most = this.difference = difference(part.frames, container);
    const name = flow.columns === "natural" ? "flexbox" : "grid";
    return most < 0.1 ? `The browser’s ${name} puts each view in the same place.`
      : `The browser’s ${name} puts views up to ${most.toFixed(1)} px from here.`;
  }

  addBox(container, flow, item, size, all, rules) {
    const row = isRow(flow);
    const element = container.appendChild(makeElement("div"));
    const isThick = isStretched(flow, item);
    const [along, cross] = row ? ["width", "height"] : ["height", "width"];
    setStyle(element, {
      // An empty box has no content that keeps its basis of 100% from making it shorter than it is.
      [along]: `${size[along]}px`, ["min-" + along]: item.fillsLine ? `${size[along]}px` : "0px", ...rules,
      [isThick ? "min-" + cross : cross]: `${size[cross]}px`,
      // A view that is longer than the flow was measured for that already.
      ["max-" + along]: rules["max-" + along] === all["max-" + along] ? "none" : rules["max-" + along],
    });
    // A line box without a font is as high as the box in it: its bottom is the baseline.
    if (row && size.firstBaseline != null && !isThick) {
      for (const height of [size.firstBaseline, size.lastBaseline - size.firstBaseline]) {
        const line = element.appendChild(makeElement("div"));
        setStyle(line, { "font-size": "0", "line-height": "0" });
        setStyle(line.appendChild(makeElement("div")), { display: "inline-block", height: `${height}px` });
      }
    }
  }
}

/** How far the browser's boxes in a container are from our frames, at most. */
export function difference(frames, container) {
  const origin = container.getBoundingClientRect();
  let most = 0;
  frames.forEach((frame, index) => {
    const { x, y, width, height } = container.children[index].getBoundingClientRect();
    most = Math.max(most, Math.abs(x - origin.x - frame.x), Math.abs(y - origin.y - frame.y),
      Math.abs(width - frame.width), Math.abs(height - frame.height));
  });
  return most;
}

function setStyle(element, rules) {
  for (const [key, value] of Object.entries(rules)) element.style.setProperty(key, value);
}
