"""What Scripts/bench-playground measures, in the page that Scripts/playground has built."""

import statistics

from browser import Browser
from playground import built, tests

address = (built / "index.html").as_uri()
counts = [100, 1_000, 10_000]
chips = 1_000
rounds = 7
seconds = 1.5

script = (tests / "helpers.js").read_text() + """
void Object.assign(globalThis, playground);

// The page and flexbox get another width with each frame, from 300 to 800 points and back.
const widthOfFrame = number => 300 + Math.abs(number * 7 % 1000 - 500);

/** The time from one frame to the next in milliseconds, after the first five. */
function frameTime(seconds, setWidth) {
  return new Promise(resolve => {
    let number = 0;
    let start = 0;
    const frame = () => {
      const now = performance.now();
      if (number === 5) start = now;
      if (number > 5 && now - start > 1000 * seconds) return resolve((now - start) / (number - 5));
      setWidth(widthOfFrame(number++));
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}

/** All that the page does during a drag, springs included. */
async function pageFrameTime(seconds, isAllInDocument) {
  if (isAllInDocument) {
    const value = { x: -1e9, y: -1e9, width: 2e9, height: 2e9 };
    Object.defineProperty(page.stage, "sight", { configurable: true, value });
  }
  const time = await frameTime(seconds, width => {
    page.flow.width = width;
    page.resize();
  });
  delete page.stage.sight;
  await quiet();
  return time;
}

/** The page's chips as the items of a flex container, in the page's place. */
async function flexboxFrameTime(seconds) {
  const { box } = page.stage;
  const container = document.createElement("div");
  container.style.cssText =
    "position: absolute; left: 0; top: 0; display: flex; flex-wrap: wrap; align-items: center; gap: 8px";
  container.append(...page.flow.items.map(makeContent));
  for (const layer of box.children) layer.hidden = true;
  box.append(container);
  const time = await frameTime(seconds, width => {
    box.style.width = container.style.width = `${width}px`;
  });
  container.remove();
  for (const layer of box.children) layer.hidden = false;
  return time;
}

/** The median time in milliseconds of many calls. Short ones are timed together. */
function medianTime(repeats, action) {
  const times = Array.from({ length: 31 }, () => {
    const start = performance.now();
    for (let number = 0; number < repeats; number++) action(number);
    return (performance.now() - start) / repeats;
  });
  return times.sort((a, b) => a - b)[15];
}

/** The time of the engine alone, and with the sizes that are written and the frames that are read. */
function arrangementTimes(count) {
  const flow = makeFlow({ width: 800, items: generatedItems(count) });
  const arrangement = new Arrangement(page.engine.another(), page.boxes);
  const repeats = 20000 / count;
  const whole = medianTime(repeats, number => {
    flow.width = 700 + number;
    arrangement.measure(flow);
    arrangement.arrange(flow);
    arrangement.part();
  });
  // The browser's clock counts tenths of a millisecond. Lines are broken again where the space is another one.
  const { engine } = arrangement;
  const arrange = number => {
    // The first option is the length.
    engine.numbers(engine.call("options"), 1)[0] = 800 - number % 2 / 8;
    engine.arrange();
  };
  return { engine: medianTime(20 * repeats, arrange), whole };
}
"""


def open_page(browser, fragment=""):
    """Opens the page, and says after how many milliseconds it could be used."""
    browser.open(address + fragment)
    return browser.run("""new Promise(resolve => {
        const look = () => window.page?.flow ? resolve(performance.now()) : setTimeout(look, 0);
        look();
    })""")


def print_sizes():
    files = {file.name: file.stat().st_size for file in sorted(built.iterdir())}
    for name, size in [*files.items(), ("together", sum(files.values()))]:
        print(f"{name:20}{size:10,} bytes")


def print_arrangement_times(browser):
    for count in counts:
        time = browser.run(f"arrangementTimes({count})")
        print(f"{f'{count:,} views':20}{time['engine']:10.4f} ms in the engine"
              f"{time['whole']:10.3f} ms with writing sizes and reading frames")


def print_frame_times(browser):
    """In turns, so that whatever else the machine does happens to all."""
    calls = {
        "the page": f"pageFrameTime({seconds}, false)",
        "if all were in sight": f"pageFrameTime({seconds}, true)",
        "flexbox": f"flexboxFrameTime({seconds})",
    }
    times = {name: [] for name in calls}
    for _ in range(rounds):
        for name, call in calls.items():
            times[name].append(browser.run(call))
    medians = {name: statistics.median(times[name]) for name in calls}
    for name, time in medians.items():
        print(f"{name:20}{time:10.2f} ms a frame{1000 / time:10.1f} frames a second")
    print_target("playground", medians["the page"] / medians["flexbox"])


def print_target(name, ratio):
    print(f"\ntarget {name} ratio {ratio:.2f} limit 1.00 {'pass' if ratio <= 1 else 'miss'}")


def main():
    with Browser("--disable-frame-rate-limit", "--disable-gpu-vsync") as browser:
        browser.set_window(1280, 900)
        print("The page's files")
        print_sizes()
        time = statistics.median(open_page(browser) for _ in range(rounds))
        print(f"\nTime to interactive {time:10.0f} ms")
        print_target("interactive", time / 1000)
        print("\nOne arrangement")
        browser.run(script)
        print_arrangement_times(browser)
        print(f"\n{chips:,} chips, another width with each frame")
        open_page(browser, f"#width=800&words={chips}")
        browser.run(script)
        print_frame_times(browser)
        if browser.complaints:
            raise SystemExit(f"The page complains: {browser.complaints[0]}")


if __name__ == "__main__":
    main()
