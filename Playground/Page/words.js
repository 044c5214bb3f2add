// The words of sentences: views that are a `FlowText` in Swift, with the views among them.

import { isRow, viewOptions } from "./options.js";

export const isWord = item => item?.kind === "word";

/** Whether a word says nothing about itself, so that it is a part of a text with the words around it. */
const isPlainWord = item => isWord(item)
  && viewOptions.every(option => !option.modifier || (item[option.key] ?? option.default) === option.default);

/**
 * Where a sentence ends that begins with a view, or that place if none does: after its last plain word. Views among its
 * words belong to it, but for those that begin or end a line.
 */
export function endOfSentence(flow, start) {
  const { items } = flow;
  if (!isPlainWord(items[start])) return start;
  let end = start + 1;
  for (let index = end; index < items.length; index++) {
    const item = items[index];
    if (isPlainWord(item)) end = index + 1;
    else if (!isRow(flow) || isWord(item) || item.breaksBefore || item.breaksAfter || item.fillsLine) break;
  }
  return end;
}

/** Whether a word stays with the view before it, as a comma does. */
const joinsPrevious = item => /^[,.;:!?)\]}…”»]/.test(item.text);

/** Whether a space separates two views, of which one is a word or both are in a sentence. */
const hasSpace = (item, next) => isWord(item) || !isWord(next) || !joinsPrevious(next);

/** The direction of a word's first letter. */
const directionOf = text => {
  const letter = text.match(/\p{Letter}/u)?.[0];
  return letter && (/[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u.test(letter) ? "rightToLeft" : "leftToRight");
};

/** The views of a flow, with what follows from the words among them: distances, directions, and what stays together. */
export function withSpaces(flow, boxes) {
  const { items } = flow;
  if (!isRow(flow) || !items.some(isWord)) return items;
  const space = boxes.measure({ kind: "word", text: "\u{A0}" }).width;
  let end = 0;
  return items.map((item, index) => {
    const isInSentence = index < end;
    if (!isInSentence) end = endOfSentence(flow, index);
    const previous = items[index - 1];
    const isNear = isInSentence || isWord(previous) || isWord(item);
    return {
      ...item,
      ...isWord(item) && { direction: item.direction ?? directionOf(item.text) },
      ...previous && isNear && (hasSpace(previous, item) ? { spacing: space }
        : { spacing: isInSentence ? 0 : undefined, avoidsBreakBefore: true }),
    };
  });
}

/** Whether all views are apart as words are, so that no distance of the flow is between them. */
export const hasOnlySpaces = flow => isRow(flow) && flow.columns === "natural" && flow.items.some(isWord)
  && withSpaces(flow, { measure: () => ({ width: 0 }) }).every(({ spacing }, index) => index === 0 || spacing != null);

/** What a sentence says in Swift, with a placeholder for each view in it. Spaces in a word do not separate it. */
export function textOf(items, start, end) {
  const hasViews = items.slice(start, end).some(item => !isWord(item));
  const partOf = ({ kind, text }) => kind !== "word" ? "%@" : text.replace(/ /g, "\u{A0}").replace(/%/g, hasViews ? "%%" : "%");
  const spaceBefore = index => index > 0 && index < items.length && hasSpace(items[index - 1], items[index]) ? " " : "";
  const parts = items.slice(start, end).map((item, place) => spaceBefore(start + place) + partOf(item));
  return parts.join("") + spaceBefore(end);
}
