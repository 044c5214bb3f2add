// What the engine reports beside frames: lines, the free space on them, and the guides that views are aligned by.

import { isRow, length, separators, thickness } from "./options.js";

export function drawOverlay(svg, flow, part, flowX, layers, arrangement) {
  const path = (name, data) => svg.querySelector("." + name).setAttribute("d", data);
  path("flow", layers.lines ? rectPath({ x: flowX, y: 0, width: part.width, height: part.height }) : "");
  path("lines", layers.lines ? part.lines.map(line => rectPath(shifted(line, flowX))).join("") : "");
  path("free", layers.free
    ? part.lines.flatMap(line => freeSpace(flow, part, line)).map(rect => rectPath(shifted(rect, flowX))).join("") : "");
  path("guides", layers.guides
    ? part.lines.map(line => guide(flow, part, line, flowX, arrangement)).join("") : "");
}

const shifted = (rect, by) => ({ ...rect, x: rect.x + by });

const rectPath = ({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`;

/** The parts of a line, as long as the flow, that no view and no spacing takes. */
function freeSpace(flow, part, line) {
  const [start, size] = isRow(flow) ? ["x", "width"] : ["y", "height"];
  const frames = part.frames.slice(line.start - part.firstItem, line.end - part.firstItem)
    .sort((a, b) => a[start] - b[start]);
  const separator = separators(flow).itemSeparator;
  const gap = Math.max(separator == null ? flow.itemSpacing : 2 * flow.itemSpacing + separator, 0);
  const spaces = [];
  let end = 0;
  frames.forEach((frame, number) => {
    const taken = end + (number > 0 ? gap : 0);
    if (frame[start] - taken > 0.01) spaces.push({ ...line, [start]: taken, [size]: frame[start] - taken });
    end = Math.max(end, frame[start] + frame[size]);
  });
  const rest = length(flow, part) - end;
  if (rest > 0.01) spaces.push({ ...line, [start]: end, [size]: rest });
  return spaces;
}

/** The edge, the middle or the baseline by which the views of a line are aligned. */
function guide(flow, part, line, flowX, arrangement) {
  const { alignment } = flow;
  const [frames, indices] = [part.frames, part.indices]
    .map(all => all.slice(line.start - part.firstItem, line.end - part.firstItem));
  let offset;
  if (flow.stretchesItems || alignment === "top") offset = 0;
  else if (alignment === "center") offset = thickness(flow, line) / 2;
  else if (alignment === "bottom") offset = thickness(flow, line);
  else {
    const key = alignment === "firstTextBaseline" ? "firstBaseline" : "lastBaseline";
    const index = frames.findIndex((_, number) => {
      const item = flow.items[indices[number]];
      return item && !item.alignment && arrangement.arrangedItem(indices[number])?.[key] != null;
    });
    if (index < 0) return "";
    offset = frames[index].y + arrangement.arrangedItem(indices[index])[key] - line.y;
  }
  if (isRow(flow)) return `M${flowX} ${line.y + offset}h${part.width}`;
  const x = flow.direction === "rightToLeft" ? line.x + line.width - offset : line.x + offset;
  return `M${flowX + x} 0v${part.height}`;
}
