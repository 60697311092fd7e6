// Lays the cells of a lesson out on slides.
//
// A cell says whether it begins a slide; what follows it stands on the same slide as long as it fits, pictures beside or
// below what is read. What does not fit goes on the next slide, down from this one.
(function () {
  "use strict";

  const { WIDTH, HEIGHT, element } = window.Stage, { Prose, input, output, SMALLEST_CODE } = window.Contents, split = window.Split;
  // How small a picture may be with something to read, with other pictures, and on a slide of its own.
  const READABLE = 1.4, FAIR = 1.1, SMALLEST = 0.5;
  // How much of a slide something short fills.
  const SHORT = 0.35;

  /** Where a slide of their own makes pictures little larger, they may as well stand beside what speaks of them. */
  function nearlyAsLargeAsAlone(shown) {
    const alone = shown.some((content) => content.isPicture) ? window.Arrange(shown, SMALLEST) : null;
    return alone === null ? READABLE : Math.min(READABLE, Math.max(FAIR, 0.9 * alone.factor));
  }

  /** What stands on one slide, and the notes that hold there. */
  class Sheet {
    constructor(notes) {
      this.contents = [];
      this.notes = notes;
      // A wider column for code makes it higher: what fits with large pictures need not fit with smaller ones.
      this.smallest = SMALLEST;
    }

    get isProse() {
      return this.contents.every((content) => content.isProse);
    }

    get hasPictures() {
      return this.contents.some((content) => content.isPicture);
    }

    /** A heading and a line: too little for a slide of its own. */
    get isShort() {
      return this.contents.length > 0 && this.isProse
        && this.contents.reduce((sum, content) => sum + content.heightAt(WIDTH), 0) < SHORT * HEIGHT;
    }
  }

  /** The sheets that the cells of one piece of a lesson need. */
  class Sheets {
    constructor(notes) {
      this.notes = notes;
      this.all = [new Sheet(notes)];
    }

    get sheet() {
      return this.all[this.all.length - 1];
    }

    turn() {
      if (this.sheet.contents.length > 0) this.all.push(new Sheet(this.notes));
    }

    /** Notes hold from the sheet on where they stand. */
    note(aside) {
      this.notes = aside;
      this.sheet.notes = aside;
    }

    fits(contents, smallest) {
      return window.Arrange([...this.sheet.contents, ...contents], smallest) !== null;
    }

    /** Puts contents on this sheet, if all of it fits. */
    add(contents, smallest) {
      const fits = this.fits(contents, smallest);
      if (fits) {
        this.sheet.contents.push(...contents);
        this.sheet.smallest = smallest;
      }
      return fits;
    }

    addOrTurn(contents, smallest) {
      if (this.add(contents, smallest)) return true;
      this.turn();
      return this.add(contents, smallest);
    }

    /** What is cut to size: each part on a sheet of its own. */
    force(parts) {
      for (const part of parts) {
        this.turn();
        this.sheet.contents.push(part);
      }
    }

    prose(cell, step) {
      split.sections(cell).forEach((section, at) => {
        if (at > 0) this.turn();
        const pictures = this.sheet.contents.filter((content) => content.isPicture);
        if (!this.addOrTurn([new Prose(section, step)], nearlyAsLargeAsAlone(pictures))) {
          this.force(split.paragraphs(section).map((part) => new Prose(part, step)));
        }
      });
    }

    /** Code and all it shows: on this slide, or on the next, or the code on one slide and on others what it shows. */
    code(cell, step) {
      const code = [...cell.querySelectorAll(":scope > .input")].map((part) => input(part, step));
      const shown = split.joined([...cell.querySelectorAll(":scope > .output")])
        .map((part, at) => output(part, at > 0 ? "with" : code.length > 0 ? "fragment" : step));
      const all = [...code, ...shown], modest = nearlyAsLargeAsAlone(shown);
      if (all.length === 0 || this.add(all, READABLE) || this.sheet.isShort && this.add(all, modest)) return;
      const apart = [READABLE, modest].find((smallest) => window.Arrange(all, smallest) !== null);
      if (apart !== undefined && !(this.sheet.isShort && code.length > 0 && this.fits(code, READABLE))) {
        this.turn();
        this.add(all, apart);
        return;
      }
      if (code.length > 0 && !(!this.sheet.hasPictures && this.add(code, READABLE))) {
        this.turn();
        if (!this.add(code, READABLE)) this.force(code.flatMap((one) => split.methods(one.part, SMALLEST_CODE)).map((part) => input(part, step)));
      }
      this.turn();
      if (!this.add(shown, shown.some((one) => one.hasButtons) ? READABLE : FAIR)) shown.forEach((one) => this.alone(one));
    }

    alone(one) {
      if (this.addOrTurn([one], READABLE)) return;
      const long = one.isTable && one.natural.height > HEIGHT / FAIR;
      if (one.isPicture && !long && this.add([one], SMALLEST)) return;
      const parts = one.isPicture ? split.rows(one.part) : split.lines(one.part);
      this.force(parts.map((part) => output(part, "-")));
    }
  }

  /** What comes first on a slide is there at once; the rest comes step by step. */
  function stepByStep(contents) {
    let index = -1;
    contents.forEach(({ part, step }, at) => {
      if (step === "fragment" && at > 0) index++;
      if (index < 0 || !(step === "fragment" || step === "with")) return;
      part.classList.add("fragment");
      part.dataset.fragmentIndex = index;
    });
  }

  /** The heading that stands on a slide, if any. */
  const headingOf = (sheet) => sheet.contents.filter((content) => content.isProse)
    .map(({ part }) => part.querySelector("h1, h2")).find((heading) => heading);

  function slideOf({ contents, notes, smallest }, foot, above) {
    stepByStep(contents);
    const arranged = window.Arrange(contents, smallest) || { made: () => element("div", "", ...contents.map((one) => one.part)) };
    return element("section", "", element("div", "above", above), element("div", "page", arranged.made()), element("div", "foot", foot),
      notes.cloneNode(true));
  }

  /** Makes of the cells in each of the slides as many slides as they need. */
  window.layOutSlides = function (slides, foot) {
    window.Stage.open(slides.parentNode);
    let notes = element("aside", "notes"), above = "";
    for (const stack of [...slides.children]) {
      // What a section begins with has no notes of its own yet: its first ones speak of it.
      notes = stack.querySelector("aside.notes") || notes;
      const laid = [];
      for (const section of [...stack.children]) {
        const sheets = new Sheets(notes);
        for (const cell of [...section.children]) {
          if (cell.matches("aside.notes")) sheets.note(cell);
          else sheets[cell.matches(".prose") ? "prose" : "code"](cell, cell.dataset.step);
        }
        notes = sheets.notes;
        for (const sheet of sheets.all.filter((each) => each.contents.length > 0)) {
          const heading = headingOf(sheet);
          if (heading) above = heading.textContent;
          laid.push(slideOf(sheet, foot, heading ? "" : above));
        }
      }
      stack.replaceChildren(...laid);
    }
    window.Stage.close();
  };
})();
