package sudoku.cover;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import sudoku.search.SearchLimit;

/**
 * Knuth's Algorithm X on sets: the idea without the links.
 *
 * <p><b>Idea.</b>
 * <pre>
 * search:
 *     no primary item left: a solution
 *     item = the one with the fewest options
 *     for each of its options:
 *         select it: its items go, and all options that cover one of them
 *         search
 *         deselect it
 * </pre>
 *
 * <p><b>Representation.</b> For each item left, the set of options left for it. Sorted, so that the
 * first of equally scarce items is the leftmost, and options are tried in the order stated.
 *
 * <p><b>Cost.</b> The nodes of {@link DancingLinks}, each with the price of trees and boxed numbers.
 *
 * <p><b>Alternatives.</b> {@link DancingLinks} does the same to the digit; if you understand this
 * class, you know what they do, and only have to learn how.
 *
 * <p><b>Lesson.</b> 07-exact-covers.
 */
public final class AlgorithmX implements CoverSolver {

    @Override
    public CoverResult solve(ExactCover cover, SearchLimit limit, CoverListener listener) {
        return CountedCover.run(cover, limit, listener, counted -> new Run(cover, counted).search());
    }

    private static final class Run {
        private final ExactCover cover;
        private final CoverListener listener;
        private final TreeMap<Integer, SortedSet<Integer>> optionsFor = new TreeMap<>();
        private final Deque<Integer> chosen = new ArrayDeque<>();

        Run(ExactCover cover, CoverListener listener) {
            this.cover = cover;
            this.listener = listener;
            for (int item = 0; item < cover.itemCount(); item++) {
                optionsFor.put(item, new TreeSet<>());
            }
            for (int option = 0; option < cover.optionCount(); option++) {
                for (int item : cover.itemsOf(option)) {
                    optionsFor.get(item).add(option);
                }
            }
        }

        void search() {
            Map<Integer, SortedSet<Integer>> primary = optionsFor.headMap(cover.primaryCount());
            if (primary.isEmpty()) {
                listener.solved(chosen.stream().mapToInt(Integer::intValue).toArray());
                return;
            }
            int item = fewestOptions(primary);
            List<Integer> options = List.copyOf(optionsFor.get(item));
            if (options.isEmpty()) {
                listener.deadEnd(item);
            }
            for (int option : options) {
                listener.selected(option, item, options.size());
                chosen.addLast(option);
                List<SortedSet<Integer>> removed = select(option);
                search();
                deselect(option, removed);
                chosen.removeLast();
                listener.deselected(option);
            }
        }

        private static int fewestOptions(Map<Integer, SortedSet<Integer>> items) {
            int best = -1;
            int fewest = Integer.MAX_VALUE;
            for (var each : items.entrySet()) {
                if (each.getValue().size() < fewest) {
                    best = each.getKey();
                    fewest = each.getValue().size();
                }
            }
            return best;
        }

        /** Takes out the option's items and all options in their sets; gives the sets back. */
        private List<SortedSet<Integer>> select(int option) {
            List<SortedSet<Integer>> removed = new ArrayList<>();
            for (int item : cover.itemsOf(option)) {
                SortedSet<Integer> rivals = optionsFor.remove(item);
                for (int rival : rivals) {
                    setsOf(rival).forEach(set -> set.remove(rival));
                }
                removed.add(rivals);
                listener.covered(item);
            }
            return removed;
        }

        /** The same backwards. */
        private void deselect(int option, List<SortedSet<Integer>> removed) {
            int[] items = cover.itemsOf(option);
            for (int i = items.length - 1; i >= 0; i--) {
                for (int rival : removed.get(i)) {
                    setsOf(rival).forEach(set -> set.add(rival));
                }
                optionsFor.put(items[i], removed.get(i));
                listener.uncovered(items[i]);
            }
        }

        private List<SortedSet<Integer>> setsOf(int option) {
            return Arrays.stream(cover.itemsOf(option))
                    .filter(optionsFor::containsKey)
                    .mapToObj(optionsFor::get)
                    .toList();
        }
    }
}
