// Shows the slides with reveal.js, and charts as plotly.js draws them.
(function () {
  "use strict";

  const FOLDER = document.currentScript.src.replace(/[^/]*$/, "");
  const WIDTH = 1760;

  /** plotly.js is large: it is loaded with the first chart. */
  function plotly() {
    if (!plotly.loading) {
      plotly.loading = new Promise((loaded) => {
        const program = document.createElement("script");
        program.src = FOLDER + "plotly.min.js";
        program.onload = program.onerror = loaded;
        document.head.append(program);
      });
    }
    return plotly.loading;
  }

  /** A title larger than the axes, and no longer than the chart is wide. */
  function titleIn(width, title) {
    const size = Math.min(30, width / (0.56 * String((title && title.text) || "").length));
    return Object.assign({}, title, { font: { size } });
  }

  /** A chart's image makes room for the chart itself, where plotly.js is. */
  async function enliven(slide) {
    const charts = slide ? [...slide.querySelectorAll("script.chart")] : [];
    if (charts.length > 0) await plotly();
    if (!window.Plotly || slide !== window.Reveal.getCurrentSlide()) return;
    for (const data of charts.filter((chart) => chart.isConnected)) {
      const output = data.closest(".output"), image = output.querySelector("img");
      const figure = JSON.parse(data.textContent), zoom = Number(output.style.zoom) || 1;
      const width = output.closest(".row") ? image.offsetWidth * Math.max(1, zoom) : WIDTH, height = image.offsetHeight * zoom;
      const chart = document.createElement("div");
      chart.className = "chart";
      chart.setAttribute("role", "img");
      chart.setAttribute("aria-label", image.alt);
      data.remove();
      const font = Object.assign({}, figure.layout.font, { size: 24 });
      // The number beside the longest bar needs room, in this type.
      const margin = Object.assign({}, figure.layout.margin, { r: Math.max(150, (figure.layout.margin || {}).r || 0) });
      const title = titleIn(width, figure.layout.title);
      const layout = Object.assign({}, figure.layout, { width, height, font, title, margin, autosize: false });
      window.Plotly.newPlot(chart, figure.data, layout, { displayModeBar: false, responsive: false }).then(() => {
        output.style.zoom = 1;
        image.replaceWith(chart);
      });
    }
  }

  async function start() {
    const slides = document.querySelector(".slides");
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
    window.layOutSlides(slides, document.title);
    const deck = window.Reveal;
    deck.on("ready", (event) => enliven(event.currentSlide));
    deck.on("slidechanged", (event) => enliven(event.currentSlide));
    await deck.initialize({
      width: 1920, height: 1080, margin: 0, minScale: 0.1, maxScale: 4, center: false, hash: true,
      transition: "none", pdfSeparateFragments: false, plugins: [window.RevealNotes],
    });
    document.documentElement.dataset.slides = "ready";
  }

  start();
})();
