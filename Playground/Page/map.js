// How much there is of a long flow, and which part of it is in sight: a scroll bar with the numbers of views.

import { figure, get, listenToDrags } from "./elements.js";

const mostWindows = 50;
/** What the style sheet keeps free for it. */
export const mapWidth = 80;

export class FlowMap {
  constructor(stage) {
    this.stage = stage;
    this.element = get("map");
    this.thumb = get("map-thumb");
    const follow = event => {
      const { top, height } = this.element.getBoundingClientRect();
      const { down } = stage.axes;
      stage.scrollTo(null, (event.clientY - top) / height * down.length - down.window / 2);
    };
    listenToDrags(this.element, event => {
      event.preventDefault();
      follow(event);
      return follow;
    });
  }

  /** Draws the map of the flow on the stage. `first` is the number of the first view in sight. */
  draw(flow, first) {
    const { down } = this.stage.axes;
    this.element.hidden = down.length < mostWindows * down.window || down.window === 0;
    this.stage.scroller.classList.toggle("mapped", !this.element.hidden);
    if (this.element.hidden) return;
    if (this.items !== flow.items) this.drawViews(this.items = flow.items);
    const share = Math.min(Math.max(down.offset / down.length, 0), 1);
    this.thumb.style.top = `${100 * share}%`;
    this.thumb.textContent = `view ${figure(first + 1)} of ${figure(flow.items.length)}`;
    this.thumb.classList.toggle("low", share > 0.95);
  }

  /** Stripes in the colors of the views, and how many there are up to a tenth, two tenths and so on. */
  drawViews(items) {
    const samples = 100;
    const colors = Array.from({ length: samples }, (_, number) =>
      `var(--${items[Math.floor((number + 0.5) / samples * items.length)].tint ?? "blue"})`);
    const stops = colors.map((color, number) => `${color} ${number}% ${number + 1}%`);
    get("map-views").style.background = `linear-gradient(${stops.join(",")})`;
  }
}
