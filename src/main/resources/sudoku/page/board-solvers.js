"use strict";
/* Every solver on the board, one row after the other as each is done; and the beginning of one search as a film and a tree. */
(function () {
  const {Helper, element} = self.sudokuWorkers;
  const {by} = self.sudokuBoard;
  const helper = new Helper(["library", "runtime", "worker"]);
  const most = Number(by("run").dataset.most);
  const rows = by("solvers").tBodies[0];
  let turn = 0, isBusy = false;

  const ask = async (call, ...values) => (await helper.ask({call, values})).says;
  const inWords = {
    solved: "solved", unsatisfiable: "no solution", invalid: "contradiction", gave_up: "gave up", limit: "stopped at the limit"
  };

  const end = () => { isBusy = false; by("stop").hidden = true; };

  /* One piece of work at a time: another one ends the one before. */
  const work = async (saying, doing) => {
    const mine = ++turn;
    if (isBusy) helper.stop();
    isBusy = true;
    by("stop").hidden = false;
    const say = text => { by("running").textContent = text; };
    say(saying);
    try {
      await doing(say);
      if (mine === turn) say("Done.");
    } catch (problem) {
      if (mine === turn) say(problem.message);
    } finally {
      if (mine === turn) end();
    }
  };

  const row = (cells, solver, [outcome, ...counts]) => {
    const show = element("button", {type: "button", "aria-label": "Show the search of " + solver}, "Show");
    show.addEventListener("click", () => film(cells, solver));
    return element("tr", {}, element("th", {scope: "row"}, solver), element("td", {}, inWords[outcome] || outcome),
        ...counts.slice(0, 4).map(count => element("td", {class: "count"}, Number(count).toLocaleString("en-US"))),
        element("td", {}, ...(outcome === "invalid" ? [] : [show])));
  };

  const run = () => work("Getting the library …", async say => {
    const cells = self.sudokuBoard.cells;
    rows.replaceChildren();
    by("film").replaceChildren();
    by("solutions").textContent = "";
    by("solvers").hidden = false;
    const solvers = (await ask("solvers")).split("\t");
    by("solutions").textContent = await ask("solutions", cells, most);
    for (const solver of solvers) {
      say("Running " + solver + " …");
      rows.append(row(cells, solver, (await ask("solved", solver, cells, most)).split("\t")));
    }
  });

  const film = (cells, solver) => work("Recording " + solver + " …", async () => {
    const [film, tree] = (await ask("film", solver, cells, most)).split("\t");
    const player = element("div", {"data-sudoku-player": film});
    const drawn = element("div", {class: "board-tree", tabindex: "0", role: "group", "aria-label": "The tree of " + solver});
    drawn.innerHTML = tree;
    by("film").replaceChildren(element("h3", {tabindex: "-1"}, "The search of " + solver), player, drawn);
    self.sudokuPlayers();
    by("film").firstChild.focus();
  });

  by("run").addEventListener("click", run);
  by("stop").addEventListener("click", () => {
    turn++;
    helper.stop();
    end();
    by("running").textContent = "Stopped.";
    by("run").focus();
  });
  /* The counts are of the board as it was. */
  document.addEventListener("sudoku-board", () => {
    if (!by("solvers").hidden) by("solutions").textContent = "The board has changed since these solvers ran.";
  });
})();
