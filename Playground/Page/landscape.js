// The landscape on a photo, in shades of its color: for the page, and what Swift draws it from.

/** How far below the upper edge ridges are, from left to right, as shares of the height: from back to front. */
export const ridges = [[0.62, 0.36, 0.54, 0.4, 0.6], [0.78, 0.7, 0.5, 0.72, 0.62], [0.8, 0.9, 0.78, 0.7, 0.92]];

const styles = ["fill:var(--tint);fill-opacity:.5", "fill:var(--tint)", "fill:#000;fill-opacity:.3"];

// It goes on beyond the photo, so that no line of the sky shows where that ends between two pixels.
const polygon = (heights, number) => `<polygon points="-9 109 -9 ${100 * heights[0]} ${heights.map((height, index) =>
  `${25 * index} ${100 * height}`).join(" ")} 109 ${100 * heights.at(-1)} 109 109" style="${styles[number]}"/>`;

export const landscape = '<svg overflow="visible"><circle cx="50%" cy="23" r="11" style="fill:#fff;fill-opacity:.9"/>'
  + `<svg overflow="visible" viewBox="0 0 100 100" preserveAspectRatio="none">${ridges.map(polygon).join("")}</svg></svg>`;
