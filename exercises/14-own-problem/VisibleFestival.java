package sudoku.exercise.ownproblem;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sudoku.exercise.Expect;
import sudoku.exercise.JavaText;
import sudoku.exercise.api.ownproblem.FestivalRule;
import sudoku.picture.Picture;

/**
 * A festival, and what an answer should say of it.
 *
 * @param bands how many there are
 * @param hours how many there are
 * @param stages how many there are
 * @param wishes each a kind and two bands
 */
public record VisibleFestival(int bands, int hours, int stages, int[][] wishes) {
    static final int EARLIER = 0;
    static final int PAUSE = 1;
    static final int OTHER_STAGE = 2;

    /** The one of the statement, with its bands under other numbers; −1 for their own. */
    static VisibleFestival known(long seed) {
        int[] named = seed < 0 ? new int[] {0, 1, 2, 3} : VisibleModels.order(4, new Random(seed));
        int[][] wishes = {{EARLIER, 0, 1}, {PAUSE, 1, 2}, {OTHER_STAGE, 3, 0}};
        return new VisibleFestival(
                4,
                3,
                2,
                Stream.of(wishes)
                        .map(wish -> new int[] {wish[0], named[wish[1]], named[wish[2]]})
                        .toArray(int[][]::new));
    }

    public static VisibleFestival draw(int bands, int hours, int stages, int wishes, Random random) {
        return new VisibleFestival(
                bands,
                hours,
                stages,
                IntStream.range(0, wishes)
                        .mapToObj(each -> {
                            int[] two = VisibleModels.order(bands, random);
                            return new int[] {random.nextInt(3), two[0], two[1]};
                        })
                        .toArray(int[][]::new));
    }

    int slots() {
        return hours * stages;
    }

    /** An answer says of each slot what is right, for a band beside others. */
    public void expect(FestivalRule answer, int[] at, int band) {
        for (int slot = 0; slot < slots(); slot++) {
            Expect shown = shown(at, band, slot);
            String why = complaint(at, band, slot);
            boolean says = answer.fits(stages, wishes, at, band, slot);
            shown.equal(
                    why.isEmpty(),
                    says,
                    "Band " + band + " in " + place(slot)
                            + (why.isEmpty() ? ": nothing that concerns it is broken." : ": " + why));
        }
    }

    /** Two bands, each asked about beside the other, wherever that is. */
    public void expectBoth(FestivalRule answer, int one, int other) {
        for (int slot = 0; slot < slots(); slot++) {
            expect(answer, only(one, slot), other);
            expect(answer, only(other, slot), one);
        }
    }

    private int[] only(int band, int slot) {
        int[] at = nobody();
        at[band] = slot;
        return at;
    }

    public int[] nobody() {
        int[] at = new int[bands];
        Arrays.fill(at, -1);
        return at;
    }

    /** The search, which takes the bands in this order, finds with this answer what trying everything finds. */
    public void expectPrograms(FestivalRule answer, int... order) {
        List<int[]> found = VisibleModels.byRule(order, slots(), (at, band, slot) -> {
            shown(at, band, slot);
            return answer.fits(stages, wishes, at, band, slot);
        });
        Expect shown = Expect.onInput("VisibleFestival.count(" + stages + ", " + JavaText.of(wishes) + ", " + bands
                + ", " + hours + ", task1)");
        for (int[] program : found) {
            for (int band = 0; band < bands; band++) {
                String why = complaint(program, band, program[band]);
                shown.that(
                        why.isEmpty(),
                        "The search asked for the bands in the order " + Arrays.toString(order)
                                + " and found the slots " + Arrays.toString(program) + ". " + why);
            }
        }
        shown.equal(
                programs(),
                (long) found.size(),
                "The search, which asked for the bands in the order " + Arrays.toString(order)
                        + ", should find so many programs with your rule.");
    }

    /** How many programs the library's search finds with a rule. */
    public static int count(int stages, int[][] wishes, int bands, int hours, FestivalRule rule) {
        return VisibleModels.byRule(
                        bands, hours * stages, (at, band, slot) -> rule.fits(stages, wishes, at, band, slot))
                .size();
    }

    /** Without any search: all ways to give each band a slot, and those in which nobody complains. */
    private long programs() {
        long ways = (long) Math.pow(slots(), bands);
        long programs = 0;
        for (long number = 0; number < ways; number++) {
            long rest = number;
            int[] at = new int[bands];
            for (int band = 0; band < bands; band++) {
                at[band] = (int) (rest % slots());
                rest /= slots();
            }
            if (IntStream.range(0, bands)
                    .allMatch(band -> complaint(at, band, at[band]).isEmpty())) {
                programs++;
            }
        }
        return programs;
    }

    /** What is broken if a band gets a slot; empty if nothing is. */
    String complaint(int[] others, int band, int slot) {
        int[] then = others.clone();
        then[band] = slot;
        int[] here = IntStream.range(0, bands)
                .filter(each -> each != band && then[each] == slot)
                .toArray();
        return here.length > 0
                ? "Band " + here[0] + " has this slot."
                : Stream.of(wishes)
                        .filter(wish -> wish[1] == band || wish[2] == band)
                        .filter(wish -> Math.min(then[wish[1]], then[wish[2]]) >= 0)
                        .map(wish -> complaint(wish, then))
                        .filter(sentence -> !sentence.isEmpty())
                        .findFirst()
                        .orElse("");
    }

    private String complaint(int[] wish, int[] at) {
        int pause = at[wish[2]] / stages - at[wish[1]] / stages;
        String told = "bands " + wish[1] + " and " + wish[2] + ", which are in " + place(at[wish[1]]) + " and in "
                + place(at[wish[2]]) + ".";
        if (wish[0] == EARLIER && pause < 1) {
            return "EARLIER is broken for " + told;
        }
        if (wish[0] == PAUSE && pause > -2 && pause < 2) {
            return "PAUSE is broken for " + told;
        }
        boolean isOneStage = (at[wish[2]] - at[wish[1]]) % stages == 0;
        return wish[0] == OTHER_STAGE && isOneStage ? "OTHER_STAGE is broken for " + told : "";
    }

    private String place(int slot) {
        return "slot " + slot + " (hour " + slot / stages + ", stage " + slot % stages + ")";
    }

    private Expect shown(int[] at, int band, int slot) {
        return Expect.on(
                new VisibleStages(hours, stages, at, band, slot),
                "task1.fits(" + stages + ", " + JavaText.of(wishes) + ", " + JavaText.of(at) + ", " + band + ", " + slot
                        + ")");
    }

    /** A program of a festival, to look at. */
    public static Picture picture(int hours, int stages, int[] at) {
        return new VisibleStages(hours, stages, at, -1, -1);
    }
}
