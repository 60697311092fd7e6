package sudoku.piece.howfast;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import sudoku.grid.Cells;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.piece.Boards;
import sudoku.piece.propagation.PencilMarks;

/**
 * Goes over a board once, and strikes what follows; the board is 81 sets or 27 words.
 *
 * <p>As a piece of the lesson it goes over 27 words by lesson 6's two rules. In which order it takes the houses is left
 * open, since they end in the same board: so it is asked again and again, until nothing changes.
 *
 * <p><b>Lesson.</b> 12-how-fast.
 */
@FunctionalInterface
public interface Sweep {
    void sweep(int[] board);

    PieceKind<Sweep> PIECE = PieceKind.of(Sweep.class)
            .library(words -> WordRules.sweep(words, WordRules.Kinds.ALL))
            .stub("strikes nothing", words -> {})
            .cases(Cases::all);

    /** Tries it on one clue, on a digit alone in a row, a column, a box, and on puzzles. */
    final class Cases {
        private static final int MOST_SWEEPS = 100;
        private static final List<String> PUZZLES = List.of(
                "....5" + ".".repeat(76),
                "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
                "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
                "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9");

        private static List<Case<Sweep, ?>> all() {
            Stream<int[]> alone = Stream.of(
                    withoutSeven(Cells.of(9).house(1), 13),
                    withoutSeven(Cells.of(9).house(13), 40),
                    withoutSeven(Cells.of(9).house(26), 70));
            Stream<int[]> puzzles = PUZZLES.stream().map(line -> Words.fold(PencilMarks.of(Grid.parse(line))));
            return Stream.concat(alone, puzzles).<Case<Sweep, ?>>map(Cases::on).toList();
        }

        /** An empty board on which a 7 fits one cell alone of this house. */
        private static int[] withoutSeven(int[] house, int but) {
            int[] marks = PencilMarks.of(Grid.empty(9));
            for (int cell : house) {
                marks[cell] &= cell == but ? marks[cell] : ~Digits.of(7);
            }
            return Words.fold(marks);
        }

        private static Case<Sweep, List<Integer>> on(int[] board) {
            return new Case<>(
                    Words.picture(board),
                    piece -> Boards.list(toTheEnd(board, piece)),
                    after -> fault(board, Words.array(after)));
        }

        private static int[] toTheEnd(int[] board, Sweep piece) {
            int[] words = board.clone();
            int[] before = null;
            for (int sweeps = 0; sweeps < MOST_SWEEPS && !Arrays.equals(before, words); sweeps++) {
                before = words.clone();
                piece.sweep(words);
            }
            return words;
        }

        private static Optional<Fault> fault(int[] board, int[] after) {
            int[] right = toTheEnd(board, PIECE.library());
            if (Arrays.equals(right, after)) {
                return Optional.empty();
            }
            String begin = "When your sweep has gone over this board until nothing changes, ";
            if (Arrays.stream(after).anyMatch(word -> (word & ~Words.ALL) != 0)) {
                return Fault.found(begin + "a word has a bit set that stands for no digit.", Words.picture(after));
            }
            int cell = firstDifference(after, right);
            int had = Words.unfold(after)[cell];
            int wanted = Words.unfold(right)[cell];
            boolean isThere = (had & ~wanted) != 0;
            int digit = Digits.first(isThere ? had & ~wanted : wanted & ~had);
            String found = begin
                    + Cells.of(9).name(cell)
                    + (isThere
                            ? " still has the " + digit + ", which the two rules strike."
                            : " has lost the " + digit + ", which the two rules leave.");
            return Fault.found(
                    found + without(board, after), Words.picture(after).mark(cell));
        }

        private static int firstDifference(int[] one, int[] other) {
            return Arrays.mismatch(Words.unfold(one), Words.unfold(other));
        }

        /** A kind of houses that this board looks to be without. */
        private static String without(int[] board, int[] after) {
            if (isAfter(board, after, new WordRules.Kinds(true, false, true))) {
                return " So it seems to skip the columns: gather each, strike its nine numbers, and put them back.";
            }
            if (isAfter(board, after, new WordRules.Kinds(false, true, true))) {
                return " So it seems to leave out a rule on the rows: houses[0], houses[1] and houses[2].";
            }
            return isAfter(board, after, new WordRules.Kinds(true, true, false))
                    ? " So it seems to leave out a rule on the boxes: houses[18], houses[19] and houses[20]."
                    : "";
        }

        private static boolean isAfter(int[] board, int[] after, WordRules.Kinds kinds) {
            return Arrays.equals(after, toTheEnd(board, words -> WordRules.sweep(words, kinds)));
        }
    }
}
