// What the page shows by itself, once: its edge goes in and out again, and views follow. It ends at once when somebody
// touches anything.

const milliseconds = 1400;
const share = 0.55;

export function greet(page) {
  if (page.stage.springs.reducesMotion.matches) return;
  const { flow } = page;
  const { width } = flow;
  let current = width;
  let elapsed = 0;
  let last = null;
  const show = next => {
    current = next;
    flow.width = next;
    page.resize();
  };
  const isItsOwn = () => page.flow === flow && flow.width === current;
  const end = ({ target }) => {
    if (page.greeting === null) return;
    cancelAnimationFrame(page.greeting);
    page.greeting = null;
    // Who takes the edge has it where it is.
    if (isItsOwn() && !target.closest?.(".handle")) show(width);
  };
  for (const name of ["pointerdown", "keydown", "wheel", "hashchange"]) {
    addEventListener(name, end, { once: true, capture: true });
  }
  const step = now => {
    // A slow frame does not make the edge jump.
    elapsed += Math.min(now - (last ?? now), 50);
    last = now;
    if (!isItsOwn()) {
      page.greeting = null;
      return;
    }
    const inward = elapsed < milliseconds ? (1 - Math.cos(2 * Math.PI * elapsed / milliseconds)) / 2 : 0;
    show(Math.round(width * (1 - (1 - share) * inward)));
    page.greeting = elapsed < milliseconds ? requestAnimationFrame(step) : null;
  };
  page.greeting = requestAnimationFrame(step);
}
