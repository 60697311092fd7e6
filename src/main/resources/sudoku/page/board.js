"use strict";
/* The board of 81 cells: typed, pasted or chosen, kept on the device, with what the library says of it. */
(function () {
  const {Helper, element, written, keep} = self.sudokuWorkers;
  const {EMPTY, read, conflicts, conflictSentence, place, name, house} = self.sudokuBoardText;
  const KEY = "sudoku/board", MOST_UNDONE = 200;
  const helper = new Helper(["library", "runtime", "worker"]);
  const by = id => document.getElementById("board" + (id ? "-" + id : ""));
  const inputs = [], marks = [];
  let at = 0, candidates = null, hint = null;

  const isBoard = text => typeof text === "string" && /^[1-9.]{81}$/.test(text);
  const remembered = () => {
    try {
      const kept = JSON.parse(written(KEY) || "{}");
      if (isBoard(kept.cells) && isBoard(kept.puzzle)) return {earlier: [], marks: false, ...kept};
    } catch (damaged) { /* Then it is the empty board. */ }
    return {cells: EMPTY, puzzle: EMPTY, earlier: [], marks: false};
  };
  const state = remembered();

  const ask = async (call, ...values) => (await helper.ask({call, values})).says;
  const failed = problem => { by("status").textContent = problem.message; };

  /* Another board in the place of this one, which can be had back. */
  const change = (cells, puzzle = state.puzzle) => {
    if (cells === state.cells && puzzle === state.puzzle) return;
    state.earlier.push({cells: state.cells, puzzle: state.puzzle});
    if (state.earlier.length > MOST_UNDONE) state.earlier.shift();
    become(cells, puzzle);
  };
  const become = (cells, puzzle) => {
    Object.assign(state, {cells, puzzle});
    keep(KEY, JSON.stringify(state));
    candidates = null;
    by("problem").textContent = "";
    forgetHint();
    draw();
    document.dispatchEvent(new Event("sudoku-board"));
    think();
  };

  const draw = () => {
    const found = conflicts(state.cells);
    inputs.forEach((input, cell) => {
      const digit = state.cells[cell] === "." ? "" : state.cells[cell];
      const box = input.parentElement;
      input.value = digit;
      input.setAttribute("aria-label", name(cell, state.cells, found.get(cell), candidates && candidates[cell]));
      input.setAttribute("aria-invalid", found.has(cell));
      input.tabIndex = cell === at ? 0 : -1;
      box.classList.toggle("clue", digit !== "" && state.puzzle[cell] === digit);
      box.classList.toggle("conflict", found.has(cell));
      box.classList.toggle("found", hint !== null && hint.cell === cell);
      box.classList.toggle("house", hint !== null && hint.house.includes(cell));
      const left = (state.marks && candidates && candidates[cell]) || "";
      marks[cell].replaceChildren(...(left && [..."123456789"].map(each => element("i", {}, left.includes(each) ? each : ""))));
    });
    by("status").textContent = conflictSentence(state.cells, found);
    by("undo").disabled = state.earlier.length === 0;
    by("restart").hidden = state.puzzle === EMPTY || state.puzzle === state.cells;
    by("put").hidden = hint === null || hint.cell < 0;
  };

  /* The candidates, and why the others are gone from the cell where she is: what the library says of the board as it is now. */
  const think = async () => {
    const cells = state.cells, cell = at;
    if (!state.marks) {
      by("why").textContent = "";
      return;
    }
    try {
      if (candidates === null) {
        const left = (await ask("marks", cells)).split("\t").map(digits => digits.replace(/\D/g, ""));
        if (cells !== state.cells) return;
        candidates = left;
        draw();
      }
      const why = cells[cell] === "." ? await ask("why", cells, cell) : "";
      if (cells === state.cells && cell === at && state.marks) by("why").textContent = why;
    } catch (problem) { failed(problem); }
  };

  const forgetHint = () => { hint = null; by("hinted").textContent = ""; };
  const showHint = async () => {
    const cells = state.cells;
    try {
      const [cell, digit, sentence, number] = (await ask("hint", cells)).split("\t");
      if (cells !== state.cells) return;
      hint = {cell: Number(cell), digit, house: Number(number) < 0 ? [] : house(Number(number))};
      by("hinted").textContent = sentence;
      draw();
    } catch (problem) { failed(problem); }
  };

  const set = (cell, digit) => change(state.cells.slice(0, cell) + digit + state.cells.slice(cell + 1));
    const typed = (cell, symbol) => {
    if (/^[1-9]$/.test(symbol)) set(cell, symbol);
    else if (/^[.0* ]?$/.test(symbol)) set(cell, ".");
    draw();
    if (!/^[1-9.0* ]?$/.test(symbol)) {
      by("status").textContent = place(cell) + ": “" + symbol + "” is not a digit. Type 1 to 9; a dot, 0 or the space bar leaves the cell blank.";
    }
    inputs[cell].select();
  };
  const moved = (cell, key) => {
    const row = Math.floor(cell / 9), column = cell % 9;
    switch (key) {
      case "ArrowLeft": return row * 9 + Math.max(0, column - 1);
      case "ArrowRight": return row * 9 + Math.min(8, column + 1);
      case "ArrowUp": return Math.max(0, row - 1) * 9 + column;
      case "ArrowDown": return Math.min(8, row + 1) * 9 + column;
      case "Home": return row * 9;
      case "End": return row * 9 + 8;
      default: return -1;
    }
  };

  /* What was pasted stays where it can be seen and mended, whatever comes of it. */
  const take = text => {
    const {cells, problem, from, to} = read(text);
    by("problem").textContent = problem ? problem + " The board is as it was." : "";
    if (problem) {
      by("text").focus();
      by("text").setSelectionRange(from, to);
    } else {
      change(cells, cells);
      by("status").textContent = by("status").textContent || "The puzzle is on the board.";
      by("status").scrollIntoView({block: "center"});
    }
  };

  const cellAt = cell => {
    const input = element("input", {inputmode: "numeric", autocomplete: "off", enterkeyhint: "done"});
    input.addEventListener("input", event => typed(cell, input.value === "" ? "" : [...(event.data || input.value)].pop()));
    input.addEventListener("focus", () => {
      inputs[at].tabIndex = -1;
      at = cell;
      input.tabIndex = 0;
      input.select();
      think();
    });
    input.addEventListener("keydown", event => {
      const next = event.ctrlKey || event.altKey || event.metaKey ? -1 : moved(cell, event.key);
      if (next < 0) return;
      event.preventDefault();
      inputs[next].focus();
    });
    input.addEventListener("paste", event => {
      const text = event.clipboardData.getData("text/plain");
      if ([...text.trim()].length < 2) return;
      event.preventDefault();
      by("text").value = text;
      take(text);
    });
    inputs[cell] = input;
    marks[cell] = element("span", {class: "marks", "aria-hidden": "true"});
    return element("td", {}, input, marks[cell]);
  };

  const on = (id, event, act) => by(id).addEventListener(event, happened => { happened.preventDefault(); act(); });
  for (let row = 0; row < 9; row++) {
    by().append(element("tr", {}, ...Array.from({length: 9}, (none, column) => cellAt(row * 9 + column))));
  }
  on("hint", "click", showHint);
  on("put", "click", () => {
    const {cell, digit} = hint;
    set(cell, digit);
    by("hint").focus();
  });
  on("undo", "click", () => {
    const {cells, puzzle} = state.earlier.pop();
    become(cells, puzzle);
  });
  on("restart", "click", () => change(state.puzzle));
  on("clear", "click", () => change(EMPTY, EMPTY));
  on("named", "submit", () => change(by("name").value, by("name").value));
  on("pasted", "submit", () => take(by("text").value));
  on("copy", "click", () => { by("text").value = state.cells.match(/.{9}/g).join("\n"); });
  by("marks").checked = state.marks;
  by("marks").addEventListener("change", () => {
    state.marks = by("marks").checked;
    keep(KEY, JSON.stringify(state));
    draw();
    think();
  });
  draw();
  think();
  self.sudokuBoard = {by, place: cells => change(cells, cells), get cells() { return state.cells; }};
})();
