// As in Trace.Kind.
const PLACED = 0, UNDONE = 1, DEAD_END = 2, NO_PLACE = 3, DEDUCED = 4, ELIMINATED = 5, SOLVED = 6;

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
      case DEDUCED: return symbol + " has to go to " + this.name(cell) + ": " + why;
      case ELIMINATED: return symbol + " can't be at " + this.name(cell) + ": " + why;
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
      + (this.pace ? counted(state.deduced.size) + " deduced\n" : "");
  }
}
