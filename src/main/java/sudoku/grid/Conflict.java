package sudoku.grid;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** A digit that occurs more than once in a house. */
public record Conflict(int digit, String house, List<Integer> cells, String message) {

    static Conflict of(Cells geometry, int house, int digit, int[] cells) {
        List<Integer> where = Arrays.stream(cells).boxed().toList();
        String names = where.stream().map(geometry::name).collect(Collectors.joining(" and "));
        String houseName = geometry.houseName(house);
        String times = cells.length == 2 ? "twice" : cells.length + " times";
        char symbol = Symbols.of(digit, geometry.size());
        return new Conflict(digit, houseName, where, symbol + " is " + times + " in " + houseName + ": at " + names);
    }

    @Override
    public String toString() {
        return message;
    }
}
