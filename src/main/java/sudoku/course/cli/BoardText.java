package sudoku.course.cli;

import sudoku.grid.Grid;

/** A solved board in characters for a terminal, its clues in bold. */
final class BoardText {
    private static final String BOLD = "\033[1m";
    private static final String PLAIN = "\033[0m";

    private BoardText() {}

    static String of(Grid solution, Grid puzzle) {
        StringBuilder text = new StringBuilder();
        int cell = 0;
        for (char symbol : solution.toString().toCharArray()) {
            if (!Character.isLetterOrDigit(symbol)) {
                text.append(symbol);
                continue;
            }
            boolean isClue = !puzzle.isBlank(cell++);
            text.append(isClue ? BOLD + symbol + PLAIN : symbol);
        }
        return text.toString();
    }
}
