// The stage as a picture: an SVG of what is seen, which needs nothing else, without what only serves to change it.

import { get } from "./elements.js";

const svgNamespace = "http://www.w3.org/2000/svg";

const margin = 24;

/** Whether lines, free space or guides are drawn, which say something about the box. */
const hasLayers = () => document.querySelector("#overlay path[d^=M]") !== null;

/** The part of the page that a picture shows: what is in sight of the views, or of the box, and a margin. */
export function picturedRect() {
  const views = hasLayers() ? [] : document.querySelectorAll("#views .view");
  const rects = [...views.length > 0 ? views : [get("box")]].map(view => view.getBoundingClientRect());
  const window = get("scroller").getBoundingClientRect();
  const [left, top] = ["left", "top"].map(edge =>
    Math.floor(Math.max(Math.min(...rects.map(rect => rect[edge])), window[edge])) - margin);
  const [right, bottom] = ["right", "bottom"].map(edge =>
    Math.ceil(Math.min(Math.max(...rects.map(rect => rect[edge])), window[edge])) + margin);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** What is in sight on the stage of the page, as the text of an SVG file. */
export function svgOfStage() {
  const stage = get("scroller");
  const { x, y, width, height } = picturedRect();
  const place = element => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { x: snapped(left - x), y: snapped(top - y), width: snapped(right - x) - snapped(left - x),
      height: snapped(bottom - y) - snapped(top - y) };
  };
  const svg = element("svg", { width, height, viewBox: `0 0 ${width} ${height}`, "xml:space": "preserve" });
  const back = hasLayers() ? getComputedStyle(stage).backgroundColor : getComputedStyle(document.querySelector("#overlay .frame")).fill;
  svg.append(element("rect", { width, height, ...paint("fill", back) }));

  const box = place(get("box"));
  const layer = svg.appendChild(element("g", { transform: `translate(${box.x} ${box.y})` }));
  const shapes = hasLayers() ? document.querySelectorAll("#overlay defs, #overlay > rect, #overlay > path[d]") : [];
  for (const shape of shapes) layer.append(drawn(shape));
  for (const separator of document.querySelectorAll("#separators > div")) svg.append(...drawnSeparator(separator, place(separator)));
  for (const view of document.querySelectorAll("#views .view")) svg.append(...drawnView(view, place(view), { x, y }));
  return new XMLSerializer().serializeToString(svg);
}

function element(name, attributes, text = "") {
  const element = document.createElementNS(svgNamespace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.textContent = text;
  return element;
}

/** A place on the pixels of the screen, where a browser draws what is between them. */
const snapped = length => Math.round(length * devicePixelRatio) / devicePixelRatio;

let pixel = null;

/** A color, however a style says it, in words that each program knows. */
function paint(key, color) {
  pixel ??= new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  pixel.clearRect(0, 0, 1, 1);
  pixel.fillStyle = color;
  pixel.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = pixel.getImageData(0, 0, 1, 1).data;
  return { [key === "stop" ? "stop-color" : key]: `rgb(${red},${green},${blue})`, ...alpha < 255 ? { [key + "-opacity"]: alpha / 255 } : {} };
}

/** A shape of the overlay, with the style that it has in the page. */
function drawn(shape) {
  const copy = shape.cloneNode(true);
  const shapes = [shape, ...shape.querySelectorAll("line")];
  [copy, ...copy.querySelectorAll("line")].forEach((target, number) => {
    if (target.localName === "defs") return;
    const style = getComputedStyle(shapes[number]);
    const { fill, stroke, strokeWidth, strokeDasharray } = style;
    const attributes = {
      ...(fill.startsWith("url") ? { fill: "url(#hatch)" } : fill === "none" ? { fill } : paint("fill", fill)),
      ...(stroke === "none" ? {} : { ...paint("stroke", stroke), "stroke-width": parseFloat(strokeWidth) }),
      ...(strokeDasharray === "none" ? {} : { "stroke-dasharray": strokeDasharray.replace(/px/g, "") }),
    };
    if (target.localName === "rect") {
      const { x, y, width, height } = shapes[number].getBBox();
      Object.assign(attributes, { x, y, width, height, rx: parseFloat(style.rx) });
    }
    target.removeAttribute("class");
    for (const [key, value] of Object.entries(attributes)) target.setAttribute(key, value);
  });
  return copy;
}

function drawnSeparator(separator, { x, y, width, height }) {
  if (separator.className !== "dot") {
    return [element("rect", { x, y, width, height, ...paint("fill", getComputedStyle(separator).backgroundColor) })];
  }
  const { backgroundColor } = getComputedStyle(separator, "::before");
  return [element("circle", { cx: x + width / 2, cy: y + height / 2, r: 2, ...paint("fill", backgroundColor) })];
}

/** What is behind the text of a view, and each line of the text. */
function drawnView(view, { x, y, width, height }, origin) {
  const style = getComputedStyle(view);
  const radius = Math.min(parseFloat(style.borderTopLeftRadius), width / 2, height / 2);
  const rounded = (margin, attributes) => element("rect", {
    x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin, rx: radius + margin, ...attributes,
  });
  const shapes = [];
  const [, ring, margin] = style.boxShadow.match(/^(.*\)) 0px 0px 0px ([\d.]+)px$/) ?? [];
  if (ring) shapes.push(rounded(Number(margin), paint("fill", ring)));
  // From above to below, as the only ones that there are.
  const [, first, last] = style.backgroundImage.match(/^linear-gradient\((.*\)), (.*\))\)$/) ?? [];
  if (first) {
    const id = `gradient-${view.parentElement.dataset.id}`;
    const gradient = element("linearGradient", { id, x2: 0, y2: 1 });
    gradient.append(element("stop", paint("stop", first)), element("stop", { offset: 1, ...paint("stop", last) }));
    shapes.push(gradient, rounded(0, { fill: `url(#${id})` }));
  } else if (style.backgroundColor !== "rgba(0, 0, 0, 0)") {
    shapes.push(rounded(0, paint("fill", style.backgroundColor)));
  }
  const [, edge] = style.boxShadow.match(/^(.*\)) 0px 0px 0px 1px inset$/) ?? [];
  if (edge) shapes.push(rounded(-0.5, { fill: "none", ...paint("stroke", edge) }));
  const landscape = view.querySelector("svg");
  if (landscape) {
    const id = `clip-${view.parentElement.dataset.id}`;
    const clip = element("clipPath", { id });
    clip.append(rounded(0, {}));
    const group = element("g", { "clip-path": `url(#${id})` });
    group.append(drawnLandscape(landscape, origin));
    return [...shapes, clip, group];
  }
  const { fontFamily, fontSize, fontWeight, fontVariantNumeric, color } = style;
  pixel.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  const ascent = Math.round(pixel.measureText("").fontBoundingBoxAscent);
  for (const { text, rect } of linesOfText(view.firstChild)) {
    shapes.push(element("text", {
      x: rect.x - origin.x, y: rect.y - origin.y + ascent, "font-family": fontFamily, "font-size": parseFloat(fontSize),
      "font-weight": fontWeight, style: `font-variant-numeric: ${fontVariantNumeric}`,
      // In another font the text still fits into its view.
      textLength: rect.width, lengthAdjust: "spacingAndGlyphs", ...paint("fill", color),
    }, text));
  }
  return shapes;
}

function drawnLandscape(landscape, origin) {
  const copy = landscape.cloneNode(true);
  const shapes = landscape.querySelectorAll("circle, polygon");
  copy.querySelectorAll("circle, polygon").forEach((shape, number) => {
    const { fill, fillOpacity } = getComputedStyle(shapes[number]);
    shape.removeAttribute("style");
    for (const [key, value] of Object.entries({ ...paint("fill", fill), "fill-opacity": fillOpacity })) shape.setAttribute(key, value);
  });
  const { x, y, width, height } = landscape.getBoundingClientRect();
  for (const [key, value] of Object.entries({ x: x - origin.x, y: y - origin.y, width, height })) copy.setAttribute(key, value);
  return copy;
}

/** The lines that a text has been broken into, without the spaces at their ends. */
function linesOfText(node) {
  if (!node) return [];
  const range = document.createRange();
  const rectOf = (start, end) => {
    range.setStart(node, start);
    range.setEnd(node, end);
    return range.getBoundingClientRect();
  };
  const lines = [];
  for (const { index, 0: letter } of node.data.matchAll(/\S/gu)) {
    const { y } = rectOf(index, index + letter.length);
    if (!lines.at(-1) || Math.abs(y - lines.at(-1).y) > 1) lines.push({ y, start: index });
    lines.at(-1).end = index + letter.length;
  }
  return lines.map(({ start, end }) => ({ text: node.data.slice(start, end), rect: rectOf(start, end) }));
}

/** The picture in pixels, as what is pasted into a chat has to be. */
export async function pngOf(svg) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const scale = 2;
  const canvas = new OffscreenCanvas(scale * image.width, scale * image.height);
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob();
}
