"use strict";
/* What she has written goes out as the lesson's notebook, to go on in Jupyter, and comes in from one. */
self.sudokuNotebookBar = ({lesson, open, editors, predictions, keyOf, element, written, keep}) => {
  const LARGEST = 64e6;
  const file = lesson.name + ".ipynb";
  const status = element("span", {role: "status", class: "live-status"});
  const say = text => { status.textContent = text; };

  const textOf = cell => [].concat(cell.source === undefined ? "" : cell.source).join("").replace(/\r\n?/g, "\n");
  /* Only in these does a student write. */
  const isHers = cell => cell.cell_type === "code" && ["write", "change", "raises-exception"].some(tag => (cell.metadata.tags || []).includes(tag));
  const lines = text => text.match(/[^\n]*\n|[^\n]+/g) || [];

  const filled = notebook => {
    const copy = JSON.parse(JSON.stringify(notebook));
    copy.cells.filter(isHers).forEach(cell => {
      const own = editors.has(cell.id) ? editors.get(cell.id).text : written(keyOf(cell.id));
      if (own !== null) cell.source = lines(own);
    });
    predictions.forEach(each => copy.cells.filter(cell => cell.id === each.cell).forEach(cell => {
      cell.source = lines(each.filledInto(textOf(cell)));
    }));
    return copy;
  };
  const save = async () => {
    const text = JSON.stringify(filled(await open()), null, 1) + "\n";
    const address = URL.createObjectURL(new Blob([text], {type: "application/x-ipynb+json"}));
    element("a", {href: address, download: file}).click();
    setTimeout(() => URL.revokeObjectURL(address), 60000);
    say("Saved as " + file + ". To go on in Jupyter, put it in the folder of the course's notebooks.");
  };

  const read = async chosen => {
    if (chosen.size > LARGEST) throw new Error(chosen.name + " is too large for a notebook of this course.");
    let notebook = null;
    try { notebook = JSON.parse(await chosen.text()); } catch (other) { /* Told below. */ }
    if (!notebook || !Array.isArray(notebook.cells)) {
      throw new Error(chosen.name + " is not a notebook: choose " + file + ", in which you worked on this lesson.");
    }
    return notebook.cells.filter(cell => cell && cell.cell_type === "code");
  };
  const take = async chosen => {
    const cells = await read(chosen);
    const edition = (await open()).cells;
    const known = new Map(edition.filter(isHers).map(cell => [cell.id, textOf(cell).trim()]));
    const isKnown = cell => known.has(cell.id) || predictions.some(each => each.cell === cell.id);
    if (!cells.some(isKnown)) {
      throw new Error(chosen.name + " is not a notebook of this lesson: none of its cells belongs here.");
    }
    const names = [];
    let others = 0;
    cells.forEach(cell => {
      const own = textOf(cell);
      const editor = editors.get(cell.id);
      if (!known.has(cell.id) || own.trim() === known.get(cell.id)) return;
      if (!editor && written(keyOf(cell.id)) !== own) {
        keep(keyOf(cell.id), own);
        others++;
      } else if (editor && editor.text !== own) {
        editor.take(own);
        names.push(editor.piece.name);
      }
    });
    const taken = predictions.filter(each => cells.some(cell => cell.id === each.cell && each.takenFrom(textOf(cell))));
    names.push(...taken.map(each => each.method ? "the prediction of " + each.what : each.what));
    const rest = others === 0 ? "" : " What you wrote in cells that this page cannot run will be in the notebook that you save.";
    say(names.length > 0
        ? "Taken from " + chosen.name + ": " + names.join(", ") + ". What you had written here is kept below each piece." + rest
        : rest.trim() || "There is nothing in " + chosen.name + " that you do not have here.");
  };

  const telling = doing => doing.catch(problem => say(problem.message));
  const out = element("button", {type: "button", class: "live-save"}, "Save as a notebook");
  const from = element("button", {type: "button", class: "live-open"}, "Open a notebook");
  const choice = element("input", {type: "file", accept: ".ipynb", hidden: "", "aria-label": "A notebook with what you have written"});
  out.addEventListener("click", () => telling(save()));
  from.addEventListener("click", () => choice.click());
  choice.addEventListener("change", () => {
    if (choice.files.length === 1) telling(take(choice.files[0]));
    choice.value = "";
  });
  return element("section", {class: "live-notebook", id: "live-notebook", "aria-label": "What you write on this page"},
      element("p", {}, "Write Java on this page: each piece is compiled, run and judged right here. What you write stays on this device."),
      element("div", {class: "live-bar"}, out, from, choice, status));
};
