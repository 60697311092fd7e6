// What is on one slide, and which sheets become one.
window.Sheet = (function () {
  "use strict";

  const { WIDTH, HEIGHT, GAP, element } = window.Stage;
  // How small a picture may be: with something to read, in a film with buttons, beside one like it, and alone.
  const FAIR = 1.1, READABLE = 1.4, ALIKE = 0.85, SMALLEST = 0.5;
  // So many words are read at a glance; what a lesson's prose says beyond them is in the notes.
  const MOST_WORDS = 40;
  // How much of a slide something short fills, something too thin for a slide of its own, and what has room beside it.
  const SHORT = 0.35, THIN = 0.5, ROOMY = 0.65;

  /** What is on one slide, and the notes that hold there. */
  class Sheet {
    constructor(notes) {
      this.contents = [];
      this.notes = notes;
      this.said = [];
      // The section's name, where its heading is on no slide.
      this.section = null;
      // A wider column for code makes it higher: what fits with large pictures need not fit with smaller ones.
      this.smallest = SMALLEST;
      // Pictures that are to be compared.
      this.isAlike = false;
    }

    get isProse() {
      return this.contents.every((content) => content.isProse);
    }

    /** Words alone are the speaker's. */
    get isLookedAt() {
      return this.contents.some((content) => content.isLookedAt);
    }

    get words() {
      return this.contents.reduce((sum, content) => sum + content.words, 0);
    }

    get hasPictures() {
      return this.contents.some((content) => content.isPicture);
    }

    get height() {
      return this.contents.reduce((sum, content) => sum + content.heightAt(WIDTH), GAP * (this.contents.length - 1));
    }

    /** The heading that is on it, if any. */
    get heading() {
      return this.contents.filter((content) => content.isProse)
        .map(({ part }) => part.querySelector("h1, h2")).find((heading) => heading);
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

    /** Whether it goes on with what is before it, and does not lead to what comes next. */
    get goesOn() {
      return this.contents[0].step === "fragment" && !this.heading;
    }

    /** Whether more of these contents can be read at a glance, at this size at least. */
    fits(contents, smallest) {
      const words = contents.reduce((sum, content) => sum + content.words, 0);
      return (words === 0 || this.words === 0 || this.words + words <= MOST_WORDS)
        && window.Arrange([...this.contents, ...contents], smallest) !== null;
    }

    /** This sheet and the next one as one; none where that is too much to read, or too small. */
    with(next) {
      const hasButtons = [...this.contents, ...next.contents].some((content) => content.hasButtons);
      const both = new Sheet(this.notes);
      both.isAlike = this.isAlike || next.isAlike;
      both.smallest = hasButtons ? READABLE : both.isAlike ? ALIKE : FAIR;
      if (next.heading || !this.fits(next.contents, both.smallest)) return null;
      both.contents = [...this.contents, ...next.contents];
      if (!both.hasPictures && both.height > HEIGHT) return null;
      both.section = this.section;
      both.said = [...(next.notes === this.notes ? [] : [next.notes.cloneNode(true)]), ...this.said, ...next.said];
      next.contents[0].step = "fragment";
      return both;
    }

    /** Leaves the last paragraph to the speaker; false where there is none. */
    shorten() {
      const content = this.contents.filter((one) => one.isProse && one.paragraphs.length > 0).pop();
      if (content === undefined) return false;
      this.say(content.withoutLast());
      this.contents = this.contents.filter((one) => one.part.childNodes.length > 0 && one.part.textContent.trim() !== "" || !one.isProse);
      return true;
    }

    say(paragraph) {
      if (!this.said.some((said) => said.textContent.includes(paragraph.textContent))) this.said.unshift(element("div", "", paragraph));
    }

    /** Gives all that is on it to the speaker of another one. */
    leaveTo(other) {
      for (const heading of this.heading ? [this.heading.cloneNode(true)] : []) other.said.push(element("div", "", heading));
      while (this.shorten());
      other.said.push(...this.said);
    }

    /** Words alone before a sheet or after it: as many of them as there is room for, or none. */
    static shortened(first, second, words) {
      // What a slide begins with goes before what is said of it at the end.
      while (words === first && first.words > 0 && first.words + second.words > MOST_WORDS && second.shorten());
      for (;;) {
        const both = first.contents.length > 0 && second.contents.length > 0 ? first.with(second) : null;
        if (both !== null) return both;
        if (!words.shorten()) break;
      }
      if (second.contents.length === 0) {
        first.said.push(...second.said);
        return first;
      }
      const other = words === first ? second : first;
      other.said.unshift(...words.said);
      other.section = words.heading ? words.heading.textContent : other.section || words.section;
      return other;
    }
  }

  /** Whether the second of two sheets is to join the first, for it has too little for a slide of its own. */
  function joinedTo(before, sheet, isLast) {
    const both = before.isThin || sheet.isThin ? before.with(sheet) : null;
    if (both !== null) return both;
    if (before.isOnlyACall && sheet.hasPictures) {
      sheet.said.unshift(...before.said, element("div", "", ...before.contents.map((one) => one.part)));
      sheet.section = sheet.section || before.section;
      return sheet;
    }
    if (!before.isLookedAt && !sheet.heading) return Sheet.shortened(before, sheet, before);
    if (!sheet.isLookedAt && (sheet.goesOn || isLast) && before.isLookedAt) return Sheet.shortened(before, sheet, sheet);
    return null;
  }

  /** What is too thin for a slide of its own joins what comes before it, or after it; or the speaker has it. */
  Sheet.joined = function (sheets) {
    const whole = [];
    sheets.forEach((sheet, at) => {
      const isLast = at + 1 === sheets.length || Boolean(sheets[at + 1].heading);
      const both = whole.length > 0 && !sheet.heading ? joinedTo(whole[whole.length - 1], sheet, isLast) : null;
      if (both !== null) whole.pop();
      whole.push(both !== null ? both : sheet);
    });
    return whole;
  };

  /** The one board or tree on a sheet, if that is what is looked at there. */
  Sheet.pictureOf = function (sheet) {
    const pictures = sheet === undefined ? [] : sheet.contents.filter((content) => content.isPicture);
    return pictures.length === 1 && pictures[0].isStill ? pictures[0] : null;
  };

  /** A few lines on much white go on about the picture before them, so it stays in sight beside them. */
  Sheet.keepInSight = function (sheets) {
    let last = null;
    for (const sheet of sheets) {
      if (sheet.heading) last = null;
      const hasRoom = !sheet.hasPictures && !sheet.contents.some((content) => content.isPrinted) && sheet.height < ROOMY * HEIGHT;
      const all = last !== null && hasRoom ? [...sheet.contents, last.again()] : [];
      if (all.length > 0 && window.Arrange(all, FAIR) !== null) {
        sheet.contents = all;
        sheet.smallest = FAIR;
      } else if (sheet.hasPictures) {
        last = Sheet.pictureOf(sheet);
      }
    }
  };

  return Object.assign(Sheet, { FAIR, READABLE, ALIKE, SMALLEST });
})();
