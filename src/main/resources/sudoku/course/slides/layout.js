// Lays the cells of a lesson out on slides.
//
// How large a cell is depends on the fonts of this machine, so it is measured here. Pictures grow or shrink with the
// room there is, below their code or beside it; what does not fit goes on the next slide, down from this one.
(function () {
  "use strict";

  const WIDTH = 1760, HEIGHT = 960, GAP = 26;
  // How much a picture may grow; how small it may be with its code, with other pictures, and on a slide of its own.
  const LARGEST = 1.9, READABLE = 1.15, FAIR = 0.8, SMALLEST = 0.5;
  // Code of 30 pixels shrinks to 24, and no further, where it would not fit on a slide.
  const SMALLEST_CODE = 0.8;

  function element(name, className, ...children) {
    const made = document.createElement(name);
    if (className) made.className = className;
    made.append(...children);
    return made;
  }

  /** Where things are measured: in the style of a slide, out of sight. */
  const stage = element("div", "stage");

  function measured(part) {
    const box = element("div", "measured", part);
    stage.replaceChildren(box);
    const { width, height } = box.getBoundingClientRect();
    return { width, height };
  }

  function heightOf(...parts) {
    stage.replaceChildren(element("div", "", ...parts));
    return stage.firstChild.getBoundingClientRect().height;
  }

  // An arrangement knows its size when its pictures are scaled by a factor, and makes itself into an element.

  class Text {
    constructor(part) {
      this.part = part;
      const { width, height } = measured(part);
      this.zoom = Math.min(1, Math.max(SMALLEST_CODE, Math.min(WIDTH / width, HEIGHT / height)));
      this.width = width * this.zoom;
      this.height = height * this.zoom;
    }

    size() {
      return this;
    }

    made() {
      if (this.zoom < 1) this.part.style.zoom = this.zoom;
      return this.part;
    }
  }

  class Graphic {
    constructor(part) {
      this.part = part;
      this.natural = measured(part);
    }

    size(factor) {
      return { width: this.natural.width * factor, height: this.natural.height * factor };
    }

    made(factor) {
      this.part.style.zoom = Math.floor(1000 * factor) / 1000;
      return this.part;
    }
  }

  /** A table is as large as text, and shrinks where it is too wide. */
  class Table extends Graphic {
    size(factor) {
      return super.size(Math.min(factor, 1));
    }

    made(factor) {
      return super.made(Math.min(factor, 1));
    }
  }

  function shownBy(output) {
    if (!output.matches(".picture")) return new Text(output);
    return output.querySelector("table") ? new Table(output) : new Graphic(output);
  }

  class Row {
    constructor(items) {
      this.items = items;
    }

    size(factor) {
      const sizes = this.items.map((item) => item.size(factor));
      return {
        width: sizes.reduce((sum, size) => sum + size.width, 2 * GAP * (sizes.length - 1)),
        height: Math.max(...sizes.map((size) => size.height)),
      };
    }

    made(factor) {
      return element("div", "row", ...this.items.map((item) => item.made(factor)));
    }
  }

  class Column extends Row {
    size(factor) {
      const sizes = this.items.map((item) => item.size(factor));
      return {
        width: Math.max(...sizes.map((size) => size.width)),
        height: sizes.reduce((sum, size) => sum + size.height, GAP * (sizes.length - 1)),
      };
    }

    made(factor) {
      return element("div", "column", ...this.items.map((item) => item.made(factor)));
    }
  }

  /** The largest factor for which an arrangement fits; 0 when none from the smallest on does. */
  function fitting(arrangement, height, smallest) {
    const fits = (factor) => {
      const size = arrangement.size(factor);
      return size.width <= WIDTH && size.height <= height;
    };
    if (!fits(smallest)) return 0;
    let low = smallest, high = LARGEST;
    if (fits(high)) return high;
    for (let i = 0; i < 12; i++) {
      const middle = (low + high) / 2;
      if (fits(middle)) low = middle; else high = middle;
    }
    return low;
  }

  /** What stands on one slide. */
  class Sheet {
    constructor() {
      this.blocks = [];
      this.left = HEIGHT;
    }

    add(block) {
      this.blocks.push(block);
      this.left -= heightOf(...block.childNodes.length ? [block] : []) + GAP;
    }
  }

  /** The slides that the cells of one piece of a lesson need. */
  class Layout {
    constructor() {
      this.sheets = [new Sheet()];
    }

    get sheet() {
      return this.sheets[this.sheets.length - 1];
    }

    turn() {
      if (this.sheet.blocks.length > 0) this.sheets.push(new Sheet());
    }

    add(className, step, ...parts) {
      const block = element("div", className, ...parts);
      block.dataset.step = step;
      this.sheet.add(block);
    }

    cell(cell) {
      if (cell.classList.contains("prose")) this.prose(cell); else this.code(cell);
    }

    prose(cell) {
      if (heightOf(cell) > this.sheet.left) this.turn();
      let part = [];
      for (const block of [...cell.children]) {
        // One idea on a slide: a new section begins a new one.
        if (part.length > 0 && block.matches("h2")) {
          this.add(cell.className, cell.dataset.step, ...part);
          this.turn();
          part = [];
        }
        if (part.length > 0 && heightOf(element("div", cell.className, ...part, block)) > this.sheet.left) {
          // A heading goes with what it is above.
          const kept = part[part.length - 1].matches("h1, h2, h3") ? part.splice(-1) : [];
          if (part.length > 0) this.add(cell.className, cell.dataset.step, ...part);
          this.turn();
          part = kept;
        }
        part.push(block);
      }
      this.add(cell.className, cell.dataset.step, ...part);
    }

    /** Code and all it shows: on this slide, or on the next, or the code on one slide and on others what it shows. */
    code(cell) {
      const input = [...cell.querySelectorAll(":scope > .input")].map((part) => new Text(part));
      const outputs = [...cell.querySelectorAll(":scope > .output")].map(shownBy);
      const step = cell.dataset.step;
      if (this.together(input, outputs, step, READABLE)) return;
      this.turn();
      if (this.together(input, outputs, step, READABLE)) return;
      if (input.length > 0) this.together(input, [], step, 1);
      if (input.length > 0) this.turn();
      // The buttons of a player must not shrink.
      const smallest = outputs.some((output) => output.part.querySelector("button")) ? READABLE : FAIR;
      if (this.together([], outputs, step, smallest)) return;
      outputs.forEach((output) => this.alone(output));
    }

    together(input, outputs, step, smallest) {
      const shown = outputs.length > 1 ? [new Column(outputs), new Row(outputs)] : outputs;
      const arrangements = input.length === 0 || shown.length === 0
        ? [...input, ...shown]
        : shown.flatMap((each) => [new Column([...input, each]), new Row([...input, each])]);
      let best = null, factor = 0;
      for (const arrangement of arrangements) {
        const possible = fitting(arrangement, this.sheet.left, smallest);
        if (possible > factor) [best, factor] = [arrangement, possible];
      }
      if (arrangements.length === 0) return true;
      if (best === null) return false;
      const made = best.made(factor);
      if (input.length > 0 && outputs.length > 0) made.lastChild.dataset.step = "fragment";
      this.add("cell code", step, made);
      return true;
    }

    alone(output) {
      if (this.together([], [output], "fragment", READABLE)) return;
      this.turn();
      const long = output instanceof Table && output.natural.height > HEIGHT / FAIR;
      if (!long && this.together([], [output], "fragment", SMALLEST)) return;
      if (output instanceof Text) this.lines(output.part); else this.rows(output.part);
    }

    /** Text that is longer than a slide: as many lines on each as fit. */
    lines(output) {
      const lines = output.innerHTML.replace(/\n$/, "").split("\n");
      const room = Math.max(1, Math.floor(HEIGHT / (heightOf(output) / lines.length)) - 1);
      const most = Math.ceil(lines.length / Math.ceil(lines.length / room));
      for (let from = 0; from < lines.length; from += most) {
        const part = output.cloneNode(false);
        part.innerHTML = lines.slice(from, from + most).join("\n");
        this.turn();
        this.add("cell code", "-", part);
      }
    }

    /** A table that is longer than a slide: as many rows on each as fit, below the same heads. */
    rows(output) {
      const narrow = Math.min(1, WIDTH / measured(output).width);
      const rows = [...output.querySelectorAll("tbody > tr")];
      rows.forEach((row) => row.remove());
      while (rows.length > 0) {
        const part = output.cloneNode(true), body = part.querySelector("tbody");
        part.style.zoom = narrow;
        do body.append(rows.shift());
        while (rows.length > 0 && heightOf(part) + 2 * GAP < HEIGHT);
        if (body.rows.length > 1 && heightOf(part) > HEIGHT) rows.unshift(body.lastElementChild);
        this.turn();
        this.add("cell code", "-", part);
      }
    }
  }

  /** A slide of one sheet. What comes first is there at once; the rest comes step by step. */
  function slideOf(sheet, notes, foot) {
    let index = 0;
    sheet.blocks.forEach((block, at) => {
      [block, ...block.querySelectorAll("[data-step=fragment]")]
        .filter((part) => part.dataset.step === "fragment" && (at > 0 || part !== block))
        .forEach((part) => {
          part.classList.add("fragment");
          part.dataset.fragmentIndex = index++;
        });
    });
    return element("section", "", element("div", "page", ...sheet.blocks), element("div", "foot", foot), notes);
  }

  /** The notes that hold on a slide: its own, or the last ones before it. */
  function notesOf(section, last) {
    const own = [...section.querySelectorAll("aside.notes")];
    return own.length === 0 ? last : element("aside", "notes", ...own.flatMap((notes) => [...notes.childNodes]));
  }

  /** Makes of the cells in each of the slides as many slides as they need. */
  window.layOutSlides = function (slides, foot) {
    slides.parentNode.append(stage);
    let notes = element("aside", "notes");
    for (const stack of [...slides.children]) {
      const laid = [];
      for (const section of [...stack.children]) {
        notes = notesOf(section, notes);
        const layout = new Layout();
        [...section.querySelectorAll(":scope > .cell")].forEach((cell) => layout.cell(cell));
        layout.sheets.filter((sheet) => sheet.blocks.length > 0)
          .forEach((sheet) => laid.push(slideOf(sheet, notes.cloneNode(true), foot)));
      }
      stack.replaceChildren(...laid);
    }
    stage.remove();
  };
})();
