package sudoku.chart;

import sudoku.picture.draw.Html;
import sudoku.puzzles.NamedPuzzle;
import sudoku.puzzles.NamedPuzzles;

/** What a chart says of a puzzle where the pointer is: its name, and its board in letters if the course knows it. */
final class PuzzleNote {
    private PuzzleNote() {}

    /** @param isNamed whether the chart says its name already */
    static String of(String puzzle, boolean isNamed) {
        String board = NamedPuzzles.all().stream()
                .filter(each -> each.key().equals(puzzle))
                .findFirst()
                .map(PuzzleNote::board)
                .orElse("");
        return (isNamed ? "" : "<br>" + Html.escape(puzzle)) + board;
    }

    /** Plotly would join spaces; those that do not join keep the columns. */
    private static String board(NamedPuzzle named) {
        return "<br>" + named.grid().toString().replace(' ', '\u00A0').replace("\n", "<br>");
    }
}
