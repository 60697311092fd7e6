"use strict";
/* Cells other than pieces: those that she changes are editors too, and later ones run with what she has written. */
self.sudokuCells = ({lesson, Editor, editors, compiler, runner, open, fold, element}) => {
  const END = "\u001e";
  const tagged = (cell, ...tags) => tags.some(tag => ((cell.metadata || {}).tags || []).includes(tag));
  const textOf = cell => [].concat(cell.source).join("");
  const placeOf = id => document.getElementById("cell-id=" + id);

  const roleOf = cell => tagged(cell, "program") ? "PROGRAM" : tagged(cell, "raises-exception") ? "ALONE" : !tagged(cell, "write") ? "GIVEN"
      : editors.has(cell.id) && editors.get(cell.id).tried.isRight ? "RIGHT" : "OPEN";
  const nowIn = cell => !editors.has(cell.id) ? textOf(cell)
      : tagged(cell, "write") ? editors.get(cell.id).tried.text : editors.get(cell.id).text;

  /* The program of cells, with all above that they need; none, if the compiler complains: then that is told. */
  const compile = async (ids, complain) => {
    const inSession = cell => cell.cell_type === "code" && !textOf(cell).startsWith("%") && !tagged(cell, "step", "jupyter");
    const all = (await open()).cells.filter(inSession);
    const cells = all.slice(0, all.findIndex(cell => cell.id === ids[ids.length - 1]) + 1);
    const text = cells.slice(-ids.length).map(nowIn).join("\n");
    const {program, compiled} = await compiler.ask({
      imports: lesson.imports, own: ids.length, cells: cells.map(cell => [cell.id, roleOf(cell), nowIn(cell)].join("\u0001")).join("\u0002")
    });
    const errors = compiled.complaints.filter(each => each.error);
    if (errors.length > 0) {
      const {from, inserted} = program;
      const own = at => {
        let place = at - from;
        for (let i = 0; i < inserted.length; i += 2) if (at > inserted[i]) place -= Math.min(inserted[i + 1], at - inserted[i]);
        return place;
      };
      complain(errors.map(each => ({...each, start: own(each.start), end: own(each.end)})));
      return null;
    }
    return {script: compiled.script, lines: compiled.lines, before: program.source.slice(0, program.from).split("\n").length - 1, text};
  };

  /* A film has its script in the page already, where the lesson shows one. */
  const play = box => {
    const script = [...document.scripts].find(each => each.textContent.includes("data-sudoku-player"));
    if (!script || !box.querySelector("[data-sudoku-player]")) return;
    const again = element("script", {});
    again.textContent = script.textContent;
    box.append(again);
  };
  /* What was put out; numbers that were measured go to the predictions. */
  const show = (box, {outputs, threw, lines}, lacksAChart, predictions) => {
    outputs.split(END).filter(each => each).forEach(each => {
      const [kind, text] = [each[0], each.slice(1)];
      if (kind === "m") {
        const [what, number] = text.split("\t");
        predictions.filter(one => one.what === what && one.result).forEach(one => {
          one.result.measured = number;
          one.measure();
        });
        return;
      }
      const part = element(kind === "t" ? "pre" : "div", {tabindex: kind === "t" ? "0" : "-1"});
      if (kind === "t") part.textContent = text;
      else part.innerHTML = text;
      box.append(part);
      if (self.sudokuFit) part.querySelectorAll("img").forEach(image => image.decode().then(() => self.sudokuFit(image), () => {}));
    });
    if (threw) box.append(element("pre", {class: "live-threw", tabindex: "0"}, [threw, ...lines.split("\n")].join("\n").trim()));
    else if (lacksAChart) box.append(element("p", {}, "The chart of this cell needs Jupyter."));
    play(box);
  };

  const wrapperOf = id => {
    const cell = placeOf(id);
    return cell && cell.querySelector(".jp-Cell-outputWrapper");
  };
  let predictionsOf = () => [];

  class CellEditor extends Editor {
    async compile(own) {
      return compile(this.piece.with, errors => this.complain(errors, own, 0));
    }
    async execute(program) {
      const answer = await runner.ask({cell: program});
      this.say("");
      show(this.outputs, answer, this.piece.lacksAChart, predictionsOf());
      if (!this.outputs.hasChildNodes()) this.say("It ran, and showed nothing.");
      this.isTried(program.text, true);
    }
  }

  /* One that runs when it is asked to, as soon as it has something of hers to run with. */
  class LaterCell {
    constructor(cell, place) {
      this.cell = cell;
      this.run = element("button", {type: "button", class: "live-run"}, "Run with yours");
      this.halt = element("button", {type: "button", class: "live-stop", hidden: ""}, "Stop");
      this.status = element("span", {role: "status", class: "live-status"});
      this.outputs = element("div", {class: "live-outputs", "aria-live": "polite"});
      this.box = element("section", {class: "live live-later", "aria-label": "This cell with yours: " + cell.name},
          element("div", {class: "live-bar"}, this.run, this.halt, this.status), this.outputs);
      this.saved = wrapperOf(cell.with[0]);
      if (this.saved) this.note = this.introduced();
      else place.after(this.box);
      this.run.addEventListener("click", () => this.go());
      this.halt.addEventListener("click", () => { this.isStopped = true; runner.stop(); });
      this.look();
      document.addEventListener("sudoku-tried", () => this.look());
    }
    /* A verdict in it would be taken for one on hers, so it is folded; a picture is to be seen. */
    introduced() {
      const says = "With the answer filled in";
      this.saved.before(this.box);
      if (this.saved.textContent.includes("✓")) return fold(says, [this.saved]);
      const note = element("p", {class: "live-note"}, says + ":");
      this.saved.before(note);
      return note;
    }
    look() { this.box.hidden = !this.cell.uses.some(id => editors.has(id) && editors.get(id).tried.isRight); }
    async go() {
      this.run.disabled = true;
      this.isStopped = false;
      this.outputs.replaceChildren();
      this.status.textContent = "Running …";
      try {
        const program = await compile(this.cell.with, errors => { throw new Error("A cell above has an error: " + errors[0].says); });
        this.halt.hidden = false;
        const answer = await runner.ask({cell: program});
        this.takesThePlaceOfSaved();
        show(this.outputs, answer, this.cell.lacksAChart, predictionsOf());
        this.status.textContent = "With yours:";
      } catch (problem) {
        this.status.textContent = this.isStopped ? "Stopped." : problem.message;
      } finally {
        this.run.disabled = false;
        this.halt.hidden = true;
      }
    }
    /* The output that the page was made with goes; a prediction's result in it stays. */
    takesThePlaceOfSaved() {
      if (!this.saved || this.saved.hidden) return;
      predictionsOf().filter(each => each.folded && this.saved.contains(each.folded)).forEach(each => {
        this.box.append(each.compared, each.folded);
      });
      this.saved.hidden = true;
      this.note.hidden = true;
    }
  }

  const begin = {
    change(cell) {
      const shown = placeOf(cell.id + "-as-it-was") || placeOf(cell.id);
      shown.classList.add("live-cell");
      const editor = new CellEditor({...cell, given: {}}, shown);
      const outputs = cell.with.map(wrapperOf).filter(each => each);
      if (outputs.length === 0) return;
      const isMistake = outputs.some(each => each.textContent.includes("Compile error"));
      editor.answer = fold(isMistake ? "What Jupyter says of it" : "What it shows with the change made", outputs);
      editor.box.after(editor.answer);
    },
    rest(cell) {
      const editor = editors.get(cell.id);
      if (!editor) return;
      editor.rest = async () => {
        const program = await compile(cell.with, errors => { throw new Error(errors[0].says); });
        show(editor.outputs, await runner.ask({cell: program}), cell.lacksAChart, []);
      };
    },
    later(cell) { new LaterCell(cell, placeOf(cell.id)); }
  };
  lesson.cells.filter(cell => placeOf(cell.id)).forEach(cell => begin[cell.kind](cell));
  lesson.absent.forEach(({id, says}) => {
    const place = placeOf(id);
    if (place) place.after(element("p", {class: "live-refused"}, says));
  });
  return all => { predictionsOf = () => all; };
};
