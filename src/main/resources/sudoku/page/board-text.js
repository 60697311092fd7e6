"use strict";
/* A board as text: read from what somebody pastes, and looked through for conflicts. Nothing here touches the page. */
(function () {
  const SIZE = 9, CELLS = 81;
  const rowOf = cell => Math.floor(cell / SIZE), columnOf = cell => cell % SIZE;
  const boxOf = cell => Math.floor(rowOf(cell) / 3) * 3 + Math.floor(columnOf(cell) / 3);
  const HOUSES = {row: rowOf, column: columnOf, box: boxOf};
  const all = [...Array(CELLS).keys()];
  const isRuler = line => /--|==/.test(line) && !/[a-z0-9]/i.test(line);

  /* The 81 characters of a board, or what is wrong, where, and what to do about it. */
  const read = text => {
    const lines = text.split(/\r\n|\r|\n/);
    let cells = "";
    const counts = [];
    let from = 0;
    for (let i = 0; i < lines.length; i++) {
      const before = cells.length;
      const symbols = isRuler(lines[i]) ? [] : [...lines[i].matchAll(/[^\s|]/gu)];
      for (const {0: symbol, index} of symbols) {
        if (!/[1-9.0*]/.test(symbol)) {
          return {from: from + index, to: from + index + symbol.length, problem: "Line " + (i + 1) + ", character "
              + (index + 1) + ": “" + symbol + "” is neither a digit nor a blank. Write 1 to 9, or a dot, 0 or * for a blank cell."};
        }
        cells += /[1-9]/.test(symbol) ? symbol : ".";
      }
      if (cells.length > before) counts.push({line: i + 1, from, to: from + lines[i].length, cells: cells.length - before});
      from += lines[i].length + (text.startsWith("\r\n", from + lines[i].length) ? 2 : 1);
    }
    return cells.length === CELLS ? {cells} : wrongLength(cells.length, counts);
  };

  const wrongLength = (length, counts) => {
    const missing = CELLS - length;
    const odd = counts.length === SIZE ? counts.find(each => each.cells !== SIZE) : null;
    const where = odd ? "line " + odd.line + " has " + odd.cells + " of 9 cells" : "the text has " + length + " of 81 cells";
    const what = missing > 0 ? "Add " + missing + ", with a dot for each blank cell." : "Take " + -missing + " away.";
    return {from: odd ? odd.from : 0, to: odd ? odd.to : 0, problem: (length === 0 ? "There is no board yet: " : "This is not a board yet: ") + where + ". " + what};
  };

  /* For each cell with a digit that is in its row, column or box again: in which of them. */
  const conflicts = cells => {
    const found = new Map();
    for (const [kind, houseOf] of Object.entries(HOUSES)) {
      all.forEach(cell => {
        const isTwice = cells[cell] !== "." && all.some(other =>
            other !== cell && cells[other] === cells[cell] && houseOf(other) === houseOf(cell));
        if (isTwice) found.set(cell, [...(found.get(cell) || []), kind]);
      });
    }
    return found;
  };

  const joined = (words, last) => words.length < 2 ? words.join("") : words.slice(0, -1).join(", ") + last + words[words.length - 1];
  /* The digits that are twice somewhere, in one sentence. */
  const conflictSentence = (cells, found) => {
    const places = new Set();
    found.forEach((kinds, cell) => kinds.forEach(kind => places.add(cells[cell] + " is in " + kind + " " + (HOUSES[kind](cell) + 1) + " more than once")));
    return places.size === 0 ? "" : "Conflict: " + joined([...places], " and ") + ".";
  };

  const place = cell => "Row " + (rowOf(cell) + 1) + ", column " + (columnOf(cell) + 1);
  /* What a screen reader says of a cell. */
  const name = (cell, cells, kinds, candidates) => place(cell) + ", " + (cells[cell] === "." ? "blank" : cells[cell])
      + (kinds ? ", conflicts with another " + cells[cell] + " in its " + joined(kinds, " and ") : "")
      + (candidates ? ", can be " + joined([...candidates], " or ") : "");

  /* The cells of a house, as the library numbers them: rows, then columns, then boxes. */
  const house = number => all.filter(cell => Object.values(HOUSES)[Math.floor(number / SIZE)](cell) === number % SIZE);

  self.sudokuBoardText = {EMPTY: ".".repeat(CELLS), read, conflicts, conflictSentence, place, name, house};
})();
