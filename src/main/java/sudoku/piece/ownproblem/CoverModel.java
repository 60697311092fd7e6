package sudoku.piece.ownproblem;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sudoku.cover.DancingLinks;
import sudoku.cover.ExactCover;
import sudoku.search.SearchLimit;

/**
 * A problem as an exact cover, with the items that the student names.
 *
 * <p><b>Idea.</b> A cover can't add. So what is in one cage is decided at once: an item, and for each way to fill
 * the cage an option. Everyone else is an item alone, and each value an option. What an option uses up, its members
 * say one at a time.
 *
 * <p><b>Lesson.</b> 14-own-problem.
 */
public final class CoverModel {
    /** Some seconds: a notebook does not watch the loops of a library. */
    private static final int MOST_STEPS = 1_000_000;

    private final Problem problem;
    private final ExactCover cover;
    private int steps;
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
                    items.addAll(used(names, member, at[member]));
                    items.addAll(pairs(block, member, at[member]));
                }
                if (items.stream().distinct().count() < items.size()) {
                    continue; // two members would use up the same: no way to fill this block
                }
                // Two ways that nobody names are still two ways.
                items.add("way " + options.size());
                secondary.addAll(items.subList(1, items.size()));
                options.add(items.toArray(String[]::new));
                given.add(at);
            }
        }
        ExactCover.Builder builder = ExactCover.items(blocks.stream()
                        .map(block -> "decide " + Arrays.toString(block))
                        .toArray(String[]::new))
                .secondary(secondary.toArray(String[]::new));
        for (int option = 0; option < options.size(); option++) {
            builder.option("option " + option, options.get(option));
        }
        cover = builder.build();
    }

    /** An item for each pair with an unknown of another block that the rules forbid. */
    private List<String> pairs(int[] block, int member, int value) {
        List<String> pairs = new ArrayList<>();
        for (int other = 0; other < problem.unknowns; other++) {
            int outside = other;
            if (IntStream.of(block).noneMatch(each -> each == outside)) {
                for (int[] pair : problem.forbidden(Math.min(member, other), Math.max(member, other))) {
                    if (pair[member < other ? 0 : 1] == value) {
                        pairs.add("not " + Math.min(member, other) + " and " + Math.max(member, other) + " as "
                                + Arrays.toString(pair));
                    }
                }
            }
        }
        return pairs;
    }

    private static List<String> used(OptionNames names, int which, int value) {
        List<String> used =
                Stream.of(names.uses(which, value)).map(name -> "uses " + name).toList();
        for (String item : used) {
            if (Collections.frequency(used, item) > 1) {
                throw new IllegalArgumentException("For unknown " + which + " and value " + value + " the item '"
                        + item.substring("uses ".length()) + "' is named twice, but it can be used up only once. Does"
                        + " its name say which group it belongs to?");
            }
        }
        return used;
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
        return Arrays.stream(block)
                .distinct()
                .mapToObj(number -> IntStream.range(0, block.length)
                        .filter(i -> block[i] == number)
                        .toArray())
                .toList();
    }

    /** Ways to give values to a block in which its cages come to their sums, and have no digit twice. */
    private List<int[]> ways(int[] block) {
        List<int[]> ways = new ArrayList<>();
        int[] at = new int[problem.unknowns];
        Arrays.fill(at, -1);
        fill(block, 0, at, ways);
        return ways;
    }

    private void fill(int[] block, int from, int[] at, List<int[]> ways) {
        if (ways.size() == Problem.MOST || steps++ == MOST_STEPS) {
            throw new IllegalArgumentException("Cages that share a member are decided together, and "
                    + Arrays.toString(block) + " can be filled in more ways than a cover can hold: let fewer"
                    + " cages overlap.");
        }
        if (from == block.length) {
            ways.add(at.clone());
            return;
        }
        for (int value = 0; value < problem.values; value++) {
            if (!problem.may(at, block[from], value)) {
                continue;
            }
            at[block[from]] = value;
            if (IntStream.of(problem.groupsOf(block[from]))
                    .allMatch(group -> problem.sums[group] == 0 || problem.isPossible(group, at))) {
                fill(block, from + 1, at, ways);
            }
            at[block[from]] = -1;
        }
    }

    /** How many options a search for all solutions chooses. */
    public long nodes() {
        return new DancingLinks()
                .solve(cover, SearchLimit.solutions(Problem.MOST))
                .nodes();
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
