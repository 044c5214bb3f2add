// What the page does when the engine has ended by a fault: WebAssembly that has done so is in no state to be called
// again. The flow is the page's, so that another engine shows the same.

import { notify } from "./elements.js";
import { Engine } from "./engine.js";

const simplest = "#topics";

export class Recovery {
  /** The link of the last flow for which all was done, and of the one at which the engine ended last. */
  good = simplest;
  faulty = null;
  isOver = true;

  constructor(page) {
    this.page = page;
    Engine.onFault = () => { if (this.isOver) this.recover(); };
    // What the fault has interrupted is nothing that a user could do something about.
    for (const name of ["error", "unhandledrejection"]) {
      addEventListener(name, event => { if (!this.isOver) event.preventDefault(); });
    }
  }

  /** To be called when all has been done for the flow on the page. */
  note() { [this.good, this.faulty] = [this.page.link, null]; }

  async recover() {
    this.isOver = false;
    const { page } = this;
    const link = page.ownLink;
    const isAgain = link === this.faulty;
    if (isAgain && link === simplest) {
      notify("The engine ends whatever it is asked. Load the page anew.");
      return;
    }
    this.faulty = link;
    page.use(await Engine.start());
    this.isOver = true;
    if (isAgain) {
      page.link = null;
      page.openLink(link === this.good ? simplest : this.good);
      notify("The engine had a fault and was started anew. It cannot arrange that flow: this is the one before.");
    } else {
      page.update();
      page.inspector.update();
      notify("The engine had a fault and was started anew. Your flow is as it was.");
    }
  }
}
