// Scrolling through flows that are longer than an element can be: 33 million px in Chromium, 18 in Firefox. The box ends
// far below that, so that its numbers stay exact. Whoever scrolls goes on point by point; whoever jumps, as with the
// scroll bar, gets to the same share of the flow.

export const longestBox = 2 ** 20;
/** What is around the box, in the scroller. */
export const stagePadding = 32;

/** One direction of scrolling. Lengths are in points. */
export class ScrollAxis {
  /** Where the scroller is. */
  scrolled = 0;
  /** How much of what the box lacks is before what is in sight, from 0 to 1. */
  share = 0;
  length = 0;
  window = 0;

  get boxLength() { return Math.min(this.length, longestBox); }

  /** How far what is drawn is before its place in the flow. */
  get shift() { return this.share * (this.length - this.boxLength); }

  /** Where in the flow the window starts. */
  get offset() { return this.scrolled + this.shift - stagePadding; }

  get mostScrolled() { return Math.max(this.boxLength + 2 * stagePadding - this.window, 1); }

  follow(scrolled) {
    const isJump = Math.abs(scrolled - this.scrolled) > this.window;
    if (isJump || scrolled <= 0 || scrolled >= this.mostScrolled) {
      this.share = Math.min(Math.max(scrolled / this.mostScrolled, 0), 1);
    }
    this.scrolled = scrolled;
  }

  /** Lets the window start at a place in the flow. Returns where the scroller has to be. */
  start(offset) {
    const most = Math.max(this.length + 2 * stagePadding - this.window, 1);
    const place = Math.min(Math.max(offset + stagePadding, 0), most);
    const lacks = this.length - this.boxLength;
    this.scrolled = lacks > 0 ? Math.round(place / most * this.mostScrolled) : place;
    this.share = lacks > 0 ? Math.min(Math.max((place - this.scrolled) / lacks, 0), 1) : 0;
    return this.scrolled;
  }
}
