/** The board on the screen. */
class Board {
  constructor(film) {
    this.film = film;
    const side = { 4: 64, 9: film.marks ? 64 : 54, 16: film.marks ? 60 : 38, 25: 30 }[film.size];
    const margin = 28, length = film.size * side, whole = margin + length + 4;
    this.side = side;
    this.svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    for (const [key, value] of Object.entries({ width: whole, height: whole, role: "img",
      viewBox: "0 0 " + whole + " " + whole, "text-anchor": "middle",
      "font-family": "Helvetica, Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif" })) {
      this.svg.setAttribute(key, value);
    }
    this.svg.style.cssText = "max-width:100%;height:auto";
    this.cells = film.clues.map((clue, cell) => this.cell(cell, margin));
    if (film.marks) {
      film.clues.forEach((clue, cell) => { if (clue === 0) this.cells[cell].marks = this.marks(cell, margin); });
    }
    for (let i = 0; i <= film.size; i++) {
      const thick = i % film.box === 0, at = margin + i * side;
      const stroke = { stroke: thick ? COLORS.ink : COLORS.line, "stroke-width": thick ? 3 : 1 };
      drawn(this.svg, "line", { x1: margin, x2: margin + length, y1: at, y2: at, ...stroke });
      drawn(this.svg, "line", { y1: margin, y2: margin + length, x1: at, x2: at, ...stroke });
      if (i === film.size) break;
      const number = { "font-size": 19, fill: COLORS.gray };
      drawn(this.svg, "text", { x: at + side / 2, y: margin - 8, ...number }).textContent = i + 1;
      drawn(this.svg, "text", { x: margin / 2 - 2, y: at + side / 2 + 7, ...number }).textContent = i + 1;
    }
  }

  cell(cell, margin) {
    const x = margin + cell % this.film.size * this.side;
    const y = margin + Math.floor(cell / this.film.size) * this.side;
    const middle = x + this.side / 2, size = Math.min(38, this.side * 0.66);
    return {
      back: drawn(this.svg, "rect", { x, y, width: this.side, height: this.side }),
      text: drawn(this.svg, "text", { x: middle, y: y + this.side / 2 + size * 0.36, "font-size": size }),
      marks: [],
    };
  }

  /** A place for each digit; the line through it is seen while the digit is struck. */
  marks(cell, margin) {
    const x = margin + cell % this.film.size * this.side, y = margin + Math.floor(cell / this.film.size) * this.side;
    const across = this.film.box, step = (this.side - 6) / across, size = step * 0.84;
    return this.film.symbols.slice(1).map((symbol, i) => {
      const middleX = x + 3 + (i % across + 0.5) * step, middleY = y + 3 + (Math.floor(i / across) + 0.5) * step;
      const text = drawn(this.svg, "text", { x: middleX, y: middleY + size * 0.36, "font-size": size });
      const line = drawn(this.svg, "line", { x1: middleX - step * 0.42, y1: middleY + step * 0.42, x2: middleX + step * 0.42,
        y2: middleY - step * 0.42, stroke: COLORS.purple, "stroke-width": 2.5, visibility: "hidden" });
      text.textContent = symbol;
      return { text, line };
    });
  }

  showMarks(places, marks, struck) {
    places.forEach(({ text, line }, i) => {
      const out = struck === i + 1;
      text.setAttribute("visibility", out || marks & (1 << (i + 1)) ? "visible" : "hidden");
      text.setAttribute("fill", out ? COLORS.purple : COLORS.gray);
      text.setAttribute("font-weight", out ? "bold" : "normal");
      line.setAttribute("visibility", out ? "visible" : "hidden");
    });
  }

  show(number) {
    const film = this.film, state = film.state(number);
    const step = number === 0 ? { kind: -1, cell: -1 } : film.step(number);
    this.cells.forEach(({ back, text, marks }, cell) => {
      const struck = step.kind === ELIMINATED && step.cell === cell ? step.digit : 0;
      if (marks.length) this.showMarks(marks, state.marks[cell], struck);
      const clue = film.clues[cell] !== 0;
      back.setAttribute("fill", step.kind === SOLVED ? COLORS.lightGreen : clue ? COLORS.clue : COLORS.paper);
      text.textContent = state.board[cell] === 0 ? "" : film.symbols[state.board[cell]];
      text.setAttribute("fill", clue ? COLORS.ink : state.deduced.has(cell) ? COLORS.green : COLORS.blue);
      text.setAttribute("font-weight", clue ? "bold" : "normal");
      text.setAttribute("font-style", state.deduced.has(cell) ? "italic" : "normal");
      text.removeAttribute("text-decoration");
    });
    if (step.kind === NO_PLACE) {
      film.house(step.options).forEach((cell) => this.cells[cell].back.setAttribute("fill", COLORS.lightRed));
    } else if (step.cell >= 0) {
      if (step.reason >= 0) this.showReason(film.reasons[step.reason]);
      if (step.kind === UNDONE) this.showLost(number, state);
      this.highlight(step);
    }
    this.svg.setAttribute("aria-label", "the board after step " + number + ": " + film.describe(number));
    return state;
  }

  /** The house a rule looked at, and the cells its conclusion rests on. */
  showReason({ house, cells }) {
    if (house >= 0) this.film.house(house).forEach((cell) => this.cells[cell].back.setAttribute("fill", COLORS.lightBlue));
    cells.forEach((cell) => this.cells[cell].back.setAttribute("fill", COLORS.yellow));
  }

  /** The cells of the digits that went with the one that was taken back. */
  showLost(number, state) {
    for (const cell of this.film.state(number - 1).deduced) {
      if (!state.deduced.has(cell)) this.cells[cell].back.setAttribute("fill", COLORS.lightOrange);
    }
  }

  /** What was taken back or ruled out is still seen, struck through; a dead end is crossed. */
  highlight(step) {
    const { back, text, marks } = this.cells[step.cell];
    back.setAttribute("fill", {
      [PLACED]: COLORS.yellow, [UNDONE]: COLORS.lightOrange, [DEAD_END]: COLORS.lightRed,
      [DEDUCED]: COLORS.lightGreen, [ELIMINATED]: COLORS.lightPurple,
    }[step.kind]);
    if (marks.length && step.kind === ELIMINATED) return;
    if (step.kind === UNDONE || step.kind === ELIMINATED) {
      this.showMarks(marks, 0, 0);
      text.textContent = this.film.symbols[step.digit];
      text.setAttribute("fill", step.kind === UNDONE ? COLORS.orange : COLORS.purple);
      text.setAttribute("text-decoration", "line-through");
    } else if (step.kind === DEAD_END) {
      text.textContent = "\u2717";
      text.setAttribute("fill", COLORS.red);
    }
  }
}
