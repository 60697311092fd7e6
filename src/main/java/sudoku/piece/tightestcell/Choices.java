package sudoku.piece.tightestcell;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sudoku.grid.Cells;
import sudoku.grid.Grid;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.picture.GridPicture;

/**
 * Says how many of the cells on the stack were choices: how many had two candidates or more when the search came to
 * them.
 *
 * <p>{@code width[cell]} is how many candidates a cell of the stack had then; of other cells it says nothing.
 *
 * <p><b>Lesson.</b> 04-tightest-cell.
 */
@FunctionalInterface
public interface Choices {
    int choices(Deque<Integer> stack, int[] width);

    PieceKind<Choices> PIECE = PieceKind.of(Choices.class)
            .library((stack, width) ->
                    (int) stack.stream().filter(cell -> width[cell] > 1).count())
            .stub("says 0 for every stack", (stack, width) -> 0)
            .cases(Cases::all);

    /** Tries it on stacks of no cell, of one, and of some. */
    final class Cases {
        private static final Cells CELLS = Cells.of(4);

        private static List<Case<Choices, ?>> all() {
            return List.of(on(""), on("1"), on("2"), on("1121"), on("324"), on("2131412"), on("4321111221"));
        }

        /** A stack of the cells in reading order, the last on top; each digit says how wide one was. */
        private static Case<Choices, Said> on(String widths) {
            int[] width = new int[CELLS.count()];
            Arrays.fill(width, 3);
            int[] cells = new int[widths.length()];
            for (int i = 0; i < cells.length; i++) {
                cells[i] = i;
                width[i] = widths.charAt(i) - '0';
            }
            GridPicture picture = GridPicture.of(Grid.empty(4)).mark(cells);
            return new Case<>(
                    picture,
                    piece -> asked(piece, stack(cells), width.clone()),
                    says -> says.left < cells.length
                            ? Fault.found(
                                    "Your choices should only look: of the " + cells.length + " cells on the stack, "
                                            + says.left + " are left, and the search needs them all. The loop for"
                                            + " (int cell : stack) takes none away.",
                                    picture)
                            : fault(says.count, PIECE.library().choices(stack(cells), width), widths, picture));
        }

        /** What was counted, and how many cells lie on the stack afterwards. */
        private record Said(int count, int left) {}

        private static Said asked(Choices piece, Deque<Integer> stack, int[] width) {
            int count = piece.choices(stack, width);
            return new Said(count, stack.size());
        }

        private static Deque<Integer> stack(int[] cells) {
            Deque<Integer> stack = new ArrayDeque<>();
            Arrays.stream(cells).forEach(stack::push);
            return stack;
        }

        private static Optional<Fault> fault(int said, int right, String widths, GridPicture picture) {
            if (said == right) {
                return Optional.empty();
            }
            String cells = Stream.iterate(0, i -> i < widths.length(), i -> i + 1)
                    .map(i -> CELLS.name(i) + " with " + widths.charAt(i))
                    .collect(Collectors.joining(", "));
            return Fault.found(
                    "From the bottom, the stack holds "
                            + (cells.isEmpty()
                                    ? "no cells"
                                    : cells + (widths.equals("1") ? " candidate" : " candidates"))
                            + ". Your choices says " + said + ", but " + right + " of the cells had two or more"
                            + " candidates.",
                    picture);
        }
    }
}
