package sudoku.kernel.debug.call;

/** A line, counted from 1, of a text that a front end knows by its path. */
public record Place(String path, int line) {}
