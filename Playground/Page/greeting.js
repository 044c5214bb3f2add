// What the page shows by itself, once: its edge goes in and out again, and views follow, as long as the stage has space for
// the rows. Nothing else moves. It ends at once when somebody touches anything.

const milliseconds = 1400;
const share = 0.55;

export function greet(page) {
  if (page.stage.springs.reducesMotion.matches) return;
  const { flow, stage } = page;
  const { width } = flow;
  let current = width;
  let elapsed = 0;
  let last = null;
  const show = next => {
    const before = current;
    // The stage does not grow.
    stage.isHeld = true;
    current = flow.width = next;
    page.resize();
    if (next < before && !stage.isHighEnough) show(before);
    stage.isHeld = false;
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
