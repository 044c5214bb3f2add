// Starts the page. Its parts are there for the tests and for whoever opens the console, as `playground`.

import { Page } from "./page.js";

export { notify } from "./elements.js";
export {
  across, flowOption, flowOptions, isRow, isShape, optionValue, scales, showsOverflow, thickness, valuesOf, viewOption,
  viewOptions,
} from "./options.js";
export { generatedItems, makeFlow, presets, vocabulary } from "./flow.js";
export { isBox, kinds, makeItem, tints } from "./views.js";
export { flowOfLink, linkOf } from "./link.js";
export { makeContent } from "./boxes.js";
export { Arrangement } from "./arrange.js";
export { picturedRect, pngOf, svgOfStage } from "./picture.js";
export { Springs } from "./springs.js";
export { swiftCode } from "./swift.js";
export { lazyCode } from "./lazy.js";
export { cssCode } from "./css.js";
export { jsonCode } from "./json.js";
export { Inertness } from "./inertness.js";

Page.start();
