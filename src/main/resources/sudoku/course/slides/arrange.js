// Arranges contents on a slide: one below the other, or what is read on the left and what is looked at on the right.
window.Arrange = (function () {
  "use strict";

  const { WIDTH, HEIGHT, GAP, ROUNDING, element } = window.Stage;
  // How much a picture may grow, and type on a slide without pictures; how much type may shrink beside other type.
  const LARGEST = 1.9, LARGEST_TYPE = 1.5, SMALLEST_TYPE = 0.85;
  // Pictures this large need not grow at the cost of the code beside them.
  const LARGE = 1.15;

  const sum = (sizes) => sizes.reduce((all, size) => all + size, GAP * Math.max(0, sizes.length - 1));

  /** Pictures below each other, or beside each other. */
  const STACKED = {
    className: "column",
    size: (sizes) => ({ width: Math.max(...sizes.map((size) => size.width)), height: sum(sizes.map((size) => size.height)) }),
  };
  const ABREAST = {
    className: "row",
    size: (sizes) => ({ width: sum(sizes.map((size) => size.width)), height: Math.max(...sizes.map((size) => size.height)) }),
  };

  class Arrangement {
    constructor(contents, group, isShown = (content) => content.isPicture) {
      this.contents = contents;
      this.read = contents.filter((content) => !isShown(content));
      this.shown = contents.filter(isShown);
      this.group = group;
    }

    block(factor) {
      return this.group.size(this.shown.map((content) => content.sizeAt(factor)));
    }

    madeBlock(factor) {
      return element("div", this.group.className + " shown", ...this.shown.map((content) => content.madeAt(factor)));
    }

    needed(content) {
      return content.narrowest;
    }

    readFits(width, height) {
      return this.read.every((content) => this.needed(content) <= width)
        && sum(this.read.map((content) => content.heightAt(width))) <= height;
    }
  }

  /** All below each other; what is read after a picture is below it. */
  class Below extends Arrangement {
    fits(factor) {
      const { width, height } = this.block(factor);
      return width <= WIDTH && this.readFits(WIDTH, HEIGHT - height - (this.read.length > 0 ? GAP : 0));
    }

    made(factor) {
      const first = this.contents.indexOf(this.shown[0]);
      const [before, after] = [this.contents.slice(0, first), this.contents.slice(first)]
        .map((part) => part.filter((content) => this.read.includes(content)).map((content) => content.madeIn(WIDTH)));
      return element("div", "column", ...before, this.madeBlock(factor), ...after);
    }
  }

  /** What is read on the left, what is shown on the right. */
  class Beside extends Arrangement {
    left(factor) {
      return WIDTH - 2 * GAP - this.block(factor).width;
    }

    fits(factor) {
      return this.read.length > 0 && this.shown.length > 0 && this.block(factor).height <= HEIGHT && this.readFits(this.left(factor), HEIGHT);
    }

    made(factor) {
      const width = this.left(factor);
      const column = element("div", "column", ...this.read.map((content) => content.madeIn(width)));
      column.style.width = width + "px";
      return element("div", "row", column, this.madeBlock(factor));
    }
  }

  /** The same, and no code shrinks. */
  class Roomy extends Beside {
    needed(content) {
      return content.wanted;
    }
  }

  /** Without pictures: below each other, and larger where there is room. */
  class Type extends Arrangement {
    fits(factor) {
      return this.readFits(WIDTH / factor, (HEIGHT - ROUNDING) / factor);
    }

    made(factor) {
      const column = element("div", "column", ...this.read.map((content) => content.madeIn(WIDTH / factor)));
      column.style.zoom = Math.floor(1000 * factor) / 1000;
      column.style.setProperty("--zoom", factor);
      return column;
    }
  }

  /** The largest factor for which an arrangement fits; 0 when none from the smallest on does. */
  function fitting(arrangement, smallest, largest) {
    if (!arrangement.fits(smallest)) return 0;
    if (arrangement.fits(largest)) return largest;
    let low = smallest, high = largest;
    for (let i = 0; i < 10; i++) {
      const middle = (low + high) / 2;
      if (arrangement.fits(middle)) low = middle; else high = middle;
    }
    return low;
  }

  /** Of some arrangements, each with its smallest and largest factor, the one in which all is largest. */
  function largest(possible) {
    let best = null, factor = 0;
    for (const [arrangement, least, most] of possible) {
      const found = fitting(arrangement, least, most);
      if (found > factor) [best, factor] = [arrangement, found];
    }
    return best === null ? null : { made: () => best.made(factor), factor };
  }

  function withPictures(contents, smallest, groups) {
    const below = groups.map((group) => new Below(contents, group));
    const of = (...arrangements) => largest(arrangements.map((arrangement) => [arrangement, smallest, LARGEST]));
    const roomy = of(...below, ...groups.map((group) => new Roomy(contents, group)));
    return roomy !== null && roomy.factor >= LARGE ? roomy : of(...below, ...groups.map((group) => new Beside(contents, group)));
  }

  /** The arrangement in which all is largest; none when pictures would be smaller than the smallest. */
  return function (contents, smallest) {
    const pictures = contents.filter((content) => content.isPicture).length;
    if (pictures > 0) return withPictures(contents, smallest, pictures < 2 ? [STACKED] : [STACKED, ABREAST]);
    return largest([[new Type(contents), 1, LARGEST_TYPE],
      [new Beside(contents, STACKED, (content) => content.isPrinted), SMALLEST_TYPE, 1],
      [new Beside(contents, STACKED, (content) => !content.isProse), SMALLEST_TYPE, 1]]);
  };
})();
