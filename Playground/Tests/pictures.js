"use strict";

// Compares two pictures of the same views, with two pixels a point.

// How far an edge may be from where it is in the other picture: 1.5 points.
const reach = 3;
// The most that a color may lie beyond those of the other picture around it: less than the faintest view differs from the
// page, and as a share of how far those are apart, as browser and Cairo smooth the strokes of letters differently.
const [mostBeyond, shareBeyond] = [18, 1 / 3];

/** The pixels of a picture in base64: what is in a box of its upper left corner, over the color of the page. */
async function pixels(picture, box, { width, height }) {
  const file = await fetch(`data:image/png;base64,${picture}`).then(response => response.blob());
  const canvas = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  canvas.fillStyle = "white";
  canvas.fillRect(0, 0, width, height);
  canvas.rect(0, 0, 2 * box.width, 2 * box.height);
  canvas.clip();
  canvas.drawImage(await createImageBitmap(file), 0, 0);
  return canvas.getImageData(0, 0, width, height).data;
}

/** Whether a value of a pixel is beyond all that the other picture has there, within reach. */
function isBeyond(value, index, other, { width, height }) {
  const [x, y] = [(index >> 2) % width, Math.floor((index >> 2) / width)];
  let [least, most] = [255, 0];
  for (let row = Math.max(y - reach, 0); row <= Math.min(y + reach, height - 1); row++) {
    for (let column = Math.max(x - reach, 0); column <= Math.min(x + reach, width - 1); column++) {
      const near = other[4 * (row * width + column) + (index & 3)];
      if (near < least) least = near;
      if (near > most) most = near;
      if (value - most <= mostBeyond && least - value <= mostBeyond) return false;
    }
  }
  return Math.max(value - most, least - value) > mostBeyond + shareBeyond * (most - least);
}

/**
 * Where pictures differ: the box around all pixels of either whose color is not between those of the other within reach.
 * Edges that are at the same place but for 1.5 points have such colors on both sides, whatever smooths them.
 */
async function difference(ours, theirs, box) {
  const size = { width: Math.ceil(2 * box.width) + reach, height: Math.ceil(2 * box.height) + reach };
  const [one, other] = [await pixels(ours, box, size), await pixels(theirs, box, size)];
  const [ones, others] = [one, other].map(({ buffer }) => new Uint32Array(buffer));
  const wrong = [];
  // What is cut at the box's edge is cut at a whole pixel in one picture, and in the middle of it in the other.
  const isInside = (place, length) => place >= reach && place < 2 * length - reach;
  const differs = index => Math.abs(one[index] - other[index]) > mostBeyond
    && (isBeyond(one[index], index, other, size) || isBeyond(other[index], index, one, size));
  for (let pixel = 0; pixel < ones.length; pixel++) {
    const index = 4 * pixel;
    if (ones[pixel] === others[pixel] || !differs(index) && !differs(index + 1) && !differs(index + 2)) continue;
    const [x, y] = [pixel % size.width, Math.floor(pixel / size.width)];
    if (isInside(x, box.width) && isInside(y, box.height)) wrong.push([x / 2, y / 2]);
  }
  if (wrong.length === 0) return null;
  const [xs, ys] = [wrong.map(([x]) => x), wrong.map(([, y]) => y)];
  return { pixels: wrong.length, x: [xs.reduce((a, b) => Math.min(a, b)), xs.reduce((a, b) => Math.max(a, b))],
    y: [ys.reduce((a, b) => Math.min(a, b)), ys.reduce((a, b) => Math.max(a, b))] };
}
