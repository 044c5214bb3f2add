// Photos in rows that fill the width. Without scripts, the same pictures are a flexbox.

export class Wall {
  /** `engine` is its own. `options` are those of the flow, besides how wide it may be. */
  constructor(engine, element, options) {
    Object.assign(this, { engine, element, options });
  }

  /** Arranges the photos in a width, on whole points. */
  show(available) {
    // Small windows have fewer.
    const photos = [...this.element.children].filter(photo => photo.checkVisibility());
    this.engine.writeOptions({ available, itemSpacing: 4, lineSpacing: 4, ...this.options });
    // The shapes of the photos count, and not how large they are.
    this.engine.writeItems(photos.map(photo => ({
      width: Number(photo.getAttribute("width")), height: Number(photo.getAttribute("height")),
    })));
    this.engine.arrange();
    const { frames, lines, height } = this.engine.part();
    this.follow(lines);
    frames.forEach((frame, index) => {
      const [left, top] = [Math.round(frame.x), Math.round(frame.y)];
      const { style } = photos[index];
      style.transform = `translate(${left}px, ${top}px)`;
      style.width = `${Math.round(frame.x + frame.width) - left}px`;
      style.height = `${Math.round(frame.y + frame.height) - top}px`;
    });
    this.element.style.height = `${Math.round(height)}px`;
  }

  /** Lets photos slide for a moment where other rows begin. While rows only get wider, they follow at once. */
  follow(lines) {
    const starts = lines.map(({ start }) => start).join();
    if (this.starts && this.starts !== starts) {
      this.element.classList.add("sliding");
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.element.classList.remove("sliding"), 300);
    }
    this.starts = starts;
  }
}
