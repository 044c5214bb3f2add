// What the page shows by itself, once: its edge goes in and out again, and views follow. Whoever touches anything has
// taken over.

const milliseconds = 1400;
const share = 0.55;

export function greet(page) {
  if (page.stage.springs.reducesMotion.matches) return;
  const { width } = page.flow;
  let current = width;
  let isOver = false;
  let elapsed = 0;
  let last = null;
  for (const name of ["pointerdown", "keydown", "wheel", "hashchange"]) {
    addEventListener(name, () => { isOver = true; }, { once: true, capture: true });
  }
  const step = now => {
    // A slow frame does not make the edge jump.
    elapsed += Math.min(now - (last ?? now), 50);
    last = now;
    if (isOver || page.flow.width !== current) {
      page.greeting = null;
      return;
    }
    const inward = elapsed < milliseconds ? (1 - Math.cos(2 * Math.PI * elapsed / milliseconds)) / 2 : 0;
    current = Math.round(width * (1 - (1 - share) * inward));
    page.flow.width = current;
    page.resize();
    page.greeting = elapsed < milliseconds ? requestAnimationFrame(step) : null;
  };
  page.greeting = requestAnimationFrame(step);
}
