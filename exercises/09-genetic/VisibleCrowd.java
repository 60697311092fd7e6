package sudoku.exercise.genetic;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import sudoku.exercise.Expect;
import sudoku.exercise.JavaText;
import sudoku.exercise.api.genetic.FairParents;

/** A crowd of boards, known by their errors, and what an answer to task 2 chooses from it. */
public final class VisibleCrowd {
    private VisibleCrowd() {}

    /** The answer: one number of a board for each hand. */
    public static int[] parents(FairParents answer, int[] errors, int spin) {
        Expect shown = shown(errors, spin);
        int[] got = answer.parents(errors, spin);
        shown.equal(errors.length, got.length, "As many parents as there are boards.");
        for (int board : got) {
            shown.that(
                    board >= 0 && board < errors.length,
                    "There is no board " + board + ": the answer has the numbers of boards, from 0 to "
                            + (errors.length - 1) + ".");
        }
        return got;
    }

    /** The boards that own the fields at which the hands point; no two have the same errors. */
    public static int[] owners(int[] errors, int spin) {
        return IntStream.range(0, errors.length)
                .map(hand -> {
                    int field = spin + hand * (errors.length + 1);
                    return IntStream.range(0, errors.length)
                            .filter(board -> {
                                int worse = (int) IntStream.of(errors)
                                        .filter(other -> other > errors[board])
                                        .count();
                                return worse * (worse + 1) <= field && field < (worse + 1) * (worse + 2);
                            })
                            .findFirst()
                            .orElseThrow();
                })
                .toArray();
    }

    /** Where boards have the same errors: each place has one of those, and no two places the same one. */
    public static void expectPlaces(FairParents answer, int[] errors, int spin) {
        int[] worstFirst = IntStream.of(errors)
                .map(each -> -each)
                .sorted()
                .map(each -> -each)
                .toArray();
        int[] got = parents(answer, errors, spin);
        Expect shown = shown(errors, spin);
        Map<Integer, Integer> placeOf = new HashMap<>();
        for (int hand = 0; hand < got.length; hand++) {
            int field = spin + hand * (errors.length + 1);
            int place = IntStream.range(0, errors.length)
                    .filter(each -> field < (each + 1) * (each + 2))
                    .findFirst()
                    .orElseThrow();
            shown.equal(
                    worstFirst[place] + " errors",
                    errors[got[hand]] + " errors",
                    "Hand " + hand + ", counted from 0, points at field " + field
                            + ", which belongs to a board with so many.");
            shown.that(
                    placeOf.getOrDefault(got[hand], place) == place,
                    "Board " + got[hand] + " is chosen by hands that point at fields of two boards.");
            placeOf.put(got[hand], place);
        }
        shown.equal(
                IntStream.range(0, got.length)
                        .map(hand -> placeOf.get(got[hand]))
                        .distinct()
                        .count(),
                (long) placeOf.size(),
                "Hands that point at fields of one board choose the same.");
    }

    /** One spin. */
    public static Expect shown(int[] errors, int spin) {
        return Expect.onInput("task2.parents(" + JavaText.of(errors) + ", " + spin + ")");
    }

    /** What the call leaves of the errors. */
    static Expect shownAfterwards(int[] errors, int spin) {
        return Expect.onInput("int[] errors = " + JavaText.of(errors) + ";\ntask2.parents(errors, " + spin
                + ");\nArrays.toString(errors)");
    }

    /** All spins together. */
    public static Expect shown(int[] errors) {
        return Expect.onInput("int[] errors = " + JavaText.of(errors) + ";\nfor (int spin = 0; spin <= " + errors.length
                + "; spin++) {\n    System.out.println(Arrays.toString(task2.parents(errors, spin)));\n}");
    }
}
