"use strict";
/* In the worker that runs programs: asked to judge a piece or to check a task, it answers with the verdict; to run a cell, with what that puts out; asked of a prediction, with the sentence. */
(function () {
  const R = sudokuRuntime(sudokuLibrary, sudokuNames);
  const L = sudokuLibrary;
  const loaded = new Map();

  /* The object by which the judge calls a program's method. */
  const pieceOf = program => {
    if (!loaded.has(program.script)) {
      const running = R.load(program.script, program.lines, program.before, program.text, program.name);
      for (const [variable, piece] of Object.entries(program.given)) {
        running[variable + "$given$1"](piece.program === null
            ? L.givenByLibrary(piece.name)
            : L.given(piece.name, pieceOf(piece.program)));
      }
      running.start();
      loaded.set(program.script, running);
    }
    return loaded.get(program.script).piece$given$0();
  };

  /* A cell of the lesson: what it puts out, and what it throws. */
  const run = cell => {
    const running = R.load(cell.script, cell.lines, cell.before, cell.text);
    let threw = "", lines = "";
    try {
      running.start();
    } catch (error) {
      const java = R.javas(sudokuFault(error));
      if (!java) throw error;
      threw = L.toScript(java);
      lines = L.toScript(sudokuLines());
    }
    return {outputs: L.taken(), threw, lines};
  };

  onmessage = event => {
    const {id, piece, program, cell, call, values, check} = event.data;
    try {
      if (cell) {
        postMessage({id, ...run(cell)});
        return;
      }
      if (call) {
        postMessage({id, says: L[call](...values)});
        return;
      }
      L.printed();
      loaded.delete(program.script);
      R.judged = program.name;
      const [kind, ...html] = (check ? L.check(piece, ...check, pieceOf(program)) : L.judge(piece, pieceOf(program))).split("\n");
      postMessage({id, kind, html: html.join("\n"), printed: L.printed()});
    } catch (error) {
      const java = R.javas(error);
      postMessage({id, failed: java ? L.toScript(java) : String(error)});
    }
  };
})();
