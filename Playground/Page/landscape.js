// The landscape on a photo, in shades of its color. In the code, a photo is a gradient, which is behind the landscape.

/** How far below the upper edge ridges are, from left to right, as shares of the height: from back to front. */
const ridges = [[0.62, 0.36, 0.54, 0.4, 0.6], [0.78, 0.7, 0.5, 0.72, 0.62], [0.8, 0.9, 0.78, 0.7, 0.92]];

const styles = ["fill:var(--tint);fill-opacity:.5", "fill:var(--tint)", "fill:#000;fill-opacity:.3"];

// It goes on beyond the photo, so that no line of the sky shows where that ends between two pixels.
const polygon = (heights, number) => `<polygon points="-9 109 -9 ${100 * heights[0]} ${heights.map((height, index) =>
  `${25 * index} ${100 * height}`).join(" ")} 109 ${100 * heights.at(-1)} 109 109" style="${styles[number]}"/>`;

/** That of a color. Each has its own ridges, which begin elsewhere, and its sun is on the left, in the middle or on the right. */
export function landscape(number) {
  const sun = number % 3;
  const shift = number % 5;
  return `<svg overflow="visible"><svg x="${50 * sun}%" overflow="visible"><circle cx="${23 - 23 * sun}" cy="23" r="11" `
    + 'style="fill:#fff;fill-opacity:.9"/></svg><svg overflow="visible" viewBox="0 0 100 100" preserveAspectRatio="none">'
    + `${ridges.map(heights => [...heights.slice(shift), ...heights.slice(0, shift)]).map(polygon).join("")}</svg></svg>`;
}
