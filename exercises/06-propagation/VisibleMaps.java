package sudoku.exercise.propagation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Maps of all shapes. A map says for each country who its neighbors are. */
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

    public static int[][] renumbered(int[][] borders, int[] names) {
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
}
