package sudoku.exercise.propagation;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.exercise.Expect;
import sudoku.exercise.JavaText;
import sudoku.exercise.api.propagation.ConsistentMap;
import sudoku.exercise.api.propagation.PaintedMap;

/** What answers to tasks 3 and 4 should make of a map and its colors. */
public final class VisibleColors {
    private VisibleColors() {}

    /** One country of a star is painted, and takes its color from all others. */
    static void expectCenterTakes(ConsistentMap answer, Random random) {
        int[][] star = VisibleMaps.renumbered(VisibleMaps.star(6), random);
        int center = IntStream.range(0, 6)
                .filter(land -> star[land].length == 5)
                .findFirst()
                .orElseThrow();
        int[] colors = IntStream.generate(() -> 0b1111).limit(6).toArray();
        colors[center] = 0b0100;
        int[] left = IntStream.range(0, 6)
                .map(land -> land == center ? 0b0100 : 0b1011)
                .toArray();
        expectConsistent(answer, star, colors, left, "One country is painted, and the others are its neighbors.");
    }

    /** From the painted end of a row everything follows. */
    static void expectWave(ConsistentMap answer, Random random) {
        int[] order = VisibleMaps.shuffled(9, random);
        int[] colors = new int[9];
        int[] left = new int[9];
        for (int place = 0; place < 9; place++) {
            colors[order[place]] = place == 0 ? 0b01 : 0b11;
            left[order[place]] = place % 2 == 0 ? 0b01 : 0b10;
        }
        expectConsistent(
                answer,
                VisibleMaps.renumbered(VisibleMaps.strip(9), order),
                colors,
                left,
                "The countries are in a row, and from the painted end everything follows.");
    }

    /** One of four countries has a color that leads to nothing, before the one that is right or after it. */
    static void expectGuessTakenBack(PaintedMap answer, int first, boolean isTriedFirst, Random random) {
        int[] names = IntStream.range(0, 4).map(land -> (land + first) % 4).toArray();
        int[] hues = VisibleMaps.shuffled(4, random);
        if (hues[0] < hues[1] == isTriedFirst) {
            hues = new int[] {hues[1], hues[0], hues[2], hues[3]};
        }
        int[] colors = new int[4];
        for (int land = 0; land < 4; land++) {
            colors[names[land]] = land == 0 ? 1 << hues[0] | 1 << hues[1] : 1 << hues[0] | 1 << hues[2] | 1 << hues[3];
        }
        expectPainted(answer, VisibleMaps.renumbered(VisibleMaps.complete(4), names), colors);
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
                    VisibleMaps.renumbered(borders, new int[] {6, 5, 4, 3, 2, 1, 0}),
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
