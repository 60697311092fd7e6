package sudoku.piece.propagation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.grid.Cells;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.judge.Answered;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.picture.GridPicture;
import sudoku.piece.Boards;

/**
 * Tries a rule on one house of a 4×4 board.
 *
 * <p><b>Idea.</b> A sweep may follow up what it has just struck, or leave that to the next sweep; both are right. So
 * what is left has to lie between one look at the marks as they were and as many looks as there is anything to find.
 */
final class HouseRule {
    private static final Cells CELLS = Cells.of(4);
    static final Grid EMPTY = Grid.empty(4);

    /** A rule, as a piece is asked for it. */
    @FunctionalInterface
    interface Sweep {
        void sweep(int[] marks, int[] house);
    }

    private final String name;
    private final Sweep atOnce;
    /** Why a mark has to go, and why one may not: a clause about a cell and a digit. */
    private final String mustGo;

    private final String mustStay;
    private final String whyDead;

    HouseRule(String name, Sweep atOnce, String mustGo, String mustStay, String whyDead) {
        this.name = name;
        this.atOnce = atOnce;
        this.mustGo = mustGo;
        this.mustStay = mustStay;
        this.whyDead = whyDead;
    }

    /** The sets of one house, all others full: {@code "1 12 1234 34"}; "-" is a cell without marks. */
    static int[] marks(int house, String sets) {
        int[] marks = PencilMarks.of(EMPTY);
        String[] each = sets.split(" ");
        for (int i = 0; i < each.length; i++) {
            marks[CELLS.house(house)[i]] = each[i].equals("-")
                    ? Digits.NONE
                    : each[i].chars().map(digit -> Digits.of(digit - '0')).reduce(0, (a, b) -> a | b);
        }
        return marks;
    }

    Case<Sweep, Answered<String>> on(int house, String sets) {
        int[] before = marks(house, sets);
        return Case.changing(
                drawn(before, house),
                (rule, loan) -> rule.sweep(loan.of(before), CELLS.house(house).clone()),
                answer -> fault(before, PencilMarks.array(answer.left()), house));
    }

    private static GridPicture drawn(int[] marks, int house) {
        return PencilMarks.picture(marks, EMPTY).shade(CELLS.house(house));
    }

    private Optional<Fault> fault(int[] before, int[] after, int house) {
        int[] once = before.clone();
        atOnce.sweep(once, CELLS.house(house));
        int[] all = once.clone();
        for (int i = 0; i < 2 * CELLS.size(); i++) {
            atOnce.sweep(all, CELLS.house(house));
        }
        String asked = "Your " + name + " was given " + CELLS.houseName(house) + " with "
                + Arrays.stream(CELLS.house(house))
                        .mapToObj(cell -> set(before[cell]))
                        .collect(Collectors.joining(" "))
                + ". ";
        for (int cell : order(house)) {
            String place = CELLS.name(cell);
            int added = after[cell] & ~before[cell];
            if (added != 0) {
                return said(
                        asked + "After that, " + place + " has " + PencilMarks.said(after[cell], 4)
                                + ", more than it had. A rule only strikes.",
                        after,
                        house,
                        cell);
            }
            int gone = before[cell] & ~after[cell] & all[cell];
            boolean isInside = Boards.list(CELLS.house(house)).contains(cell);
            if (gone != 0 && !(isInside && PencilMarks.isDead(all))) {
                return said(
                        asked + "After that, " + place + " has " + PencilMarks.said(after[cell], 4) + ": the "
                                + Digits.first(gone) + " is struck, and " + filled(mustStay, gone),
                        after,
                        house,
                        cell);
            }
        }
        if (PencilMarks.isDead(once)) {
            return PencilMarks.isDead(after)
                    ? Optional.empty()
                    : said(
                            asked + "No solution can come of that: "
                                    + whyDead(before, house)
                                    + ". So a cell of the house should be without marks, but it has "
                                    + sets(after, house) + ".",
                            after,
                            house,
                            -1);
        }
        for (int cell : CELLS.house(house)) {
            int left = after[cell] & ~once[cell];
            if (left != 0) {
                return said(
                        asked + "After that, " + CELLS.name(cell) + " has " + PencilMarks.said(after[cell], 4)
                                + ": the " + Digits.first(left) + " is still there, and "
                                + filled(mustGo, left),
                        after,
                        house,
                        cell);
            }
        }
        return Optional.empty();
    }

    private String whyDead(int[] before, int house) {
        int seen = Arrays.stream(CELLS.house(house)).map(cell -> before[cell]).reduce(0, (a, b) -> a | b);
        int missing = Digits.all(CELLS.size()) & ~seen;
        return missing == Digits.NONE ? whyDead : "the " + Digits.first(missing) + " has no place";
    }

    /** The cells of the house first. */
    private static List<Integer> order(int house) {
        List<Integer> cells = new ArrayList<>(Boards.list(CELLS.house(house)));
        IntStream.range(0, CELLS.count()).filter(cell -> !cells.contains(cell)).forEach(cells::add);
        return cells;
    }

    private static String filled(String clause, int digits) {
        return clause.replace("%d", String.valueOf(Digits.first(digits)));
    }

    private static String set(int marks) {
        return Digits.toString(marks);
    }

    private static String sets(int[] marks, int house) {
        return Arrays.stream(CELLS.house(house))
                .mapToObj(cell -> set(marks[cell]))
                .collect(Collectors.joining(" "));
    }

    private static Optional<Fault> said(String sentence, int[] after, int house, int cell) {
        GridPicture picture = drawn(after, house);
        return Optional.of(new Fault(sentence, cell < 0 ? picture : picture.mark(cell)));
    }
}
