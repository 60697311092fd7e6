package sudoku.exercise.manyhands;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.grid.Rules;

/** Trees as the children of each node: small ones, random ones, and those of real searches. */
public final class VisibleTrees {
    private final List<List<Integer>> found = new ArrayList<>(List.of(new ArrayList<>()));

    private VisibleTrees() {}

    /** The tree of the contract. */
    public static int[][] example() {
        return new int[][] {{1, 2, 3}, {4, 5}, {}, {6}, {}, {}, {}};
    }

    /** The whole search tree of a puzzle, as the lesson's {@code tree} walks it; node 0 is the puzzle itself. */
    public static int[][] of(Grid puzzle) {
        VisibleTrees tree = new VisibleTrees();
        tree.walk(puzzle, 0);
        return array(tree.found);
    }

    private void walk(Grid board, int node) {
        int tightest = -1;
        int fewest = Integer.MAX_VALUE;
        for (int cell = 0; cell < board.cells().count(); cell++) {
            if (board.isBlank(cell) && Digits.count(Rules.candidates(board, cell)) < fewest) {
                tightest = cell;
                fewest = Digits.count(Rules.candidates(board, cell));
            }
        }
        if (tightest < 0) {
            return;
        }
        for (int rest = Rules.candidates(board, tightest); rest != Digits.NONE; rest = Digits.rest(rest)) {
            found.get(node).add(found.size());
            found.add(new ArrayList<>());
            walk(board.with(tightest, Digits.first(rest)), found.size() - 1);
        }
    }

    /** A tree at random, its numbers mixed; the parent of each node is one of the few that came before it. */
    public static int[][] drawn(Random random, int nodes, int few) {
        List<Integer> numbers = IntStream.range(1, nodes).boxed().collect(Collectors.toList());
        Collections.shuffle(numbers, random);
        numbers.add(0, 0);
        List<List<Integer>> children = new ArrayList<>();
        numbers.forEach(number -> children.add(new ArrayList<>()));
        for (int i = 1; i < nodes; i++) {
            int parent = numbers.get(Math.max(0, i - 1 - random.nextInt(few)));
            children.get(parent).add(numbers.get(i));
        }
        return array(children);
    }

    private static int[][] array(List<List<Integer>> children) {
        return children.stream()
                .map(each -> each.stream().mapToInt(Integer::intValue).toArray())
                .toArray(int[][]::new);
    }

    /** For each node its parent; the root is its own. */
    static int[] parents(int[][] children) {
        int[] parents = new int[children.length];
        for (int node = 0; node < children.length; node++) {
            for (int child : children[node]) {
                parents[child] = node;
            }
        }
        return parents;
    }

    /** For each node the hand that does it. */
    static int[] doers(int[][] children, List<int[]> rounds) {
        int[] doers = new int[children.length];
        for (int[] round : rounds) {
            for (int hand = 0; hand < round.length; hand++) {
                if (round[hand] >= 0 && round[hand] < doers.length) {
                    doers[round[hand]] = hand;
                }
            }
        }
        return doers;
    }

    /** How many nodes are done by another hand than their parent was. */
    public static long steals(int[][] children, List<int[]> rounds) {
        int[] doers = doers(children, rounds);
        int[] parents = parents(children);
        return IntStream.range(0, children.length)
                .filter(node -> doers[node] != doers[parents[node]])
                .count();
    }

    /** How many nodes there are, on average, in the tree below a stolen node, itself included; after a real search. */
    public static double meanStolen(int[][] children, List<int[]> rounds) {
        int[] doers = doers(children, rounds);
        int[] parents = parents(children);
        long[] sizes = new long[children.length];
        long sum = 0;
        for (int node = children.length - 1; node > 0; node--) {
            sizes[node]++;
            sizes[parents[node]] += sizes[node];
            if (doers[node] != doers[parents[node]]) {
                sum += sizes[node];
            }
        }
        return (double) sum / Math.max(1, steals(children, rounds));
    }

    /** How long it took, and how much was stolen, in words. */
    public static String told(int[][] children, List<int[]> rounds) {
        return String.format("%,d rounds, %,d steals", rounds.size(), steals(children, rounds));
    }
}
