// What a page of the site gains where scripts run: the switch between light and dark, and charts that live.
(function () {
  "use strict";

  const root = document.documentElement, own = document.currentScript;
  const dark = window.matchMedia("(prefers-color-scheme: dark)");

  /** What the reader chose before; a browser may keep nothing for pages from a disk. */
  function remembered() {
    try { return localStorage.getItem("theme"); } catch (kept) { return null; }
  }

  function remember(theme) {
    try { localStorage.setItem("theme", theme); } catch (kept) { /* then it lasts as long as the page */ }
  }

  // At once, before anything is drawn in the other one.
  if (remembered()) root.dataset.theme = remembered();

  const isDark = () => root.dataset.theme ? root.dataset.theme === "dark" : dark.matches;

  function fitSwitch() {
    const button = document.getElementById("theme");
    const label = () => { button.textContent = isDark() ? "Light" : "Dark"; };
    button.hidden = false;
    button.addEventListener("click", () => {
      root.dataset.theme = isDark() ? "light" : "dark";
      remember(root.dataset.theme);
      label();
    });
    dark.addEventListener("change", label);
    label();
  }

  let plotly = null;

  /** The program that draws charts is large, so it comes when the first chart is near. */
  function loadPlotly() {
    plotly = plotly || new Promise((done, failed) => {
      const script = document.createElement("script");
      script.src = own.dataset.plotly;
      script.onload = () => done(window.Plotly);
      script.onerror = failed;
      document.head.append(script);
    });
    return plotly;
  }

  /** Draws the living chart, then puts it in the place of its image, which comes back on paper. */
  async function enliven(chart) {
    const { data, layout, config } = JSON.parse(chart.querySelector("script").textContent);
    const draw = await loadPlotly();
    const live = document.createElement("div");
    live.className = "live";
    live.setAttribute("role", "img");
    live.setAttribute("aria-label", chart.querySelector("img").alt);
    chart.append(live);
    if (window.matchMedia("(pointer: coarse)").matches) layout.dragmode = false;
    if (chart.clientWidth < 600) {
      layout.font = { ...layout.font, size: 12 };
      layout.title = { ...layout.title, font: { size: 13 } };
      layout.margin = { ...layout.margin, r: Math.max(80, (layout.margin || {}).r || 0) };
    }
    await draw.newPlot(live, data, layout, { ...config, displayModeBar: false });
    chart.classList.add("alive");
  }

  function watchCharts() {
    const near = new IntersectionObserver((entries) => entries.filter((entry) => entry.isIntersecting).forEach((entry) => {
      near.unobserve(entry.target);
      enliven(entry.target).catch(() => { /* its image stays */ });
    }), { rootMargin: "800px" });
    document.querySelectorAll(".chart").forEach((chart) => near.observe(chart));
  }

  /** One that lacks little to be seen whole shrinks a little more than its reader would like. */
  window.sudokuFit = (image) => {
    const room = image.parentElement.clientWidth;
    if (image.naturalWidth <= 2 * room) image.style.maxWidth = "100%";
    const least = image.getBoundingClientRect().width;
    if (least > room && least <= 1.2 * room) image.style.minWidth = "0";
  };

  /** On a narrow page a picture shrinks as far as it can be read; a larger one is scrolled, by key as well, and fades where it goes on. */
  function fitPictures() {
    document.querySelectorAll("main img").forEach((image) => window.sudokuFit(image));
    document.querySelectorAll("main pre, main .jp-RenderedHTMLCommon, main .jp-RenderedHTMLCommon div").forEach((box) => {
      if (box.scrollWidth <= box.clientWidth || getComputedStyle(box).overflowX !== "auto") return;
      box.tabIndex = 0;
      const fade = () => box.classList.toggle("more", box.scrollLeft + box.clientWidth < box.scrollWidth - 1);
      box.addEventListener("scroll", fade);
      fade();
    });
  }

  /** On a narrow page the contents would push the lesson off the first screen. */
  function foldContents() {
    const contents = document.querySelector(".contents details");
    if (contents && window.matchMedia("(max-width: 74.99rem)").matches) contents.open = false;
  }

  /** The contents mark the section that is being read: the last one whose heading is in the upper third, or above. */
  function markPlace() {
    const links = [...document.querySelectorAll(".contents a")];
    const headings = links.map((link) => document.getElementById(link.getAttribute("href").slice(1)));
    const mark = () => {
      const begun = headings.filter((heading) => heading.getBoundingClientRect().top < window.innerHeight / 3).length;
      links.forEach((link, at) => {
        if (at === begun - 1) link.setAttribute("aria-current", "true");
        else link.removeAttribute("aria-current");
      });
    };
    document.addEventListener("scroll", mark, { passive: true });
    mark();
  }

  document.addEventListener("DOMContentLoaded", () => { fitSwitch(); foldContents(); watchCharts(); markPlace(); });
  window.addEventListener("load", fitPictures);
})();
