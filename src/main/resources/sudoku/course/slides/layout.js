// Lays the cells of a lesson out on slides.
//
// A cell says whether it begins a slide; what follows it is on the same slide as long as it fits, pictures beside or
// below what is read. What does not fit goes on the next slide, down from this one.
(function () {
  "use strict";

  const { HEIGHT, element } = window.Stage, { Prose, input, output, SMALLEST_CODE } = window.Contents, split = window.Split;
  // How small a picture may be with something to read, with other pictures, and on a slide of its own.
  const { READABLE, FAIR, ALIKE, SMALLEST } = window.Sheet;

  // What says so goes with the picture that it speaks of.
  const LOOK = /\bLook at the (cell|board|picture|tree)/;

  /** Pictures of one size are to be compared: on one slide, and at one size. */
  function areAlike(shown) {
    return shown.length > 1 && shown.every((one) => one.isPicture && !one.hasButtons && !one.isType && one.natural.width === shown[0].natural.width);
  }

  /** Where a slide of their own makes pictures little larger, they may as well stand beside what speaks of them. */
  function nearlyAsLargeAsAlone(shown) {
    const alone = shown.some((content) => content.isPicture) ? window.Arrange(shown, SMALLEST) : null;
    return alone === null ? READABLE : Math.min(READABLE, Math.max(FAIR, 0.9 * alone.factor));
  }

  /** Sheets with something on them; what is said of an empty one is said of the one before, which may be the last. */
  function filled(sheets, last) {
    const all = [];
    for (const sheet of sheets) {
      const before = all.length > 0 ? all[all.length - 1] : last;
      if (sheet.contents.length > 0) all.push(sheet);
      else if (before !== null) before.said.push(...sheet.said);
    }
    return all;
  }

  // The steps of the last proof, of which a question on another slide may ask.
  let steps = [];

  /** A question about a step of a proof says the step again. */
  function withItsStep(section) {
    const list = section.querySelector("ol");
    if (list !== null && /^Proof\b/m.test(section.textContent)) steps = [...list.children];
    const asked = section.querySelector("p"), named = asked === null ? null : asked.textContent.match(/\bstep (\d+)\b/i);
    if (named !== null && split.asks(section) && steps.length >= Number(named[1])) {
      const step = element("p", "step", named[1] + ". ", ...steps[named[1] - 1].cloneNode(true).childNodes);
      section.insertBefore(element("blockquote", "", step), asked);
    }
    return section;
  }

  /** The sheets that the cells of one piece of a lesson need. */
  class Sheets {
    /** @param picture what was looked at last, or null */
    constructor(notes, picture) {
      this.notes = notes;
      this.picture = picture;
      this.all = [new window.Sheet(notes)];
    }

    get sheet() {
      return this.all[this.all.length - 1];
    }

    turn() {
      if (this.sheet.contents.length > 0) this.all.push(new window.Sheet(this.notes));
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

    /** Puts contents on this sheet, if all of it fits. */
    add(contents, smallest) {
      const fits = this.sheet.fits(contents, smallest);
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
      split.sections(cell).map(withItsStep).forEach((section, at) => {
        if (at > 0) this.turn();
        const pictures = this.sheet.contents.filter((content) => content.isPicture);
        const whole = new Prose(section, step);
        for (let added = false; !added;) {
          added = this.addOrTurn([whole], nearlyAsLargeAsAlone(pictures));
          const left = added ? null : whole.withoutLast();
          if (left !== null) this.sheet.say(left);
          if (!added && left === null) {
            this.force(split.paragraphs(section).map((part) => new Prose(part, step)));
            added = true;
          }
        }
        if (LOOK.test(section.textContent) && !this.sheet.hasPictures && this.picture !== null) this.add([this.picture.again()], FAIR);
      });
    }

    /** Code and all it shows: on this slide, or on the next, or the code on one slide and on others what it shows. */
    code(cell, step) {
      const code = [...cell.querySelectorAll(":scope > .input")].map((part) => input(part, step));
      const shown = split.joined([...cell.querySelectorAll(":scope > .output")])
        .map((part, at) => output(part, at > 0 ? "with" : code.length > 0 ? "fragment" : step));
      const all = [...code, ...shown], modest = code.length > 0 && shown.every((one) => one.isBoard) ? FAIR : nearlyAsLargeAsAlone(shown);
      if (all.length === 0 || this.add(all, READABLE) || this.sheet.isShort && this.add(all, modest)) return;
      const apart = [READABLE, modest].find((smallest) => window.Arrange(all, smallest) !== null);
      if (apart !== undefined && !(this.sheet.isShort && code.length > 0 && this.sheet.fits(code, READABLE))) {
        this.turn();
        this.add(all, apart);
        return;
      }
      if (code.length > 0 && !(!this.sheet.hasPictures && this.add(code, READABLE))) {
        this.turn();
        if (!this.add(code, READABLE)) this.force(code.flatMap((one) => split.methods(one.part, SMALLEST_CODE)).map((part) => input(part, step)));
      }
      this.turn();
      const alike = areAlike(shown), modestly = shown.some((one) => one.hasButtons) ? READABLE : FAIR;
      if (this.add(shown, alike ? ALIKE : modestly)) this.sheet.isAlike = alike;
      else shown.forEach((one) => this.alone(one));
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

  /** The sheets of each stack; one whose words are all the speaker's has none, and they are said before it. */
  function stacks(slides) {
    let notes = element("aside", "notes"), last = null;
    return [...slides.children].map((stack) => {
      // What a section begins with has no notes of its own yet: its first ones speak of it.
      notes = stack.querySelector("aside.notes") || notes;
      const all = [];
      for (const section of [...stack.children]) {
        const sheets = new Sheets(notes, window.Sheet.pictureOf(all[all.length - 1]));
        for (const cell of [...section.children]) {
          if (cell.matches("aside")) sheets.note(cell);
          else sheets[cell.matches(".prose") ? "prose" : "code"](cell, cell.dataset.step);
        }
        notes = sheets.notes;
        all.push(...sheets.all);
      }
      const shown = [];
      for (const sheet of window.Sheet.joined(filled(all, last))) {
        if (last !== null && !sheet.isLookedAt) {
          if (stack.contains(notes)) last.said.push(notes.cloneNode(true));
          sheet.leaveTo(last);
        } else {
          shown.push(sheet);
          last = sheet;
        }
      }
      window.Sheet.keepInSight(shown);
      return { stack, shown };
    });
  }

  /** Makes of the cells in each of the slides as many slides as they need. */
  window.layOutSlides = function (slides, foot) {
    window.Stage.open(slides.parentNode);
    steps = [];
    const all = stacks(slides), total = all.reduce((sum, { shown }) => sum + shown.length, 0);
    let above = "", number = 0;
    for (const { stack, shown } of all) {
      stack.replaceChildren(...shown.map((sheet) => {
        const heading = sheet.heading;
        if (heading || sheet.section) above = heading ? heading.textContent : sheet.section;
        number++;
        return slideOf(sheet, `${number} / ${total} · ${foot}`, heading ? "" : above);
      }));
      if (shown.length === 0) stack.remove();
    }
    window.Stage.close();
  };
})();
