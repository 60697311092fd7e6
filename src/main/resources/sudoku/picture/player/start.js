// It looks for every player on the page that is not set up yet, so it may stand beside each of
// them, run several times, and need no name for any.
document.querySelectorAll("[data-sudoku-player]:not([data-ready])").forEach((root) => {
  root.dataset.ready = "yes";
  const film = JSON.parse(root.dataset.sudokuPlayer);
  new Player(root, film.rows ? new CoverFilm(film) : new Film(film));
});
