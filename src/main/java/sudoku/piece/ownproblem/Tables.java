package sudoku.piece.ownproblem;

import java.util.ArrayList;
import java.util.List;

/** What the pieces about timetables are tried on: tiny ones, the first of which each hold a single rule. */
final class Tables {
    private Tables() {}

    static List<Timetable> tiny() {
        List<Timetable> tables = new ArrayList<>(List.of(
                table(1, 2, "0", "0", "."),
                table(1, 2, "01", "01", ".."),
                table(2, 2, "00", "01", ".."),
                table(2, 2, "01", "00", ".."),
                table(2, 2, "01", "01", "*."),
                table(2, 2, "01", "01", "**"),
                table(1, 2, "00", "01", ".."),
                table(3, 1, "012", "012", "..."),
                table(2, 3, "012", "010", ".*.")));
        for (int seed = 1; seed <= 6; seed++) {
            tables.add(Timetable.random(3 + seed % 2, 3, 2, seed));
        }
        return tables;
    }

    private static Timetable table(int hours, int rooms, String teachers, String groups, String labs) {
        boolean[] lab = new boolean[labs.length()];
        for (int lesson = 0; lesson < lab.length; lesson++) {
            lab[lesson] = labs.charAt(lesson) == '*';
        }
        return new Timetable(
                hours,
                rooms,
                teachers.chars().map(c -> c - '0').toArray(),
                groups.chars().map(c -> c - '0').toArray(),
                lab);
    }
}
