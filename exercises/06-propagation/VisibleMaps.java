package sudoku.exercise.propagation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.exercise.Expect;
import sudoku.exercise.JavaText;
import sudoku.exercise.api.propagation.ConsistentMap;
import sudoku.exercise.api.propagation.PaintedMap;

/** Maps of all shapes, and what an answer should make of one. A map says for each country who its neighbors are. */
public final class VisibleMaps {
    private VisibleMaps() {}

    /** Each country touches the next. */
    public static int[][] strip(int countries) {
        return IntStream.range(0, countries)
                .mapToObj(land -> IntStream.of(land - 1, land + 1)
                        .filter(other -> other >= 0 && other < countries)
                        .toArray())
                .toArray(int[][]::new);
    }

    /** The same, and the last touches the first. */
    public static int[][] ring(int countries) {
        return IntStream.range(0, countries)
                .mapToObj(land -> new int[] {(land + countries - 1) % countries, (land + 1) % countries})
                .toArray(int[][]::new);
    }

    /** Each country touches every other. */
    static int[][] complete(int countries) {
        return IntStream.range(0, countries)
                .mapToObj(land -> IntStream.range(0, countries)
                        .filter(other -> other != land)
                        .toArray())
                .toArray(int[][]::new);
    }

    /** The first touches all others, and they touch nobody else. */
    static int[][] star(int countries) {
        return IntStream.range(0, countries)
                .mapToObj(land ->
                        land > 0 ? new int[] {0} : IntStream.range(1, countries).toArray())
                .toArray(int[][]::new);
    }

    /** All these maps side by side, without a border between them. */
    static int[][] islands(int[][]... maps) {
        List<int[]> all = new ArrayList<>();
        for (int[][] map : maps) {
            int first = all.size();
            for (int[] neighbors : map) {
                all.add(IntStream.of(neighbors).map(other -> first + other).toArray());
            }
        }
        return all.toArray(int[][]::new);
    }

    /** The same sets, of any colors there are. */
    static int[] dyed(Random random, int... colors) {
        int[] hues = shuffled(31, random);
        return IntStream.of(colors)
                .map(set -> IntStream.range(0, 31)
                        .filter(color -> (set & 1 << color) != 0)
                        .map(color -> 1 << hues[color])
                        .sum())
                .toArray();
    }

    public static int[] shuffled(int count, Random random) {
        return random.ints(0, count).distinct().limit(count).toArray();
    }

    /** The same map with other numbers for its countries. */
    public static int[][] renumbered(int[][] borders, Random random) {
        return renumbered(borders, shuffled(borders.length, random));
    }

    static int[][] renumbered(int[][] borders, int[] names) {
        int[][] renamed = new int[borders.length][];
        for (int land = 0; land < borders.length; land++) {
            renamed[names[land]] =
                    Arrays.stream(borders[land]).map(other -> names[other]).toArray();
        }
        return renamed;
    }

    /** Any map: two countries in three have no border, so there may be islands. */
    static int[][] drawn(int countries, Random random) {
        boolean[][] touch = new boolean[countries][countries];
        for (int i = 0; i < countries * countries; i++) {
            touch[i % countries][i / countries] = i % countries < i / countries && random.nextInt(3) == 0;
        }
        return IntStream.range(0, countries)
                .mapToObj(land -> IntStream.range(0, countries)
                        .filter(other -> touch[land][other] || touch[other][land])
                        .toArray())
                .toArray(int[][]::new);
    }

    /** What is left when all countries have looked at their neighbors at once, more often than colors can be lost. */
    static void expectSwept(ConsistentMap answer, int[][] borders, int[] colors) {
        int[] left = colors;
        for (int round = 0; round <= 31 * borders.length; round++) {
            int[] before = left;
            left = IntStream.range(0, borders.length)
                    .map(land -> before[land]
                            & ~IntStream.of(borders[land])
                                    .map(neighbor -> before[neighbor])
                                    .filter(set -> Integer.bitCount(set) < 2)
                                    .reduce(0, (some, more) -> some | more))
                    .toArray();
        }
        boolean isLost = IntStream.of(left).anyMatch(set -> set == 0);
        expectConsistent(
                answer,
                borders,
                colors,
                isLost ? new int[0] : left,
                "A country that can have only one color takes it from each of its neighbors, until nothing is lost.");
    }

    /** Exactly these sets are left. */
    public static void expectConsistent(
            ConsistentMap answer, int[][] borders, int[] colors, int[] left, String sentence) {
        Expect shown = shown("task3.consistent", borders, colors);
        int[] got = answer.consistent(borders, colors);
        if (!Arrays.equals(left, got)) {
            throw shown.fail("{" + sets(left) + "}", "{" + sets(got) + "}", sentence);
        }
    }

    /** The answer on a map that can be painted, as long as it should be. */
    public static int[] painted(PaintedMap answer, int[][] borders, int[] colors) {
        Expect shown = shown("task4.paint", borders, colors);
        int[] got = answer.paint(borders, colors);
        shown.that(
                borders.length == got.length,
                "This map can be painted, and every country gets a color: " + borders.length
                        + " numbers should come back, and " + got.length + " came.");
        return got;
    }

    /** Neighbors differ, and each country has a color of its own set. */
    public static void expectPainted(PaintedMap answer, int[][] borders, int[] colors) {
        int[] got = painted(answer, borders, colors);
        Expect shown = shown("task4.paint", borders, colors);
        for (int land = 0; land < got.length; land++) {
            int color = got[land];
            shown.that(
                    color >= 0 && color < 31 && (colors[land] & 1 << color) != 0,
                    "Country " + land + " got " + color + ", which is not the number of one of its colors.");
            for (int neighbor : borders[land]) {
                shown.that(
                        got[neighbor] != color,
                        "The neighbors " + land + " and " + neighbor + " both got color " + color + ".");
            }
        }
    }

    /** Two triangles need all of their colors; one color is left for the country that borders on both. */
    static void expectOneColorFree(PaintedMap answer) {
        int[][] borders = {{1, 2, 6}, {0, 2, 6}, {0, 1, 6}, {4, 5, 6}, {3, 5, 6}, {3, 4, 6}, {0, 1, 2, 3, 4, 5}};
        for (int first = 0; first < 31; first++) {
            int one = turned(0b0001100001, first);
            int other = turned(0b0110000010, first);
            int[] colors = {one, one, one, other, other, other, turned(0b1000000011, first)};
            expectPainted(answer, borders, colors);
            expectPainted(
                    answer,
                    renumbered(borders, new int[] {6, 5, 4, 3, 2, 1, 0}),
                    IntStream.range(0, 7).map(land -> colors[6 - land]).toArray());
        }
    }

    /** Other colors in the same places, round from 30 to 0. */
    private static int turned(int set, int first) {
        return (set << first | set >>> 31 - first) & Integer.MAX_VALUE;
    }

    /** As it can be pasted into a cell; what is too long to read is only counted. */
    public static Expect shown(String method, int[][] borders, int[] colors) {
        return Expect.onInput(
                borders.length > 60
                        ? "// " + borders.length + " countries"
                        : "Arrays.toString(" + method + "(" + JavaText.of(borders) + ", new int[] {" + sets(colors)
                                + "}))");
    }

    private static String sets(int[] colors) {
        return colors.length > 60
                ? colors.length + " sets of colors"
                : Arrays.stream(colors)
                        .mapToObj(set -> "0b" + Integer.toBinaryString(set))
                        .collect(Collectors.joining(", "));
    }
}
