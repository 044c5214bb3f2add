// Which options have no effect on what is seen: those with which nothing moves, whatever their value. Each is tried
// out with an engine of its own, a few at a time, so that the page stays smooth.

import { flowOptions, optionValue, valuesOf, viewOptions } from "./options.js";
import { changed, isLarge } from "./flow.js";
import { Arrangement } from "./arrange.js";
import { linkOf } from "./link.js";
import { withOptions } from "./views.js";

export class Inertness {
  /** How long nobody asks again, in milliseconds, before anything is tried. */
  pause = 60;

  /** `tell` is called with an option's key and whether it has no effect. */
  constructor(boxes, tell) {
    this.boxes = boxes;
    this.tell = tell;
  }

  use(engine) { this.arrangement = new Arrangement(engine, this.boxes); }

  /** Looks at all options of a flow, and of the view that is selected. */
  update(flow, selected) {
    clearTimeout(this.timer);
    this.timer = null;
    // To try all values would take too long, or end the engine once more.
    if (isLarge(flow) || (this.faulty && linkOf(flow) === this.faulty)) {
      for (const { key } of flowOptions) this.tell("flow", key, false);
      for (const { key } of viewOptions) this.tell("view", key, false);
      return;
    }
    const shown = { ...flow, items: [...flow.items] };
    const steps = this.tryAll(shown, selected);
    const work = () => {
      const start = performance.now();
      let isDone = false;
      try {
        while (!isDone && performance.now() - start < 6) isDone = steps.next().done;
      } catch (error) {
        this.timer = null;
        this.faulty = linkOf(flow);
        throw error;
      }
      this.timer = isDone ? null : setTimeout(work, 0);
    };
    this.timer = setTimeout(work, this.pause);
  }

  /** Tries one value after the other. */
  *tryAll(flow, selected) {
    const usual = this.frames(flow);
    for (const option of flowOptions) {
      const others = candidates(option, flow, flow[option.key]).map(value => changed(flow, { [option.key]: value }));
      this.tell("flow", option.key, yield* this.areAll(usual, others));
    }
    if (!selected) return;
    const index = flow.items.indexOf(selected);
    for (const option of viewOptions) {
      const others = candidates(option, flow, selected[option.key] ?? option.default).map(value =>
        ({ ...flow, items: flow.items.with(index, withOptions(selected, { [option.key]: value })) }));
      this.tell("view", option.key, yield* this.areAll(usual, others));
    }
  }

  /** Whether all flows have the same frames. */
  *areAll(usual, flows) {
    for (const flow of flows) {
      yield;
      if (this.frames(flow) !== usual) return false;
    }
    return true;
  }

  frames(flow) {
    this.arrangement.measure(flow);
    this.arrangement.arrange(flow);
    return JSON.stringify(this.arrangement.part());
  }
}

/** Other values of an option: all of few, and samples of many. */
function candidates(option, flow, current) {
  let values;
  if (option.range) {
    const [least, most] = option.range;
    values = [least, most, option.default, option.step ?? 1, 1, 2, 100].filter(value => value == null || value >= least && value <= most);
  } else if (typeof option.default === "boolean") {
    values = [true, false];
  } else {
    values = Object.keys(valuesOf(option, flow)).map(value => optionValue(option, value));
  }
  return [...new Set(values)].filter(value => value !== current);
}
