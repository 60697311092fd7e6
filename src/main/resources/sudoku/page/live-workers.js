"use strict";
/* What the pages share that have work done in the background: workers, elements, and what is kept on the device. */
(function () {
  const place = document.currentScript.src.replace(/[^/]*$/, "");
  const scripts = {};
  const written = key => { try { return localStorage.getItem(key); } catch (noStorage) { return null; } };
  const keep = (key, text) => { try { localStorage.setItem(key, text); } catch (full) { /* The text stays in the page. */ } };

  /* From a disk nothing can be fetched, so a script that a worker needs comes as a function in a script of the page. */
  const script = name => scripts[name] = scripts[name] || new Promise((done, failed) => {
    const tag = document.createElement("script");
    tag.src = place + name + ".js";
    tag.onload = () => done(String(self.sudokuParts[name]).replace(/^function \(\) \{/, "").replace(/\}$/, ""));
    tag.onerror = () => {
      delete scripts[name];
      tag.remove();
      failed(new Error("The file " + name + ".js could not be loaded. Are you online, and is it in the folder of this page? Then try again."));
    };
    document.head.append(tag);
  });

  /* A worker that answers one question at a time; ended and begun anew, when somebody stops it. */
  class Helper {
    constructor(names, before) { this.names = names; this.before = before || ""; this.waiting = new Map(); this.count = 0; this.stops = 0; }
    async open() {
      const texts = await Promise.all(this.names.map(script));
      if (!this.worker) {
        const source = URL.createObjectURL(new Blob([this.before, ...texts.map(text => text + "\n;")], {type: "text/javascript"}));
        this.worker = new Worker(source);
        URL.revokeObjectURL(source);
        this.worker.onmessage = ({data}) => {
          const one = this.waiting.get(data.id);
          this.waiting.delete(data.id);
          if (data.failed) one.failed(new Error("This could not be run: " + data.failed));
          else one.done(data);
        };
        this.worker.onerror = event => { this.fail(event.message); event.preventDefault(); };
      }
      return this.worker;
    }
    fail(why) { this.waiting.forEach(one => one.failed(new Error(why))); this.waiting.clear(); }
    async ask(question) {
      const stops = this.stops;
      const worker = await this.open();
      if (stops !== this.stops) throw new Error("stopped");
      return new Promise((done, failed) => {
        const id = ++this.count;
        this.waiting.set(id, {done, failed});
        worker.postMessage({id, ...question});
      });
    }
    stop() {
      if (this.worker) this.worker.terminate();
      this.worker = null;
      this.stops++;
      this.fail("stopped");
    }
  }

  const element = (name, attributes, ...children) => {
    const made = document.createElement(name);
    Object.entries(attributes || {}).forEach(([key, value]) => made.setAttribute(key, value));
    made.append(...children);
    return made;
  };

  self.sudokuWorkers = {place, Helper, element, written, keep};
})();
