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

  /** A film that asks and was run just now is shown with its question; JupyterLab shows the beginning of the next cell. */
  function showFilmsThatAsk(panel) {
    const SCROLLED_BY_THEN = 400;
    const show = (film) => {
      const cells = panel.content.widgets, at = cells.findIndex((cell) => cell.node.contains(film));
      const wasRun = at >= 0 && [0, 1].includes(panel.content.activeCellIndex - at);
      if (wasRun) film.scrollIntoView({ block: "nearest" });
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          const film = node.querySelector && node.querySelector("[data-sudoku-player]");
          if (film && film.dataset.sudokuPlayer.includes('"asks":true')) setTimeout(() => show(film), SCROLLED_BY_THEN);
        }
      }
    }).observe(panel.content.node, { childList: true, subtree: true });
  }

  /**
   * TAB offers what the kernel knows, and no words that are elsewhere in the cell: after a dot a keyword is no help. The
   * setting for that is lost, because JupyterLab replaces its default by the rank that a provider has.
   */
  function offerWhatTheKernelKnows(app, completion) {
    app.started.then(() => {
      const words = completion && completion.getProviders().get("CompletionProvider:context");
      if (words) words.rank = -1;
    });
  }

  const plugin = {
    id: "sudoku-course:notebook",
    autoStart: true,
    activate: (app, completion) => {
      offerWhatTheKernelKnows(app, completion);
      app.docRegistry.addWidgetExtension("Notebook", {
        createNew: (panel, context) => {
          keepWhatIsRunEarly(context.sessionContext);
          careForCharts(panel.content.rendermime);
          showSections(panel);
          showFilmsThatAsk(panel);
        },
      });
    },
  };

  window._JUPYTERLAB = window._JUPYTERLAB || {};
  let shared = {};
  window._JUPYTERLAB["sudoku-course"] = {
    init: (scope) => {
      shared = scope;
    },
    get: async () => {
      const [completer] = Object.values(shared["@jupyterlab/completer"] || {});
      const optional = completer ? [(await completer.get())().ICompletionProviderManager] : [];
      return () => ({ __esModule: true, default: { ...plugin, optional } });
    },
  };
})();
