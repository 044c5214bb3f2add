// The chips of a live flow are one stop of the Tab key. Arrow keys move the focus among them, and with Alt they move a chip.

import { isArrowKey, neighbor } from "../Page/keys.js";

export function letArrowKeysMove(flow) {
  const makeStop = stop => {
    for (const { element } of flow.views) element.tabIndex = element === stop ? 0 : -1;
  };
  const makeFirstStop = () => makeStop(flow.views[0].element);
  flow.list.addEventListener("focusin", ({ target }) => {
    if (target !== flow.button) makeStop(target);
  });
  // The chip with the focus may be hidden later.
  flow.list.addEventListener("focusout", makeFirstStop);
  flow.list.addEventListener("keydown", event => {
    const index = flow.views.findIndex(({ element }) => element === event.target);
    if (index < 0 || !isArrowKey(event.key)) return;
    event.preventDefault();
    const destination = neighbor(event.key, index, flow.seenWith(index), flow.options);
    const [view, next] = [flow.views[index], flow.views[destination]];
    if (!next) return;
    if (!event.altKey) {
      next.element.focus();
    } else if (!flow.isStack) {
      flow.move(view, destination > index ? destination + 1 : destination);
      // What moves in the list loses the focus.
      view.element.focus();
      document.getElementById("moved").textContent = `${view.element.textContent}, ${destination + 1} of ${flow.views.length}`;
    }
  });
  makeFirstStop();
}
