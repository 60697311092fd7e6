const ASKED_LAST = 10;

/** Asks before a step what comes next, and says how much of the last was known. */
class Questions {
  constructor(player) {
    this.player = player;
    this.film = player.film;
    this.known = [];
    this.said = element("div", "min-height:1.4em");
    this.said.setAttribute("aria-live", "polite");
    this.question = element("div", "font-weight:bold;color:" + COLORS.blue);
    this.question.setAttribute("aria-live", "polite");
    this.choices = element("div", "display:flex;flex-wrap:wrap;gap:8px;margin:6px 0 10px;min-height:42px");
    this.node = element("div");
    this.node.append(this.said, this.question, this.choices);
    player.board.cells.forEach(({ back, text }, cell) => [back, text].forEach((part) =>
      part.addEventListener("click", () => { if (this.asked && this.asked.ofCells && this.tried.includes(cell)) this.answer(cell); })));
  }

  /** The cell that the next step is about and the digit it gets, 0 for none; or the cell that loses its digit. */
  about(number) {
    if (number >= this.film.count) return null;
    const step = this.film.step(number + 1);
    const last = number === 0 ? { kind: -1 } : this.film.step(number);
    if (step.kind === PLACED || step.kind === DEDUCED) return { cell: step.cell, right: step.digit };
    if (step.kind === DEAD_END) return { cell: step.cell, right: 0 };
    if (step.kind !== UNDONE) return null;
    if (last.kind === UNDONE) return { cell: last.cell, right: 0 };
    return last.kind === DEAD_END ? { ofCells: true, right: step.cell } : null;
  }

  show(number, state) {
    this.asked = this.player.playing ? null : this.about(number);
    this.choices.textContent = "";
    if (number !== this.answered) this.said.textContent = "";
    this.question.textContent = this.words();
    if (!this.asked) return;
    const { film, asked } = this;
    if (asked.ofCells) {
      this.tried = [...film.clues.keys()].filter((cell) => film.clues[cell] === 0 && state.board[cell] !== 0);
      this.tried.forEach((cell) => this.choice(film.name(cell), cell));
    } else {
      film.symbols.slice(1).forEach((symbol, i) => this.choice(symbol, i + 1));
      this.choice("no digit", 0);
      const { back, text } = this.player.board.cells[asked.cell];
      back.setAttribute("fill", COLORS.lightBlue);
      if (text.textContent === "") text.textContent = "?";
    }
  }

  words() {
    if (!this.asked) return "";
    return this.asked.ofCells ? "Which cell loses its digit?"
      : "What comes next at " + this.film.name(this.asked.cell) + "?";
  }

  choice(label, value) {
    const made = element("button", BUTTON, label);
    made.type = "button";
    made.dataset.answer = value;
    made.addEventListener("click", () => this.answer(value));
    this.choices.append(made);
  }

  /** The digits of the keyboard answer as the buttons do. Whether this key was one. */
  key(key) {
    const digit = this.film.symbols.indexOf(key.toUpperCase());
    const value = key === "0" ? 0 : digit;
    if (!this.asked || this.asked.ofCells || value < 0 || value === 0 && key !== "0") return false;
    this.answer(value);
    return true;
  }

  answer(value) {
    const { right, ofCells } = this.asked;
    const within = this.choices.contains(document.activeElement);
    this.known = [...this.known, value === right].slice(-ASKED_LAST);
    const count = this.known.filter((known) => known).length;
    const named = ofCells ? this.film.name(value) : value === 0 ? "\u201Cno digit\u201D" : this.film.symbols[value];
    this.said.textContent = (value === right ? "\u2713 Yes. " : "\u2717 Not " + named + ". ")
      + "You knew " + count + " of the last " + this.known.length + ".";
    this.said.style.color = value === right ? COLORS.green : COLORS.red;
    this.answered = this.player.number + 1;
    this.player.show(this.answered);
    const first = this.choices.querySelector("button");
    if (within) (first || this.player.playButton).focus();
  }
}
