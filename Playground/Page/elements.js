// Elements of the page, and the text in them.

/** The element of an id. */
export const get = id => document.getElementById(id);

/** Does something when an element has an event. */
export const listen = (element, event, action, options) => element.addEventListener(event, action, options);

/** How long a finger rests on what it would scroll over otherwise, in milliseconds. */
export const restOfFinger = 300;

/**
 * Follows a pointer that is pressed on an element. `begin` returns what is to be done with each of its movements. With
 * `isBesideScrolling`, a finger has to rest first.
 */
export function listenToDrags(element, begin, { isBesideScrolling = false } = {}) {
  let [move, timer] = [null, null];
  listen(element, "pointerdown", event => {
    const start = () => {
      element.setPointerCapture(event.pointerId);
      move = begin(event);
    };
    if (isBesideScrolling && event.pointerType === "touch") timer = setTimeout(start, restOfFinger);
    else start();
  });
  listen(element, "pointermove", event => move?.(event));
  if (isBesideScrolling) listen(element, "touchmove", event => { if (move) event.preventDefault(); }, { passive: false });
  for (const end of ["pointerup", "pointercancel"]) {
    listen(element, end, () => {
      clearTimeout(timer);
      move = null;
    });
  }
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
