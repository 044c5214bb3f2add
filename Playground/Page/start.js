// Starts the page. Its parts are there for the tests and for whoever opens the console, as `playground`.

import { Page } from "./page.js";
import { notify } from "./elements.js";
import { flowOptions, isRow, optionValue, sectionOf, showsOverflow, valuesOf, viewOptions } from "./options.js";
import { makeFlow, presets, vocabulary } from "./flow.js";
import { isBox, kinds, makeItem, tints, withOptions } from "./views.js";
import { flowOfLink, linkOf } from "./link.js";
import { Arrangement } from "./arrange.js";
import { Springs } from "./springs.js";
import { swiftCode } from "./swift.js";

window.playground = {
  flowOptions, isRow, optionValue, sectionOf, showsOverflow, valuesOf, viewOptions, makeFlow, presets, vocabulary,
  isBox, kinds, makeItem, tints, withOptions, flowOfLink, linkOf, Arrangement, Springs, swiftCode, notify,
};

Page.start();
