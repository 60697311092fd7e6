package sudoku.piece.own;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import sudoku.cover.DancingLinks;
import sudoku.cover.ExactCover;
import sudoku.search.SearchLimit;

/**
 * A problem as an exact cover, with the items that the student names.
 *
 * <p><b>Idea.</b> A cover can't add. So whoever is in one cage is decided at once: an item, and for each way to fill
 * the cage an option. Everyone else is an item alone, and each value an option. What an option uses up, its members
 * say one by one.
 *
 * <p><b>Lesson.</b> 14-your-own-problem.
 */
public final class CoverModel {
    private final Problem problem;
    private final ExactCover cover;
    /** Of each option the values that it gives; −1 where it says nothing. */
    private final List<int[]> given = new ArrayList<>();

    public CoverModel(Problem problem, OptionNames names) {
        this.problem = problem;
        List<int[]> blocks = blocks();
        Set<String> secondary = new LinkedHashSet<>();
        List<String[]> options = new ArrayList<>();
        for (int[] block : blocks) {
            for (int[] at : ways(block)) {
                List<String> items = new ArrayList<>(List.of("decide " + Arrays.toString(block)));
                for (int member : block) {
                    for (String used : names.uses(member, at[member])) {
                        if (items.contains("uses " + used)) {
                            throw new IllegalArgumentException("The item '" + used + "' would be used up twice at once,"
                                    + " by unknown " + member + " and by itself or one of its cage. Does its name say"
                                    + " which group it belongs to?");
                        }
                        items.add("uses " + used);
                    }
                }
                // Two ways that nobody names are still two ways.
                items.add("way " + options.size());
                secondary.addAll(items.subList(1, items.size()));
                options.add(items.toArray(String[]::new));
                given.add(at);
            }
        }
        ExactCover.Builder builder = ExactCover.items(blocks.stream()
                .map(block -> "decide " + Arrays.toString(block)).toArray(String[]::new))
                .secondary(secondary.toArray(String[]::new));
        for (int option = 0; option < options.size(); option++) {
            builder.option("option " + option, options.get(option));
        }
        cover = builder.build();
    }

    /** Unknowns that share a cage, or a chain of cages, are decided together. */
    private List<int[]> blocks() {
        int[] block = IntStream.range(0, problem.unknowns).toArray();
        for (int group = 0; group < problem.groups.length; group++) {
            for (int member : problem.sums[group] > 0 ? problem.groups[group] : new int[0]) {
                int from = block[member];
                int to = block[problem.groups[group][0]];
                for (int i = 0; i < block.length; i++) {
                    block[i] = block[i] == from ? to : block[i];
                }
            }
        }
        return Arrays.stream(block).distinct().mapToObj(number -> IntStream.range(0, block.length)
                .filter(i -> block[i] == number).toArray()).toList();
    }

    /** Ways to give values to a block in which its cages come to their sums, and have no digit twice. */
    private List<int[]> ways(int[] block) {
        List<int[]> ways = new ArrayList<>();
        for (long code = 0; code < Math.round(Math.pow(problem.values, block.length)); code++) {
            int[] at = new int[problem.unknowns];
            Arrays.fill(at, -1);
            long rest = code;
            for (int member : block) {
                at[member] = (int) (rest % problem.values);
                rest /= problem.values;
            }
            if (IntStream.range(0, problem.groups.length).allMatch(group -> isFilled(group, at))) {
                ways.add(at);
            }
        }
        return ways;
    }

    private boolean isFilled(int group, int[] at) {
        int[] digits = problem.digits(group, at, -1, -1);
        return problem.sums[group] == 0 || Arrays.stream(digits).anyMatch(digit -> digit == 0)
                || Arrays.stream(digits).sum() == problem.sums[group]
                && Arrays.stream(digits).distinct().count() == digits.length;
    }

    /** How many options a search for all solutions chooses. */
    public long nodes() {
        return new DancingLinks().solve(cover, SearchLimit.solutions(Problem.MOST)).nodes();
    }

    /** All solutions, at most {@link Problem#MOST}: of each unknown its value. */
    public List<int[]> solutions() {
        List<int[]> found = new ArrayList<>();
        DancingLinks.Cursor cursor = new DancingLinks().open(cover);
        while (found.size() < Problem.MOST && cursor.advance()) {
            int[] at = new int[problem.unknowns];
            Arrays.fill(at, -1);
            for (int option : cursor.options()) {
                int[] says = given.get(option);
                IntStream.range(0, at.length).filter(i -> says[i] >= 0).forEach(i -> at[i] = says[i]);
            }
            found.add(at);
        }
        return found;
    }
}
