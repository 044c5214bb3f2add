// Elements of the page, and the text in them.

/** The element of an id. */
export const get = id => document.getElementById(id);

/** Does something when an element has an event. */
export const listen = (element, event, action, options) => element.addEventListener(event, action, options);

/**
 * Follows a pointer that drags something. `begin` is called where it goes down, and returns what is done if there is something:
 * `lift` once it is dragged, `move` with each movement, `takeBack` if Escape or the browser ends it, and `drop` at the end.
 * With `least`, it has to move as far. With `rests`, fingers scroll over the element, unless they rest first.
 */
export function listenToDrags(element, begin, { least = 0, rests = false } = {}) {
  let drag = null;
  const lift = () => {
    element.setPointerCapture(drag.start.pointerId);
    drag.isLifted = true;
    drag.lift?.();
  };
  const end = isTakenBack => {
    const ended = drag;
    drag = null;
    clearTimeout(ended?.timer);
    if (!ended?.isLifted) return;
    if (isTakenBack) ended.takeBack();
    ended.drop?.();
  };
  listen(element, "pointerdown", start => {
    const steps = start.button === 0 && begin(start);
    if (!steps) return;
    drag = { start, hasToRest: rests && start.pointerType === "touch", ...steps };
    if (drag.hasToRest) drag.timer = setTimeout(lift, 300);
  });
  addEventListener("pointermove", event => {
    if (event.pointerId !== drag?.start.pointerId) return;
    const isMoved = Math.hypot(event.clientX - drag.start.clientX, event.clientY - drag.start.clientY) > least;
    if (!drag.isLifted && isMoved) drag.hasToRest ? end() : lift();
    if (drag?.isLifted) drag.move(event);
  });
  addEventListener("pointerup", () => end(false));
  addEventListener("pointercancel", () => end(true));
  addEventListener("keydown", event => { if (event.key === "Escape") end(true); });
  const keepFromScrolling = event => { if (drag?.hasToRest && drag.isLifted) event.preventDefault(); };
  for (const name of ["touchmove", "contextmenu"]) listen(element, name, keepFromScrolling, { passive: false });
}

/** Tells a strip that scrolls how far it is to fade before and after what is in sight. */
export function listenToEnds(strip) {
  const follow = () => {
    const { scrollLeft, scrollWidth, clientWidth } = strip;
    strip.style.setProperty("--before", `${Math.min(scrollLeft, 32)}px`);
    strip.style.setProperty("--after", `${Math.min(scrollWidth - clientWidth - scrollLeft, 32)}px`);
  };
  listen(strip, "scroll", follow, { passive: true });
  new ResizeObserver(follow).observe(strip);
}

/** Lets a button copy a text, and say so. */
export function letCopy(button, text) {
  const name = button.textContent;
  listen(button, "click", async () => {
    // Some browsers have a clipboard only for pages that come over HTTPS.
    button.textContent = await navigator.clipboard?.writeText(text()).then(() => "Copied", () => null) ?? "Not copied";
    setTimeout(() => { button.textContent = name; }, 1500);
  });
}

export function makeElement(name, text = "", className = "") {
  const element = document.createElement(name);
  element.textContent = text;
  element.className = className;
  return element;
}

export function setContent(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** A text that is only there if it says something. */
export function setText(id, text) {
  const element = get(id);
  setContent(element, text);
  element.hidden = !text;
}

export const notify = text => setText("notice", text);
