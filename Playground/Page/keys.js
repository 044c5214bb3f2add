// Arrow keys lead from one view of a flow to another. So do Home and End, on its line.

export const isArrowKey = key => /^Arrow|^Home$|^End$/.test(key);

/**
 * The index of the view that a key leads to, if there is one. Along lines, it is the next one or the one before, also on another
 * line. Across, it is the one of the neighboring line whose middle is nearest. The view for hidden ones is passed.
 */
export function neighbor(key, index, { frames, indices, lines }, { axis, direction, reversesItems, reversesLines }) {
  const isRow = axis !== "vertical";
  const views = indices.map((index, number) => {
    const { x, y, width, height } = frames[number];
    return { index, line: lines[number], middle: isRow ? x + width / 2 : y + height / 2 };
  }).filter(({ index }) => index >= 0);
  const start = views.findIndex(view => view.index === index);
  const { line, middle } = views[start];
  if (key === "Home" || key === "End") return views.filter(view => view.line === line).at(key === "Home" ? 0 : -1).index;

  const isHorizontal = key === "ArrowLeft" || key === "ArrowRight";
  const isAlong = isHorizontal === isRow;
  const isMirrored = (isHorizontal && direction === "rightToLeft") !== Boolean(isAlong ? reversesItems : reversesLines);
  const goesOn = (key === "ArrowRight" || key === "ArrowDown") !== isMirrored;
  if (isAlong) return views[goesOn ? start + 1 : start - 1]?.index;

  const beyond = views.filter(view => goesOn ? view.line > line : view.line < line);
  const nextLine = beyond.at(goesOn ? 0 : -1)?.line;
  const distance = view => Math.abs(view.middle - middle);
  return beyond.filter(view => view.line === nextLine).sort((a, b) => distance(a) - distance(b))[0]?.index;
}
