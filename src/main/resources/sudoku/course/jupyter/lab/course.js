// What the course's own JupyterLab does besides what JupyterLab does: an extension, written as one is after packing.
(function () {
  "use strict";

  const FIGURE = "application/vnd.plotly.v1+json";

  /**
   * JupyterLab forgets a cell that is run before the kernel is there: while the kernel is only asked for, the cell asks for
   * another, which pushes the first aside; while it starts, the cell is sent to nobody. Here it waits for the first kernel.
   */
  function keepWhatIsRunEarly(session) {
    const start = session.startKernel, startFirst = session._startIfNecessary;
    if (!startFirst) return; // another JupyterLab than the course's own, built differently
    let first = false;
    Object.defineProperty(session, "hasNoKernel", { get: () => !session.session || !session.session.kernel });
    session._startIfNecessary = function () {
      first = true;
      try {
        return startFirst.call(session);
      } finally {
        first = false;
      }
    };
    session.startKernel = async function () {
      if (first) return start.call(session);
      await session.initialize();
      return session.hasNoKernel ? start.call(session) : false;
    };
  }

  /**
   * A chart that lives is drawn without a word; here it says what its image beside it says. And it keeps its height: drawn
   * while its notebook is behind another one, it would have none.
   */
  function careForCharts(rendermime) {
    const plotly = rendermime.getFactory(FIGURE);
    if (!plotly) return;
    const createRenderer = (options) => {
      const chart = plotly.createRenderer(options), render = chart.renderModel;
      chart.renderModel = async (model) => {
        await render.call(chart, model);
        const { layout } = model.data[FIGURE] || {};
        if (layout && layout.height) chart.node.style.height = layout.height + "px";
        const page = new DOMParser().parseFromString(String(model.data["text/html"] || ""), "text/html");
        const image = page.querySelector("img[alt]");
        if (image) {
          chart.node.setAttribute("role", "figure");
          chart.node.setAttribute("aria-label", image.alt);
        }
      };
      return chart;
    };
    rendermime.addFactory({ ...plotly, createRenderer }, 0);
  }

  /**
   * In a lecture the next section begins at the top of the screen. JupyterLab scrolls no further than needed, and does so
   * a moment after the cell has become the active one.
   */
  function showSections(panel) {
    const SCROLLED_BY_THEN = 120;
    panel.content.addClass("shows-sections");
    panel.content.activeCellChanged.connect((notebook, cell) => {
      const begins = cell && cell.model.type === "markdown" && /^## /m.test(cell.model.sharedModel.getSource());
      if (!begins || !panel.node.querySelector(".for-the-room")) return;
      setTimeout(() => {
        if (notebook.activeCell === cell) cell.node.scrollIntoView({ block: "start" });
      }, SCROLLED_BY_THEN);
    });
  }

  const plugin = {
    id: "sudoku-course:notebook",
    autoStart: true,
    activate: (app) => {
      app.docRegistry.addWidgetExtension("Notebook", {
        createNew: (panel, context) => {
          keepWhatIsRunEarly(context.sessionContext);
          careForCharts(panel.content.rendermime);
          showSections(panel);
        },
      });
    },
  };

  window._JUPYTERLAB = window._JUPYTERLAB || {};
  window._JUPYTERLAB["sudoku-course"] = {
    init: () => {},
    get: () => Promise.resolve(() => ({ __esModule: true, default: plugin })),
  };
})();
