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

export const figure = number => number.toLocaleString("en");

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

export const nextFrame = () => new Promise(resolve => requestAnimationFrame(resolve));

/** Waits until what was changed is drawn. */
export async function drawn() {
  await nextFrame();
  await nextFrame();
}

/** Says that it takes a moment to show what comes next. This is drawn before the promise is kept. */
export async function sayBusy() {
  get("stage").ariaBusy = true;
  for (const id of ["summary", "status"]) setText(id, "Many views: one moment…");
  await drawn();
}

export const sayReady = () => { get("stage").ariaBusy = false; };

export const notify = text => setText("notice", text);
