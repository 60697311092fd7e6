"use strict";
/* Editors in a lesson's page: what is written in them is compiled, run and judged here, without a server. */
(function () {
  const lesson = self.sudokuLesson;
  const {place, Helper, element, written, keep} = self.sudokuWorkers;
  const compiler = new Helper(["compiler", "compilerWorker"]);
  const runner = new Helper(["library", "runtime", "worker"]);

  /* The student's edition; it is in a script of its own, which is read when it is asked for. */
  let edition = null;
  const open = () => edition = edition || new Promise((done, failed) => {
    const tag = element("script", {src: place + lesson.name + "-notebook.js"});
    tag.onload = () => done(self.sudokuNotebook);
    tag.onerror = () => {
      edition = null;
      tag.remove();
      failed(new Error("The file " + lesson.name + "-notebook.js is missing: it belongs in the folder of this page."));
    };
    document.head.append(tag);
  });

  const right = new Map();
  const editors = new Map();
  let predictions = [];
  const keyOf = cell => "sudoku/" + lesson.name + "/" + cell;

  class Editor {
    constructor(piece, after) {
      this.piece = piece;
      this.key = keyOf(piece.id);
      editors.set(piece.id, this);
      this.earlier = JSON.parse(written(this.key + "/earlier") || "[]");
      const label = "Your " + piece.name;
      const place = element("div", {class: "live-text"});
      this.run = element("button", {type: "button", class: "live-run"}, "Run");
      this.halt = element("button", {type: "button", class: "live-stop", hidden: ""}, "Stop");
      this.anew = element("button", {type: "button", class: "live-anew"}, "Start over");
      this.status = element("span", {role: "status", class: "live-status"});
      this.complaints = element("ul", {class: "live-complaints"});
      this.printed = element("pre", {class: "live-printed", tabindex: "0", hidden: ""});
      this.verdict = element("div", {class: "live-verdict", "aria-live": "polite"});
      this.outputs = element("div", {class: "live-outputs", "aria-live": "polite"});
      /* What was tried last, and whether it was right: cells below use it. */
      this.tried = JSON.parse(written(this.key + "/tried") || "null") || {text: piece.stub, isRight: false};
      this.replaced = element("details", {class: "live-earlier", hidden: ""});
      this.box = element("section", {class: "live", "aria-label": label}, place,
          element("div", {class: "live-bar"}, this.run, this.halt, this.anew, this.status),
          this.complaints, this.printed, this.verdict, this.outputs, this.replaced);
      after.after(this.box);
      this.editor = self.sudokuEditor(place, {
        label,
        help: "Press Control and Enter to run. Press Escape to leave the editor.",
        text: written(this.key) === null ? piece.stub : written(this.key),
        changed: () => keep(this.key, this.editor.text),
        run: () => this.go(),
        leave: () => this.run.focus(),
        touched: () => compiler.open().catch(() => {})
      });
      this.run.addEventListener("click", () => this.go());
      this.halt.addEventListener("click", () => { this.isStopped = true; runner.stop(); });
      this.anew.addEventListener("click", () => {
        this.take(piece.stub);
        this.editor.focus();
      });
      this.showEarlier();
    }
    say(text) { this.status.textContent = text; }
    get text() { return this.editor.text; }
    /* Another text in the place of hers; hers is kept below, for as long as she wants it. */
    take(text) {
      const own = this.text;
      const isWorthKeeping = own.trim() !== "" && own.trim() !== this.piece.stub.trim() && own !== text;
      this.earlier = this.earlier.filter(each => each !== text && each !== own);
      if (isWorthKeeping) this.earlier.unshift(own);
      this.keepEarlier();
      this.editor.text = text;
      this.clear();
      this.say("");
    }
    keepEarlier() {
      keep(this.key + "/earlier", JSON.stringify(this.earlier));
      this.showEarlier();
    }
    showEarlier() {
      const count = this.earlier.length;
      this.replaced.hidden = count === 0;
      this.replaced.replaceChildren(element("summary", {}, count === 1 ? "What you had here before" : "What you had here before: " + count + " versions"),
          ...this.earlier.map(text => {
            const back = element("button", {type: "button", class: "live-back"}, "Restore it");
            const away = element("button", {type: "button"}, "Delete it");
            back.addEventListener("click", () => { this.take(text); this.editor.focus(); });
            away.addEventListener("click", () => {
              this.earlier = this.earlier.filter(each => each !== text);
              this.keepEarlier();
            });
            return element("div", {}, element("pre", {tabindex: "0"}, text), element("div", {class: "live-bar"}, back, away));
          }));
    }
    clear() {
      this.editor.mark([]);
      this.complaints.replaceChildren();
      this.verdict.replaceChildren();
      this.outputs.replaceChildren();
      this.printed.hidden = true;
    }
    async go() {
      if (this.isRunning) return;
      const other = [...editors.values()].find(each => each.isRunning);
      if (other) {
        this.say("Your " + other.piece.name + " is still running: wait, or stop it.");
        return;
      }
      const isByButton = document.activeElement === this.run;
      this.isRunning = true;
      this.isStopped = false;
      this.run.disabled = true;
      this.clear();
      try {
        this.say(compiler.worker ? "Compiling …" : "Loading the Java compiler, once …");
        const own = this.editor.text;
        const program = await this.compile(own);
        if (!program) return;
        this.say("Running …");
        this.halt.hidden = false;
        if (isByButton) this.halt.focus();
        await this.execute(program);
      } catch (problem) {
        this.say(this.isStopped ? "Stopped." : problem.message);
      } finally {
        this.isRunning = false;
        this.run.disabled = false;
        this.halt.hidden = true;
        if (isByButton && document.activeElement === document.body) this.run.focus();
      }
    }
    /* The program with her text; none, if the compiler has complained. */
    async compile(own) {
      let before = this.piece.before + this.others();
      let {compiled} = await compiler.ask({source: before + own + this.piece.after});
      if (compiled.complaints.some(each => each.error && each.start < before.length)) {
        before = this.piece.before;
        ({compiled} = await compiler.ask({source: before + own + this.piece.after}));
      }
      const errors = compiled.complaints.filter(each => each.error);
      if (errors.length > 0) {
        this.complain(errors, own, before.length);
        return null;
      }
      return {
        name: this.piece.name, script: compiled.script, lines: compiled.lines, before: before.split("\n").length - 1, text: own,
        given: Object.fromEntries(Object.entries(this.piece.given).map(([variable, kind]) =>
            [variable, {name: kind, program: right.get(variable) || null}]))
      };
    }
    async execute(program) {
      const check = this.questions ? [lesson.help, this.questions.typed] : null;
      const answer = await runner.ask({piece: this.piece.kind, program, check});
      this.answered(answer, program);
      this.isTried(program.text, answer.kind === "RIGHT");
      if (!this.rest || !this.tried.isRight) return;
      this.say("Running …");
      await this.rest();
      this.say("");
    }
    /* In an exercise an answer may use what is written for the tasks before it, as in a notebook. */
    others() {
      if (!lesson.help) return "";
      const all = [...editors.values()];
      return all.slice(0, all.indexOf(this)).map(each => each.text + "\n").join("");
    }
    complain(errors, own, from) {
      this.say(errors.length === 1 ? "There is an error." : "There are " + errors.length + " errors.");
      const marks = [];
      errors.forEach(each => {
        const start = Math.max(0, Math.min(own.length, each.start - from));
        const end = Math.max(start, Math.min(own.length, each.end + 1 - from));
        const isHers = each.start >= from && each.start <= from + own.length;
        const line = own.slice(0, start).split("\n").length;
        const column = start - own.lastIndexOf("\n", start - 1);
        const name = this.piece.name;
        const where = isHers ? "Line " + line + ", column " + column + ": " : "Where your " + name + " is called: ";
        const isMissing = !isHers && each.says.startsWith("The method " + name + "(") && each.says.includes("is undefined");
        const says = isMissing ? "There is no method " + name + " here: that is what yours has to be called." : where + each.says;
        const go = element("button", {type: "button"}, says);
        go.addEventListener("click", () => this.editor.select(start, end));
        if (isHers) marks.push({from: start, to: end, message: each.says});
        this.complaints.append(element("li", {}, go));
      });
      this.editor.mark(marks);
    }
    answered(answer, program) {
      this.say("");
      this.printed.textContent = answer.printed;
      this.printed.hidden = answer.printed === "";
      this.verdict.innerHTML = answer.html;
      this.verdict.querySelectorAll("pre").forEach(each => { each.tabIndex = 0; });
      if (answer.kind === "RIGHT") right.set(this.piece.variable, program);
      this.measured();
    }
    isTried(text, isRight) {
      this.tried = {text, isRight};
      keep(this.key + "/tried", JSON.stringify(this.tried));
      document.dispatchEvent(new Event("sudoku-tried"));
    }
    measured() {
      predictions.filter(each => each.answer && each.answer === this.answer).forEach(each => each.measure());
    }
  }

  /* What the page was made with speaks of the answer; below what she writes it would be taken for her verdict. */
  const fold = (summary, outputs) => {
    const folded = element("details", {class: "live-answer"}, element("summary", {}, summary));
    outputs[0].before(folded);
    folded.append(...outputs);
    return folded;
  };
  const foldAnswer = cell => {
    const outputs = cell.querySelector(".jp-Cell-outputWrapper");
    const isVerdict = outputs && outputs.textContent.includes("With the answer filled in");
    return isVerdict ? fold("With the answer filled in", [outputs]) : null;
  };

  const begin = () => {
    let last = null;
    const ask = question => runner.ask(question);
    lesson.pieces.forEach(piece => {
      const cell = document.getElementById("cell-id=" + piece.id);
      if (!cell) return;
      const tried = cell.nextElementSibling;
      cell.classList.add("live-cell");
      last = new Editor(piece, cell);
      if (lesson.help) last.questions = self.sudokuTask({help: lesson.help, editor: last, ask, keyOf, element, written, keep});
      else if (tried) last.answer = foldAnswer(tried);
    });
    lesson.refused.forEach(({id, says}) => {
      const cell = document.getElementById("cell-id=" + id);
      if (cell) cell.after(element("p", {class: "live-refused"}, says));
    });
    const know = lesson.cells
        ? self.sudokuCells({lesson, Editor, editors, compiler, runner, open, fold, element}) : () => {};
    predictions = self.sudokuPredictions({lesson, ask, keyOf, element, written, keep});
    const steps = Object.entries(lesson.steps || {})
        .map(([cell, replies]) => self.sudokuStep({cell, replies, keyOf, element, written, keep})).filter(each => each);
    know(predictions);
    const bar = lesson.help && !last ? ""
        : lesson.help ? element("section", {class: "live-notebook", "aria-label": "What you write on this page"}, element("p", {},
            "Write Java on this page: each answer is checked right here, by the tests that you may see. What you write stays on this device."
            + " To hand it in, copy it into the notebook in Jupyter."))
        : self.sudokuNotebookBar({lesson, open, editors, predictions: [...predictions, ...steps], keyOf, element, written, keep});
    const title = document.querySelector("main h1");
    if (title) title.after(bar);
    else document.querySelector(".live, .live-prediction").before(bar);
    if (last) {
      const link = element("a", {href: place + "licenses.txt"}, "What compiles and runs Java here, and its licenses");
      last.box.append(element("p", {class: "live-notice"}, link));
    }
  };
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", begin);
  else begin();
})();
