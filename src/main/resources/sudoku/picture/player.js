// The step player. It looks for every player on the page that is not set up yet, so it may stand
// beside each of them, run several times, and need no name for any.
(function () {
  "use strict";

  // As in Trace.Kind.
  const PLACED = 0, UNDONE = 1, DEAD_END = 2, NO_PLACE = 3, DEDUCED = 4, ELIMINATED = 5, SOLVED = 6;
  const COLOURS = {
    paper: "#FFFFFF", ink: "#1A1A1A", grey: "#5A5E63", clue: "#E8EAED", line: "#9AA0A6",
    blue: "#0072B2", green: "#00704F", orange: "#8F5600", red: "#A43C00",
    yellow: "#FFE680", lightGreen: "#CDEFE3", lightOrange: "#FCE3B5", lightRed: "#FBD5C0",
    purple: "#8A3A6C", lightPurple: "#F3DDEA", lightBlue: "#D6EAF8",
  };
  const SPEEDS = [1, 2, 5, 10, 30, 100, 500];

  function element(name, style, text) {
    const made = document.createElement(name);
    if (style) made.style.cssText = style;
    if (text !== undefined) made.textContent = text;
    return made;
  }

  function drawn(parent, name, attributes) {
    const made = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const key in attributes) made.setAttribute(key, attributes[key]);
    parent.appendChild(made);
    return made;
  }

  const counted = (number) => number.toLocaleString("en-US");

  /** The film: its steps, and what the board looks like after each. */
  class Film {
    constructor(data) {
      Object.assign(this, data);
      this.count = this.steps.length / 5;
      this.depths = [0];
      for (let i = 0; i < this.count; i++) {
        const kind = this.steps[5 * i];
        const before = this.depths[i];
        this.depths.push(kind === PLACED ? before + 1 : kind === UNDONE ? before - 1 : before);
      }
      this.deduces = this.steps.some((value, at) => at % 5 === 0 && value === DEDUCED);
      this.maxDepth = Math.max(1, this.depths.reduce((a, b) => Math.max(a, b), 0));
    }

    screen() {
      return new Board(this);
    }

    step(number) {
      const at = 5 * (number - 1);
      const [kind, cell, digit, options, reason] = this.steps.slice(at, at + 5);
      return { kind, cell, digit, options, reason };
    }

    name(cell) {
      return "r" + (Math.floor(cell / this.size) + 1) + "c" + (cell % this.size + 1);
    }

    /** Houses are numbered rows, then columns, then boxes. */
    house(number) {
      const kind = Math.floor(number / this.size), boxesAcross = this.size / this.box;
      return [...this.clues.keys()].filter((cell) => {
        const row = Math.floor(cell / this.size), column = cell % this.size;
        const box = Math.floor(row / this.box) * boxesAcross + Math.floor(column / this.box);
        return [row, column, box][kind] === number % this.size;
      });
    }

    /** What a step says, in words. */
    describe(number) {
      if (number === 0) return "start";
      const { kind, cell, digit, options, reason } = this.step(number);
      const symbol = this.symbols[digit];
      const why = reason < 0 ? "" : this.reasons[reason].words;
      switch (kind) {
        case PLACED:
          return "place " + symbol + " at " + this.name(cell)
            + (options === 1 ? " (its only candidate)" : " (of " + options + " candidates)");
        case UNDONE: return "take " + symbol + " back from " + this.name(cell) + this.lostBy(number);
        case DEAD_END: return "dead end: " + this.name(cell) + " has no candidate";
        case NO_PLACE: return "dead end: " + symbol + " has no place in " + why;
        case DEDUCED: return symbol + " must stand at " + this.name(cell) + ": " + why;
        case ELIMINATED: return symbol + " cannot stand at " + this.name(cell) + ": " + why;
        default: return "solved";
      }
    }

    /** What else goes when a step takes a digit back. */
    lostBy(number) {
      const followed = this.state(number - 1).deduced.size - this.state(number).deduced.size;
      return followed === 0 ? "" : ", and " + (followed === 1 ? "the digit" : "the " + followed + " digits") + " that followed";
    }

    /** The pencil marks a person starts with, as sets of bits. */
    firstMarks() {
      const all = 2 ** (this.size + 1) - 2;
      this.peers = this.clues.map((_, cell) => this.peersOf(cell));
      return this.clues.map((clue, cell) => clue ? 0 : this.peers[cell].reduce((left, peer) => left & ~(1 << this.clues[peer]), all));
    }

    peersOf(cell) {
      const at = (other) => [Math.floor(other / this.size), other % this.size];
      const [row, column] = at(cell), box = (line) => Math.floor(line / this.box);
      return [...this.clues.keys()].filter((other) => {
        const [otherRow, otherColumn] = at(other);
        return other !== cell && (otherRow === row || otherColumn === column
          || box(otherRow) === box(row) && box(otherColumn) === box(column));
      });
    }

    /** The digits on the board after a step, those of them that were deduced, the marks, and the work so far. */
    state(number) {
      const board = this.clues.slice();
      const deduced = new Set();
      const standing = [];
      if (this.marks && !this.start) this.start = this.firstMarks();
      let marks = this.marks ? this.start.slice() : null;
      let nodes = 0, undone = 0;
      for (let at = 0; at < 5 * number; at += 5) {
        const kind = this.steps[at], cell = this.steps[at + 1], digit = this.steps[at + 2];
        if (kind === PLACED || kind === DEDUCED) {
          board[cell] = digit;
          standing.push({ cell, placed: kind === PLACED, marks: kind === PLACED && marks ? marks.slice() : null });
          if (marks) {
            marks[cell] = 0;
            this.peers[cell].forEach((peer) => { marks[peer] &= ~(1 << digit); });
          }
          if (kind === DEDUCED) deduced.add(cell); else nodes++;
        } else if (kind === UNDONE) {
          undone++;
          for (let last = standing.pop(); last; last = last.placed ? null : standing.pop()) {
            board[last.cell] = 0;
            deduced.delete(last.cell);
            if (last.marks) marks = last.marks;
          }
        } else if (kind === ELIMINATED && marks) {
          marks[cell] &= ~(1 << digit);
        }
      }
      return { board, deduced, marks, nodes, undone };
    }

    figures(state) {
      return counted(state.nodes) + " placed, " + counted(state.undone) + " taken back\n"
        + (this.pace ? counted(state.deduced.size) + " concluded\n" : "");
    }
  }

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
          return "choose " + this.options[option] + " for " + this.items[item]
            + (choices === 1 ? " (its only option)" : " (of " + choices + " options)");
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
      return counted(state.nodes) + " chosen, " + counted(state.undone) + " taken back\n"
        + counted(this.rows.filter((row) => !row.some((item) => state.covered.has(item))).length) + " options left\n";
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
      this.svg.style.cssText = "max-width:100%;height:auto";
      this.isWide = width > 600;
      const rule = { stroke: COLOURS.line, "stroke-width": 0.5 };
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
              fill: COLOURS.paper, "text-anchor": "middle" }).textContent = "1";
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
        const ink = empty ? COLOURS.red : covered ? COLOURS.grey : COLOURS.ink;
        back.setAttribute("fill", empty ? COLOURS.lightRed : now ? COLOURS.yellow : covered ? COLOURS.clue : COLOURS.paper);
        text.setAttribute("fill", ink);
        text.setAttribute("text-decoration", covered && this.side > 16 ? "line-through" : "none");
        count.setAttribute("fill", ink);
        count.textContent = covered || this.side <= 16 ? "" : left[item];
      });
      this.lines.forEach(({ back, text, ones }, option) => {
        const chosen = state.selected.has(option), out = !chosen && gone[option];
        const taken = step.kind === DESELECTED && step.option === option;
        back.setAttribute("fill", chosen ? COLOURS.lightGreen : taken ? COLOURS.lightOrange : "none");
        text.textContent = (chosen ? "\u2713 " : "") + film.options[option];
        text.setAttribute("fill", chosen ? COLOURS.green : taken ? COLOURS.orange : out ? COLOURS.grey : COLOURS.ink);
        text.setAttribute("font-weight", chosen ? "bold" : "normal");
        text.setAttribute("text-decoration", out && this.side > 16 ? "line-through" : "none");
        ones.forEach((one) => one.setAttribute("fill", chosen ? COLOURS.green : out ? "#C4C7CC" : COLOURS.blue));
      });
      this.svg.setAttribute("aria-label", "the matrix after step " + number + ": " + film.describe(number));
      return state;
    }
  }

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
        const stroke = { stroke: thick ? COLOURS.ink : COLOURS.line, "stroke-width": thick ? 3 : 1 };
        drawn(this.svg, "line", { x1: margin, x2: margin + length, y1: at, y2: at, ...stroke });
        drawn(this.svg, "line", { y1: margin, y2: margin + length, x1: at, x2: at, ...stroke });
        if (i === film.size) break;
        const number = { "font-size": 15, fill: COLOURS.grey };
        drawn(this.svg, "text", { x: at + side / 2, y: margin - 9, ...number }).textContent = i + 1;
        drawn(this.svg, "text", { x: margin / 2 - 2, y: at + side / 2 + 5, ...number }).textContent = i + 1;
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
          y2: middleY - step * 0.42, stroke: COLOURS.purple, "stroke-width": 2.5, visibility: "hidden" });
        text.textContent = symbol;
        return { text, line };
      });
    }

    showMarks(places, marks, struck) {
      places.forEach(({ text, line }, i) => {
        const out = struck === i + 1;
        text.setAttribute("visibility", out || marks & (1 << (i + 1)) ? "visible" : "hidden");
        text.setAttribute("fill", out ? COLOURS.purple : COLOURS.grey);
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
        back.setAttribute("fill", step.kind === SOLVED ? COLOURS.lightGreen : clue ? COLOURS.clue : COLOURS.paper);
        text.textContent = state.board[cell] === 0 ? "" : film.symbols[state.board[cell]];
        text.setAttribute("fill", clue ? COLOURS.ink : state.deduced.has(cell) ? COLOURS.green : COLOURS.blue);
        text.setAttribute("font-weight", clue ? "bold" : "normal");
        text.setAttribute("font-style", state.deduced.has(cell) ? "italic" : "normal");
        text.removeAttribute("text-decoration");
      });
      if (step.kind === NO_PLACE) {
        film.house(step.options).forEach((cell) => this.cells[cell].back.setAttribute("fill", COLOURS.lightRed));
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
      if (house >= 0) this.film.house(house).forEach((cell) => this.cells[cell].back.setAttribute("fill", COLOURS.lightBlue));
      cells.forEach((cell) => this.cells[cell].back.setAttribute("fill", COLOURS.yellow));
    }

    /** The cells of the digits that went with the one that was taken back. */
    showLost(number, state) {
      for (const cell of this.film.state(number - 1).deduced) {
        if (!state.deduced.has(cell)) this.cells[cell].back.setAttribute("fill", COLOURS.lightOrange);
      }
    }

    /** What was taken back or ruled out is still seen, struck through; a dead end is crossed. */
    highlight(step) {
      const { back, text, marks } = this.cells[step.cell];
      back.setAttribute("fill", {
        [PLACED]: COLOURS.yellow, [UNDONE]: COLOURS.lightOrange, [DEAD_END]: COLOURS.lightRed,
        [DEDUCED]: COLOURS.lightGreen, [ELIMINATED]: COLOURS.lightPurple,
      }[step.kind]);
      if (marks.length && step.kind === ELIMINATED) return;
      if (step.kind === UNDONE || step.kind === ELIMINATED) {
        this.showMarks(marks, 0, 0);
        text.textContent = this.film.symbols[step.digit];
        text.setAttribute("fill", step.kind === UNDONE ? COLOURS.orange : COLOURS.purple);
        text.setAttribute("text-decoration", "line-through");
      } else if (step.kind === DEAD_END) {
        text.textContent = "\u2717";
        text.setAttribute("fill", COLOURS.red);
      }
    }
  }

  /** How deep the search was at each step, and where the film stands. */
  class Depths {
    constructor(film) {
      this.film = film;
      this.svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      this.svg.setAttribute("viewBox", "0 0 1000 100");
      this.svg.setAttribute("preserveAspectRatio", "none");
      this.svg.setAttribute("aria-hidden", "true");
      this.svg.style.cssText = "display:block;width:100%;height:70px;background:#F4F6F8";
      const columns = Math.min(film.depths.length, 1000), points = [];
      for (let i = 0; i < columns; i++) {
        const from = Math.floor(i * film.depths.length / columns);
        const to = Math.max(from + 1, Math.floor((i + 1) * film.depths.length / columns));
        const deepest = film.depths.slice(from, to).reduce((a, b) => Math.max(a, b), 0);
        points.push((1000 * i / Math.max(1, columns - 1)).toFixed(1) + "," + (100 - 96 * deepest / film.maxDepth).toFixed(1));
      }
      drawn(this.svg, "polygon", { points: "0,100 " + points.join(" ") + " 1000,100", fill: "#A9CDE6" });
      this.cursor = drawn(this.svg, "line", { y1: 0, y2: 100, stroke: COLOURS.red, "stroke-width": 3,
        "vector-effect": "non-scaling-stroke" });
    }

    show(number) {
      const x = 1000 * number / Math.max(1, this.film.count);
      this.cursor.setAttribute("x1", x);
      this.cursor.setAttribute("x2", x);
    }
  }

  class Player {
    constructor(root, film) {
      this.root = root;
      this.film = film;
      this.number = 0;
      this.playing = false;
      this.board = film.screen();
      this.depths = new Depths(film);
      this.build();
      this.show(0);
    }

    build() {
      const root = this.root;
      root.textContent = "";
      root.setAttribute("role", "group");
      root.setAttribute("aria-label", "Step player of a search");
      root.style.cssText = "background:#FFFFFF;color:#1A1A1A;border-radius:8px;padding:10px 14px;"
        + "font:18px/1.4 Helvetica,Arial,'Liberation Sans',sans-serif;box-sizing:border-box";
      root.style.maxWidth = Math.max(1080, Number(this.board.svg.getAttribute("width")) + 500) + "px";
      const above = element("div", "display:flex;flex-wrap:wrap;gap:10px 28px;align-items:flex-start");
      const beside = element("div", "flex:1 1 300px;min-width:260px;padding-top:24px");
      this.counter = element("div", "color:#5A5E63");
      this.words = element("div", "font-size:26px;font-weight:bold;min-height:2.8em;margin:6px 0 10px");
      this.words.setAttribute("aria-live", "polite");
      this.figures = element("div", "white-space:pre-line;margin-bottom:10px");
      beside.append(this.counter, this.words, this.figures, 
        element("div", "color:#5A5E63", "depth at each step (" + counted(this.film.maxDepth) + " at most)"), this.depths.svg);
      if (this.board.isWide) this.spread(beside);
      above.append(this.board.svg, beside);
      root.append(above, this.controls());
      if (this.film.pace) root.append(element("div", "color:#5A5E63;margin-top:6px",
        "What is struck through is ruled out or taken back. What is harder to see stays longer."));
      if (this.film.note) root.append(element("div", "color:#5A5E63;margin-top:6px", this.film.note));
      root.addEventListener("keydown", (event) => this.key(event));
    }

    /** What stands beside a board stands below a wide one, and takes as few lines as it can. */
    spread(beside) {
      beside.style.cssText = "flex:1 1 100%;display:flex;flex-wrap:wrap;gap:0 28px;align-items:baseline";
      this.words.style.cssText = "font-size:26px;font-weight:bold;flex:1 1 60%";
      this.figures.style.cssText = "flex:1 1 100%";
    }

    controls() {
      const row = element("div", "display:flex;flex-wrap:wrap;gap:8px;align-items:center;margin-top:10px");
      const button = (label, title, action) => {
        const made = element("button", "font:inherit;padding:4px 14px;background:#FFFFFF;color:#1A1A1A;"
          + "border:2px solid #5A5E63;border-radius:6px;cursor:pointer", label);
        made.type = "button";
        made.setAttribute("aria-label", title);
        made.title = title;
        made.addEventListener("click", action);
        row.append(made);
        return made;
      };
      const goTo = (number) => () => { this.pause(); this.show(number()); };
      button("|\u25C0\uFE0E start", "to the start", goTo(() => 0));
      button("\u25C0\uFE0E back", "one step back", goTo(() => this.number - 1));
      this.playButton = button("\u25B6\uFE0E play", "play", () => this.playing ? this.pause() : this.play());
      this.playButton.style.minWidth = "6.5em";
      button("step \u25B6\uFE0E", "one step on", goTo(() => this.number + 1));
      button("end \u25B6\uFE0E|", "to the end", goTo(() => this.film.count));
      this.slider = element("input", "flex:1 1 200px;min-width:120px;accent-color:#0072B2");
      Object.assign(this.slider, { type: "range", min: 0, max: this.film.count, step: 1, value: 0 });
      this.slider.setAttribute("aria-label", "step");
      this.slider.addEventListener("input", () => { this.pause(); this.show(Number(this.slider.value)); });
      const label = element("label", "white-space:nowrap", "speed ");
      this.speed = element("select", "font:inherit;background:#FFFFFF;color:#1A1A1A;border:2px solid #5A5E63;border-radius:6px;padding:3px");
      for (const speed of SPEEDS) {
        const option = element("option", "", speed + (speed === 1 ? " step/s" : " steps/s"));
        option.value = speed;
        this.speed.append(option);
      }
      const length = (this.film.pace || Array(this.film.count).fill(1)).reduce((sum, stay) => sum + stay, 0);
      this.speed.value = length > 2000 ? 100 : length > 200 ? 10 : 2;
      label.append(this.speed);
      row.append(this.slider, label);
      return row;
    }

    /** Arrow keys step, wherever in the player the focus is; the page keeps its own keys outside. */
    key(event) {
      event.stopPropagation();
      const moves = { ArrowLeft: this.number - 1, ArrowRight: this.number + 1, Home: 0, End: this.film.count };
      if (event.key in moves && event.target.tagName !== "SELECT" && event.target !== this.slider) {
        event.preventDefault();
        this.pause();
        this.show(moves[event.key]);
      }
    }

    show(number) {
      this.number = Math.max(0, Math.min(this.film.count, number));
      const state = this.board.show(this.number);
      this.depths.show(this.number);
      this.slider.value = this.number;
      const words = this.film.describe(this.number);
      this.slider.setAttribute("aria-valuetext", "step " + this.number + ": " + words);
      this.counter.textContent = "step " + counted(this.number) + " of " + counted(this.film.count);
      this.words.textContent = words;
      const figures = this.film.figures(state) + "depth " + this.film.depths[this.number];
      this.figures.textContent = (this.board.isWide ? figures.replaceAll("\n", " \u00B7 ") : figures)
        + (this.film.deduces ? "\nblue: tried \u00B7 green italics: deduced" : "");
    }

    /** While it plays, a screen reader is not read every step; when it stops, it is told where. */
    play() {
      if (this.number === this.film.count) this.show(0);
      this.playing = true;
      this.playButton.textContent = "\u2016 pause";
      this.playButton.setAttribute("aria-label", "pause");
      this.words.removeAttribute("aria-live");
      let shown = performance.now();
      const frame = (now) => {
        if (!this.playing || !this.root.isConnected) return;
        let due = (now - shown) * this.speed.value / 1000, next = this.number;
        while (next < this.film.count && due >= this.stay(next)) due -= this.stay(next++);
        if (next > this.number) {
          shown = now - due * 1000 / this.speed.value;
          this.show(next);
        }
        if (this.number === this.film.count) this.pause(); else requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    }

    /** How long a step stays, measured in steps that are easy to follow. */
    stay(number) {
      return this.film.pace && number > 0 ? this.film.pace[number - 1] : 1;
    }

    pause() {
      this.playing = false;
      this.playButton.textContent = "\u25B6\uFE0E play";
      this.playButton.setAttribute("aria-label", "play");
      this.words.setAttribute("aria-live", "polite");
    }
  }

  document.querySelectorAll("[data-sudoku-player]:not([data-ready])").forEach((root) => {
    root.dataset.ready = "yes";
    const film = JSON.parse(root.dataset.sudokuPlayer);
    new Player(root, film.rows ? new CoverFilm(film) : new Film(film));
  });
})();
