package sudoku.search;

import java.util.List;
import java.util.stream.Collectors;
import sudoku.grid.Cells;

/**
 * Why a digit must be on a cell, or cannot.
 *
 * @param rule the name of the rule that was used, as in {@code hidden single}
 * @param house the house the rule looked at, numbered as in {@link Cells#house}, or {@link #NO_HOUSE}
 * @param cells the cells the conclusion rests on: the peer that holds the digit, the two cells of a pair
 */
public record Reason(String rule, int house, List<Integer> cells) {
    /** For a rule that looks at one cell or at one pair of cells. */
    public static final int NO_HOUSE = -1;

    public Reason(String rule) {
        this(rule, NO_HOUSE, List.of());
    }

    /** For a person: {@code hidden single in row 3}, {@code naked pair in box 2, by r1c4 and r2c6}. */
    public String describe(Cells geometry) {
        String where = house == NO_HOUSE ? "" : " in " + geometry.houseName(house);
        String whose = cells.isEmpty()
                ? ""
                : cells.stream()
                        .map(geometry::name)
                        .collect(Collectors.joining(" and ", where.isEmpty() ? " " : ", by ", ""));
        return rule + where + whose;
    }
}
