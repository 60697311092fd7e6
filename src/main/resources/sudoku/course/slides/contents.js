// What a slide can hold: prose, code, what a cell prints, and pictures. Each knows how large it is.
window.Contents = (function () {
  "use strict";

  const { HEIGHT, element, natural, heightAt } = window.Stage;
  // Code of 30 pixels shrinks to 24, and no further.
  const SMALLEST_CODE = 0.8;
  // Pseudocode shrinks as code does where it is wider than this.
  const WIDTH_OF_LINES = 1640;
  // Prose needs lines of some length to be read.
  const NARROWEST_PROSE = 620;

  class Content {
    constructor(part, step) {
      this.part = part;
      this.step = step;
    }

    get isPicture() {
      return false;
    }

    get isProse() {
      return false;
    }

    /** How many words there are to read, besides headings, code and tables. */
    get words() {
      return 0;
    }

    /** The width below which it would shrink. */
    get wanted() {
      return this.narrowest;
    }

    /** What is read is made for a width; what is shown, by a factor. */
    madeIn() {
      return this.part;
    }
  }

  class Prose extends Content {
    constructor(part, step) {
      super(part, step);
      const alone = (block) => natural(element("div", part.className, block.cloneNode(true))).width;
      for (const lines of part.querySelectorAll("pre")) {
        lines.style.zoom = Math.max(SMALLEST_CODE, Math.min(1, WIDTH_OF_LINES / alone(lines)));
      }
      const wide = [...part.querySelectorAll("pre, table")].map(alone);
      this.narrowest = Math.max(NARROWEST_PROSE, ...wide);
    }

    get isProse() {
      return true;
    }

    get words() {
      const read = this.part.cloneNode(true);
      read.querySelectorAll("h1, h2, h3, pre, table").forEach((shown) => shown.remove());
      return read.textContent.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    }

    heightAt(width) {
      return heightAt(width, this.part);
    }
  }

  /** Code, or what a cell prints: its lines stay as they are, and shrink a little where they must. */
  class Lines extends Content {
    constructor(part, step) {
      super(part, step);
      this.natural = natural(part);
      this.narrowest = this.natural.width * SMALLEST_CODE;
      this.isPrinted = part.matches(".output");
    }

    get wanted() {
      return this.natural.width;
    }

    zoomIn(width) {
      return Math.max(SMALLEST_CODE, Math.min(1, width / this.natural.width, HEIGHT / this.natural.height));
    }

    heightAt(width) {
      return this.natural.height * this.zoomIn(width);
    }

    madeIn(width) {
      return this.madeAt(this.zoomIn(width));
    }

    sizeAt(factor) {
      return { width: this.natural.width * factor, height: this.natural.height * factor };
    }

    madeAt(factor) {
      if (factor < 1) this.part.style.zoom = Math.floor(1000 * factor) / 1000;
      return this.part;
    }
  }

  class Picture extends Content {
    constructor(part, step) {
      super(part, step);
      this.natural = natural(part);
      this.isTable = part.querySelector("table") !== null;
      this.isChart = part.querySelector("script.chart") !== null;
      this.isType = this.isTable || part.querySelector("img, svg, button, script.chart") === null;
      // The buttons of a player must not shrink.
      this.hasButtons = part.querySelector("button") !== null;
      // What a try cell says: words, and no table.
      this.isSentence = this.isType && !this.isTable;
    }

    get isPicture() {
      return true;
    }

    heightAt() {
      return this.natural.height;
    }

    /** A table or a sentence is as large as text, and shrinks where it is too wide. */
    zoomAt(factor) {
      return this.isType ? Math.min(factor, 1) : factor;
    }

    /** A chart is drawn anew: its type does not shrink, so it may become lower, but not narrower. */
    sizeAt(factor) {
      const zoom = this.zoomAt(factor);
      return { width: this.natural.width * (this.isChart ? Math.max(1, zoom) : zoom), height: this.natural.height * zoom };
    }

    madeAt(factor) {
      this.part.style.zoom = Math.floor(1000 * this.zoomAt(factor)) / 1000;
      return this.part;
    }
  }

  return {
    Prose, Lines, Picture, SMALLEST_CODE,
    input: (part, step) => new Lines(part, step),
    output: (part, step) => part.matches(".picture") ? new Picture(part, step) : new Lines(part, step),
  };
})();
