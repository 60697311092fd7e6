package sudoku.exercise.ownproblem;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sudoku.exercise.Expect;
import sudoku.exercise.JavaText;
import sudoku.exercise.api.ownproblem.ModelReferee;

/**
 * A problem of pairs, models that claim to solve it, and the verdict that each of them deserves.
 *
 * @param unknowns how many there are
 * @param values how many there are
 * @param forbidden the forbidden pairs
 */
public record VisibleClaims(int unknowns, int values, int[][] forbidden) {
    /** A model is what it claims. */
    private interface Model extends BiFunction<VisibleClaims, Random, List<int[]>> {}

    /** Each with its mistake; the first has none, and the fourth says everything twice, which is none. */
    private static final List<Model> MODELS = List.of(
            (problem, random) -> problem.solutions(),
            (problem, random) -> problem.withoutPair(random).solutions(),
            (problem, random) -> problem.withPair(random).solutions(),
            (problem, random) -> problem.solutions().stream()
                    .flatMap(one -> List.of(one, one.clone()).stream())
                    .toList(),
            (problem, random) -> problem.solutions().stream().skip(1).toList(),
            (problem, random) -> problem.solutions().stream()
                    .filter(at -> at[0] != problem.values - 1)
                    .toList());

    /** So many different pairs, drawn until a solution is left, and not everything is one. */
    public static VisibleClaims draw(int unknowns, int values, int pairs, Random random) {
        for (int tries = 0; tries < 1000; tries++) {
            VisibleClaims drawn = new VisibleClaims(unknowns, values, new int[0][]);
            for (int i = 0; i < pairs; i++) {
                drawn = drawn.withPair(random);
            }
            if (drawn.solutions().size() > 2) {
                return drawn;
            }
        }
        throw new IllegalArgumentException("Nothing with " + pairs + " pairs has a solution.");
    }

    List<int[]> solutions() {
        return VisibleModels.byPairs(unknowns, values, List.of(forbidden));
    }

    /** Those in an order that nobody knows before. */
    public List<int[]> shuffled(Random random) {
        List<int[]> shuffled = new ArrayList<>(solutions());
        Collections.shuffle(shuffled, random);
        return shuffled;
    }

    private VisibleClaims withPair(Random random) {
        int[] two = VisibleModels.order(unknowns, random);
        List<int[]> more = new ArrayList<>(List.of(forbidden));
        more.add(new int[] {
            Math.min(two[0], two[1]), random.nextInt(values), Math.max(two[0], two[1]), random.nextInt(values)
        });
        return new VisibleClaims(unknowns, values, more.toArray(int[][]::new));
    }

    private VisibleClaims withoutPair(Random random) {
        List<int[]> fewer = new ArrayList<>(List.of(forbidden));
        fewer.remove(random.nextInt(fewer.size()));
        return new VisibleClaims(unknowns, values, fewer.toArray(int[][]::new));
    }

    /** Values that are no solution, of which the problem must have some. */
    public int[] wrong(Random random) {
        while (true) {
            int[] at = random.ints(unknowns, 0, values).toArray();
            if (firstPair(at) >= 0) {
                return at;
            }
        }
    }

    /** The first pair that a claim has, or −1. */
    private int firstPair(int[] at) {
        return IntStream.range(0, forbidden.length)
                .filter(pair ->
                        at[forbidden[pair][0]] == forbidden[pair][1] && at[forbidden[pair][2]] == forbidden[pair][3])
                .findFirst()
                .orElse(-1);
    }

    /** The answer finds what is wrong with these claims. */
    public void expect(ModelReferee answer, List<int[]> claimed) {
        int[][] claims = claimed.toArray(int[][]::new);
        Expect shown = Expect.onInput("task3.verdict(" + unknowns + ", " + values + ", " + JavaText.of(forbidden) + ", "
                + JavaText.of(claims) + ")");
        for (int claim = 0; claim < claims.length; claim++) {
            int pair = firstPair(claims[claim]);
            if (pair >= 0) {
                shown.equal(
                        new int[] {1, claim, pair},
                        ask(answer, claims),
                        "Claim " + claim + ", "
                                + Arrays.toString(claims[claim]) + ", has the forbidden pair " + pair + ", "
                                + Arrays.toString(forbidden[pair]) + ".");
                return;
            }
        }
        Set<String> told = Stream.of(claims).map(Arrays::toString).collect(Collectors.toSet());
        int[] lost = solutions().stream()
                .filter(at -> !told.contains(Arrays.toString(at)))
                .findFirst()
                .orElse(new int[0]);
        if (lost.length > 0) {
            int[] expected =
                    IntStream.concat(IntStream.of(2), IntStream.of(lost)).toArray();
            shown.equal(
                    expected,
                    ask(answer, claims),
                    "All claims are solutions, but nobody claims " + Arrays.toString(lost)
                            + ", the first of those that are missing.");
        } else {
            shown.equal(new int[] {0}, ask(answer, claims), "These are all solutions, and nothing else.");
        }
    }

    private int[] ask(ModelReferee answer, int[][] claims) {
        return answer.verdict(unknowns, values, forbidden, claims);
    }

    /** Each of the planted models is judged on this problem. */
    void expectOnModels(ModelReferee answer, Random random) {
        for (Model model : MODELS) {
            expect(answer, model.apply(this, random));
        }
    }
}
