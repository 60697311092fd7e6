package sudoku.cover;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Items to cover, and options that each cover some of them: choose options so that every item is covered once.
 *
 * <p><b>Idea.</b> Many puzzles are this one in disguise. What must happen exactly once is a primary
 * item; what may happen at most once is a secondary item; a move is an option.
 *
 * <p><b>Representation.</b> Items and options have names for people and numbers, in the order they
 * were stated, for searches; primary items come first. It never changes.
 *
 * <p><b>Cost.</b> One number for each item of each option: 2,916 for the 729 options of Sudoku.
 *
 * <p><b>Alternatives.</b> A matrix of zeros and ones, of which 99 % would be zeros for Sudoku.
 *
 * <p><b>Lesson.</b> 07-exact-covers.
 */
public final class ExactCover {
    private final List<String> items;
    private final int primary;
    private final List<String> options;
    private final int[][] covered;

    private ExactCover(List<String> items, int primary, List<String> options, int[][] covered) {
        this.items = List.copyOf(items);
        this.primary = primary;
        this.options = List.copyOf(options);
        this.covered = covered;
    }

    /** Begins with the items that must be covered. */
    public static Builder items(String... primary) {
        return new Builder(primary);
    }

    public int itemCount() {
        return items.size();
    }

    /** How many items must be covered; the items after them are secondary. */
    public int primaryCount() {
        return primary;
    }

    public int optionCount() {
        return options.size();
    }

    public String item(int item) {
        return items.get(item);
    }

    public String option(int option) {
        return options.get(option);
    }

    /** The number of the option with this name. */
    public int optionNamed(String name) {
        int option = options.indexOf(name);
        if (option < 0) {
            throw new IllegalArgumentException("No option is called '" + name + "'.");
        }
        return option;
    }

    /** The items an option covers, in the order they were stated. */
    public int[] itemsOf(int option) {
        return covered[option].clone();
    }

    public boolean covers(int option, int item) {
        for (int each : covered[option]) {
            if (each == item) {
                return true;
            }
        }
        return false;
    }

    /** The primary items that no option covers; with one of these there is no solution. */
    public List<String> uncoverable() {
        boolean[] seen = new boolean[items.size()];
        for (int[] each : covered) {
            for (int item : each) {
                seen[item] = true;
            }
        }
        return IntStream.range(0, primary)
                .filter(item -> !seen[item])
                .mapToObj(items::get)
                .toList();
    }

    /**
     * What is left to do when these options are chosen: their items are gone, and with them every
     * option that covers one of these.
     */
    public ExactCover after(int... chosen) {
        int[] coveredBy = new int[items.size()];
        Arrays.fill(coveredBy, -1);
        for (int option : chosen) {
            for (int item : covered[option]) {
                if (coveredBy[item] >= 0) {
                    throw new IllegalArgumentException("The options '" + options.get(coveredBy[item]) + "' and '"
                            + options.get(option) + "' both cover '" + items.get(item)
                            + "', so only one of them can be chosen.");
                }
                coveredBy[item] = option;
            }
        }
        int[] itemsLeft = IntStream.range(0, items.size())
                .filter(item -> coveredBy[item] < 0)
                .toArray();
        int[] renumbered = new int[items.size()];
        for (int i = 0; i < itemsLeft.length; i++) {
            renumbered[itemsLeft[i]] = i;
        }
        int[] optionsLeft = IntStream.range(0, options.size())
                .filter(option -> Arrays.stream(covered[option]).allMatch(item -> coveredBy[item] < 0))
                .toArray();
        return new ExactCover(
                Arrays.stream(itemsLeft).mapToObj(items::get).toList(),
                (int) Arrays.stream(itemsLeft).filter(item -> item < primary).count(),
                Arrays.stream(optionsLeft).mapToObj(options::get).toList(),
                Arrays.stream(optionsLeft)
                        .mapToObj(option -> Arrays.stream(covered[option])
                                .map(item -> renumbered[item])
                                .toArray())
                        .toArray(int[][]::new));
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%,d options over %,d items", options.size(), items.size())
                + (primary < items.size()
                        ? String.format(Locale.ROOT, ", %,d of them secondary", items.size() - primary)
                        : "");
    }

    /** Collects a cover problem, and says at once what is wrong with an option. */
    public static final class Builder {
        private final List<String> items = new ArrayList<>();
        private final Map<String, Integer> numbers = new HashMap<>();
        private final int primary;
        private final List<String> options = new ArrayList<>();
        private final List<int[]> covered = new ArrayList<>();
        private final Map<String, Integer> optionNumbers = new HashMap<>();
        private final Map<List<Integer>, String> bySet = new HashMap<>();

        private Builder(String... primary) {
            add(primary);
            this.primary = items.size();
        }

        /** Items that may be covered, but by one option at most. */
        public Builder secondary(String... more) {
            add(more);
            return this;
        }

        private void add(String... more) {
            for (String item : more) {
                if (numbers.putIfAbsent(item, items.size()) != null) {
                    throw new IllegalArgumentException("The item '" + item + "' is listed twice.");
                }
                items.add(item);
            }
        }

        /** An option and the items it covers. */
        public Builder option(String name, String... itsItems) {
            List<Integer> set = Arrays.stream(itsItems)
                    .map(item -> number(name, item))
                    .sorted()
                    .toList();
            for (int i = 1; i < set.size(); i++) {
                refuse(
                        set.get(i).equals(set.get(i - 1)),
                        "The option '" + name + "' covers '" + items.get(set.get(i)) + "' twice.");
            }
            refuse(
                    set.isEmpty() || set.get(0) >= primary,
                    "The option '" + name + "' covers no primary item, so no search would ever choose it.");
            refuse(optionNumbers.putIfAbsent(name, options.size()) != null, "Two options are called '" + name + "'.");
            String twin = bySet.putIfAbsent(set, name);
            refuse(
                    twin != null,
                    "The options '" + twin + "' and '" + name + "' cover the same items: " + String.join(", ", itsItems)
                            + ".");
            options.add(name);
            covered.add(Arrays.stream(itsItems).mapToInt(numbers::get).toArray());
            return this;
        }

        private int number(String option, String item) {
            Integer number = numbers.get(item);
            refuse(
                    number == null,
                    "The option '" + option + "' covers '" + item + "', which is not an item. The items are: "
                            + items.stream().limit(20).collect(Collectors.joining(", "))
                            + (items.size() > 20 ? " …" : "."));
            return number;
        }

        private static void refuse(boolean wrong, String message) {
            if (wrong) {
                throw new IllegalArgumentException(message);
            }
        }

        public ExactCover build() {
            return new ExactCover(items, primary, options, covered.toArray(int[][]::new));
        }
    }
}
