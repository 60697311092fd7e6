"use strict";
/* The editor of a piece where the build could not bring CodeMirror: a plain text area that is used in the same way. */
self.sudokuEditor = (parent, {text, label, help, changed, run, leave, touched}) => {
  const area = document.createElement("textarea");
  const attributes = {
    "aria-label": label, "aria-description": help, spellcheck: "false", autocapitalize: "off", autocomplete: "off", wrap: "off"
  };
  Object.entries(attributes).forEach(([name, value]) => area.setAttribute(name, value));
  area.value = text;
  parent.append(area);
  const size = () => { area.rows = Math.max(4, area.value.split("\n").length + 1); };
  size();
  area.addEventListener("input", () => { size(); changed(); });
  area.addEventListener("focus", touched, {once: true});
  area.addEventListener("keydown", event => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      run();
    } else if (event.key === "Escape") {
      leave();
    } else if (event.key === "Tab" && !event.shiftKey && !event.ctrlKey && !event.altKey) {
      event.preventDefault();
      area.setRangeText("    ", area.selectionStart, area.selectionEnd, "end");
      area.dispatchEvent(new Event("input"));
    }
  });
  return {
    get text() { return area.value; },
    set text(all) { area.value = all; area.dispatchEvent(new Event("input")); },
    focus() { area.focus(); },
    select(from, to) { area.focus(); area.setSelectionRange(from, to); },
    mark() { /* A text area has no marks; the complaints are listed below it. */ }
  };
};
