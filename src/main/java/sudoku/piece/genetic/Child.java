package sudoku.piece.genetic;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import sudoku.grid.Grid;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.picture.GridPicture;
import sudoku.piece.Boards;

/**
 * Crosses two full boards: a new board that has each box from the mother or from the father, by a coin for each box.
 *
 * <p>{@code free} names, for each box, the cells that the clues leave free: in all others the parents are alike.
 *
 * <p><b>Lesson.</b> 09-genetic.
 */
@FunctionalInterface
public interface Child {
    int[] child(int[] mother, int[] father, int[][] free, Random random);

    PieceKind<Child> PIECE = PieceKind.of(Child.class)
            .library((mother, father, free, random) -> {
                int[] child = mother.clone();
                for (int[] cells : free) {
                    if (random.nextBoolean()) {
                        for (int cell : cells) {
                            child[cell] = father[cell];
                        }
                    }
                }
                return child;
            })
            .stub("gives a copy of the mother", (mother, father, free, random) -> mother.clone())
            .cases(Cases::all);

    /** Tries it on parents that differ in every box, again and again. */
    final class Cases {
        private static final int CHILDREN = 400;
        private static final int FEWEST_WAYS = 8;

        /** What came of many calls. */
        private record Born(
                List<List<Integer>> children, List<Integer> mother, List<Integer> father, boolean aParentItself) {}

        private static List<Case<Child, ?>> all() {
            String empty = ".".repeat(16);
            List<Case<Child, ?>> cases = new ArrayList<>();
            cases.add(Often.repeatable("child", asked(empty, "3421214343121234", "1234341221434321")));
            cases.add(asked(empty, "1234341243212143", "4321214312343412"));
            cases.add(asked(".4........1..2.4", "1412233413124234", "2421314334131224"));
            cases.add(asked(
                    ".".repeat(81),
                    "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
                    "123456789987321654645789312532714896149856237768923145317698452856142973294537861"));
            return cases;
        }

        private static Case<Child, Born> asked(String clues, String mother, String father) {
            Grid puzzle = Grid.parse(clues);
            Grid hers = Grid.parse(mother);
            Grid his = Grid.parse(father);
            return new Case<>(
                    GridPicture.of(hers).caption("the mother"),
                    piece -> born(piece, puzzle, hers, his),
                    born -> fault(puzzle, hers, his, born));
        }

        private static Born born(Child piece, Grid puzzle, Grid hers, Grid his) {
            Random random = new Random(1);
            int[] mother = hers.toArray();
            int[] father = his.toArray();
            int[][] free = Often.free(puzzle);
            List<List<Integer>> children = new ArrayList<>();
            boolean aParentItself = false;
            for (int i = 0; i < CHILDREN; i++) {
                int[] child = piece.child(mother, father, free, random);
                aParentItself |= child == mother || child == father;
                children.add(child == null ? List.of() : Boards.list(child));
            }
            return new Born(children, Boards.list(mother), Boards.list(father), aParentItself);
        }

        private static Optional<Fault> fault(Grid puzzle, Grid hers, Grid his, Born born) {
            if (born.aParentItself) {
                return told(
                        hers,
                        "Your child returns one of the parents, not a new board. A child is a board of its own:"
                                + " begin with mother.clone().");
            }
            Optional<Fault> changed = Boards.changed(hers, born.mother, "Your child has changed the mother: ")
                    .or(() -> Boards.changed(his, born.father, "Your child has changed the father: "));
            return changed.or(() -> ofBoxes(puzzle, hers, his, born.children));
        }

        private static Optional<Fault> ofBoxes(Grid puzzle, Grid hers, Grid his, List<List<Integer>> children) {
            int size = hers.size();
            int[] fathers = new int[size];
            for (List<Integer> child : children) {
                if (child.size() != size * size) {
                    return told(hers, "Your child does not return a board of " + size * size + " cells.");
                }
                OptionalInt lost = IntStream.range(0, size * size)
                        .filter(cell -> !puzzle.isBlank(cell) && child.get(cell) != puzzle.get(cell))
                        .findFirst();
                if (lost.isPresent()) {
                    return Fault.found(
                            "One of your children has lost the clue at "
                                    + hers.cells().name(lost.getAsInt())
                                    + ". The array `free` holds only the other cells: begin with a copy of the mother,"
                                    + " which holds the clues.",
                            Boards.drawn(puzzle, child).mark(lost.getAsInt()));
                }
                for (int box = 0; box < size; box++) {
                    boolean mothers = same(hers, child, box);
                    if (!mothers && !same(his, child, box)) {
                        return Fault.found(
                                "Box " + (box + 1) + " of one child is neither the mother's nor the father's. A"
                                        + " coin decides for a whole box.",
                                Boards.drawn(hers, child).shade(hers.cells().house(2 * size + box)));
                    }
                    fathers[box] += mothers ? 0 : 1;
                }
            }
            for (int box = 0; box < size; box++) {
                if (fathers[box] < CHILDREN / 4 || fathers[box] > CHILDREN * 3 / 4) {
                    return told(
                            hers,
                            "Of " + CHILDREN + " children, " + fathers[box] + " have box " + (box + 1)
                                    + " from the father. It should be about half of them.");
                }
            }
            return children.stream().distinct().count() >= FEWEST_WAYS
                    ? Optional.empty()
                    : told(
                            hers,
                            "Of " + CHILDREN
                                    + " children, only "
                                    + children.stream().distinct().count()
                                    + " are different. Toss a coin for each box, not one for all.");
        }

        private static boolean same(Grid parent, List<Integer> child, int box) {
            return IntStream.of(parent.cells().house(2 * parent.size() + box))
                    .allMatch(cell -> parent.get(cell) == child.get(cell));
        }

        private static Optional<Fault> told(Grid hers, String sentence) {
            return Fault.found(sentence, GridPicture.of(hers).caption("the mother"));
        }
    }
}
