// What the course's own JupyterLab does besides what JupyterLab does: an extension, written as one is after packing.
(function () {
  "use strict";

  const FIGURE = "application/vnd.plotly.v1+json";

  /**
   * A cell that is run before the kernel is there asks for another kernel. That one pushes the first aside, and JupyterLab
   * forgets the cell. Here such a cell waits for the kernel that is on its way.
   */
  function keepWhatIsRunEarly(session) {
    const start = session.startKernel, startFirst = session._startIfNecessary;
    if (!startFirst) return; // another JupyterLab than the course's own, built differently
    let first = false;
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

  /** A chart that lives is drawn without a word; here it says what its image beside it says. */
  function nameCharts(rendermime) {
    const plotly = rendermime.getFactory(FIGURE);
    if (!plotly) return;
    const createRenderer = (options) => {
      const chart = plotly.createRenderer(options), render = chart.renderModel;
      chart.renderModel = async (model) => {
        await render.call(chart, model);
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

  const plugin = {
    id: "sudoku-course:notebook",
    autoStart: true,
    activate: (app) => {
      app.docRegistry.addWidgetExtension("Notebook", {
        createNew: (panel, context) => {
          keepWhatIsRunEarly(context.sessionContext);
          nameCharts(panel.content.rendermime);
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
