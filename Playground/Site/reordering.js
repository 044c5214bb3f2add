// People drag views of a live flow to other places, with a finger after a moment's press.

export function letReorder(flow) {
  let drag = null;
  const begin = event => {
    const view = flow.views.find(({ element }) => element === event.target);
    if (event.button !== 0 || !view || flow.isStack) return;
    drag = { view, pointer: event.pointerId, order: flow.views, x: event.clientX, y: event.clientY };
    if (event.pointerType === "touch") drag.timer = setTimeout(lift, 300);
  };
  const lift = () => {
    flow.list.setPointerCapture(drag.pointer);
    flow.lifted = drag.view;
    flow.springs.remove(drag.view);
    drag.view.element.classList.add("lifted");
    // Where the pointer is in the view.
    [drag.left, drag.top] = [drag.x - drag.view.x, drag.y - drag.view.y];
  };
  const follow = event => {
    if (event.pointerId !== drag?.pointer) return;
    const isMoved = Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > 6;
    if (!flow.lifted && isMoved) event.pointerType === "touch" ? end() : lift();
    if (!flow.lifted) return;
    const { view } = drag;
    [view.x, view.y] = [event.clientX - drag.left, event.clientY - drag.top];
    flow.draw(view);
    const { left, top } = flow.list.getBoundingClientRect();
    flow.move(view, flow.engine.insertionIndex({ x: event.clientX - left, y: event.clientY - top }));
  };
  const end = () => {
    clearTimeout(drag?.timer);
    drag = null;
    if (!flow.lifted) return;
    flow.lifted.element.classList.remove("lifted");
    flow.lifted = null;
    flow.show();
  };
  const cancel = () => {
    if (flow.lifted) flow.setOrder(drag.order);
    end();
  };
  flow.list.addEventListener("pointerdown", begin);
  addEventListener("pointermove", follow);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", cancel);
  addEventListener("keydown", event => { if (event.key === "Escape") cancel(); });
  // A finger that has lifted a view does not scroll.
  flow.list.addEventListener("touchmove", event => { if (flow.lifted) event.preventDefault(); }, { passive: false });
  flow.list.addEventListener("contextmenu", event => { if (flow.lifted) event.preventDefault(); });
}
