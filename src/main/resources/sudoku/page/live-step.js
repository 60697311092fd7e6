"use strict";
/* The step of a proof that she supplies: one of the choices above it, kept on the device, is told whether it is the step. */
self.sudokuStep = ({cell, replies, keyOf, element, written, keep}) => {
  const key = keyOf("step");
  const place = document.getElementById("cell-id=" + cell);
  if (!place) return null;
  const status = element("p", {role: "status", class: "live-status"});
  const buttons = Object.keys(replies).map(letter => {
    const button = element("button", {type: "button", "aria-pressed": "false"}, letter);
    button.addEventListener("click", () => choose(letter));
    return button;
  });
  const choose = letter => {
    keep(key, letter);
    buttons.forEach(each => each.setAttribute("aria-pressed", String(each.textContent === letter)));
    status.textContent = replies[letter];
  };
  place.classList.add("live-step");
  place.after(element("section", {class: "live-prediction", "aria-label": "Your step of the proof"},
      element("div", {class: "live-bar"}, "Your step: ", ...buttons), status));
  const before = written(key);
  if (before in replies) choose(before);
  return {
    cell,
    filledInto: code => written(key) in replies ? code.replace(/"\?"\)/, JSON.stringify(written(key)) + ")") : code,
    takenFrom: code => {
      const [, letter] = /,\s*"\s*([a-z])\)?\s*"\)/.exec(code) || [];
      if (!(letter in replies) || written(key) in replies) return false;
      choose(letter);
      return true;
    },
    what: "the step of the proof"
  };
};
