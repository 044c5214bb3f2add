// Code as it is shown: in colors, and of a Swift file first the flow, which is what changes.

import { makeElement } from "./elements.js";

/** What has a color, each with the element that has it. */
const tokens = [
  ["q", /"(?:\\.|[^"\\])*"/],
  ["em", /\b(?:import|struct|private|static|let|var|some|in|return|self|func|if|for|true|false)\b|@\w+/],
  ["b", /\b[A-Z]\w*|(?<=\.)[a-z]\w*(?=\(| \{)/],
  ["i", /(?<![\w#])-?\d[\d_]*(?:\.\d+)?\w*/],
];
const anyToken = new RegExp(tokens.map(([, pattern]) => `(${pattern.source})`).join("|"), "g");

/** A line of code as an element. What does not fit in it goes on below, farther in. */
export function coloredLine(line) {
  const element = makeElement("span");
  element.style.setProperty("--indent", Math.max(line.search(/\S/), 0));
  let end = 0;
  for (const match of line.matchAll(anyToken)) {
    const group = match.slice(1).findIndex(text => text !== undefined);
    element.append(line.slice(end, match.index), makeElement(tokens[group][0], match[0]));
    end = match.index + match[0].length;
  }
  element.append(line.slice(end));
  return element;
}

/** The body of the first view of a Swift file, as if nothing were around it. */
export function flowOf(code) {
  const [, body] = code.match(/\n {4}var body: some View \{\n([\s\S]*?)\n {4}\}\n/);
  return body.replace(/^ {8}/gm, "") + "\n";
}
