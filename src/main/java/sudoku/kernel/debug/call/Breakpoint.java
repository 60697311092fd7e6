package sudoku.kernel.debug.call;

/**
 * A line to stop at: with a condition only where that is true; with a message the message is printed instead. Both may
 * be empty.
 */
public record Breakpoint(int line, String condition, String message) {}
