package sudoku.piece.ownproblem;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import sudoku.grid.Cells;
import sudoku.picture.MapPicture;

/**
 * The problems to choose from: a map, a timetable, and a killer.
 *
 * <p><b>Lesson.</b> 14-own-problem.
 */
public final class KnownProblems {
    private KnownProblems() {}

    /** Seven lands, three colors: neighbors differ. */
    public static Problem map() {
        String[] lands = {"WA", "NT", "SA", "QLD", "NSW", "VIC", "TAS"};
        int[][] borders = {{1, 2}, {0, 2, 3}, {0, 1, 3, 4, 5}, {1, 2, 4}, {2, 3, 5}, {2, 4}, {}};
        int[][] places = {{0, 3}, {4, 1}, {5, 5}, {9, 2}, {10, 6}, {8, 8}, {9, 11}};
        MapPicture drawn = MapPicture.of(lands, borders, places);
        Problem map = Problem.named(
                List.of(lands),
                3,
                at -> drawn.painted(Arrays.stream(at).map(value -> value + 1).toArray()));
        for (int land = 0; land < lands.length; land++) {
            for (int neighbor : borders[land]) {
                map = neighbor > land ? map.apart(land, neighbor) : map;
            }
        }
        return map;
    }

    /** Nine lessons, four hours, rooms enough, one laboratory: each of three teachers has each of three classes. */
    public static Problem timetable() {
        int[] teacher = {0, 0, 0, 1, 1, 1, 2, 2, 2};
        int[] group = {0, 1, 2, 0, 1, 2, 0, 1, 2};
        boolean[] lab = new boolean[9];
        IntStream.of(0, 4, 5).forEach(lesson -> lab[lesson] = true);
        Timetable drawn = new Timetable(4, 4, teacher, group, lab);
        Problem week = Problem.named(
                IntStream.range(0, 9).mapToObj(drawn::name).toList(),
                4,
                at -> TimetablePicture.of(drawn, inRooms(drawn, at)));
        for (int i = 0; i < 3; i++) {
            week = week.apart(3 * i, 3 * i + 1, 3 * i + 2).apart(i, 3 + i, 6 + i);
        }
        return week.apart(0, 4, 5);
    }

    /** Hours become slots: the laboratory for those who need it, the other rooms one after the other. */
    private static int[] inRooms(Timetable table, int[] hours) {
        int[] slots = new int[hours.length];
        int[] next = new int[table.hours];
        Arrays.fill(next, 1);
        for (int lesson = 0; lesson < hours.length; lesson++) {
            int hour = hours[lesson];
            slots[lesson] = hour < 0
                    ? -1
                    : hour * table.rooms + (table.lab[lesson] ? 0 : Math.min(next[hour]++, table.rooms - 1));
        }
        return slots;
    }

    /** A board of 4×4 with seven cages and no clue. */
    public static Problem killer() {
        int[][] cages = {{0, 1, 4}, {2, 3}, {5, 6}, {7, 11}, {8, 12}, {9, 10, 13}, {14, 15}};
        int[] sums = {6, 5, 6, 5, 7, 7, 4};
        Cells cells = Cells.of(4);
        Problem killer = Problem.named(
                IntStream.range(0, 16).mapToObj(cells::name).toList(), 4, at -> new CagesPicture(cages, sums, at));
        for (int house = 0; house < 12; house++) {
            killer = killer.apart(cells.house(house));
        }
        for (int cage = 0; cage < cages.length; cage++) {
            killer = killer.cage(sums[cage], cages[cage]);
        }
        return killer;
    }
}
