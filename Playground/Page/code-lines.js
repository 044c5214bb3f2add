// Lines of Swift that are too long are broken as Xcode does it: one argument, or one modifier, a line. A list has as many
// elements on a line as fit.

export const indent = (lines, depth = 1) => lines.map(line => line && " ".repeat(4 * depth) + line);

/** How many letters a line has at most in a file. */
export const fileColumns = 100;

/** Lines that are no longer than they may be, if there is a place where they can be broken. */
export function broken(lines, columns) {
  /** How far in a call is that was broken: its modifiers are no farther in than its end. */
  let call = Infinity;
  return lines.flatMap(line => {
    const text = line.trimStart();
    let margin = line.length - text.length;
    if (margin <= call) call = Infinity;
    else if (text[0] === ".") margin -= 4;
    if (margin + text.length <= columns) return [" ".repeat(margin) + text];
    const parts = brokenText(text, columns - margin);
    if (/^[)}]$/.test(parts.at(-1))) call = margin;
    return parts.map(part => " ".repeat(margin) + part);
  });
}

function brokenText(text, columns) {
  const { commas, dots, pairs } = partsOf(text);
  if (commas.length > 0) return broken(filled(split(text, commas), columns), columns);
  if (dots.length > 0) {
    const [first, ...others] = split(text, dots);
    // Conditions begin below each other.
    return broken([first, ...indent(others, /^[.)]/.test(text) ? 0 : /^if /.test(text) ? 0.75 : 1)], columns);
  }
  if (pairs.length === 0) return [text];
  const [start, end] = pairs.reduce((one, other) => other[1] - other[0] > one[1] - one[0] ? other : one);
  const inside = text.slice(start + 1, end).trim();
  const { commas: ends } = partsOf(inside);
  const parts = text[start] === "(" ? split(inside, ends) : text[start] === "[" && ends.length > 0 ? [inside + ","] : [inside];
  return broken([text.slice(0, start + 1), ...indent(parts), text.slice(end)], columns);
}

/** Where the commas, the modifiers, choices or conditions, and the brackets of a line are, but for those inside of brackets and strings. */
function partsOf(text) {
  const [commas, dots, pairs, open] = [[], [], [], []];
  for (const { index, 0: mark } of text.matchAll(/"(?:\\.|[^"\\])*"|[([{)\]}]|,(?=.)|(?<=\))\.(?=\w+\()|(?<=\S )\?(?= )/g)) {
    if ("([{".includes(mark)) open.push(index);
    else if (")]}".includes(mark)) {
      const start = open.pop();
      if (open.length === 0 && index > start + 1) pairs.push([start, index]);
    } else if (open.length === 0 && mark === ",") (/^if /.test(text) ? dots : commas).push(index + 1);
    else if (open.length === 0 && ".?".includes(mark)) dots.push(index);
  }
  return { commas, dots, pairs };
}

const split = (text, places) => [0, ...places].map((place, number) => text.slice(place, places[number]).trim());

/** As many parts on each line as fit. */
function filled(parts, columns) {
  const lines = [""];
  for (const part of parts) {
    if (lines.at(-1) && lines.at(-1).length + part.length >= columns) lines.push("");
    lines.push(`${lines.pop()} ${part}`.trim());
  }
  return lines;
}
