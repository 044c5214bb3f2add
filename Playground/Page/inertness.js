"use strict";

// Which options have no effect on what is seen: those with which nothing moves, whatever their value. Each is tried
// out with an engine of its own, a few at a time, so that the page stays smooth.

class Inertness {
  /** `tell` is called with an option's key and why it has no effect, or null if it has one. */
  constructor(engine, boxes, tell) {
    this.arrangement = new Arrangement(engine, boxes);
    this.tell = tell;
  }

  /** Looks at all options of a flow, and of the view that is selected. */
  update(flow, selected) {
    clearTimeout(this.timer);
    const shown = { ...flow, items: [...flow.items] };
    const tasks = [
      ...flowOptions.map(option => () => this.tryFlow(option, shown)),
      ...(selected ? viewOptions.map(option => () => this.tryView(option, shown, selected)) : []),
    ];
    const work = () => {
      const start = performance.now();
      while (tasks.length > 0 && performance.now() - start < 6) tasks.shift()();
      this.timer = tasks.length > 0 ? setTimeout(work, 0) : null;
    };
    this.timer = setTimeout(() => {
      this.usual = this.frames(shown);
      this.part = this.arrangement.part();
      work();
    }, 60);
  }

  frames(flow) {
    this.arrangement.measure(flow);
    this.arrangement.arrange(flow);
    return JSON.stringify(this.arrangement.part());
  }

  tryFlow(option, flow) {
    const isInert = candidates(option, flow, flow[option.key]).every(value =>
      this.frames(changed(flow, { [option.key]: value })) === this.usual);
    this.tell("flow", option.key, isInert ? option.why?.(flow, this.part) || noEffect : null);
  }

  tryView(option, flow, item) {
    const index = flow.items.indexOf(item);
    const isInert = candidates(option, flow, item[option.key] ?? option.default).every(value => {
      const items = [...flow.items];
      items[index] = { ...item, [option.key]: value };
      return this.frames({ ...flow, items }) === this.usual;
    });
    this.tell("view", option.key, isInert ? option.why?.(flow, item) || noEffect : null);
  }
}

const noEffect = "No other value moves anything here.";

/** Other values of an option: all of few, and samples of many. */
function candidates(option, flow, current) {
  let values;
  if (option.range) {
    const [least, most] = option.range;
    values = [least, most, option.default, 1, 2, 100].filter(value => value == null || value >= least && value <= most);
  } else if (typeof option.default === "boolean") {
    values = [true, false];
  } else {
    values = Object.keys(valuesOf(option, flow)).map(value => optionValue(option, value));
  }
  return [...new Set(values)].filter(value => value !== current);
}

/** The value that a name in a menu or a link stands for. */
const optionValue = (option, name) => option.key === "columns" && Number(name) ? Number(name) : name || null;
