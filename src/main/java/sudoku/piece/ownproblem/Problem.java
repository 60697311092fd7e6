package sudoku.piece.ownproblem;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.picture.Picture;

/**
 * A problem to be modeled: unknowns that get a value each, and groups of them in which no value occurs twice; what
 * the digits of a cage come to is said as well. A rule of one's own may be added as code.
 *
 * <p><b>Representation.</b> Bare arrays, as a student reads them. Values are counted from 0; in a cage a value of 0 is
 * the digit 1, and so on.
 *
 * <p><b>Alternatives.</b> A rule as code says more, and only a search can read all of it: the other models are told
 * which pairs it forbids ({@link PairRule}).
 *
 * <p><b>Lesson.</b> 14-own-problem.
 */
public final class Problem {
    /** Of more solutions nobody asks: so many mean that a rule is missing, or that the problem is too large. */
    static final int MOST = 100_000;

    public final int unknowns;
    public final int values;
    /** In each group the numbers of unknowns that differ. */
    public final int[][] groups;
    /** What the digits of each group come to; 0, where nobody asks. */
    public final int[] sums;

    private final List<May> rules;
    private final int[][] groupsOf;
    private final List<String> names;
    private final BiFunction<Problem, int[], Picture> drawing;

    private Problem(
            List<String> names,
            int values,
            int[][] groups,
            int[] sums,
            List<May> rules,
            BiFunction<Problem, int[], Picture> drawing) {
        this.rules = rules;
        this.unknowns = names.size();
        this.values = values;
        this.groups = groups;
        this.sums = sums;
        this.groupsOf = IntStream.range(0, unknowns)
                .mapToObj(which -> IntStream.range(0, groups.length)
                        .filter(group -> IntStream.of(groups[group]).anyMatch(member -> member == which))
                        .toArray())
                .toArray(int[][]::new);
        this.names = names;
        this.drawing = drawing;
    }

    /** Unknowns without any rule; they are called 0, 1, 2 and so on. */
    public static Problem blank(int unknowns, int values) {
        if (unknowns < 1 || values < 1) {
            throw new IllegalArgumentException(
                    "A problem needs at least one unknown and one value, not " + unknowns + " and " + values + ".");
        }
        return new Problem(
                IntStream.range(0, unknowns).mapToObj(String::valueOf).toList(),
                values,
                new int[0][],
                new int[0],
                List.of(),
                (problem, at) -> new GroupsPicture(problem.names, problem.groups, problem.sums, at));
    }

    static Problem named(List<String> names, int values, Function<int[], Picture> drawing) {
        return new Problem(names, values, new int[0][], new int[0], List.of(), (problem, at) -> drawing.apply(at));
    }

    /** The same with one more group: its members have different values. */
    public Problem apart(int... members) {
        return with(0, members);
    }

    /** The same with one more cage: its members differ, and their digits come to the sum. */
    public Problem cage(int sum, int... members) {
        if (sum < 1) {
            throw new IllegalArgumentException("Digits begin at 1, so no cage comes to " + sum + ".");
        }
        return with(sum, members);
    }

    private Problem with(int sum, int... members) {
        for (int member : members) {
            if (member < 0 || member >= unknowns) {
                throw new IllegalArgumentException("In the group " + Arrays.toString(members) + ", " + member
                        + " is not an unknown: the unknowns are numbered from 0 to " + (unknowns - 1) + ".");
            }
        }
        if (members.length == 0) {
            throw new IllegalArgumentException("A group has at least one member: .apart(0, 1), or .cage(4, 2, 3).");
        }
        if (Arrays.stream(members).distinct().count() < members.length) {
            throw new IllegalArgumentException("The group " + Arrays.toString(members) + " lists a member twice.");
        }
        int[][] more = Arrays.copyOf(groups, groups.length + 1);
        int[] moreSums = Arrays.copyOf(sums, groups.length + 1);
        more[groups.length] = members.clone();
        moreSums[groups.length] = sum;
        return new Problem(names, values, more, moreSums, rules, drawing);
    }

    /** The same with one more rule: whether an unknown may have a value, beside those that others have. */
    public Problem rule(May rule) {
        List<May> more = new ArrayList<>(rules);
        more.add(rule);
        return new Problem(names, values, groups, sums, List.copyOf(more), drawing);
    }

    /** What all rules say. */
    public boolean may(int[] at, int which, int value) {
        return rules.stream().allMatch(rule -> rule.may(at, which, value));
    }

    /** The pairs of values that the rules forbid two unknowns to have together. */
    public int[][] forbidden(int one, int other) {
        return rules.isEmpty() ? new int[0][] : PairRule.forbidden(this::may, unknowns, values, one, other);
    }

    /** The numbers of the groups that an unknown is in. */
    public int[] groupsOf(int which) {
        return groupsOf[which].clone();
    }

    /** The digits of a group, if an unknown got a value: a digit is a value plus 1, and 0 is none yet. */
    public int[] digits(int group, int[] at, int which, int value) {
        return Arrays.stream(groups[group])
                .map(member -> (member == which ? value : at[member]) + 1)
                .toArray();
    }

    /** What is wrong with values for all unknowns, if anything is. */
    Optional<String> conflict(int[] at) {
        for (int group = 0; group < groups.length; group++) {
            for (int one : groups[group]) {
                for (int other : groups[group]) {
                    if (one < other && at[one] == at[other]) {
                        return Optional.of(names.get(one) + " and " + names.get(other) + " have the same value");
                    }
                }
            }
            int sum = Arrays.stream(groups[group]).map(member -> at[member] + 1).sum();
            if (sums[group] > 0 && sum != sums[group]) {
                return Optional.of("the cage "
                        + Arrays.stream(groups[group]).mapToObj(names::get).collect(Collectors.joining(" "))
                        + " comes to " + sum + ", not to " + sums[group]);
            }
        }
        for (int which = 0; which < unknowns; which++) {
            int[] others = at.clone();
            others[which] = -1;
            if (!may(others, which, at[which])) {
                return Optional.of("your rule forbids the value of " + names.get(which) + " together with the others");
            }
        }
        return Optional.empty();
    }

    /**
     * All solutions, at most {@link #MOST}, found without any cleverness: unknowns in their order, and sums asked about
     * full cages only.
     */
    List<int[]> all() {
        List<int[]> found = new ArrayList<>();
        int[] at = new int[unknowns];
        Arrays.fill(at, -1);
        fill(at, 0, found);
        return found;
    }

    private void fill(int[] at, int which, List<int[]> found) {
        if (which == unknowns) {
            found.add(at.clone());
            return;
        }
        for (int value = 0; value < values && found.size() < MOST; value++) {
            if (may(at, which, value)) {
                at[which] = value;
                if (Arrays.stream(groupsOf(which)).allMatch(group -> isPossible(group, at))) {
                    fill(at, which + 1, found);
                }
                at[which] = -1;
            }
        }
    }

    /** Whether a group keeps its rule so far: of a sum that is known when all its members are. */
    boolean isPossible(int group, int[] at) {
        int[] known = Arrays.stream(groups[group])
                .map(member -> at[member])
                .filter(value -> value >= 0)
                .toArray();
        boolean full = known.length == groups[group].length;
        return Arrays.stream(known).distinct().count() == known.length
                && (sums[group] == 0 || !full || Arrays.stream(known).sum() + known.length == sums[group]);
    }

    /** The problem with the values known so far; −1 for none, and without any before it is solved. */
    public Picture picture(int... at) {
        int[] none = new int[unknowns];
        Arrays.fill(none, -1);
        return drawing.apply(this, at.length == 0 ? none : at);
    }
}
