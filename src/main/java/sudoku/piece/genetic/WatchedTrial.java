package sudoku.piece.genetic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import sudoku.grid.Grid;
import sudoku.piece.Boards;

/** A trial that keeps all that a loop does with it: the crowds it weighs, and who became a parent of which. */
final class WatchedTrial extends Trial {
    /** A loop that chooses so many parents without weighing a crowd would never end. */
    private static final int MOST_ASKED = 10_000;

    private final List<List<List<Integer>>> crowds = new ArrayList<>();
    private final List<Set<Integer>> parents = new ArrayList<>();
    private final List<Boolean> ends = new ArrayList<>();
    private final Parent watched;
    /** The crowd that was weighed last, and the boards that it had then. */
    private int[][] crowd = {};

    private int[][] boards = {};
    private int asked;
    private int askedSinceWeighed;
    private boolean changesOld;
    private boolean asksByOldErrors;

    WatchedTrial(Grid puzzle, IntUnaryOperator places) {
        super(puzzle, (wrong, random) -> 0);
        watched = (wrong, random) -> {
            int place = places.applyAsInt(asked);
            asked++;
            askedSinceWeighed++;
            asksByOldErrors |= !Arrays.equals(wrong, errors());
            changesOld |= IntStream.range(0, crowd.length).anyMatch(i -> crowd[i] != boards[i]);
            if (!parents.isEmpty()) {
                parents.get(parents.size() - 1).add(place);
            }
            return place;
        };
    }

    @Override
    public Parent selection() {
        return watched;
    }

    @Override
    public int[] weigh(int[][] next) {
        lookForChanges();
        crowd = next;
        boards = next.clone();
        crowds.add(lists(next));
        parents.add(new TreeSet<>());
        askedSinceWeighed = 0;
        int[] wrong = super.weigh(next);
        ends.add(super.isDone(wrong));
        return wrong;
    }

    private void lookForChanges() {
        changesOld |= !crowds.isEmpty() && !lists(boards).equals(crowds.get(crowds.size() - 1));
    }

    @Override
    public boolean isDone(int[] wrong) {
        return super.isDone(wrong) || askedSinceWeighed > MOST_ASKED;
    }

    private static List<List<Integer>> lists(int[][] crowd) {
        return Arrays.stream(crowd)
                .map(board -> board == null ? List.<Integer>of() : Boards.list(board))
                .toList();
    }

    Seen seen(int[][] given) {
        lookForChanges();
        return new Seen(
                crowds,
                parents,
                ends,
                given == null ? List.of() : lists(given),
                changesOld,
                asksByOldErrors,
                askedSinceWeighed > MOST_ASKED);
    }

    /** What a loop has done. */
    record Seen(
            List<List<List<Integer>>> crowds,
            List<Set<Integer>> parents,
            List<Boolean> ends,
            List<List<Integer>> given,
            boolean changesOld,
            boolean asksByOldErrors,
            boolean isEndless) {

        /** What is wrong with it, in a sentence. */
        Optional<String> complaint(Grid puzzle, double rate) {
            if (isEndless) {
                return Optional.of("Your breed goes on choosing parents and weighs nobody. When all children are"
                        + " made, make them the new crowd, and weigh it: wrong = weigh(crowd).");
            }
            if (changesOld) {
                return Optional.of("Your breed changes the crowd while parents are still being chosen from it."
                        + " Mutate the child, not its mother, and put it among the children.");
            }
            for (int next = 1; next < crowds.size(); next++) {
                Optional<String> wrong = ofChildren(puzzle, next, rate);
                if (wrong.isPresent()) {
                    return wrong;
                }
            }
            return asksByOldErrors
                    ? Optional.of("Your breed chooses parents by the errors of an older crowd. Keep what weigh says of"
                            + " the new one: wrong = weigh(crowd).")
                    : ofTheEnd();
        }

        private Optional<String> ofTheEnd() {
            int last = crowds.size() - 1;
            int end = ends.indexOf(true);
            if (end < 0) {
                return Optional.of("Your breed ends after " + generations(last)
                        + ", but done(wrong) is still false: no board is solved, and there are weighings left.");
            }
            if (end < last) {
                return Optional.of(
                        "Your breed goes on after done(wrong) has become true. Call done(wrong) for each crowd.");
            }
            return given.equals(crowds.get(last))
                    ? Optional.empty()
                    : Optional.of("Your breed returns a different crowd from the one that it weighed last.");
        }

        private static String generations(int number) {
            return number == 1 ? "1 generation" : number + " generations";
        }

        private Optional<String> ofChildren(Grid puzzle, int generation, double rate) {
            List<List<Integer>> before = crowds.get(generation - 1);
            List<List<Integer>> children = crowds.get(generation);
            int cells = puzzle.size() * puzzle.size();
            if (children.size() != before.size()) {
                return Optional.of("Your breed makes " + children.size() + " children from a crowd of " + before.size()
                        + ". The crowd keeps its size.");
            }
            if (children.stream().anyMatch(child -> child.size() != cells)) {
                return Optional.of("Some places in your new crowd have no board: write children[i] = … for each i.");
            }
            List<List<Integer>> chosen =
                    parents.get(generation - 1).stream().map(before::get).toList();
            List<Family> families = children.stream()
                    .map(child -> Family.of(puzzle, child, chosen))
                    .toList();
            boolean someMutated = families.stream().anyMatch(family -> family.strange > 0);
            if (rate == 0 && someMutated) {
                return Optional.of(
                        children.equals(before)
                                ? "Your breed weighs the old crowd once more. The children take its place: crowd ="
                                        + " children."
                                : "At a mutation rate of 0, one of your children has a box that no selected parent has."
                                        + " All its boxes should come from its mother or its father.");
            }
            if (rate == 1 && !someMutated) {
                return Optional.of("At a mutation rate of 1 no child is changed: call mutate for each child.");
            }
            boolean areTwo = chosen.size() == 2 && rate == 0 && generation == 1;
            return areTwo && families.stream().noneMatch(family -> family.isMixed)
                    ? Optional.of("Each child has all its boxes from one board. Select a mother and a father,"
                            + " and cross the two.")
                    : Optional.empty();
        }
    }

    /**
     * Where the boxes of a child come from.
     *
     * @param strange how many boxes no parent has
     * @param isMixed whether no parent has all of them
     */
    private record Family(int strange, boolean isMixed) {
        private static Family of(Grid puzzle, List<Integer> child, List<List<Integer>> parents) {
            int n = puzzle.size();
            int strange = (int) IntStream.range(2 * n, 3 * n)
                    .filter(box -> parents.stream().noneMatch(parent -> same(puzzle, child, parent, box)))
                    .count();
            boolean isMixed = parents.stream().noneMatch(parent -> IntStream.range(2 * n, 3 * n)
                    .allMatch(box -> same(puzzle, child, parent, box)));
            return new Family(strange, isMixed);
        }

        private static boolean same(Grid puzzle, List<Integer> child, List<Integer> parent, int box) {
            return IntStream.of(puzzle.cells().house(box))
                    .allMatch(cell -> child.get(cell).equals(parent.get(cell)));
        }
    }
}
