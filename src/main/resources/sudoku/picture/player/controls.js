const BUTTON = "font:inherit;padding:4px 14px;background:#FFFFFF;color:#1A1A1A;border:2px solid #5A5E63;"
  + "border-radius:6px;cursor:pointer";
const SPEEDS = [1, 2, 5, 10, 30, 100, 500];

/** How deep the search was at each step, and where the film stands. */
class Depths {
  constructor(film) {
    this.film = film;
    this.svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    this.svg.setAttribute("viewBox", "0 0 1000 100");
    this.svg.setAttribute("preserveAspectRatio", "none");
    this.svg.setAttribute("aria-hidden", "true");
    this.svg.style.cssText = "display:block;width:100%;height:70px;background:#F4F6F8";
    const columns = Math.min(film.depths.length, 1000), points = [];
    for (let i = 0; i < columns; i++) {
      const from = Math.floor(i * film.depths.length / columns);
      const to = Math.max(from + 1, Math.floor((i + 1) * film.depths.length / columns));
      const deepest = film.depths.slice(from, to).reduce((a, b) => Math.max(a, b), 0);
      points.push((1000 * i / Math.max(1, columns - 1)).toFixed(1) + "," + (100 - 96 * deepest / film.maxDepth).toFixed(1));
    }
    drawn(this.svg, "polygon", { points: "0,100 " + points.join(" ") + " 1000,100", fill: "#A9CDE6" });
    this.cursor = drawn(this.svg, "line", { y1: 0, y2: 100, stroke: COLORS.red, "stroke-width": 3,
      "vector-effect": "non-scaling-stroke" });
  }

  show(number) {
    const x = 1000 * number / Math.max(1, this.film.count);
    this.cursor.setAttribute("x1", x);
    this.cursor.setAttribute("x2", x);
  }
}

class Player {
  constructor(root, film) {
    this.root = root;
    this.film = film;
    this.number = 0;
    this.playing = false;
    this.board = film.screen();
    this.questions = film.asks ? new Questions(this) : null;
    this.depths = new Depths(film);
    this.build();
    this.show(0);
  }

  build() {
    const root = this.root;
    root.textContent = "";
    root.setAttribute("role", "group");
    root.setAttribute("aria-label", "Step player of a search");
    root.style.cssText = "background:#FFFFFF;color:#1A1A1A;border-radius:8px;padding:10px 14px;"
      + "font:18px/1.4 Helvetica,Arial,'Liberation Sans',sans-serif;box-sizing:border-box";
    root.style.maxWidth = Math.max(1080, Number(this.board.svg.getAttribute("width")) + 500) + "px";
    const above = element("div", "display:flex;flex-wrap:wrap;gap:10px 28px;align-items:flex-start");
    const beside = element("div", "flex:1 1 300px;min-width:260px;padding-top:24px");
    this.counter = element("div", "color:#5A5E63");
    this.words = element("div", "font-size:26px;font-weight:bold;min-height:2.8em;margin:6px 0 10px");
    this.words.setAttribute("aria-live", "polite");
    this.figures = element("div", "white-space:pre-line;margin-bottom:10px");
    beside.append(this.counter, this.words, ...(this.questions ? [this.questions.node] : []), this.figures,
      element("div", "color:#5A5E63", "depth at each step (" + counted(this.film.maxDepth) + " at most)"), this.depths.svg);
    if (this.board.isWide) this.spread(beside);
    above.append(this.board.svg, beside);
    root.append(above, this.controls());
    if (this.film.pace) root.append(element("div", "color:#5A5E63;margin-top:6px",
      "What is struck through is ruled out or taken back."));
    if (this.film.note) root.append(element("div", "color:#5A5E63;margin-top:6px", this.film.note));
    root.addEventListener("keydown", (event) => this.key(event));
  }

  /** What stands beside a board is below a wide one, and takes as few lines as it can. */
  spread(beside) {
    beside.style.cssText = "flex:1 1 100%;display:flex;flex-wrap:wrap;gap:0 28px;align-items:baseline";
    this.words.style.cssText = "font-size:26px;font-weight:bold;flex:1 1 60%";
    this.figures.style.cssText = "flex:1 1 100%";
    this.depths.svg.style.height = "44px";
  }

  controls() {
    const row = element("div", "display:flex;flex-wrap:wrap;gap:8px;align-items:center;margin-top:10px");
    const button = (label, title, action) => {
      const made = element("button", BUTTON, label);
      made.type = "button";
      made.setAttribute("aria-label", title);
      made.title = title;
      made.addEventListener("click", action);
      row.append(made);
      return made;
    };
    const goTo = (number) => () => { this.pause(); this.show(number()); };
    button("|\u25C0\uFE0E start", "to the start", goTo(() => 0));
    button("\u25C0\uFE0E back", "one step back", goTo(() => this.number - 1));
    this.playButton = button("\u25B6\uFE0E play", "play", () => this.playing ? this.pause() : this.play());
    this.playButton.style.minWidth = "6.5em";
    button("step \u25B6\uFE0E", "one step on", goTo(() => this.number + 1));
    button("end \u25B6\uFE0E|", "to the end", goTo(() => this.film.count));
    this.slider = element("input", "flex:1 1 200px;min-width:120px;accent-color:#0072B2");
    Object.assign(this.slider, { type: "range", min: 0, max: this.film.count, step: 1, value: 0 });
    this.slider.setAttribute("aria-label", "step");
    this.slider.addEventListener("input", () => { this.pause(); this.show(Number(this.slider.value)); });
    const label = element("label", "white-space:nowrap", "speed ");
    this.speed = element("select", "font:inherit;background:#FFFFFF;color:#1A1A1A;border:2px solid #5A5E63;border-radius:6px;padding:3px");
    for (const speed of SPEEDS) {
      const option = element("option", "", speed + (speed === 1 ? " step/s" : " steps/s"));
      option.value = speed;
      this.speed.append(option);
    }
    const length = (this.film.pace || Array(this.film.count).fill(1)).reduce((sum, stay) => sum + stay, 0);
    this.speed.value = length > 2000 ? 100 : length > 200 ? 10 : 2;
    label.append(this.speed);
    row.append(this.slider, label);
    return row;
  }

  /** Arrow keys step, wherever in the player the focus is; the page keeps its own keys outside. */
  key(event) {
    event.stopPropagation();
    const moves = { ArrowLeft: this.number - 1, ArrowRight: this.number + 1, Home: 0, End: this.film.count };
    if (event.key in moves && event.target.tagName !== "SELECT" && event.target !== this.slider) {
      event.preventDefault();
      this.pause();
      this.show(moves[event.key]);
    } else if (this.questions && event.target.tagName !== "SELECT" && this.questions.key(event.key)) {
      event.preventDefault();
    }
  }

  show(number) {
    this.number = Math.max(0, Math.min(this.film.count, number));
    const state = this.board.show(this.number);
    if (this.questions) this.questions.show(this.number, state);
    this.depths.show(this.number);
    this.slider.value = this.number;
    const words = this.film.describe(this.number);
    this.slider.setAttribute("aria-valuetext", "step " + this.number + ": " + words);
    this.counter.textContent = "step " + counted(this.number) + " of " + counted(this.film.count);
    this.words.textContent = words;
    const figures = this.film.figures(state) + "depth " + this.film.depths[this.number];
    this.figures.textContent = (this.board.isWide ? figures.replaceAll("\n", " \u00B7 ") : figures)
      + (this.film.deduces ? "\nblue: tried \u00B7 green italics: deduced" : "");
  }

  /** While it plays, a screen reader is not read every step; when it stops, it is told where. */
  play() {
    if (this.number === this.film.count) this.show(0);
    this.playing = true;
    this.playButton.textContent = "\u2016 pause";
    this.playButton.setAttribute("aria-label", "pause");
    this.words.removeAttribute("aria-live");
    if (this.questions) this.show(this.number);
    let shown = performance.now();
    const frame = (now) => {
      if (!this.playing || !this.root.isConnected) return;
      let due = (now - shown) * this.speed.value / 1000, next = this.number;
      while (next < this.film.count && due >= this.stay(next)) due -= this.stay(next++);
      if (next > this.number) {
        shown = now - due * 1000 / this.speed.value;
        this.show(next);
      }
      if (this.number === this.film.count) this.pause(); else requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }

  /** How long a step stays, measured in steps that are easy to follow. */
  stay(number) {
    return this.film.pace && number > 0 ? this.film.pace[number - 1] : 1;
  }

  pause() {
    this.playing = false;
    this.playButton.textContent = "\u25B6\uFE0E play";
    this.playButton.setAttribute("aria-label", "play");
    this.words.setAttribute("aria-live", "polite");
    if (this.questions) this.show(this.number);
  }
}
