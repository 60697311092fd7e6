// Lays the cells of a lesson out on slides.
//
// A cell says whether it begins a slide; what follows it stands on the same slide as long as it fits, pictures beside or
// below what is read. What does not fit goes on the next slide, down from this one.
(function () {
  "use strict";

  const { WIDTH, HEIGHT, element } = window.Stage, { Prose, input, output, SMALLEST_CODE } = window.Contents, split = window.Split;
  // How small a picture may be with something to read, with other pictures, and on a slide of its own.
  const READABLE = 1.4, FAIR = 1.1, SMALLEST = 0.5;
  // So many words are read at a glance; what a lesson's prose says beyond them is in the notes.
  const MOST_WORDS = 40;
  // How much of a slide something short fills, and something too thin for a slide of its own.
  const SHORT = 0.35, THIN = 0.5;

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
      this.said = [];
      // A wider column for code makes it higher: what fits with large pictures need not fit with smaller ones.
      this.smallest = SMALLEST;
    }

    get isProse() {
      return this.contents.every((content) => content.isProse);
    }

    get words() {
      return this.contents.reduce((sum, content) => sum + content.words, 0);
    }

    get hasPictures() {
      return this.contents.some((content) => content.isPicture);
    }

    get height() {
      return this.contents.reduce((sum, content) => sum + content.heightAt(WIDTH), 0);
    }

    /** A heading and a line: too little for a slide of its own. */
    get isShort() {
      return this.contents.length > 0 && this.isProse && this.height < SHORT * HEIGHT;
    }

    /** Some words, or a few lines of code, on much white. */
    get isThin() {
      return this.contents.every((content) => !content.isPicture || content.isSentence) && this.height < THIN * HEIGHT;
    }

    /** A few lines that draw what comes next, and are too long to stand beside it. */
    get isOnlyACall() {
      return this.isThin && this.contents.every((content) => content.part.matches(".input") && !/\{\s*$/m.test(content.part.textContent));
    }

    /** This sheet and the next one as one; none where that is too much to read, or too small. */
    with(next) {
      const both = new Sheet(this.notes);
      both.contents = [...this.contents, ...next.contents];
      both.smallest = both.contents.some((content) => content.hasButtons) ? READABLE : FAIR;
      both.said = [...(next.notes === this.notes ? [] : [next.notes.cloneNode(true)]), ...this.said, ...next.said];
      if (headingOf(next) || both.words > MOST_WORDS || window.Arrange(both.contents, both.smallest) === null) return null;
      next.contents[0].step = "fragment";
      return both;
    }
  }

  /** What is too thin for a slide of its own joins what comes before it, or after it; or the speaker has it. */
  function joined(sheets) {
    const whole = [];
    for (const sheet of sheets) {
      const before = whole.length > 0 ? whole[whole.length - 1] : null;
      const both = before && (before.isThin || sheet.isThin) ? before.with(sheet) : null;
      const isSaid = !both && before && before.isOnlyACall && sheet.hasPictures;
      if (isSaid) sheet.said.unshift(...before.said, element("div", "", ...before.contents.map((one) => one.part)));
      if (both || isSaid) whole.pop();
      whole.push(both || sheet);
    }
    return whole;
  }

  /** Sheets with something on them; what is said of an empty one is said of the one before. */
  function filled(sheets) {
    const all = [];
    for (const sheet of sheets) {
      if (sheet.contents.length > 0) all.push(sheet);
      else if (all.length > 0) all[all.length - 1].said.push(...sheet.said);
    }
    return all;
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

    /** Notes hold from the sheet on where they stand; what is said of a sheet holds there alone. */
    note(aside) {
      if (aside.matches(".said")) {
        this.sheet.said.push(aside);
      } else {
        this.notes = aside;
        this.sheet.notes = aside;
      }
    }

    fits(contents, smallest) {
      const words = contents.reduce((sum, content) => sum + content.words, 0);
      return (words === 0 || this.sheet.words === 0 || this.sheet.words + words <= MOST_WORDS)
        && window.Arrange([...this.sheet.contents, ...contents], smallest) !== null;
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

  /** What the lecturer has noted, and below it what the lesson says. */
  function spoken(notes, said) {
    const whole = notes.cloneNode(true);
    if (said.length > 0) whole.append(element("p", "", element("em", "", "The lesson says:")), ...said.flatMap((aside) => [...aside.childNodes]));
    return whole;
  }

  function slideOf({ contents, notes, said, smallest }, foot, above) {
    stepByStep(contents);
    const arranged = window.Arrange(contents, smallest) || { made: () => element("div", "", ...contents.map((one) => one.part)) };
    return element("section", "", element("div", "above", above), element("div", "page", arranged.made()), element("div", "foot", foot),
      spoken(notes, said));
  }

  /** Makes of the cells in each of the slides as many slides as they need. */
  window.layOutSlides = function (slides, foot) {
    window.Stage.open(slides.parentNode);
    let notes = element("aside", "notes"), above = "";
    for (const stack of [...slides.children]) {
      // What a section begins with has no notes of its own yet: its first ones speak of it.
      notes = stack.querySelector("aside.notes") || notes;
      const all = [];
      for (const section of [...stack.children]) {
        const sheets = new Sheets(notes);
        for (const cell of [...section.children]) {
          if (cell.matches("aside")) sheets.note(cell);
          else sheets[cell.matches(".prose") ? "prose" : "code"](cell, cell.dataset.step);
        }
        notes = sheets.notes;
        all.push(...sheets.all);
      }
      stack.replaceChildren(...joined(filled(all)).map((sheet) => {
        const heading = headingOf(sheet);
        if (heading) above = heading.textContent;
        return slideOf(sheet, foot, heading ? "" : above);
      }));
    }
    window.Stage.close();
  };
})();
