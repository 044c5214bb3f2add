// Springs between places: SwiftUI's `spring(response: 0.4, dampingFraction: 0.82)`, solved exactly for any time step,
// so that a slow frame does not shake anything. A new target interrupts the old one and keeps the speed.

export class Springs {
  /** `draw` is called with a moving thing and its place. */
  constructor(draw) {
    this.draw = draw;
    this.moving = new Set();
    this.time = null;
    this.reducesMotion = matchMedia("(prefers-reduced-motion: reduce)");
    this.step = this.step.bind(this);
  }

  /**
   * Moves a thing to its frame. From one line to another it would travel across others: it appears where it goes, once they
   * have made space, as does what was hidden.
   */
  moveInLine(thing, frame, wasHidden = false) {
    const appears = wasHidden
      || Math.abs(frame.x - thing.toX) > frame.width / 2 && Math.abs(frame.y - thing.toY) > frame.height / 2;
    this.move(thing, frame, !appears);
    // Of many views, most would be on their way in, and not be seen, as long as somebody drags: they are there at once.
    if (!appears || this.reducesMotion.matches || thing.element.parentNode.childElementCount > 50) return;
    // A browser may begin an animation a frame later.
    thing.element.animate({ opacity: [0, 0, 1], easing: ["linear", "ease-in"] }, { duration: 400, fill: "backwards" });
  }

  /** Moves a thing, which has `x`, `y` and speeds `vx`, `vy`, to a place. */
  move(thing, { x, y }, isAnimated) {
    // Whoever scrolls does not stop what is on its way.
    if (!isAnimated && this.moving.has(thing) && thing.toX === x && thing.toY === y) return;
    [thing.toX, thing.toY] = [x, y];
    if (!isAnimated || this.reducesMotion.matches) {
      [thing.x, thing.y, thing.vx, thing.vy] = [x, y, 0, 0];
      this.moving.delete(thing);
      this.draw(thing);
    } else if (thing.x !== x || thing.y !== y || thing.vx || thing.vy) {
      this.moving.add(thing);
      if (this.time == null) {
        this.time = performance.now();
        requestAnimationFrame(this.step);
      }
    }
  }

  remove(thing) { this.moving.delete(thing); }

  step(now) {
    // The solution of a damped spring after t seconds, as factors of the distance and the speed at its start.
    const t = Math.max(Math.min((now - this.time) / 1000, 0.1), 0.001);
    this.time = now;
    const [frequency, damping] = [2 * Math.PI / 0.4, 0.82];
    const swing = frequency * Math.sqrt(1 - damping * damping);
    const decay = Math.exp(-damping * frequency * t);
    const [cos, sin] = [decay * Math.cos(swing * t), decay * Math.sin(swing * t) / swing];
    const drag = damping * frequency * sin;
    const [place, placeBySpeed] = [cos + drag, sin];
    const [speed, speedBySpeed] = [-frequency * frequency * sin, cos - drag];

    for (const thing of this.moving) {
      const [x, y] = [thing.x - thing.toX, thing.y - thing.toY];
      thing.x = thing.toX + x * place + thing.vx * placeBySpeed;
      thing.y = thing.toY + y * place + thing.vy * placeBySpeed;
      thing.vx = x * speed + thing.vx * speedBySpeed;
      thing.vy = y * speed + thing.vy * speedBySpeed;
      const isAtRest = Math.abs(thing.x - thing.toX) + Math.abs(thing.y - thing.toY) < 0.1
        && Math.abs(thing.vx) + Math.abs(thing.vy) < 5;
      if (isAtRest) {
        [thing.x, thing.y, thing.vx, thing.vy] = [thing.toX, thing.toY, 0, 0];
        this.moving.delete(thing);
      }
      this.draw(thing);
    }
    if (this.moving.size > 0) requestAnimationFrame(this.step);
    else this.time = null;
  }
}
