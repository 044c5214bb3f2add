// The views of a flow: what each of them is, and how long it may get.

let lastID = 0;

/** A view: what it is, and the options in which it differs from the others. Photos and avatars have sizes. */
export function makeItem(kind, text, more = {}) {
  return { id: ++lastID, kind, text, ...more };
}

/** The button where the last hidden view would be, as chips are. Where none is hidden, it collapses a flow that is expanded. */
export const makeOverflow = (flow, hidden) => makeItem("chip", hidden > 0 ? `+${hidden} more` : "Show less",
  { id: "overflow", tint: flow.items.find(({ kind }) => kind === "chip")?.tint });

/** The id of the view that was made last. */
export const newestID = () => lastID;

export const kinds = {
  chip: "Chip", field: "Field", text: "Text", word: "FlowText", title: "Title", tile: "Tile", photo: "Photo", avatar: "Avatar",
};
export const isBox = item => item.kind === "photo" || item.kind === "avatar";

/** What a view at an index is called: its text, or “Photo 3”. */
export const nameOf = ({ kind, text }, index) => text || `${kinds[kind]} ${index + 1}`;

// SwiftUI's names of the colors that views have.
export const tints = ["blue", "teal", "green", "yellow", "orange", "pink", "purple", "indigo", "mint", "gray"];

/** A view with other options. Words keep their lengths, and their lines. */
export function withOptions(item, changes) {
  const other = { ...item, ...changes };
  if (item.kind === "word") for (const key of ["grow", "maxLength", "shrink", "minLength", "fillsLine"]) delete other[key];
  return other;
}

/** The share of its line's space that a view takes. */
export const growth = item => Math.max(item.grow ?? 0, item.fillsLine ? 1 : 0);

export const grows = item => growth(item) > 0;
export const shrinks = item => item.shrink > 0;

/** Whether a view can be longer than it is by itself: where it grows, or all views of a line are equally long. */
export const stretches = item => grows(item) || item.isEqual === true;

/** Whether a text that is broken is as wide as its longest line. Others fill what they are offered. */
export const hugs = item => !stretches(item) && (/^(text|title|word)$/.test(item.kind) || !shrinks(item));

/**
 * The least length of a view that shrinks and the largest of one that grows. Others have no such limits. The largest is
 * no less than the least, as in every frame.
 */
export function limits(item) {
  const least = shrinks(item) ? item.minLength ?? (isBox(item) ? 0 : 60) : 0;
  return { least, most: grows(item) ? Math.max(item.maxLength ?? Infinity, least) : Infinity };
}

/** A length as far as a view's limits allow it. */
export function withinLimits(item, length) {
  const { least, most } = limits(item);
  return Math.max(Math.min(length, most), least);
}
