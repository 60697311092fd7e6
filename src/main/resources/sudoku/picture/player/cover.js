/** The film of a search for an exact cover; kinds as in CoverTrace.Kind. */
const SELECTED = 0, DESELECTED = 1, NO_OPTION = 2, COVERED = 3, UNCOVERED = 4;

class CoverFilm {
  constructor(data) {
    Object.assign(this, data);
    this.count = this.steps.length / 4;
    this.depths = [0];
    for (let i = 0; i < this.count; i++) {
      const kind = this.steps[4 * i];
      this.depths.push(this.depths[i] + (kind === SELECTED ? 1 : kind === DESELECTED ? -1 : 0));
    }
    this.maxDepth = Math.max(1, this.depths.reduce((a, b) => Math.max(a, b), 0));
  }

  screen() {
    return new Matrix(this);
  }

  step(number) {
    const [kind, item, option, choices] = this.steps.slice(4 * (number - 1), 4 * number);
    return { kind, item, option, choices };
  }

  describe(number) {
    if (number === 0) return "start";
    const { kind, item, option, choices } = this.step(number);
    switch (kind) {
      case SELECTED:
        return "choose " + this.options[option] + (item < 0 ? "" : " for " + this.items[item])
          + (choices === 0 ? "" : choices === 1 ? " (its only option)" : " (of " + choices + " options)");
      case DESELECTED: return "take " + this.options[option] + " back";
      case NO_OPTION: return "dead end: no option is left for " + this.items[item];
      case COVERED: return "cover " + this.items[item];
      case UNCOVERED: return "uncover " + this.items[item];
      default: return "solved: every item is covered once";
    }
  }

  state(number) {
    const covered = new Set(), selected = new Set();
    let nodes = 0, undone = 0;
    for (let i = 1; i <= number; i++) {
      const { kind, item, option } = this.step(i);
      if (kind === SELECTED) { selected.add(option); nodes++; }
      if (kind === DESELECTED) { selected.delete(option); undone++; }
      if (kind === COVERED) covered.add(item);
      if (kind === UNCOVERED) covered.delete(item);
    }
    return { covered, selected, nodes, undone };
  }

  figures(state) {
    const left = this.rows.filter((row) => !row.some((item) => state.covered.has(item))).length;
    return counted(state.nodes) + " chosen, " + counted(state.undone) + " taken back\n"
      + counted(left) + (left === 1 ? " option left\n" : " options left\n");
  }
}

/** Its matrix on the screen, as CoverDrawing draws it. */
class Matrix {
  constructor(film) {
    this.film = film;
    const side = this.side = film.side, letters = Math.min(20, side * 0.84);
    const longest = (names) => names.reduce((most, name) => Math.max(most, name.length), 0);
    const standing = longest(film.items) * letters * 0.56 > side;
    const left = 8 + (longest(film.options) + 2.5) * letters * 0.56;
    const top = standing ? 16 + longest(film.items) * letters * 0.52 : 38;
    const width = left + film.items.length * side + 4, bottom = top + film.options.length * side;
    const height = bottom + side + 4;
    this.svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    for (const [key, value] of Object.entries({ width, height, role: "img", viewBox: "0 0 " + width + " " + height,
      "font-family": "Helvetica, Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif", "font-size": letters })) {
      this.svg.setAttribute(key, value);
    }
    // With its buttons it fits a screen, also a low one.
    this.svg.style.cssText = "max-width:100%;height:auto;max-height:max(240px,calc(100vh - 330px))";
    this.isWide = width > 600;
    const rule = { stroke: COLORS.line, "stroke-width": 0.5 };
    this.columns = film.items.map((name, item) => {
      const x = left + item * side, middle = x + side / 2;
      const back = drawn(this.svg, "rect", { x, y: top, width: side, height: bottom - top, ...rule });
      const at = standing
        ? { x: middle, y: top - 6 + letters * 0.36, transform: "rotate(-90 " + middle + " " + (top - 6) + ")" }
        : { x: middle, y: top - 10, "text-anchor": "middle" };
      const text = drawn(this.svg, "text", at);
      text.textContent = name;
      const count = drawn(this.svg, "text", { x: middle, y: bottom + side * 0.5 + letters * 0.36, "text-anchor": "middle" });
      return { back, text, count };
    });
    this.lines = film.options.map((name, option) => {
      const y = top + option * side, middle = y + side / 2;
      const back = drawn(this.svg, "rect", { x: left, y, width: film.items.length * side, height: side, ...rule });
      const text = drawn(this.svg, "text", { x: left - 6, y: middle + letters * 0.36, "text-anchor": "end" });
      const ones = film.rows[option].map((item) => {
        const size = side * 0.74, x = left + item * side + (side - size) / 2;
        const one = drawn(this.svg, "rect", { x, y: middle - size / 2, width: size, height: size, rx: side / 8 });
        if (side >= 40) {
          drawn(this.svg, "text", { x: x + size / 2, y: middle + 8, "font-size": 22, "font-weight": "bold",
            fill: COLORS.paper, "text-anchor": "middle" }).textContent = "1";
        }
        return one;
      });
      return { back, text, ones };
    });
  }

  show(number) {
    const film = this.film, state = film.state(number);
    const step = number === 0 ? { kind: -1, item: -1, option: -1 } : film.step(number);
    const gone = film.rows.map((row) => row.some((item) => state.covered.has(item)));
    const left = film.items.map((_, item) => film.rows.filter((row, o) => !gone[o] && row.includes(item)).length);
    this.columns.forEach(({ back, text, count }, item) => {
      const covered = state.covered.has(item), now = item === step.item && step.kind !== NO_OPTION;
      const empty = !covered && item < film.primary && left[item] === 0
        && ![...state.selected].some((option) => film.rows[option].includes(item));
      const ink = empty ? COLORS.red : covered ? COLORS.gray : COLORS.ink;
      back.setAttribute("fill", empty ? COLORS.lightRed : now ? COLORS.yellow : covered ? COLORS.clue : COLORS.paper);
      text.setAttribute("fill", ink);
      text.setAttribute("text-decoration", covered && this.side > 12 ? "line-through" : "none");
      count.setAttribute("fill", ink);
      count.textContent = covered || this.side <= 12 ? "" : left[item];
    });
    this.lines.forEach(({ back, text, ones }, option) => {
      const chosen = state.selected.has(option), out = !chosen && gone[option];
      const taken = step.kind === DESELECTED && step.option === option;
      back.setAttribute("fill", chosen ? COLORS.lightGreen : taken ? COLORS.lightOrange : "none");
      text.textContent = (chosen ? "\u2713 " : "") + film.options[option];
      text.setAttribute("fill", chosen ? COLORS.green : taken ? COLORS.orange : out ? COLORS.gray : COLORS.ink);
      text.setAttribute("font-weight", chosen ? "bold" : "normal");
      text.setAttribute("text-decoration", out && this.side > 12 ? "line-through" : "none");
      ones.forEach((one) => one.setAttribute("fill", chosen ? COLORS.green : out ? "#C4C7CC" : COLORS.blue));
    });
    this.svg.setAttribute("aria-label", "the matrix after step " + number + ": " + film.describe(number));
    return state;
  }
}
