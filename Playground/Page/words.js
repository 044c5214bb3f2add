// The words of sentences: views of which those after one another are a `FlowText` in Swift.

import { isRow } from "./options.js";

export const isWord = item => item?.kind === "word";

/** Whether a word stays with the view before it, as a comma does. */
const joinsPrevious = item => /^[,.;:!?)\]}…”»]/.test(item.text);

/** Whether the text of a word is separated from another view by a space. */
const hasSpace = (item, next) => isWord(next) ? isWord(item) || !joinsPrevious(next) : isWord(item);

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
  return items.map((item, index) => {
    const previous = items[index - 1];
    const isNear = isWord(previous) || isWord(item);
    return {
      ...item,
      ...isWord(item) && { direction: item.direction ?? directionOf(item.text) },
      ...previous && isNear && (hasSpace(previous, item) ? { spacing: space } : { avoidsBreakBefore: true }),
    };
  });
}

/** What a run of words says in Swift. Spaces in a word do not separate it. */
export function textOf(items, start, end) {
  const text = items.slice(start, end).map(item => item.text.replace(/ /g, "\u{A0}")).join(" ");
  const before = start > 0 && hasSpace(items[start - 1], items[start]) ? " " : "";
  const after = end < items.length && hasSpace(items[end - 1], items[end]) ? " " : "";
  return before + text + after;
}
