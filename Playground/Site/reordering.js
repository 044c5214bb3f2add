// People drag views of a live flow to other places, with a finger after a moment's press.

import { listenToDrags } from "../Page/elements.js";

export function letReorder(flow) {
  listenToDrags(flow.list, start => {
    const view = flow.views.find(({ element }) => element === start.target);
    if (!view || flow.isStack) return null;
    const order = flow.views;
    // Where the pointer is in the view.
    let [left, top] = [0, 0];
    return {
      lift() {
        flow.lifted = view;
        flow.springs.remove(view);
        view.element.classList.add("lifted");
        [left, top] = [start.clientX - view.x, start.clientY - view.y];
      },
      move(event) {
        [view.x, view.y] = [event.clientX - left, event.clientY - top];
        flow.draw(view);
        const list = flow.list.getBoundingClientRect();
        flow.move(view, flow.engine.insertionIndex({ x: event.clientX - list.left, y: event.clientY - list.top }));
      },
      takeBack() { flow.setOrder(order); },
      drop() {
        view.element.classList.remove("lifted");
        flow.lifted = null;
        flow.show();
      },
    };
  }, { least: 6, rests: true });
}
