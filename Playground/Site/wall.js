// Photos in rows that fill the width. Without scripts, the same pictures are a flexbox.

export class Wall {
  /** `engine` is its own. `options` are those of the flow, besides how wide it may be. */
  constructor(engine, element, options) {
    Object.assign(this, { engine, element, options });
  }

  /** Gives each photo a size of its own. The browser scales what it has drawn in that, and need not draw it anew. */
  measure() {
    const height = Math.ceil(1.25 * this.options.scaling);
    // Small windows have fewer.
    this.photos = [...this.element.children].filter(photo => photo.checkVisibility()).map(photo => {
      const width = Math.ceil(height * photo.getAttribute("width") / photo.getAttribute("height"));
      Object.assign(photo.style, { width: `${width}px`, height: `${height}px` });
      return { style: photo.style, width, height };
    });
    // How far it is below what is before it.
    this.top = parseFloat(getComputedStyle(this.element).marginTop);
    // Their shapes count, and not how large they are.
    this.engine.writeItems(this.photos);
  }

  /** Arranges the photos in a width, on whole points. */
  show(available) {
    this.engine.writeOptions({ available, itemSpacing: 4, lineSpacing: 4, ...this.options });
    const { frames, height } = this.engine.arrange();
    frames.forEach((frame, index) => {
      const photo = this.photos[index];
      const [left, top] = [Math.round(frame.x), Math.round(frame.y)];
      const [right, bottom] = [Math.round(frame.x + frame.width), Math.round(frame.y + frame.height)];
      photo.style.transform = `translate(${left}px, ${top}px) scale(${(right - left) / photo.width}, ${(bottom - top) / photo.height})`;
    });
    this.element.style.height = `${Math.round(height)}px`;
  }
}
