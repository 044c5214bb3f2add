// What changes the flow: handles, keys and buttons.

import { get, letCopy, listen, listenToDrags } from "./elements.js";
import { textSizes } from "./boxes.js";
import { isArrowKey, neighbor } from "./keys.js";
import { isRow, scales } from "./options.js";
import { flowOf } from "./syntax.js";

const isDelete = key => /^(Delete|Backspace)$/.test(key);

/** The text size of the device. */
export function connectTextSize(page) {
  listen(get("text-size"), "input", event => page.set({ textSize: textSizes[event.target.value] }));
}

/** A finger that scrolls over a slider leaves it as it was. */
export function connectSliders() {
  let before = null;
  addEventListener("pointerdown", ({ target }) => { before = target.value; }, true);
  addEventListener("pointercancel", ({ target }) => {
    if (target.type !== "range") return;
    target.value = before;
    target.dispatchEvent(new Event("input"));
  });
}

/** The edges of the box, which are dragged or moved by keys, and the slider of the width. */
export function connectHandles(page) {
  const slider = get("width");
  listen(slider, "input", () => setLength("width", Number(slider.value)));

  const set = (key, value, mayShrink) => {
    page.flow[key] = value;
    // What gets another size has it at once, and so all are where they have space then.
    page.resize({ isAnimated: !scales(page.flow), mayShrink });
  };
  const setLength = (key, value) => {
    const least = get(key + "-handle").ariaValueMin;
    set(key, Math.round(Math.max(least, Math.min(value, 4000))));
  };
  for (const key of ["width", "height"]) {
    const handle = get(key + "-handle");
    const place = event => key === "width" ? event.clientX : event.clientY;
    listenToDrags(handle, start => {
      const length = page.boxLength(key);
      const former = page.flow[key];
      // What takes the handle out of sight is for keys and the slider.
      const most = key === "width" ? Math.max(length, page.stage.mostWidth) : Infinity;
      return {
        move: event => setLength(key, Math.min(length + place(event) - place(start), most)),
        takeBack: () => set(key, former, true),
      };
    }, { rests: key === "height" });
    listen(handle, "dblclick", () => { if (key === "height" && isRow(page.flow)) set(key, null, true); });
    listen(handle, "keydown", event => {
      const step = event.shiftKey ? 50 : 10;
      const by = { ArrowRight: step, ArrowDown: step, ArrowLeft: -step, ArrowUp: -step, PageUp: 100, PageDown: -100 }[event.key];
      if (by) setLength(key, page.boxLength(key) + by);
      else if (event.key === "Home") setLength(key, 0);
      else if (event.key === "End" && key === "width") setLength(key, page.stage.mostWidth);
      else if (key === "height" && isDelete(event.key)) set(key, null, true);
      else return;
      event.preventDefault();
    });
  }
}

/** Views are dragged to other places, with a finger after a moment's press. The others make space. */
export function connectDragging(page) {
  const { stage } = page;
  const place = event => {
    const { left, top } = stage.box.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  listenToDrags(stage.layer, start => {
    const element = start.target.closest(".place");
    if (!element || element.dataset.id === "overflow" || start.target.isContentEditable) return null;
    const item = page.flow.items[stage.views.get(Number(element.dataset.id)).index];
    let items;
    const takeBack = () => { if (page.flow.items !== items) page.setItems(items); };
    return {
      lift() {
        ({ items } = page.flow);
        stage.lift(item, place(start));
      },
      move(event) {
        // Over another part of the page it is where it was.
        const under = document.elementFromPoint(event.clientX, event.clientY);
        if (under && !stage.scroller.contains(under)) {
          takeBack();
        } else {
          const from = page.flow.items.indexOf(item);
          const { x, y } = place(event);
          const before = page.arrangement.insertionIndex({ x: x - stage.flowX, y });
          const to = before > from ? before - 1 : before;
          if (to !== from) page.moveItem(item, to);
        }
        // The box may be elsewhere now.
        stage.follow(place(event));
      },
      takeBack,
      drop() { stage.drop(); },
    };
  }, { least: 6, rests: true });
}

/** The keys by which views are chosen, moved, edited, added and removed. */
export function connectKeyboard(page) {
  const { layer } = page.stage;
  const next = (key, item) => {
    const { flow, arrangement } = page;
    const index = flow.items.indexOf(item);
    if (index < 0 || !arrangement.frame(index)) return flow.items[arrangement.ends[key === "End" ? 1 : 0]];
    return flow.items[neighbor(key, index, arrangement.result, flow)];
  };
  listen(layer, "keydown", event => {
    if (event.target.isContentEditable) return;
    const item = page.selected;
    if (isArrowKey(event.key)) {
      const other = next(event.key, item);
      if (event.altKey && item) {
        if (other) page.moveItem(item, page.flow.items.indexOf(other));
        page.select(item, true);
      } else if (other) {
        page.select(other, true);
      }
    } else if ((event.key === "Enter" || event.key === " ") && event.target.dataset.id === "overflow") {
      page.stage.toggle();
    } else if ((event.key === "Enter" || event.key === "F2") && item) {
      edit(page, item);
    } else if (item && isDelete(event.key)) {
      page.removeItem();
    } else if (event.key === "+" || event.key === "Insert") {
      page.addItem();
      page.select(page.selected, true);
    } else if (event.key === "Escape" && item) {
      page.select(null, true);
    } else {
      return;
    }
    event.preventDefault();
  });
  listen(layer, "dblclick", event => {
    if (event.target.closest(".place") && page.selected) edit(page, page.selected);
  });
}

/** Lets a view's text be edited in place. The flow follows each key. */
function edit(page, item) {
  const content = page.stage.element(item)?.firstChild;
  if (!content || item.kind === "photo") return;
  const old = item;
  content.contentEditable = "true";
  [content.role, content.ariaLabel] = ["textbox", "Text of the view"];
  content.focus();
  getSelection().selectAllChildren(content);
  // Another edit of the same view has listeners of its own.
  const editing = new AbortController();
  const follow = (event, action) => listen(content, event, action, { signal: editing.signal });
  const end = text => {
    editing.abort();
    content.contentEditable = "inherit";
    content.role = content.ariaLabel = null;
    item = page.changeItem(item, { text: text.trim() || old.text });
    page.stage.views.get(item.id).look = null;
    page.update();
    page.select(item);
  };
  follow("input", () => {
    item = page.changeItem(item, { text: content.textContent.replace(/\s+/g, " ") });
    page.update();
  });
  follow("blur", () => end(item.text));
  follow("keydown", event => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    end(event.key === "Escape" ? old.text : item.text);
    page.stage.element(item)?.focus({ preventScroll: true });
  });
}

/** What is one gesture is taken back as one. */
export function connectHistory(page) {
  // Not every browser gives the focus to what is pressed.
  addEventListener("focusin", event => { page.used = event.target; }, true);
  addEventListener("pointerdown", event => {
    page.used = event.target;
    page.isPressed = event.button === 0;
    // The edge below the flow takes the stage with it.
    page.stage.isHeld = page.isPressed && event.target.id !== "height-handle";
  }, true);
  for (const name of ["pointerup", "pointercancel"]) {
    addEventListener(name, ({ target }) => {
      page.isPressed = page.stage.isHeld = false;
      page.stage.fitRoom(/^width/.test(target.id));
      setTimeout(() => page.record());
    });
  }
  for (const name of ["undo", "redo"]) listen(get(name), "click", () => page[name]());
  addEventListener("keydown", event => {
    // Where somebody writes, the browser takes back letters.
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.target.matches("textarea, [contenteditable=true]")) return;
    const key = event.key.toLowerCase();
    if (key === "z" && !event.shiftKey) page.undo();
    else if (key === "z" || (key === "y" && !event.shiftKey)) page.redo();
    else return;
    event.preventDefault();
  });
}

/** What of the code is shown, and what is copied. */
export function connectCode(page) {
  listen(get("whole-file"), "click", () => {
    page.showsFile = !page.showsFile;
    page.showCode({ marksChanges: false });
  });
  letCopy(get("copy-code"), () => page.showsFile ? page.code : flowOf(page.code));
  letCopy(get("copy-file"), () => page.code);
  letCopy(get("share"), () => location.href.split("#")[0] + page.ownLink);
}
