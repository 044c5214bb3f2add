// A race with the browser's flexbox. Both lay out the same boxes in the same widths, one after the other, and get the same
// time for that, in turns: whoever has had less goes on. What is drawn of both in between takes none of that time.

import { difference } from "./compare.js";
import { drawn, figure, get, listen, nextFrame, setContent } from "./elements.js";
import { Engine } from "./engine.js";
import { generatedItems } from "./flow.js";

// As many as a browser makes elements for in a second.
const boxCount = 100_000;
const milliseconds = 1500;
const gap = 8;
/** The part that is drawn, and how many boxes are in it at most. */
const drawnRect = { x: 0, y: 0, width: 800, height: 457 };
const mostDrawn = 120;

/** As when an edge is dragged in and out. */
const widthOfRound = round => 300 + Math.abs(round * 7 % 1000 - 500);

export function connectRace(page) {
  const dialog = get("race");
  let number = 0;
  const start = async () => {
    const own = ++number;
    if (!dialog.open) dialog.showModal();
    await race(page, () => dialog.open && own === number);
  };
  listen(get("race-start"), "click", start);
  listen(get("race-again"), "click", start);
  listen(dialog, "close", () => get("race-boxes").replaceChildren());
}

async function race(page, goesOn) {
  get("race-again").disabled = true;
  get("race-boxes").replaceChildren();
  show([0, 0], "Making the boxes…");
  // The text is seen before the work begins.
  await drawn();
  const sizes = generatedItems(boxCount).map(item => {
    const { width, height } = page.boxes.measure(item);
    return { width: Math.round(width), height: Math.round(height) };
  });
  const engine = await startEngine(sizes);
  if (!goesOn()) return;
  const container = makeContainer(sizes);
  const layOut = [
    width => {
      engine.arrange(undefined, widthOfRound(0) - width);
      engine.writeFrames();
    },
    width => {
      container.style.width = `${width}px`;
      // Whoever asks for a length gets it after a layout.
      return container.offsetHeight;
    },
  ];
  // The first layout of either makes what the others use again.
  for (const turn of [0, 1]) layOut[turn](widthOfRound(0));

  const [spent, rounds] = [[0, 0], [0, 0]];
  let shown = 0;
  while (spent[0] < milliseconds || spent[0] < spent[1]) {
    const turn = spent[0] <= spent[1] ? 0 : 1;
    const start = performance.now();
    layOut[turn](widthOfRound(++rounds[turn]));
    const end = performance.now();
    spent[turn] += end - start;
    if (end - shown < 16) continue;
    show(rounds, "Each has the same time, in turns.");
    draw(0, engine.part(drawnRect).frames);
    draw(1, Array.from({ length: mostDrawn }, (_, index) => boxOf(container.children[index])));
    await nextFrame();
    shown = performance.now();
    if (!goesOn()) return;
  }
  const [ours, theirs] = spent.map((time, turn) => time / rounds[turn]);
  for (const turn of [0, 1]) layOut[turn](widthOfRound(0));
  const most = difference(engine.part().frames, container);
  show(rounds, `FlowLayout needs ${rounded(ours)} ms, and this browser’s flexbox ${rounded(theirs)} ms: `
    + `${rounded(theirs / ours)} times as long. `
    + (most < 0.05 ? `All ${figure(boxCount)} frames are the same.` : `Frames differ by up to ${most.toFixed(1)} px.`));
  get("race-again").disabled = false;
}

const boxOf = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }) =>
  ({ x: offsetLeft, y: offsetTop, width: offsetWidth, height: offsetHeight });

/** Draws the first boxes of one of both. */
function draw(turn, boxes) {
  const canvas = get("race").querySelectorAll("canvas")[turn];
  const context = canvas.getContext("2d");
  const scale = canvas.width / drawnRect.width;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.clearRect(0, 0, drawnRect.width, drawnRect.height);
  context.fillStyle = getComputedStyle(canvas).color;
  context.beginPath();
  for (const { x, y, width, height } of boxes) context.roundRect(x, y, width, height, height / 2);
  context.fill();
}

const rounded = number => figure(Number(number.toPrecision(2)));

function show(rounds, text) {
  setContent(get("race-ours"), figure(rounds[0]));
  setContent(get("race-theirs"), figure(rounds[1]));
  setContent(get("race-text"), text);
}

/** An engine of its own, whose memory goes with it. */
async function startEngine(sizes) {
  const engine = await Engine.start();
  engine.writeOptions({ available: widthOfRound(0), itemSpacing: gap, lineSpacing: gap, itemAlignment: "center" });
  engine.writeItems(sizes);
  return engine;
}

function makeContainer(sizes) {
  const container = document.createElement("div");
  container.style.gap = `${gap}px`;
  for (const { width, height } of sizes) {
    container.appendChild(document.createElement("div")).style.cssText = `width:${width}px;height:${height}px`;
  }
  get("race-boxes").append(container);
  return container;
}
