// What a slide can hold: prose, code, what a cell prints, and pictures. Each knows how large it is.
window.Contents = (function () {
  "use strict";

  const { HEIGHT, ROUNDING, element, natural, heightAt } = window.Stage;
  // Code of 34 pixels shrinks to 24, and no further.
  const SMALLEST_CODE = 0.71;
  // Pseudocode shrinks as code does where it is wider than this.
  const WIDTH_OF_LINES = 1640;
  // Prose needs lines of some length to be read.
  const NARROWEST_PROSE = 620;

  // Longer lines of code go on below: type stays large, and a picture has room beside it.
  const LONGEST_LINE = 70;

  /** The lines of some code, as it came or in a line's box each. */
  const linesOf = (code) => code.innerHTML.replace(/<span class="line"[^>]*>([^]*?)\n<\/span>/g, "$1\n").replace(/\n$/, "").split("\n");

  /** Code line by line, so that a long one goes on below, further in than it begins. */
  function inLines(part) {
    const code = part.querySelector("pre"), lines = linesOf(code);
    code.replaceChildren(...lines.map((line) => {
      const made = element("span", "line", document.createRange().createContextualFragment(line), "\n");
      made.style.setProperty("--in", made.textContent.search(/\S|$/) + 4 + "ch");
      // Half a letter more, so that rounding never breaks a line that fits.
      made.style.maxWidth = LONGEST_LINE + 0.5 + "ch";
      return made;
    }));
    return part;
  }

  const words = (part) => part.textContent.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

  /** The options of a question: it is never apart from them. */
  const isOptions = (list) => list !== null && list.matches("ul") && /^\s*a\)/.test(list.textContent);

  /** Propositions, proofs and what the room has to predict stay on the wall, as code does. */
  const proved = (part) => [...part.querySelectorAll(":scope > p")]
    .filter((one) => /^(Proposition |Proof|Predict)/.test(one.textContent) && one.firstElementChild !== null && one.firstElementChild.matches("strong"));

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

    /** Whether there is more to see than words that the speaker says anyway. */
    get isLookedAt() {
      return true;
    }

    /** How many words there are to read, besides what is looked at. */
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

    get isLookedAt() {
      return this.part.querySelector("h1, pre, table, ol, ul, blockquote") !== null || proved(this.part).length > 0;
    }

    /** The paragraphs that the speaker could say as well, from the first to the last. */
    get paragraphs() {
      const looked = new Set(proved(this.part));
      return [...this.part.querySelectorAll(":scope > p")].filter((one) => !looked.has(one) && !isOptions(one.nextElementSibling));
    }

    get words() {
      const looked = proved(this.part);
      const lists = [...this.part.querySelectorAll("ol, ul, blockquote")]
        .filter((list) => !isOptions(list) && !looked.includes(list.previousElementSibling));
      const questions = looked.filter((one) => /^Predict/.test(one.textContent));
      return [...this.paragraphs, ...questions, ...lists].reduce((sum, one) => sum + words(one), 0);
    }

    /** Leaves out the last paragraph that is only read, and gives it back; null where there is none. */
    withoutLast() {
      const last = this.paragraphs.pop();
      if (last === undefined) return null;
      last.remove();
      return last;
    }

    heightAt(width) {
      return heightAt(width, this.part);
    }
  }

  /** What a prediction is compared with: it comes a step after its question, and nobody has to open it. */
  class Answer extends Prose {
    constructor(part, step) {
      const [what, ...answer] = part.querySelector("details").childNodes;
      super(element("div", "cell prose answer", element("p", "", what.textContent + ": ", element("strong", "", ...answer))), step);
    }

    get isLookedAt() {
      return true;
    }

    get paragraphs() {
      return [];
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
      return Math.max(SMALLEST_CODE, Math.min(1, width / this.natural.width, (HEIGHT - 2 * ROUNDING) / this.natural.height));
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
      // A board or a tree: nothing to press, to read or to draw anew.
      this.isStill = !this.isType && !this.hasButtons && !this.isChart;
      // Digits on a board are large, so it may be smaller than a tree with its labels.
      this.isBoard = this.isStill && !/tree/i.test(part.querySelector("img, svg").getAttribute("alt") || "");
      // What a try cell says: words, and no table.
      this.isSentence = this.isType && !this.isTable;
    }

    get isPicture() {
      return true;
    }

    heightAt() {
      return this.natural.height;
    }

    /** The same picture for another slide. */
    again() {
      return new Picture(this.part.cloneNode(true), "-");
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

  function output(part, step) {
    if (!part.matches(".picture")) return new Lines(part, step);
    return part.querySelector("details") !== null ? new Answer(part, "fragment") : new Picture(part, step);
  }

  return { Prose, SMALLEST_CODE, LONGEST_LINE, linesOf, isOptions, output, input: (part, step) => new Lines(inLines(part), step) };
})();
