// What the page has shown before, and what it showed before that was taken back. A state is `{ flow, preset }`. Nobody
// changes a view, or a list of views, that a flow has: so each state is small, even one of a million views.

const mostStates = 200;
/** The most views of lists that are kept for states of the past. */
const mostViewsKept = 10_000_000;

export class History {
  past = [];
  future = [];

  constructor(state) { this.present = state; }

  /** Notes what is shown now, unless that is what was shown before. */
  record(state) {
    if (areEqual(state.flow, this.present.flow)) return;
    this.past.push(this.present);
    this.present = state;
    this.future = [];
    while (this.past.length > mostStates || viewCount(this.past) > mostViewsKept) this.past.shift();
  }

  /** The state before this one, or the one that was taken back last. Null if there is none. */
  back() { return this.step(this.past, this.future); }
  forward() { return this.step(this.future, this.past); }

  step(from, to) {
    if (from.length === 0) return null;
    to.push(this.present);
    return this.present = from.pop();
  }
}

function areEqual(flow, other) {
  return Object.keys(flow).every(key => key === "items" || flow[key] === other[key]) && areEqualLists(flow.items, other.items);
}

/** Whether lists have equal views. Most states share one, which may be of a million. */
const areEqualLists = (items, others) => items === others
  || (items.length === others.length && items.every((item, index) => isEqualItem(item, others[index])));

const isEqualItem = (item, other) => item === other || JSON.stringify(item) === JSON.stringify(other);

/** States that differ in their options share their list of views. */
function viewCount(states) {
  let count = 0;
  for (const items of new Set(states.map(({ flow }) => flow.items))) count += items.length;
  return count;
}
