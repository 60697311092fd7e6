// Joins what belongs together, and cuts what is longer than a slide.
window.Split = (function () {
  "use strict";

  const { WIDTH, HEIGHT, GAP, element, natural, heightAt } = window.Stage, { isOptions, linesOf, LONGEST_LINE } = window.Contents;

  const isHeading = (block) => block !== null && block.matches("h1, h2, h3");

  /** As many of the rows (or items) of a list on each part as fit, with what else there is in the whole on each. */
  function cut(whole, list, room, onPage) {
    const rows = [...list.children], parts = [];
    rows.forEach((row) => row.remove());
    while (rows.length > 0) {
      const part = whole.cloneNode(true), body = whole === list ? part : part.querySelector(list.localName);
      do body.append(rows.shift());
      while (rows.length > 0 && heightAt(WIDTH, onPage(part)) <= room);
      if (body.children.length > 1 && heightAt(WIDTH, onPage(part)) > room) rows.unshift(body.lastElementChild);
      parts.push(part);
    }
    return parts;
  }

  /** A list or a table of prose that is longer than a slide, in parts that leave room for a heading. */
  function blocks(block, className) {
    const list = block.matches("ul, ol") ? block : block.querySelector("tbody");
    const onPage = (part) => element("div", className, part);
    return !list || heightAt(WIDTH, onPage(block)) <= HEIGHT ? [block] : cut(block, list, 0.85 * HEIGHT, onPage);
  }

  return {
    /** What a cell prints comes in pieces, as it happened to be ready: pieces that follow one another are one. */
    joined(outputs) {
      const whole = [];
      for (const output of outputs) {
        const last = whole[whole.length - 1];
        if (last && last.matches("pre") && last.className === output.className) {
          last.append(last.textContent.endsWith("\n") ? "" : "\n", ...output.childNodes);
        } else {
          whole.push(output);
        }
      }
      return whole;
    },

    /** Whether this is a question with its options. */
    asks: (section) => [...section.querySelectorAll("ul")].some(isOptions),

    /** Prose, cut before each section, proof and question: one idea on a slide. */
    sections(prose) {
      const parts = [];
      for (const block of [...prose.children]) {
        const begins = block.matches("h2") || isOptions(block.nextElementSibling) || /^(Predict|Proof)\b/.test(block.textContent);
        if (parts.length === 0 || begins && !isHeading(parts[parts.length - 1].lastElementChild)) parts.push(element("div", prose.className));
        parts[parts.length - 1].append(block);
      }
      return parts;
    },

    /** Prose that is longer than a slide; a heading goes with what it is above, and a list with what leads to it. */
    paragraphs(prose) {
      const parts = [element("div", prose.className)];
      for (const block of [...prose.children].flatMap((one) => blocks(one, prose.className))) {
        const part = parts[parts.length - 1];
        part.append(block);
        if (part.children.length > 1 && heightAt(WIDTH, part) > HEIGHT) {
          const leads = isHeading(block.previousSibling) || block.matches("ol, ul") && block.previousSibling.matches("p");
          const moved = leads && part.children.length > 2 ? [block.previousSibling, block] : [block];
          parts.push(element("div", prose.className, ...moved));
        }
      }
      return parts.filter((part) => part.children.length > 0);
    },

    /** As many lines on each part as fit, about as many on each. */
    lines(output) {
      const lines = output.innerHTML.replace(/\n$/, "").split("\n"), parts = [];
      const room = Math.max(1, Math.floor(HEIGHT / (natural(output).height / lines.length)) - 1);
      const most = Math.ceil(lines.length / Math.ceil(lines.length / room));
      for (let from = 0; from < lines.length; from += most) {
        const part = output.cloneNode(false);
        part.innerHTML = lines.slice(from, from + most).join("\n");
        parts.push(part);
      }
      return parts;
    },

    /** Code, cut before methods: about as many lines on each part, and no more than fit. */
    methods(input, smallest) {
      const lines = linesOf(input.querySelector("pre"));
      const textOf = (line) => element("i", "", document.createRange().createContextualFragment(line)).textContent;
      const rowsOf = (some) => some.reduce((sum, line) => sum + Math.max(1, Math.ceil(textOf(line).length / LONGEST_LINE)), 0);
      const room = Math.floor(HEIGHT / smallest / (natural(input).height / rowsOf(lines))) - 1;
      const most = Math.ceil(rowsOf(lines) / Math.ceil(rowsOf(lines) / room));
      const methods = [];
      for (const line of lines) {
        if (methods.length === 0 || /^[^\s}]/.test(textOf(line))) methods.push([]);
        methods[methods.length - 1].push(line);
      }
      const parts = [[]];
      for (const method of methods) {
        const last = parts[parts.length - 1], rows = rowsOf(last);
        if (rows > 0 && (rows >= most || rows + rowsOf(method) > room)) parts.push(method);
        else last.push(...method);
      }
      return parts.map((part) => {
        const made = input.cloneNode(true);
        made.querySelector("pre").innerHTML = part.join("\n");
        return made;
      });
    },

    /** As many rows of a table on each part as fit, below the same heads. */
    rows(output) {
      const narrow = Math.min(1, WIDTH / natural(output).width);
      output.style.zoom = narrow;
      return cut(output, output.querySelector("tbody"), HEIGHT, (part) => part);
    },
  };
})();
