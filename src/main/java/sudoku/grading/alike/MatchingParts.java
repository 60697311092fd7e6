package sudoku.grading.alike;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Which lines of two answers belong together.
 *
 * <p><b>Idea.</b> A common piece has some lines in the one answer and some in the other. Pieces that share a line are
 * one part, and so are all that follow from that; a method that has moved is a part of its own.
 *
 * <p><b>Representation.</b> Trees that are joined at their roots. The second answer's lines are below 0.
 */
final class MatchingParts {
    private final Map<Integer, Integer> parents = new TreeMap<>();

    /** A common piece; lines are counted from 0. */
    void join(Set<Integer> ofTheFirst, Set<Integer> ofTheSecond) {
        int root = root(ofTheFirst.iterator().next());
        ofTheFirst.forEach(line -> parents.put(root(line), root));
        ofTheSecond.forEach(line -> parents.put(root(-1 - line), root));
    }

    /** The way to the root is halved on the way, or long answers would be climbed line by line. */
    private int root(int line) {
        int root = line;
        int parent = parents.computeIfAbsent(root, alone -> alone);
        while (parent != root) {
            int above = parents.get(parent);
            parents.put(root, above);
            root = above;
            parent = parents.get(root);
        }
        return root;
    }

    /** Of each line of the first answer that is in a part the part's number, from 1 on in the order of these lines. */
    Map<Integer, Integer> first() {
        Map<Integer, Integer> numbers = new HashMap<>();
        Map<Integer, Integer> lines = new TreeMap<>();
        parents.keySet().stream()
                .filter(line -> line >= 0)
                .forEach(line -> lines.put(line, numbers.computeIfAbsent(root(line), root -> numbers.size() + 1)));
        return lines;
    }

    /** The same of the second, with the same numbers. */
    Map<Integer, Integer> second() {
        Map<Integer, Integer> numbers = new HashMap<>();
        first().forEach((line, number) -> numbers.put(root(line), number));
        Map<Integer, Integer> lines = new TreeMap<>();
        parents.keySet().stream()
                .filter(line -> line < 0)
                .forEach(line -> lines.put(-1 - line, numbers.get(root(line))));
        return lines;
    }
}
