package sudoku.piece.exactcovers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.cover.ExactCover;
import sudoku.cover.SudokuCover;
import sudoku.grid.Grid;

/** Exact covers as numbers, for programs that know no names; and the small ones that pieces are tried on. */
public final class Covers {
    /** One item, two ways. */
    static final ExactCover ONE = ExactCover.items("a").option("A", "a").build();

    static final ExactCover PAIR = ExactCover.items("a", "b")
            .option("AB", "a", "b")
            .option("A", "a")
            .option("B", "b")
            .build();
    /** To begin with AB is wrong. */
    static final ExactCover THREE = ExactCover.items("a", "b", "c")
            .option("AB", "a", "b")
            .option("A", "a")
            .option("BC", "b", "c")
            .build();
    /** Nobody covers c. */
    static final ExactCover NO_WAY = ExactCover.items("a", "b", "c")
            .option("A", "a")
            .option("B", "b")
            .option("AB", "a", "b")
            .build();
    /** What is at most once. */
    static final ExactCover SECONDARY = ExactCover.items("a", "b")
            .secondary("s", "t")
            .option("As", "a", "s")
            .option("At", "a", "t")
            .option("Bs", "b", "s")
            .option("B", "b")
            .build();

    static final ExactCover DESK = desk(ExactCover.items("Mo", "Tu", "We", "Th", "Fr", "Sa"));

    private static final int PEOPLE = 7;

    private Covers() {}

    /** The seven people of the library desk, for days from Monday to Saturday. */
    public static ExactCover desk(ExactCover.Builder days) {
        return days.option("Ada", "We", "Fr")
                .option("Ben", "Mo")
                .option("Cem", "Mo", "Sa")
                .option("Dee", "We", "Th")
                .option("Eva", "Tu")
                .option("Fay", "Tu", "Th", "Sa")
                .option("Gus", "Mo", "Fr")
                .build();
    }

    /** What the clues of a Sudoku leave to do. */
    public static ExactCover sudoku(Grid puzzle) {
        SudokuCover sudoku = SudokuCover.of(puzzle.size());
        return sudoku.cover().after(sudoku.clues(puzzle));
    }

    /** Seven people, each with one to three of six days, drawn at random; no two offer the same. */
    public static ExactCover randomDesk(long seed) {
        Random random = new Random(seed);
        List<String> days = List.of("A", "B", "C", "D", "E", "F");
        ExactCover.Builder desk = ExactCover.items(days.toArray(String[]::new));
        Set<Set<String>> taken = new HashSet<>();
        while (taken.size() < PEOPLE) {
            Set<String> offer = new TreeSet<>();
            for (int draws = 1 + random.nextInt(3); draws > 0; draws--) {
                offer.add(days.get(random.nextInt(days.size())));
            }
            if (taken.add(offer)) {
                desk.option("person " + taken.size(), offer.toArray(String[]::new));
            }
        }
        return desk.build();
    }

    /** For each option an array with the numbers of its items, new ones at each call. */
    public static List<int[]> options(ExactCover cover) {
        return IntStream.range(0, cover.optionCount())
                .mapToObj(cover::itemsOf)
                .collect(Collectors.toCollection(ArrayList::new));
    }

    /** Whether there is an item that both of them cover. */
    static boolean clash(int[] one, int[] other) {
        for (int item : one) {
            for (int same : other) {
                if (item == same) {
                    return true;
                }
            }
        }
        return false;
    }

    /** For each item, whether it must be covered: secondary ones need not. */
    public static boolean[] open(ExactCover cover) {
        boolean[] open = new boolean[cover.itemCount()];
        Arrays.fill(open, 0, cover.primaryCount(), true);
        return open;
    }

    /** In a form that can be compared. */
    static List<List<Integer>> lists(List<int[]> options) {
        return options.stream()
                .map(option -> option == null
                        ? List.<Integer>of()
                        : IntStream.of(option).boxed().toList())
                .toList();
    }

    static List<Boolean> list(boolean[] open) {
        return IntStream.range(0, open.length).mapToObj(item -> open[item]).toList();
    }

    /** The option with these items, by its name. */
    static String name(ExactCover cover, List<Integer> items) {
        return IntStream.range(0, cover.optionCount())
                .filter(option ->
                        IntStream.of(cover.itemsOf(option)).boxed().toList().equals(items))
                .mapToObj(cover::option)
                .findFirst()
                .orElse("an option " + items);
    }

    static String names(ExactCover cover, List<List<Integer>> options) {
        return options.isEmpty()
                ? "none"
                : options.stream().map(items -> name(cover, items)).collect(Collectors.joining(", "));
    }

    /** An option with its items: "Ada (We, Fr)". */
    static String full(ExactCover cover, int option) {
        return cover.option(option) + " ("
                + IntStream.of(cover.itemsOf(option)).mapToObj(cover::item).collect(Collectors.joining(", ")) + ")";
    }
}
