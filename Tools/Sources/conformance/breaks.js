// Finds out where lines may break in texts (see BreakCase.swift).

const characters = new Intl.Segmenter("en", { granularity: "grapheme" });

// The parts of a text that stay on one line, without the white space between them. U+FFFC stands for a view in a flow,
// which breaks lines as an ideograph does: so it is one here. An inline block would be apart from any character.
function parts(text) {
  const div = document.body.appendChild(document.createElement("div"));
  // A line breaks wherever it may, and lines are far apart, whatever fonts their characters are in.
  div.style.cssText = "width: 0; font: 10px/100px monospace; line-break: strict";
  div.append(text.replaceAll("\uFFFC", "\u53E3"));
  const lines = new Map();
  const range = document.createRange();
  for (const { segment, index } of characters.segment(text)) {
    if (/^[ \u200B]$/.test(segment)) continue;
    range.setStart(div.firstChild, index);
    range.setEnd(div.firstChild, index + segment.length);
    const { top, bottom } = range.getBoundingClientRect();
    const line = Math.floor((top + bottom) / 2 / 100);
    lines.set(line, (lines.get(line) ?? "") + segment);
  }
  div.remove();
  return [...lines.values()];
}
