// Flows to be tested, made in the page.

function randomNumbers(seed) {
  return () => (seed = (seed * 48271) % 2147483647) / 2147483647;
}

/** A flow with some options of any value, and some views that differ from the others. */
function randomFlow(random, texts = vocabulary) {
  const pick = values => values[Math.floor(random() * values.length)];
  const value = (option, flow) => {
    if (option.range) {
      const [least, most] = option.range;
      return Math.round(least + random() * (most - least));
    }
    if (typeof option.default === "boolean") return true;
    return optionValue(option, pick(Object.keys(valuesOf(option, flow))));
  };
  const flow = makeFlow({ axis: random() < 0.7 ? "horizontal" : "vertical", width: Math.round(100 + random() * 500) });
  if (!isRow(flow) || random() < 0.4) flow.height = Math.round(80 + random() * 400);
  for (const option of flowOptions) {
    if (option.key !== "axis" && random() < 0.25) flow[option.key] = value(option, flow);
  }
  flow.items = Array.from({ length: Math.floor(random() * 16) }, () => {
    const kind = random() < 0.8 ? "chip" : pick(Object.keys(kinds));
    const item = makeItem(kind, kind === "photo" ? "" : pick(texts));
    if (random() < 0.2) item.tint = pick(tints);
    if (isBox(item)) Object.assign(item, { width: Math.round(20 + random() * 150), height: Math.round(20 + random() * 90) });
    for (const option of viewOptions) {
      if (random() < 0.1) item[option.key] = value(option, flow);
    }
    return item;
  });
  return flow;
}

/** Each preset, each value of each option of a flow and of a view in it, and random flows. */
function everyFlow(seed, randomCount) {
  const flows = Object.entries(presets).map(([name, preset]) => [name, preset.make()]);
  const samples = option => option.range ? [...option.range, 1, 2].filter(value => value >= option.range[0])
    : typeof option.default === "boolean" ? [true]
    : Object.keys(valuesOf(option, makeFlow())).map(value => optionValue(option, value));
  for (const axis of ["horizontal", "vertical"]) {
    const base = () => Object.assign(presets.topics.make(), { axis, height: axis === "vertical" ? 180 : null });
    const isMeaningful = (value, option) => axis === "horizontal" || !/Baseline/.test(value) || option.key === "kind";
    for (const option of flowOptions.filter(option => option.key !== "axis")) {
      for (const value of samples(option).filter(value => isMeaningful(value, option))) {
        flows.push([`${axis} ${option.key} ${value}`, Object.assign(base(), { [option.key]: value })]);
      }
    }
    for (const option of viewOptions) {
      for (const value of samples(option).filter(value => isMeaningful(value, option))) {
        const flow = base();
        Object.assign(flow.items[2], { grow: option.key === "maxLength" ? 1 : 0,
          shrink: option.key === "minLength" ? 1 : 0 }, { [option.key]: value });
        flows.push([`${axis} view ${option.key} ${value}`, flow]);
      }
    }
  }
  const random = randomNumbers(seed);
  for (let number = 0; number < randomCount; number++) flows.push([`random ${number}`, randomFlow(random)]);
  return flows;
}

/** The same flow of boxes that have the sizes of its views, which no font decides. */
function frozen(flow) {
  const items = flow.items.map(item => {
    const { width, height } = page.boxes.measure(item);
    return { ...item, kind: "photo", text: "", width: Math.ceil(width * 4) / 4, height };
  });
  return { ...flow, overflow: false, items };
}

/** The frames of all views that are shown, from the corner of the box that the flow is offered. */
function framesInBox(flow) {
  page.arrangement.measure(flow);
  page.arrangement.arrange(flow);
  const part = page.arrangement.part();
  const x = flow.direction === "rightToLeft" ? flow.width - part.width : 0;
  return part.frames.map(frame => [frame.x + x, frame.y, frame.width, frame.height]);
}
