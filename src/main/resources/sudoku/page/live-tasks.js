"use strict";
/* A task of an exercise: the questions before its code, and hints in steps. What only a notebook can run is out of sight. */
self.sudokuTask = ({help, editor, ask, keyOf, element, written, keep}) => {
  const {piece} = editor;
  const cellOf = what => document.getElementById("cell-id=" + piece.variable + what);
  ["", "-questions", "-try", "-check", "-help", "-explain"].map(cellOf).filter(cell => cell)
      .forEach(cell => { cell.classList.add("live-gone"); });

  const key = keyOf(piece.variable + "-questions");
  const kept = JSON.parse(written(key) || "[]");
  const inputs = Array.from({length: piece.questions}, (_, i) =>
      element("input", {type: "text", value: kept[i] || "", autocomplete: "off", autocapitalize: "off"}));
  const said = element("div", {class: "live-told", "aria-live": "polite"});
  const form = element("form", {class: "live-questions", "aria-label": "Before you write: " + piece.variable.replace("task", "task ")},
      ...inputs.map((input, i) => element("label", {}, "Answer to question " + (i + 1) + " ", input)),
      element("div", {class: "live-bar"}, element("button", {type: "submit"}, "Answer")), said);
  (cellOf("-questions") || editor.box).before(form);
  const typed = () => inputs.map(input => input.value).join("\n");
  const tell = async (place, call, ...values) => {
    try {
      const {says} = await ask({call, values: [piece.kind, help, ...values]});
      place.innerHTML = says;
    } catch (problem) {
      place.textContent = problem.message === "stopped" ? "Stop ended this too. Press the button once more." : problem.message;
    }
  };
  form.addEventListener("input", () => keep(key, JSON.stringify(inputs.map(input => input.value))));
  form.addEventListener("submit", event => {
    event.preventDefault();
    tell(said, "questions", typed());
  });

  const hints = element("div", {class: "live-told", "aria-live": "polite"});
  const hint = element("button", {type: "button", class: "live-hint"}, "Hint");
  hint.addEventListener("click", () => tell(hints, "nextHint"));
  editor.run.textContent = "Check";
  editor.anew.after(hint);
  editor.box.append(hints);
  return {get typed() { return typed(); }};
};
