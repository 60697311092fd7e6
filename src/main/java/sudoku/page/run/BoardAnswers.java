package sudoku.page.run;

import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.cover.DancingLinksSolver;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.grid.Rules;
import sudoku.picture.SearchTreePicture;
import sudoku.picture.player.StepPlayer;
import sudoku.puzzles.CluePattern;
import sudoku.puzzles.Difficulty;
import sudoku.puzzles.Generator;
import sudoku.puzzles.PuzzleRequest;
import sudoku.puzzles.Solvers;
import sudoku.search.SearchLimit;
import sudoku.search.SearchResult;
import sudoku.search.SearchStats;
import sudoku.search.Trace;
import sudoku.solve.Solver;

/**
 * What the page with the board asks of the library. A board is its line of 81 characters; what an answer consists of is
 * parted by tabs.
 */
public final class BoardAnswers {
    private static final int STEPS_KEPT = 3_000;

    private BoardAnswers() {}

    /** The names of the solvers, in the order of the lessons. */
    public static String solvers() {
        return Solvers.all().stream().map(Solver::name).collect(Collectors.joining("\t"));
    }

    /** The outcome of a search for the first solution, its four counts, and the solution if there is one. */
    public static String solved(String solver, String board, int mostNodes) {
        SearchResult result = Solvers.named(solver)
                .solve(Grid.parse(board), SearchLimit.first().withNodes(mostNodes));
        SearchStats stats = result.stats();
        return result.outcome() + "\t" + stats.nodes() + "\t" + stats.guesses() + "\t" + stats.backtracks() + "\t"
                + stats.maxDepth() + "\t"
                + result.firstSolution().map(Grid::toLine).orElse("");
    }

    /** Whether a puzzle has one solution, in a sentence. */
    public static String solutions(String board, int mostNodes) {
        SearchResult result = new DancingLinksSolver()
                .solve(Grid.parse(board), SearchLimit.solutions(2).withNodes(mostNodes));
        return switch (result.outcome()) {
            case INVALID -> "The digits on the board contradict each other, so nothing is searched.";
            case UNSATISFIABLE -> "This board has no solution.";
            case LIMIT, GAVE_UP ->
                String.format(Locale.ROOT, "%,d nodes did not settle how many solutions there are.", mostNodes);
            case SOLVED ->
                result.isUnique()
                        ? "This board has exactly one solution."
                        : "This board has more than one solution. Each solver stops at the first solution that it"
                                + " finds.";
        };
    }

    /** The beginning of a search: the film for the step player, the tree as an image. */
    public static String film(String solver, String board, int mostNodes) {
        Grid puzzle = Grid.parse(board);
        Trace trace = new Trace(STEPS_KEPT);
        Solvers.named(solver).solve(puzzle, SearchLimit.first().withNodes(mostNodes), trace);
        return StepPlayer.of(puzzle, trace).film() + "\t"
                + SearchTreePicture.of(puzzle, trace).html();
    }

    /** For each cell a dot, as empty texts at the beginning get lost, and for a blank one the digits no peer holds. */
    public static String marks(String board) {
        Grid grid = Grid.parse(board);
        return IntStream.range(0, grid.cells().count())
                .mapToObj(cell -> "." + (grid.isBlank(cell) ? BoardHint.digits(Rules.candidates(grid, cell), "") : ""))
                .collect(Collectors.joining("\t"));
    }

    /** What is left for a blank cell, and why each other digit is not. */
    public static String why(String board, int cell) {
        Grid grid = Grid.parse(board);
        int left = Rules.candidates(grid, cell);
        String fits = left == Digits.NONE
                ? "No digit is"
                : BoardHint.digits(left, " or ") + (Digits.count(left) > 1 ? " are" : " is");
        return BoardHint.atStart(BoardHint.place(grid.cells(), cell)) + ": " + fits + " left. "
                + BoardHint.taken(grid, cell);
    }

    /** The next step: its cell or -1, its digit, a sentence, and the house that it looks at or -1. */
    public static String hint(String board) {
        BoardHint hint = BoardHint.of(Grid.parse(board));
        return hint.cell() + "\t" + hint.digit() + "\t" + hint.sentence() + "\t" + hint.house();
    }

    /** A new puzzle with one solution, the same for the same seed; without a grade, of any. */
    public static String made(String pattern, String grade, int seed) {
        PuzzleRequest any = PuzzleRequest.size(9).pattern(CluePattern.valueOf(pattern));
        PuzzleRequest wanted = grade.isEmpty() ? any : any.difficulty(Difficulty.valueOf(grade));
        return new Generator(seed).puzzle(wanted).toLine();
    }
}
