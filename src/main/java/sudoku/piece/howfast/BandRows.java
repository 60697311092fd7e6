package sudoku.piece.howfast;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
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
 * Strikes from the 27 words of a board what belongs to none of the six ways of its digit through its band.
 *
 * <p>The words are in reading order, so words 0, 1 and 2 are the first row of the left box, in all three bands.
 *
 * <p><b>Lesson.</b> 12-how-fast.
 */
@FunctionalInterface
public interface BandRows {
    void rows(int[] words);

    PieceKind<BandRows> PIECE = PieceKind.of(BandRows.class)
            .library(words -> {
                int[] has = new int[Ways.Cases.PLACES];
                for (int word = 0; word < Words.COUNT; word++) {
                    has[word / 3] |= words[word];
                }
                int[] can = Cases.SIX.ways(has);
                for (int word = 0; word < Words.COUNT; word++) {
                    words[word] &= can[word / 3];
                }
            })
            .stub("strikes nothing", words -> {})
            .cases(Cases::all);

    /** Tries it on a board with one digit struck, on puzzles, and on random boards. */
    final class Cases {
        private static final Ways SIX = Ways.PIECE.library();

        private static List<Case<BandRows, ?>> all() {
            Stream<int[]> struck = Stream.of(
                    withoutSeven(18, 19, 20, 21, 22, 23),
                    withoutSeven(3, 4, 5, 12, 13, 14),
                    withoutSeven(63, 64, 65, 72, 73, 74));
            Stream<int[]> puzzles = Stream.of(
                            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
                            "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..")
                    .map(line -> Words.fold(PencilMarks.of(Grid.parse(line))));
            Stream<int[]> random = IntStream.range(0, 20).mapToObj(seed -> {
                Random dice = new Random(seed);
                return IntStream.range(0, Words.COUNT)
                        .map(word -> {
                            int some = Words.random(dice);
                            return some & Words.random(dice);
                        })
                        .toArray();
            });
            return Stream.of(struck, puzzles, random)
                    .flatMap(each -> each)
                    .<Case<BandRows, ?>>map(Cases::on)
                    .toList();
        }

        /** An empty board on which a 7 may not be in some cells. */
        private static int[] withoutSeven(int... cells) {
            int[] marks = PencilMarks.of(Grid.empty(9));
            for (int cell : cells) {
                marks[cell] &= ~Digits.of(7);
            }
            return Words.fold(marks);
        }

        private static Case<BandRows, List<Integer>> on(int[] board) {
            int[] right = board.clone();
            PIECE.library().rows(right);
            return new Case<>(
                    Words.picture(board),
                    piece -> {
                        int[] words = board.clone();
                        piece.rows(words);
                        return Boards.list(words);
                    },
                    after -> fault(board, Words.array(after), right));
        }

        private static Optional<Fault> fault(int[] before, int[] after, int[] right) {
            for (int cell = 0; cell < 81; cell++) {
                int word = cell % Words.COUNT;
                int field = cell / Words.COUNT;
                int wrong = Words.set(after[word] ^ right[word], field);
                if (wrong != 0) {
                    int digit = Digits.first(wrong);
                    boolean isThere = Digits.contains(Words.set(after[word], field), digit);
                    boolean wasThere = Digits.contains(Words.set(before[word], field), digit);
                    return Fault.found(
                            "After your rows, " + Cells.of(9).name(cell)
                                    + (isThere ? " has the " : " has lost the ") + digit + ", and "
                                    + (!isThere
                                            ? "one of the six ways of the " + digit
                                                    + " goes through this row of its box: have all three cells there"
                                                    + " been joined, and does the answer keep what it had?"
                                            : wasThere
                                                    ? "none of the ways that the " + digit
                                                            + " has through this band goes through this row of its box."
                                                    : "it did not have it before. A rule only strikes."),
                            Words.picture(after).mark(cell));
                }
                if ((after[word] & ~Words.ALL) != 0) {
                    return Fault.found(
                            "Your rows has left a bit set in word " + word + " that stands for no digit.",
                            Words.picture(after).mark(word));
                }
            }
            return Optional.empty();
        }
    }
}
