"use strict";
/* Predictions: asked before the result is in sight, kept on the device, and compared with it as in Jupyter. */
self.sudokuPredictions = ({lesson, ask, keyOf, element, written, keep}) => {
  const LITERAL = '"((?:[^"\\\\]|\\\\.)*)"';
  const quoted = text => '"' + text.replace(/[\\"]/g, "\\$&") + '"';
  const unquoted = text => text.replace(/\\(.)/g, "$1");
  const outputs = [...document.querySelectorAll(".jp-OutputArea-output")];

  /* Where the page says what was measured: as "what: number.", or folded below its name. */
  const resultOf = what => {
    for (const output of outputs) {
      const folded = [...output.querySelectorAll("details")].find(each => each.querySelector("summary").textContent === what);
      if (folded) {
        const answer = folded.textContent.slice(what.length).trim();
        return {shown: folded, measured: answer.replace(/^.*= /s, ""), derived: answer.includes(" = ") ? answer : ""};
      }
      const [first] = output.textContent.trim().split("\n");
      if (first.startsWith(what + ": ")) {
        return {shown: output.closest(".jp-OutputArea-child") || output, measured: first.slice(what.length + 2).replace(/\.$/, ""), derived: ""};
      }
    }
    return null;
  };

  class Prediction {
    constructor({cell: id, what, method}, cell) {
      this.cell = id;
      this.what = what;
      this.method = method;
      this.pattern = new RegExp("(Predict\\.that\\(" + quoted(what).replace(/[.*+?^${}()|[\]\\]/g, "\\$&") + ",\\s*)(?:"
          + LITERAL + "|([\\d_.]+))(?:,\\s*" + LITERAL + ")?\\)");
      this.key = keyOf("prediction/" + what);
      const {typed = "", because = "", isKept = false} = JSON.parse(written(this.key) || "{}");
      this.isKept = isKept;
      const field = (name, value, more) => element("input", {type: "text", class: name, value, autocomplete: "off", ...more});
      this.typed = field("live-number", typed, {placeholder: "? (500, 7e7, 24*4)", autocapitalize: "off"});
      this.because = field("live-because", because, {});
      this.status = element("p", {role: "status", class: "live-status"});
      this.form = element("form", {class: "live-prediction", "aria-label": "Your prediction: " + what},
          element("p", {}, "Your prediction: ", element("strong", {}, what)),
          element("div", {class: "live-bar"}, element("label", {}, "a number ", this.typed),
              element("label", {}, "because ", this.because), element("button", {type: "submit", class: "live-keep"}, "Keep it")),
          this.status);
      cell.after(this.form);
      const code = [...cell.querySelectorAll(".jp-InputArea-editor")].map(each => each.textContent).join("\n");
      if (code.split("\n").every(line => /^\s*(Predict\.that\(.*|\/\/.*)?$/.test(line))) cell.classList.add("live-cell");
      this.form.addEventListener("input", () => { this.isKept = false; this.store(); });
      this.form.addEventListener("submit", event => {
        event.preventDefault();
        this.tell();
      });
      this.findResult();
    }
    store() { keep(this.key, JSON.stringify({typed: this.typed.value, because: this.because.value, isKept: this.isKept})); }
    /* The result is folded until she has said something, and until a piece has run that measures it. */
    findResult() {
      this.result = resultOf(this.what);
      if (!this.result) return;
      const {shown} = this.result;
      this.compared = element("div", {class: "live-compared", "aria-live": "polite"});
      this.folded = shown.tagName === "DETAILS" ? shown
          : element("details", {}, element("summary", {}, "What was measured: " + this.what));
      this.answer = shown.closest(".live-answer");
      this.isMeasured = !this.answer;
      if (this.answer) this.answer.after(this.compared, this.folded);
      else shown.before(this.compared, this.folded);
      for (let next = shown; next !== this.folded && next && (next === shown || next.textContent.trim().startsWith("Derived: "));) {
        const following = next.nextElementSibling;
        this.folded.append(next);
        next = following;
      }
    }
    measure() {
      this.isMeasured = true;
      if (this.isKept) this.tell();
    }
    async tell() {
      const own = [this.what, this.typed.value, this.because.value];
      try {
        const {says} = await ask({call: "predicted", values: own});
        this.status.textContent = says;
        this.isKept = says.startsWith("Kept: ");
        this.store();
        if (this.isKept && this.isMeasured) {
          const {says: html} = await ask({call: "compared", values: [this.method, ...own, this.result.measured]});
          this.compared.innerHTML = html;
          if (this.result.derived) this.compared.append(element("p", {}, "Derived: " + this.result.derived + "."));
          this.folded.hidden = this.folded === this.result.shown;
          this.folded.open = true;
        } else if (this.result) {
          this.compared.replaceChildren();
          this.folded.hidden = false;
          this.folded.open = false;
        }
      } catch (problem) {
        this.status.textContent = problem.message !== "stopped" ? problem.message
            : "Stop ended this too, before your prediction was read. Press Keep it once more.";
      }
    }
    /* A cell's code with what she has typed in its place. */
    filledInto(code) {
      const typed = this.typed.value.trim();
      const because = this.because.value.trim().replace(/^because\b\s*/, "");
      return typed === "" ? code : code.replace(this.pattern, (all, begin) =>
          begin + quoted(typed) + ", " + quoted("because " + (because || "…")) + ")");
    }
    /* Whether a cell has a prediction of hers, and she has none here. */
    takenFrom(code) {
      const found = this.pattern.exec(code);
      if (!found || this.typed.value.trim() !== "") return false;
      const typed = found[2] === undefined ? found[3] : unquoted(found[2]);
      if (typed.trim() === "" || typed.trim() === "?") return false;
      this.typed.value = typed;
      this.because.value = unquoted(found[4] || "").replace(/^because\b\s*/, "").replace(/^…$/, "");
      this.tell();
      return true;
    }
  }

  const all = [];
  lesson.predictions.forEach(one => {
    const cell = document.getElementById("cell-id=" + one.cell);
    if (cell) all.push(new Prediction(one, cell));
  });
  all.filter(one => one.isKept).forEach(one => one.tell());
  return all;
};
