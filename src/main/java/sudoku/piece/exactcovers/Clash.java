package sudoku.piece.exactcovers;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sudoku.cover.ExactCover;
import sudoku.judge.Answered;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.picture.cover.CoverPicture;

/**
 * Says whether two options clash: whether there is an item that both of them cover.
 *
 * <p>An option is an array of the numbers of its items, in any order. Both are to be looked at, not changed.
 *
 * <p><b>Lesson.</b> 07-exact-covers.
 */
@FunctionalInterface
public interface Clash {
    boolean clash(int[] one, int[] other);

    PieceKind<Clash> PIECE = PieceKind.of(Clash.class)
            .library((one, other) -> {
                for (int item : one) {
                    for (int same : other) {
                        if (item == same) {
                            return true;
                        }
                    }
                }
                return false;
            })
            .stub("says false to everything", (one, other) -> false)
            .cases(Cases::all);

    /** Tries it on options of one item, then of several. */
    final class Cases {
        private static List<Case<Clash, ?>> all() {
            return Stream.<Case<Clash, ?>>of(
                            on(new int[] {0}, new int[] {1}),
                            on(new int[] {0}, new int[] {0}),
                            on(new int[] {3}, new int[] {3}),
                            on(new int[] {0, 1}, new int[] {1, 2}),
                            on(new int[] {1, 2}, new int[] {0, 1}),
                            on(new int[] {0, 2}, new int[] {1, 3}),
                            on(new int[] {1}, new int[] {0, 1, 2}),
                            on(new int[] {0, 1, 3}, new int[] {3}),
                            on(new int[] {0, 2, 3}, new int[] {1}),
                            on(new int[] {3, 0}, new int[] {2, 1, 3}),
                            on(new int[] {3, 0}, new int[] {0, 2}),
                            on(new int[] {0, 2}, new int[] {2, 1, 0}),
                            on(new int[] {2, 3, 1}, new int[] {3, 0, 2}),
                            on(new int[] {0, 1, 2, 3}, new int[] {0, 1, 2, 3}))
                    .toList();
        }

        private static Case<Clash, Answered<Boolean>> on(int[] one, int[] other) {
            CoverPicture picture = CoverPicture.of(cover(one, other));
            return Case.lending(
                    picture,
                    (piece, loan) -> piece.clash(loan.of(one), loan.of(other)),
                    answer -> fault(answer, one, other, picture));
        }

        private static ExactCover cover(int[] one, int[] other) {
            ExactCover.Builder cover = ExactCover.items("0", "1", "2", "3").option("one", names(one));
            return (Stream.of(names(other))
                                    .sorted()
                                    .toList()
                                    .equals(Stream.of(names(one)).sorted().toList())
                            ? cover
                            : cover.option("other", names(other)))
                    .build();
        }

        private static String[] names(int[] items) {
            return IntStream.of(items).mapToObj(String::valueOf).toArray(String[]::new);
        }

        private static Optional<Fault> fault(Answered<Boolean> answer, int[] one, int[] other, CoverPicture picture) {
            List<List<Integer>> asked = Covers.lists(List.of(one, other));
            if (answer.says() != PIECE.library().clash(one, other)) {
                List<Integer> both =
                        asked.get(0).stream().filter(asked.get(1)::contains).toList();
                String[] marked = both.stream().map(String::valueOf).toArray(String[]::new);
                return Fault.found(
                        "One option covers " + asked.get(0) + ", the other " + asked.get(1)
                                + ". Your clash says " + answer.says() + ", and "
                                + (both.isEmpty() ? "no item is in both." : "item " + both.get(0) + " is in both."),
                        picture.mark(marked));
            }
            return answer.leftAloneOr(
                    "Your clash changed an option, and a question must leave both as they" + " were: " + asked
                            + " became " + answer.after() + ".",
                    picture);
        }
    }
}
