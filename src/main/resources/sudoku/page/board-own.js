"use strict";
/* Puzzles that the library's generator makes: one for the board, or six for a sheet of paper. */
(function () {
  const {Helper, element} = self.sudokuWorkers;
  const {by, place} = self.sudokuBoard;
  const helper = new Helper(["library", "runtime", "worker"]);
  const SHEET = 6;
  let turn = 0;

  const say = text => { by("making").textContent = text; };
  const stopped = text => {
    turn++;
    by("unmake").hidden = true;
    say(text);
  };

  /* Each by a seed that nobody has used; until there are enough, or she stops. */
  const make = async (count, made) => {
    if (!by("unmake").hidden) helper.stop();
    const mine = ++turn;
    by("unmake").hidden = false;
    try {
      for (let i = 1; i <= count; i++) {
        say(count === 1 ? "Making a puzzle …" : "Making puzzle " + i + " of " + count + " …");
        const seed = Math.floor(Math.random() * 0x7fffffff);
        const values = [by("pattern").value, by("grade").value, seed];
        const {says} = await helper.ask({call: "made", values});
        if (mine !== turn) return;
        made(says);
      }
      stopped(count === 1 ? "The new puzzle is on the board." : "The sheet is at the end of this page.");
    } catch (problem) {
      if (mine === turn) stopped(problem.message);
    }
  };

  const drawn = (cells, number) => element("figure", {}, element("figcaption", {}, "Puzzle " + number), element("table", {},
      ...cells.match(/.{9}/g).map(row => element("tr", {}, ...[...row].map(digit => element("td", {}, digit.replace(".", "")))))));

  by("own").addEventListener("submit", event => {
    event.preventDefault();
    make(1, place);
  });
  by("six").addEventListener("click", () => {
    const figures = by("sheet").querySelector("div");
    figures.replaceChildren();
    by("sheet").hidden = false;
    make(SHEET, cells => figures.append(drawn(cells, figures.children.length + 1)));
  });
  by("unmake").addEventListener("click", () => {
    helper.stop();
    stopped("Stopped.");
    by("six").focus();
  });
  by("print").addEventListener("click", () => print());
})();
