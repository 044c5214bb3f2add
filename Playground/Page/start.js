// Starts the page. Its parts are there for the tests and for whoever opens the console, as `playground`.

import { Page } from "./page.js";
import { notify } from "./elements.js";
import {
  across, flowOption, flowOptions, isRow, itemAlignment, optionValue, scales, sectionOf, separators, showsOverflow,
  thickness, valuesOf, viewOption, viewOptions,
} from "./options.js";
import { makeFlow, presets, vocabulary } from "./flow.js";
import { isBox, kinds, makeItem, tints, withOptions } from "./views.js";
import { isWord } from "./words.js";
import { flowOfLink, linkOf } from "./link.js";
import { makeContent } from "./boxes.js";
import { Arrangement } from "./arrange.js";
import { Springs } from "./springs.js";
import { swiftCode } from "./swift.js";

window.playground = {
  across, flowOption, flowOptions, isRow, itemAlignment, optionValue, scales, sectionOf, separators, showsOverflow,
  thickness, valuesOf, viewOption, viewOptions, makeFlow, presets, vocabulary, isBox, kinds, makeItem, tints, withOptions,
  isWord, flowOfLink, linkOf, makeContent,
  Arrangement, Springs, swiftCode, notify,
};

Page.start();
