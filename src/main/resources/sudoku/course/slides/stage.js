// Where slides are measured before they are made. How large something is depends on the fonts of this machine.
window.Stage = (function () {
  "use strict";

  /** What a slide has for its contents, and what lies between two of them. */
  const WIDTH = 1760, HEIGHT = 960, GAP = 26;
  // Type that is zoomed may be a pixel or two higher than its height times the zoom.
  const ROUNDING = 2;

  function element(name, className, ...children) {
    const made = document.createElement(name);
    if (className) made.className = className;
    made.append(...children);
    return made;
  }

  /** In the style of a slide, out of sight. */
  const stage = element("div", "stage");

  function sizeOf(box) {
    stage.replaceChildren(box);
    const { width, height } = box.getBoundingClientRect();
    return { width, height };
  }

  return {
    WIDTH, HEIGHT, GAP, ROUNDING, element,
    /** How large something wants to be. */
    natural: (part) => sizeOf(element("div", "measured", part)),
    /** How high it is where there is so much room from left to right. */
    heightAt(width, ...parts) {
      const box = element("div", "", ...parts);
      box.style.width = width + "px";
      return sizeOf(box).height;
    },
    open: (beside) => beside.append(stage),
    close: () => stage.remove(),
  };
})();
