package sudoku.exercise.propagation;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Order;
import sudoku.exercise.Expect;
import sudoku.exercise.Hint;
import sudoku.exercise.Points;
import sudoku.exercise.Says;
import sudoku.exercise.api.propagation.ConsistentMap;
import sudoku.exercise.api.propagation.LastPlaces;
import sudoku.exercise.api.propagation.PaintedMap;
import sudoku.exercise.api.propagation.PairStrikes;
import sudoku.exercise.small.Relabeling;
import sudoku.grid.Cells;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.puzzles.NamedPuzzles;
import sudoku.puzzles.Symmetry;

/** The tests of set 6 that only the grader sees. */
public class HiddenTests {
    /** Marks cell by cell, a star for all; no order of the houses is through with these pairs in two sweeps. */
    private static final List<String> CHAINS = List.of(
            "* 134 457 468 178 89 * 1578 * 56 147 2567 * 1279 * 1378 48 * * * 1568 358 * 24 * * 27 38 45 9 78 * * 459 *"
                    + " 3 349 12 * * 25 235 67 * * 3567 16 38 79 27 146 * 45 * 1469 * * 57 39 5789 269 489 478 24 *"
                    + " 3567 347 1235 239 * * * 135 134 257 28 28 * 158 * *",
            "* * 24 67 567 5689 239 1567 23 456 67 25 147 19 56 235 * * * 69 158 234 247 25 345 26 * 1458 1567 * * 156"
                    + " 1459 45 24 237 47 27 * * 35 13 * 679 13 67 * 368 179 29 1234 348 1567 * * 268 * * * 7 247 678"
                    + " 2458 27 * 2379 * 136 * 56 3467 56 * * 35 29 589 16 169 78 139",
            // Twenty-two sweeps, from the first house to the last or from the last to the first.
            "1379 39 389 234 1459 1245 37 26 2478 * 456 358 456 * 578 * * 345 156 346 79 2479 125 2346 136 1378 * *"
                    + " 1357 135 5689 4579 * 15 * 357 158 * 2458 47 2348 49 348 238 146 689 2469 367 159 689 1467 1259"
                    + " * * 3589 125 479 26 * 78 15 78 268 259 145 34 1378 * 34 * 158 26 5689 357 2359 28 23 35 * 39"
                    + " 1234");

    @Points(1)
    @Order(11)
    @Says("Fill nothing in, strike nothing")
    @DisplayName("A mark that was struck stays struck")
    @Hint("Take the marks as they are. They know more than the digits on the board, because other rules have struck"
            + " some. And a house can have several last places.")
    void aStruckMarkStaysStruck(LastPlaces answer, Relabeling relabeling) {
        for (int i = 0; i < 27 * 9; i++) {
            int[] house = Cells.of(9).house(i / 9);
            int[] marks = VisibleMarks.allMarks();
            int digit = 1 + i % 9;
            int[] settled = {digit, digit % 9 + 1};
            int[] places = VisibleMaps.shuffled(9, relabeling.random());
            for (int place = 0; place < 9; place++) {
                for (int k = 0; k < 2; k++) {
                    int cell = house[places[place]];
                    marks[cell] = place == k ? marks[cell] : Digits.remove(marks[cell], settled[k]);
                }
            }
            int[] got = VisibleLastPlaces.of(answer, marks);
            for (int k = 0; k < 2; k++) {
                int cell = house[places[k]];
                VisibleMarks.shown(marks, cell)
                        .equal(
                                settled[k],
                                got[cell],
                                "There is no digit on the board, and yet two of a house have a single place left.");
            }
        }
    }

    @Points(1)
    @Order(11)
    @Says("A pair that shares two houses strikes in both. On these boards the order in which you look makes no "
            + "difference, and no cell loses its last mark")
    @DisplayName("A pair that shares a row and a box works in both")
    @Hint("Two cells can share two houses. The pair strikes in each of them, so don't stop at the first.")
    void aPairInTwoHousesWorksInBoth(PairStrikes answer, Relabeling relabeling) {
        VisibleNakedPairs.expectLostInBothHouses(answer, 40, 41, relabeling.random());
        VisibleNakedPairs.expectLostInBothHouses(answer, 40, 49, relabeling.random());
    }

    @Points(1)
    @Order(12)
    @Says({
        "A pair that shares two houses strikes in both. On these boards the order in which you look makes no "
                + "difference, and no cell loses its last mark",
        "no pair strikes anything anymore"
    })
    @DisplayName("Pairs that follow from pairs are found to the end, in whatever order")
    @Hint("Go on as long as anything was struck in the last sweep: a fixed number of sweeps is not enough. And is a"
            + " pair two cells of one house that have exactly the same two marks, and does it strike its digits from a"
            + " cell whatever other marks that cell has?")
    void aLongChainComesToItsEnd(PairStrikes answer, Relabeling relabeling) {
        for (int i = 0; i < 12; i++) {
            int[] marks = dressed(CHAINS.get(i % CHAINS.size()).split(" "), relabeling.symmetry(9));
            int[] end = struck(marks);
            int[] got = VisibleNakedPairs.strikePairs(answer, marks);
            for (int cell = 0; cell < 81; cell++) {
                VisibleMarks.expectEqual(
                        end[cell],
                        got[cell],
                        marks,
                        got,
                        "The marks of cell " + cell + ", " + Cells.of(9).name(cell)
                                + ", when no pair strikes anything anymore.",
                        cell);
            }
        }
    }

    private static int[] dressed(String[] written, Symmetry dress) {
        int[] marks = new int[81];
        for (int digit = 1; digit <= 9; digit++) {
            String known = String.valueOf(digit);
            Grid places = dress.apply(Grid.of(Stream.of(written)
                    .mapToInt(each -> each.equals("*") || each.contains(known) ? Integer.parseInt(known) : Grid.BLANK)
                    .toArray()));
            for (int cell = 0; cell < 81; cell++) {
                marks[cell] |= places.isBlank(cell) ? Digits.NONE : Digits.of(places.get(cell));
            }
        }
        return marks;
    }

    private static int[] struck(int[] marks) {
        int[] left = marks.clone();
        for (boolean struck = true; struck; ) {
            struck = false;
            for (int i = 0; i < 27 * 81; i++) {
                int[] house = Cells.of(9).house(i / 81);
                int a = house[i % 81 / 9];
                int b = house[i % 9];
                for (int cell : a < b && left[a] == left[b] && Digits.count(left[a]) == 2 ? house : new int[0]) {
                    if (cell != a && cell != b && (left[cell] & left[a]) != 0) {
                        left[cell] &= ~left[a];
                        struck = true;
                    }
                }
            }
        }
        return left;
    }

    @Points(2)
    @Order(11)
    @Says({"2 to 150,000 countries; colors 0 to 30", "Look again only where something has changed"})
    @DisplayName("A hundred and fifty thousand countries in a row are no trouble")
    @Hint("Look again only at those whose neighbor has lost something: a queue knows them. If you go through the whole"
            + " map after each loss, or use a method that calls itself for each country, you don't come to the end.")
    void aLongStripIsNoTrouble(ConsistentMap answer, Relabeling relabeling) {
        int countries = 150_000;
        int[] names = VisibleMaps.shuffled(countries, relabeling.random());
        int[][] borders = VisibleMaps.renumbered(VisibleMaps.strip(countries), names);
        int[] colors = new int[countries];
        int[] left = new int[countries];
        for (int land = 0; land < countries; land++) {
            colors[names[land]] = land == 0 ? 0b01 : 0b11;
            left[names[land]] = land % 2 == 0 ? 0b01 : 0b10;
        }
        VisibleColors.expectConsistent(
                answer,
                borders,
                colors,
                left,
                "The countries are in a row, one at its end is painted, and from it everything follows.");
    }

    @Points(1)
    @Order(11)
    @Says({"2 to 101 countries; colors 0 to 30", "after each try, think again"})
    @DisplayName("After one guess, thinking does the rest")
    @Hint("Make the map consistent after every guess, not only before the first: on a ring with two colors one guess"
            + " decides everything. And take back as many guesses as it needs: a Sudoku is a map, too, and its search"
            + " guesses wrongly hundreds of times.")
    void oneGuessDecidesARing(PaintedMap answer, Relabeling relabeling) {
        VisibleColors.painted(
                answer,
                VisibleMaps.renumbered(VisibleMaps.ring(100), relabeling.random()),
                IntStream.generate(() -> 0b11).limit(100).toArray());
        int[] two = IntStream.generate(() -> 0b11).limit(101).toArray();
        int[][] ring = VisibleMaps.renumbered(VisibleMaps.ring(101), relabeling.random());
        Expect shown = VisibleColors.shown("task4.paint", ring, two);
        shown.equal(new int[0], answer.paint(ring, two), "A ring of an odd number of countries needs three colors.");
        // Some hundred guesses, and hardly ever luck.
        VisibleColors.expectPainted(
                answer,
                IntStream.range(0, 81).mapToObj(Cells.of(9)::peers).toArray(int[][]::new),
                IntStream.of(NamedPuzzles.get("cheese").grid().toArray())
                        .map(digit -> digit == 0 ? 0b1111111110 : 1 << digit)
                        .toArray());
    }

    @Points(1)
    @Order(12)
    @Says("A map may consist of several islands, and may contradict itself from the start")
    @DisplayName("A map that contradicts itself from the start is recognized")
    @Hint("Two neighbors may have the same single color before you begin. Then there is nothing to search.")
    void aContradictionAtTheStartIsRecognized(PaintedMap answer) {
        VisibleColors.painted(answer, VisibleMaps.strip(3), new int[] {0b100, 0b110, 0b110});
        int[] colors = {0b100, 0b100, 0b010};
        Expect shown = VisibleColors.shown("task4.paint", VisibleMaps.strip(3), colors);
        shown.equal(new int[0], answer.paint(VisibleMaps.strip(3), colors), "Two neighbors are painted alike.");
    }
}
