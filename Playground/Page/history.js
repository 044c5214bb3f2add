// What the page has shown before, and what it showed before that was taken back. A state is `{ flow, preset }`. Nobody
// changes a view, or a list of views, that a flow has: so each state is small.

const mostStates = 200;

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
    if (this.past.length > mostStates) this.past.shift();
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

/** Most states share their list of views. */
function areEqual(flow, other) {
  return Object.keys(flow).every(key => flow[key] === other[key]
    || (key === "items" && JSON.stringify(flow.items) === JSON.stringify(other.items)));
}
