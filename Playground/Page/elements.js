// Elements of the page, and the text in them.

/** The element of an id. */
export const get = id => document.getElementById(id);

/** Does something when an element has an event. */
export const listen = (element, event, action, options) => element.addEventListener(event, action, options);

/** Follows a pointer that is pressed on an element. `begin` returns what is to be done with each of its movements. */
export function listenToDrags(element, begin) {
  let move = null;
  listen(element, "pointerdown", event => {
    element.setPointerCapture(event.pointerId);
    move = begin(event);
  });
  listen(element, "pointermove", event => move?.(event));
  for (const end of ["pointerup", "pointercancel"]) listen(element, end, () => { move = null; });
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
