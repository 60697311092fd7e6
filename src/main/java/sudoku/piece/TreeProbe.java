package sudoku.piece;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import sudoku.grid.Grid;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.picture.GridPicture;
import sudoku.search.SearchLimit;
import sudoku.solve.Backtracking;

/**
 * Walks down a search tree once, at random, and says how many nodes the whole tree would have if it were everywhere as
 * wide as on this walk.
 *
 * <p>In each blank, in reading order, one of the digits that fit is drawn: {@code random.nextInt(count)} for one of so
 * many. The board is a copy and may be written on.
 *
 * <p><b>Lesson.</b> 01-backtracking.
 */
@FunctionalInterface
public interface TreeProbe {
    double probe(int[] board, Random random);

    PieceKind<TreeProbe> PIECE = PieceKind.of(TreeProbe.class)
            .library((board, random) -> {
                double nodes = 0;
                double width = 1;
                for (int cell = 0; cell < board.length; cell++) {
                    if (board[cell] == Grid.BLANK) {
                        List<Integer> digits = Cases.fitting(board, cell);
                        if (digits.isEmpty()) {
                            return nodes;
                        }
                        width *= digits.size();
                        nodes += width;
                        board[cell] = digits.get(random.nextInt(digits.size()));
                    }
                }
                return nodes;
            })
            .stub("says 0 to everything", (board, random) -> 0)
            .cases(Cases::all);

    /** Tries it on trees where each walk is worth the same, and then on the mean of many. */
    final class Cases {
        private static final int WALKS = 20_000;
        private static final double ERRORS = 6;

        private static final Fits RULE = Fits.PIECE.library();

        private static List<Integer> fitting(int[] board, int cell) {
            List<Integer> digits = new ArrayList<>();
            for (int digit = 1; digit <= Boards.cells(board).size(); digit++) {
                if (RULE.fits(board, cell, digit)) {
                    digits.add(digit);
                }
            }
            return digits;
        }

        private static List<Case<TreeProbe, ?>> all() {
            return List.of(
                    exact("34212143431212.4", "One blank, and one digit fits it: 1 node."),
                    exact(
                            "342121..4312123.",
                            "Three blanks, and one digit fits each, once those before it are filled:"
                                    + " 1 + 1 + 1 nodes."),
                    exact("123....4........", "Nothing fits the first blank: the walk ends before the first node."),
                    exact(
                            "1....234..1243..",
                            "One digit fits each of the first two blanks, and none the third: the walk ends there, and"
                                    + " its 2 nodes count."),
                    exact(
                            "..212143..121234",
                            "Two digits fit the first blank, and after either of them one digit fits each of the"
                                    + " other three. The width stays 2: 2 + 2·1 + 2·1·1 + 2·1·1·1 nodes."),
                    onAverage("...1.14343121234"),
                    onAverage(".4........1..2.4"));
        }

        /** A tree where all walks are worth the same. */
        private static Case<TreeProbe, Double> exact(String line, String why) {
            Grid puzzle = Grid.parse(line);
            double expected = PIECE.library().probe(puzzle.toArray(), new Random(1));
            return new Case<>(
                    GridPicture.of(puzzle),
                    piece -> piece.probe(puzzle.toArray(), new Random(1)),
                    worth -> worth == expected
                            ? Optional.empty()
                            : Fault.found(
                                    "Your probe says " + number(worth) + ", but each walk is worth " + number(expected)
                                            + ". " + why,
                                    GridPicture.of(puzzle)));
        }

        private static Case<TreeProbe, Double> onAverage(String line) {
            Grid puzzle = Grid.parse(line);
            double nodes = new Backtracking().solve(puzzle, SearchLimit.none()).nodes();
            return new Case<>(GridPicture.of(puzzle), piece -> mean(piece, puzzle), mean -> {
                double error = ERRORS * spread(puzzle, nodes) / Math.sqrt(WALKS);
                return Math.abs(mean - nodes) <= error
                        ? Optional.empty()
                        : Fault.found(
                                "The mean of " + WALKS
                                        + " of your probes is " + number(mean) + ", but this tree has " + number(nodes)
                                        + " nodes. Are all digits that fit equally likely to be drawn?",
                                GridPicture.of(puzzle));
            });
        }

        private static double mean(TreeProbe piece, Grid puzzle) {
            Random random = new Random(1);
            double sum = 0;
            for (int i = 0; i < WALKS; i++) {
                sum += piece.probe(puzzle.toArray(), random);
            }
            return sum / WALKS;
        }

        private static double spread(Grid puzzle, double nodes) {
            Random random = new Random(1);
            double squares = 0;
            for (int i = 0; i < WALKS; i++) {
                double off = PIECE.library().probe(puzzle.toArray(), random) - nodes;
                squares += off * off;
            }
            return Math.sqrt(squares / WALKS);
        }

        private static String number(double number) {
            return number == Math.rint(number) && Math.abs(number) < 1e9
                    ? String.valueOf((long) number)
                    : String.format(Locale.ROOT, "%.2f", number);
        }
    }
}
