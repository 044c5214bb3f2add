// What the page shows by itself, once: its edge goes in and out again within a second, and views follow.

const milliseconds = 1400;

export function greet(page) {
  if (page.stage.springs.reducesMotion.matches) return;
  const { width } = page.flow;
  const least = Math.round(width * 0.55);
  let start = null;
  let isOver = false;
  const stop = () => { isOver = true; };
  const step = now => {
    start ??= now;
    const share = Math.min((now - start) / milliseconds, 1);
    // Whoever touches anything has taken over.
    if (isOver || page.flow.width !== current) {
      page.greeting = null;
      return;
    }
    current = share < 1 ? Math.round(width - (width - least) * (1 - Math.cos(2 * Math.PI * share)) / 2) : width;
    page.flow.width = current;
    page.resize();
    if (share < 1) page.greeting = requestAnimationFrame(step);
    else page.greeting = null;
  };
  let current = width;
  for (const name of ["pointerdown", "keydown", "wheel", "hashchange"]) addEventListener(name, stop, { once: true, capture: true });
  page.greeting = requestAnimationFrame(step);
}
